import { isFinal } from '../operation/operation-machine.ts';
import type { AuthorizedFacts, MovedFacts, OperationState, ReportedOutcome } from './changes.ts';
import { isEnded } from './machine.ts';
import { type TransactionState, max, min, overRefund } from './state.ts';

type AmountPatch = Partial<TransactionState> & Pick<TransactionState, 'capturing_amount'>;

/**
 * The amounts that an outcome changes. A processor's word about what moved is a fact, even where it is not what
 * was asked for.
 */
export function amountsAfter(...of: Parameters<typeof amountsMoved>): AmountPatch {
  const amounts = amountsMoved(...of);
  return { ...amounts, over_refund_limit: overRefund({ ...of[0], ...amounts }) };
}

function amountsMoved(
  state: TransactionState,
  operation: OperationState,
  outcome: Exclude<ReportedOutcome, { kind: 'unknown' }>,
): AmountPatch {
  const { capturing_amount } = state;
  if (outcome.kind === 'pending') return { capturing_amount };

  const value = outcome.kind === 'succeeded' ? outcome.value : null;
  const moved = value === null ? 0n : movedBy(value);
  switch (operation.kind) {
    case 'authorize':
      return afterPayment(state, operation, value);
    case 'capture':
      return afterCapture(state, operation, value === null ? null : moved);
    case 'void':
      return afterVoid(state, value !== null);
    case 'refund':
      return afterRefund(state, operation, moved);
    case 'increment':
      return {
        capturing_amount,
        incrementing_amount: isFinal(operation.status) ? state.incrementing_amount : 0n,
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

/** Of a payment that is captured in part, what is left was let go of, and no capture follows. */
function afterVoid({ capturing_amount, captured_amount }: TransactionState, isMade: boolean): AmountPatch {
  const held = isMade ? { held_amount: 0n } : {};
  if (captured_amount === 0n) return { capturing_amount, ...held };
  return { capturing_amount, ...held, capture_closing: false, ...(isMade ? { capture_closed: true } : {}) };
}

/** What was captured, refunded or raised; of an authorization, what was authorized. */
export function movedBy(value: (ReportedOutcome & { kind: 'succeeded' })['value']): bigint {
  return 'amount' in value ? value.amount : value.authorized;
}

function afterPayment(
  state: TransactionState,
  { status }: OperationState,
  value: AuthorizedFacts | MovedFacts | null,
): AmountPatch {
  if (value === null || !('authorized' in value)) return { capturing_amount: state.capturing_amount };
  return status === 'succeeded' ? afterMore(state, value) : afterAuthorize(state, value);
}

function afterAuthorize(
  { capturing_amount }: TransactionState,
  { authorized, captured }: AuthorizedFacts,
): AmountPatch {
  const closed = captured > 0n;
  return {
    capturing_amount,
    authorized_amount: authorized,
    captured_amount: captured,
    held_amount: closed ? 0n : authorized,
    capture_closed: closed,
    over_capture_limit: max(0n, captured - authorized),
  };
}

/** The payment is known, and has taken more than was known. */
function afterMore(state: TransactionState, { authorized, captured }: AuthorizedFacts): AmountPatch {
  const promised = max(state.authorized_amount, authorized);
  return {
    capturing_amount: state.capturing_amount,
    authorized_amount: promised,
    captured_amount: captured,
    held_amount: 0n,
    capture_closed: true,
    over_capture_limit: max(state.over_capture_limit, captured - promised),
  };
}

function afterRefund(state: TransactionState, operation: OperationState, moved: bigint): AmountPatch {
  const { capturing_amount, refunded_amount: refunded } = state;
  // It came back.
  if (operation.status === 'succeeded')
    return { capturing_amount, refunded_amount: refunded - (operation.moved_amount ?? 0n) };
  return {
    capturing_amount,
    refunding_amount: state.refunding_amount - reservedBy(state, operation),
    refunded_amount: refunded + moved,
  };
}

/** One that had been refused, and was made all the same, has nothing reserved any more; nor has one behind the end. */
function reservedBy(before: TransactionState, { status, amount }: OperationState): bigint {
  return isFinal(status) || isEnded(before.status) ? 0n : amount;
}

/** `moved`: null where nothing was captured. */
function afterCapture(state: TransactionState, operation: OperationState, moved: bigint | null): AmountPatch {
  const captured = state.captured_amount + (moved ?? 0n);
  const capturing = state.capturing_amount - reservedBy(state, operation);
  const isLast = operation.final || isEnded(state.status);
  const isClosed = state.capture_closed || (isLast && moved !== null);
  return {
    capturing_amount: capturing,
    captured_amount: captured,
    held_amount: isClosed ? 0n : state.held_amount - min(state.held_amount, moved ?? 0n),
    capture_closing: state.capture_closing && (isFinal(operation.status) || !operation.final),
    capture_closed: isClosed,
    over_capture_limit: max(state.over_capture_limit, captured + capturing - state.authorized_amount),
  };
}
