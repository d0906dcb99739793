import { liveFlowVersions } from '../db/queries/flows.ts';
import { type CompiledFlow, compileFlow } from '../domain/flow/compile.ts';
import { FLOW_NAMES, type FlowName } from '../domain/flow/rule.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { ReadParts } from '../parts.ts';

/** A merchant account's flows as they count now, compiled. */
export type LiveFlows = ReadonlyMap<FlowName, CompiledFlow>;

/** How long another process may still decide by rules that were just changed here. */
const CACHE_TTL_MS = 1000;
const flowsOf = perOwner(
  () => new TtlCache<MerchantAccountId, LiveFlows>({ ttlMs: CACHE_TTL_MS, entriesMax: 1000 }),
);

export async function liveFlow(
  parts: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
): Promise<CompiledFlow> {
  const nowMs = parts.clock.now().getTime();
  const flows = await flowsOf(parts.db).get(merchantAccountId, nowMs, (before) =>
    readFlows(parts, merchantAccountId, before),
  );
  return flows.get(flow) ?? compileFlow(flow, 0, []);
}

/** To be called after every write to a merchant account's flows. */
export function forgetFlows(parts: Pick<ReadParts, 'db'>, merchantAccountId: MerchantAccountId): void {
  flowsOf(parts.db).delete(merchantAccountId);
}

/** What has not changed is neither read nor compiled again. */
async function readFlows(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  before: Promise<LiveFlows> | null,
): Promise<LiveFlows> {
  const known = (await before?.catch(() => null)) ?? new Map<FlowName, CompiledFlow>();
  const numbers = new Map(FLOW_NAMES.map((flow) => [flow, known.get(flow)?.number ?? 0] as const));
  const rows = await liveFlowVersions(db, merchantAccountId, numbers);
  return new Map(
    rows.map(({ flow, number, rules }) => {
      const compiled = rules === null ? known.get(flow) : compileFlow(flow, number, rules);
      if (compiled === undefined) throw new Error(`BUG: no rules of ${flow} came, and none were known`);
      return [flow, compiled] as const;
    }),
  );
}
