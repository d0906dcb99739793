import { isUtf8 } from 'node:buffer';
import {
  decodeString,
  INTAKE_DEPTH_MAX,
  JsonCursor,
  MalformedJson,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  type StringRange,
} from '../json/json-cursor.ts';
import { firstNotUtf8, type Place, placeOf } from '../json/utf8.ts';
import { wipeableForRequest } from '../platform/wiped-memory.ts';

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
 * - Null when the text is not JSON (RFC 8259, valid UTF-8, at most `INTAKE_DEPTH_MAX` deep): nothing of it is
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

  const redaction = new Redaction(text);
  try {
    redaction.document(sensitive);
  } catch (error) {
    for (const { value } of redaction.found.values()) value.fill(0);
    if (!(error instanceof MalformedJson)) throw error;
    malformed(placeOf(text, redaction.at));
    return null;
  }
  return { body: redaction.output(), found: [...redaction.found.values()] };
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

/**
 * The last key of pointers where a caller may send an object. What is not allowed to be one is refused by
 * what reads it.
 */
const OBJECTS_HELD: ReadonlySet<string> = new Set(['token']);
/** Keys on the way to a sensitive value are short; longer ones cannot match and are not decoded. */
const KEY_BYTES_MAX = 1_024;

class Redaction {
  readonly found = new Map<string, FoundValue>();
  readonly #text: Buffer;
  readonly #cursor: JsonCursor;
  /** After the byte order mark. */
  #start = 0;
  readonly #replacements: { start: number; end: number; by: string }[] = [];

  constructor(text: Buffer) {
    this.#text = text;
    this.#cursor = new JsonCursor(text, INTAKE_DEPTH_MAX);
  }

  document(pattern: Pattern): void {
    this.#cursor.mark();
    this.#start = this.#cursor.at;
    this.#cursor.space();
    this.#value(pattern, '');
    this.#cursor.end();
  }

  get at(): number {
    return this.#cursor.at;
  }

  output(): Buffer {
    const pieces: Buffer[] = [];
    let from = this.#start;
    for (const { start, end, by } of this.#replacements) {
      pieces.push(this.#text.subarray(from, start), Buffer.from(by));
      from = end;
    }
    pieces.push(this.#text.subarray(from));
    return Buffer.concat(pieces);
  }

  #value(pattern: Pattern | null | undefined, pointer: string): void {
    const cursor = this.#cursor;
    if (pattern === null || pattern === undefined) return cursor.skip();

    this.#forget(pointer);
    const { label } = pattern;
    const { at: start, byte: first } = cursor;
    if (first === QUOTE) {
      const { end } = cursor.string();
      if (label !== null)
        this.#hold(pointer, label, start, decodeContent(this.#text.subarray(start + 1, end - 1)));
    } else if (first === OPEN_OBJECT || first === OPEN_ARRAY) {
      this.#container(pattern, pointer);
      if (label === null) return;
      this.#forget(pointer);
      if (first === OPEN_OBJECT && OBJECTS_HELD.has(label))
        this.#hold(pointer, label, start, copyOf(this.#text.subarray(start, cursor.at)));
      else this.#replace(start, 'false');
    } else if (cursor.literal() === undefined) {
      cursor.number();
      if (label !== null) this.#replace(start, 'false');
    }
  }

  #container(pattern: Pattern, pointer: string): void {
    this.#cursor.open();
    for (let index = 0; this.#cursor.next(); index += 1) {
      const { name } = this.#cursor;
      if (name === null) this.#value(pattern.items, `${pointer}/${index}`);
      else {
        const key = this.#key(name, pattern);
        const segment = (key ?? '').replaceAll('~', '~0').replaceAll('/', '~1');
        this.#value(key === null ? null : pattern.keys.get(key), `${pointer}/${segment}`);
      }
    }
  }

  /** What stands from `start` to here is kept, and its label stands in its place. */
  #hold(pointer: string, label: string, start: number, value: Buffer): void {
    this.found.set(pointer, { pointer, label, value });
    this.#replace(start, `"«${label}»"`);
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
    this.#replacements.push({ start, end: this.#cursor.at, by });
  }

  /** The text of a name, where some key could match here; else null. */
  #key({ start, end, isEscaped }: StringRange, pattern: Pattern): string | null {
    if (pattern.keys.size === 0 || end - start > KEY_BYTES_MAX) return null;
    if (!isEscaped) return this.#text.toString('utf8', start + 1, end - 1);
    return decodeContent(this.#text.subarray(start + 1, end - 1)).toString('utf8');
  }
}

/** In memory of its own, so that it can be wiped by itself. */
function copyOf(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

/** The content of a string, its escapes decoded. The result owns all its memory. */
function decodeContent(content: Buffer): Buffer {
  const into = wipeableForRequest(content.length);
  return into.subarray(0, decodeString(content, into));
}
