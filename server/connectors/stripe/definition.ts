import { sepaCountries } from '../../domain/country.ts';
import { currency } from '../../domain/currency.ts';
import type { Recovery } from '../../domain/operation/recovery.ts';
import { defineConnector } from '../connector.ts';
import { bankOperations } from './bank.ts';
import { DECLINES } from './declines.ts';
import { disputeDesk } from './dispute.ts';
import { cardOperations } from './operations.ts';
import { bankOptions, cardOptions, voucherOptions } from './options.ts';
import { settings } from './request.ts';
import { EXPONENTS } from './units.ts';
import { type VoucherType, voucherOperations } from './voucher.ts';
import { DISPUTES, webhook } from './webhook.ts';

/**
 * https://docs.stripe.com/search#data-freshness: a search may be an hour behind when Stripe has trouble, and is less
 * than a minute behind otherwise. What is not found is sent again under its key, which holds for a day.
 */
const BY_SEARCH: Recovery = { by: 'look-up', notFoundIsFinalAfterMs: 60 * 60_000 };
/** Refunds are listed, and captures read off their payment: Stripe reads what it wrote. */
const AT_ONCE: Recovery = { by: 'look-up', notFoundIsFinalAfterMs: 2 * 60_000 };

const atStripe = {
  processor: 'stripe',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api.stripe.com' },
  /** https://docs.stripe.com/rate-limits: 100 operations a second in live mode. */
  pace: { perSecond: 80, burst: 80 },
  /**
   * https://docs.stripe.com/api/payment_intents/create: eight digits, or more in currencies of small units
   * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts), of which Stripe refuses what is too much.
   */
  largestAmount: {
    digits: 8,
    digitsOf: { COP: 12, HUF: 12, IDR: 12, INR: 12, JPY: 12, LBP: 12 },
    exponents: EXPONENTS,
  },
  recovery: BY_SEARCH,
  recoveryOf: { capture: AT_ONCE, void: AT_ONCE, refund: AT_ONCE, cancel: AT_ONCE, increment: AT_ONCE },
  declines: DECLINES,
  webhook,
  disputes: DISPUTES,
  disputeDesk,
  afterwards: {
    disputes: { read: 'events' },
    documents: '`/v1/disputes`',
    dashboard: 'https://dashboard.stripe.com/disputes',
    settlements: {
      read: 'balance transactions of each payout, when an event tells of it',
      left: 'report runs: the same lines',
    },
    bank: { read: 'the same payouts' },
  },
} as const;

const stripeCard = defineConnector({
  ...atStripe,
  id: 'stripe-card',
  displayName: 'Stripe',
  method: 'card',
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  /** https://docs.stripe.com/api/payment_methods/object, and cards of older lists. */
  keptTokens: {
    form: /^(?:pm|card|src)_[A-Za-z0-9_]{1,200}$/,
    called: 'the id of a PaymentMethod (pm_…), a card (card_…) or a source (src_…)',
    needsCustomer: true,
    names: ['id'],
    columns: {
      customer: ['customer'],
      scheme: ['card.brand', 'brand'],
      label: ['card.last4', 'last4'],
      cardType: ['card.funding', 'funding'],
      cardCountry: ['card.country', 'country'],
      cardFingerprint: ['card.fingerprint', 'fingerprint'],
      month: ['card.exp_month', 'exp_month'],
      year: ['card.exp_year', 'exp_year'],
      name: ['billing_details.name', 'name'],
      email: ['billing_details.email'],
    },
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    overCapture: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    threeDSecurePassThrough: true,
    /**
     * Stripe asks for the others by itself:
     * https://docs.stripe.com/payments/3d-secure/strong-customer-authentication-exemptions
     */
    exemptions: ['merchant_initiated'],
    resendIsIdempotent: true,
  },
  options: cardOptions,
  operations: cardOperations,
});

const stripeBank = defineConnector({
  ...atStripe,
  id: 'stripe-bank',
  displayName: 'Stripe bank debits',
  method: 'bank',
  accepts: [
    { method: 'bank', schemes: ['ach'], currencies: [currency('USD')], countries: ['US'] },
    { method: 'bank', schemes: ['sepa'], currencies: [currency('EUR')], countries: sepaCountries },
    { method: 'bank', schemes: ['bacs'], currencies: [currency('GBP')], countries: ['GB'] },
  ],
  capabilities: { partialRefund: true, resendIsIdempotent: true },
  options: bankOptions,
  operations: bankOperations,
});

type Place = Readonly<{
  name: string;
  currencies: readonly string[];
  countries: readonly string[];
  /** Null: Stripe alone decides. */
  maxDays: number | null;
}>;

/** https://docs.stripe.com/payments/vouchers: where each is paid, and for how long at most. */
const VOUCHERS: Readonly<Record<VoucherType, Place>> = {
  boleto: { name: 'Boleto', currencies: ['BRL'], countries: ['BR'], maxDays: 60 },
  konbini: { name: 'Konbini', currencies: ['JPY'], countries: ['JP'], maxDays: 59 },
  multibanco: { name: 'Multibanco', currencies: ['EUR'], countries: ['PT'], maxDays: null },
  oxxo: { name: 'OXXO', currencies: ['MXN'], countries: ['MX'], maxDays: 7 },
};

function voucher(type: VoucherType) {
  const { name, currencies, countries, maxDays } = VOUCHERS[type];
  return defineConnector({
    ...atStripe,
    id: `stripe-${type}`,
    displayName: `Stripe ${name}`,
    method: type,
    accepts: [{ method: 'redirect', schemes: 'any', currencies: currencies.map(currency), countries }],
    capabilities: {
      resendIsIdempotent: true,
      approvalWindow:
        maxDays === null
          ? null
          : { defaultMinutes: 3 * 24 * 60, maxMinutes: maxDays * 24 * 60, option: 'expires_in_minutes' },
    },
    options: maxDays === null ? bankOptions : voucherOptions,
    operations: voucherOperations(type),
  });
}

export const stripe = [
  stripeBank,
  voucher('boleto'),
  stripeCard,
  voucher('konbini'),
  voucher('multibanco'),
  voucher('oxxo'),
] as const;
