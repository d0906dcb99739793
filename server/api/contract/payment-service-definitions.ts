import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { CreateSession } from './shared/connector-session.ts';
import { CurrencyCode } from './shared/money.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { PaymentMethodKind, PaymentMethodMode } from './shared/payment-method-kind.ts';
import { anyObject, choice, constant, fields, nullable, object, text } from './shared/schema.ts';
import { ApprovalTarget, IntegrationClient } from './shared/transaction-intent.ts';

export const DefinitionFieldFormat = choice('DefinitionFieldFormat', [
  'text',
  'multiline',
  'file',
  'number',
  'timezone',
  'boolean',
]);

export const DefinitionField = object('DefinitionField', {
  key: text(50),
  display_name: text(200),
  required: Type.Boolean(),
  format: DefinitionFieldFormat,
  secret: Type.Boolean(),
  verifiable: Type.Boolean(),
});

export const PaymentServiceConfiguration = object('PaymentServiceConfiguration', {
  approval_ui_target: ApprovalTarget,
  approval_ui_height: Type.String({ pattern: '^\\d+(?:vh|px)$' }),
  approval_ui_width: Type.String({ pattern: '^\\d+(?:vw|px)$' }),
  cart_items_limit: Type.Integer(),
  cart_items_required: Type.Boolean(),
  cart_items_should_match_amount: Type.Boolean(),
});

export const RequiredCheckoutFields = object('RequiredCheckoutFields', {
  required_fields: Type.Array(Type.String(), { uniqueItems: true }),
  conditions: nullable(anyObject()),
});

export const PaymentServiceDefinition = object('PaymentServiceDefinition', {
  id: text(50),
  type: constant('payment-service-definition'),
  display_name: text(200),
  method: PaymentMethodKind,
  fields: Type.Array(DefinitionField),
  reporting_fields: Type.Array(DefinitionField),
  supported_currencies: Type.Array(CurrencyCode),
  supported_countries: Type.Array(CountryCode),
  mode: PaymentMethodMode,
  icon_url: nullable(Type.String()),
  supported_features: Type.Record(Type.String(), Type.Boolean()),
  required_checkout_fields: Type.Array(RequiredCheckoutFields),
  configuration: PaymentServiceConfiguration,
  supported_integration_clients: nullable(Type.Array(IntegrationClient)),
});

export const PaymentServiceDefinitions = page('PaymentServiceDefinitions', PaymentServiceDefinition);

export const listPaymentServiceDefinitions = operation({
  id: 'list_payment_service_definitions',
  method: 'GET',
  path: '/payment-service-definitions',
  tag: 'Payment service definitions',
  summary: 'List the connectors.',
  access: token('payment-service-definitions.read'),
  merchantAccount: 'none',
  query: fields({ ...cursorQuery() }),
  responses: { 200: PaymentServiceDefinitions },
});

export const getPaymentServiceDefinition = operation({
  id: 'get_payment_service_definition',
  method: 'GET',
  path: '/payment-service-definitions/{payment_service_definition_id}',
  tag: 'Payment service definitions',
  summary: 'Read what a connector supports and which settings it needs.',
  access: token('payment-service-definitions.read'),
  merchantAccount: 'none',
  params: fields({ payment_service_definition_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  responses: { 200: PaymentServiceDefinition },
});

export const createPaymentServiceDefinitionSession = operation({
  id: 'create_payment_service_definition_session',
  method: 'POST',
  path: '/payment-service-definitions/{payment_service_definition_id}/sessions',
  tag: 'Payment service definitions',
  summary: "Open a client session with a connector's processor.",
  access: token('transactions.write'),
  merchantAccount: 'none',
  params: fields({ payment_service_definition_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: anyObject(),
  responses: { 200: CreateSession },
});
