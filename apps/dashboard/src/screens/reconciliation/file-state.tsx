import type { ProcessorReportStatus } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

export const FILE_STATUSES = ['announced', 'fetched', 'read', 'failed'] as const;
const TONES: Readonly<Record<string, Tone>> = {
  announced: 'open',
  fetched: 'open',
  read: 'good',
  failed: 'bad',
};

/** How far a file is read. */
export function FileState({ status }: Readonly<{ status: ProcessorReportStatus }>): ReactNode {
  const say = useWords(WORDS);
  const known = FILE_STATUSES.find((one) => one === status);
  return <Status tone={TONES[status] ?? 'quiet'}>{known === undefined ? status : say(known)}</Status>;
}
