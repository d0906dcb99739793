import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { type CsvColumn, csvColumns, listItemOf } from '../api-contract/csv-columns.ts';
import type { Operation } from '../api-contract/operation.ts';
import { parseCurrency } from '../domain/currency.ts';
import { objectOf } from '../domain/json.ts';
import { toMajorString } from '../domain/money.ts';
import { type Cell, csvLine } from '../domain/report/csv.ts';
import type { Route, RouteContext } from './route.ts';

/** Rows of one file. */
export const CSV_ROWS_MAX = 100_000;
/** Pages that one file may read: of a list whose filters fit little, most are empty. */
const CSV_PAGES_MAX = 10_000;

/** Whether a list is asked for as a file: `text/csv` is named, and JSON is not wanted more. */
export function wantsCsv(operation: Operation, accept: readonly string[]): boolean {
  const weights = new Map(accept.join(',').split(',').map(weighted));
  const csv = weights.get('text/csv') ?? 0;
  return csv > 0 && csv >= (weights.get('application/json') ?? 0) && listItemOf(operation) !== null;
}

/** A media range of `Accept` with its weight (RFC 9110, section 12.5.1). */
function weighted(range: string): readonly [string, number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}

type Item = Readonly<Record<string, unknown>>;
type ListContext = RouteContext<Operation>;

/**
 * A list read to its end, page by page by its own handler: so filters, access and what is told are those of the JSON.
 * Each page is a statement of its own, and the next is read when the one before was taken. What changes meanwhile
 * comes once, as it was when it was read.
 */
export async function* listItems(route: Route, context: ListContext): AsyncGenerator<readonly Item[]> {
  const told = new Set<unknown>();
  let { cursor } = context.query as Readonly<{ cursor?: unknown }>;
  for (let pages = 0; pages < CSV_PAGES_MAX; pages += 1) {
    const { body } = await route.handle(pageOf(route.operation, context, cursor));
    const { items = [], next_cursor: next = null } = body as Readonly<{
      items?: Item[];
      next_cursor?: unknown;
    }>;
    const fresh = items.filter(({ id }) => id === undefined || !told.has(id));
    const fitting = fresh.slice(0, CSV_ROWS_MAX - told.size);
    fitting.forEach(({ id }, index) => told.add(id ?? `${pages} ${index}`));
    yield fitting;
    if (next === null || told.size === CSV_ROWS_MAX) return;
    cursor = next;
  }
}

/** As many items as a page may have. */
function pageOf(operation: Operation, context: ListContext, cursor: unknown): ListContext {
  const { properties = {} } = (operation.query ?? {}) as Readonly<{
    properties?: Readonly<Record<string, Readonly<{ maximum?: number }>>>;
  }>;
  const limit = properties['limit']?.maximum;
  // A list without pages has neither.
  const query = limit === undefined ? context.query : { ...context.query, cursor, limit };
  return { ...context, query } as ListContext;
}

/** What is sent of a list: the names of its columns, and a line for each item. */
export function csvStream(operation: Operation, pages: AsyncIterable<readonly Item[]>): Readable {
  return Readable.from(csvText(operation, pages), { objectMode: true, highWaterMark: 1 });
}

async function* csvText(operation: Operation, pages: AsyncIterable<readonly Item[]>): AsyncGenerator<string> {
  const item = listItemOf(operation);
  if (item === null) throw new Error(`BUG: ${operation.id} is no list`);
  const columns = csvColumns(item);
  yield csvLine(columns.flatMap(namesOf));
  for await (const items of pages)
    if (items.length > 0)
      yield items.map((one) => csvLine(columns.flatMap((column) => cellsOf(column, one)))).join('');
}

export function csvHeaders(reply: FastifyReply, operation: Operation): void {
  const name = operation.path
    .replaceAll(/\/|\{[^}]*\}/g, ' ')
    .trim()
    .replaceAll(/\s+/g, '-');
  reply.header('content-type', 'text/csv; charset=utf-8; header=present');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
}

function namesOf({ name, kind }: CsvColumn): readonly Cell[] {
  return kind === 'money' ? [{ text: name }, { text: `${name}_decimal` }] : [{ text: name }];
}

function cellsOf({ path, kind, currencyPath }: CsvColumn, item: Item): readonly Cell[] {
  const value = valueAt(item, path);
  if (kind !== 'money') return [cellOf(value)];
  const currency = currencyPath === null ? null : parseCurrency(String(valueAt(item, currencyPath)));
  if (typeof value !== 'number') return [null, null];
  return [value, currency === null ? null : { decimal: toMajorString({ minor: BigInt(value), currency }) }];
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.length === 0 ? null : { text: JSON.stringify(value) };
}

function valueAt(item: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => objectOf(value)?.[name], item);
}
