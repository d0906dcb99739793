import { type Queryable, sql } from '../db.ts';

/**
 * `(merchant_account_id, operation, key)` names a row; `owner_id` is the fence: the request that began it.
 * Whoever acts on a row compares it.
 * A write path that talks to a processor (payments) sets `operation_id` in the statement that commits its
 * intent. From then on the row has no lease:
 * only the outcome of that operation completes it, committed by this request or by recovery. Until then a
 * retry gets 409.
 */
export type RowValues = Readonly<{
  merchantAccountId: string;
  operation: string;
  key: string;
  ownerId: string;
}>;

/**
 * While a request has not committed an intent, its row is taken over by a retry after this long: longer than
 * any request of ours lives.
 */
const LEASE_SECONDS = 120;

/**
 * How long an answer is replayed; after that the key is new again. The published promise is 24 hours; retries
 * that wait out a weekend are cheap to serve.
 */
const RETENTION_HOURS = 72;

export type BegunRow = Readonly<{
  begun: boolean;
  request_hash: string;
  is_completed: boolean;
  response_body: string | null;
  operation_id: string | null;
  /** An operation has the reference that follows from this request: of the key's life before this one. */
  is_reference_taken: boolean;
}>;

/**
 * Leases and retention go by the database's clock: nodes whose clocks disagree must agree on who owns a row.
 * An abandoned row (lease over, no intent committed) goes to a retry of the same request only.
 */
const begin = sql(
  'begin_idempotency_key',
  `WITH mine AS (
     INSERT INTO idempotency_keys AS held (merchant_account_id, operation, key, request_hash, owner_id, lease_until,
       expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => ${LEASE_SECONDS}),
       now() + make_interval(hours => ${RETENTION_HOURS}))
     ON CONFLICT (merchant_account_id, operation, key) DO UPDATE
       SET request_hash = excluded.request_hash, owner_id = excluded.owner_id, lease_until = excluded.lease_until,
         expires_at = excluded.expires_at,
           operation_id = NULL, response_body = NULL, completed_at = NULL
       WHERE (held.completed_at IS NOT NULL AND held.expires_at <= now())
          OR (held.completed_at IS NULL AND held.operation_id IS NULL AND held.lease_until <= now()
            AND held.request_hash = excluded.request_hash)
     RETURNING request_hash
   )
   SELECT true AS begun, request_hash, false AS is_completed, NULL::text AS response_body,
     NULL::uuid AS operation_id,
     EXISTS (SELECT FROM operations WHERE merchant_account_id = $1 AND operation_id = $6::uuid)
     OR EXISTS (SELECT FROM payouts WHERE merchant_account_id = $1 AND payout_id = $6::uuid) AS is_reference_taken
   FROM mine
   UNION ALL
   SELECT false, request_hash, completed_at IS NOT NULL, response_body, operation_id, false FROM idempotency_keys
    WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND NOT EXISTS (SELECT FROM mine)`,
);

/** Null where another request made the row in this very moment. */
export async function beginIdempotencyKey(
  db: Queryable,
  row: RowValues & Readonly<{ requestHash: string }>,
  reference: string,
): Promise<BegunRow | null> {
  const rows = await db.query<BegunRow>(begin, [
    row.merchantAccountId,
    row.operation,
    row.key,
    row.requestHash,
    row.ownerId,
    reference,
  ]);
  return rows[0] ?? null;
}

const complete = sql(
  'complete_idempotency_key',
  `UPDATE idempotency_keys SET response_body = $5::text, completed_at = now()
   WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4::uuid AND completed_at IS NULL
     AND operation_id IS NULL`,
);

/**
 * For operations without an outcome statement of their own. Does nothing where the write path has bound or
 * completed the row.
 */
export async function storeIdempotentAnswer(
  db: Queryable,
  row: RowValues,
  body: string | null,
): Promise<void> {
  await db.query(complete, [row.merchantAccountId, row.operation, row.key, row.ownerId, body]);
}

const abandon = sql(
  'abandon_idempotency_key',
  `DELETE FROM idempotency_keys WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4::uuid
    AND completed_at IS NULL AND operation_id IS NULL`,
);

/**
 * Nothing was begun: validation failed, a rule said no, a conflict. The key is free again. Leaves bound and
 * completed rows alone.
 */
export async function abandonIdempotencyKey(db: Queryable, row: RowValues): Promise<void> {
  await db.query(abandon, [row.merchantAccountId, row.operation, row.key, row.ownerId]);
}

const purge = sql(
  'purge_idempotency_keys',
  `DELETE FROM idempotency_keys WHERE (merchant_account_id, operation, key) IN (
     SELECT merchant_account_id, operation, key FROM idempotency_keys
       WHERE expires_at <= now() AND (completed_at IS NOT NULL OR operation_id IS NULL) ORDER BY expires_at LIMIT 1000)
   RETURNING key`,
);

/**
 * For the periodic jobs. Gives the number of rows purged; call again while it is not 0. Rows whose operation
 * is not resolved stay.
 */
export async function purgeIdempotencyKeys(db: Queryable): Promise<number> {
  return (await db.query(purge, [])).length;
}
