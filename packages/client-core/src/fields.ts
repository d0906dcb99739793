import { detectScheme, expiryProblem, factsOf, luhnHolds } from './card-rules.ts';
import type { CardScheme } from './card-schemes.ts';
import { asciiDigits, digitsOf } from './digits.ts';
import { type BrowserEdit, type RawEdit, type FieldText, rawEditOf, groupText } from './editing.ts';
import { putExpiry, shownExpiry } from './typed-expiry.ts';

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
  /** What stands before the caret once `typed` has gone in between the two, as far as there is room. */
  put(head: string, typed: string, tail: string, measure: Measure): string;
  gaps(raw: string): readonly number[];
  isValid(raw: string, measure: Measure): boolean;
  /** Nothing can follow: the buyer is done with it. */
  isFull(raw: string, measure: Measure): boolean;
}>;

export function schemeOf(number: string): CardScheme | null {
  const scheme = number.length === 0 ? 'other' : detectScheme(number);
  return scheme === 'other' ? null : scheme;
}

const numberLengths = (raw: string): readonly number[] => factsOf(schemeOf(raw)).lengths;

/** Security codes are asked for before the scheme may be known. */
export function codeLengths({ scheme, lengths }: Measure): readonly number[] {
  const known = scheme === null ? [] : factsOf(scheme).securityCodeLengths;
  return known.length > 0 ? known : (lengths ?? [3, 4]);
}

function isUnknown({ scheme, lengths }: Measure): boolean {
  return lengths === null && (scheme === null || factsOf(scheme).securityCodeLengths.length === 0);
}

/** What the schemes call it. */
export function codeLabelOf(scheme: CardScheme | null): string {
  return factsOf(scheme).securityCodeName;
}

export const FIELDS: Readonly<Record<FieldType, Field>> = {
  number: {
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    ours: ' /',
    put: putNumber,
    gaps: (raw) => factsOf(schemeOf(raw)).gaps,
    // no card begins with 0, and sixteen zeros have a check digit that is right
    isValid: (raw) => !raw.startsWith('0') && numberLengths(raw).includes(raw.length) && luhnHolds(raw),
    isFull: (raw) => raw.length === Math.max(...numberLengths(raw)) || (raw.length === 16 && luhnHolds(raw)),
  },
  expiryDate: {
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    ours: ' /',
    put: putExpiry,
    gaps: () => [],
    isValid: (raw, { now }) => expiryProblem(expirationDate(raw), now) === null,
    isFull: (raw) => raw.length === 4,
  },
  securityCode: {
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    ours: ' /',
    put: (head, typed, tail, measure) =>
      head + digitsOf(typed).slice(0, roomOf(Math.max(...codeLengths(measure)), head, tail)),
    gaps: () => [],
    isValid: (raw, measure) => codeLengths(measure).includes(raw.length),
    // while no number is known, most codes have three digits
    isFull: (raw, measure) => raw.length === (isUnknown(measure) ? 3 : Math.max(...codeLengths(measure))),
  },
  postalCode: {
    autocomplete: 'postal-code',
    inputmode: 'text',
    ours: '',
    put(head, typed, tail) {
      const clean = postalCodeOf(typed);
      return head + (head === '' ? clean.trimStart() : clean).slice(0, roomOf(POSTAL_CODE_MAX, head, tail));
    },
    gaps: () => [],
    isValid: (raw) => raw.trim().length >= 3,
    isFull: () => false,
  },
};

const NUMBER_MAX = 19;

/**
 * At the end as many digits as the scheme has. In the middle the longest number's, so that what stands behind is not
 * lost while the beginning becomes another scheme's.
 */
function putNumber(head: string, typed: string, tail: string): string {
  let front = head;
  for (const digit of digitsOf(typed)) {
    const raw = front + digit + tail;
    if (raw.length > (tail === '' ? Math.max(...numberLengths(raw)) : NUMBER_MAX)) break;
    front += digit;
  }
  return front;
}

const POSTAL_CODE_MAX = 12;

/** Letters and digits of one width, with the dashes and blanks that every keyboard has others of. */
function postalCodeOf(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '');
}

function roomOf(max: number, head: string, tail: string): number {
  return Math.max(0, max - head.length - tail.length);
}

/** The raw value after a browser's edit of the shown one, and how many characters stand behind the caret. */
export function editedField(
  type: FieldType,
  before: FieldText,
  edit: BrowserEdit,
  measure: Measure,
): RawEdit {
  const { ours, put } = FIELDS[type];
  const made = rawEditOf(before, edit, { ours, put: (head, typed, tail) => put(head, typed, tail, measure) });
  // the 0 that came with one digit goes with it
  const isLeftOver =
    type === 'expiryDate' && edit.isForward !== true && made.raw === '0' && before.raw.length === 2;
  return isLeftOver ? { raw: '', behind: 0 } : made;
}

/** As the API takes it. */
export function expirationDate(raw: string): string {
  return `${raw.slice(0, 2)}/${raw.slice(2)}`;
}

/** The value with its blanks, hidden or not. */
export function shownAs(type: FieldType, text: string, raw: string): string {
  if (type === 'expiryDate') return shownExpiry(text, raw);
  return type === 'postalCode' ? text : groupText(text, FIELDS[type].gaps(raw));
}
