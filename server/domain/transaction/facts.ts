import { movedBy } from './amounts.ts';
import { type ErrorCode, errorCode } from '../decline.ts';
import type { NextAction, RawCode } from '../outcome.ts';
import { type Timestamp, timestamp } from '../timestamp.ts';
import type {
  AuthorizedFacts,
  MovedFacts,
  OperationPatch,
  OperationState,
  ReportedOutcome,
  TransactionFacts,
} from './changes.ts';
import type { Result } from './events.ts';
import { holdEnd } from './capture-time.ts';
import type { TransactionState } from './state.ts';

/** What else than amounts an outcome writes on its transaction. */
export function factsOf(
  operation: OperationState,
  outcome: Exclude<ReportedOutcome, { kind: 'unknown' }>,
  after: TransactionState,
  now: Date,
): Partial<TransactionFacts> {
  const at = timestamp(now);
  const raw = rawOf(outcome.raw);
  switch (operation.kind) {
    case 'authorize':
      return { ...raw, ...factsOfAuthorization(outcome, after, now) };
    case 'capture':
      return outcome.kind === 'succeeded' ? { captured_at: at } : {};
    case 'void':
      return outcome.kind === 'succeeded' && after.status === 'voided' ? { voided_at: at } : {};
    case 'cancel':
      return outcome.kind === 'succeeded'
        ? { canceled_at: at, error_code: errorCode('canceled'), next_action: null }
        : {};
    case 'refund':
    case 'increment':
    case 'sync':
      return {};
    default:
      return operation.kind satisfies never;
  }
}

function factsOfAuthorization(
  outcome: Exclude<ReportedOutcome, { kind: 'unknown' }>,
  after: TransactionState,
  now: Date,
): Partial<TransactionFacts> {
  const reference =
    outcome.reference === undefined || outcome.reference === null
      ? {}
      : { payment_service_transaction_id: outcome.reference as string };
  switch (outcome.kind) {
    case 'succeeded':
      return {
        ...reference,
        ...authorizedFacts(outcome.value, after, now),
        error_code: null,
        next_action: null,
      };
    case 'pending':
      return {
        ...reference,
        next_action: outcome.next === undefined ? null : nextActionText(outcome.next),
        ...timeOf(outcome.next),
      };
    case 'declined':
      return {
        ...reference,
        error_code: outcome.code,
        next_action: null,
        merchant_advice_code: outcome.details?.merchantAdviceCode ?? null,
        avs_response_code: outcome.details?.avs ?? null,
        cvv_response_code: outcome.details?.cvv ?? null,
      };
    case 'failed':
      return { ...reference, error_code: outcome.code, next_action: null };
    default:
      return outcome satisfies never;
  }
}

/** What the connector wants to be told again: all of it, each time. */
export function stateLeftBy(outcome: ReportedOutcome): Partial<TransactionFacts> {
  return 'state' in outcome && outcome.state !== undefined ? { connector_state: outcome.state } : {};
}

function authorizedFacts(
  value: AuthorizedFacts | MovedFacts,
  after: TransactionState,
  now: Date,
): Partial<TransactionFacts> {
  const at = timestamp(now);
  const expires = timestamp(holdEnd(now));
  const times =
    after.captured_amount > 0n
      ? { authorized_at: at, captured_at: at }
      : { authorized_at: at, authorization_expires_at: expires };
  if (!('authorized' in value)) return times;

  return {
    ...times,
    auth_response_code: value.authorizationCode,
    avs_response_code: value.avs,
    cvv_response_code: value.cvv,
    scheme_transaction_id: value.schemeTransactionId,
    ...(value.additionalIdentifiers === undefined
      ? {}
      : { additional_identifiers: value.additionalIdentifiers }),
  };
}

/** What it writes on its operation. */
export function patchOf(outcome: ReportedOutcome, now: Date): OperationPatch {
  const raw = outcome.kind === 'unknown' ? {} : rawOf(outcome.raw);
  const reference =
    outcome.kind === 'unknown' || outcome.reference === undefined || outcome.reference === null
      ? {}
      : { processor_reference: outcome.reference as string };
  const resolved = { ...raw, ...reference, resolved_at: timestamp(now) };

  switch (outcome.kind) {
    case 'succeeded':
      return {
        ...resolved,
        status: 'succeeded',
        moved_amount: movedBy(outcome.value),
      };
    case 'declined':
      return { ...resolved, status: 'declined', error_code: outcome.code };
    case 'failed':
      return { ...resolved, status: 'failed', error_code: outcome.code, detail: outcome.detail };
    case 'pending':
      return { ...raw, ...reference, status: 'pending' };
    case 'unknown':
      return { status: 'unknown', detail: outcome.detail };
    default:
      return outcome satisfies never;
  }
}

/** What the timeline says of it. */
export function contextOf(
  operation: OperationState,
  outcome: ReportedOutcome,
): Readonly<Record<string, unknown>> {
  const code: ErrorCode | null =
    outcome.kind === 'declined' || outcome.kind === 'failed' ? outcome.code : null;
  const raw = outcome.kind === 'unknown' ? undefined : outcome.raw;
  return {
    operation_id: operation.operation_id,
    kind: operation.kind,
    attempt: operation.attempt,
    payment_service_id: operation.payment_service_id,
    result: outcome.kind satisfies Result,
    amount: Number(operation.amount),
    code,
    ...rawOf(raw),
    payment_service_reference: outcome.kind === 'unknown' ? null : (outcome.reference ?? null),
  };
}

export function rawOf(
  raw: RawCode | undefined,
): Pick<TransactionFacts, 'raw_response_code' | 'raw_response_description'> {
  return { raw_response_code: raw?.code ?? null, raw_response_description: raw?.description ?? null };
}

/** Until when the buyer has to act, where the processor alone decides that. */
function timeOf(next: NextAction | undefined): Partial<TransactionFacts> {
  if (next?.kind !== 'display' || next.isProcessorsTime !== true) return {};
  return { approval_expires_at: timestamp(next.expiresAt) };
}

/** When a payment that waits for its buyer is given up: news of what they paid in time may take longer. */
export function lapsesAt({
  next_action: next,
  approval_expires_at: end,
}: Pick<TransactionFacts, 'next_action' | 'approval_expires_at'>): Timestamp | null {
  const toldUntil = next?.['toldUntil'];
  return typeof toldUntil === 'string' ? timestamp(new Date(toldUntil)) : end;
}

/** As it is stored: dates as text. */
function nextActionText(next: NextAction): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, value instanceof Date ? timestamp(value) : value]),
  );
}
