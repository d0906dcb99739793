import type { Static } from 'typebox';
import type { Capture, TransactionCapture } from '../../api-contract/captures.ts';
import type { Refund } from '../../api-contract/refunds.ts';
import type { TransactionCancel } from '../../api-contract/transaction-cancel.ts';
import type { TransactionAuthorizationIncrement } from '../../api-contract/transaction-increment.ts';
import type { TransactionVoid } from '../../api-contract/voids.ts';
import type { ApiVersion } from '../../domain/api-version.ts';
import { fromStoredJson } from '../../json/stored-json.ts';
import type {
  GiftCardOperationRow,
  OperationRow,
  TransactionRow,
} from '../../db/queries/transaction-rows.ts';
import { base62 } from '../../domain/ids.ts';
import { renderTransaction } from './render.ts';

type RefundBody = Static<typeof Refund>;

export function renderCapture(transaction: TransactionRow, operation: OperationRow): Static<typeof Capture> {
  return {
    type: 'capture',
    id: operation.operation_id,
    merchant_account_id: operation.merchant_account_id,
    transaction_id: operation.transaction_id,
    xid: operation.processor_reference,
    currency: operation.currency,
    amount: Number(operation.moved_amount ?? operation.amount),
    status: endOf(operation),
    final: operation.final,
    created_at: operation.created_at,
    updated_at: operation.updated_at,
    captured_at: operation.status === 'succeeded' ? operation.resolved_at : null,
    external_identifier: operation.external_identifier,
    error_code: operation.error_code,
    iso_response_code: null,
    raw_response_code: operation.raw_response_code,
    raw_response_description: operation.raw_response_description,
    transaction_external_identifier: transaction.external_identifier,
    cart_items: fromStoredJson(operation.details['cart_items'] ?? null),
  };
}

export function renderRefund(transaction: TransactionRow, operation: OperationRow): RefundBody {
  return refundOf(transaction, operation, {
    status: operation.status === 'voided' ? 'voided' : PENDING_AS_PROCESSING[endOf(operation)],
    currency: operation.currency,
    amount: Number(operation.moved_amount ?? operation.amount),
    target_type: 'payment-method',
  });
}

/** A refund to a gift card: an operation at its provider. */
export function renderGiftCardRefund(
  transaction: TransactionRow,
  operation: GiftCardOperationRow,
): RefundBody {
  const { status } = operation;
  return refundOf(transaction, operation, {
    status: status === 'succeeded' || status === 'failed' ? status : 'processing',
    currency: transaction.currency,
    amount: Number(operation.amount),
    target_type: 'gift-card-redemption',
  });
}

function refundOf(
  transaction: TransactionRow,
  operation: OperationRow | GiftCardOperationRow,
  told: Pick<RefundBody, 'status' | 'currency' | 'amount' | 'target_type'>,
): RefundBody {
  return {
    type: 'refund',
    id: operation.operation_id,
    transaction_id: transaction.transaction_id,
    payment_service_refund_id: operation.processor_reference,
    status: told.status,
    currency: told.currency,
    amount: told.amount,
    reason: operation.reason,
    target_type: told.target_type,
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
    // So it is answered at first, for good under its key; whoever reads it adds what was settled (`withSettled`).
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

export function renderTransactionCapture(
  transaction: TransactionRow,
  operation: OperationRow,
  version: ApiVersion,
): Static<typeof TransactionCapture> {
  return {
    type: 'transaction-capture',
    ...resultOf(operation),
    transaction: renderTransaction(transaction, version),
    // An authorization that captured in the same message has no capture of its own.
    capture_id: operation.kind === 'capture' ? operation.operation_id : null,
    payment_service_capture_id: operation.processor_reference,
    external_identifier: operation.external_identifier,
    billing_details: fromStoredJson(transaction.buyer?.['billing_details'] ?? null),
    shipping_details:
      transaction.shipping_details === null
        ? null
        : fromStoredJson({ ...transaction.shipping_details, type: 'shipping-details' }),
  };
}

export function renderTransactionVoid(
  transaction: TransactionRow,
  operation: OperationRow,
  version: ApiVersion,
): Static<typeof TransactionVoid> {
  return {
    type: 'transaction-void',
    ...resultOf(operation),
    transaction: renderTransaction(transaction, version),
  };
}

export function renderTransactionCancel(
  transaction: TransactionRow,
  operation: OperationRow,
  version: ApiVersion,
): Static<typeof TransactionCancel> {
  const { status, ...result } = resultOf(operation);
  return {
    type: 'transaction-cancel',
    status: status === 'declined' ? 'failed' : status,
    ...result,
    transaction: renderTransaction(transaction, version),
  };
}

/** There is no word for an increment that is not decided yet; until it is, the amount is not authorized. */
export function renderTransactionIncrement(
  transaction: TransactionRow,
  operation: OperationRow,
  version: ApiVersion,
): Static<typeof TransactionAuthorizationIncrement> {
  const { status, ...result } = resultOf(operation);
  return {
    type: 'transaction-authorization-increment',
    status: status === 'succeeded' ? 'succeeded' : 'failed',
    ...result,
    transaction: renderTransaction(transaction, version),
  };
}

function resultOf(operation: OperationRow) {
  return {
    status: endOf(operation),
    code: operation.error_code,
    raw_response_code: operation.raw_response_code,
    raw_response_description: operation.raw_response_description,
  } as const;
}

/** An outcome that is not known is told as pending: it may still be any of the others. */
function endOf(operation: OperationRow): 'succeeded' | 'pending' | 'declined' | 'failed' {
  switch (operation.status) {
    case 'sent':
    case 'unknown':
    case 'pending':
      return 'pending';
    case 'voided':
      return 'failed';
    case 'succeeded':
    case 'declined':
    case 'failed':
      return operation.status;
    default:
      return operation.status satisfies never;
  }
}
