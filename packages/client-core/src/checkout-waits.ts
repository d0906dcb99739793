import {
  type CheckoutMove,
  confirm,
  end,
  endPending,
  enter,
  expire,
  isSdkChallenge,
  offer,
  pay,
} from './checkout-moves.ts';
import { CHECKOUT_LIMITS, type CheckoutState } from './checkout-state.ts';

const { loadMs, callMs, fingerprintMs, challengeMs, payMs, confirmMs, lifeMs } = CHECKOUT_LIMITS;

/** How long a state may wait, and what it offers then. */
type Wait = Readonly<{ ms: number; afterwards(state: CheckoutState, now: number): CheckoutMove }>;

const BUYERS_TURN: Wait = {
  ms: lifeMs,
  afterwards: (state, now) => (state.isUnderWay ? confirm(state, now) : expire(state)),
};
const APPROVAL: Wait = {
  ms: challengeMs,
  afterwards: (state, now) => {
    if (isSdkChallenge(state)) return enter(state, 'timed_out');
    return confirm(now < (state.approveBy ?? 0) ? state : { ...state, page: 'none' }, now);
  },
};

const WAITS: Readonly<Partial<Record<CheckoutState['at'], Wait>>> = {
  loading: {
    ms: loadMs,
    afterwards: (state) =>
      offer({ ...state, page: 'none' }, state.url === null ? 'unreachable' : 'not_loaded', state.expiresAt),
  },
  ready: BUYERS_TURN,
  entering: BUYERS_TURN,
  tokenizing: { ms: callMs, afterwards: (state) => enter(state, 'unreachable') },
  preparing3ds: { ms: callMs, afterwards: pay },
  fingerprint: { ms: fingerprintMs, afterwards: pay },
  authenticating: { ms: callMs, afterwards: pay },
  challenge: APPROVAL,
  awaitingApp: APPROVAL,
  paying: { ms: payMs, afterwards: confirm },
  confirming: {
    ms: callMs,
    afterwards: (state, now) => (now < (state.until ?? 0) ? confirm(state, now) : offerLook(state, now)),
  },
  failed: { ms: lifeMs, afterwards: giveUp },
};

/** A wait is over. A clock that was set back makes none longer than it may be. */
export function afterWait(state: CheckoutState, now: number): CheckoutMove | null {
  const wait = WAITS[state.at];
  if (state.deadline === null || wait === undefined) return null;
  return now < state.deadline ? waitAgain(state, now, wait.ms) : wait.afterwards(state, now);
}

/** Nobody takes up what was offered. */
export function giveUp(state: CheckoutState): CheckoutMove {
  return state.isUnderWay ? endPending({ ...state, page: 'none' }) : end(state);
}

function waitAgain(state: CheckoutState, now: number, ms: number): CheckoutMove {
  const deadline = Math.min(state.deadline ?? now, now + ms);
  const until = state.until === null ? null : Math.min(state.until, now + confirmMs);
  const approveBy = state.approveBy === null ? null : Math.min(state.approveBy, now + challengeMs);
  return [{ ...state, deadline, until, approveBy }, [{ do: 'wait', until: deadline }]];
}

/** Nobody could say how it stands. */
function offerLook(state: CheckoutState, now: number): CheckoutMove {
  if (state.isLeaving) return endPending(state);
  return state.isUnderWay
    ? offer(state, 'unconfirmed', now + challengeMs)
    : offer(state, 'unreachable', state.expiresAt);
}
