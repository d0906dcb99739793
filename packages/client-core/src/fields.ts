import { type CardScheme, detectScheme, rulesOf } from '../../../server/domain/card-scheme.ts';
import { expiryProblem, parseExpiry } from '../../../server/domain/expiry.ts';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { digitsOf, grouped } from './editing.ts';

export const FIELD_TYPES = ['number', 'expiryDate', 'securityCode', 'postalCode'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What a value is measured by, beside itself. */
export type Measure = Readonly<{ scheme: CardScheme | null; lengths: readonly number[] | null; now: Date }>;

/** One kind of field: how it is typed, shown, filled by a browser and judged. */
type Field = Readonly<{
  autocomplete: string;
  inputmode: 'numeric' | 'text';
  /** Characters that are shown and not typed. */
  ours: string;
  clean(typed: string): string;
  /** A value as long as it may be, from one that may be longer. */
  cut(raw: string, measure: Measure): string;
  gaps(raw: string): readonly number[];
  isValid(raw: string, measure: Measure): boolean;
  /** Nothing can follow: the buyer is done with it. */
  isFull(raw: string, measure: Measure): boolean;
}>;

export function schemeOf(number: string): CardScheme | null {
  const scheme = number.length === 0 ? 'other' : detectScheme(number);
  return scheme === 'other' ? null : scheme;
}

const numberLengths = (raw: string): readonly number[] => rulesOf(schemeOf(raw) ?? 'other').lengths;

/** Security codes are asked for before the scheme may be known. */
export function codeLengths({ scheme, lengths }: Measure): readonly number[] {
  const known = scheme === null ? [] : rulesOf(scheme).securityCodeLengths;
  return known.length > 0 ? known : (lengths ?? [3, 4]);
}

/** What the schemes call it. */
export function codeLabelOf(scheme: CardScheme | null): string {
  if (scheme === 'amex') return 'CID';
  return scheme === 'visa' ? 'CVV' : 'CVC';
}

export const FIELDS: Readonly<Record<FieldType, Field>> = {
  number: {
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    ours: ' /',
    clean: digitsOf,
    cut: (raw) => raw.slice(0, Math.max(...numberLengths(raw))),
    gaps: (raw) => (schemeOf(raw) === 'amex' ? [4, 10] : [4, 8, 12, 16]),
    isValid: (raw) => numberLengths(raw).includes(raw.length) && luhnHolds(raw),
    isFull: (raw) => raw.length === Math.max(...numberLengths(raw)) || (raw.length === 16 && luhnHolds(raw)),
  },
  expiryDate: {
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    ours: ' /',
    clean: cleanExpiry,
    cut: (raw) => (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4),
    gaps: () => [],
    isValid(raw, { now }) {
      const expiry = parseExpiry(expirationDate(raw));
      return expiry !== null && expiryProblem(expiry, now) === null;
    },
    isFull: (raw) => raw.length === 4,
  },
  securityCode: {
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    ours: ' /',
    clean: digitsOf,
    cut: (raw, measure) => raw.slice(0, Math.max(...codeLengths(measure))),
    gaps: () => [],
    isValid: (raw, measure) => codeLengths(measure).includes(raw.length),
    isFull: (raw, measure) => raw.length === Math.max(...codeLengths(measure)),
  },
  postalCode: {
    autocomplete: 'postal-code',
    inputmode: 'text',
    ours: '',
    clean: (typed) => typed.replaceAll(/[^\p{L}\p{N} -]/gu, '').trimStart(),
    cut: (raw) => raw.slice(0, 12),
    gaps: () => [],
    isValid: (raw) => raw.trim().length >= 3,
    isFull: () => false,
  },
};

/** `MM / YYYY`, `YYYY-MM` and the like come from browsers and clipboards; a buyer types `MMYY`. */
function cleanExpiry(typed: string): string {
  const yearFirst = /^\s*(20\d\d)\D+(\d{1,2})\s*$/.exec(typed);
  if (yearFirst !== null) return `${(yearFirst[2] ?? '').padStart(2, '0')}${(yearFirst[1] ?? '').slice(2)}`;
  const monthFirst = /^\s*(\d{1,2})\D+(?:20)?(\d\d)\s*$/.exec(typed);
  if (monthFirst !== null) return `${(monthFirst[1] ?? '').padStart(2, '0')}${monthFirst[2] ?? ''}`;
  const digits = digitsOf(typed);
  return digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits;
}

/** As the API takes it. */
export function expirationDate(raw: string): string {
  return `${raw.slice(0, 2)}/${raw.slice(2)}`;
}

/** The value with its blanks, hidden or not. */
export function shownAs(type: FieldType, text: string, raw: string): string {
  if (type === 'expiryDate') return text.length > 2 ? `${text.slice(0, 2)} / ${text.slice(2)}` : text;
  return type === 'postalCode' ? text : grouped(text, FIELDS[type].gaps(raw));
}
