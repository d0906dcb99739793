import { currency } from '../../domain/currency.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockPixOperations, settings } from './operations.ts';
import { approvalOptions } from '../order-connector.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/**
 * A push payment: a QR code, or its text to paste, that the buyer pays in their banking app before it lapses.
 */
export const mockPix = defineConnector({
  id: 'mock-pix',
  displayName: 'Mock Pix',
  method: 'pix',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [{ method: 'redirect', schemes: 'any', currencies: [currency('BRL')], countries: ['BR'] }],
  capabilities: {
    partialRefund: true,
    approvalWindow: { defaultMinutes: 60, maxMinutes: 24 * 60, option: 'expires_in_minutes' },
    resendIsIdempotent: true,
  },
  options: approvalOptions("For the sandbox's payments by QR code."),
  operations: mockPixOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
