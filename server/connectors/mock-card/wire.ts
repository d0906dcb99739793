import { errorCode } from '../../domain/decline.ts';
import { codesByAmount } from '../../sandbox/sandbox-amounts.ts';
import { currencyIn, type JsonObject, minorUnitsAt, parseObject, textAt, timeAt } from '../../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  FORGOTTEN,
  processorReference,
  declinedOutcome,
} from '../../domain/outcome.ts';
import type { AuthorizedAmounts, LookUpOutcome, MovedAmount, ProcessorToken } from '../connector.ts';

export const DECLINES = codesByAmount('capture', 'void', 'refund', 'payout');

export function readAuthorized(status: number, text: string): Outcome<AuthorizedAmounts> {
  return read(status, text, authorizedOf);
}

export function readMoved(status: number, text: string): Outcome<MovedAmount> {
  return read(status, text, movedOf);
}

export function readFound(status: number, text: string): LookUpOutcome {
  if (status === 404) return { kind: 'not_found' };
  // A look-up that was refused says nothing about what was looked up.
  if (status !== 200) return { kind: 'unknown', detail: `the look-up was answered with ${status}` };
  const body = parseObject(text);
  return body?.['operation'] === 'authorize' ? readAuthorized(status, text) : readMoved(status, text);
}

/** The making of a token; `waiting` until the buyer has approved. */
export function readTokenized(status: number, text: string): Outcome<ProcessorToken> {
  const body = parseObject(text);
  const [id, url] = [textAt(body, 'id'), textAt(body, 'approve_url')];
  const expiresAt = timeAt(body, 'expires_at');
  if (status === 200 && body?.['status'] === 'waiting' && id !== null && url !== null)
    return {
      kind: 'pending',
      reference: processorReference(id),
      next: { kind: 'redirect', url, ...(expiresAt === null ? {} : { expiresAt }) },
    };
  return read(status, text, tokenOf);
}

export function readForgotten(status: number, text: string): Outcome<null> {
  // One that it does not know any more is forgotten.
  if (status === 404) return FORGOTTEN;
  const outcome = read(status, text, (body) => body);
  return outcome.kind === 'succeeded' ? { ...outcome, value: null } : outcome;
}

function tokenOf(body: JsonObject): ProcessorToken | null {
  const token = textAt(body, 'token');
  return token === null ? null : { token };
}

function read<Value>(
  status: number,
  text: string,
  valueOf: (body: JsonObject) => Value | null,
): Outcome<Value> {
  const body = parseObject(text);
  if (body === null || status >= 500)
    return { kind: 'unknown', detail: `the processor answered ${status} without an outcome` };
  const raw: RawCode = { code: textAt(body, 'code'), description: textAt(body, 'message') };
  // This processor's 4xx are answers given before anything was done; 409 is a request of the same reference
  // still under way.
  if (status === 409) return { kind: 'unknown', detail: 'the processor is still working on this reference' };
  if (status >= 400)
    return declinedOutcome(
      errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request'),
      raw,
    );
  const id = textAt(body, 'id');
  if (id === null) return { kind: 'unknown', detail: 'the processor answered without an id' };

  const reference = processorReference(id);
  switch (body['status']) {
    case 'approved': {
      const value = valueOf(body);
      return value === null
        ? { kind: 'unknown', detail: 'the processor answered without amounts' }
        : { kind: 'succeeded', value, reference, raw };
    }
    case 'pending':
      return { kind: 'pending', reference, raw };
    case 'refused':
      return refusedBy(body, raw, reference);
    default:
      return { kind: 'unknown', detail: 'the processor answered with a status that it does not document' };
  }
}

function refusedBy(body: JsonObject, raw: RawCode, reference: ProcessorReference): Outcome<never> {
  const advice = textAt(body, 'merchant_advice_code');
  const [avs, cvv] = [textAt(body, 'avs'), textAt(body, 'cvv')];
  const details = {
    ...(advice === null ? {} : { merchantAdviceCode: advice }),
    ...(avs === null ? {} : { avs }),
    ...(cvv === null ? {} : { cvv }),
  };
  return declinedOutcome(DECLINES[raw.code ?? ''] ?? errorCode('unknown_error'), raw, { reference, details });
}

function authorizedOf(body: JsonObject): AuthorizedAmounts | null {
  const [authorized, captured] = [minorUnitsAt(body, 'authorized'), minorUnitsAt(body, 'captured')];
  if (authorized === null || captured === null) return null;
  return {
    authorized,
    captured,
    schemeTransactionId: textAt(body, 'scheme_transaction_id'),
    avs: textAt(body, 'avs'),
    cvv: textAt(body, 'cvv'),
    authorizationCode: textAt(body, 'authorization_code'),
    ...currencyIn(body),
  };
}

function movedOf(body: JsonObject): MovedAmount | null {
  const amount = minorUnitsAt(body, 'amount');
  return amount === null ? null : { amount, ...currencyIn(body) };
}
