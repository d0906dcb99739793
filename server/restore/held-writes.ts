import { findInstance } from '../db/queries/instance.ts';
import { getEpoch, holdWrites, raiseEpoch, releaseWrites } from '../db/queries/restore.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem/problem.ts';
import { readEpochFile, writeEpochFile } from './epoch-file.ts';

/** How long another process's hold may go unnoticed, and how much of the past a restore may hide. */
const LOOK_INTERVAL_MS = 2_000;
const RETRY_AFTER_SECONDS = 30;

export type HeldWrites = Readonly<{
  /** Throws where a write of money has to wait. */
  admit(): void;
  close(): void;
}>;

/**
 * After a restore from an older copy the database has forgotten payments, and what it takes for open may have
 * ended. Until that is looked up, writes of money wait: each process compares the database's epoch with the
 * newest one that it noted outside, at its start and every two seconds.
 */
export async function watchHeldWrites(parts: Parts): Promise<HeldWrites> {
  let isHeld = await look(parts);
  if (!(await isNoted(parts)))
    parts.log.warn(
      { folder: parts.config.dataDir },
      'a restore of the database will go unnoticed here: the data folder cannot be written',
    );
  const timer = setInterval(() => {
    void look(parts).then(
      (held) => (isHeld = held),
      () => undefined, // a look that fails is made up for by the next
    );
  }, LOOK_INTERVAL_MS).unref();
  return {
    admit() {
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

async function isNoted({ db, config }: Parts): Promise<boolean> {
  const instance = await findInstance(db);
  return instance === null || (await readEpochFile(config.dataDir, instance.instance_id)) !== null;
}

/** Whether writes wait. */
async function look(parts: Parts): Promise<boolean> {
  const { db, log, clock, config } = parts;
  const instance = await findInstance(db);
  // The file first: processes that share it raise the epoch in the database before they note it.
  const noted = instance === null ? null : await readEpochFile(config.dataDir, instance.instance_id);
  const row = await getEpoch(db);
  if (instance === null || row === null) return false;
  if (noted === null || noted < row.epoch)
    await writeEpochFile(config.dataDir, instance.instance_id, row.epoch).catch((error: unknown) =>
      log.debug({ reason: error }, 'the epoch of the database could not be noted in the data folder'),
    );
  if (noted === null || noted <= row.epoch) return row.held_since !== null;
  if ((await holdWrites(db, noted, clock.now())) !== null)
    log.error(
      { epoch: Number(row.epoch), noted: Number(noted) },
      'the database is older than it was: payments wait until open operations were looked up (docs/restoring.md)',
    );
  return true;
}

/** A worker's job: time goes on in the database as well, once it is known to be no older than it was. */
export async function keepEpoch(parts: Parts): Promise<number> {
  await look(parts);
  await raiseEpoch(parts.db);
  return 0;
}

/** A worker's job: writes go on once nothing is open any more. */
export async function releaseHeldWrites({ db, log }: Parts): Promise<number> {
  if (await releaseWrites(db, false))
    log.warn({}, 'everything that was open in the restored database was looked up: payments go on');
  return 0;
}
