import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields as AnyFields, FormFields, WireText } from '../connector.ts';
import { bracketed } from '../../domain/bracketed.ts';
import { readOptions } from '../options.ts';
import { bankOptions } from './options.ts';

/** How Stripe is asked: forms with brackets, a pinned version, our operation id as idempotency key. */

export const settings = {
  secret_key: {
    displayName: 'Secret key',
    help: 'Starts with sk_ or rk_. In the sandbox: sk_test_ and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[rs]k_(?:test|live)_[A-Za-z0-9_.-]{1,240}$/,
  },
  webhook_signing_secret: {
    displayName: 'Webhook signing secret',
    help:
      'Starts with whsec_; of the endpoint that you make for the webhook URL. ' +
      'In the sandbox: whsec_sandbox_stripe.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^whsec_\S{1,240}$/,
  },
} as const satisfies AnyFields;
export type StripeFields = typeof settings;

/** The version of the `stripe` package that judges the simulator. */
export const API_VERSION = '2026-10-28.endive';

export type Value =
  | Readonly<{ [name: string]: Value }>
  | readonly Value[]
  | WireText
  | bigint
  | number
  | boolean
  | null
  | undefined;
/** What is null is left out. */
export type Values = Readonly<Record<string, Value>>;

export function ask(
  call: Call<StripeFields, unknown>,
  method: 'GET' | 'POST',
  path: string,
  values: Values = {},
): Promise<Readonly<{ status: number; text: string }>> {
  const headers = {
    ...headersOf(call),
    ...(method === 'POST' ? { 'idempotency-key': call.operationId } : {}),
  };
  const fields = bracketed(values);
  const query = method === 'GET' && fields.length > 0 ? `?${queryOf(fields)}` : '';

  return call.http.send({
    method,
    url: `${call.baseUrl}/v1/${path}${query}`,
    headers,
    ...(method === 'POST' ? { body: { type: 'form', fields } } : {}),
  });
}

/** https://docs.stripe.com/api/payment_methods/detach: it pays no more, and cannot be attached again. */
export function detach(
  call: Call<StripeFields, Readonly<{ token: Secret }>>,
): Promise<Readonly<{ status: number; text: string }>> {
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/v1/payment_methods`,
    lastSegment: call.input.token,
    verbOfSegment: 'detach',
    headers: { ...headersOf(call), 'idempotency-key': call.operationId },
    body: { type: 'form', fields: [] },
  });
}

/** Who asks, in which version. */
export function headersOf(call: Call<StripeFields, unknown>): Readonly<Record<string, WireText>> {
  const account = readOptions(bankOptions, call.options).stripe_connect?.stripe_account ?? null;
  return {
    authorization: ['Bearer ', call.settings.secret_key],
    'stripe-version': API_VERSION,
    ...(account === null ? {} : { 'stripe-account': account }),
  };
}

/** An address has no place for secrets. */
function queryOf(fields: FormFields): string {
  const query = new URLSearchParams();
  for (const [name, text] of fields) query.append(name, String(text));
  return String(query);
}
