import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../db/db.ts';
import { listMovedClocks } from '../db/queries/caller-keys.ts';

/** How long another node's time travel may go unnoticed. */
const FOLLOW_INTERVAL_MS = 2_000;

/**
 * Brings every moved merchant account clock into this process and keeps following them: public operations and
 * workers meet an account without asking for it by header. Clocks move in the sandbox only.
 */
export async function followClocks({
  db,
  clock,
  config,
}: Readonly<{ db: Queryable; clock: Clock; config: Pick<Config, 'environment'> }>): Promise<
  Readonly<{ close(): void }>
> {
  if (config.environment !== 'sandbox') return { close: () => undefined };
  const load = async (): Promise<void> => {
    for (const row of await listMovedClocks(db))
      clock.setOffset(row.merchant_account_id, Number(row.clock_offset_ms));
  };
  await load();
  // a look that fails is made up for by the next
  const timer = setInterval(() => void load().catch(() => undefined), FOLLOW_INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
