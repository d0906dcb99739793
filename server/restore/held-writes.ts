import { doubtReceipts, getEpoch, holdWrites, raiseEpoch, releaseWrites } from '../db/queries/restore.ts';
import type { Config } from '../config.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { stopwatch } from '../platform/clock.ts';
import { perOwner } from '../platform/per-owner.ts';
import { readEpochFile, writeEpochFile } from './epoch-file.ts';
import { lookAtPlace } from './place.ts';

/** How long another process's hold may go unnoticed, and how much of the past a restore may hide. */
const LOOK_INTERVAL_MS = 2_000;
const RETRY_AFTER_SECONDS = 30;
const RECEIPTS_AT_ONCE = 1_000;

type RestoreParts = Pick<MoneyParts, 'clock' | 'db' | 'log'> &
  Readonly<{ config: Pick<Config, 'dataDir' | 'databaseUrl'> }>;

export type HeldWrites = Readonly<{
  isHeld(): boolean;
  /** Throws where a write of money has to wait. */
  admit(): void;
  close(): void;
}>;

/**
 * Fencing of a restored database: after a restore from an older copy it has forgotten payments, and what it takes
 * for open may have ended. Until that is looked up, writes of money wait: each process compares the database's
 * epoch with the newest one that it noted outside, at its start and every two seconds.
 */
export async function watchHeldWrites(parts: RestoreParts): Promise<HeldWrites> {
  let isHeld = await noticeRestore(parts);
  if ((await readEpochFile(parts.config.dataDir)) === null)
    parts.log.warn(
      { folder: parts.config.dataDir },
      'a restore of the database will go unnoticed here: the data folder cannot be written',
    );

  const timer = setInterval(() => {
    void lookAtInstance(parts).then(
      (held) => (isHeld = held),
      () => undefined, // a look that fails is made up for by the next
    );
  }, LOOK_INTERVAL_MS).unref();
  return {
    isHeld: () => isHeld || !parts.clock.isRight(),
    admit() {
      if (!parts.clock.isRight()) throw wrongClock();
      if (!isHeld) return;
      throw new Problem('service_unavailable', {
        message:
          'The database was restored from an older copy: payments wait until what was open in it was looked up',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
    close: () => clearInterval(timer),
  };
}

/** Before anything is done by what the database says. Whether writes wait. */
export async function noticeRestore(parts: RestoreParts): Promise<boolean> {
  if (parts.config.databaseUrl === null) await holdIfCopied(parts);
  return lookAtInstance(parts);
}

/**
 * The database is older than `epoch`. Mail goes out once, and payments wait for none: receipts that are open in the
 * copy may have gone, and are not sent again. False: another process saw it first.
 */
async function hold({ db, clock }: RestoreParts, epoch: bigint): Promise<boolean> {
  const detail =
    'the database was restored from an older copy, and it may have been sent before: send it by hand';
  let doubted: number;
  do doubted = await doubtReceipts(db, detail, RECEIPTS_AT_ONCE);
  while (doubted === RECEIPTS_AT_ONCE);
  return holdWrites(db, epoch, clock.now());
}

function wrongClock(): Problem {
  return new Problem('service_unavailable', {
    message:
      'The clock of this process and that of the database are seconds apart: payments wait until they agree',
    retryAfterSeconds: LOOK_INTERVAL_MS / 1000,
  });
}

/**
 * With the database in the data folder, whoever restores the one restores the other, and both agree. The folder is
 * another one then, which is taken for a database that is older than it was.
 */
async function holdIfCopied(parts: RestoreParts): Promise<void> {
  const { db, log, config } = parts;
  const row = await getEpoch(db);
  if (row === null) return;
  const { isCopied, note } = await lookAtPlace(config.dataDir);
  if (isCopied) {
    log.error(
      { folder: config.dataDir },
      'the data folder was copied or restored together with the database (docs/restoring.md)',
    );
    await hold(parts, row.epoch + 1n);
  }
  await note();
}

/** Whether writes wait. Compares the clocks, too. */
export async function lookAtInstance(parts: RestoreParts): Promise<boolean> {
  const { db, log, config } = parts;
  // The file first: processes that share it raise the epoch in the database before they note it.
  const file = await readEpochFile(config.dataDir);
  const tookMs = stopwatch();
  const row = await getEpoch(db);
  if (row === null) return false;
  compareClocks(parts, new Date(row.now), tookMs());
  db.trace?.note({ at: 'epoch', instance: row.instance_id, epoch: row.epoch, held: row.held_since !== null });
  const noted = file?.instanceId === row.instance_id ? file.epoch : null;
  if (noted === null || noted < row.epoch)
    await writeEpochFile(config.dataDir, row.instance_id, row.epoch).catch((error: unknown) =>
      log.debug({ reason: error }, 'the epoch of the database could not be noted in the data folder'),
    );
  if (noted === null || noted <= row.epoch) return row.held_since !== null;

  if (await hold(parts, noted))
    log.error(
      { epoch: Number(row.epoch), noted: Number(noted) },
      'the database is older than it was: payments wait until open operations were looked up (docs/restoring.md)',
    );
  return true;
}

const toldOf = perOwner(() => ({ isRight: true }));

/** That a clock is wrong, or right again, is told once. */
function compareClocks({ clock, log }: RestoreParts, databaseNow: Date, tookMs: number): void {
  clock.compare(databaseNow, tookMs);
  const told = toldOf(clock);
  if (told.isRight === clock.isRight()) return;
  told.isRight = clock.isRight();
  const clocks = { own: clock.now(), database: databaseNow };
  if (told.isRight) log.info(clocks, 'the clocks of this process and of the database agree again');
  else
    log.error(clocks, 'the clocks of this process and of the database are seconds apart: it sends nothing');
}

/** A worker's job: time goes on in the database as well, once it is known to be no older than it was. */
export async function keepEpoch(parts: RestoreParts): Promise<number> {
  await lookAtInstance(parts);
  await raiseEpoch(parts.db);
  return 0;
}

/** A worker's job: writes go on once nothing is open any more. */
export async function releaseHeldWrites({ db, log }: RestoreParts): Promise<number> {
  if (await releaseWrites(db, false))
    log.warn({}, 'everything that was open in the restored database was looked up: payments go on');
  return 0;
}
