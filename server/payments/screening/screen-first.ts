import type { AntiFraudService } from '../../connections/connection-kinds.ts';
import { advanceTransaction, beginTransaction } from '../../db/queries/perform.ts';
import {
  type AntiFraudRow,
  TRANSACTION_CHANGEABLE,
  type TransactionPatch,
  type TransactionRow,
} from '../../db/queries/transaction-rows.ts';
import type { Screening } from '../../domain/anti-fraud.ts';
import { errorCode } from '../../domain/decline.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import type { MoneyParts } from '../../parts.ts';
import { Problem } from '../../domain/problem.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { reportsOf } from '../../operations/reports.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import { answerJson, auditOf, bindKey, completeTendersKey } from '../request/idempotent-answer.ts';
import { neverApproved } from '../attempts/never-approved.ts';
import type { NewPayment, Commit } from '../attempts/without-attempt.ts';
import { tenderingDue, tenderingOf } from '../operation/gift-cards/tendering.ts';
import { tendersOf } from '../operation/commit-outcome.ts';
import { planFirstRetry, withRetries } from '../operation/retry-move.ts';
import { runFollowers } from '../operation/settle.ts';
import { newScreening, screen, screeningDone } from './screen.ts';
import type { ScreeningVerdict } from './verdict.ts';

/** Longer than a service is waited for, with everything around it. */
const REQUEST_GRACE_MS = 60_000;

type ScreenedPayment = Readonly<{ verdict: ScreeningVerdict; beginning: NewPayment }>;

/**
 * Steps a and b of screening before anything else: the transaction is committed, then the service is asked. What is
 * decided from its answer is committed with it, by the `commit` of the beginning that comes back. Should this
 * process die first, a worker ends the payment: nothing was sent to a payment service.
 */
export async function askFirst(beginning: NewPayment, service: AntiFraudService): Promise<ScreenedPayment> {
  const { parts, answering, use, events } = beginning;
  const transaction: TransactionRow = {
    ...beginning.transaction,
    anti_fraud_decision: 'pending',
    screening: 'asked',
    anti_fraud_service_id: service.id,
  };
  const timeline = eventRows(transaction, events, beginning.now);
  const row = newScreening(
    parts,
    transaction,
    service.id,
    { answer: answerJson(answering) },
    REQUEST_GRACE_MS,
  );
  const writing = {
    operations: [row, ...tenderingOf(parts, transaction, answering)],
    events: timeline,
    idempotency: bindKey(answering.idempotency, transaction.transaction_id),
    audit: auditOf(answering, transaction),
  };
  if (!(await beginTransaction(parts.db, transaction, writing, use))) throw new Problem('concurrent_request');

  const verdict = await screen(parts, service, transaction, row);
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const screened = { ...transaction, ...columnsOf(verdict, service), updated_at: timestamp(now) };
  const commit = commitAfter(transaction, (at) => screeningDone(row, verdict, at));
  return {
    verdict,
    beginning: {
      ...beginning,
      now,
      commit,
      transaction: { ...screened, version: transaction.version + 1n },
      events: [verdict.event],
    },
  };
}

const SCREENINGS = { go: 'passed', hold: 'review', stop: 'rejected' } as const satisfies Record<
  string,
  Screening
>;

/** What never knew of the payment need not be told how it went on. */
function columnsOf({ decision, effect, isAsked }: ScreeningVerdict, service: AntiFraudService) {
  return {
    anti_fraud_decision: decision,
    screening: isAsked ? SCREENINGS[effect] : ('none' as const),
    anti_fraud_service_id: isAsked ? service.id : null,
    pending_review: effect === 'hold',
  };
}

/** The transaction stands there already, so it is advanced. False: a worker has ended it. */
function commitAfter(before: TransactionRow, done: (now: Date) => ReturnType<typeof screeningDone>): Commit {
  return (parts, after, { operations = [], operationChanges = [], ...writing }) => {
    const now = new Date(after.updated_at);
    const isOver = after.status === 'declined' || after.status === 'failed';
    return advanceTransaction(
      parts.db,
      before,
      { ...changeableOf(after), updated_at: after.updated_at },
      {
        ...writing,
        // Its gift cards were begun with it.
        operations: [...operations.filter(({ kind }) => kind !== 'tenders'), ...reportsOf(before, after)],
        operationChanges: [
          ...operationChanges,
          done(now),
          // What has ended here is nobody else's to go on with.
          ...(isOver && isTendering(after.tenders)
            ? [tenderingDue(after, now, 0)]
            : tendersOf(before, after, now).changes),
        ],
      },
      isOver ? neverApproved(after) : null,
    );
  };
}

function changeableOf(row: TransactionRow): TransactionPatch {
  return Object.fromEntries(TRANSACTION_CHANGEABLE.map((column) => [column, row[column]]));
}

/** The process that asked is gone, and with it what it would have sent: the payment ends, and took no money. */
export async function abandonScreening(parts: MoneyParts, operation: AntiFraudRow): Promise<void> {
  const ended = await changeTransaction(
    parts,
    transactionOf(parts, operation),
    (transaction: TransactionRow) => {
      const now = parts.clock.nowFor(transaction.merchant_account_id);
      const done = screeningDone(operation, null, now);
      const patch: TransactionPatch & Pick<TransactionRow, 'updated_at'> =
        transaction.screening === 'asked' && transaction.status === 'processing'
          ? {
              status: 'failed',
              error_code: errorCode('internal_error'),
              anti_fraud_decision: 'exception',
              screening: 'passed',
              updated_at: timestamp(now),
            }
          : { updated_at: transaction.updated_at };
      const ended = { ...transaction, ...patch };
      if (ended.status === transaction.status)
        return { write: { patch, writing: { operationChanges: [done] } }, result: null };

      const retries = planFirstRetry(transaction, ended, now, { refusedUntil: null, knowledge: null });
      const whole = retries === null ? patch : { ...patch, retry: retries.retry };
      const after = { ...transaction, ...whole, version: transaction.version + 1n };

      const moved = { status: after.status, previous_status: transaction.status, code: after.error_code };
      const events = [
        {
          name: 'anti-fraud-decision-error',
          context: { operation_id: operation.operation_id, result: 'failed', reason: ABANDONED },
        } as const,
        { name: 'transaction-updated-status', context: moved } as const,
      ];
      const writing = {
        operationChanges: [done, ...tendersOf(transaction, after, now).changes],
        events: eventRows(transaction, events, now),
        webhooks: webhookRows(
          transaction,
          null,
          [{ name: 'transaction.failed', target: 'transaction' }],
          now,
        ),
        idempotency: completeTendersKey(after, operation.answer),
      };
      return {
        write: {
          patch: whole,
          writing: withRetries(writing, retries),
          approval: neverApproved(transaction),
        },
        result: after,
      };
    },
  );
  if (ended !== null) await runFollowers(parts, ended);
}

const ABANDONED =
  'The process that asked the anti-fraud service ended before it could go on. Nothing was authorized.';
