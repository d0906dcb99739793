import { type Queryable, sql } from '../db.ts';

/**
 * The row contract of `idempotency_keys`, for write paths that complete a row in their own outcome statement (payments):
 *
 * - `(merchant_account_id, operation, key)` names the row; `owner_id` is the fence: the request that began it. Whoever acts on the row compares it.
 * - Intent statement: `operation_id` is set (fragment `bindIdempotencyKey`) in the same statement that commits the intent. From then on the row has no
 *   lease: only the outcome of that operation completes it, committed by this request or by recovery. Until then a retry gets 409.
 * - Outcome statement: `response_status`, `response_body` (the exact text that is answered) and `completed_at` are set (fragment
 *   `completeIdempotencyKey`, or `completeBoundIdempotencyKey` for recovery, which knows the operation only).
 * - An outcome that is not stored (certainly nothing happened, for example the circuit was open) releases the row: fragment `releaseIdempotencyKey`.
 *
 * Each fragment is the text of a data-modifying statement with a RETURNING, to stand in a CTE; arguments are parameter references such as `$7`.
 */
type Row = Readonly<{ merchantAccountId: string; operation: string; key: string; ownerId: string }>;

export function bindIdempotencyKey(row: Row & Readonly<{ operationId: string }>): string {
  return `UPDATE idempotency_keys SET operation_id = ${row.operationId}::uuid WHERE ${named(row)} AND operation_id IS NULL AND completed_at IS NULL RETURNING key`;
}

export function completeIdempotencyKey(row: Row & Answer): string {
  return `UPDATE idempotency_keys SET ${answered(row)} WHERE ${named(row)} AND completed_at IS NULL RETURNING key`;
}

export function completeBoundIdempotencyKey(row: Readonly<{ merchantAccountId: string; operationId: string }> & Answer): string {
  return `UPDATE idempotency_keys SET ${answered(row)} WHERE merchant_account_id = ${row.merchantAccountId} AND operation_id = ${row.operationId}::uuid AND completed_at IS NULL RETURNING key`;
}

export function releaseIdempotencyKey(row: Row): string {
  return `DELETE FROM idempotency_keys WHERE ${named(row)} AND completed_at IS NULL RETURNING key`;
}

type Answer = Readonly<{ status: string; body: string; completedAt: string }>;

function named(row: Row): string {
  return `merchant_account_id = ${row.merchantAccountId} AND operation = ${row.operation} AND key = ${row.key} AND owner_id = ${row.ownerId}::uuid`;
}

function answered(answer: Answer): string {
  return `response_status = ${answer.status}::integer, response_body = ${answer.body}::text, completed_at = ${answer.completedAt}::timestamptz`;
}

/** While a request has not committed an intent, its row is taken over by a retry after this long: longer than any request of ours lives. */
export const LEASE_SECONDS = 120;

/** How long an answer is replayed; after that the key is new again. The published promise is 24 hours; retries that wait out a weekend are cheap to serve. */
export const RETENTION_HOURS = 72;

export type BegunRow = Readonly<{ begun: boolean; request_hash: string; response_status: number | null; response_body: string | null; operation_id: string | null }>;

/**
 * Leases and retention go by the database's clock: nodes whose clocks disagree must agree on who owns a row. An abandoned row (lease over, no intent
 * committed) goes to a retry of the same request only.
 */
const begin = sql(
  'begin_idempotency_key',
  `WITH mine AS (
     INSERT INTO idempotency_keys AS held (merchant_account_id, operation, key, request_hash, owner_id, lease_until, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => ${LEASE_SECONDS}), now() + make_interval(hours => ${RETENTION_HOURS}))
     ON CONFLICT (merchant_account_id, operation, key) DO UPDATE
       SET request_hash = excluded.request_hash, owner_id = excluded.owner_id, lease_until = excluded.lease_until, expires_at = excluded.expires_at,
           operation_id = NULL, response_status = NULL, response_body = NULL, completed_at = NULL
       WHERE (held.completed_at IS NOT NULL AND held.expires_at <= now())
          OR (held.completed_at IS NULL AND held.operation_id IS NULL AND held.lease_until <= now() AND held.request_hash = excluded.request_hash)
     RETURNING request_hash
   )
   SELECT true AS begun, request_hash, NULL::integer AS response_status, NULL::text AS response_body, NULL::uuid AS operation_id FROM mine
   UNION ALL
   SELECT false, request_hash, response_status, response_body, operation_id FROM idempotency_keys
    WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND NOT EXISTS (SELECT FROM mine)`,
);

/** Null where another request made the row in this very moment. */
export async function beginIdempotencyKey(db: Queryable, row: RowValues & Readonly<{ requestHash: string }>): Promise<BegunRow | null> {
  const rows = await db.query<BegunRow>(begin, [row.merchantAccountId, row.operation, row.key, row.requestHash, row.ownerId]);
  return rows[0] ?? null;
}

export type RowValues = Readonly<{ merchantAccountId: string; operation: string; key: string; ownerId: string }>;

const complete = sql(
  'complete_idempotency_key',
  completeIdempotencyKey({ merchantAccountId: '$1', operation: '$2', key: '$3', ownerId: '$4', status: '$5', body: '$6', completedAt: 'now()' }).replace('AND completed_at IS NULL', 'AND completed_at IS NULL AND operation_id IS NULL'),
);

/** For operations without an outcome statement of their own. Does nothing where the write path has bound or completed the row. */
export async function storeIdempotentAnswer(db: Queryable, row: RowValues, answer: Readonly<{ status: number; body: string | null }>): Promise<void> {
  await db.query(complete, [row.merchantAccountId, row.operation, row.key, row.ownerId, answer.status, answer.body]);
}

const abandon = sql(
  'abandon_idempotency_key',
  `DELETE FROM idempotency_keys WHERE ${named({ merchantAccountId: '$1', operation: '$2', key: '$3', ownerId: '$4' })} AND completed_at IS NULL AND operation_id IS NULL`,
);

/** Nothing was begun: validation failed, a rule said no, a conflict. The key is free again. Leaves bound and completed rows alone. */
export async function abandonIdempotencyKey(db: Queryable, row: RowValues): Promise<void> {
  await db.query(abandon, [row.merchantAccountId, row.operation, row.key, row.ownerId]);
}

const purge = sql(
  'purge_idempotency_keys',
  `DELETE FROM idempotency_keys WHERE (merchant_account_id, operation, key) IN (
     SELECT merchant_account_id, operation, key FROM idempotency_keys WHERE expires_at <= now() AND (completed_at IS NOT NULL OR operation_id IS NULL) ORDER BY expires_at LIMIT 1000)
   RETURNING key`,
);

/** For the periodic jobs. Gives the number of rows purged; call again while it is not 0. Rows whose operation is not resolved stay. */
export async function purgeIdempotencyKeys(db: Queryable): Promise<number> {
  return (await db.query(purge, [])).length;
}
