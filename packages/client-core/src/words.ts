import { BUYER_WORDS } from './buyer-words.ts';
import type { CheckoutReason } from './checkout-state.ts';

/** A language that there are words for. */
export type BuyerLanguage = keyof typeof BUYER_WORDS;
/** What a text is for. */
export type BuyerWord = keyof (typeof BUYER_WORDS)['en'];

/**
 * The language of buyers' pages for a device's locale; English where there is none.
 *
 * @example languageOf('pt-BR') // 'pt'
 */
export function languageOf(locale: string): BuyerLanguage {
  const base = /^[a-z]{2}(?![a-z])/.exec(locale.toLowerCase())?.[0] ?? '';
  return Object.hasOwn(BUYER_WORDS, base) ? (base as BuyerLanguage) : 'en'; // a key of the table
}

/**
 * A text for the buyer.
 *
 * @example buyerWord('de-AT', 'close') // 'Schließen'
 */
export function buyerWord(locale: string, word: BuyerWord): string {
  return BUYER_WORDS[languageOf(locale)][word];
}

const REASONS: Readonly<Record<CheckoutReason, BuyerWord | null>> = {
  declined: 'declined',
  refused: 'refused',
  not_made: 'network',
  cancelled: 'cancelled',
  timed_out: 'timedOut',
  often: 'often',
  unreachable: 'network',
  not_loaded: 'notLoaded',
  unconfirmed: 'unconfirmed',
  expired: 'over',
  given_back: 'givenBack',
  replaced: null,
};

/**
 * What the buyer is told of where they are; null: nothing.
 *
 * @example const text = reasonText('de', state.reason)
 */
export function reasonText(locale: string, reason: CheckoutReason | null): string | null {
  const word = reason === null ? null : REASONS[reason];
  return word === null ? null : buyerWord(locale, word);
}
