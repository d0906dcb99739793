import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { currencyIn, isObject, type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { type Answer, MARKS, minorOf } from './request.ts';

/** How Checkout.com's answers are read. */

export function readPayment({ status, text }: Answer, isSale: boolean): Outcome<AuthorizedAmounts> {
  const body = parseObject(text);
  return refusedBy(status, body, 'insufficient_service_permissions') ?? paymentOutcome(body, isSale);
}

/** A payment that is asked about: its metadata say what it was for. A refusal says nothing of it. */
export function readState(answer: Answer): Outcome<AuthorizedAmounts> {
  if (answer.status !== 200) return unanswered(answer);
  const body = parseObject(answer.text);
  return paymentOutcome(body, isSaleOf(body));
}

/** The payments under our operation id: one, unless one before it was refused. */
export function readListed(answer: Answer, operationId: string): LookUpOutcome {
  const data = answer.status === 200 ? parseObject(answer.text)?.['data'] : null;
  if (!Array.isArray(data)) return unanswered(answer);
  const ours = data.filter(isObject).filter((payment) => textAt(payment, 'reference') === operationId);
  const payment = ours.find(({ status }) => status !== 'Declined') ?? ours[0];
  return payment === undefined ? { kind: 'not_found' } : paymentOutcome(payment, isSaleOf(payment));
}

export const isSaleOf = (payment: JsonObject | null): boolean =>
  textAt(payment, 'metadata', MARKS.purpose) === 'sale';

export const unanswered = ({ status }: Answer) =>
  ({ kind: 'unknown', detail: `the look-up was answered with ${status}` }) as const;

const unreadable = (what: string) =>
  ({ kind: 'unknown', detail: `Checkout.com answered with ${what}` }) as const;

function paymentOutcome(body: JsonObject | null, isSale: boolean): Outcome<AuthorizedAmounts> {
  const id = textAt(body, 'id');
  if (body === null || id === null) return unreadable('no payment');
  const reference = processorReference(id);
  if (APPROVED.has(body['status'])) return approvedPayment(body, reference, isSale);

  switch (body['status']) {
    case 'Declined':
      return declinedPayment(body, reference);
    case 'Canceled':
      return declinedOutcome(errorCode('cancelled_buyer_approval'), rawOf(body), { reference });
    case 'Expired':
      return declinedOutcome(errorCode('incomplete_buyer_approval'), rawOf(body), { reference });
    case 'Pending':
    case 'Retry Scheduled': {
      const url = textAt(body, '_links', 'redirect', 'href');
      return { kind: 'pending', reference, ...(url === null ? {} : { next: { kind: 'redirect', url } }) };
    }
    default:
      return unreadable('a status that it does not document');
  }
}

/** What may have become of a payment that was approved. */
const APPROVED: ReadonlySet<unknown> = new Set([
  'Authorized',
  'Card Verified',
  'Captured',
  'Partially Captured',
  'Refunded',
  'Partially Refunded',
  'Voided',
]);

/** An answer, a look-up or an event that says how a payment was approved. */
export function approvedPayment(
  body: JsonObject,
  reference: ProcessorReference,
  isSale: boolean,
): Outcome<AuthorizedAmounts> {
  const currency = currencyOf(body);
  const authorized = minorOf(body['amount'], currency);
  const captured = capturedOf(body, currency, isSale);
  if (authorized === null || captured === null) return unreadable('no amounts');

  const source = objectOf(body['source']);
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized,
      captured,
      schemeTransactionId: textAt(body, 'scheme_id'),
      avs: AVS[textAt(source, 'avs_check') ?? ''] ?? null,
      cvv: CVV[textAt(source, 'cvv_check') ?? ''] ?? null,
      authorizationCode: textAt(body, 'auth_code'),
      ...currencyIn(body),
    },
  };
}

/**
 * Checkout.com captures a sale by itself, a moment after it has authorized it: an approved sale is captured, unless it
 * says that the capture was refused.
 */
function capturedOf(body: JsonObject, currency: Currency | null, isSale: boolean): bigint | null {
  const told = objectOf(body['balances'])?.['total_captured'];
  if (told !== undefined && told !== 0) return minorOf(told, currency);
  const isRefused = actionsOf(body).some(
    (action) => action['type'] === 'Capture' && !isApproval(textAt(action, 'response_code')),
  );
  return isSale && !isRefused ? minorOf(body['amount'], currency) : 0n;
}

const actionsOf = ({ actions }: JsonObject): readonly JsonObject[] =>
  Array.isArray(actions) ? actions.filter(isObject) : [];

const isApproval = (code: string | null): boolean => code === null || code.startsWith('10');

/** https://www.checkout.com/docs/developer-resources/codes/cvv-response-codes */
const CVV: Readonly<Record<string, string>> = {
  Y: 'match',
  D: 'no_match',
  N: 'not_provided',
  P: 'unavailable',
  U: 'unavailable',
  X: 'unavailable',
};

/** https://www.checkout.com/docs/developer-resources/codes/avs-codes */
const AVS: Readonly<Record<string, string>> = {
  A: 'partial_match_address',
  B: 'partial_match_address',
  C: 'unavailable',
  D: 'match',
  E: 'unavailable',
  F: 'match',
  G: 'unavailable',
  I: 'unavailable',
  M: 'match',
  N: 'no_match',
  O: 'unavailable',
  P: 'partial_match_postcode',
  R: 'unavailable',
  S: 'unavailable',
  U: 'unavailable',
  W: 'partial_match_postcode',
  X: 'match',
  Y: 'match',
  Z: 'partial_match_postcode',
  AE1: 'partial_match_postcode',
  AE2: 'match',
  AE3: 'partial_match_address',
  AE4: 'partial_match_name',
  AE5: 'partial_match_postcode',
  AE6: 'match',
  AE7: 'partial_match_address',
};

/** A payment that is looked up has its codes among its actions only. */
export function declinedPayment(body: JsonObject, reference: ProcessorReference): Outcome<never> {
  const refusal = actionsOf(body).find((action) => !isApproval(textAt(action, 'response_code')));
  const raw = rawOf(textAt(body, 'response_code') === null && refusal !== undefined ? refusal : body);
  const advice = textAt(body, 'processing', 'partner_merchant_advice_code');
  return declinedOutcome(codeOf(raw.code), raw, {
    reference,
    ...(advice === null ? {} : { details: { merchantAdviceCode: advice } }),
  });
}

/** Codes that are not in the table still say by their first digit what kind of no it is. */
function codeOf(raw: string | null): ErrorCode {
  const known = raw !== null && Object.hasOwn(DECLINES, raw) ? DECLINES[raw] : undefined;
  return known ?? KINDS[raw?.[0] ?? ''] ?? errorCode('other_decline');
}

/** Its own risk engine, and its own no to a refund. */
const KINDS: Readonly<Record<string, ErrorCode>> = {
  4: errorCode('suspected_fraud'),
  5: errorCode('service_decline'),
};

function rawOf(body: JsonObject | null): RawCode {
  return { code: textAt(body, 'response_code'), description: textAt(body, 'response_summary') };
}

/** What a refusal of the request means, before anything was done; null where the answer is to be read. */
function refusedBy(
  status: number,
  body: JsonObject | null,
  forbidden: 'insufficient_service_permissions' | 'invalid_operation',
): Outcome<never> | null {
  if (status >= 500 || (status >= 300 && status < 400) || (status < 300 && body === null))
    return unreadable(`${status} and no outcome`);
  if (status < 300) return null;
  // The same request is being worked on.
  if (status === 409) return unreadable('409: it is working on the same request');
  return declinedOutcome(...refusalOf(status, body, forbidden));
}

function refusalOf(
  status: number,
  body: JsonObject | null,
  forbidden: 'insufficient_service_permissions' | 'invalid_operation',
): readonly [ErrorCode, RawCode] {
  const codes = body?.['error_codes'];
  const [first] = Array.isArray(codes) ? codes : [];
  const named = typeof first === 'string' ? first : null;
  const known = named !== null && Object.hasOwn(DECLINES, named) ? DECLINES[named] : undefined;
  const bySubject = status === 403 ? errorCode(forbidden) : BY_STATUS[status];
  return [
    bySubject ?? known ?? errorCode('invalid_service_request'),
    { code: named ?? String(status), description: textAt(body, 'error_type') },
  ];
}

/** These have no body, or none that says more. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: errorCode('invalid_service_credentials'),
  404: errorCode('unknown_service_resource'),
  429: errorCode('service_rate_limit'),
};

/** Captures, voids and refunds are accepted first, and decided behind it. */
export function readAccepted({ status, text }: Answer): Outcome<MovedAmount> {
  const body = parseObject(text);
  const refusal = refusedBy(status, body, 'invalid_operation');
  if (refusal !== null) return refusal;
  const action = textAt(body, 'action_id');
  return action === null
    ? unreadable('no action')
    : { kind: 'pending', reference: processorReference(action) };
}

/** One of a payment's actions, by our operation id or its own. They carry no currency; the payment does. */
export function readFoundAction(
  payment: Answer,
  actions: Answer,
  operationId: string,
  id?: ProcessorReference,
): LookUpOutcome {
  const currency = currencyOf(payment.status === 200 ? parseObject(payment.text) : null);
  const list = actionsIn(actions);
  if (currency === null) return unanswered(payment);
  if (list === null) return unanswered(actions);
  const ours = list.find(({ reference }) => reference === operationId);
  const action = ours ?? list.find((one) => id !== undefined && one['id'] === id);
  return action === undefined
    ? { kind: 'not_found' }
    : actionOutcome({ ...action, action_id: action['id'], currency });
}

/** The answer is a list. */
function actionsIn({ status, text }: Answer): readonly JsonObject[] | null {
  const list = status === 200 ? parseObject(`{"actions":${text}}`)?.['actions'] : null;
  return Array.isArray(list) ? list.filter(isObject) : null;
}

/** With which the issuer approved a payment; null where these are not its actions. */
export function codeIn(actions: Answer): string | null {
  const approval = actionsIn(actions)?.find((action) => textAt(action, 'auth_code') !== null) ?? null;
  return textAt(approval, 'auth_code');
}

/** An action as a look-up or an event shows it. */
export function actionOutcome(action: JsonObject): Outcome<MovedAmount> {
  const [id, code] = [textAt(action, 'action_id'), textAt(action, 'response_code')];
  const amount = minorOf(action['amount'], currencyOf(action));
  if (id === null || amount === null) return unreadable('an action without its amount');
  const reference = processorReference(id);
  return isApproval(code) && action['approved'] !== false
    ? { kind: 'succeeded', value: { amount, ...currencyIn(action) }, reference }
    : declinedOutcome(code === null ? errorCode('service_decline') : codeOf(code), rawOf(action), {
        reference,
      });
}

export function currencyOf(body: JsonObject | null): Currency | null {
  return parseCurrency(textAt(body, 'currency') ?? '');
}
