import { checkpointVersions } from '../answers/checkpoint.ts';
import type { Config } from '../config.ts';
import { insertAuditLogs, serviceActor } from '../db/queries/audit-logs.ts';
import { levelOf } from '../db/faults.ts';
import {
  type CheckpointRow,
  type LogRow,
  addCheckpoint,
  claimLog,
  forkLog,
  merchantAccountsWithDueLog,
  putOffLog,
  rewindLog,
} from '../db/queries/transparency-log.ts';
import { announce } from '../db/queries/webhook-events.ts';
import { listenersOf } from '../db/queries/webhook-subscriptions.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { MoneyParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { makeLogKey, signNote } from './log-keys.ts';
import { type Checkpoint, checkpointText } from './note.ts';
import { noteCheckpoint, readNotedCheckpoint } from './noted-checkpoint.ts';
import { sealNext } from './seal-entries.ts';
import { rootAt } from './tree.ts';

/** A log is sealed and signed so often. */
const EVERY_MS = 60_000;
/** Longer than a batch and a signature take; whoever comes after it harms nothing. */
const LEASE_MS = 120_000;
/** Batches of one run: some hundred thousand entries, then others have their turn. */
const BATCHES_MAX = 50;

type SealParts = Pick<MoneyParts, 'db' | 'vault' | 'clock' | 'log'> &
  Readonly<{ config: Pick<Config, 'dataDir'> }>;

/**
 * A worker's job: adds what was written to the transparency log of each merchant account that is due, and signs a
 * checkpoint of each that has grown. Nothing of it is on the way of a payment. Where tables are spread over servers
 * there is no order of transactions to go by (docs/scale.md), and no log.
 */
export async function sealLogs(parts: SealParts): Promise<number> {
  if (parts.db.isDistributed === true) return 0;
  let more = 0;

  for (const merchantAccountId of await merchantAccountsWithDueLog(parts.db, parts.clock.now()))
    try {
      if (await sealIfDue(parts, merchantAccountId)) more += 1;
    } catch (reason) {
      // One that cannot be sealed does not hold up the others.
      parts.log[levelOf(reason)](
        { merchantAccountId, reason },
        'a transparency log could not be sealed; it is tried again',
      );
    }
  return more;
}

async function sealIfDue(parts: SealParts, merchantAccountId: MerchantAccountId): Promise<boolean> {
  // Before the log: whoever stands still after that knows a log that has what was noted.
  const noted = await readNotedCheckpoint(parts.config.dataDir, merchantAccountId);
  const now = parts.clock.now();
  const log = await claimLog(parts.db, merchantAccountId, now, new Date(now.getTime() + LEASE_MS));
  return log !== null && sealLog(parts, log, noted);
}

/** Whether there is more to do at once. */
async function sealLog(parts: SealParts, claimed: LogRow, noted: Checkpoint | null): Promise<boolean> {
  const { merchant_account_id: merchantAccountId } = claimed;
  let log = await forkIfBehind(parts, await rewindLog(parts.db, claimed), noted);
  let hasMore = log !== null;
  for (let batch = 0; log !== null && hasMore && batch < BATCHES_MAX; batch += 1) {
    const sealed = await sealNext(parts, log);
    log = sealed?.log ?? null;
    hasMore = sealed?.hasMore ?? false;
  }

  if (log !== null && log.size > log.checkpoint_size) await signCheckpoint(parts, log);
  const dueAt = new Date(parts.clock.now().getTime() + (hasMore ? 0 : EVERY_MS));
  await putOffLog(parts.db, merchantAccountId, dueAt);
  return hasMore;
}

/** What was noted outside the database has to be in it: else it is another log from here on, and said so loudly. */
async function forkIfBehind(parts: SealParts, log: LogRow, noted: Checkpoint | null): Promise<LogRow | null> {
  const { merchant_account_id: merchantAccountId, origin } = log;
  if (noted === null || noted.origin !== origin) return log;
  const size = Number(log.size);
  const isThere =
    noted.size <= size && (await rootAt(parts, merchantAccountId, noted.size)).equals(noted.root);
  if (isThere) return log;

  const why = `signed up to entry ${noted.size}, and the database ${
    noted.size > size ? `has ${size}` : 'says something else'
  }`;
  parts.log.error(
    { merchantAccountId, origin, signed: noted.size, size },
    'the transparency log was put back or changed behind what was signed; another begins (docs/transparency-log.md)',
  );
  const forked = await forkLog(parts.db, log);
  if (forked === null) return null;
  await tellFork(parts, merchantAccountId, origin, why);
  await makeLogKey(parts, merchantAccountId, forked.origin, parts.clock.now());
  return forked;
}

async function tellFork(
  { db, clock }: SealParts,
  merchantAccountId: MerchantAccountId,
  origin: string,
  why: string,
): Promise<void> {
  const now = clock.now();
  const entry = {
    ...{ auditLogId: newId(now), merchantAccountId, at: now, operation: 'seal_logs', requestId: '' },
    ...{ resourceType: 'transparency-log-fork', resourceId: origin, resourceName: why },
    action: 'created' as const,
    actor: serviceActor('seal-logs'),
  };
  await insertAuditLogs(db, [entry]);
}

/** Noted outside the database before anybody is told: what others may have is never forgotten here. */
async function signCheckpoint(parts: SealParts, log: LogRow): Promise<void> {
  const { db, clock, config } = parts;
  const { merchant_account_id: merchantAccountId, origin, size } = log;
  const root = await rootAt(parts, merchantAccountId, Number(size));
  const text = checkpointText({ origin, size: Number(size), root });
  const note = await signNote(parts, merchantAccountId, origin, text);
  const now = clock.now();
  const row: CheckpointRow = {
    ...{ merchant_account_id: merchantAccountId, checkpoint_id: newId(now), size, root, note },
    created_at: timestamp(now),
  };
  const isAsked = (await listenersOf(db, [merchantAccountId])).some(({ events }) =>
    events?.includes('transparency-log.checkpoint-signed'),
  );

  await noteCheckpoint(config.dataDir, merchantAccountId, note).catch((reason: unknown) =>
    parts.log.warn(
      { merchantAccountId, reason },
      'a checkpoint could not be noted in the data folder: a fork of the transparency log may go unnoticed',
    ),
  );
  await db.transaction(async (tx) => {
    if ((await addCheckpoint(tx, row, origin)) && isAsked) await announce(tx, eventOf(row, now));
  });
}

function eventOf(row: CheckpointRow, at: Date): Parameters<typeof announce>[1] {
  return {
    ...{ merchantAccountId: row.merchant_account_id, eventId: newId(at), at },
    name: 'transparency-log.checkpoint-signed',
    target: { type: 'transparency-log.checkpoint', id: row.checkpoint_id },
    shown: checkpointVersions(row),
  };
}
