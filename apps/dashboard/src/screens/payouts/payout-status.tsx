import type { PayoutStatus } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

export const PAYOUT_STATUSES = ['pending', 'succeeded', 'returned', 'declined', 'failed'] as const;
const TONES: Readonly<Record<string, Tone>> = {
  pending: 'open',
  succeeded: 'good',
  returned: 'bad',
  declined: 'bad',
  failed: 'bad',
};

/** How a payout stands. */
export function PayoutState({ status }: Readonly<{ status: PayoutStatus }>): ReactNode {
  const say = useWords(WORDS);
  const known = PAYOUT_STATUSES.find((one) => one === status);
  return <Status tone={TONES[status] ?? 'quiet'}>{known === undefined ? status : say(known)}</Status>;
}
