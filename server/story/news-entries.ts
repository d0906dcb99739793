import type { AuditStoryRow } from '../db/queries/story-sources.ts';
import type { DeliveryRow } from '../db/queries/webhook-deliveries.ts';
import type { AnyOperationRow } from '../db/queries/transaction-rows.ts';
import { STATUS_WEBHOOKS } from '../domain/transaction/events.ts';
import { type Entry, type Word, entryOf, sentence } from './story-entry.ts';

const DELIVERY_WORDS: Readonly<Record<DeliveryRow['status'], Word>> = {
  delivered: 'messageDelivered',
  pending: 'messageWaits',
  failed: 'messageGivenUp',
};

/** What endpoints were told. `addressOf`: where a subscription's messages go; its id where it is gone. */
export function messageEntries(
  deliveries: readonly DeliveryRow[],
  around: Readonly<{ entries: readonly Entry[]; addressOf(subscriptionId: string): string }>,
): readonly Entry[] {
  return deliveries.map((delivery) => {
    const { event_name: name, attempts, tries, status } = delivery;
    const endpoint = around.addressOf(delivery.webhook_subscription_id);
    const last = attempts.at(-1) ?? null;

    return entryOf({
      id: delivery.webhook_delivery_id,
      kind: 'message',
      name,
      at: delivery.created_at,
      ended_at: status === 'pending' ? null : (last?.at ?? delivery.updated_at),
      cause: causeOf(delivery, around.entries),
      result: status,
      facts: {
        event_id: delivery.webhook_event_id,
        webhook_subscription_id: delivery.webhook_subscription_id,
        endpoint,
        resource_type: delivery.target_type,
        resource_id: delivery.target_id,
        tries,
        next_attempt_at: delivery.due_at,
        attempts: attempts.map(({ at, duration_ms, response_status, error }) => ({
          at,
          duration_ms,
          response_status,
          error,
        })),
      },
      says: [sentence(DELIVERY_WORDS[status], { name, endpoint, tries: String(tries) })],
    });
  });
}

/** The call that it tells of, or the status that has this event: the only one that has, else nobody knows which. */
function causeOf(delivery: DeliveryRow, entries: readonly Entry[]): string | null {
  const call = entries.find(({ id, kind }) => kind === 'call' && id === delivery.target_id);
  if (call !== undefined) return call.id;
  const statuses = entries.filter(
    ({ status }) => status !== null && STATUS_WEBHOOKS[status] === delivery.event_name,
  );
  return statuses.length === 1 ? (statuses[0]?.id ?? null) : null;
}

/** Who called the API about the payment. */
export function auditEntries(rows: readonly AuditStoryRow[]): readonly Entry[] {
  return rows.map((row) =>
    entryOf({
      id: row.audit_log_id,
      kind: 'audit',
      name: row.operation,
      at: row.at,
      result: row.action,
      facts: {
        actor: row.actor_name,
        actor_kind: row.actor_kind,
        actor_id: row.actor_id,
        confirmation_id: row.confirmation_id,
        reason: row.reason,
        resource_type: row.resource_type,
        resource_id: row.resource_id,
      },
      says: [
        sentence('somebodyCalled', { actor: row.actor_name, operation: row.operation }),
        ...(row.reason === null ? [] : [sentence('reasonGiven', { reason: row.reason })]),
      ],
    }),
  );
}

/** What an entry of the audit log says of calls that ask for an operation. */
const ACTIONS: Readonly<Record<string, RegExp>> = {
  capture: /capture/,
  void: /void/,
  refund: /refund/,
  'refund-gift-card': /refund/,
  cancel: /cancel/,
  increment: /increment/,
  sync: /sync/,
};

/**
 * Finds the call of the API that asked for an operation: the one about it, or else, of what is about the payment, the
 * last of its kind before it was sent, each for one operation. Both times are the machine's. `audits`: oldest first.
 */
export function askerOf(audits: readonly Entry[]): (operation: AnyOperationRow) => string | null {
  const taken = new Set<string>();
  return ({ operation_id: operationId, kind, sent_at: sentAt }) => {
    const own = audits.find(({ facts }) => facts['resource_id'] === operationId);
    if (own !== undefined) return own.id;
    const isAsking = ({ id, name, at, facts }: Entry): boolean =>
      !taken.has(id) &&
      at <= sentAt &&
      facts['resource_type'] === 'transaction' &&
      ACTIONS[kind]?.test(name) === true;
    const found = audits.findLast(isAsking);
    // A refund of all may be several operations, of the method and of gift cards.
    if (found !== undefined && found.name !== 'create_full_transaction_refund') taken.add(found.id);
    return found?.id ?? null;
  };
}
