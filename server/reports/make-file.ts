import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import {
  type ReportExecutionRow,
  advanceExecution,
  claimDueExecutions,
  endExecution,
  reportPart,
  yieldExecution,
} from '../db/queries/report-executions.ts';
import type { WalkPosition, RowSelection } from '../db/queries/report-rows.ts';
import { getReport } from '../db/queries/reports.ts';
import { type Cell, csvLine } from '../domain/report/csv.ts';
import { newId } from '../platform/entropy.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import type { FileStore } from './file-store.ts';
import { type FileStoreSettings, fileStoreOf } from './open-store.ts';
import { linesOf, MODELS, type Model } from './models.ts';
import { type ResolvedSpec, resolveSpec } from './spec.ts';

/** Rows of one statement, all in memory: few enough to die young, before the collector moves them. */
const SLICE = 250;
const REPORT_FILE_LEASE_MS = 120_000;
/** After this a run goes to the end of the line, so that a long one does not hold up the others. */
const TURN_MS = 20_000;
/** A run that has not come on for so many tries in a row has failed. */
const TRIES_MAX = 10;

/** What a run has reached that has read everything. */
const THE_END = 'infinity';

const deflated = promisify(deflateRaw);

/**
 * Runs that are to be made, from the start or from where making stopped. A slice of rows becomes a piece of
 * the compressed file, which is committed with how far it goes, so that any process goes on after a crash;
 * nothing but one slice is held in memory.
 */
export const executionsDue: Source<ReportExecutionRow, MoneyParts & Readonly<{ config: FileStoreSettings }>> =
  {
    name: 'report-executions',
    claim: claimDueExecutions,
    limitKey: ({ merchant_account_id: account }) => account,
    about: ({ report_execution_id: reportExecutionId }) => ({ reportExecutionId }),
    work: (parts, row) => makeFile(parts, fileStoreOf(parts.config), row),
    leaseMs: REPORT_FILE_LEASE_MS,
  };

async function makeFile(parts: MoneyParts, store: FileStore, row: ReportExecutionRow): Promise<void> {
  const { db, clock } = parts;
  if (row.tries > TRIES_MAX) return end(parts, row, 'failed');
  const report = await getReport(db, row.merchant_account_id, row.report_id);
  if (report === null) throw new Error('BUG: a run without its report');
  const spec = resolveSpec(report, new Date(row.reference_timestamp), row.reference_timezone);
  const read = reader(report.spec.model, spec, report.api_version);
  const selection: RowSelection = {
    merchantAccountId: row.merchant_account_id,
    order: spec.order,
    end: spec.order === 'asc' ? spec.before.toISOString() : (spec.from?.toISOString() ?? '-infinity'),
    filters: spec.filters,
  };
  const endsAtMs = performance.now() + TURN_MS;
  let current = row;

  // A run that has read everything before comes on no more by looking again: its store has so many tries.
  while (current.reached_at !== THE_END) {
    if (performance.now() > endsAtMs) return yieldExecution(db, current, clock.now());
    const after = current.parts === 0 ? startOf(spec) : { at: current.reached_at, id: current.reached_id };
    const { lines, reached } = await read(db, selection, after, SLICE);
    const advanced = await keep(parts, current, { lines, reached, head: spec.fields });
    if (advanced === null) return; // another worker goes on
    current = advanced;
  }
  await store.put(fileName(row), fileBytes(current), contentOf(parts, current));
  await end(parts, current, 'succeeded');
}

type Read = ReturnType<typeof linesOf>;

function reader(model: string, { fields }: ResolvedSpec, version: Parameters<typeof linesOf>[2]): Read {
  const found = Object.entries(MODELS).find(([name]) => name === model)?.[1];
  if (found === undefined) throw new Error(`BUG: a report on ${model}`);
  return linesOf(found as Model<unknown>, fields, version); // each model reads its own rows and no others
}

/** Before everything of the moment that the rows begin with: no id is lower, so none of that moment is behind it. */
function startOf({ order, from, before }: ResolvedSpec): WalkPosition {
  const at = order === 'asc' ? (from?.toISOString() ?? '-infinity') : before.toISOString();
  return { at, id: '00000000-0000-0000-0000-000000000000' };
}

type Slice = Readonly<{ lines: readonly Cell[][]; reached: WalkPosition | null; head: readonly string[] }>;

async function keep(
  { db, clock }: ReadParts,
  row: ReportExecutionRow,
  { lines, reached, head }: Slice,
): Promise<ReportExecutionRow | null> {
  const first = row.parts === 0 ? csvLine(head.map((name) => ({ text: name }))) : '';
  const text = Buffer.from(first + lines.map(csvLine).join(''));
  return advanceExecution(db, row, {
    reachedAt: reached?.at ?? THE_END,
    reachedId: reached?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    rows: lines.length,
    textBytes: text.length,
    // Ends on a byte and looks back at nothing before it, so that pieces make one stream.
    content: text.length === 0 ? null : await deflated(text, { finishFlush: constants.Z_SYNC_FLUSH }),
    checksum: crc32(text, Number(row.checksum)),
    dueAt: new Date(clock.now().getTime() + REPORT_FILE_LEASE_MS),
    now: clock.nowFor(row.merchant_account_id),
  });
}

/** RFC 1952: deflate, no name, no time, unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);

function fileBytes({ file_bytes: bytes }: ReportExecutionRow): number {
  return GZIP_HEAD.length + Number(bytes) + LAST_BLOCK.length + 8;
}

async function* contentOf({ db }: ReadParts, row: ReportExecutionRow): AsyncGenerator<Buffer> {
  yield GZIP_HEAD;
  for (let part = 0; part < row.parts; part += 1) yield await reportPart(db, row, part);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(Number(row.checksum), 0);
  trailer.writeUInt32LE(Number(row.text_bytes % 2n ** 32n), 4);
  yield Buffer.concat([LAST_BLOCK, trailer]);
}

export function fileName(
  row: Pick<ReportExecutionRow, 'merchant_account_id' | 'report_execution_id'>,
): string {
  return `${row.merchant_account_id}/${row.report_execution_id}.csv.gz`;
}

async function end(
  parts: MoneyParts,
  row: ReportExecutionRow,
  status: 'succeeded' | 'failed',
): Promise<void> {
  const now = parts.clock.nowFor(row.merchant_account_id);
  await endExecution(parts.db, row, { status, eventId: newId(now), now });
  const said = { reportExecutionId: row.report_execution_id, rows: Number(row.row_count) };
  if (status === 'succeeded') parts.log.info(said, 'a report was made');
  else parts.log.error(said, 'a report was given up');
}
