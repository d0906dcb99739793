import type { NameFor } from './answer-types.ts';
import { type Queryable, type Statement, sql } from './db.ts';

/**
 * A sort column of a list. The last one must be unique within the list. All go the same way; none may be null
 * (`coalesce` in `expression`).
 */
export type SortKey = Readonly<{
  expression: string;
  type: 'timestamptz' | 'uuid' | 'text' | 'bigint' | 'integer';
}>;

/**
 * Where a page begins: after (`next`) or before (`previous`) a row with these sort values. Null: the first
 * page. Of a list whose rows move, `since` is its first row as the first page had it, and `moved` are the pages
 * behind the last one: what has moved before that row since, in the order in which it did.
 */
export type Position = Readonly<{
  direction: 'next' | 'previous' | 'moved';
  values: readonly string[];
  since?: readonly string[] | undefined;
}>;
export type PageRequest = Readonly<{ limit: number; position: Position | null }>;
export type Slice<Row> = Readonly<{
  rows: readonly Row[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** Of a list whose rows move: its first row, as the first page had it, and whether next come those that moved. */
  since?: readonly string[] | undefined;
  nextIsMoved?: boolean;
  /** Where the neighbouring pages begin, if not at the last and the first of `rows`: reading stopped there. */
  nextFrom?: readonly string[] | undefined;
  previousFrom?: readonly string[] | undefined;
}>;

/**
 * Between which values of the first sort column a list is asked for, both of them included: SQL of that column's
 * type, null where there is no limit. An index looks up where they begin, and ends where they end.
 */
export type Bounds = Readonly<{ from: string; until: string }>;

type SortedRow = Readonly<{ sort_values: readonly string[] }>;
type List<Row> = (db: Queryable, values: readonly unknown[], page: PageRequest) => Promise<Slice<Row>>;

/**
 * Declares a list that is walked both ways by row comparison, which an index on the sort columns answers at
 * the same cost at any depth.
 *
 * `select` is a SELECT with a WHERE clause, without ORDER BY and LIMIT; its parameters are `$1` … `$values`.
 * Every row must carry its sort values as text in `sort_values text[]`: add `sortValues(keys)` to the
 * selected columns. An index must answer the WHERE clause, since nothing else bounds what is read for a page.
 *
 * PostgreSQL expects a tenth of the rows of a limit that it does not know, and plans anew each time where that is far
 * from what is asked for. Of the limit within it expects a page.
 */
export function keyset<Row extends SortedRow>(
  name: NameFor<Row>,
  declared: Walk & MovingWalk<Row> & Readonly<{ select: string }>,
): List<Row> {
  const limit = `$${declared.values + 1}::bigint`;
  return walkedList<Row>(
    name,
    declared,
    (from, ordered) =>
      `SELECT page.* FROM (${declared.select}${from} ${ordered} LIMIT ${ROWS_OF_PAGE_MAX}) page LIMIT ${limit}`,
  );
}

/** A page, and the row behind it. */
const ROWS_OF_PAGE_MAX = 101;

/** How a list is walked. */
type Walk = Readonly<{
  /** Parameters of the statement. */
  values: number;
  keys: readonly SortKey[];
  order?: 'asc' | 'desc';
  bounds?: Bounds;
  /**
   * Only an index whose columns say `NULLS FIRST` has this order, backwards. PostgreSQL does not know how often the
   * value that leads a list stands there, and would walk all of the list for one that is rare where others are not.
   */
  onlyOwnIndex?: true;
}>;

/**
 * Of a list in the order of a time that changes, latest first: when a row was made, as the database told it. A row
 * that changes while the list is walked moves before the page that was read last, and would be missed; so what has
 * moved comes behind the last page. What was made since is not of the walk.
 */
type MovingWalk<Row> = Readonly<{ madeAt?: (row: Row) => string }>;

/** Rows that one page of a filtered list may read: some tens of milliseconds, whatever the filters are. */
export const ROWS_READ_MAX = 10_000;

/**
 * Declares a list whose filters no index answers. A page that is not full after `ROWS_READ_MAX` rows ends
 * there, and the next one goes on behind the last row that was read: it may hold fewer rows than asked for,
 * or none, though others follow.
 *
 * What is read are the rows `row` of `from` for which `where` holds, in the order of the keys, so `where` should
 * be what indexes answer. Of these the page holds those for which `filters` holds.
 */
export function filteredKeyset<Row extends SortedRow>(
  name: NameFor<Row>,
  declared: Walk &
    MovingWalk<Row> &
    Readonly<{
      row: string;
      from: string;
      where: string;
      /** What a page shows of a row, the sort columns among it; everything unless told, and of the table only. */
      columns?: string;
      join?: string;
      filters: string;
    }>,
): List<Row> {
  const { row, keys, columns = `${row}.*`, join = '' } = declared;
  const limit = `$${declared.values + 1}::bigint`;
  return walkedList<Row>(name, declared, (from, ordered) => {
    const read = `FROM ${declared.from} WHERE ${declared.where}${from} ${ordered}`;
    return `WITH page AS (
       SELECT ${columns}, ${sortValues(keys)} FROM (SELECT ${row}.* ${read} LIMIT ${ROWS_READ_MAX}) ${row} ${join}
       WHERE ${declared.filters} ${ordered} LIMIT ${limit}
     )
     SELECT ${row}.*, reading.stopped_at FROM (
       SELECT CASE WHEN (SELECT count(*) FROM page) < ${limit} THEN (
         SELECT ARRAY[${sortTexts(keys)}] ${read} OFFSET ${ROWS_READ_MAX - 1} LIMIT 1
       ) END AS stopped_at
     ) reading LEFT JOIN page ${row} ON true ${ordered}`;
  });
}

function walkedList<Row extends SortedRow>(
  name: string,
  declared: Walk & MovingWalk<Row>,
  text: (from: string, ordered: string) => string,
): List<Row> {
  const { order = 'desc', madeAt } = declared;
  if (
    (madeAt !== undefined) !==
    declared.keys.some(({ expression }) => /updated_at|last_used/.test(expression))
  )
    throw new Error(`BUG: say of ${name} whether its rows move`);

  const ordered = (way: Way): string => orderBy(declared, way);
  const statement = (suffix: string, way: Way, isFirst: boolean): Statement<never> =>
    sql(`${name}${suffix}`, text(beyond(declared, way, isFirst), ordered(way)));
  const first = statement('', order, true);
  const next = statement('_next', order, false);
  const previous = statement('_previous', order === 'desc' ? 'asc' : 'desc', false);
  const statements = { first, next, previous };
  return async (db, values, { limit: size, position }) => {
    if (size >= ROWS_OF_PAGE_MAX) throw new Error(`BUG: a page of ${size} rows`);
    const read: ReadRows<Row> = (which, from) =>
      readRows(db, statements[which], [...values, size + 1, ...from]);
    if (position?.direction === 'moved') return readMoved(read, size, position, madeAt);
    if (position?.direction === 'next') return readNext(read, size, position, madeAt);
    const back = position?.direction === 'previous' ? await readBack(read, size, position) : null;
    if (back !== null) return back;
    const page = pageOn(await read('first', []), size, false);
    if (madeAt === undefined) return page;
    return { ...page, since: position?.since ?? page.rows[0]?.sort_values ?? page.nextFrom };
  };
}

type ReadRows<Row> = (which: 'first' | 'next' | 'previous', from: readonly string[]) => Promise<Read<Row>>;

async function readRows<Row extends SortedRow>(
  db: Queryable,
  statement: Statement<never>,
  values: readonly unknown[],
): Promise<Read<Row>> {
  const rows = await db.query<Row & Partial<Stop>>(statement, values);
  const stoppedAt = rows[0]?.stopped_at ?? undefined;
  // a page that is empty is told in a row without sort values
  return { rows: rows.filter(({ sort_values: isThere }) => isThere !== null), stoppedAt };
}

async function readNext<Row extends SortedRow>(
  read: ReadRows<Row>,
  size: number,
  { values, since }: Position,
  madeAt: MovingWalk<Row>['madeAt'],
): Promise<Slice<Row>> {
  const page = { ...pageOn(await read('next', values), size, true), since };
  if (page.hasNext || since === undefined) return page;
  const moved = await readMoved(read, size, { direction: 'moved', values: since, since }, madeAt);
  const isOver = moved.rows.length === 0 && !moved.hasNext;
  return isOver ? page : { ...page, hasNext: true, nextFrom: since, nextIsMoved: true };
}

/** Null where fewer than a page are before us: rows came or went meanwhile, and the first page is read whole. */
async function readBack<Row extends SortedRow>(
  read: ReadRows<Row>,
  size: number,
  { values, since }: Position,
): Promise<Slice<Row> | null> {
  const found = await read('previous', values);
  const isWhole = found.rows.length >= size || found.stoppedAt !== undefined;
  return isWhole ? { ...pageBack(found, size), since } : null;
}

/** From the first that moved to the last. There is no way back from here. */
async function readMoved<Row extends SortedRow>(
  read: ReadRows<Row>,
  size: number,
  { values, since = values }: Position,
  madeAt: MovingWalk<Row>['madeAt'],
): Promise<Slice<Row>> {
  const page = pageOn(await read('previous', values), size, false);
  const begun = comparable(since[0] ?? '');
  const rows = page.rows.filter((row) => madeAt !== undefined && comparable(madeAt(row)) <= begun);
  const nextFrom = page.nextFrom ?? page.rows.at(-1)?.sort_values;
  return { rows, hasNext: page.hasNext, hasPrevious: false, nextFrom, since, nextIsMoved: true };
}

/** A time as PostgreSQL tells it, or as the API does, both in UTC: of one length, to the microsecond. */
function comparable(time: string): string {
  const [seconds = '', rest = ''] = time
    .replace('T', ' ')
    .replace(/\+00(?::00)?$/, '')
    .split('.');
  return `${seconds}.${rest.padEnd(6, '0')}`;
}

type Way = 'asc' | 'desc';

function orderBy({ keys, onlyOwnIndex }: Omit<Walk, 'values'>, way: Way): string {
  const nulls = { asc: ' NULLS FIRST', desc: ' NULLS LAST' };
  const rest = onlyOwnIndex === true ? nulls[way] : '';
  return `ORDER BY ${keys.map((key) => `${key.expression} ${way}${rest}`).join(', ')}`;
}

/** A list as it is read from its beginning. */
export type ListBeginning = Omit<Walk, 'values'> & Readonly<{ row: string; from: string; where: string }>;

/** The rows at the beginning of a list, as its first page reads them. */
export function firstRows(declared: ListBeginning, limit: number): string {
  const { row, from, where, order = 'desc' } = declared;
  const begin = beyond({ ...declared, values: 0 }, order, true);
  return `SELECT ${row}.* FROM ${from} WHERE ${where}${begin} ${orderBy(declared, order)} LIMIT ${limit}`;
}

/**
 * What is left of the list: behind the position, or from its beginning. A position lies within the bounds, which its
 * cursor is signed with; the one at which reading begins is said in the same comparison, since an index scan begins
 * at one of two such conditions, and may walk from there to where the other holds.
 */
function beyond({ keys, values, bounds }: Walk, way: Way, isFirst: boolean): string {
  const [first] = keys;
  if (first === undefined) throw new Error('BUG: a list without an order');
  const from = `coalesce(${bounds?.from}, '-infinity')`;
  const until = `coalesce(${bounds?.until}, 'infinity')`;
  const position = keys.map((key, index) => `$${values + 2 + index}::text::${key.type}`);
  const [is, bound, ends] =
    way === 'desc'
      ? ['<', (value: string) => `least(${value}, ${until})`, `>= ${from}`]
      : ['>', (value: string) => `greatest(${value}, ${from})`, `<= ${until}`];
  const [begins = '', ...rest] = position;
  const left = keys.map((key) => key.expression).join(', ');
  const behind = ` AND (${left}) ${is} (${[bounds === undefined ? begins : bound(begins), ...rest].join(', ')})`;
  if (bounds === undefined) return isFirst ? '' : behind;

  const begin = way === 'desc' ? `<= ${until}` : `>= ${from}`;
  return `${isFirst ? ` AND ${first.expression} ${begin}` : behind} AND ${first.expression} ${ends}`;
}

type Stop = Readonly<{ stopped_at: readonly string[] | null }>;
/** One row more than a page where there is one; where reading stopped, if it did before that. */
type Read<Row> = Readonly<{ rows: readonly Row[]; stoppedAt: readonly string[] | undefined }>;

function pageOn<Row>({ rows, stoppedAt }: Read<Row>, size: number, hasPrevious: boolean): Slice<Row> {
  return {
    rows: rows.slice(0, size),
    hasNext: rows.length > size || stoppedAt !== undefined,
    hasPrevious,
    nextFrom: stoppedAt,
    previousFrom: rows.length === 0 ? stoppedAt : undefined,
  };
}

function pageBack<Row>({ rows, stoppedAt }: Read<Row>, size: number): Slice<Row> {
  return {
    rows: rows.slice(0, size).reverse(),
    hasNext: true,
    hasPrevious: rows.length > size || stoppedAt !== undefined,
    nextFrom: rows.length === 0 ? stoppedAt : undefined,
    previousFrom: stoppedAt,
  };
}

/** The `sort_values` column for a select list. */
export function sortValues(keys: readonly SortKey[]): string {
  return `ARRAY[${sortTexts(keys)}] AS sort_values`;
}

function sortTexts(keys: readonly SortKey[]): string {
  return keys.map((key) => `(${key.expression})::text`).join(', ');
}
