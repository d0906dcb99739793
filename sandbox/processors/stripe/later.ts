import type { Queryable } from '../../../server/db/db.ts';
import { planStep } from '../../queries/events.ts';
import { addObject, changeObject, getObject, listObjects } from '../../queries/objects.ts';
import type { Answer } from '../processor.ts';
import type { Desk } from '../book.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { keepIntent, lockIntent } from './books.ts';
import { type StripeDesk, newName, seconds, emitEvent } from './desk.ts';
import { disputeAct } from './disputes.ts';
import { type Form, wordAt, wordsAt } from './form.ts';
import {
  withCancellation,
  withCapture,
  declinedAs,
  payIntent,
  saveMethod,
  tellOf,
  wholeNumber,
} from './intents.ts';
import { type BalanceAmounts, balanceAmounts, bookedNow, feeOf, feesOf } from './lines.ts';
import { type Intent, type Refund, chargeId, invalid, missing, showCharge, showRefund } from './objects.ts';

/** What follows payments: refunds, banks, buyers, disputes, payouts to the merchant. */

export async function createRefund(tx: Queryable, desk: StripeDesk, form: Form): Promise<Answer> {
  const id = wordAt(form, 'payment_intent') ?? '';
  const intent = await lockIntent(tx, desk, id);
  if (intent === null) return { ...missing('payment_intent', id, 'payment_intent'), unkept: true };
  const left = intent.amount_received - intent.amount_refunded;
  if (intent.status !== 'succeeded' && intent.amount_received === 0)
    return invalid('charge_not_refundable', 'This payment has not been captured.');
  if (left === 0) return invalid('charge_already_refunded', 'Charge has already been refunded.');

  const amount = wholeNumber(form, 'amount') ?? left;
  if (amount < 1 || amount > left)
    return invalid('amount_too_large', `Refund amount is greater than the ${left} that is left`, 'amount');
  const asked = { amount, metadata: wordsAt(form, 'metadata'), reason: wordAt(form, 'reason') };
  const refund = await makeRefund(tx, desk, intent, asked);
  return { status: 200, body: showRefund(refund) };
}

/** Asked for through the API, or in the dashboard, which leaves no metadata. */
async function makeRefund(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null; requestId?: string }>,
  intent: Intent,
  asked: Pick<Refund, 'amount' | 'metadata' | 'reason'>,
): Promise<Refund> {
  const refund: Refund = {
    id: newName('re', desk.now).id,
    currency: intent.currency,
    payment_intent: intent.id,
    created: seconds(desk.now),
    status: intent.method?.type === 'card' ? 'succeeded' : 'pending',
    ...asked,
  };
  const { amount } = asked;
  await addObject(tx, desk, { id: refund.id, kind: 'refund', parentId: intent.id, body: refund }, desk.now);

  const after: Intent = { ...intent, amount_refunded: intent.amount_refunded + amount };
  await keepIntent(tx, desk, after, { reference: desk.key ?? refund.id, kind: 'refund', amount });
  await emitEvent(tx, desk, intent.uuid, 'refund.created', showRefund(refund));
  await emitEvent(tx, desk, intent.uuid, 'charge.refunded', showCharge(after));
  if (intent.method?.behaviour.kind === 'loses_refunds') await planToLoseRefunds(tx, desk, intent);
  return refund;
}

/** By a person at Stripe, of one unit of the currency, or what is left of it. */
async function refundInDashboard(tx: Queryable, desk: Desk, intent: Intent): Promise<boolean> {
  const left = intent.amount_received - intent.amount_refunded;
  if (left === 0) return false;
  await makeRefund(tx, desk, intent, {
    amount: Math.min(left, 100),
    metadata: {},
    reason: 'requested_by_customer',
  });
  return true;
}

/** By a person at Stripe: Stripe lets go of what is left. */
async function captureInDashboard(
  tx: Queryable,
  desk: Desk,
  intent: Intent,
  amount: number,
): Promise<boolean> {
  if (intent.status !== 'requires_capture' || amount > intent.amount_capturable) return false;
  const after = withCapture(intent, amount, true);
  await keepIntent(tx, desk, after, { reference: chargeId(intent), kind: 'capture', amount });
  await tellOf(tx, desk, after);
  return true;
}

/** Or by Stripe itself, once nobody may capture it any more. */
async function cancelWithout(tx: Queryable, desk: Desk, intent: Intent, reason: string): Promise<boolean> {
  if (intent.status !== 'requires_capture') return false;
  const moved = { reference: chargeId(intent), kind: 'void', amount: intent.amount_capturable };
  const after = withCancellation(desk, intent, reason);
  await keepIntent(tx, desk, after, moved);
  await tellOf(tx, desk, after);
  return true;
}

const REFUND_IS_LOST_AFTER_MS = 24 * 60 * 60_000;

function planToLoseRefunds(tx: Queryable, desk: Desk, { uuid }: Intent): Promise<void> {
  const dueAt = new Date(desk.now.getTime() + REFUND_IS_LOST_AFTER_MS);
  return planStep(tx, desk, { id: newId(desk.now), subjectId: uuid, kind: 'lose_refunds', dueAt });
}

/** What happens to an intent without a request. Null: it is not where this can happen. */
type LaterChange = (intent: Intent) => Intent | null;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  authenticate: (intent) => (intent.next?.type === 'redirect_to_url' ? payIntent(intent) : null),
  fail_authentication: (intent) =>
    intent.next?.type === 'redirect_to_url'
      ? declinedAs(intent, `${intent.kind}_authentication_failure`, null)
      : null,
  verify: (intent) =>
    intent.next?.type === 'deposits' ? { ...intent, status: 'processing', next: null } : null,
  fail_verification: (intent) =>
    intent.next?.type === 'deposits'
      ? declinedAs(intent, 'payment_method_microdeposit_verification_attempts_exceeded', null)
      : null,
  settle: (intent) => (intent.status === 'processing' ? payIntent(intent) : null),
  fail: (intent) => {
    const behaviour = intent.method?.behaviour;
    const code = behaviour?.kind === 'declines' ? behaviour.code : 'insufficient_funds';
    return intent.status === 'processing' ? declinedAs(intent, code, null) : null;
  },
  pay: (intent) => (intent.next?.type === 'voucher' ? payIntent(intent) : null),
  expire: (intent) =>
    intent.next?.type === 'voucher'
      ? declinedAs(intent, 'payment_intent_payment_attempt_expired', null)
      : null,
};

/** What the intent of this id in the books may be called. */
export function namesOf(uuid: string): readonly [payment: string, setup: string] {
  const hex = uuid.replaceAll('-', '');
  return [`pi_${hex}`, `seti_${hex}`];
}

export async function runLaterChange(desk: Desk, uuid: string, what: string): Promise<boolean> {
  const [payment, setup] = namesOf(uuid);
  const done = await desk.db.transaction(async (tx) => {
    const intent =
      (await lockIntent(tx, desk, payment)) ?? (await lockIntent(tx, desk, setup, 'setup_intent'));
    if (intent === null) return what === 'pay_out' ? payOut(tx, desk) : false;
    const special = SPECIAL[what] ?? disputeAct(what);
    if (special !== null) return special(tx, desk, intent);
    const after = Object.hasOwn(HAPPENINGS, what) ? (HAPPENINGS[what]?.(intent) ?? null) : null;
    if (after === null) return false;
    await keepIntent(tx, desk, after, null);
    await saveMethod(tx, desk, after);
    await tellOf(tx, desk, after);
    return true;
  });

  desk.courier.kick();
  return done;
}

const SPECIAL: Readonly<Record<string, (tx: Queryable, desk: Desk, intent: Intent) => Promise<boolean>>> = {
  refund_in_dashboard: refundInDashboard,
  capture_in_dashboard: (tx, desk, intent) => captureInDashboard(tx, desk, intent, intent.amount_capturable),
  capture_part_in_dashboard: (tx, desk, intent) => captureInDashboard(tx, desk, intent, 100),
  void_in_dashboard: (tx, desk, intent) => cancelWithout(tx, desk, intent, 'requested_by_customer'),
  cancel_automatically: (tx, desk, intent) => cancelWithout(tx, desk, intent, 'automatic'),
  settle_refunds: settleRefunds,
  lose_refunds: loseRefunds,
  revoke_mandate: revokeMandate,
  pay_out: (tx, desk) => payOut(tx, desk),
};

async function settleRefunds(tx: Queryable, desk: Desk, intent: Intent): Promise<boolean> {
  for (const { object_id: id, body } of await listObjects<Refund>(tx, desk, 'refund', intent.id)) {
    if (body.status !== 'pending') continue;
    const after: Refund = { ...body, status: 'succeeded' };
    await changeObject(tx, desk, id, after);
    await emitEvent(tx, desk, intent.uuid, 'refund.updated', showRefund(after));
  }
  return true;
}

/** The buyer's bank sends back what had been refunded: it is on the merchant's balance again. */
async function loseRefunds(tx: Queryable, desk: Desk, intent: Intent): Promise<boolean> {
  const refunds = await listObjects<Refund>(tx, desk, 'refund', intent.id);
  const lost = refunds.map(({ body }) => body).filter(({ status }) => status === 'succeeded');
  const back = lost.reduce((sum, { amount }) => sum + amount, 0);
  await keepIntent(tx, desk, { ...intent, amount_refunded: intent.amount_refunded - back }, null);
  for (const refund of lost) {
    const after: Refund = { ...refund, status: 'failed' };
    await changeObject(tx, desk, refund.id, after);
    const shown = { ...showRefund(after), failure_reason: 'expired_or_canceled_card' };
    await emitEvent(tx, desk, intent.uuid, 'refund.failed', shown);
  }
  return lost.length > 0;
}

async function revokeMandate(tx: Queryable, desk: Desk, intent: Intent): Promise<boolean> {
  const found = intent.mandate === null ? null : await getObject<object>(tx, desk, intent.mandate);
  if (found === null) return false;
  const after = { ...found.body, status: 'inactive' };
  await changeObject(tx, desk, found.object_id, after);
  await emitEvent(tx, desk, intent.uuid, 'mandate.updated', after);
  return true;
}

export type Line = Readonly<Record<string, unknown> & { id: string }>;

type BookedLine = BalanceAmounts & Line;

/**
 * https://docs.stripe.com/changelog/basil/2025-03-31/remove-refund-from-partial-capture-and-payment-cancellation-flow:
 * of captures that are asked for in a version since then, each is booked as what it is.
 */
function lineOfCapture(intent: Intent, index: number): BookedLine {
  const { currency: code, uuid, method } = intent;
  return {
    ...balanceAmounts(intent.captures[index] ?? 0, code, feeOf),
    id: `txn_${uuid.replaceAll('-', '')}${index === 0 ? '' : `_${index}`}`,
    reporting_category: 'charge',
    source: showCharge(intent),
    type: method?.type === 'card' ? 'charge' : 'payment',
  };
}

/** One that fails once it was booked comes back. */
function linesOfRefund(refund: Refund, wasBooked: boolean): readonly BookedLine[] {
  const isBack = refund.status === 'failed' && wasBooked;
  if (refund.status !== 'succeeded' && !isBack) return [];
  return [
    {
      ...balanceAmounts(isBack ? refund.amount : -refund.amount, refund.currency, 0),
      id: `txn_${refund.id}${isBack ? '_failure' : ''}`,
      reporting_category: isBack ? 'refund_failure' : 'refund',
      source: showRefund(refund),
      type: isBack ? 'refund_failure' : 'refund',
    },
  ];
}

/** Everything that was captured and refunded and not yet paid out, in one payout. */
async function payOut(tx: Queryable, desk: Desk): Promise<boolean> {
  const payout = newName('po', desk.now).id;
  let total = 0;
  for (const { body: intent } of await listObjects<Intent>(tx, desk, 'payment_intent')) {
    const refunds = await listObjects<Refund>(tx, desk, 'refund', intent.id);
    const wasBooked = new Set<string>();
    for (const { body: refund } of refunds)
      if ((await getObject(tx, desk, `txn_${refund.id}`)) !== null) wasBooked.add(refund.id);
    const lines = [
      ...intent.captures.map((_capture, index) => lineOfCapture(intent, index)),
      ...refunds.flatMap(({ body }) => linesOfRefund(body, wasBooked.has(body.id))),
    ].map((line) => ({ ...bookedNow(desk), ...line, fee_details: feesOf(line) }));
    for (const line of lines)
      if (await addObject(tx, desk, { id: line.id, kind: 'line', parentId: payout, body: line }, desk.now))
        total += line.net;
  }

  const object = {
    id: payout,
    object: 'payout',
    amount: total,
    arrival_date: seconds(desk.now),
    automatic: true,
    created: seconds(desk.now),
    currency: 'usd',
    livemode: false,
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status: 'paid',
    type: 'bank_account',
  };
  await addObject(tx, desk, { id: payout, kind: 'payout', body: object }, desk.now);
  await emitEvent(tx, desk, newId(desk.now), 'payout.reconciliation_completed', object);
  return true;
}
