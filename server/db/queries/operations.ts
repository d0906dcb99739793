import type { Timestamp } from '../../domain/timestamp.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type Claim, claimOf } from './due.ts';
import {
  type AntiFraudRow,
  type JobRow,
  type GiftCardOperationRow,
  type OperationRow,
  type RetryRow,
  type TenderingRow,
  type WebhookEventRow,
  rowJson,
} from './transaction-rows.ts';
import { insertEvents } from './webhook-events.ts';

/** An operation of any kind. */
export type DueOperation =
  | OperationRow
  | JobRow
  | GiftCardOperationRow
  | TenderingRow
  | AntiFraudRow
  | RetryRow;

/** What other companies were asked to do, and a worker has to look at now. */
const claimDue = claimOf<DueOperation>('operations.claim_due', {
  table: 'operations',
  key: ['operation_id'],
  due: 'due_at',
  clock: 'account',
  limitKey:
    'coalesce(d.payment_service_id::text, d.gift_card_service_id::text, d.anti_fraud_service_id::text, d.kind)',
  set: 'due_tries = claimed.due_tries + 1',
});

export async function claimDueOperations(db: Pick<Db, 'byKey'>, claim: Claim): Promise<DueOperation[]> {
  const claimed = await claimDue(db, claim);
  const { trace } = db.byKey;
  if (trace !== undefined)
    for (const { operation_id, status, due_at, due_tries } of claimed)
      trace.note({ at: 'claims', operation: operation_id, status, due_at, due_tries });
  return claimed;
}

type ClaimedOperation = Pick<DueOperation, 'merchant_account_id' | 'operation_id' | 'due_at'>;

const RENEW_CLAIM = sql(
  'operations.renew_claim',
  `UPDATE operations SET sent_at = coalesce($4, sent_at), due_at = coalesce($5, due_at)
   WHERE merchant_account_id = $1 AND operation_id = $2 AND due_at = $3 AND resolved_at IS NULL
   RETURNING operation_id`,
);
/**
 * Whoever has this operation is about to send of it, at `sentAt` by the machine's clock, and has it until `dueAt`; null
 * leaves either as it is. False: somebody else has it by now, or it has ended.
 */
export async function renewClaim(
  db: Queryable,
  claimed: ClaimedOperation,
  { sentAt, dueAt }: Readonly<{ sentAt: Date | null; dueAt: Date | null }>,
): Promise<boolean> {
  const values = [claimed.merchant_account_id, claimed.operation_id, claimed.due_at, sentAt, dueAt];
  const isRenewed = (await db.query<{ operation_id: string }>(RENEW_CLAIM, values)).length > 0;
  db.trace?.note({
    at: 'renews',
    operation: claimed.operation_id,
    taken: isRenewed,
    sent_at: sentAt,
    due_at: dueAt,
  });
  return isRenewed;
}

const NOTE_SENDING = sql(
  'operations.note_sending',
  `WITH moved AS (
     UPDATE transactions SET version = version + 1
     WHERE merchant_account_id = $1 AND transaction_id = $3 AND EXISTS (
       SELECT FROM operations
       WHERE merchant_account_id = $1 AND operation_id = $2 AND due_at = $4 AND resolved_at IS NULL)
     RETURNING transaction_id, version
   )
   UPDATE operations o SET sent_at = coalesce($5, sent_at) FROM moved
   WHERE o.merchant_account_id = $1 AND o.operation_id = $2 AND o.due_at = $4 AND o.resolved_at IS NULL
   RETURNING o.operation_id, moved.version`,
);
/**
 * The worker that has claimed it is about to send it again, `at` by the machine's clock; null: its first sending is
 * what counts. From then on nobody who had it before can conclude that it was not sent: the transaction's version
 * tells them that it was. False: another worker has claimed it, or it has ended.
 */
export async function noteSending(
  db: Queryable,
  claimed: ClaimedOperation & Pick<DueOperation, 'transaction_id'>,
  at: Date | null,
): Promise<boolean> {
  const { merchant_account_id, operation_id, transaction_id, due_at } = claimed;
  const values = [merchant_account_id, operation_id, transaction_id, due_at, at];
  const noted = db.trace?.note({
    at: 'sends again',
    transaction: transaction_id,
    operation: operation_id,
    sent_at: at,
  });
  const [moved] = await db.query<{ operation_id: string; version: bigint }>(NOTE_SENDING, values);
  db.trace?.note({ at: 'result', of: noted, taken: moved !== undefined, version: moved?.version });
  return moved !== undefined;
}

const LOOK_SOON = sql(
  'operations.look_soon',
  `UPDATE operations SET due_at = $3
   WHERE merchant_account_id = $1 AND operation_id = $2 AND status = 'pending'
     AND (due_at IS NULL OR due_at > $3)
   RETURNING due_at`,
  ['due_at'],
);
/**
 * The intent to have a pending operation ended: whatever becomes of this process, the processor is asked
 * about it from then on. When that is; null: sooner already, or it is pending no more.
 */
export async function lookSoon(
  db: Queryable,
  {
    merchant_account_id: merchantAccountId,
    operation_id: operationId,
  }: Pick<OperationRow, 'merchant_account_id' | 'operation_id'>,
  at: Date,
): Promise<Timestamp | null> {
  const [row] = await db.query<{ due_at: Timestamp }>(LOOK_SOON, [merchantAccountId, operationId, at]);
  return row?.due_at ?? null;
}

const POSTPONE = sql(
  'operations.postpone',
  `WITH kept AS (
     UPDATE operations SET due_at = $4, alerted_at = coalesce(alerted_at, $5)
     WHERE merchant_account_id = $1 AND operation_id = $2 AND due_at = $3 RETURNING operation_id
   )
   ${insertEvents({ rows: '$6', after: 'kept' })}`,
);
/**
 * When it is due next; `at` null: never again by itself, with the alert that says so. Does nothing where it is
 * no longer the claimer's.
 */
export async function postponeOperation(
  db: Queryable,
  claimed: Pick<DueOperation, 'merchant_account_id' | 'operation_id' | 'due_at'>,
  at: Date | null,
  alert: Readonly<{ at: Date; events: readonly WebhookEventRow[] }> | null,
): Promise<void> {
  await db.query(POSTPONE, [
    claimed.merchant_account_id,
    claimed.operation_id,
    claimed.due_at,
    at,
    alert?.at ?? null,
    alert === null ? null : rowJson(alert.events),
  ]);
  const webhooks = alert?.events.map(({ name }) => ({ name })) ?? [];
  db.trace?.note({
    at: 'postpones',
    operation: claimed.operation_id,
    due_at: at,
    gives_up: alert !== null,
    webhooks,
  });
}
