import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { type AuthorizedAmounts, type MovedAmount, NO_CARD } from '../connector.ts';
import { DECLINES } from './declines.ts';
import type { Answer } from './request.ts';
import { moneyAt } from './units.ts';

/** How PayPal's answers and resources are read. */

export function bodyOf({ status, text }: Answer): JsonObject | null {
  return status < 300 ? parseObject(text) : null;
}

export function issueIn({ text }: Answer): RawCode {
  const body = parseObject(text);
  const details = body?.['details'];
  const first = Array.isArray(details) ? objectOf(details[0]) : null;
  return {
    code: textAt(first, 'issue') ?? textAt(body, 'name') ?? textAt(body, 'error'),
    description: textAt(first, 'description') ?? textAt(body, 'message') ?? textAt(body, 'error_description'),
  };
}

/** What a refusal means; null where the answer is no refusal. */
export function refusedBy(answer: Answer): Outcome<never> | null {
  const { status } = answer;
  // 409: an earlier request under the same key is still being worked on.
  if (status >= 500 || status === 409) return unreadable(answer);
  if (status < 400) return null;
  const raw = issueIn(answer);
  return declinedOutcome(DECLINES[raw.code ?? ''] ?? byStatus(status), raw);
}

function byStatus(status: number) {
  if (status === 401) return errorCode('invalid_service_credentials');
  if (status === 403) return errorCode('insufficient_service_permissions');
  if (status === 404) return errorCode('unknown_service_resource');
  return errorCode(status === 429 ? 'service_rate_limit' : 'invalid_service_request');
}

export function unreadable({ status }: Answer): Outcome<never> {
  return { kind: 'unknown', detail: `PayPal answered ${status} without an outcome` };
}

export function list(object: JsonObject | null, name: string): readonly JsonObject[] {
  const items = object?.[name];
  return Array.isArray(items) ? items.map(objectOf).filter((item) => item !== null) : [];
}

/** Orders of ours have one purchase unit. */
export function paymentsIn(order: JsonObject | null): JsonObject | null {
  return objectOf(list(order, 'purchase_units')[0]?.['payments']);
}

export function linkTo(resource: JsonObject | null, ...rels: readonly string[]): string | null {
  const links = list(resource, 'links');
  const found = rels
    .map((rel) => links.find((link) => link['rel'] === rel))
    .find((link) => link !== undefined);
  return textAt(found, 'href');
}

/** An order as it stands. */
export function orderOutcome(order: JsonObject | null): Outcome<AuthorizedAmounts> {
  const id = textAt(order, 'id');
  if (order === null || id === null) return { kind: 'unknown', detail: 'PayPal answered without an order' };
  const reference = processorReference(id);
  const payments = paymentsIn(order);
  const [authorization] = list(payments, 'authorizations');
  const [capture] = list(payments, 'captures');
  if (authorization !== undefined) return withToken(authorizationOutcome(authorization, reference), order);
  if (capture !== undefined) return withToken(captureAsPayment(capture, reference), order);

  const state = { order: id };
  switch (order['status']) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED': {
      const url = linkTo(order, 'payer-action', 'approve');
      const next = url === null ? {} : { next: { kind: 'redirect', url } as const };
      return { kind: 'pending', reference, state, ...next };
    }
    case 'APPROVED':
      return { kind: 'pending', reference, state };
    case 'VOIDED':
      return { kind: 'failed', code: errorCode('canceled'), detail: 'the order was voided', reference };
    default:
      return { kind: 'unknown', detail: 'PayPal answered with a status that it does not document' };
  }
}

/**
 * https://developer.paypal.com/docs/checkout/save-payment-methods/during-purchase/orders-api/paypal/: VAULTED, an order
 * has the token. APPROVED, the token is made later, and the order has it then.
 */
function withToken(outcome: Outcome<AuthorizedAmounts>, order: JsonObject): Outcome<AuthorizedAmounts> {
  const token = textAt(order, 'payment_source', 'paypal', 'attributes', 'vault', 'id');
  if (outcome.kind !== 'succeeded' || token === null) return outcome;
  const label = textAt(order, 'payment_source', 'paypal', 'email_address');
  return { ...outcome, value: { ...outcome.value, storedToken: { token, label } } };
}

function reasonOf(resource: JsonObject): RawCode {
  return {
    code: textAt(resource, 'status_details', 'reason') ?? textAt(resource, 'status'),
    description: textAt(resource, 'status'),
  };
}

function declinedPayment(resource: JsonObject, reference: ProcessorReference): Outcome<never> {
  const raw = reasonOf(resource);
  return declinedOutcome(DECLINES[raw.code ?? ''] ?? errorCode('other_decline'), raw, { reference });
}

export function authorizationOutcome(
  authorization: JsonObject,
  reference: ProcessorReference,
): Outcome<AuthorizedAmounts> {
  switch (authorization['status']) {
    case 'CREATED':
    case 'CAPTURED':
    case 'PARTIALLY_CAPTURED':
      return approvedPayment(authorization, reference, false);
    case 'PENDING':
      return { kind: 'pending', reference, raw: reasonOf(authorization), state: { order: reference } };
    case 'DENIED':
      return declinedPayment(authorization, reference);
    case 'VOIDED':
      return {
        kind: 'failed',
        code: errorCode('canceled'),
        detail: 'the authorization was voided',
        reference,
      };
    default:
      return { kind: 'unknown', detail: 'PayPal answered with a status that it does not document' };
  }
}

/** The capture of an order that was to be captured at once is the payment. */
export function captureAsPayment(
  capture: JsonObject,
  reference: ProcessorReference,
): Outcome<AuthorizedAmounts> {
  const moved = captureOutcome(capture);
  switch (moved.kind) {
    case 'succeeded':
      return approvedPayment(capture, reference, true);
    case 'pending':
      return { ...moved, reference, state: { order: reference } };
    case 'declined':
    case 'failed':
      return { ...moved, reference };
    default:
      return moved;
  }
}

function approvedPayment(
  resource: JsonObject,
  reference: ProcessorReference,
  isCaptured: boolean,
): Outcome<AuthorizedAmounts> {
  const amount = moneyAt(resource, 'amount');
  if (amount === null) return { kind: 'unknown', detail: 'PayPal answered without an amount' };
  return {
    kind: 'succeeded',
    reference,
    state: { order: reference },
    value: {
      authorized: amount.minor,
      captured: isCaptured ? amount.minor : 0n,
      ...NO_CARD,
      currency: amount.currency,
    },
  };
}

export function captureOutcome(capture: JsonObject | null): Outcome<MovedAmount> {
  return movedOutcome(capture, {
    COMPLETED: 'done',
    PARTIALLY_REFUNDED: 'done',
    REFUNDED: 'done',
    PENDING: 'later',
    DECLINED: 'no',
    FAILED: 'no',
  });
}

export function refundOutcome(refund: JsonObject | null): Outcome<MovedAmount> {
  return movedOutcome(refund, { COMPLETED: 'done', PENDING: 'later', CANCELLED: 'no', FAILED: 'no' });
}

function movedOutcome(
  resource: JsonObject | null,
  meanings: Readonly<Record<string, 'done' | 'later' | 'no'>>,
): Outcome<MovedAmount> {
  const [id, amount] = [textAt(resource, 'id'), moneyAt(resource, 'amount')];
  const meaning = meanings[textAt(resource, 'status') ?? ''];
  if (resource === null || id === null || amount === null || meaning === undefined)
    return { kind: 'unknown', detail: 'PayPal answered without what was asked for' };
  const reference = processorReference(id);
  if (meaning === 'later') return { kind: 'pending', reference, raw: reasonOf(resource) };
  if (meaning === 'no') return declinedPayment(resource, reference);
  return { kind: 'succeeded', value: { amount: amount.minor, currency: amount.currency }, reference };
}
