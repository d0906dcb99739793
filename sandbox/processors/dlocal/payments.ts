import type { Queryable } from '../../../server/db/db.ts';
import { planStep } from '../../queries/events.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { type DlocalDesk, type AnswerBody, decimal, minorIn, problem, timeOf, uuidOf } from './desk.ts';

/** Payments of dLocal by codes and slips, and their refunds. Amounts are minor units. */
export type Payment = Readonly<{
  id: string;
  method: Method;
  status: Status;
  code: string;
  amount: number;
  currency: string;
  orderId: string;
  given: JsonObject;
  createdAt: string;
  paidAt: string | null;
  expiresAt: string;
  pagesUrl: string;
  account: string;
  refunds: readonly Refund[];
}>;
type Status = 'PENDING' | 'PAID' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';
export type Refund = Readonly<{
  id: string;
  amount: number;
  status: 'PENDING' | 'SUCCESS' | 'REJECTED';
  given: JsonObject;
  createdAt: string;
}>;

const METHODS = {
  BL: { name: 'Boleto', country: 'BR', currency: 'BRL', days: 3, confirmedDays: 4 },
  OX: { name: 'OXXO', country: 'MX', currency: 'MXN', days: 3, confirmedDays: 4 },
  PQ: { name: 'Pix', country: 'BR', currency: 'BRL', days: 1, confirmedDays: 0 },
} as const;
type Method = keyof typeof METHODS;

export function methodsOf(country: string): readonly AnswerBody[] {
  return Object.entries(METHODS)
    .filter(([, method]) => method.country === country)
    .map(([id, { name }]) => ({
      id,
      type: 'TICKET',
      name,
      countries: [country],
      allowed_flows: ['DIRECT', 'REDIRECT'],
    }));
}

/** https://docs.dlocal.com/reference/payment-status-codes: in the sandbox the description asks for a status. */
export const DETAILS: Readonly<Record<string, string>> = {
  '100': 'The payment is pending.',
  '200': 'The payment was paid.',
  '300': 'The payment was rejected.',
  '301': 'Rejected by bank.',
  '302': 'Insufficient amount.',
  '303': 'Card blacklisted.',
  '304': 'Score validation.',
  '305': 'Max attempts reached.',
  '306': 'Call bank for authorize.',
  '307': 'Duplicated payment.',
  '308': 'Credit card disabled.',
  '309': 'Card expired.',
  '310': 'Card reported lost.',
  '311': 'Card requested by the bank.',
  '312': 'Card restricted by the bank.',
  '313': 'Card reported stolen.',
  '314': 'Invalid card number.',
  '315': 'Invalid security code.',
  '316': 'Unsupported operation.',
  '317': 'Rejected due to high risk.',
  '318': 'Invalid transaction.',
  '319': 'Amount exceeded.',
  '320': '3D-Secure is required.',
  '321': 'Error in acquirer.',
  '322': 'Wallet disabled.',
  '323': 'Invalid user account.',
  '324': 'Invalid PIN.',
  '325': 'Transaction frequency limit exceeded.',
  '400': 'The payment was cancelled.',
  '500': 'The payment was expired.',
};

/** What has to be there, in the order in which it is looked at. */
const REQUIRED: readonly (readonly string[])[] = [
  ['currency'],
  ['payment_method_id'],
  ['payment_method_flow'],
  ['country'],
  ['order_id'],
  ['payer', 'name'],
  ['payer', 'email'],
  ['payer', 'document'],
];
const AMOUNT_MAX = 9_999_999_999;

/** What is wrong with a request, in the order in which it is looked at; else what it asks for. */
function readRequest(given: JsonObject): Answer | Readonly<{ method: Method; amount: number }> {
  const missing = REQUIRED.find((path) => textAt(given, ...path) === null);
  if (missing !== undefined) return problem(400, 5001, 'Missing parameter', missing.join('.'));
  const id = textAt(given, 'payment_method_id') ?? '';
  const method = Object.hasOwn(METHODS, id) ? (id as Method) : null; // one of its keys
  if (method === null || given['payment_method_flow'] !== 'DIRECT')
    return problem(400, 5010, 'Method not available');
  const place = METHODS[method];
  if (given['country'] !== place.country) return problem(400, 5003, 'Country not supported');
  if (given['currency'] !== place.currency)
    return problem(400, 5004, 'Currency not allowed for this country');
  const amount = minorIn(given['amount'], place.currency);
  if (amount === null || amount === 0) return problem(400, 5001, 'Invalid parameter', 'amount');

  return amount > AMOUNT_MAX ? problem(400, 5007, 'Amount exceeded') : { method, amount };
}

export async function createPayment(tx: Queryable, desk: DlocalDesk, given: JsonObject): Promise<Answer> {
  const asked = readRequest(given);
  if ('status' in asked) return asked;
  const { method, amount } = asked;
  const place = METHODS[method];
  const orderId = textAt(given, 'order_id') ?? '';
  const wanted = textAt(given, 'description') ?? '';
  const isRejected = /^3\d\d$/.test(wanted) && Object.hasOwn(DETAILS, wanted);
  const payment: Payment = {
    id: `D-4-${newId(desk.now)}`,
    method,
    status: isRejected ? 'REJECTED' : 'PENDING',
    code: isRejected ? wanted : '100',
    amount,
    currency: place.currency,
    orderId,
    given,
    createdAt: timeOf(desk.now),
    paidAt: null,
    expiresAt: timeOf(new Date(desk.now.getTime() + place.days * 86_400_000)),
    pagesUrl: desk.pagesUrl,
    account: desk.account,
    refunds: [],
  };
  const order = { id: `order ${orderId}`, kind: 'order', body: { payment: payment.id } };
  if (!(await addObject(tx, desk, order, desk.now))) return problem(400, 5009, 'Order ID is duplicated');

  await addObject(tx, desk, { id: payment.id, kind: 'payment', body: payment }, desk.now);
  await openBook(tx, desk, bookingOf(payment), {
    reference: orderId,
    kind: 'authorize',
    amount: BigInt(amount),
  });
  await plan(tx, desk, payment.id, 'expire', (place.days + place.confirmedDays) * 86_400_000);
  return { status: 200, body: showPayment(payment) };
}

function plan(tx: Queryable, desk: Desk, payment: string, kind: string, ms: number): Promise<void> {
  const dueAt = new Date(desk.now.getTime() + ms);
  return planStep(tx, desk, { id: newId(desk.now), subjectId: uuidOf(payment) ?? '', kind, dueAt });
}

/** https://docs.dlocal.com/reference/the-payment-object */
export function showPayment(payment: Payment): AnswerBody {
  const { id, given, amount, status, code } = payment;
  return {
    id,
    amount: decimal(amount, payment.currency),
    currency: payment.currency,
    payment_method_id: payment.method,
    payment_method_type: 'TICKET',
    payment_method_flow: 'DIRECT',
    country: METHODS[payment.method].country,
    payer: objectOf(given['payer']) ?? {},
    ...(status === 'PENDING' ? { ticket: ticketOf(payment) } : {}),
    created_date: payment.createdAt,
    ...(payment.paidAt === null ? {} : { approved_date: payment.paidAt }),
    status,
    status_detail: DETAILS[code],
    status_code: code,
    order_id: payment.orderId,
    ...(given['description'] === undefined ? {} : { description: given['description'] }),
    notification_url: given['notification_url'] ?? null,
    refunds: payment.refunds.map((refund) => showRefund(refund, payment)),
  };
}

export function showOrder(payment: Payment): AnswerBody {
  const { order_id, amount, currency, created_date, approved_date, status, status_code, status_detail } =
    showPayment(payment);
  const dates = { created_date, ...(approved_date === undefined ? {} : { approved_date }) };
  return { order_id, payment_id: payment.id, amount, currency, ...dates, status, status_code, status_detail };
}

function ticketOf({ id, method, expiresAt, pagesUrl, account }: Payment): AnswerBody {
  const digits = BigInt(`0x${id.replaceAll(/[^0-9a-f]/g, '').slice(-15)}`)
    .toString()
    .padStart(47, '0');
  const shared = {
    expiration_date: expiresAt,
    image_url: `${pagesUrl}/dlocal/pages/${id}/${encodeURIComponent(account)}`,
    company_name: 'DLOCAL (SIMULATED)',
  };
  switch (method) {
    case 'BL':
      return {
        type: 'CUSTOM',
        number: digits.slice(-47),
        barcode: digits.slice(-44),
        format: 'ITF',
        provider_name: 'itau',
        ...shared,
      };
    case 'OX':
      return { type: 'REFERENCE_CODE', number: digits.slice(-14), ...shared };
    case 'PQ': {
      const number = `00020101021226860014br.gov.bcb.pix2564${id}5204000053039865802BR6304A013`;
      return { type: 'REFERENCE_CODE', number, provider_name: 'pix', ...shared };
    }
    default:
      return method satisfies never;
  }
}

/** https://docs.dlocal.com/reference/make-a-refund: to the buyer's bank, so it takes its time. */
export async function createRefund(tx: Queryable, desk: DlocalDesk, given: JsonObject): Promise<Answer> {
  const payment = await lockPayment(tx, desk, textAt(given, 'payment_id') ?? '');
  if (payment === null) return problem(404, 4000, 'Payment not found');
  const amount = amountToRefund(payment, given);
  if (typeof amount !== 'number') return amount;
  const name = textAt(given, 'order_refund_id');
  const named = { id: `refund order ${name ?? newId(desk.now)}`, kind: 'refund_order', body: {} };
  if (!(await addObject(tx, desk, named, desk.now)))
    return problem(400, 5011, 'Order refund id is duplicated');

  const refund: Refund = {
    id: `REF-${newId(desk.now)}`,
    amount,
    status: 'PENDING',
    given,
    createdAt: timeOf(desk.now),
  };
  await addObject(tx, desk, { id: refund.id, kind: 'refund', body: { payment: payment.id } }, desk.now);
  const after: Payment = { ...payment, refunds: [...payment.refunds, refund] };
  const reference = name ?? desk.key ?? refund.id;
  await keepPayment(tx, desk, after, { reference, kind: 'refund', amount: BigInt(amount) });
  await plan(tx, desk, payment.id, 'pay_refunds', 2 * 86_400_000);
  return { status: 200, body: showRefund(refund, after) };
}

function amountToRefund(payment: Payment, given: JsonObject): Answer | number {
  if (payment.status !== 'PAID') return problem(400, 5002, 'Invalid transaction status');
  const back = payment.refunds.filter(({ status }) => status !== 'REJECTED');
  const left = payment.amount - back.reduce((sum, refund) => sum + refund.amount, 0);
  const asked = given['amount'];
  if (asked !== undefined && given['currency'] !== payment.currency)
    return problem(400, 5001, 'Invalid parameter', 'currency');
  const amount = asked === undefined ? left : minorIn(asked, payment.currency);
  if (amount === null || amount === 0) return problem(400, 5001, 'Invalid parameter', 'amount');
  return amount > left ? problem(400, 5007, 'Amount exceeded') : amount;
}

/** https://docs.dlocal.com/reference/refund-status-codes */
const REFUND_CODES = {
  PENDING: { code: '100', detail: 'The refund is pending.' },
  SUCCESS: { code: '200', detail: 'The refund was paid.' },
  REJECTED: { code: '300', detail: 'The refund was rejected.' },
} as const;

export function showRefund(refund: Refund, payment: Payment): AnswerBody {
  const { code, detail } = REFUND_CODES[refund.status];
  return {
    id: refund.id,
    payment_id: payment.id,
    amount: decimal(refund.amount, payment.currency),
    currency: payment.currency,
    status: refund.status,
    status_code: code,
    status_detail: detail,
    created_date: refund.createdAt,
    ...(refund.given['description'] === undefined ? {} : { description: refund.given['description'] }),
    notification_url: refund.given['notification_url'] ?? null,
    order_id: payment.orderId,
  };
}

export async function paymentOfOrder(tx: Queryable, desk: Desk, orderId: string): Promise<Payment | null> {
  const order = await getObject<Readonly<{ payment: string }>>(tx, desk, `order ${orderId}`);
  return order === null ? null : readPayment(tx, desk, order.body.payment);
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

export async function keepPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  moved: Parameters<typeof keepBook>[3] = null,
): Promise<void> {
  await changeObject(tx, desk, payment.id, payment);
  await keepBook(tx, desk, bookingOf(payment), moved);
}

const STATES: Readonly<Record<Status, Booking['status']>> = {
  PENDING: 'pending',
  PAID: 'captured',
  REJECTED: 'refused',
  CANCELLED: 'voided',
  EXPIRED: 'expired',
};

function bookingOf({ id, method, status, amount, currency, orderId, refunds }: Payment): Booking {
  const money = status === 'PAID' ? BigInt(amount) : 0n;
  const back = refunds.reduce((sum, refund) => sum + (refund.status === 'REJECTED' ? 0 : refund.amount), 0);
  return {
    payment_id: uuidOf(id) ?? '',
    currency,
    authorized: money,
    captured: money,
    refunded: BigInt(back),
    status: STATES[status],
    instrument: { type: method },
    details: { id, state: status, reference: orderId },
  };
}
