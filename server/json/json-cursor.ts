/** Containers inside of containers: what the API reads, a relayed body, a body that cards are taken out of. */
export const JSON_DEPTH_MAX = 64;
export const RELAYED_DEPTH_MAX = 200;
export const INTAKE_DEPTH_MAX = 1_000;

export class MalformedJson extends Error {}

/** From the first byte to the one behind the last. */
export type Range = Readonly<{ start: number; end: number }>;
/** With its quotes. */
export type StringRange = Range & Readonly<{ isEscaped: boolean }>;

export const QUOTE = 0x22;
export const OPEN_OBJECT = 0x7b;
export const OPEN_ARRAY = 0x5b;
export const BACKSLASH = 0x5c;
const CLOSE_OBJECT = 0x7d;
const CLOSE_ARRAY = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const LITERALS = new Map<number | undefined, Readonly<{ bytes: Buffer; value: boolean | null }>>([
  [0x74, { bytes: Buffer.from('true'), value: true }],
  [0x66, { bytes: Buffer.from('false'), value: false }],
  [0x6e, { bytes: Buffer.from('null'), value: null }],
]);
/** The letter after a backslash, and the byte that it stands for. */
const ESCAPES = new Map<number | undefined, number>([
  [QUOTE, QUOTE],
  [BACKSLASH, BACKSLASH],
  [0x2f, 0x2f],
  [0x62, 0x08],
  [0x66, 0x0c],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
]);

/**
 * Walks through a JSON text (RFC 8259), byte by byte, and makes no JavaScript string of what it passes. Whether
 * the text is UTF-8 is not looked at. Where it throws MalformedJson, it stands at what is wrong.
 */
export class JsonCursor {
  /** Where it stands. */
  at: number;
  readonly #text: Buffer;
  readonly #depthMax: number;
  /** What closes each container that is open. */
  readonly #closings: number[] = [];
  #isFirst = false;
  #name: StringRange | null = null;

  constructor(text: Buffer, depthMax: number, at = 0) {
    this.#text = text;
    this.#depthMax = depthMax;
    this.at = at;
  }

  get byte(): number | undefined {
    return this.#text[this.at];
  }

  /** The name of the member whose value is next; null in an array. */
  get name(): StringRange | null {
    return this.#name;
  }

  /** Passes a byte order mark, which a reader may forgive (RFC 8259 §8.1). */
  mark(): void {
    if (this.#text[0] === 0xef && this.#text[1] === 0xbb && this.#text[2] === 0xbf) this.at = 3;
  }

  space(): void {
    let byte = this.#text[this.at];
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = this.#text[++this.at];
  }

  /** Passes what follows the value of a whole text. */
  end(): void {
    this.space();
    if (this.at < this.#text.length) throw new MalformedJson('unexpected text after the value');
  }

  /** Goes into the object or array that begins here. */
  open(): void {
    if (this.#closings.length >= this.#depthMax) throw new MalformedJson('nested too deeply');
    this.#closings.push(this.byte === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY);
    this.#isFirst = true;
    this.at += 1;
  }

  /** Goes to the next value of the innermost open container; false behind its end. */
  next(): boolean {
    const closing = this.#closings[this.#closings.length - 1];
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    this.space();
    if (this.byte === closing) {
      this.at += 1;
      this.#closings.pop();
      return false;
    }
    const isObject = closing === CLOSE_OBJECT;
    if (!isFirst) {
      this.#expect(COMMA, isObject ? 'a comma or a closing brace' : 'a comma or a closing bracket');
      this.space();
    }
    this.#name = null;
    if (isObject) {
      if (this.byte !== QUOTE) throw new MalformedJson('expected a name in quotes');
      this.#name = this.string();
      this.space();
      this.#expect(COLON, 'a colon');
      this.space();
    }

    return true;
  }

  /** Passes a value of any kind. */
  skip(): void {
    const depth = this.#closings.length;
    do {
      if (this.byte === QUOTE) this.string();
      else if (this.byte === OPEN_OBJECT || this.byte === OPEN_ARRAY) this.open();
      else if (this.literal() === undefined) this.number();
      while (this.#closings.length > depth && !this.next());
    } while (this.#closings.length > depth);
  }

  /** Passes the string that begins here. */
  string(): StringRange {
    const text = this.#text;
    const start = this.at;
    let at = start + 1;
    let isEscaped = false;

    for (let byte = text[at]; byte !== QUOTE; byte = text[at]) {
      let length = 1;
      if (byte === BACKSLASH) {
        length = escapeLength(text, at);
        isEscaped = true;
      } else if (byte === undefined || byte < 0x20) length = 0;
      if (length === 0) {
        this.at = at;
        throw new MalformedJson(faultOfString(byte));
      }
      at += length;
    }
    this.at = at + 1;
    return { start, end: this.at, isEscaped };
  }

  /** Passes `true`, `false` or `null`; undefined where none of them begins here. */
  literal(): boolean | null | undefined {
    const literal = LITERALS.get(this.byte);
    if (literal === undefined) return undefined;
    const end = this.at + literal.bytes.length;
    if (!this.#text.subarray(this.at, end).equals(literal.bytes))
      throw new MalformedJson('unexpected character');
    this.at = end;
    return literal.value;
  }

  number(): Range {
    const start = this.at;
    this.at = endOfNumber(this.#text, start);
    if (this.at === start)
      throw new MalformedJson(
        start >= this.#text.length ? 'the text ends too early' : 'unexpected character',
      );
    return { start, end: this.at };
  }

  #expect(byte: number, what: string): void {
    if (this.byte !== byte) throw new MalformedJson(`expected ${what}`);
    this.at += 1;
  }
}

function faultOfString(byte: number | undefined): string {
  if (byte === BACKSLASH) return 'an escape that is not one';
  return byte === undefined ? 'a string without an end' : 'a control character in a string';
}

/** Bytes of the escape at `at`; 0 where it is none. */
function escapeLength(text: Buffer, at: number): number {
  if (text[at + 1] === 0x75) return hex4(text, at + 2) < 0 ? 0 : 6;
  return ESCAPES.has(text[at + 1]) ? 2 : 0;
}

/** Behind the longest number that begins at `start`. */
function endOfNumber(text: Buffer, start: number): number {
  const first = text[start] === 0x2d ? start + 1 : start;
  let end = text[first] === 0x30 ? first + 1 : endOfDigits(text, first);
  if (end === first) return start;
  if (text[end] === 0x2e && isDigit(text[end + 1])) end = endOfDigits(text, end + 1);
  if (text[end] !== 0x65 && text[end] !== 0x45) return end;
  const sign = text[end + 1] === 0x2b || text[end + 1] === 0x2d ? 1 : 0;
  return isDigit(text[end + 1 + sign]) ? endOfDigits(text, end + 1 + sign) : end;
}

function endOfDigits(text: Buffer, from: number): number {
  let at = from;
  while (isDigit(text[at])) at += 1;
  return at;
}

/**
 * Writes the content of a string, escapes decoded to UTF-8, into memory of at least its length; a lone surrogate
 * becomes U+FFFD. Gives the length of what was written.
 */
export function decodeString(content: Buffer, into: Buffer): number {
  let length = 0;
  for (let at = 0; at < content.length;) {
    const byte = content[at] ?? 0;
    if (byte !== BACKSLASH) {
      into[length++] = byte;
      at += 1;
    } else if (content[at + 1] !== 0x75) {
      into[length++] = ESCAPES.get(content[at + 1]) ?? 0;
      at += 2;
    } else {
      let point = hex4(content, at + 2);
      at += 6;
      if (point >= 0xd800 && point <= 0xdbff && content[at] === BACKSLASH && content[at + 1] === 0x75) {
        const low = hex4(content, at + 2);
        if (low >= 0xdc00 && low <= 0xdfff) {
          point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
          at += 6;
        }
      }
      length = writeUtf8(into, length, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
    }
  }
  return length;
}

function writeUtf8(into: Buffer, at: number, point: number): number {
  const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  into[at] = more === 0 ? point : (0xff << (7 - more)) | (point >> (6 * more));
  for (let index = 1; index <= more; index += 1)
    into[at + index] = 0x80 | ((point >> (6 * (more - index))) & 63);
  return at + more + 1;
}

function hex4(text: Buffer, at: number): number {
  let value = 0;
  for (let index = at; index < at + 4; index += 1) {
    const byte = text[index] ?? 0;
    const letter = byte | 0x20;
    if (isDigit(byte)) value = value * 16 + byte - 0x30;
    else if (letter >= 0x61 && letter <= 0x66) value = value * 16 + letter - 0x57;
    else return -1;
  }
  return value;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
