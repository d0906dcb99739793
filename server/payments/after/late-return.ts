import type { ProcessorChange } from '../../connectors/events.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isFinal } from '../../domain/operation/operation-machine.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { applyReturn } from '../../domain/transaction/apply-return.ts';
import type { MoneyParts } from '../../parts.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { type Step, tendersOf } from '../operation/commit-outcome.ts';
import { runFollowers, settle } from '../operation/settle.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/** One that was refused, and has been paid since, is in the books first. */
function isTold({ status }: Step['operation'], { payment }: Extract<ProcessorChange, { kind: 'returned' }>) {
  return isFinal(status) && (status === 'succeeded' || payment.kind !== 'succeeded');
}

/**
 * A late return: the buyer's bank took back what had arrived. Whoever tells of it tells of the payment as
 * well, so that a return that overtook its own payment finds that applied first. True when it changed
 * something.
 */
export async function recordReturn(
  parts: MoneyParts,
  step: Step,
  returned: Extract<ProcessorChange, { kind: 'returned' }>,
): Promise<boolean> {
  const { operation } = step;
  const { transaction: known } =
    isTold(operation, returned) || returned.payment.kind === 'unknown'
      ? step
      : await settle(parts, step, returned.payment);
  const decide = (transaction: TransactionRow) => {
    const changes = applyReturn(transaction, operation, returned);
    if (changes.kind === 'ignored') return { write: null, result: null };
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const writing = {
      ledger: ledgerRows(transaction, operation.operation_id, changes.ledger, now),
      events: eventRows(transaction, changes.events, now),
      webhooks: webhookRows(transaction, operation.operation_id, changes.webhooks, now),
    };
    const patch = { ...changes.transaction, updated_at: timestamp(now) };
    const after = { ...transaction, ...patch, version: transaction.version + 1n };
    const operationChanges = tendersOf(transaction, after, now).changes;
    return { write: { patch, writing: { ...writing, operationChanges } }, result: after };
  };
  const returnedTransaction = await changeTransaction(parts, transactionOf(parts, known), decide, known);
  if (returnedTransaction === null) return false;

  await runFollowers(parts, returnedTransaction);
  return true;
}
