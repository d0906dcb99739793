import type { MerchantAccountId } from '../../domain/ids.ts';
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

/** `leaseSeconds`: while a request has committed no intent, its row is taken over by a retry after so long. */
type NewRow = RowValues &
  Readonly<{
    requestHash: string;
    leaseSeconds: number;
    /** The key is kept for the usual time after this; null: after now. */
    neededUntil: string | null;
  }>;

/**
 * How long an answer is replayed; after that the key is new again. The published promise is 24 hours; retries
 * that wait out a weekend are cheap to serve.
 */
const RETENTION_HOURS = 72;
/** The new row's `now()`. An engine that spreads tables takes it for no other moment on the row's server. */
const NOW_OF_NEW = `excluded.lease_until AT TIME ZONE 'UTC' - make_interval(secs => $7::integer)`;

export type BegunRow = Readonly<{
  begun: boolean;
  request_hash: string;
  is_completed: boolean;
  response_body: string | null;
  /** What `problemText` made of it. */
  problem: string | null;
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
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $7::integer),
       greatest(now(), $8::timestamptz) + make_interval(hours => ${RETENTION_HOURS}))
     ON CONFLICT (merchant_account_id, operation, key) DO UPDATE
       SET request_hash = excluded.request_hash, owner_id = excluded.owner_id, lease_until = excluded.lease_until,
         expires_at = excluded.expires_at,
           operation_id = NULL, response_body = NULL, problem = NULL, completed_at = NULL
       WHERE (held.completed_at IS NOT NULL AND held.expires_at AT TIME ZONE 'UTC' <= ${NOW_OF_NEW})
          OR (held.completed_at IS NULL AND held.operation_id IS NULL
            AND held.lease_until AT TIME ZONE 'UTC' <= ${NOW_OF_NEW}
            AND held.request_hash = excluded.request_hash)
     RETURNING request_hash
   )
   SELECT true AS begun, request_hash, false AS is_completed, NULL::text AS response_body,
     NULL::text AS problem, NULL::uuid AS operation_id,
     EXISTS (SELECT true FROM operations WHERE merchant_account_id = $1 AND operation_id = $6::uuid)
     OR EXISTS (SELECT true FROM payouts WHERE merchant_account_id = $1 AND payout_id = $6::uuid) AS is_reference_taken
   FROM mine
   UNION ALL
   SELECT false, request_hash, completed_at IS NOT NULL, response_body, problem, operation_id, false
     FROM idempotency_keys
    WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND NOT EXISTS (SELECT true FROM mine)`,
);

/** Null where another request made the row in this very moment. */
export async function beginIdempotencyKey(
  db: Queryable,
  row: NewRow,
  reference: string,
): Promise<BegunRow | null> {
  const rows = await db.query<BegunRow>(begin, [
    row.merchantAccountId,
    row.operation,
    row.key,
    row.requestHash,
    row.ownerId,
    reference,
    row.leaseSeconds,
    row.neededUntil,
  ]);
  return rows[0] ?? null;
}

const renew = sql(
  'renew_idempotency_key',
  `UPDATE idempotency_keys SET lease_until = now() + make_interval(secs => $5::integer)
   WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4::uuid AND completed_at IS NULL
     AND operation_id IS NULL
   RETURNING key`,
);

/** The request still runs. False: it is no longer its key, or needs no lease any more. */
export async function renewIdempotencyKey(db: Queryable, row: NewRow): Promise<boolean> {
  const { merchantAccountId, operation, key, ownerId, leaseSeconds } = row;
  const values = [merchantAccountId, operation, key, ownerId, leaseSeconds];
  return (await db.query<{ key: string }>(renew, values)).length > 0;
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

const stored = sql(
  'get_stored_answer',
  `SELECT response_body FROM idempotency_keys
   WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4::uuid
     AND completed_at IS NOT NULL`,
);

/** The answer that this call's key is replayed with; null where there is none yet. */
export async function getStoredAnswer(db: Queryable, row: RowValues): Promise<string | null> {
  const rows = await db.query<StoredAnswerRow>(stored, [
    row.merchantAccountId,
    row.operation,
    row.key,
    row.ownerId,
  ]);
  return rows[0]?.response_body ?? null;
}
type StoredAnswerRow = Readonly<{ response_body: string | null }>;

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

/** An answer is owed by then, whatever was waited for. */
const OWED_AFTER_MINUTES = 60;

const owed = sql(
  'owed_idempotency_answers',
  `SELECT merchant_account_id, operation, key, owner_id, operation_id FROM idempotency_keys k
   WHERE completed_at IS NULL AND operation_id IS NOT NULL
     AND lease_until <= now() - make_interval(mins => ${OWED_AFTER_MINUTES})
     AND ((
         SELECT 1 FROM operations o JOIN transactions t USING (merchant_account_id, transaction_id)
         WHERE o.merchant_account_id = k.merchant_account_id AND o.operation_id = k.operation_id
           AND o.status NOT IN ('sent', 'unknown')
           AND (o.payment_service_id IS NOT NULL OR o.kind = 'tenders')
           AND (o.kind <> 'authorize' OR t.tenders IN ('none', 'settled'))
           AND (o.kind <> 'tenders' OR t.tenders = 'settled') LIMIT 1) IS NOT NULL
       OR (
         SELECT 1 FROM transactions t
         WHERE t.merchant_account_id = k.merchant_account_id AND t.transaction_id = k.operation_id
           AND t.status IN ('declined', 'failed') AND t.tenders IN ('none', 'settled') LIMIT 1) IS NOT NULL)
   ORDER BY lease_until LIMIT 100`,
);
export type OwedAnswerRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  operation: string;
  key: string;
  owner_id: string;
  /** Never null here: the statement asks for it. */
  operation_id: string | null;
}>;

/** Keys without an answer whose operation has long ended: whoever committed that end has left them behind. */
export function owedAnswers(db: Queryable): Promise<OwedAnswerRow[]> {
  return db.query<OwedAnswerRow>(owed, []);
}

const pay = sql(
  'complete_owed_idempotency_key',
  `UPDATE idempotency_keys SET response_body = $5::text, completed_at = now()
   WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4::uuid AND completed_at IS NULL
   RETURNING key`,
);

/** False: it was answered meanwhile. */
export async function completeOwedKey(
  db: Queryable,
  row: Omit<OwedAnswerRow, 'operation_id'>,
  body: string,
): Promise<boolean> {
  const { merchant_account_id, operation, key, owner_id } = row;
  return (await db.query(pay, [merchant_account_id, operation, key, owner_id, body])).length > 0;
}
