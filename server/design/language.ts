import { LANGUAGES, type Language } from '../domain/language-tag.ts';

export type { Language };

/** The first language of an `Accept-Language` header, or of a tag, that there are words for; else English. */
export function languageFor(wanted: string): Language {
  for (const part of wanted.toLowerCase().split(',')) {
    const base = /^\s*([a-z]{2})(?![a-z])/.exec(part)?.[1];
    const found = LANGUAGES.find((language) => language === base);
    if (found !== undefined) return found;
  }
  return 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The language as the country writes it, where people there speak it: `es` in Mexico is `es-MX`. Elsewhere the language
 * alone, since a reader of English in Germany expects English amounts.
 */
export function localeOf(language: Language, country: string | null): string {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return language;
  return new Intl.Locale(`und-${country}`).maximize().language === language
    ? `${language}-${country}`
    : language;
}
