import { type DueOperation, claimDueOperations, postponeOperation } from '../db/queries/operations.ts';
import { keepIncident } from '../db/queries/monitoring-incidents.ts';
import type { WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { Parts } from '../parts.ts';
import type { Source } from './due.ts';
import { GIVE_UP_MS, retryDelayMs } from './retry-schedule.ts';

/**
 * What came of seeing to an operation. `done`: the kind has committed it. `again`: nobody knows yet, or it
 * could not be done; it is due again by the schedule, `withinMs` at the latest. `waits`: there is nothing to do
 * before; null: at all.
 */
export type Verdict =
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'waits'; until: Date | null }>
  | Readonly<{ kind: 'again'; detail: string; withinMs?: number }>;

/** How one kind of operation is looked after once its own process may be gone. */
export type Kind = Readonly<{
  /** Looks it up, sends it again or waits, as its policy has it, and commits what it learns. */
  seeTo(parts: Parts, operation: DueOperation): Promise<Verdict>;
  /** After `GIVE_UP_MS` without an outcome: a person is told (`leaveToPerson`), and nobody asks any more. */
  giveUp(parts: Parts, operation: DueOperation, detail: string): Promise<void>;
}>;

export type Kinds = Readonly<Record<DueOperation['kind'], Kind>>;

/** Everything that left the house and has no end yet, each looked after by its kind. */
export function operationsDue(kinds: Kinds): Source<DueOperation> {
  return {
    name: 'operations',
    claim: claimDueOperations,
    party: ({ payment_service_id: service, gift_card_service_id: giftCardService, kind }) =>
      service ?? giftCardService ?? kind,
    about: ({ operation_id: operationId, kind }) => ({ operationId, kind }),
    work: (parts, operation) => seeTo(parts, kinds[operation.kind], operation),
  };
}

async function seeTo(parts: Parts, kind: Kind, operation: DueOperation): Promise<void> {
  const verdict = await kind.seeTo(parts, operation).catch(async (error: unknown) => {
    // What throws is nobody's answer: it is logged, and never given up.
    await putOff(parts, operation, Infinity);
    throw error;
  });
  if (verdict.kind === 'done') return;
  if (verdict.kind === 'waits') return postponeOperation(parts.db, operation, verdict.until, null);
  const now = parts.clock.nowFor(operation.merchant_account_id);
  const isOver = now.getTime() - Date.parse(operation.created_at) >= GIVE_UP_MS;
  // Whoever knows when to ask again has not given up.
  if (isOver && verdict.withinMs === undefined) return kind.giveUp(parts, operation, verdict.detail);
  await putOff(parts, operation, verdict.withinMs ?? Infinity);
}

/** By the schedule, within that time. */
function putOff(parts: Parts, operation: DueOperation, withinMs: number): Promise<void> {
  const now = parts.clock.nowFor(operation.merchant_account_id);
  const waitMs = Math.min(retryDelayMs(operation.due_tries), withinMs);
  return postponeOperation(parts.db, operation, new Date(now.getTime() + waitMs), null);
}

const INCIDENT = 'monitoring.incident.created';

/** It is no longer seen to by itself: an incident that stays, what is told outside, and a line of the log. */
export async function leaveToPerson(
  parts: Parts,
  operation: DueOperation,
  told: Readonly<{ events: readonly WebhookEventRow[]; message: string; detail: string }>,
): Promise<void> {
  const { operation_id: operationId, transaction_id: transactionId, kind } = operation;
  const { merchant_account_id } = operation;
  const at = parts.clock.nowFor(merchant_account_id);
  await keepIncident(parts.db, {
    merchant_account_id,
    monitoring_incident_id: operationId,
    display_name: `${told.message.charAt(0).toUpperCase()}${told.message.slice(1)}`,
    spec: { model: 'operation', params: { id: operationId, kind, transaction_id: transactionId } },
    created_at: timestamp(at),
  });
  const events = told.events.map((event) =>
    event.name === INCIDENT ? { ...event, target_type: 'incident', target_id: operationId } : event,
  );
  await postponeOperation(parts.db, operation, null, { at, events });
  parts.log.error({ operationId, transactionId, kind, detail: told.detail }, told.message);
}
