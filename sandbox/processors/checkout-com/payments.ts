import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import { currency, parseCurrency } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { fromProcessorUnits } from '../../../server/domain/processor-units.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { planDispute } from '../disputing-bank.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { APPROVED, type Verdict, schemeOf, verdictOf } from './cards.ts';
import { type CheckoutDesk, invalid, nameOf, newName, emitEvent, uuidOf } from './desk.ts';
import { gather } from './settlement.ts';

/** A payment as Checkout.com keeps it: no number of a card. */
export type Payment = Readonly<{
  id: string;
  uuid: string;
  reference: string | null;
  currency: string;
  amount: number;
  status: 'Pending' | 'Authorized' | 'Declined' | 'Card Verified';
  authorized: number;
  captured: number;
  refunded: number;
  voided: number;
  captures: 'at once' | 'by hand';
  /** Nothing more can be captured. */
  closed: boolean;
  verdict: Verdict;
  source: Readonly<Record<string, unknown>>;
  metadata: JsonObject;
  paymentType: string;
  backTo: Readonly<{ success: string | null; failure: string | null }>;
  requestedOn: string;
  actions: readonly Action[];
}>;

/** Newest first. */
export type Action = Readonly<{
  id: string;
  type: 'Authorization' | 'Card Verification' | 'Capture' | 'Void' | 'Refund';
  processed_on: string;
  amount: number;
  approved: boolean;
  response_code: string;
  response_summary: string;
  reference: string | null;
  metadata: JsonObject;
}>;

export async function createPayment(tx: Queryable, desk: CheckoutDesk, body: JsonObject): Promise<Answer> {
  const lacking = lackingIn(body);
  if (lacking.length > 0) return invalid(...lacking);
  const source = await readSource(tx, desk, objectOf(body['source']) ?? {});
  if ('problem' in source) return invalid(source.problem);
  const opened = openedFrom(desk, body, source);
  const waits = opened.verdict === APPROVED && wantsAuthentication(body);
  const payment = waits ? opened : decidePayment(opened, desk.now);
  await keepSource(tx, desk, payment, source, body);
  const reference = desk.key ?? newId(desk.now);
  await openBook(tx, desk, bookingOf(payment), {
    reference,
    kind: 'authorize',
    amount: bookedIn(payment, payment.amount),
  });
  await addObject(tx, desk, { id: payment.id, kind: 'payment', body: payment }, desk.now);
  if (waits) return { status: 202, body: showPending(desk, payment) };

  await tellDecision(tx, desk, payment);
  const answer = showPayment(desk, payment);
  if (payment.captures === 'at once' && payment.status === 'Authorized')
    await captureAtOnce(tx, desk, payment);
  return { status: 201, body: answer };
}

function lackingIn(body: JsonObject): readonly string[] {
  const amount = body['amount'] ?? 0;
  const isCounted = Number.isSafeInteger(amount) && Number(amount) >= 0 && Number(amount) <= 999_999_999;
  const code = parseCurrency(textAt(body, 'currency') ?? '');
  const isThousandths = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].includes(code ?? '');
  const isFine = isCounted && (!isThousandths || Number(amount) % 10 === 0);
  return [
    ...(isFine ? [] : ['amount_invalid']),
    ...(code === null ? ['currency_invalid'] : []),
    ...(textAt(body, 'processing_channel_id') === null ? ['processing_channel_id_required'] : []),
    ...(objectOf(body['source']) === null ? ['payment_source_required'] : []),
  ];
}

type Source = Readonly<{ shown: Readonly<Record<string, unknown>>; verdict: Verdict }>;

async function readSource(
  tx: Queryable,
  desk: CheckoutDesk,
  source: JsonObject,
): Promise<Source | Readonly<{ problem: string }>> {
  switch (source['type']) {
    case 'card':
      return readCard(source, textAt(source, 'number'));
    case 'network_token':
      return ['vts', 'mdes', 'applepay', 'googlepay'].includes(textAt(source, 'token_type') ?? '')
        ? readCard(source, textAt(source, 'token'))
        : { problem: 'source_token_type_invalid' };
    case 'id': {
      const kept = await getObject<Source>(tx, desk, textAt(source, 'id') ?? '');
      return kept?.kind === 'source' ? kept.body : { problem: 'source_id_unknown' };
    }
    default:
      return { problem: 'source_invalid' };
  }
}

function readCard(source: JsonObject, number: string | null): Source | Readonly<{ problem: string }> {
  if (number === null) return { problem: 'card_number_required' };
  if (!/^[0-9]{12,19}$/.test(number) || !luhnHolds(number)) return { problem: 'card_number_invalid' };
  const [month, year] = [source['expiry_month'], source['expiry_year']];
  if (!(Number(month) >= 1 && Number(month) <= 12)) return { problem: 'card_expiry_month_invalid' };
  if (!(Number(year) >= 2000 && Number(year) <= 2100)) return { problem: 'card_expiry_year_invalid' };
  const cvv = textAt(source, 'cvv');
  if (cvv !== null && !/^[0-9]{3,4}$/.test(cvv)) return { problem: 'cvv_invalid' };

  const shown = {
    type: source['type'],
    expiry_month: month,
    expiry_year: year,
    scheme: schemeOf(number),
    last4: number.slice(-4),
    fingerprint: createHash('sha256').update(`checkout ${number}`).digest('hex').toUpperCase(),
    bin: number.slice(0, 8),
    card_type: 'Credit',
    card_category: 'Consumer',
    avs_check: textAt(source, 'billing_address', 'zip') === null ? 'U' : 'Y',
    cvv_check: cvv === null ? 'X' : 'Y',
  };
  return { shown, verdict: verdictOf(number) };
}

function openedFrom(desk: CheckoutDesk, body: JsonObject, { shown, verdict }: Source): Payment {
  const uuid = newId(desk.now);
  return {
    id: nameOf('pay', uuid),
    uuid,
    reference: textAt(body, 'reference'),
    currency: textAt(body, 'currency') ?? '',
    amount: Number(body['amount'] ?? 0),
    status: 'Pending',
    authorized: 0,
    captured: 0,
    refunded: 0,
    voided: 0,
    captures: body['capture'] === false ? 'by hand' : 'at once',
    closed: false,
    verdict: verdict.code === APPROVED.code ? APPROVED : verdict,
    source: { id: nameOf('src', uuid), ...shown },
    metadata: objectOf(body['metadata']) ?? {},
    paymentType: textAt(body, 'payment_type') ?? 'Regular',
    backTo: { success: textAt(body, 'success_url'), failure: textAt(body, 'failure_url') },
    requestedOn: desk.now.toISOString(),
    actions: [],
  };
}

/** Its own 3-D Secure, unless a proof of another server's comes along. */
function wantsAuthentication(body: JsonObject): boolean {
  const secure = objectOf(body['3ds']);
  return secure?.['enabled'] === true && textAt(secure, 'cryptogram') === null;
}

/** What the issuer says. */
export function decidePayment(payment: Payment, now: Date): Payment {
  const isGood = payment.verdict === APPROVED || payment.verdict.code === APPROVED.code;
  const isCheck = payment.amount === 0;
  const status = !isGood ? 'Declined' : isCheck ? 'Card Verified' : 'Authorized';
  const type = isCheck ? 'Card Verification' : 'Authorization';
  const action = actionOf(payment, { type, amount: payment.amount, verdict: payment.verdict }, now);
  return {
    ...payment,
    status,
    authorized: status === 'Authorized' ? payment.amount : 0,
    actions: [{ ...action, id: nameOf('act', payment.uuid) }],
  };
}

type ActionFacts = Readonly<{
  type: Action['type'];
  amount: number;
  verdict: Verdict;
  reference?: string | null;
  metadata?: JsonObject;
}>;

export function actionOf(payment: Payment, acted: ActionFacts, now: Date): Action {
  return {
    id: newName('act', now),
    type: acted.type,
    processed_on: now.toISOString(),
    amount: acted.amount,
    approved: acted.verdict.code === APPROVED.code,
    response_code: acted.verdict.code,
    response_summary: acted.verdict.summary,
    reference: acted.reference === undefined ? payment.reference : acted.reference,
    metadata: acted.metadata ?? payment.metadata,
  };
}

async function keepSource(
  tx: Queryable,
  desk: CheckoutDesk,
  payment: Payment,
  source: Source,
  body: JsonObject,
): Promise<void> {
  const isKept =
    objectOf(body['source'])?.['store_for_future_use'] !== false && source.shown['id'] === undefined;
  if (!isKept || payment.status === 'Declined') return;
  const id = nameOf('src', payment.uuid);
  const kept: Source = { shown: payment.source, verdict: source.verdict };
  await addObject(tx, desk, { id, kind: 'source', body: kept }, desk.now);
}

export async function tellDecision(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  const [action] = payment.actions;
  if (action === undefined) return;
  const isCheck = payment.amount === 0;
  const type = action.approved
    ? isCheck
      ? 'card_verified'
      : 'payment_approved'
    : isCheck
      ? 'card_verification_declined'
      : 'payment_declined';

  await emitEvent(tx, desk, payment.uuid, type, {
    ...eventOf(payment, action),
    auth_code: authCodeOf(payment),
    scheme_id: schemeIdOf(payment),
    source: toldSource(payment.source),
    payment_type: payment.paymentType,
  });
}

/** Events write one name of a card's otherwise. */
function toldSource({ last4, ...source }: Payment['source']): Readonly<Record<string, unknown>> {
  return { ...source, last_4: last4 };
}

/** What every event of a payment's life carries. */
export function eventOf(payment: Payment, action: Action): Readonly<Record<string, unknown>> {
  return {
    id: payment.id,
    action_id: action.id,
    reference: action.reference ?? undefined,
    amount: action.amount,
    currency: payment.currency,
    processed_on: action.processed_on,
    response_code: action.response_code,
    response_summary: action.response_summary,
    balances: balancesOf(payment),
    metadata: action.metadata,
  };
}

/** A moment after it was authorized. */
export async function captureAtOnce(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  const action = actionOf(payment, { type: 'Capture', amount: payment.amount, verdict: APPROVED }, desk.now);
  const captured = {
    ...payment,
    captured: payment.amount,
    closed: true,
    actions: [action, ...payment.actions],
  };

  await keepPayment(tx, desk, captured, null);
  await gather(tx, desk, payment, {
    ...action,
    action: 'Capture',
    breakdown: 'Capture',
    units: payment.amount,
  });
  await emitEvent(tx, desk, payment.uuid, 'payment_captured', eventOf(captured, action));
  await disputeByOrder(tx, desk, payment);
}

/**
 * https://www.checkout.com/docs/testing/disputes-testing: 10.40 on a card that expires in January (2099 there, which is
 * beyond what we take for a card) is disputed as fraud, once it is captured.
 */
export async function disputeByOrder(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  if (payment.amount === 1040 && Number(payment.source['expiry_month']) === 1)
    await planDispute(tx, desk, payment.uuid, 'dispute');
}

/** Under lock, so that two requests on one payment come one after the other. */
export async function lockPaymentOf(tx: Queryable, desk: Desk, id: string): Promise<Payment | null> {
  const found = uuidOf(id) === null ? null : await lockObject<Payment>(tx, desk, id);
  return found?.kind === 'payment' ? found.body : null;
}

export async function keepPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  moved: Readonly<{ reference: string; kind: string; amount: number }> | null,
): Promise<void> {
  await changeObject(tx, desk, payment.id, payment);
  const booked = moved === null ? null : { ...moved, amount: bookedIn(payment, moved.amount) };
  await keepBook(tx, desk, bookingOf(payment), booked);
}

/** Everything in hundredths that the documentation does not list as counted whole or in thousandths. */
const HUNDREDTHS = { CLF: 2, CLP: 2, UYI: 2, UYW: 2 } as const;

const bookedIn = (payment: Payment, units: number): bigint =>
  fromProcessorUnits(BigInt(units), currency(payment.currency), HUNDREDTHS) ?? 0n;

function bookingOf(payment: Payment): Booking {
  return {
    payment_id: payment.uuid as Booking['payment_id'],
    currency: payment.currency,
    authorized: bookedIn(payment, payment.authorized),
    captured: bookedIn(payment, payment.captured),
    refunded: bookedIn(payment, payment.refunded),
    status: bookStatusOf(payment),
    instrument: { type: payment.source['type'], last4: payment.source['last4'] },
    details: { id: payment.id, state: statusOf(payment), reference: payment.reference ?? '' },
  };
}

function bookStatusOf(payment: Payment): Booking['status'] {
  if (payment.status === 'Declined') return 'refused';
  if (payment.status === 'Pending') return 'pending';
  if (payment.captured > 0) return 'captured';
  return payment.voided > 0 ? 'voided' : 'authorized';
}

export function statusOf(payment: Payment): string {
  if (payment.status !== 'Authorized') return payment.status;
  if (payment.refunded > 0) return payment.refunded < payment.captured ? 'Partially Refunded' : 'Refunded';
  if (payment.captured > 0)
    return payment.captured < payment.authorized && !payment.closed ? 'Partially Captured' : 'Captured';
  return payment.voided > 0 ? 'Voided' : 'Authorized';
}

export function balancesOf({ authorized, captured, refunded, voided, closed }: Payment) {
  const left = closed ? 0 : authorized - captured - voided;
  return {
    total_authorized: authorized,
    total_voided: voided,
    available_to_void: left,
    total_captured: captured,
    available_to_capture: left,
    total_refunded: refunded,
    available_to_refund: captured - refunded,
  };
}

const numberOf = (payment: Payment, digits: number): string =>
  String(BigInt(`0x${createHash('sha256').update(payment.uuid).digest('hex')}`)).slice(0, digits);
const authCodeOf = (payment: Payment): string => numberOf(payment, 6);
const schemeIdOf = (payment: Payment): string => numberOf(payment, 15);

type AnswerBody = Readonly<Record<string, unknown>>;

const linksOf = ({ origin }: Pick<CheckoutDesk, 'origin'>, { id }: Payment) => {
  const self = `${origin}/checkout-com/payments/${id}`;
  return { self: { href: self }, actions: { href: `${self}/actions` } };
};

function showPending(desk: CheckoutDesk, payment: Payment): AnswerBody {
  const page = `${desk.pagesUrl}/checkout-com/pages/${payment.uuid}/${encodeURIComponent(desk.account)}`;
  return {
    id: payment.id,
    status: 'Pending',
    reference: payment.reference,
    '3ds': { downgraded: false, enrolled: 'Y' },
    _links: { ...linksOf(desk, payment), redirect: { href: page } },
  };
}

/** The answer to the request, and with `requested_on` what a look-up shows. */
export function showPayment(desk: CheckoutDesk, payment: Payment): AnswerBody {
  const isGood = payment.status === 'Authorized' || payment.status === 'Card Verified';
  return {
    id: payment.id,
    action_id: payment.actions.at(-1)?.id,
    amount: payment.amount,
    currency: payment.currency,
    payment_type: payment.paymentType,
    approved: isGood,
    status: statusOf(payment),
    ...(isGood ? { auth_code: authCodeOf(payment), scheme_id: schemeIdOf(payment) } : {}),
    response_code: payment.verdict.code,
    response_summary: payment.verdict.summary,
    balances: balancesOf(payment),
    risk: { flagged: false },
    source: payment.source,
    processed_on: payment.requestedOn,
    reference: payment.reference,
    _links: linksOf(desk, payment),
  };
}

/** Only the approval itself has the issuer's code. */
export function showActions(payment: Payment): readonly AnswerBody[] {
  return payment.actions.map((action) => ({
    ...action,
    reference: action.reference ?? undefined,
    ...(action.approved && action.id === nameOf('act', payment.uuid)
      ? { auth_code: authCodeOf(payment) }
      : {}),
  }));
}

export function showRequested(desk: CheckoutDesk, payment: Payment): AnswerBody {
  const shown = payment.status === 'Pending' ? showPending(desk, payment) : showPayment(desk, payment);
  // A look-up has these among the actions.
  const {
    auth_code: _approval,
    response_code: _code,
    response_summary: _summary,
    action_id: _action,
    ...rest
  } = shown;
  return {
    ...rest,
    amount: payment.amount,
    currency: payment.currency,
    requested_on: payment.requestedOn,
    metadata: payment.metadata,
    actions: payment.actions.map(({ id, type, response_code, response_summary }) => ({
      id,
      type,
      response_code,
      response_summary,
    })),
  };
}
