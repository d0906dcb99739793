import { type Queryable, sql } from '../db.ts';

/**
 * One upsert, the database's clock (nodes may disagree about the time, the log must not). `calls` holds the
 * calls of the last window that were let through; a refused one adds nothing. The row lock orders concurrent
 * calls of one bucket.
 */
const take = sql(
  'take_rate_limited_call',
  `INSERT INTO rate_limits AS log (merchant_account_id, bucket, calls, last_call_at, allowed)
    VALUES ($1, $2, array_fill(clock_timestamp(), ARRAY[$5::integer]), clock_timestamp(), true)
   ON CONFLICT (merchant_account_id, bucket) DO UPDATE SET (calls, last_call_at, allowed) = (
     SELECT CASE WHEN cardinality(recent.calls) + $5 <= $3 THEN recent.calls || array_fill(excluded.last_call_at,
       ARRAY[$5::integer]) ELSE recent.calls END,
            excluded.last_call_at, cardinality(recent.calls) + $5 <= $3
       FROM (SELECT ARRAY(SELECT call FROM unnest(log.calls) AS call
         WHERE call > excluded.last_call_at - make_interval(secs => $4) ORDER BY call) AS calls) AS recent)
   RETURNING allowed, cardinality(calls) AS used, greatest(1,
     ceil(extract(epoch FROM calls[greatest(1,
     cardinality(calls) + $5 - $3)] + make_interval(secs => $4) - last_call_at)))::integer AS retry_after_seconds,
     greatest(1, ceil(extract(epoch FROM calls[1] + make_interval(secs => $4) - last_call_at)))::integer
       AS frees_after_seconds`,
);

export type CountedCall = Readonly<{
  allowed: boolean;
  /** How many of the limit are used up now. */
  used: number;
  /** Until a refused call may come again. */
  retry_after_seconds: number;
  /** Until the oldest call that counts no longer does. */
  frees_after_seconds: number;
}>;

export async function takeCall(
  db: Queryable,
  values: Readonly<{ bucket: string; count: number; limit: number; windowSeconds: number }>,
): Promise<CountedCall> {
  const [row] = await db.query<CountedCall>(take, [
    '', // a bucket names what it counts; no merchant account plays a part
    values.bucket,
    values.limit,
    values.windowSeconds,
    values.count,
  ]);
  if (row === undefined) throw new Error('BUG: an upsert without a row');
  return row;
}

const used = sql(
  'rate_limited_calls',
  `SELECT b.bucket, count(*)::integer AS used,
     greatest(1, ceil(extract(epoch FROM
       min(c.call) + make_interval(secs => min(b.seconds)) - clock_timestamp())))::integer AS frees_after_seconds
   FROM unnest($2::text[], $3::integer[]) b (bucket, seconds)
   JOIN rate_limits l ON l.merchant_account_id = $1 AND l.bucket = b.bucket
   CROSS JOIN LATERAL unnest(l.calls) c (call)
   WHERE c.call > clock_timestamp() - make_interval(secs => b.seconds)
   GROUP BY b.bucket`,
);

export type UsedBucket = Readonly<{ bucket: string; used: number; frees_after_seconds: number }>;
/** How many calls count now in each of some buckets, without another; nothing of one where none does. */
export function usedCalls(
  db: Queryable,
  buckets: readonly Readonly<{ bucket: string; windowSeconds: number }>[],
): Promise<UsedBucket[]> {
  const names = buckets.map(({ bucket }) => bucket);
  const seconds = buckets.map(({ windowSeconds }) => windowSeconds);
  return db.query<UsedBucket>(used, ['', names, seconds]);
}

const purge = sql(
  'purge_rate_limits',
  `DELETE FROM rate_limits WHERE last_call_at < clock_timestamp() - interval '10 minutes'`,
);

/** For the periodic jobs: forgets buckets that nobody used for ten minutes. */
export async function purgeRateLimits(db: Queryable): Promise<void> {
  await db.query(purge, []);
}
