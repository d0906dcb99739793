import { Unsendable } from '../faults.ts';
import type { ColumnTypes } from './json-rows.ts';
import { valueJson } from './transaction-rows.ts';

/**
 * Rows as one array a column, in PostgreSQL's binary format: it reads none of them as text. The rows of a statement
 * that is shared come so (docs/adr/0355); `firstParameter` is the number of the first column's.
 */
export function arrayRows(alias: string, columns: ColumnTypes, firstParameter: number): string {
  const typed = Object.entries(columns).map(([column, type], index) => {
    const array = `$${firstParameter + index}`;
    return CODES[type] === undefined
      ? `(${array}::text[])[place]::${type} AS ${column}`
      : `(${array}::${type}[])[place] AS ${column}`;
  });
  const key = firstParameter + Object.keys(columns).indexOf('transaction_id');
  return `(SELECT ${typed.join(', ')} FROM generate_subscripts($${key}::uuid[], 1) place) ${alias}`;
}

export type Column = Readonly<{ name: string; code: Code }>;

/** For `columnArrays`. */
export function columnsOf(types: ColumnTypes): readonly Column[] {
  return Object.entries(types).map(([name, type]) => ({ name, code: CODES[type] ?? TEXT }));
}

/** Rows for the columns of one `arrayRows`. */
export type GivenRows = Readonly<{ rows: readonly object[]; columns: readonly Column[] }>;

/** The parameters of a statement's `arrayRows`; null where no row has anything in a column. */
export function columnArrays(given: readonly GivenRows[]): (Buffer | null)[] {
  const out = new ArrayWriter();
  const ends = given.flatMap(({ rows, columns }) =>
    columns.map(({ name, code }) => {
      try {
        return writeColumn(out, rows as readonly Row[], name, code); // objects, read by names of columns
      } catch (error) {
        throw new Unsendable(name, error);
      }
    }),
  );
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return end === start ? null : out.bytes.subarray(start, end);
  });
}

/** What `setNamed` reads of a patch: its columns, and which of them it names. */
export function patchTypes(columns: ColumnTypes, changeable: readonly string[]): ColumnTypes {
  if (changeable.length > NAMED_MAX) throw new Error('BUG: more columns than bits');
  return {
    named: 'bigint',
    ...Object.fromEntries(changeable.map((column) => [column, columns[column] ?? ''])),
  };
}

/** Sets columns to those of the patch `c`; what it does not name stays. */
export function setNamed(changeable: readonly string[], row: string): string {
  return changeable
    .map((column, index) => {
      const bit = 1n << BigInt(index);
      return `${column} = CASE WHEN c.named & ${bit} <> 0 THEN c.${column} ELSE ${row}.${column} END`;
    })
    .join(',\n      ');
}

/** Bits in the order of `changeable`. */
export function namedIn(patch: object, changeable: readonly string[]): bigint {
  let low = 0;
  let high = 0;
  changeable.forEach((column, index) => {
    if ((patch as Row)[column] === undefined) return;
    if (index < 32) low |= 1 << index;
    else high |= 1 << (index - 32);
  });
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}
const NAMED_MAX = 63;

type Row = Readonly<Record<string, unknown>>;
type Code = Readonly<{ oid: number; write(out: ArrayWriter, value: unknown): void }>;

/** Bytes that grow. What is written has at most `ROOM` bytes, unless it reserves more. */
class ArrayWriter {
  bytes = Buffer.allocUnsafe(1 << 14);
  length = 0;

  reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const longer = Buffer.allocUnsafe(2 * (this.length + count));
    this.bytes.copy(longer, 0, 0, this.length);
    this.bytes = longer;
  }

  text(text: string): void {
    this.reserve(3 * text.length);
    // a call into the runtime takes longer than a few characters
    if (text.length > SHORT_TEXT || !this.#ascii(text)) this.length += this.bytes.write(text, this.length);
  }

  /** Whether it could be written so. */
  #ascii(text: string): boolean {
    const { bytes, length } = this;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return false;
      bytes[length + at] = code;
    }
    this.length += text.length;
    return true;
  }

  int8(value: bigint): void {
    this.length = this.bytes.writeBigInt64BE(value, this.length);
  }
}
const ROOM = 24;
const SHORT_TEXT = 40;
const HEADER_BYTES = 20;

/** Where it ends: where it began if no row has anything there. */
function writeColumn(out: ArrayWriter, rows: readonly Row[], column: string, code: Code): number {
  const from = out.length;
  let isEmpty = true;
  for (let at = 0; at < rows.length; at += 1) {
    const value = rows[at]?.[column];
    const isFilled = value !== null && value !== undefined;
    if (isEmpty && !isFilled) continue;
    if (isEmpty) writeBeginning(out, rows.length, { nulls: at, oid: code.oid });
    isEmpty = false;

    out.reserve(ROOM);
    out.length = out.bytes.writeInt32BE(-1, out.length);
    if (!isFilled) continue;
    const start = out.length;
    code.write(out, value);
    out.bytes.writeInt32BE(out.length - start, start - 4);
  }
  return isEmpty ? from : out.length;
}

/** The head of an array, and the nulls that it begins with. That it may have nulls is always said. */
function writeBeginning(
  out: ArrayWriter,
  length: number,
  { nulls, oid }: Readonly<{ nulls: number; oid: number }>,
): void {
  out.reserve(HEADER_BYTES + 4 * nulls);
  for (const word of [1, 1, oid, length, 1]) out.length = out.bytes.writeInt32BE(word, out.length);
  for (let at = 0; at < nulls; at += 1) out.length = out.bytes.writeInt32BE(-1, out.length);
}

const TEXT: Code = {
  oid: 25,
  write: (out, value) => out.text(typeof value === 'string' ? value : valueJson(value)),
};
const TIME: Code = { oid: 1184, write: (out, value) => out.int8(microsecondsOf(value)) };
/** By the type of the column; the others go as text. */
const CODES: Readonly<Record<string, Code>> = {
  text: TEXT,
  uuid: { oid: 2950, write: writeUuid },
  jsonb: {
    oid: 3802,
    write: (out, value) => {
      out.bytes[out.length++] = 1; // the version of the format
      out.text(valueJson(value));
    },
  },
  bigint: {
    oid: 20,
    // What is no whole number is none of these either.
    write: (out, value) => out.int8(typeof value === 'bigint' ? value : BigInt(value as string | number)),
  },
  integer: {
    oid: 23,
    write: (out, value) => {
      if (!Number.isInteger(value)) throw new Error('not an integer');
      out.length = out.bytes.writeInt32BE(Number(value), out.length);
    },
  },
  boolean: { oid: 16, write: (out, value) => void (out.bytes[out.length++] = value === true ? 1 : 0) },
  timestamptz: TIME,
  'timestamp with time zone': TIME,
};

function writeUuid(out: ArrayWriter, value: unknown): void {
  const text = typeof value === 'string' ? value : '';
  const start = out.length;
  let at = 0;
  while (at < text.length && out.length < start + UUID_BYTES) {
    if (text[at] === '-') {
      at += 1;
      continue;
    }
    const high = DIGITS[text.charCodeAt(at)] ?? NO_DIGIT;
    const low = DIGITS[text.charCodeAt(at + 1)] ?? NO_DIGIT;

    if ((high | low) === NO_DIGIT) break;
    out.bytes[out.length++] = (high << 4) | low;
    at += 2;
  }

  if (at !== text.length || out.length !== start + UUID_BYTES) throw new Error('not a UUID');
}
const UUID_BYTES = 16;
const NO_DIGIT = 0xff;
/** By the code of the character. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? NO_DIGIT : digit;
});

const TIME_TEXT = /^(\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d)(?:\.(\d{1,6})\d*)?([Zz]|[+-]\d\d:?\d\d)$/;
const MICROSECONDS_A_SECOND = 1_000_000;
/** PostgreSQL counts from the year 2000. */
const FIRST_MS = Date.parse('2000-01-01T00:00:00Z');
/** One payment writes the same time into many rows. */
const last = { text: '' as unknown, microseconds: 0n };

function microsecondsOf(value: unknown): bigint {
  if (value === last.text) return last.microseconds;
  const text = value instanceof Date ? value.toISOString() : value;
  const [, upToSeconds = '', fraction = '', offset = ''] =
    typeof text === 'string' ? (TIME_TEXT.exec(text) ?? []) : [];
  const seconds = (Date.parse(`${upToSeconds}${offset}`) - FIRST_MS) / 1_000;
  // NaN, where it is no time, is no BigInt either.
  last.microseconds = BigInt(seconds * MICROSECONDS_A_SECOND) + BigInt(fraction.padEnd(6, '0'));
  last.text = value;
  return last.microseconds;
}
