/**
 * One element of DER (X.690): its tag byte, its content, and its own bytes with the header. `isBer` as it was
 * read.
 */
export type Element = Readonly<{
  tag: number;
  constructed: boolean;
  content: Buffer;
  whole: Buffer;
  isBer: boolean;
}>;

export const TAG = {
  integer: 0x02,
  octetString: 0x04,
  objectIdentifier: 0x06,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
} as const;

export class MalformedDer extends Error {}

/**
 * The element at the beginning of `bytes`. `allowBer`: also the BER that some exporters write, with constructed
 * strings and indefinite lengths.
 *
 * @throws MalformedDer
 */
export function parseDer(bytes: Buffer, { allowBer = false } = {}): Element {
  return readElement(bytes, 0, allowBer);
}

/** The elements inside of a constructed one; with `tag`, only of one with this tag. */
export function children(parent: Element | undefined, tag?: number): readonly Element[] {
  if (parent === undefined || !(tag === undefined ? parent.constructed : parent.tag === tag))
    throw new MalformedDer('another element is expected');
  const found: Element[] = [];
  for (let at = 0; at < parent.content.length;) {
    const element = readElement(parent.content, at, parent.isBer);
    found.push(element);
    at += element.whole.length;
  }
  return found;
}

export function childAt(parent: Element, index: number): Element {
  const child = children(parent)[index];
  if (child === undefined) throw new MalformedDer('an element is missing');
  return child;
}

/** Content of an octet string, put together where it comes in pieces. */
export function octets(element: Element): Buffer {
  return element.constructed ? Buffer.concat(children(element).map(octets)) : element.content;
}

/** Dotted text of an OBJECT IDENTIFIER. */
export function objectIdentifier(element: Element | undefined): string {
  if (element?.tag !== TAG.objectIdentifier) throw new MalformedDer('not an object identifier');
  const numbers: number[] = [];
  let number = 0;
  for (const byte of element.content) {
    number = number * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [head = 0, ...rest] = numbers;
  const first = Math.min(2, Math.floor(head / 40));
  return [first, head - first * 40, ...rest].join('.');
}

export function smallInteger(element: Element): number {
  if (element.tag !== TAG.integer || element.content.length > 4)
    throw new MalformedDer('not a small integer');
  return element.content.readIntBE(0, element.content.length);
}

/** UTCTime or GeneralizedTime in milliseconds since 1970. */
export function time(element: Element | undefined): number {
  const digits = element?.content.toString('latin1') ?? '';
  const isShort = element?.tag === TAG.utcTime;
  const full = isShort ? `${Number(digits.slice(0, 2)) < 50 ? '20' : '19'}${digits}` : digits;
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(full);
  if (match === null) throw new MalformedDer('not a time');
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

const DEPTH_MAX = 32;

function readElement(bytes: Buffer, at: number, isBer: boolean, depth = 0): Element {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || depth > DEPTH_MAX || (tag & 0x1f) === 0x1f)
    throw new MalformedDer('cut short');
  const constructed = (tag & 0x20) !== 0;
  const element = (start: number, end: number, next: number): Element => {
    if (end > bytes.length) throw new MalformedDer('cut short');
    return {
      // A constructed string keeps its tag: only sequences, sets and tagged elements are told apart by that bit.
      tag: isBer && tag === (TAG.octetString | 0x20) ? TAG.octetString : tag,
      constructed,
      content: bytes.subarray(start, end),
      whole: bytes.subarray(at, next),
      isBer,
    };
  };
  const start = at + 2;
  if (first < 0x80) return element(start, start + first, start + first);
  if (first === 0x80) {
    if (!isBer || !constructed) throw new MalformedDer('length missing');
    let end = start;
    while (!(bytes[end] === 0 && bytes[end + 1] === 0))
      end += readElement(bytes, end, isBer, depth + 1).whole.length;
    return element(start, end, end + 2);
  }

  const count = first & 0x7f;
  const contentStart = start + count;
  if (count > 4 || contentStart > bytes.length) throw new MalformedDer('length out of range');
  const end = contentStart + bytes.readUIntBE(start, count);
  return element(contentStart, end, end);
}
