import { isAwaited } from '../../domain/transaction/machine.ts';
import { Problem } from '../../domain/problem.ts';
import { linkNews } from '../../operations/link-news.ts';
import type { ResolvedInstrument, Choice, SendableInstrument } from '../instruments/kind.ts';
import { tenderingOf } from '../operation/gift-cards/tendering.ts';
import { type NewPayment, type CreatedPayment, begin, endUntried } from './without-attempt.ts';
import { admit } from './card-budget.ts';
import { type CountedAttempt, countedCard } from '../operation/card-attempt.ts';
import { type AttemptRefusal, countOf, isForGood } from '../../domain/attempt-limits.ts';
import { errorCode } from '../../domain/decline.ts';
import type { OperationRow, TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { mayTryElsewhere } from '../../domain/transaction/apply.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { isTendering, methodAmount } from '../../domain/transaction/tenders.ts';
import type { MoneyParts } from '../../parts.ts';
import { type SendingClaim, claimOfBeginner } from '../../payment-services/sending-claim.ts';
import { recordAuthorization } from '../../payment-services/service-breaker.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { PlannedAttempt } from '../routing/planned.ts';
import { proofAt } from '../routing/proof-at.ts';
import {
  type AnswerContext,
  answerJson,
  answerStored,
  auditOf,
  bindKey,
} from '../request/idempotent-answer.ts';
import { approvalEndAt } from './approval-time.ts';
import { authorizeInput } from '../instruments/authorize-input.ts';
import { preferring } from '../instruments/card.ts';
import { orderTokenOf } from '../instruments/network-token.ts';
import type { NextAttempt, Step } from '../operation/commit-outcome.ts';
import { send } from '../operation/send.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { settle } from '../operation/settle.ts';
import { SENT_GRACE_MS } from '../../operations/retry-schedule.ts';
import { eventRows, newOperation } from '../../operations/rows.ts';
import { type Exemption, exemptionProblem, parseExemption } from '../../domain/three-d-secure/exemption.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';

/**
 * An attempt whose intent is to be committed, or is. `held` is released when it is over, or did not take
 * place.
 */
export type Attempt = NextAttempt &
  Readonly<{
    operation: OperationRow;
    service: PaymentService;
    patch: TransactionPatch;
    sendable: SendableInstrument;
    held: readonly HeldValue[];
    /** What it counts against. */
    counted: CountedAttempt | null;
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
  const patch: TransactionPatch = {
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
  };

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
    service,
    patch,
    counted: countedCard(parts, { ...transaction, ...patch }),
  };
}

/** Commits the first attempt as intent, and tries. */
export async function beginAttempts(
  beginning: NewPayment,
  { sendable }: ResolvedInstrument,
  planned: readonly PlannedAttempt[],
): Promise<CreatedPayment> {
  const { parts, answering, transaction, commit } = beginning;
  const [firstPlanned, ...rest] = planned;
  if (firstPlanned === undefined) throw new Error('BUG: nothing is to be tried');
  // This statement looks by itself whether the card has been declined: one that has not needs no look before.
  if (commit === begin) {
    const first = await attemptAt(parts, transaction, firstPlanned, 1, sendable, answering);
    const isCounted = first.counted !== null;
    const begun = await commitFirst(beginning, first, isCounted);
    if (begun !== null) return tryBegun(beginning, begun, { attempt: first, rest }, sendable);
    if (!isCounted) throw new Problem('concurrent_request');
  }
  const following = await admittedOf(parts, transaction, { planned, number: 1, sendable, answering }, null);

  if ('reason' in following) return endUntried(beginning, errorCode('attempt_limit_reached'), following);
  const begun = await commitFirst(beginning, following.attempt, false);
  if (begun === null) throw new Problem('concurrent_request');
  return tryBegun(beginning, begun, following, sendable);
}

/** Null: the Idempotency-Key is no longer this request's, or `onlyUncounted` and its card has been declined before. */
async function commitFirst(
  { parts, answering, now, transaction, use, actions, events, commit }: NewPayment,
  first: Attempt,
  onlyUncounted: boolean,
): Promise<Step | null> {
  const { idempotency } = answering;
  const begun: Step = { transaction: { ...transaction, ...first.patch }, operation: first.operation };
  const writing = {
    operations: [begun.operation, ...tenderingOf(parts, transaction, answering)],
    actions,
    events: eventRows(transaction, [...events, ...first.events], now),
    webhooks: linkNews(null, begun.transaction, now),
    idempotency: bindKey(idempotency, begun.operation.operation_id),
    audit: auditOf(answering, transaction),
  };

  if (await commit(parts, begun.transaction, writing, use, onlyUncounted)) return begun;
  await parts.vault.release(first.held);
  return null;
}

async function tryBegun(
  { parts, answering }: NewPayment,
  begun: Step,
  first: AdmittedAttempt,
  sendable: SendableInstrument,
): Promise<CreatedPayment> {
  const tried = await tryAttempts(parts, begun, first, sendable, answering);
  // What is not known yet is answered by whoever learns it, and gift cards once all of them are decided.
  const { tenders, status } = tried.transaction;
  if (tried.operation.status !== 'unknown' && (!isTendering(tenders) || isAwaited(status)))
    answerStored(answering.idempotency, tried.transaction);
  return tried;
}

/** An attempt, and what is planned after it. */
export type AdmittedAttempt = Readonly<{ attempt: Attempt; rest: readonly PlannedAttempt[] }>;

type Followers = Readonly<{
  planned: readonly PlannedAttempt[];
  /** Of the attempt, from 1. */
  number: number;
  sendable: SendableInstrument;
  answering: AnswerContext | null;
}>;

/**
 * The first of what is planned that its card's scheme still allows, or why none is. `declined`: the attempt before it,
 * whose outcome is not committed yet.
 */
export async function admittedOf(
  parts: MoneyParts,
  transaction: TransactionRow,
  { planned, number, sendable, answering }: Followers,
  declined: Attempt | null,
): Promise<AdmittedAttempt | AttemptRefusal> {
  let refusal: AttemptRefusal | null = null;
  for (const [index, one] of planned.entries()) {
    const made = await attemptAt(parts, transaction, one, number, sendable, answering);
    const attempt = await admit(parts, made, declined);
    if (!('reason' in attempt)) return { attempt, rest: planned.slice(index + 1) };
    await parts.vault.release(made.held);
    refusal = attempt;
  }
  if (refusal === null) throw new Error('BUG: nothing is to be tried');
  return refusal;
}

/** A buyer who has waited this long is not made to wait for another attempt. */
const ATTEMPTS_MS_MAX = 60_000;

/** Sends the committed first attempt, and the next ones as long as outcomes allow it. */
export async function tryAttempts(
  parts: MoneyParts,
  begun: Step,
  first: AdmittedAttempt,
  sendable: SendableInstrument,
  answering: AnswerContext | null,
): Promise<Step> {
  const begunAtMs = parts.clock.now().getTime();
  let step = begun;
  let current = first;

  for (let number = 2; ; number += 1) {
    const { transaction, operation } = step;
    const { attempt, rest: planned } = current;
    const { service } = attempt;
    const outcome = await authorizeAt(parts, service, transaction, operation, attempt.sendable);
    const isLate = parts.clock.now().getTime() - begunAtMs > ATTEMPTS_MS_MAX;
    if (attempt.held.length > 0) await parts.vault.release(attempt.held);
    const isKept = optionsFor(transaction, service)['skip_retry'] === true;
    const next =
      planned.length === 0 || isLate || isKept
        ? null
        : await nextAfter(parts, transaction, { planned, number, sendable, answering }, attempt, outcome);
    const settled = await settle(parts, step, outcome, next?.attempt ?? null);
    step = { transaction: settled.transaction, operation: settled.operation };
    if (!settled.next || next === null) {
      if (next !== null) await parts.vault.release(next.attempt.held);
      await orderToken(parts, step, first);
      return step;
    }
    current = next;
  }
}

async function orderToken(
  parts: MoneyParts,
  { transaction, operation }: Step,
  { attempt, rest }: AdmittedAttempt,
): Promise<void> {
  if (operation.status !== 'succeeded' || transaction.request['store'] !== true) return;
  const services = [attempt, ...rest].map(({ service }) => service);
  await orderTokenOf(parts, transaction.merchant_account_id, transaction.payment_method_id, services);
}

/** The attempt that comes after this one with this outcome; null where none may. */
async function nextAfter(
  parts: MoneyParts,
  transaction: TransactionRow,
  followers: Followers,
  attempt: Attempt,
  outcome: ReportedOutcome,
): Promise<AdmittedAttempt | null> {
  const { counted } = attempt;
  if (!mayTryElsewhere(outcome) || (counted !== null && isForGood(counted.scheme, outcome))) return null;
  const declined = countOf(outcome) === 'counted' ? attempt : null;
  const next = await admittedOf(parts, transaction, followers, declined);
  return 'reason' in next ? null : next;
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

/** The exemption that a rule of the flow wants for a payment stands in its request, where recovery finds it, too. */
export function withExemption(transaction: TransactionRow, exemption: Exemption | null): TransactionRow {
  return exemption === null
    ? transaction
    : { ...transaction, request: { ...transaction.request, sca_exemption: exemption } };
}

/** What this payment service is asked for; null where that would be wrong, or it takes none. */
function exemptionFor(transaction: TransactionRow, { connector }: PaymentService): Exemption | null {
  const wanted = parseExemption(transaction.request['sca_exemption']);
  return wanted !== null &&
    exemptionProblem(wanted, transaction) === null &&
    connector.capabilities.exemptions.includes(wanted)
    ? wanted
    : null;
}

/** What the timeline says of the exemption that a rule wants: whether it is asked for, and who is liable. */
function exemptionEvents(transaction: TransactionRow, service: PaymentService): readonly TransactionEvent[] {
  const exemption = parseExemption(transaction.request['sca_exemption']);
  if (exemption === null) return [];

  const isAsked = exemptionFor(transaction, service) !== null;
  const problem = exemptionProblem(exemption, transaction);
  const why = problem ?? `${service.displayName} takes no such exemption`;
  const isLiable = !transaction.used_three_d_secure;
  const liability = isLiable
    ? 'Without authentication, the merchant is liable for fraud.'
    : 'With its authentication, the issuer is liable for fraud as the scheme has it.';
  const said = isAsked
    ? `${service.displayName} is asked for the exemption ${exemption}; the issuer may refuse it.`
    : `The exemption ${exemption} is not asked for: ${why}.`;
  return [
    {
      name: 'three-d-secure-exemption',
      context: {
        exemption,
        requested: isAsked,
        payment_service_id: service.id,
        liability: isLiable ? 'merchant' : 'issuer',
        reason: `${said} ${liability}`,
      },
    },
  ];
}
