import { operation, token } from './operation.ts';
import { CardScheme } from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode } from './schemas/money.ts';
import { list } from './schemas/pagination.ts';
import { constant, dictionary, fields, maybe, nullable, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const MerchantAccountThreeDSConfiguration = object('MerchantAccountThreeDSConfiguration', {
  merchant_acquirer_bin: text(11, 0),
  merchant_acquirer_id: text(35, 0),
  merchant_name: text(40, 0),
  merchant_country_code: Type.String(),
  merchant_category_code: text(4, 4),
  merchant_url: Type.String(),
  type: constant('merchant-account.three-ds-configuration'),
  id: Uuid,
  merchant_account_id: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  scheme: CardScheme,
  currency: nullable(CurrencyCode),
  metadata: dictionary(),
});
describe(MerchantAccountThreeDSConfiguration, {
  merchant_acquirer_bin: 'BIN of the acquirer, as the scheme gave it.',
  merchant_acquirer_id: "The merchant's number at the acquirer.",
  merchant_name: 'What the cardholder reads during authentication.',
  merchant_country_code: 'Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  merchant_url: "The merchant's site.",
  scheme: 'Cards that it is for.',
  currency: 'Payments that it is for; null for all currencies without one of their own.',
});

export const MerchantAccountThreeDSConfigurationCreate = object('MerchantAccountThreeDSConfigurationCreate', {
  merchant_acquirer_bin: text(11, 0),
  merchant_acquirer_id: text(35, 0),
  merchant_name: text(40, 0),
  merchant_country_code: Type.String(),
  merchant_category_code: text(4, 4),
  merchant_url: Type.String(),
  scheme: CardScheme,
  currency: maybe(CurrencyCode),
  metadata: dictionary(),
});
describe(MerchantAccountThreeDSConfigurationCreate, {
  merchant_acquirer_bin: 'BIN of the acquirer, as the scheme gave it.',
  merchant_acquirer_id: "The merchant's number at the acquirer.",
  merchant_name: 'What the cardholder reads during authentication.',
  merchant_country_code: 'Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  merchant_url: "The merchant's site.",
  scheme: 'Cards that it is for.',
  currency: 'Payments that it is for; null for all currencies without one of their own.',
});

export const MerchantAccountThreeDSConfigurationUpdate = object('MerchantAccountThreeDSConfigurationUpdate', {
  merchant_acquirer_bin: maybe(text(11, 0)),
  merchant_acquirer_id: maybe(text(35, 0)),
  merchant_name: maybe(text(40, 0)),
  merchant_country_code: maybe(Type.String()),
  merchant_category_code: maybe(text(4, 4)),
  merchant_url: maybe(Type.String()),
  scheme: maybe(CardScheme),
  currency: maybe(CurrencyCode),
  metadata: maybe(dictionary()),
});
describe(MerchantAccountThreeDSConfigurationUpdate, {
  merchant_acquirer_bin: 'BIN of the acquirer, as the scheme gave it.',
  merchant_acquirer_id: "The merchant's number at the acquirer.",
  merchant_name: 'What the cardholder reads during authentication.',
  merchant_country_code: 'Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  merchant_url: "The merchant's site.",
  scheme: 'Cards that it is for.',
  currency: 'Payments that it is for; null for all currencies without one of their own.',
});

export const MerchantAccountThreeDSConfigurations = list(
  'MerchantAccountThreeDSConfigurations',
  MerchantAccountThreeDSConfiguration,
);

export const createThreeDsConfiguration = operation({
  id: 'create_three_ds_configuration',
  method: 'POST',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-configurations',
  tag: 'Merchant accounts - 3DS configuration',
  summary: 'Add acquirer data for 3-D Secure with one scheme and currency.',
  description:
    'What issuers are told of the merchant where a checkout session is authenticated. A second for ' +
    'the same scheme and currency is 409.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: MerchantAccountThreeDSConfigurationCreate,
  responses: { 201: MerchantAccountThreeDSConfiguration },
});

export const listThreeDsConfigurations = operation({
  id: 'list_three_ds_configurations',
  method: 'GET',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-configurations',
  tag: 'Merchant accounts - 3DS configuration',
  summary: "List a merchant account's 3-D Secure configurations.",
  description: 'All of the merchant account, without pages.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: describe(fields({ currency: optional(CurrencyCode) }), {
    currency: 'Only those for this currency.',
  }),
  responses: { 200: MerchantAccountThreeDSConfigurations },
});

export const editThreeDsConfiguration = operation({
  id: 'edit_three_ds_configuration',
  method: 'PUT',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id}',
  tag: 'Merchant accounts - 3DS configuration',
  summary: 'Change the given fields of a 3-D Secure configuration.',
  description: 'What is left out stays.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({
    merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }),
    three_ds_configuration_id: Uuid,
  }),
  body: MerchantAccountThreeDSConfigurationUpdate,
  responses: { 200: MerchantAccountThreeDSConfiguration },
});

export const deleteThreeDsConfiguration = operation({
  id: 'delete_three_ds_configuration',
  method: 'DELETE',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id}',
  tag: 'Merchant accounts - 3DS configuration',
  summary: 'Delete a 3-D Secure configuration.',
  description: 'Sessions of its scheme and currency can no longer be authenticated through it.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({
    merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }),
    three_ds_configuration_id: Uuid,
  }),
  responses: { 204: null },
});
