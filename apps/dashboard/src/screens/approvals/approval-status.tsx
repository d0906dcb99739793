import type { Confirmation } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, type Tone } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const TONES: Readonly<Record<string, Tone>> = {
  asked: 'quiet',
  signed: 'open',
  waiting: 'warn',
  approved: 'open',
  used: 'good',
  declined: 'bad',
  expired: 'quiet',
};
const NAMES = {
  asked: 'is_asked',
  signed: 'is_signed',
  waiting: 'is_waiting',
  approved: 'is_approved',
  used: 'is_used',
  declined: 'is_declined',
  expired: 'is_expired',
} as const satisfies Readonly<Record<string, keyof typeof WORDS>>;

export function ApprovalStatus({
  confirmation: { status },
}: Readonly<{ confirmation: Pick<Confirmation, 'status'> }>): ReactNode {
  const say = useWords(WORDS);
  const name = (NAMES as Readonly<Record<string, keyof typeof WORDS>>)[status];
  return <Status tone={TONES[status] ?? 'quiet'}>{name === undefined ? status : say(name)}</Status>;
}
