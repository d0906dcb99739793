import type { NameFor } from '../answer-types.ts';
import { type Db, type Queryable, sql } from '../db.ts';

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
  /** Which rows, where not all that have a time, of which merchant account: `d` is the row, `m` its account. */
  where?: (account: string) => string;
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
 * is written are found by index, also by a plan that was made while the table was small. Where tables are spread, rows
 * are locked of one merchant account only: there they are asked for one merchant account after the other (record 0363).
 */
export function claimOf<Row>(
  name: NameFor<Row, 'due_at'>,
  due: Due,
): (db: Pick<Db, 'byKey'>, claim: Claim) => Promise<Row[]> {
  const ofAll = sql<string>(name, claimText(due, null));
  const accounts = sql<string>(`${name}_accounts`, accountsText(due));
  const ofAccount = sql<string>(`${name}_of_account`, claimText({ ...due, clock: 'machine' }, '$5'));
  type Account = Readonly<{ merchant_account_id: string; rows: bigint; ahead_ms: bigint }>;
  const byAccount = async (byKey: Queryable, { now, leaseMs, limit, busy }: Claim): Promise<Row[]> => {
    const found = await byKey.query<Account>(accounts, [now, leaseMs, limit, busy]);
    const claimed = found.map(({ merchant_account_id, rows, ahead_ms }) => {
      const ownNow = new Date(now.getTime() + Number(ahead_ms));
      return byKey.query<Row>(ofAccount, [ownNow, leaseMs, rows, busy, merchant_account_id]);
    });
    return (await Promise.all(claimed)).flat();
  };

  return ({ byKey }, claim) =>
    byKey.isDistributed === true
      ? byAccount(byKey, claim)
      : byKey.query<Row>(ofAll, [claim.now, claim.leaseMs, claim.limit, claim.busy]);
}

/** Of all merchant accounts, or of the one that the parameter names, in each part of the statement. */
function claimText(due: Due, account: string | null): string {
  const { table, key, clock, set = '' } = due;
  const keys = ['merchant_account_id', ...key];
  const columns = [
    ...keys.map((column) => `d.${column}`),
    ...(clock === 'account' ? [`${OWN_NOW} AS now`] : []),
  ];
  const now = clock === 'account' ? 'due.now' : '$1::timestamptz';
  const of = (row: string): string =>
    account === null ? '' : ` AND ${row}.merchant_account_id = ${account}`;
  const rows = `SELECT ${columns.join(', ')}
       ${dueRows(due, account ?? undefined)}${of('d')}
       ORDER BY d.due_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED`;

  // Held to one account, PostgreSQL would read them anew for each row of the account, and lock others each time.
  return `${account === null ? '' : `WITH due AS MATERIALIZED (${rows})\n     `}UPDATE ${table} claimed
     SET ${set === '' ? '' : `${set}, `}due_at = ${now} + $2::bigint * interval '1 millisecond'
     FROM ${account === null ? `(${rows}) due` : 'due'}
     WHERE ${keys.map((column) => `claimed.${column} = due.${column}`).join(' AND ')}${of('claimed')}
     RETURNING claimed.*`;
}

/** Whose rows have been due longest, how many of those one claim takes, and how far ahead their clock is. */
function accountsText(due: Due): string {
  const ahead = due.clock === 'account' ? 'm.clock_offset_ms' : '0::bigint';
  return `SELECT merchant_account_id, count(*) AS rows, max(ahead_ms) AS ahead_ms FROM (
       SELECT d.merchant_account_id, d.due_at, ${ahead} AS ahead_ms
       ${dueRows(due)}
       ORDER BY d.due_at LIMIT $3
     ) longest WHERE $2::bigint > 0 GROUP BY merchant_account_id ORDER BY min(due_at)`;
}

function dueRows({ table, clock, where, limitKey }: Due, account = 'd.merchant_account_id'): string {
  const isOfFreeKey = `coalesce(${limitKey ?? 'NULL'}::text, '') <> ALL ($4::text[])`;
  const isDue =
    clock === 'account'
      ? `d.due_at <= ${FURTHEST} AND d.due_at <= ${OWN_NOW}`
      : `d.due_at <= $1::timestamptz`;
  const conditions = [...(where === undefined ? [] : [where(account)]), isDue, isOfFreeKey];
  const join = clock === 'account' || where !== undefined ? OF_ACCOUNT : '';
  return `FROM ${table} d${join} WHERE ${conditions.join(' AND ')}`;
}
