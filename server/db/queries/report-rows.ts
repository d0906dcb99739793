import type { MerchantAccountId } from '../../domain/ids.ts';
import type { SettlementLineRow } from './settlement-lines.ts';
import type { OperationRow, TransactionRow } from './transaction-rows.ts';
import { type Queryable, sql } from '../db.ts';

/** Where a walk is: behind a row, by its time and its id. */
export type WalkPosition = Readonly<{ at: string; id: string }>;

/** Oldest first, or newest first. */
export type RowOrder = 'asc' | 'desc';

/** What a report is about: the order of its rows, where they end, and filters by column. */
export type RowSelection = Readonly<{
  merchantAccountId: MerchantAccountId;
  order: RowOrder;
  /** Oldest first: the moment that all rows are before. Newest first: the moment from which they are. */
  end: string;
  /** `{column: [words]}` for lists, `{column: {start, end}}` for times; absent: all. */
  filters: Readonly<Record<string, unknown>>;
}>;

export type RowSlice<Row> = Readonly<{
  rows: readonly Row[];
  /** Null: nothing is left behind these rows. */
  reached: WalkPosition | null;
}>;
export type ReadSlice<Row> = (
  db: Queryable,
  of: RowSelection,
  after: WalkPosition,
  limit: number,
) => Promise<RowSlice<Row>>;

type Walk = Readonly<{
  table: string;
  /** A time that never changes, and the id: an index has both behind the merchant account. */
  time: string;
  id: string;
  columns: string;
  join?: string;
  /** Which rows of the stretch are meant. */
  where?: string;
  /** Rows that one row of the table may become. */
  each?: number;
  /** Expressions by the names of filters. */
  times: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, string>>;
}>;

/** Slices of a table in an order that nothing changes, each at the same cost, whatever the filters leave of it. */
function walk<Row>(name: string, declared: Walk): ReadSlice<Row> {
  const inOrder = {
    asc: walkInOrder<Row>(name, declared, 'asc'),
    desc: walkInOrder<Row>(name, declared, 'desc'),
  };
  return (db, selection, after, limit) => inOrder[selection.order](db, selection, after, limit);
}

/** How the keys and times of each order are compared, and the key that stands behind all others. */
const COMPARISONS = {
  asc: { suffix: '', behind: '>', upTo: '<=', inside: '<', last: 'infinity' },
  desc: { suffix: '_newest_first', behind: '<', upTo: '>=', inside: '>=', last: '-infinity' },
} as const;

function walkInOrder<Row>(name: string, declared: Walk, order: RowOrder): ReadSlice<Row> {
  const { table, time, id, columns, join = '', where = 'true', each = 1, times, lists } = declared;
  const { suffix, behind, upTo, inside, last } = COMPARISONS[order];
  const key = `(r.${time}, r.${id})`;
  const of = `r.merchant_account_id = $1 AND ${key} ${behind} ($2::timestamptz, $3::uuid)
    AND r.${time} ${inside} $4::timestamptz`;
  const sorted = `ORDER BY r.${time} ${order}, r.${id} ${order}`;
  const end = sql(
    `report_rows.${name}_end${suffix}`,
    `SELECT r.${time} AS at, r.${id} AS id FROM ${table} r WHERE ${of} ${sorted} OFFSET $5::bigint - 1 LIMIT 1`,
  );
  const conditions = [
    ...Object.entries(times).map(
      ([filter, column]) =>
        `(NOT $7::jsonb ? '${filter}' OR (${column} >= ($7::jsonb #>> '{${filter},start}')::timestamptz
          AND ${column} < ($7::jsonb #>> '{${filter},end}')::timestamptz))`,
    ),
    ...Object.entries(lists).map(
      ([filter, column]) => `(NOT $7::jsonb ? '${filter}' OR $7::jsonb -> '${filter}' ? (${column})::text)`,
    ),
  ];
  const rows = sql(
    `report_rows.${name}${suffix}`,
    `SELECT ${columns} FROM ${table} r ${join}
     WHERE ${of} AND ${key} ${upTo} ($5::timestamptz, $6::uuid) AND ${where} AND ${conditions.join(' AND ')}
     ${sorted} LIMIT $8`,
  );
  const behindAll: WalkPosition = { at: last, id: order === 'asc' ? LAST_ID : FIRST_ID };

  return async (db, selection, after, limit) => {
    const from = [selection.merchantAccountId, after.at, after.id, selection.end];
    const [reached] = await db.query<WalkPosition>(end, [...from, limit]);
    const upToKey = reached ?? behindAll;
    const values = [...from, upToKey.at, upToKey.id, JSON.stringify(selection.filters), limit * each];
    return { rows: await db.query<Row>(rows, values), reached: reached ?? null };
  };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const TRANSACTIONS = { table: 'transactions', time: 'created_at', id: 'transaction_id' } as const;
/** No payment has been tried more often. */
const ATTEMPTS_MAX = 50;

/** Of a hundred columns, those that a report can have: the rest would pass through memory for nothing. */
export type ReportedTransaction = Pick<
  TransactionRow,
  | 'transaction_id'
  | 'external_identifier'
  | 'status'
  | 'intent'
  | 'amount'
  | 'currency'
  | 'country'
  | 'authorized_amount'
  | 'captured_amount'
  | 'refunded_amount'
  | 'charged_back_amount'
  | 'settled_amount'
  | 'method'
  | 'instrument_type'
  | 'payment_method_id'
  | 'payment_method_label'
  | 'payment_method_scheme'
  | 'payment_method_country'
  | 'payment_service_id'
  | 'payment_service_transaction_id'
  | 'scheme_transaction_id'
  | 'buyer_id'
  | 'buyer_external_identifier'
  | 'payment_source'
  | 'merchant_initiated'
  | 'is_subsequent_payment'
  | 'error_code'
  | 'raw_response_code'
  | 'raw_response_description'
  | 'avs_response_code'
  | 'cvv_response_code'
  | 'metadata'
  | 'created_at'
  | 'updated_at'
  | 'authorized_at'
  | 'captured_at'
  | 'voided_at'
> &
  Readonly<{ surcharge_amount: bigint | null; tip_amount: bigint | null }>;
export const transactionSlice = walk<ReportedTransaction>('transactions', {
  ...TRANSACTIONS,
  columns: `r.transaction_id, r.external_identifier, r.status, r.intent, r.amount, r.currency, r.country,
    r.authorized_amount, r.captured_amount, r.refunded_amount, r.charged_back_amount, r.settled_amount,
    r.method, r.instrument_type,
    r.payment_method_id, r.payment_method_label, r.payment_method_scheme, r.payment_method_country,
    r.payment_service_id, r.payment_service_transaction_id, r.scheme_transaction_id, r.buyer_id,
    r.buyer_external_identifier, r.payment_source, r.merchant_initiated, r.is_subsequent_payment, r.error_code,
    r.raw_response_code, r.raw_response_description, r.avs_response_code, r.cvv_response_code, r.metadata,
    r.created_at, r.updated_at, r.authorized_at, r.captured_at, r.voided_at,
    (r.request->>'surcharge_amount')::bigint AS surcharge_amount, (r.request->>'tip_amount')::bigint AS tip_amount`,
  times: {
    created_at: 'r.created_at',
    updated_at: 'r.updated_at',
    authorized_at: 'r.authorized_at',
    captured_at: 'r.captured_at',
    voided_at: 'r.voided_at',
  },
  lists: {
    status: 'r.status',
    currency: 'r.currency',
    country: 'r.country',
    method: 'r.method',
    payment_method_scheme: 'r.payment_method_scheme',
    payment_service_id: 'r.payment_service_id',
    payment_source: 'r.payment_source',
    error_code: 'r.error_code',
  },
});

export type ReportedRetry = Pick<
  OperationRow,
  | 'operation_id'
  | 'transaction_id'
  | 'attempt'
  | 'status'
  | 'amount'
  | 'currency'
  | 'payment_service_id'
  | 'processor_reference'
  | 'error_code'
  | 'raw_response_code'
  | 'raw_response_description'
  | 'created_at'
  | 'resolved_at'
> &
  Readonly<{ external_identifier: string | null; transaction_status: TransactionRow['status'] }>;
export const retrySlice = walk<ReportedRetry>('transaction_retries', {
  ...TRANSACTIONS,
  // The limit keeps PostgreSQL from reading all operations, of which few are such.
  join: `CROSS JOIN LATERAL (
    SELECT * FROM operations a WHERE a.merchant_account_id = r.merchant_account_id
      AND a.transaction_id = r.transaction_id AND a.kind = 'authorize' AND a.attempt > 1 LIMIT ${ATTEMPTS_MAX}
  ) o`,
  each: ATTEMPTS_MAX,
  columns: `o.operation_id, o.transaction_id, o.attempt, o.status, o.amount, o.currency, o.payment_service_id,
    o.processor_reference, o.error_code, o.raw_response_code, o.raw_response_description, o.created_at,
    o.resolved_at, r.external_identifier, r.status AS transaction_status`,
  times: { created_at: 'r.created_at' },
  lists: { currency: 'r.currency', payment_service_id: 'o.payment_service_id', status: 'o.status' },
});

export type ReportedLine = SettlementLineRow &
  Readonly<{ external_identifier: string | null; method: string | null }>;
export const settlementSlice = walk<ReportedLine>('detailed_settlement', {
  table: 'settlement_lines',
  time: 'ingested_at',
  id: 'settlement_line_id',
  join: `JOIN transactions t ON t.merchant_account_id = r.merchant_account_id AND t.transaction_id = r.transaction_id`,
  columns: 'r.*, t.external_identifier, t.method',
  times: { ingested_at: 'r.ingested_at', posted_at: 'r.posted_at' },
  lists: { type: 'r.kind', currency: 'r.currency', payment_service_id: 'r.payment_service_id' },
});

export type ReportedReceivable = Pick<
  TransactionRow,
  | 'transaction_id'
  | 'external_identifier'
  | 'payment_service_id'
  | 'payment_service_transaction_id'
  | 'method'
  | 'currency'
  | 'captured_amount'
  | 'refunded_amount'
  | 'returned_amount'
  | 'settled_amount'
  | 'created_at'
  | 'captured_at'
> &
  Readonly<{ outstanding_amount: bigint }>;
const OUTSTANDING = 'r.captured_amount - r.refunded_amount - r.returned_amount - r.settled_amount';
/** Captured, and not paid out yet, as it stands when it is read. */
export const receivableSlice = walk<ReportedReceivable>('accounts_receivables', {
  ...TRANSACTIONS,
  where: `r.captured_amount > 0 AND ${OUTSTANDING} <> 0`,
  columns: `r.transaction_id, r.external_identifier, r.payment_service_id, r.payment_service_transaction_id, r.method,
    r.currency, r.captured_amount, r.refunded_amount, r.returned_amount, r.settled_amount, r.created_at,
    r.captured_at, ${OUTSTANDING} AS outstanding_amount`,
  times: { created_at: 'r.created_at', captured_at: 'r.captured_at' },
  lists: { currency: 'r.currency', payment_service_id: 'r.payment_service_id', method: 'r.method' },
});
