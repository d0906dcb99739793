import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import {
  type NextAction,
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { fromJsonDecimal } from '../../domain/processor-units.ts';
import { toldLate } from '../../domain/told-late.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { type Answer, EXPONENTS } from './request.ts';

/** How Mercado Pago's answers and payments are read. */

/** What a card token was refused for; making one moves nothing, so nothing of it is unknown. */
export function readCardToken(answer: Answer): Readonly<{ token: string }> | Outcome<never> {
  const body = parseObject(answer.text);
  const token = answer.status < 300 ? textAt(body, 'id') : null;
  if (token !== null) return { token };
  const refusal = refusedBy(answer);
  if (refusal !== null && refusal.kind !== 'unknown') return refusal;
  const detail = `Mercado Pago answered ${answer.status} without a card token`;
  return { kind: 'failed', code: errorCode('service_error'), detail };
}

export function readAuthorized(answer: Answer): Outcome<AuthorizedAmounts> {
  return refusedBy(answer) ?? paymentOutcome(parseObject(answer.text));
}

export function readState(answer: Answer): Outcome<AuthorizedAmounts> {
  return answer.status === 200 ? paymentOutcome(parseObject(answer.text)) : unanswered(answer);
}

/** A payment as it stands: https://www.mercadopago.com.br/developers/en/reference/payments/_payments_id/get */
export function paymentOutcome(payment: JsonObject | null): Outcome<AuthorizedAmounts> {
  const reference = referenceOf(payment);
  if (payment === null || reference === null)
    return { kind: 'unknown', detail: 'Mercado Pago answered without a payment' };
  switch (payment['status']) {
    case 'authorized':
      return arrivedPayment(payment, reference, false);
    case 'approved':
    // What happens to money that had arrived does not undo that it had.
    case 'in_mediation':
    case 'refunded':
    case 'charged_back':
      return arrivedPayment(payment, reference, true);
    case 'pending':
    case 'in_process':
      return pendingFor(payment, reference);
    case 'rejected':
    case 'cancelled':
      return refusal(payment, reference);
    default:
      return { kind: 'unknown', detail: 'Mercado Pago answered with a status that it does not document' };
  }
}

/** Numbers, which are text in searches. */
function referenceOf(payment: JsonObject | null): ProcessorReference | null {
  const id = payment?.['id'];
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id;
  return typeof text === 'string' && /^[0-9]{1,20}$/.test(text) ? processorReference(text) : null;
}

function arrivedPayment(
  payment: JsonObject,
  reference: ProcessorReference,
  isCaptured: boolean,
): Outcome<AuthorizedAmounts> {
  const amount = amountAt(payment, 'transaction_amount');
  if (amount === null) return { kind: 'unknown', detail: 'Mercado Pago answered without an amount' };

  const currency = currencyOf(payment);
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized: amount,
      captured: isCaptured ? amount : 0n,
      schemeTransactionId: textAt(payment, 'expanded', 'gateway', 'reference', 'network_transaction_id'),
      avs: null,
      cvv: null,
      authorizationCode: textAt(payment, 'authorization_code'),
      ...(currency === null ? {} : { currency }),
    },
  };
}

function refusal(payment: JsonObject, reference: ProcessorReference): Outcome<never> {
  const code = textAt(payment, 'status_detail');
  return declinedOutcome(
    DECLINES[code ?? ''] ?? errorCode('other_decline'),
    { code, description: `the payment is ${textAt(payment, 'status')}` },
    { reference },
  );
}

/** A person at Mercado Pago looks through it, or the buyer pays it elsewhere. */
function pendingFor(payment: JsonObject, reference: ProcessorReference): Outcome<never> {
  const next = nextOf(payment);
  return { kind: 'pending', reference, ...(next === null ? {} : { next }) };
}

function nextOf(payment: JsonObject): NextAction | null {
  const expiresAt = timeAt(payment, 'date_of_expiration');
  const pix = objectOf(objectOf(payment['point_of_interaction'])?.['transaction_data']);
  const slip = objectOf(payment['transaction_details']);
  const code = textAt(pix, 'qr_code');
  const reference =
    code ??
    textAt(slip, 'digitable_line') ??
    textAt(slip, 'barcode', 'content') ??
    textAt(slip, 'payment_method_reference_id');
  const url = textAt(pix, 'ticket_url') ?? textAt(slip, 'external_resource_url');
  if (expiresAt === null || reference === null || url === null) return null;

  // The bars of a boleto are not those of its line: they stand on its own page.
  const picture = code !== null ? 'qr' : payment['payment_method_id'] === 'oxxo' ? 'barcode' : null;
  const late = picture === 'qr' ? {} : toldLate(expiresAt);
  return { kind: 'display', url, reference, picture, expiresAt, ...late };
}

/** What a refusal of the request means; null where the answer is to be read. */
function refusedBy(answer: Answer): Outcome<never> | null {
  const { status } = answer;
  const body = parseObject(answer.text);
  // 409 and 423 say that the key is known or in use, and nothing of how that request ended.
  const isUncertain = status >= 500 || status === 409 || status === 423 || status === 424;
  if (body === null || isUncertain || (status >= 300 && status < 400))
    return { kind: 'unknown', detail: `Mercado Pago answered ${status} without an outcome` };
  if (status < 300) return null;
  const raw = rawOf(body);
  if (status === 429) return declinedOutcome(errorCode('service_rate_limit'), raw);
  const known = DECLINES[raw.code ?? ''];
  if (known !== undefined) return declinedOutcome(known, raw);
  if (status === 401) return declinedOutcome(errorCode('invalid_service_credentials'), raw);
  if (status === 403) return declinedOutcome(errorCode('insufficient_service_permissions'), raw);
  if (status === 404) return declinedOutcome(errorCode('unknown_service_resource'), raw);

  return declinedOutcome(errorCode('invalid_service_request'), raw);
}

/** The first cause, which has a code of its own: a number or a text. */
function rawOf(body: JsonObject): RawCode {
  const causes = body['cause'];
  const cause = Array.isArray(causes) ? objectOf(causes[0]) : null;
  const code = cause?.['code'];
  return {
    code: typeof code === 'number' || typeof code === 'string' ? String(code) : textAt(body, 'error'),
    description: textAt(cause, 'description') ?? textAt(body, 'message'),
  };
}

/** A look-up that was refused says nothing about what was looked up. */
export function unanswered({ status }: Answer): Readonly<{ kind: 'unknown'; detail: string }> {
  return { kind: 'unknown', detail: `the look-up was answered with ${status}` };
}

/** A search may give more than was searched for. */
export function readSearched(answer: Answer, operationId: string): LookUpOutcome {
  const results = answer.status === 200 ? parseObject(answer.text)?.['results'] : null;
  if (!Array.isArray(results)) return unanswered(answer);
  const payment = results.map(objectOf).find((found) => textAt(found, 'external_reference') === operationId);
  return payment === undefined ? { kind: 'not_found' } : paymentOutcome(payment);
}

/** What was captured is the amount of the payment from then on. */
export function readCaptured(answer: Answer): Outcome<MovedAmount> {
  const refusal = refusedBy(answer);
  if (refusal !== null) return refusal;
  const captured = capturedOf(parseObject(answer.text));
  return captured.kind === 'not_found'
    ? { kind: 'unknown', detail: 'Mercado Pago answered without what was captured' }
    : captured;
}

export function readFoundCaptured(answer: Answer): LookUpOutcome {
  return answer.status === 200 ? capturedOf(parseObject(answer.text)) : unanswered(answer);
}

function capturedOf(payment: JsonObject | null): Outcome<MovedAmount> | Readonly<{ kind: 'not_found' }> {
  const outcome = paymentOutcome(payment);
  if (outcome.kind === 'unknown' || outcome.kind === 'pending') return outcome;
  if (outcome.kind !== 'succeeded' || outcome.value.captured === 0n) return { kind: 'not_found' };
  const { captured, currency } = outcome.value;
  return {
    kind: 'succeeded',
    reference: outcome.reference,
    value: { amount: captured, ...(currency === undefined ? {} : { currency }) },
  };
}

export function readCanceled(answer: Answer, amount: bigint): Outcome<MovedAmount> {
  return (
    refusedBy(answer) ??
    canceledOf(parseObject(answer.text), amount) ?? {
      kind: 'unknown',
      detail: 'Mercado Pago answered without a cancelled payment',
    }
  );
}

export function readFoundCanceled(answer: Answer): LookUpOutcome {
  if (answer.status !== 200) return unanswered(answer);
  const payment = parseObject(answer.text);
  const amount = payment === null ? null : amountAt(payment, 'transaction_amount');
  return canceledOf(payment, amount ?? 0n) ?? { kind: 'not_found' };
}

function canceledOf(payment: JsonObject | null, amount: bigint): Outcome<MovedAmount> | null {
  const reference = referenceOf(payment);
  return reference !== null && payment?.['status'] === 'cancelled'
    ? { kind: 'succeeded', value: { amount }, reference }
    : null;
}

export function readRefund(answer: Answer, currency: Currency): Outcome<MovedAmount> {
  return refusedBy(answer) ?? refundOutcome(parseObject(answer.text), currency);
}

/** A refund names no currency: it is its payment's. */
export function refundOutcome(refund: JsonObject | null, currency: Currency): Outcome<MovedAmount> {
  const reference = referenceOf(refund);
  const amount = fromJsonDecimal(refund?.['amount'], currency, EXPONENTS);
  if (refund === null || reference === null || amount === null)
    return { kind: 'unknown', detail: 'Mercado Pago answered without a refund' };

  switch (refund['status']) {
    case 'approved':
      return { kind: 'succeeded', value: { amount }, reference };
    case 'in_process':
    case 'authorized':
      return { kind: 'pending', reference };
    case 'rejected':
    case 'cancelled':
      return declinedOutcome(
        errorCode('service_decline'),
        { code: textAt(refund, 'status'), description: textAt(refund, 'reason') ?? 'the refund failed' },
        { reference },
      );
    default:
      return { kind: 'unknown', detail: 'Mercado Pago answered with a status that it does not document' };
  }
}

/** Minor units of ISO 4217. */
export function amountAt(payment: JsonObject, name: string): bigint | null {
  const currency = currencyOf(payment);
  return currency === null ? null : fromJsonDecimal(payment[name], currency, EXPONENTS);
}

export function currencyOf(payment: JsonObject): Currency | null {
  return parseCurrency(textAt(payment, 'currency_id') ?? '');
}
