import { type MatchesRow, matchesOfLate } from '../db/queries/flow-matches.ts';
import type { FlowName } from '../domain/flow/rule.ts';
import { type MerchantAccountId, firstIdAt } from '../domain/ids.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { ReadParts } from '../parts.ts';

const PERIOD_MS = 30 * 24 * 60 * 60_000;
/** A page of a person waits for it: counted exactly up to so many. */
const DECISIONS_MAX = 20_000;
const matchesBy = perOwner(() => new TtlCache<string, MatchesRow>({ ttlMs: 30_000, entriesMax: 1000 }));

/** How many decisions each rule made in thirty days; whether all were counted, or the newest only. */
export type MatchedOfLate = Readonly<{ from: Date; isComplete: boolean; row: MatchesRow }>;

export async function matchedOfLate(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  {
    merchantAccountId,
    flow,
    now,
  }: Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName; now: Date }>,
): Promise<MatchedOfLate> {
  const from = new Date(now.getTime() - PERIOD_MS);
  const row = await matchesBy(db).get(`${merchantAccountId} ${flow}`, clock.now().getTime(), () =>
    matchesOfLate(db, { merchantAccountId, flow, after: firstIdAt(from), limit: DECISIONS_MAX }),
  );
  return { from, isComplete: row.decisions < DECISIONS_MAX, row };
}
