import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { constant, object, text, withDefault } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const SandboxRelayCreate = object('SandboxRelayCreate', {
  payment_method_id: Uuid,
  content_type: withDefault(text(200), 'application/json'),
  body: text(20_000),
});
describe(SandboxRelayCreate, {
  payment_method_id: 'The stored card that placeholders mean by their number 1.',
  content_type: 'What the body is, which says how values are written into it.',
  body: 'As the third party wants it, with placeholders such as `{{ CARD_NUMBER_1 }}`.',
});

export const SandboxRelay = object('SandboxRelay', {
  type: constant('sandbox-relay'),
  method: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  body: Type.String(),
});
describe(SandboxRelay, {
  method: 'How it was asked.',
  headers: 'What it was told beside the body. Numbers and long words are masked.',
  body: 'What it was sent, card data filled in and masked: of a long number four digits are left.',
});

export const createSandboxRelay = operation({
  id: 'create_sandbox_relay',
  method: 'POST',
  path: '/sandbox/relays',
  tag: 'Sandbox',
  summary: 'Relay a request to the echo, a simulated third party that says what it was sent.',
  description:
    'It goes the way of `POST /vault-forward`, and is in the list of relays; card data leave the vault for the ' +
    'sandbox’s own echo alone, which masks them before it answers. 404 in production.',
  access: token('vault-forward-configs.write'),
  merchantAccount: 'header',
  body: SandboxRelayCreate,
  responses: { 200: SandboxRelay },
});
