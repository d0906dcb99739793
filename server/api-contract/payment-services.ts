import {
  type PublishedKind,
  deleteConnection,
  getConnection,
  verifyConnection,
  verifySchema,
} from './connection-operations.ts';
import { operation, token } from './operation.ts';
import { PAYMENT_SERVICE } from './payment-service-definitions.ts';
import { CountryCode } from './schemas/address.ts';
import { CardScheme } from './schemas/card.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { CreateSession } from './schemas/connector-session.ts';
import { Uuid } from './schemas/identifier.ts';
import { IF_MATCH } from './schemas/if-match.ts';
import { CurrencyCode } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { PaymentMethodKind } from './schemas/payment-method-kind.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

/** Reporting fields are not secret. */
export const ReportingField = object('ReportingField', {
  key: text(50),
  value: text(10_000, 0),
});
describe(ReportingField, {
  key: 'Which setting, as the definition calls it.',
  value: 'Text of the setting.',
});

/** Made for each schema: what is given has limits that what is shown has not. */
const profile = () => ({
  merchant_acquirer_bin: text(11, 0),
  merchant_acquirer_id: text(35, 0),
  merchant_name: text(40, 0),
  merchant_country_code: Type.String(),
  merchant_category_code: text(4, 4),
  merchant_url: Type.String(),
});
const PROFILE_WORDS = {
  merchant_acquirer_bin: 'BIN of the acquirer, as the scheme gave it.',
  merchant_acquirer_id: "The merchant's number at the acquirer.",
  merchant_name: 'What the cardholder reads during authentication.',
  merchant_country_code: 'Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  merchant_url: "The merchant's site.",
};

export const MerchantProfileScheme = object('MerchantProfileScheme', profile());
describe(MerchantProfileScheme, PROFILE_WORDS);

export const MerchantProfileSchemeSummary = object('MerchantProfileSchemeSummary', {
  ...profile(),
  created_at: Timestamp,
});
describe(MerchantProfileSchemeSummary, PROFILE_WORDS);

/** What is said of the same members, shown, given and changed. */
const WORDS = {
  display_name: 'What you call it.',
  position: 'Active services that take the payment are tried from 1 on.',
  accepted_currencies: 'ISO 4217 codes of payments that may go through it.',
  accepted_countries: 'ISO 3166-1 alpha-2 codes of buyers whose payments may go through it.',
  payment_method_tokenization_enabled:
    'Kept as given; nothing here depends on it: a processor makes a token of a stored card when ' +
    '`POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one.',
  network_tokens_enabled:
    'Whether stored cards pay with their network token, where the connector takes such tokens.',
  open_loop: 'Whether network tokens are ours; false leaves them to the processor.',
  settlement_reporting_enabled:
    'True asks the processor to report what it settles, where its connector can ask. Others report what they do ' +
    'either way.',
  refund_ingestion_enabled:
    'Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused.',
  three_d_secure_enabled: 'Whether card payments go through 3-D Secure where they can.',
  merchant_profile: 'By card scheme, what issuers are told of the merchant in 3-D Secure.',
  active: 'Whether payments go through it.',
  reporting_fields: 'Settings for its reports.',
};

export const PaymentServiceStatus = choice('PaymentServiceStatus', ['pending', 'created', 'failed']);

export const PaymentService = object('PaymentService', {
  type: constant('payment-service'),
  id: Uuid,
  merchant_account_id: Type.String(),
  payment_service_definition_id: text(50),
  active: Type.Boolean(),
  method: PaymentMethodKind,
  display_name: text(200),
  position: Type.Integer(),
  status: PaymentServiceStatus,
  accepted_currencies: Type.Array(CurrencyCode),
  accepted_countries: Type.Array(CountryCode),
  payment_method_tokenization_enabled: Type.Boolean(),
  network_tokens_enabled: Type.Boolean(),
  open_loop: Type.Boolean(),
  settlement_reporting_enabled: Type.Boolean(),
  refund_ingestion_enabled: Type.Boolean(),
  three_d_secure_enabled: nullable(Type.Boolean()),
  merchant_profile: nullable(
    Type.Record(Type.String(), nullable(MerchantProfileSchemeSummary), { propertyNames: CardScheme }),
  ),
  webhook_url: nullable(Type.String()),
  fields: nullable(Type.Array(FieldValue)),
  reporting_fields: nullable(Type.Array(ReportingField)),
  is_deleted: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(PaymentService, {
  ...WORDS,
  three_d_secure_enabled:
    'Whether card payments go through 3-D Secure where they can; null for what is no card.',
  merchant_profile:
    'By card scheme, what issuers are told of the merchant in 3-D Secure; null where it was not given.',
  reporting_fields: 'Settings for its reports; null where there are none.',
  payment_service_definition_id: 'The connector that is set up.',
  method: 'The kind of payment method that it takes.',
  status: 'Whether it can be used.',
  webhook_url: 'Where the processor is to send its events; null where it sends none.',
  fields: 'Settings that are not secret.',
  is_deleted: 'True once it was deleted: old payments can still be followed through it.',
});

export const PaymentServiceCreate = object('PaymentServiceCreate', {
  display_name: text(200),
  payment_service_definition_id: text(50),
  fields: Type.Array(FieldValue),
  reporting_fields: maybe(Type.Array(ReportingField)),
  position: maybe(Type.Integer()),
  accepted_currencies: Type.Array(CurrencyCode, { minItems: 1 }),
  accepted_countries: Type.Array(CountryCode, { minItems: 1 }),
  active: withDefault(nullable(Type.Boolean()), true),
  three_d_secure_enabled: withDefault(Type.Boolean(), false),
  merchant_profile: maybe(
    Type.Record(Type.String(), nullable(MerchantProfileScheme), { propertyNames: CardScheme }),
  ),
  payment_method_tokenization_enabled: maybe(Type.Boolean()),
  network_tokens_enabled: maybe(Type.Boolean()),
  open_loop: maybe(Type.Boolean()),
  settlement_reporting_enabled: withDefault(Type.Boolean(), false),
  refund_ingestion_enabled: withDefault(Type.Boolean(), false),
});
describe(PaymentServiceCreate, {
  ...WORDS,
  position:
    'Active services that take the payment are tried from 1 on; one that is taken moves the others ' +
    'down. Left out: last.',
  open_loop:
    'Whether network tokens are ours; false leaves them to the processor. Left out: as ' +
    '`network_tokens_enabled`.',
  payment_service_definition_id: 'The connector to set up.',
  fields: 'Settings of the connector by their keys, which its definition lists.',
});

export const PaymentServiceUpdate = object('PaymentServiceUpdate', {
  display_name: maybe(text(200)),
  fields: maybe(Type.Array(VoidableField)),
  reporting_fields: maybe(Type.Array(ReportingField)),
  position: maybe(Type.Integer()),
  accepted_currencies: maybe(Type.Array(CurrencyCode, { minItems: 1 })),
  accepted_countries: maybe(Type.Array(CountryCode, { minItems: 1 })),
  active: maybe(Type.Boolean()),
  three_d_secure_enabled: maybe(Type.Boolean()),
  merchant_profile: maybe(
    Type.Record(Type.String(), nullable(MerchantProfileScheme), { propertyNames: CardScheme }),
  ),
  payment_method_tokenization_enabled: maybe(Type.Boolean()),
  network_tokens_enabled: maybe(Type.Boolean()),
  open_loop: maybe(Type.Boolean()),
  settlement_reporting_enabled: optional(Type.Boolean()),
  refund_ingestion_enabled: optional(Type.Boolean()),
});
describe(PaymentServiceUpdate, {
  ...WORDS,
  fields: 'Those that change; the others stay.',
});

export const PaymentServices = page('PaymentServices', PaymentService);

const KIND: PublishedKind = { ...PAYMENT_SERVICE, tag: 'Payment services', merchantAccount: 'header' };
const ONE = { path: '/payment-services/{payment_service_id}', params: fields({ payment_service_id: Uuid }) };

export const listPaymentServices = operation({
  id: 'list_payment_services',
  method: 'GET',
  path: '/payment-services',
  tag: 'Payment services',
  summary: 'List configured payment services.',
  description: 'Most recently made first; `position` says in which order they are tried.',
  access: token('payment-services.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      method: optional(PaymentMethodKind),
      deleted: withDefault(Type.Boolean(), false),
      include_fields: withDefault(Type.Boolean(), true),
    }),
    {
      method: 'Only those that take this kind of payment method.',
      deleted: 'True lists those that were deleted instead.',
      include_fields: 'False leaves `fields` and `reporting_fields` null.',
    },
  ),
  responses: { 200: PaymentServices },
});

export const createPaymentService = operation({
  id: 'create_payment_service',
  method: 'POST',
  path: '/payment-services',
  tag: 'Payment services',
  summary: 'Configure a connector for this merchant account.',
  description: 'Payments can go through it at once. Secret settings are sealed in the vault.',
  access: token('payment-services.write'),
  confirmed: true,
  merchantAccount: 'header',
  body: PaymentServiceCreate,
  responses: { 201: PaymentService },
});

export const getPaymentService = getConnection(KIND, ONE, PaymentService, 'Secret settings are left out.');

export const updatePaymentService = operation({
  id: 'update_payment_service',
  method: 'PUT',
  ...ONE,
  tag: 'Payment services',
  summary: 'Change the given fields of a payment service.',
  description:
    'What is left out stays; an empty value removes a setting that is not required. Every process ' +
    'sees the change within a second.',
  access: token('payment-services.write'),
  confirmed: true,
  merchantAccount: 'header',
  ...IF_MATCH,
  body: PaymentServiceUpdate,
  responses: { 200: PaymentService },
});

export const deletePaymentService = deleteConnection(
  KIND,
  ONE,
  'New payments no longer go through it; old ones can still be captured, refunded and looked up.',
);

export const verifyPaymentServiceCredentials = verifyConnection(
  KIND,
  { path: '/payment-services/verify' },
  verifySchema(KIND, 'VerifyCredentials'),
);

export const createPaymentServiceSession = operation({
  id: 'create_payment_service_session',
  method: 'POST',
  path: '/payment-services/{payment_service_id}/sessions',
  tag: 'Payment services',
  summary: 'Open a client session with a configured payment service.',
  description: '400 for connectors without sessions of their own.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  body: anyObject(),
  responses: { 200: CreateSession },
});
