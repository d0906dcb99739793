import { operation, token } from './operation.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { DefinitionField } from './payment-service-definitions.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const AntiFraudServiceDefinition = object('AntiFraudServiceDefinition', {
  type: constant('anti-fraud-service-definition'),
  id: text(50),
  display_name: text(200),
  fields: Type.Array(DefinitionField),
  icon_url: nullable(Type.String()),
});
describe(AntiFraudServiceDefinition, {
  id: "The connector's name, for example `mock-anti-fraud`.",
  display_name: 'What the provider is called.',
  fields: 'The settings it takes, with those that every anti-fraud service takes.',
  icon_url: 'A picture of the provider; null where there is none.',
});

export const AntiFraudServiceDefinitions = page('AntiFraudServiceDefinitions', AntiFraudServiceDefinition);

export const AntiFraudServiceStatus = choice('AntiFraudServiceStatus', ['pending', 'created', 'failed']);

export const AntiFraudServiceDetails = object('AntiFraudServiceDetails', {
  type: constant('anti-fraud-service'),
  id: Uuid,
  merchant_account_id: Type.String(),
  anti_fraud_service_definition_id: text(50),
  display_name: text(200),
  active: Type.Boolean(),
  status: AntiFraudServiceStatus,
  fields: Type.Array(FieldValue),
  silent_mode_enabled: Type.Boolean(),
  webhook_url: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(AntiFraudServiceDetails, {
  anti_fraud_service_definition_id: 'The connector that is set up.',
  display_name: 'What you call it.',
  active: 'Whether it is asked about payments; one service of a merchant account may be.',
  status: 'Whether it can be used.',
  fields: 'Settings that are not secret.',
  silent_mode_enabled: 'It is asked, and nothing follows from what it says.',
  webhook_url: 'The address that takes what the provider decides later.',
});

export const AntiFraudServices = page('AntiFraudServices', AntiFraudServiceDetails);

export const AntiFraudServiceCreate = object('AntiFraudServiceCreate', {
  anti_fraud_service_definition_id: text(50),
  display_name: text(200),
  active: withDefault(Type.Boolean(), true),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
  silent_mode_enabled: withDefault(Type.Boolean(), false),
});
describe(AntiFraudServiceCreate, {
  anti_fraud_service_definition_id: 'The connector to set up.',
  display_name: 'What you call it.',
  active: 'False sets it up without asking it; at most one service of a merchant account is asked.',
  fields: 'Settings of the connector by their keys, which its definition lists.',
  silent_mode_enabled: 'True asks it, and does nothing with what it says.',
});

export const AntiFraudServiceUpdate = object('AntiFraudServiceUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  fields: maybe(Type.Array(VoidableField, { maxItems: 100 })),
  silent_mode_enabled: maybe(Type.Boolean()),
});
describe(AntiFraudServiceUpdate, {
  display_name: 'What you call it.',
  active: 'Whether it is asked about payments; at most one service of a merchant account is.',
  fields: 'Settings to change; the others stay.',
  silent_mode_enabled: 'Whether nothing follows from what it says.',
});

export const listAntiFraudServiceDefinitions = operation({
  id: 'list_anti_fraud_service_definitions',
  method: 'GET',
  path: '/anti-fraud-service-definitions',
  tag: 'Anti-fraud services',
  summary: 'List the anti-fraud connectors.',
  description: 'Those that have an address in this environment.',
  access: token('anti-fraud-service-definitions.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: AntiFraudServiceDefinitions },
});

export const getAntiFraudServiceDefinition = operation({
  id: 'get_anti_fraud_service_definition',
  method: 'GET',
  path: '/anti-fraud-service-definitions/{anti_fraud_service_definition_id}',
  tag: 'Anti-fraud services',
  summary: 'Read which settings an anti-fraud connector needs.',
  description: '`placement`, `on_error` and `timeout_seconds` are settings of every one of them.',
  access: token('anti-fraud-service-definitions.read'),
  merchantAccount: 'header',
  params: fields({ anti_fraud_service_definition_id: text(50) }),
  responses: { 200: AntiFraudServiceDefinition },
});

export const listAntiFraudServices = operation({
  id: 'list_anti_fraud_services',
  method: 'GET',
  path: '/anti-fraud-services',
  tag: 'Anti-fraud services',
  summary: 'List configured anti-fraud services.',
  description: 'Newest first. Secret settings are not shown.',
  access: token('anti-fraud-services.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: AntiFraudServices },
});

export const createAntiFraudService = operation({
  id: 'create_anti_fraud_service',
  method: 'POST',
  path: '/anti-fraud-services',
  tag: 'Anti-fraud services',
  summary: 'Configure an anti-fraud connector for this merchant account.',
  description:
    'One service is asked at a time: 409 where another one is active, unless this one is set up inactive.',
  access: token('anti-fraud-services.write'),
  merchantAccount: 'header',
  body: AntiFraudServiceCreate,
  responses: { 201: AntiFraudServiceDetails },
});

export const getAntiFraudService = operation({
  id: 'get_anti_fraud_service',
  method: 'GET',
  path: '/anti-fraud-services/{anti_fraud_service_id}',
  tag: 'Anti-fraud services',
  summary: 'Read an anti-fraud service; secret settings are not shown.',
  description: 'Its `webhook_url` is for the provider, and needs no other proof.',
  access: token('anti-fraud-services.read'),
  merchantAccount: 'header',
  params: fields({ anti_fraud_service_id: Uuid }),
  responses: { 200: AntiFraudServiceDetails },
});

export const updateAntiFraudService = operation({
  id: 'update_anti_fraud_service',
  method: 'PUT',
  path: '/anti-fraud-services/{anti_fraud_service_id}',
  tag: 'Anti-fraud services',
  summary: 'Change the given fields of an anti-fraud service.',
  description: 'Payments that are under review stay with the service that wants it.',
  access: token('anti-fraud-services.write'),
  merchantAccount: 'header',
  params: fields({ anti_fraud_service_id: Uuid }),
  body: AntiFraudServiceUpdate,
  responses: { 200: AntiFraudServiceDetails },
});

export const deleteAntiFraudService = operation({
  id: 'delete_anti_fraud_service',
  method: 'DELETE',
  path: '/anti-fraud-services/{anti_fraud_service_id}',
  tag: 'Anti-fraud services',
  summary: 'Delete an anti-fraud service.',
  description:
    'It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended.',
  access: token('anti-fraud-services.write'),
  merchantAccount: 'header',
  params: fields({ anti_fraud_service_id: Uuid }),
  responses: { 204: null },
});
