import type { Currency } from '../currency.ts';
import { csvRecords, separatorIn } from '../report/csv-reader.ts';
import { isDateText } from '../timestamp.ts';
import { type BankFile, type BankLine, MalformedStatement, StatementDraft, amountIn } from './statement.ts';

/** Which column is what, by the names in the first line, and how numbers and days are written. */
export type CsvMapping = Readonly<{
  account: string;
  currency: Currency;
  bookedOn: string;
  valueOn?: string | undefined;
  /** One column with a sign, or one for each direction. */
  amount?: string | undefined;
  credit?: string | undefined;
  debit?: string | undefined;
  /** What the account holds after the line. */
  balance?: string | undefined;
  bankReference?: string | undefined;
  references: readonly string[];
  counterparty?: string | undefined;
  text: readonly string[];
  dateFormat: CsvDateFormat;
  decimalSign: (typeof CSV_DECIMAL_SIGNS)[number];
}>;

export const CSV_DATE_FORMATS = ['year-month-day', 'day-month-year', 'month-day-year'] as const;
export type CsvDateFormat = (typeof CSV_DATE_FORMATS)[number];
export const CSV_DECIMAL_SIGNS = ['point', 'comma'] as const;

type Row = Omit<BankLine, 'position'> & Readonly<{ balance: bigint | null }>;

/** A table of one account, of which each row is a line. A column that is named and not there refuses the file. */
export function readBankCsv(chunks: Iterable<string>, mapping: CsvMapping): BankFile {
  const text = [...chunks].join('').replace(/^\uFEFF/, '');
  const records = csvRecords(text, separatorIn(text));
  if (records === null) throw new MalformedStatement('a quote does not end, or stands where none may');
  const [head = [], ...cellsOfRows] = records;
  const table = new Table(head, mapping);
  const draft = new StatementDraft();
  const rows: Row[] = [];
  for (const [index, cells] of cellsOfRows.entries()) {
    const row = table.rowOf(cells);
    if (typeof row === 'string') draft.leaveOut(`row ${index + 1}`, row);
    else rows.push(row);
  }

  const ordered = inOrder(rows);
  for (const { balance: _balance, ...line } of ordered) draft.add(line);
  const [first, last] = [ordered[0], ordered.at(-1)];
  draft.close({
    ...{ reference: '', account: mapping.account, currency: mapping.currency },
    ...{ opensOn: first?.bookedOn ?? null, closesOn: last?.bookedOn ?? null },
    opening: first === undefined || first.balance === null ? null : first.balance - first.amount,
    closing: last?.balance ?? null,
  });
  return draft.end();
}

class Table {
  readonly #places: ReadonlyMap<string, number>;
  readonly #mapping: CsvMapping;

  constructor(head: readonly string[], mapping: CsvMapping) {
    this.#places = new Map(head.map((name, place) => [name.trim(), place]));
    this.#mapping = mapping;
    const { bookedOn, valueOn, amount, credit, debit, balance, bankReference, counterparty } = mapping;
    const named = [bookedOn, valueOn, amount, credit, debit, balance, bankReference, counterparty];
    for (const name of [...named, ...mapping.references, ...mapping.text])
      if (name !== undefined && !this.#places.has(name))
        throw new MalformedStatement(`it has no column "${name}": its columns are ${head.join(', ')}`);
  }

  /** A row as a line with what the account held after it, or why it is none. */
  rowOf(cells: readonly string[]): Row | string {
    const cell = (name: string | undefined): string =>
      name === undefined ? '' : (cells[this.#places.get(name) ?? -1] ?? '').trim();
    const { bookedOn, valueOn, bankReference, references, counterparty, text, dateFormat } = this.#mapping;
    if (cells.length !== this.#places.size)
      return `it has ${cells.length} cells, and the first line ${this.#places.size}`;
    const day = dateIn(cell(bookedOn), dateFormat);
    if (day === null) return `"${cell(bookedOn)}" is no day as ${dateFormat}`;
    const amount = this.#amountOf(cell);
    if (typeof amount === 'string') return amount;
    const balance = cell(this.#mapping.balance);
    const after = this.#minorIn(balance);
    if (balance !== '' && after === null) return `"${balance}" is no balance`;

    return {
      ...{ bookedOn: day, valueOn: dateIn(cell(valueOn), dateFormat), amount, charges: 0n, code: null },
      bankReference: cell(bankReference) || null,
      references: [cell(bankReference), ...references.map(cell)],
      counterparty: cell(counterparty) || null,
      text: text.map(cell).filter(Boolean).join(' '),
      balance: after,
    };
  }

  #amountOf(cell: (name: string | undefined) => string): bigint | string {
    const { amount, credit, debit } = this.#mapping;
    const isOne = amount !== undefined;
    const [came, went] = isOne ? [cell(amount), ''] : [cell(credit), cell(debit)];
    if (!isOne && (came === '') === (went === '')) return 'it has both a credit and a debit, or neither';
    const minor = this.#minorIn(came || went);
    if (minor === null) return `"${came || went}" is no amount`;
    // Some banks write a debit below zero in a column of its own.
    return came === '' && minor > 0n ? -minor : minor;
  }

  #minorIn(text: string): bigint | null {
    const { decimalSign, currency } = this.#mapping;
    const grouped = text.replaceAll(decimalSign === 'comma' ? '.' : ',', '').replaceAll(/[\s\u2019']/g, '');
    return amountIn(grouped.replace('\u2212', '-').replace(/^([^-]+)-$/, '-$1'), currency);
  }
}

/** Oldest first: a file stands in one order or the other, whichever its balances follow. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const reversed = rows.toReversed();
  return !isChain(rows) && isChain(reversed) ? reversed : rows;
}

function isChain(rows: readonly Row[]): boolean {
  return rows.every(({ amount, balance }, index) => {
    const before = index === 0 ? null : (rows[index - 1]?.balance ?? null);
    return balance === null || before === null || before + amount === balance;
  });
}

/** With a point, a slash or a dash between its parts; eight digits need none. */
const DATE_PARTS = {
  'year-month-day': /^(?<year>\d{4})([-./]?)(?<month>\d{2})\2(?<day>\d{2})(?:[T ].*)?$/,
  'day-month-year': /^(?<day>\d{1,2})([-./])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  'month-day-year': /^(?<month>\d{1,2})([-./])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
} as const satisfies Readonly<Record<CsvDateFormat, RegExp>>;

function dateIn(text: string, format: CsvDateFormat): string | null {
  const { year = '', month = '', day = '' } = DATE_PARTS[format].exec(text)?.groups ?? {};
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateText(date) ? date : null;
}
