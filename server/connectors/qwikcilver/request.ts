import { createHash } from 'node:crypto';
import { parseObject } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields as AnyFields, Login, WireText } from '../connector.ts';
import { isDone } from './wire.ts';

/** How Qwikcilver is asked: JSON with the token of a terminal, and a number for each transaction. */

export const settings = {
  terminal_id: {
    displayName: 'Terminal ID',
    help: 'Of the terminal that Qwikcilver made for your shop. In the sandbox: sandbox- and the merchant account.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9 :._-]{3,100}$/,
  },
  user_name: {
    displayName: 'User name',
    help: 'Of the same terminal. In the sandbox: anything.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  password: {
    displayName: 'Password',
    help: 'Of that user. In the sandbox: anything.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  currency: {
    displayName: 'Currency',
    help: 'Of the cards of this terminal, such as INR.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Z]{3}$/,
  },
  host: {
    displayName: 'Host',
    help: 'In production: the host that Qwikcilver gave you, which ends in qwikcilver.com.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}qwikcilver\.com$/,
  },
} as const satisfies AnyFields;
export type QwikcilverFields = typeof settings;
export type QwikcilverCall<Input> = Call<QwikcilverFields, Input>;

/** Each customer has a host. */
export function addressOf(given: Readonly<Record<string, unknown>>): string | null {
  const host = given['host'];
  return typeof host === 'string' && settings.host.pattern.test(host) ? `https://${host}` : null;
}

const API = 'QwikCilver/XnP/api/v3';

/** Tokens are JWTs of three days with one customer and seven with another; nobody is promised either. */
const TOKEN_SECONDS = 20 * 60;

export const login: Login<QwikcilverFields> = {
  request: ({ settings: { terminal_id, user_name, password }, baseUrl, now }) => ({
    method: 'POST',
    url: `${baseUrl}/${API}/authorize`,
    headers: { dateatclient: dateAtClient(now) },
    body: {
      type: 'json',
      value: { TerminalId: terminal_id, UserName: user_name, Password: password },
    },
  }),
  tokenAt: '/AuthToken',
  lifetimeOf: (status, text) => (status === 200 && isDone(parseObject(text)) ? TOKEN_SECONDS : null),
};

export type Answer = Readonly<{ status: number; text: string }>;
export type Card = Readonly<Record<string, string | number | Secret | Readonly<Record<string, unknown>>>>;

/** `transactionId`: its own, or that of the one that it is about. */
export function post(
  call: QwikcilverCall<unknown>,
  path: 'gc/transactions' | 'gc/transactions/cancel' | 'gc/transactions/reverse',
  value: Readonly<Record<string, unknown>> & Readonly<{ Cards: readonly [Card] }>,
): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${API}/${path}`,
    headers: {
      ...authorizationOf(call),
      dateatclient: dateAtClient(call.now),
      transactionid: transactionIdOf(call.operationId),
    },
    body: { type: 'json', value },
  });
}

function authorizationOf({ accessToken }: QwikcilverCall<unknown>): Readonly<Record<string, WireText>> {
  if (accessToken === null) throw new Error('BUG: Qwikcilver is asked without a log-in');
  return { authorization: ['Bearer ', accessToken] };
}

/** Without a zone, and to the second. */
function dateAtClient(now: Date): string {
  return now.toISOString().slice(0, 19);
}

/** Qwikcilver knows transactions by a number of 64 bits with a sign. The same operation has the same. */
export function transactionIdOf(operationId: string): string {
  const digest = createHash('sha256').update(operationId).digest();
  return String(digest.readBigUInt64BE() & 0x3fff_ffff_ffff_ffffn);
}
