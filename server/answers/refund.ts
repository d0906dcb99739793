import type { Static } from 'typebox';
import type { Refund } from '../api-contract/refunds.ts';
import { getGiftCardOperation } from '../db/queries/gift-card-operations.ts';
import { settledOfRefunds } from '../db/queries/settlement-lines.ts';
import type { GiftCardOperationRow, OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { getOperation, getTransactionRow } from '../db/queries/transactions.ts';
import { base62, type MerchantAccountId, type OperationId, type TransactionId } from '../domain/ids.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';
import { operationEnd } from './transaction-operation.ts';

type RefundBody = Static<typeof Refund>;

/** A refund to a payment method or to a gift card. `transactionId`: null where any transaction's may be read. */
export async function readRefund(
  parts: ReadParts,
  {
    merchantAccountId,
    refundId,
    transactionId,
  }: Readonly<{
    merchantAccountId: MerchantAccountId;
    refundId: OperationId;
    transactionId: TransactionId | null;
  }>,
): Promise<RefundBody | null> {
  const { db } = parts;
  const isAsked = (id: TransactionId): boolean => transactionId === null || id === transactionId;

  const giftCard = await getGiftCardOperation(db, merchantAccountId, refundId);
  if (
    giftCard?.kind === 'refund-gift-card' &&
    giftCard.transaction_id !== null &&
    isAsked(giftCard.transaction_id)
  ) {
    const transaction = await getTransactionRow(db, merchantAccountId, giftCard.transaction_id);
    if (transaction === null) throw new Error('BUG: a refund without its transaction');
    return renderGiftCardRefund(transaction, giftCard);
  }

  const operation = await getOperation(db, merchantAccountId, refundId);
  if (operation?.kind !== 'refund' || !isAsked(operation.transaction_id)) return null;
  const transaction = await getTransactionRow(db, merchantAccountId, operation.transaction_id);
  if (transaction === null) throw new Error('BUG: an operation without its transaction');
  const refund = renderRefund(transaction, operation);
  const [settled] = await withSettledAmounts(parts, merchantAccountId, [refund]);
  return settled ?? refund;
}

/** What a refund tells of its transaction. */
type RefundedRow = Pick<TransactionRow, 'transaction_id' | 'external_identifier' | 'currency'>;

export function renderRefund(transaction: RefundedRow, operation: OperationRow): RefundBody {
  return refundOf(transaction, operation, {
    status: operation.status === 'voided' ? 'voided' : PENDING_AS_PROCESSING[operationEnd(operation)],
    currency: operation.currency,
    amount: Number(operation.moved_amount ?? operation.amount),
    target_type: 'payment-method',
  });
}

/** A refund to a gift card: an operation at its provider. */
export function renderGiftCardRefund(transaction: RefundedRow, operation: GiftCardOperationRow): RefundBody {
  const { status } = operation;
  return refundOf(transaction, operation, {
    status: status === 'succeeded' || status === 'failed' ? status : 'processing',
    currency: transaction.currency,
    amount: Number(operation.amount),
    target_type: 'gift-card-redemption',
  });
}

function refundOf(
  transaction: RefundedRow,
  operation: OperationRow | GiftCardOperationRow,
  varying: Pick<RefundBody, 'status' | 'currency' | 'amount' | 'target_type'>,
): RefundBody {
  return {
    type: 'refund',
    id: operation.operation_id,
    transaction_id: transaction.transaction_id,
    payment_service_refund_id: operation.processor_reference,
    status: varying.status,
    currency: varying.currency,
    amount: varying.amount,
    reason: operation.reason,
    target_type: varying.target_type,
    target_id: operation.target_id,
    reconciliation_id: base62(operation.operation_id),
    external_identifier: operation.external_identifier,
    transaction_reconciliation_id: base62(transaction.transaction_id),
    transaction_external_identifier: transaction.external_identifier,
    created_at: operation.created_at,
    updated_at: operation.updated_at,
    creator: fromStoredJson(operation.creator),
    error_code: operation.error_code,
    raw_response_code: operation.raw_response_code,
    raw_response_description: operation.raw_response_description,
    // So it is answered at first, for good under its key; who reads it adds what was settled (`withSettledAmounts`).
    settled_currency: null,
    settled_amount: 0,
    settled: false,
  };
}

const PENDING_AS_PROCESSING = {
  succeeded: 'succeeded',
  pending: 'processing',
  declined: 'declined',
  failed: 'failed',
} as const;

/** Refunds with what their processor has settled of them. */
export async function withSettledAmounts(
  { db }: ReadParts,
  merchantAccountId: MerchantAccountId,
  refunds: readonly RefundBody[],
): Promise<RefundBody[]> {
  const settled = await settledOfRefunds(db, merchantAccountId, refunds);
  return refunds.map((refund) => {
    const own = settled.find(({ refund_id: id }) => id === refund.id);
    return own === undefined
      ? refund
      : {
          ...refund,
          settled: true,
          settled_currency: own.currency,
          settled_amount: Number(own.amount),
        };
  });
}
