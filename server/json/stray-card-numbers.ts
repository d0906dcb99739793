import { detectScheme, rulesOf } from '../domain/card-scheme.ts';
import { luhnHolds } from '../domain/luhn.ts';
import type { Detail } from '../problem/problem.ts';
import { pointerSegment } from './strict-json.ts';

/**
 * Card numbers where none belongs: in an identifier, a name, metadata, a cart item. They would be stored and
 * shown in clear, so the request is
 * refused. What belongs in a body as a card number has been taken out by the vault before this looks.
 *
 * A run of digits counts when it has the range, the length and the check digit of a scheme. About one in
 * thirty
 * random sixteen-digit numbers does, so fields whose values are numbers of the schemes and processors
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

/**
 * In one piece, or as it stands on a card: 4-4-4-4(-3) or 4-6-5. Inside a longer word (a UUID, a token) it is
 * somebody else's number.
 */
const FORMS = [
  /(?<![A-Za-z0-9])\d{13,19}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9-])\d{4}([ \u00a0.-])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?(?![A-Za-z0-9]|-[A-Za-z0-9])/g,
  /(?<![A-Za-z0-9-])\d{4}([ \u00a0.-])\d{6}\1\d{4,5}(?![A-Za-z0-9]|-[A-Za-z0-9])/g,
];
const LENGTH_MIN = 13;
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

export function holdsCardNumber(text: string): boolean {
  return (
    text.length >= LENGTH_MIN &&
    FORMS.some((form) => [...text.matchAll(form)].some(([run]) => isCardNumber(run.replaceAll(/\D/g, ''))))
  );
}

function isCardNumber(digits: string): boolean {
  if (!luhnHolds(digits)) return false;
  const scheme = detectScheme(digits.slice(0, 8));
  return scheme !== 'other' && rulesOf(scheme).lengths.includes(digits.length);
}
