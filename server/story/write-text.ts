import { type Currency, parseCurrency } from '../domain/currency.ts';
import type { Language } from '../domain/language-tag.ts';
import { fillWords } from '../design/fill-words.ts';
import { moneyText, timeText } from '../design/money-text.ts';
import { meaningOf } from './decline-meanings.ts';
import type { Sentence, Value } from './story-entry.ts';
import { EVENT_SENTENCES } from './event-words.ts';
import { SENTENCES } from './sentence-words.ts';
import { TERMS } from './terms.ts';

/** Sentences one after the other, in a language. */
export function writeText(says: readonly Sentence[], language: Language): string {
  return says
    .map((said) => writeSentence(said, language))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function writeSentence(said: Sentence, language: Language): string {
  if ('meaning' in said) return meaningOf(said.meaning, language) ?? '';
  const { word, values } = said;
  const ofPayment: Readonly<Record<string, string>> = SENTENCES[language];
  const ofEvents: Readonly<Record<string, string>> = EVENT_SENTENCES[language];
  return fillWords(ofPayment[word] ?? ofEvents[word] ?? '', (name) => {
    const value = values[name];
    return value === undefined ? undefined : writeValue(value, language);
  });
}

function writeValue(value: Value, language: Language): string {
  if (typeof value === 'string') return value;
  if ('term' in value) return TERMS[language][value.term];
  if ('at' in value) return timeText(value.at, language);
  const known: Currency | null = parseCurrency(value.currency);
  return known === null ? `${value.amount} ${value.currency}` : moneyText(value.amount, known, language);
}
