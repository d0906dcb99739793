import { type Currency, currency } from '../../server/domain/currency.ts';
import type { Bench } from './conformance.ts';
import type { Authorize, Connector, Instrument } from '../../server/connectors/connector.ts';

/** What the conformance suite pays with. */

export const CARD_NUMBER = '4111111111111111';
export const SECURITY_CODE = '100';
export const SETTING_SECRET = 'sk_sandbox_c0nf0rmance';
export const ACCOUNT_NUMBER = '000123456789';

/** A plain payment with the first kind of instrument that the connector accepts. */
export function sampleAuthorize(
  connector: Connector,
  bench: Bench,
  amount: bigint,
  capture: boolean,
): Authorize {
  return {
    transactionId: '00000000-0000-7000-8000-000000000001',
    amount: { minor: amount, currency: currencyOf(connector) },
    instrument: sampleInstrument(connector, bench),
    capture,
    initiator: 'customer',
    paymentSource: 'ecommerce',
    isSubsequentPayment: false,
    store: false,
    previousSchemeTransactionId: null,
    country: 'US',
    buyer: { billing_details: { address: { postal_code: '94107' } } },
    shippingDetails: null,
    cartItems: [],
    statementDescriptor: null,
    metadata: {},
    airline: null,
    antiFraudFingerprint: null,
    browserInfo: null,
    installmentCount: null,
    levelTwoThree: {},
    threeDSecure: null,
    externalIdentifier: 'order-1',
    redirectUrl: null,
    returnUrl: 'https://shop.example/back',
    integrationClient: null,
    approvalExpiresAt: null,
    allowPartialAuthorization: false,
  };
}

export function sampleInstrument(connector: Connector, bench: Bench): Instrument {
  if (accepts(connector, 'card')) {
    return {
      method: 'card',
      number: bench.secret('card.number', CARD_NUMBER),
      expiry: { month: 3, year: 2030 },
      securityCode: bench.secret('card.security_code', SECURITY_CODE),
      scheme: 'visa',
      bin: CARD_NUMBER.slice(0, 8),
      lastFour: CARD_NUMBER.slice(-4),
    };
  }
  if (accepts(connector, 'bank')) {
    return {
      method: 'bank',
      scheme: 'ach',
      account: bench.secret('bank.account_number', ACCOUNT_NUMBER),
      routing: '110000000',
      accountType: 'checking',
      holder: { firstName: 'Ada', lastName: 'Lovelace', companyName: null },
      mandate: null,
    };
  }
  return { method: 'redirect', name: connector.method };
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
