import { activateByToken, getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import {
  PAYMENT_SERVICE_TOKEN_FIELD,
  findPaymentServiceToken,
  insertPaymentServiceToken,
  makePaymentServiceTokenLive,
} from '../../db/queries/payment-service-tokens.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type {
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import type { StoredToken } from '../../domain/outcome.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';
import { deletePaymentServiceTokens } from './delete-tokens.ts';
import { unfinishedJob } from '../unfinished.ts';
import { tokenRecord } from './make.ts';

/** An answer that has the token already: no event need tell of it. */
export async function keepTokenFrom(
  parts: MoneyParts,
  transaction: TransactionRow,
  operation: OperationRow,
  outcome: ReportedOutcome,
): Promise<void> {
  if (outcome.kind !== 'succeeded' || !('storedToken' in outcome.value)) return;
  const { merchant_account_id: merchantAccountId, payment_method_id: paymentMethodId } = transaction;
  if (paymentMethodId === null || outcome.value.storedToken === undefined) return;
  await keepDeliveredToken(parts, {
    merchantAccountId,
    paymentMethodId,
    paymentServiceId: operation.payment_service_id,
    transactionId: transaction.transaction_id,
    ...outcome.value.storedToken,
  });
}

type DeliveredToken = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentMethodId: PaymentMethodId;
  paymentServiceId: PaymentServiceId;
  transactionId: TransactionId;
}> &
  StoredToken;

/**
 * A processor delivered its token for later charges. It is known again by its fingerprint: told twice it is
 * one token, and one that a crash left half stored is finished by the next telling. True when it is new.
 * Nothing is kept for a payment method that is gone.
 */
export async function keepDeliveredToken(
  parts: MoneyParts,
  { merchantAccountId, paymentMethodId, paymentServiceId, transactionId, token, label }: DeliveredToken,
): Promise<boolean> {
  if ((await getLivePaymentMethod(parts.db, merchantAccountId, paymentMethodId)) === null) return false;

  const now = parts.clock.nowFor(merchantAccountId);
  const held = await parts.vault.hold('payment_service_token', Buffer.from(token));
  try {
    const fingerprint = await parts.vault.fingerprint(merchantAccountId, held);
    const made = newId<'payment-service-token'>(now);
    const inserted = await insertPaymentServiceToken(
      parts.db,
      {
        merchant_account_id: merchantAccountId,
        payment_service_token_id: made,
        payment_method_id: paymentMethodId,
        payment_service_id: paymentServiceId,
        status: 'succeeded',
        vault_record_id: tokenRecord(made),
        fingerprint,
        redirect_url: null,
        transaction_id: transactionId,
      },
      unfinishedJob(parts, { kind: 'payment-service-token', merchantAccountId, paymentServiceId }),
      now,
    );
    const id =
      inserted?.payment_service_token_id ??
      (await findPaymentServiceToken(parts.db, {
        merchantAccountId,
        paymentMethodId,
        paymentServiceId,
        fingerprint,
      }));
    if (id === null) return false;
    await parts.vault.seal(merchantAccountId, tokenRecord(id), 'payment_service_token', {
      [PAYMENT_SERVICE_TOKEN_FIELD]: held,
    });
    const isNew = (await makePaymentServiceTokenLive(parts.db, merchantAccountId, id)) !== null;
    await activateByToken(parts.db, merchantAccountId, paymentMethodId, label, newId(now), now);
    // The deletion of a payment method looks for tokens after it is written, and this looks for the deletion
    // after the token is.
    if ((await getLivePaymentMethod(parts.db, merchantAccountId, paymentMethodId)) === null)
      await deletePaymentServiceTokens(parts, merchantAccountId, paymentMethodId, null);
    return isNew;
  } finally {
    await parts.vault.release([held]);
  }
}
