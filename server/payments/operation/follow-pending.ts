import { findPaymentService } from '../../payment-services/payment-services.ts';
import { claimPendingOperations } from '../../db/queries/recover.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow } from '../../db/queries/transaction-rows.ts';
import type { Parts } from '../../parts.ts';
import { settle } from './settle.ts';
import { find } from './recover.ts';

const BATCH = 20;
/** How long one look may take before another worker looks. */
const LEASE_MS = 5 * 60_000;

/**
 * What a processor has accepted and not decided ends by an event of it. An event can get lost for good, so
 * the processor is asked now and then. How many
 * were looked at.
 */
export async function followPending(parts: Parts): Promise<number> {
  const claimed = await claimPendingOperations(parts.db, parts.clock.now(), LEASE_MS, BATCH);
  await Promise.all(
    claimed.map(async (operation) => {
      try {
        await look(parts, operation);
      } catch (error) {
        parts.log.error(
          {
            operationId: operation.operation_id,
            reason: error instanceof Error ? error.message : String(error),
          },
          'a pending operation could not be looked at',
        );
      }
    }),
  );
  return claimed.length;
}

async function look(parts: Parts, claimed: OperationRow): Promise<void> {
  // In this order: see settle().
  const transaction = await getTransactionRow(parts.db, claimed.merchant_account_id, claimed.transaction_id);
  const operation = await getOperation(parts.db, claimed.merchant_account_id, claimed.operation_id);
  if (transaction === null || operation === null)
    throw new Error('BUG: an operation or its transaction vanished');
  const service =
    operation.status === 'pending'
      ? await findPaymentService(parts, operation.merchant_account_id, operation.payment_service_id)
      : null;
  if (service === null) return;
  const found = await find(parts, service, transaction, operation);
  // It had accepted it, so a processor that does not say, or has forgotten, is asked again.
  if (found.kind === 'not_found' || found.kind === 'unknown') return;
  await settle(parts, { transaction, operation }, found);
}
