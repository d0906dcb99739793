import type { MovedAmount } from '../../connectors/connector.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Outcome, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { eventNameOf } from '../../domain/transaction/events.ts';
import { contextOf } from '../../domain/transaction/facts.ts';
import type { MoneyParts } from '../../parts.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { openIncident } from '../../operations/open-incident.ts';
import { eventRows } from '../../operations/rows.ts';
import type { Step } from '../operation/commit-outcome.ts';

/**
 * What had succeeded is told to have been rejected, and may succeed again. Nothing moves: the transaction waits for a
 * person, who is told. Told twice, by a process that died behind this, they are told twice.
 */
export function recordDoubt(
  parts: MoneyParts,
  { transaction: known, operation }: Step,
  reported: Exclude<Outcome<MovedAmount>, { kind: 'unknown' }>,
): Promise<void> {
  const outcome = wordsMasked(reported);
  const event = {
    name: eventNameOf('capture', outcome.kind),
    context: { ...contextOf(operation, outcome), doubted: true },
  };
  const decide = async (transaction: TransactionRow) => {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const why = `a capture that had succeeded was ${outcome.kind} after all (${operation.operation_id})`;
    const { webhooks } = await openIncident(parts, transaction, why, now);
    const patch = { pending_review: true, updated_at: timestamp(now) };
    const writing = {
      events: eventRows(transaction, [event], now),
      webhooks,
    };
    return { write: { patch, writing }, result: undefined };
  };

  return changeTransaction(parts, transactionOf(parts, known), decide, known);
}
