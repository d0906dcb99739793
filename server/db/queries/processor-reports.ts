import type { MerchantAccountId, OperationId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Separator } from '../../domain/report/csv-reader.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';

export type ReportKey = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_id: PaymentServiceId;
  name: string;
}>;
export type ProcessorReportRow = ReportKey &
  Readonly<{
    file_id: string;
    status: 'announced' | 'fetched' | 'read' | 'failed';
    columns: readonly string[] | null;
    separator: Separator | null;
    pieces: number;
    pieces_read: number;
    lines: bigint;
    of_payments: bigint;
    of_account: bigint;
    unmatched: bigint;
    unreadable: bigint;
    gathered: bigint;
    totals: readonly ReportTotal[];
    tries: number;
    fault: string | null;
    due_at: string | null;
    announced_at: string;
    updated_at: string;
  }>;
/** `net`: minor units, as text. */
export type ReportTotal = Readonly<{ type: string; currency: string; lines: number; net: string }>;

const WHOLE = `merchant_account_id = $1 AND payment_service_id = $2 AND name = $3`;
/** Only whoever has the row still writes: the time that it is due is the fence. */
const OWN = `${WHOLE} AND due_at = $4`;
const AFRESH = `pieces = 0, pieces_read = 0, lines = 0, of_payments = 0, of_account = 0, unmatched = 0, unreadable = 0,
  gathered = 0, totals = '[]', columns = NULL, separator = NULL`;

const ANNOUNCE = sql(
  'processor_reports.announce',
  `INSERT INTO processor_reports AS r (merchant_account_id, payment_service_id, name, status, due_at, announced_at,
     updated_at, file_id) VALUES ($1, $2, $3, 'announced', $6, $4, $4, $5)
   ON CONFLICT (merchant_account_id, payment_service_id, name) DO UPDATE
     SET status = 'announced', ${AFRESH}, tries = 0, fault = NULL, due_at = $6, announced_at = $4, updated_at = $4
   RETURNING *`,
);
/** It is to be read, or, where it was announced before, read again from its beginning, under the id that it had. */
export async function announceReport(
  db: Queryable,
  key: ReportKey & Readonly<{ file_id: string }>,
  now: Date,
  dueAt = now,
): Promise<ProcessorReportRow> {
  const [row] = await db.query<ProcessorReportRow>(ANNOUNCE, [...keyOf(key), now, key.file_id, dueAt]);
  if (row === undefined) throw new Error('BUG: a report was not written');
  return row;
}

export const claimDueReports = claimOf<ProcessorReportRow>('processor_reports.claim', {
  table: 'processor_reports',
  key: ['payment_service_id', 'name'],
  due: 'due_at',
  clock: 'machine',
  limitKey: 'payment_service_id',
  set: 'tries = claimed.tries + 1',
});

const BEGIN = sql(
  'processor_reports.begin',
  `WITH begun AS (
     UPDATE processor_reports SET ${AFRESH}, due_at = $5, updated_at = $6 WHERE ${OWN} RETURNING *
   ), pieces AS (
     DELETE FROM processor_report_pieces p USING begun WHERE p.merchant_account_id = begun.merchant_account_id
       AND p.payment_service_id = begun.payment_service_id AND p.name = begun.name
   ), movements AS (
     DELETE FROM processor_report_movements m USING begun WHERE m.merchant_account_id = begun.merchant_account_id
       AND m.payment_service_id = begun.payment_service_id AND m.name = begun.name
   ), lines AS (
     DELETE FROM processor_report_lines_left l USING begun WHERE l.merchant_account_id = begun.merchant_account_id
       AND l.payment_service_id = begun.payment_service_id AND l.name = begun.name
   )
   SELECT * FROM begun LIMIT 1`,
);
/** Before it is fetched: what an earlier try left of it goes. */
export function beginReport(db: Queryable, row: ProcessorReportRow, at: Step): Promise<ClaimedReport> {
  return moveReport(db, BEGIN, row, [at.dueAt, at.now]);
}

const KEEP = sql(
  'processor_reports.keep',
  `WITH kept AS (
     UPDATE processor_reports SET pieces = pieces + 1, columns = coalesce(columns, $7::jsonb),
       separator = coalesce(separator, $9), due_at = $5, updated_at = $6 WHERE ${OWN} RETURNING *
   ), piece AS (
     INSERT INTO processor_report_pieces (merchant_account_id, payment_service_id, name, piece, content)
     SELECT merchant_account_id, payment_service_id, name, pieces - 1, $8::bytea FROM kept
   )
   SELECT * FROM kept LIMIT 1`,
);
/** A piece of it, and with the first the names of its columns and what stands between them. */
export function keepPiece(
  db: Queryable,
  row: ProcessorReportRow,
  piece: Readonly<{ columns: readonly string[]; separator: Separator; content: Buffer }>,
  at: Step,
): Promise<ClaimedReport> {
  const { columns, separator, content } = piece;
  return moveReport(db, KEEP, row, [at.dueAt, at.now, JSON.stringify(columns), content, separator]);
}

const FETCHED = sql(
  'processor_reports.fetched',
  `UPDATE processor_reports SET status = 'fetched', tries = 0, fault = NULL, due_at = $5, updated_at = $6
   WHERE ${OWN} RETURNING *`,
);
export function reportFetched(db: Queryable, row: ProcessorReportRow, at: Step): Promise<ClaimedReport> {
  return moveReport(db, FETCHED, row, [at.dueAt, at.now]);
}

const PIECE = sql(
  'processor_reports.piece',
  `SELECT content FROM processor_report_pieces WHERE ${WHOLE} AND piece = $4`,
);
export async function reportPiece(db: Queryable, row: ProcessorReportRow, piece: number): Promise<Buffer> {
  const [found] = await db.query<{ content: Buffer }>(PIECE, [...keyOf(row), piece]);
  if (found === undefined) throw new Error('BUG: a piece of a report is gone');
  return found.content;
}

/** Lines that are kept of one file. */
const LEFT_MAX = 1_000;

/** What is common to reading a piece and to reading movements: counts, and what came to nothing. */
const COUNTED = `left_over AS (
     INSERT INTO processor_report_lines_left (merchant_account_id, payment_service_id, name, line, why, cells)
     SELECT merchant_account_id, payment_service_id, name, l.line, l.why, l.cells
     FROM advanced, jsonb_to_recordset($12::jsonb) l (line bigint, why text, cells jsonb)
     WHERE unmatched + unreadable - $9 - $10 < ${LEFT_MAX}
     LIMIT ${LEFT_MAX}
   ), counted AS (
     INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
     SELECT $1, $2, k.kind, k.count, $6 FROM advanced, (VALUES ('unmatched', $9::bigint), ('unreadable', $10::bigint))
       AS k (kind, count) WHERE k.count > 0
     ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE
       SET count = c.count + excluded.count, last_at = excluded.last_at
   )`;
const CAME_ON = `of_payments = of_payments + $7::bigint, of_account = of_account + $8::bigint,
       unmatched = unmatched + $9::bigint, unreadable = unreadable + $10::bigint, totals = $11::jsonb, tries = 0,
       fault = NULL, due_at = $5, updated_at = $6`;

const ADVANCE = sql(
  'processor_reports.advance',
  `WITH advanced AS (
     UPDATE processor_reports SET pieces_read = pieces_read + 1, gathered = gathered + $13::bigint,
       lines = lines + $7::bigint + $8::bigint + $9::bigint + $10::bigint + $13::bigint, ${CAME_ON}
     WHERE ${OWN} RETURNING *
   ), ${COUNTED}, movements AS (
     INSERT INTO processor_report_movements AS m (merchant_account_id, payment_service_id, name, movement, lines, line,
       sum)
     SELECT merchant_account_id, payment_service_id, name, g.movement, g.lines, g.line, g.sum
     FROM advanced, jsonb_to_recordset($14::jsonb) g (movement text, lines bigint, line bigint, sum jsonb)
     ON CONFLICT (merchant_account_id, payment_service_id, name, movement) DO UPDATE
       SET lines = m.lines + excluded.lines, sum = excluded.sum
   )
   SELECT * FROM advanced LIMIT 1`,
);
export type LineLeft = Readonly<{ line: number; why: string; cells: readonly string[] }>;
/** What was read, by lines: how it came out, and what came to nothing. */
export type Read = Readonly<{
  ofPayments: number;
  ofAccount: number;
  unmatched: number;
  unreadable: number;
  totals: readonly ReportTotal[];
  left: readonly LineLeft[];
}>;
/** `lines` and `line` of this piece; `sum` with what was there before. */
export type GatheredMovement = Readonly<{ movement: string; lines: number; line: number; sum: JsonObject }>;

/** A piece was read: how far it has come, together with what it said. */
export function advanceReport(
  db: Queryable,
  row: ProcessorReportRow,
  read: Read & Readonly<{ gathered: readonly GatheredMovement[] }>,
  at: Step,
): Promise<ClaimedReport> {
  const gathered = read.gathered.reduce((sum, { lines }) => sum + lines, 0);
  return moveReport(db, ADVANCE, row, [...countsOf(read, at), gathered, JSON.stringify(read.gathered)]);
}

function countsOf({ ofPayments, ofAccount, unmatched, unreadable, totals, left }: Read, at: Step) {
  const counts = [ofPayments, ofAccount, unmatched, unreadable];
  return [at.dueAt, at.now, ...counts, JSON.stringify(totals), JSON.stringify(left)];
}

const SUMS = sql(
  'processor_reports.sums',
  `SELECT movement, sum FROM processor_report_movements WHERE ${WHOLE} AND movement = ANY ($4::text[])`,
);
/** What was gathered of these movements before. */
export async function gatheredBefore(
  db: Queryable,
  row: ProcessorReportRow,
  movements: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = await db.query<{ movement: string; sum: JsonObject }>(SUMS, [...keyOf(row), movements]);
  return new Map(found.map(({ movement, sum }) => [movement, sum]));
}

/** Movements that are read at once. */
const MOVEMENTS_MAX = 200;
const MOVEMENTS = sql(
  'processor_reports.movements',
  `SELECT movement, lines, line, sum FROM processor_report_movements WHERE ${WHOLE}
   ORDER BY movement LIMIT ${MOVEMENTS_MAX}`,
);
export type MovementRow = Readonly<{ movement: string; lines: bigint; line: bigint; sum: JsonObject }>;
export function nextMovements(db: Queryable, row: ProcessorReportRow): Promise<MovementRow[]> {
  return db.query<MovementRow>(MOVEMENTS, keyOf(row));
}

const SETTLE = sql(
  'processor_reports.settle_movements',
  `WITH advanced AS (
     UPDATE processor_reports SET gathered = gathered - $7::bigint - $8::bigint - $9::bigint - $10::bigint, ${CAME_ON}
     WHERE ${OWN} RETURNING *
   ), ${COUNTED}, movements AS (
     DELETE FROM processor_report_movements m USING advanced WHERE m.merchant_account_id = advanced.merchant_account_id
       AND m.payment_service_id = advanced.payment_service_id AND m.name = advanced.name
       AND m.movement = ANY ($13::text[])
   )
   SELECT * FROM advanced LIMIT 1`,
);
/** These movements were read, whole. */
export function settleMovements(
  db: Queryable,
  row: ProcessorReportRow,
  read: Read & Readonly<{ movements: readonly string[] }>,
  at: Step,
): Promise<ClaimedReport> {
  return moveReport(db, SETTLE, row, [...countsOf(read, at), read.movements]);
}

const YIELD = sql('processor_reports.yield', `UPDATE processor_reports SET due_at = $5 WHERE ${OWN}`);
/** The next turn is anybody's. */
export async function yieldReport(db: Queryable, row: ProcessorReportRow, at: Date): Promise<void> {
  await db.query(YIELD, [...keyOf(row), row.due_at, at]);
}

const PUT_OFF = sql(
  'processor_reports.put_off',
  `UPDATE processor_reports SET due_at = $5, updated_at = $6, fault = $7 WHERE ${OWN} RETURNING *`,
);
/** A try has ended, and another follows. */
export function putOffReport(
  db: Queryable,
  row: ProcessorReportRow,
  fault: string,
  at: Step,
): Promise<ClaimedReport> {
  return moveReport(db, PUT_OFF, row, [at.dueAt, at.now, fault]);
}

const END = sql(
  'processor_reports.end',
  `WITH ended AS (
     UPDATE processor_reports SET status = $6, fault = $7, due_at = NULL, updated_at = $5 WHERE ${OWN} RETURNING *
   ), pieces AS (
     DELETE FROM processor_report_pieces p USING ended WHERE p.merchant_account_id = ended.merchant_account_id
       AND p.payment_service_id = ended.payment_service_id AND p.name = ended.name
   ), movements AS (
     DELETE FROM processor_report_movements m USING ended WHERE m.merchant_account_id = ended.merchant_account_id
       AND m.payment_service_id = ended.payment_service_id AND m.name = ended.name
   )
   SELECT * FROM ended LIMIT 1`,
);
/** It is read, or given up with what was wrong at last. */
export function endReport(
  db: Queryable,
  row: ProcessorReportRow,
  end: Readonly<{ status: 'read'; fault: null } | { status: 'failed'; fault: string }>,
  now: Date,
): Promise<ClaimedReport> {
  return moveReport(db, END, row, [now, end.status, end.fault]);
}

/** Until when it is whose, and the machine's time. */
export type Step = Readonly<{ dueAt: Date; now: Date }>;
/** Null: it is another worker's now, or was announced again. */
type ClaimedReport = ProcessorReportRow | null;

async function moveReport(
  db: Queryable,
  statement: typeof FETCHED,
  row: ProcessorReportRow,
  values: readonly unknown[],
): Promise<ClaimedReport> {
  const [after] = await db.query<ProcessorReportRow>(statement, [...keyOf(row), row.due_at, ...values]);
  return after ?? null;
}

const keyOf = (row: ReportKey) => [row.merchant_account_id, row.payment_service_id, row.name];

const MATCH = sql(
  'processor_reports.match',
  `SELECT asked.position, o.transaction_id, o.operation_id, o.kind, o.payment_service_id,
     o.processor_reference IS NOT DISTINCT FROM asked.reference AS is_by_reference
   FROM jsonb_to_recordset($3::jsonb) asked (position integer, operation uuid, reference text)
   CROSS JOIN LATERAL (
     SELECT * FROM operations WHERE merchant_account_id = $1 AND operation_id = asked.operation
       AND payment_service_id = ANY ($2::uuid[])
     UNION ALL (
       SELECT * FROM operations WHERE merchant_account_id = $1 AND payment_service_id = ANY ($2::uuid[])
         AND processor_reference = asked.reference AND operation_id IS DISTINCT FROM asked.operation
       ORDER BY operation_id LIMIT 20
     )
   ) o WHERE o.transaction_id IS NOT NULL`,
);
export type LineMatch = Readonly<{
  position: number;
  transaction_id: TransactionId;
  operation_id: OperationId;
  kind: string;
  payment_service_id: PaymentServiceId;
  is_by_reference: boolean;
}>;
/** The operations at these payment services that lines mean, by our id or the processor's reference. */
export function matchLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  services: readonly PaymentServiceId[],
  lines: readonly Readonly<{ position: number; operation: OperationId | null; reference: string | null }>[],
): Promise<LineMatch[]> {
  return db.query<LineMatch>(MATCH, [merchantAccountId, services, JSON.stringify(lines)]);
}

const REFUND_OF_AMOUNT = sql(
  'processor_reports.refund_of_amount',
  `SELECT operation_id FROM operations o WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = 'refund'
     AND status = 'succeeded' AND moved_amount = $3 AND NOT EXISTS (
       SELECT FROM settlement_lines l WHERE l.merchant_account_id = o.merchant_account_id
         AND l.transaction_id = o.transaction_id AND l.kind = 'refund-settlement' AND l.refund_id = o.operation_id)
   ORDER BY operation_id LIMIT 1`,
);
/** The first refund of this amount that no line has told as settled. */
export async function unsettledRefund(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  amount: bigint,
): Promise<OperationId | null> {
  const [found] = await db.query<{ operation_id: OperationId }>(REFUND_OF_AMOUNT, [
    merchantAccountId,
    transactionId,
    amount,
  ]);
  return found?.operation_id ?? null;
}
