import { detectScheme, rulesOf } from '../domain/card-scheme.ts';
import { luhnHolds } from '../domain/luhn.ts';
import type { Detail } from '../problem/problem.ts';
import { pointerSegment } from './strict-json.ts';

/**
 * Card numbers where none belongs: in an identifier, a name, metadata, a cart item. They would be stored and
 * shown in clear, so the request is refused. What belongs in a body as a card number has been taken out by
 * the vault before this looks.
 *
 * A run of digits counts when it has the range, the length and the check digit of a scheme. About one in
 * thirty random sixteen-digit numbers does, so fields whose values are numbers of the schemes and processors
 * themselves are left alone.
 */
export function strayCardNumbers(value: unknown, location: 'body' | 'query'): Detail[] {
  const found: Detail[] = [];
  walk(value, [], (path) =>
    found.push({
      location,
      pointer: location === 'body' ? pointerOf(path) : pointerOf(path).slice(1),
      message: 'must not hold a card number',
      type: 'value_error.card_number',
    }),
  );
  return found;
}

/**
 * Numbers that a scheme, an issuer or a processor gave out; Visa's transaction identifiers have fifteen
 * digits and begin with 3 or 4.
 */
const NUMBERS_OF_OTHERS: ReadonlySet<string> = new Set([
  'scheme_transaction_id',
  'previous_scheme_transaction_id',
  'transaction_link_id',
  'previous_transaction_link_id',
  'payment_service_transaction_id',
  'cavv',
  'xid',
  'directory_transaction_id',
  'sdk_encrypted_data',
  'routing_number',
  'cursor',
]);

const LENGTH_MIN = 13;
const LENGTH_MAX = 19;
/** The least JSON number of so many digits: where any integer may stand, a card number could too. */
const NUMBER_MIN = 10 ** (LENGTH_MIN - 1);

/** `path`: the names on the way down, so that a pointer is only built where there is a problem. */
function walk(value: unknown, path: string[], report: (path: readonly string[]) => void): void {
  if (typeof value === 'string') {
    if (holdsCardNumber(value)) report(path);
  } else if (typeof value === 'number') {
    if (value >= NUMBER_MIN && holdsCardNumber(String(value))) report(path);
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [name, member] of Object.entries(value)) {
      path.push(name);
      if (!isList && holdsCardNumber(name)) report(path);
      else if (isList || !NUMBERS_OF_OTHERS.has(name)) walk(member, path, report);
      path.pop();
    }
  }
}

function pointerOf(path: readonly string[]): string {
  return path.map(pointerSegment).join('');
}

/**
 * Digits of any script count, with up to three separators of any kind between them and letters beside them, as
 * on a magnetic stripe.
 */
export function holdsCardNumber(text: string): boolean {
  if (text.length < LENGTH_MIN || !MAY_HOLD.test(text)) return false;
  const plain = inAsciiDigits(text).replaceAll(UUID, ' ');
  return [...plain.matchAll(RUN)].some(([run]) => runHoldsCardNumber(run));
}

const MAY_HOLD = /(?:\p{N}[^\p{L}\p{N}]*){13}/u;
const RUN = /\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu;
const UUID = /(?<![0-9a-f])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f])/gi;

/** Without what is not seen; full-width, Arabic and all other decimal digits as those of ASCII. */
function inAsciiDigits(text: string): string {
  if (!/[^\x00-\x7f]/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
      // The ten digits of a script stand in a row, from zero on.
      const code = digit.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    });
}

/**
 * Groups of digits that follow one another, and together are as long as a card number: with the same
 * separator between all of them, or in the groups in which cards print them. Dates and telephone numbers are
 * neither.
 */
function runHoldsCardNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const gaps = run.match(/\D+/g) ?? [];
  return groups.some((_, first) => {
    let length = 0;
    let isEven = true;
    for (let last = first; last < groups.length; last += 1) {
      length += groups[last]?.length ?? 0;
      if (length > LENGTH_MAX) return false;
      if (last > first + 1) isEven &&= gaps[last - 1] === gaps[last - 2];
      if (length >= LENGTH_MIN && (isEven || isPrinted(groups, first, last))) {
        if (isCardNumber(groups.slice(first, last + 1).join(''))) return true;
      }
    }
    return false;
  });
}

function isPrinted(groups: readonly string[], first: number, last: number): boolean {
  const lengths = groups.slice(first, last + 1).map((group) => group.length);
  return /^4-4-4-(?:[1-4]|4-[1-3])$|^4-6-[45]$/.test(lengths.join('-'));
}

function isCardNumber(digits: string): boolean {
  const scheme = detectScheme(digits.slice(0, 8));
  return scheme !== 'other' && rulesOf(scheme).lengths.includes(digits.length) && luhnHolds(digits);
}
