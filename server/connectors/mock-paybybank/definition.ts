import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockPaybybankOperations, settings } from './operations.ts';
import { approvalOptions } from '../order-connector.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/** An instant bank transfer: the buyer approves at their bank, and an event says that the money is there. */
export const mockPaybybank = defineConnector({
  id: 'mock-paybybank',
  displayName: 'Mock Pay by Bank',
  method: 'paybybank',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [
    { method: 'redirect', schemes: 'any', currencies: [currency('EUR'), currency('GBP')], countries: 'any' },
  ],
  capabilities: {
    partialRefund: true,
    approvalWindow: { defaultMinutes: 15, maxMinutes: 24 * 60, option: 'expires_in_minutes' },
    resendIsIdempotent: true,
  },
  options: approvalOptions("For the sandbox's instant transfers."),
  operations: mockPaybybankOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
