import type { Queryable } from '../db/db.ts';
import { takeCall } from '../db/queries/rate-limits.ts';

/**
 * Calls in any 60 seconds, per embed token over the three operations together and per checkout session id
 * (against trying out numbers).
 */
export const CALLS_PER_MINUTE = 50;
const WINDOW_SECONDS = 60;

/**
 * Where the store cannot answer: this many per process, so that a handful of nodes together stay near the
 * limit. Never open.
 */
export const CALLS_PER_MINUTE_ALONE = 12;
const BUCKETS_ALONE_MAX = 10_000;

/** Which operations count, and under what name. Server tokens are never counted. */
const LIMITED: Readonly<Record<string, 'embed-token' | 'checkout-session'>> = {
  'POST /transactions': 'embed-token',
  'POST /gift-cards': 'embed-token',
  'POST /gift-cards/balances': 'embed-token',
  'POST /checkout/sessions/{session_id}/fields': 'checkout-session',
  'PUT /checkout/sessions/{session_id}/fields': 'checkout-session',
};

export function limitOf(
  operation: Readonly<{ method: string; path: string }>,
): 'embed-token' | 'checkout-session' | null {
  return LIMITED[`${operation.method} ${operation.path}`] ?? null;
}

/** Counts a call. Null where it may go on, else the whole seconds after which the next one may. */
export class RateLimit {
  readonly #db: Queryable;
  readonly #alone = new Map<string, number[]>();
  constructor(db: Queryable) {
    this.#db = db;
  }

  async take(merchantAccountId: string, bucket: string, now: Date): Promise<number | null> {
    try {
      return await takeCall(this.#db, {
        merchantAccountId,
        bucket,
        limit: CALLS_PER_MINUTE,
        windowSeconds: WINDOW_SECONDS,
      });
    } catch {
      return this.#takeAlone(bucket, now.getTime() / 1_000);
    }
  }

  #takeAlone(bucket: string, seconds: number): number | null {
    const calls = (this.#alone.get(bucket) ?? []).filter(
      (call) => call > seconds - WINDOW_SECONDS && call <= seconds,
    );
    const [first] = calls;
    const isFull = calls.length >= CALLS_PER_MINUTE_ALONE;
    if (!isFull) calls.push(seconds);
    this.#alone.delete(bucket);
    this.#alone.set(bucket, calls);
    const oldest = this.#alone.keys().next();
    if (this.#alone.size > BUCKETS_ALONE_MAX && oldest.done !== true) this.#alone.delete(oldest.value);
    return isFull && first !== undefined ? Math.max(1, Math.ceil(first + WINDOW_SECONDS - seconds)) : null;
  }
}
