import type { ThreeDSecureScenario } from '@railyard/sdk/schemas';
import type { SayText } from '../../words/words.ts';
import type { WORDS } from './words.ts';

type SayWord = SayText<typeof WORDS>;

/** The conditions in the order in which forms have them. */
export const CONDITIONS = [
  'first_name',
  'last_name',
  'email_address',
  'amount',
  'external_identifier',
  'card_number',
] as const;

/** What a payment must have. */
export function conditionsText({ conditions }: ThreeDSecureScenario, say: SayWord): string {
  const told = CONDITIONS.filter((name) => (conditions[name] ?? null) !== null);
  return told.length === 0
    ? say('always')
    : told.map((name) => `${say(name)}: ${String(conditions[name])}`).join(' · ');
}

/** What 3-D Secure says in the end. */
export function answerText(
  { enrollment, authentication, result }: ThreeDSecureScenario['outcome'],
  say: SayWord,
): string {
  if (enrollment === 'N') return say('not_enrolled');
  const word = (status: string): string => say(`status_${status}` as 'status_Y');
  const first = word(authentication.transaction_status);
  return result === null || result === undefined ? first : `${first}, ${word(result.transaction_status)}`;
}
