import { type Currency, currency } from '../../server/domain/currency.ts';
import { readAirline } from '../../server/domain/purchase/airline.ts';
import { readCartItems } from '../../server/domain/purchase/cart-item.ts';
import {
  readBrowserInfo,
  readLevelTwoThree,
  readStatementDescriptor,
} from '../../server/domain/purchase/details.ts';
import { readBuyer, readRecipient, readShippingDetails } from '../../server/domain/purchase/people.ts';
import { TransactionCreate } from '../../server/api-contract/transaction/create.ts';
import type { Bench } from './conformance-suite.ts';
import { type Fill, LETTERS, longest } from './longest.ts';
import type { Authorize, Connector, Instrument, Payout } from '../../server/connectors/connector.ts';

/** What the conformance suite pays with, and for. */

export const CARD_NUMBER = '4111111111111111';
export const SECURITY_CODE = '100';
export const SETTING_SECRET = 'sk_sandbox_c0nf0rmance';
export const ACCOUNT_NUMBER = '000123456789';

/** A plain payment with the first kind of instrument that the connector accepts. */
export function sampleAuthorize(
  connector: Connector,
  bench: Pick<Bench, 'secret'>,
  amount: bigint,
  capture: boolean,
): Authorize {
  return {
    transactionId: '00000000-0000-7000-8000-000000000001',
    createdAt: new Date('2026-11-01T10:00:00Z'),
    amount: { minor: amount, currency: currencyOf(connector) },
    instrument: sampleInstrument(connector, bench),
    capture,
    initiator: 'customer',
    paymentSource: 'ecommerce',
    isSubsequentPayment: false,
    store: false,
    previousSchemeTransactionId: null,
    previousTransactionLinkId: null,
    country: 'US',
    buyer: readBuyer({
      billing_details: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email_address: 'ada@shop.example',
        // Stores call the buyer.
        ...(connector.method === 'konbini' ? { phone_number: '+819012345678' } : {}),
        address: { postal_code: '94107' },
        tax_id: { kind: 'br.cpf', value: '000.000.000-00' },
      },
    }),
    buyerId: '00000000-0000-7000-8000-000000000002',
    ipAddress: null,
    shippingDetails: null,
    cartItems: [],
    description: null,
    statementDescriptor: null,
    metadata: {},
    airline: null,
    antiFraudFingerprint: null,
    browserInfo: null,
    installmentCount: null,
    levelTwoThree: readLevelTwoThree({}),
    accountFunding: false,
    recipient: null,
    threeDSecure: null,
    externalIdentifier: 'order-1',
    redirectUrl: null,
    returnUrl: 'https://shop.example/back',
    integrationClient: null,
    approvalExpiresAt: null,
    exemption: null,
    allowPartialAuthorization: false,
  };
}

const ADDRESS = {
  city: 'San Francisco',
  country: 'US',
  postal_code: '94107',
  state: 'California',
  state_code: 'US-CA',
  line1: '1 Main Street',
} as const;

/** Everything that a transaction can carry beside money and instrument, as the API takes it. */
export const PURCHASE = {
  buyer: {
    display_name: 'Ada Lovelace',
    external_identifier: 'buyer-1',
    billing_details: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email_address: 'ada@shop.example',
      phone_number: '+14155550100',
      address: ADDRESS,
      tax_id: { kind: 'us.ein', value: '12-3456789' },
    },
    shipping_details: {
      first_name: 'Charles',
      last_name: 'Babbage',
      address: { ...ADDRESS, line2: 'Floor 2' },
    },
  },
  description: 'Tea and a flight',
  cart_items: [
    {
      name: 'Tea',
      quantity: 2,
      unit_amount: 650,
      tax_amount: 50,
      sku: 'TEA-1',
      product_type: 'physical',
      categories: ['food', 'drinks'],
      commodity_code: '0902',
      unit_of_measure: 'EA',
    },
  ],
  airline: {
    booking_code: 'X7Q2',
    issuing_carrier_code: 'AN',
    restricted_ticket: true,
    passengers: [{ first_name: 'Ada', last_name: 'Lovelace', ticket_number: '0011234567890' }],
    legs: [
      {
        departure_airport: 'SFO',
        arrival_airport: 'LHR',
        departure_at: '2026-12-01T10:00:00Z',
        carrier_code: 'AN',
        flight_number: 'AN101',
        fare_amount: 64_900,
      },
    ],
  },
  statement_descriptor: { name: 'RAILYARD', city: 'London', country: 'GB' },
  browser_info: {
    javascript_enabled: true,
    java_enabled: false,
    language: 'en-US',
    color_depth: 24,
    screen_height: 1080,
    screen_width: 1920,
    time_zone_offset: 480,
    user_agent: 'Mozilla/5.0',
    user_device: 'desktop',
  },
  anti_fraud_fingerprint: 'device-1',
  tax_amount: 108,
  duty_amount: 20,
  shipping_amount: 30,
  amount_includes_tax: true,
  merchant_tax_id: 'GB123',
  purchase_order_number: 'PO-1',
  customer_reference_number: 'CR-1',
  supplier_order_number: 'SO-1',
  account_funding_transaction: true,
  recipient: { first_name: 'Grace', last_name: 'Hopper', account_number: 'R-1', date_of_birth: '1906-12-09' },
} as const;

/** The same as connectors take it. */
export const samplePurchase = asConnectorsTakeIt(PURCHASE);

/** And with every text as long as the API takes it. */
export const longestPurchase = (fill: Fill = LETTERS): Partial<Authorize> => ({
  ...asConnectorsTakeIt(longest(TransactionCreate, withoutStateCode(PURCHASE), fill)),
  externalIdentifier: fill(200),
  metadata: { [fill(100)]: 'x', x: fill(10_000) },
});

/** Not every shop knows the code of a state. */
function withoutStateCode(purchase: typeof PURCHASE): typeof PURCHASE {
  const text = JSON.stringify(purchase, (name, value) => (name === 'state_code' ? undefined : value));
  return JSON.parse(text) as typeof PURCHASE;
}

function asConnectorsTakeIt(purchase: typeof PURCHASE): Partial<Authorize> {
  return {
    buyer: readBuyer(purchase.buyer),
    ipAddress: '203.0.113.7',
    shippingDetails: readShippingDetails(purchase.buyer.shipping_details),
    description: purchase.description,
    cartItems: readCartItems(purchase.cart_items),
    airline: readAirline(purchase.airline),
    statementDescriptor: readStatementDescriptor(purchase.statement_descriptor),
    browserInfo: readBrowserInfo(purchase.browser_info),
    antiFraudFingerprint: purchase.anti_fraud_fingerprint,
    levelTwoThree: readLevelTwoThree(purchase),
    accountFunding: true,
    recipient: readRecipient(purchase.recipient),
  };
}

export function sampleInstrument(connector: Connector, bench: Pick<Bench, 'secret'>): Instrument {
  if (accepts(connector, 'card')) {
    return {
      method: 'card',
      number: bench.secret('card.number', CARD_NUMBER),
      expiry: { month: 3, year: 2030 },
      securityCode: bench.secret('card.security_code', SECURITY_CODE),
      scheme: 'visa',
      preferredScheme: null,
      bin: CARD_NUMBER.slice(0, 8),
      lastFour: CARD_NUMBER.slice(-4),
    };
  }
  if (accepts(connector, 'bank')) {
    return {
      method: 'bank',
      scheme: 'ach',
      account: bench.secret('bank.account_number', ACCOUNT_NUMBER),
      isTokenized: false,
      routing: '110000000',
      accountType: 'checking',
      holder: { firstName: 'Ada', lastName: 'Lovelace', companyName: null },
      mandate: null,
    };
  }
  return { method: 'redirect', name: connector.method };
}

/** The first kind of thing that the connector pays out to. */
export function samplePayee(connector: Connector, bench: Pick<Bench, 'secret'>): Payout['instrument'] {
  const [first] = connector.payoutsTo ?? [];
  if (first === undefined) throw new Error(`${connector.id} does not say to what it pays out`);
  if (first.to === 'card') {
    const card = sampleInstrument(connector, bench);
    if (card.method !== 'card') throw new Error(`${connector.id} takes no cards`);
    return { ...card, securityCode: null };
  }
  const { number, ...account } = PAYEES[first.scheme];
  return {
    method: 'bank',
    scheme: first.scheme,
    account: bench.secret('bank.account_number', number),
    isTokenized: false,
    ...account,
    holder: { firstName: 'Ada', lastName: 'Lovelace', companyName: null },
    mandate: null,
  };
}

const PAYEES = {
  ach: { number: ACCOUNT_NUMBER, routing: '110000000', accountType: 'checking' },
  sepa: { number: 'DE89370400440532013000', routing: null, accountType: null },
  bacs: { number: '31926819', routing: '601613', accountType: null },
} as const;

export function payoutCurrencyOf(connector: Connector): Currency {
  const [first] = connector.payoutsTo ?? [];
  return first?.to === 'bank' ? (first.currencies[0] ?? currency('USD')) : currencyOf(connector);
}

export function accepts(connector: Connector, method: Instrument['method']): boolean {
  return connector.accepts.some((entry) => entry.method === method);
}

export function currencyOf(connector: Connector): Currency {
  const currencies = connector.accepts[0]?.currencies;
  return currencies === undefined || currencies === 'any'
    ? currency('USD')
    : (currencies[0] ?? currency('USD'));
}
