import { useSyncExternalStore } from 'react';
import { readPreferences, subscribePreferences } from '../shell/preferences.ts';

export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** By how many there are, as `Intl.PluralRules` says; `other` is what is left. */
export type ByCount = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** One text in all languages; `{name}` stands for a value, and `{count}` chooses among the forms. */
export type Row = Readonly<Record<Language, string | ByCount>>;
type Values = Readonly<Record<string, string | number>>;

/** Says a text of `rows` in the person's language. */
export type SayText<Rows> = (name: keyof Rows & string, values?: Values) => string;

/** The words of a screen: a type makes each row have all languages. */
export function wordsOf<const Rows extends Readonly<Record<string, Row>>>(rows: Rows): Rows {
  return rows;
}

/** The texts of a screen, in the language that the person reads now. */
export function useWords<Rows extends Readonly<Record<string, Row>>>(rows: Rows): SayText<Rows> {
  const language = useLanguage();
  return (name, values) => sayRow(rows[name], language, values) ?? name;
}

/** Whether there is a text of this name: a newer service may answer words that this client does not know. */
export function hasWord<Rows extends object>(rows: Rows, name: string): name is keyof Rows & string {
  return Object.hasOwn(rows, name);
}

/** One text by its row. */
export function useRow(): (row: Row, values?: Values) => string {
  const language = useLanguage();
  return (row, values) => sayRow(row, language, values) ?? '';
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribePreferences, () => readPreferences().language ?? browserLanguage());
}

/** Of the languages that we have, the one that the browser wants most. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** `3-D Secure` begins with a digit: from right to left it would be torn apart. */
const DIGIT_FIRST = /\b\d-D Secure\b/g;

function sayRow(row: Row | undefined, language: Language, values: Values = {}): string | undefined {
  const text = row?.[language];
  if (text === undefined) return undefined;
  const form = typeof text === 'string' ? text : formOf(text, language, Number(values['count']));
  const whole = directionOf(language) === 'rtl' ? form.replaceAll(DIGIT_FIRST, '\u2066$&\u2069') : form;
  return whole.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function formOf(forms: ByCount, language: Language, count: number): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
