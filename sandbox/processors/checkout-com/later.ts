import type { Queryable } from '../../../server/db/db.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';
import { APPROVED } from './cards.ts';
import { type CheckoutDesk, bare, invalid, nameOf, emitEvent } from './desk.ts';
import {
  type Action,
  type Payment,
  actionOf,
  balancesOf,
  captureAtOnce,
  decidePayment,
  disputeByOrder,
  eventOf,
  keepPayment,
  lockPaymentOf,
  tellDecision,
} from './payments.ts';
import { letDisputePass, turnDispute } from './disputes.ts';
import { forget, gather } from './settlement.ts';

/** What follows payments: captures, voids, refunds; buyers who prove themselves; captures refused; disputes. */

type Move = Readonly<{
  kind: string;
  type: Action['type'];
  event: string;
  /** How much can be moved now. */
  available(payment: Payment): number;
  tooMuch: string;
  after(payment: Payment, amount: number, body: JsonObject): Payment;
}>;

export const MOVES: Readonly<Record<string, Move>> = {
  captures: {
    kind: 'capture',
    type: 'Capture',
    event: 'payment_captured',
    available: (payment) => balancesOf(payment).available_to_capture,
    tooMuch: 'capture_value_greater_than_remaining_authorized',
    after: (payment, amount, body) => {
      const captured = payment.captured + amount;
      // A final capture lets go of what is left.
      const isLast = body['capture_type'] !== 'NonFinal' || captured === payment.authorized;
      const voided = isLast ? payment.authorized - captured : payment.voided;
      return { ...payment, captured, voided, closed: isLast };
    },
  },
  voids: {
    kind: 'void',
    type: 'Void',
    event: 'payment_voided',
    available: (payment) => balancesOf(payment).available_to_void,
    tooMuch: 'void_amount_invalid',
    after: (payment, amount) => ({ ...payment, voided: payment.voided + amount, closed: true }),
  },
  refunds: {
    kind: 'refund',
    type: 'Refund',
    event: 'payment_refunded',
    available: (payment) => balancesOf(payment).available_to_refund,
    tooMuch: 'refund_amount_exceeds_balance',
    after: (payment, amount) => ({ ...payment, refunded: payment.refunded + amount }),
  },
};

export async function move(
  tx: Queryable,
  desk: CheckoutDesk,
  on: Readonly<{ id: string; what: string }>,
  body: JsonObject,
): Promise<Answer> {
  const [payment, asked] = [await lockPaymentOf(tx, desk, on.id), MOVES[on.what]];
  if (payment === null || asked === undefined) return bare(404);
  const available = asked.available(payment);
  if (available === 0) return bare(403);
  const amount = asked.kind === 'void' ? available : Number(body['amount'] ?? available);
  if (!Number.isSafeInteger(amount) || amount < 1) return invalid('amount_invalid');
  if (amount > available) return invalid(asked.tooMuch);
  const reference = textAt(body, 'reference');
  const metadata = { ...payment.metadata, ...objectOf(body['metadata']) };
  const action = actionOf(
    payment,
    { type: asked.type, amount, verdict: APPROVED, reference, metadata },
    desk.now,
  );
  await act(tx, desk, payment, asked, action, body);

  const href = `${desk.origin}/checkout-com/payments/${payment.id}`;
  return {
    status: 202,
    body: {
      action_id: action.id,
      ...(reference === null ? {} : { reference }),
      _links: { payment: { href } },
    },
  };
}

async function act(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  payment: Payment,
  asked: Move,
  action: Action,
  body: JsonObject,
): Promise<void> {
  const { amount } = action;
  const after = { ...asked.after(payment, amount, body), actions: [action, ...payment.actions] };
  await keepPayment(tx, desk, after, { reference: desk.key ?? action.id, kind: asked.kind, amount });
  await gatherMove(tx, desk, after, action);
  await emitEvent(tx, desk, payment.uuid, asked.event, eventOf(after, action));
  if (asked.kind === 'capture' && payment.captured === 0) await disputeByOrder(tx, desk, payment);
}

/** By a person in the Dashboard: it bears what the payment bears. Null: all of it. */
function inDashboard(what: string, units: number | null): LaterChange {
  return async (tx, desk, payment) => {
    const asked = MOVES[what];
    const available = asked?.available(payment) ?? 0;
    const amount = units ?? available;
    if (asked === undefined || available === 0 || amount > available) return false;
    const action = actionOf(payment, { type: asked.type, amount, verdict: APPROVED }, desk.now);
    await act(tx, desk, payment, asked, action, {});
    return true;
  };
}

/** As reports call it; a void moves no money. */
async function gatherMove(tx: Queryable, desk: Desk, payment: Payment, action: Action): Promise<void> {
  const { id, reference, amount, type } = action;
  if (type !== 'Capture' && type !== 'Refund') return;
  const whole = type === 'Capture' ? payment.authorized : payment.captured;
  const name = amount < whole ? (`Partial ${type}` as const) : type;
  const units = type === 'Capture' ? amount : -amount;
  // What was refunded in part is called a refund all the same.
  const breakdown = type === 'Refund' ? type : name;
  await gather(tx, desk, payment, { action: name, breakdown, id, reference, units });
}

/** Something that happens without a request: false where it cannot. */
export async function runLaterChange(desk: Desk, uuid: string, what: string): Promise<boolean> {
  const run = Object.hasOwn(HAPPENINGS, what) ? HAPPENINGS[what] : undefined;
  const done = await desk.db.transaction(async (tx) => {
    const payment = await lockPaymentOf(tx, desk, nameOf('pay', uuid));
    return payment !== null && run !== undefined && run(tx, desk, payment);
  });
  desk.courier.kick();
  return done;
}

type LaterChange = (tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  authenticate: (tx, desk, payment) => answerPending(tx, desk, payment),
  fail_authentication: (tx, desk, payment) =>
    answerPending(tx, desk, {
      ...payment,
      verdict: { code: '20151', summary: 'Cardholder failed 3DS authentication' },
    }),
  refuse_capture: refuseCapture,
  refund_in_dashboard: inDashboard('refunds', 100),
  capture_in_dashboard: inDashboard('captures', null),
  capture_part_in_dashboard: inDashboard('captures', 100),
  void_in_dashboard: inDashboard('voids', null),
  dispute: (tx, desk, payment) => turnDispute(tx, desk, payment, 'dispute_evidence_required'),
  dispute_not_received: (tx, desk, payment) =>
    turnDispute(tx, desk, payment, 'dispute_evidence_required', 'product_service_not_received'),
  lose_dispute: (tx, desk, payment) => turnDispute(tx, desk, payment, 'dispute_lost'),
  let_dispute_pass: letDisputePass,
  /** Of a payment that was refunded before: nothing is taken, and nothing given back. */
  resolve_dispute: (tx, desk, payment) => turnDispute(tx, desk, payment, 'dispute_resolved'),
  cancel_dispute: (tx, desk, payment) => turnDispute(tx, desk, payment, 'dispute_canceled'),
  win_dispute: (tx, desk, payment) => turnDispute(tx, desk, payment, 'dispute_won'),
};

async function answerPending(tx: Queryable, desk: Desk, waiting: Payment): Promise<boolean> {
  if (waiting.status !== 'Pending') return false;
  const payment = decidePayment(waiting, desk.now);
  await keepPayment(tx, desk, payment, null);
  await tellDecision(tx, desk, payment);
  if (payment.captures === 'at once' && payment.status === 'Authorized')
    await captureAtOnce(tx, desk, payment);
  return true;
}

/** The scheme does not take the capture of a sale. */
async function refuseCapture(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (payment.captures !== 'at once' || payment.captured === 0) return false;
  const verdict = { code: '20005', summary: 'Declined - Do Not Honour' };
  const action = actionOf(payment, { type: 'Capture', amount: payment.captured, verdict }, desk.now);
  const others = payment.actions.filter(({ type }) => type !== 'Capture');
  for (const { id, type } of payment.actions) if (type === 'Capture') await forget(tx, desk, id);
  const after = { ...payment, captured: 0, actions: [action, ...others] };
  await keepPayment(tx, desk, after, null);
  await emitEvent(tx, desk, payment.uuid, 'payment_capture_declined', eventOf(after, action));
  return true;
}
