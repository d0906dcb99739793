import { accountUpdaterRecordsOf } from '../db/queries/account-updater.ts';
import {
  beginPaymentMethodDeletion,
  claimUnfinishedPaymentMethods,
  claimUnusedPaymentMethods,
  removePaymentMethod,
  type UnfinishedPaymentMethod,
} from '../db/queries/payment-methods.ts';
import type { Shown } from '../db/queries/webhook-events.ts';
import type { BuyerId, MerchantAccountId, PaymentMethodId } from '../domain/ids.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';
import { endMandates } from './mandates.ts';
import { deletePaymentServiceTokens } from './tokens/delete-tokens.ts';
import { deleteNetworkTokenOf, networkTokenPartsOf } from '../vault/network-tokens/network-tokens.ts';
import type { Source } from '../operations/due.ts';
import { UNFINISHED_AFTER_MS, unfinished } from './unfinished.ts';

/**
 * Deletes a payment method and what is vaulted of it. From the first statement on it cannot be seen or used;
 * a crash after that leaves the rest to
 * the sweep. `buyerId`: only where it is this buyer's; null, whoever's. `shown`: what is told of
 * it. False when there is none.
 */
export async function deletePaymentMethod(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
  buyerId: BuyerId | null,
  shown: Shown | null,
): Promise<boolean> {
  const now = parts.clock.nowFor(merchantAccountId);
  const begun = await beginPaymentMethodDeletion(parts.db, merchantAccountId, id, buyerId, {
    eventId: newId(now),
    now,
    machineNow: parts.clock.now(),
    shown,
  });
  if (begun === null) return false;
  await finish(parts, {
    merchant_account_id: merchantAccountId,
    payment_method_id: id,
    vault_record_id: begun.vault_record_id,
  });
  return true;
}

/** What a crash left half stored or half deleted. */
export const unfinishedPaymentMethods: Source<UnfinishedPaymentMethod> = {
  name: 'unfinished payment methods',
  claim: unfinished(claimUnfinishedPaymentMethods),
  party: () => '',
  about: ({ payment_method_id: paymentMethodId }) => ({ paymentMethodId }),
  leaseMs: UNFINISHED_AFTER_MS,
  work: finish,
};

/** What was stored for a payment that never began. */
export const unusedPaymentMethods: Source<UnfinishedPaymentMethod> = {
  ...unfinishedPaymentMethods,
  name: 'unused payment methods',
  claim: unfinished(claimUnusedPaymentMethods),
};

async function finish(parts: Parts, row: UnfinishedPaymentMethod): Promise<void> {
  await endMandates(parts, row.merchant_account_id, row.payment_method_id);
  await deletePaymentServiceTokens(parts, row.merchant_account_id, row.payment_method_id, null);
  await deleteNetworkTokenOf(networkTokenPartsOf(parts), row.merchant_account_id, row.payment_method_id);
  for (const recordId of await accountUpdaterRecordsOf(
    parts.db,
    row.merchant_account_id,
    row.payment_method_id,
  ))
    await parts.vault.shred(row.merchant_account_id, recordId);
  if (row.vault_record_id !== null) await parts.vault.shred(row.merchant_account_id, row.vault_record_id);
  await removePaymentMethod(parts.db, row.merchant_account_id, row.payment_method_id);
}
