import type { PaymentService } from '../connectors/payment-services.ts';
import type { OperationRow, TransactionPatch, TransactionRow } from '../db/queries/transaction-rows.ts';
import { methodAmount } from '../domain/transaction/tenders.ts';
import type { Parts } from '../parts.ts';
import { type Answering, answerJson } from './answer.ts';
import { approvalEndAt } from './approval-time.ts';
import { type Means, authorizeInput } from './authorize-input.ts';
import { SENT_GRACE_MS, optionsFor } from './follow.ts';
import { type NextAttempt, type Step, send, settle } from './perform.ts';
import { newOperation } from './rows.ts';

/** An attempt whose intent is to be committed, or is. */
export type Attempt = NextAttempt & Readonly<{ operation: OperationRow; patch: TransactionPatch }>;

/** One try at one payment service. `answering`: who waits for the outcome under an Idempotency-Key; null for nobody. */
export function attemptAt(transaction: TransactionRow, service: PaymentService, attempt: number, answering: Answering | null, now: Date): Attempt {
  const answer = answering === null ? null : answerJson(answering);
  return {
    operation: newOperation(transaction, { kind: 'authorize', amount: methodAmount(transaction), payment_service_id: service.id, attempt, answer }, { now, firstRecoveryMs: SENT_GRACE_MS }),
    patch: { ...approvalEndAt(transaction, service, now), payment_service_id: service.id, payment_service: { payment_service_definition_id: service.connector.id, method: service.method, display_name: service.displayName } },
  };
}

/** Sends the committed first attempt, and the next ones as long as outcomes allow it. */
export async function tryAttempts(parts: Parts, begun: Step, services: readonly PaymentService[], means: Means, answering: Answering | null): Promise<Step> {
  let step = begun;
  for (const [index, service] of services.entries()) {
    const { transaction, operation } = step;
    const outcome = await send(parts, service, operation, optionsFor(transaction, service), { kind: 'authorize', input: authorizeInput(transaction, means, { publicUrl: parts.config.publicUrl, delaysCapture: service.connector.operations.capture !== undefined }) });
    const following = services[index + 1];
    const next = following === undefined ? null : attemptAt(transaction, following, index + 2, answering, parts.clock.nowFor(transaction.merchant_account_id));
    const settled = await settle(parts, step, outcome, next);
    step = { transaction: settled.transaction, operation: settled.operation };
    if (!settled.next) return step;
  }
  return step;
}
