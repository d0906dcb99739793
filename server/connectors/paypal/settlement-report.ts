import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import {
  type Cell,
  type LineReader,
  type Net,
  type ReportLine,
  type SettlementReports,
  cellsBy,
} from '../connector.ts';
import type { PayPalFields } from './request.ts';
import { minorOfUnits } from './units.ts';

/**
 * The Settlement Report (STL), https://developer.paypal.com/docs/reports/sftp-reports/settlement-report/, and the
 * Transaction Detail Report, which has the same lines and some more columns. Each line begins with what it is: `CH` has
 * the names of the columns, `SB` a transaction, and what a section and the file add up to stands in `SF`, `SC` and
 * their like. Both lie on PayPal's SFTP server alone, so they are uploaded.
 */
export const settlementReports: SettlementReports<PayPalFields> = {
  request: () => null,
  tableOf,
  reader(columns, name) {
    const cell = cellsBy<Column>(columns, NEEDED);
    return typeof cell === 'string' ? cell : readerFor(cell, name);
  },
  shares: (one, other) => one['client_id'] === other['client_id'],
};

const NEEDED = [
  ...(['Transaction ID', 'Invoice ID', 'PayPal Reference ID', 'Transaction Event Code'] as const),
  ...(['Transaction Completion Date', 'Transaction Debit or Credit', 'Gross Transaction Amount'] as const),
  ...(['Gross Transaction Currency', 'Fee Debit or Credit', 'Fee Amount', 'Fee Currency'] as const),
] as const;
type Column = (typeof NEEDED)[number] | 'Custom Field' | 'Transactional Status';

type Records = readonly (readonly string[])[];

/** A sentence where lines are missing: what a section says of itself is not what stands in it. */
function tableOf(records: Records): Records | string {
  let columns: readonly string[] | null = null;
  const rows: (readonly string[])[] = [];
  let section: Section = newSection();

  for (const [index, record] of records.entries()) {
    const [type = '', ...cells] = record;
    const place = `line ${index + 1}`;
    if (type === 'SH') {
      const open = openOf(section);
      if (open !== null) return `${place} begins a section, and the one before ${open}`;
      section = newSection();
    } else if (type === 'CH') {
      const own = cells.map((cell) => cell.trim().replaceAll(/ +/g, ' '));
      if (columns !== null && columns.join() !== own.join())
        return `${place} has other columns than those before: upload its sections by themselves`;
      columns = own;
    } else if (type === 'SB') {
      if (columns === null) return `${place} comes before the names of the columns (CH)`;
      if (cells.length !== columns.length)
        return `${place} has not the ${columns.length} cells of its columns`;
      rows.push(cells);
      addTo(section, cells, columns);
    } else {
      const fault = frameFault(section, type, cells);
      if (fault !== null) return `${place} ${fault}`;
    }
  }
  if (columns === null) return 'it has no names of columns (CH): it is no report of PayPal';
  const open = openOf(section);
  return open === null ? [columns, ...rows] : `it is not whole: its last section ${open}`;
}

/** Heads and feet of the report and of its files. */
const FRAMES: ReadonlySet<string> = new Set(['RH', 'FH', 'RF', 'RC', 'FF', 'FC']);

/** Credits and debits of a section by currency, in the report's units, its lines, and which of its feet have come. */
type Section = {
  lines: number;
  readonly sums: Map<string, { credit: bigint; debit: bigint }>;
  isCounted: boolean;
  readonly added: Set<string>;
};
const newSection = (): Section => ({ lines: 0, sums: new Map(), isCounted: false, added: new Set() });

/** What the foot of a section with transactions lacks, as of one that was cut off; null: nothing. */
function openOf({ lines, sums, isCounted, added }: Section): string | null {
  if (lines > 0 && !isCounted) return 'has no count of its transactions (SC)';
  const missing = [...sums.keys()].find((code) => !added.has(code));
  return missing === undefined ? null : `has no sums in ${missing} (SF)`;
}

function addTo(section: Section, cells: readonly string[], columns: readonly string[]): void {
  const told = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? '';
  section.lines += 1;
  const units = unitsIn(told('Gross Transaction Amount'));
  const code = told('Gross Transaction Currency');
  if (units === null) return;
  const sum = section.sums.get(code) ?? { credit: 0n, debit: 0n };
  section.sums.set(code, sum);
  sum[told('Transaction Debit or Credit') === 'CR' ? 'credit' : 'debit'] += units;
}

/** Takes a foot of the section down as come; a sentence where it is not what stands in it, or none is known. */
function frameFault(section: Section, type: string, cells: readonly string[]): string | null {
  const { lines, sums } = section;
  if (type === 'SC') {
    section.isCounted = true;
    return Number(cells[0]) === lines ? null : `counts ${cells[0]} transactions, and ${lines} are there`;
  }
  if (type !== 'SF') return FRAMES.has(type) ? null : `begins with "${type}", which the report does not know`;
  const [code = '', credit = '', debit = ''] = cells.map((cell) => cell.trim());
  section.added.add(code);
  const sum = sums.get(code) ?? { credit: 0n, debit: 0n };
  return unitsIn(credit) === sum.credit && unitsIn(debit) === sum.debit
    ? null
    : `adds up to ${credit} and ${debit} ${code}, and what is there to ${sum.credit} and ${sum.debit}`;
}

const unitsIn = (text: string): bigint | null =>
  /^[0-9]{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : null;

type CellReader = (column: Column) => string;

/** Of the detail report: what waits (`P`) or was denied (`D`) has moved nothing. */
const STILL: ReadonlySet<string> = new Set(['P', 'D']);
/** Went well (`S`), then partly (`F`) or all (`V`) given back: that has lines of its own. None: of the other report. */
const MOVED: ReadonlySet<string> = new Set(['', 'S', 'F', 'V']);

/** https://developer.paypal.com/docs/reports/reference/tcodes/ */
function readerFor(cell: Cell<Column>, report: string): LineReader {
  return (cells) => {
    const told = (column: Column): string => cell(cells, column);
    const [code, status] = [told('Transaction Event Code'), told('Transactional Status')];
    const amounts = amountsIn(told);
    if (typeof amounts === 'string') return { kind: 'unreadable', type: code, net: null, why: amounts };
    const { gross, fee, currency } = amounts;
    const net: Net = { minor: gross - fee, currency };
    if (STILL.has(status)) return { kind: 'account', type: `${code} ${status}`, net: null };
    if (!MOVED.has(status))
      return { kind: 'unreadable', type: code, net, why: 'its status is not known here' };
    const kind =
      code.startsWith('T00') && gross > 0n
        ? 'settlement'
        : code === 'T1107' && gross < 0n
          ? 'refund-settlement'
          : null;
    if (kind === null) return { kind: 'account', type: code, net };

    const line = lineOf(told, { kind, report }, amounts);
    return typeof line === 'string'
      ? { kind: 'unreadable', type: code, net, why: line }
      : ({ kind: 'payment', type: code, net, of: ownerOf(told), lines: [line] } satisfies ReportLine);
  };
}

/** Our operation, as the order, the capture or the refund was named; PayPal's own id beside it. */
function ownerOf(told: CellReader) {
  const operationId = [told('Custom Field'), told('Invoice ID')].find((one) => UUID.test(one));
  const reference = processorReference(told('Transaction ID'));
  return operationId === undefined ? { reference } : { operationId, reference };
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Minor units with their sign; `fee` above zero was taken. */
type Amounts = Readonly<{ gross: bigint; fee: bigint; currency: Currency }>;

/** A sentence: why not. */
function amountsIn(told: CellReader): Amounts | string {
  const currency = parseCurrency(told('Gross Transaction Currency'));
  if (currency === null) return 'its currency is not known';
  const gross = signedMinor(told('Gross Transaction Amount'), told('Transaction Debit or Credit'), currency);
  if (gross === null) return 'its amount cannot be read';
  if (told('Fee Amount') === '') return { gross, fee: 0n, currency };
  if (told('Fee Currency') !== currency) return 'its fee is of another currency than its amount';
  const fee = signedMinor(told('Fee Amount'), told('Fee Debit or Credit') || 'DR', currency);
  return fee === null ? 'its fee cannot be read' : { gross, fee: -fee, currency };
}

function signedMinor(amount: string, side: string, currency: Currency): bigint | null {
  const units = unitsIn(amount);
  const minor = units === null ? null : minorOfUnits(units, currency);
  if (minor === null || (side !== 'CR' && side !== 'DR')) return null;
  return side === 'CR' ? minor : -minor;
}

/** The line that its event has told, or will: both have PayPal's id of it, so it counts once. */
function lineOf(
  told: CellReader,
  { kind, report }: Readonly<{ kind: 'settlement' | 'refund-settlement'; report: string }>,
  { gross, fee, currency }: Amounts,
): SettlementLine | string {
  const reference = told('Transaction ID');
  const postedAt = timeIn(told('Transaction Completion Date'));
  if (!/^[A-Za-z0-9]{1,40}$/.test(reference)) return 'it has no transaction id';
  if (postedAt === null) return 'its date cannot be read';
  const fees = { commission: fee, interchange: null, markup: null, schemeFee: null };
  return { kind, reference, amount: gross < 0n ? -gross : gross, currency, fees, report, postedAt };
}

/** `2026/01/06 00:00:30 -0800`; none is older than PayPal. */
function timeIn(text: string): Date | null {
  const [, year, month, day, time, zone] =
    /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1998 ? null : at;
}
