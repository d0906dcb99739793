import { operation, token } from './operation.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { DefinitionField } from './payment-service-definitions.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const GiftCardServiceDefinition = object('GiftCardServiceDefinition', {
  type: constant('gift-card-service-definition'),
  id: text(50),
  display_name: text(200),
  fields: Type.Array(DefinitionField),
  icon_url: nullable(Type.String()),
});
describe(GiftCardServiceDefinition, {
  id: "The connector's name, for example `mock-gift-card`.",
  fields: 'The settings it needs.',
  icon_url: 'A picture of the provider; null where there is none.',
  display_name: 'What the provider is called.',
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
describe(GiftCardServiceDetails, {
  gift_card_service_definition_id: 'The connector that is set up.',
  active: 'Whether gift cards are taken; one service of a merchant account may be active.',
  status: 'Whether it can be used.',
  fields: 'Settings that are not secret.',
  display_name: 'What you call it.',
});

export const GiftCardServices = page('GiftCardServices', GiftCardServiceDetails);

export const GiftCardServiceCreate = object('GiftCardServiceCreate', {
  gift_card_service_definition_id: text(50),
  display_name: text(200),
  active: withDefault(Type.Boolean(), true),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
});
describe(GiftCardServiceCreate, {
  gift_card_service_definition_id: 'The connector to set up.',
  active: 'False sets it up without taking gift cards through it.',
  fields: 'Settings of the connector by their keys, which its definition lists.',
  display_name: 'What you call it.',
});

export const GiftCardServiceUpdate = object('GiftCardServiceUpdate', {
  display_name: maybe(text(200)),
  active: maybe(Type.Boolean()),
  fields: maybe(Type.Array(VoidableField, { maxItems: 100 })),
});
describe(GiftCardServiceUpdate, {
  active: 'Whether gift cards are taken through it.',
  fields: 'Those that change; the others stay.',
  display_name: 'What you call it.',
});

export const GiftCardServiceVerify = object('GiftCardServiceVerify', {
  gift_card_service_definition_id: text(50),
  gift_card_service_id: maybe(Uuid),
  fields: Type.Array(FieldValue, { maxItems: 100 }),
});
describe(GiftCardServiceVerify, {
  gift_card_service_definition_id: 'The connector whose credentials these are.',
  gift_card_service_id: 'A stored service, whose settings fill in what `fields` leaves out.',
  fields: 'Settings of the connector by their keys, which its definition lists.',
});

export const listGiftCardServiceDefinitions = operation({
  id: 'list_gift_card_service_definitions',
  method: 'GET',
  path: '/gift-card-service-definitions',
  tag: 'Gift card services',
  summary: 'List the gift card connectors.',
  description: 'Those that this instance has.',
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
  description: 'What `fields` of a service must hold.',
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
  description: 'Newest first.',
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
  description:
    "One service of a merchant account may be active, since a card's number does not say whose it is.",
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
  description: 'Secret settings are left out.',
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
  description: 'What is left out stays; an empty value removes a setting that is not required.',
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
  description: 'Stored cards can no longer be used through it; what they paid can still be given back.',
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
  description:
    'Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. ' +
    'Nothing is stored. For connectors whose definition says `verifiable`: they log in.',
  access: token('gift-card-services.write'),
  merchantAccount: 'header',
  body: GiftCardServiceVerify,
  responses: { 200: Type.Unknown() },
});
