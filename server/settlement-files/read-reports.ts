import {
  type ProcessorReportRow,
  claimDueReports,
  endReport,
  putOffReport,
  yieldReport,
} from '../db/queries/processor-reports.ts';
import { WireFault } from '../net/wire.ts';
import type { Source } from '../operations/due.ts';
import { recoveryDelayMs } from '../operations/retry-schedule.ts';
import type { MoneyParts } from '../parts.ts';
import { paymentServices } from '../connections/connection-kinds.ts';
import { Problem } from '../domain/problem.ts';
import { fetchFile } from './fetch-file.ts';
import { readMovements, readPiece } from './read-piece.ts';
import { PROCESSOR_REPORT_LEASE_MS, TakenOver, Turn, UnreadableReport } from './turn.ts';

/** After this a report goes to the end of the line, so that a worker that is to stop need not wait for a long one. */
const TURN_MS = 20_000;
/** One that has not come on for so many tries in a row, which takes some four days, is for a person. */
const TRIES_MAX = 10;

/**
 * Files of processors that are to be fetched and read, from the start or from where reading stopped. Fetching
 * keeps the file in pieces of whole lines; reading commits each piece with how far it has come, so that any
 * process goes on after a crash. Lines are known by their ids, so what was read already is read again without
 * harm. Nothing but one piece is held in memory.
 */
export const processorReportsDue: Source<ProcessorReportRow> = {
  name: 'processor-reports',
  claim: claimDueReports,
  limitKey: ({ payment_service_id: service }) => service,
  about: reportFacts,
  work: readReport,
  leaseMs: PROCESSOR_REPORT_LEASE_MS,
};

function reportFacts({ payment_service_id: paymentServiceId, name: report }: ProcessorReportRow): object {
  return { paymentServiceId, report };
}

async function readReport(parts: MoneyParts, row: ProcessorReportRow): Promise<void> {
  const turn = new Turn(parts, row);
  try {
    await goOn(turn);
  } catch (error) {
    if (error instanceof TakenOver) return;
    await tellFault(turn, row.tries, error);
  }
}

async function goOn(turn: Turn): Promise<void> {
  const { parts, row } = turn;
  const service = await paymentServices.find(parts, row.merchant_account_id, row.payment_service_id);
  if (service === null) throw new UnreadableReport('its payment service is no part of this release');
  const endsAtMs = performance.now() + TURN_MS;
  if (row.status === 'announced') await fetchFile(turn, service);
  while (turn.row.pieces_read < turn.row.pieces) {
    if (performance.now() > endsAtMs) return yieldReport(parts.db, turn.row, parts.clock.now());
    await readPiece(turn, service);
  }
  while (turn.row.gathered > 0n) {
    if (performance.now() > endsAtMs) return yieldReport(parts.db, turn.row, parts.clock.now());
    await readMovements(turn, service);
  }
  turn.came(await endReport(parts.db, turn.row, { status: 'read', fault: null }, parts.clock.now()));

  const told = { ...reportFacts(row), ...countsOf(turn.row) };
  if (turn.row.unmatched + turn.row.unreadable === 0n) parts.log.info(told, 'a settlement report was read');
  else
    parts.log.warn(
      told,
      'a settlement report was read; processor_report_lines_left has what came to nothing',
    );
}

/** What is none of these is a bug, or the database: as likely to be mended by time as the others, or as little. */
function faultOf(error: unknown): string {
  if (error instanceof UnreadableReport) return error.message;
  if (error instanceof WireFault) return `it could not be fetched: ${error.message}`;
  return error instanceof Problem && error.code === 'service_unavailable'
    ? 'the vault does not answer'
    : 'reading it broke off; the log of the worker says how';
}

/** Loud each time: nobody else would notice that a file was not read. */
async function tellFault({ parts, row }: Turn, tries: number, error: unknown): Promise<void> {
  const fault = faultOf(error);
  const now = parts.clock.now();
  const isOver = tries >= TRIES_MAX;

  if (isOver) await endReport(parts.db, row, { status: 'failed', fault }, now);
  else
    await putOffReport(parts.db, row, fault, {
      now,
      dueAt: new Date(now.getTime() + recoveryDelayMs(tries)),
    });
  parts.log.error(
    { ...reportFacts(row), fault, tries, reason: error },
    isOver ? 'a settlement report was given up' : 'a settlement report could not be read; it is tried again',
  );
}

function countsOf({ lines, of_payments, of_account, unmatched, unreadable }: ProcessorReportRow): object {
  return {
    lines: Number(lines),
    ofPayments: Number(of_payments),
    ofAccount: Number(of_account),
    unmatched: Number(unmatched),
    unreadable: Number(unreadable),
  };
}
