import {
  CHECKOUT_LIMITS,
  type CheckoutEffect,
  type CheckoutReason,
  type CheckoutState,
  type KnownTransaction,
  standingOf,
} from './checkout-state.ts';

/** Without what is to be kept, waited for and told: that follows from the two states. */
export type CheckoutMove = readonly [state: CheckoutState, effects: readonly CheckoutEffect[]];

const { loadMs, callMs, challengeMs, payMs, confirmMs, pauseMs } = CHECKOUT_LIMITS;

/** Whether there is something that the service can be asked about. */
export function canAsk({ id, at, canRetry }: CheckoutState): boolean {
  return id !== null && at !== 'idle' && !(at === 'failed' && !canRetry);
}

/** Asks the service how it stands. */
export function confirm(state: CheckoutState, now: number): CheckoutMove {
  const isAgain = state.at === 'confirming';
  const asks = state.asks + 1;
  const until = (isAgain || state.isLeaving ? state.until : null) ?? now + confirmMs;
  const after: CheckoutState = {
    ...state,
    at: 'confirming',
    asks,
    answeredUpTo: isAgain ? state.answeredUpTo : state.asks,
    isDoubted: isAgain && state.isDoubted,
    canRetry: false,
    until,
    deadline: Math.min(now + callMs, until),
  };

  const transactionId = state.transaction?.id ?? null;
  return stepTo(after, { do: 'call', call: 'status', ask: asks, transactionId });
}

/** Asks at once, but for a pause after which it is asked a second time: a payment may be on its way as long. */
export function look(state: CheckoutState, now: number): CheckoutMove {
  return state.at === 'confirming' && state.isDoubted && state.answeredUpTo === state.asks
    ? stepTo(state)
    : confirm(state, now);
}

export function pause(
  state: CheckoutState,
  now: number,
  ...effects: readonly CheckoutEffect[]
): CheckoutMove {
  return stepTo({ ...state, deadline: Math.min(now + pauseMs, state.until ?? now) }, ...effects);
}

/** Nothing is under way: the buyer may pay, or has left. */
export function goOn(state: CheckoutState, reason: CheckoutReason | null, now: number): CheckoutMove {
  if (state.isLeaving) return leave(state, reason);
  if (state.kind === 'form' || state.page === 'shown') return enter(state, reason);
  return load({ ...state, reason }, now);
}

export function enter(state: CheckoutState, reason: CheckoutReason | null): CheckoutMove {
  const { expiresAt: deadline } = state;
  return stepTo({ ...state, at: 'entering', reason, until: null, approveBy: null, deadline });
}

/** The attempt has certainly failed; the next one is another. */
export function fail(state: CheckoutState, transaction: KnownTransaction): CheckoutState {
  const failedIds = [...state.failedIds, transaction.id];
  return { ...state, transaction, failedIds, isUnderWay: false, attempt: state.attempt + 1 };
}

export function isFailed({ status }: KnownTransaction): boolean {
  return standingOf(status) === 'active';
}

export function openPage(state: CheckoutState, now: number): CheckoutMove {
  return ask(state, 'loading', { do: 'call', call: 'openCheckout' }, now);
}

export function load(state: CheckoutState, now: number): CheckoutMove {
  const { url } = state;
  if (url === null) return enter(state, state.reason);
  const after: CheckoutState = { ...state, at: 'loading', page: 'opening', until: null, approveBy: null };
  return stepTo({ ...after, deadline: now + loadMs }, { do: 'open', url });
}

export function ask(
  state: CheckoutState,
  at: 'loading' | 'tokenizing' | 'preparing3ds' | 'authenticating',
  effect: CheckoutEffect,
  now: number,
): CheckoutMove {
  return stepTo({ ...state, at, reason: null, deadline: now + (at === 'loading' ? loadMs : callMs) }, effect);
}

export function payingState(state: CheckoutState, now: number): CheckoutState {
  const begun = { at: 'paying', isUnderWay: true, transaction: null, reason: null } as const;
  return { ...state, ...begun, until: null, approveBy: null, deadline: now + payMs };
}

/** What an earlier attempt, or request, has shown or is answered is nothing to this one. */
export function pay(state: CheckoutState, now: number): CheckoutMove {
  const asks = state.asks + 1;
  const after: CheckoutState = {
    ...payingState(state, now),
    url: null,
    page: 'none',
    asks,
    answeredUpTo: asks,
  };
  return stepTo(after, { do: 'call', call: 'pay', attempt: state.attempt, ask: asks });
}

/** A failure that the buyer can do something about. */
export function offer(state: CheckoutState, reason: CheckoutReason, deadline: number | null): CheckoutMove {
  return stepTo({ ...state, at: 'failed', reason, canRetry: true, until: null, deadline });
}

export function complete(state: CheckoutState): CheckoutMove {
  return end({ ...state, at: 'done', outcome: 'completed', reason: null, isUnderWay: false });
}

export function endPending(state: CheckoutState): CheckoutMove {
  return end({ ...state, at: 'done', outcome: 'pending' });
}

export function expire(state: CheckoutState): CheckoutMove {
  return end({ ...state, at: 'failed', reason: 'expired' });
}

export function leave(state: CheckoutState, reason: CheckoutReason | null): CheckoutMove {
  return end({ ...state, at: 'closed', reason });
}

export function end(state: CheckoutState): CheckoutMove {
  return stepTo({ ...state, canRetry: false, deadline: null, until: null, approveBy: null });
}

export function stepTo(state: CheckoutState, ...effects: readonly CheckoutEffect[]): CheckoutMove {
  return [state, effects];
}

/** The buyer is asked, by whatever is shown. */
export function approvalState(
  state: CheckoutState,
  at: 'challenge' | 'awaitingApp',
  now: number,
): CheckoutState {
  const approveBy = now + challengeMs;
  return { ...state, at, reason: null, until: null, approveBy, deadline: approveBy };
}

/** The SDK asks before the payment; an approval is asked for by a payment. */
export function isSdkChallenge({ at, kind, isUnderWay }: CheckoutState): boolean {
  return at === 'challenge' && kind === 'form' && !isUnderWay;
}
