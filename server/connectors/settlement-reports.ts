import type { Currency } from '../domain/currency.ts';
import type { JsonObject } from '../domain/json.ts';
import type { SettlementLine } from '../domain/transaction/settlement-line.ts';
import type { WireRequest } from '../net/wire.ts';
import type { Fields, Settings } from './connector.ts';
import type { ProcessorEvent } from './events.ts';

/**
 * Files of a processor that say what it settled, as CSV. An event names one (`settlement_report`); a worker fetches
 * it, whatever its size, and reads it line by line. One that people alone get is uploaded.
 */
export type SettlementReports<F extends Fields> = Readonly<{
  /**
   * How the file of this name is fetched. The address follows from the settings and this name alone, never from
   * what else an event says. Null: the settings do not allow it.
   */
  request(
    /** The file and where it is. */
    of: Readonly<{
      /** Settings of the connection, secrets as handles. */
      settings: Settings<F>;
      /** Where the processor is. */
      baseUrl: string;
      /** What the event called the file. */
      name: string;
    }>,
  ): WireRequest | null;
  /**
   * Where the file is no table from its first line to its last: the one that it has, names of columns first, of all its
   * records; a sentence that says what of it is missing. Only of files that are uploaded.
   */
  tableOf?(records: readonly (readonly string[])[]): readonly (readonly string[])[] | string;
  /** What reads a line, by the names of the columns; a sentence that says what the file lacks. */
  reader(columns: readonly string[], name: string): LineReader | string;
  /** Whether a payment of another payment service, with these settings, may stand in the same file. */
  shares(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean;
  /** How lines of one movement are added up; absent: each line is a movement. */
  movements?: Movements;
}>;

/** A cell by the name of its column, without spaces around it; empty where there is no such column. */
export type Cell<Column extends string> = (cells: readonly string[], column: Column) => string;

/**
 * Merchants may put columns in any order, and add some. A sentence: which of those that are needed it lacks.
 *
 * @example const cell = cellsBy(columns, ['id', 'amount'])
 */
export function cellsBy<Column extends string>(
  columns: readonly string[],
  needed: readonly Column[],
): Cell<Column> | string {
  const at = new Map(columns.map((column, index) => [column.trim(), index]));
  const lacking = needed.filter((column) => !at.has(column));
  if (lacking.length > 0) return `it has no column ${lacking.join(', ')}`;
  return (cells, column) => cells[at.get(column) ?? -1]?.trim() ?? '';
}

/** Reads one line, by its cells. */
export type LineReader = (cells: readonly string[]) => ReportLine | LinePart;

/**
 * Where several lines, anywhere in the file, say of one movement what it is together: each gives a part, parts are
 * added up in whatever order, and what they come to is read when the file has ended. Parts are JSON without numbers
 * that are amounts.
 */
export type Movements = Readonly<{
  /** The sum of two parts. */
  add(one: JsonObject, other: JsonObject): JsonObject;
  /** What the sum says of the movement of that name. */
  read(sum: JsonObject, name: string): ReportLine;
}>;
/** A part of what several lines say of one movement. */
export type LinePart = Readonly<{
  kind: 'part';
  /** Name of the movement, the same in each of its lines. */
  movement: string;
  /** What this line adds to it. */
  part: JsonObject;
}>;

/** What one line says, or several of one movement. */
export type ReportLine = Readonly<{
  /** The processor's word. */
  type: string;
  /** What it did to the balance of the account; null: nothing. */
  net: Net | null;
}> &
  (
    | Readonly<{ kind: 'payment'; of: ProcessorEvent['of']; lines: readonly SettlementLine[] }>
    /** About the account: a payout, a deposit, an invoice. */
    | Readonly<{ kind: 'account' }>
    | Readonly<{ kind: 'unreadable'; why: string }>
  );
/** An amount that may be below zero. */
export type Net = Readonly<{
  /** Minor units. */
  minor: bigint;
  /** The account's currency. */
  currency: Currency;
}>;
