import type { CallAudit } from '../../access/audit.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { Problem } from '../../domain/problem.ts';
import type { RetryState } from '../../domain/retry/retry.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { changeTransaction } from '../../operations/change.ts';
import type { ReadParts } from '../../parts.ts';
import { moveOf } from '../operation/retry-move.ts';
import { STOPPED } from './retry-payment.ts';

type Stop = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  audit: CallAudit | null;
}>;

/** Begins no further attempt. What is being made goes on, and its end is the end of the retries. */
export function stopRetries(
  parts: ReadParts,
  { merchantAccountId, transactionId, audit }: Stop,
): Promise<TransactionRow> {
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  return changeTransaction<TransactionRow, TransactionRow>(parts, read, (transaction) => {
    const now = parts.clock.nowFor(merchantAccountId);
    const retry = stoppedOf(transaction.retry);
    if (retry === null) return { write: null, result: transaction };

    const patch = { retry, updated_at: timestamp(now) };
    const { operationChanges, events, webhooks } =
      retry.status === 'stopped'
        ? moveOf(transaction, retry, now)
        : { operationChanges: [], events: [], webhooks: [] };
    return {
      write: {
        patch,
        writing: {
          // Nobody looks after what was never declined.
          operationChanges: transaction.retry?.status === 'armed' ? [] : operationChanges,
          events,
          webhooks,
          audit: audit?.of('transaction', transactionId) ?? null,
        },
      },
      result: { ...transaction, ...patch, version: transaction.version + 1n },
    };
  });
}

/** Null: they are stopped already. */
function stoppedOf(retry: TransactionRow['retry']): RetryState | null {
  if (retry === null || retry.status === 'attempt')
    throw new Problem('invalid_state', { message: 'No retries were asked for with this transaction' });
  switch (retry.status) {
    case 'recovered':
    case 'given_up':
      throw new Problem('invalid_state', { message: 'The retries of this transaction have ended' });
    case 'stopped':
      return null;
    case 'attempting':
      return retry.stopping ? null : { ...retry, stopping: true };
    case 'armed':
    case 'planned':
      return { ...retry, status: 'stopped', next_attempt_at: null, reason: STOPPED };
    default:
      return retry satisfies never;
  }
}
