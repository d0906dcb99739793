import { EXEMPTIONS } from '../../domain/three-d-secure/exemption.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../connector.ts';
import { mockCardOperations, settings } from './operations.ts';
import { options } from './options.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/** The published card simulator as a connector: JSON over HTTP to our own simulated processor. */
export const mockCard = defineConnector({
  id: 'mock-card',
  displayName: 'Mock Card',
  method: 'card',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'stored-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  payoutsTo: [{ to: 'card' }],
  keptTokens: {
    form: /^card_sandbox_[A-Za-z0-9_-]{1,200}$/,
    called: 'a token of this processor: card_sandbox_…',
    needsCustomer: false,
    names: [],
    columns: {},
  },
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    releasesRest: true,
    overCapture: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    threeDSecurePassThrough: true,
    exemptions: EXEMPTIONS,
    resendIsIdempotent: true,
  },
  options,
  operations: mockCardOperations,
  recovery: PROMPT_LOOK_UP,
  declines: DECLINES,
  webhook,
});
