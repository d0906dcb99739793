import type { StepWrites } from '../../db/queries/step-parts.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { errorCode } from '../../domain/decline.ts';
import { summaryOf } from '../../domain/three-d-secure/result.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { latestAuthentication, type StoredAuthentication } from '../../three-d-secure/authentication.ts';
import { abandon, abandonedStage } from '../../three-d-secure/run.ts';
import {
  type AnswerContext,
  answerJson,
  answerStored,
  answerText,
  auditOf,
  bindKey,
} from '../request/idempotent-answer.ts';
import { type FollowRequest, follow } from '../operation/follow.ts';
import { type Step, tendersOf } from '../operation/commit-outcome.ts';
import { runFollowers } from '../operation/settle.ts';
import { changeTransaction } from '../../operations/change.ts';
import { eventRows, newOperation, webhookRows } from '../../operations/rows.ts';
import { transactionSubject } from './after-authentication.ts';
import { tellPayment } from '../operation/tell-payment.ts';
import { neverApproved } from '../attempts/never-approved.ts';

type EndRequest = FollowRequest & Readonly<{ request: Readonly<{ kind: 'cancel' | 'void' }> }>;

/**
 * Cancels and voids. Where hosted 3-D Secure is still waiting for the buyer no payment service knows of the
 * transaction, so it ends here and now, whatever the connector can do.
 */
export async function endOrFollow(parts: MoneyParts, following: EndRequest): Promise<Step> {
  return (await endApproval(parts, following)) ?? (await follow(parts, following));
}

/**
 * Null: it does not wait for 3-D Secure. A buyer who comes back at the same moment is either first, or too
 * late.
 */
async function endApproval(parts: MoneyParts, following: EndRequest): Promise<Step | null> {
  const { merchantAccountId, transactionId, answering } = following;
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  type Ended = Readonly<{ step: Step; authentication: StoredAuthentication }> | null;
  const ended = await changeTransaction<TransactionRow, Ended>(parts, read, async (transaction) => {
    const authentication = isUnsent(transaction)
      ? await latestAuthentication(parts, merchantAccountId, { type: 'transaction', id: transactionId })
      : null;
    if (authentication === null) return { write: null, result: null };
    const { patch, step, writing } = endedStep(parts, following, transaction, authentication);
    return {
      write: { patch, writing, approval: neverApproved(transaction) },
      result: { step, authentication },
    };
  });
  if (ended === null) return null;

  answerStored(answering.idempotency, ended.step.transaction);
  await abandon(parts, transactionSubject, ended.authentication);
  const transaction = await runFollowers(parts, ended.step.transaction);
  tellPayment(parts, transaction, ended.step.operation);
  return ended.step;
}

/** It waits for its buyer, and no payment service has heard of it. */
function isUnsent(transaction: TransactionRow): boolean {
  return (
    transaction.status === 'buyer_approval_pending' &&
    transaction.payment_service_transaction_id === null &&
    transaction.payment_service_id !== null
  );
}

function endedStep(
  parts: ReadParts,
  { request, answering, keeps }: EndRequest,
  before: TransactionRow,
  { authentication }: StoredAuthentication,
) {
  const now = parts.clock.nowFor(before.merchant_account_id);
  const at = timestamp(now);
  const operation: OperationRow = {
    ...newOperation(
      before,
      {
        kind: request.kind,
        amount: 0n,
        payment_service_id: before.payment_service_id ?? fail(),
        answer: answerJson(answering),
        ...keeps,
      },
      { now, machineNow: parts.clock.now(), firstRecoveryMs: 0 },
    ),
    status: 'succeeded',
    moved_amount: 0n,
    due_at: null,
    resolved_at: at,
  };
  const patch = {
    status: 'failed' as const,
    error_code: errorCode('canceled'),
    canceled_at: at,
    next_action: null,
    ...screeningEnd(before.screening, 'failed'),
    three_d_secure: summaryOf({ ...authentication, stage: abandonedStage(authentication.stage) }),
    updated_at: at,
  };
  const step = { transaction: { ...before, ...patch, version: before.version + 1n }, operation };
  const context = { status: 'failed', previous_status: before.status, code: patch.error_code };
  const writing: StepWrites = {
    operations: [operation],
    operationChanges: tendersOf(before, step.transaction, now).changes,
    events: eventRows(before, [{ name: 'transaction-updated-status', context }], now),
    webhooks: webhookRows(before, null, [{ name: 'transaction.failed', target: 'transaction' }], now),
    idempotency: answerWrites(answering, step),
    audit: auditOf(answering, before, operation),
  };

  return { patch, step, writing };
}

function answerWrites({ idempotency, form, version }: AnswerContext, { transaction, operation }: Step) {
  const bound = bindKey(idempotency, operation.operation_id);
  return bound === null ? null : { ...bound, answer: answerText(form, transaction, operation, version) };
}

function fail(): never {
  throw new Error('BUG: a transaction waits for its buyer without a payment service');
}
