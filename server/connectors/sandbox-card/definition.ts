import { EXEMPTIONS } from '../../domain/three-d-secure/exemption.ts';
import { defineConnector } from '../connector.ts';
import { sandboxCardOperations, settings } from './operations.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

/**
 * A card processor of the sandbox that can do everything a card connector can: the one to build and test an
 * integration against.
 */
export const sandboxCard = defineConnector({
  id: 'sandbox-card',
  displayName: 'Sandbox Card',
  method: 'card',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [
    { method: 'card', schemes: 'any', currencies: 'any', countries: 'any' },
    { method: 'network-token', schemes: 'any', currencies: 'any', countries: 'any' },
  ],
  capabilities: {
    partialCapture: true,
    multipleCaptures: true,
    releasesRest: true,
    overCapture: true,
    partialRefund: true,
    zeroAmountAuthorization: true,
    exemptions: EXEMPTIONS.filter((one) => one !== 'trusted_beneficiary'),
    resendIsIdempotent: true,
  },
  operations: sandboxCardOperations,
  // Its search finds a payment minutes after it was made, not at once.
  recovery: { by: 'look-up', notFoundIsFinalAfterMs: 10 * 60_000 },
  declines: DECLINES,
  webhook,
});
