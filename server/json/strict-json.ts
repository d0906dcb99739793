import { cut } from '../domain/cut.ts';
import { isAscii, isUtf8 } from 'node:buffer';
import type { Detail } from '../domain/problem.ts';
import {
  JSON_DEPTH_MAX,
  JsonCursor,
  MalformedJson,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  type StringRange,
} from './json-cursor.ts';
import { placeOf } from './utf8.ts';

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
  const reader = new Reader(bytes);
  try {
    const value = reader.document();
    return reader.refusals.length > 0
      ? { ok: false, problems: reader.refusals }
      : { ok: true, value, problems: reader.problems };
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    const { line, column } = placeOf(bytes, reader.at);
    const message = `${error.message} at line ${line}, column ${column}`;
    return refusal('', message, 'value_error.jsondecode');
  }
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

class Reader {
  readonly problems: Detail[] = [];
  readonly refusals: Detail[] = [];
  readonly #bytes: Buffer;
  /** The whole text, where a place in it is the same as in the bytes. */
  readonly #ascii: string | null;
  readonly #cursor: JsonCursor;
  /** The names on the way down, so that a pointer is only built where there is a problem. */
  readonly #path: string[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#ascii = isAscii(bytes) ? bytes.toString('latin1') : null;
    this.#cursor = new JsonCursor(bytes, JSON_DEPTH_MAX);
  }

  get at(): number {
    return this.#cursor.at;
  }

  document(): unknown {
    this.#cursor.mark(); // and so does the vault's reader
    this.#cursor.space();
    const value = this.#value();
    this.#cursor.end();
    return value;
  }

  #value(): unknown {
    switch (this.#cursor.byte) {
      case OPEN_OBJECT:
        return this.#object();
      case OPEN_ARRAY:
        return this.#array();
      case QUOTE:
        return this.#string();
      default: {
        const literal = this.#cursor.literal();
        return literal === undefined ? this.#number() : literal;
      }
    }
  }

  #object(): unknown {
    const value: Record<string, unknown> = {};
    this.#cursor.open();
    while (this.#cursor.next()) {
      const range = this.#cursor.name;
      const name = range === null ? '' : this.#text(range);
      this.#path.push(name);
      if (Object.hasOwn(value, name))
        this.#refuse('the same name stands twice', 'value_error.json.duplicate_key');
      if (name === '__proto__') this.#refuse('this name is not allowed', 'value_error.json.forbidden_key');
      if (range?.isEscaped === true && !isKept(name))
        this.#refuse('a name holds a character that cannot be stored', 'value_error.json.forbidden_key');

      const member = this.#value();
      if (name !== '__proto__') value[name] = member;
      this.#path.pop();
    }
    return value;
  }

  #array(): unknown {
    const value: unknown[] = [];
    this.#cursor.open();
    while (this.#cursor.next()) {
      this.#path.push(String(value.length));
      value.push(this.#value());
      this.#path.pop();
    }
    return value;
  }

  #string(): string {
    const range = this.#cursor.string();
    const text = this.#text(range);
    if (range.isEscaped && !isKept(text))
      this.#problem(
        'holds a character that cannot be stored (NUL or half a surrogate pair)',
        'value_error.str.character',
      );
    return text;
  }

  #number(): number {
    const { start, end } = this.#cursor.number();
    const value = Number(this.#slice(start, end));
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
      this.#problem('is beyond what can be held exactly', 'value_error.number.range');
    // -0 is 0 for everyone who reads it back
    return value === 0 ? 0 : value;
  }

  #text({ start, end, isEscaped }: StringRange): string {
    if (!isEscaped) return this.#slice(start + 1, end - 1);
    const text: unknown = JSON.parse(this.#slice(start, end));
    return String(text);
  }

  #slice(start: number, end: number): string {
    return this.#ascii?.slice(start, end) ?? this.#bytes.toString('utf8', start, end);
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

/** PostgreSQL keeps no NUL, and half a surrogate pair has no UTF-8: both come by escapes alone. */
function isKept(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
