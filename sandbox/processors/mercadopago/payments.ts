import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects, lockObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { currency } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { type CardToken, HOLDERS } from './cards.ts';
import {
  type MercadoPagoDesk,
  currencyOf,
  decimal,
  isCardId,
  minorIn,
  missing,
  paymentIdOf,
  problem,
  emitEvent,
  timeOf,
  uuidOf,
} from './desk.ts';
import { gather } from './settlement.ts';

/** Payments of Mercado Pago, kept as what was asked for and how it stands. Amounts are minor units. */
export type Payment = Readonly<{
  id: number;
  currency: string;
  method: string;
  status: string;
  detail: string;
  amount: number;
  captured: boolean;
  asksCapture: boolean;
  reference: string;
  given: JsonObject;
  card: Omit<CardToken, 'used' | 'dueMs' | 'method'> | null;
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
  refunds: readonly Refund[];
}>;
export type Refund = Readonly<{ id: number; amount: number; status: string; at: string }>;

const KNOWN: ReadonlySet<string> = new Set(
  `additional_info application_fee binary_mode callback_url campaign_id capture coupon_amount coupon_code
  date_of_expiration description differential_pricing_id external_reference forward_data installments issuer_id
  metadata notification_url payer payment_method payment_method_id point_of_interaction sponsor_id
  statement_descriptor three_d_secure_mode token transaction_amount transaction_details`.split(/\s+/),
);

/** Paid elsewhere, on which site, and for how many days where the request does not say. */
const OFFLINE: Readonly<Record<string, Readonly<{ site: string; days: number }>>> = {
  bolbradesco: { site: 'MLB', days: 3 },
  oxxo: { site: 'MLM', days: 3 },
  pix: { site: 'MLB', days: 1 },
};

export async function createPayment(
  tx: Queryable,
  desk: MercadoPagoDesk,
  given: JsonObject,
): Promise<Answer> {
  const unknown = Object.keys(given).find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    return problem(400, 8, `The name of the following parameters is wrong : [${unknown}]`);
  const amount = minorIn(given['transaction_amount'], currencyOf(desk));
  if (amount === null || amount === 0) return problem(400, 2072, 'Invalid value for transaction_amount');
  if (textAt(given, 'payer', 'email') === null)
    return problem(400, 4050, 'payer.email must be a valid email');
  const token = textAt(given, 'token');
  return token === null
    ? createOffline(tx, desk, given, amount)
    : createOfCard(tx, desk, { given, amount, token });
}

async function createOfCard(
  tx: Queryable,
  desk: MercadoPagoDesk,
  { given, amount, token }: Readonly<{ given: JsonObject; amount: number; token: string }>,
): Promise<Answer> {
  const found = (await lockObject<CardToken>(tx, desk, `token ${token}`))?.body ?? null;
  if (found === null || found.dueMs < desk.now.getTime()) return problem(400, 2006, 'Card Token not found');
  if (found.used) return problem(400, 3003, 'Invalid card_token_id');
  const { used: _used, dueMs: _dueMs, method: seen, ...card } = found;
  const method = textAt(given, 'payment_method_id') ?? seen;
  if (method === null) return problem(400, 2131, 'Cannot infer Payment Method');

  const installments = given['installments'];
  if (typeof installments !== 'number' || installments < 1 || installments > 36)
    return problem(400, 1, 'Params Error');
  await changeObject(tx, desk, `token ${token}`, { ...found, used: true });
  const asksCapture = given['capture'] !== false;
  const [status, detail] = verdictFor(textAt(card.cardholder, 'name') ?? '', given);
  return open(tx, desk, { given, amount, method, status, detail, card, asksCapture, expiresAt: null });
}

/** By the holder's name, as on its test cards. */
function verdictFor(holder: string, given: JsonObject): readonly [status: string, detail: string] {
  const ended = HOLDERS[holder.trim().toUpperCase()];
  if (ended?.[0] === 'in_process' && given['binary_mode'] === true)
    return ['rejected', 'cc_rejected_other_reason'];
  return (
    ended ?? (given['capture'] === false ? ['authorized', 'pending_capture'] : ['approved', 'accredited'])
  );
}

async function createOffline(
  tx: Queryable,
  desk: MercadoPagoDesk,
  given: JsonObject,
  amount: number,
): Promise<Answer> {
  const method = textAt(given, 'payment_method_id') ?? '';
  const place = OFFLINE[method];
  if (place?.site !== desk.site) return problem(400, 3011, 'Not found payment_method');
  const isSlip = method === 'bolbradesco';
  if (isSlip && (textAt(given, 'payer', 'first_name') ?? textAt(given, 'payer', 'last_name')) === null)
    return problem(400, 1, 'payer.first_name and payer.last_name are required');
  if (isSlip && textAt(given, 'payer', 'identification', 'number') === null)
    return problem(400, 2067, 'Invalid user identification number');
  const wanted = given['date_of_expiration'];
  const end =
    wanted === undefined ? desk.now.getTime() + place.days * 86_400_000 : expiryIn(wanted, desk.now);
  if (end === null)
    return problem(
      400,
      23,
      "The following parameters must be valid date and format (yyyy-MM-dd'T'HH:mm:ssz) date_of_expiration",
    );

  const detail = method === 'pix' ? 'pending_waiting_transfer' : 'pending_waiting_payment';
  const expiresAt = new Date(end);
  return open(tx, desk, {
    given,
    amount,
    method,
    status: 'pending',
    detail,
    card: null,
    asksCapture: true,
    expiresAt,
  });
}

/** What was paid at a counter is credited within 48 working hours: until then one that is over has not failed. */
const CONFIRMED_MS = 4 * 86_400_000;

function expiryIn(text: unknown, now: Date): number | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(text))
    return null;
  const at = Date.parse(text);
  return Number.isNaN(at) || at <= now.getTime() || at > now.getTime() + 31 * 86_400_000 ? null : at;
}

type NewPayment = Readonly<{
  given: JsonObject;
  amount: number;
  method: string;
  status: string;
  detail: string;
  card: Payment['card'];
  asksCapture: boolean;
  expiresAt: Date | null;
}>;

async function open(tx: Queryable, desk: MercadoPagoDesk, opening: NewPayment): Promise<Answer> {
  const { given, amount, method, status, detail, card, asksCapture, expiresAt } = opening;
  const key = desk.key ?? newId(desk.now);
  const payment: Payment = {
    id: paymentIdOf(key, card !== null),
    currency: currencyOf(desk),
    method,
    status,
    detail,
    amount,
    captured: status === 'approved',
    asksCapture,
    reference: key,
    given: { ...given, token: undefined },
    card,
    expiresAt: expiresAt === null ? null : timeOf(expiresAt),
    createdAt: timeOf(desk.now),
    updatedAt: timeOf(desk.now),
    refunds: [],
  };
  const parentId = textAt(given, 'external_reference');
  await addObject(tx, desk, { id: String(payment.id), kind: 'payment', parentId, body: payment }, desk.now);
  await openBook(tx, desk, bookingOf(payment), { reference: key, kind: 'authorize', amount: BigInt(amount) });

  const subjectId = uuidOf(payment.id);
  if (expiresAt !== null && subjectId !== null) {
    const dueAt = new Date(expiresAt.getTime() + (method === 'pix' ? 0 : CONFIRMED_MS));
    await planStep(tx, desk, { id: newId(desk.now), subjectId, kind: 'expire', dueAt });
  }
  if (payment.captured) await gather(tx, desk, payment, { type: 'SETTLEMENT', minor: amount });
  await emitEvent(tx, desk, payment.id, 'payment.created');
  return { status: 201, body: show(payment, desk.pagesUrl, desk.account) };
}

/** https://www.mercadopago.com.br/developers/en/reference/payments/_payments_id/get */
export function show(payment: Payment, pagesUrl: string, account: string): Readonly<Record<string, unknown>> {
  const { given, amount, refunds, card } = payment;
  const of = currency(payment.currency);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);

  // Where the payer lives is taken, and not shown.
  const { address: _address, ...payer } = objectOf(given['payer']) ?? {};
  return {
    id: payment.id,
    date_created: payment.createdAt,
    date_approved: payment.captured ? payment.updatedAt : null,
    date_last_updated: payment.updatedAt,
    date_of_expiration: payment.expiresAt,
    operation_type: 'regular_payment',
    payment_method_id: payment.method,
    payment_type_id: card !== null ? 'credit_card' : payment.method === 'pix' ? 'bank_transfer' : 'ticket',
    status: payment.status,
    status_detail: payment.detail,
    currency_id: payment.currency,
    description: given['description'] ?? null,
    live_mode: false,
    authorization_code: card !== null && payment.status !== 'rejected' ? '301299' : null,
    collector_id: 724_484_980,
    payer: { ...payer, id: '1123456789' },
    metadata: given['metadata'] ?? {},
    additional_info: given['additional_info'] ?? {},
    external_reference: given['external_reference'] ?? null,
    transaction_amount: decimal(amount, of),
    transaction_amount_refunded: decimal(refunded, of),
    coupon_amount: 0,
    installments: given['installments'] ?? 1,
    captured: payment.captured,
    binary_mode: given['binary_mode'] ?? false,
    statement_descriptor: given['statement_descriptor'] ?? null,
    card: card ?? {},
    refunds: refunds.map((refund) => showRefund(refund, payment)),
    processing_mode: 'aggregator',
    three_ds_info: null,
    ...whereToPay(payment, pagesUrl, account),
  };
}

function whereToPay(payment: Payment, pagesUrl: string, account: string): Readonly<Record<string, unknown>> {
  const { id, method, amount } = payment;
  const total = decimal(amount, currency(payment.currency));
  const page = `${pagesUrl}/mercadopago/pages/${id}/${encodeURIComponent(account)}`;
  const details = {
    net_received_amount: 0,
    total_paid_amount: total,
    overpaid_amount: 0,
    installment_amount: 0,
  };
  const line = `23791${String(id).padStart(42, '0')}`;

  switch (method) {
    case 'pix':
      return {
        transaction_details: { ...details, external_resource_url: null },
        point_of_interaction: {
          type: 'OPENPLATFORM',
          transaction_data: {
            qr_code: `00020126580014br.gov.bcb.pix0136${String(uuidOf(id))}5204000053039865802BR6304A013`,
            qr_code_base64: 'iVBORw0KGgo=',
            ticket_url: page,
          },
        },
      };
    case 'bolbradesco':
      return {
        transaction_details: {
          ...details,
          external_resource_url: page,
          barcode: { content: line.slice(0, 44) },
          digitable_line: line,
          payment_method_reference_id: String(id),
        },
      };
    case 'oxxo':
      return {
        transaction_details: {
          ...details,
          external_resource_url: page,
          barcode: { content: `6000${String(id).padStart(24, '0')}` },
          payment_method_reference_id: String(id),
        },
      };
    default:
      return {
        transaction_details: details,
        point_of_interaction: payment.given['point_of_interaction'] ?? {},
      };
  }
}

export function showRefund(refund: Refund, payment: Payment): Readonly<Record<string, unknown>> {
  const amount = decimal(refund.amount, currency(payment.currency));
  return {
    id: refund.id,
    payment_id: payment.id,
    amount,
    metadata: {},
    source: { id: '724484980', name: 'Simulated', type: 'collector' },
    date_created: refund.at,
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: refund.status,
    reason: null,
    amount_refunded_to_payer: amount,
  };
}

export async function search(tx: Queryable, desk: MercadoPagoDesk, query: URLSearchParams): Promise<Answer> {
  const reference = query.get('external_reference');
  const found = reference === null ? [] : await listObjects<Payment>(tx, desk, 'payment', reference);
  const results = found.map(({ body }) => show(body, desk.pagesUrl, desk.account));
  return { status: 200, body: { paging: { total: results.length, limit: 30, offset: 0 }, results } };
}

/** Captures, or cancels: what else can be changed is no matter of money. */
export async function updatePayment(
  tx: Queryable,
  desk: MercadoPagoDesk,
  id: string,
  given: JsonObject,
): Promise<Answer> {
  const payment = await lockPayment(tx, desk, id);
  if (payment === null) return missing();
  if (given['status'] === 'cancelled') return cancel(tx, desk, payment);
  if (given['capture'] !== true) return problem(400, 1, 'Params Error');
  if (payment.status !== 'authorized')
    return problem(
      400,
      3005,
      'Not valid action, the resource is in a state that does not allow this operation',
    );

  const asked = given['transaction_amount'];
  const amount = asked === undefined ? payment.amount : minorIn(asked, currency(payment.currency));
  if (amount === null || amount === 0 || amount > payment.amount)
    return problem(400, 2072, 'Invalid value for transaction_amount');
  const after: Payment = { ...payment, amount, captured: true, status: 'approved', detail: 'accredited' };
  await gather(tx, desk, after, { type: 'SETTLEMENT', minor: amount });
  return { status: 200, body: await keep(tx, desk, after, { kind: 'capture', amount }) };
}

async function cancel(tx: Queryable, desk: MercadoPagoDesk, payment: Payment): Promise<Answer> {
  if (!['pending', 'in_process', 'authorized'].includes(payment.status))
    return problem(400, 2063, 'The action requested is not valid for the current payment state');
  const kind = isCardId(String(payment.id)) ? 'void' : 'cancel';
  const after: Payment = { ...payment, status: 'cancelled', detail: 'by_collector' };
  const amount = payment.status === 'authorized' ? payment.amount : 0;
  return { status: 200, body: await keep(tx, desk, after, { kind, amount }) };
}

export async function createRefund(
  tx: Queryable,
  desk: MercadoPagoDesk,
  id: string,
  given: JsonObject,
): Promise<Answer> {
  const payment = await lockPayment(tx, desk, id);
  if (payment === null) return missing();
  const left = payment.amount - payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const asked = given['amount'];
  const amount = asked === undefined ? left : minorIn(asked, currency(payment.currency));
  if (amount === null || amount === 0) return problem(400, 4040, 'amount attribute must be positive');
  if (payment.status !== 'approved' || amount > left)
    return problem(400, 2063, 'The action requested is not valid for the current payment state');

  const refund: Refund = {
    id:
      1_000_000_000 +
      (Number(
        newId(desk.now)
          .replaceAll(/[^0-9]/g, '')
          .slice(-9),
      ) || 1),
    amount,
    status: 'approved',
    at: timeOf(desk.now),
  };
  const isWhole = amount === left;
  const after: Payment = {
    ...payment,
    refunds: [...payment.refunds, refund],
    status: isWhole ? 'refunded' : 'approved',
    detail: isWhole ? 'refunded' : 'partially_refunded',
  };
  await gather(tx, desk, after, { type: 'REFUND', minor: -amount });
  await keep(tx, desk, after, { kind: 'refund', amount });
  return { status: 201, body: showRefund(refund, after) };
}

export async function readPayment(tx: Queryable, desk: Desk, id: string): Promise<Payment | null> {
  const found = await getObject<Payment>(tx, desk, id);
  return found?.kind === 'payment' ? found.body : null;
}

/** Under lock, so that two requests on one payment come one after the other. */
export async function lockPayment(tx: Queryable, desk: Desk, id: string): Promise<Payment | null> {
  const found = await lockObject<Payment>(tx, desk, id);
  return found?.kind === 'payment' ? found.body : null;
}

/** As it is from now on, in its own words and in the books, and told. */
export async function keep(
  tx: Queryable,
  desk: Desk & Readonly<{ pagesUrl?: string; key?: string | null }>,
  changed: Payment,
  moved: Readonly<{ kind: string; amount: number }> | null,
): Promise<Readonly<Record<string, unknown>>> {
  const payment: Payment = { ...changed, updatedAt: timeOf(desk.now) };
  await changeObject(tx, desk, String(payment.id), payment);
  const reference = desk.key ?? newId(desk.now);
  const booked = moved === null ? null : { kind: moved.kind, reference, amount: BigInt(moved.amount) };
  await keepBook(tx, desk, bookingOf(payment), booked);
  await emitEvent(tx, desk, payment.id, 'payment.updated');
  return show(payment, desk.pagesUrl ?? '', desk.account);
}

const STATES: Readonly<Record<string, Booking['status']>> = {
  approved: 'captured',
  authorized: 'authorized',
  cancelled: 'voided',
  charged_back: 'captured',
  in_process: 'pending',
  pending: 'pending',
  refunded: 'captured',
  rejected: 'refused',
};

function bookingOf(payment: Payment): Booking {
  const { id, amount, captured, status, refunds } = payment;
  const isHeld = captured || status === 'authorized';
  return {
    payment_id: uuidOf(id) ?? '',
    currency: payment.currency,
    authorized: isHeld ? BigInt(amount) : 0n,
    captured: captured ? BigInt(amount) : 0n,
    refunded: BigInt(refunds.reduce((sum, refund) => sum + refund.amount, 0)),
    status: STATES[status] ?? 'failed',
    instrument: { type: payment.method, last4: payment.card?.last_four_digits ?? null },
    details: { id: String(id), state: status, reference: payment.reference },
  };
}
