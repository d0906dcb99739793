import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockPaypalOperations, settings } from './operations.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/** A wallet: the buyer approves an order on its page or in its sheet, and the order is then completed. */
export const mockPaypal = defineConnector({
  id: 'mock-paypal',
  displayName: 'Mock PayPal',
  method: 'paypal',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [
    { method: 'redirect', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  keptTokens: {
    form: /^tok_sandbox_[A-Za-z0-9_-]{1,200}$/,
    called: 'a token of this processor: tok_sandbox_…',
    needsCustomer: false,
    names: [],
    columns: {},
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    releasesRest: true,
    partialRefund: true,
    integrationClients: ['redirect', 'web', 'ios', 'android'],
    resendIsIdempotent: true,
  },
  operations: mockPaypalOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
