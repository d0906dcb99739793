import { Problem, ruleBroken } from '../../problem/problem.ts';
import { type PaymentService, findPaymentService } from '../../payment-services/payment-services.ts';
import { advanceTransaction } from '../../db/queries/perform.ts';
import { type TransactionWithLimits, getTransactionWithLimits } from '../../db/queries/transactions.ts';
import type { Json, OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Intent, type Limits, type Request, decide } from '../../domain/transaction/decide.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { Parts } from '../../parts.ts';
import { type Answering, answerJson, bindKey } from '../answers/answer.ts';
import { RACES_MAX, type Sending, type Step, send, settle } from './perform.ts';
import { newOperation } from '../../operations/rows.ts';

export type FollowKind = 'capture' | 'void' | 'refund' | 'cancel' | 'increment';

/** An operation on an authorization that is there. */
export type Following = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  request: Request & Readonly<{ kind: FollowKind }>;
  answering: Answering;
  /** What the operation keeps beside its amount. */
  keeps?: Partial<
    Pick<OperationRow, 'external_identifier' | 'reason' | 'creator' | 'details' | 'target_type' | 'target_id'>
  >;
}>;

/**
 * Captures, voids, refunds, cancels, increments: decided, committed as intent, sent, settled. Answers with
 * what is known then.
 */
export async function follow(parts: Parts, following: Following): Promise<Step> {
  const { step, service } = await commitIntent(parts, following);
  const outcome = await send(
    parts,
    service,
    step.operation,
    optionsFor(step.transaction, service),
    sendingOf(step),
  );
  const settled = await settle(parts, step, outcome);
  if (settled.operation.status !== 'unknown') following.answering.idempotency?.answerStored();
  return settled;
}

/** Step a, by compare-and-set: a lost race is decided anew on what is there then. */
async function commitIntent(
  parts: Parts,
  following: Following,
): Promise<Readonly<{ step: Step; service: PaymentService }>> {
  const { merchantAccountId, transactionId, request, answering } = following;
  let lost: bigint | null = null;
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const transaction = await getTransactionWithLimits(parts.db, merchantAccountId, transactionId);
    if (transaction === null) throw new Problem('not_found');
    if (transaction.version === lost) throw new Problem('concurrent_request'); // nobody moved it: it is the key that is no longer ours
    const service = await serviceOf(parts, transaction, request.kind);
    const intent = decide(transaction, request, limitsOf(transaction, service));
    if (intent.kind === 'state')
      throw new Problem('invalid_state', { message: `This is not possible now: ${intent.message}` });
    if (intent.kind === 'rule') throw ruleBroken({ pointer: intent.pointer, message: intent.message });
    if (service === null || transaction.payment_service_transaction_id === null)
      throw new Problem('invalid_state', { message: 'No payment service has taken this transaction' });
    const step = stepOf(parts, following, transaction, service, intent);
    const patch = { ...intent.patch, updated_at: step.transaction.updated_at };
    const of = { merchantAccountId, transactionId, version: transaction.version };
    if (
      await advanceTransaction(parts.db, of, patch, {
        operations: [step.operation],
        idempotency: bindKey(answering.idempotency, step.operation.operation_id),
      })
    )
      return { step, service };
    lost = transaction.version;
  }
  throw new Problem('service_unavailable', { privateText: `transaction ${transactionId} is too busy` });
}

function stepOf(
  parts: Parts,
  following: Following,
  row: TransactionWithLimits,
  service: PaymentService,
  intent: Intent,
): Step {
  const { over_capture_amount: _amount, over_capture_percentage: _percentage, ...transaction } = row;
  const now = parts.clock.nowFor(row.merchant_account_id);
  const operation = newOperation(
    row,
    {
      kind: following.request.kind,
      amount: intent.amount,
      final: intent.final,
      payment_service_id: service.id,
      of_reference: row.payment_service_transaction_id,
      answer: answerJson(following.answering),
      ...following.keeps,
    },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );
  return {
    transaction: { ...transaction, ...intent.patch, updated_at: timestamp(now), version: row.version + 1n },
    operation,
  };
}

/** How long an operation may be under way before recovery looks for it at the processor. */
export const SENT_GRACE_MS = 10_000;

async function serviceOf(
  parts: Parts,
  transaction: TransactionRow,
  kind: FollowKind,
): Promise<PaymentService | null> {
  if (transaction.payment_service_id === null) return null;
  const service = await findPaymentService(
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
  };
}

/** What is sent follows from the two rows alone, so that recovery can send it again. */
export function sendingOf({ transaction, operation }: Step): Sending & Readonly<{ kind: FollowKind }> {
  if (operation.kind === 'authorize' || operation.kind === 'sync')
    throw new Error(`BUG: ${operation.kind} is not sent like this`);
  if (operation.of_reference === null) throw new Error('BUG: an operation on nothing');
  return {
    kind: operation.kind,
    input: {
      transactionId: transaction.transaction_id,
      amount: money(operation.amount, currencyOf(operation.currency)),
      of: processorReference(operation.of_reference),
      reason: operation.reason,
      final: operation.final,
      paid: { captured: transaction.captured_amount, refunded: transaction.refunded_amount },
    },
  };
}

/** `connection_options[<connector id>]` of the transaction. */
export function optionsFor(transaction: TransactionRow, service: PaymentService): Json {
  return ownOptions(transaction.request['connection_options'], service);
}

export function ownOptions(connectionOptions: unknown, { connector }: PaymentService): JsonObject {
  const options = objectOf(connectionOptions) ?? {};
  return (Object.hasOwn(options, connector.id) ? objectOf(options[connector.id]) : null) ?? {};
}

export function currencyOf(text: string): Currency {
  const parsed = parseCurrency(text);
  if (parsed === null) throw new Error(`BUG: stored currency ${text} is not in the table`);
  return parsed;
}
