import { type Command, isAwaited, move } from './machine.ts';
import { giftCardsBack, isTendering } from './tenders.ts';
import { type TransactionState, leftToCapture, leftToRefund, max, min, overRefund } from './state.ts';

/** A merchant's wish, as the API took it. An amount of null means: all that is left. */
export type Request =
  | Readonly<{ kind: 'capture'; amount: bigint | null; final: boolean }>
  | Readonly<{ kind: 'refund'; amount: bigint | null; despiteChargeback?: boolean }>
  | Readonly<{ kind: 'increment'; amount: bigint }>
  | Readonly<{ kind: 'void' }>
  | Readonly<{ kind: 'cancel' }>
  | Readonly<{ kind: 'sync' }>
  | Readonly<{ kind: 'expire' }>;

/** What the merchant account allows itself and the connector can do. */
export type Limits = Readonly<{
  /**
   * In minor units; null: not set. Where both are set, the smaller one holds; where neither is, nothing may
   * be captured beyond the authorization.
   */
  overCaptureAmount: bigint | null;
  /** Percent of the authorized amount. */
  overCapturePercentage: bigint | null;
  partialCapture: boolean;
  multipleCaptures: boolean;
  overCapture: boolean;
  partialRefund: boolean;
  /** It voids what is left of a payment that is captured in part. */
  releasesRest: boolean;
}>;

export type Intent = Readonly<{
  kind: 'go';
  amount: bigint;
  final: boolean;
  patch: Partial<TransactionState>;
}>;
type Refusal =
  /** The transaction is not where this is possible. */
  | Readonly<{ kind: 'state'; message: string }>
  /** The request breaks a rule; the pointer is of the request body. */
  | Readonly<{ kind: 'rule'; pointer: string; message: string }>;

/**
 * Is this possible now, for how much, and what does it reserve? Pure; the caller commits the intent before
 * anything is sent.
 */
export function decide(state: TransactionState, request: Request, limits: Limits): Intent | Refusal {
  const target = move(state.status, request.kind);
  if (target === null) return notNow(`a transaction that is ${state.status} cannot ${VERBS[request.kind]}`);
  const hindrance = request.kind === 'sync' ? null : hindranceTo(state, request);
  if (hindrance !== null) return notNow(hindrance);

  const go = (amount: bigint, patch: Partial<TransactionState> = {}, final = true): Intent => ({
    kind: 'go',
    amount,
    final,
    patch: { ...patch, status: target },
  });
  switch (request.kind) {
    case 'capture':
      return capture(state, request, limits, go);
    case 'refund':
      return refund(state, request, limits, go);
    case 'increment':
      if (request.amount <= 0n) return breaks('/amount', 'must be greater than 0');
      return go(request.amount, { incrementing_amount: request.amount });
    case 'void':
      return state.status === 'captured' ? voidRest(state, limits, go) : go(state.held_amount);
    case 'expire':
      return expire(state, go);
    case 'cancel':
    case 'sync':
      return go(0n);
    default:
      return request satisfies never;
  }
}

function notNow(message: string): Refusal {
  return { kind: 'state', message };
}

function breaks(pointer: string, message: string): Refusal {
  return { kind: 'rule', pointer, message };
}

/** What is under way, and has to end first. */
function hindranceTo(state: TransactionState, { kind }: Request): string | null {
  if (isTendering(state.tenders) && !(kind === 'cancel' && isAwaited(state.status)))
    return 'its gift cards are still being redeemed or given back';
  return state.incrementing_amount > 0n ? 'an increment of the authorization is still under way' : null;
}

type IntentBuilder = (amount: bigint, patch?: Partial<TransactionState>, final?: boolean) => Intent;

function refund(
  state: TransactionState,
  request: Request & { kind: 'refund' },
  limits: Limits,
  go: IntentBuilder,
): Intent | Refusal {
  const left = leftToRefund(state, request.despiteChargeback);
  const why = request.despiteChargeback === true ? '' : chargebackWords(state);
  if (left <= 0n) return notNow(`nothing is left to refund${why}`);
  const amount = request.amount ?? left;
  if (amount <= 0n) return breaks('/amount', 'must be greater than 0');
  if (amount > left) return breaks('/amount', `is more than the ${left} that can still be refunded${why}`);
  if (amount < state.captured_amount && !limits.partialRefund)
    return breaks('/amount', 'this payment service refunds only all that was captured');
  const refunding_amount = state.refunding_amount + amount;
  const over_refund_limit = max(state.over_refund_limit, overRefund({ ...state, refunding_amount }));
  return go(amount, { refunding_amount, over_refund_limit });
}

function chargebackWords({ charged_back_amount: taken }: TransactionState): string {
  return taken <= 0n
    ? ''
    : `: a chargeback took ${taken} of it back for the buyer already; despite_chargeback refunds that all the same`;
}

/** What more captures might have taken: from now on none may start. */
function voidRest(state: TransactionState, { releasesRest }: Limits, go: IntentBuilder): Intent | Refusal {
  if (state.held_amount <= 0n)
    return notNow('a transaction that is captured cannot be voided: nothing of it is held any more');
  const hindrance = closingHindrance(state);
  if (hindrance !== null) return notNow(hindrance);
  if (!releasesRest)
    return notNow('this payment service does not let go of what is left of a captured payment: it expires');
  return go(state.held_amount, { capture_closing: true });
}

function closingHindrance({ capture_closing, capturing_amount }: TransactionState): string | null {
  if (capture_closing) return 'a final capture, or a void of what is left, is under way';
  return capturing_amount > 0n ? 'a capture is still under way' : null;
}

function expire(state: TransactionState, go: IntentBuilder): Intent | Refusal {
  if (state.status !== 'captured') return go(state.held_amount, { held_amount: 0n, ...giftCardsBack(state) });
  const hindrance = state.held_amount <= 0n ? 'nothing of it is held any more' : closingHindrance(state);
  if (hindrance !== null) return notNow(hindrance);
  return go(state.held_amount, { held_amount: 0n, capture_closed: true });
}

function capture(
  state: TransactionState,
  request: Request & { kind: 'capture' },
  limits: Limits,
  go: IntentBuilder,
): Intent | Refusal {
  if (state.capture_closed) return notNow('the final capture was made');
  if (state.capture_closing) return notNow('a final capture, or a void of what is left, is under way');
  const before = state.captured_amount + state.capturing_amount;
  if (before !== 0n && !limits.multipleCaptures) return notNow('this payment service captures only once');
  const left = leftToCapture(state);
  if (request.amount === null && left === 0n) return notNow('nothing is left to capture');
  const amount = request.amount ?? left;
  if (amount <= 0n) return breaks('/amount', 'must be greater than 0: a void lets go of what is left');
  const most = state.authorized_amount + overCaptureLimit(state.authorized_amount, limits) - before;
  if (amount > most) return breaks('/amount', `is more than the ${most} that can still be captured`);
  if (amount < state.authorized_amount && !limits.partialCapture)
    return breaks('/amount', 'this payment service captures only all that was authorized');
  if (!request.final && !limits.multipleCaptures)
    return breaks('/final', 'this payment service captures only once');

  return go(
    amount,
    {
      capturing_amount: state.capturing_amount + amount,
      capture_closing: request.final,
      over_capture_limit: max(state.over_capture_limit, before + amount - state.authorized_amount),
    },
    request.final,
  );
}

/** Rounded down: a limit of 10 % of 999 is 99. */
export function overCaptureLimit(authorized: bigint, limits: Limits): bigint {
  if (!limits.overCapture) return 0n;
  const byPercentage =
    limits.overCapturePercentage === null ? null : (authorized * limits.overCapturePercentage) / 100n;
  if (limits.overCaptureAmount === null) return byPercentage ?? 0n;
  return byPercentage === null ? limits.overCaptureAmount : min(limits.overCaptureAmount, byPercentage);
}

const VERBS: Readonly<Record<Command, string>> = {
  capture: 'be captured',
  void: 'be voided',
  cancel: 'be cancelled',
  refund: 'be refunded',
  increment: 'have its authorization raised',
  sync: 'be synced',
  expire: 'expire',
};
