import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { type Method, operationsFor } from './operations.ts';
import { authentications, settings } from './request.ts';
import { settlementReports } from './settlement-report.ts';
import { DISPUTES, webhook } from './webhook.ts';

type Place = Readonly<{ name: string; currency: string; method: Method }>;

/** https://docs.dlocal.com/docs/brazil and https://docs.dlocal.com/docs/mexico: what has a direct flow. */
const PLACES: Readonly<Record<'boleto' | 'oxxo' | 'pix', Place>> = {
  boleto: { name: 'Boleto', currency: 'BRL', method: { id: 'BL', country: 'BR' } },
  oxxo: { name: 'OXXO', currency: 'MXN', method: { id: 'OX', country: 'MX' } },
  pix: { name: 'Pix', currency: 'BRL', method: { id: 'PQ', country: 'BR' } },
};

function paidElsewhere(kind: keyof typeof PLACES) {
  const { name, currency: code, method } = PLACES[kind];
  return defineConnector({
    processor: 'dlocal',
    id: `dlocal-${kind}`,
    displayName: `dLocal ${name}`,
    method: kind,
    settings,
    reportingFields: {},
    baseUrls: { sandbox: null, production: 'https://api.dlocal.com' },
    authentications,
    accepts: [
      { method: 'redirect', schemes: 'any', currencies: [currency(code)], countries: [method.country] },
    ],
    capabilities: { partialRefund: true, resendIsIdempotent: true },
    /** https://docs.dlocal.com/reference/create-payment: ten digits before the sign in all, two behind it. */
    largestAmount: { digits: 10 },
    operations: operationsFor(method),
    /** Read by our name for it, and not searched for. That name is taken once, so it can be sent again at any time. */
    recovery: PROMPT_LOOK_UP,
    declines: DECLINES,
    webhook,
    settlementReports,
    disputes: DISPUTES,
    /** https://docs.dlocal.com/docs/reporting-payins: by e-mail, or in a folder at one of two SFTP servers. */
    afterwards: {
      disputes: { read: 'notifications' },
      documents: '`/chargebacks/dispute/{id}`',
      dashboard: 'https://merchants.dlocal.com/chargebacks',
      settlements: { read: 'its settlement report, uploaded: its API has none' },
      bank: { read: 'the transfer that the report is of' },
    },
  });
}

export const dlocal = [paidElsewhere('boleto'), paidElsewhere('oxxo'), paidElsewhere('pix')] as const;
