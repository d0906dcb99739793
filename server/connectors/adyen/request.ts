import { compact } from '../../domain/compact.ts';
import type { Money } from '../../domain/money.ts';
import type { Secret } from '../../domain/secret.ts';
import { type ProcessorExponents, toProcessorUnits } from '../../domain/processor-units.ts';
import type { Call, Fields as AnyFields, SettlementReports, WireRequest } from '../connector.ts';

/** How Adyen's Checkout API is asked: JSON, a pinned version, our operation id as idempotency key. */

export const settings = {
  api_key: {
    displayName: 'API key',
    help:
      'Of an API credential with the roles for Checkout webservice and Merchant Recurring; starts with AQ. ' +
      'In the sandbox: AQE- and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^AQ[\x21-\x7e]{1,500}$/,
  },
  merchant_account: {
    displayName: 'Merchant account',
    help: 'The name of the merchant account at Adyen. In the sandbox: any.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_-]{1,80}$/,
  },
  hmac_key: {
    displayName: 'HMAC key',
    help:
      'Of the standard webhook that you make for the webhook URL: hexadecimal. ' +
      'In the sandbox: 5a twice for each of 16 bytes, 64 characters in all.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[0-9A-Fa-f]{64}$/,
  },
  token_hmac_key: {
    displayName: 'HMAC key of the token webhook',
    help: 'Of the recurring tokens webhook, where its key differs from that of the standard webhook.',
    required: false,
    sensitive: true,
    format: 'text',
    pattern: /^[0-9A-Fa-f]{64}$/,
  },
  live_url_prefix: {
    displayName: 'Live URL prefix',
    help: 'In production: what your live address begins with, such as 1797a841fbb37ca7-AdyenDemo.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[0-9a-f]{8,32}-[A-Za-z0-9]{1,64}$/,
  },
  company_account: {
    displayName: 'Company account',
    help:
      'Where settlement details reports are made for several merchant accounts at once: ' +
      'the name of the company account. In the sandbox: RailyardCompany.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_-]{1,80}$/,
  },
  report_api_key: {
    displayName: 'API key of the report user',
    help:
      'Of a report service user with the role Merchant Report Download: settlement details reports are fetched ' +
      'with it. In the sandbox: AQE- and the id of the merchant account.',
    required: false,
    sensitive: true,
    format: 'text',
    pattern: /^AQ[\x21-\x7e]{1,500}$/,
  },
  report_user: {
    displayName: 'Report user',
    help: 'Where it has no API key: its name, such as report@Company.YourCompany.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[A-Za-z0-9_.@-]{1,120}$/,
  },
  report_password: {
    displayName: 'Password of the report user',
    help: 'Of its basic authentication. In the sandbox: any.',
    required: false,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{1,200}$/,
  },
} as const satisfies AnyFields;
export type AdyenFields = typeof settings;
export type AdyenCall<Input> = Call<AdyenFields, Input>;
export type Answer = Readonly<{ status: number; text: string }>;

/** https://docs.adyen.com/development-resources/live-endpoints: each company has a host of its own. */
export function liveAddress(given: Readonly<Record<string, unknown>>): string | null {
  const prefix = given['live_url_prefix'];
  if (typeof prefix !== 'string' || !settings.live_url_prefix.pattern.test(prefix)) return null;
  return `https://${prefix}-checkout-live.adyenpayments.com/checkout`;
}

/** The version of the `@adyen/api-library` that judges the simulator. */
const API_VERSION = 'v72';

/** What is null, or an object of nothing, is left out. */
export type Values = Readonly<Record<string, unknown>>;

export function post(
  call: AdyenCall<unknown>,
  path: string,
  values: Values,
  isKept: 'kept' | 'plain' = 'kept',
): Promise<Answer> {
  const value = compact({ merchantAccount: call.settings.merchant_account, ...values });
  return call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${API_VERSION}/${path}`,
    headers: {
      'x-api-key': call.settings.api_key,
      ...(isKept === 'kept' ? { 'idempotency-key': call.operationId } : {}),
    },
    body: { type: 'json', value },
  });
}

/** https://docs.adyen.com/api-explorer/Checkout/72/delete/storedPaymentMethods: of the shopper it was made for. */
export function deleteStored(
  call: AdyenCall<Readonly<{ token: Secret }>>,
  shopperReference: string,
): Promise<Answer> {
  const of = new URLSearchParams({ merchantAccount: call.settings.merchant_account, shopperReference });
  return call.http.send({
    method: 'DELETE',
    url: `${call.baseUrl}/${API_VERSION}/storedPaymentMethods?${of.toString()}`,
    lastSegment: call.input.token,
    headers: { 'x-api-key': call.settings.api_key },
  });
}

/**
 * https://docs.adyen.com/reporting/automatically-get-reports: where a file is, by its signed name. The event's own
 * address is not signed, and not gone to.
 */
export function reportRequest({
  settings,
  baseUrl,
  name,
}: Parameters<SettlementReports<AdyenFields>['request']>[0]): WireRequest | null {
  const {
    merchant_account: account,
    company_account: company,
    report_api_key: key,
    report_user: user,
    report_password: password,
  } = settings;
  const ofCompany = name.startsWith(OF_COMPANY);
  if (ofCompany && company === undefined) return null;
  const folder = ofCompany ? `Company/${company}` : `MerchantAccount/${account}`;
  const file = ofCompany ? name.slice(OF_COMPANY.length) : name;
  const url = `${customerAreaOf(baseUrl)}/reports/download/${folder}/${encodeURIComponent(file)}`;
  if (key !== undefined) return { method: 'GET', url, headers: { 'x-api-key': key } };
  if (user === undefined || password === undefined) return null;
  return {
    method: 'GET',
    url,
    headers: { authorization: ['Basic ', { base64: [user, ':', password] }] },
  };
}

/** Before the name of a report that covers several merchant accounts. */
export const OF_COMPANY = 'Company/';

/** Reports and disputes are at the Customer Area's host; in a sandbox at our simulator, or where an operator says. */
export function customerAreaOf(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  if (hostname.endsWith('-checkout-live.adyenpayments.com')) return 'https://ca-live.adyen.com';
  return hostname === 'checkout-test.adyen.com' ? 'https://ca-test.adyen.com' : baseUrl;
}

/**
 * https://docs.adyen.com/development-resources/currency-codes: where Adyen's decimals "differ from standard", of the
 * currencies that are in use.
 */
export const EXPONENTS: ProcessorExponents = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };

/** Null: Adyen cannot take this amount. */
export function amountOf(money: Money): Readonly<{ currency: string; value: bigint }> | null {
  const value = toProcessorUnits(money, EXPONENTS);
  return value === null ? null : { currency: money.currency, value };
}

/**
 * What an operation is called at Adyen. Its webhooks sign this text, and neither whether a payment is captured by
 * itself nor by how much an authorization grew: so it says that, too.
 */
const PURPOSES = ['hold', 'sale', 'capture', 'void', 'refund', 'increment'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type ReadReference = Readonly<{ operationId: string; purpose: Purpose; amount: bigint | null }>;

export function referenceOf(operationId: string, purpose: Purpose, amount?: bigint): string {
  return [operationId, purpose, ...(amount === undefined ? [] : [String(amount)])].join('.');
}

/** Null: it was not us who asked for it. */
export function readReference(text: string | null): ReadReference | null {
  const [, operationId, word, amount] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]+)(?:\.([0-9]{1,18}))?$/.exec(text ?? '') ?? [];
  const purpose = PURPOSES.find((known) => known === word);
  if (operationId === undefined || purpose === undefined) return null;
  return { operationId, purpose, amount: amount === undefined ? null : BigInt(amount) };
}
