import type { Config } from '../config.ts';
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
  return purgeRelays(db, new Date(clock.now().getTime() - config.relayLogDays * DAY_MS), RELAY_BATCH);
}
