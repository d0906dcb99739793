import { operation, token } from './operation.ts';
import { Role } from './roles.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { MinorUnits } from './schemas/money.ts';
import { Type } from './schemas/type.ts';

export const CertificateAlgorithm = choice('CertificateAlgorithm', ['ECDSA', 'RSA']);

export const ApiKeyPairCreator = object('ApiKeyPairCreator', {
  id: Uuid,
  name: Type.String(),
  email_address: nullable(Type.String()),
  thumbprint: nullable(Type.String()),
});
describe(ApiKeyPairCreator, {
  id: 'Id of the key or the user that made this one.',
  name: 'What that key or user was called.',
  email_address: 'Of a user; null for a key, which has no address.',
  thumbprint: 'RFC 7638 thumbprint of the key that made this one; null where it is gone, or was a user.',
});

export const MerchantAccountSummary = object('MerchantAccountSummary', {
  type: constant('merchant-account'),
  id: Type.String(),
  display_name: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  over_capture_amount: nullable(MinorUnits),
  over_capture_percentage: nullable(Type.Integer()),
});
describe(MerchantAccountSummary, {
  over_capture_amount: 'How far captures may go beyond the authorization; null is no limit of this kind.',
  over_capture_percentage: 'The same in percent of the authorized amount; null is no limit of this kind.',
  id: 'Chosen when the merchant account was created.',
});

export const ApiKeyPair = object('ApiKeyPair', {
  type: constant('api-key-pair'),
  id: Uuid,
  thumbprint: Type.String(),
  display_name: text(200),
  algorithm: CertificateAlgorithm,
  active: Type.Boolean(),
  private_key: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_used_at: nullable(Timestamp),
  creator: nullable(ApiKeyPairCreator),
  merchant_accounts: Type.Array(MerchantAccountSummary),
  roles: Type.Array(Role),
  agent_mandate_id: optional(Uuid),
});
describe(ApiKeyPair, {
  thumbprint: 'RFC 7638 thumbprint of the public key; tokens carry it as `kid`.',
  algorithm: '`ECDSA` is a P-521 or P-256 key, or Ed25519 where you gave one; `RSA` is RSA.',
  active: 'Whether tokens signed with it are accepted.',
  private_key:
    'PEM, in the answer that made the key and never again; null in every other answer, and where ' +
    'you gave the public key.',
  creator: 'Who made it; null for the first key of the instance.',
  merchant_accounts: 'The merchant accounts that the key is bound to; empty where it may act for all.',
  roles: 'What the key allows, together with the scopes of each token.',
  agent_mandate_id: 'Of an agent: the mandate that it can do nothing without; left out for any other key.',
  last_used_at: 'When a token of it was last accepted, to within some minutes; null where none was.',
});

export const ApiKeyPairCreate = object('ApiKeyPairCreate', {
  display_name: text(200),
  algorithm: withDefault(CertificateAlgorithm, 'ECDSA'),
  active: withDefault(Type.Boolean(), true),
  role_ids: Type.Array(Uuid, { minItems: 1 }),
  merchant_account_ids: optional(Type.Array(Type.String())),
  public_key: maybe(Type.String()),
  agent_mandate_id: maybe(Uuid),
});
describe(ApiKeyPairCreate, {
  agent_mandate_id:
    'Makes it the key of an agent, for good: it can do what this mandate allows. `merchant_account_ids` has to name ' +
    'the one merchant account of the mandate.',
  algorithm: 'Which kind of key to make, where no `public_key` is given.',
  active: 'False keeps tokens signed with it refused until it is turned on.',
  role_ids: 'Ids from `GET /roles`; only roles whose every permission the caller holds itself.',
  merchant_account_ids:
    'Binds the key to these merchant accounts; left out or empty, it may act for all that the caller may.',
  public_key: 'PEM of a key that you made; left out, a pair is made and its private half is in the answer.',
});

export const ApiKeyPairUpdate = object('ApiKeyPairUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  role_ids: maybe(Type.Array(Uuid, { minItems: 1 })),
  merchant_account_ids: maybe(Type.Array(Type.String())),
});
describe(ApiKeyPairUpdate, {
  active: 'False refuses its tokens at once, everywhere within two seconds.',
  role_ids: 'The roles it has from now on, all of them.',
  merchant_account_ids: 'The merchant accounts it is bound to from now on, all of them.',
});

export const ApiKeyPairs = page('ApiKeyPairs', ApiKeyPair);

export const listApiKeyPairs = operation({
  id: 'list_api_key_pairs',
  method: 'GET',
  path: '/api-key-pairs',
  tag: 'API key pairs',
  summary: 'List the keys that may sign tokens for this instance.',
  description: 'Newest first. A caller that is bound to merchant accounts sees only keys of those.',
  access: token('api-key-pairs.read'),
  merchantAccount: 'none',
  query: fields({ ...cursorQuery() }),
  responses: { 200: ApiKeyPairs },
});

export const createApiKeyPair = operation({
  id: 'create_api_key_pair',
  method: 'POST',
  path: '/api-key-pairs',
  tag: 'API key pairs',
  summary: 'Make a key pair; the private key is in this answer and never again.',
  description:
    'Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than ' +
    "they hold: roles and merchant accounts must be the caller's own.",
  access: token('api-key-pairs.write'),
  confirmed: true,
  merchantAccount: 'none',
  body: ApiKeyPairCreate,
  responses: { 201: ApiKeyPair },
});

export const getApiKeyPair = operation({
  id: 'get_api_key_pair',
  method: 'GET',
  path: '/api-key-pairs/{api_key_pair_id}',
  tag: 'API key pairs',
  summary: 'Read a key pair.',
  description: 'A caller that is bound to merchant accounts sees only keys of those.',
  access: token('api-key-pairs.read'),
  merchantAccount: 'none',
  params: fields({ api_key_pair_id: Uuid }),
  responses: { 200: ApiKeyPair },
});

export const updateApiKeyPair = operation({
  id: 'update_api_key_pair',
  method: 'PUT',
  path: '/api-key-pairs/{api_key_pair_id}',
  tag: 'API key pairs',
  summary: 'Rename a key, turn it on or off, or change its roles.',
  description:
    'What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds.',
  access: token('api-key-pairs.write'),
  confirmed: true,
  merchantAccount: 'none',
  params: fields({ api_key_pair_id: Uuid }),
  body: ApiKeyPairUpdate,
  responses: { 200: ApiKeyPair },
});

export const deleteApiKeyPair = operation({
  id: 'delete_api_key_pair',
  method: 'DELETE',
  path: '/api-key-pairs/{api_key_pair_id}',
  tag: 'API key pairs',
  summary: 'Delete a key; tokens signed with it stop working.',
  description:
    'Its tokens are refused everywhere within two seconds. The same public key can never be ' +
    'registered again.',
  access: token('api-key-pairs.write'),
  confirmed: true,
  merchantAccount: 'none',
  params: fields({ api_key_pair_id: Uuid }),
  responses: { 204: null },
});
