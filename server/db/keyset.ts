import { type Queryable, sql } from './db.ts';

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
 * page.
 */
export type Position = Readonly<{ direction: 'next' | 'previous'; values: readonly string[] }>;
export type PageRequest = Readonly<{ limit: number; position: Position | null }>;
export type Slice<Row> = Readonly<{ rows: readonly Row[]; hasNext: boolean; hasPrevious: boolean }>;

/**
 * Declares a list that is walked both ways by row comparison, which an index on the sort columns answers at
 * the same cost at any depth.
 *
 * `select` is a SELECT with a WHERE clause, without ORDER BY and LIMIT; its parameters are `$1` … `$values`.
 * Every row must carry its sort values as
 * text in `sort_values text[]`: add `sortValues(keys)` to the selected columns.
 */
export function keyset<Row extends Readonly<{ sort_values: readonly string[] }>>(
  name: string,
  declared: Readonly<{ select: string; values: number; keys: readonly SortKey[]; order?: 'asc' | 'desc' }>,
): (db: Queryable, values: readonly unknown[], page: PageRequest) => Promise<Slice<Row>> {
  const order = declared.order ?? 'desc';
  const limit = `$${declared.values + 1}::bigint`;
  const left = declared.keys.map((key) => key.expression).join(', ');
  const right = declared.keys
    .map((key, index) => `$${declared.values + 2 + index}::text::${key.type}`)
    .join(', ');
  const ordered = (way: string): string =>
    `ORDER BY ${declared.keys.map((key) => `${key.expression} ${way}`).join(', ')} LIMIT ${limit}`;
  const [after, before, back] = order === 'desc' ? ['<', '>', 'ASC'] : ['>', '<', 'DESC'];
  const first = sql(name, `${declared.select} ${ordered(order.toUpperCase())}`);
  const next = sql(
    `${name}_next`,
    `${declared.select} AND (${left}) ${after} (${right}) ${ordered(order.toUpperCase())}`,
  );
  const previous = sql(
    `${name}_previous`,
    `${declared.select} AND (${left}) ${before} (${right}) ${ordered(back ?? 'ASC')}`,
  );

  const firstPage = async (db: Queryable, values: readonly unknown[], size: number): Promise<Slice<Row>> => {
    const rows = await db.query<Row>(first, [...values, size + 1]);
    return { rows: rows.slice(0, size), hasNext: rows.length > size, hasPrevious: false };
  };
  return async (db, values, { limit: size, position }) => {
    if (position === null) return firstPage(db, values, size);
    if (position.direction === 'next') {
      const rows = await db.query<Row>(next, [...values, size + 1, ...position.values]);
      return { rows: rows.slice(0, size), hasNext: rows.length > size, hasPrevious: true };
    }
    const rows = await db.query<Row>(previous, [...values, size + 1, ...position.values]);
    // fewer than a page before us: rows came or went meanwhile; the start of the list is the first page,
    // whole
    if (rows.length < size) return firstPage(db, values, size);
    return { rows: rows.slice(0, size).reverse(), hasNext: true, hasPrevious: rows.length > size };
  };
}

/** The `sort_values` column for a select list. */
export function sortValues(keys: readonly SortKey[]): string {
  return `ARRAY[${keys.map((key) => `(${key.expression})::text`).join(', ')}] AS sort_values`;
}
