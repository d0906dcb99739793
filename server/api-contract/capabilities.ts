import { ANYBODY, operation } from './operation.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { constant, nullable, object, oneOf } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const FourEyesBound = object('FourEyesBound', { currency: CurrencyCode, amount: MinorUnits });
describe(FourEyesBound, {
  currency: 'Of the amount that is moved.',
  amount: 'From this amount on a second person has to agree.',
});

export const Capabilities = object('Capabilities', {
  type: constant('capabilities'),
  environment: oneOf('sandbox', 'production'),
  release: Type.String(),
  api_versions: Type.Array(Type.String()),
  roles: Type.Array(oneOf('api', 'worker', 'vault', 'simulator')),
  clock_offset_seconds: nullable(Type.Integer()),
  features: Type.Array(
    oneOf('card-fields', 'dashboard', 'demo-log-in', 'sandbox-clock', 'three-ds-scenarios'),
  ),
  log_in: Type.Array(oneOf('passkey', 'identity-provider', 'demo')),
  four_eyes: Type.Array(FourEyesBound),
});
describe(Capabilities, {
  environment: 'Whether money moves.',
  release: 'Version of the service.',
  api_versions: 'Versions of the API that a request can name in `x-api-version`.',
  roles: 'What runs in the process that answered.',
  clock_offset_seconds:
    'Of a sandbox: how far the time of the merchant account is ahead of the machine; null in production.',
  features: 'What is there beside what every instance has.',
  log_in: 'How people can log in at the dashboard; none where this process serves none.',
  four_eyes: 'From which amounts on a second person has to agree; none: from no amount.',
});

export const getCapabilities = operation({
  id: 'get_capabilities',
  method: 'GET',
  path: '/capabilities',
  tag: 'Capabilities',
  summary: 'Read what this instance is and can do.',
  description: 'Nothing in it is secret, and still nobody sees any of it without a token or a session: 401.',
  access: ANYBODY,
  merchantAccount: 'header',
  responses: { 200: Capabilities },
});
