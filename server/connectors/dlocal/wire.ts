import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { currencyIn, type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import {
  type NextAction,
  type Outcome,
  type ProcessorReference,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { fromJsonDecimal } from '../../domain/processor-units.ts';
import { toldLate } from '../../domain/told-late.ts';
import { type AuthorizedAmounts, type MovedAmount, NO_CARD } from '../connector.ts';
import { DECLINES } from './declines.ts';
import type { Answer } from './request.ts';

/** How dLocal's answers, payments and refunds are read. */

export function bodyOf({ status, text }: Answer): JsonObject | null {
  return status === 200 ? parseObject(text) : null;
}

/** What a refusal of the request means; null where the answer is to be read. */
export function refusedBy(answer: Answer): Outcome<never> | null {
  const { status } = answer;
  const body = parseObject(answer.text);
  const code = codeIn(body, 'code');
  // An order or a refund of this name is known, or something took too long: it says nothing of how that ended.
  if (body === null || status >= 500 || (status >= 300 && status < 400) || UNCERTAIN.has(code ?? ''))
    return unreadable(answer);
  if (status < 300) return null;

  const [message, param] = [textAt(body, 'message'), textAt(body, 'param')];
  const raw = {
    code,
    description: param === null ? message : `${message ?? 'Invalid parameter'} (${param})`,
  };
  return declinedOutcome(DECLINES[code ?? ''] ?? byStatus(status), raw);
}

/** 5010 is a method that is not there, and a request that took too long, in different editions of the table. */
const UNCERTAIN: ReadonlySet<string> = new Set(['5009', '5010', '5011']);

/** Not any 404: dLocal has to say that it looked. */
export function isUnknownOrder({ status, text }: Answer): boolean {
  return status === 404 && codeIn(parseObject(text), 'code') === '4000';
}

function byStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return errorCode('invalid_service_credentials');
  if (status === 404) return errorCode('unknown_service_resource');
  return errorCode(status === 429 ? 'service_rate_limit' : 'invalid_service_request');
}

export function unreadable({ status }: Answer): Readonly<{ kind: 'unknown'; detail: string }> {
  return { kind: 'unknown', detail: `dLocal answered ${status} without an outcome` };
}

/** A number in some answers, and text in others. */
function codeIn(object: JsonObject | null, name: string): string | null {
  const value = object?.[name];
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
}

/** https://docs.dlocal.com/reference/the-payment-object */
export function paymentOutcome(payment: JsonObject | null): Outcome<AuthorizedAmounts> {
  const id = textAt(payment, 'id');
  if (payment === null || id === null)
    return { kind: 'unknown', detail: 'dLocal answered without a payment' };

  const reference = processorReference(id);
  switch (payment['status']) {
    case 'PENDING':
      return pendingFor(payment, reference);
    case 'PAID':
      return arrivedPayment(payment, reference);
    case 'REJECTED':
    case 'CANCELLED':
    case 'EXPIRED':
      return endedPayment(payment, reference);
    default:
      return { kind: 'unknown', detail: 'dLocal answered with a status that a code or a slip does not have' };
  }
}

function arrivedPayment(payment: JsonObject, reference: ProcessorReference): Outcome<AuthorizedAmounts> {
  const amount = amountIn(payment);
  if (amount === null) return { kind: 'unknown', detail: 'dLocal answered without an amount' };
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized: amount,
      captured: amount,
      ...NO_CARD,
      ...currencyIn(payment),
    },
  };
}

const ENDS: Readonly<Record<string, ErrorCode>> = {
  CANCELLED: errorCode('canceled'),
  EXPIRED: errorCode('incomplete_buyer_approval'),
};

function endedPayment(object: JsonObject, reference: ProcessorReference): Outcome<never> {
  const code = codeIn(object, 'status_code');
  const known = DECLINES[code ?? ''] ?? ENDS[textAt(object, 'status') ?? ''];
  const raw = { code, description: textAt(object, 'status_detail') };
  return declinedOutcome(known ?? errorCode('other_decline'), raw, { reference });
}

/** The number that the buyer pays by, until when, and dLocal's page with it. */
function pendingFor(payment: JsonObject, reference: ProcessorReference): Outcome<never> {
  const next = nextOf(objectOf(payment['ticket']));
  return next === null ? { kind: 'pending', reference } : { kind: 'pending', reference, next };
}

function nextOf(ticket: JsonObject | null): NextAction | null {
  const [number, url] = [textAt(ticket, 'number'), textAt(ticket, 'image_url')];
  const expiresAt = timeAt(ticket, 'expiration_date');
  if (number === null || url === null || expiresAt === null) return null;
  // The code that banking apps read begins so. Any other number is no code, and its picture stands on the page.
  const picture = number.startsWith('000201') ? 'qr' : null;
  // A code is paid in an instant.
  const late = picture === 'qr' ? {} : toldLate(expiresAt);
  return { kind: 'display', url, reference: number, picture, expiresAt, isProcessorsTime: true, ...late };
}

/** https://docs.dlocal.com/reference/the-refund-object */
export function refundOutcome(refund: JsonObject | null): Outcome<MovedAmount> {
  const [id, amount] = [textAt(refund, 'id'), refund === null ? null : amountIn(refund)];
  if (refund === null || id === null || amount === null)
    return { kind: 'unknown', detail: 'dLocal answered without a refund' };

  const reference = processorReference(id);
  switch (refund['status']) {
    case 'PENDING':
      return { kind: 'pending', reference };
    case 'SUCCESS':
      return { kind: 'succeeded', value: { amount, ...currencyIn(refund) }, reference };
    case 'REJECTED':
    case 'CANCELLED':
      return declinedOutcome(
        errorCode('service_decline'),
        { code: codeIn(refund, 'status_code'), description: textAt(refund, 'status_detail') },
        { reference },
      );
    default:
      return { kind: 'unknown', detail: 'dLocal answered with a status that it does not document' };
  }
}

/** Minor units of ISO 4217. */
export function amountIn(object: JsonObject): bigint | null {
  const { currency } = currencyIn(object);
  return currency === undefined ? null : fromJsonDecimal(object['amount'], currency, {});
}
