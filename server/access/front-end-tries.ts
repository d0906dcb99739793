import type { Config } from '../config.ts';
import type { Queryable } from '../db/db.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Clock } from '../platform/clock.ts';
import { Problem } from '../domain/problem.ts';
import { isPrivateAddress, networkOf } from '../platform/trusted-proxies.ts';
import { type CountedWindow, cardLimit, rateLimitOf } from './rate-limit.ts';

/** Where a front end tries a card or a bank account. */
type TryPlace = Readonly<{
  parts: Readonly<{
    db: Queryable;
    clock: Clock;
    config: Pick<
      Config,
      'declinesByAddress' | 'declinesByLink' | 'declinesPerMinute' | 'triesPerMinuteByCard'
    >;
  }>;
  merchantAccountId: MerchantAccountId;
}>;

/** By what a front end pays, and from where; null for what there is not. */
type TrySource = Readonly<{ link: string | null; session: string | null; address: string | null }>;

/** What declines are counted by. */
export type DeclineSource = 'merchant account' | 'payment link' | 'checkout session' | 'address';
type DeclineWindow = CountedWindow & Readonly<{ source: DeclineSource }>;

/** As long as a link, a session or an address that was declined too often takes no payment. */
export const STOPPED_SECONDS = 600;

/** A front end pays: 429 where what it pays with or by, or its merchant account, was tried too often. */
export async function countPayment(
  at: TryPlace,
  fingerprint: string | null,
  source: TrySource,
): Promise<void> {
  await countCard(at, fingerprint, 'payments');
  const windows = declineWindows(at, source);
  if (windows.length > 0) refuse(await rateLimitOf(at.parts.db).waitOf(windows));
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

/**
 * A payment of a front end was declined: where many are, somebody tries stolen cards out. What takes no more payments
 * from now on.
 */
export async function countDecline(at: TryPlace, source: TrySource): Promise<readonly DeclineSource[]> {
  const { db, clock } = at.parts;
  const filled: DeclineSource[] = [];
  for (const { source: name, bucket, most, windowSeconds } of declineWindows(at, source)) {
    const limit = { perMinute: most };
    const taken = await rateLimitOf(db).take(bucket, 1, () => clock.now(), limit, windowSeconds);
    if (taken.retryAfterSeconds === null && taken.remaining === 0) filled.push(name);
  }
  return filled;
}

/** A private address is a proxy's or the machine's own, and so every shopper's. */
function declineWindows(
  { parts: { config }, merchantAccountId }: TryPlace,
  { link, session, address }: TrySource,
): readonly DeclineWindow[] {
  const network = address === null || isPrivateAddress(address) ? null : networkOf(address);
  const windowOf = (source: DeclineSource, id: string | null, most: number, windowSeconds: number) =>
    id === null || most === 0
      ? []
      : [{ source, bucket: `declines:${merchantAccountId}${id}`, most, windowSeconds }];
  const idOf = (kind: string, id: string | null) => (id === null ? null : `:${kind}:${id}`);

  return [
    ...windowOf('merchant account', '', config.declinesPerMinute, 60),
    ...windowOf('payment link', idOf('link', link), config.declinesByLink, STOPPED_SECONDS),
    ...windowOf('checkout session', idOf('session', session), config.declinesByLink, STOPPED_SECONDS),
    ...windowOf('address', idOf('address', network), config.declinesByAddress, STOPPED_SECONDS),
  ];
}

function refuse(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds });
}
