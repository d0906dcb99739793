import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import {
  type SimulatedPayment,
  bookOperation,
  changePayment,
  lockPayment,
  openPayment,
} from '../../queries/payments.ts';
import { parseCurrency } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { planDispute } from '../disputing-bank.ts';
import type { Answer } from '../processor.ts';
import {
  type AdyenDesk,
  adyenError,
  bookedAmount,
  isoTime,
  lettersOf,
  newPsp,
  emitEvent,
  tellToken,
  uuidOf,
} from './desk.ts';
import { gather } from './settlement.ts';
import { type Verdict, disputedAs, verdictFor } from './refusals.ts';
import { type Token, tokenMadeBy } from './tokens.ts';

/** A payment as Adyen keeps it: without the number of a card. */
export type Payment = Readonly<{
  psp: string;
  /** In the books. */
  uuid: string;
  merchantAccount: string;
  reference: string;
  currency: string;
  amount: number;
  authorised: number;
  captured: number;
  refunded: number;
  cancelled: boolean;
  /** Modifications that went through. */
  accepted: readonly Readonly<{ kind: string; psp: string; reference: string; units: number }>[];
  captures: 'by hand' | 'at once';
  /** `waiting`: for the buyer. */
  status: 'authorised' | 'refused' | 'waiting' | 'received';
  verdict: Verdict;
  method: Method;
  shopperReference: string | null;
  stores: boolean;
  returnUrl: string;
  expiresAt: string | null;
  additionalData: Readonly<Record<string, string>>;
  /** Refused, and to be tried again by Adyen itself. */
  isRescued: boolean;
  /** It is disputed by itself once it is captured: the scheme's code for why. */
  disputedAs: string | null;
}>;

export type Method = Readonly<{ type: string; brand: string; lastFour: string | null }>;
const invalid = (code: string, message: string): Answer => ({
  ...adyenError(422, code, message),
  unkept: true,
});

export async function createPayment(tx: Queryable, desk: AdyenDesk, body: JsonObject): Promise<Answer> {
  const lacking = lackingIn(body);
  if (lacking !== null) return lacking;
  const method = await readMethod(tx, desk, body);
  if ('status' in method) return method;

  const given = objectOf(body['additionalData']);
  const verdict = verdictFor(
    textAt(body, 'paymentMethod', 'holderName'),
    textAt(given, 'RequestedTestAcquirerResponseCode'),
  );
  const opened = openedFrom(desk, body, method, verdict);
  const payment = opened.status === 'authorised' ? authorisePayment(opened) : opened;
  await openBooks(tx, desk, payment);
  if (payment.status === 'authorised' || payment.status === 'refused') await tellPayment(tx, desk, payment);
  return { status: 200, body: showPayment(desk, payment) };
}

function lackingIn(body: JsonObject): Answer | null {
  const value = objectOf(body['amount'])?.['value'];
  if (!Number.isSafeInteger(value) || Number(value) < 0) return invalid('100', 'No amount specified');
  if (parseCurrency(textAt(body, 'amount', 'currency') ?? '') === null)
    return invalid('138', 'Currency Code is not valid');
  if (textAt(body, 'reference') === null)
    return invalid('130', "Required field 'reference' is not provided.");
  if (textAt(body, 'returnUrl') === null) return invalid('14_030', 'Return URL is missing.');
  return body['storePaymentMethod'] === true && (textAt(body, 'shopperReference') ?? '').length < 3
    ? invalid('130', "Required field 'shopperReference' is not provided.")
    : null;
}

function openedFrom(desk: AdyenDesk, body: JsonObject, method: Method, verdict: Verdict): Payment {
  const psp = newPsp(desk.now);
  const waits = waitsForBuyer(body, method, verdict);
  const { lifeMs, zoneMs } = ELSEWHERE[method.type] ?? AT_ONCE;
  const endsAtMs = desk.now.getTime() + lifeMs;

  // Vouchers have the buyer's own time, without a zone.
  const until =
    zoneMs === 0 ? isoTime(new Date(endsAtMs)) : new Date(endsAtMs + zoneMs).toISOString().slice(0, 19);
  return {
    psp,
    uuid: uuidOf(psp) ?? '',
    merchantAccount: textAt(body, 'merchantAccount') ?? '',
    reference: textAt(body, 'reference') ?? '',
    currency: textAt(body, 'amount', 'currency') ?? '',
    amount: Number(objectOf(body['amount'])?.['value']),
    authorised: 0,
    captured: 0,
    refunded: 0,
    cancelled: false,
    accepted: [],
    captures: textAt(body, 'additionalData', 'manualCapture') === 'true' ? 'by hand' : 'at once',
    status: waits ? 'waiting' : STATUSES[verdict.resultCode],
    verdict,
    method,
    shopperReference: textAt(body, 'shopperReference'),
    stores: body['storePaymentMethod'] === true,
    returnUrl: textAt(body, 'returnUrl') ?? '',
    expiresAt: waits && !isCard(method) ? until : null,
    additionalData: isCard(method) ? approvalData(psp, body) : {},
    isRescued: verdict.resultCode === 'Refused' && wantsRescue(body),
    disputedAs: disputedAs(textAt(body, 'paymentMethod', 'holderName')),
  };
}

/** https://docs.adyen.com/online-payments/auto-rescue/cards: of payments whose buyer is not there. */
function wantsRescue(body: JsonObject): boolean {
  const isWanted = textAt(body, 'additionalData', 'autoRescue') === 'true';
  return isWanted && textAt(body, 'shopperInteraction') === 'ContAuth';
}

const STATUSES = {
  Authorised: 'authorised',
  Received: 'received',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'refused',
} as const satisfies Readonly<Record<Verdict['resultCode'], Payment['status']>>;

const HOUR_MS = 60 * 60_000;

/** What a card is said to be, or what is wrong with it. */
async function readMethod(tx: Queryable, desk: AdyenDesk, body: JsonObject): Promise<Method | Answer> {
  const given = objectOf(body['paymentMethod']);
  const type = textAt(given, 'type') ?? 'scheme';
  const stored = textAt(given, 'storedPaymentMethodId');
  if (stored !== null) return storedMethod(tx, desk, stored, textAt(body, 'shopperReference'));
  if (type === 'scheme' || type === 'networkToken') return readCard(given, type);
  if (!Object.hasOwn(ELSEWHERE, type))
    return invalid('14_002', `Unable to decrypt or unsupported type: ${type}`);
  const lacking = ELSEWHERE[type]?.needs.find((path) => textAt(body, ...path.split('.')) === null);
  if (lacking !== undefined) return invalid('130', `Required field '${lacking}' is not provided.`);
  return { type, brand: type, lastFour: null };
}

/** What each wants to know of the buyer, how long it can be paid, and how far its times are ahead of UTC. */
type PaidElsewhere = Readonly<{ needs: readonly string[]; lifeMs: number; zoneMs: number }>;
const AT_ONCE: PaidElsewhere = { needs: [], lifeMs: HOUR_MS, zoneMs: 0 };
const ELSEWHERE: Readonly<Record<string, PaidElsewhere>> = {
  boletobancario: {
    needs: ['socialSecurityNumber', 'shopperName.firstName'],
    lifeMs: 5 * 24 * HOUR_MS,
    zoneMs: -3 * HOUR_MS,
  },
  econtext_stores: {
    needs: [
      'paymentMethod.firstName',
      'paymentMethod.lastName',
      'paymentMethod.shopperEmail',
      'paymentMethod.telephoneNumber',
    ],
    lifeMs: HOUR_MS,
    zoneMs: 9 * HOUR_MS,
  },
  paybybank: AT_ONCE,
  pix: AT_ONCE,
};

function readCard(given: JsonObject | null, type: string): Method | Answer {
  const number = textAt(given, 'number');
  if (number === null) return invalid('101', 'Invalid card number');
  if (!/^[0-9]{12,19}$/.test(number) || !luhnHolds(number)) return invalid('101', 'Invalid card number');
  if (!/^(?:0[1-9]|1[0-2])$/.test(textAt(given, 'expiryMonth') ?? ''))
    return invalid('129', 'Expiry Date Invalid');
  if (!/^20[0-9]{2}$/.test(textAt(given, 'expiryYear') ?? '')) return invalid('129', 'Expiry Date Invalid');

  const cvc = textAt(given, 'cvc');
  if (cvc !== null && !/^[0-9]{3,4}$/.test(cvc)) return invalid('103', 'CVC is not the right length');
  const own = number.startsWith('4') ? 'visa' : /^3[47]/.test(number) ? 'amex' : 'mc';
  const brand = textAt(given, 'brand') ?? own;
  // Adyen's own test cards that its test system wants 3-D Secure for.
  const isChallenged = ['4917610000000000', '5454545454545454'].includes(number);
  return { type, brand: isChallenged ? `${brand} 3ds` : brand, lastFour: number.slice(-4) };
}

async function storedMethod(
  tx: Queryable,
  desk: AdyenDesk,
  id: string,
  shopperReference: string | null,
): Promise<Method | Answer> {
  const found = await getObject<Token>(tx, desk, `token ${id}`);
  // Somebody else's token is as good as none.
  return found === null || found.body.shopperReference !== shopperReference
    ? invalid('800', 'Contract not found')
    : found.body.method;
}

const isCard = ({ type }: Method): boolean => type === 'scheme' || type === 'networkToken';

function waitsForBuyer(body: JsonObject, method: Method, verdict: Verdict): boolean {
  if (!isCard(method)) return true;
  const isProven = textAt(body, 'mpiData', 'cavv') !== null;
  const isMerchants = textAt(body, 'shopperInteraction') === 'ContAuth';
  const isAsked = !isProven && !isMerchants && exemptionIn(body) === null;
  return method.brand.endsWith(' 3ds') && isAsked && verdict.code === '1';
}

/** Of those that it knows; the issuers of the sandbox grant every one. */
function exemptionIn(body: JsonObject): string | null {
  const asked = textAt(body, 'additionalData', 'scaExemption');
  return EXEMPTIONS.find((one) => one === asked) ?? null;
}

const EXEMPTIONS = ['lowValue', 'secureCorporate', 'trustedBeneficiary', 'transactionRiskAnalysis'] as const;

function approvalData(psp: string, body: JsonObject): Readonly<Record<string, string>> {
  const cvc = textAt(body, 'paymentMethod', 'cvc');
  const postalCode = textAt(body, 'billingAddress', 'postalCode');
  const exemption = exemptionIn(body);

  return {
    ...(exemption === null ? {} : { scaExemptionRequested: exemption }),
    authCode: String(Number.parseInt(lettersOf(psp).replaceAll(/\D/g, '') || '4', 10) % 1_000_000).padStart(
      6,
      '0',
    ),
    avsResult: postalCode === null ? '5 No AVS data provided' : '7 Both postal code and address match',
    cvcResult: cvc === null ? '6 No CVC/CVV provided' : '1 Matches',
    networkTxReference: String(BigInt(`0x${(uuidOf(psp) ?? '0').replaceAll('-', '').slice(0, 12)}`)).padStart(
      15,
      '0',
    ),
  };
}

/** The payment has gone through; captured with it where nobody captures by hand. */
export function authorisePayment(payment: Payment): Payment {
  const captured = payment.captures === 'at once' ? payment.amount : 0;
  return { ...payment, status: 'authorised', authorised: payment.amount, captured };
}

export async function disputeByOrder(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  if (payment.disputedAs !== null) await planDispute(tx, desk, payment.uuid, 'dispute');
}

export async function tellPayment(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  const { psp, uuid, method, verdict, stores, shopperReference, merchantAccount } = payment;
  const isGood = payment.status === 'authorised';
  if (isGood && payment.captured > 0) {
    await gather(tx, desk, payment, {
      type: 'Settled',
      psp: newPsp(desk.now),
      reference: payment.reference,
      units: payment.captured,
    });
    await disputeByOrder(tx, desk, payment);
  }
  const id = stores && isGood ? tokenMadeBy(psp) : null;
  const stored =
    id === null
      ? {}
      : {
          'tokenization.storedPaymentMethodId': id,
          'tokenization.shopperReference': shopperReference ?? '',
          'tokenization.store.operationType': 'created',
        };
  await emitEvent(tx, desk, uuid, {
    eventCode: 'AUTHORISATION',
    success: isGood,
    pspReference: psp,
    merchantReference: payment.reference,
    merchantAccountCode: merchantAccount,
    amount: { currency: payment.currency, value: payment.amount },
    paymentMethod: brandOf(method),
    reason: isGood ? (payment.additionalData['authCode'] ?? '') : (verdict.reason ?? 'Refused'),
    additionalData: payment.isRescued
      ? { 'retry.rescueScheduled': 'true' }
      : { ...payment.additionalData, ...stored },
  });
  if (id === null || shopperReference === null) return;

  const token: Token = {
    method: { ...method, brand: brandOf(method) },
    shopperReference,
    merchantAccount,
    uuid,
  };
  await addObject(tx, desk, { id: `token ${id}`, kind: 'token', body: token }, desk.now);
  await tellToken(tx, desk, uuid, {
    type: 'recurring.token.created',
    psp,
    data: {
      merchantAccount,
      operation: 'created',
      shopperReference,
      storedPaymentMethodId: id,
      type: brandOf(method),
    },
  });
}

export function rescueOf({ psp }: Payment, isScheduled: boolean): Readonly<Record<string, string>> {
  return {
    'retry.rescueScheduled': String(isScheduled),
    'retry.rescueReference': lettersOf(`rescue ${psp}`),
  };
}

const brandOf = ({ brand }: Method): string => brand.replace(' 3ds', '');

export function showPayment(desk: Pick<AdyenDesk, 'pagesUrl' | 'account'>, payment: Payment) {
  const { psp, reference, verdict, amount, currency, method } = payment;
  const common = { pspReference: psp, merchantReference: reference };
  switch (payment.status) {
    case 'authorised':
      return {
        ...common,
        additionalData: payment.additionalData,
        amount: { currency, value: amount },
        paymentMethod: { brand: brandOf(method), type: method.type },
        resultCode: 'Authorised',
      };
    case 'refused':
      return {
        ...common,
        ...(payment.isRescued ? { additionalData: rescueOf(payment, true) } : {}),
        refusalReason: verdict.reason ?? '',
        refusalReasonCode: verdict.code,
        resultCode: verdict.resultCode,
      };
    case 'received':
      return { ...common, resultCode: 'Received' };
    case 'waiting':
      return { ...common, ...WAITING[method.type]?.(payment, desk) };
    default:
      return payment.status satisfies never;
  }
}

type Page = Pick<AdyenDesk, 'pagesUrl' | 'account'>;
type AnswerBody = Readonly<Record<string, unknown>>;

const pageOf = ({ uuid }: Payment, { pagesUrl, account }: Page): string =>
  `${pagesUrl}/adyen/pages/${uuid}/${encodeURIComponent(account)}`;

function redirect(payment: Payment, page: Page): AnswerBody {
  const action = {
    method: 'GET',
    paymentMethodType: payment.method.type,
    type: 'redirect',
    url: pageOf(payment, page),
  };
  return { resultCode: 'RedirectShopper', action };
}

function voucher(payment: Payment, address: AnswerBody): AnswerBody {
  const money = { currency: payment.currency, value: payment.amount };
  const action = {
    ...address,
    expiresAt: payment.expiresAt,
    initialAmount: money,
    paymentMethodType: payment.method.type,
    reference: `${lettersOf(payment.psp)}0000`.replaceAll(/\D/g, '7'),
    totalAmount: money,
    type: 'voucher',
  };
  return { resultCode: 'PresentToShopper', action };
}

const WAITING: Readonly<Record<string, (payment: Payment, page: Page) => AnswerBody>> = {
  scheme: redirect,
  networkToken: redirect,
  paybybank: redirect,
  boletobancario: (payment, page) => voucher(payment, { downloadUrl: pageOf(payment, page) }),
  econtext_stores: (payment, page) => voucher(payment, { instructionsUrl: pageOf(payment, page) }),
  pix: (payment) => ({
    additionalData: { 'pix.expirationDate': payment.expiresAt ?? '' },
    action: {
      paymentData: lettersOf(`data ${payment.psp}`),
      paymentMethodType: 'pix',
      qrCodeData: `00020126580014br.gov.bcb.pix0136${payment.uuid}5204000053039865802BR6304${payment.psp.slice(0, 4)}`,
      type: 'qrCode',
    },
    resultCode: 'Pending',
  }),
};

/** Under lock, so that two requests on one payment come one after the other. */
export async function lockAdyenPayment(tx: Queryable, desk: Desk, psp: string): Promise<Payment | null> {
  const found = await lockObject<Payment>(tx, desk, psp);
  return found?.kind === 'payment' ? found.body : null;
}

export async function openBooks(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  payment: Payment,
): Promise<void> {
  const { uuid, status } = payment;
  const after = inBooks(payment, desk.now);
  const operation = {
    reference: desk.key ?? newId(desk.now),
    operation_id: uuid,
    payment_id: uuid,
    kind: 'authorize',
    status: status === 'refused' ? 'refused' : status === 'authorised' ? 'approved' : 'pending',
    amount: status === 'refused' ? 0n : bookedAmount(payment.amount, payment.currency),
    request_hash: 'adyen',
    answer: {},
  } as const;

  await openPayment(tx, desk, operation, after, desk.now);
  await addObject(tx, desk, { id: payment.psp, kind: 'payment', body: payment }, desk.now);
}

/** `moved`: by whose request, and how much; nothing where it happens by itself. */
type Movement = Readonly<{ psp: string; reference: string; kind: string; isGood: boolean; amount: number }>;

export async function keepPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  moved: Movement | null,
): Promise<void> {
  await changeObject(tx, desk, payment.psp, payment);
  await lockPayment(tx, desk, payment.uuid);
  const after = inBooks(payment, desk.now);
  if (moved === null) return changePayment(tx, desk, after, desk.now);

  const operation = {
    reference: moved.reference,
    operation_id: uuidOf(moved.psp) ?? newId(desk.now),
    payment_id: payment.uuid,
    kind: moved.kind,
    status: moved.isGood ? 'approved' : 'refused',
    amount: moved.isGood ? bookedAmount(moved.amount, payment.currency) : 0n,
    request_hash: 'adyen',
    answer: {},
  } as const;
  await bookOperation(tx, desk, operation, after, desk.now);
}

function inBooks(payment: Payment, now: Date): SimulatedPayment {
  const money = (units: number): bigint => bookedAmount(units, payment.currency);
  return {
    payment_id: payment.uuid,
    currency: payment.currency,
    authorized: money(payment.authorised),
    captured: money(payment.captured),
    refunded: money(payment.refunded),
    closed: payment.cancelled || payment.status === 'refused',
    status: statusOf(payment),
    instrument: { type: payment.method.type, last4: payment.method.lastFour },
    details: { reference: payment.reference, psp: payment.psp, state: payment.status },
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

function statusOf({ status, captured, cancelled }: Payment): SimulatedPayment['status'] {
  if (status === 'refused') return 'refused';
  if (status === 'waiting' || status === 'received') return 'pending';
  if (cancelled) return 'voided';
  return captured > 0 ? 'captured' : 'authorized';
}
