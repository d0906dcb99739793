import { isUtf8 } from 'node:buffer';
import { type Pattern, compilePattern, redactJson } from '../vault/json-intake.ts';
import type { Column, ExportOrigin } from './export-origins.ts';
import { type FileRecord, UnreadableFile, recordsOf } from './record-cutter.ts';

/** One card of a file, or a customer without one. `number` is the reader's to wipe; null: there is none. */
export type FileRow = Readonly<{
  line: number;
  number: Buffer | null;
  /** '' where the file does not say. */
  text: (column: Column) => string;
}>;

/** A record that cannot be read, and where it begins. */
export type UnreadableRow = Readonly<{ line: number; problem: string }>;

/**
 * Rows of a file in the form of an origin, CSV or JSON. Of card numbers no text is made.
 * @throws UnreadableFile where it is not of that form
 */
export async function* rowsOf(
  chunks: AsyncIterable<Buffer>,
  origin: ExportOrigin,
): AsyncGenerator<FileRow | UnreadableRow> {
  let header: CsvHeader | null = null;
  const pointers = jsonPointers(origin);
  const pattern = compilePattern(pointers);
  for await (const { form, ...record } of recordsOf(chunks)) {
    if (form === 'json') yield* jsonRows(record, origin, pointers, pattern);
    else if (header === null) header = csvHeader(record, origin);
    else yield csvRow(record, header, origin);
  }
}

type CsvHeader = Readonly<{ separator: number; names: readonly string[]; numberAt: number }>;

const [QUOTE, COMMA, SEMICOLON, TAB] = [0x22, 0x2c, 0x3b, 0x09];

/** A file without the names of its columns would be read by guessing. */
function csvHeader({ bytes }: FileRecord, origin: ExportOrigin): CsvHeader {
  const separator = [COMMA, SEMICOLON, TAB].find((byte) => bytes.includes(byte)) ?? COMMA;
  const cells = cellsOf(bytes, separator) ?? [];
  const names = cells.map((cell) =>
    cell
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const numberAt = names.findIndex((name) => origin.number.includes(name));
  const missing = [
    ...(numberAt < 0 ? [origin.number[0]] : []),
    ...(origin.mayLackIds === true || origin.columns.oldId?.some((name) => names.includes(name)) === true
      ? []
      : [origin.columns.oldId?.[0]]),
  ];

  if (missing.length > 0)
    throw new UnreadableFile(
      `its first line does not name the column ${missing.join(' nor ')}, which an export of ${origin.displayName} has`,
    );
  return { separator, names, numberAt };
}

function csvRow(
  record: FileRecord,
  { separator, names, numberAt }: CsvHeader,
  origin: ExportOrigin,
): FileRow | UnreadableRow {
  const { line, bytes } = record;
  const cells = cellsOf(bytes, separator);
  if (cells === null) return { line, problem: 'holds a quote where none may stand' };
  if (cells.length !== names.length)
    return { line, problem: `has ${cells.length} cells, and the first line names ${names.length} columns` };
  if (!isUtf8(bytes)) return { line, problem: 'is not UTF-8' };
  const texts = textsOf(origin, (name) => {
    const at = names.indexOf(name);
    return at < 0 || at === numberAt ? '' : (cells[at]?.toString('utf8') ?? '');
  });
  const number = cells[numberAt];

  return {
    line,
    number: number === undefined || number.length === 0 ? null : Buffer.from(number),
    text: texts,
  };
}

/** Cells as they stand in the record, or copies where quotes are in them. Null where a quote is in the wrong place. */
function cellsOf(bytes: Buffer, separator: number): Buffer[] | null {
  const cells: Buffer[] = [];
  for (let at = 0; ; at += 1) {
    if (bytes[at] !== QUOTE) {
      const end = endOf(bytes, separator, at);
      const cell = bytes.subarray(at, end);
      if (cell.includes(QUOTE)) return null;
      cells.push(cell);
      at = end;
    } else {
      let end = at + 1;
      const pieces: Buffer[] = [];
      for (;;) {
        const next = bytes.indexOf(QUOTE, end);
        if (next < 0) return null;
        const isDoubled = bytes[next + 1] === QUOTE;
        pieces.push(bytes.subarray(end, isDoubled ? next + 1 : next));
        end = next + (isDoubled ? 2 : 1);
        if (!isDoubled) break;
      }
      if (end < bytes.length && bytes[end] !== separator) return null;
      cells.push(pieces.length === 1 ? (pieces[0] ?? bytes) : Buffer.concat(pieces));
      at = end;
    }
    if (at >= bytes.length) return cells;
  }
}

function endOf(bytes: Buffer, separator: number, from: number): number {
  const at = bytes.indexOf(separator, from);
  return at < 0 ? bytes.length : at;
}

/** The first of a column's names that has something. Read when asked for, before the record is wiped. */
function textsOf(origin: ExportOrigin, read: (name: string) => string): (column: Column) => string {
  const texts = new Map<Column, string>();
  for (const [column, names] of Object.entries(origin.columns) as [Column, readonly string[]][])
    for (const name of names) {
      const text = read(name).trim();
      if (text === '') continue;
      texts.set(column, text);
      break;
    }
  return (column) => texts.get(column) ?? '';
}

/** Where numbers stand in records of JSON. */
function jsonPointers({ number, cardsOfRecord }: ExportOrigin): readonly string[] {
  return number.map((name) =>
    cardsOfRecord === undefined || !name.startsWith(cardsOfRecord.prefix)
      ? `/${name.replaceAll('.', '/')}`
      : `/${cardsOfRecord.member}/*/${name.slice(cardsOfRecord.prefix.length)}`,
  );
}

function* jsonRows(
  { line, bytes }: FileRecord,
  origin: ExportOrigin,
  pointers: readonly string[],
  pattern: Pattern,
): Generator<FileRow | UnreadableRow> {
  const redacted = redactJson(bytes, pattern);
  if (redacted === null) {
    yield { line, problem: 'is not JSON' };
    return;
  }
  const numbers = new Map(redacted.found.map(({ pointer, value }) => [pointer, value]));
  const record: unknown = JSON.parse(redacted.body.toString('utf8'));
  const { cardsOfRecord } = origin;
  const list = cardsOfRecord === undefined ? [record] : memberOf(record, cardsOfRecord.member);
  const cards = Array.isArray(list) && list.length > 0 ? list : [null];

  for (const [index, card] of cards.entries()) {
    const at = (name: string): string =>
      cardsOfRecord !== undefined && name.startsWith(cardsOfRecord.prefix)
        ? textAt(card, name.slice(cardsOfRecord.prefix.length))
        : textAt(record, name);
    const number = pointers
      .map((pointer) => numbers.get(pointer.replace('*', String(index))))
      .find((value) => value !== undefined);
    yield { line, number: number ?? null, text: textsOf(origin, at) };
  }
}

function textAt(value: unknown, path: string): string {
  let at = value;
  for (const name of path.split('.')) at = memberOf(at, name);
  if (typeof at === 'string') return at;
  if (typeof at === 'number') return String(at);
  return Array.isArray(at) ? at.filter((item) => typeof item === 'string').join(' ') : '';
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Object.entries(value).find(([member]) => member.toLowerCase() === name);
  return own?.[1];
}
