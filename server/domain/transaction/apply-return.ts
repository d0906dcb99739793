import type { ErrorCode } from '../decline.ts';
import { type RawCode, rawMasked } from '../outcome.ts';
import type { Changes, IgnoredReport, OperationState } from './changes.ts';
import { STATUS_WEBHOOKS } from './events.ts';
import { rawOf } from './facts.ts';
import { entriesFor } from './ledger.ts';
import { move } from './machine.ts';
import { type TransactionState, min } from './state.ts';
import { isTendering } from './tenders.ts';

/**
 * Money that was taken back after it had arrived. `amount`: all that was, of this payment, so that being told
 * twice changes nothing.
 */
type ReturnedMoney = Readonly<{ amount: bigint; code: ErrorCode; raw: RawCode }>;

/**
 * What a late return does. It takes no part in the life of an operation: the capture happened, and stays in
 * the books beside its reversal.
 */
export function applyReturn(
  before: TransactionState,
  operation: Pick<OperationState, 'operation_id' | 'payment_service_id'>,
  { amount, code, raw: given }: ReturnedMoney,
): Omit<Changes, 'operation'> | IgnoredReport {
  // What is not decided yet stays where it is, and everything goes back.
  const status = isTendering(before.tenders) ? before.status : move(before.status, 'returned');
  const returned = min(before.captured_amount, amount);
  const raw = rawMasked(given);
  const ignore = (reason: string): IgnoredReport => ({
    kind: 'ignored',
    reason,
    operation: null,
    events: [],
  });
  if (status === null) return ignore(`the transaction is ${before.status}`);
  if (returned <= before.returned_amount) return ignore('this return is known');

  const after: TransactionState = { ...before, status, returned_amount: returned };
  const hasMoved = status !== before.status;
  const context = {
    kind: 'return',
    operation_id: operation.operation_id,
    payment_service_id: operation.payment_service_id,
    amount: Number(returned),
    code,
    ...rawOf(raw),
  };
  return {
    kind: 'changed',
    transaction: {
      status,
      returned_amount: returned,
      error_code: code,
      ...rawOf(raw),
      // The goods are not paid for: the gift cards beside the debit get their money back.
      ...(before.tenders !== 'none' && returned === before.captured_amount
        ? { tenders: 'unwinding' as const }
        : {}),
    },
    ledger: entriesFor(before, after),
    events: [
      { name: 'payment-connector-external-transaction-request', context },
      ...(hasMoved
        ? [
            {
              name: 'transaction-updated-status' as const,
              context: { status, previous_status: before.status },
            },
          ]
        : []),
    ],
    webhooks: [
      {
        name: hasMoved ? (STATUS_WEBHOOKS[status] ?? 'transaction.modified') : 'transaction.modified',
        target: 'transaction',
      },
    ],
  };
}
