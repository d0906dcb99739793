import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockBankOperations, settings } from './operations.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/** The SEPA schemes' geographical scope as far as accounts are in euro. */
const SEPA_COUNTRIES: readonly string[] =
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC ME MF MQ MT NL NO PL PM PT RE RO SE SI SK SM VA YT'.split(
    ' ',
  );

/** Direct debits under mandates, in the three schemes of the API, at a simulated bank. */
export const mockBank = defineConnector({
  id: 'mock-bank',
  displayName: 'Mock Bank',
  method: 'bank',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [
    { method: 'bank', schemes: ['ach'], currencies: [currency('USD')], countries: ['US'] },
    { method: 'bank', schemes: ['sepa'], currencies: [currency('EUR')], countries: SEPA_COUNTRIES },
    { method: 'bank', schemes: ['bacs'], currencies: [currency('GBP')], countries: ['GB'] },
  ],
  capabilities: {
    partialRefund: true,
    resendIsIdempotent: true,
  },
  operations: mockBankOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
