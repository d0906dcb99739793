import { currency } from '../../domain/currency.ts';
import type { Recovery } from '../../domain/operation/recovery.ts';
import { defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { operations } from './operations.ts';
import { login, settings } from './request.ts';
import { CURRENCIES } from './units.ts';
import { disputeDesk } from './dispute-desk.ts';
import { DISPUTES } from './dispute.ts';
import { settlementReports } from './settlement-report.ts';
import { webhook } from './webhook.ts';

const HOUR_MS = 60 * 60_000;
/** "The server stores keys for 6 hours" (orders v2) and "for 45 days" (payments v2), with room for our own time. */
const OF_ORDERS: Recovery = { by: 're-send', withinMs: 5 * HOUR_MS };
const OF_PAYMENTS: Recovery = { by: 're-send', withinMs: 44 * 24 * HOUR_MS };

/** A wallet: the buyer approves an order on PayPal's page or in its sheet, and the order is then completed. */
const paypalWallet = defineConnector({
  processor: 'paypal',
  id: 'paypal-paypal',
  displayName: 'PayPal',
  method: 'paypal',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api-m.paypal.com' },
  login,
  accepts: [
    { method: 'redirect', schemes: 'any', currencies: CURRENCIES.map(currency), countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: CURRENCIES.map(currency), countries: 'any' },
  ],
  /** https://developer.paypal.com/docs/api/payment-tokens/v3/ */
  keptTokens: {
    form: /^[0-9A-Za-z_-]{1,255}$/,
    called: 'the id of a payment token (vault id): at most 255 letters, digits, - and _',
    needsCustomer: false,
    names: ['id'],
    columns: {
      customer: ['customer.id', 'customer_id'],
      label: ['payment_source.paypal.email_address', 'email_address'],
    },
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    releasesRest: true,
    partialRefund: true,
    integrationClients: ['redirect', 'web', 'ios', 'android'],
    resendIsIdempotent: true,
  },
  operations,
  recovery: OF_PAYMENTS,
  recoveryOf: { authorize: OF_ORDERS },
  declines: DECLINES,
  webhook,
  settlementReports,
  disputes: DISPUTES,
  disputeDesk,
  /** https://developer.paypal.com/docs/integration/direct/sync/transaction-event-codes/ */
  afterwards: {
    disputes: { read: 'events, and the dispute that they name' },
    documents: '`provide-evidence`, `accept-claim`',
    dashboard: 'https://www.paypal.com/resolutioncenter',
    settlements: {
      read: 'captures and refunds, which have their fees; Settlement Reports, uploaded',
      left: 'Transaction Search: the same hours later, and what is of no payment',
    },
    bank: { left: 'Transaction Search (`T04…`): withdrawals are of no payment' },
  },
});

export const paypal = [paypalWallet] as const;
