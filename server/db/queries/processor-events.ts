import type { MerchantAccountId, OperationId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import { COLUMNS } from '../columns.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type BatchStatement, batcherOf, batchersOf } from '../batch.ts';
import { withGiftCards } from './tenders.ts';
import type { OperationRow, StoredTransaction, TransactionRow } from './transaction-rows.ts';

export type EventKey = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentServiceId: PaymentServiceId;
  eventId: string;
}>;
export type EventResult = 'applied' | 'ignored' | 'unmatched';

/** An operation that an event may mean, with its transaction as it was at the same moment. */
export type MatchedStep = Readonly<{ operation: OperationRow; transaction: TransactionRow }>;

const OPERATION_COLUMNS = Object.keys(COLUMNS.operations).map((column) => [column, `o_${column}`] as const);

/**
 * Whether an event is known is a join: PostgreSQL may answer an EXISTS from all events there are. `account`: of the
 * event that is asked about, or the parameter that all of them have in common.
 */
const findText = (
  account: string,
): string => `SELECT matched.*, asked.position, e.event_id IS NOT NULL AS is_known
   FROM jsonb_to_recordset($1::jsonb) asked (position integer, account text, service uuid, event text,
     operation uuid, reference text)
   LEFT JOIN processor_events e ON e.merchant_account_id = ${account}
     AND e.payment_service_id = asked.service AND e.event_id = asked.event
   LEFT JOIN LATERAL (
     SELECT t.*, ${OPERATION_COLUMNS.map(([column, name]) => `o.${column} AS ${name}`).join(', ')} FROM (
       SELECT * FROM operations WHERE merchant_account_id = ${account} AND operation_id = asked.operation
         AND payment_service_id = asked.service
       UNION ALL (
         SELECT * FROM operations WHERE merchant_account_id = ${account} AND payment_service_id = asked.service
           AND processor_reference = asked.reference AND operation_id IS DISTINCT FROM asked.operation
         ORDER BY operation_id LIMIT 20
       )
     ) o
     JOIN transactions t ON t.merchant_account_id = ${account} AND t.transaction_id = o.transaction_id
   ) matched ON true`;
const FIND = sql('processor_events.find', findText('asked.account'));
const FIND_OF_ONE = sql('processor_events.find_of_one', findText('$2::text'));
type EventQuery = EventKey & Readonly<{ operationId: OperationId | null; reference: string | null }>;
type EventMatch = Readonly<{ isKnown: boolean; steps: readonly MatchedStep[] }>;

type FoundRow = StoredTransaction & OperationColumns & Readonly<{ position: number; is_known: boolean }>;
type OperationColumns = { readonly [Column in keyof OperationRow as `o_${Column}`]: OperationRow[Column] };

/** Events of one statement, at most. */
const BATCH_MAX = 64;

const finding =
  (isOfOne: boolean) =>
  (db: Queryable): BatchStatement<EventQuery, EventMatch> => ({
    max: BATCH_MAX,
    run: async (all) => {
      const asked = all.map((event, position) => ({
        position,
        account: event.merchantAccountId,
        service: event.paymentServiceId,
        event: event.eventId.toWellFormed(),
        operation: event.operationId,
        reference: event.reference?.toWellFormed(),
      }));
      const values = [
        JSON.stringify(asked),
        ...(isOfOne ? asked.slice(0, 1).map(({ account }) => account) : []),
      ];
      const rows = await db.query<FoundRow | NothingMatched>(isOfOne ? FIND_OF_ONE : FIND, values);
      const matched = await withGiftCards(
        db,
        rows.filter((row) => row.o_operation_id !== null),
      );
      const steps = Map.groupBy(matched, (row) => row.position);
      const known = new Set(rows.filter((row) => row.is_known).map((row) => row.position));

      return all.map((_event, position) => ({
        isKnown: known.has(position),
        steps: (steps.get(position) ?? []).map((row) => ({ operation: operationOf(row), transaction: row })),
      }));
    },
  });
const findingOfAll = batcherOf(finding(false));
const findingOfOne = batchersOf(finding(true));
type NothingMatched = Pick<FoundRow, 'position' | 'is_known'> & Readonly<{ o_operation_id: null }>;

/** Its columns stay in the transaction's row, too: taking a hundred others out of there takes longer. */
function operationOf(row: OperationColumns): OperationRow {
  const columns: Readonly<Record<string, unknown>> = row;
  const operation: Record<string, unknown> = {};
  for (const [column, name] of OPERATION_COLUMNS) operation[column] = columns[name];
  return operation as OperationRow; // the columns of its table, as the statement names them
}

/**
 * Whether an event is known, and the operations that it means: the one of this id of ours, and those that the
 * processor knows under this reference of its own. Concurrent events share a statement.
 */
export function findEvent(
  db: Pick<Db, 'byKey'>,
  key: EventKey,
  of: Readonly<{ operationId: OperationId | null; reference: string | null }>,
): Promise<EventMatch> {
  const event = { ...key, ...of };
  return db.byKey.isDistributed === true
    ? findingOfOne(db.byKey, key.merchantAccountId, event)
    : findingOfAll(db.byKey).add(event);
}

const RECORD = sql(
  'processor_events.record',
  `WITH news AS (
     INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, transaction_id,
       received_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING RETURNING event_id
   ), told AS (
     INSERT INTO transaction_events (merchant_account_id, transaction_id, transaction_event_id, name, context,
       created_at)
     SELECT $1, $6, $8, 'payment-connector-transaction-webhook-processed', $9, $10 FROM news WHERE $6::uuid IS NOT NULL
   ), counted AS (
     INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
     SELECT $1, $2, 'unmatched', 1, $7 FROM news WHERE $5 = 'unmatched'
     ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE
       SET count = c.count + 1, last_at = excluded.last_at
   )
   SELECT event_id FROM news`,
);
/**
 * Writes an event down once that moved nothing in the statement that would have written it as well (`heard`
 * of perform.ts): with its raw headers and body on the timeline of the one transaction it is about, or
 * counted where there is none. False: it was known.
 */
export async function recordEvent(
  db: Queryable,
  key: EventKey,
  event: Readonly<{
    name: string;
    result: EventResult;
    transactionId: TransactionId | null;
    receivedAt: Date;
    transactionEventId: string;
    context: unknown;
    at: Date;
  }>,
): Promise<boolean> {
  const rows = await db.query(RECORD, [
    key.merchantAccountId,
    key.paymentServiceId,
    key.eventId,
    event.name,
    event.result,
    event.transactionId,
    event.receivedAt,
    event.transactionEventId,
    JSON.stringify(event.context),
    event.at,
  ]);
  return rows.length === 1;
}

const KEEP_UNREADABLE = sql(
  'processor_events.keep_unreadable',
  `WITH news AS (
     INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, received_at, raw)
     VALUES ($1, $2, $3, 'unreadable', 'unreadable', $4, $5)
     ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING RETURNING event_id
   ), counted AS (
     INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
     SELECT $1, $2, 'unreadable', 1, $4 FROM news
     ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE
       SET count = c.count + 1, last_at = excluded.last_at
   )
   SELECT event_id FROM news`,
);
/** What was signed and cannot be read, for a person to look at. False: it was known. */
export async function keepUnreadable(
  db: Queryable,
  key: EventKey,
  raw: unknown,
  receivedAt: Date,
): Promise<boolean> {
  const rows = await db.query(KEEP_UNREADABLE, [
    key.merchantAccountId,
    key.paymentServiceId,
    key.eventId,
    receivedAt,
    JSON.stringify(raw),
  ]);
  return rows.length === 1;
}
