import type { Operation } from '../api/contract/operation.ts';
import type { Queryable } from '../db/db.ts';
import { takeCall } from '../db/queries/rate-limits.ts';
import { objectOf } from '../domain/json.ts';

/**
 * Calls in any 60 seconds, per bucket (against trying out numbers). What is tried many times in one call, gift
 * cards, counts as many.
 */
export const CALLS_PER_MINUTE = 50;
const WINDOW_SECONDS = 60;

/**
 * Where the store cannot answer: this many per process, so that a handful of nodes together stay near the
 * limit. Never open.
 */
export const CALLS_PER_MINUTE_ALONE = 12;
const BUCKETS_ALONE_MAX = 10_000;

/**
 * What counts against an embed token, all of it together: where each call, or each item of a list in its
 * body, tries something out. Server tokens are never counted.
 */
export const COUNTED_BY_TOKEN: Readonly<Record<string, Readonly<{ items: string | null }>>> = {
  create_transaction: { items: 'gift_cards' },
  create_gift_card: { items: null },
  create_embedded_checkout: { items: null },
  activate_gift_card: { items: null },
  list_gift_card_balances: { items: 'items' },
};

/**
 * What a call counts against, or null where it is not counted. `credentialId` is the checkout session or the
 * transaction that the path of an operation without a token names; the name of a token is that of its signed
 * content, whatever merchant account it is used for.
 */
export function bucketOf(
  operation: Operation,
  caller: Readonly<{ embedTokenDigest: string | null; credentialId: string | null }>,
): string | null {
  if (operation.access.kind === 'public')
    // every operation that the id opens is limited, each by itself
    return caller.credentialId === null
      ? null
      : `public:${caller.credentialId}:${operation.path.slice(operation.path.lastIndexOf('/') + 1)}`;
  return caller.embedTokenDigest !== null && COUNTED_BY_TOKEN[operation.id] !== undefined
    ? `token:${caller.embedTokenDigest}`
    : null;
}

/** How many more than the one that was counted before the body was read. */
export function furtherItems(operation: Operation, body: unknown): number {
  const name = COUNTED_BY_TOKEN[operation.id]?.items;
  const items = typeof name === 'string' ? objectOf(body)?.[name] : null;
  return Array.isArray(items) ? Math.max(0, items.length - 1) : 0;
}

/** Where a bucket stands once calls were counted. */
export type Standing = Readonly<{
  /** Null where the calls may go on, else the whole seconds after which they may. */
  retryAfterSeconds: number | null;
  limit: number;
  remaining: number;
  /** When the oldest call that counts no longer does, so that there is room for one more. */
  freesAfterSeconds: number;
}>;

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers: what is let in, and what is left of it. The window slides, so
 * what frees next is told, not when everything is free.
 */
export function rateLimitHeaders({ limit, remaining, freesAfterSeconds }: Standing): Record<string, string> {
  return {
    'ratelimit-policy': `"calls";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"calls";r=${remaining};t=${freesAfterSeconds}`,
  };
}

/** Counts calls. */
export class RateLimit {
  readonly #db: Queryable;
  readonly #alone = new Map<string, number[]>();
  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * `now` is asked when a call is counted in this process: the store fails in any order, and a time from before it
   * was asked would not see calls that were counted meanwhile.
   */
  async take(bucket: string, count: number, now: () => Date): Promise<Standing> {
    try {
      const call = await takeCall(this.#db, {
        bucket,
        count: Math.min(count, CALLS_PER_MINUTE + 1),
        limit: CALLS_PER_MINUTE,
        windowSeconds: WINDOW_SECONDS,
      });
      // What the store let in counts against the share of this process, should the store fail within the minute.
      if (call.allowed) this.#takeAlone(bucket, count, now().getTime() / 1_000, CALLS_PER_MINUTE);
      return {
        retryAfterSeconds: call.allowed ? null : call.retry_after_seconds,
        limit: CALLS_PER_MINUTE,
        remaining: Math.max(0, CALLS_PER_MINUTE - call.used),
        freesAfterSeconds: call.frees_after_seconds,
      };
    } catch {
      return this.#takeAlone(bucket, count, now().getTime() / 1_000, CALLS_PER_MINUTE_ALONE);
    }
  }

  #takeAlone(bucket: string, count: number, seconds: number, limit: number): Standing {
    const calls = (this.#alone.get(bucket) ?? []).filter(
      (call) => call > seconds - WINDOW_SECONDS && call <= seconds,
    );
    const isFull = calls.length + count > limit;
    if (!isFull) calls.push(...Array<number>(count).fill(seconds));
    this.#alone.delete(bucket);
    this.#alone.set(bucket, calls);
    const oldest = this.#alone.keys().next();
    if (this.#alone.size > BUCKETS_ALONE_MAX && oldest.done !== true) this.#alone.delete(oldest.value);
    const freesAfterSeconds = Math.max(1, Math.ceil((calls[0] ?? seconds) + WINDOW_SECONDS - seconds));
    return {
      retryAfterSeconds: isFull ? freesAfterSeconds : null,
      limit,
      remaining: Math.max(0, limit - calls.length),
      freesAfterSeconds,
    };
  }
}
