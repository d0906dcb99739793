import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import type { Money } from '../../domain/money.ts';
import {
  type ConnectorState,
  type NextAction,
  type Outcome,
  type ProcessorReference,
  FORGOTTEN,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import { fromProcessorUnits } from '../../domain/processor-units.ts';
import { toldLate } from '../../domain/told-late.ts';
import type { AuthorizedAmounts, MovedAmount } from '../connector.ts';
import { errorOf, refusalOf } from './declines.ts';
import { type Answer, EXPONENTS } from './request.ts';

/** How Adyen's answers are read. */

/** What was asked for: answers need not repeat it. */
type AskedPayment = Readonly<{
  amount: Money;
  isCaptured: boolean;
  operationId: string;
  /** Our page, for a code that Adyen has no page of. */
  page?: string | null;
  /** Of the payment, where it is known already. */
  reference?: ProcessorReference;
}>;

export function readPayment({ status, text }: Answer, asked: AskedPayment): Outcome<AuthorizedAmounts> {
  const body = parseObject(text);
  return refusedBy(status, body) ?? paymentOutcome(body, asked);
}

function paymentOutcome(body: JsonObject | null, asked: AskedPayment): Outcome<AuthorizedAmounts> {
  const psp = textAt(body, 'pspReference');
  const known = psp === null ? (asked.reference ?? null) : processorReference(psp);
  const result = textAt(body, 'resultCode');

  switch (result) {
    case 'Authorised':
    case 'PartiallyAuthorised':
      return known === null ? unreadable('no pspReference') : approvedPayment(body, known, asked);
    case 'Refused':
    case 'Cancelled':
    case 'Error':
      return refusal(body, result, known);
    case 'Received':
    case 'Pending':
    case 'RedirectShopper':
    case 'PresentToShopper':
      // Without a reference of its own yet, Adyen's webhooks name ours.
      return pendingFor(body, known ?? processorReference(asked.operationId), asked);
    default:
      return unreadable('a result that this connector does not know');
  }
}

const unreadable = (what: string) => ({ kind: 'unknown', detail: `Adyen answered with ${what}` }) as const;

function approvedPayment(
  body: JsonObject | null,
  reference: ProcessorReference,
  { amount, isCaptured }: AskedPayment,
): Outcome<AuthorizedAmounts> {
  const given = objectOf(body?.['amount']);
  const read = given === null ? null : moneyIn(given);
  if (given !== null && read === null) return unreadable('an amount that cannot be read');

  const money = read ?? amount;
  const more = objectOf(body?.['additionalData']);
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized: money.minor,
      captured: isCaptured ? money.minor : 0n,
      schemeTransactionId: textOf(more, 'networkTxReference'),
      avs: AVS[leading(textOf(more, 'avsResult'))] ?? null,
      cvv: CVV[leading(textOf(more, 'cvcResult'))] ?? null,
      authorizationCode: textOf(more, 'authCode'),
      ...(read === null ? {} : { currency: money.currency }),
    },
  };
}

const textOf = (object: JsonObject | null, name: string): string | null => textAt(object, name);
/** `7 Both postal code and address match` is 7. */
const leading = (text: string | null): string => /^[0-9]{1,2}/.exec(text ?? '')?.[0] ?? '';

/** https://docs.adyen.com/development-resources/test-cards/cvc-cvv-result-testing */
const CVV: Readonly<Record<string, string>> = {
  '1': 'match',
  '2': 'no_match',
  '3': 'unavailable',
  '4': 'not_provided',
  '5': 'unavailable',
  '6': 'not_provided',
};

/** https://docs.adyen.com/risk-management/avs-checks: of names nothing is said here. */
const AVS: Readonly<Record<string, string>> = {
  '1': 'partial_match_address',
  '2': 'no_match',
  '3': 'unavailable',
  '4': 'unavailable',
  '6': 'partial_match_postcode',
  '7': 'match',
  '9': 'partial_match_address',
  '10': 'no_match',
  '12': 'partial_match_address',
  '13': 'no_match',
  '14': 'partial_match_postcode',
  '15': 'partial_match_postcode',
  '16': 'no_match',
  '17': 'no_match',
  '18': 'unavailable',
  '19': 'partial_match_postcode',
  '20': 'match',
  '21': 'partial_match_address',
  '23': 'partial_match_postcode',
  '24': 'match',
  '25': 'partial_match_address',
  '26': 'no_match',
};

function refusal(
  body: JsonObject | null,
  result: string,
  reference: ProcessorReference | null,
): Outcome<never> {
  const [code, reason] = [textAt(body, 'refusalReasonCode'), textAt(body, 'refusalReason')];
  if (reference !== null && isTriedAgain(objectOf(body?.['additionalData']))) {
    // Not decided yet: whoever pays elsewhere meanwhile may pay twice.
    return { kind: 'pending', reference, raw: { code: code ?? result, description: reason ?? result } };
  }

  const advice = leading(textOf(objectOf(body?.['additionalData']), 'merchantAdviceCode'));
  return declinedOutcome(
    refusalOf(code, reason ?? result),
    { code: code ?? result, description: reason ?? result },
    {
      ...(reference === null ? {} : { reference }),
      ...(advice === '' ? {} : { details: { merchantAdviceCode: advice } }),
    },
  );
}

/** https://docs.adyen.com/online-payments/auto-rescue/cards: what was refused is to be tried again by Adyen itself. */
export const isTriedAgain = (more: JsonObject | null): boolean =>
  textAt(more, 'retry.rescueScheduled') === 'true';

function pendingFor(
  body: JsonObject | null,
  reference: ProcessorReference,
  asked: AskedPayment,
): Outcome<AuthorizedAmounts> {
  const action = objectOf(body?.['action']);
  const pending = { kind: 'pending', reference, state: stateOf(asked) } as const;
  // Nothing is left to do for the buyer, or it is done in their bank's app.
  if (action === null || action['type'] === 'await') return pending;
  const next = nextOf(action, objectOf(body?.['additionalData']), asked.page ?? null);
  return next === null ? unreadable('an action that this connector does not know') : { ...pending, next };
}

function nextOf(action: JsonObject, more: JsonObject | null, page: string | null): NextAction | null {
  const url = textAt(action, 'url') ?? textAt(action, 'downloadUrl') ?? textAt(action, 'instructionsUrl');
  switch (action['type']) {
    case 'redirect':
      return url !== null && textAt(action, 'method') !== 'POST' ? { kind: 'redirect', url } : null;
    case 'qrCode':
      return shownAction(textAt(action, 'qrCodeData'), url ?? page, 'qr', { action, more });
    case 'voucher': {
      const picture = ELSEWHERE[String(action['paymentMethodType'])]?.barcode === true ? 'barcode' : null;
      return shownAction(textAt(action, 'reference'), url ?? page, picture, { action, more });
    }
    default:
      return null;
  }
}

function shownAction(
  reference: string | null,
  url: string | null,
  picture: 'barcode' | 'qr' | null,
  { action, more }: Readonly<{ action: JsonObject; more: JsonObject | null }>,
): NextAction | null {
  const { zone, isToldLate } = ELSEWHERE[String(action['paymentMethodType'])] ?? {};
  const expiresAt =
    timeIn(textAt(action, 'expiresAt'), zone) ?? timeIn(textAt(more, 'pix.expirationDate'), zone);
  if (reference === null || url === null || expiresAt === null) return null;
  const late = isToldLate === true ? toldLate(expiresAt) : {};
  return { kind: 'display', url, reference, picture, expiresAt, isProcessorsTime: true, ...late };
}

const BOLETO = { zone: '-03:00', barcode: true, isToldLate: true } as const;
const ELSEWHERE: Readonly<Record<string, Readonly<{ zone: string; barcode?: true; isToldLate?: true }>>> = {
  boletobancario: BOLETO,
  boletobancario_santander: BOLETO,
  econtext_stores: { zone: '+09:00' },
  pix: { zone: '-03:00' },
};

/** Of vouchers Adyen tells the buyer's own time, without a zone. */
function timeIn(text: string | null, zone: string | undefined): Date | null {
  const isLocal = /^[0-9-]{10}T[0-9:.]{5,12}$/.test(text ?? '');
  const ms = Date.parse(isLocal ? `${text}${zone ?? 'Z'}` : (text ?? ''));
  return Number.isNaN(ms) ? null : new Date(ms);
}

/** What `complete` has to know of a payment that waits: its answer need not repeat the amount. */
function stateOf({ amount, isCaptured }: AskedPayment): ConnectorState {
  return {
    amount: String(amount.minor),
    currency: amount.currency,
    captured: isCaptured ? 'at once' : 'later',
  };
}

export function askedFromState(state: ConnectorState): Pick<AskedPayment, 'amount' | 'isCaptured'> | null {
  const currency = parseCurrency(state['currency'] ?? '');
  const minor = state['amount'] ?? '';
  if (currency === null || !/^[0-9]{1,18}$/.test(minor)) return null;
  return { amount: { minor: BigInt(minor), currency }, isCaptured: state['captured'] === 'at once' };
}

/** What a refusal of the request means; null where the answer is to be read. */
function refusedBy(status: number, body: JsonObject | null): Outcome<never> | null {
  const [code, message] = [textAt(body, 'errorCode'), textAt(body, 'message')];
  const raw = { code, description: message };
  if (status === 429) return declinedOutcome(errorCode('service_rate_limit'), raw);

  // What an account is not set up for is told with 500, before anything is done.
  const isOfSettings = status === 500 && body?.['errorType'] === 'configuration';
  if (body === null || (status >= 500 && !isOfSettings) || (status >= 300 && status < 400))
    return { kind: 'unknown', detail: `Adyen answered ${status} without an outcome` };
  if (status < 300) return null;
  // Another request under this key is being worked on.
  if (code === '704') return { kind: 'unknown', detail: 'Adyen is working on the same request' };
  if (status === 401) return declinedOutcome(errorCode('invalid_service_credentials'), raw);
  if (status === 403 && code !== '901')
    return declinedOutcome(errorCode('insufficient_service_permissions'), raw);
  const psp = textAt(body, 'pspReference');
  return declinedOutcome(errorOf(code), raw, psp === null ? {} : { reference: processorReference(psp) });
}

export function readModification({ status, text }: Answer): Outcome<MovedAmount> {
  const body = parseObject(text);
  const refusal = refusedBy(status, body);
  if (refusal !== null) return refusal;
  const psp = textAt(body, 'pspReference');
  return psp === null || body?.['status'] !== 'received'
    ? unreadable('no modification')
    : { kind: 'pending', reference: processorReference(psp) };
}

/** Adyen's words for a token that this shopper has not, or has not any more: no contract, no detail. */
const UNKNOWN_TOKEN: ReadonlySet<string | null> = new Set(['800', '803']);

/** Nothing else that Adyen refuses is about the token: it has it still, and is told again. */
export function readForgotten({ status, text }: Answer): Outcome<null> {
  const code = textAt(parseObject(text), 'errorCode');
  if (status === 204 || UNKNOWN_TOKEN.has(code)) return FORGOTTEN;
  return unreadable(`${status}${code === null ? '' : ` and ${code}`}, and no word of the token`);
}

/** Minor units of ISO 4217. */
export function moneyIn(amount: JsonObject): Readonly<{ minor: bigint; currency: Currency }> | null {
  const [value, currency] = [amount['value'], parseCurrency(textAt(amount, 'currency') ?? '')];
  if (!Number.isSafeInteger(value) || Number(value) < 0 || currency === null) return null;
  const minor = fromProcessorUnits(BigInt(Number(value)), currency, EXPONENTS);
  return minor === null ? null : { minor, currency };
}
