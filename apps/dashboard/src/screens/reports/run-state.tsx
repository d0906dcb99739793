import type { ReportExecutionStatus } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const STATUSES = ['dispatched', 'pending', 'processing', 'succeeded', 'failed'] as const;
const TONES: Readonly<Record<string, Tone>> = {
  dispatched: 'open',
  pending: 'open',
  processing: 'open',
  succeeded: 'good',
  failed: 'bad',
};

/** How a run of a report stands. */
export function RunState({ status }: Readonly<{ status: ReportExecutionStatus }>): ReactNode {
  const say = useWords(WORDS);
  const known = STATUSES.find((one) => one === status);
  return <Status tone={TONES[status] ?? 'quiet'}>{known === undefined ? status : say(known)}</Status>;
}

export function isUnderWay(status: ReportExecutionStatus): boolean {
  return TONES[status] === 'open';
}
