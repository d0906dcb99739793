/** How simulated banks decide a dispute: by what was handed in. */

const DAY_MS = 24 * 60 * 60_000;

export type Verdict = Readonly<{ isWon: boolean; afterMs: number }>;

/**
 * As Stripe's test mode does it: a text with `winning_evidence` or `losing_evidence` decides at once. Else it takes a
 * week, and who has shown something wins.
 */
export function verdictOf(text: string, files: number): Verdict {
  if (text.includes('winning_evidence')) return { isWon: true, afterMs: 0 };
  if (text.includes('losing_evidence')) return { isWon: false, afterMs: 0 };
  return { isWon: files > 0, afterMs: 7 * DAY_MS };
}

/** How long a merchant has to answer. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;
