import { selectConfigs } from '../db/queries/vault-forward.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { Target } from '../net/egress.ts';
import type { ReadParts } from '../parts.ts';

/** How long another process may still go to a host that was just disabled here. */
const CACHE_TTL_MS = 1_000;
const hostsOf = perOwner(
  () => new TtlCache<MerchantAccountId, readonly string[]>({ ttlMs: CACHE_TTL_MS, entriesMax: 1_000 }),
);

/** What the configs of a merchant account enable. */
export function enabledHosts(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
): Promise<readonly string[]> {
  return hostsOf(db).get(merchantAccountId, clock.now().getTime(), async () =>
    (await selectConfigs(db, merchantAccountId)).flatMap(({ hosts }) => hosts),
  );
}

/** To be called after every write to a merchant account's configs. */
export function forgetHosts(parts: Pick<ReadParts, 'db'>, merchantAccountId: MerchantAccountId): void {
  hostsOf(parts.db).delete(merchantAccountId);
}

/**
 * What production lets the relay go to: hosts that a config of the merchant account enables, `host` or
 * `host:port`.
 */
export function isEnabled(target: Pick<Target, 'host' | 'port'>, hosts: readonly string[]): boolean {
  return hosts.some(
    (host) => host === `${target.host}:${target.port}` || (target.port === 443 && host === target.host),
  );
}

/** The port that an enabled host names; none where it is the usual one. */
export function portOf(host: string): readonly number[] {
  const port = /:([0-9]{1,5})$/.exec(host)?.[1];
  const number = Number(port);
  return port !== undefined && number >= 1024 && number <= 65_535 ? [number] : [];
}
