import type { Static } from 'typebox';
import type { Receipt } from '../api-contract/receipts.ts';
import type { ReceiptRow } from '../db/queries/receipts.ts';
import type { ReceiptStatus } from '../domain/receipt.ts';
import { fromStoredJson } from '../json/stored-json.ts';

/** A receipt as the API answers it. */
export function renderReceipt(row: ReceiptRow): Static<typeof Receipt> {
  return {
    type: 'receipt',
    id: row.operation_id,
    merchant_account_id: row.merchant_account_id,
    transaction_id: row.transaction_id,
    about: row.details.about,
    currency: fromStoredJson(row.currency),
    amount: Number(row.amount),
    email_address: row.details.shown_address,
    status: receiptStatus(row),
    detail: row.detail,
    created_at: row.created_at,
    updated_at: row.updated_at,
    sent_at: row.status === 'succeeded' ? row.resolved_at : null,
  };
}

export function receiptStatus({ status, reason }: Pick<ReceiptRow, 'status' | 'reason'>): ReceiptStatus {
  if (status === 'succeeded') return 'sent';
  if (status !== 'failed') return 'pending';
  return reason === 'unconfirmed' ? 'unknown' : 'failed';
}
