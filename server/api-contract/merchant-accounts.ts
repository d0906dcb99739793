import { operation, token } from './operation.ts';
import { CardScheme } from './schemas/card.ts';
import { Amount, MinorUnits } from './schemas/money.ts';
import { EmailAddress } from './schemas/email-address.ts';
import { FrontEndOrigins } from './schemas/front-end-origins.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

/** One line of text. */
const NO_CONTROL = '^[^\\x00-\\x1f\\x7f]+$';

const RECEIPTS =
  'Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are.';

const RECEIPT_WORDS = {
  automatic:
    'True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those ' +
    'that a payment asks for by `receipt_email`.',
  sender_name: "Whose name stands at the sender's address; null: the display name.",
  reply_to: 'Where answers go; null: to the address that the operator sends from.',
  support:
    'Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named.',
  time_zone: 'In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC.',
} as const;

export const MerchantAccountReceipts = object('MerchantAccountReceipts', {
  automatic: Type.Boolean(),
  sender_name: nullable(Type.String()),
  reply_to: nullable(Type.String()),
  support: nullable(Type.String()),
  time_zone: nullable(Type.String()),
});
describe(MerchantAccountReceipts, RECEIPT_WORDS);

export const MerchantAccountReceiptsCreate = object('MerchantAccountReceiptsCreate', {
  automatic: withDefault(Type.Boolean(), false),
  sender_name: maybe(Type.String({ minLength: 1, maxLength: 100, pattern: NO_CONTROL })),
  reply_to: maybe(EmailAddress),
  support: maybe(Type.String({ minLength: 1, maxLength: 200, pattern: NO_CONTROL })),
  time_zone: maybe(text(100)),
});
describe(MerchantAccountReceiptsCreate, RECEIPT_WORDS);

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
  over_capture_amount: nullable(MinorUnits),
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
  redirect_url_schemes: optional(Type.Array(Type.String())),
  front_end_origins: optional(Type.Array(Type.String())),
  brand_color: optional(nullable(Type.String())),
  brand_logo_url: optional(nullable(Type.String())),
  shop_url: optional(nullable(Type.String())),
  receipts: optional(nullable(MerchantAccountReceipts)),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(MerchantAccount, {
  redirect_url_schemes:
    'Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside ' +
    '`http` and `https`.',
  front_end_origins:
    'Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the ' +
    'sandbox, and no page in production.',
  brand_color: 'Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.',
  brand_logo_url:
    'Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.',
  shop_url: 'Your shop: where a page leads back to that knows no better address; null leads nowhere.',
  receipts: RECEIPTS,
  loon_client_key: 'Taken and not kept: always null.',
  loon_secret_key: 'Taken and not kept: always null.',
  account_updater_request_encryption_key: 'Taken and not kept: always null.',
  account_updater_response_decryption_key: 'Taken and not kept: always null.',
  loon_accepted_schemes: 'As given; nothing here depends on it. Null where it was not.',
  loon_merchant_account_id: 'As given; nothing here depends on it. Null where it was not.',
  account_updater_request_encryption_key_id: 'As given; nothing here depends on it. Null where it was not.',
  account_updater_response_decryption_key_id: 'As given; nothing here depends on it. Null where it was not.',
  account_updater_enabled: 'As given; stored cards can be asked about either way.',
  over_capture_amount:
    'How far captures may go beyond the authorization; the smaller of both limits counts, null is ' +
    'no limit of this kind, and neither is none at all.',
  over_capture_percentage: 'The same in percent of the authorized amount.',
  async_network_tokens_enabled: 'True makes network tokens by a worker, so that no payment waits for one.',
  visa_network_tokens_requestor_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  visa_network_tokens_app_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  amex_network_tokens_requestor_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  amex_network_tokens_app_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  mastercard_network_tokens_requestor_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  mastercard_network_tokens_app_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  discover_network_tokens_requestor_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  discover_network_tokens_app_id:
    'As given; token services of this release do not ask for it. Null where it was not.',
  id: 'Chosen at creation: letters, digits and hyphens; the header `x-merchant-account-id` names it.',
});

const given = {
  redirect_url_schemes: maybe(
    Type.Array(Type.String({ pattern: '^[a-z][a-z0-9+.-]{1,49}$' }), { maxItems: 20, uniqueItems: true }),
  ),
  front_end_origins: maybe(FrontEndOrigins),
  brand_color: maybe(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  brand_logo_url: maybe(
    Type.String({ pattern: '^(https://|data:image/(png|jpeg|gif|webp|svg\\+xml)[;,])', maxLength: 20_000 }),
  ),
  shop_url: maybe(Type.String({ pattern: '^https?://', maxLength: 2_000 })),
  receipts: maybe(MerchantAccountReceiptsCreate),
  account_updater_request_encryption_key: maybe(Type.String()),
  account_updater_request_encryption_key_id: maybe(Type.String()),
  account_updater_response_decryption_key: maybe(Type.String()),
  account_updater_response_decryption_key_id: maybe(Type.String()),
  over_capture_amount: maybe(Amount),
  over_capture_percentage: maybe(integer(0, 99_999_999)),
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
describe(MerchantAccountCreate, {
  redirect_url_schemes:
    'Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside ' +
    '`http` and `https`.',
  front_end_origins:
    'Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the ' +
    'sandbox, and no page in production.',
  brand_color: 'Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.',
  brand_logo_url:
    'Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.',
  shop_url: 'Your shop: where a page leads back to that knows no better address; null leads nowhere.',
  receipts: RECEIPTS,
  loon_client_key: 'Taken as the published API has it, and not kept: nothing here depends on it.',
  loon_secret_key: 'Taken as the published API has it, and not kept: nothing here depends on it.',
  account_updater_request_encryption_key:
    'Taken as the published API has it, and not kept: nothing here depends on it.',
  account_updater_response_decryption_key:
    'Taken as the published API has it, and not kept: nothing here depends on it.',
  loon_accepted_schemes: 'Kept as given; nothing here depends on it.',
  loon_merchant_account_id: 'Kept as given; nothing here depends on it.',
  account_updater_request_encryption_key_id: 'Kept as given; nothing here depends on it.',
  account_updater_response_decryption_key_id: 'Kept as given; nothing here depends on it.',
  account_updater_enabled: 'Kept as given; stored cards can be asked about either way.',
  over_capture_amount:
    'How far captures may go beyond the authorization; the smaller of both limits counts, null is ' +
    'no limit of this kind, and neither is none at all.',
  over_capture_percentage: 'The same in percent of the authorized amount.',
  async_network_tokens_enabled: 'True makes network tokens by a worker, so that no payment waits for one.',
  visa_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  visa_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  amex_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  amex_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  mastercard_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  mastercard_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  discover_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  discover_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  id: 'Letters, digits and hyphens; it never changes.',
});

export const MerchantAccountUpdate = object('MerchantAccountUpdate', {
  account_updater_enabled: optional(Type.Boolean()),
  ...given,
  async_network_tokens_enabled: optional(Type.Boolean()),
  display_name: maybe(text(255)),
});
describe(MerchantAccountUpdate, {
  redirect_url_schemes:
    'Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside ' +
    '`http` and `https`; null: none.',
  front_end_origins:
    'Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the ' +
    'sandbox, and no page in production.',
  brand_color: 'Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.',
  brand_logo_url:
    'Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.',
  shop_url: 'Your shop: where a page leads back to that knows no better address; null leads nowhere.',
  receipts: RECEIPTS,
  loon_client_key: 'Taken as the published API has it, and not kept: nothing here depends on it.',
  loon_secret_key: 'Taken as the published API has it, and not kept: nothing here depends on it.',
  account_updater_request_encryption_key:
    'Taken as the published API has it, and not kept: nothing here depends on it.',
  account_updater_response_decryption_key:
    'Taken as the published API has it, and not kept: nothing here depends on it.',
  loon_accepted_schemes: 'Kept as given; nothing here depends on it.',
  loon_merchant_account_id: 'Kept as given; nothing here depends on it.',
  account_updater_request_encryption_key_id: 'Kept as given; nothing here depends on it.',
  account_updater_response_decryption_key_id: 'Kept as given; nothing here depends on it.',
  account_updater_enabled: 'Kept as given; stored cards can be asked about either way.',
  over_capture_amount:
    'How far captures may go beyond the authorization; the smaller of both limits counts, null is ' +
    'no limit of this kind, and neither is none at all.',
  over_capture_percentage: 'The same in percent of the authorized amount.',
  async_network_tokens_enabled: 'True makes network tokens by a worker, so that no payment waits for one.',
  visa_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  visa_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  amex_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  amex_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  mastercard_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  mastercard_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
  discover_network_tokens_requestor_id: 'Kept as given; token services of this release do not ask for it.',
  discover_network_tokens_app_id: 'Kept as given; token services of this release do not ask for it.',
});

export const MerchantAccounts = page('MerchantAccounts', MerchantAccount);

export const listMerchantAccounts = operation({
  id: 'list_merchant_accounts',
  method: 'GET',
  path: '/merchant-accounts',
  tag: 'Merchant accounts',
  summary: 'List merchant accounts.',
  description: 'A caller that is bound to merchant accounts sees only those.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'none',
  query: describe(
    fields({
      ...cursorQuery(),
      search: optional(text(500, 0)),
    }),
    { search: 'A part of the id or the display name, in any case.' },
  ),
  responses: { 200: MerchantAccounts },
});

export const createMerchantAccount = operation({
  id: 'create_merchant_account',
  method: 'POST',
  path: '/merchant-accounts',
  tag: 'Merchant accounts',
  summary: 'Create a merchant account.',
  description: 'Its id is the first part of every key of its data, and names it in `x-merchant-account-id`.',
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
  description: 'Secrets are never answered.',
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
  description: 'What is left out stays, null clears.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'none',
  params: fields({ merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: MerchantAccountUpdate,
  responses: { 200: MerchantAccount },
});
