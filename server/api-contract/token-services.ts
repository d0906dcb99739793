import { CARD_SCHEMES } from '../domain/card-scheme.ts';
import { operation, token } from './operation.ts';
import { DefinitionField } from './payment-service-definitions.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { list } from './schemas/pagination.ts';
import { constant, fields, nullable, object, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const TokenServiceDefinition = object('TokenServiceDefinition', {
  type: constant('token-service-definition'),
  id: text(50),
  display_name: text(200),
  schemes: Type.Array(text(50), { maxItems: CARD_SCHEMES.length }),
  fields: Type.Array(DefinitionField),
});
describe(TokenServiceDefinition, {
  id: "The connector's name, for example `mastercard-mdes`.",
  display_name: 'What the token service is called.',
  schemes: 'Whose cards it makes tokens of.',
  fields: 'The settings it takes.',
});

export const TokenServiceDefinitions = list('TokenServiceDefinitions', TokenServiceDefinition);

export const TokenService = object('TokenService', {
  type: constant('merchant-account.token-service'),
  merchant_account_id: Type.String(),
  token_service_definition_id: text(50),
  fields: Type.Array(FieldValue),
  webhook_url: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(TokenService, {
  token_service_definition_id: 'The connector that is set up.',
  fields: 'Settings that are not secret.',
  webhook_url:
    'The address to give to the token service, which tells there what becomes of tokens; null where it is told with ' +
    'each of them.',
});

export const TokenServices = list('TokenServices', TokenService);

export const TokenServicePut = object('TokenServicePut', {
  fields: Type.Array(VoidableField, { maxItems: 100 }),
});
describe(TokenServicePut, {
  fields:
    'Settings of the connector by their keys, which its definition lists. Of a token service that is set up already, ' +
    'those that are left out stay.',
});

const account = { merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) };
const one = fields({ ...account, token_service_definition_id: text(50) });
describe(one, { token_service_definition_id: 'The connector.' });
const tag = 'Payment methods - Network tokens';

export const listTokenServiceDefinitions = operation({
  id: 'list_token_service_definitions',
  method: 'GET',
  path: '/token-service-definitions',
  tag,
  summary: 'List the token services that can be set up.',
  description: 'Those that have an address in this environment, without pages.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  responses: { 200: TokenServiceDefinitions },
});

export const listTokenServices = operation({
  id: 'list_token_services',
  method: 'GET',
  path: '/merchant-accounts/{merchant_account_id}/token-services',
  tag,
  summary: 'List the token services of a merchant account.',
  description:
    'Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens ' +
    'of its own service in the sandbox.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  params: fields(account),
  responses: { 200: TokenServices },
});

export const putTokenService = operation({
  id: 'put_token_service',
  method: 'PUT',
  path: '/merchant-accounts/{merchant_account_id}/token-services/{token_service_definition_id}',
  tag,
  summary: 'Set up a token service of a merchant account, or change its settings.',
  description: 'Tokens that are asked for from now on are its, where it serves the scheme of the card.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: one,
  body: TokenServicePut,
  responses: { 200: TokenService },
});

export const deleteTokenService = operation({
  id: 'delete_token_service',
  method: 'DELETE',
  path: '/merchant-accounts/{merchant_account_id}/token-services/{token_service_definition_id}',
  tag,
  summary: 'Remove a token service of a merchant account.',
  description:
    'It is asked for no more tokens. Those that it made go on, and are deleted there with their cards.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: one,
  responses: { 204: null },
});
