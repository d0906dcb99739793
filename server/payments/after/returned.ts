import type { ProcessorChange } from '../../connectors/connector.ts';
import { advanceTransaction } from '../../db/queries/perform.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import { isFinal } from '../../domain/operation/machine.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { applyReturn } from '../../domain/transaction/apply.ts';
import type { Parts } from '../../parts.ts';
import { RACES_MAX, type Step, settle } from '../operation/perform.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/**
 * A late return: the buyer's bank took back what had arrived. Whoever tells of it tells of the payment as
 * well, so that a return that overtook its own
 * payment finds that applied first. True when it changed something.
 */
export async function recordReturn(
  parts: Parts,
  step: Step,
  returned: Extract<ProcessorChange, { kind: 'returned' }>,
): Promise<boolean> {
  let { transaction } =
    isFinal(step.operation.status) || returned.payment.kind === 'unknown'
      ? step
      : await settle(parts, step, returned.payment);
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const changes = applyReturn(transaction, step.operation, returned);
    if (changes.kind === 'ignored') return false;
    const { operation_id: operationId } = step.operation;
    const done = await advanceTransaction(
      parts.db,
      {
        merchantAccountId: transaction.merchant_account_id,
        transactionId: transaction.transaction_id,
        version: transaction.version,
      },
      { ...changes.transaction, updated_at: timestamp(now) },
      {
        ledger: ledgerRows(transaction, operationId, changes.ledger, now),
        events: eventRows(transaction, changes.events, now),
        webhooks: webhookRows(transaction, operationId, changes.webhooks, now),
      },
    );
    if (done) return true;
    const again = await getTransactionRow(
      parts.db,
      transaction.merchant_account_id,
      transaction.transaction_id,
    );
    if (again === null) throw new Error('BUG: a transaction vanished');
    transaction = again;
  }
  throw new Error(
    `the return of transaction ${transaction.transaction_id} lost ${RACES_MAX} races; the processor sends it again`,
  );
}
