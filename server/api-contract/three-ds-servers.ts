import { operation, token } from './operation.ts';
import { DefinitionField } from './payment-service-definitions.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { list } from './schemas/pagination.ts';
import { constant, fields, object, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const ThreeDSServerDefinition = object('ThreeDSServerDefinition', {
  type: constant('three-ds-server-definition'),
  id: text(50),
  display_name: text(200),
  fields: Type.Array(DefinitionField),
});
describe(ThreeDSServerDefinition, {
  id: "The connector's name, for example `threedsecureio`.",
  display_name: 'What the 3-D Secure server is called.',
  fields: 'The settings it takes.',
});

export const ThreeDSServerDefinitions = list('ThreeDSServerDefinitions', ThreeDSServerDefinition);

export const ThreeDSServer = object('ThreeDSServer', {
  type: constant('merchant-account.three-ds-server'),
  merchant_account_id: Type.String(),
  three_ds_server_definition_id: text(50),
  fields: Type.Array(FieldValue),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(ThreeDSServer, {
  three_ds_server_definition_id: 'The connector that is set up.',
  fields: 'Settings that are not secret.',
});

export const ThreeDSServerPut = object('ThreeDSServerPut', {
  three_ds_server_definition_id: text(50),
  fields: Type.Array(VoidableField, { maxItems: 100 }),
});
describe(ThreeDSServerPut, {
  three_ds_server_definition_id: 'The connector to set up.',
  fields:
    'Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, ' +
    'those that are left out stay.',
});

const params = fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) });
const tag = 'Merchant accounts - 3DS configuration';

export const listThreeDsServerDefinitions = operation({
  id: 'list_three_ds_server_definitions',
  method: 'GET',
  path: '/three-ds-server-definitions',
  tag,
  summary: 'List the 3-D Secure servers that can be set up.',
  description: 'Those that have an address in this environment, without pages.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  responses: { 200: ThreeDSServerDefinitions },
});

export const getThreeDsServer = operation({
  id: 'get_three_ds_server',
  method: 'GET',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-server',
  tag,
  summary: 'Read which 3-D Secure server a merchant account uses.',
  description:
    'Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in ' +
    'production no cardholder can be authenticated.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  params,
  responses: { 200: ThreeDSServer },
});

export const putThreeDsServer = operation({
  id: 'put_three_ds_server',
  method: 'PUT',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-server',
  tag,
  summary: 'Set up the 3-D Secure server of a merchant account, or change its settings.',
  description: 'Authentications that begin from now on ask it, for transactions and for checkout sessions.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params,
  body: ThreeDSServerPut,
  responses: { 200: ThreeDSServer },
});

export const deleteThreeDsServer = operation({
  id: 'delete_three_ds_server',
  method: 'DELETE',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-server',
  tag,
  summary: 'Remove the 3-D Secure server of a merchant account.',
  description: 'Challenges that it began are still asked for.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params,
  responses: { 204: null },
});
