import { sepaCountries } from '../../domain/country.ts';
import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockBankOperations, settings } from './operations.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

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
    { method: 'bank', schemes: ['sepa'], currencies: [currency('EUR')], countries: sepaCountries },
    { method: 'bank', schemes: ['bacs'], currencies: [currency('GBP')], countries: ['GB'] },
  ],
  capabilities: {
    partialRefund: true,
    accountTokens: true,
    resendIsIdempotent: true,
  },
  operations: mockBankOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
