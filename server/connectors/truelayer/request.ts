import { parseObject } from '../../domain/json.ts';
import type { Authentication, Call, Fields as AnyFields, Login, Settings, WireText } from '../connector.ts';
import type { EventTools } from '../events.ts';

/** How TrueLayer is asked: JSON with the token of a log-in, our operation id as key, and a signature over both. */

export const settings = {
  client_id: {
    displayName: 'Client ID',
    help: 'Of your application. In the sandbox: sandbox- and the id of the merchant account.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9._-]{3,200}$/,
  },
  client_secret: {
    displayName: 'Client secret',
    help: 'Of the same application. In the sandbox: anything.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  key_id: {
    displayName: 'Signing key ID',
    help: 'What the console calls the public key that you gave it.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9-]{4,100}$/,
  },
  private_key: {
    displayName: 'Private signing key',
    help: 'The EC key on the curve P-521 (ES512) whose public half the console has, as PEM.',
    required: true,
    sensitive: true,
    format: 'multiline',
  },
  merchant_account_id: {
    displayName: 'Merchant account ID',
    help: 'The account at TrueLayer that is paid into. In the sandbox: any UUID.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  },
} as const satisfies AnyFields;
export type TrueLayerFields = typeof settings;
export type TrueLayerCall<Input> = Call<TrueLayerFields, Input>;

/** https://docs.truelayer.com/docs/sign-your-payments-requests: what comes without the key in a header has none. */
export function authentications(given: Settings<TrueLayerFields>): readonly Authentication[] {
  const fields = {
    key: given.private_key,
    key_id: given.key_id,
    signed_headers: 'Idempotency-Key',
    protected: 'tl_version: 2\ntl_headers: {signed_headers}',
    header: 'Tl-Signature',
  };
  return [{ kind: 'signature', method: 'detached-jws', fields }];
}

/** Where tokens are had, of each API; elsewhere it is the same address. */
const TOKENS_AT: Readonly<Record<string, string>> = {
  'https://api.truelayer.com': 'https://auth.truelayer.com',
  'https://api.truelayer-sandbox.com': 'https://auth.truelayer-sandbox.com',
};

/** https://docs.truelayer.com/docs/generate-an-access-token */
export const login: Login<TrueLayerFields> = {
  request: ({ settings: { client_id, client_secret }, baseUrl }) => ({
    method: 'POST',
    url: `${TOKENS_AT[baseUrl] ?? baseUrl}/connect/token`,
    body: {
      type: 'form',
      fields: Object.entries({
        grant_type: 'client_credentials',
        client_id,
        client_secret,
        scope: 'payments',
      }),
    },
  }),
  tokenAt: '/access_token',
  lifetimeOf(status, text) {
    const seconds = status === 200 ? parseObject(text)?.['expires_in'] : null;
    return typeof seconds === 'number' && seconds > 0 ? seconds : null;
  },
};

/** Our operation, in the metadata of what it made. */
export const OPERATION = 'railyard_operation';

/** On statements: at most 18 letters and digits. */
export function referenceOf(operationId: string): string {
  return `R${operationId.replaceAll('-', '').slice(-16).toUpperCase()}`;
}

export type Answer = Readonly<{ status: number; text: string }>;
type Asker = Pick<TrueLayerCall<unknown>, 'baseUrl' | 'http' | 'accessToken'>;

export function get(by: Asker, path: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const headers = { ...authorizationOf(by), ...more };
  return by.http.send({ method: 'GET', url: `${by.baseUrl}/${path}`, headers });
}

export function post(call: TrueLayerCall<unknown>, path: string, value: unknown): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: { ...authorizationOf(call), 'idempotency-key': call.operationId },
    body: { type: 'json', value },
  });
}

/** What reads on behalf of an event asks as. */
export function askerFor({ baseUrl, http, accessToken }: EventTools): Asker {
  return { baseUrl, http, accessToken };
}

function authorizationOf({ accessToken }: Asker): Readonly<Record<string, WireText>> {
  if (accessToken === null) throw new Error('BUG: TrueLayer is asked without a log-in');
  return { authorization: ['Bearer ', accessToken] };
}
