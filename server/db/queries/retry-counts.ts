import type { MerchantAccountId } from '../../domain/ids.ts';
import { RETRY_COUNT_MAX, type RetryCount, type RetryCounts } from '../../domain/retry/retry-knowledge.ts';
import type { RetryCause } from '../../domain/retry/schedules.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { type Queryable, sql } from '../db.ts';
import type { ColumnTypes } from './json-rows.ts';

/** All issuers together stand under this. */
const ALL = '';
/** More than there are places in the schedules of a cause, twice. */
const COUNTS_MAX = 500;

type CountRow = Readonly<{
  issuer: string;
  schedule: string;
  step: number;
  tried: bigint;
  recovered: bigint;
}>;

const GET = sql(
  'retry_counts.get',
  `SELECT issuer, schedule, step, tried, recovered FROM retry_counts
   WHERE merchant_account_id = $1 AND issuer = ANY ($2::text[]) AND cause = $3 LIMIT ${COUNTS_MAX}`,
);
/** What was counted of one cause. `issuer`: null where the card's is not known. */
export async function getRetryCounts(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  issuer: string | null,
  cause: RetryCause,
): Promise<RetryCounts> {
  const rows = await db.query<CountRow>(GET, [merchantAccountId, issuersOf(issuer), cause]);
  return { issuer: countsOf(rows, issuer), all: countsOf(rows, ALL) };
}

function countsOf(rows: readonly CountRow[], issuer: string | null): readonly RetryCount[] {
  return rows
    .filter((row) => row.issuer === issuer)
    .map(({ schedule, step, tried, recovered }) => ({
      schedule,
      step,
      tried: Number(tried),
      recovered: Number(recovered),
    }));
}

function issuersOf(issuer: string | null): readonly string[] {
  return issuer === null ? [ALL] : [ALL, issuer];
}

/** One attempt whose outcome is known. `step`: its place in the schedule, from 0. */
export type RetryCountWriting = Readonly<{
  issuer: string | null;
  cause: RetryCause;
  schedule: string;
  step: number;
  is_recovered: boolean;
  last_at: Timestamp;
}>;

/** Columns of rows that a step writes beside its transaction. */
export const RETRY_COUNT_COLUMNS: ColumnTypes = {
  issuer: 'text',
  cause: 'text',
  schedule: 'text',
  step: 'integer',
  is_recovered: 'boolean',
  last_at: 'timestamptz',
};

/** An attempt as rows of `RETRY_COUNT_COLUMNS`: it counts for its issuer, and for all. */
export function retryCountRows(written: RetryCountWriting): readonly RetryCountWriting[] {
  return issuersOf(written.issuer).map((issuer) => ({ ...written, issuer }));
}

/** `from`: rows `r` of `RETRY_COUNT_COLUMNS`, no two of one place. In one order, so that no two wait for each other. */
export function addRetryCounts(from: string, account: string): string {
  const isMany = `c.tried >= ${RETRY_COUNT_MAX}`;
  return `
    INSERT INTO retry_counts AS c (merchant_account_id, issuer, cause, schedule, step, tried, recovered, last_at)
    SELECT ${account}, r.issuer, r.cause, r.schedule, r.step, 1, r.is_recovered::integer, r.last_at
    FROM ${from} ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (merchant_account_id, issuer, cause, schedule, step) DO UPDATE SET
      tried = CASE WHEN ${isMany} THEN c.tried / 2 ELSE c.tried END + 1,
      recovered = CASE WHEN ${isMany} THEN c.recovered / 2 ELSE c.recovered END + excluded.recovered,
      last_at = greatest(c.last_at, excluded.last_at)`;
}
