import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { errorCode } from '../../domain/decline.ts';
import { currencyIn, type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import {
  type Mandate,
  type NextAction,
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { fromProcessorUnits } from '../../domain/processor-units.ts';
import { toldLate } from '../../domain/told-late.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { OPERATION } from './payment.ts';
import { EXPONENTS } from './units.ts';

/** How Stripe's answers and objects are read. */

type Answer = Readonly<{ status: number; text: string }>;

export function readAuthorized({ status, text }: Answer): Outcome<AuthorizedAmounts> {
  const body = parseObject(text);
  return refusedBy(status, body) ?? intentOutcome(body);
}

/** A PaymentIntent as it stands, in an answer or an event; or a SetupIntent, which holds and takes nothing. */
export function intentOutcome(intent: JsonObject | null): Outcome<AuthorizedAmounts> {
  const id = textAt(intent, 'id');
  if (intent === null || id === null || !OBJECTS.has(intent['object']))
    return { kind: 'unknown', detail: 'Stripe answered without a PaymentIntent' };

  const reference = processorReference(id);
  const error = objectOf(intent['last_payment_error'] ?? intent['last_setup_error']);
  switch (intent['status']) {
    case 'succeeded':
      return approvedPayment(intent, reference, movedIn(intent, 'amount_received'));
    case 'requires_capture':
      return approvedPayment(intent, reference, 0n);
    case 'processing':
      return { kind: 'pending', reference, ...mandateOf(intent) };
    case 'requires_action':
      return pendingFor(intent, reference);
    case 'requires_payment_method':
      return error === null
        ? { kind: 'unknown', detail: 'it was not confirmed' }
        : errorOutcome(error, reference);
    case 'canceled':
      return {
        kind: 'failed',
        code: errorCode('canceled'),
        detail: 'it was canceled at Stripe',
        reference,
      };
    default:
      return { kind: 'unknown', detail: 'Stripe answered with a status that it does not document' };
  }
}

const OBJECTS: ReadonlySet<unknown> = new Set(['payment_intent', 'setup_intent']);

function approvedPayment(
  intent: JsonObject,
  reference: ProcessorReference,
  captured: bigint | null,
): Outcome<AuthorizedAmounts> {
  const authorized = movedIn(intent, 'amount');
  if (authorized === null || captured === null)
    return { kind: 'unknown', detail: 'Stripe answered without amounts' };

  const made = objectOf(intent['latest_charge'] ?? intent['latest_attempt']);
  const details = objectOf(made?.['payment_method_details']);
  const card = objectOf(details?.['card']);
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized,
      captured,
      schemeTransactionId: textAt(card, 'network_transaction_id'),
      avs: avsOf(card),
      cvv: CVV[textAt(card, 'checks', 'cvc_check') ?? ''] ?? null,
      authorizationCode: textAt(card, 'authorization_code'),
      ...mandateOf(intent),
      ...currencyIn(intent),
    },
  };
}

function movedIn(intent: JsonObject, name: string): bigint | null {
  return intent['object'] === 'setup_intent' ? 0n : amountAt(intent, name);
}

const CVV: Readonly<Record<string, string>> = {
  pass: 'match',
  fail: 'no_match',
  unavailable: 'unavailable',
  unchecked: 'not_provided',
};

/** Stripe checks the street and the postal code each for itself. */
function avsOf(card: JsonObject | null): string | null {
  const street = textAt(card, 'checks', 'address_line1_check');
  const postal = textAt(card, 'checks', 'address_postal_code_check');
  if (street === null && postal === null) return null;
  const [isStreet, isPostal] = [street === 'pass', postal === 'pass'];
  if (isStreet && (isPostal || postal === null)) return 'match';
  if (isStreet) return 'partial_match_address';
  if (isPostal) return street === null ? 'match' : 'partial_match_postcode';
  return street === 'fail' || postal === 'fail' ? 'no_match' : 'unavailable';
}

/**
 * The permission to debit: a PaymentMethod, with the customer that it belongs to. The mandate itself cannot be
 * charged without both.
 */
function mandateOf(intent: JsonObject): Readonly<{ mandate?: Mandate }> {
  const [customer, method] = [textAt(intent, 'customer'), textAt(intent, 'payment_method')];
  const isDebit = (intent['payment_method_types'] as readonly unknown[] | undefined)?.some((type) =>
    DEBITS.has(String(type)),
  );
  if (isDebit !== true || customer === null || method === null) return {};
  return { mandate: { reference: mandateReference(customer, method), status: 'active' } };
}

const DEBITS: ReadonlySet<string> = new Set(['us_bank_account', 'sepa_debit', 'bacs_debit']);

export function mandateReference(customer: string, method: string): ProcessorReference {
  return processorReference(`${customer}/${method}`);
}

function pendingFor(intent: JsonObject, reference: ProcessorReference): Outcome<never> {
  const action = objectOf(intent['next_action']);
  const next = nextOf(action);
  return next === null
    ? { kind: 'unknown', detail: 'Stripe wants an action that this connector does not know' }
    : { kind: 'pending', reference, next, ...unverifiedMandate(mandateOf(intent)) };
}

/** Nothing can be debited until the buyer has proved that the account is theirs. */
function unverifiedMandate({ mandate }: Readonly<{ mandate?: Mandate }>): Readonly<{ mandate?: Mandate }> {
  return mandate === undefined ? {} : { mandate: { ...mandate, status: 'pending' } };
}

/** An account that Stripe cannot verify at once gets small deposits, which the buyer reads off on Stripe's page. */
function nextOf(action: JsonObject | null): NextAction | null {
  const redirect =
    textAt(action, 'redirect_to_url', 'url') ??
    textAt(action, 'verify_with_microdeposits', 'hosted_verification_url');
  if (redirect !== null) return { kind: 'redirect', url: redirect };
  const name = textAt(action, 'type') ?? '';
  const details = objectOf(action?.[name]);
  const url = textAt(details, 'hosted_voucher_url');
  const ends = details?.['expires_at'] ?? details?.['expires_after'];
  const reference = referenceIn(details);
  if (url === null || reference === null || typeof ends !== 'number') return null;

  const picture = name === 'oxxo_display_details' || name === 'boleto_display_details' ? 'barcode' : null;
  const expiresAt = new Date(ends * 1000);
  const isProcessorsTime = name === 'multibanco_display_details' ? ({ isProcessorsTime: true } as const) : {};
  return { kind: 'display', url, reference, picture, expiresAt, ...isProcessorsTime, ...toldLate(expiresAt) };
}

/** What the buyer pays by: one number, or Multibanco's entity with its reference, or a Konbini's code. */
function referenceIn(details: JsonObject | null): string | null {
  const [entity, reference] = [textAt(details, 'entity'), textAt(details, 'reference')];
  if (reference !== null) return entity === null ? reference : `${entity} ${reference}`;
  const stores = Object.values(objectOf(details?.['stores']) ?? {}).map(objectOf);
  const code = stores.map((store) => textAt(store, 'payment_code')).find((found) => found !== null);
  return textAt(details, 'number') ?? code ?? null;
}

/** What a refusal means; null where the answer is an object to be read. */
export function refusedBy(status: number, body: JsonObject | null): Outcome<never> | null {
  // What Stripe could not finish may have gone on: a 500 is remembered under its key, and says nothing.
  if (body === null || status >= 500)
    return { kind: 'unknown', detail: `Stripe answered ${status} without an outcome` };
  if (status < 400) return null;
  const error = objectOf(body['error']);
  // Both say that there was an earlier request under this key, and nothing of how it ended.
  if (status === 409 || error?.['type'] === 'idempotency_error')
    return { kind: 'unknown', detail: 'Stripe knows another request under this key' };

  const raw = rawOf(error);
  if (status === 401) return declinedOutcome(errorCode('invalid_service_credentials'), raw);
  if (status === 403) return declinedOutcome(errorCode('insufficient_service_permissions'), raw);
  if (status === 429) return declinedOutcome(errorCode('service_rate_limit'), raw);
  const intent = textAt(error, 'payment_intent', 'id') ?? textAt(error, 'setup_intent', 'id');
  return errorOutcome(error, intent === null ? null : processorReference(intent));
}

function errorOutcome(error: JsonObject | null, reference: ProcessorReference | null): Outcome<never> {
  const raw = rawOf(error);
  const known = DECLINES[textAt(error, 'decline_code') ?? ''] ?? DECLINES[textAt(error, 'code') ?? ''];
  const isCard = error?.['type'] === 'card_error';
  const code = known ?? errorCode(isCard ? 'other_decline' : 'invalid_service_request');
  const advice = textAt(error, 'network_advice_code');
  return declinedOutcome(code, raw, {
    ...(reference === null ? {} : { reference }),
    ...(advice === null ? {} : { details: { merchantAdviceCode: advice } }),
  });
}

export function rawOf(error: JsonObject | null): RawCode {
  return {
    code: textAt(error, 'decline_code') ?? textAt(error, 'code') ?? textAt(error, 'type'),
    description: textAt(error, 'message'),
  };
}

/** A look-up that was refused says nothing about what was looked up. */
/** It is attached to nobody now, was before, or is not there: in each case it cannot be charged any more. */
export function isDetached(text: string): boolean {
  const body = parseObject(text);
  if (textAt(body, 'object') === 'payment_method') return body?.['customer'] === null;
  return (
    textAt(body, 'error', 'code') === 'resource_missing' ||
    /not attached|cannot be detached/i.test(textAt(body, 'error', 'message') ?? '')
  );
}

export function unanswered({ status }: Answer): Readonly<{ kind: 'unknown'; detail: string }> {
  return { kind: 'unknown', detail: `the look-up was answered with ${status}` };
}

export function readState(answer: Answer): Outcome<AuthorizedAmounts> {
  return answer.status === 200 ? intentOutcome(parseObject(answer.text)) : unanswered(answer);
}

/** The search for an operation's metadata. */
export function readSearched(answer: Answer, operationId: string): LookUpOutcome {
  const data = answer.status === 200 ? parseObject(answer.text)?.['data'] : null;
  if (!Array.isArray(data)) return unanswered(answer);
  const intent = data
    .map(objectOf)
    .find((found) => textAt(objectOf(found?.['metadata']), OPERATION) === operationId);
  return intent === undefined ? { kind: 'not_found' } : intentOutcome(intent);
}

/** What a list goes on after; null: it has ended. */
export function nextPageOf({ text }: Answer): string | null {
  const list = parseObject(text);
  const data = Array.isArray(list?.['data']) ? list['data'] : [];
  return list?.['has_more'] === true ? textAt(objectOf(data.at(-1)), 'id') : null;
}

/** Captures and increments leave their operation in the intent's metadata, with what they moved. */
export function markOf(kind: 'capture' | 'increment', operationId: string): string {
  return `${kind === 'capture' ? 'c' : 'i'}_${operationId}`;
}

export function readMarked(answer: Answer, mark: string): Outcome<MovedAmount> {
  const body = parseObject(answer.text);
  return refusedBy(answer.status, body) ?? markedIn(body, mark);
}

export function markedIn(intent: JsonObject | null, mark: string): Outcome<MovedAmount> {
  const [id, moved] = [textAt(intent, 'id'), textAt(objectOf(intent?.['metadata']), mark)];
  return id === null || moved === null || !/^[0-9]{1,18}$/.test(moved)
    ? { kind: 'unknown', detail: 'Stripe answered without the operation' }
    : {
        kind: 'succeeded',
        value: { amount: BigInt(moved), ...currencyIn(intent) },
        reference: processorReference(id),
      };
}

export function readFoundMark(answer: Answer, mark: string): LookUpOutcome {
  if (answer.status !== 200) return unanswered(answer);
  const intent = parseObject(answer.text);
  const isMarked = textAt(objectOf(intent?.['metadata']), mark) !== null;
  return isMarked ? markedIn(intent, mark) : { kind: 'not_found' };
}

export function readCanceled(answer: Answer, amount: bigint): Outcome<MovedAmount> {
  const body = parseObject(answer.text);
  return refusedBy(answer.status, body) ?? canceledOf(body, amount);
}

export function canceledOf(intent: JsonObject | null, amount: bigint): Outcome<MovedAmount> {
  const id = textAt(intent, 'id');
  return id !== null && intent?.['status'] === 'canceled'
    ? { kind: 'succeeded', value: { amount }, reference: processorReference(id) }
    : { kind: 'unknown', detail: 'Stripe answered without a canceled PaymentIntent' };
}

/** What was authorized and not captured. */
export function heldBy(intent: JsonObject | null): bigint {
  if (intent === null) return 0n;
  return (amountAt(intent, 'amount') ?? 0n) - (amountAt(intent, 'amount_received') ?? 0n);
}

export function readRefund(answer: Answer): Outcome<MovedAmount> {
  const body = parseObject(answer.text);
  return refusedBy(answer.status, body) ?? refundOutcome(body);
}

export function refundOutcome(refund: JsonObject | null): Outcome<MovedAmount> {
  const [id, amount] = [textAt(refund, 'id'), refund === null ? null : amountAt(refund, 'amount')];
  if (refund === null || id === null || amount === null)
    return { kind: 'unknown', detail: 'Stripe answered without a refund' };

  const reference = processorReference(id);
  switch (refund['status']) {
    case 'succeeded':
      return { kind: 'succeeded', value: { amount, ...currencyIn(refund) }, reference };
    case 'pending':
    case 'requires_action':
      return { kind: 'pending', reference };
    case 'failed':
    case 'canceled':
      return declinedOutcome(
        errorCode('service_decline'),
        {
          code: textAt(refund, 'failure_reason') ?? textAt(refund, 'status'),
          description: 'the refund failed',
        },
        { reference },
      );
    default:
      return { kind: 'unknown', detail: 'Stripe answered with a status that it does not document' };
  }
}

export function readFoundRefund(answer: Answer, operationId: string, reference?: string): LookUpOutcome {
  const data = answer.status === 200 ? parseObject(answer.text)?.['data'] : null;
  if (!Array.isArray(data)) return unanswered(answer);
  const refunds = data.map(objectOf);
  const marked = refunds.find((found) => textAt(objectOf(found?.['metadata']), OPERATION) === operationId);
  const refund = marked ?? refunds.find((found) => reference !== undefined && found?.['id'] === reference);
  return refund === undefined ? { kind: 'not_found' } : refundOutcome(refund);
}

/** Minor units of ISO 4217. */
export function amountAt(object: JsonObject, name: string): bigint | null {
  const [units, currency] = [object[name], currencyOf(object)];
  if (!Number.isSafeInteger(units) || currency === null || Number(units) < 0) return null;
  return fromProcessorUnits(BigInt(Number(units)), currency, EXPONENTS);
}

export function currencyOf(object: JsonObject): Currency | null {
  return parseCurrency((textAt(object, 'currency') ?? '').toUpperCase());
}
