import { readFileSync } from 'node:fs';
import type { BinDetails, BinSource } from '../domain/bin.ts';
import { type CardScheme, detectScheme, parseCardScheme } from '../domain/card-scheme.ts';
import { parseCountry } from '../domain/country.ts';
import { csvRecords } from '../domain/report/csv-reader.ts';
import { builtInBinSource } from './built-in-bins.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * Card details from an operator's file, for what the file knows; the built-in table for the rest. CSV with a
 * header line, or a JSON array of objects, of the same members:
 *
 *     from,to,scheme,additional_schemes,card_type,issuer_name,product_name,country
 *     41111100,41111199,visa,,credit,Example Bank,,US
 *
 * `from` and `to` are six to eight digits, both inclusive; only `from` is required. Where ranges overlap the
 * narrowest wins.
 */
export function binSourceOf(file: string | null): BinSource {
  if (file === null) return builtInBinSource;
  const ranges = readRanges(file);
  return {
    lookup: async (bin) => {
      const range = narrowest(ranges, bin);
      return range === null
        ? builtInBinSource.lookup(bin)
        : { ...range.details, bin: bin.slice(0, 8), scheme: range.details.scheme ?? detectScheme(bin) };
    },
  };
}

type Range = Readonly<{
  from: number;
  to: number;
  details: Omit<BinDetails, 'bin' | 'scheme'> & Readonly<{ scheme: BinDetails['scheme'] | null }>;
}>;

/** Sorted by `from`, so that a search ends where ranges begin behind the digits. */
function narrowest(ranges: readonly Range[], bin: string): Range | null {
  if (!/^\d{6,8}$/.test(bin)) return null;
  const first = Number(bin.padEnd(8, '0'));
  const last = Number(bin.padEnd(8, '9'));
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? 0) <= first) low = middle + 1;
    else high = middle;
  }

  let best: Range | null = null;
  for (let index = low - 1; index >= 0 && index >= low - RANGES_BESIDE_MAX; index -= 1) {
    const range = ranges[index];
    if (
      range !== undefined &&
      range.to >= last &&
      (best === null || range.to - range.from < best.to - best.from)
    )
      best = range;
  }
  return best;
}

/**
 * How many ranges before the digits are looked at for one that reaches over them: nesting is a few deep in
 * real files.
 */
const RANGES_BESIDE_MAX = 1_000;

function readRanges(file: string): Range[] {
  const text = readText(file);
  const rows = text.trimStart().startsWith('[') ? jsonRows(text, file) : csvRows(text, file);
  const ranges = rows.map((row, index) => rangeOf(row, `RAILYARD_BIN_FILE: ${file}, entry ${index + 1}`));
  return ranges.sort((a, b) => a.from - b.from || b.to - a.to);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`RAILYARD_BIN_FILE: ${file} cannot be read.`);
  }
}

type Row = Readonly<Record<string, string>>;

function jsonRows(text: string, file: string): Row[] {
  const parsed: unknown = parseJson(text);
  if (!Array.isArray(parsed)) throw new StartError(`RAILYARD_BIN_FILE: ${file} is not a JSON array.`);
  return parsed.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null)
      throw new StartError(`RAILYARD_BIN_FILE: ${file} has an entry that is not an object.`);
    return Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(' ') : String(value ?? ''),
      ]),
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function csvRows(text: string, file: string): Row[] {
  const records = csvRecords(text.trim());
  if (records === null)
    throw new StartError(
      `RAILYARD_BIN_FILE: ${file} has a quote that does not end, or stands within a field.`,
    );
  const [names = [], ...rows] = records.map((record) => record.map((field) => field.trim()));
  return rows
    .filter((fields) => fields.some((field) => field !== ''))
    .map((fields) => Object.fromEntries(fields.map((field, index) => [names[index] ?? '', field])));
}

const COLUMNS: ReadonlySet<string> = new Set([
  'from',
  'to',
  'scheme',
  'additional_schemes',
  'card_type',
  'issuer_name',
  'product_name',
  'country',
]);

function rangeOf(row: Row, where: string): Range {
  const unknown = Object.keys(row).find((column) => !COLUMNS.has(column));
  if (unknown !== undefined) throw new StartError(`${where}: there is no column ${JSON.stringify(unknown)}.`);
  const told = (column: string): string => row[column] ?? '';
  const from = told('from');
  const to = told('to') === '' ? from : told('to');
  if (!/^\d{6,8}$/.test(from) || !/^\d{6,8}$/.test(to))
    throw new StartError(`${where}: from and to must be six to eight digits.`);
  const [first, last] = [Number(from.padEnd(8, '0')), Number(to.padEnd(8, '9'))];
  if (first > last) throw new StartError(`${where}: from must not be more than to.`);
  const scheme = told('scheme') === '' ? null : parseCardScheme(told('scheme'));
  if (scheme === null && told('scheme') !== '')
    throw new StartError(`${where}: ${told('scheme')} is not a card scheme.`);
  const cardType = told('card_type');
  if (!isCardType(cardType)) throw new StartError(`${where}: card_type must be credit, debit or prepaid.`);
  const country = told('country') === '' ? null : parseCountry(told('country'));
  if (country === null && told('country') !== '')
    throw new StartError(`${where}: ${told('country')} is not an ISO 3166-1 country.`);

  return {
    from: first,
    to: last,
    details: {
      scheme,
      additionalSchemes: schemesIn(told('additional_schemes'), where),
      cardType: cardType === '' ? null : cardType,
      issuerName: nameIn(row['issuer_name']),
      productName: nameIn(row['product_name']),
      country,
    },
  };
}

function schemesIn(text: string, where: string): readonly CardScheme[] {
  const words = text.split(/[ |;]+/).filter((word) => word !== '');
  return words.map((word) => {
    const scheme = parseCardScheme(word);
    if (scheme === null) throw new StartError(`${where}: ${word} is not a card scheme.`);
    return scheme;
  });
}

function nameIn(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function isCardType(text: string): text is '' | 'credit' | 'debit' | 'prepaid' {
  return ['', 'credit', 'debit', 'prepaid'].includes(text);
}
