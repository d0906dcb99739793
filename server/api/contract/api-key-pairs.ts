import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Role } from './roles.ts';
import { Uuid } from './shared/identifier.ts';
import { cursorQuery, page } from './shared/pagination.ts';
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
} from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const CertificateAlgorithm = choice('CertificateAlgorithm', ['ECDSA', 'RSA']);

export const ApiKeyPairCreator = object('ApiKeyPairCreator', {
  id: Uuid,
  name: Type.String(),
  email_address: nullable(Type.String()),
  thumbprint: nullable(Type.String()),
});

export const MerchantAccountSummary = object('MerchantAccountSummary', {
  type: constant('merchant-account'),
  id: Type.String(),
  display_name: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  over_capture_amount: nullable(Type.Integer()),
  over_capture_percentage: nullable(Type.Integer()),
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
});

export const ApiKeyPairCreate = object('ApiKeyPairCreate', {
  display_name: text(200),
  algorithm: withDefault(CertificateAlgorithm, 'ECDSA'),
  active: withDefault(Type.Boolean(), true),
  role_ids: Type.Array(Uuid, { minItems: 1 }),
  merchant_account_ids: optional(Type.Array(Type.String())),
  public_key: maybe(Type.String()),
});

export const ApiKeyPairUpdate = object('ApiKeyPairUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  role_ids: maybe(Type.Array(Uuid, { minItems: 1 })),
  merchant_account_ids: maybe(Type.Array(Type.String())),
});

export const ApiKeyPairs = page('ApiKeyPairs', ApiKeyPair);

export const listApiKeyPairs = operation({
  id: 'list_api_key_pairs',
  method: 'GET',
  path: '/api-key-pairs',
  tag: 'API key pairs',
  summary: 'List the keys that may sign tokens for this instance.',
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
  access: token('api-key-pairs.write'),
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
  access: token('api-key-pairs.write'),
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
  access: token('api-key-pairs.write'),
  merchantAccount: 'none',
  params: fields({ api_key_pair_id: Uuid }),
  responses: { 204: null },
});
