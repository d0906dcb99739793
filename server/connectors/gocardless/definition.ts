import { sepaCountries } from '../../domain/country.ts';
import { currency } from '../../domain/currency.ts';
import { defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { operations } from './operations.ts';
import { settings } from './request.ts';
import { DISPUTES, webhook } from './webhook.ts';

/** Debits by ACH, SEPA and Bacs under mandates that are made of the buyer's bank details. */
const gocardlessBank = defineConnector({
  processor: 'gocardless',
  id: 'gocardless-bank',
  displayName: 'GoCardless',
  method: 'bank',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api.gocardless.com' },
  accepts: [
    { method: 'bank', schemes: ['ach'], currencies: [currency('USD')], countries: ['US'] },
    { method: 'bank', schemes: ['sepa'], currencies: [currency('EUR')], countries: sepaCountries },
    { method: 'bank', schemes: ['bacs'], currencies: [currency('GBP')], countries: ['GB'] },
  ],
  capabilities: { partialRefund: true, resendIsIdempotent: true },
  /** https://developer.gocardless.com/api-reference/#making-requests-rate-limiting: 1000 requests a minute. */
  pace: { perSecond: 15, burst: 100 },
  operations,
  /**
   * GoCardless does not say how soon its lists show what was made. What is not there is sent again under its key,
   * which makes one resource for good; it is believed lost only after an hour.
   */
  recovery: { by: 'look-up', notFoundIsFinalAfterMs: 60 * 60_000 },
  declines: DECLINES,
  webhook,
  disputes: DISPUTES,
  afterwards: {
    disputes: { read: 'events' },
    documents: null,
    dashboard: 'https://manage.gocardless.com/payments',
    settlements: { read: 'items of each payout, when an event tells of it' },
    bank: { read: 'the same payouts' },
  },
});

export const gocardless = [gocardlessBank] as const;
