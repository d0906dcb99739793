import type { Experiment } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const ENDINGS = {
  challenger_better: 'good',
  control_better: 'good',
  no_difference_found: 'quiet',
  unknown_outcomes: 'bad',
  three_d_secure_challenges: 'bad',
  late_answers: 'bad',
  chargebacks: 'bad',
  sample_ratio_mismatch: 'bad',
  ended_by_hand: 'quiet',
} as const satisfies Record<string, Tone>;
export type KnownEnding = keyof typeof ENDINGS;

/** Null: it has not ended, or in a way that a newer service knows. */
export function endingOf({ ended_because: because }: Experiment): KnownEnding | null {
  return (Object.keys(ENDINGS) as KnownEnding[]).find((one) => one === because) ?? null;
}

/** So many were dealt to its arms, of each unit the first. */
export function paymentsOf({ report }: Experiment): number {
  return report.arms.reduce((sum, { payments }) => sum + payments, 0);
}

/** It compares the money that is kept, and not approvals. */
export function isOnMoney({ measure }: Experiment): boolean {
  return measure === 'money_kept';
}

/** The arm that the others are compared with. */
export function controlOf({ arms }: Experiment): string {
  return arms[0]?.name ?? '';
}

/** How an experiment stands: it waits for its first payment, runs, or has ended so. */
export function ExperimentState({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { state, started_at: started, ended_because: because } = experiment;
  const ending = endingOf(experiment);
  if (ending !== null) return <Status tone={ENDINGS[ending]}>{say(ending)}</Status>;
  if (state === 'ended') return <Status tone="quiet">{because ?? say('ended')}</Status>;
  return <Status tone="open">{say(started === null ? 'not_started' : 'running')}</Status>;
}
