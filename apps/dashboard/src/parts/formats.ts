import { useMemo, useSyncExternalStore } from 'react';
import { readPreferences, subscribePreferences } from '../shell/preferences.ts';
import { directionOf, type Language, useLanguage } from '../words/words.ts';
import { serviceNow, useAhead } from './clock.ts';
import { amountText, moneyText } from './money.ts';
import { agoText, durationText, type TimeLength, timeText, zoneName } from './time.ts';

/** How values are written for the person: in their language and zone. */
export type Formats = Readonly<{
  language: Language;
  /** By its IANA name. */
  zone: string;
  money(minor: number, currency: string): string;
  amount(minor: number, currency: string): string;
  time(iso: string, length?: TimeLength): string;
  ago(iso: string): string;
  duration(ms: number): string;
  number(value: number): string;
  percent(share: number): string;
  list(texts: readonly string[]): string;
  /** A country's name by its two letters. */
  country(code: string): string;
}>;

export function useFormats(): Formats {
  const language = useLanguage();
  const zone = useSyncExternalStore(subscribePreferences, () => zoneName(readPreferences().zone));
  const ahead = useAhead();
  // how long ago something was depends on the clock, too
  return useMemo(() => newFormats(language, zone), [language, zone, ahead]);
}

/** From right to left, the sign, the digits and the currency of an amount stay beside each other. */
function inOneRun(text: string, language: Language): string {
  if (directionOf(language) === 'ltr') return text;
  const plain = text.replaceAll(/[\u061c\u200e\u200f]/g, '');
  // the point that ends an abbreviation stays with it
  return `\u2066${plain.replace(/(?<=[\u0600-\u06ff])\.$/, '.\u200f')}\u2069`;
}

export function newFormats(language: Language, zone: string): Formats {
  return {
    language,
    zone,
    money: (minor, currency) => inOneRun(moneyText(minor, currency, language), language),
    amount: (minor, currency) => amountText(minor, currency, language),
    time: (iso, length = 'short') => timeText(iso, { language, zone, length, now: serviceNow() }),
    ago: (iso) => agoText(iso, language, serviceNow()),
    duration: (ms) => durationText(ms, language),
    number: (value) => new Intl.NumberFormat(language).format(value),
    percent: (share) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    list: (texts) => new Intl.ListFormat(language).format(texts),
    country: (code) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code,
  };
}
