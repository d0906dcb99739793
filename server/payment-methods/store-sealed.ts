import { Problem } from '../problem/problem.ts';
import {
  type NewPaymentMethod,
  type PaymentMethodWithBuyerRow,
  insertPaymentMethod,
  makePaymentMethodLive,
} from '../db/queries/payment-methods.ts';
import type { Parts } from '../parts.ts';
import type { Held, RecordKind } from '../vault/vault.ts';

/**
 * Vaults what is held and makes it a payment method. The row is there before the number is sealed, so that a
 * crash in between leaves a row that the
 * sweep finds, and never a number that nothing points to.
 */
export async function storeSealed(
  parts: Parts,
  made: NewPaymentMethod & Readonly<{ vault_record_id: NonNullable<NewPaymentMethod['vault_record_id']> }>,
  sealed: Readonly<{ kind: RecordKind; fields: Readonly<Record<string, Held>> }>,
  now: Date,
): Promise<PaymentMethodWithBuyerRow> {
  await insertPaymentMethod(parts.db, made, { now, machineNow: parts.clock.now() });
  await parts.vault.seal(made.merchant_account_id, made.vault_record_id, sealed.kind, sealed.fields);
  const live = await makePaymentMethodLive(
    parts.db,
    made.merchant_account_id,
    made.payment_method_id,
    parts.clock.now(),
  );
  if (live === null)
    throw new Problem('service_unavailable', {
      privateText: `payment method ${made.payment_method_id} took so long to store that the sweep gave it up`,
    });
  return live;
}
