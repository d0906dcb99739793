import { type ErrorCode, DECLINES as TABLE, SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION, errorCode, parseErrorCode } from '../../domain/decline.ts';
import { type JsonObject, minorUnitsAt, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, type ProcessorReference, type RawCode, processorReference, refused } from '../../domain/outcome.ts';
import type { Authorized, Found, Moved } from '../connector.ts';

/** This processor's raw codes are the numbers of the sandbox's table. */
export const DECLINES: Readonly<Record<string, ErrorCode>> = Object.fromEntries([
  ...Object.entries(TABLE).flatMap(([name, row]) => (row.simulatorAmount === null ? [] : [[String(row.simulatorAmount), checked(name)] as const])),
  ...Object.entries(SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION.refund).map(([amount, name]) => [amount, checked(name)] as const),
]);

/** The answer to opening, reading and completing: the voucher as it stands. */
export function readPayment(status: number, text: string): Outcome<Authorized> {
  const body = parseObject(text);
  return unreadable(status, body) ?? outcomeOf(body);
}

/** The answer to a request on a voucher. */
export function readMoved(status: number, text: string): Outcome<Moved> {
  const body = parseObject(text);
  return unreadable(status, body) ?? movedOf(objectOf(body?.['operation']));
}

export function readFound(status: number, text: string): Found {
  if (status === 404) return { kind: 'not_found' };
  return objectOf(parseObject(text)?.['operation']) === null ? readPayment(status, text) : readMoved(status, text);
}

/** A voucher as answers and events show it. */
export function outcomeOf(body: JsonObject | null): Outcome<Authorized> {
  const id = textAt(body, 'id');
  if (id === null) return { kind: 'unknown', detail: 'the processor answered without an id' };
  const reference = processorReference(id);
  const raw = { code: textAt(body, 'code'), description: textAt(body, 'message') };
  switch (body?.['state']) {
    case 'open': {
      const [number, url, expiresAt] = [textAt(body, 'number'), textAt(body, 'page_url'), Date.parse(textAt(body, 'expires_at') ?? '')];
      if (number === null || url === null || Number.isNaN(expiresAt)) return { kind: 'pending', reference, raw };
      return { kind: 'pending', reference, raw, next: { kind: 'display', url, reference: number, picture: 'qr', expiresAt: new Date(expiresAt) } };
    }
    case 'paid':
      return succeeded(body, reference, raw);
    case 'failed':
      return refused(DECLINES[raw.code ?? ''] ?? errorCode('unknown_error'), raw, { reference });
    case 'expired':
      return { kind: 'failed', code: errorCode('incomplete_buyer_approval'), detail: 'the voucher was not paid in time', raw, reference };
    case 'cancelled':
      return { kind: 'failed', code: errorCode('canceled'), detail: 'the voucher was cancelled', raw, reference };
    default:
      return { kind: 'unknown', detail: 'the processor answered with a state that it does not document' };
  }
}

function movedOf(operation: JsonObject | null): Outcome<Moved> {
  const [id, amount] = [textAt(operation, 'id'), minorUnitsAt(operation, 'amount')];
  if (id === null || amount === null) return { kind: 'unknown', detail: 'the processor answered without an operation' };
  const [reference, raw] = [processorReference(id), { code: textAt(operation, 'code'), description: textAt(operation, 'message') }];
  if (operation?.['status'] === 'approved') return { kind: 'succeeded', value: { amount }, reference, raw };
  return operation?.['status'] === 'refused' ? refused(DECLINES[raw.code ?? ''] ?? errorCode('unknown_error'), raw, { reference }) : { kind: 'unknown', detail: 'the processor answered with a status that it does not document' };
}

/** What is no answer of this processor's is unknown; its 4xx come before anything was done. */
function unreadable(status: number, body: JsonObject | null): Outcome<never> | null {
  if (body === null || status >= 500 || status === 409) return { kind: 'unknown', detail: `the processor answered ${status} without an outcome` };
  if (status < 400) return null;
  return refused(errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request'), { code: textAt(body, 'code'), description: textAt(body, 'message') });
}

function succeeded(body: JsonObject | null, reference: ProcessorReference, raw: RawCode): Outcome<Authorized> {
  const [authorized, captured] = [minorUnitsAt(body, 'authorized'), minorUnitsAt(body, 'captured')];
  if (authorized === null || captured === null) return { kind: 'unknown', detail: 'the processor answered without amounts' };
  return { kind: 'succeeded', value: { authorized, captured, schemeTransactionId: null, avs: null, cvv: null, authorizationCode: null }, reference, raw };
}

function checked(name: string): ErrorCode {
  const code = parseErrorCode(name);
  if (code === null) throw new Error(`BUG: ${name} is not an error code`);
  return code;
}
