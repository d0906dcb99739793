import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { planDispute } from '../disputing-bank.ts';
import type { Answer } from '../processor.ts';
import {
  type PayPalDesk,
  type AnswerBody,
  invalid,
  missing,
  newName,
  emitEvent,
  unprocessable,
  uuidOf,
} from './desk.ts';
import {
  type Authorization,
  type Capture,
  type Order,
  PAYER,
  type Refund,
  addPart,
  amountIn,
  givenUnit,
  keepOrder,
  lockOrder,
  openOrder,
  orderWith,
  showAuthorization,
  showCapture,
  showOrder,
  showRefund,
} from './orders.ts';

/** What requests do: orders made and completed, authorizations captured and voided, captures refunded. */

type OrderRequest = Readonly<{
  intent: Order['intent'];
  unit: JsonObject;
  currency: Order['currency'];
  units: number;
}>;

function readOrderRequest(desk: PayPalDesk, body: JsonObject): OrderRequest | Readonly<{ refusal: Answer }> {
  const { intent } = body;
  const unit = givenUnit(body);
  if (intent !== 'CAPTURE' && intent !== 'AUTHORIZE')
    return { refusal: invalid('INVALID_PARAMETER_VALUE', 'The value of a field is invalid.', '/intent') };
  if (unit === null)
    return {
      refusal: invalid('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/purchase_units'),
    };

  const amount = amountIn(objectOf(unit['amount']));
  if ('issue' in amount)
    return { refusal: unprocessable(amount.issue, 'The amount is not one of this currency.') };
  const mismatch = breakdownProblem(unit, amount.units);
  if (mismatch !== null) return { refusal: mismatch };
  const words = 'A PayPal-Request-Id is required to process a payment.';
  return body['payment_source'] !== undefined && desk.key === null
    ? { refusal: invalid('PAYPAL_REQUEST_ID_REQUIRED', words, '/') }
    : { intent, unit, ...amount };
}

export async function createOrder(tx: Queryable, desk: PayPalDesk, body: JsonObject): Promise<Answer> {
  const read = readOrderRequest(desk, body);
  if ('refusal' in read) return read.refusal;
  const source = objectOf(objectOf(body['payment_source'])?.['paypal']);
  const token = textAt(source, 'vault_id');
  const known = token === null ? null : await getObject<Readonly<{ email: string }>>(tx, desk, token);
  if (token !== null && known?.kind !== 'token')
    return unprocessable('TOKEN_ID_NOT_FOUND', 'Specified token was not found.');
  const email = known?.body.email ?? 'buyer@example.com';
  const order = newOrder(desk, { ...read, source, email });
  await openOrder(tx, desk, order);
  if (token === null) return { status: source === null ? 201 : 200, body: showOrder(order) };

  // Who pays has allowed it before, so it is done at once.
  const done = await withCompletion(tx, desk, { ...order, status: 'APPROVED' });
  return { status: 201, body: showOrder(done) };
}

function newOrder(
  desk: PayPalDesk,
  given: Pick<Order, 'intent' | 'currency' | 'units' | 'unit' | 'email'> &
    Readonly<{ source: JsonObject | null }>,
): Order {
  const { intent, currency, units, unit, email, source } = given;
  const id = newName(desk.now);
  return {
    id,
    intent,
    status: source === null ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    currency,
    units,
    unit: { reference_id: 'default', ...unit },
    email,
    store: textAt(source, 'attributes', 'vault', 'store_in_vault') === 'ON_SUCCESS',
    vault: textAt(source, 'vault_id'),
    returnUrl: textAt(source, 'experience_context', 'return_url'),
    cancelUrl: textAt(source, 'experience_context', 'cancel_url'),
    payUrl: `${desk.pagesUrl}/paypal/pages/${id}/${encodeURIComponent(desk.account)}`,
    fate: 'pays',
    authorization: null,
    captures: [],
    refunds: [],
    created: desk.now.toISOString(),
    reference: desk.key ?? id,
  };
}

function breakdownProblem(unit: JsonObject, units: number): Answer | null {
  const breakdown = objectOf(objectOf(unit['amount'])?.['breakdown']);
  const items = unit['items'];
  if (breakdown === null)
    return Array.isArray(items) ? unprocessable('ITEM_TOTAL_REQUIRED', 'Items need an item_total.') : null;
  const part = (name: string): number => {
    const read = amountIn(objectOf(breakdown[name]));
    return 'units' in read ? read.units : 0;
  };
  const total =
    part('item_total') + part('tax_total') + part('shipping') + part('handling') - part('discount');
  if (total !== units)
    return unprocessable('AMOUNT_MISMATCH', 'Should equal item_total + tax_total + shipping.');

  const sum = (Array.isArray(items) ? items : []).reduce((before: number, item) => {
    const read = amountIn(objectOf(objectOf(item)?.['unit_amount']));
    return before + ('units' in read ? read.units : 0) * Number(objectOf(item)?.['quantity']);
  }, 0);
  return sum === part('item_total')
    ? null
    : unprocessable('ITEM_TOTAL_MISMATCH', 'Should equal sum of (unit_amount * quantity) across all items.');
}

export async function completeOrder(
  tx: Queryable,
  desk: PayPalDesk,
  id: string,
  intent: Order['intent'],
): Promise<Answer> {
  const order = await lockOrder(tx, desk, id);
  if (order === null) return missing();
  if (order.intent !== intent)
    return unprocessable(
      'ACTION_DOES_NOT_MATCH_INTENT',
      `Order was created with an intent to '${order.intent}'.`,
    );
  if (order.status === 'COMPLETED')
    return unprocessable(
      intent === 'CAPTURE' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED',
      'Order already completed. Only one is allowed per order.',
    );
  if (order.status !== 'APPROVED')
    return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.fate === 'declines')
    return unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was declined by the processor or bank.',
    );

  return { status: 201, body: showOrder(await withCompletion(tx, desk, order)) };
}

async function withCompletion(tx: Queryable, desk: PayPalDesk, order: Order): Promise<Order> {
  const created = desk.now.toISOString();
  const id = newName(desk.now);
  const token = order.store ? newName(desk.now).slice(-8).toLowerCase() : order.vault;
  const base: Order = { ...order, status: 'COMPLETED', vault: token };
  const authorization: Authorization = { id, status: 'CREATED', created };
  const waits = order.fate === 'waits';
  const capture: Capture = {
    id,
    status: waits ? 'PENDING' : 'COMPLETED',
    units: order.units,
    refunded: 0,
    final: true,
    invoice: null,
    created,
  };
  const isHeld = order.intent === 'AUTHORIZE';
  const done: Order = isHeld ? { ...base, authorization } : { ...base, captures: [capture] };

  await addPart(tx, desk, isHeld ? 'authorization' : 'capture', id, done);
  await keepOrder(tx, desk, done);
  if (isHeld)
    await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
      name: 'PAYMENT.AUTHORIZATION.CREATED',
      type: 'authorization',
      summary: 'A payment authorization is created',
      resource: showAuthorization(done, authorization),
    });
  else await tellCapture(tx, desk, done, capture);
  if (waits) await plan(tx, desk, order, 'capture_completed', ECHECK_DAYS);
  if (order.store && order.fate !== 'saves later') await vault(tx, desk, done, { order_id: order.id });
  return done;
}

const ECHECK_DAYS = 6;

function plan(tx: Queryable, desk: Desk, order: Order, kind: string, days: number): Promise<void> {
  const dueAt = new Date(desk.now.getTime() + days * 86_400_000);
  return planStep(tx, desk, { id: newId(desk.now), subjectId: uuidOf(order.id) ?? '', kind, dueAt });
}

/** `metadata`: PayPal's own sample has none. */
export async function vault(
  tx: Queryable,
  desk: Desk,
  order: Order,
  metadata: Readonly<{ order_id: string }> | null,
): Promise<void> {
  const token = order.vault;
  if (token === null) return;

  await addObject(
    tx,
    desk,
    { id: token, kind: 'token', body: { email: order.email, orderId: order.id } },
    desk.now,
  );
  await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
    name: 'VAULT.PAYMENT-TOKEN.CREATED',
    type: 'payment_token',
    summary: 'A payment token has been created.',
    resource: {
      id: token,
      customer: { id: 'sim_customer' },
      payment_source: { paypal: { email_address: order.email, account_id: PAYER } },
      ...(metadata === null ? {} : { metadata }),
    },
  });
}

export async function tellCapture(tx: Queryable, desk: Desk, order: Order, capture: Capture): Promise<void> {
  await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
    name: `PAYMENT.CAPTURE.${capture.status}`,
    type: 'capture',
    summary: `Payment ${capture.status.toLowerCase()}`,
    resource: showCapture(order, capture),
  });
  if (order.fate === 'disputes' && order.captures.length === 1)
    await planDispute(tx, desk, uuidOf(order.id) ?? '', 'dispute');
}

export async function captureAuthorization(
  tx: Queryable,
  desk: PayPalDesk,
  id: string,
  body: JsonObject,
): Promise<Answer> {
  const order = await orderWith(tx, desk, 'authorization', id);
  if (order === null) return missing();
  const done = order.captures.reduce((sum, { units }) => sum + units, 0);
  const asked = askedIn(body, order, order.units - done, 'AUTH_CAPTURE_CURRENCY_MISMATCH');
  if ('status' in asked) return asked;
  const { units } = asked;
  const invoice = textAt(body, 'invoice_id');
  const refusal = captureProblem(order, done, units, invoice);
  if (refusal !== null) return refusal;
  const marked = { units, final: body['final_capture'] === true, invoice };
  const { after, capture } = await makeCapture(tx, desk, order, marked);
  return { status: 201, body: showCapture(after, capture) };
}

/** Through the API, or by a person in the account, which leaves no mark. */
export async function makeCapture(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  order: Order,
  asked: Pick<Capture, 'units' | 'final' | 'invoice'>,
): Promise<Readonly<{ after: Order; capture: Capture }>> {
  const capture: Capture = {
    id: newName(desk.now),
    status: 'COMPLETED',
    refunded: 0,
    created: desk.now.toISOString(),
    ...asked,
  };
  const after: Order = { ...order, captures: [...order.captures, capture] };
  await addPart(tx, desk, 'capture', capture.id, after);

  const moved = { reference: desk.key ?? capture.id, kind: 'capture', units: capture.units };
  await keepOrder(tx, desk, after, moved);
  await tellCapture(tx, desk, after, capture);
  return { after, capture };
}

/** The amount of a request on an order; without one, all that is left. */
function askedIn(
  body: JsonObject,
  order: Order,
  left: number,
  mismatch: string,
): Readonly<{ units: number }> | Answer {
  if (body['amount'] === undefined) return { units: left };
  const given = amountIn(objectOf(body['amount']));
  if ('issue' in given) return unprocessable(given.issue, 'The amount is not one of this currency.');
  return given.currency === order.currency
    ? { units: given.units }
    : unprocessable(mismatch, 'The currency must be the same as that of the payment.');
}

function captureProblem(order: Order, done: number, units: number, invoice: string | null): Answer | null {
  if (order.authorization?.status === 'VOIDED')
    return unprocessable('AUTHORIZATION_VOIDED', 'A voided authorization cannot be captured.');
  if (done >= order.units || order.captures.some(({ final }) => final))
    return unprocessable('AUTHORIZATION_ALREADY_CAPTURED', 'Authorization has already been captured.');
  const mostOf = Math.min(order.units + 7500, Math.floor((order.units * 115) / 100));
  if (units < 1 || done + units > mostOf)
    return unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED', 'Capture amount exceeds allowable limit.');
  return invoice !== null && order.captures.some((one) => one.invoice === invoice)
    ? unprocessable('DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
    : null;
}

export async function voidAuthorization(tx: Queryable, desk: PayPalDesk, id: string): Promise<Answer> {
  const order = await orderWith(tx, desk, 'authorization', id);
  const authorization = order?.authorization ?? null;
  if (order === null || authorization === null) return missing();
  if (authorization.status === 'VOIDED')
    return unprocessable(
      'PREVIOUSLY_VOIDED',
      'Authorization has been previously voided and hence cannot be voided.',
    );
  if (order.captures.some(({ final }) => final))
    return unprocessable('PREVIOUSLY_CAPTURED', 'Authorization has been previously captured.');
  const shown = await makeVoid(tx, desk, order, authorization, desk.key ?? newName(desk.now));
  return desk.isWhole ? { status: 200, body: shown } : { status: 204, body: '' };
}

/** In the account, too: it has no name but the authorization's. */
export async function makeVoid(
  tx: Queryable,
  desk: Desk,
  order: Order,
  authorization: Authorization,
  reference = authorization.id,
): Promise<AnswerBody> {
  const voided: Authorization = { ...authorization, status: 'VOIDED' };
  const after: Order = { ...order, authorization: voided };
  await keepOrder(tx, desk, after, { reference, kind: 'void', units: order.units });
  const shown = showAuthorization(after, voided);
  await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
    name: 'PAYMENT.AUTHORIZATION.VOIDED',
    type: 'authorization',
    summary: 'A payment authorization was voided',
    resource: shown,
  });
  return shown;
}

export async function refundCapture(
  tx: Queryable,
  desk: PayPalDesk,
  id: string,
  body: JsonObject,
): Promise<Answer> {
  const order = await orderWith(tx, desk, 'capture', id);
  const capture = order?.captures.find((one) => one.id === id);
  if (order === null || capture === undefined) return missing();
  const left = capture.units - capture.refunded;
  const asked = askedIn(body, order, left, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if ('status' in asked) return asked;

  const { units } = asked;
  if (capture.status === 'PENDING')
    return unprocessable('PENDING_CAPTURE', 'Cannot initiate a refund as the capture is pending.');
  if (left === 0)
    return unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
  if (units > left)
    return unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to what is left.',
    );
  const marked = { units, custom: textAt(body, 'custom_id'), invoice: textAt(body, 'invoice_id') };
  return { status: 201, body: await makeRefund(tx, desk, order, id, marked) };
}

/** Through the API, or by a person in the account, which leaves no marks. */
export async function makeRefund(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  order: Order,
  id: string,
  asked: Pick<Refund, 'units' | 'custom' | 'invoice'>,
): Promise<AnswerBody> {
  const { units } = asked;
  const refund: Refund = {
    id: newName(desk.now),
    capture: id,
    status: 'COMPLETED',
    created: desk.now.toISOString(),
    ...asked,
  };
  const captures = order.captures.map((one) =>
    one.id === id ? { ...one, refunded: one.refunded + units } : one,
  );
  const after: Order = { ...order, captures, refunds: [...order.refunds, refund] };
  await addPart(tx, desk, 'refund', refund.id, after);
  await keepOrder(tx, desk, after, { reference: desk.key ?? refund.id, kind: 'refund', units });

  const shown: AnswerBody = showRefund(after, refund);
  await emitEvent(tx, desk, uuidOf(order.id) ?? '', {
    name: 'PAYMENT.CAPTURE.REFUNDED',
    type: 'refund',
    summary: 'A payment was refunded',
    resource: shown,
  });
  return shown;
}
