import type { Config } from '../config.ts';
import type { Queryable } from '../db/db.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Clock } from '../platform/clock.ts';
import { Problem } from '../domain/problem.ts';
import { cardLimit, rateLimitOf } from './rate-limit.ts';

/** Where a front end tries a card or a bank account. */
type TryPlace = Readonly<{
  parts: Readonly<{
    db: Queryable;
    clock: Clock;
    config: Pick<Config, 'declinesPerMinute' | 'triesPerMinuteByCard'>;
  }>;
  merchantAccountId: MerchantAccountId;
}>;

/** A front end pays: 429 where what it pays with, or its merchant account, was tried too often. */
export async function countPayment(at: TryPlace, fingerprint: string | null): Promise<void> {
  const { declinesPerMinute: perMinute } = at.parts.config;
  const declines = declinesOf(at);
  await countCard(at, fingerprint, 'payments');
  if (perMinute > 0) refuse(await rateLimitOf(at.parts.db).waitOf(declines, perMinute));
}

/** A front end puts a card in: 429 where that card was too often. */
export async function countCard(
  { parts, merchantAccountId }: TryPlace,
  fingerprint: string | null,
  what: 'payments' | 'fields',
): Promise<void> {
  const limits = cardLimit(merchantAccountId, fingerprint, what, parts.config);
  const standing = await rateLimitOf(parts.db).takeAll(limits, 1, () => parts.clock.now());
  refuse(standing?.retryAfterSeconds ?? null);
}

/** A payment of a front end was declined: where many are, somebody tries stolen cards out. */
export async function countDecline(at: TryPlace): Promise<void> {
  const { db, clock, config } = at.parts;
  if (config.declinesPerMinute === 0) return;
  const limit = { perMinute: config.declinesPerMinute };
  await rateLimitOf(db).take(declinesOf(at), 1, () => clock.now(), limit);
}

function declinesOf({ merchantAccountId }: TryPlace): string {
  return `declines:${merchantAccountId}`;
}

function refuse(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds });
}
