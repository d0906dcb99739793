import { Quotes } from '../json/quotes.ts';
import { Utf8Stream } from '../json/utf8.ts';
import type { Content } from './content.ts';
import { PLACEHOLDERS_MAX, PLACEHOLDER_BYTES_MAX, PROBLEMS_SHOWN_MAX } from './relay-limits.ts';
import { type Placeholder, isNumberByNature, parsePlaceholder } from './placeholder.ts';

/** Where a placeholder stands in the body: bytes `from` to `to`, and whether inside a JSON string. */
export type Placement = Readonly<{
  placeholder: Placeholder;
  from: number;
  to: number;
  insideQuotes: boolean;
}>;
export type Problem = Readonly<{
  type:
    | 'placeholder_malformed'
    | 'placeholder_unknown'
    | 'placeholder_outside_string'
    | 'placeholders_too_many'
    | 'body_not_text';
  message: string;
}>;

/**
 * Finds the placeholders of a body as it streams by, in one pass over bytes; nothing is ever scanned a second
 * time. In text (JSON, form, XML and the like) every `{{` must begin a placeholder. In bytes of an unknown
 * kind, where `{{` turns up by chance, only `{{ CARD_` does.
 */
export class Scanner {
  readonly placements: Placement[] = [];
  readonly problems: Problem[] = [];
  readonly #content: Content;
  readonly #quotes = new Quotes();
  readonly #utf8 = new Utf8Stream();
  #carry: Buffer = EMPTY;
  /** Offset in the body of the first byte of `carry`. */
  #offset = 0;
  #stopped = false;

  constructor(content: Content) {
    this.#content = content;
  }

  /** The body is refused already; the rest need not be read. */
  get stopped(): boolean {
    return this.#stopped;
  }

  push(chunk: Buffer): void {
    if (this.#stopped || chunk.length === 0) return;
    if (
      this.#content.kind !== 'binary' &&
      (chunk.includes(0) || (this.#content.utf8 && !this.#utf8.push(chunk)))
    )
      return this.#notText();
    this.#scan(this.#carry.length === 0 ? chunk : Buffer.concat([this.#carry, chunk]), false);
  }

  end(): void {
    if (this.#stopped) return;
    if (this.#content.utf8 && !this.#utf8.end()) return this.#notText();
    this.#scan(this.#carry, true);
  }

  #scan(bytes: Buffer, last: boolean): void {
    let position = 0;

    while (!this.#stopped) {
      const open = findOpen(bytes, position, this.#content.kind === 'form', last);
      this.#track(bytes, position, open.at);
      position = open.at;
      if (open.kind === 'none') break;
      const read = readPlaceholder(bytes, open.at, open.inside, this.#content, last);
      if (read.kind === 'more') break;
      this.#take(read, this.#offset + open.at, this.#offset + read.to);
      this.#track(bytes, position, read.to);
      position = read.to;
    }
    this.#carry = Buffer.from(bytes.subarray(position));
    this.#offset += position;
  }

  #take(read: Exclude<Read, Readonly<{ kind: 'more' }>>, from: number, to: number): void {
    if (read.kind === 'nothing') return;
    if (read.kind === 'malformed')
      return this.#problem(
        'placeholder_malformed',
        `what begins with {{ at byte ${from} is not a placeholder`,
      );
    const placeholder = parsePlaceholder(read.name);
    if (placeholder === null)
      return this.#problem(
        'placeholder_unknown',
        `the placeholder at byte ${from} does not exist, or its number is not 1 to 100`,
      );
    if (this.#quotes.escaped)
      return this.#problem(
        'placeholder_malformed',
        `the placeholder at byte ${from} follows a backslash, which would escape the first character of its value`,
      );

    const insideQuotes = this.#quotes.inside;
    if (this.#content.kind === 'json' && !insideQuotes && !isNumberByNature(placeholder.value))
      return this.#problem(
        'placeholder_outside_string',
        `the placeholder at byte ${from} must stand inside a JSON string`,
      );
    if (this.placements.length >= PLACEHOLDERS_MAX) {
      this.#stopped = true;
      return this.#problem('placeholders_too_many', `more than ${PLACEHOLDERS_MAX} placeholders`);
    }
    this.placements.push({ placeholder, from, to, insideQuotes });
  }

  #track(bytes: Buffer, from: number, to: number): void {
    if (this.#content.kind === 'json') this.#quotes.push(bytes, from, to);
  }

  #problem(type: Problem['type'], message: string): void {
    this.problems.push({ type, message });
    if (this.problems.length >= PROBLEMS_SHOWN_MAX) this.#stopped = true;
  }

  #notText(): void {
    this.#stopped = true;
    this.#problem(
      'body_not_text',
      this.#content.utf8 ? 'the body is not UTF-8 text' : 'the body is not text',
    );
  }
}

const EMPTY = Buffer.alloc(0);

type Open = Readonly<{ kind: 'none'; at: number }> | Readonly<{ kind: 'open'; at: number; inside: number }>;

/**
 * The next `{{` from `position`, or how far was looked: what may be half of one at the end of `bytes` is left
 * for the next chunk.
 */
function findOpen(bytes: Buffer, position: number, form: boolean, last: boolean): Open {
  if (!form) {
    const at = bytes.indexOf('{{', position, 'latin1');
    if (at >= 0) return { kind: 'open', at, inside: at + 2 };
    const half = !last && bytes.length > position && bytes[bytes.length - 1] === 0x7b;
    return { kind: 'none', at: half ? bytes.length - 1 : bytes.length };
  }
  for (let at = position; at < bytes.length; at += 1) {
    const first = braceLength(bytes, at, OPEN, last);
    if (first === 0) continue;
    if (first === null) return { kind: 'none', at };
    const second = braceLength(bytes, at + first, OPEN, last);
    if (second === null) return { kind: 'none', at };
    if (second > 0) return { kind: 'open', at, inside: at + first + second };
  }
  return { kind: 'none', at: bytes.length };
}

const OPEN = Object.freeze({ byte: 0x7b, hex: 'b' });
const CLOSE = Object.freeze({ byte: 0x7d, hex: 'd' });

/**
 * Bytes of a brace at `at` in a form (itself, or `%7B` in either case); 0 where there is none; null where
 * more bytes are needed to know.
 */
function braceLength(
  bytes: Buffer,
  at: number,
  brace: Readonly<{ byte: number; hex: string }>,
  last: boolean,
): number | null {
  if (at >= bytes.length) return last ? 0 : null;
  if (bytes[at] === brace.byte) return 1;
  if (bytes[at] !== 0x25) return 0;
  if (at + 3 > bytes.length && !last) return null;
  return bytes.toString('latin1', at + 1, at + 3).toLowerCase() === `7${brace.hex}` ? 3 : 0;
}

type Read =
  | Readonly<{ kind: 'more' }>
  /** Not meant as a placeholder: go on after it. */
  | Readonly<{ kind: 'nothing'; to: number }>
  | Readonly<{ kind: 'malformed'; to: number }>
  | Readonly<{ kind: 'name'; name: string; to: number }>;

/** Reads from behind `{{` to behind `}}`. */
function readPlaceholder(bytes: Buffer, at: number, inside: number, content: Content, last: boolean): Read {
  const form = content.kind === 'form';
  const limit = Math.min(bytes.length, at + PLACEHOLDER_BYTES_MAX);
  const more = limit === bytes.length && !last && bytes.length < at + PLACEHOLDER_BYTES_MAX;
  /** What stands there cannot be told before more bytes are there. */
  const isCut = (place: number): boolean =>
    more && (place >= limit || (form && bytes[place] === 0x25 && place + 3 > limit));
  const braceAt = (place: number): number =>
    form ? (braceLength(bytes, place, CLOSE, true) ?? 0) : Number(bytes[place] === CLOSE.byte);
  const start = skipSpaces(bytes, inside, limit, form);
  let end = start;
  while (end < limit && isNameByte(bytes[end] ?? 0)) end += 1;
  const name = bytes.toString('latin1', start, end);
  if (content.kind === 'binary' && !isMeant(name, end === limit && more))
    return { kind: 'nothing', to: at + 1 };

  const close = skipSpaces(bytes, end, limit, form);
  if (isCut(close)) return { kind: 'more' };
  const first = braceAt(close);
  if (first === 0 || name === '') return { kind: 'malformed', to: inside };
  if (isCut(close + first)) return { kind: 'more' };
  const second = braceAt(close + first);
  return second === 0
    ? { kind: 'malformed', to: inside }
    : { kind: 'name', name, to: close + first + second };
}

function isMeant(name: string, open: boolean): boolean {
  const upper = name.toUpperCase();
  return upper.startsWith(MARK) || (open && MARK.startsWith(upper));
}

const MARK = 'CARD_';

function skipSpaces(bytes: Buffer, from: number, limit: number, form: boolean): number {
  let position = from;
  while (position < limit) {
    const byte = bytes[position];
    if (byte === 0x20 || byte === 0x09 || (form && byte === 0x2b)) position += 1;
    else if (form && byte === 0x25 && bytes.toString('latin1', position + 1, position + 3) === '20')
      position += 3;
    else break;
  }
  return Math.min(position, limit);
}

/** Also what makes a name wrong, so that it is read to its end: lower case, signs, dots. */
function isNameByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x5f ||
    byte === 0x2d ||
    byte === 0x2e
  );
}
