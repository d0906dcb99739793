import type { AuthorizedFacts, OperationState, Reported } from './changes.ts';
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
  outcome: Exclude<Reported, { kind: 'unknown' }>,
): AmountPatch {
  const { capturing_amount } = state;
  if (outcome.kind === 'pending') return { capturing_amount };
  const value = outcome.kind === 'succeeded' ? outcome.value : null;
  const moved = value === null ? 0n : movedBy(value);
  switch (operation.kind) {
    case 'authorize':
      return value === null || !('authorized' in value) ? { capturing_amount } : afterAuthorize(state, value);
    case 'capture':
      return afterCapture(state, operation, value === null ? null : moved);
    case 'void':
      return value === null ? { capturing_amount } : { capturing_amount, held_amount: 0n };
    case 'refund':
      return afterRefund(state, operation, moved);
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

/** What was captured, refunded or raised; of an authorization, what was authorized. */
export function movedBy(value: (Reported & { kind: 'succeeded' })['value']): bigint {
  return 'amount' in value ? value.amount : value.authorized;
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

function afterRefund(state: TransactionState, operation: OperationState, moved: bigint): AmountPatch {
  const { capturing_amount, refunded_amount: refunded } = state;
  // It came back.
  if (operation.status === 'succeeded')
    return { capturing_amount, refunded_amount: refunded - (operation.moved_amount ?? 0n) };
  return {
    capturing_amount,
    refunding_amount: state.refunding_amount - operation.amount,
    refunded_amount: refunded + moved,
  };
}

/** `moved`: null where nothing was captured. */
function afterCapture(state: TransactionState, operation: OperationState, moved: bigint | null): AmountPatch {
  const captured = state.captured_amount + (moved ?? 0n);
  const capturing = state.capturing_amount - operation.amount;
  const isClosed = state.capture_closed || (operation.final && moved !== null);
  return {
    capturing_amount: capturing,
    captured_amount: captured,
    held_amount: isClosed ? 0n : state.held_amount - min(state.held_amount, moved ?? 0n),
    capture_closing: state.capture_closing && !operation.final,
    capture_closed: isClosed,
    over_capture_limit: max(state.over_capture_limit, captured + capturing - state.authorized_amount),
  };
}
