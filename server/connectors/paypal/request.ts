import { parseObject } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields as AnyFields, Login, WireBody, WireText } from '../connector.ts';

/** How PayPal is asked: JSON with the token of a log-in, our operation id as PayPal-Request-Id. */

export const settings = {
  client_id: {
    displayName: 'Client ID',
    help: 'Of your REST app. In the sandbox: sandbox_ and the id of the merchant account.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_-]{8,200}$/,
  },
  client_secret: {
    displayName: 'Client secret',
    help: 'Of the same REST app. In the sandbox: anything.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  webhook_id: {
    displayName: 'Webhook ID',
    help: 'Of the webhook that you make for the webhook URL. In the sandbox: WH-SANDBOX-PAYPAL.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9-]{4,50}$/,
  },
  merchant_id: {
    displayName: 'Merchant ID',
    help: 'Of your PayPal account, for pages that load its JavaScript with it.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Z0-9]{5,20}$/,
  },
} as const satisfies AnyFields;
export type PayPalFields = typeof settings;
export type PayPalCall<Input> = Call<PayPalFields, Input>;

/** https://developer.paypal.com/api/rest/authentication/ */
export const login: Login<PayPalFields> = {
  request: ({ settings: { client_id: id, client_secret: secret }, baseUrl }) => ({
    method: 'POST',
    url: `${baseUrl}/v1/oauth2/token`,
    headers: { authorization: ['Basic ', { base64: [id, ':', secret] }] },
    body: { type: 'form', fields: [['grant_type', 'client_credentials']] },
  }),
  tokenAt: '/access_token',
  lifetimeOf(status, text) {
    const seconds = status === 200 ? parseObject(text)?.['expires_in'] : null;
    return typeof seconds === 'number' && seconds > 0 ? seconds : null;
  },
};

export type Answer = Readonly<{ status: number; text: string }>;

export async function get(call: PayPalCall<unknown>, path: string): Promise<Answer> {
  return call.http.send({ method: 'GET', url: `${call.baseUrl}/${path}`, headers: authorizationOf(call) });
}

/** The same key gives what it gave before: six hours for orders, 45 days for captures and refunds. */
/** `value`: null for what takes no body. */
export async function post(
  call: PayPalCall<unknown>,
  path: string,
  value: unknown,
  key = call.operationId,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: {
      ...authorizationOf(call),
      'paypal-request-id': key,
      prefer: 'return=representation',
      ...more,
    },
    ...(value === null ? {} : { body: { type: 'json', value } }),
  });
}

/** https://developer.paypal.com/docs/api/payment-tokens/v3/#payment-tokens_delete: a wallet that was saved. */
export async function deleteSaved(call: PayPalCall<Readonly<{ token: Secret }>>): Promise<Answer> {
  return call.http.send({
    method: 'DELETE',
    url: `${call.baseUrl}/v3/vault/payment-tokens`,
    lastSegment: call.input.token,
    headers: authorizationOf(call),
  });
}

/** A form of parts. There is no key: whether it arrived is read off what it is about. */
export async function upload(call: PayPalCall<unknown>, path: string, body: WireBody): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: authorizationOf(call),
    body,
  });
}

function authorizationOf({ accessToken }: PayPalCall<unknown>): Readonly<Record<string, WireText>> {
  if (accessToken === null) throw new Error('BUG: PayPal is asked without a log-in');
  return { authorization: ['Bearer ', accessToken] };
}
