import type { RoleLimit } from '@railyard/sdk/schemas';
import { useFormats } from '../../parts/formats.ts';
import { hasWord, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** How much of what a role may move, in few words. */
export function useLimitText(): (limit: RoleLimit) => string {
  const say = useWords(WORDS);
  const { money } = useFormats();
  return ({ act, currency, amount_per_act: once, amount_per_day: daily }) => {
    const amounts = [
      ...(once == null ? [] : [say('limit_once', { amount: money(once, currency) })]),
      ...(daily == null ? [] : [say('limit_daily', { amount: money(daily, currency) })]),
    ];
    return `${hasWord(WORDS, act) ? say(act) : act} ≤ ${amounts.join(', ')}`;
  };
}
