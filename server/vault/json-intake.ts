import { isUtf8 } from 'node:buffer';
import { wipeableBuffer } from '../platform/wiped-memory.ts';
import type { Place } from './vault.ts';

/** Containers inside containers; deeper bodies are treated as malformed. */
export const JSON_DEPTH_MAX = 1_000;

/** A sensitive string as it was found: decoded bytes that the caller owns and wipes. */
export type FoundValue = Readonly<{ pointer: string; label: string; value: Buffer }>;

type RedactedBody = Readonly<{ body: Buffer; found: readonly FoundValue[] }>;

/**
 * Takes the sensitive strings out of a JSON text in one pass over its bytes; no JavaScript string of a
 * sensitive value is ever made.
 *
 * - A string at one of the pointers becomes its label in guillemets. Escapes in the value and in the keys on
 * the way are decoded.
 * - An object under a key of `OBJECTS_HELD` is held as its JSON text: wallets hand their tokens over as
 * objects.
 * - Any other number, object or array there becomes `false`, which no contract accepts; `null`, `true` and
 * `false` stay.
 * - Of duplicated keys the last one counts, as for `JSON.parse`; what the earlier ones held is wiped.
 * - A UTF-8 byte order mark is dropped.
 * - Null when the text is not JSON (RFC 8259, valid UTF-8, at most `JSON_DEPTH_MAX` deep): nothing of it is
 * handed on, and `malformed` is told from where on.
 */
export function redactJson(
  text: Buffer,
  sensitive: Pattern,
  malformed: (place: Place) => void = () => undefined,
): RedactedBody | null {
  if (!isUtf8(text)) {
    malformed(placeOf(text, firstNotUtf8(text)));
    return null;
  }
  const scanner = new Scanner(text);
  try {
    scanner.document(sensitive);
  } catch (error) {
    for (const { value } of scanner.found.values()) value.fill(0);
    if (!(error instanceof Malformed)) throw error;
    malformed(placeOf(text, scanner.at));
    return null;
  }
  return { body: scanner.output(), found: [...scanner.found.values()] };
}

/** Line and column, from 1; a character of several bytes is one column. No copy is made of what stands there. */
function placeOf(text: Buffer, at: number): Place {
  let [line, column] = [1, 1];
  for (let index = 0; index < at; index++) {
    const byte = text[index] ?? 0;
    if (byte === 0x0a) [line, column] = [line + 1, 1];
    else if ((byte & 0xc0) !== 0x80) column++;
  }
  return { line, column };
}

function firstNotUtf8(text: Buffer): number {
  let [good, bad] = [0, text.length];
  // What is cut within a character is not UTF-8 either; up to three bytes make no difference to a person.
  while (bad - good > 4) {
    const middle = (good + bad) >> 1;
    const isWhole = [0, 1, 2, 3].some((more) => isUtf8(text.subarray(0, middle + more)));
    if (isWhole) good = middle;
    else bad = middle;
  }
  return good;
}

/** Where sensitive strings stand: JSON pointers as a tree. `*` stands for any array index. */
export type Pattern = { label: string | null; readonly keys: Map<string, Pattern>; items: Pattern | null };

export function compilePattern(pointers: readonly string[]): Pattern {
  const root: Pattern = { label: null, keys: new Map(), items: null };
  for (const pointer of pointers) {
    if (!pointer.startsWith('/')) throw new Error(`BUG: ${pointer} is not a JSON pointer`);
    let at = root;
    let label = '';
    for (const segment of pointer
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
      if (segment !== '*') label = segment;
      let next = segment === '*' ? at.items : at.keys.get(segment);
      if (next === null || next === undefined) {
        next = { label: null, keys: new Map(), items: null };
        if (segment === '*') at.items = next;
        else at.keys.set(segment, next);
      }
      at = next;
    }
    at.label = label;
  }
  return root;
}

class Malformed extends Error {}

type Frame = {
  readonly closing: number;
  readonly pattern: Pattern | null;
  readonly pointer: string;
  index: number;
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const LITERALS = new Map([
  [0x74, Buffer.from('true')],
  [0x66, Buffer.from('false')],
  [0x6e, Buffer.from('null')],
]);
/**
 * The last key of pointers where a caller may send an object. What is not allowed to be one is refused by
 * what reads it.
 */
const OBJECTS_HELD: ReadonlySet<string> = new Set(['token']);
/** The letter after a backslash → the byte it stands for. */
const ESCAPES = new Map<number, number>([
  [QUOTE, QUOTE],
  [BACKSLASH, BACKSLASH],
  [0x2f, 0x2f],
  [0x62, 0x08],
  [0x66, 0x0c],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
]);
/** Keys on the way to a sensitive value are short; longer ones cannot match and are not decoded. */
const KEY_BYTES_MAX = 1_024;

class Scanner {
  readonly found = new Map<string, FoundValue>();
  readonly #text: Buffer;
  #at = 0;
  /** After the byte order mark. */
  #start = 0;
  readonly #replacements: { start: number; end: number; by: Buffer }[] = [];
  readonly #frames: Frame[] = [];

  constructor(text: Buffer) {
    this.#text = text;
  }

  document(pattern: Pattern): void {
    if (this.#text[0] === 0xef && this.#text[1] === 0xbb && this.#text[2] === 0xbf)
      this.#at = this.#start = 3;
    this.#space();
    this.#value(pattern, '');
    while (this.#frames.length > 0) this.#step();
    this.#space();
    if (this.#at !== this.#text.length) throw new Malformed();
  }

  get at(): number {
    return this.#at;
  }

  output(): Buffer {
    const pieces: Buffer[] = [];
    let from = this.#start;
    for (const { start, end, by } of this.#replacements) {
      pieces.push(this.#text.subarray(from, start), by);
      from = end;
    }
    pieces.push(this.#text.subarray(from));
    return Buffer.concat(pieces);
  }

  /** One member or item of the innermost open container, or its end. */
  #step(): void {
    const frame = this.#frames[this.#frames.length - 1];
    if (frame === undefined) return;
    this.#space();
    if (this.#text[this.#at] === frame.closing) {
      this.#at += 1;
      this.#frames.pop();
      return;
    }
    if (frame.index > 0) {
      this.#expect(COMMA);
      this.#space();
    }
    if (frame.closing === CLOSE_ARRAY) {
      this.#value(
        frame.pattern?.items ?? null,
        frame.pattern === null ? '' : `${frame.pointer}/${frame.index}`,
      );
    } else {
      const key = this.#key(frame.pattern);
      this.#space();
      this.#expect(COLON);
      this.#space();
      const pattern = key === null ? null : (frame.pattern?.keys.get(key) ?? null);
      this.#value(
        pattern,
        pattern === null ? '' : `${frame.pointer}/${(key ?? '').replaceAll('~', '~0').replaceAll('/', '~1')}`,
      );
    }
    frame.index += 1;
  }

  #value(pattern: Pattern | null, pointer: string): void {
    if (pattern !== null) this.#forget(pointer);
    const label = pattern?.label ?? null;
    const start = this.#at;
    const first = this.#text[start];
    if (first === QUOTE) {
      this.#string();
      if (label !== null)
        this.#hold(pointer, label, start, decodeString(this.#text.subarray(start + 1, this.#at - 1)));
    } else if (first === OPEN_OBJECT || first === OPEN_ARRAY) {
      this.#open(first === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY, pattern, pointer);
      if (label === null) return; // Its members come step by step.
      const depth = this.#frames.length;
      while (this.#frames.length >= depth) this.#step();
      this.#forget(pointer);
      if (first === OPEN_OBJECT && OBJECTS_HELD.has(label))
        this.#hold(pointer, label, start, copyOf(this.#text.subarray(start, this.#at)));
      else this.#replace(start, 'false');
    } else if (!this.#literal()) {
      this.#number();
      if (label !== null) this.#replace(start, 'false');
    }
  }

  /** What stands from `start` to here is kept, and its label stands in its place. */
  #hold(pointer: string, label: string, start: number, value: Buffer): void {
    this.found.set(pointer, { pointer, label, value });
    this.#replace(start, `"«${label}»"`);
  }

  #open(closing: number, pattern: Pattern | null, pointer: string): void {
    if (this.#frames.length >= JSON_DEPTH_MAX) throw new Malformed();
    this.#at += 1;
    this.#frames.push({ closing, pattern, pointer, index: 0 });
  }

  /** Moves past `true`, `false` or `null`, where one begins here. */
  #literal(): boolean {
    const literal = LITERALS.get(this.#text[this.#at] ?? 0);
    if (literal === undefined) return false;
    const end = this.#at + literal.length;
    if (!this.#text.subarray(this.#at, end).equals(literal)) throw new Malformed();
    this.#at = end;
    return true;
  }

  /** Drops what an earlier member of the same name held. */
  #forget(pointer: string): void {
    for (const [at, { value }] of this.found) {
      if (at !== pointer && !at.startsWith(`${pointer}/`)) continue;
      value.fill(0);
      this.found.delete(at);
    }
  }

  /**
   * From `start` to here, something else; what was to be replaced inside that stretch is replaced with it.
   */
  #replace(start: number, by: string): void {
    while ((this.#replacements.at(-1)?.start ?? -1) > start) this.#replacements.pop();
    this.#replacements.push({ start, end: this.#at, by: Buffer.from(by) });
  }

  /** Reads a key; its text only when some key could match here. */
  #key(pattern: Pattern | null): string | null {
    const start = this.#at;
    if (this.#text[start] !== QUOTE) throw new Malformed();
    this.#string();
    if (pattern === null || pattern.keys.size === 0 || this.#at - start > KEY_BYTES_MAX) return null;
    return decodeString(this.#text.subarray(start + 1, this.#at - 1)).toString('utf8');
  }

  /** Moves past a string, checking its escapes and refusing raw control characters. */
  #string(): void {
    const text = this.#text;
    let at = this.#at + 1;
    for (;;) {
      const byte = text[at];
      if (byte === undefined || byte < 0x20) throw new Malformed();
      if (byte === QUOTE) break;
      if (byte !== BACKSLASH) at += 1;
      else if (text[at + 1] === 0x75) {
        if (hex4(text, at + 2) < 0) throw new Malformed();
        at += 6;
      } else if (ESCAPES.has(text[at + 1] ?? 0)) at += 2;
      else throw new Malformed();
    }
    this.#at = at + 1;
  }

  #number(): void {
    const text = this.#text;
    let at = this.#at;
    const digits = (): void => {
      const start = at;
      while (isDigit(text[at])) at += 1;
      if (at === start) throw new Malformed();
    };
    if (text[at] === 0x2d) at += 1;
    if (text[at] === 0x30) at += 1;
    else digits();
    if (text[at] === 0x2e) {
      at += 1;
      digits();
    }
    if (text[at] === 0x65 || text[at] === 0x45) {
      at += 1;
      if (text[at] === 0x2b || text[at] === 0x2d) at += 1;
      digits();
    }
    this.#at = at;
  }

  #space(): void {
    let byte = this.#text[this.#at];
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = this.#text[++this.#at];
  }

  #expect(byte: number): void {
    if (this.#text[this.#at] !== byte) throw new Malformed();
    this.#at += 1;
  }
}

/** In memory of its own, so that it can be wiped by itself. */
function copyOf(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * The bytes of a JSON string's content, escapes decoded to UTF-8; a lone surrogate becomes U+FFFD. The result
 * owns all its memory.
 */
function decodeString(raw: Buffer): Buffer {
  const decoded = wipeableBuffer(raw.length);
  let length = 0;
  for (let at = 0; at < raw.length;) {
    const byte = raw[at] ?? 0;
    if (byte !== BACKSLASH) {
      decoded[length++] = byte;
      at += 1;
    } else if (raw[at + 1] !== 0x75) {
      decoded[length++] = ESCAPES.get(raw[at + 1] ?? 0) ?? 0;
      at += 2;
    } else {
      let point = hex4(raw, at + 2);
      at += 6;
      if (point >= 0xd800 && point <= 0xdbff && raw[at] === BACKSLASH && raw[at + 1] === 0x75) {
        const low = hex4(raw, at + 2);
        if (low >= 0xdc00 && low <= 0xdfff) {
          point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
          at += 6;
        }
      }
      length = writeUtf8(decoded, length, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
    }
  }
  return decoded.subarray(0, length);
}

function writeUtf8(into: Buffer, at: number, point: number): number {
  if (point < 0x80) {
    into[at] = point;
    return at + 1;
  }
  if (point < 0x800) {
    into[at] = 0xc0 | (point >> 6);
    into[at + 1] = 0x80 | (point & 63);
    return at + 2;
  }
  if (point < 0x10000) {
    into[at] = 0xe0 | (point >> 12);
    into[at + 1] = 0x80 | ((point >> 6) & 63);
    into[at + 2] = 0x80 | (point & 63);
    return at + 3;
  }
  into[at] = 0xf0 | (point >> 18);
  into[at + 1] = 0x80 | ((point >> 12) & 63);
  into[at + 2] = 0x80 | ((point >> 6) & 63);
  into[at + 3] = 0x80 | (point & 63);
  return at + 4;
}

function hex4(text: Buffer, at: number): number {
  let value = 0;
  for (let index = at; index < at + 4; index += 1) {
    const byte = text[index] ?? 0;
    const digit = isDigit(byte)
      ? byte - 0x30
      : byte >= 0x61 && byte <= 0x66
        ? byte - 0x57
        : byte >= 0x41 && byte <= 0x46
          ? byte - 0x37
          : -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
