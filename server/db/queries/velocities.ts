import {
  VELOCITY_KINDS,
  VELOCITY_PAYMENTS_MAX,
  VELOCITY_WINDOWS,
  type VelocityKind,
  type VelocityWindow,
} from '../../domain/flow/velocity.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** What the newest payments that have a value in common come to, of one stretch of time; nothing where none are. */
export type VelocityRow = Readonly<{
  kind: VelocityKind;
  within: VelocityWindow;
  payments: number;
  approved: number;
  declined: number;
  /** Other ones than that of the payment that asks. */
  cards: number;
  /** In its currency, in minor units: of what was not declined, and did not fail or end otherwise. */
  amount: bigint;
}>;

/** Payments that have the value `v.value`. Each of them is in an index that is in the order of `updated_at`. */
const SAME: Readonly<Record<VelocityKind, string>> = {
  card: 'left(t.payment_method_fingerprint, 16) = left(v.value, 16) AND t.payment_method_fingerprint = v.value',
  buyer_id: 't.buyer_id = v.value::uuid',
  buyer_external_identifier: 'normalize(t.buyer_external_identifier, NFC) = normalize(v.value, NFC)',
  email_address: 'lower(t.buyer_email_address) = lower(v.value)',
  ip_address: 't.ip_network = v.value',
  device: 't.device_digest = v.value',
};

/**
 * Not counted are payments without a buyer, what stands in for an authorization that expired, and what was refused
 * here before anybody was asked: it would keep a limit filled for as long as somebody tries. They are left out before
 * the newest are taken, or whoever is refused often enough would push out what counts.
 */
const COUNTED = `t.transaction_id <> $7 AND NOT t.merchant_initiated AND t.reauthorized_from_transaction_id IS NULL
        AND NOT (t.status = 'declined' AND t.payment_service_id IS NULL)`;

/** A payment is updated when it is made or later, so nothing of the stretch is left out. */
const NEWEST = VELOCITY_KINDS.map(
  (kind) => `
     (SELECT t.created_at, t.authorized_at, t.status, t.payment_method_fingerprint, t.currency,
        t.amount - t.gift_card_amount AS amount
      FROM transactions t
      WHERE v.kind = '${kind}' AND t.merchant_account_id = $1 AND ${SAME[kind]}
        AND t.updated_at > $4 AND t.created_at > $4 AND ${COUNTED}
      ORDER BY t.updated_at DESC, t.transaction_id DESC LIMIT ${VELOCITY_PAYMENTS_MAX})`,
).join(' UNION ALL');

const COUNT = sql(
  'velocities.count',
  `SELECT v.kind, w.within, count(*)::integer AS payments,
     (count(*) FILTER (WHERE t.authorized_at IS NOT NULL))::integer AS approved,
     (count(*) FILTER (WHERE t.status = 'declined'))::integer AS declined,
     (count(DISTINCT t.payment_method_fingerprint)
       FILTER (WHERE t.payment_method_fingerprint IS DISTINCT FROM $8))::integer AS cards,
     coalesce(sum(t.amount)
       FILTER (WHERE t.currency = $9 AND t.status NOT IN ('declined', 'failed', 'voided', 'expired')), 0)::bigint
       AS amount
   FROM unnest($2::text[], $3::text[]) v (kind, value)
   CROSS JOIN LATERAL (${NEWEST}) t
   JOIN unnest($5::text[], $6::timestamptz[]) w (within, since) ON t.created_at > w.since
   GROUP BY v.kind, w.within LIMIT ${VELOCITY_KINDS.length * Object.keys(VELOCITY_WINDOWS).length}`,
);

/** The payment that asks is not among those that are counted, whether it is stored already or not. */
export function countVelocities(
  db: Queryable,
  asked: Readonly<{
    merchantAccountId: MerchantAccountId;
    transactionId: TransactionId;
    fingerprint: string | null;
    currency: string;
    values: readonly Readonly<{ kind: VelocityKind; value: string }>[];
    windows: readonly Readonly<{ within: VelocityWindow; since: Date }>[];
  }>,
): Promise<VelocityRow[]> {
  const { values, windows } = asked;
  const first = new Date(Math.min(...windows.map(({ since }) => since.getTime())));
  return db.query<VelocityRow>(COUNT, [
    ...[asked.merchantAccountId, values.map(({ kind }) => kind), values.map(({ value }) => value), first],
    ...[windows.map(({ within }) => within), windows.map(({ since }) => since)],
    ...[asked.transactionId, asked.fingerprint, asked.currency],
  ]);
}
