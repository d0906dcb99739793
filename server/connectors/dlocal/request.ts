import { compact } from '../../domain/compact.ts';
import { errorCode } from '../../domain/decline.ts';
import type { Money } from '../../domain/money.ts';
import { toJsonDecimal } from '../../domain/processor-units.ts';
import type { Authentication, Call, Fields as AnyFields, Settings } from '../connector.ts';

/** How dLocal's Payins API is asked: JSON, signed as a whole, our operation id as order and as key. */

export const settings = {
  x_login: {
    displayName: 'X-Login',
    help: 'Of the API credentials. In the sandbox: sandbox.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_.-]{3,100}$/,
  },
  x_trans_key: {
    displayName: 'X-Trans-Key',
    help: 'Of the same credentials. In the sandbox: sandbox- and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{3,240}$/,
  },
  secret_key: {
    displayName: 'Secret key',
    help: 'Signs requests and notifications. In the sandbox: dlocal_sandbox_secret.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{8,240}$/,
  },
} as const satisfies AnyFields;
export type DlocalFields = typeof settings;
export type DlocalCall<Input> = Call<DlocalFields, Input>;
export type Answer = Readonly<{ status: number; text: string }>;

/** https://docs.dlocal.com/reference/payins-security: HMAC-SHA256 over X-Login, X-Date and the body, one by one. */
export function authentications(given: Settings<DlocalFields>): readonly Authentication[] {
  const fields = {
    secret: given.secret_key,
    canonical_string: '{header:x-login}{timestamp}{body}',
    headers: 'x-date: {timestamp}\nauthorization: V2-HMAC-SHA256, Signature: {signature}',
    signature_encoding: 'hex',
    timestamp_format: 'iso8601',
  };
  return [{ kind: 'signature', method: 'hmac', fields }];
}

export function get(call: DlocalCall<unknown>, path: string): Promise<Answer> {
  return call.http.send({ method: 'GET', url: `${call.baseUrl}/${path}`, headers: headersOf(call) });
}

export function post(
  call: DlocalCall<unknown>,
  path: string,
  value: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: { ...headersOf(call), 'x-idempotency-key': call.operationId },
    body: { type: 'json', value: compact(value) },
  });
}

function headersOf({ settings: { x_login, x_trans_key } }: DlocalCall<unknown>) {
  return { 'x-login': x_login, 'x-trans-key': x_trans_key, 'x-version': '2.1', 'user-agent': 'Railyard' };
}

/** Null: more digits than a number of JSON carries. `largestAmount` is less. */
export function decimalOf(amount: Money): number | null {
  return toJsonDecimal(amount, {});
}

export const TOO_MUCH = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'dLocal takes no such amount',
} as const;
