import { Problem } from '../../domain/problem.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import { getTransactionRow, listOperations } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { processorReference } from '../../domain/outcome.ts';
import { isFinal } from '../../domain/operation/operation-machine.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import type { MoneyParts } from '../../parts.ts';
import type { Step } from './commit-outcome.ts';
import { notSupported } from './follow.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { settle } from './settle.ts';
import { noteOnTimeline } from '../../operations/change.ts';

/**
 * Asks the processor where the authorization stands, and applies the answer if that is still open. Only where
 * the connector offers it to merchants.
 */
export async function syncTransaction(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<TransactionRow> {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
  if (transaction === null) throw new Problem('not_found');
  const service =
    transaction.payment_service_id === null
      ? null
      : await paymentServices.find(parts, merchantAccountId, transaction.payment_service_id);
  const sync = service?.connector.operations.sync;
  if (service === null || sync === undefined)
    throw service === null
      ? new Problem('bad_request', {
          message: 'sync is not supported: no payment service has this transaction',
        })
      : notSupported('sync', service);
  if (transaction.payment_service_transaction_id === null)
    throw new Problem('bad_request', {
      message: 'sync is not supported before the payment service has answered once',
    });
  const of = processorReference(transaction.payment_service_transaction_id);
  const operation = (await listOperations(parts.db, merchantAccountId, id, 'authorize')).at(-1);
  if (operation === undefined) throw new Error('BUG: a payment service without an authorization');
  const now = parts.clock.nowFor(merchantAccountId);
  const outcome = await attemptAt(service, 'sync', () =>
    sync(
      callFor(parts, service, {
        operationId: operation.operation_id,
        input: { of },
        state: transaction.connector_state,
        options: optionsFor(transaction, service),
        now,
      }),
    ),
  );
  const applied = await applyNews(parts, { transaction, operation }, outcome);
  if (applied !== null) return applied;
  const name = outcome.kind === 'unknown' ? 'transaction-sync-failed-event' : 'transaction-sync-event';

  // Whoever wrote at the same moment said as much.
  await noteOnTimeline(parts, transaction, { name, context: { result: outcome.kind } });
  return (await getTransactionRow(parts.db, merchantAccountId, id)) ?? transaction;
}

/** What has ended may have been paid since. Null: it says nothing new. */
async function applyNews(
  parts: MoneyParts,
  step: Step,
  outcome: ReportedOutcome,
): Promise<TransactionRow | null> {
  const isOpen = !isFinal(step.operation.status);
  if (outcome.kind === 'unknown' || (!isOpen && outcome.kind !== 'succeeded')) return null;
  const { transaction, ignored } = await settle(parts, step, outcome);
  return isOpen || ignored === null ? transaction : null;
}
