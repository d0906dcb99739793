import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { ReceiptSubject } from '../../domain/receipt.ts';
import type { DueOperation } from './operations.ts';
import type { AnyOperationRow } from './transaction-rows.ts';

/**
 * A receipt: a row of `operations`, due until it is sent. `sent`: it is to be sent. `unknown`: all of it was handed to
 * a mail server, which has not answered, or it was still to be sent in a copy that the database was restored from.
 * `succeeded`: the server has it. `failed`, with a `reason`: it does not go.
 */
export type ReceiptRow = AnyOperationRow &
  Readonly<{ kind: 'receipt'; transaction_id: TransactionId; currency: string; details: ReceiptDetails }>;

export type ReceiptDetails = Readonly<{
  about: ReceiptSubject;
  /** Where it goes; gone once it went or cannot go. */
  email_address?: string;
  /** What of it may be shown. */
  shown_address: string;
  /** As asked for; null: what the payment suggests. */
  language: string | null;
  /** When the money moved. */
  happened_at: string;
}>;

/** Why a receipt does not go. */
export type ReceiptEnd = 'refused' | 'given-up' | 'unconfirmed';

const OF_TRANSACTION = sql(
  'receipts.of_transaction',
  `SELECT * FROM operations WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = 'receipt'
   ORDER BY operation_id LIMIT 100`,
  ['transaction_id', 'currency'],
);
/** Oldest first. */
export function receiptsOfTransaction(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<ReceiptRow[]> {
  return db.query<ReceiptRow>(OF_TRANSACTION, [merchantAccountId, id]);
}

type ClaimedReceipt = Pick<DueOperation, 'merchant_account_id' | 'operation_id' | 'due_at'>;

const HAND_OVER = sql(
  'receipts.hand_over',
  `UPDATE operations SET status = 'unknown', due_at = $4, updated_at = $5, detail = NULL
   WHERE merchant_account_id = $1 AND operation_id = $2 AND due_at = $3 AND kind = 'receipt' AND status = 'sent'
   RETURNING operation_id`,
);
/**
 * Everything but its last byte is with the mail server: from here on it may have been taken. `until`: when another
 * worker may conclude that nobody knows. False: it is another worker's by now, or over.
 */
export async function handOverReceipt(
  db: Queryable,
  { merchant_account_id, operation_id, due_at }: ClaimedReceipt,
  { now, until }: Readonly<{ now: Date; until: Date }>,
): Promise<boolean> {
  const values = [merchant_account_id, operation_id, due_at, until, timestamp(now)];
  return (await db.query<{ operation_id: OperationId }>(HAND_OVER, values)).length > 0;
}

const TAKE_BACK = sql(
  'receipts.take_back',
  `UPDATE operations SET status = 'sent', due_at = $3, updated_at = $4, detail = $5
   WHERE merchant_account_id = $1 AND operation_id = $2 AND kind = 'receipt' AND status = 'unknown'`,
);
/** The mail server answered after all that it did not take it: it is sent again then. */
export async function takeReceiptBack(
  db: Queryable,
  { merchant_account_id, operation_id }: ClaimedReceipt,
  { now, dueAt, detail }: Readonly<{ now: Date; dueAt: Date; detail: string }>,
): Promise<void> {
  await db.query(TAKE_BACK, [merchant_account_id, operation_id, dueAt, timestamp(now), detail]);
}

const END = sql(
  'receipts.end',
  `UPDATE operations SET status = CASE WHEN $3::text IS NULL THEN 'succeeded' ELSE 'failed' END,
     moved_amount = CASE WHEN $3::text IS NULL THEN 0 END, reason = $3, detail = $4, due_at = NULL,
     details = details - 'email_address', updated_at = $5, resolved_at = $5
   WHERE merchant_account_id = $1 AND operation_id = $2 AND kind = 'receipt' AND resolved_at IS NULL
     AND ($6::timestamptz IS NULL OR due_at = $6)`,
);
/**
 * It is over, and so is what its address was kept for. `why` null: the mail server has it. `claimed`: only while it is
 * due as it was then; null for an answer, which counts whoever has the row.
 */
export async function endReceipt(
  db: Queryable,
  { merchant_account_id, operation_id }: Pick<ClaimedReceipt, 'merchant_account_id' | 'operation_id'>,
  end: Readonly<{ why: ReceiptEnd | null; detail: string | null; now: Date; claimed: string | null }>,
): Promise<void> {
  const { why, detail, now, claimed } = end;
  await db.query(END, [merchant_account_id, operation_id, why, detail, timestamp(now), claimed]);
}
