import type { Recovery } from '../../domain/operation/recovery.ts';
import { EXEMPTIONS } from '../../domain/three-d-secure/exemption.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { disputeDesk } from './dispute.ts';
import { operations } from './operations.ts';
import { settings } from './request.ts';
import { DISPUTES, webhook } from './webhook.ts';

/**
 * Nobody says how far its search may be behind. Keys are for accounts that have them (ADR 0116), and nothing is ever
 * sent twice on their account: a day is longer than any search was ever said to take.
 */
const BY_ORDER_ID: Recovery = { by: 'look-up', notFoundIsFinalAfterMs: 24 * 60 * 60_000 };

const braintreeCard = defineConnector({
  processor: 'braintree',
  id: 'braintree-card',
  displayName: 'Braintree',
  method: 'card',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api.braintreegateway.com' },
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  /** https://developer.paypal.com/braintree/docs/reference/response/credit-card: merchants may choose tokens. */
  keptTokens: {
    form: /^[A-Za-z0-9_-]{1,36}$/,
    called: 'a payment method token: at most 36 letters, digits, - and _',
    needsCustomer: false,
    names: ['credit_card.token', 'payment_method_token'],
    // Its packages for Python and Ruby write `card_type`, that for Node `cardType`. To Braintree that is the scheme.
    columns: {
      customer: ['customer_id', 'customerid'],
      scheme: ['credit_card.card_type', 'card_type', 'cardtype'],
      label: ['credit_card.last_4', 'last_4', 'last4'],
      bin: ['credit_card.bin'],
      cardIssuer: ['credit_card.issuing_bank', 'issuing_bank', 'issuingbank'],
      cardCountry: ['credit_card.country_of_issuance', 'country_of_issuance', 'countryofissuance'],
      cardFingerprint: [
        'credit_card.unique_number_identifier',
        'unique_number_identifier',
        'uniquenumberidentifier',
      ],
      month: ['credit_card.expiration_month', 'expiration_month', 'expirationmonth'],
      year: ['credit_card.expiration_year', 'expiration_year', 'expirationyear'],
      holder: ['credit_card.cardholder_name', 'cardholder_name', 'cardholdername'],
      schemeTransactionId: ['network_transaction_id', 'networktransactionid'],
    },
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    threeDSecurePassThrough: true,
    exemptions: EXEMPTIONS,
  },
  /** https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all: 81528. */
  largestAmount: { digits: 10 },
  operations,
  recovery: BY_ORDER_ID,
  /** They stand on the payment, which is read by its id. */
  recoveryOf: { capture: PROMPT_LOOK_UP, void: PROMPT_LOOK_UP, refund: PROMPT_LOOK_UP },
  declines: DECLINES,
  webhook,
  disputes: DISPUTES,
  disputeDesk,
  /** https://developer.paypal.com/braintree/graphql/reference/types/payment-level-fee-report */
  afterwards: {
    disputes: { read: 'events' },
    documents: '`add_text_evidence`, `finalize`',
    dashboard: 'https://www.braintreegateway.com/login',
    settlements: {
      read: '`transaction_disbursed` and `disbursement`, without fees',
      left:
        'payment-level fees (GraphQL): estimates where interchange is passed on, of refunds with a sign that no page ' +
        'tells; settlement batch summaries: sums that name no payment',
    },
    bank: { read: '`disbursement`, of whose payments it is' },
  },
});

export const braintree = [braintreeCard] as const;
