import Type from 'typebox';
import { operation, token } from './operation.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { DefinitionField } from './payment-service-definitions.ts';

export const AntiFraudServiceDefinition = object('AntiFraudServiceDefinition', {
  type: constant('anti-fraud-service-definition'),
  id: text(50),
  display_name: text(200),
  fields: Type.Array(DefinitionField),
  icon_url: nullable(Type.String()),
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

export const AntiFraudServices = page('AntiFraudServices', AntiFraudServiceDetails);

export const AntiFraudServiceCreate = object('AntiFraudServiceCreate', {
  anti_fraud_service_definition_id: text(50),
  display_name: text(200),
  active: withDefault(Type.Boolean(), true),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
  silent_mode_enabled: withDefault(Type.Boolean(), false),
});

export const AntiFraudServiceUpdate = object('AntiFraudServiceUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  fields: maybe(Type.Array(VoidableField, { maxItems: 100 })),
  silent_mode_enabled: maybe(Type.Boolean()),
});

export const listAntiFraudServiceDefinitions = operation({
  id: 'list_anti_fraud_service_definitions',
  method: 'GET',
  path: '/anti-fraud-service-definitions',
  tag: 'Anti-fraud services',
  summary: 'List the anti-fraud connectors.',
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
  access: token('anti-fraud-services.write'),
  merchantAccount: 'header',
  params: fields({ anti_fraud_service_id: Uuid }),
  responses: { 204: null },
});
