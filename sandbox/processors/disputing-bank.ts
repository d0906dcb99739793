import type { Queryable } from '../../server/db/db.ts';
import { newId } from '../../server/platform/entropy.ts';
import { planStep } from '../queries/events.ts';
import type { Desk } from './book.ts';

/** What the buyer's bank does of a disputed payment by itself, at every simulated processor. */

const DAY_MS = 24 * 60 * 60_000;
const OPENED_AFTER_MS = 60_000;
/** How long a merchant has to answer. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;

/** A payment that is ordered to be disputed is, a minute after it was captured: by this act. */
export function planDispute(tx: Queryable, desk: Desk, subjectId: string, act: string): Promise<void> {
  return planBank(tx, desk, { subjectId, kind: act, afterMs: OPENED_AFTER_MS });
}

/** `graceMs`: how long after the time to answer it is over. */
export function planDeadline(tx: Queryable, desk: Desk, subjectId: string, graceMs = 1_000): Promise<void> {
  return planBank(tx, desk, { subjectId, kind: 'let_dispute_pass', afterMs: ANSWER_WITHIN_MS + graceMs });
}

/** `said`: everything that was handed in as text. `winsBy`, `losesBy`: what the processor calls these acts. */
export function planVerdict(
  tx: Queryable,
  desk: Desk,
  subjectId: string,
  {
    said,
    files,
    winsBy = 'win_dispute',
    losesBy = 'lose_dispute',
  }: Readonly<{ said: string; files: number; winsBy?: string; losesBy?: string }>,
): Promise<void> {
  const { isWon, afterMs } = verdictOf(said, files);
  return planBank(tx, desk, { subjectId, kind: isWon ? winsBy : losesBy, afterMs });
}

/**
 * As Stripe's and Braintree's test modes do it, by what was handed in: one of their words decides at once. Else it
 * takes a week, and who has shown something wins.
 */
function verdictOf(said: string, files: number): Readonly<{ isWon: boolean; afterMs: number }> {
  if (/winning_evidence|compelling_evidence/u.test(said)) return { isWon: true, afterMs: 0 };
  if (said.includes('losing_evidence')) return { isWon: false, afterMs: 0 };
  return { isWon: files > 0, afterMs: 7 * DAY_MS };
}

function planBank(
  tx: Queryable,
  desk: Desk,
  { subjectId, kind, afterMs }: Readonly<{ subjectId: string; kind: string; afterMs: number }>,
): Promise<void> {
  const dueAt = new Date(desk.now.getTime() + afterMs);
  return planStep(tx, desk, { id: newId(desk.now), subjectId, kind, dueAt });
}
