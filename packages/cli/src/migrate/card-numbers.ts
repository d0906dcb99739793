import { isObject } from '../step.ts';
import { type Fault, segment } from './mistakes.ts';

/** What hides a value in a recording: `411111******1111`, `4111 11xx xxxx 1111`, `[redacted]`, `<hidden>`. */
const MASK =
  /^(?=.{1,64}$)(?:\d{0,8}[ -]?[*•█xX]{2}[*•█xX -]*\d{0,4}|[[<{(]?(?:redacted|hidden|masked|filtered)[\]>})]?)$/i;

/** Whether somebody made a value unreadable before the file was handed on. */
export function isMaskedText(text: string): boolean {
  return MASK.test(text);
}

/** By its check digit (ISO/IEC 7812-1); no card begins with 0. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return !digits.startsWith('0') && sum % 10 === 0;
}

/** Names of what schemes, processors and 3-D Secure servers give out, which may look like a card number. */
const THIRD_PARTY_IDS: ReadonlySet<string> = new Set([
  'cursor',
  'content',
  'cavv',
  'xid',
  'directory_transaction_id',
  'sdk_encrypted_data',
  'payment_service_transaction_id',
  'payment_service_refund_id',
  'payment_service_dispute_id',
  'scheme_transaction_id',
  'transaction_link_id',
  'previous_scheme_transaction_id',
  'previous_transaction_link_id',
]);

/**
 * Card numbers where none belongs: in an identifier, a name, metadata. The service refuses them, since it would store
 * and show them in clear. `isSecret` says of a pointer that a card number belongs there.
 */
export function strayCardNumbers(
  value: unknown,
  location: 'query' | 'body',
  isSecret: (pointer: string) => boolean,
): readonly Fault[] {
  const faultAt = (pointer: string): Fault => ({
    location,
    pointer: location === 'query' ? pointer.slice(1) : pointer,
    message: 'must not hold a card number',
  });
  const walk = (part: unknown, pointer: string, name: string): readonly Fault[] => {
    if (isSecret(pointer)) return [];
    if (Array.isArray(part)) return part.flatMap((item, at) => walk(item, `${pointer}/${at}`, name));
    if (!isObject(part)) return !THIRD_PARTY_IDS.has(name) && isCardNumber(part) ? [faultAt(pointer)] : [];
    return Object.entries(part).flatMap(([key, member]) =>
      holdsCardNumber(key)
        ? [faultAt(`${pointer}${segment(key)}`)]
        : walk(member, `${pointer}${segment(key)}`, key),
    );
  };
  return walk(value, '', '');
}

function isCardNumber(value: unknown): boolean {
  if (typeof value === 'number') return value >= 1e12 && holdsCardNumber(String(value));
  return typeof value === 'string' && holdsCardNumber(value);
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** By itself, or in the groups that cards print. */
const NUMBERS =
  /(?<!\d)(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?!\d)/g;
/** Of the schemes that most cards are of: ranges and lengths. */
const SCHEMES: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^(?:6011|64[4-9]\d|65\d\d)\d{12}$/,
  /^(?:35\d{14}|3[0689]\d{12}|62\d{14,17})$/,
  /^(?:50|5[6-9]|6\d)\d{11,17}$/,
];

/** Whether a card number stands in a text by itself. */
export function holdsCardNumber(text: string): boolean {
  const found = text.replaceAll(UUID, 'uuid').match(NUMBERS) ?? [];
  return found.some((number) => {
    const digits = number.replaceAll(/\D/g, '');
    return SCHEMES.some((scheme) => scheme.test(digits)) && hasCheckDigit(digits);
  });
}
