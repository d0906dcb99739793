import { effectsOf, isOver, snapshotIn } from './checkout-effects.ts';
import { afterFault } from './checkout-faults.ts';
import {
  approvalState,
  ask,
  canAsk,
  complete,
  confirm,
  end,
  enter,
  fail,
  stepTo,
  goOn,
  isFailed,
  isSdkChallenge,
  leave,
  load,
  look,
  offer,
  openPage,
  pause,
  pay,
  payingState,
  endPending,
  type CheckoutMove,
} from './checkout-moves.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  isPromised,
  type KnownTransaction,
  NO_CHECKOUT,
  type Reduced,
  standingOf,
} from './checkout-state.ts';
import { afterWait, giveUp } from './checkout-waits.ts';

type EventOf<Kind extends CheckoutEvent['kind']> = Extract<CheckoutEvent, Readonly<{ kind: Kind }>>;

const { fingerprintMs, leavingMs, lookMs, lifeMs } = CHECKOUT_LIMITS;

/**
 * A checkout after something has happened, and what is to be done. It asks nobody: what takes time is an effect,
 * and comes back as an event. What happens where it is not expected changes nothing.
 *
 * @example const [state, effects] = reduce(NO_CHECKOUT, { kind: 'start', checkout: 'page', now: Date.now() })
 */
export function reduce(state: CheckoutState, event: CheckoutEvent): Reduced {
  const moved = isOver(state) ? null : move(state, event);
  return moved === null ? [state, []] : [moved[0], effectsOf(state, moved)];
}

/**
 * A checkout that was under way when the process ended. It is asked how it stands, and nothing is paid. What is no
 * snapshot is forgotten.
 *
 * @example const [state, effects] = restore(JSON.parse(kept), Date.now())
 */
export function restore(kept: unknown, now: number): Reduced {
  const snapshot = snapshotIn(kept);
  if (snapshot === null) return [NO_CHECKOUT, [{ do: 'forget' }]];
  const { version: _, at: _at, deadline: _deadline, ...known } = snapshot;
  const before: CheckoutState = { ...NO_CHECKOUT, ...known };
  const moved = confirm(before, now);
  return [moved[0], effectsOf(before, moved)];
}

type Moves = Readonly<{
  [Kind in CheckoutEvent['kind']]: (state: CheckoutState, event: EventOf<Kind>) => CheckoutMove | null;
}>;
const MOVES: Moves = {
  start: afterStart,
  opened: afterOpening,
  loaded: afterLoading,
  entered: afterEntry,
  submitted: afterSubmit,
  tokenized: afterTokenization,
  version: afterVersion,
  device: afterDevice,
  result: afterResult,
  challenged: afterChallenge,
  created: (state, event) => (canAsk(state) ? afterCreation(state, event) : null),
  notCreated: afterNoCreation,
  cancelled: afterCancellation,
  left: afterLeaving,
  returned: (state, { now }) =>
    canAsk(state) && (state.kind === 'page' || state.isUnderWay) ? look(state, now) : null,
  standing: afterStanding,
  fault: afterFault,
  lost: (state, { now }) => afterLoss(state, now),
  time: (state, { now }) => afterWait(state, now),
  retry: (state, { now }) => afterRetry(state, now),
  close: (state, { now }) => afterClose(state, now),
  replaced: (state) =>
    state.isUnderWay ? endPending({ ...state, page: 'none', reason: 'replaced' }) : leave(state, 'replaced'),
};

function move(state: CheckoutState, event: CheckoutEvent): CheckoutMove | null {
  if (state.at === 'idle' && event.kind !== 'start') return null;
  // The move of a kind takes events of that kind: the table's type says so, and an index of it does not.
  const afterEvent = MOVES[event.kind] as (state: CheckoutState, event: CheckoutEvent) => CheckoutMove | null;
  return afterEvent(state, event);
}

function afterStart(state: CheckoutState, event: EventOf<'start'>): CheckoutMove | null {
  if (state.at !== 'idle') return null;
  const { now } = event;
  const expiresAt = now + lifeMs;
  if (event.checkout === 'page') return openPage({ ...state, kind: 'page', expiresAt }, now);
  const { sessionId: id, hasSdk } = event;
  return stepTo({ ...state, at: 'entering', kind: 'form', id, hasSdk, expiresAt, deadline: expiresAt });
}

function afterOpening(state: CheckoutState, { id, url, now }: EventOf<'opened'>): CheckoutMove | null {
  const isExpected = state.at === 'loading' && state.url === null;
  return isExpected ? load({ ...state, id, url }, now) : null;
}

function afterLoading(state: CheckoutState, { now }: EventOf<'loaded'>): CheckoutMove | null {
  if (state.kind !== 'page' || state.url === null) return null;
  const shown: CheckoutState = { ...state, page: 'shown' };
  switch (state.at) {
    case 'loading':
      return stepTo({ ...shown, at: 'ready', deadline: state.expiresAt });
    case 'challenge':
    case 'awaitingApp':
      // The form stands there again: what the buyer was asked is over.
      return confirm(shown, now);
    case 'confirming':
      return stepTo(shown);
    default:
      return null;
  }
}

function afterEntry(state: CheckoutState): CheckoutMove | null {
  const isNews = state.at === 'ready' || (state.at === 'entering' && state.reason !== null);
  return isNews ? stepTo({ ...state, at: 'entering', reason: null }) : null;
}

function afterSubmit(state: CheckoutState, { now }: EventOf<'submitted'>): CheckoutMove | null {
  if (state.kind === 'form') return state.at === 'entering' ? tokenize(state, now) : null;
  const isShown = state.page === 'shown' && !state.isLeaving;
  const canPay = state.at === 'ready' || state.at === 'entering' || (state.at === 'confirming' && isShown);
  return canPay ? stepTo(payingState(state, now)) : null;
}

function tokenize(state: CheckoutState, now: number): CheckoutMove {
  const asks = state.asks + 1;
  return ask({ ...state, asks }, 'tokenizing', { do: 'call', call: 'tokenize', ask: asks }, now);
}

function afterTokenization(state: CheckoutState, event: EventOf<'tokenized'>): CheckoutMove | null {
  if (state.at !== 'tokenizing' || event.ask !== state.asks) return null;
  const { now } = event;
  return state.hasSdk
    ? ask(state, 'preparing3ds', { do: 'call', call: 'threeDSecureVersion' }, now)
    : pay(state, now);
}

function afterVersion(state: CheckoutState, { version, now }: EventOf<'version'>): CheckoutMove | null {
  if (state.at !== 'preparing3ds') return null;
  const deadline = now + fingerprintMs;
  return version === null
    ? pay(state, now)
    : stepTo({ ...state, at: 'fingerprint', deadline }, { do: 'device', version });
}

function afterDevice(state: CheckoutState, { device, now }: EventOf<'device'>): CheckoutMove | null {
  return state.at === 'fingerprint'
    ? ask(state, 'authenticating', { do: 'call', call: 'threeDSecureAuthenticate', device }, now)
    : null;
}

function afterResult(state: CheckoutState, { result, now }: EventOf<'result'>): CheckoutMove | null {
  if (state.at !== 'authenticating') return null;
  const { indicator, challenge } = result;
  return indicator === 'CHALLENGE' && challenge !== null
    ? stepTo(approvalState(state, 'challenge', now), { do: 'challenge', challenge })
    : pay(state, now);
}

/** Every way that is not the buyer's refusal leads to the payment: a proof is used where there is one. */
function afterChallenge(state: CheckoutState, { how, now }: EventOf<'challenged'>): CheckoutMove | null {
  if (!isSdkChallenge(state)) return null;
  if (how === 'closed') return enter(state, 'cancelled');
  return how === 'timed-out' ? enter(state, 'timed_out') : pay(state, now);
}

/** A payment was answered, or the page says that one was made. */
function afterCreation(state: CheckoutState, event: EventOf<'created'>): CheckoutMove | null {
  if (state.kind === 'page') return afterWordOfPage(state, event.transaction, event.now);
  // What an earlier attempt is answered says nothing of this one.
  return event.ask === state.attempt ? afterAnswer(state, event) : null;
}

/** Nobody may have answered: whether something is under way is still open. */
function afterNoCreation(state: CheckoutState): CheckoutMove | null {
  return state.at === 'paying' && state.kind === 'page' ? enter(state, 'not_made') : null;
}

function afterCancellation(state: CheckoutState, { transaction }: EventOf<'cancelled'>): CheckoutMove | null {
  if (state.kind !== 'page' || !['paying', 'challenge', 'awaitingApp'].includes(state.at)) return null;
  return transaction !== null && isFailed(transaction)
    ? enter(fail(state, transaction), 'cancelled')
    : enter({ ...state, transaction: transaction ?? state.transaction }, 'cancelled');
}

/** The page is believed that a payment failed, since the buyer stands before its form. All else is the service's. */
function afterWordOfPage(state: CheckoutState, transaction: KnownTransaction, now: number): CheckoutMove {
  const after: CheckoutState = { ...state, transaction, isUnderWay: true };
  if (isFailed(transaction) && state.page === 'shown' && !state.isLeaving)
    return enter(fail(state, transaction), 'declined');
  return transaction.status === 'buyer_approval_pending' && !state.isLeaving
    ? stepTo(approvalState(after, 'challenge', now))
    : confirm(after, now);
}

/** The payment that was asked for is answered, perhaps late. */
function afterAnswer(
  state: CheckoutState,
  { transaction, approvalUrl, now }: EventOf<'created'>,
): CheckoutMove | null {
  const after: CheckoutState = { ...state, transaction, isUnderWay: true };
  switch (standingOf(transaction.status)) {
    case 'completed':
      return complete(after);
    case 'active':
      if (state.failedIds.includes(transaction.id)) return null;
      return goOn(fail(state, transaction), 'declined', now);
    case 'processing':
      if (isPromised(transaction.status)) return endPending(after);
      return approvalUrl === null || state.isLeaving
        ? confirm(after, now)
        : stepTo(approvalState({ ...after, url: approvalUrl, page: 'opening' }, 'challenge', now), {
            do: 'open',
            url: approvalUrl,
          });
    default:
      return confirm(after, now);
  }
}

/** What the service says is what happened. */
function afterStanding(state: CheckoutState, event: EventOf<'standing'>): CheckoutMove | null {
  if (state.at !== 'confirming' || event.ask <= state.answeredUpTo) return null;
  const { standing, now } = event;
  const transaction = event.transaction ?? state.transaction;
  const known: CheckoutState = { ...state, transaction };

  switch (standing) {
    case 'completed':
      return complete(known);
    case 'given_back':
      return end({ ...known, at: 'failed', reason: 'given_back' });
    case 'expired':
      return state.isLeaving ? leave(known, null) : end({ ...known, at: 'failed', reason: 'expired' });
    case 'processing':
      return underWay(known, event.approvalUrl, now);
    case 'active':
      if (event.transaction !== null && isNewFailure(state, event.transaction))
        return goOn(fail(state, event.transaction), 'declined', now);
      // A payment may be on its way to the service still.
      if (state.isUnderWay && !state.isDoubted)
        return pause({ ...known, isDoubted: true, answeredUpTo: state.asks }, now);
      return goOn({ ...known, isUnderWay: false }, state.reason, now);
    default:
      return standing satisfies never;
  }
}

function isNewFailure({ failedIds }: CheckoutState, transaction: KnownTransaction): boolean {
  return isFailed(transaction) && !failedIds.includes(transaction.id);
}

/** Where the buyer has to approve, what asks them is left as it is, or opened once more; else it is asked again. */
function underWay(state: CheckoutState, approvalUrl: string | null, now: number): CheckoutMove {
  const { page, approveBy } = state;
  const after: CheckoutState = { ...state, isUnderWay: true };
  if (state.isLeaving || isPromised(statusOf(state))) return endPending(after);

  const isAsked = statusOf(state) === 'buyer_approval_pending' && now < (state.expiresAt ?? 0);
  const url = (isAsked ? approvalUrl : null) ?? state.url;
  if (page === 'none' && url !== null) {
    const shown: CheckoutState = { ...after, url, page: 'opening' };
    const open: CheckoutEffect = { do: 'open', url };
    return isAsked ? stepTo(approvalState(shown, 'challenge', now), open) : pause(shown, now, open);
  }
  return isAsked && page !== 'none' && approveBy !== null && now < approveBy
    ? stepTo({ ...after, at: 'challenge', until: null, deadline: Math.min(now + lookMs, approveBy) })
    : pause(after, now);
}

function statusOf({ transaction }: CheckoutState): string {
  return transaction?.status ?? '';
}

function afterLeaving(state: CheckoutState, { now }: EventOf<'left'>): CheckoutMove | null {
  const canLeave = state.at === 'challenge' || (state.at === 'paying' && state.kind === 'page');
  return canLeave ? stepTo(approvalState({ ...state, page: 'opening' }, 'awaitingApp', now)) : null;
}

function afterLoss(state: CheckoutState, now: number): CheckoutMove | null {
  const gone: CheckoutState = { ...state, page: 'none' };
  if (state.page === 'none' || state.url === null) return null;
  if (state.at === 'confirming') return stepTo(gone);
  if (state.isUnderWay) return canAsk(state) ? confirm(gone, now) : null;
  const isOfPage = ['loading', 'ready', 'entering'].includes(state.at) && state.kind === 'page';
  return isOfPage ? offer(gone, 'not_loaded', state.expiresAt) : null;
}

function afterRetry(state: CheckoutState, now: number): CheckoutMove | null {
  if (state.at !== 'failed') return null;
  const again: CheckoutState = { ...state, reason: null, canRetry: false };
  if (state.id === null) return openPage(again, now);
  return state.reason === 'not_loaded' && !state.isUnderWay ? load(again, now) : confirm(again, now);
}

function afterClose(state: CheckoutState, now: number): CheckoutMove | null {
  if (state.isLeaving) return null;
  if (state.at === 'failed') return giveUp(state);
  if (!state.isUnderWay) return leave(state, state.reason);
  const moved = look({ ...state, isLeaving: true, page: 'none', until: now + leavingMs }, now);
  return [moved[0], [{ do: 'dismiss' }, ...moved[1]]];
}
