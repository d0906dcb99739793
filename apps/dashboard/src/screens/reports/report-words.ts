import type { SayText } from '../../words/words.ts';
import type { WORDS } from './words.ts';

export const MODELS = [
  'transactions',
  'detailed_settlement',
  'transaction_retries',
  'accounts_receivables',
] as const;
export type Model = (typeof MODELS)[number];
export const SCHEDULES = ['once', 'daily', 'weekly', 'monthly'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** A word of the service that a later version may have, in ours. */
export function wordOf(word: string, say: SayText<typeof WORDS>): string {
  const known = [...MODELS, ...SCHEDULES].find((one) => one === word);
  return known === undefined ? word : say(known);
}
