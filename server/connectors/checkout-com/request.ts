import { type Currency, exponentOf } from '../../domain/currency.ts';
import type { Money } from '../../domain/money.ts';
import type { Secret } from '../../domain/secret.ts';
import {
  type ProcessorExponents,
  fromProcessorUnits,
  toProcessorUnits,
} from '../../domain/processor-units.ts';
import { compact } from '../../domain/compact.ts';
import type { Call, Fields as AnyFields, WireBody } from '../connector.ts';

/** How Checkout.com's payments API is asked: JSON, a secret key, our operation id as idempotency key. */

export const settings = {
  secret_key: {
    displayName: 'Secret key',
    help: 'Starts with sk_. In the sandbox: sk_sbox_ and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^sk_[A-Za-z0-9_.*#$=-]{1,240}$/,
  },
  processing_channel_id: {
    displayName: 'Processing channel ID',
    help: 'Starts with pc_. In the sandbox: any, such as pc_sandbox.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^pc_[a-z0-9]{1,60}$/,
  },
  webhook_signature_key: {
    displayName: 'Webhook signature key',
    help:
      'Of the webhook action in the workflow that you make for the webhook URL. ' +
      'In the sandbox: whsec_sandbox_checkout-com.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  report_secret_key: {
    displayName: 'Secret key for reports',
    help:
      'Starts with sk_: one that may read reports and financial actions of the entity. Financial Actions by Payout ' +
      'ID Reports are fetched with it. In the sandbox: sk_sbox_ and the id of the merchant account.',
    required: false,
    sensitive: true,
    format: 'text',
    pattern: /^sk_[A-Za-z0-9_.*#$=-]{1,240}$/,
  },
  base_url_prefix: {
    displayName: 'Base URL prefix',
    help: 'In production: the first eight characters of your client ID, such as vkuhvk4v.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^(?:pl-)?[a-z0-9]{1,40}$/,
  },
} as const satisfies AnyFields;
export type CheckoutFields = typeof settings;
export type CheckoutCall<Input> = Call<CheckoutFields, Input>;
export type Answer = Readonly<{ status: number; text: string }>;

/** https://www.checkout.com/docs/developer-resources/api/api-endpoints: each account has a host of its own. */
export function liveAddress(given: Readonly<Record<string, unknown>>): string | null {
  const prefix = given['base_url_prefix'];
  if (typeof prefix !== 'string' || !settings.base_url_prefix.pattern.test(prefix)) return null;
  return `https://${prefix}.api.checkout.com`;
}

/** What is null, or an object of nothing, is left out. */
export type Values = Readonly<Record<string, unknown>>;

export function get(call: CheckoutCall<unknown>, path: string): Promise<Answer> {
  return call.http.send({ method: 'GET', url: `${call.baseUrl}/${path}`, headers: headersOf(call) });
}

export function post(call: CheckoutCall<unknown>, path: string, values: Values): Promise<Answer> {
  const value = compact(values);
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: { ...headersOf(call), 'cko-idempotency-key': call.operationId },
    ...(value === undefined ? {} : { body: { type: 'json', value } }),
  });
}

/** What is written once more is the same: no key. */
export function put(call: CheckoutCall<unknown>, path: string, values: Values): Promise<Answer> {
  return call.http.send({
    method: 'PUT',
    url: `${call.baseUrl}/${path}`,
    headers: headersOf(call),
    body: { type: 'json', value: compact(values) },
  });
}

/** https://api-reference.checkout.com/#tag/Disputes/paths/~1files/post */
export function upload(call: CheckoutCall<unknown>, body: WireBody): Promise<Answer> {
  return call.http.send({ method: 'POST', url: `${call.baseUrl}/files`, headers: headersOf(call), body });
}

/** https://api-reference.checkout.com/#operation/deletePaymentInstrument */
export function deleteInstrument(call: CheckoutCall<Readonly<{ token: Secret }>>): Promise<Answer> {
  return call.http.send({
    method: 'DELETE',
    url: `${call.baseUrl}/instruments`,
    lastSegment: call.input.token,
    headers: headersOf(call),
  });
}

function headersOf({ settings: { secret_key: key } }: Pick<CheckoutCall<unknown>, 'settings'>) {
  return { authorization: ['Bearer ', key] } as const;
}

/**
 * https://www.checkout.com/docs/payments/accept-payments/format-the-amount-value: two lists, of what is counted whole
 * and in thousandths. All others are counted in hundredths, these too.
 */
export const EXPONENTS: ProcessorExponents = { CLF: 2, CLP: 2, UYI: 2, UYW: 2 };

/** Null: Checkout.com cannot take this amount. Of thousandths, the last digit has to be a 0. */
export function unitsOf(money: Money): bigint | null {
  const units = toProcessorUnits(money, EXPONENTS);
  return units === null || (exponentOf(money.currency) === 3 && units % 10n !== 0n) ? null : units;
}

export function minorOf(units: unknown, currency: Currency | null): bigint | null {
  if (!Number.isSafeInteger(units) || Number(units) < 0 || currency === null) return null;
  return fromProcessorUnits(BigInt(Number(units)), currency, EXPONENTS);
}

/** What our request was for: its events repeat it, and neither whether a payment captures itself nor who stores. */
export const MARKS = {
  operation: 'railyard_operation',
  purpose: 'railyard_purpose',
  stores: 'railyard_stores',
} as const;
export type Purpose = 'sale' | 'hold' | 'capture' | 'void' | 'refund';
