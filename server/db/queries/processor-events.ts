import type { MerchantAccountId, OperationId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type EventKey = Readonly<{ merchantAccountId: MerchantAccountId; paymentServiceId: PaymentServiceId; eventId: string }>;
export type EventResult = 'applied' | 'ignored' | 'unmatched';

const IS_KNOWN = sql('processor_events.is_known', `SELECT result FROM processor_events WHERE merchant_account_id = $1 AND payment_service_id = $2 AND event_id = $3`);
export async function isKnownEvent(db: Queryable, key: EventKey): Promise<boolean> {
  return (await db.query(IS_KNOWN, [key.merchantAccountId, key.paymentServiceId, key.eventId])).length > 0;
}

const RECORD = sql(
  'processor_events.record',
  `WITH news AS (
     INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, transaction_id, received_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING RETURNING event_id
   ), told AS (
     INSERT INTO transaction_events (merchant_account_id, transaction_id, transaction_event_id, name, context, created_at)
     SELECT $1, $6, $8, 'payment-connector-transaction-webhook-processed', $9, $10 FROM news WHERE $6::uuid IS NOT NULL
   ), counted AS (
     INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
     SELECT $1, $2, 'unmatched', 1, $7 FROM news WHERE $5 = 'unmatched'
     ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE SET count = c.count + 1, last_at = excluded.last_at
   )
   SELECT event_id FROM news`,
);
/** Writes an event down once: with its raw headers and body on the timeline of the one transaction it is about, or counted where there is none. False: it was known. */
export async function recordEvent(
  db: Queryable,
  key: EventKey,
  event: Readonly<{ name: string; result: EventResult; transactionId: TransactionId | null; receivedAt: Date; transactionEventId: string; context: unknown; at: Date }>,
): Promise<boolean> {
  const rows = await db.query(RECORD, [
    key.merchantAccountId, key.paymentServiceId, key.eventId, event.name, event.result, event.transactionId, event.receivedAt, event.transactionEventId, JSON.stringify(event.context), event.at,
  ]);
  return rows.length === 1;
}

export type MatchedOperation = Readonly<{ operation_id: OperationId; transaction_id: TransactionId; kind: string }>;

const BY_REFERENCE = sql(
  'processor_events.operations_by_reference',
  `SELECT operation_id, transaction_id, kind FROM operations WHERE merchant_account_id = $1 AND payment_service_id = $2 AND processor_reference = $3 ORDER BY operation_id LIMIT 20`,
);
/** Operations that the processor knows under this reference of its own. */
export function operationsByReference(db: Queryable, merchantAccountId: MerchantAccountId, paymentServiceId: PaymentServiceId, reference: string): Promise<MatchedOperation[]> {
  return db.query(BY_REFERENCE, [merchantAccountId, paymentServiceId, reference]);
}

const BY_ID = sql('processor_events.operation_by_id', `SELECT operation_id, transaction_id, kind FROM operations WHERE merchant_account_id = $1 AND payment_service_id = $2 AND operation_id = $3`);
export async function operationById(db: Queryable, merchantAccountId: MerchantAccountId, paymentServiceId: PaymentServiceId, id: OperationId): Promise<MatchedOperation | null> {
  const [row] = await db.query<MatchedOperation>(BY_ID, [merchantAccountId, paymentServiceId, id]);
  return row ?? null;
}
