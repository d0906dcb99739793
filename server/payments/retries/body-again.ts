import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { RetryState } from '../../domain/retry/retry.ts';
import type { CreateBody } from '../request/context.ts';

/** The request of a declined charge once more, as its transaction has it. */
export function bodyAgain(of: TransactionRow & Readonly<{ retry: RetryState }>): CreateBody {
  const { request, metadata } = of;
  if (of.payment_method_id === null) throw new Error('BUG: a charge of nothing that is stored');

  return {
    ...request,
    amount: Number(of.amount),
    currency: of.currency,
    country: of.country,
    payment_method: { method: 'id', id: of.payment_method_id },
    external_identifier: of.external_identifier,
    metadata: metadata === null ? null : { ...metadata },
    intent: of.intent,
    store: false,
    // The order goes along as its key.
    pays_once: false,
    payment_source: of.payment_source,
    merchant_initiated: true,
    is_subsequent_payment: of.is_subsequent_payment,
    payment_service_id: of.retry.payment_service_id,
    async_capture: request['async_capture'] === true,
    account_funding_transaction: request['account_funding_transaction'] === true,
    allow_partial_authorization: request['allow_partial_authorization'] === true,
  };
}
