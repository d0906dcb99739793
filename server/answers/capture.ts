import type { Static } from 'typebox';
import type { Capture } from '../api-contract/captures.ts';
import type { OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { getOperation, getTransactionRow } from '../db/queries/transactions.ts';
import type { OperationId } from '../domain/ids.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';
import type { TransactionKey } from './transaction.ts';
import { operationEnd } from './transaction-operation.ts';

export async function readCapture(
  { db }: ReadParts,
  { merchantAccountId, transactionId, captureId }: TransactionKey & Readonly<{ captureId: OperationId }>,
): Promise<Static<typeof Capture> | null> {
  const transaction = await getTransactionRow(db, merchantAccountId, transactionId);
  const operation = await getOperation(db, merchantAccountId, captureId);
  return transaction !== null &&
    operation?.kind === 'capture' &&
    operation.transaction_id === transaction.transaction_id
    ? renderCapture(transaction, operation)
    : null;
}

export function renderCapture(transaction: TransactionRow, operation: OperationRow): Static<typeof Capture> {
  return {
    type: 'capture',
    id: operation.operation_id,
    merchant_account_id: operation.merchant_account_id,
    transaction_id: operation.transaction_id,
    xid: operation.processor_reference,
    currency: operation.currency,
    amount: Number(operation.moved_amount ?? operation.amount),
    status: operationEnd(operation),
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
