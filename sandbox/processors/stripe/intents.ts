import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer } from '../processor.ts';
import { keepIntent, lockIntent, openIntent } from './books.ts';
import { disputeByNumber } from './disputes.ts';
import { type Method, readMethod } from './cards.ts';
import { type StripeDesk, detachedRefusal, newName, unkeptRefusal, seconds, emitEvent } from './desk.ts';
import { type Form, type FormValue, formAt, listAt, wordAt, wordsAt } from './form.ts';
import {
  type Intent,
  type StripeError,
  chargeId,
  invalid,
  missing,
  showIntent,
  showMethod,
  stripeError,
  DEBITS,
} from './objects.ts';

/**
 * https://docs.stripe.com/api/payment_intents: made, confirmed, captured, increased, canceled; and
 * https://docs.stripe.com/api/setup_intents: made, confirmed, canceled.
 */

const AMOUNT_MAX = 99_999_999;
/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts: currencies of small units. */
const LONGER: Readonly<Record<string, number>> = {
  cop: 9_999_999_999,
  huf: 9_999_999_999,
  idr: 999_999_999_999,
  inr: 999_999_999,
  jpy: 9_999_999_999,
};

function amountMaxIn(currency: string | null): number {
  return LONGER[currency ?? ''] ?? AMOUNT_MAX;
}
const DEBIT_MS = 4 * 86_400_000;
const VOUCHER_DAYS = 3;
/** Stripe hears on the next working day what was paid: until then one that is over has not failed. */
const CONFIRMED_MS = 4 * 86_400_000;

export function wholeNumber(form: FormValue | undefined, name: string): number | null {
  const text = wordAt(form, name);
  return text !== null && /^[0-9]{1,18}$/.test(text) ? Number(text) : null;
}

export function expandIn(form: FormValue | undefined): readonly string[] {
  const given = formAt(form, 'expand');
  return Array.isArray(given) ? given.filter((name): name is string => typeof name === 'string') : [];
}

export async function createMethod(tx: Queryable, desk: StripeDesk, form: Form): Promise<Answer> {
  const made = await methodFrom(tx, desk, form);
  return 'status' in made ? made : { status: 200, body: showMethod(made) };
}

async function methodFrom(
  tx: Queryable,
  desk: StripeDesk,
  form: FormValue | undefined,
  savedFor: string | null = null,
): Promise<Method | Answer> {
  const read = readMethod(form);
  if ('problem' in read) {
    const { code, param, isCardError } = read.problem;
    const message = `The parameter ${param} is missing or not valid.`;
    return isCardError
      ? { ...stripeError(402, { type: 'card_error', code, message, param }), unkept: true }
      : unkeptRefusal(code, message, param);
  }

  const { id } = newName('pm', desk.now);
  const billing = {
    address: wordsAt(form, 'billing_details', 'address'),
    email: wordAt(form, 'billing_details', 'email'),
    name: wordAt(form, 'billing_details', 'name'),
    phone: wordAt(form, 'billing_details', 'phone'),
  };
  const customer = wordAt(form, 'customer') ?? savedFor;
  const method: Method = { ...read, id, customer, created: seconds(desk.now), billing_details: billing };
  await addObject(tx, desk, { id, kind: 'payment_method', body: method }, desk.now);
  return method;
}

export async function createIntent(tx: Queryable, desk: StripeDesk, form: Form): Promise<Answer> {
  const amount = wholeNumber(form, 'amount');
  const code = wordAt(form, 'currency')?.toLowerCase() ?? null;
  if (amount === null) return unkeptRefusal('parameter_invalid_integer', 'Invalid integer: amount', 'amount');
  if (amount > amountMaxIn(code))
    return unkeptRefusal('amount_too_large', `Amount must be no more than ${amountMaxIn(code)}`, 'amount');
  if (amount < 1) return unkeptRefusal('amount_too_small', 'Amount must be greater than 0', 'amount');
  if (code === null || !/^[a-z]{3}$/.test(code))
    return unkeptRefusal('parameter_invalid_string', 'Invalid currency', 'currency');
  const intent = newIntent(desk, form, 'payment_intent');
  return openedIntent(tx, desk, { ...intent, amount, currency: code }, form);
}

/** Stripe names no currency of it; in the books it is one of nothing. */
export function createSetup(tx: Queryable, desk: StripeDesk, form: Form): Promise<Answer> {
  const usage = wordAt(form, 'usage') ?? 'off_session';
  const setup = { ...newIntent(desk, form, 'setup_intent'), setup_future_usage: usage };
  return openedIntent(tx, desk, setup, form);
}

function newIntent(desk: StripeDesk, form: Form, kind: Intent['kind']): Intent {
  const isManual = wordAt(form, 'capture_method') === 'manual';
  const card = (name: string): boolean =>
    isManual && wordAt(form, 'payment_method_options', 'card', name) === 'if_available';
  const { id, uuid } = newName(kind === 'setup_intent' ? 'seti' : 'pi', desk.now);

  return {
    kind,
    id,
    uuid,
    amount: 0,
    currency: 'usd',
    status: 'requires_payment_method',
    capture_method: isManual ? 'manual' : 'automatic',
    amount_capturable: 0,
    amount_received: 0,
    captures: [],
    amount_refunded: 0,
    created: seconds(desk.now),
    canceled_at: null,
    cancellation_reason: null,
    customer: wordAt(form, 'customer'),
    description: wordAt(form, 'description'),
    metadata: wordsAt(form, 'metadata'),
    method: null,
    error: null,
    next: null,
    return_url: null,
    mandate: null,
    allowed_payment_method_types: listAt(form, 'allowed_payment_method_types'),
    setup_future_usage: wordAt(form, 'setup_future_usage'),
    statement_descriptor_suffix: wordAt(form, 'statement_descriptor_suffix'),
    features: {
      multicapture: card('request_multicapture'),
      overcapture: card('request_overcapture'),
      incremental: card('request_incremental_authorization'),
    },
    network_transaction_id: String(BigInt(`0x${uuid.replaceAll('-', '').slice(-12)}`)).padStart(15, '4'),
    reference: desk.key ?? id,
    disputed: false,
  };
}

async function openedIntent(tx: Queryable, desk: StripeDesk, intent: Intent, form: Form): Promise<Answer> {
  const method = await givenMethod(tx, desk, form, intent);
  if (method !== null && 'status' in method) return method;
  const ready: Intent = {
    ...intent,
    method,
    status: method === null ? intent.status : 'requires_confirmation',
  };
  const wanted = wordAt(form, 'confirm') === 'true' ? withConfirmation(desk, ready, form) : ready;
  if ('answer' in wanted) return wanted.answer;
  await openIntent(tx, desk, wanted);
  await addMandate(tx, desk, wanted, form);
  return afterConfirming(tx, desk, wanted, expandIn(form));
}

async function givenMethod(
  tx: Queryable,
  desk: StripeDesk,
  form: Form,
  intent: Intent,
): Promise<Method | Answer | null> {
  const data = formAt(form, 'payment_method_data');
  // What is to be used again is kept with its customer.
  const savedFor = intent.setup_future_usage === null ? null : intent.customer;
  if (data !== undefined) return methodFrom(tx, desk, data, savedFor);
  const id = wordAt(form, 'payment_method');
  if (id === null) return null;
  const found = await getObject<Method>(tx, desk, id);
  if (found?.kind !== 'payment_method')
    return { ...missing('payment_method', id, 'payment_method'), unkept: true };

  const { customer, isDetached } = found.body;
  if (isDetached === true) return detachedRefusal();
  return customer !== null && customer !== intent.customer
    ? unkeptRefusal(
        `${intent.kind}_unexpected_state`,
        'The provided PaymentMethod belongs to a Customer: include it in the `customer` parameter.',
        'customer',
      )
    : found.body;
}

export async function confirmIntent(
  tx: Queryable,
  desk: StripeDesk,
  id: string,
  form: Form,
  kind: Intent['kind'] = 'payment_intent',
): Promise<Answer> {
  const intent = await lockIntent(tx, desk, id, kind);
  if (intent === null) return { ...missing(kind, id, 'intent'), unkept: true };
  const method = await givenMethod(tx, desk, form, intent);
  if (method !== null && 'status' in method) return method;
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    return unexpectedState(intent, 'confirm');
  const wanted = withConfirmation(desk, { ...intent, error: null, method: method ?? intent.method }, form);
  if ('answer' in wanted) return wanted.answer;
  await keepIntent(tx, desk, wanted, null);
  await addMandate(tx, desk, wanted, form);
  return afterConfirming(tx, desk, wanted, expandIn(form));
}

/** What confirming makes of it. */
function withConfirmation(
  desk: StripeDesk,
  intent: Intent,
  form: Form,
): Intent | Readonly<{ answer: Answer }> {
  const { method } = intent;
  if (method === null)
    return { answer: unkeptRefusal('parameter_missing', 'A payment method is required', 'payment_method') };
  const base: Intent = { ...intent, return_url: wordAt(form, 'return_url') };
  if (DEBITS.has(method.type)) return debitIntent(desk, base, method, form);
  return method.type === 'card'
    ? chargeIntent(desk, base, method, form)
    : vouchered(desk, base, method, form);
}

function debitIntent(
  desk: StripeDesk,
  intent: Intent,
  method: Method,
  form: Form,
): Intent | Readonly<{ answer: Answer }> {
  const isAccepted =
    formAt(form, 'mandate_data') !== undefined ||
    wordAt(form, 'mandate') !== null ||
    (method.customer !== null && wordAt(form, 'off_session') === 'true');
  if (!isAccepted)
    return {
      answer: unkeptRefusal('parameter_missing', 'A debit needs mandate_data or a mandate', 'mandate_data'),
    };

  const mandate = wordAt(form, 'mandate') ?? newName('mandate', desk.now).id;
  // A debit under a mandate is of an account that was verified before.
  if (method.behaviour.kind !== 'verifies' || wordAt(form, 'off_session') === 'true')
    return { ...intent, status: 'processing', mandate };
  const arrivalDate = seconds(desk.now) + 2 * 86_400;
  const next = { type: 'deposits', url: pageOf(desk, intent), expiresAt: arrivalDate } as const;
  return { ...intent, status: 'requires_action', mandate, next };
}

function pageOf(desk: StripeDesk, intent: Intent): string {
  return `${desk.pagesUrl}/stripe/pages/${intent.uuid}/${encodeURIComponent(desk.account)}`;
}

function vouchered(desk: StripeDesk, intent: Intent, method: Method, form: Form): Intent {
  const days = wholeNumber(formAt(form, 'payment_method_options', method.type), 'expires_after_days');
  const expiresAt = seconds(desk.now) + (days ?? VOUCHER_DAYS) * 86_400;
  const next = { type: 'voucher', url: pageOf(desk, intent), expiresAt } as const;
  return { ...intent, status: 'requires_action', next };
}

function chargeIntent(desk: StripeDesk, intent: Intent, { behaviour }: Method, form: Form): Intent {
  const hasProof = wordAt(form, 'payment_method_options', 'card', 'three_d_secure', 'cryptogram') !== null;
  const isOffSession = (wordAt(form, 'off_session') ?? 'false') !== 'false';
  if (behaviour.kind === 'authenticates' && !hasProof) {
    if (isOffSession || wordAt(form, 'error_on_requires_action') === 'true')
      return declinedAs(intent, 'authentication_required', 'authentication_required');
    const next = { type: 'redirect_to_url', url: pageOf(desk, intent), expiresAt: null } as const;
    return { ...intent, status: 'requires_action', next };
  }
  return behaviour.kind === 'declines'
    ? declinedAs(intent, behaviour.code, behaviour.declineCode)
    : payIntent(intent);
}

export function payIntent(intent: Intent): Intent {
  const isManual = intent.capture_method === 'manual';
  return {
    ...intent,
    next: null,
    status: isManual ? 'requires_capture' : 'succeeded',
    amount_capturable: isManual ? intent.amount : 0,
    amount_received: isManual ? 0 : intent.amount,
    captures: isManual ? [] : [intent.amount],
  };
}

export function declinedAs(intent: Intent, code: string, declineCode: string | null): Intent {
  const error: StripeError = {
    type: 'card_error',
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    message: `The payment was declined: ${(declineCode ?? code).replaceAll('_', ' ')}.`,
  };
  return { ...intent, status: 'requires_payment_method', next: null, error };
}

async function afterConfirming(
  tx: Queryable,
  desk: StripeDesk,
  intent: Intent,
  expand: readonly string[],
): Promise<Answer> {
  await saveMethod(tx, desk, intent);
  await tellOf(tx, desk, intent);
  await planFor(tx, desk, intent);
  if (intent.error === null) return { status: 200, body: showIntent(intent, expand) };
  const more = intent.kind === 'payment_intent' ? { charge: chargeId(intent) } : {};
  return stripeError(402, intent.error, { ...more, [intent.kind]: showIntent(intent) });
}

/** What is to be used again is its customer's, once it has succeeded. */
export async function saveMethod(
  tx: Queryable,
  desk: Parameters<typeof emitEvent>[1],
  intent: Intent,
): Promise<void> {
  const { method, customer, status, setup_future_usage: usage } = intent;
  const isSaved = method?.customer === null && customer !== null && usage !== null && status === 'succeeded';
  if (isSaved) await changeObject(tx, desk, method.id, { ...method, customer });
}

const FAILED = { payment_intent: 'payment_failed', setup_intent: 'setup_failed' } as const;

/** What the standing of an intent is called in events. */
export async function tellOf(
  tx: Queryable,
  desk: Parameters<typeof emitEvent>[1],
  intent: Intent,
): Promise<void> {
  const names: Readonly<Record<Intent['status'], string>> = {
    requires_payment_method: intent.error === null ? 'created' : FAILED[intent.kind],
    requires_confirmation: 'created',
    requires_action: 'requires_action',
    processing: 'processing',
    requires_capture: 'amount_capturable_updated',

    canceled: 'canceled',
    succeeded: 'succeeded',
  };
  await emitEvent(tx, desk, intent.uuid, `${intent.kind}.${names[intent.status]}`, showIntent(intent));
  await disputeByNumber(tx, desk, intent);
}

async function planFor(tx: Queryable, desk: StripeDesk, intent: Intent): Promise<void> {
  const plan = (kind: string, dueAt: Date): Promise<void> =>
    planStep(tx, desk, { id: newId(desk.now), subjectId: intent.uuid, kind, dueAt });
  const { behaviour } = intent.method ?? { behaviour: { kind: 'stays' } };
  if (intent.status === 'processing' && behaviour.kind !== 'stays')
    await plan(behaviour.kind === 'pays' ? 'settle' : 'fail', new Date(desk.now.getTime() + DEBIT_MS));
  if (intent.next?.type === 'voucher' && intent.next.expiresAt !== null)
    await plan('expire', new Date(intent.next.expiresAt * 1000 + CONFIRMED_MS));
}

async function addMandate(tx: Queryable, desk: StripeDesk, intent: Intent, form: Form): Promise<void> {
  const { mandate: id, method } = intent;
  if (id === null || method === null) return;

  const accepted = ['mandate_data', 'customer_acceptance'] as const;
  const type = wordAt(form, ...accepted, 'type') ?? 'offline';
  const scheme = { reference: id.slice(-18).toUpperCase(), url: pageOf(desk, intent) };
  const schemes: Readonly<Record<string, object>> = {
    sepa_debit: scheme,
    bacs_debit: { ...scheme, network_status: 'accepted' },
  };
  const body = {
    id,
    object: 'mandate',
    customer_acceptance: {
      accepted_at: seconds(desk.now),
      [type]: wordsAt(form, ...accepted, 'online'),
      type,
    },
    livemode: false,
    multi_use: {},
    payment_method: method.id,
    payment_method_details: { [method.type]: schemes[method.type] ?? {}, type: method.type },
    status: 'active',
    type: 'multi_use',
  };
  await addObject(tx, desk, { id, kind: 'mandate', parentId: method.id, body }, desk.now);
}

export async function captureIntent(
  tx: Queryable,
  desk: StripeDesk,
  id: string,
  form: Form,
): Promise<Answer> {
  const intent = await lockIntent(tx, desk, id);
  if (intent === null) return { ...missing('payment_intent', id, 'intent'), unkept: true };
  if (intent.status !== 'requires_capture') return unexpectedState(intent, 'capture');
  const amount = wholeNumber(form, 'amount_to_capture') ?? intent.amount_capturable;
  const isFinal = wordAt(form, 'final_capture') !== 'false';
  if (!isFinal && !intent.features.multicapture)
    return invalid('payment_intent_invalid_parameter', 'Multicapture is not available', 'final_capture');
  if (amount < 1 || (amount > intent.amount_capturable && !intent.features.overcapture))
    return invalid(
      'amount_too_large',
      'The amount is greater than what can be captured',
      'amount_to_capture',
    );

  const after = withCapture(intent, amount, isFinal, wordsAt(form, 'metadata'));
  await keepIntent(tx, desk, after, { reference: desk.key ?? newId(desk.now), kind: 'capture', amount });
  await tellOf(tx, desk, after);
  return { status: 200, body: showIntent(after, expandIn(form)) };
}

export function withCapture(
  intent: Intent,
  amount: number,
  isFinal: boolean,
  metadata: Intent['metadata'] = {},
): Intent {
  const left = Math.max(0, intent.amount_capturable - amount);
  return {
    ...intent,
    metadata: { ...intent.metadata, ...metadata },
    amount_received: intent.amount_received + amount,
    captures: [...intent.captures, amount],
    amount_capturable: isFinal ? 0 : left,
    amount: Math.max(intent.amount, intent.amount_received + amount),
    status: isFinal || left === 0 ? 'succeeded' : 'requires_capture',
  };
}

export async function incrementIntent(
  tx: Queryable,
  desk: StripeDesk,
  id: string,
  form: Form,
): Promise<Answer> {
  const intent = await lockIntent(tx, desk, id);
  if (intent === null) return { ...missing('payment_intent', id, 'intent'), unkept: true };
  const amount = wholeNumber(form, 'amount') ?? 0;
  if (intent.status !== 'requires_capture' || !intent.features.incremental)
    return unexpectedState(intent, 'increment the authorization of');
  if (amount <= intent.amount || amount > amountMaxIn(intent.currency))
    return invalid('amount_too_small', 'The amount must be greater than what is authorized', 'amount');

  const after: Intent = {
    ...intent,
    metadata: { ...intent.metadata, ...wordsAt(form, 'metadata') },
    amount,
    amount_capturable: intent.amount_capturable + amount - intent.amount,
  };
  const moved = { reference: desk.key ?? newId(desk.now), kind: 'increment', amount: amount - intent.amount };
  await keepIntent(tx, desk, after, moved);
  await tellOf(tx, desk, after);
  return { status: 200, body: showIntent(after, expandIn(form)) };
}

export async function cancelIntent(
  tx: Queryable,
  desk: StripeDesk,
  id: string,
  form: Form,
  kind: 'void' | 'cancel',
  object: Intent['kind'] = 'payment_intent',
): Promise<Answer> {
  const intent = await lockIntent(tx, desk, id, object);
  if (intent === null) return { ...missing(object, id, 'intent'), unkept: true };
  if (intent.status === 'canceled' || intent.status === 'succeeded' || intent.status === 'processing')
    return unexpectedState(intent, 'cancel');
  const after = withCancellation(desk, intent, wordAt(form, 'cancellation_reason'));
  const moved = { reference: desk.key ?? newId(desk.now), kind, amount: intent.amount_capturable };
  await keepIntent(tx, desk, after, moved);
  await tellOf(tx, desk, after);
  return { status: 200, body: showIntent(after, expandIn(form)) };
}

export function withCancellation(
  desk: Parameters<typeof emitEvent>[1],
  intent: Intent,
  reason: string | null,
): Intent {
  return {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(desk.now),
    cancellation_reason: reason,
    amount_capturable: 0,
    next: null,
  };
}

function unexpectedState(intent: Intent, verb: string): Answer {
  const error: StripeError = {
    type: 'invalid_request_error',
    code: `${intent.kind}_unexpected_state`,
    message: `You cannot ${verb} this ${intent.kind} because it has a status of ${intent.status}.`,
  };
  return stripeError(400, error, { [intent.kind]: showIntent(intent) });
}
