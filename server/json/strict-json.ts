import { cut } from '../domain/cut.ts';
import { isUtf8 } from 'node:buffer';
import type { Detail } from '../domain/problem.ts';

/** Containers inside containers. */
export const JSON_DEPTH_MAX = 64;

type ParseResult =
  | Readonly<{ ok: true; value: unknown; problems: readonly Detail[] }>
  /** Not JSON, or JSON that two parsers could read in two ways (RFC 8259 §4, §8.1): nothing of it is used. */
  | Readonly<{ ok: false; problems: readonly Detail[] }>;

/**
 * JSON as RFC 8259 has it and nothing more: valid UTF-8 (a byte order mark is forgiven), no key twice, no
 * `__proto__`, at most `JSON_DEPTH_MAX` deep. What is well formed but cannot be kept (NUL, half a surrogate
 * pair, an integer beyond 2^53−1, a number beyond a double) is listed in `problems` beside the value, so that
 * the caller hears of everything at once. `1`, `1.0` and `1e0` are the same number.
 */
export function parseStrictJson(bytes: Buffer): ParseResult {
  if (!isUtf8(bytes)) return refusal('', 'the body is not valid UTF-8', 'value_error.jsondecode');
  const reader = new Reader(bytes.toString('utf8'));
  try {
    const value = reader.document();
    return reader.refusals.length > 0
      ? { ok: false, problems: reader.refusals }
      : { ok: true, value, problems: reader.problems };
  } catch (error) {
    if (error instanceof Malformed)
      return refusal(
        '',
        `${error.message} at ${placeIn(bytes.toString('utf8'), reader.at)}`,
        'value_error.jsondecode',
      );
    throw error;
  }
}

/** For people, who see lines in their editors. */
function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** RFC 6901; long names and runs of digits that could be a card number are not repeated to the caller. */
export function pointerSegment(name: string): string {
  const shown = (name.length > 64 ? `${cut(name, 64)}…` : name)
    .replace(/\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){11,}/gu, '«masked»')
    .toWellFormed();
  return `/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function refusal(pointer: string, message: string, type: string): ParseResult {
  return { ok: false, problems: [{ location: 'body', pointer, message, type }] };
}

class Malformed extends Error {}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SPACE = /[ \t\n\r]*/y;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class Reader {
  readonly problems: Detail[] = [];
  readonly refusals: Detail[] = [];
  readonly #text: string;
  at = 0;
  /** The names on the way down, so that a pointer is only built where there is a problem. */
  readonly #path: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    // RFC 8259 §8.1 lets a reader forgive it, and the vault's does
    if (this.#text.charCodeAt(0) === 0xfeff) this.at += 1;
    this.#space();
    const value = this.#value(0);
    this.#space();
    if (this.at < this.#text.length) throw new Malformed('unexpected text after the value');
    return value;
  }

  #value(depth: number): unknown {
    switch (this.#text[this.at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string(true);
      case 't':
        return this.#word('true', true);
      case 'f':
        return this.#word('false', false);
      case 'n':
        return this.#word('null', null);
      default:
        return this.#number();
    }
  }

  #object(depth: number): unknown {
    if (depth >= JSON_DEPTH_MAX) throw new Malformed('nested too deeply');
    const value: Record<string, unknown> = {};
    const seen = new Set<string>();
    this.at += 1;
    this.#space();
    if (this.#take('}')) return value;
    for (;;) {
      if (this.#text[this.at] !== '"') throw new Malformed('expected a name in quotes');
      const name = this.#string(false);
      this.#space();
      if (!this.#take(':')) throw new Malformed('expected a colon');
      this.#space();
      this.#path.push(name);
      if (seen.has(name)) this.#refuse('the same name stands twice', 'value_error.json.duplicate_key');
      if (name === '__proto__') this.#refuse('this name is not allowed', 'value_error.json.forbidden_key');
      if (!isKept(name))
        this.#refuse('a name holds a character that cannot be stored', 'value_error.json.forbidden_key');
      seen.add(name);
      const member = this.#value(depth + 1);
      if (name !== '__proto__') value[name] = member;
      this.#path.pop();
      this.#space();
      if (this.#take('}')) return value;
      if (!this.#take(',')) throw new Malformed('expected a comma or a closing brace');
      this.#space();
    }
  }

  #array(depth: number): unknown {
    if (depth >= JSON_DEPTH_MAX) throw new Malformed('nested too deeply');
    const value: unknown[] = [];
    this.at += 1;
    this.#space();
    if (this.#take(']')) return value;
    for (;;) {
      this.#path.push(String(value.length));
      value.push(this.#value(depth + 1));
      this.#path.pop();
      this.#space();
      if (this.#take(']')) return value;
      if (!this.#take(',')) throw new Malformed('expected a comma or a closing bracket');
      this.#space();
    }
  }

  #string(isValue: boolean): string {
    this.at += 1;
    let text = this.#match(PLAIN);
    for (;;) {
      const next = this.#text[this.at];
      if (next === '"') break;
      if (next !== '\\')
        throw new Malformed(
          next === undefined ? 'a string without an end' : 'a control character in a string',
        );
      text += this.#escape() + this.#match(PLAIN);
    }
    this.at += 1;
    if (isValue && !isKept(text))
      this.#problem(
        'holds a character that cannot be stored (NUL or half a surrogate pair)',
        'value_error.str.character',
      );
    return text;
  }

  #escape(): string {
    const letter = this.#text[this.at + 1] ?? '';
    if (letter === 'u') {
      const hex = this.#text.slice(this.at + 2, this.at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw new Malformed('an escape that is not one');
      this.at += 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const plain = ESCAPES[letter];
    if (plain === undefined) throw new Malformed('an escape that is not one');
    this.at += 2;
    return plain;
  }

  #number(): number {
    const text = this.#match(NUMBER);
    if (text === '')
      throw new Malformed(this.at >= this.#text.length ? 'the text ends too early' : 'unexpected character');
    const value = Number(text);
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
      this.#problem('is beyond what can be held exactly', 'value_error.number.range');
    // -0 is 0 for everyone who reads it back
    return value === 0 ? 0 : value;
  }

  #word<Value>(word: string, value: Value): Value {
    if (!this.#text.startsWith(word, this.at)) throw new Malformed('unexpected character');
    this.at += word.length;
    return value;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #space(): void {
    const code = this.#text.charCodeAt(this.at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) this.#match(SPACE);
  }

  #take(character: string): boolean {
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #pointer(): string {
    return this.#path.map(pointerSegment).join('');
  }

  #problem(message: string, type: string): void {
    this.problems.push({ location: 'body', pointer: this.#pointer(), message, type });
  }

  #refuse(message: string, type: string): void {
    this.refusals.push({ location: 'body', pointer: this.#pointer(), message, type });
  }
}

/** PostgreSQL keeps no NUL, and half a surrogate pair has no UTF-8. */
function isKept(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
