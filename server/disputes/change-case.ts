import { presentFiles } from '../answers/dispute.ts';
import type { Queryable } from '../db/db.ts';
import { newJob } from '../db/new-operation.ts';
import {
  type DisputeCase,
  type DisputeEventRow,
  type DisputeFileRow,
  type DisputeId,
  type DisputeRow,
  changeDispute,
  getDisputeCase,
  tellOfDispute,
  watchDispute,
} from '../db/queries/disputes.ts';
import { endJob } from '../db/queries/jobs.ts';
import type { Json, WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { isOpen } from '../domain/dispute/dispute.ts';
import type { EventName } from '../domain/event-names.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { timestamp } from '../domain/timestamp.ts';
import { compareAndSet } from '../operations/change.ts';
import { SENT_GRACE_MS } from '../operations/retry-schedule.ts';
import type { ReadParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { filesEnd, isToShred } from './files.ts';

/** What is told of a case: on its history, and outside. */
export type DisputeTelling = Readonly<{
  name: Extract<EventName, `dispute.${string}`> | HistoryName;
  creator?: Json | null;
  context?: Json;
}>;
/** These stand on the history alone. */
type HistoryName = 'dispute.evidence-updated' | 'dispute.file-added' | 'dispute.file-deleted';
const HISTORY_ONLY: ReadonlySet<string> = new Set<HistoryName>([
  'dispute.evidence-updated',
  'dispute.file-added',
  'dispute.file-deleted',
]);

export type CaseChange<Result> = Readonly<{
  write: Readonly<{
    /** With the version that it was decided on. */
    after: DisputeRow;
    told: readonly DisputeTelling[];
    /** All files as they are then, where that changes when a worker sees to them. */
    files?: readonly DisputeFileRow[];
    /** What is written in the same SQL transaction, before the case is. False: somebody was faster. */
    also?: (tx: Queryable, told: readonly DisputeEventRow[]) => Promise<boolean>;
  }> | null;
  result: Result;
}>;

type CaseKey = Readonly<{ merchantAccountId: MerchantAccountId; disputeId: DisputeId }>;
type Parts = Pick<ReadParts, 'db' | 'clock' | 'config'>;

/** Changes a case by compare-and-set on its version, with its history, its events and when a worker sees to it. */
export function changeCase<Result>(
  parts: Parts,
  { merchantAccountId, disputeId }: CaseKey,
  decide: (found: DisputeCase, now: Date) => CaseChange<Result> | Promise<CaseChange<Result>>,
): Promise<Result> {
  const read = async (): Promise<DisputeCase> => {
    const found = await getDisputeCase(parts.db, merchantAccountId, disputeId);
    if (found === null) throw new Problem('not_found');
    return found;
  };
  const subject = {
    name: 'a dispute',
    known: null,
    read,
    version: ({ dispute }: DisputeCase) => dispute.version,
  };
  return compareAndSet<DisputeCase, Result>(subject, async (found) => {
    const now = parts.clock.nowFor(merchantAccountId);
    const { write, result } = await decide(found, now);
    if (write === null) return { commit: null, result };
    const { after, told, files = found.files, also } = write;
    const events = eventRows(after, told, now);

    const commit = () =>
      parts.db
        .transaction(async (tx) => {
          if (!(await changeDispute(tx, { ...after, updated_at: timestamp(now) }))) return false;
          if (also !== undefined && !(await also(tx, events))) throw new FasterElsewhere();
          await tellOfDispute(tx, merchantAccountId, events, webhookRows(after, told, now));
          await watch(tx, parts, { dispute: after, files }, now);
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof FasterElsewhere) return false;
          throw error;
        });
    return { commit, result };
  });
}

/** Takes back what the SQL transaction has written so far. */
class FasterElsewhere extends Error {}

/** Ids ascend in the order given, so that events of one moment keep it. */
export function eventRows(
  { merchant_account_id, dispute_id, stage, status }: DisputeRow,
  told: readonly DisputeTelling[],
  now: Date,
): readonly DisputeEventRow[] {
  const ids = told.map(() => newId(now)).sort();
  return told.map(({ name, creator = null, context = {} }, index) => ({
    merchant_account_id,
    dispute_id,
    dispute_event_id: ids[index] ?? '',
    name,
    stage,
    status,
    creator,
    context,
    created_at: timestamp(now),
  }));
}

export function webhookRows(
  { merchant_account_id, dispute_id, transaction_id }: DisputeRow,
  told: readonly DisputeTelling[],
  now: Date,
): readonly WebhookEventRow[] {
  const names = told.map(({ name }) => name).filter((name) => !HISTORY_ONLY.has(name));
  const ids = names.map(() => newId<'event'>(now)).sort();
  return names.map((name, index) => ({
    merchant_account_id,
    webhook_event_id: ids[index] ?? '',
    name,
    target_type: 'dispute',
    target_id: dispute_id,
    transaction_id,
    created_at: timestamp(now),
    target: null,
    due_at: '-infinity',
  }));
}

/** An event can get lost, so the processor is asked as well, now and then. */
const LOOK_EVERY_MS = 24 * 60 * 60_000;

/**
 * A worker sees to a case at its deadline, while the bank decides, and to files whose bytes are to go. `claimed`: by
 * whom it is seen to now, outside the change of a case.
 */
export async function watch(
  tx: Queryable,
  parts: Pick<Parts, 'clock' | 'config'>,
  watched: WatchedCase,
  now: Date,
  claimed: Readonly<{ due_at: string | null }> | null = null,
): Promise<void> {
  const { merchant_account_id, dispute_id, payment_service_id } = watched.dispute;
  const dueAt = dueOf(parts.config, watched, now);
  if (dueAt === null) return endJob(tx, merchant_account_id, dispute_id, claimed);

  const operation_id = toId<'operation'>(dispute_id);
  // Nobody gives up before it was due for a while.
  const created_at = timestamp(dueAt);
  await watchDispute(
    tx,
    newJob(
      {
        ...{ kind: 'dispute', merchant_account_id, operation_id, payment_service_id },
        ...{ status: 'pending', created_at },
      },
      { now, machineNow: parts.clock.now(), firstRecoveryMs: dueAt.getTime() - now.getTime() },
    ),
    claimed,
  );
}

type WatchedCase = Readonly<{ dispute: DisputeRow; files: readonly DisputeFileRow[] }>;

/** Null: nothing is left to do. */
function dueOf(config: Parts['config'], { dispute, files }: WatchedCase, now: Date): Date | null {
  if (files.some(isToShred)) return new Date(now.getTime() + SENT_GRACE_MS);
  const { status, respond_by } = dispute;
  if (status === 'needs_response' && respond_by !== null) return new Date(respond_by);
  if (isOpen(dispute)) return new Date(now.getTime() + LOOK_EVERY_MS);
  return presentFiles({ files }).length > 0 ? filesEnd(config, dispute) : null;
}
