import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { BinSource } from './domain/bin.ts';
import type { Log } from './platform/log.ts';
import type { Vault } from './vault/vault.ts';

/** What reading a resource and rendering it takes. */
export type ReadParts = Readonly<{ db: Db; clock: Clock; config: Pick<Config, 'publicUrl'> }>;

/** The running service, as its own code sees it. Built once by main.ts (and by each test) and handed down. */
export type Parts = Readonly<{
  config: Config;
  log: Log;
  clock: Clock;
  db: Db;
  vault: Vault;
  /** What the first digits of a card say: the operator's file, or the built-in table. */
  bins: BinSource;
  /** Origin of the sandbox's processors, for example `http://127.0.0.1:8081`; null in production. */
  simulatorUrl: string | null;
}>;
