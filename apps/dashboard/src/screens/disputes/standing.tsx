import type { DisputeReason, DisputeStage, DisputeStatus, DisputeSummary } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { serviceNow } from '../../parts/clock.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import { None } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { STATUSES } from './statuses.ts';
import { WORDS } from './words.ts';

export const STAGES = ['inquiry', 'chargeback', 'pre_arbitration', 'arbitration'] as const;
export const REASONS = [
  'fraudulent',
  'unrecognized',
  'not_authorized',
  'duplicate',
  'incorrect_amount',
  'not_received',
  'not_as_described',
  'canceled',
  'credit_not_processed',
  'processing_error',
  'general',
] as const;
const TONES: Readonly<Record<string, Tone>> = {
  needs_response: 'warn',
  under_review: 'open',
  accepted: 'quiet',
  won: 'good',
  lost: 'bad',
  expired: 'bad',
  closed: 'quiet',
};

/** How a dispute stands. */
export function DisputeState({ status }: Readonly<{ status: DisputeStatus }>): ReactNode {
  const say = useWords(WORDS);
  return <Status tone={TONES[status] ?? 'quiet'}>{wordFor(status, say)}</Status>;
}

/** A word of ours, or what a newer service says. */
export function wordFor(
  word: DisputeStatus | DisputeStage | DisputeReason,
  say: SayText<typeof WORDS>,
): string {
  const known = [...STATUSES, ...STAGES, ...REASONS].find((one) => one === word);
  return known === undefined ? word : say(known);
}

const HOUR_MS = 60 * 60_000;
const HOURS_OF_TWO_DAYS = 48;

/** How long there is left to answer; marked where it is short. */
export function TimeLeft({
  dispute: { respond_by: due, status },
}: Readonly<{ dispute: Pick<DisputeSummary, 'respond_by' | 'status'> }>): ReactNode {
  const say = useWords(WORDS);
  if (due === null || status !== 'needs_response') return <None />;
  const hours = Math.floor((Date.parse(due) - serviceNow().getTime()) / HOUR_MS);
  if (hours < 0) return <span className="dispute-short">{say('overdue')}</span>;
  if (hours < HOURS_OF_TWO_DAYS)
    return <span className="dispute-short number">{say('hours_left', { count: hours })}</span>;
  return <span className="number">{say('days_left', { count: Math.floor(hours / 24) })}</span>;
}
