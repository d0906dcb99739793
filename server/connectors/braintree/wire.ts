import { type Currency, exponentOf, parseCurrency } from '../../domain/currency.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount } from '../connector.ts';
import { DECLINES, KEY_ERRORS } from './declines.ts';
import type { Answer } from './request.ts';
import { objectsAt, parseXml, textsAt } from './xml.ts';

/** How Braintree's answers, transactions and verifications are read. */

/** A transaction, as an answer, a look-up or an event shows it. */
export type Transaction = JsonObject;

export function readSale(answer: Answer): Outcome<AuthorizedAmounts> {
  return read(answer, 'transaction', paymentOutcome);
}

/** A capture, a void or a refund. */
export function readMoved(answer: Answer): Outcome<MovedAmount> {
  return read(answer, 'transaction', movedOutcome);
}

export function readVerification(answer: Answer): Outcome<AuthorizedAmounts> {
  return read(answer, 'verification', verificationOutcome);
}

/** A refusal says in its error body what became of the transaction, where there is one; else nothing was done. */
function read<Value>(
  { status, text }: Answer,
  name: 'transaction' | 'verification',
  outcomeOf: (object: JsonObject) => Outcome<Value>,
): Outcome<Value> {
  const bare = bareRefusal(status);
  if (bare !== null) return bare;
  const body = parseXml(text);
  if (status === 200 || status === 201) {
    const object = objectOf(body?.[name]);
    return object === null ? unreadable(`no ${name}`) : outcomeOf(object);
  }
  const error = status === 422 ? objectOf(body?.['api-error-response']) : null;
  if (error === null) return unreadable(`${status} and no outcome`);
  const object = objectOf(error[name]);
  return object === null ? invalid(error) : outcomeOf(object);
}

const unreadable = (what: string) =>
  ({ kind: 'unknown', detail: `Braintree answered with ${what}` }) as const;

/** These have no body that says more, and come before anything is done. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: errorCode('invalid_service_request'),
  401: errorCode('invalid_service_credentials'),
  403: errorCode('insufficient_service_permissions'),
  404: errorCode('unknown_service_resource'),
  426: errorCode('invalid_service_configuration'),
  429: errorCode('service_rate_limit'),
};

function bareRefusal(status: number): Outcome<never> | null {
  const code = BY_STATUS[status];
  return code === undefined
    ? null
    : declinedOutcome(code, { code: String(status), description: `Braintree answered ${status}` });
}

type Mistake = Readonly<{ code: string; message: string | null }>;

/** What a request was turned away for. */
function invalid(error: JsonObject): Outcome<never> {
  const mistakes = mistakesIn(error['errors']);
  const known = mistakes.find(({ code }) => Object.hasOwn(DECLINES, code));
  if (mistakes.some(({ code }) => KEY_ERRORS.has(code)))
    return unreadable('a key that it knows, of a request that ended otherwise or has not ended');
  const told = known ?? mistakes[0];
  return declinedOutcome(DECLINES[known?.code ?? ''] ?? errorCode('invalid_service_request'), {
    code: told?.code ?? '422',
    description: told?.message ?? textAt(error, 'message'),
  });
}

/** They stand in a tree of what the request was made of. */
function mistakesIn(value: unknown): readonly Mistake[] {
  if (Array.isArray(value)) return value.flatMap(mistakesIn);
  const object = objectOf(value);
  if (object === null) return [];
  const code = textAt(object, 'code');
  if (code !== null) return [{ code, message: textAt(object, 'message') }];
  return Object.values(object).flatMap(mistakesIn);
}

export function transactionIn({ status, text }: Answer): Transaction | null {
  return status === 200 ? objectOf(parseXml(text)?.['transaction']) : null;
}

export const unanswered = ({ status }: Answer) =>
  ({ kind: 'unknown', detail: `the look-up was answered with ${status}` }) as const;

/** https://developer.paypal.com/braintree/docs/reference/general/statuses: what was approved, and what was captured. */
const CAPTURED: ReadonlySet<unknown> = new Set([
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_confirmed',
  'settlement_pending',
]);
const APPROVED: ReadonlySet<unknown> = new Set([
  ...CAPTURED,
  'authorized',
  'authorization_expired',
  'voided',
]);
/** Not yet with the processor's settlement: it can be voided, and not refunded. */
export const UNSETTLED: ReadonlySet<unknown> = new Set([
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
]);

export function paymentOutcome(transaction: Transaction): Outcome<AuthorizedAmounts> {
  const { reference, amount, currency } = factsOf(transaction);
  if (reference === null || amount === null || currency === null) return unreadable('no amount');
  const { status } = transaction;
  if (!APPROVED.has(status)) return refusal(transaction, reference);

  // What was captured in parts are transactions of their own.
  const isCaptured = CAPTURED.has(status) && childrenOf(transaction).length === 0;
  return {
    kind: 'succeeded',
    reference,
    value: {
      authorized: authorizedAmount(transaction, currency) ?? amount,
      captured: isCaptured ? amount : 0n,
      schemeTransactionId: textAt(transaction, 'network-transaction-id'),
      authorizationCode: textAt(transaction, 'processor-authorization-code'),
      ...checksOf(transaction),
      currency,
    },
  };
}

/** Its amount becomes what was captured; its history keeps what was authorized. */
function authorizedAmount(transaction: Transaction, currency: Currency): bigint | null {
  const history = transaction['status-history'];
  const events = Array.isArray(history) ? history.map(objectOf) : [];
  const authorized = events.find((event) => event?.['status'] === 'authorized');
  return minorOf(textAt(authorized, 'amount'), currency);
}

export function movedOutcome(transaction: Transaction): Outcome<MovedAmount> {
  const { reference, amount, currency } = factsOf(transaction);
  if (reference === null || amount === null || currency === null) return unreadable('no amount');
  // A refund is money that will come: voided, it does not. A sale is voided so that it does not.
  if (transaction['type'] === 'credit' && transaction['status'] === 'voided')
    return { kind: 'failed', code: errorCode('canceled'), detail: 'the refund was voided', reference };
  return APPROVED.has(transaction['status'])
    ? { kind: 'succeeded', value: { amount, currency }, reference }
    : refusal(transaction, reference);
}

function verificationOutcome(verification: JsonObject): Outcome<AuthorizedAmounts> {
  const id = textAt(verification, 'id');
  if (id === null) return unreadable('no verification');
  if (verification['status'] !== 'verified') return refusal(verification, processorReference(id));

  return {
    kind: 'succeeded',
    reference: processorReference(id),
    value: {
      authorized: 0n,
      captured: 0n,
      schemeTransactionId: textAt(verification, 'network-transaction-id'),
      authorizationCode: null,
      ...checksOf(verification),
    },
  };
}

export function refusal(of: JsonObject, reference: ProcessorReference): Outcome<never> {
  switch (of['status']) {
    case 'processor_declined':
    case 'failed':
      return declinedPayment(of, reference, {
        code: textAt(of, 'processor-response-code'),
        description: textAt(of, 'processor-response-text'),
      });
    case 'settlement_declined':
      return declinedPayment(of, reference, {
        code: textAt(of, 'processor-settlement-response-code') ?? '4001',
        description: textAt(of, 'processor-settlement-response-text'),
      });
    case 'gateway_rejected': {
      const reason = textAt(of, 'gateway-rejection-reason');
      // Our order id is nobody else's: so the other one is ours, too.
      if (reason === 'duplicate') return unreadable('a duplicate: it has another one under this order id');
      return declinedPayment(of, reference, {
        code: reason,
        description: 'the gateway’s own rules rejected it',
      });
    }
    default:
      return unreadable('a status that says neither yes nor no');
  }
}

function declinedPayment(of: JsonObject, reference: ProcessorReference, raw: RawCode): Outcome<never> {
  const advice = textAt(of, 'merchant-advice-code');
  const { avs, cvv } = checksOf(of);
  return declinedOutcome(codeOf(raw.code, of), raw, {
    reference,
    details: {
      ...(advice === null ? {} : { merchantAdviceCode: advice }),
      ...(avs === null ? {} : { avs }),
      ...(cvv === null ? {} : { cvv }),
    },
  });
}

/** Codes that are not in the table still say whether another try could help. */
function codeOf(raw: string | null, of: JsonObject): ErrorCode {
  const known = raw !== null && Object.hasOwn(DECLINES, raw) ? DECLINES[raw] : undefined;
  if (known !== undefined) return known;
  if (raw?.startsWith('3') === true) return errorCode('service_error');
  const isHard = of['processor-response-type'] === 'hard_declined';
  return errorCode(isHard ? 'refused_transaction' : 'other_decline');
}

/** https://developer.paypal.com/braintree/docs/reference/general/processor-responses/avs-cvv-responses */
function checksOf(of: JsonObject): Readonly<{ avs: string | null; cvv: string | null }> {
  return {
    avs: textAt(of, 'avs-error-response-code') === null ? avsOf(of) : 'unavailable',
    cvv: CVV[textAt(of, 'cvv-response-code') ?? ''] ?? null,
  };
}

const CVV: Readonly<Record<string, string>> = {
  M: 'match',
  N: 'no_match',
  I: 'not_provided',
  U: 'unavailable',
  S: 'unavailable',
  A: 'unavailable',
  B: 'unavailable',
};

function avsOf(of: JsonObject): string | null {
  const [street, postal] = [
    textAt(of, 'avs-street-address-response-code'),
    textAt(of, 'avs-postal-code-response-code'),
  ];
  if (street === null && postal === null) return null;
  if (street === 'M') return postal === 'M' ? 'match' : 'partial_match_address';
  if (postal === 'M') return 'partial_match_postcode';
  return street === 'N' || postal === 'N' ? 'no_match' : 'unavailable';
}

type Facts = Readonly<{
  reference: ProcessorReference | null;
  amount: bigint | null;
  currency: Currency | null;
}>;

export function factsOf(transaction: Transaction): Facts {
  const id = textAt(transaction, 'id');
  const currency = parseCurrency(textAt(transaction, 'currency-iso-code') ?? '');
  return {
    reference: id === null ? null : processorReference(id),
    amount: minorOf(textAt(transaction, 'amount'), currency),
    currency,
  };
}

/** Decimal text; zeros behind the currency's digits may stand there, and may be left out. */
export function minorOf(text: string | null, currency: Currency | null): bigint | null {
  const [, whole, fraction = ''] = /^([0-9]{1,15})(?:\.([0-9]{1,8}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined || currency === null) return null;
  const digits = exponentOf(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/** Captures in parts, and refunds. */
export function childrenOf(transaction: Transaction): readonly string[] {
  return textsAt(transaction, 'partial-settlement-transaction-ids');
}

export function refundsOf(transaction: Transaction): readonly string[] {
  return textsAt(transaction, 'refund-ids');
}

/** The ids of what was searched for; null where the search did not say. */
export function readIds({ status, text }: Answer): readonly string[] | null {
  const results = status === 200 ? objectOf(parseXml(text)?.['search-results']) : null;
  return results === null || !Array.isArray(results['ids']) ? null : textsAt(results, 'ids');
}

export function readPage({ status, text }: Answer): readonly Transaction[] | null {
  const page = status === 200 ? objectOf(parseXml(text)?.['credit-card-transactions']) : null;
  return page === null ? null : objectsAt(page, 'transaction');
}

/** The payment under our operation id: one, unless one was refused before it, or after it as a duplicate. */
export function foundPayment(transactions: readonly Transaction[], operationId: string): LookUpOutcome {
  const ours = transactions.filter(
    (one) => one['order-id'] === operationId && one['type'] === 'sale' && parentOf(one) === null,
  );
  const transaction = ours.find(({ status }) => APPROVED.has(status)) ?? ours[0];
  return transaction === undefined ? { kind: 'not_found' } : paymentOutcome(transaction);
}

export function foundRefund(transactions: readonly Transaction[], operationId: string): LookUpOutcome {
  return foundMarked(
    transactions.filter(({ type }) => type === 'credit'),
    operationId,
  );
}

/** What came after a payment is marked with the operation id, too. */
export function foundMarked(transactions: readonly Transaction[], operationId: string): LookUpOutcome {
  const marked = transactions.find((one) => one['order-id'] === operationId);
  return marked === undefined ? { kind: 'not_found' } : movedOutcome(marked);
}

/** The payment that a capture in parts is of. */
export function parentOf(transaction: Transaction): string | null {
  return textAt(transaction, 'authorized-transaction-id');
}
