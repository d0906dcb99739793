import type { PaymentLinkStatus } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const TONES = {
  active: 'open',
  processing: 'open',
  completed: 'good',
  expired: 'quiet',
  given_back: 'warn',
} as const satisfies Record<string, Tone>;

export const LINK_STATUSES = Object.keys(TONES) as readonly (keyof typeof TONES)[]; // its own keys

/** How a payment link stands, in words. */
export function LinkStatus({ status }: Readonly<{ status: PaymentLinkStatus }>): ReactNode {
  const say = useWords(WORDS);
  const known = LINK_STATUSES.find((one) => one === status);
  return (
    <Status tone={known === undefined ? 'quiet' : TONES[known]}>
      {known === undefined ? status : say(known)}
    </Status>
  );
}
