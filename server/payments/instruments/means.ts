import type { PaymentService } from '../../payment-services/payment-services.ts';
import { mandateAt } from '../../db/queries/mandates.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { errorCode } from '../../domain/decline.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { Parts } from '../../parts.ts';
import { CARD_NUMBER_FIELD } from '../../payment-methods/store-card.ts';
import type { Means } from './authorize-input.ts';
import { accountOf, meansOfBank } from './bank.ts';
import { isLiving } from '../../payment-methods/mandates.ts';
import { tokensOf } from './stored-redirect.ts';

/** What goes out, or the answer where nothing may. */
type Handed = Readonly<{ means: Means; answer: null }> | Readonly<{ means: null; answer: Outcome<never> }>;

/**
 * What one payment service is handed: of a stored bank account its mandate there, of what was approved
 * elsewhere its token.
 */
export async function meansAt(
  parts: Parts,
  transaction: TransactionRow,
  service: PaymentService,
  means: Means,
): Promise<Handed> {
  const { merchant_account_id: merchantAccountId, payment_method_id: paymentMethodId } = transaction;
  if (paymentMethodId === null) return { means, answer: null };
  if ('method' in means && means.method === 'bank') {
    const mandate = await mandateAt(parts.db, merchantAccountId, paymentMethodId, service.id);
    if (mandate === null) return { means, answer: null };
    if (isLiving(mandate))
      return { means: { ...means, mandate: processorReference(mandate.reference) }, answer: null };
    // With the account number the processor would take it for a new permission, which nobody gave.
    const description =
      mandate.status === 'failed'
        ? 'the mandate was refused'
        : `the mandate was revoked${mandate.ended_by === null ? '' : ` by the ${mandate.ended_by}`}`;
    return {
      means: null,
      answer: {
        kind: 'declined',
        code: errorCode('canceled_payment_method'),
        raw: { code: null, description },
      },
    };
  }
  if (transaction.instrument_type === 'redirect_token' && transaction.method !== null) {
    const token = (await tokensOf(parts, merchantAccountId, paymentMethodId)).get(service.id);
    if (token !== undefined)
      return { means: { method: 'stored-token', token, name: transaction.method }, answer: null };
    return {
      means: null,
      answer: {
        kind: 'failed',
        code: errorCode('unavailable_payment_method'),
        detail: 'the token of this payment service is gone',
      },
    };
  }
  return { means, answer: null };
}

/**
 * What a transaction pays with, from what is stored alone: an inline card is gone with its request, and
 * security codes always are. Null where nothing was kept.
 */
export async function meansOfStored(parts: Parts, transaction: TransactionRow): Promise<Means | null> {
  const {
    merchant_account_id: merchantAccountId,
    instrument_type: type,
    method,
    payment_method_id: paymentMethodId,
    vault_record_id: recordId,
  } = transaction;
  if (type === 'redirect' || type === 'redirect_token')
    return method === null ? null : { method: 'redirect', name: method };
  if (type === 'network_token' || recordId === null) return null;
  if (type !== 'bank')
    return {
      number: parts.vault.secret(merchantAccountId, recordId, CARD_NUMBER_FIELD, 'card.number'),
      securityCode: null,
    };
  const stored =
    paymentMethodId === null
      ? null
      : await getLivePaymentMethod(parts.db, merchantAccountId, paymentMethodId);
  const account = stored === null ? null : accountOf(parts, stored);
  return account === null ? null : meansOfBank(account);
}
