import { beginTransaction } from '../../db/queries/perform.ts';
import type { Use, StepWrites } from '../../db/queries/step-parts.ts';
import type { ActionRow, OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { type ErrorCode, declineOf } from '../../domain/decline.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import { linkNews } from '../../operations/link-news.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import type { MoneyParts } from '../../parts.ts';
import { Problem } from '../../domain/problem.ts';
import { type AnswerContext, auditOf, bindKey } from '../request/idempotent-answer.ts';
import { renderTransaction } from '../../answers/transaction.ts';
import { retryKnowledgeOf } from '../operation/retry-knowledge-of.ts';
import { type RetryMove, planFirstRetry, withRetries } from '../operation/retry-move.ts';
import { tellPayment } from '../operation/tell-payment.ts';
import { neverApproved } from './never-approved.ts';
import { tenderingOf } from '../operation/gift-cards/tendering.ts';
import type { CreateContext } from '../request/context.ts';

/** The transaction, and the last operation on it; null where nothing was tried. */
export type CreatedPayment = Readonly<{ transaction: TransactionRow; operation: OperationRow | null }>;

/** Writes a transaction with what is decided of it. False: the call is no longer ours, and nothing was written. */
export type Commit = (
  parts: MoneyParts,
  transaction: TransactionRow,
  writing: StepWrites,
  use: Use | null,
  onlyUncounted?: boolean,
) => Promise<boolean>;

/** For the first time. */
export const begin: Commit = ({ db }, transaction, writing, use, onlyUncounted = false) => {
  const isOver = transaction.status === 'declined' || transaction.status === 'failed';
  const approval = isOver ? neverApproved(transaction) : null;
  return beginTransaction(db, transaction, writing, use, { onlyUncounted, approval });
};

/** A transaction that is about to be committed, with what is written beside it. */
export type NewPayment = Pick<CreateContext, 'parts' | 'now'> &
  Readonly<{
    answering: AnswerContext;
    transaction: TransactionRow;
    /** Of a stored payment method. */
    use: Use | null;
    actions: readonly ActionRow[];
    events: readonly TransactionEvent[];
    commit: Commit;
  }>;

/**
 * The buyer has to do something first: nothing is sent, and the call is answered. The payment goes on in
 * payments/approval/after-authentication.ts.
 */
export async function awaitApproval(beginning: NewPayment): Promise<CreatedPayment> {
  return commitAnswered(beginning, {}, 'transaction.authentication-pending');
}

/**
 * Nothing to try, or a rule said no: a transaction of which no processor hears. `reason`: a sentence for its
 * timeline.
 */
export async function endUntried(
  beginning: NewPayment,
  code: ErrorCode,
  why: Readonly<{
    reason?: string;
    fraud_list_entry_id?: string;
    fraud_list_kind?: string;
    /** Its card's scheme allows no attempt before. */
    freesAt?: Date;
  }> = {},
): Promise<CreatedPayment> {
  if (beginning.answering.form !== 'transaction')
    throw new Problem('invalid_state', {
      message: why.reason ?? 'No payment service takes this payment method now',
    });

  const status = declineOf(code).outcome;
  const ended: TransactionRow = {
    ...beginning.transaction,
    ...screeningEnd(beginning.transaction.screening, status),
    status,
    error_code: code,
  };
  const { freesAt = null, ...reason } = why;
  const knowledge = ended.retry === null ? null : await retryKnowledgeOf(beginning.parts, ended);
  const known = { refusedUntil: freesAt, knowledge };
  const retries = planFirstRetry(beginning.transaction, ended, beginning.now, known);
  const transaction = retries === null ? ended : { ...ended, retry: retries.retry };
  const ending = { ...beginning, transaction, use: null };
  return commitAnswered(ending, { code, ...reason }, `transaction.${status}`, retries);
}

async function commitAnswered(
  { parts, now, answering, transaction, use, actions, events, commit }: NewPayment,
  context: Readonly<Record<string, unknown>>,
  webhook: Parameters<typeof webhookRows>[2][number]['name'],
  retries: RetryMove | null = null,
): Promise<CreatedPayment> {
  const moved: TransactionEvent = {
    name: 'transaction-updated-status',
    context: { status: transaction.status, previous_status: 'processing', ...context },
  };
  const bound = bindKey(answering.idempotency, transaction.transaction_id);
  const writing = {
    operations: tenderingOf(parts, transaction, null),
    actions,
    events: eventRows(transaction, [...events, moved], now),
    webhooks: [
      ...webhookRows(transaction, null, [{ name: webhook, target: 'transaction' }], now),
      ...linkNews(null, transaction, now),
    ],
    idempotency: bound && {
      ...bound,
      answer: JSON.stringify(renderTransaction(transaction, answering.version)),
    },
    audit: auditOf(answering, transaction),
  };
  if (!(await commit(parts, transaction, withRetries(writing, retries), use)))
    throw new Problem('concurrent_request');

  answering.idempotency?.answerStored();
  tellPayment(parts, transaction, null);
  return { transaction, operation: null };
}
