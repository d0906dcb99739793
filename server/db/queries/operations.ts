import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import {
  type AntiFraudRow,
  type ErrandRow,
  type GiftCardOperationRow,
  type OperationRow,
  type TenderingRow,
  type WebhookEventRow,
  rowJson,
} from './transaction-rows.ts';
import { hasListener } from './webhook-events.ts';

/** An operation of any kind. */
export type DueOperation = OperationRow | ErrandRow | GiftCardOperationRow | TenderingRow | AntiFraudRow;

/** What left the house and waits for somebody to see to it. */
export const claimDueOperations = claimOf<DueOperation>('operations.claim_due', {
  table: 'operations',
  key: ['operation_id'],
  due: 'due_at',
  clock: 'account',
  party:
    'coalesce(d.payment_service_id::text, d.gift_card_service_id::text, d.anti_fraud_service_id::text, d.kind)',
  set: 'due_tries = claimed.due_tries + 1',
});

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

const LOOK_SOON = sql(
  'operations.look_soon',
  `UPDATE operations SET due_at = $3
   WHERE merchant_account_id = $1 AND operation_id = $2 AND status = 'pending'
     AND (due_at IS NULL OR due_at > $3)`,
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

const POSTPONE = sql(
  'operations.postpone',
  `WITH kept AS (
     UPDATE operations SET due_at = $4, alerted_at = coalesce(alerted_at, $5)
     WHERE merchant_account_id = $1 AND operation_id = $2 AND due_at = $3 RETURNING operation_id
   )
   INSERT INTO webhook_events SELECT r.* FROM kept, jsonb_populate_recordset(NULL::webhook_events, $6::jsonb) r
   WHERE ${hasListener('$1')}`,
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
}
