import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import {
  AchBankPaymentMethodCreate,
  BacsBankPaymentMethodCreate,
  SepaBankPaymentMethodCreate,
} from './shared/bank-account.ts';
import { Buyer } from './shared/buyer.ts';
import {
  CardScheme,
  CardType,
  ExpirationDate,
  PaymentMethodDetailsCard,
  PaymentMethodScheme,
} from './shared/card.ts';
import { Uuid } from './shared/identifier.ts';
import { CurrencyCode } from './shared/money.ts';
import { cursorQuery, list, page } from './shared/pagination.ts';
import { PlaidPaymentMethodCreate, RedirectPaymentMethodCreate } from './shared/payment-method-create.ts';
import { PaymentMethodKind, PaymentMethodMode } from './shared/payment-method-kind.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  variants,
  withDefault,
} from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';

export const CardPaymentMethodCreate = object('CardPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  card_type: maybe(CardType),
  method: constant('card'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
});

export const CheckoutSessionPaymentMethodCreate = object('CheckoutSessionPaymentMethodCreate', {
  method: constant('checkout-session'),
  id: Uuid,
  external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
});

export const PaymentMethodStatus = choice('PaymentMethodStatus', [
  'processing',
  'buyer_approval_required',
  'succeeded',
  'failed',
  'paused',
]);

const summary = {
  type: constant('payment-method'),
  approval_url: nullable(Type.String()),
  country: nullable(CountryCode),
  currency: nullable(CurrencyCode),
  details: nullable(PaymentMethodDetailsCard),
  expiration_date: nullable(ExpirationDate),
  fingerprint: nullable(Type.String()),
  label: nullable(text(320, 0)),
  last_replaced_at: nullable(Timestamp),
  method: PaymentMethodKind,
  mode: nullable(PaymentMethodMode),
  scheme: nullable(PaymentMethodScheme),
  id: Uuid,
  merchant_account_id: Type.String(),
  additional_schemes: nullable(Type.Array(CardScheme)),
  cit_last_used_at: nullable(Timestamp),
  cit_usage_count: Type.Integer(),
  has_replacement: Type.Boolean(),
  last_used_at: nullable(Timestamp),
  usage_count: Type.Integer(),
  scheme_transaction_id: nullable(Type.String()),
  scheme_transaction_id_scheme: nullable(CardScheme),
  transaction_link_id: nullable(Type.String()),
};

export const PaymentMethod = object('PaymentMethod', {
  ...summary,
  buyer: nullable(Buyer),
  external_identifier: nullable(text(200)),
  status: PaymentMethodStatus,
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const PaymentMethodSummary = object('PaymentMethodSummary', summary);

export const PaymentMethodSummaries = list('PaymentMethodSummaries', PaymentMethodSummary);

export const PaymentMethodUpdate = object('PaymentMethodUpdate', {
  expiration_date: maybe(ExpirationDate),
  scheme_transaction_id: maybe(text(100, 0)),
  scheme_transaction_id_scheme: maybe(CardScheme),
  transaction_link_id: maybe(text(100, 0)),
});

export const PaymentMethods = page('PaymentMethods', PaymentMethod);

export const listBuyerPaymentMethods = operation({
  id: 'list_buyer_payment_methods',
  method: 'GET',
  path: '/buyers/payment-methods',
  tag: 'Buyers - Payment methods',
  summary: 'List what one buyer can pay with, most recent or most used first.',
  access: token('payment-methods.read', 'embed'),
  merchantAccount: 'header',
  query: fields({
    buyer_id: optional(Uuid),
    buyer_external_identifier: optional(text(500, 0)),
    sort_by: optional(oneOf('last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count')),
    order_by: withDefault(oneOf('asc', 'desc'), 'desc'),
    country: optional(CountryCode),
    currency: optional(CurrencyCode),
  }),
  responses: { 200: PaymentMethodSummaries },
});

export const listPaymentMethods = operation({
  id: 'list_payment_methods',
  method: 'GET',
  path: '/payment-methods',
  tag: 'Payment methods',
  summary: 'List stored payment methods.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    buyer_id: optional(Uuid),
    buyer_external_identifier: optional(text(500, 0)),
    status: optional(Type.Array(PaymentMethodStatus, { maxItems: 100 })),
    external_identifier: optional(text(500, 0)),
  }),
  responses: { 200: PaymentMethods },
});

export const createPaymentMethod = operation({
  id: 'create_payment_method',
  method: 'POST',
  path: '/payment-methods',
  tag: 'Payment methods',
  summary: 'Vault a card, a bank account or another payment method without charging it.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  body: variants('method', [
    CardPaymentMethodCreate,
    RedirectPaymentMethodCreate,
    CheckoutSessionPaymentMethodCreate,
    PlaidPaymentMethodCreate,
    AchBankPaymentMethodCreate,
    BacsBankPaymentMethodCreate,
    SepaBankPaymentMethodCreate,
  ]),
  responses: { 201: PaymentMethod },
});

export const getPaymentMethod = operation({
  id: 'get_payment_method',
  method: 'GET',
  path: '/payment-methods/{payment_method_id}',
  tag: 'Payment methods',
  summary: 'Read a stored payment method.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  responses: { 200: PaymentMethod },
});

export const updatePaymentMethod = operation({
  id: 'update_payment_method',
  method: 'PUT',
  path: '/payment-methods/{payment_method_id}',
  tag: 'Payment methods',
  summary: 'Change the expiration date or the scheme transaction id; the identifier stays.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  body: PaymentMethodUpdate,
  responses: { 200: PaymentMethod },
});

export const deletePaymentMethod = operation({
  id: 'delete_payment_method',
  method: 'DELETE',
  path: '/payment-methods/{payment_method_id}',
  tag: 'Payment methods',
  summary: 'Delete a payment method, its vaulted data and any mandate on it.',
  access: token('payment-methods.write', 'embed'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  responses: { 204: null },
});
