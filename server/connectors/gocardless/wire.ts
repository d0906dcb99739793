import { errorCode } from '../../domain/decline.ts';
import { currencyIn, type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import {
  type Mandate,
  type Outcome,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { type AuthorizedAmounts, type MovedAmount, NO_CARD } from '../connector.ts';
import { DECLINES, FIELDS } from './declines.ts';
import type { Answer } from './request.ts';

/** How GoCardless's answers and resources are read. */

/** The resource of an answer, which stands under its plural name. */
export function resourceIn(answer: Answer, name: string): JsonObject | null {
  return answer.status < 300 ? objectOf(parseObject(answer.text)?.[name]) : null;
}

export function listIn(answer: Answer, name: string): readonly JsonObject[] | null {
  const items = answer.status === 200 ? parseObject(answer.text)?.[name] : null;
  if (!Array.isArray(items)) return null;
  return items.map(objectOf).filter((item): item is JsonObject => item !== null);
}

/**
 * The id of what a request made, or of what is there already: GoCardless answers a repeated key with 409 and the id of
 * the first, and a bank account that the customer has with its id.
 */
export function madeIn(answer: Answer, name: string): Readonly<{ id: string }> | Outcome<never> {
  const body = parseObject(answer.text);
  const id = textAt(objectOf(body?.[name]), 'id') ?? earlierIn(body);
  if (id !== null) return { id };
  return refusedBy(answer) ?? unreadable(answer);
}

/** By the reason, where the id stands. */
const EARLIER: Readonly<Record<string, string>> = {
  idempotent_creation_conflict: 'conflicting_resource_id',
  bank_account_exists: 'customer_bank_account',
};

function earlierIn(body: JsonObject | null): string | null {
  const told = errorsIn(body).find((one) => Object.hasOwn(EARLIER, textAt(one, 'reason') ?? ''));
  return textAt(told, 'links', EARLIER[textAt(told, 'reason') ?? ''] ?? '');
}

/** The mandate that took the place of the one that was to be debited, for example with the creditor's new scheme id. */
export function replacementIn(answer: Answer): string | null {
  const replaced = errorsIn(parseObject(answer.text)).find(({ reason }) => reason === 'mandate_replaced');
  return textAt(replaced, 'links', 'new_mandate');
}

function errorsIn(body: JsonObject | null): readonly JsonObject[] {
  const errors = objectOf(body?.['error'])?.['errors'];
  return Array.isArray(errors) ? errors.map(objectOf).filter((one) => one !== null) : [];
}

/** What a refusal means; null where the answer is no refusal. */
export function refusedBy(answer: Answer): Outcome<never> | null {
  const body = parseObject(answer.text);
  const error = objectOf(body?.['error']);
  // A 409 says that another request under this key is known, and nothing of how it ended.
  if (answer.status >= 500 || answer.status === 409) return unreadable(answer);
  if (answer.status < 400) return null;

  const errors = errorsIn(body);
  const reason = errors.map((one) => textAt(one, 'reason')).find((text) => text !== null) ?? null;
  const field = errors.map((one) => textAt(one, 'field')).find((text) => text !== null) ?? null;
  const told = errors.map((one) => [textAt(one, 'field'), textAt(one, 'message')].filter(Boolean).join(' '));
  const raw: RawCode = {
    code: reason ?? field ?? textAt(error, 'type'),
    description: told.find((text) => text !== '') ?? textAt(error, 'message'),
  };
  return declinedOutcome(DECLINES[reason ?? ''] ?? FIELDS[field ?? ''] ?? byStatus(answer.status), raw);
}

function byStatus(status: number) {
  if (status === 401) return errorCode('invalid_service_credentials');
  if (status === 403) return errorCode('insufficient_service_permissions');
  if (status === 404) return errorCode('unknown_service_resource');
  return errorCode(status === 429 ? 'service_rate_limit' : 'invalid_service_request');
}

export function unreadable({ status }: Answer): Outcome<never> {
  return { kind: 'unknown', detail: `GoCardless answered ${status} without an outcome` };
}

function refusedFor(cause: RawCode, told: Parameters<typeof declinedOutcome>[2]): Outcome<never> {
  return declinedOutcome(DECLINES[cause.code ?? ''] ?? errorCode('other_decline'), cause, told);
}

/**
 * `cause`: why it failed, which only its events say. A bank that refuses the mandate cancels its payments: that is no
 * cancelling of ours, whose cause is none of the table.
 */
export function paymentOutcome(
  payment: JsonObject | null,
  cause: RawCode | null = null,
): Outcome<AuthorizedAmounts> {
  const id = textAt(payment, 'id');
  if (payment === null || id === null)
    return { kind: 'unknown', detail: 'GoCardless answered without a payment' };

  const told = { reference: processorReference(id), ...mandateOf(payment) };
  switch (PHASES[textAt(payment, 'status') ?? '']) {
    case 'on its way':
      return { kind: 'pending', ...told, state: { payment: id } };
    case 'arrived':
      return collectedOutcome(payment);
    case 'cancelled':
      return cause === null || DECLINES[cause.code ?? ''] === undefined
        ? { kind: 'failed', code: errorCode('canceled'), detail: 'the payment was cancelled', ...told }
        : refusedFor(cause, told);
    case 'refused':
      return refusedFor(
        cause ?? { code: textAt(payment, 'status'), description: 'the payment failed' },
        told,
      );
    default:
      return { kind: 'unknown', detail: 'GoCardless answered with a status that it does not document' };
  }
}

type Phase = 'on its way' | 'arrived' | 'cancelled' | 'refused';

const PHASES: Readonly<Record<string, Phase | undefined>> = {
  pending_customer_approval: 'on its way',
  pending_submission: 'on its way',
  submitted: 'on its way',
  confirmed: 'arrived',
  paid_out: 'arrived',
  // The money had arrived. That it was taken back is told by an event of its own.
  charged_back: 'arrived',
  cancelled: 'cancelled',
  customer_approval_denied: 'refused',
  failed: 'refused',
};

/** The payment as it was when its money had arrived, whatever happened since. */
export function collectedOutcome(payment: JsonObject | null): Outcome<AuthorizedAmounts> {
  const [id, amount] = [textAt(payment, 'id'), amountAt(payment, 'amount')];
  if (payment === null || id === null || amount === null)
    return { kind: 'unknown', detail: 'GoCardless answered without an amount' };
  return {
    kind: 'succeeded',
    reference: processorReference(id),
    state: { payment: id },
    value: {
      authorized: amount,
      captured: amount,
      ...NO_CARD,
      ...mandateOf(payment),
      ...currencyIn(payment),
    },
  };
}

/** Whether the bank has confirmed it is told by events of the mandate. */
function mandateOf(payment: JsonObject): Readonly<{ mandate?: Mandate }> {
  const mandate = textAt(payment, 'links', 'mandate');
  return mandate === null ? {} : { mandate: { reference: processorReference(mandate), status: 'pending' } };
}

export function refundOutcome(refund: JsonObject | null): Outcome<MovedAmount> {
  const [id, amount] = [textAt(refund, 'id'), amountAt(refund, 'amount')];
  if (refund === null || id === null || amount === null)
    return { kind: 'unknown', detail: 'GoCardless answered without a refund' };

  const reference = processorReference(id);
  switch (refund['status']) {
    case 'created':
    case 'pending_submission':
    case 'submitted':
      return { kind: 'pending', reference };
    case 'paid':
      return { kind: 'succeeded', value: { amount, ...currencyIn(refund) }, reference };
    case 'cancelled':
    case 'bounced':
    case 'funds_returned': {
      const raw = { code: textAt(refund, 'status'), description: 'the refund did not reach the buyer' };
      return declinedOutcome(errorCode('service_decline'), raw, { reference });
    }
    default:
      return { kind: 'unknown', detail: 'GoCardless answered with a status that it does not document' };
  }
}

/** A payment that was cancelled before it left for the bank: nothing was taken. */
export function cancelOutcome(payment: JsonObject | null): Outcome<MovedAmount> | null {
  const id = textAt(payment, 'id');
  return id !== null && payment?.['status'] === 'cancelled'
    ? { kind: 'succeeded', value: { amount: 0n }, reference: processorReference(id) }
    : null;
}

export function amountAt(object: JsonObject | null, name: string): bigint | null {
  const amount = object?.[name];
  return Number.isSafeInteger(amount) && Number(amount) >= 0 ? BigInt(Number(amount)) : null;
}
