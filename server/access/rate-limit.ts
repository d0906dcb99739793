import type { Operation } from '../api-contract/operation.ts';
import type { Queryable } from '../db/db.ts';
import type { Config } from '../config.ts';
import { takeCall, usedCalls } from '../db/queries/rate-limits.ts';
import { objectOf } from '../domain/json.ts';
import { perOwner } from '../platform/per-owner.ts';
import { isPrivateAddress, networkOf } from '../platform/trusted-proxies.ts';

/**
 * Calls in any 60 seconds, per token or id (against trying out numbers), unless the operator sets fewer. What is
 * tried many times in one call, gift cards, counts as many.
 */
export const CALLS_PER_MINUTE = 50;
const WINDOW_SECONDS = 60;

type Limits = Pick<
  Config,
  | 'callsPerMinute'
  | 'callsPerMinuteByAddress'
  | 'triesPerMinuteByCard'
  | 'declinesPerMinute'
  | 'environment'
  | 'trustedProxies'
>;

/** What a call counts against. A token and an id cost an attacker nothing: an address and a card do. */
export type Limit = Readonly<{
  /** As the caller is told it. */
  name: 'calls' | 'address' | 'card';
  bucket: string;
  perMinute: number;
}>;

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

/** What tells of a card or of a merchant account's rules, and so is counted too: each by itself. */
const COUNTED_ALONE: ReadonlySet<string> = new Set(['get_card_details', 'list_payment_options']);

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
  if (caller.embedTokenDigest === null) return null;
  if (COUNTED_ALONE.has(operation.id)) return `token:${caller.embedTokenDigest}:${operation.id}`;
  return COUNTED_BY_TOKEN[operation.id] === undefined ? null : `token:${caller.embedTokenDigest}`;
}

/** The limits of a call that counts: by its token or id, and by where it comes from. None for any other. */
export function limitsOf(
  operation: Operation,
  caller: Parameters<typeof bucketOf>[1] & Readonly<{ address: string | null }>,
  config: Limits,
): readonly Limit[] {
  const bucket = bucketOf(operation, caller);
  if (bucket === null) return [];
  const byAddress = operation.access.kind === 'public' && operation.method === 'GET' ? null : caller.address;
  return [
    { name: 'calls', bucket, perMinute: config.callsPerMinute },
    ...addressLimit(byAddress, COUNTED_ALONE.has(operation.id) ? 'looks' : 'tries', config),
  ];
}

/** As often as a person and the pages that they have open may call. */
const CALLS_PER_MINUTE_OF_PERSON = 600;

export function personLimit(userId: string): Limit {
  return { name: 'calls', bucket: `user:${userId}`, perMinute: CALLS_PER_MINUTE_OF_PERSON };
}

/** An address that is the operator's own, before which no proxy is named, is that of all shoppers: it tells nothing. */
export function addressLimit(
  address: string | null,
  what: 'tries' | 'looks',
  { callsPerMinuteByAddress: perMinute, environment, trustedProxies }: Limits,
): readonly Limit[] {
  if (address === null || perMinute === 0) return [];
  if (environment === 'production' && trustedProxies === null && isPrivateAddress(address)) return [];
  return [{ name: 'address', bucket: `address:${networkOf(address)}:${what}`, perMinute }];
}

/** By the fingerprint of a card or bank account, whichever tokens and addresses try it. */
export function cardLimit(
  merchantAccountId: string,
  fingerprint: string | null,
  what: 'payments' | 'fields',
  { triesPerMinuteByCard: perMinute }: Pick<Limits, 'triesPerMinuteByCard'>,
): readonly Limit[] {
  if (fingerprint === null || fingerprint === '' || perMinute === 0) return [];
  return [{ name: 'card', bucket: `card:${merchantAccountId}:${fingerprint}:${what}`, perMinute }];
}

/** How many more than the one that was counted before the body was read. */
export function furtherItems(operation: Operation, body: unknown): number {
  const name = COUNTED_BY_TOKEN[operation.id]?.items;
  const items = typeof name === 'string' ? objectOf(body)?.[name] : null;
  return Array.isArray(items) ? Math.max(0, items.length - 1) : 0;
}

/** So many within so long. */
export type CountedWindow = Readonly<{ bucket: string; most: number; windowSeconds: number }>;

/** Where a bucket stands once calls were counted. */
export type BucketState = Readonly<{
  /** Of which limit. */
  name: string;
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
export function rateLimitHeaders({
  name,
  limit,
  remaining,
  freesAfterSeconds,
}: BucketState): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"${name}";r=${remaining};t=${freesAfterSeconds}`,
  };
}

/** One for everything that runs over this database handle, so that a store that fails is counted for once. */
export const rateLimitOf = perOwner((db: Queryable) => new RateLimit(db));

/** What one process lets in of a limit while the store fails. */
function shareAlone(perMinute: number): number {
  return Math.max(1, Math.floor((perMinute * CALLS_PER_MINUTE_ALONE) / CALLS_PER_MINUTE));
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
  async take(
    bucket: string,
    count: number,
    now: () => Date,
    { name = 'calls', perMinute = CALLS_PER_MINUTE }: Partial<Limit> = {},
    windowSeconds = WINDOW_SECONDS,
  ): Promise<BucketState> {
    const taken = { bucket, count: Math.min(count, perMinute + 1), limit: perMinute };
    try {
      const call = await takeCall(this.#db, { ...taken, windowSeconds });
      // What the store let in counts against the share of this process, should the store fail within the minute.
      if (call.allowed) this.#takeAlone(bucket, count, now().getTime() / 1_000, perMinute);
      return {
        name,
        retryAfterSeconds: call.allowed ? null : call.retry_after_seconds,
        limit: perMinute,
        remaining: Math.max(0, perMinute - call.used),
        freesAfterSeconds: call.frees_after_seconds,
      };
    } catch {
      return { ...this.#takeAlone(bucket, count, now().getTime() / 1_000, shareAlone(perMinute)), name };
    }
  }

  /** The first limit that does not let the call in, or the standing of the first of them. Null without any. */
  async takeAll(limits: readonly Limit[], count: number, now: () => Date): Promise<BucketState | null> {
    let first: BucketState | null = null;
    for (const limit of limits) {
      const standing = await this.take(limit.bucket, count, now, limit);
      if (standing.retryAfterSeconds !== null) return standing;
      first ??= standing;
    }
    return first;
  }

  /** Whole seconds after which there is room in all of these again; null where there is, or nobody knows. */
  async waitOf(windows: readonly CountedWindow[]): Promise<number | null> {
    try {
      const found = await usedCalls(this.#db, windows);
      const waits = found.flatMap(({ bucket, used, frees_after_seconds: seconds }) =>
        windows.some((one) => one.bucket === bucket && used >= one.most) ? [seconds] : [],
      );
      return waits.length === 0 ? null : Math.max(...waits);
    } catch {
      return null;
    }
  }

  #takeAlone(bucket: string, count: number, seconds: number, limit: number): Omit<BucketState, 'name'> {
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
