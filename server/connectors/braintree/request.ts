import { compact } from '../../domain/compact.ts';
import type { Currency } from '../../domain/currency.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields as AnyFields, WireBody, WireText } from '../connector.ts';
import type { EventTools } from '../events.ts';

/**
 * How Braintree's gateway is asked. Requests are JSON and answers are XML, as its own package for Node has them:
 * so the wire fills card numbers in as it does everywhere.
 */

const MERCHANT_ACCOUNT = '[A-Z]{3}:[A-Za-z0-9_-]{1,64}';

export const settings = {
  merchant_id: {
    displayName: 'Merchant ID',
    help: 'In the sandbox: any, such as sandbox.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_-]{1,64}$/,
  },
  public_key: {
    displayName: 'Public key',
    help: 'In the sandbox: public_ and the id of the merchant account.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_.-]{1,240}$/,
  },
  private_key: {
    displayName: 'Private key',
    help: 'Belongs to the public key, and signs its events. In the sandbox: private_sandbox_braintree.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{8,240}$/,
  },
  merchant_accounts: {
    displayName: 'Merchant accounts by currency',
    help:
      'Each currency with the ID of the merchant account that takes it, such as USD:shop_usd EUR:shop_eur. ' +
      'In the sandbox: any whose ID ends with its currency.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: new RegExp(`^${MERCHANT_ACCOUNT}(?:[ ,]+${MERCHANT_ACCOUNT}){0,49}$`),
  },
  at_most_once: {
    displayName: 'At-most-once processing',
    help: 'true where Braintree has enabled it for your account: every request then goes under a key of its own.',
    required: false,
    sensitive: false,
    format: 'boolean',
    pattern: /^(?:true|false)$/,
  },
} as const satisfies AnyFields;
export type BraintreeFields = typeof settings;
export type BraintreeCall<Input> = Call<BraintreeFields, Input>;
export type Answer = Readonly<{ status: number; text: string }>;
/** What is null, or an object of nothing, is left out. */
export type Values = Readonly<Record<string, unknown>>;

/** Requests name no currency: the merchant account's is charged. */
export function merchantAccountsOf({
  merchant_accounts: listed,
}: Readonly<{ merchant_accounts: string }>): ReadonlyMap<string, string> {
  const pairs = listed.split(/[ ,]+/).map((pair) => pair.split(':'));
  return new Map(pairs.map(([currency = '', id = '']) => [currency, id]));
}

export function merchantAccountFor(
  given: Readonly<{ merchant_accounts: string }>,
  currency: Currency,
): string | null {
  return merchantAccountsOf(given).get(currency) ?? null;
}

/** The same key gives the first answer again for thirty days, where the account has the feature. */
export function keyOf({ settings: { at_most_once: has }, operationId }: BraintreeCall<unknown>): Values {
  return has === 'true' ? { api_request_key: operationId } : {};
}

/** Of what is asked for in the place of a request that was turned away: a key is for one request. */
export function secondKeyOf(call: BraintreeCall<unknown>): Values {
  const { api_request_key: key } = keyOf(call);
  return key === undefined ? {} : { api_request_key: `${String(key)}-2` };
}

type Asker = Pick<BraintreeCall<unknown>, 'http' | 'baseUrl'> &
  Readonly<{
    settings: Pick<BraintreeCall<unknown>['settings'], 'merchant_id' | 'public_key' | 'private_key'>;
  }>;

/** For what an event leaves out. */
export function askerFor(
  { http, baseUrl }: Pick<EventTools, 'http' | 'baseUrl'>,
  own: Asker['settings'],
): Asker {
  return { http, baseUrl, settings: own };
}

export function get(asker: Asker, path: string): Promise<Answer> {
  return asker.http.send({ method: 'GET', url: urlOf(asker, path), headers: headersOf(asker) });
}

export function write(asker: Asker, method: 'POST' | 'PUT', path: string, values: Values): Promise<Answer> {
  const value = compact(values);
  return asker.http.send({
    method,
    url: urlOf(asker, path),
    headers: headersOf(asker),
    ...(value === undefined ? {} : { body: { type: 'json', value } }),
  });
}

export function upload(asker: Asker, path: string, body: WireBody): Promise<Answer> {
  return asker.http.send({ method: 'POST', url: urlOf(asker, path), headers: headersOf(asker), body });
}

export function remove(asker: Asker, path: string): Promise<Answer> {
  return asker.http.send({ method: 'DELETE', url: urlOf(asker, path), headers: headersOf(asker) });
}

/** Of whatever kind it is. Of one that is not there Braintree says 404. */
export function removeKept(asker: Asker, token: Secret): Promise<Answer> {
  return asker.http.send({
    method: 'DELETE',
    url: urlOf(asker, 'payment_methods/any'),
    lastSegment: token,
    headers: headersOf(asker),
  });
}

export function transactionPath(id: string, rest = ''): string {
  return `transactions/${encodeURIComponent(id)}${rest}`;
}

function urlOf({ baseUrl, settings: { merchant_id: merchant } }: Asker, path: string): string {
  return `${baseUrl}/merchants/${encodeURIComponent(merchant)}/${path}`;
}

function headersOf({ settings: own }: Asker): Readonly<Record<string, WireText>> {
  return {
    authorization: ['Basic ', { base64: [own.public_key, ':', own.private_key] }],
    accept: 'application/xml',
    'x-apiversion': '6',
  };
}
