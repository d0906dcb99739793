import type { NameFor } from '../answer-types.ts';
import { type Db, sql } from '../db.ts';

/**
 * Claim of a work queue (lease, visibility timeout): what a worker asks for: what is due now (machine's time), so
 * many at most, and nothing that has to do with keys of which it has enough in flight already. What it gets is its
 * own for `leaseMs`.
 */
export type Claim = Readonly<{ now: Date; leaseMs: number; limit: number; busy: readonly string[] }>;

/** A table whose rows say when a worker is to see to them. */
type Due = Readonly<{
  table: string;
  /** Beside the merchant account. */
  key: readonly string[];
  /**
   * When it is due; null: never, so every claimed row has it. A row is leased by putting that off, so the time
   * is the fence as well.
   */
  due: 'due_at';
  /** Whose time that is. Merchant accounts' clocks may be ahead of the machine's. */
  clock: 'account' | 'machine';
  /** Which rows, where not all that have a time: as the index says it. */
  where?: string;
  /** Who is asked: one of them that is slow must not keep a worker from the others. */
  limitKey?: string;
  /** What else the claim writes. */
  set?: string;
}>;

/**
 * No clock is ahead of this one, so nothing beyond it is due. It says to the index where to end: a merchant
 * account's own clock is known only row by row, and without this every claim would read all that waits.
 */
const FURTHEST = `$1::timestamptz + (SELECT max(clock_offset_ms) FROM merchant_accounts) * interval '1 millisecond'`;
const OF_ACCOUNT = ' JOIN merchant_accounts m ON m.merchant_account_id = d.merchant_account_id';
const OWN_NOW = `$1::timestamptz + m.clock_offset_ms * interval '1 millisecond'`;

/**
 * The one claim: any number of workers may ask at once, and each row is given to one of them. What is due and what
 * is written are found by index, also by a plan that was made while the table was small.
 */
export function claimOf<Row>(
  name: NameFor<Row, 'due_at'>,
  { table, key, due, clock, where, limitKey, set }: Due,
): (db: Pick<Db, 'byKey'>, claim: Claim) => Promise<Row[]> {
  const keys = ['merchant_account_id', ...key];
  const isDue =
    clock === 'account'
      ? `d.${due} <= ${FURTHEST} AND d.${due} <= ${OWN_NOW}`
      : `d.${due} <= $1::timestamptz`;
  const now = clock === 'account' ? OWN_NOW : '$1::timestamptz';
  const columns = [...keys.map((column) => `d.${column}`), `${now} AS now`];
  const isOfFreeKey = `coalesce(${limitKey ?? 'NULL'}::text, '') <> ALL ($4::text[])`;
  const conditions = [...(where === undefined ? [] : [where]), isDue, isOfFreeKey];
  const changes = [
    `${due} = due.now + $2::bigint * interval '1 millisecond'`,
    ...(set === undefined ? [] : [set]),
  ];
  const statement = sql<string>(
    name,
    `UPDATE ${table} claimed SET ${changes.join(', ')}
     FROM (
       SELECT ${columns.join(', ')}
       FROM ${table} d${clock === 'account' ? OF_ACCOUNT : ''}
       WHERE ${conditions.join(' AND ')}
       ORDER BY d.${due} LIMIT $3 FOR UPDATE OF d SKIP LOCKED
     ) due
     WHERE ${keys.map((column) => `claimed.${column} = due.${column}`).join(' AND ')} RETURNING claimed.*`,
  );

  return (db, claim) => db.byKey.query<Row>(statement, [claim.now, claim.leaseMs, claim.limit, claim.busy]);
}
