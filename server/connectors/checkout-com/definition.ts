import { EXEMPTIONS } from '../../domain/three-d-secure/exemption.ts';
import type { Recovery } from '../../domain/operation/recovery.ts';
import { defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { disputeDesk } from './dispute.ts';
import { settlementReports } from './financial-actions.ts';
import { operations } from './operations.ts';
import { options } from './options.ts';
import { EXPONENTS, liveAddress, settings } from './request.ts';
import { DISPUTES, webhook } from './webhook.ts';

/**
 * https://www.checkout.com/docs/payments/manage-payments/idempotency: a key holds for a day. Nobody says how far the
 * list of payments may be behind, so "not found" is believed after that day, and until then the same is sent again
 * under its key.
 */
const BY_REFERENCE: Recovery = { by: 'look-up', notFoundIsFinalAfterMs: 24 * 60 * 60_000 };

const checkoutCard = defineConnector({
  processor: 'checkout-com',
  id: 'checkout-card',
  displayName: 'Checkout.com',
  method: 'card',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  addressOf: liveAddress,
  /** https://www.checkout.com/docs/developer-resources/api/api-rate-limits: 100 writes a second. */
  pace: { perSecond: 80, burst: 80 },
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: ['visa', 'mastercard'], currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  /** https://api-reference.checkout.com/#operation/getInstrument */
  keptTokens: {
    form: /^src_[a-z2-7]{26}$/,
    called: 'the id of an instrument: src_ and 26 letters and digits',
    needsCustomer: false,
    names: ['id'],
    columns: {
      customer: ['customer.id', 'customer_id'],
      scheme: ['scheme'],
      label: ['last4'],
      bin: ['bin'],
      cardType: ['card_type'],
      cardIssuer: ['issuer'],
      cardCountry: ['issuer_country'],
      cardFingerprint: ['fingerprint'],
      month: ['expiry_month'],
      year: ['expiry_year'],
      holder: ['name'],
      email: ['customer.email'],
    },
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    releasesRest: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    threeDSecurePassThrough: true,
    exemptions: EXEMPTIONS,
    resendIsIdempotent: true,
  },
  options,
  /** https://api-reference.checkout.com: nine digits at most. */
  largestAmount: { digits: 9, exponents: EXPONENTS },
  operations,
  recovery: BY_REFERENCE,
  declines: DECLINES,
  webhook,
  disputes: DISPUTES,
  disputeDesk,
  afterwards: {
    disputes: { read: 'events' },
    documents: 'Disputes API',
    dashboard: 'https://dashboard.checkout.com/disputes',
    settlements: { read: 'Financial Actions by Payout ID Report, named by an event' },
    bank: { read: 'the same report, of one payout' },
  },
  settlementReports,
});

export const checkout = [checkoutCard] as const;
