import { Readable } from 'node:stream';
import type { PaymentService } from '../connections/connection-kinds.ts';
import type { LineReader } from '../connectors/settlement-reports.ts';
import {
  announceReport,
  beginReport,
  endReport,
  type ProcessorReportRow,
  yieldReport,
} from '../db/queries/processor-reports.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { csvRecords, separatorIn } from '../domain/report/csv-reader.ts';
import { machineLine } from '../domain/report/csv.ts';
import type { MoneyParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { keepPieces } from './fetch-file.ts';
import { PROCESSOR_REPORT_LEASE_MS, TakenOver, Turn } from './turn.ts';

/**
 * A file that the processor gives to people alone: kept in pieces, as one that is fetched, and read by a worker like
 * them. Refused before any of it is kept where it is not whole, or no report that is known.
 */
export async function takeUpload(
  parts: MoneyParts,
  service: PaymentService,
  { name, content }: Readonly<{ name: string; content: string }>,
): Promise<ProcessorReportRow> {
  const lines = linesIn(service, name, content);
  const { merchantAccountId: merchant_account_id, id: payment_service_id } = service;
  const now = parts.clock.now();
  const key = { merchant_account_id, payment_service_id, name, file_id: newId(now) };
  // Until it is kept as a whole, no worker is to look at it.
  const row = await announceReport(parts.db, key, now, new Date(now.getTime() + PROCESSOR_REPORT_LEASE_MS));
  const turn = new Turn(parts, row);

  try {
    turn.came(await beginReport(parts.db, turn.row, turn.step()));
    await keepPieces(turn, service, Readable.from(lines), ',');
    await yieldReport(parts.db, turn.row, parts.clock.now());
    return turn.row;
  } catch (error) {
    if (!(error instanceof TakenOver)) {
      await endReport(parts.db, turn.row, { status: 'failed', fault: BROKEN_OFF }, parts.clock.now());
      throw error;
    }
    throw new Problem('invalid_state', {
      message: 'A file of this name is being uploaded: try again in a moment',
    });
  }
}

const BROKEN_OFF = 'it could not be kept: upload it again';
/** Of a file, counted before it is taken apart, and the characters of one of them. */
const LINES_MAX = 100_000;
const LINE_LENGTH_MAX = 32_768;

/** The lines of its table, the names of the columns first; none that its reader stumbles over. */
function linesIn({ connector }: PaymentService, name: string, content: string): readonly Buffer[] {
  const reports = connector.settlementReports;
  if (reports === undefined)
    throw ruleBroken({
      pointer: '/payment_service_id',
      message: `must be one whose processor writes settlement files, which ${connector.displayName} does not`,
    });
  const refuse = (why: string) => ruleBroken({ pointer: '/content', message: `cannot be read: ${why}` });
  const text = content.replace(/^\uFEFF/, '');
  if (!hasLinesAtMost(text, LINES_MAX))
    throw refuse(`it has more than ${LINES_MAX} lines: upload it in parts`);
  const records = csvRecords(text, separatorIn(text));
  if (records === null) throw refuse('there is a quote where none may be');
  const table = reports.tableOf?.(records) ?? records;
  if (typeof table === 'string') throw refuse(table);

  const [columns = []] = table;
  const reader = reports.reader(columns, name);
  if (typeof reader === 'string') throw refuse(reader);
  const odd = table.findIndex((cells) => cells.length !== columns.length);
  if (odd >= 0) throw refuse(`line ${odd + 1} has not the ${columns.length} cells of the first`);
  return table.map((cells, at) => {
    const line = machineLine(cells);
    if (line.length > LINE_LENGTH_MAX)
      throw refuse(`line ${at + 1} has more than ${LINE_LENGTH_MAX} characters`);
    if (at > 0 && !isRead(reader, cells)) throw refuse(`line ${at + 1} has what no reader expects`);
    return Buffer.from(line);
  });
}

function hasLinesAtMost(text: string, most: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines <= most;
}

/** Else a worker would stumble over the same line, time after time. */
function isRead(reader: LineReader, cells: readonly string[]): boolean {
  try {
    reader(cells);
    return true;
  } catch {
    return false;
  }
}
