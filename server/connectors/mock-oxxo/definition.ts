import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockOxxoOperations, settings } from './operations.ts';
import { approvalOptions } from '../order-connector.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/** A push payment: a voucher with a bar code that the buyer pays at a till before it lapses. */
export const mockOxxo = defineConnector({
  id: 'mock-oxxo',
  displayName: 'Mock OXXO',
  method: 'oxxo',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [{ method: 'redirect', schemes: 'any', currencies: [currency('MXN')], countries: ['MX'] }],
  capabilities: {
    approvalWindow: { defaultMinutes: 3 * 24 * 60, maxMinutes: 30 * 24 * 60, option: 'expires_in_minutes' },
    resendIsIdempotent: true,
  },
  options: approvalOptions("For the sandbox's vouchers."),
  operations: mockOxxoOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
