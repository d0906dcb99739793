import { advanceTransaction } from '../../db/queries/perform.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { summaryOf } from '../../domain/three-d-secure/result.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import type { Parts } from '../../parts.ts';
import { latestAuthentication, type Stored } from '../../three-d-secure/authentication.ts';
import { abandon, abandonedStage } from '../../three-d-secure/run.ts';
import { answerJson, answerText, bindKey } from '../answers/answer.ts';
import { type Following, follow } from '../operation/follow.ts';
import { RACES_MAX, type Step } from '../operation/perform.ts';
import { eventRows, newOperation, webhookRows } from '../../operations/rows.ts';
import { continueTenders } from '../gift-cards/tenders.ts';
import { neverApproved } from './three-d-secure.ts';

type Ending = Following & Readonly<{ request: Readonly<{ kind: 'cancel' | 'void' }> }>;

/**
 * Cancels and voids. Where hosted 3-D Secure is still waiting for the buyer no payment service knows of the
 * transaction, so it ends here and now, whatever the connector can do.
 */
export async function endOrFollow(parts: Parts, following: Ending): Promise<Step> {
  return (await endApproval(parts, following)) ?? (await follow(parts, following));
}

/**
 * Null: it does not wait for 3-D Secure. By compare-and-set: a buyer who comes back at the same moment is
 * either first, or too late.
 */
async function endApproval(parts: Parts, following: Ending): Promise<Step | null> {
  const { merchantAccountId, transactionId, answering } = following;
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
    if (
      transaction === null ||
      transaction.status !== 'buyer_approval_pending' ||
      transaction.payment_service_transaction_id !== null ||
      transaction.payment_service_id === null
    )
      return null;
    const authentication = await latestAuthentication(parts, merchantAccountId, {
      type: 'transaction',
      id: transactionId,
    });
    if (authentication === null) return null;
    const step = endedStep(parts, following, transaction, authentication);
    const { now, patch } = step;
    const events = eventRows(
      transaction,
      [
        {
          name: 'transaction-updated-status',
          context: { status: 'failed', previous_status: transaction.status, code: patch.error_code },
        },
      ],
      now,
    );
    const webhooks = webhookRows(
      transaction,
      null,
      [{ name: 'transaction.failed', target: 'transaction' }],
      now,
    );
    const bound = bindKey(answering.idempotency, step.operation.operation_id);
    const idempotency =
      bound === null
        ? null
        : {
            ...bound,
            answer: {
              status: answering.status,
              body: answerText(answering.form, step.transaction, step.operation, answering.version),
            },
          };
    const of = { merchantAccountId, transactionId, version: transaction.version };
    if (
      !(await advanceTransaction(
        parts.db,
        of,
        patch,
        { operations: [step.operation], events, webhooks, idempotency },
        neverApproved(transaction),
      ))
    )
      continue;
    answering.idempotency?.answerStored();
    await abandon(parts, authentication);
    if (isTendering(transaction.tenders)) await continueTenders(parts, transaction);
    return { transaction: step.transaction, operation: step.operation };
  }
  return null;
}

function endedStep(
  parts: Parts,
  { request, answering, keeps }: Ending,
  before: TransactionRow,
  { authentication }: Stored,
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
    next_recovery_at: null,
    resolved_at: at,
  };
  const patch = {
    status: 'failed' as const,
    error_code: errorCode('canceled'),
    canceled_at: at,
    next_action: null,
    three_d_secure: summaryOf({ ...authentication, stage: abandonedStage(authentication.stage) }),
    updated_at: at,
  };
  return { now, patch, operation, transaction: { ...before, ...patch, version: before.version + 1n } };
}

function fail(): never {
  throw new Error('BUG: a transaction waits for its buyer without a payment service');
}
