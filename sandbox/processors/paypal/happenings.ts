import type { Queryable } from '../../../server/db/db.ts';
import { getObject, removeObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { link, nameOf, emitEvent, uuidOf } from './desk.ts';
import { letDisputePass, openDispute, resolveDispute } from './disputes.ts';
import { type Capture, type Order, keepOrder, lockOrder, showCapture, showOrder } from './orders.ts';
import { makeCapture, makeRefund, makeVoid, tellCapture, vault } from './work.ts';

/** What happens to an order without a request: its buyer's doing, and banks'. */
export async function runLaterChange(desk: Desk, uuid: string, what: string): Promise<boolean> {
  if (!Object.hasOwn(HAPPENINGS, what)) return false;
  const done = await desk.db.transaction(async (tx) => {
    const order = await lockOrder(tx, desk, nameOf(uuid));
    return order !== null && (await HAPPENINGS[what]?.(tx, desk, order)) === true;
  });
  desk.courier.kick();
  return done;
}

type LaterChange = (tx: Queryable, desk: Desk, order: Order) => Promise<boolean>;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  approve: approveWith('pays'),
  approve_declined: approveWith('declines'),
  approve_echeck: approveWith('waits'),
  approve_and_dispute: approveWith('disputes'),
  approve_and_save_later: approveWith('saves later'),
  save_wallet: saveWallet,
  remove_wallet: removeWallet,
  capture_completed: endCapture('COMPLETED'),
  capture_declined: endCapture('DECLINED'),
  reverse,
  refund_in_dashboard: refundInAccount,
  capture_in_dashboard: captureInAccount(null),
  capture_part_in_dashboard: captureInAccount(100),
  void_in_dashboard: voidInAccount,
  dispute: async (tx, desk, order) => (await openDispute(tx, desk, order, false)) && reverse(tx, desk, order),
  inquire: (tx, desk, order) => openDispute(tx, desk, order, true),
  /** After the money had been taken, or while it was only held. */
  win_dispute: (tx, desk, order) => resolveDispute(tx, desk, order, 'RESOLVED_SELLER_FAVOUR'),
  win_inquiry: (tx, desk, order) => resolveDispute(tx, desk, order, 'RESOLVED_SELLER_FAVOUR', true),
  lose_dispute: (tx, desk, order) => resolveDispute(tx, desk, order, 'RESOLVED_BUYER_FAVOUR'),
  let_dispute_pass: letDisputePass,
};

function approveWith(fate: Order['fate']): LaterChange {
  return async (tx, desk, order) => {
    if (order.status !== 'CREATED' && order.status !== 'PAYER_ACTION_REQUIRED') return false;
    const after: Order = { ...order, status: 'APPROVED', fate };
    await keepOrder(tx, desk, after);
    await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
      name: 'CHECKOUT.ORDER.APPROVED',
      type: 'checkout-order',
      summary: 'An order has been approved by buyer',
      resource: showOrder(after),
    });
    return true;
  };
}

/** Behind its payment, and as PayPal's sample tells it: without the order. */
async function saveWallet(tx: Queryable, desk: Desk, order: Order): Promise<boolean> {
  if (order.fate !== 'saves later' || order.status !== 'COMPLETED') return false;
  const after: Order = { ...order, fate: 'pays' };
  await keepOrder(tx, desk, after);
  await vault(tx, desk, after, null);
  return true;
}

/** The buyer lets the merchant charge them no more. */
async function removeWallet(tx: Queryable, desk: Desk, { vault: token }: Order): Promise<boolean> {
  return token !== null && removeToken(tx, desk, token);
}

/** Whoever ended it: the merchant, too, is told. */
export async function removeToken(tx: Queryable, desk: Desk, token: string): Promise<boolean> {
  const found = await getObject<Readonly<{ orderId: string }>>(tx, desk, token);
  if (found?.kind !== 'token') return false;
  await removeObject(tx, desk, token);
  await emitEvent(tx, desk, uuidOf(found.body.orderId) ?? '', {
    name: 'VAULT.PAYMENT-TOKEN.DELETED',
    type: 'payment_token',
    summary: 'A payment token has been deleted.',
    resource: { id: token },
  });
  return true;
}

/** An eCheck clears after days, or it does not. */
function endCapture(status: Capture['status']): LaterChange {
  return async (tx, desk, order) => {
    const waiting = order.captures.find((capture) => capture.status === 'PENDING');
    if (waiting === undefined) return false;
    const ended: Capture = { ...waiting, status };
    const captures = order.captures.map((one) => (one.id === ended.id ? ended : one));
    const after: Order = { ...order, captures };
    await keepOrder(tx, desk, after);
    await tellCapture(tx, desk, after, ended);
    return true;
  };
}

/** By a person on PayPal's pages, of one unit of the currency. */
async function refundInAccount(tx: Queryable, desk: Desk, order: Order): Promise<boolean> {
  const [capture] = order.captures;
  if (capture === undefined || capture.units - capture.refunded < 100) return false;
  await makeRefund(tx, desk, order, capture.id, { units: 100, custom: null, invoice: null });
  return true;
}

/** By a person on PayPal's pages. Null: all that is left, behind which there is no other. */
function captureInAccount(units: number | null): LaterChange {
  return async (tx, desk, order) => {
    const left = leftOf(order);
    const asked = units ?? left;
    if (left === 0 || asked > left) return false;
    await makeCapture(tx, desk, order, { units: asked, final: asked === left, invoice: null });
    return true;
  };
}

async function voidInAccount(tx: Queryable, desk: Desk, order: Order): Promise<boolean> {
  if (order.authorization === null || leftOf(order) === 0) return false;
  await makeVoid(tx, desk, order, order.authorization);
  return true;
}

function leftOf({ authorization, captures, units }: Order): number {
  if (authorization?.status !== 'CREATED' || captures.some(({ final }) => final)) return 0;
  return units - captures.reduce((sum, capture) => sum + capture.units, 0);
}

async function reverse(tx: Queryable, desk: Desk, order: Order): Promise<boolean> {
  const [capture] = order.captures;
  if (capture === undefined) return false;

  const shown = showCapture(order, capture);
  await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
    name: 'PAYMENT.CAPTURE.REVERSED',
    type: 'refund',
    summary: 'A payment was reversed',
    resource: {
      id: `${capture.id.slice(0, -1)}R`,
      amount: shown['amount'],
      status: 'COMPLETED',
      create_time: desk.now.toISOString(),
      links: [link(`/v2/payments/captures/${capture.id}`, 'up', 'GET')],
    },
  });
  return true;
}
