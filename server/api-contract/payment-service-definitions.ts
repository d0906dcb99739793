import {
  DefinitionField,
  type PublishedKind,
  getDefinition,
  listDefinitions,
} from './connection-operations.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { CreateSession } from './schemas/connector-session.ts';
import { CurrencyCode } from './schemas/money.ts';
import { PaymentMethodKind, PaymentMethodMode } from './schemas/payment-method-kind.ts';
import { anyObject, choice, constant, fields, nullable, object, text } from './schemas/schema.ts';
import { ApprovalTarget, IntegrationClient } from './schemas/transaction-intent.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const PAYMENT_SERVICE: PublishedKind = {
  name: 'payment_service',
  title: 'PaymentService',
  one: 'a payment service',
  many: 'payment services',
  tag: 'Payment service definitions',
  scopes: { definitions: 'payment-service-definitions', connections: 'payment-services' },
  merchantAccount: 'none',
  example: 'mock-card',
};

export const PaymentServiceConfiguration = object('PaymentServiceConfiguration', {
  approval_ui_target: ApprovalTarget,
  approval_ui_height: Type.String({ pattern: '^\\d+(?:vh|px)$' }),
  approval_ui_width: Type.String({ pattern: '^\\d+(?:vw|px)$' }),
  cart_items_limit: Type.Integer(),
  cart_items_required: Type.Boolean(),
  cart_items_should_match_amount: Type.Boolean(),
});
describe(PaymentServiceConfiguration, {
  approval_ui_target: 'Whether the approval page needs a window of its own.',
  approval_ui_height: 'CSS length of that window.',
  approval_ui_width: 'CSS length of that window.',
  cart_items_limit: 'How many cart items it takes at most.',
  cart_items_required: 'Whether it refuses payments without cart items.',
  cart_items_should_match_amount: 'Whether cart items must add up to the amount.',
});

export const RequiredCheckoutFields = object('RequiredCheckoutFields', {
  required_fields: Type.Array(Type.String(), { uniqueItems: true }),
  conditions: nullable(anyObject()),
});
describe(RequiredCheckoutFields, {
  required_fields: 'Pointers to what must be sent.',
  conditions: 'When it must be; null for always.',
});

export const DefinitionOption = object('DefinitionOption', {
  key: text(100),
  format: choice('DefinitionOptionFormat', ['text', 'integer', 'flag', 'card_number']),
  required: Type.Boolean(),
  help: text(500),
});
describe(DefinitionOption, {
  key: 'Its name in the block of the connector; a dot stands before what is inside another block.',
  format: 'What it takes.',
  required: 'Whether its block must have it.',
  help: 'What it does.',
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
  connection_options: Type.Array(DefinitionOption),
});
describe(PaymentServiceDefinition, {
  id: "The connector's name, for example `mock-card`.",
  method: 'The kind of payment method that it takes.',
  fields: 'The settings it needs.',
  reporting_fields: 'Settings for its reports.',
  supported_currencies: 'ISO 4217 codes that it can take.',
  supported_countries: 'ISO 3166-1 alpha-2 codes of buyers that it can take.',
  mode: 'How it is paid with.',
  icon_url: 'A picture of the processor; null where there is none.',
  supported_features: 'What it can do, by name.',
  required_checkout_fields: 'What a payment must tell of the buyer, and when.',
  configuration: 'What a front end needs to know.',
  supported_integration_clients: 'Kinds of client SDK that it works with; null where it needs none.',
  display_name: 'What the processor is called.',
  connection_options: 'What `connection_options` of a transaction may say to it alone.',
});

export const listPaymentServiceDefinitions = listDefinitions(PAYMENT_SERVICE, PaymentServiceDefinition);
export const getPaymentServiceDefinition = getDefinition(
  PAYMENT_SERVICE,
  PaymentServiceDefinition,
  'What `fields` of a payment service must hold, and which currencies, countries and features the connector has.',
);

export const createPaymentServiceDefinitionSession = operation({
  id: 'create_payment_service_definition_session',
  method: 'POST',
  path: '/payment-service-definitions/{payment_service_definition_id}/sessions',
  tag: 'Payment service definitions',
  summary: "Open a client session with a connector's processor.",
  description: '400 for connectors without sessions of their own.',
  access: token('transactions.write'),
  merchantAccount: 'none',
  params: fields({ payment_service_definition_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: anyObject(),
  responses: { 200: CreateSession },
});
