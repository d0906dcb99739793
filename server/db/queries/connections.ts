import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { AFTER_UPDATED_AT } from './json-rows.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';

/** What the tables of all kinds of connections have: companies that merchant accounts have connected. */
export type ConnectionRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  connector_id: string;
  active: boolean;
  settings: Record<string, string>;
  vault_record_id: VaultRecordId;
  sensitive_settings: string[];
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}>;

/** Reads the connections of one kind, and deletes them. */
export type ConnectionTable<Row> = Readonly<{
  idOf(row: Row): string;
  /** Those that are asked now, in the order in which they are. */
  active(db: Queryable, merchantAccountId: MerchantAccountId): Promise<Row[]>;
  /** Another text whenever `active` answers something else. */
  version(db: Queryable, merchantAccountId: MerchantAccountId): Promise<string>;
  /** Deleted ones too: what was begun at them goes on there. */
  get(db: Queryable, merchantAccountId: MerchantAccountId, id: string): Promise<Row | null>;
  /** False where there is none, or no more. The row stays. */
  remove(db: Queryable, merchantAccountId: MerchantAccountId, id: string, now: Date): Promise<boolean>;
}>;

/** A table whose statements answer rows of this type. */
type TableOf<Row> =
  NameFor<Row> extends infer Name ? (Name extends `${infer Table}.get` ? Table : never) : never;

type Key<Row> = Readonly<{ id: keyof Row & string }>;

/** Nobody looks further down the order. */
const ACTIVE_MAX = 1_000;

export function connectionTable<Row extends ConnectionRow>(
  table: TableOf<Row>,
  { id, order = 'connector_id' }: Key<Row> & Readonly<{ order?: string }>,
): ConnectionTable<Row> {
  const one = `merchant_account_id = $1 AND ${id} = $2`;
  const active = sql<string>(
    `${table}.active`,
    `SELECT * FROM ${table} WHERE merchant_account_id = $1 AND active ORDER BY ${order} LIMIT ${ACTIVE_MAX}`,
  );
  const version = sql<string, 'version'>(
    `${table}.version`,
    `SELECT md5(coalesce(string_agg(known, ' ' ORDER BY known), '')) AS version FROM (
       SELECT concat_ws(' ', ${order}, ${id}, updated_at) AS known FROM ${table}
       WHERE merchant_account_id = $1 AND active ORDER BY ${order} LIMIT ${ACTIVE_MAX}
     ) one`,
    ['version'],
  );
  const get = sql<string>(`${table}.get`, `SELECT * FROM ${table} WHERE ${one}`);
  const remove = sql<string>(
    `${table}.delete`,
    `UPDATE ${table} SET active = false, deleted_at = $3,
       updated_at = greatest($3::timestamptz, ${AFTER_UPDATED_AT})
     WHERE ${one} AND deleted_at IS NULL RETURNING ${id}`,
  );

  return {
    idOf: (row) => String(row[id]),
    active: (db, merchantAccountId) => db.query<Row>(active, [merchantAccountId]),
    version: async (db, merchantAccountId) =>
      (await db.query<{ version: string }>(version, [merchantAccountId]))[0]?.version ?? '',
    get: async (db, merchantAccountId, oneId) =>
      (await db.query<Row>(get, [merchantAccountId, oneId]))[0] ?? null,
    remove: async (db, merchantAccountId, oneId, now) =>
      (await db.query(remove, [merchantAccountId, oneId, now])).length === 1,
  };
}

/** A row before the database has said when it was made. */
export type NewConnection<Row> = Omit<Row, 'created_at' | 'updated_at' | 'deleted_at'>;

/**
 * Inserts the row, or writes it over `before`, as it was read; one that was deleted is there again then. Null: it has
 * changed meanwhile, or another is active where one may be.
 */
export type PutConnection<Row> = (
  db: Queryable,
  row: NewConnection<Row>,
  before: Pick<Row & ConnectionRow, 'updated_at'> | null,
  now: Date,
) => Promise<Row | null>;

const WRITTEN = ['connector_id', 'active', 'settings', 'vault_record_id', 'sensitive_settings'] as const;

type WrittenConnection<Row> = Key<Row> &
  Readonly<{
    /** Columns of this kind alone. */
    own?: readonly (keyof NewConnection<Row> & string)[];
    /** One a merchant account may be active, whatever its connector is; a unique index says so, too. */
    isOneActive: boolean;
  }>;

export function putConnection<Row extends ConnectionRow>(
  table: TableOf<Row>,
  { id, own = [], isOneActive }: WrittenConnection<Row>,
): PutConnection<Row> {
  const written = [...WRITTEN, ...own];
  const [now, readAt] = [`$${written.length + 3}::timestamptz`, `$${written.length + 4}::timestamptz`];
  const values = written.map((_, index) => `$${index + 3}`);
  const insert = sql<string>(
    `${table}.insert`,
    `INSERT INTO ${table} (merchant_account_id, ${id}, ${written.join(', ')}, created_at, updated_at)
     VALUES ($1, $2, ${values.join(', ')}, ${now}, ${now}) ON CONFLICT DO NOTHING RETURNING *`,
  );
  const isFree = `AND NOT (${values[WRITTEN.indexOf('active')]} AND EXISTS (SELECT FROM ${table} other
         WHERE other.merchant_account_id = $1 AND other.active AND other.${id} <> $2))`;
  const update = sql<string>(
    `${table}.update`,
    `UPDATE ${table} SET ${written.map((column, index) => `${column} = ${values[index]}`).join(', ')},
       deleted_at = NULL, updated_at = greatest(${now}, ${AFTER_UPDATED_AT})
     WHERE merchant_account_id = $1 AND ${id} = $2 AND updated_at = ${readAt} ${isOneActive ? isFree : ''}
     RETURNING *`,
  );

  return async (db, row, before, at) => {
    const columns: Readonly<Record<string, unknown>> = row;
    const given = [
      row.merchant_account_id,
      columns[id],
      ...written.map((column) => parameterOf(columns[column])),
      at,
    ];
    const [put] = await (before === null
      ? db.query<Row>(insert, given)
      : db.query<Row>(update, [...given, before.updated_at]));
    return put ?? null;
  };
}

/** Objects of columns are JSON; the driver takes the rest as it is. */
function parameterOf(value: unknown): unknown {
  const isPlain =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
  return isPlain ? JSON.stringify(value) : value;
}

/** Of a kind that has one row for each connector at most, all of a merchant account: deleted ones, too. */
export function everyConnection<Row extends ConnectionRow>(
  table: TableOf<Row>,
): (db: Queryable, merchantAccountId: MerchantAccountId) => Promise<Row[]> {
  const all = sql<string>(
    `${table}.all`,
    `SELECT * FROM ${table} WHERE merchant_account_id = $1 ORDER BY connector_id LIMIT ${CONNECTORS_MAX}`,
  );
  return (db, merchantAccountId) => db.query<Row>(all, [merchantAccountId]);
}

const CONNECTORS_MAX = 100;

/** Newest first; values: the merchant account. Deleted ones are left out. */
export type ConnectionList<Row> = (
  db: Queryable,
  values: readonly unknown[],
  page: PageRequest,
) => Promise<Slice<Row & Readonly<{ sort_values: string[] }>>>;

export function connectionList<Row extends ConnectionRow>(
  name: NameFor<Row & Readonly<{ sort_values: string[] }>>,
  { table, id }: Key<Row> & Readonly<{ table: TableOf<Row> }>,
): ConnectionList<Row> {
  const keys: readonly SortKey[] = [
    { expression: 'created_at', type: 'timestamptz' },
    { expression: id, type: 'uuid' },
  ];
  return keyset<Row & Readonly<{ sort_values: string[] }>>(name, {
    select: `SELECT *, ${sortValues(keys)} FROM ${table} WHERE merchant_account_id = $1 AND deleted_at IS NULL`,
    values: 1,
    keys,
  });
}
