import Type from 'typebox';
import { operation, token } from './operation.ts';
import { FieldValue, VoidableField } from './shared/connector-fields.ts';
import { Uuid } from './shared/identifier.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';
import { DefinitionField } from './payment-service-definitions.ts';

export const GiftCardServiceDefinition = object('GiftCardServiceDefinition', {
  type: constant('gift-card-service-definition'),
  id: text(50),
  display_name: text(200),
  fields: Type.Array(DefinitionField),
  icon_url: nullable(Type.String()),
});

export const GiftCardServiceDefinitions = page('GiftCardServiceDefinitions', GiftCardServiceDefinition);

export const GiftCardServiceStatus = choice('GiftCardServiceStatus', ['pending', 'created', 'failed']);

export const GiftCardServiceDetails = object('GiftCardServiceDetails', {
  type: constant('gift-card-service'),
  id: Uuid,
  merchant_account_id: Type.String(),
  gift_card_service_definition_id: text(50),
  display_name: text(200),
  active: Type.Boolean(),
  status: GiftCardServiceStatus,
  fields: Type.Array(FieldValue),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const GiftCardServices = page('GiftCardServices', GiftCardServiceDetails);

export const GiftCardServiceCreate = object('GiftCardServiceCreate', {
  gift_card_service_definition_id: text(50),
  display_name: text(200),
  active: withDefault(Type.Boolean(), true),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
});

export const GiftCardServiceUpdate = object('GiftCardServiceUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  fields: maybe(Type.Array(VoidableField, { maxItems: 100 })),
});

export const GiftCardServiceVerify = object('GiftCardServiceVerify', {
  gift_card_service_definition_id: text(50),
  gift_card_service_id: maybe(Uuid),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
});

export const listGiftCardServiceDefinitions = operation({
  id: 'list_gift_card_service_definitions',
  method: 'GET',
  path: '/gift-card-service-definitions',
  tag: 'Gift card services',
  summary: 'List the gift card connectors.',
  access: token('gift-card-service-definitions.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: GiftCardServiceDefinitions },
});

export const getGiftCardServiceDefinition = operation({
  id: 'get_gift_card_service_definition',
  method: 'GET',
  path: '/gift-card-service-definitions/{gift_card_service_definition_id}',
  tag: 'Gift card services',
  summary: 'Read which settings a gift card connector needs.',
  access: token('gift-card-service-definitions.read'),
  merchantAccount: 'header',
  params: fields({ gift_card_service_definition_id: text(50) }),
  responses: { 200: GiftCardServiceDefinition },
});

export const listGiftCardServices = operation({
  id: 'list_gift_card_services',
  method: 'GET',
  path: '/gift-card-services',
  tag: 'Gift card services',
  summary: 'List configured gift card services.',
  access: token('gift-card-services.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: GiftCardServices },
});

export const createGiftCardService = operation({
  id: 'create_gift_card_service',
  method: 'POST',
  path: '/gift-card-services',
  tag: 'Gift card services',
  summary: 'Configure a gift card connector for this merchant account.',
  access: token('gift-card-services.write'),
  merchantAccount: 'header',
  body: GiftCardServiceCreate,
  responses: { 201: GiftCardServiceDetails },
});

export const getGiftCardService = operation({
  id: 'get_gift_card_service',
  method: 'GET',
  path: '/gift-card-services/{gift_card_service_id}',
  tag: 'Gift card services',
  summary: 'Read a gift card service; secret settings are not shown.',
  access: token('gift-card-services.read'),
  merchantAccount: 'header',
  params: fields({ gift_card_service_id: Uuid }),
  responses: { 200: GiftCardServiceDetails },
});

export const updateGiftCardService = operation({
  id: 'update_gift_card_service',
  method: 'PUT',
  path: '/gift-card-services/{gift_card_service_id}',
  tag: 'Gift card services',
  summary: 'Change the given fields of a gift card service.',
  access: token('gift-card-services.write'),
  merchantAccount: 'header',
  params: fields({ gift_card_service_id: Uuid }),
  body: GiftCardServiceUpdate,
  responses: { 200: GiftCardServiceDetails },
});

export const deleteGiftCardService = operation({
  id: 'delete_gift_card_service',
  method: 'DELETE',
  path: '/gift-card-services/{gift_card_service_id}',
  tag: 'Gift card services',
  summary: 'Delete a gift card service.',
  access: token('gift-card-services.write'),
  merchantAccount: 'header',
  params: fields({ gift_card_service_id: Uuid }),
  responses: { 204: null },
});

export const verifyGiftCardServiceCredentials = operation({
  id: 'verify_gift_card_service_credentials',
  method: 'POST',
  path: '/gift-card-services/verify',
  tag: 'Gift card services',
  summary: 'Try credentials at the provider without storing them.',
  access: token('gift-card-services.write'),
  merchantAccount: 'header',
  body: GiftCardServiceVerify,
  responses: { 200: Type.Unknown() },
});
