import { webhookSecretOf } from '../processors/courier.ts';
import { type CompanyName, companyOf } from './companies.ts';

/** Every way to pay, as the simulation tries it. */
export type Way = Readonly<{
  /** The connector; null where gift cards pay all of it. */
  connector: string | null;
  currency: string;
  country: string;
  /** Minor units. The odd ones ask the simulated processor for something. */
  amounts: readonly number[];
  method: Readonly<Record<string, unknown>> | null;
  more?: Readonly<Record<string, unknown>>;
  service?: Readonly<Record<string, unknown>>;
  /** How buyers act: on the provider's page, on our approval pages, in no way at all. */
  buyer: 'page' | 'approval' | 'none';
  giftCards?: boolean;
  /** When its payments are screened; the buyer's address says what the anti-fraud service makes of them. */
  screened?: 'before_authorization' | 'after_authorization';
  /** May be stored with the payment. */
  storable?: boolean;
  /** Of a company that exists. */
  company?: CompanyName;
}>;

const card = (number: string, more: Readonly<Record<string, unknown>> = {}): Way['method'] => ({
  method: 'card',
  number,
  expiration_date: '12/39',
  security_code: '123',
  ...more,
});
const redirect = (method: string, country: string, currency: string): Way['method'] => ({
  method,
  country,
  currency,
  redirect_url: 'https://shop.example/back',
});
const HOLDER = { first_name: 'Ann', last_name: 'Example' };
const bank = (scheme: string, numbers: Readonly<Record<string, unknown>>): Way['method'] => ({
  method: 'bank',
  scheme,
  account_holder: HOLDER,
  ...numbers,
});
const brazilian = (firstName: string) => ({
  billing_details: {
    first_name: firstName,
    last_name: 'Souza',
    email_address: 'ana@example.com',
    tax_id: { value: '19119119100', kind: 'br.cpf' },
  },
});
const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789',
  merchant_name: 'Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5411',
  merchant_url: 'https://shop.example',
};

/**
 * Approved, declined for now, declined for good, declined at a later capture or refund, answered and lost.
 */
const CARD_AMOUNTS = [1000, 1000, 1000, 1299, 200011, 200001, 500001, 520001, 600005, 600004, 600007];
const PLAIN = [1000, 1000, 1000, 1299, 200011];
/** Settled, settled late, returned unpaid, disputed, mandate refused, mandate revoked. */
const DEBITS = [1000, 1000, 200011, 540001, 540002, 540003, 540004];

export const WAYS = {
  card: {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: CARD_AMOUNTS,
    method: card('4111111111111111'),
    buyer: 'none',
    storable: true,
  },
  'card of many captures': {
    connector: 'sandbox-card',
    currency: 'USD',
    country: 'US',
    amounts: CARD_AMOUNTS,
    method: card('5555555555554444'),
    buyer: 'none',
    storable: true,
  },
  'card without a challenge': {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4111111111101203', { redirect_url: 'https://shop.example/back' }),
    buyer: 'approval',
    storable: true,
    service: { three_d_secure_enabled: true, merchant_profile: { visa: PROFILE, mastercard: PROFILE } },
  },
  'card with a challenge': {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4111111111181072', { redirect_url: 'https://shop.example/back' }),
    buyer: 'approval',
    storable: true,
    service: { three_d_secure_enabled: true, merchant_profile: { visa: PROFILE, mastercard: PROFILE } },
  },
  'card under review': {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4111111111111111'),
    more: { buyer: { billing_details: { email_address: 'review@example.com' } } },
    buyer: 'none',
    screened: 'before_authorization',
    giftCards: true,
  },
  'card screened later': {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4111111111111111'),
    more: { buyer: { billing_details: { email_address: 'reject@example.com' } } },
    buyer: 'none',
    screened: 'after_authorization',
    storable: true,
  },
  'gift cards': {
    connector: null,
    currency: 'USD',
    country: 'US',
    amounts: [0],
    method: null,
    buyer: 'none',
    giftCards: true,
  },
  'gift cards and a card': {
    connector: 'mock-card',
    currency: 'USD',
    country: 'US',
    amounts: [1000, 1000, 200011],
    method: card('4111111111111111'),
    buyer: 'none',
    giftCards: true,
  },
  paypal: {
    connector: 'mock-paypal',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: redirect('paypal', 'US', 'USD'),
    buyer: 'page',
  },
  'paypal in a sheet': {
    connector: 'mock-paypal',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: redirect('paypal', 'US', 'USD'),
    more: { integration_client: 'web' },
    buyer: 'page',
  },
  paybybank: {
    connector: 'mock-paybybank',
    currency: 'EUR',
    country: 'DE',
    amounts: [1000, 1000, 200011, 550001, 550002],
    method: redirect('paybybank', 'DE', 'EUR'),
    buyer: 'page',
  },
  oxxo: {
    connector: 'mock-oxxo',
    currency: 'MXN',
    country: 'MX',
    amounts: PLAIN,
    method: redirect('oxxo', 'MX', 'MXN'),
    buyer: 'page',
  },
  pix: {
    connector: 'mock-pix',
    currency: 'BRL',
    country: 'BR',
    amounts: PLAIN,
    method: redirect('pix', 'BR', 'BRL'),
    buyer: 'page',
  },
  ach: {
    connector: 'mock-bank',
    currency: 'USD',
    country: 'US',
    amounts: DEBITS,
    method: bank('ach', {
      account_number: '000123456789',
      routing_number: '021000021',
      account_type: 'checking',
    }),
    buyer: 'none',
  },
  sepa: {
    connector: 'mock-bank',
    currency: 'EUR',
    country: 'DE',
    amounts: DEBITS,
    method: bank('sepa', { account_number: 'DE89370400440532013000' }),
    buyer: 'none',
  },
  bacs: {
    connector: 'mock-bank',
    currency: 'GBP',
    country: 'GB',
    amounts: DEBITS,
    method: bank('bacs', { account_number: '31926819', routing_number: '601613' }),
    buyer: 'none',
  },
} as const satisfies Readonly<Record<string, Way>>;

/** By companies that exist, at their simulators. */
export const COMPANY_WAYS = {
  stripe: {
    company: 'stripe',
    connector: 'stripe-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4242424242424242'),
    buyer: 'none',
  },
  'stripe in crowns of Iceland': {
    company: 'stripe',
    connector: 'stripe-card',
    currency: 'ISK',
    country: 'IS',
    amounts: PLAIN,
    method: card('4242424242424242'),
    buyer: 'none',
  },
  'stripe with refunds that come back': {
    company: 'stripe',
    connector: 'stripe-card',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: card('4000000000005126'),
    buyer: 'none',
  },
  'stripe by ach': {
    company: 'stripe',
    connector: 'stripe-bank',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: bank('ach', {
      account_number: '000123456789',
      routing_number: '110000000',
      account_type: 'checking',
    }),
    buyer: 'none',
  },
  adyen: {
    company: 'adyen',
    connector: 'adyen-card',
    currency: 'EUR',
    country: 'NL',
    amounts: PLAIN,
    method: card('4111111111111111', { security_code: '737' }),
    buyer: 'none',
  },
  'adyen in pesos of Chile': {
    company: 'adyen',
    connector: 'adyen-card',
    currency: 'CLP',
    country: 'CL',
    amounts: PLAIN,
    method: card('4111111111111111', { security_code: '737' }),
    buyer: 'none',
  },
  'checkout.com': {
    company: 'checkout-com',
    connector: 'checkout-card',
    currency: 'GBP',
    country: 'GB',
    amounts: PLAIN,
    method: card('4242424242424242', { security_code: '100' }),
    buyer: 'none',
  },
  braintree: {
    company: 'braintree',
    connector: 'braintree-card',
    currency: 'USD',
    country: 'US',
    amounts: [1000, 1000, 1299, 200100],
    method: card('4111111111111111'),
    buyer: 'none',
  },
  'mercado pago': {
    company: 'mercadopago',
    connector: 'mercadopago-card',
    currency: 'BRL',
    country: 'BR',
    amounts: PLAIN,
    method: card('4235647728025682'),
    more: { buyer: brazilian('Ana') },
    buyer: 'none',
  },
  'mercado pago under review': {
    company: 'mercadopago',
    connector: 'mercadopago-card',
    currency: 'BRL',
    country: 'BR',
    amounts: PLAIN,
    method: card('4235647728025682'),
    more: { buyer: brazilian('CONT') },
    buyer: 'none',
  },
  'paypal for real': {
    company: 'paypal',
    connector: 'paypal-paypal',
    currency: 'USD',
    country: 'US',
    amounts: PLAIN,
    method: redirect('paypal', 'US', 'USD'),
    buyer: 'page',
  },
  gocardless: {
    company: 'gocardless',
    connector: 'gocardless-bank',
    currency: 'EUR',
    country: 'DE',
    amounts: PLAIN,
    method: bank('sepa', { account_number: 'DE89370400440532013000' }),
    buyer: 'none',
  },
  truelayer: {
    company: 'truelayer',
    connector: 'truelayer-paybybank',
    currency: 'GBP',
    country: 'GB',
    amounts: PLAIN,
    method: redirect('paybybank', 'GB', 'GBP'),
    more: {
      buyer: {
        billing_details: { first_name: 'Ann', last_name: 'Example', email_address: 'ann@example.com' },
      },
    },
    buyer: 'page',
  },
  'pix of dlocal': {
    company: 'dlocal',
    connector: 'dlocal-pix',
    currency: 'BRL',
    country: 'BR',
    amounts: PLAIN,
    method: redirect('pix', 'BR', 'BRL'),
    more: { buyer: brazilian('Ana') },
    buyer: 'page',
  },
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof WAYS | keyof typeof COMPANY_WAYS;
export const WAY_NAMES = Object.keys(WAYS) as WayName[]; // the keys of the table above
export const COMPANY_WAY_NAMES = Object.keys(COMPANY_WAYS) as WayName[]; // the same
const ALL: Readonly<Record<WayName, Way>> = { ...WAYS, ...COMPANY_WAYS };
export const wayOf = (name: WayName): Way => ALL[name];

/** What a payment service of this way is set up with. */
export function serviceBody(way: Way, account: string): Readonly<Record<string, unknown>> {
  const { connector } = way;
  if (connector === null) throw new Error('BUG: gift cards have a service of their own');
  return {
    display_name: connector,
    payment_service_definition_id: connector,
    accepted_currencies: [way.currency],
    accepted_countries: [way.country],
    fields: Object.entries(settingsOf(way, connector, account)).map(([key, value]) => ({ key, value })),
    ...way.service,
  };
}

function settingsOf({ company }: Way, connector: string, account: string): Readonly<Record<string, string>> {
  if (company !== undefined) return companyOf(company).fields(account);
  if (connector === 'mock-card') return { merchant_id: 'm1' };
  return { api_key: `sk_sandbox_${connector}`, webhook_secret: webhookSecretOf(connector) };
}
