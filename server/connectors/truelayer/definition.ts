import { currency } from '../../domain/currency.ts';
import { defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { operations } from './operations.ts';
import { authentications, login, settings } from './request.ts';
import { webhook } from './webhook.ts';

/** An instant bank transfer: the buyer approves at their bank, and the money is in TrueLayer's merchant account. */
const truelayerPayByBank = defineConnector({
  processor: 'truelayer',
  id: 'truelayer-paybybank',
  displayName: 'TrueLayer',
  method: 'paybybank',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api.truelayer.com' },
  login,
  authentications,
  accepts: [
    {
      method: 'redirect',
      schemes: 'any',
      currencies: [currency('GBP'), currency('EUR')],
      countries: 'any',
    },
  ],
  payoutsTo: [
    { to: 'bank', scheme: 'bacs', currencies: [currency('GBP')] },
    { to: 'bank', scheme: 'sepa', currencies: [currency('EUR')] },
  ],
  payoutsFrom: ({ merchant_account_id: account }) => account,
  capabilities: { partialRefund: true, resendIsIdempotent: true },
  operations,
  /** Keys are documented to hold for six hours on one page, and for 30 days on another: the shorter counts. */
  recovery: { by: 're-send', withinMs: 5 * 60 * 60_000 },
  /**
   * Its account number is gone with the request, so nobody sends a payout again: it is looked for among what leaves the
   * merchant account, which lists those that are under way or done, and not those that failed. Nobody says how far that
   * list may be behind: a day.
   */
  recoveryOf: { payout: { by: 'look-up', notFoundIsFinalAfterMs: 24 * 60 * 60_000 } },
  declines: DECLINES,
  webhook,
  /** Buyers pay by transfers of their own, which nobody takes back for them. */
  afterwards: {
    disputes: null,
    documents: null,
    dashboard: null,
    settlements: { read: '`payment_settled` and `refund_executed`, without fees' },
    bank: { left: '`/v3/merchant-accounts/{id}/transactions`: of no payment' },
  },
});

export const truelayer = [truelayerPayByBank] as const;
