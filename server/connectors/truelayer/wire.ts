import { errorCode } from '../../domain/decline.ts';
import { currencyIn, type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { type AuthorizedAmounts, type MovedAmount, NO_CARD, type PayoutReturned } from '../connector.ts';
import { DECLINES } from './declines.ts';
import type { Answer } from './request.ts';

/** How TrueLayer's answers and resources are read. */

export function bodyOf({ status, text }: Answer): JsonObject | null {
  return status < 300 ? parseObject(text) : null;
}

/** Problem details, with the fields that are wrong. Null where the answer is no refusal. */
export function refusedBy(answer: Answer): Outcome<never> | null {
  const { status } = answer;
  // Both say that the key is known or in use, and nothing of how that request ended.
  if (status >= 500 || status === 409 || status === 422) return unreadable(answer);
  if (status < 400) return null;
  const body = parseObject(answer.text);
  const [field] = Object.keys(objectOf(body?.['errors']) ?? {});
  const raw: RawCode = {
    code: textAt(body, 'title'),
    description:
      field === undefined ? textAt(body, 'detail') : `${field}: ${textAt(body, 'detail') ?? 'invalid'}`,
  };
  return declinedOutcome(byStatus(status), raw);
}

function byStatus(status: number) {
  if (status === 401) return errorCode('invalid_service_credentials');
  if (status === 403) return errorCode('insufficient_service_permissions');
  if (status === 404) return errorCode('unknown_service_resource');
  return errorCode(status === 429 ? 'service_rate_limit' : 'invalid_service_request');
}

export function unreadable({ status }: Answer): Outcome<never> {
  return { kind: 'unknown', detail: `TrueLayer answered ${status} without an outcome` };
}

/** A new payment: the buyer goes to TrueLayer's page, chooses their bank, and pays there. */
export function openedOutcome(payment: JsonObject | null): Outcome<AuthorizedAmounts> {
  const [id, url] = [textAt(payment, 'id'), textAt(payment, 'hosted_page', 'uri')];
  if (id === null || url === null)
    return { kind: 'unknown', detail: 'TrueLayer answered without a payment and its page' };
  const reference = processorReference(id);
  return { kind: 'pending', reference, state: { payment: id }, next: { kind: 'transfer', url } };
}

/** Executed is what the buyer's bank says; settled is when it has arrived. */
export function paymentOutcome(payment: JsonObject | null): Outcome<AuthorizedAmounts> {
  const id = textAt(payment, 'id');
  if (payment === null || id === null)
    return { kind: 'unknown', detail: 'TrueLayer answered without a payment' };

  const reference = processorReference(id);
  switch (payment['status']) {
    case 'authorization_required':
    case 'authorizing':
    case 'authorized':
    case 'attempt_failed':
    case 'executed':
      return { kind: 'pending', reference, state: { payment: id } };
    case 'settled':
      return arrivedOutcome(payment, reference);
    case 'failed':
      return failedAs(textAt(payment, 'failure_reason'), reference);
    default:
      return { kind: 'unknown', detail: 'TrueLayer answered with a status that it does not document' };
  }
}

export function failedAs(reason: string | null, reference: ProcessorReference): Outcome<never> {
  const raw = { code: reason, description: 'the payment failed' };
  return declinedOutcome(DECLINES[reason ?? ''] ?? errorCode('other_decline'), raw, { reference });
}

export function arrivedOutcome(
  payment: JsonObject,
  reference: ProcessorReference,
): Outcome<AuthorizedAmounts> {
  const amount = amountIn(payment);
  if (amount === null) return { kind: 'unknown', detail: 'TrueLayer answered without an amount' };
  return {
    kind: 'succeeded',
    reference,
    state: { payment: reference },
    value: {
      authorized: amount,
      captured: amount,
      ...NO_CARD,
      ...currencyIn(payment),
    },
  };
}

export function refundOutcome(refund: JsonObject | null): Outcome<MovedAmount> {
  return leftOutcome(refund, 'refund');
}

export function payoutOutcome(payout: JsonObject | null): Outcome<MovedAmount> {
  return leftOutcome(payout, 'payout');
}

/** Why one has failed that had been executed. */
export const RETURNED = 'returned';

export function cameBack(reference: ProcessorReference): PayoutReturned {
  const raw = { code: RETURNED, description: 'the bank of the account sent it back' };
  return { kind: 'payout_returned', code: errorCode('service_decline'), raw, reference };
}

/** Refunds and payouts leave the merchant account in the same way. */
function leftOutcome(left: JsonObject | null, what: 'refund' | 'payout'): Outcome<MovedAmount> {
  const [id, amount] = [textAt(left, 'id'), left === null ? null : amountIn(left)];
  if (left === null || id === null || amount === null)
    return { kind: 'unknown', detail: `TrueLayer answered without a ${what}` };

  const reference = processorReference(id);
  switch (left['status']) {
    case 'pending':
    case 'authorized':
      return { kind: 'pending', reference };
    case 'executed':
      return { kind: 'succeeded', value: { amount, ...currencyIn(left) }, reference };
    case 'failed':
      return leftFailedAs(what, textAt(left, 'failure_reason'), reference);
    default:
      return { kind: 'unknown', detail: 'TrueLayer answered with a status that it does not document' };
  }
}

/** What lacks funds lacks them in the merchant account. */
function leftFailedAs(
  what: 'refund' | 'payout',
  reason: string | null,
  reference: ProcessorReference,
): Outcome<never> {
  const raw = { code: reason, description: `the ${what} failed` };
  const known = reason === 'insufficient_funds' ? errorCode('service_decline') : DECLINES[reason ?? ''];
  return declinedOutcome(known ?? errorCode('other_decline'), raw, { reference });
}

/** A payment that the buyer can no longer make: nothing was taken. */
export function canceledIn(payment: JsonObject | null): Outcome<MovedAmount> | null {
  const id = textAt(payment, 'id');
  return id !== null && payment?.['status'] === 'failed' && payment['failure_reason'] === 'canceled'
    ? { kind: 'succeeded', value: { amount: 0n }, reference: processorReference(id) }
    : null;
}

export function amountIn(resource: JsonObject): bigint | null {
  const amount = resource['amount_in_minor'];
  return Number.isSafeInteger(amount) && Number(amount) >= 0 ? BigInt(Number(amount)) : null;
}

export function itemsIn(answer: Answer): readonly JsonObject[] | null {
  const items = answer.status === 200 ? parseObject(answer.text)?.['items'] : null;
  return Array.isArray(items) ? items.map(objectOf).filter((item) => item !== null) : null;
}
