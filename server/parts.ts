import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { BinSource } from './domain/bin.ts';
import type { Mailer } from './net/mail.ts';
import type { Log } from './platform/log.ts';
import type { Vault } from './vault/vault.ts';

/** Of all settings those that the service's own code goes by: no secret, no address of a database, no folder. */
type PlainSettings = Pick<
  Config,
  | 'dashboardUrl'
  | 'declinesByAddress'
  | 'declinesByLink'
  | 'declinesPerMinute'
  | 'disputeFileDays'
  | 'environment'
  | 'exportPersonHours'
  | 'insightsMetadata'
  | 'processorAddresses'
  | 'publicUrl'
  | 'role'
  | 'schemeLimits'
  | 'shopPort'
  | 'triesPerMinuteByCard'
>;

/** What reads: the database, the time and plain settings. No card data, and nothing that sends. */
export type ReadParts = Readonly<{ db: Db; clock: Clock; config: PlainSettings }>;

/** What moves money: with the vault, through which everything is sent to others. */
export type MoneyParts = ReadParts &
  Readonly<{
    log: Log;
    vault: Vault;
    /** What the first digits of a card say: the operator's file, or the built-in table. */
    bins: BinSource;
    /** Sends receipts; null in production where the operator has set no mail server. */
    mailer: Mailer | null;
    /** Origin of the sandbox's processors, for example `http://127.0.0.1:8081`; null in production. */
    simulatorUrl: string | null;
  }>;

/**
 * The running service with all its settings, for the process, its jobs and its API alone. Built once by process/ (and
 * by each test) and handed down.
 */
export type Parts = MoneyParts & Readonly<{ config: Config }>;
