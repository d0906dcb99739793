import { createHash } from 'node:crypto';
import { getAntiFraudOperation } from '../../db/queries/anti-fraud-services.ts';
import { advanceTransaction } from '../../db/queries/perform.ts';
import type { AntiFraudRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { Screening } from '../../domain/anti-fraud.ts';
import { type OperationId, uuidv8 } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { ReadParts } from '../../parts.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import { dueAgain } from '../operation/due-at.ts';
import { newScreening, screeningDone } from './screen.ts';
import type { ScreeningVerdict } from './verdict.ts';

/**
 * Step a of screening what is authorized: from now on a worker asks. It has an id that follows from the
 * transaction's, so it is begun once.
 */
export async function beginScreening(parts: ReadParts, transaction: TransactionRow): Promise<void> {
  const { merchant_account_id, anti_fraud_service_id: serviceId } = transaction;
  if (serviceId === null) throw new Error('BUG: to be screened by nobody');
  const operation_id = screeningIdOf(transaction);
  if ((await getAntiFraudOperation(parts.db, merchant_account_id, operation_id)) !== null) return;
  const row = newScreening(parts, transaction, serviceId, { operation_id, answer: null }, 0);
  // Where somebody moved it meanwhile, its authorization is due again.
  const { updated_at } = transaction;
  await advanceTransaction(parts.db, transaction, { updated_at }, { operations: [row] });
}

function screeningIdOf({ transaction_id: id }: Pick<TransactionRow, 'transaction_id'>): OperationId {
  return uuidv8(createHash('sha256').update(`${id} screening`).digest());
}

const SCREENINGS = { go: 'accepted', hold: 'review', stop: 'rejected' } as const satisfies Record<
  string,
  Screening
>;

/** Step c, by a worker: what was authorized is captured, given back, or waits for a person; the worker sees to that. */
export async function commitHeld(
  parts: ReadParts,
  operation: AntiFraudRow,
  verdict: ScreeningVerdict,
): Promise<void> {
  await changeTransaction(parts, transactionOf(parts, operation), async (transaction: TransactionRow) => {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const done = screeningDone(operation, verdict, now);
    if (transaction.screening !== 'due')
      return {
        write: { patch: { updated_at: transaction.updated_at }, writing: { operationChanges: [done] } },
        result: null,
      };

    const isWaiting = verdict.effect === 'hold';
    const patch = {
      anti_fraud_decision: verdict.decision,
      screening: SCREENINGS[verdict.effect],
      pending_review: isWaiting && transaction.status === 'authorized',
      updated_at: timestamp(now),
    };
    const writing = {
      operationChanges: [done, ...(await dueAgain(parts, { ...transaction, ...patch }, now))],
      events: eventRows(transaction, [verdict.event], now),
      webhooks: isWaiting ? webhookRows(transaction, null, [MODIFIED], now) : [],
    };
    return { write: { patch, writing }, result: null };
  });
}

const MODIFIED = { name: 'transaction.modified', target: 'transaction' } as const;
