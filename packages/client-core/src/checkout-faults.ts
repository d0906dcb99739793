import { faultKind } from './call.ts';
import {
  type CheckoutMove,
  confirm,
  end,
  endPending,
  enter,
  expire,
  goOn,
  offer,
  pause,
  pay,
} from './checkout-moves.ts';
import type { CheckoutCall, CheckoutEvent, CheckoutReason, CheckoutState } from './checkout-state.ts';

const UNKNOWN: ReadonlySet<number> = new Set([0, 408, 409]);

/** A status that says nothing of what was asked for: 409 is answered while it is being done. */
function isUnknown(status: number): boolean {
  return UNKNOWN.has(status) || status >= 500;
}

type Fault = Extract<CheckoutEvent, Readonly<{ kind: 'fault' }>>;
type Faults = Readonly<Record<CheckoutCall, (state: CheckoutState, fault: Fault) => CheckoutMove | null>>;

/** Nothing of the card was proved: the payment may do without. */
const payWithout =
  (at: CheckoutState['at']) =>
  (state: CheckoutState, { now }: Fault): CheckoutMove | null =>
    state.at === at ? pay(state, now) : null;

const FAULTS: Faults = {
  openCheckout: (state, { status }) =>
    state.at === 'loading' && state.url === null ? notOpened(state, status) : null,
  tokenize: (state, { status, ask }) =>
    state.at === 'tokenizing' && ask === state.asks ? notTokenized(state, status) : null,
  threeDSecureVersion: payWithout('preparing3ds'),
  device: payWithout('fingerprint'),
  threeDSecureAuthenticate: payWithout('authenticating'),
  pay: (state, { status, ask, now }) => {
    // What an earlier request is answered says nothing of this one.
    if (state.kind !== 'form' || ask < state.answeredUpTo) return null;
    if (state.at !== 'paying' && state.at !== 'confirming') return null;
    if (!isUnknown(status)) return notPaid(state, status, now);
    return state.at === 'paying' ? confirm(state, now) : null;
  },
  status: (state, fault) =>
    state.at === 'confirming' && fault.ask > state.answeredUpTo ? notAnswered(state, fault) : null,
};

/** A call has failed. */
export function afterFault(state: CheckoutState, fault: Fault): CheckoutMove | null {
  return FAULTS[fault.call](state, fault);
}

function reasonOf(status: number): CheckoutReason {
  if (isUnknown(status)) return 'unreachable';
  return faultKind(status) === 'often' ? 'often' : 'refused';
}

function notTokenized(state: CheckoutState, status: number): CheckoutMove {
  return faultKind(status) === 'expired' ? expire(state) : enter(state, reasonOf(status));
}

function notOpened(state: CheckoutState, status: number): CheckoutMove {
  const reason = reasonOf(status);
  return reason === 'refused'
    ? end({ ...state, at: 'failed', reason })
    : offer(state, reason, state.expiresAt);
}

/** This request has paid nothing; an earlier one of the same attempt may have, so that its number stays. */
function notPaid(state: CheckoutState, status: number, now: number): CheckoutMove {
  const after: CheckoutState = { ...state, isUnderWay: false };
  return faultKind(status) === 'expired' ? expire(after) : goOn(after, reasonOf(status), now);
}

/** Whoever cannot be reached is asked again; what is gone is not. */
function notAnswered(state: CheckoutState, { status, now }: Fault): CheckoutMove {
  if (isUnknown(status) || faultKind(status) === 'often') return pause(state, now);
  return state.isUnderWay ? endPending(state) : expire(state);
}
