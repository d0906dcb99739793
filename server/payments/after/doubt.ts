import type { Moved } from '../../connectors/connector.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Outcome, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { type WebhookEvent, eventNameOf } from '../../domain/transaction/events.ts';
import { contextOf } from '../../domain/transaction/facts.ts';
import type { Parts } from '../../parts.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import type { Step } from '../operation/commit-outcome.ts';

const TOLD: readonly WebhookEvent[] = [
  { name: 'transaction.modified', target: 'transaction' },
  { name: 'monitoring.incident.created', target: 'operation' },
];

/**
 * What had succeeded is told to have been rejected, and may succeed again. Nothing moves: the transaction waits for a
 * person, who is told. Told twice, by a process that died behind this, they are told twice.
 */
export function recordDoubt(
  parts: Parts,
  { transaction: known, operation }: Step,
  reported: Exclude<Outcome<Moved>, { kind: 'unknown' }>,
): Promise<void> {
  const outcome = wordsMasked(reported);
  const event = {
    name: eventNameOf('capture', outcome.kind),
    context: { ...contextOf(operation, outcome), doubted: true },
  };
  const decide = (transaction: TransactionRow) => {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const patch = { pending_review: true, updated_at: timestamp(now) };
    const writing = {
      events: eventRows(transaction, [event], now),
      webhooks: webhookRows(transaction, operation.operation_id, TOLD, now),
    };
    return { write: { patch, writing }, result: undefined };
  };
  return changeTransaction(parts, transactionOf(parts, known), decide, known);
}
