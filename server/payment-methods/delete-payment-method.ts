import { accountUpdaterRecordsOf } from '../db/queries/account-updater.ts';
import {
  beginPaymentMethodDeletion,
  giveUpPaymentMethod,
  removePaymentMethod,
} from '../db/queries/payment-method-ends.ts';
import type { PaymentMethodRow } from '../db/queries/payment-methods.ts';
import { endJob } from '../db/queries/jobs.ts';
import type { RenderedByVersion } from '../db/queries/webhook-events.ts';
import { type BuyerId, type MerchantAccountId, type PaymentMethodId, toId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { endMandates } from './mandates.ts';
import { deletePaymentServiceTokens } from './tokens/delete-tokens.ts';
import { deleteNetworkTokenOf } from '../vault/network-tokens/network-tokens.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { stillUnderWay, unfinishedJob } from './unfinished.ts';

/**
 * Deletes a payment method and what is vaulted of it. From the first statement on it cannot be seen or used;
 * a crash after that leaves the rest to a worker. `buyerId`: only where it is this buyer's; null, whoever's.
 * `shown`: what is told of it. False when there is none.
 */
export async function deletePaymentMethod(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
  buyerId: BuyerId | null,
  shown: RenderedByVersion | null,
): Promise<boolean> {
  const now = parts.clock.nowFor(merchantAccountId);
  const begun = await beginPaymentMethodDeletion(parts.db, merchantAccountId, id, buyerId, {
    eventId: newId(now),
    now,
    job: unfinishedJob(parts, { kind: 'payment-method', merchantAccountId }),
    shown,
  });
  if (begun === null) return false;

  const row = {
    merchant_account_id: merchantAccountId,
    payment_method_id: id,
    vault_record_id: begun.vault_record_id,
  };
  await destroy(parts, row);
  await remove(parts, row);
  return true;
}

/** What a crash left half stored or half deleted, and what was stored for a payment that never began. */
export const paymentMethodKind: Kind<UnfinishedDeletion> = {
  open: async (parts, operation) => {
    const underWay = stillUnderWay(parts, operation);
    if (underWay !== null) return underWay;
    const { merchant_account_id, operation_id: id } = operation;
    const left = await giveUpPaymentMethod(parts.db, merchant_account_id, toId(id));
    if (left !== null) return { kind: 'open', subject: { merchant_account_id, ...left } };
    await endJob(parts.db, merchant_account_id, id, operation);
    return DONE;
  },
  send: async (parts, row) => (await destroy(parts, row), DONE),
  apply: async (parts, row) => (await remove(parts, row), DONE),
  policy: () => UNTIL_DONE,
  tells: 'a payment method could not be deleted',
};

type UnfinishedDeletion = Pick<
  PaymentMethodRow,
  'merchant_account_id' | 'payment_method_id' | 'vault_record_id'
>;

/** What hangs on it, here and elsewhere. */
async function destroy(parts: MoneyParts, row: UnfinishedDeletion): Promise<void> {
  await endMandates(parts, row.merchant_account_id, row.payment_method_id);
  await deletePaymentServiceTokens(parts, row.merchant_account_id, row.payment_method_id, null);
  await deleteNetworkTokenOf(parts, row.merchant_account_id, row.payment_method_id);
  for (const recordId of await accountUpdaterRecordsOf(
    parts.db,
    row.merchant_account_id,
    row.payment_method_id,
  ))
    await parts.vault.shred(row.merchant_account_id, recordId);
  if (row.vault_record_id !== null) await parts.vault.shred(row.merchant_account_id, row.vault_record_id);
}

async function remove({ db }: ReadParts, row: UnfinishedDeletion): Promise<void> {
  await removePaymentMethod(db, row.merchant_account_id, row.payment_method_id);
}
