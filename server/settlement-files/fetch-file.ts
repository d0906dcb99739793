import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { beginReport, keepPiece, reportFetched } from '../db/queries/processor-reports.ts';
import {
  MalformedCsv,
  type Separator,
  csvPieces,
  csvRecords,
  separatorIn,
} from '../domain/report/csv-reader.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { requestFor } from './announce.ts';
import { type Turn, UnreadableReport } from './turn.ts';

const deflated = promisify(deflateRaw);

/**
 * Keeps a file in pieces of whole lines as it arrives. One that is no table from its first line to its last is
 * refused before any of it is believed.
 */
export async function fetchFile(turn: Turn, service: PaymentService): Promise<void> {
  const { parts, row } = turn;
  const request = requestFor(parts, service, row.name);
  if (request === null) throw new UnreadableReport('the payment service has no settings to fetch it with');

  turn.came(await beginReport(parts.db, row, turn.step()));
  const { status, body } = await parts.vault.download(row.merchant_account_id, request);
  try {
    if (status !== 200) throw new UnreadableReport(`it was asked for and answered with ${status}`);
    await keepPieces(turn, service, body);
  } catch (error) {
    throw error instanceof MalformedCsv ? new UnreadableReport(error.message) : error;
  } finally {
    body.destroy();
  }
}

/** Refused where it is no table; `known`: what stands between its cells, where that is not to be told from them. */
export async function keepPieces(
  turn: Turn,
  service: PaymentService,
  body: AsyncIterable<Uint8Array>,
  known?: Separator,
): Promise<void> {
  const { db } = turn.parts;
  let lines = 0;
  for await (const piece of csvPieces(body)) {
    const separator = turn.row.separator ?? known ?? separatorIn(piece);
    const records = csvRecords(piece, separator);
    if (records === null)
      throw new UnreadableReport(`there is a quote where none may be, after line ${lines}`);
    const columns = turn.row.columns ?? columnsOf(turn, service, records[0] ?? []);
    const odd = records.findIndex((cells) => cells.length !== columns.length);
    if (odd >= 0)
      throw new UnreadableReport(`line ${lines + odd + 1} has not the ${columns.length} cells of the first`);
    lines += records.length;
    const kept = { columns, separator, content: await deflated(piece) };
    turn.came(await keepPiece(db, turn.row, kept, turn.step()));
  }
  if (turn.row.columns === null) throw new UnreadableReport('it is empty');

  turn.came(await reportFetched(db, turn.row, turn.step()));
}

function columnsOf({ row }: Turn, service: PaymentService, first: readonly string[]): readonly string[] {
  const reader = service.connector.settlementReports?.reader(first, row.name);
  if (typeof reader !== 'function') throw new UnreadableReport(reader ?? 'nothing reads it');
  return first;
}
