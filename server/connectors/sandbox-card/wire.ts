import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { type ErrorCode, DECLINES as TABLE, errorCode, parseErrorCode } from '../../domain/decline.ts';
import { type JsonObject, parseObject, textAt } from '../../domain/json.ts';
import { fromMajorString } from '../../domain/money.ts';
import { type Outcome, type RawCode, processorReference, declinedOutcome } from '../../domain/outcome.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount } from '../connector.ts';

/** This processor's reasons are the API's own words, one for one. */
export const DECLINES: Readonly<Record<string, ErrorCode>> = Object.fromEntries(
  Object.keys(TABLE).flatMap((name) => {
    const code = parseErrorCode(name);
    return code === null ? [] : [[name, code] as const];
  }),
);

export function readAuthorized(status: number, text: string): Outcome<AuthorizedAmounts> {
  return read(status, text, authorizedOf, 'charge');
}

export function readMoved(status: number, text: string): Outcome<MovedAmount> {
  return read(status, text, movedOf, 'id');
}

export function readFound(status: number, text: string): LookUpOutcome {
  if (status === 404) return { kind: 'not_found' };
  if (status !== 200) return refusedLookUp(status);
  return parseObject(text)?.['action'] === 'authorize'
    ? readAuthorized(status, text)
    : readMoved(status, text);
}

/** The charge as it stands, for `sync`. */
export function readState(status: number, text: string): Outcome<AuthorizedAmounts> {
  return status === 200 ? readAuthorized(status, text) : refusedLookUp(status);
}

/** A look-up that was refused says nothing about what was looked up. */
function refusedLookUp(status: number): Outcome<never> {
  return { kind: 'unknown', detail: `the look-up was answered with ${status}` };
}

function read<Value>(
  status: number,
  text: string,
  valueOf: (body: JsonObject, currency: Currency) => Value | null,
  idKey: 'charge' | 'id',
): Outcome<Value> {
  const body = parseObject(text);
  if (body === null || status >= 500 || status === 409)
    return { kind: 'unknown', detail: `the processor answered ${status} without an outcome` };
  // This processor's 4xx are answers given before anything was done.
  if (status >= 400)
    return declinedOutcome(
      errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request'),
      {
        code: textAt(body, 'code'),
        description: textAt(body, 'message'),
      },
    );

  const [id, currency, reason] = [
    textAt(body, idKey),
    parseCurrency(textAt(body, 'currency') ?? ''),
    textAt(body, 'reason'),
  ];
  if (id === null || currency === null)
    return { kind: 'unknown', detail: 'the processor answered without an id or a currency' };
  const raw: RawCode = { code: reason, description: null };
  const reference = processorReference(id);
  if (body['result'] === 'no')
    return declinedOutcome(DECLINES[reason ?? ''] ?? errorCode('other_decline'), raw, { reference });
  const value = body['result'] === 'ok' ? valueOf(body, currency) : null;
  return value === null
    ? { kind: 'unknown', detail: 'the processor answered in words that it does not document' }
    : { kind: 'succeeded', value, reference, raw };
}

function authorizedOf(body: JsonObject, currency: Currency): AuthorizedAmounts | null {
  const [authorized, captured] = [
    amountOf(body, 'authorized', currency),
    amountOf(body, 'captured', currency),
  ];
  if (authorized === null || captured === null) return null;
  return {
    authorized,
    captured,
    schemeTransactionId: textAt(body, 'network_reference'),
    avs: textAt(body, 'address_check'),
    cvv: textAt(body, 'code_check'),
    authorizationCode: textAt(body, 'approval'),
    currency,
  };
}

function movedOf(body: JsonObject, currency: Currency): MovedAmount | null {
  const amount = amountOf(body, 'amount', currency);
  return amount === null ? null : { amount, currency };
}

function amountOf(body: JsonObject, key: string, currency: Currency): bigint | null {
  return fromMajorString(textAt(body, key) ?? '', currency);
}
