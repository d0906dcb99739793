import type { Queryable } from '../db/db.ts';
import { purgeIdempotencyKeys } from '../db/queries/idempotency.ts';
import { purgeRateLimits } from '../db/queries/rate-limits.ts';

/** How often a worker calls `purgeExpired`. */
export const PURGE_INTERVAL_MS = 10 * 60_000;

/** Batches of one call, so that a worker that was away does not hold a connection for long. */
const BATCHES_MAX = 20;

/**
 * Periodic work: forgets idempotency keys past their retention and rate limits that nobody uses. Safe on any
 * number of workers at once.
 */
export async function purgeExpired(db: Queryable): Promise<void> {
  await purgeRateLimits(db);
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) if ((await purgeIdempotencyKeys(db)) === 0) return;
}
