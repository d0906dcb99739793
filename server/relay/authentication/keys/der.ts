/**
 * One element of DER, or of the BER that some exporters write: constructed strings and indefinite lengths are
 * read too.
 */
export type Element = Readonly<{ tag: number; constructed: boolean; content: Buffer; whole: Buffer }>;

export const TAG = {
  integer: 0x02,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
} as const;

export class MalformedDer extends Error {}

/** Reads exactly one element. */
export function parseDer(bytes: Buffer): Element {
  const { element } = readElement(bytes, 0, 0);
  return element;
}

/** The elements inside a constructed one. */
export function children(parent: Element): readonly Element[] {
  if (!parent.constructed) throw new MalformedDer('not constructed');
  const found: Element[] = [];
  for (let at = 0; at < parent.content.length;) {
    const { element, end } = readElement(parent.content, at, 0);
    found.push(element);
    at = end;
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

export function objectIdentifier(element: Element): string {
  if (element.tag !== TAG.objectIdentifier) throw new MalformedDer('not an object identifier');
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of element.content) {
    arc = arc * 128 + (byte & 0x7f);
    if ((byte & 0x80) !== 0) continue;
    if (arcs.length === 0)
      arcs.push(Math.min(Math.floor(arc / 40), 2), arc - 40 * Math.min(Math.floor(arc / 40), 2));
    else arcs.push(arc);
    arc = 0;
  }
  return arcs.join('.');
}

export function smallInteger(element: Element): number {
  if (element.tag !== TAG.integer || element.content.length > 4)
    throw new MalformedDer('not a small integer');
  return element.content.readIntBE(0, element.content.length);
}

const DEPTH_MAX = 32;

function readElement(bytes: Buffer, at: number, depth: number): { element: Element; end: number } {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || depth > DEPTH_MAX || (tag & 0x1f) === 0x1f)
    throw new MalformedDer('cut short');
  const constructed = (tag & 0x20) !== 0;
  if (first === 0x80) return readIndefinite(bytes, at, constructed, depth);
  let length = first;
  let start = at + 2;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4 || start + count > bytes.length) throw new MalformedDer('length out of range');
    length = bytes.readUIntBE(start, count);
    start += count;
  }
  const end = start + length;
  if (end > bytes.length) throw new MalformedDer('cut short');
  return {
    element: {
      tag: normalTag(tag),
      constructed,
      content: bytes.subarray(start, end),
      whole: bytes.subarray(at, end),
    },
    end,
  };
}

function readIndefinite(
  bytes: Buffer,
  at: number,
  constructed: boolean,
  depth: number,
): { element: Element; end: number } {
  if (!constructed) throw new MalformedDer('length missing');
  let next = at + 2;
  while (!(bytes[next] === 0 && bytes[next + 1] === 0)) next = readElement(bytes, next, depth + 1).end;
  return {
    element: {
      tag: normalTag(bytes[at] ?? 0),
      constructed,
      content: bytes.subarray(at + 2, next),
      whole: bytes.subarray(at, next + 2),
    },
    end: next + 2,
  };
}

/**
 * A constructed string keeps its tag: only sequences, sets and tagged elements are told apart by that bit.
 */
function normalTag(tag: number): number {
  return tag === 0x24 ? TAG.octetString : tag;
}
