import { joinWiping } from '../platform/wiped-memory.ts';

/** A record that is longer is none: somewhere a quote or a brace does not end. */
const RECORD_BYTES_MAX = 1024 * 1024;
const [LINE_FEED, QUOTE, BACKSLASH] = [0x0a, 0x22, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Why a file cannot be read as a whole. The sentence ends a longer one, and tells nothing of the content. */
export class UnreadableFile extends Error {}

/** Bytes of one record, which are wiped when the next is asked for, and the line where it begins, from 1. */
export type FileRecord = Readonly<{ line: number; bytes: Buffer }>;
export type FileForm = 'csv' | 'json';

/**
 * Cuts a file that arrives in chunks into records: lines of CSV (RFC 4180, with line breaks inside quotes), or objects
 * of JSON, which stand one after the other, in a list, or in a list that is the first member of one object. No text is
 * made of them. Chunks are wiped.
 * @throws UnreadableFile where it is neither
 */
export async function* recordsOf(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<FileRecord & Readonly<{ form: FileForm }>> {
  let cutter: Cutter | null = null;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = joinWiping(rest, chunk);
    cutter ??= cutterFor(bytes, bytes.length >= BEGINNING_BYTES);
    if (cutter !== null) {
      for (const record of cutter.records(bytes)) yield { ...record, form: cutter.form };
      rest = Buffer.from(bytes.subarray(cutter.taken(bytes.length)));
    } else rest = Buffer.from(bytes);
    bytes.fill(0);
    if (rest.length > RECORD_BYTES_MAX)
      throw new UnreadableFile(
        `the record that begins in line ${cutter?.line ?? 1} is longer than a megabyte`,
      );
  }

  if (cutter === null) {
    cutter = cutterFor(rest, true);
    if (cutter === null) throw new UnreadableFile('there is nothing in it');
    for (const record of cutter.records(rest)) yield { ...record, form: cutter.form };
    rest = rest.subarray(cutter.taken(rest.length));
  }
  const last = cutter.end(rest);
  if (last !== null) yield { ...last, form: cutter.form };
  rest.fill(0);
}

interface Cutter {
  readonly form: FileForm;
  /** Where the record begins that is not whole yet. */
  readonly line: number;
  /** Those that are whole. What is behind them comes again, at the beginning of the next bytes. */
  records(bytes: Buffer): Generator<FileRecord>;
  /** How many of the bytes are behind it. */
  taken(length: number): number;
  /** What is left at the end of the file. */
  end(rest: Buffer): FileRecord | null;
}

/** By so many bytes a list within an object is told from an object. */
const BEGINNING_BYTES = 200;

/** Null: nothing but blanks so far, or too little to tell. */
function cutterFor(bytes: Buffer, isEnough: boolean): Cutter | null {
  const mark = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  const first = bytes.findIndex((byte, index) => index >= mark && !isBlank(byte));
  if (first < 0 || !isEnough) return null;
  if (bytes[first] === OPEN_OBJECT || bytes[first] === OPEN_ARRAY) return new JsonCutter();
  return new CsvCutter();
}

const BYTE_ORDER_MARK = Buffer.of(0xef, 0xbb, 0xbf);

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === LINE_FEED || byte === 0x0d;
}

class CsvCutter implements Cutter {
  readonly form = 'csv';
  line = 1;
  #lines = 1;
  #isQuoted = false;
  #looked = 0;
  #start = 0;

  *records(bytes: Buffer): Generator<FileRecord> {
    this.#start = 0;
    for (let at = this.#looked; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      if (byte !== LINE_FEED) continue;
      this.#lines += 1;
      if (this.#isQuoted) continue;
      const end = at > this.#start && bytes[at - 1] === 0x0d ? at - 1 : at;
      if (end > this.#start) yield { line: this.line, bytes: bytes.subarray(this.#start, end) };
      this.#start = at + 1;
      this.line = this.#lines;
    }
    this.#looked = bytes.length - this.#start;
  }

  taken(): number {
    return this.#start;
  }

  end(rest: Buffer): FileRecord | null {
    if (this.#isQuoted) throw new UnreadableFile(`a quote in line ${this.line} does not end`);
    const length = rest.at(-1) === 0x0d ? rest.length - 1 : rest.length;
    return length === 0 ? null : { line: this.line, bytes: rest.subarray(0, length) };
  }
}

class JsonCutter implements Cutter {
  readonly form = 'json';
  line = 1;
  #lines = 1;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #looked = 0;
  /** Where the record begins; below zero between records. */
  #start = -1;
  #isFirst = true;

  *records(bytes: Buffer): Generator<FileRecord> {
    let at = this.#looked;
    if (this.#isFirst) {
      at = LIST_IN_OBJECT.exec(bytes.toString('latin1', 0, BEGINNING_BYTES))?.[0].length ?? 0;
      this.#isFirst = false;
    }
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LINE_FEED) this.#lines += 1;
      if (this.#start < 0) this.#begin(byte, at);
      else if (this.#ends(byte)) {
        yield { line: this.line, bytes: bytes.subarray(this.#start, at + 1) };
        this.#start = -1;
      }
    }
    this.#looked = this.#start < 0 ? 0 : bytes.length - this.#start;
  }

  #begin(byte: number, at: number): void {
    this.line = this.#lines;
    if (byte === OPEN_OBJECT) {
      this.#start = at;
      this.#depth = 1;
    } else if (!isBlank(byte) && !BETWEEN.has(byte))
      throw new UnreadableFile(`in line ${this.line} something stands between two objects`);
  }

  #ends(byte: number): boolean {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.#isText = false;
      return false;
    }
    if (byte === QUOTE) this.#isText = true;
    else if (byte === OPEN_OBJECT) this.#depth += 1;
    else if (byte === CLOSE_OBJECT) this.#depth -= 1;
    return this.#depth === 0;
  }

  taken(length: number): number {
    const taken = this.#start < 0 ? length : this.#start;
    if (this.#start >= 0) this.#start = 0;
    return taken;
  }

  end(): null {
    if (this.#start >= 0)
      throw new UnreadableFile(`the object that begins in line ${this.line} does not end`);
    return null;
  }
}

/** An object whose first member is the list of records, as exports of few files have it. */
const LIST_IN_OBJECT = /^(?:\u00ef\u00bb\u00bf)?\s*\{\s*"(?:customers|payment_methods|cards|data)"\s*:\s*\[/;
/** What closes a list and its object, and what stands between two of them. */
const BETWEEN: ReadonlySet<number> = new Set([
  0x2c,
  OPEN_ARRAY,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  ...BYTE_ORDER_MARK,
]);
