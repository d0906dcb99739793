import { type DueOperation, claimDueOperations, postponeOperation } from '../db/queries/operations.ts';
import { keepIncident } from '../db/queries/monitoring-incidents.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import type { Source } from './due.ts';
import { type Policy, type LookUpAnswer, type Verdict, findOut } from './find-out.ts';
import { RECOVERY_GIVE_UP_MS, recoveryDelayMs } from './retry-schedule.ts';
import { webhookRows } from './rows.ts';

/**
 * One kind of operation: how it is looked after once its own process may be gone. `Subject` is what it is about,
 * `Answer` what the other side may say of it.
 */
export type Kind<Subject = unknown, Answer extends LookUpAnswer = LookUpAnswer> = Readonly<{
  /** Reads what it is about, as it stands. A verdict where there is nothing to find out, or not yet. */
  open(
    parts: MoneyParts,
    operation: DueOperation,
  ): Promise<Readonly<{ kind: 'open'; subject: Subject }> | Verdict>;
  /** Sends it again, under its own reference. Null where what was sent is not there any more. */
  send?(parts: MoneyParts, subject: Subject, operation: DueOperation): Promise<Answer | null>;
  /** Asks what became of it. */
  look?(parts: MoneyParts, subject: Subject, operation: DueOperation): Promise<Answer>;
  /** Commits what was said, and what follows from it. `not_found` comes here only once it is the truth. */
  apply(
    parts: MoneyParts,
    subject: Subject,
    said: Exclude<Answer, Readonly<{ kind: 'unknown' }>>,
    operation: DueOperation,
  ): Promise<Verdict>;
  /** Which of the two it is, and when: by what the other side promises. */
  policy(subject: Subject): Policy;
  /**
   * After `RECOVERY_GIVE_UP_MS` without an outcome nobody asks any more. A sentence is the incident for a person; a
   * function ends it in another way, and says so itself.
   */
  tells: string | ((parts: MoneyParts, operation: DueOperation, detail: string) => Promise<void>);
}>;

export type Kinds = Readonly<Record<DueOperation['kind'], Kind>>;

/** Everything that other companies were asked to do and that has no outcome yet, each worked on by its kind. */
export function operationsDue(kinds: Kinds): Source<DueOperation> {
  return {
    name: 'operations',
    claim: claimDueOperations,
    limitKey: ({ payment_service_id, gift_card_service_id, anti_fraud_service_id, kind }) =>
      payment_service_id ?? gift_card_service_id ?? anti_fraud_service_id ?? kind,
    about: ({ operation_id: operationId, kind }) => ({ operationId, kind }),
    work: (parts, operation) => work(parts, kinds[operation.kind], operation),
  };
}

async function work(parts: MoneyParts, kind: Kind, operation: DueOperation): Promise<void> {
  const verdict = await seeTo(parts, kind, operation).catch(async (error: unknown) => {
    // What throws is nobody's answer: it is logged, and never given up.
    await putOff(parts, operation, Infinity);
    throw error;
  });
  if (verdict.kind === 'done') return;
  if (verdict.kind === 'waits') return postponeOperation(parts.db, operation, verdict.until, null);
  const now = parts.clock.nowFor(operation.merchant_account_id);
  const isOver = now.getTime() - Date.parse(operation.created_at) >= RECOVERY_GIVE_UP_MS;
  // Whoever knows when to ask again has not given up.
  if (isOver && verdict.withinMs === undefined) return giveUp(parts, kind, operation, verdict.detail);
  await putOff(parts, operation, verdict.withinMs ?? Infinity);
}

async function seeTo(parts: MoneyParts, kind: Kind, operation: DueOperation): Promise<Verdict> {
  const opened = await kind.open(parts, operation);
  if (opened.kind !== 'open') return opened;
  const { subject } = opened;
  return findOut(kind.policy(subject), operation, parts.clock, {
    look: async () => (await kind.look?.(parts, subject, operation)) ?? NOBODY_TO_ASK,
    send: async () => (await kind.send?.(parts, subject, operation)) ?? null,
    apply: (said) => kind.apply(parts, subject, said, operation),
  });
}

const NOBODY_TO_ASK = { kind: 'unknown', detail: 'there is nobody to ask' } as const;

/** By the schedule, within that time. */
function putOff(parts: ReadParts, operation: DueOperation, withinMs: number): Promise<void> {
  const now = parts.clock.nowFor(operation.merchant_account_id);
  const waitMs = Math.min(recoveryDelayMs(operation.due_tries), withinMs);
  return postponeOperation(parts.db, operation, new Date(now.getTime() + waitMs), null);
}

/** It is no longer seen to by itself: an incident that stays, its event, and a line of the log. */
async function giveUp(
  parts: MoneyParts,
  { tells }: Kind,
  operation: DueOperation,
  detail: string,
): Promise<void> {
  if (typeof tells !== 'string') return tells(parts, operation, detail);
  const { operation_id: operationId, transaction_id: transactionId, kind } = operation;
  const { merchant_account_id } = operation;
  const at = parts.clock.nowFor(merchant_account_id);
  await keepIncident(parts.db, {
    merchant_account_id,
    monitoring_incident_id: operationId,
    display_name: `${tells.charAt(0).toUpperCase()}${tells.slice(1)}`,
    spec: { model: 'operation', params: { id: operationId, kind, transaction_id: transactionId } },
    created_at: timestamp(at),
  });

  const incident = { name: 'monitoring.incident.created', target: 'incident' } as const;
  await postponeOperation(parts.db, operation, null, {
    at,
    events: webhookRows(operation, operationId, [incident], at),
  });
  parts.log.error({ operationId, transactionId, kind, detail }, tells);
}
