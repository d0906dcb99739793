import { currency } from '../../domain/currency.ts';
import type { Recovery } from '../../domain/operation/recovery.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { settlementReports } from './account-money.ts';
import { cardOperations } from './card.ts';
import { DECLINES } from './declines.ts';
import { type OfflineMethod, offlineOperations } from './offline.ts';
import { cardOptions, offlineOptions } from './options.ts';
import { SITES, cardSettings, settings } from './request.ts';
import { DISPUTES, webhook } from './webhook.ts';

const HOURS_MS = 60 * 60_000;

/**
 * Nobody says how far its search is behind, and it has been behind for a day (github.com/mercadopago/sdk-nodejs/
 * issues/180). A key is kept for 24 hours (https://www.mercadopago.com.mx/developers/en/docs/mp-point/resources/
 * refund-errors): within them, what is not found is sent again under its key, which makes no second payment.
 */
const BY_SEARCH: Recovery = { by: 'look-up', notFoundIsFinalAfterMs: 23 * HOURS_MS };
/** A refund has no field for anything of ours to be found by. */
const BY_KEY: Recovery = { by: 're-send', withinMs: 23 * HOURS_MS };

const atMercadoPago = {
  processor: 'mercadopago',
  reportingFields: {},
  baseUrls: { sandbox: null, production: 'https://api.mercadopago.com' },
  recovery: BY_SEARCH,
  /** Seen on the payment, which is read by its id. */
  recoveryOf: { capture: PROMPT_LOOK_UP, void: PROMPT_LOOK_UP, cancel: PROMPT_LOOK_UP, refund: BY_KEY },
  declines: DECLINES,
  webhook,
  disputes: DISPUTES,
  settlementReports,
  afterwards: {
    disputes: { read: 'the payment, read at each event' },
    documents: '`/v1/chargebacks`',
    dashboard: 'https://www.mercadopago.com/activities',
    settlements: {
      read: 'report of all transactions, found in its list',
      left: 'report of releases: when the same money may be withdrawn',
    },
    bank: { read: '`WITHDRAWAL` and `PAYOUTS` in that report, summed' },
  },
} as const;

const mercadopagoCard = defineConnector({
  ...atMercadoPago,
  id: 'mercadopago-card',
  displayName: 'Mercado Pago',
  method: 'card',
  settings: cardSettings,
  accepts: [
    {
      method: 'card',
      schemes: 'any',
      currencies: ['BRL', 'ARS', 'CLP', 'COP', 'MXN', 'PEN', 'UYU'].map(currency),
      countries: Object.keys(SITES),
    },
  ],
  capabilities: {
    partialCapture: true,
    partialRefund: true,
    threeDSecurePassThrough: true,
    resendIsIdempotent: true,
  },
  options: cardOptions,
  operations: cardOperations,
});

type Place = Readonly<{
  name: string;
  currency: string;
  country: string;
  defaultDays: number;
  maxDays: number;
}>;

/** https://www.mercadopago.com.br/developers/en/docs/checkout-api/integration-configuration: how long each can wait. */
const OFFLINE: Readonly<Record<OfflineMethod, Place>> = {
  boleto: { name: 'Boleto', currency: 'BRL', country: 'BR', defaultDays: 3, maxDays: 29 },
  oxxo: { name: 'OXXO', currency: 'MXN', country: 'MX', defaultDays: 3, maxDays: 29 },
  pix: { name: 'Pix', currency: 'BRL', country: 'BR', defaultDays: 1, maxDays: 30 },
};

function offlineConnector(kind: OfflineMethod) {
  const { name, currency: code, country, defaultDays, maxDays } = OFFLINE[kind];
  return defineConnector({
    ...atMercadoPago,
    id: `mercadopago-${kind}`,
    displayName: `Mercado Pago ${name}`,
    method: kind,
    settings,
    accepts: [{ method: 'redirect', schemes: 'any', currencies: [currency(code)], countries: [country] }],
    capabilities: {
      partialRefund: kind === 'pix',
      resendIsIdempotent: true,
      approvalWindow: {
        defaultMinutes: defaultDays * 24 * 60,
        maxMinutes: maxDays * 24 * 60,
        option: 'expires_in_minutes',
      },
    },
    options: offlineOptions,
    operations: offlineOperations(kind),
  });
}

export const mercadopago = [
  offlineConnector('boleto'),
  mercadopagoCard,
  offlineConnector('oxxo'),
  offlineConnector('pix'),
] as const;
