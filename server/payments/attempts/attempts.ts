import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { OperationRow, TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { mayTryElsewhere } from '../../domain/transaction/apply.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import type { MoneyParts } from '../../parts.ts';
import { type SendingClaim, claimOfBeginner } from '../../payment-services/sending-claim.ts';
import { recordAuthorization } from '../../payment-services/service-health.ts';
import type { HeldValue } from '../../vault/vault.ts';
import { exemptionEvents, exemptionFor } from './exemption-event.ts';
import type { PlannedAttempt } from '../routing/planned.ts';
import { proofAt } from '../routing/proof-at.ts';
import { type AnswerContext, answerJson } from '../request/idempotent-answer.ts';
import { approvalEndAt } from './approval-time.ts';
import { authorizeInput } from '../instruments/authorize-input.ts';
import { preferring } from '../instruments/card.ts';
import type { Choice, SendableInstrument } from '../instruments/kind.ts';
import { orderTokenOf } from '../instruments/network-token.ts';
import type { NextAttempt, Step } from '../operation/commit-outcome.ts';
import { send } from '../operation/send.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { settle } from '../operation/settle.ts';
import { SENT_GRACE_MS } from '../../operations/retry-schedule.ts';
import { newOperation } from '../../operations/rows.ts';

/**
 * An attempt whose intent is to be committed, or is. `held` is released when it is over, or did not take
 * place.
 */
export type Attempt = NextAttempt &
  Readonly<{
    operation: OperationRow;
    patch: TransactionPatch;
    sendable: SendableInstrument;
    held: readonly HeldValue[];
  }>;

/**
 * One try at one payment service. `answering`: who waits for the outcome under an Idempotency-Key; null for
 * nobody.
 */
export async function attemptAt(
  parts: MoneyParts,
  before: TransactionRow,
  { service, instrument, scheme, isMerchantInitiated }: PlannedAttempt,
  attempt: number,
  sendable: SendableInstrument,
  answering: AnswerContext | null,
): Promise<Attempt> {
  const answer = answering === null ? null : answerJson(answering);
  const proof = proofAt(before, service);
  const transaction: TransactionRow = { ...before, ...proof.patch };
  const chosen: Choice = (await sendable.choose?.(parts, transaction, service, instrument)) ?? {
    sendable,
    patch: {},
    events: [],
    held: [],
  };
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  return {
    ...chosen,
    events: [...proof.events, ...exemptionEvents(transaction, service), ...chosen.events],
    operation: newOperation(
      transaction,
      {
        ...(answering?.idempotency == null
          ? {}
          : { operation_id: answering.idempotency.reference(attempt, now) }),
        kind: 'authorize',
        amount: methodAmount(transaction),
        payment_service_id: service.id,
        attempt,
        answer,
        details: isMerchantInitiated ? { initiator: 'merchant' } : {},
      },
      { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
    ),
    patch: {
      ...proof.patch,
      ...approvalEndAt(transaction, service, now),
      payment_service_id: service.id,
      payment_service: {
        payment_service_definition_id: service.connector.id,
        method: service.method,
        display_name: service.displayName,
      },
      ...(scheme === null || scheme === transaction.payment_method_scheme
        ? {}
        : {
            payment_method_scheme: scheme,
            payment_method: { ...transaction.payment_method, ...preferring(scheme) },
          }),
      ...chosen.patch,
    },
  };
}

/** A buyer who has waited this long is not made to wait for another attempt. */
const ATTEMPTS_MS_MAX = 60_000;

/** Sends the committed first attempt, and the next ones as long as outcomes allow it. */
export async function tryAttempts(
  parts: MoneyParts,
  begun: Step,
  first: Attempt,
  planned: readonly PlannedAttempt[],
  sendable: SendableInstrument,
  answering: AnswerContext | null,
): Promise<Step> {
  const begunAtMs = parts.clock.now().getTime();
  let step = begun;
  let attempt = first;
  for (const [index, { service }] of planned.entries()) {
    const { transaction, operation } = step;
    const outcome = await authorizeAt(parts, service, transaction, operation, attempt.sendable);
    const isLate = parts.clock.now().getTime() - begunAtMs > ATTEMPTS_MS_MAX;
    if (attempt.held.length > 0) await parts.vault.release(attempt.held);
    const following = planned[index + 1];
    const next =
      following === undefined ||
      isLate ||
      !mayTryElsewhere(outcome) ||
      optionsFor(transaction, service)['skip_retry'] === true
        ? null
        : await attemptAt(parts, transaction, following, index + 2, sendable, answering);
    const settled = await settle(parts, step, outcome, next);
    step = { transaction: settled.transaction, operation: settled.operation };
    if (!settled.next || next === null) {
      if (next !== null) await parts.vault.release(next.held);
      if (step.operation.status === 'succeeded' && step.transaction.request['store'] === true)
        await orderTokenOf(
          parts,
          transaction.merchant_account_id,
          step.transaction.payment_method_id,
          planned.map((one) => one.service),
        );
      return step;
    }
    attempt = next;
  }
  return step;
}

/**
 * Step b of an authorization, with what this payment service is to be handed; not sent at all where that
 * already says no.
 */
export async function authorizeAt(
  parts: MoneyParts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
  sendable: SendableInstrument,
  claim: SendingClaim = claimOfBeginner(parts, operation),
): Promise<ReportedOutcome> {
  const handed = await sendable.at(parts, transaction, service);
  if (handed.instrument === null) return handed.answer;
  const input = authorizeInput(transaction, handed.instrument, {
    publicUrl: parts.config.publicUrl,
    delaysCapture: service.connector.operations.capture !== undefined,
    exemption: exemptionFor(transaction, service),
  });
  const initiated =
    operation.details['initiator'] === 'merchant' ? { ...input, initiator: 'merchant' as const } : input;
  const sentAtMs = parts.clock.now().getTime();
  const sending = { kind: 'authorize', input: initiated } as const;
  const outcome = await send(parts, service, operation, transaction, sending, claim);
  recordAuthorization(parts, service.id, outcome, parts.clock.now().getTime() - sentAtMs);
  return outcome;
}
