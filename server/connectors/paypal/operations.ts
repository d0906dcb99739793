import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, textAt } from '../../domain/json.ts';
import { FORGOTTEN, type Outcome, processorReference, declinedOutcome } from '../../domain/outcome.ts';
import { wholeText } from '../../domain/whole.ts';
import type {
  AuthorizedAmounts,
  Complete,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
  SessionData,
} from '../connector.ts';
import { orderOf } from './order.ts';
import { type Answer, type PayPalCall, type PayPalFields, deleteSaved, get, post } from './request.ts';
import { moneyAt, moneyOf } from './units.ts';
import {
  bodyOf,
  captureOutcome,
  issueIn,
  linkTo,
  list,
  orderOutcome,
  paymentsIn,
  refundOutcome,
  refusedBy,
  unreadable,
} from './wire.ts';

const TOO_FINE = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'PayPal counts this currency in larger units',
} as const;

export const operations: Operations<PayPalFields> = {
  async deleteToken(call) {
    const answer = await deleteSaved(call);
    const { status } = answer;
    const { reference } = FORGOTTEN;
    // One that it does not know any more is forgotten.
    if (status === 204 || status === 404) return FORGOTTEN;
    // What is no token of PayPal's is none a minute later.
    if (status === 400)
      return declinedOutcome(errorCode('unknown_service_resource'), issueIn(answer), { reference });
    return { kind: 'unknown', detail: `PayPal answered ${status}` };
  },
  async authorize(call) {
    const order = orderOf(call);
    if (order === null) return TOO_FINE;
    const fingerprint = wholeText(call.input.antiFraudFingerprint, 36);
    const more: Readonly<Record<string, string>> =
      fingerprint === null ? {} : { 'paypal-client-metadata-id': fingerprint };
    const answer = await post(call, 'v2/checkout/orders', order, call.operationId, more);
    return refusedBy(answer) ?? orderOutcome(bodyOf(answer));
  },
  find,
  sync: (call) => stateOf(call, call.input.of),
  complete,
  session,
  async capture(call) {
    const { amount, final } = call.input;
    const money = moneyOf(amount);
    if (money === null) return TOO_FINE;
    const order = await orderFor(call);
    if ('refusal' in order) return order.refusal;
    const [authorization] = list(paymentsIn(order.body), 'authorizations');
    const path = `v2/payments/authorizations/${idOf(authorization)}/capture`;
    const body = { amount: money, final_capture: final, invoice_id: call.operationId };
    const answer = await post(call, path, body);
    return refusedBy(answer) ?? captureOutcome(bodyOf(answer));
  },
  void: voidAll,
  refund,
  async verify(call) {
    const { status } = await get(call, 'v1/notifications/webhooks');
    return status === 200 ? null : 'The client ID and secret were not accepted.';
  },
};

function idOf(resource: JsonObject | undefined): string {
  return encodeURIComponent(textAt(resource, 'id') ?? 'none');
}

/** The order that an operation is on. It was not touched yet, so a refusal here is one of the whole. */
async function orderFor(
  call: PayPalCall<Readonly<{ of: string }>>,
): Promise<Readonly<{ body: JsonObject }> | Readonly<{ refusal: Outcome<never> }>> {
  const answer = await get(
    call,
    `v2/checkout/orders/${encodeURIComponent(call.state['order'] ?? call.input.of)}`,
  );
  const body = bodyOf(answer);
  if (body !== null) return { body };
  return { refusal: refusedBy({ ...answer, status: Math.min(answer.status, 408) }) ?? unreadable(answer) };
}

async function stateOf(call: PayPalCall<unknown>, id: string): Promise<Outcome<AuthorizedAmounts>> {
  const answer = await get(call, `v2/checkout/orders/${encodeURIComponent(id)}`);
  return answer.status === 200 ? orderOutcome(bodyOf(answer)) : unreadable(answer);
}

/** The buyer has not decided, or has to decide anew. */
const WAITING: ReadonlySet<string> = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);
/** An earlier request did it, or somebody else. */
const DONE: ReadonlySet<string> = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_ALREADY_COMPLETED',
  'ORDER_COMPLETED_OR_VOIDED',
  'ORDER_COMPLETION_IN_PROGRESS',
]);
const DECIDED: ReadonlySet<string> = new Set([
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'ORDER_EXPIRED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

async function complete(call: PayPalCall<Complete>): Promise<Outcome<AuthorizedAmounts>> {
  const { of, capture } = call.input;
  const path = `v2/checkout/orders/${encodeURIComponent(of)}/${capture ? 'capture' : 'authorize'}`;
  const answer = await post(call, path, {}, `${call.operationId}-complete`);
  const order = bodyOf(answer);
  if (order !== null) return orderOutcome(order);
  const issue = issueIn(answer).code ?? '';
  if (WAITING.has(issue)) {
    const url = linkTo(order, 'payer-action');
    const next = url === null ? {} : { next: { kind: 'redirect', url } as const };
    return { kind: 'pending', reference: of, state: { order: of }, ...next };
  }
  if (DONE.has(issue)) return stateOf(call, of);

  return DECIDED.has(issue) ? (refusedBy(answer) ?? unreadable(answer)) : unreadable(answer);
}

async function session(call: PayPalCall<Readonly<{ of: string }>>): Promise<Outcome<SessionData>> {
  const order = await orderFor(call);
  if ('refusal' in order) return order.refusal;
  const [unit] = list(order.body, 'purchase_units');
  const value: SessionData = {
    order_id: call.input.of,
    client_id: call.settings.client_id,
    merchant_id: call.settings.merchant_id ?? textAt(unit, 'payee', 'merchant_id'),
    currency: textAt(unit, 'amount', 'currency_code'),
    intent: (textAt(order.body, 'intent') ?? '').toLowerCase(),
    funding_source: 'paypal',
  };
  return { kind: 'succeeded', value, reference: processorReference(call.input.of) };
}

/** What was captured before stays; an authorization that is voided already is what was wanted. */
async function voidAll(call: PayPalCall<Follow>): Promise<Outcome<MovedAmount>> {
  const order = await orderFor(call);
  if ('refusal' in order) return order.refusal;
  const [authorization] = list(paymentsIn(order.body), 'authorizations');
  const answer = await post(call, `v2/payments/authorizations/${idOf(authorization)}/void`, null);
  const isVoided =
    answer.status === 204 ||
    bodyOf(answer)?.['status'] === 'VOIDED' ||
    issueIn(answer).code === 'PREVIOUSLY_VOIDED';
  if (!isVoided) return refusedBy(answer) ?? unreadable(answer);
  const reference = processorReference(textAt(authorization, 'id') ?? call.input.of);
  return { kind: 'succeeded', value: { amount: call.input.amount.minor }, reference };
}

/** Of the first capture that has as much left. The order says whether an earlier request has done it. */
async function refund(call: PayPalCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount } = call.input;
  const money = moneyOf(amount);
  if (money === null) return TOO_FINE;
  const order = await orderFor(call);
  if ('refusal' in order) return order.refusal;
  const payments = paymentsIn(order.body);
  const [captures, refunds] = [list(payments, 'captures'), list(payments, 'refunds')];
  const earlier = refunds.find((one) => one['custom_id'] === call.operationId);
  if (earlier !== undefined) return refundOutcome(earlier);

  const capture =
    captures.find((one) => (leftOf(one, refunds) ?? 0n) >= amount.minor) ??
    (captures.length === 1 ? captures[0] : undefined);
  if (capture === undefined)
    return {
      kind: 'failed',
      code: errorCode('invalid_amount'),
      detail: 'no single capture has that much left: refund it in parts',
    };
  const body = { amount: money, custom_id: call.operationId };
  const answer = await post(call, `v2/payments/captures/${idOf(capture)}/refund`, body);
  return refusedBy(answer) ?? refundOutcome(bodyOf(answer));
}

function leftOf(capture: JsonObject, refunds: readonly JsonObject[]): bigint | null {
  const captured = captureOutcome(capture).kind === 'succeeded' ? moneyAt(capture, 'amount') : null;
  const id = textAt(capture, 'id') ?? '';
  const back = refunds
    .filter((refund) => linkTo(refund, 'up')?.endsWith(`/${id}`) === true)
    .filter((refund) => refund['status'] === 'COMPLETED' || refund['status'] === 'PENDING')
    .reduce((sum, refund) => sum + (moneyAt(refund, 'amount')?.minor ?? 0n), 0n);
  return captured === null ? null : captured.minor - back;
}

/** Orders cannot be searched for by what is ours: one whose answer got lost is asked for again under its key. */
async function find(call: PayPalCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of, reference } = call.input;
  const id = call.state['order'] ?? of;
  if (id === null) return { kind: 'unknown', detail: 'PayPal cannot be asked for an order without its id' };
  const answer: Answer = await get(call, `v2/checkout/orders/${encodeURIComponent(id)}`);
  const order = answer.status === 200 ? bodyOf(answer) : null;
  if (order === null) return unreadable(answer);
  if (kind === 'authorize') return orderOutcome(order);
  const payments = paymentsIn(order);
  const made = (name: string, mark: string): JsonObject | undefined =>
    list(payments, name).find((one) => one[mark] === call.operationId) ??
    list(payments, name).find((one) => reference !== undefined && one['id'] === reference);
  if (kind === 'capture') {
    const capture = made('captures', 'invoice_id');
    return capture === undefined ? { kind: 'not_found' } : captureOutcome(capture);
  }
  if (kind === 'refund') {
    const refund = made('refunds', 'custom_id');
    return refund === undefined ? { kind: 'not_found' } : refundOutcome(refund);
  }

  const [authorization] = list(payments, 'authorizations');
  if (authorization?.['status'] !== 'VOIDED') return { kind: 'not_found' };
  const amount = releasedOf(authorization, list(payments, 'captures'));
  if (amount === null) return unreadable(answer);
  const voided = processorReference(textAt(authorization, 'id') ?? id);
  return { kind: 'succeeded', value: { amount }, reference: voided };
}

/** What a void let go of: what was authorized, less what was captured before and stays. */
function releasedOf(authorization: JsonObject, captures: readonly JsonObject[]): bigint | null {
  const held = moneyAt(authorization, 'amount');
  const kept = captures
    .filter((capture) => !CAME_TO_NOTHING.has(captureOutcome(capture).kind))
    .reduce((sum, capture) => sum + (moneyAt(capture, 'amount')?.minor ?? 0n), 0n);
  return held === null ? null : held.minor - kept;
}

const CAME_TO_NOTHING: ReadonlySet<Outcome<MovedAmount>['kind']> = new Set(['declined', 'failed']);
