import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const RelayOutcome = choice(
  'RelayRequestOutcome',
  ['under_way', 'refused', 'not_sent', 'may_have_happened', 'answered', 'cut'],
  '`refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it ' +
    'was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: ' +
    'it has not ended, or its process died, and it may have happened.',
);

export const RelayRequest = object('RelayRequest', {
  type: constant('relay-request'),
  id: Uuid,
  request_id: Type.String(),
  host: nullable(Type.String()),
  vault_forward_config_id: nullable(Uuid),
  vault_forward_authentication_ids: Type.Array(Uuid),
  payment_method_ids: Type.Array(Uuid),
  method: nullable(Type.String()),
  outcome: RelayOutcome,
  status: nullable(Type.Integer()),
  error: nullable(Type.String()),
  duration_ms: nullable(Type.Integer()),
  sent_bytes: nullable(Type.Integer()),
  answer_bytes: nullable(Type.Integer()),
  api_key_pair_id: nullable(Uuid),
  caller_name: nullable(Type.String()),
  created_at: Timestamp,
});
describe(RelayRequest, {
  request_id: 'The `x-request-id` of its answer.',
  host: 'Where it went, as `host` or `host:port`; null where its headers named nothing of the kind.',
  vault_forward_config_id: 'The configuration that this host is of now; null where none has it.',
  vault_forward_authentication_ids: 'The authentication methods that it named, in order.',
  payment_method_ids: 'The payment methods that it named, in order.',
  method: 'The HTTP method toward the endpoint.',
  outcome: 'What became of it.',
  status: 'What the endpoint answered; null where it did not.',
  error: 'As in `x-vault-forward-error`; null where nothing went wrong.',
  duration_ms: 'Until its end; null while it is under way.',
  sent_bytes: 'How many bytes of a body were sent.',
  answer_bytes: 'How many bytes of the answer were passed on.',
  api_key_pair_id: 'The key that called; null where another caller did.',
  caller_name: 'What the caller was called then.',
  created_at: 'When it began.',
});
export const RelayRequests = filteredPage('RelayRequests', RelayRequest);

export const listRelayRequests = operation({
  id: 'list_relay_requests',
  method: 'GET',
  path: '/relay-requests',
  tag: 'Vault forward',
  summary: 'List what was relayed.',
  description:
    'Newest first: every `POST /vault-forward`, also those that were refused. Never a path, a header or a body. A ' +
    'page may be short while more follow.',
  access: token('vault-forward-configs.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      host: optional(text(260)),
      vault_forward_config_id: optional(Uuid),
      vault_forward_authentication_id: optional(Uuid),
      payment_method_id: optional(Uuid),
      outcome: optional(RelayOutcome),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
    }),
    {
      host: 'Only those to this host.',
      vault_forward_config_id: 'Only those to a host that this configuration has now.',
      vault_forward_authentication_id: 'Only those that named this authentication method.',
      payment_method_id: 'Only those that named this payment method.',
      outcome: 'Only those that ended so.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
    },
  ),
  responses: { 200: RelayRequests },
});
