import { type EndsRow, endsOfLate } from '../db/queries/flow-ends.ts';
import type { Facts } from '../domain/flow/flow-facts.ts';
import type { FlowName } from '../domain/flow/rule.ts';
import { type SuccessCount, likenessOf } from '../domain/flow/success-rate.ts';
import { type MerchantAccountId, firstIdAt } from '../domain/ids.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { ReadParts } from '../parts.ts';

/** By likeness, and then by payment service. */
type Ends = ReadonlyMap<string, readonly EndsRow[]>;

/** What is older says little of today. */
const WINDOW_MS = 7 * 24 * 60 * 60_000;
const DECISIONS_MAX = 10_000;
const endsBy = perOwner(() => new TtlCache<string, Ends>({ ttlMs: 30_000, entriesMax: 1000 }));

/** How payments like this one ended of late at these payment services. */
export async function seenOfLate(
  { parts: { db, clock }, merchantAccountId, now }: CountQuery,
  flow: FlowName,
  facts: Facts,
  able: readonly string[],
): Promise<readonly SuccessCount[]> {
  const after = firstIdAt(new Date(now.getTime() - WINDOW_MS));
  const ends = await endsBy(db).get(`${merchantAccountId} ${flow}`, clock.now().getTime(), async () => {
    const rows = await endsOfLate(db, { merchantAccountId, flow, after, limit: DECISIONS_MAX });
    return Map.groupBy(rows, ({ currency, kind }) => `${currency}|${kind}`);
  });
  const like = ends.get(likenessOf(facts)) ?? [];
  return able.flatMap((id) => {
    const row = like.find((one) => one.payment_service_id === id);
    return row === undefined ? [] : [{ payment_service_id: id, approved: row.approved, known: row.known }];
  });
}

type CountQuery = Readonly<{
  parts: Pick<ReadParts, 'db' | 'clock'>;
  merchantAccountId: MerchantAccountId;
  now: Date;
}>;
