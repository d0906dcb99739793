import { EXEMPTIONS } from '../../domain/three-d-secure/exemption.ts';
import { currency } from '../../domain/currency.ts';
import type { Recovery } from '../../domain/operation/recovery.ts';
import { defineConnector } from '../connector.ts';
import { disputeDesk } from './dispute.ts';
import { DECLINES } from './declines.ts';
import { type OfflineMethod, operationsElsewhere } from './elsewhere.ts';
import { cardOperations } from './operations.ts';
import { liveAddress, settings } from './request.ts';
import { settlementReports } from './settlement-details.ts';
import { webhook } from './webhook.ts';

/**
 * https://docs.adyen.com/development-resources/api-idempotency: a key holds for seven days at least, counted from the
 * first request under it. Adyen cannot be asked for a payment by our reference, so within six days the same is sent
 * again, and after that its webhooks say how it ended.
 */
const BY_KEY: Recovery = { by: 're-send', withinMs: 6 * 24 * 60 * 60_000 };

const atAdyen = {
  processor: 'adyen',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  addressOf: liveAddress,
  recovery: BY_KEY,
  declines: DECLINES,
  webhook,
  disputeDesk,
  disputes: {
    NOTIFICATION_OF_CHARGEBACK: [],
    CHARGEBACK: ['chargeback'],
    CHARGEBACK_REVERSED: ['chargeback-reversal'],
    SECOND_CHARGEBACK: ['chargeback'],
    PREARBITRATION_WON: [],
    PREARBITRATION_LOST: [],
  },
  settlementReports,
  afterwards: {
    disputes: { read: 'events' },
    documents: 'Disputes API',
    dashboard: 'https://ca-live.adyen.com/ca/ca/disputes/showDisputes.shtml',
    settlements: { read: 'settlement details report, named by an event' },
    bank: { read: '`MerchantPayout` in that report, summed' },
  },
} as const;

const adyenCard = defineConnector({
  ...atAdyen,
  id: 'adyen-card',
  displayName: 'Adyen',
  method: 'card',
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  /** https://docs.adyen.com/api-explorer/Checkout/latest/get/storedPaymentMethods */
  keptTokens: {
    form: /^[A-Z0-9]{16}$/,
    called: 'a storedPaymentMethodId, or recurringDetailReference: sixteen capital letters and digits',
    needsCustomer: true,
    names: [
      'storedPaymentMethodId',
      'storedpaymentmethodid',
      'recurringDetailReference',
      'recurringdetailreference',
      'id',
    ],
    columns: {
      customer: ['shopperreference'],
      scheme: ['brand', 'paymentmethodvariant'],
      label: ['lastfour'],
      bin: ['cardbin'],
      cardIssuer: ['issuername'],
      month: ['expirymonth'],
      year: ['expiryyear'],
      holder: ['holdername'],
      schemeTransactionId: ['networktxreference'],
      email: ['shopperemail'],
    },
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    threeDSecurePassThrough: true,
    exemptions: EXEMPTIONS,
    resendIsIdempotent: true,
  },
  operations: cardOperations,
});

/** https://docs.adyen.com/payment-methods: in which currencies and where each is paid. */
const ELSEWHERE: Readonly<
  Record<OfflineMethod, Readonly<{ name: string; places: Readonly<Record<string, readonly string[]>> }>>
> = {
  boleto: { name: 'Boleto', places: { BRL: ['BR'] } },
  konbini: { name: 'Konbini', places: { JPY: ['JP'] } },
  // https://docs.adyen.com/payment-methods/pay-by-bank-europe
  paybybank: { name: 'Pay by Bank', places: { EUR: ['DE', 'FR'], GBP: ['GB'] } },
  pix: { name: 'Pix', places: { BRL: ['BR'] } },
};

function offlineConnector(kind: OfflineMethod) {
  const { name, places } = ELSEWHERE[kind];
  return defineConnector({
    ...atAdyen,
    id: `adyen-${kind}`,
    displayName: `Adyen ${name}`,
    method: kind,
    accepts: Object.entries(places).map(([code, countries]) => {
      return { method: 'redirect', schemes: 'any', currencies: [currency(code)], countries } as const;
    }),
    capabilities: { resendIsIdempotent: true, partialRefund: kind === 'paybybank' || kind === 'pix' },
    operations: operationsElsewhere(kind),
  });
}

export const adyen = [
  offlineConnector('boleto'),
  adyenCard,
  offlineConnector('konbini'),
  offlineConnector('paybybank'),
  offlineConnector('pix'),
] as const;
