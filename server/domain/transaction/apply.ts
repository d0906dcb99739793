import { type ErrorCode, errorCode, isRetriable } from '../decline.ts';
import {
  type Mandate,
  type NextAction,
  type Outcome,
  type RawCode,
  rawMasked,
  wordsMasked,
} from '../outcome.ts';
import { type OperationKind, type OperationStatus, canBecome } from '../operation/machine.ts';
import { type Timestamp, timestamp } from '../timestamp.ts';
import {
  STATUS_WEBHOOKS,
  type Result,
  type TransactionEvent,
  type WebhookEvent,
  eventNameOf,
  operationWebhooks,
} from './events.ts';
import { type LedgerEntry, entriesFor } from './ledger.ts';
import { type Report, type TransactionStatus, move } from './machine.ts';
import { type TransactionState, max, min } from './state.ts';
import { isTendering } from './tenders.ts';

/** One operation, as far as its outcome needs it. */
export type OperationState = Readonly<{
  operation_id: string;
  kind: OperationKind;
  status: OperationStatus;
  attempt: number;
  amount: bigint;
  final: boolean;
  payment_service_id: string;
}>;

/**
 * What a processor says of any kind of operation. `authorized` and `captured` come with authorizations,
 * `amount` with all others.
 */
export type Reported = Outcome<AuthorizedFacts | MovedFacts>;
type AuthorizedFacts = Readonly<{
  authorized: bigint;
  captured: bigint;
  schemeTransactionId: string | null;
  avs: string | null;
  cvv: string | null;
  authorizationCode: string | null;
  additionalIdentifiers?: Readonly<Record<string, string | null>>;
  mandate?: Mandate;
}>;
type MovedFacts = Readonly<{ amount: bigint }>;

/** What else an outcome leaves on the transaction. */
export type TransactionFacts = Readonly<{
  error_code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  merchant_advice_code: string | null;
  auth_response_code: string | null;
  avs_response_code: string | null;
  cvv_response_code: string | null;
  scheme_transaction_id: string | null;
  payment_service_transaction_id: string | null;
  additional_identifiers: Readonly<Record<string, string | null>>;
  authorized_at: Timestamp | null;
  captured_at: Timestamp | null;
  voided_at: Timestamp | null;
  canceled_at: Timestamp | null;
  authorization_expires_at: Timestamp | null;
  next_action: Readonly<Record<string, unknown>> | null;
  buyer_approval_timedout_at: Timestamp | null;
  pending_review: boolean;
}>;

export type OperationPatch = Readonly<{
  status: OperationStatus;
  moved_amount?: bigint;
  processor_reference?: string;
  error_code?: string | null;
  raw_response_code?: string | null;
  raw_response_description?: string | null;
  detail?: string | null;
  resolved_at?: Timestamp;
}>;

/** Everything one outcome changes: one SQL statement commits it whole. */
export type Changes = Readonly<{
  kind: 'changed';
  transaction: Partial<TransactionState & TransactionFacts>;
  operation: OperationPatch;
  ledger: readonly LedgerEntry[];
  events: readonly TransactionEvent[];
  webhooks: readonly WebhookEvent[];
}>;
/**
 * The report comes too late, or says what cannot be: it is recorded (on the operation too, where that is
 * still open) and counted, and moves no money.
 */
export type Ignored = Readonly<{
  kind: 'ignored';
  reason: string;
  operation: OperationPatch | null;
  events: readonly TransactionEvent[];
}>;

/** Sandbox and most schemes: an authorization that was not captured by then is gone. */
export const AUTHORIZATION_DAYS = 7;

/**
 * What the outcome of an operation does. `hasNextAttempt`: a refused authorization that may be tried
 * elsewhere leaves the transaction where it is.
 * Pure, and safe to run again on a newer state when another writer was faster.
 */
export function apply(
  before: TransactionState,
  operation: OperationState,
  reported: Reported,
  now: Date,
  hasNextAttempt = false,
): Changes | Ignored {
  const outcome = wordsMasked(reported);
  const result = outcome.kind;
  const lapses = isLapse(operation, outcome);
  const next: OperationStatus = lapses ? 'pending' : result;
  if (!canBecome(operation.status, next))
    return ignored(operation, outcome, `the operation is ${operation.status} already`, null);
  const operationPatch: OperationPatch = lapses ? { status: 'pending' } : patchOf(outcome, now);
  const isNews = operation.status === 'sent' || next !== operation.status || lapses;
  const event: TransactionEvent = {
    name: eventNameOf(operation.kind, result),
    context: contextOf(operation, outcome),
  };

  if (outcome.kind === 'unknown' || (hasNextAttempt && mayTryElsewhere(outcome))) {
    const webhooks = isNews && outcome.kind === 'unknown' ? operationWebhooks(operation.kind, result) : [];
    return {
      kind: 'changed',
      transaction: {},
      operation: operationPatch,
      ledger: [],
      events: isNews ? [event] : [],
      webhooks,
    };
  }

  const target = lapses
    ? move(before.status, 'expire')
    : targetOf(before, operation.kind, reportOf(operation.kind, outcome));
  if (target === null && isMoney(operation, outcome))
    return keptLate(before, operation, outcome, operationPatch);
  if (target === null)
    return ignored(operation, outcome, `the transaction is ${before.status}`, operationPatch);
  const amounts = amountsAfter(before, operation, outcome);
  // Another capture that is still under way keeps the transaction where it waits for it.
  const after: TransactionState = {
    ...before,
    ...amounts,
    status:
      operation.kind === 'capture' && target === 'authorized' && amounts.capturing_amount !== 0n
        ? before.status
        : target,
  };
  const hasMoved = after.status !== before.status;
  const status: TransactionEvent[] = hasMoved
    ? [
        {
          name: 'transaction-updated-status',
          context: { status: after.status, previous_status: before.status },
        },
      ]
    : [];
  const statusWebhook = hasMoved ? STATUS_WEBHOOKS[after.status] : null;
  const isBack = after.status === 'authorized' && operation.kind !== 'authorize';
  const statusWebhooks: WebhookEvent[] =
    statusWebhook === null || isBack ? [] : [{ name: statusWebhook, target: 'transaction' }];
  return {
    kind: 'changed',
    transaction: {
      ...amounts,
      status: after.status,
      ...factsOf(operation, outcome, after, now),
      ...(lapses ? { buyer_approval_timedout_at: timestamp(now) } : {}),
      ...(after.status === 'voided' && before.tenders === 'settled' ? { tenders: 'unwinding' as const } : {}),
    },
    operation: operationPatch,
    ledger: entriesFor(before, after, operation.kind === 'void' ? 'voided' : 'hold_released'),
    events: isNews ? [event, ...status] : status,
    webhooks: [...(isNews ? operationWebhooks(operation.kind, result) : []), ...statusWebhooks],
  };
}

/**
 * Money that was taken back after it had arrived. `amount`: all that was, of this payment, so that being told
 * twice changes nothing.
 */
type Returned = Readonly<{ amount: bigint; code: ErrorCode; raw: RawCode }>;

/**
 * What a late return does. It takes no part in the life of an operation: the capture happened, and stays in
 * the books beside its reversal.
 */
export function applyReturn(
  before: TransactionState,
  operation: Pick<OperationState, 'operation_id' | 'payment_service_id'>,
  { amount, code, raw: given }: Returned,
): Omit<Changes, 'operation'> | Ignored {
  const status = move(before.status, 'returned');
  const returned = min(before.captured_amount, amount);
  const raw = rawMasked(given);
  const ignore = (reason: string): Ignored => ({ kind: 'ignored', reason, operation: null, events: [] });
  if (status === null) return ignore(`the transaction is ${before.status}`);
  if (returned <= before.returned_amount) return ignore('this return is known');
  const after: TransactionState = { ...before, status, returned_amount: returned };
  const hasMoved = status !== before.status;
  const context = {
    kind: 'return',
    operation_id: operation.operation_id,
    payment_service_id: operation.payment_service_id,
    amount: Number(returned),
    code,
    ...rawOf(raw),
  };
  return {
    kind: 'changed',
    transaction: { status, returned_amount: returned, error_code: code, ...rawOf(raw) },
    ledger: entriesFor(before, after),
    events: [
      { name: 'payment-connector-external-transaction-request', context },
      ...(hasMoved
        ? [
            {
              name: 'transaction-updated-status' as const,
              context: { status, previous_status: before.status },
            },
          ]
        : []),
    ],
    webhooks: [
      {
        name: hasMoved ? (STATUS_WEBHOOKS[status] ?? 'transaction.modified') : 'transaction.modified',
        target: 'transaction',
      },
    ],
  };
}

/**
 * While gift cards are being redeemed or given back, the payment method's outcomes move its amounts only: the
 * transaction comes to its status when every tender
 * is decided (see tenders.ts).
 */
function targetOf(before: TransactionState, kind: OperationKind, report: Report): TransactionStatus | null {
  if (!isTendering(before.tenders)) return move(before.status, report);
  if (kind === 'cancel') return move(before.status, report); // only what still waits can be cancelled
  if (kind !== 'authorize') return before.status;
  const target = move(before.status, report);
  return target === null || target === 'pending' || target === 'buyer_approval_pending'
    ? target
    : 'processing';
}

/**
 * The buyer's time is over, by our clock or by the processor's. The transaction ends, but the operation does
 * not: money that comes all the same must
 * still find it.
 */
function isLapse(operation: OperationState, outcome: Reported): boolean {
  return (
    operation.kind === 'authorize' &&
    operation.status === 'pending' &&
    outcome.kind === 'failed' &&
    outcome.code === errorCode('incomplete_buyer_approval')
  );
}

/** The buyer's money arrived. */
function isMoney(operation: OperationState, outcome: Reported): boolean {
  return (
    operation.kind === 'authorize' &&
    outcome.kind === 'succeeded' &&
    'captured' in outcome.value &&
    outcome.value.captured > 0n
  );
}

/** Money that arrives after the end moves nothing here. The operation keeps it, and a person is told. */
function keptLate(
  before: TransactionState,
  operation: OperationState,
  outcome: Reported,
  patch: OperationPatch,
): Changes {
  return {
    kind: 'changed',
    transaction: { pending_review: true },
    operation: patch,
    ledger: [],
    events: [
      {
        name: eventNameOf(operation.kind, outcome.kind),
        context: { ...contextOf(operation, outcome), late: true, status: before.status },
      },
    ],
    webhooks: [
      { name: 'transaction.modified', target: 'transaction' },
      { name: 'monitoring.incident.created', target: 'operation' },
    ],
  };
}

/** Certainly nothing happened at this payment service, and what went wrong there may go right at another. */
export function mayTryElsewhere(outcome: Reported): boolean {
  if (outcome.kind === 'failed') return isRetriable(outcome.code);
  return outcome.kind === 'declined' && isRetriable(outcome.code);
}

function reportOf(kind: OperationKind, outcome: Exclude<Reported, { kind: 'unknown' }>): Report {
  if (kind === 'authorize' || kind === 'sync') {
    switch (outcome.kind) {
      case 'succeeded':
        return 'captured' in outcome.value && outcome.value.captured > 0n
          ? 'authorize_captured'
          : 'authorize_authorized';
      case 'pending':
        // A reference can be paid long after the buyer has left: nobody waits for an approval.
        return outcome.next === undefined || outcome.next.kind === 'display'
          ? 'authorize_pending'
          : 'authorize_approval_needed';
      case 'declined':
        return 'authorize_declined';
      case 'failed':
        return 'authorize_failed';
      default:
        return outcome satisfies never;
    }
  }
  const end = outcome.kind === 'succeeded' || outcome.kind === 'pending' ? outcome.kind : 'refused';
  return `${kind}_${end}`;
}

type AmountPatch = Partial<TransactionState> & Pick<TransactionState, 'capturing_amount'>;

/** A processor's word about what moved is a fact, even where it is not what was asked for. */
function amountsAfter(
  state: TransactionState,
  operation: OperationState,
  outcome: Exclude<Reported, { kind: 'unknown' }>,
): AmountPatch {
  const { capturing_amount } = state;
  if (outcome.kind === 'pending') return { capturing_amount };
  const value = outcome.kind === 'succeeded' ? outcome.value : null;
  const moved = value === null ? 0n : 'amount' in value ? value.amount : value.authorized;
  switch (operation.kind) {
    case 'authorize': {
      if (value === null || !('authorized' in value)) return { capturing_amount };
      const closed = value.captured > 0n;
      return {
        capturing_amount,
        authorized_amount: value.authorized,
        captured_amount: value.captured,
        held_amount: closed ? 0n : value.authorized,
        capture_closed: closed,
        over_capture_limit: max(0n, value.captured - value.authorized),
      };
    }
    case 'capture': {
      const captured = state.captured_amount + moved;
      const capturing = capturing_amount - operation.amount;
      const isClosed = state.capture_closed || (operation.final && value !== null);
      return {
        capturing_amount: capturing,
        captured_amount: captured,
        held_amount: isClosed ? 0n : state.held_amount - min(state.held_amount, moved),
        capture_closing: state.capture_closing && !operation.final,
        capture_closed: isClosed,
        over_capture_limit: max(state.over_capture_limit, captured + capturing - state.authorized_amount),
      };
    }
    case 'void':
      return value === null ? { capturing_amount } : { capturing_amount, held_amount: 0n };
    case 'refund':
      return {
        capturing_amount,
        refunding_amount: state.refunding_amount - operation.amount,
        refunded_amount: state.refunded_amount + moved,
      };
    case 'increment':
      return {
        capturing_amount,
        incrementing_amount: 0n,
        authorized_amount: state.authorized_amount + moved,
        held_amount: state.held_amount + moved,
        amount: state.amount + moved,
      };
    case 'cancel':
    case 'sync':
      return { capturing_amount };
    default:
      return operation.kind satisfies never;
  }
}

function factsOf(
  operation: OperationState,
  outcome: Exclude<Reported, { kind: 'unknown' }>,
  after: TransactionState,
  now: Date,
): Partial<TransactionFacts> {
  const at = timestamp(now);
  const raw = rawOf(outcome.raw);
  switch (operation.kind) {
    case 'authorize': {
      const reference =
        outcome.reference === undefined || outcome.reference === null
          ? {}
          : { payment_service_transaction_id: outcome.reference as string };
      switch (outcome.kind) {
        case 'succeeded':
          return {
            ...raw,
            ...reference,
            ...authorizedFacts(outcome.value, after, now),
            error_code: null,
            next_action: null,
          };
        case 'pending':
          return {
            ...raw,
            ...reference,
            next_action: outcome.next === undefined ? null : nextActionText(outcome.next),
          };
        case 'declined':
          return {
            ...raw,
            ...reference,
            error_code: outcome.code,
            next_action: null,
            merchant_advice_code: outcome.details?.merchantAdviceCode ?? null,
            avs_response_code: outcome.details?.avs ?? null,
            cvv_response_code: outcome.details?.cvv ?? null,
          };
        case 'failed':
          return { ...raw, ...reference, error_code: outcome.code, next_action: null };
        default:
          return outcome satisfies never;
      }
    }
    case 'capture':
      return outcome.kind === 'succeeded' ? { captured_at: at } : {};
    case 'void':
      return outcome.kind === 'succeeded' ? { voided_at: at } : {};
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

function authorizedFacts(
  value: AuthorizedFacts | MovedFacts,
  after: TransactionState,
  now: Date,
): Partial<TransactionFacts> {
  const at = timestamp(now);
  const expires = timestamp(new Date(now.getTime() + AUTHORIZATION_DAYS * 86_400_000));
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

function patchOf(outcome: Reported, now: Date): OperationPatch {
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
        moved_amount: 'amount' in outcome.value ? outcome.value.amount : outcome.value.authorized,
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

function contextOf(operation: OperationState, outcome: Reported): Readonly<Record<string, unknown>> {
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

function ignored(
  operation: OperationState,
  outcome: Reported,
  reason: string,
  patch: OperationPatch | null,
): Ignored {
  return {
    kind: 'ignored',
    reason,
    operation: patch,
    events: [
      {
        name: 'payment-connector-external-transaction-request',
        context: { ...contextOf(operation, outcome), ignored: reason },
      },
    ],
  };
}

function rawOf(
  raw: RawCode | undefined,
): Pick<TransactionFacts, 'raw_response_code' | 'raw_response_description'> {
  return { raw_response_code: raw?.code ?? null, raw_response_description: raw?.description ?? null };
}

/** As it is stored: dates as text. */
function nextActionText(next: NextAction): Readonly<Record<string, unknown>> {
  return {
    ...next,
    ...('expiresAt' in next && next.expiresAt !== undefined ? { expiresAt: timestamp(next.expiresAt) } : {}),
  };
}
