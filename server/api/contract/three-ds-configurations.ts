import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CardScheme } from './shared/card.ts';
import { Uuid } from './shared/identifier.ts';
import { CurrencyCode } from './shared/money.ts';
import { list } from './shared/pagination.ts';
import { constant, dictionary, fields, maybe, nullable, object, optional, text } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

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
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: fields({ currency: optional(CurrencyCode) }),
  responses: { 200: MerchantAccountThreeDSConfigurations },
});

export const editThreeDsConfiguration = operation({
  id: 'edit_three_ds_configuration',
  method: 'PUT',
  path: '/merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id}',
  tag: 'Merchant accounts - 3DS configuration',
  summary: 'Change the given fields of a 3-D Secure configuration.',
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
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({
    merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }),
    three_ds_configuration_id: Uuid,
  }),
  responses: { 204: null },
});
