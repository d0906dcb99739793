import { WalletTokenError } from './wallet-token-json.ts';

/** One DER element: tag byte, content, and the element's own bytes with header. */
export type Element = Readonly<{ tag: number; content: Buffer; whole: Buffer }>;

export const TAG = {
  integer: 0x02,
  octetString: 0x04,
  objectIdentifier: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
  context1: 0xa1,
} as const;

/**
 * Reads the elements that stand one after the other in `bytes`. Definite lengths of up to four bytes only, as
 * DER demands.
 */
function readElements(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const element = readElement(bytes, offset);
    elements.push(element);
    offset += element.whole.length;
  }
  return elements;
}

export function readElement(bytes: Buffer, offset = 0): Element {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined) throw malformed();
  let length = first;
  let start = offset + 2;
  if (first >= 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 4 || start + count > bytes.length) throw malformed();
    length = bytes.readUIntBE(start, count);
    start += count;
  }
  const end = start + length;
  if (end > bytes.length) throw malformed();
  return { tag, content: bytes.subarray(start, end), whole: bytes.subarray(offset, end) };
}

/** The children of an element; refuses one of another tag. */
export function children(element: Element | undefined, tag: number): Element[] {
  if (element === undefined || element.tag !== tag) throw malformed();
  return readElements(element.content);
}

/** Dotted text of an OBJECT IDENTIFIER. */
export function objectIdentifier(element: Element | undefined): string {
  if (element === undefined || element.tag !== TAG.objectIdentifier) throw malformed();
  const arcs: number[] = [];
  let value = 0;
  for (const byte of element.content) {
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(value);
      value = 0;
    }
  }
  const head = arcs[0] ?? 0;
  const first = Math.min(2, Math.floor(head / 40));
  return [first, head - first * 40, ...arcs.slice(1)].join('.');
}

/** UTCTime or GeneralizedTime in milliseconds since 1970. */
export function time(element: Element | undefined): number {
  if (element === undefined) throw malformed();
  const digits = element.content.toString('latin1');
  const full =
    element.tag === TAG.utcTime ? (Number(digits.slice(0, 2)) < 50 ? '20' : '19') + digits : digits;
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(full);
  if (match === null) throw malformed();
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

function malformed(): WalletTokenError {
  return new WalletTokenError('The signature of the token is malformed');
}
