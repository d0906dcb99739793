import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { STATUS_WEBHOOKS, type WebhookEvent } from '../../domain/transaction/events.ts';
import { leftToRefund } from '../../domain/transaction/state.ts';
import type { MoneyParts } from '../../parts.ts';
import { Problem } from '../../domain/problem.ts';
import { changeTransaction } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import { follow } from '../operation/follow.ts';
import { dueAgain } from '../operation/due-at.ts';

/**
 * The end of a review that no anti-fraud service asked for: money that nobody expected is kept, or all of it that is
 * here is given back. Whoever waited for the news of the status hears of it when it is kept.
 */
export async function reviewUnexpected(
  parts: MoneyParts,
  transaction: TransactionRow,
  decision: 'accept' | 'reject',
): Promise<TransactionRow> {
  if (decision === 'reject') await giveBack(parts, transaction);

  const { merchant_account_id, transaction_id } = transaction;
  const read = () => getTransactionRow(parts.db, merchant_account_id, transaction_id);
  return changeTransaction(parts, read, async (row: TransactionRow) => {
    if (!row.pending_review) return { write: null, result: row };
    const now = parts.clock.nowFor(merchant_account_id);
    const patch = { pending_review: false, updated_at: timestamp(now) };
    const after = { ...row, ...patch, version: row.version + 1n };
    const reason = decision === 'accept' ? 'The merchant accepts the payment.' : REJECTED;
    const event = { name: 'transaction-modified-event', context: { decision, reason } } as const;
    const writing = {
      operationChanges: decision === 'accept' ? await dueAgain(parts, after, now) : [],
      events: eventRows(row, [event], now),
      webhooks: webhookRows(row, null, newsOf(row, decision), now),
    };
    return { write: { patch, writing }, result: after };
  });
}

const REJECTED = 'The merchant rejects the payment. What came is given back.';

/** First, so that a payment whose money could not be given back stays for review. */
async function giveBack(parts: MoneyParts, transaction: TransactionRow): Promise<void> {
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId } = transaction;
  const answering = { form: 'transaction', version: '2026-11-01', idempotency: null, audit: null } as const;
  const of = { merchantAccountId, transactionId, answering };
  const request =
    transaction.status === 'authorized'
      ? ({ kind: 'void' } as const)
      : leftToRefund(transaction) > 0n
        ? ({ kind: 'refund', amount: null } as const)
        : null;
  if (request === null) return;

  const { operation } = await follow(parts, { ...of, request });
  if (operation.status === 'declined' || operation.status === 'failed')
    throw new Problem('invalid_state', {
      message: `This is not possible now: the ${request.kind} was ${operation.status} (${operation.error_code})`,
    });
}

function newsOf({ status }: TransactionRow, decision: 'accept' | 'reject'): readonly WebhookEvent[] {
  if (decision === 'reject') return [{ name: 'transaction.modified', target: 'transaction' }];
  const name = STATUS_WEBHOOKS[status];
  const isWell = status === 'authorized' || status === 'captured';
  return [
    { name: 'transaction.review-accepted', target: 'transaction' },
    ...(isWell && name !== null ? [{ name, target: 'transaction' } as const] : []),
  ];
}
