import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CardScheme } from './shared/card.ts';
import { Amount } from './shared/money.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { constant, fields, maybe, nullable, object, optional, text, withDefault } from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';

export const MerchantAccount = object('MerchantAccount', {
  type: constant('merchant-account'),
  id: text(50),
  display_name: text(255),
  loon_client_key: nullable(Type.String()),
  loon_secret_key: nullable(Type.String()),
  loon_accepted_schemes: nullable(Type.Array(CardScheme)),
  loon_merchant_account_id: nullable(Type.String()),
  account_updater_request_encryption_key: nullable(Type.String()),
  account_updater_request_encryption_key_id: nullable(Type.String()),
  account_updater_response_decryption_key: nullable(Type.String()),
  account_updater_response_decryption_key_id: nullable(Type.String()),
  account_updater_enabled: Type.Boolean(),
  over_capture_amount: nullable(Type.Integer()),
  over_capture_percentage: nullable(Type.Integer()),
  visa_network_tokens_requestor_id: nullable(Type.String()),
  visa_network_tokens_app_id: nullable(Type.String()),
  amex_network_tokens_requestor_id: nullable(Type.String()),
  amex_network_tokens_app_id: nullable(Type.String()),
  mastercard_network_tokens_requestor_id: nullable(Type.String()),
  mastercard_network_tokens_app_id: nullable(Type.String()),
  discover_network_tokens_requestor_id: nullable(Type.String()),
  discover_network_tokens_app_id: nullable(Type.String()),
  async_network_tokens_enabled: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

const given = {
  account_updater_request_encryption_key: maybe(Type.String()),
  account_updater_request_encryption_key_id: maybe(Type.String()),
  account_updater_response_decryption_key: maybe(Type.String()),
  account_updater_response_decryption_key_id: maybe(Type.String()),
  over_capture_amount: maybe(Amount),
  over_capture_percentage: maybe(Amount),
  loon_client_key: maybe(Type.String()),
  loon_secret_key: maybe(sensitive('settings.loon_secret_key')),
  loon_accepted_schemes: maybe(Type.Array(CardScheme, { uniqueItems: true })),
  loon_merchant_account_id: maybe(Type.String()),
  visa_network_tokens_requestor_id: maybe(text(300, 0)),
  visa_network_tokens_app_id: maybe(text(300, 0)),
  amex_network_tokens_requestor_id: maybe(text(300, 0)),
  amex_network_tokens_app_id: maybe(text(300, 0)),
  mastercard_network_tokens_requestor_id: maybe(text(300, 0)),
  mastercard_network_tokens_app_id: maybe(text(300, 0)),
  discover_network_tokens_requestor_id: maybe(text(300, 0)),
  discover_network_tokens_app_id: maybe(text(300, 0)),
};

export const MerchantAccountCreate = object('MerchantAccountCreate', {
  account_updater_enabled: withDefault(Type.Boolean(), false),
  ...given,
  async_network_tokens_enabled: withDefault(Type.Boolean(), false),
  id: Type.String({ maxLength: 50, minLength: 1, pattern: '^[a-zA-Z0-9-]+$' }),
  display_name: text(255),
});

export const MerchantAccountUpdate = object('MerchantAccountUpdate', {
  account_updater_enabled: optional(Type.Boolean()),
  ...given,
  async_network_tokens_enabled: optional(Type.Boolean()),
  display_name: maybe(text(255)),
});

export const MerchantAccounts = page('MerchantAccounts', MerchantAccount);

export const listMerchantAccounts = operation({
  id: 'list_merchant_accounts',
  method: 'GET',
  path: '/merchant-accounts',
  tag: 'Merchant accounts',
  summary: 'List merchant accounts.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  query: fields({
    ...cursorQuery(),
    search: optional(text(500, 0)),
  }),
  responses: { 200: MerchantAccounts },
});

export const createMerchantAccount = operation({
  id: 'create_merchant_account',
  method: 'POST',
  path: '/merchant-accounts',
  tag: 'Merchant accounts',
  summary: 'Create a merchant account.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  body: MerchantAccountCreate,
  responses: { 201: MerchantAccount },
});

export const getMerchantAccount = operation({
  id: 'get_merchant_account',
  method: 'GET',
  path: '/merchant-accounts/{merchant_account_id}',
  tag: 'Merchant accounts',
  summary: 'Read a merchant account.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  responses: { 200: MerchantAccount },
});

export const updateMerchantAccount = operation({
  id: 'update_merchant_account',
  method: 'PUT',
  path: '/merchant-accounts/{merchant_account_id}',
  tag: 'Merchant accounts',
  summary: 'Change the given fields of a merchant account.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: MerchantAccountUpdate,
  responses: { 200: MerchantAccount },
});
