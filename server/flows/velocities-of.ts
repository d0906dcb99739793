import { type VelocityRow, countVelocities } from '../db/queries/velocities.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { type Velocity, type VelocityKind, VELOCITY_WINDOWS, velocityName } from '../domain/flow/velocity.ts';
import type { ReadParts } from '../parts.ts';

/** A payment that is about to be made, as far as others may have something in common with it. */
export type CountedPayment = Pick<
  TransactionRow,
  | 'merchant_account_id'
  | 'transaction_id'
  | 'currency'
  | 'payment_method_fingerprint'
  | 'buyer_id'
  | 'buyer_external_identifier'
  | 'buyer_email_address'
  | 'ip_network'
  | 'device_digest'
>;

/**
 * What rules ask of the payments before this one, in one statement: `{"declined per card within 1 hour": 4}`. What the
 * payment has no value for is left out. Payments that are decided at the same moment do not see each other.
 */
export async function velocitiesOf(
  { db }: Pick<ReadParts, 'db'>,
  asked: readonly Velocity[],
  payment: CountedPayment,
  { amount, now }: Readonly<{ amount: bigint; now: Date }>,
): Promise<Readonly<Record<string, number>>> {
  const values = [...new Set(asked.map(({ by }) => by))].flatMap((kind) => {
    const value = valueOf(kind, payment);
    return value === null || value === '' ? [] : [{ kind, value }];
  });
  if (values.length === 0) return {};

  const windows = [...new Set(asked.map(({ within }) => within))].map((within) => ({
    within,
    since: new Date(now.getTime() - VELOCITY_WINDOWS[within] * 1_000),
  }));
  const rows = await countVelocities(db, {
    merchantAccountId: payment.merchant_account_id,
    transactionId: payment.transaction_id,
    fingerprint: payment.payment_method_fingerprint,
    currency: payment.currency,
    values,
    windows,
  });
  const known = asked.filter(({ by }) => values.some(({ kind }) => kind === by));
  return Object.fromEntries(
    known.map((one) => [
      velocityName(one),
      withThisOne(
        one,
        rows.find(({ kind, within }) => kind === one.by && within === one.within),
        {
          hasCard: payment.payment_method_fingerprint !== null,
          amount,
        },
      ),
    ]),
  );
}

function valueOf(kind: VelocityKind, payment: CountedPayment): string | null {
  switch (kind) {
    case 'card':
      return payment.payment_method_fingerprint;
    case 'email_address':
      return payment.buyer_email_address;
    case 'ip_address':
      return payment.ip_network;
    case 'device':
      return payment.device_digest;
    default:
      return payment[kind];
  }
}

/** It is one more payment, with its amount and maybe another card; whether it is approved is not known yet. */
function withThisOne(
  { count }: Velocity,
  row: VelocityRow | undefined,
  { hasCard, amount }: Readonly<{ hasCard: boolean; amount: bigint }>,
): number {
  switch (count) {
    case 'payments':
      return (row?.payments ?? 0) + 1;
    case 'cards':
      return (row?.cards ?? 0) + (hasCard ? 1 : 0);
    case 'amount':
      return Number((row?.amount ?? 0n) + amount);
    case 'approved':
    case 'declined':
      return row?.[count] ?? 0;
    default:
      return count satisfies never;
  }
}
