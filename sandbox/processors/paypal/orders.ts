import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import { type Currency, currency, exponentOf, parseCurrency } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { fromProcessorUnits } from '../../../server/domain/processor-units.ts';
import { paidOutOf } from '../bank-currencies.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import { type AnswerBody, link, uuidOf } from './desk.ts';

/** PayPal's orders with their payments: what is kept of them, and how they are shown. */

export type Capture = Readonly<{
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  units: number;
  refunded: number;
  final: boolean;
  invoice: string | null;
  created: string;
}>;

export type Refund = Readonly<{
  id: string;
  capture: string;
  units: number;
  status: 'COMPLETED' | 'PENDING';
  custom: string | null;
  invoice: string | null;
  created: string;
}>;

export type Authorization = Readonly<{
  id: string;
  status: 'CREATED' | 'VOIDED' | 'DENIED';
  created: string;
}>;

export type Order = Readonly<{
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  currency: Currency;
  /** In PayPal's digits. */
  units: number;
  /** As it was given, and is shown. */
  unit: JsonObject;
  email: string;
  store: boolean;
  /** The token that it was paid with, or that it made. */
  vault: string | null;
  returnUrl: string | null;
  cancelUrl: string | null;
  payUrl: string;
  /** What becomes of it when it is captured or authorized. */
  fate: 'pays' | 'declines' | 'waits' | 'saves later' | 'disputes';
  authorization: Authorization | null;
  captures: readonly Capture[];
  refunds: readonly Refund[];
  created: string;
  /** Under whose key it was made, for the books. */
  reference: string;
}>;

const EXPONENTS = { HUF: 0, TWD: 0 } as const;

export function digitsOf(currency: Currency): number {
  return currency === 'HUF' || currency === 'TWD' ? 0 : exponentOf(currency);
}

export function money(units: number, currency: Currency): AnswerBody {
  const digits = digitsOf(currency);
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency_code: currency, value: units < 0 ? `-${value}` : value };
}

type Amount = Readonly<{ currency: Currency; units: number }> | Readonly<{ issue: string }>;

export function amountIn(given: JsonObject | null): Amount {
  const currency = parseCurrency(textAt(given, 'currency_code') ?? '');
  if (currency === null) return { issue: 'INVALID_CURRENCY_CODE' };
  const [, whole, fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]+))?$/.exec(textAt(given, 'value') ?? '') ?? [];
  if (whole === undefined) return { issue: 'INVALID_PARAMETER_VALUE' };
  const digits = digitsOf(currency);
  if (fraction.length > digits)
    return { issue: digits === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION' };
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return units > 0 ? { currency, units } : { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE' };
}

export function showOrder(order: Order): AnswerBody {
  const { id, authorization } = order;
  const payments = {
    ...(authorization === null
      ? {}
      : { authorizations: [withinOrder(showAuthorization(order, authorization))] }),
    ...(order.captures.length === 0
      ? {}
      : { captures: order.captures.map((capture) => withinOrder(showCapture(order, capture))) }),
    ...(order.refunds.length === 0
      ? {}
      : { refunds: order.refunds.map((refund) => showRefund(order, refund)) }),
  };
  const hasPayments = Object.keys(payments).length > 0;

  return {
    id,
    intent: order.intent,
    status: order.status,
    payment_source: { paypal: walletOf(order) },
    purchase_units: [
      {
        ...order.unit,
        payee: { email_address: 'merchant@example.com', merchant_id: MERCHANT },
        ...(hasPayments ? { payments } : {}),
      },
    ],
    create_time: order.created,
    links: linksOf(order),
  };
}

/** Account numbers are of thirteen letters and digits, without those that are mistaken for each other. */
export const PAYER = 'SMULATEDPAYR2';
const MERCHANT = 'SMULATEDMCH22';

function walletOf({ id, email, store, vault, status, fate }: Order): AnswerBody {
  const customer = { id: 'sim_customer' };
  const stored =
    fate === 'saves later'
      ? { status: 'APPROVED', links: [link(`/v2/checkout/orders/${id}`, 'up', 'GET')] }
      : { id: vault, status: 'VAULTED', customer };
  return {
    email_address: email,
    account_id: PAYER,
    account_status: 'VERIFIED',
    ...(store && vault !== null && status === 'COMPLETED' ? { attributes: { vault: stored } } : {}),
  };
}

function linksOf({ id, status, payUrl, intent }: Order): readonly AnswerBody[] {
  const path = `/v2/checkout/orders/${id}`;
  const self = link(path, 'self', 'GET');
  if (status === 'COMPLETED') return [self];
  const verb = intent.toLowerCase();
  if (status === 'APPROVED') return [self, link(`${path}/${verb}`, verb, 'POST')];
  return [self, { href: payUrl, rel: status === 'CREATED' ? 'approve' : 'payer-action', method: 'GET' }];
}

/** An order's own answers name it in none of its payments; where a payment is asked for by itself, they do. */
function withinOrder(payment: AnswerBody): AnswerBody {
  return Object.fromEntries(Object.entries(payment).filter(([name]) => name !== 'supplementary_data'));
}

function common(order: Order, id: string, units: number, created: string): AnswerBody {
  const custom = order.unit['custom_id'];
  return {
    id,
    amount: money(units, order.currency),
    ...(typeof custom === 'string' ? { custom_id: custom } : {}),
    create_time: created,
    update_time: created,
  };
}

export function showAuthorization(order: Order, authorization: Authorization): AnswerBody {
  const captured = order.captures.reduce((sum, { units }) => sum + units, 0);
  const isOver = captured >= order.units || order.captures.some(({ final }) => final);
  const status =
    authorization.status !== 'CREATED'
      ? authorization.status
      : captured === 0
        ? 'CREATED'
        : isOver
          ? 'CAPTURED'
          : 'PARTIALLY_CAPTURED';
  const path = `/v2/payments/authorizations/${authorization.id}`;

  return {
    ...common(order, authorization.id, order.units, authorization.created),
    status,
    expiration_time: new Date(Date.parse(authorization.created) + 29 * 86_400_000).toISOString(),
    seller_protection: { status: 'NOT_ELIGIBLE' },
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [
      link(path, 'self', 'GET'),
      link(`${path}/capture`, 'capture', 'POST'),
      link(`${path}/void`, 'void', 'POST'),
    ],
  };
}

/** 3.49 % and 49 of the currency's units, as in the United States. */
function feeOf(units: number): number {
  return Math.round((units * 349) / 10_000) + 49;
}

export function showCapture(order: Order, capture: Capture): AnswerBody {
  const { units, refunded, status } = capture;
  const fee = feeOf(units);
  const path = `/v2/payments/captures/${capture.id}`;
  const up = order.authorization;

  return {
    ...common(order, capture.id, units, capture.created),
    ...(capture.invoice === null ? {} : { invoice_id: capture.invoice }),
    status: refunded === 0 ? status : refunded < units ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    ...(status === 'COMPLETED'
      ? {}
      : { status_details: { reason: status === 'PENDING' ? 'ECHECK' : 'OTHER' } }),
    final_capture: capture.final,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: {
      gross_amount: money(units, order.currency),
      paypal_fee: money(fee, order.currency),
      net_amount: money(units - fee, order.currency),
      ...receivable(units - fee, order.currency),
    },
    supplementary_data: {
      related_ids: { order_id: order.id, ...(up === null ? {} : { authorization_id: up.id }) },
    },
    links: [
      link(path, 'self', 'GET'),
      link(`${path}/refund`, 'refund', 'POST'),
      up === null
        ? link(`/v2/checkout/orders/${order.id}`, 'up', 'GET')
        : link(`/v2/payments/authorizations/${up.id}`, 'up', 'GET'),
    ],
  };
}

/** What reaches a balance in another currency. */
function receivable(units: number, code: Currency): AnswerBody {
  const out = paidOutOf(Number(bookedAmount(units, code)), code);
  if (out === null) return {};
  return {
    receivable_amount: money(out.minor, currency(out.currency)),
    exchange_rate: { source_currency: code, target_currency: out.currency, value: out.rate },
  };
}

/** What leaves it again. */
function payable(units: number, code: Currency): AnswerBody {
  const out = paidOutOf(Number(bookedAmount(units, code)), code);
  if (out === null) return {};
  return {
    net_amount_breakdown: [
      {
        payable_amount: money(out.minor, currency(out.currency)),
        converted_amount: money(units, code),
        exchange_rate: { source_currency: code, target_currency: out.currency, value: out.rate },
      },
    ],
  };
}

export function showRefund(order: Order, refund: Refund): AnswerBody {
  return {
    id: refund.id,
    amount: money(refund.units, order.currency),
    ...(refund.custom === null ? {} : { custom_id: refund.custom }),
    ...(refund.invoice === null ? {} : { invoice_id: refund.invoice }),
    status: refund.status,
    seller_payable_breakdown: {
      gross_amount: money(refund.units, order.currency),
      paypal_fee: money(0, order.currency),
      net_amount: money(refund.units, order.currency),
      ...payable(refund.units, order.currency),
    },
    create_time: refund.created,
    update_time: refund.created,
    links: [
      link(`/v2/payments/refunds/${refund.id}`, 'self', 'GET'),
      link(`/v2/payments/captures/${refund.capture}`, 'up', 'GET'),
    ],
  };
}

/** Under lock, so that two requests on one order come one after the other. */
export async function lockOrder(tx: Queryable, desk: Desk, id: string): Promise<Order | null> {
  const found = await lockObject<Order>(tx, desk, id);
  return found?.kind === 'order' ? found.body : null;
}

/** The order that an authorization, a capture or a refund belongs to. */
export async function orderWith(tx: Queryable, desk: Desk, kind: string, id: string): Promise<Order | null> {
  const part = await getObject(tx, desk, id);
  return part?.kind !== kind || part.parent_id === null ? null : lockOrder(tx, desk, part.parent_id);
}

export function addPart(tx: Queryable, desk: Desk, kind: string, id: string, order: Order): Promise<boolean> {
  return addObject(tx, desk, { id, kind, parentId: order.id, body: {} }, desk.now);
}

export async function openOrder(tx: Queryable, desk: Desk, order: Order): Promise<void> {
  await addObject(tx, desk, { id: order.id, kind: 'order', body: order }, desk.now);
  const amount = bookedAmount(order.units, order.currency);
  await openBook(tx, desk, bookingOf(order), { reference: order.reference, kind: 'authorize', amount });
}

export async function keepOrder(
  tx: Queryable,
  desk: Desk,
  order: Order,
  moved: Readonly<{ reference: string; kind: string; units: number }> | null = null,
): Promise<void> {
  await changeObject(tx, desk, order.id, order);
  const move =
    moved === null
      ? null
      : { reference: moved.reference, kind: moved.kind, amount: bookedAmount(moved.units, order.currency) };
  await keepBook(tx, desk, bookingOf(order), move);
}

function bookedAmount(units: number, currency: Currency): bigint {
  return fromProcessorUnits(BigInt(units), currency, EXPONENTS) ?? 0n;
}

function bookingOf(order: Order): Booking {
  const captured = order.captures
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, { units }) => sum + units, 0);
  const refunded = order.refunds.reduce((sum, { units }) => sum + units, 0);
  const { authorization } = order;
  const isHeld = authorization?.status === 'CREATED';
  const status =
    captured > 0
      ? 'captured'
      : isHeld
        ? 'authorized'
        : authorization?.status === 'VOIDED'
          ? 'voided'
          : 'pending';

  return {
    payment_id: uuidOf(order.id) ?? order.id,
    currency: order.currency,
    authorized: isHeld || captured > 0 ? bookedAmount(order.units, order.currency) : 0n,
    captured: bookedAmount(captured, order.currency),
    refunded: bookedAmount(refunded, order.currency),
    status,
    instrument: { type: 'paypal' },
    details: { id: order.id, state: order.status, reference: order.reference },
  };
}

export function givenUnit(body: JsonObject): JsonObject | null {
  const units = body['purchase_units'];
  return Array.isArray(units) && units.length === 1 ? objectOf(units[0]) : null;
}
