import type { Config } from '../config.ts';
import { merchantAccountIds } from '../db/queries/merchant-accounts.ts';
import { purgeRelays } from '../db/queries/relays.ts';
import type { ReadParts } from '../parts.ts';

const DAY_MS = 24 * 60 * 60_000;
const RELAY_BATCH = 1_000;

/**
 * Forgets what was relayed longer ago than the operator keeps it. The vault's own access log is append-only
 * and stays. How many rows went.
 */
export async function forgetOldRelays({
  db,
  clock,
  config,
}: Pick<ReadParts, 'db' | 'clock'> & Readonly<{ config: Pick<Config, 'relayLogDays'> }>): Promise<number> {
  const before = new Date(clock.now().getTime() - config.relayLogDays * DAY_MS);
  let forgotten = 0;
  for (const merchantAccountId of await merchantAccountIds(db))
    forgotten += await purgeRelays(db, merchantAccountId, before, RELAY_BATCH);
  return forgotten;
}
