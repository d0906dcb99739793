import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { withGiftCards } from './tenders.ts';
import {
  type OperationRow,
  type StoredTransaction,
  type TransactionRow,
  type WebhookEventRow,
  rowJson,
} from './transaction-rows.ts';
import { hasListener } from './webhook-events.ts';

/**
 * No clock is ahead of this one, so nothing beyond it is due. It says to the index where to end: a merchant
 * account's own clock is known only row by row, and
 * without this every sweep would read all that waits.
 */
const FURTHEST = `$1::timestamptz + (SELECT max(clock_offset_ms) FROM merchant_accounts) * interval '1 millisecond'`;

/**
 * Due by each merchant account's own clock; leased by the machine's. The lease fences: whoever writes the
 * next time compares it.
 */
const CLAIM = sql(
  'operations.claim_unresolved',
  `UPDATE operations o SET lease_owner = $2, lease_until = $3, recovery_attempts = o.recovery_attempts + 1
   FROM (
     SELECT d.merchant_account_id, d.operation_id FROM operations d JOIN merchant_accounts m ON m.merchant_account_id = d.merchant_account_id
     WHERE d.status IN ('sent', 'unknown') AND d.next_recovery_at <= ${FURTHEST} AND d.next_recovery_at <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond' AND (d.lease_until IS NULL OR d.lease_until <= $1)
     ORDER BY d.next_recovery_at LIMIT $4 FOR UPDATE OF d SKIP LOCKED
   ) due
   WHERE o.merchant_account_id = due.merchant_account_id AND o.operation_id = due.operation_id
   RETURNING o.*`,
);
export function claimUnresolvedOperations(
  db: Queryable,
  lease: Readonly<{ now: Date; owner: string; until: Date; limit: number }>,
): Promise<OperationRow[]> {
  return db.query<OperationRow>(CLAIM, [lease.now, lease.owner, lease.until, lease.limit]);
}

const NOTE_SENDING = sql(
  'operations.note_sending',
  `UPDATE operations SET sent_at = $3 WHERE merchant_account_id = $1 AND operation_id = $2`,
);
/** It is about to be sent again: `at`, by the machine's clock. */
export async function noteSending(
  db: Queryable,
  of: Pick<OperationRow, 'merchant_account_id' | 'operation_id'>,
  at: Date,
): Promise<void> {
  await db.query(NOTE_SENDING, [of.merchant_account_id, of.operation_id, at]);
}

const CLAIM_PENDING = sql(
  'operations.claim_pending',
  `UPDATE operations o SET next_recovery_at = due.now + $2::bigint * interval '1 millisecond'
   FROM (
     SELECT d.merchant_account_id, d.operation_id, $1::timestamptz + m.clock_offset_ms * interval '1 millisecond' AS now
     FROM operations d JOIN merchant_accounts m ON m.merchant_account_id = d.merchant_account_id
     WHERE d.status = 'pending' AND d.next_recovery_at <= ${FURTHEST} AND d.next_recovery_at <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond'
     ORDER BY d.next_recovery_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED
   ) due
   WHERE o.merchant_account_id = due.merchant_account_id AND o.operation_id = due.operation_id
   RETURNING o.*`,
);
/**
 * What processors have accepted and not decided, and were not asked about for a while; each leased to this
 * worker. By each merchant account's own clock.
 */
export function claimPendingOperations(
  db: Queryable,
  machineNow: Date,
  leaseMs: number,
  limit: number,
): Promise<OperationRow[]> {
  return db.query<OperationRow>(CLAIM_PENDING, [machineNow, leaseMs, limit]);
}

const LOOK_SOON = sql(
  'operations.look_soon',
  `UPDATE operations SET next_recovery_at = $3 WHERE merchant_account_id = $1 AND operation_id = $2 AND status = 'pending' AND (next_recovery_at IS NULL OR next_recovery_at > $3)`,
);
/**
 * The intent to have a pending operation ended: whatever becomes of this process, the processor is asked
 * about it from then on.
 */
export async function lookSoon(
  db: Queryable,
  {
    merchant_account_id: merchantAccountId,
    operation_id: operationId,
  }: Pick<OperationRow, 'merchant_account_id' | 'operation_id'>,
  at: Date,
): Promise<void> {
  await db.query(LOOK_SOON, [merchantAccountId, operationId, at]);
}

const ASK_AGAIN = sql(
  'operations.ask_again',
  `WITH kept AS (
     UPDATE operations SET next_recovery_at = $4, alerted_at = coalesce(alerted_at, $5), lease_owner = NULL, lease_until = NULL
     WHERE merchant_account_id = $1 AND operation_id = $2 AND lease_owner = $3 AND status IN ('sent', 'unknown') RETURNING operation_id
   )
   INSERT INTO webhook_events SELECT r.* FROM kept, jsonb_populate_recordset(NULL::webhook_events, $6::jsonb) r
   WHERE ${hasListener('$1')}`,
);
/**
 * `at` null: never again by itself; with the alert that says so. Does nothing once the lease or the question
 * is gone.
 */
export async function askAgain(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; operationId: OperationId; owner: string }>,
  at: Date | null,
  alert: Readonly<{ at: Date; event: WebhookEventRow }> | null,
): Promise<void> {
  await db.query(ASK_AGAIN, [
    of.merchantAccountId,
    of.operationId,
    of.owner,
    at,
    alert?.at ?? null,
    alert === null ? null : rowJson([alert.event]),
  ]);
}

const EXPIRED = sql(
  'transactions.expired_authorizations',
  `SELECT t.* FROM transactions t JOIN merchant_accounts m ON m.merchant_account_id = t.merchant_account_id
   WHERE t.status = 'authorized' AND t.incrementing_amount = 0 AND t.authorization_expires_at <= ${FURTHEST} AND t.authorization_expires_at <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond'
   ORDER BY t.authorization_expires_at LIMIT $2`,
);
/** By each merchant account's own clock. */
export async function listExpiredAuthorizations(
  db: Queryable,
  machineNow: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return withGiftCards(db, await db.query<StoredTransaction>(EXPIRED, [machineNow, limit]));
}

const CLAIM_CAPTURES = sql(
  'transactions.claim_captures',
  `UPDATE transactions t SET capture_due_at = $1::timestamptz + greatest(interval '1 minute', $1::timestamptz - t.created_at)
   FROM (
     SELECT merchant_account_id, transaction_id FROM transactions
     WHERE status = 'authorized' AND capture_due_at <= $1 ORDER BY capture_due_at LIMIT $2 FOR UPDATE SKIP LOCKED
   ) due
   WHERE t.merchant_account_id = due.merchant_account_id AND t.transaction_id = due.transaction_id RETURNING t.*`,
);
/** Authorized with `async_capture`. Each is due again after as long as it is old: a lease and a back-off in one. */
export async function claimDueCaptures(
  db: Queryable,
  machineNow: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return withGiftCards(db, await db.query<StoredTransaction>(CLAIM_CAPTURES, [machineNow, limit]));
}

const STOP_CAPTURES = sql(
  'transactions.stop_captures',
  `UPDATE transactions SET capture_due_at = NULL WHERE merchant_account_id = $1 AND transaction_id = $2`,
);
/** Not captured by itself any more. */
export async function stopCaptures(
  db: Queryable,
  of: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id'>,
): Promise<void> {
  await db.query(STOP_CAPTURES, [of.merchant_account_id, of.transaction_id]);
}

const LAPSED = sql(
  'transactions.lapsed_approvals',
  `SELECT t.* FROM transactions t JOIN merchant_accounts m ON m.merchant_account_id = t.merchant_account_id
   WHERE t.status IN ('buyer_approval_pending', 'pending') AND t.next_action IS NOT NULL AND t.approval_expires_at <= ${FURTHEST} AND t.approval_expires_at <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond'
   ORDER BY t.approval_expires_at LIMIT $2`,
);
/** What buyers did not approve, or pay, in time; by each merchant account's own clock. */
export async function listLapsedApprovals(
  db: Queryable,
  machineNow: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return withGiftCards(db, await db.query<StoredTransaction>(LAPSED, [machineNow, limit]));
}

export type UnresolvedCount = Readonly<{
  merchant_account_id: MerchantAccountId;
  operation_id: OperationId;
  transaction_id: TransactionId;
  status: string;
  kind: string;
}>;

const UNRESOLVED = sql(
  'operations.unresolved',
  `SELECT merchant_account_id, operation_id, transaction_id, status, kind FROM operations WHERE status IN ('sent', 'unknown') ORDER BY operation_id LIMIT 1000`,
);
/** Of every merchant account: for tests and for those who look after an instance. */
export function listUnresolvedOperations(db: Queryable): Promise<UnresolvedCount[]> {
  return db.query<UnresolvedCount>(UNRESOLVED, []);
}
