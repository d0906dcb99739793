import { Problem, ruleBroken } from '../../domain/problem.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { type TransactionWithLimits, getTransactionWithLimits } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isHeldBack } from '../../domain/anti-fraud.ts';
import { mandateMark } from '../../domain/agent-mandate.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { type Intent, type Limits, type Request, decide } from '../../domain/transaction/decide.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { changeTransaction } from '../../operations/change.ts';
import { SENT_GRACE_MS } from '../../operations/retry-schedule.ts';
import { newOperation } from '../../operations/rows.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import {
  type AnswerContext,
  answerJson,
  answerStored,
  auditOf,
  bindKey,
} from '../request/idempotent-answer.ts';
import type { Step } from './commit-outcome.ts';
import { type FollowKind, send, sendingOf } from './send.ts';
import { settle } from './settle.ts';

/** An operation on an authorization that is there. */
export type FollowRequest = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  request: Request & Readonly<{ kind: FollowKind }>;
  answering: AnswerContext;
  /** Asked of the row that it is committed on, where whoever follows has looked at an earlier one. */
  isStillDue?: (transaction: TransactionRow) => boolean;
  /** What the caller may do of it, once it is known what it comes to; throws where that is beyond. */
  hold?: (transaction: TransactionRow, amount: bigint) => void;
  /** What the operation keeps beside its amount. */
  keeps?: Partial<
    Pick<OperationRow, 'operation_id' | 'external_identifier' | 'reason' | 'creator' | 'details'>
  >;
}>;

/**
 * Captures, voids, refunds, cancels, increments: decided, committed as intent, sent, settled. Answers with
 * what is known then.
 */
export async function follow(parts: MoneyParts, following: FollowRequest): Promise<Step> {
  const { step, service } = await commitIntent(parts, following);
  const outcome = await send(parts, service, step.operation, step.transaction, sendingOf(step));
  const settled = await settle(parts, step, outcome);
  if (settled.operation.status !== 'unknown')
    answerStored(following.answering.idempotency, settled.transaction);
  return settled;
}

type IntendedStep = Readonly<{ step: Step; service: PaymentService }>;

/** Step a: a lost race is decided anew on what is there then. */
function commitIntent(parts: ReadParts, following: FollowRequest): Promise<IntendedStep> {
  const { merchantAccountId, transactionId, request, answering } = following;
  const read = () => getTransactionWithLimits(parts.db, merchantAccountId, transactionId);
  return changeTransaction<TransactionWithLimits, IntendedStep>(parts, read, async (transaction) => {
    if (following.isStillDue?.(transaction) === false)
      throw new Problem('invalid_state', { message: 'It is not due any more' });
    const { service, intent } = await intentOn(parts, transaction, request);
    following.hold?.(transaction, intent.amount);
    const step = stepOf(parts, following, transaction, service, intent);
    const writing = {
      operations: [step.operation],
      idempotency: bindKey(answering.idempotency, step.operation.operation_id),
      audit: auditOf(answering, transaction, step.operation),
    };
    const patch = { ...intent.patch, updated_at: step.transaction.updated_at };
    return { write: { patch, writing }, result: { step, service } };
  });
}

/** What it comes to on this transaction now, and where; throws why it is not possible. Writes nothing. */
export async function intentOn(
  parts: ReadParts,
  transaction: TransactionWithLimits,
  request: FollowRequest['request'],
): Promise<Readonly<{ service: PaymentService; intent: Intent }>> {
  if (request.kind === 'capture' && isHeldBack(transaction.screening))
    throw new Problem('invalid_state', { message: 'The anti-fraud service has not accepted this payment' });

  const service = await serviceOf(parts, transaction, request.kind);
  const intent = decide(transaction, request, limitsOf(transaction, service));
  const isKept = request.kind === 'void' && service?.connector.capabilities.releasesRest === false;
  if (isKept && transaction.status === 'captured' && transaction.held_amount > 0n)
    throw restIsKept(service, transaction);
  if (intent.kind === 'state')
    throw new Problem('invalid_state', { message: `This is not possible now: ${intent.message}` });
  if (intent.kind === 'rule') throw ruleBroken({ pointer: intent.pointer, message: intent.message });
  if (service === null || transaction.payment_service_transaction_id === null)
    throw new Problem('invalid_state', { message: 'No payment service has taken this transaction' });
  return { service, intent };
}

function stepOf(
  parts: ReadParts,
  following: FollowRequest,
  row: TransactionWithLimits,
  service: PaymentService,
  intent: Intent,
): Step {
  const { over_capture_amount: _amount, over_capture_percentage: _percentage, ...transaction } = row;
  const now = parts.clock.nowFor(row.merchant_account_id);
  const { idempotency } = following.answering;
  const operation = newOperation(
    row,
    {
      ...(idempotency === null ? {} : { operation_id: idempotency.reference(1, now) }),
      kind: following.request.kind,
      amount: intent.amount,
      final: intent.final,
      payment_service_id: service.id,
      of_reference: row.payment_service_transaction_id,
      answer: answerJson(following.answering),
      ...following.keeps,
      details: {
        ...following.keeps?.details,
        ...mandateMark(following.answering.audit?.agentMandateId ?? null),
      },
    },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );

  return {
    transaction: { ...transaction, ...intent.patch, updated_at: timestamp(now), version: row.version + 1n },
    operation,
  };
}

async function serviceOf(
  parts: ReadParts,
  transaction: TransactionRow,
  kind: FollowKind,
): Promise<PaymentService | null> {
  if (transaction.payment_service_id === null) return null;
  const service = await paymentServices.find(
    parts,
    transaction.merchant_account_id,
    transaction.payment_service_id,
  );
  if (service !== null && service.connector.operations[kind] === undefined) throw notSupported(kind, service);
  return service;
}

export function notSupported(kind: string, service: PaymentService): Problem {
  return new Problem('bad_request', {
    message: `${kind} is not supported by ${service.connector.displayName}`,
  });
}

function restIsKept({ connector }: PaymentService, { authorization_expires_at }: TransactionRow): Problem {
  return new Problem('invalid_state', {
    message:
      `This is not possible now: ${connector.displayName} does not let go of what is left of a payment that is ` +
      `captured in part; it is held until ${authorization_expires_at}, or until a final capture`,
  });
}

/** Where no service is known any more, nothing beyond the plain rules is allowed. */
function limitsOf(transaction: TransactionWithLimits, service: PaymentService | null): Limits {
  const capabilities = service?.connector.capabilities;
  return {
    overCaptureAmount: transaction.over_capture_amount,
    overCapturePercentage: transaction.over_capture_percentage,
    partialCapture: capabilities?.partialCapture ?? false,
    multipleCaptures: capabilities?.multipleCaptures ?? false,
    overCapture: capabilities?.overCapture ?? false,
    partialRefund: capabilities?.partialRefund ?? false,
    releasesRest: capabilities?.releasesRest ?? false,
  };
}
