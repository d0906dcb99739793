import { IdempotentCall, abandon, beginIdempotent, keepKey } from '../../access/idempotency.ts';
import type { RetryCountWriting } from '../../db/queries/retry-counts.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { RetryRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { Problem } from '../../domain/problem.ts';
import type { RetryState } from '../../domain/retry/retry.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { DONE, UNTIL_DONE, type Verdict } from '../../operations/find-out.ts';
import type { Kind } from '../../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { MoneyParts } from '../../parts.ts';
import { newId } from '../../platform/entropy.ts';
import { freesAtOf } from '../attempts/card-budget.ts';
import { createTransaction } from '../create/create-transaction.ts';
import { issuerOf, retryKnowledgeOf } from '../operation/retry-knowledge-of.ts';
import { moveOf, stateAfter } from '../operation/retry-move.ts';
import { bodyAgain } from './body-again.ts';

type Retried = TransactionRow & Readonly<{ retry: RetryState }>;

/**
 * Charges that were declined and are tried again, each attempt a transaction of its own. Its id is fixed on the first
 * one before it is made, and it is made under an idempotency key that follows from the first and the ordinal: whoever
 * goes on after a crash finds it, or makes it with the same reference at the processor.
 */
export const retryKind: Kind<Retried, Readonly<{ kind: 'seen'; verdict: Verdict }>> = {
  open: async (parts, operation) => {
    const transaction = await retriedOf(parts, operation as RetryRow); // the kind says so
    const { status, next_attempt_at: dueAt } = transaction.retry;
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    if (status === 'planned' && dueAt !== null && Date.parse(dueAt) > now.getTime())
      return { kind: 'waits', until: new Date(dueAt) };
    return status === 'planned' || status === 'attempting'
      ? { kind: 'open', subject: transaction }
      : { kind: 'waits', until: null };
  },
  send: async (parts, transaction) => ({ kind: 'seen', verdict: await goOn(parts, transaction) }),
  apply: async (_parts, _transaction, { verdict }) => verdict,
  policy: () => UNTIL_DONE,
  tells: 'a declined payment could not be tried again',
};

async function retriedOf(
  parts: MoneyParts,
  {
    merchant_account_id: merchantAccountId,
    transaction_id: id,
  }: Pick<RetryRow, 'merchant_account_id' | 'transaction_id'>,
): Promise<Retried> {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
  if (transaction === null || !isRetried(transaction)) throw new Error('BUG: retries of nothing');
  return transaction;
}

const isRetried = (transaction: TransactionRow): transaction is Retried =>
  transaction.retry !== null && transaction.retry.status !== 'attempt';

async function goOn(parts: MoneyParts, planned: Retried): Promise<Verdict> {
  const transaction = await beginAttempt(parts, planned);
  const { merchant_account_id: merchantAccountId, retry } = transaction;
  if (retry.status !== 'attempting' || retry.transaction_id === null) return DONE;

  const known = await getTransactionRow(parts.db, merchantAccountId, retry.transaction_id);
  const attempt = known ?? (await makeAttempt(parts, transaction));
  if ('reason' in attempt) return endUnmade(parts, transaction, attempt);
  if (UNDECIDED.has(attempt.status)) {
    const waitMs = attempt.status === 'processing' ? PROCESSING_LOOK_MS : PENDING_LOOK_MS;
    const now = parts.clock.nowFor(merchantAccountId);
    return { kind: 'waits', until: new Date(now.getTime() + waitMs) };
  }

  const isRecovered = !NOT_TAKEN.has(attempt.status);
  const ofDecline = {
    refusedUntil: await freesAtOf(parts, attempt),
    knowledge: isRecovered ? null : await retryKnowledgeOf(parts, attempt),
  };
  const decide = (standing: Retried, now: Date): RetryState => {
    const { retry: state } = standing;
    if (isRecovered) return { ...state, status: 'recovered', reason: RECOVERED };
    return state.stopping
      ? { ...state, status: 'stopped', reason: STOPPED }
      : stateAfter(standing, state, attempt, ofDecline, now);
  };
  return move(parts, transaction, decide, (state, now) => countOf(state, attempt, isRecovered, now));
}

/** What was refused before it was sent says nothing of its issuer, nor does a time that issuer or scheme named. */
function countOf(
  { cause, schedule, attempts_made }: RetryState,
  attempt: TransactionRow,
  is_recovered: boolean,
  now: Date,
): RetryCountWriting | null {
  if (cause === null || schedule === null || attempt.payment_service_id === null) return null;
  const issuer = issuerOf(attempt);
  return { issuer, cause, schedule, step: attempts_made - 1, is_recovered, last_at: timestamp(now) };
}

/** The processor is asked for it meanwhile, or tells. */
const UNDECIDED: ReadonlySet<TransactionRow['status']> = new Set([
  'processing',
  'pending',
  'buyer_approval_pending',
  'transfer_pending',
]);
const PROCESSING_LOOK_MS = 5 * 60_000;
const NOT_TAKEN: ReadonlySet<TransactionRow['status']> = new Set(['declined', 'failed']);
const RECOVERED = 'The attempt was approved.';
export const STOPPED = 'Its retries were stopped.';
const PAID = 'Money has come for it after all, so nothing is tried again.';
const TOO_LATE = 'The time for its retries was over before the next attempt could be made.';

/** What ends retries before a further attempt is made. */
type RetryEnd = Readonly<{ status: 'stopped' | 'given_up'; reason: string }>;

/** Null: an attempt may be made now. Asked before one is begun, and again right before it is made. */
async function endBefore(parts: MoneyParts, standing: Retried): Promise<RetryEnd | null> {
  const { retry, merchant_account_id: merchantAccountId } = standing;
  if (retry.stopping) return { status: 'stopped', reason: STOPPED };
  if (await isPaid(parts, standing)) return { status: 'stopped', reason: PAID };
  return parts.clock.nowFor(merchantAccountId).getTime() > Date.parse(retry.until)
    ? { status: 'given_up', reason: TOO_LATE }
    : null;
}

/** A processor may say of the payment, or of an attempt that counted as declined, that it took the money. */
async function isPaid(parts: MoneyParts, standing: Retried): Promise<boolean> {
  const { merchant_account_id: merchantAccountId, retry } = standing;
  if (hasMoney(standing)) return true;
  for (const id of retry.attempt_ids) {
    const attempt = await getTransactionRow(parts.db, merchantAccountId, id);
    if (attempt !== null && hasMoney(attempt)) return true;
  }
  return false;
}

const hasMoney = ({ status, pending_review }: TransactionRow): boolean =>
  !NOT_TAKEN.has(status) || pending_review;

/** The intent: which attempt, and which transaction it is. What was begun before stands as it is. */
async function beginAttempt(parts: MoneyParts, planned: Retried): Promise<Retried> {
  let begun = planned;

  await move(parts, planned, async (standing, now) => {
    const { retry } = standing;
    if (retry.status !== 'planned') {
      begun = standing;
      return null;
    }

    const end = await endBefore(parts, standing);
    const id = newId<'transaction'>(now);
    const after: RetryState =
      end === null
        ? {
            ...retry,
            status: 'attempting',
            attempts_made: retry.attempts_made + 1,
            next_attempt_at: null,
            attempt_ids: [...retry.attempt_ids, id],
            transaction_id: id,
          }
        : { ...retry, ...end, next_attempt_at: null };
    begun = { ...standing, retry: after };
    return after;
  });
  return begun;
}

/** `decide` null: what is there stays. `count`: an attempt as it was planned, for the statement that moves on. */
async function move(
  parts: MoneyParts,
  of: Retried,
  decide: (standing: Retried, now: Date) => RetryState | null | Promise<RetryState | null>,
  count: (state: RetryState, now: Date) => RetryCountWriting | null = () => null,
): Promise<Verdict> {
  return changeTransaction<TransactionRow, Verdict>(parts, transactionOf(parts, of), async (standing) => {
    if (!isRetried(standing)) throw new Error('BUG: retries vanished');
    const isSame = standing.retry.transaction_id === of.retry.transaction_id;
    const now = parts.clock.nowFor(of.merchant_account_id);
    const retry = isSame && isOpen(standing.retry) ? await decide(standing, now) : null;
    if (retry === null) return { write: null, result: DONE };

    const { operationChanges, events, webhooks } = moveOf(standing, retry, now);
    const patch = { retry, updated_at: timestamp(now) };
    const writing = { operationChanges, events, webhooks, retryCount: count(standing.retry, now) };
    return { write: { patch, writing }, result: DONE };
  });
}

const isOpen = ({ status }: RetryState): boolean => status === 'planned' || status === 'attempting';

/** The payment once more. An end: it is not to be made any more, and nothing was. */
async function makeAttempt(parts: MoneyParts, of: Retried): Promise<TransactionRow | RetryEnd> {
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId, retry } = of;
  const { transaction_id: id, attempt_ids } = retry;
  if (id === null) throw new Error('BUG: an attempt without a transaction');
  const now = parts.clock.nowFor(merchantAccountId);
  const begun = await beginIdempotent(parts.db, merchantAccountId, callOf(of, attempt_ids.length, now));
  // Whoever had it before has written it down by now, or nothing.
  if (begun.kind !== 'new') throw new Problem('concurrent_request');

  const { call } = begun;
  const stop = keepKey(parts.db, merchantAccountId, call);
  try {
    // It may have been begun long ago. With its key here, nobody who stood still since then makes it, either.
    const end = await endBefore(parts, await retriedOf(parts, of));
    if (end !== null) {
      await abandon(parts.db, merchantAccountId, call);
      return end;
    }

    const { transaction } = await createTransaction({
      parts,
      merchantAccountId,
      body: bodyAgain(of),
      held: new Map(),
      now,
      answering: { form: 'transaction', version: of.api_version, idempotency: call, audit: null },
      clientIp: of.ip_address,
      attemptOf: { transactionId, id },
      buyerAs: of,
      orderKey: of.order_key,
    });
    return transaction;
  } catch (error) {
    const made = await getTransactionRow(parts.db, merchantAccountId, id);
    if (made !== null) return made;
    await abandon(parts.db, merchantAccountId, call);
    if (error instanceof Problem && NOT_POSSIBLE.has(error.code)) return notPossible(error);
    throw error;
  } finally {
    stop();
  }
}

/** By what is there now, and not because of who else asks at the moment. */
const NOT_POSSIBLE: ReadonlySet<Problem['code']> = new Set(['unprocessable', 'invalid_state']);

/** What an attempt is called wherever it is asked for; a first transaction's id is known to nobody before. */
function callOf(
  { merchant_account_id: merchantAccountId, transaction_id: id }: TransactionRow,
  ordinal: number,
  now: Date,
): IdempotentCall {
  const key = `${id}/${ordinal}`;
  const row = { merchantAccountId, key, operation: 'retry_payment', requestHash: key, ownerId: newId(now) };
  return new IdempotentCall(row, Buffer.from(id));
}

/** The payment method is deleted, say, or the order is paid in another way. */
function notPossible({ details, message: said }: Problem): RetryEnd {
  const why =
    details.length === 0 ? said : details.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  return { status: 'given_up', reason: `The payment cannot be made any more: ${why}.` };
}

/** Of an attempt that was begun, and is not made. */
function endUnmade(parts: MoneyParts, of: Retried, end: RetryEnd): Promise<Verdict> {
  return move(parts, of, ({ retry }) => {
    const attempt_ids = retry.attempt_ids.slice(0, -1);
    return {
      ...retry,
      ...end,
      attempt_ids,
      transaction_id: attempt_ids.at(-1) ?? null,
      attempts_made: retry.attempts_made - 1,
    };
  });
}
