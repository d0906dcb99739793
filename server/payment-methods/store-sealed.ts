import { Problem } from '../domain/problem.ts';
import {
  type NewPaymentMethod,
  type PaymentMethodWithBuyerRow,
  insertPaymentMethod,
  makePaymentMethodLive,
} from '../db/queries/payment-methods.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue, RecordKind } from '../vault/vault.ts';
import { unfinishedJob } from './unfinished.ts';

/**
 * Vaults what is held and makes it a payment method. The row is there before the number is sealed, so that a
 * crash in between leaves a row that a worker finds, and never a number that nothing points to.
 */
export async function storeSealed(
  parts: MoneyParts,
  made: NewPaymentMethod & Readonly<{ vault_record_id: NonNullable<NewPaymentMethod['vault_record_id']> }>,
  sealed: Readonly<{ kind: RecordKind; fields: Readonly<Record<string, HeldValue>> }>,
  now: Date,
): Promise<PaymentMethodWithBuyerRow> {
  const { merchant_account_id: merchantAccountId } = made;
  const job = unfinishedJob(parts, { kind: 'payment-method', merchantAccountId });
  await insertPaymentMethod(parts.db, made, job, now);
  await parts.vault.seal(merchantAccountId, made.vault_record_id, sealed.kind, sealed.fields);
  const live = await makePaymentMethodLive(parts.db, merchantAccountId, made.payment_method_id);
  if (live === null)
    throw new Problem('service_unavailable', {
      privateText: `payment method ${made.payment_method_id} took so long to store that a worker gave it up`,
    });
  return live;
}
