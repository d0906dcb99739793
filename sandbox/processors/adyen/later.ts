import type { Queryable } from '../../../server/db/db.ts';
import { getObject } from '../../queries/objects.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';
import { type AdyenDesk, adyenError, lettersOf, newPsp, emitEvent, uuidOf } from './desk.ts';
import { gather } from './settlement.ts';
import {
  type Payment,
  authorisePayment,
  disputeByOrder,
  keepPayment,
  lockAdyenPayment,
  openBooks,
  showPayment,
  tellPayment,
} from './payments.ts';
import { disputeAct } from './disputes.ts';
import { disableToken } from './tokens.ts';

/** What follows payments: modifications, which are accepted at once and decided behind it; buyers; disputes. */

type Modification = Readonly<{
  kind: string;
  eventCode: string;
  /** The payment after it, and by how much it moved; a sentence: why not. */
  decide(payment: Payment, amount: number): Readonly<{ after: Payment; moved: number }> | string;
}>;

export const MODIFICATIONS: Readonly<Record<string, Modification>> = {
  captures: {
    kind: 'capture',
    eventCode: 'CAPTURE',
    decide: (payment, amount) =>
      payment.cancelled || payment.status !== 'authorised'
        ? 'The payment is not authorised'
        : payment.captured + amount > payment.authorised
          ? 'Insufficient balance on payment'
          : { after: { ...payment, captured: payment.captured + amount }, moved: amount },
  },
  cancels: {
    kind: 'void',
    eventCode: 'CANCELLATION',
    decide: (payment) =>
      payment.captured > 0 || payment.cancelled || payment.status !== 'authorised'
        ? 'Transaction has already been captured or cancelled'
        : { after: { ...payment, cancelled: true }, moved: payment.authorised },
  },
  refunds: {
    kind: 'refund',
    eventCode: 'REFUND',
    decide: (payment, amount) =>
      payment.captured === 0
        ? "Transaction hasn't been captured, refund not possible"
        : payment.refunded + amount > payment.captured
          ? 'Insufficient balance on payment'
          : { after: { ...payment, refunded: payment.refunded + amount }, moved: amount },
  },
  amountUpdates: {
    kind: 'increment',
    eventCode: 'AUTHORISATION_ADJUSTMENT',
    decide: (payment, amount) =>
      payment.captured > 0 || payment.cancelled || payment.status !== 'authorised'
        ? 'The payment cannot be adjusted any more'
        : {
            after: { ...payment, authorised: amount },
            moved: amount - payment.authorised,
          },
  },
};

const unkeptError = (code: string, message: string): Answer => ({
  ...adyenError(422, code, message),
  unkept: true,
});

export async function modify(
  tx: Queryable,
  desk: AdyenDesk,
  on: Readonly<{ psp: string; path: string }>,
  body: JsonObject,
): Promise<Answer> {
  const modification = MODIFICATIONS[on.path];
  const payment = await lockAdyenPayment(tx, desk, on.psp);
  if (modification === undefined || payment?.merchantAccount !== textAt(body, 'merchantAccount'))
    return unkeptError('167', 'Original pspReference required for this operation');
  const isWhole = on.path === 'cancels';
  const amount = isWhole ? payment.amount : amountIn(body, payment.currency);
  if (typeof amount !== 'number') return amount;

  const psp = newPsp(desk.now);
  const reference = textAt(body, 'reference');
  await decide(tx, desk, payment, { modification, amount, psp, reference });
  return {
    status: 201,
    body: {
      merchantAccount: payment.merchantAccount,
      paymentPspReference: payment.psp,
      ...(reference === null ? {} : { reference }),
      pspReference: psp,
      status: 'received',
      ...(isWhole ? {} : { amount: { currency: payment.currency, value: amount } }),
    },
  };
}

function amountIn(body: JsonObject, currency: string): number | Answer {
  const given = objectOf(body['amount']);
  const value = Number(given?.['value']);
  if (!Number.isSafeInteger(value) || value < 1) return unkeptError('137', 'Invalid amount specified');
  return given?.['currency'] === currency
    ? value
    : unkeptError('139', 'Currency does not match the one of the original payment');
}

/** Behind what was accepted; only the webhook tells of it. */
async function decide(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  payment: Payment,
  asked: Readonly<{ modification: Modification; amount: number; psp: string; reference: string | null }>,
): Promise<void> {
  const { modification, amount, psp, reference } = asked;
  const decided = modification.decide(payment, amount);
  const isGood = typeof decided !== 'string';
  const accepted = { kind: modification.kind, psp, reference: reference ?? payment.reference, units: amount };
  const after = isGood ? { ...decided.after, accepted: [...payment.accepted, accepted] } : payment;
  await keepPayment(tx, desk, after, {
    psp,
    reference: desk.key ?? psp,
    kind: modification.kind,
    isGood,
    amount: isGood ? decided.moved : 0,
  });

  if (isGood && modification.kind === 'capture' && payment.captured === 0)
    await disputeByOrder(tx, desk, payment);
  const type = TYPES[modification.kind];
  if (isGood && type !== undefined)
    await gather(tx, desk, payment, { type, psp, reference: reference ?? payment.reference, units: amount });
  await emitEvent(tx, desk, payment.uuid, {
    eventCode: modification.eventCode,
    success: isGood,
    pspReference: psp,
    originalReference: payment.psp,
    merchantReference: reference ?? payment.reference,
    merchantAccountCode: payment.merchantAccount,
    amount: { currency: payment.currency, value: amount },
    paymentMethod: payment.method.brand,
    ...(isGood ? {} : { reason: decided }),
  });
}

/** What moves money, as settlement reports call it. */
const TYPES: Readonly<Record<string, 'Settled' | 'Refunded'>> = { capture: 'Settled', refund: 'Refunded' };

/** What the buyer's browser brings back. */
export function redirectResultOf(psp: string): string {
  return `X${lettersOf(`result ${psp}`)}${psp}`;
}

/** Asked again it says the same. */
export async function paymentDetails(desk: AdyenDesk, body: JsonObject): Promise<Answer> {
  const given = textAt(body, 'details', 'redirectResult') ?? textAt(body, 'details', 'payload');
  const psp = given?.slice(-16) ?? '';
  const found = given === redirectResultOf(psp) ? await getObject<Payment>(desk.db, desk, psp) : null;
  if (found?.kind !== 'payment')
    return adyenError(422, '14_0418', 'Invalid payment session or redirect result');
  const shown = showPayment(desk, found.body);
  if (found.body.status !== 'waiting') return { status: 200, body: shown };
  // The buyer came back, and how it ended is not known yet.
  return {
    status: 200,
    body: { pspReference: psp, merchantReference: found.body.reference, resultCode: 'Received' },
  };
}

type LaterChange = (payment: Payment) => Payment | null;
const whileWaiting =
  (happens: (payment: Payment) => Payment): LaterChange =>
  (payment) =>
    payment.status === 'waiting' || payment.status === 'received' ? happens(payment) : null;

function refusedAs(code: string, reason: string) {
  return (payment: Payment): Payment => ({
    ...payment,
    status: 'refused',
    verdict: { resultCode: 'Refused', code, reason },
  });
}

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  approve: whileWaiting(authorisePayment),
  pay: whileWaiting(authorisePayment),
  refuse: whileWaiting(refusedAs('11', '3D Not Authenticated')),
  cancel: whileWaiting(refusedAs('16', 'Shopper Cancelled')),
};

/** Something that happens without a request: false where it cannot. */
export async function runLaterChange(desk: Desk, psp: string, what: string): Promise<boolean> {
  const done = await desk.db.transaction(async (tx) => {
    const payment = await lockAdyenPayment(tx, desk, psp);
    if (payment === null) return false;
    const dispute = disputeAct(what);
    if (dispute !== null) return dispute(tx, desk, payment);
    const rejection = Object.hasOwn(REJECTIONS, what) ? REJECTIONS[what] : undefined;
    if (rejection !== undefined) return reject(tx, desk, payment, rejection);

    const deed = Object.hasOwn(DEEDS, what) ? DEEDS[what] : undefined;
    if (deed !== undefined) return deed(tx, desk, payment);
    const after = Object.hasOwn(HAPPENINGS, what) ? (HAPPENINGS[what]?.(payment) ?? null) : null;
    if (after === null) return false;
    await keepPayment(tx, desk, after, null);
    await tellPayment(tx, desk, after);
    return true;
  });
  desk.courier.kick();
  return done;
}

const DEEDS: Readonly<Record<string, (tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>>> = {
  expire: closeOffer,
  try_rescue: (tx, desk, payment) => tryRescue(tx, desk, payment),
  rescue,
  end_rescue: endRescue,
  refund_in_dashboard: (tx, desk, payment) => inCustomerArea(tx, desk, payment, 'refunds', 100),
  capture_in_dashboard: (tx, desk, payment) =>
    inCustomerArea(tx, desk, payment, 'captures', payment.authorised - payment.captured),
  capture_part_in_dashboard: (tx, desk, payment) => inCustomerArea(tx, desk, payment, 'captures', 100),
  void_in_dashboard: (tx, desk, payment) => inCustomerArea(tx, desk, payment, 'cancels', payment.amount),
  disable_token: disableToken,
};

const common = (payment: Payment, units: number) => ({
  merchantReference: payment.reference,
  merchantAccountCode: payment.merchantAccount,
  amount: { currency: payment.currency, value: units },
  paymentMethod: payment.method.brand,
});

/** The buyer has let the time pass. */
async function closeOffer(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (payment.status !== 'waiting') return false;
  await keepPayment(tx, desk, refusedAs('15', 'Cancelled')(payment), null);
  await emitEvent(tx, desk, payment.uuid, {
    ...common(payment, payment.amount),
    eventCode: 'OFFER_CLOSED',
    success: true,
    pspReference: payment.psp,
    reason: '',
  });
  return true;
}

/** Adyen tries again, under a reference of its own, and fails. */
async function tryRescue(tx: Queryable, desk: Desk, payment: Payment, isLast = false): Promise<boolean> {
  if (!payment.isRescued) return false;
  await emitEvent(tx, desk, payment.uuid, {
    ...common(payment, payment.amount),
    eventCode: 'AUTHORISATION',
    success: false,
    pspReference: newPsp(desk.now),
    reason: payment.verdict.reason ?? 'Refused',
    additionalData: { 'retry.rescueScheduled': String(!isLast) },
  });
  return true;
}

/** The try that goes well is a payment of its own. */
async function rescue(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (!payment.isRescued) return false;
  const psp = newPsp(desk.now);
  const verdict = { resultCode: 'Authorised', code: '1', reason: null } as const;
  const paid = authorisePayment({ ...payment, psp, uuid: uuidOf(psp) ?? '', verdict, isRescued: false });
  await openBooks(tx, desk, paid);
  await tellPayment(tx, desk, paid);
  await rescueIsOver(tx, desk, payment, true);
  return true;
}

async function endRescue(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (!(await tryRescue(tx, desk, payment, true))) return false;
  await rescueIsOver(tx, desk, payment, false);
  return true;
}

async function rescueIsOver(tx: Queryable, desk: Desk, payment: Payment, success: boolean): Promise<void> {
  await keepPayment(tx, desk, { ...payment, isRescued: false }, null);
  await emitEvent(tx, desk, payment.uuid, {
    ...common(payment, payment.amount),
    eventCode: 'AUTORESCUE',
    success,
    pspReference: newPsp(desk.now),
    originalReference: payment.psp,
    reason: success ? '' : (payment.verdict.reason ?? ''),
    additionalData: { 'retry.rescueReference': lettersOf(`rescue ${payment.psp}`) },
  });
}

/** By a person in the Customer Area, which offers what can be done: it bears the payment's own reference. */
async function inCustomerArea(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  path: 'captures' | 'cancels' | 'refunds',
  amount: number,
): Promise<boolean> {
  const modification = MODIFICATIONS[path];
  if (modification === undefined || amount < 1) return false;
  if (typeof modification.decide(payment, amount) === 'string') return false;
  await decide(tx, desk, payment, { modification, amount, psp: newPsp(desk.now), reference: null });
  return true;
}

/**
 * https://docs.adyen.com/online-payments/capture/failure-reasons: what a scheme rejects days after it was accepted,
 * and refunds whose money came back.
 */
const REJECTIONS: Readonly<Record<string, Readonly<{ kind: 'capture' | 'refund'; code: string }>>> = {
  fail_capture: { kind: 'capture', code: 'CAPTURE_FAILED' },
  fail_refund: { kind: 'refund', code: 'REFUND_FAILED' },
  return_refund: { kind: 'refund', code: 'REFUNDED_REVERSED' },
  reverse_settlement: { kind: 'capture', code: 'SETTLED_REVERSED' },
};

/** The last one that was accepted. A sale was captured by its payment. */
async function reject(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  { kind, code }: Readonly<{ kind: 'capture' | 'refund'; code: string }>,
): Promise<boolean> {
  const last = payment.accepted.findLast((one) => one.kind === kind);
  const isSale = kind === 'capture' && payment.captures === 'at once';
  if (last === undefined && !(isSale && payment.captured > 0)) return false;

  if (last !== undefined && kind === 'refund') await giveBack(tx, desk, payment, last, code);
  await emitEvent(tx, desk, payment.uuid, {
    ...common(payment, last?.units ?? payment.captured),
    eventCode: code,
    success: true,
    pspReference: last?.psp ?? newPsp(desk.now),
    originalReference: payment.psp,
    merchantReference: last?.reference ?? payment.reference,
    reason: 'Capture rejected by card scheme because of a technical issue.',
  });
  return true;
}

/** The money of a refund is the payment's again. */
async function giveBack(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  { psp, reference, units }: Payment['accepted'][number],
  code: string,
): Promise<void> {
  const accepted = payment.accepted.filter((one) => one.psp !== psp);
  await keepPayment(tx, desk, { ...payment, accepted, refunded: payment.refunded - units }, null);
  if (code === 'REFUNDED_REVERSED')
    await gather(tx, desk, payment, { type: 'RefundedReversed', psp, reference, units });
}
