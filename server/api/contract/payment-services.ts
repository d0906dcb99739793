import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { CardScheme } from './shared/card.ts';
import { FieldValue, VoidableField } from './shared/connector-fields.ts';
import { CreateSession } from './shared/connector-session.ts';
import { Uuid } from './shared/identifier.ts';
import { CurrencyCode } from './shared/money.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { PaymentMethodKind } from './shared/payment-method-kind.ts';
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
} from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

/** Reporting fields are not secret. */
export const ReportingField = object('ReportingField', {
  key: text(50),
  value: text(10_000, 0),
});

export const MerchantProfileScheme = object('MerchantProfileScheme', {
  merchant_acquirer_bin: text(11, 0),
  merchant_acquirer_id: text(35, 0),
  merchant_name: text(40, 0),
  merchant_country_code: Type.String(),
  merchant_category_code: text(4, 4),
  merchant_url: Type.String(),
});

export const MerchantProfileSchemeSummary = object('MerchantProfileSchemeSummary', {
  merchant_acquirer_bin: text(11, 0),
  merchant_acquirer_id: text(35, 0),
  merchant_name: text(40, 0),
  merchant_country_code: Type.String(),
  merchant_category_code: text(4, 4),
  merchant_url: Type.String(),
  created_at: Timestamp,
});

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
});

export const PaymentServices = page('PaymentServices', PaymentService);

export const VerifyCredentials = object('VerifyCredentials', {
  payment_service_definition_id: Type.String(),
  payment_service_id: maybe(Uuid),
  fields: Type.Array(FieldValue),
});

export const listPaymentServices = operation({
  id: 'list_payment_services',
  method: 'GET',
  path: '/payment-services',
  tag: 'Payment services',
  summary: 'List configured payment services.',
  access: token('payment-services.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    method: optional(PaymentMethodKind),
    deleted: withDefault(Type.Boolean(), false),
  }),
  responses: { 200: PaymentServices },
});

export const createPaymentService = operation({
  id: 'create_payment_service',
  method: 'POST',
  path: '/payment-services',
  tag: 'Payment services',
  summary: 'Configure a connector for this merchant account.',
  access: token('payment-services.write'),
  merchantAccount: 'header',
  body: PaymentServiceCreate,
  responses: { 201: PaymentService },
});

export const getPaymentService = operation({
  id: 'get_payment_service',
  method: 'GET',
  path: '/payment-services/{payment_service_id}',
  tag: 'Payment services',
  summary: 'Read a payment service; secret settings are not shown.',
  access: token('payment-services.read'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  responses: { 200: PaymentService },
});

export const updatePaymentService = operation({
  id: 'update_payment_service',
  method: 'PUT',
  path: '/payment-services/{payment_service_id}',
  tag: 'Payment services',
  summary: 'Change the given fields of a payment service.',
  access: token('payment-services.write'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  body: PaymentServiceUpdate,
  responses: { 200: PaymentService },
});

export const deletePaymentService = operation({
  id: 'delete_payment_service',
  method: 'DELETE',
  path: '/payment-services/{payment_service_id}',
  tag: 'Payment services',
  summary: 'Delete a payment service.',
  access: token('payment-services.write'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  responses: { 204: null },
});

export const verifyPaymentServiceCredentials = operation({
  id: 'verify_payment_service_credentials',
  method: 'POST',
  path: '/payment-services/verify',
  tag: 'Payment services',
  summary: 'Try credentials at the processor without storing them.',
  access: token('payment-services.write'),
  merchantAccount: 'header',
  body: VerifyCredentials,
  responses: { 200: Type.Unknown() },
});

export const createPaymentServiceSession = operation({
  id: 'create_payment_service_session',
  method: 'POST',
  path: '/payment-services/{payment_service_id}/sessions',
  tag: 'Payment services',
  summary: 'Open a client session with a configured payment service.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  body: anyObject(),
  responses: { 200: CreateSession },
});
