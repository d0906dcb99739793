import type { Static } from 'typebox';
import type { TransactionCapture } from '../api-contract/captures.ts';
import type { TransactionCancel } from '../api-contract/transaction-cancel.ts';
import type { TransactionAuthorizationIncrement } from '../api-contract/transaction-increment.ts';
import type { TransactionVoid } from '../api-contract/voids.ts';
import type { OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import { renderTransaction } from './transaction.ts';

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
    status: operationEnd(operation),
    code: operation.error_code,
    raw_response_code: operation.raw_response_code,
    raw_response_description: operation.raw_response_description,
  } as const;
}

/** An outcome that is not known is told as pending: it may still be any of the others. */
export function operationEnd(operation: OperationRow): 'succeeded' | 'pending' | 'declined' | 'failed' {
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
