import Type from 'typebox';
import { TransactionConnectionOptions } from './connection-options/connection-options.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { CartItem } from './schemas/cart-item.ts';
import { GuestBuyer, TransactionBuyer } from './schemas/guest-buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
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
import { ShippingDetails } from './schemas/shipping-details.ts';
import { StatementDescriptor } from './schemas/statement-descriptor.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';

export const PaymentLinkStatus = choice('PaymentLinkStatus', [
  'active',
  'completed',
  'expired',
  'processing',
]);

export const PaymentLink = object('PaymentLink', {
  id: Uuid,
  type: constant('payment-link'),
  url: Type.String(),
  expires_at: nullable(Timestamp),
  external_identifier: nullable(text(200)),
  statement_descriptor: nullable(StatementDescriptor),
  locale: nullable(Type.String()),
  merchant_name: nullable(text(100)),
  merchant_url: nullable(Type.String()),
  merchant_banner_url: nullable(Type.String()),
  merchant_color: nullable(text(100)),
  merchant_message: nullable(text(255)),
  merchant_terms_and_conditions_url: nullable(Type.String()),
  merchant_favicon_url: nullable(Type.String()),
  amount: Amount,
  country: CountryCode,
  currency: CurrencyCode,
  intent: TransactionIntent,
  return_url: nullable(Type.String()),
  cart_items: nullable(Type.Array(CartItem)),
  metadata: nullable(anyObject()),
  payment_source: TransactionPaymentSource,
  created_at: Timestamp,
  updated_at: Timestamp,
  status: PaymentLinkStatus,
  buyer: nullable(TransactionBuyer),
  shipping_details: nullable(ShippingDetails),
  connection_options: nullable(Type.Record(Type.String(), anyObject())),
  store: Type.Boolean(),
  buyer_id: nullable(Uuid),
  installment_count: nullable(integer(1, 100)),
});

export const PaymentLinkCreate = object('PaymentLinkCreate', {
  buyer: maybe(GuestBuyer),
  expires_at: maybe(Timestamp),
  connection_options: maybe(TransactionConnectionOptions),
  external_identifier: maybe(text(200)),
  statement_descriptor: maybe(StatementDescriptor),
  locale: maybe(text(50)),
  merchant_name: maybe(text(100)),
  merchant_url: maybe(Type.String()),
  merchant_banner_url: maybe(Type.String()),
  merchant_color: maybe(Type.String({ format: 'color' })),
  merchant_message: maybe(text(255)),
  merchant_terms_and_conditions_url: maybe(Type.String()),
  merchant_favicon_url: maybe(Type.String()),
  amount: Amount,
  country: CountryCode,
  currency: CurrencyCode,
  intent: withDefault(TransactionIntent, 'authorize'),
  return_url: maybe(Type.String()),
  cart_items: maybe(Type.Array(CartItem)),
  metadata: maybe(anyObject()),
  payment_source: withDefault(TransactionPaymentSource, 'ecommerce'),
  store: withDefault(Type.Boolean(), false),
  buyer_id: maybe(Uuid),
  installment_count: maybe(integer(1, 100)),
});

export const PaymentLinks = page('PaymentLinks', PaymentLink);

export const addPaymentLink = operation({
  id: 'add_payment_link',
  method: 'POST',
  path: '/payment-links',
  tag: 'Payment links',
  summary: 'Create a hosted payment page.',
  access: token('payment-links.write'),
  merchantAccount: 'header',
  body: PaymentLinkCreate,
  responses: { 201: PaymentLink },
});

export const listPaymentLinks = operation({
  id: 'list_payment_links',
  method: 'GET',
  path: '/payment-links',
  tag: 'Payment links',
  summary: 'List payment links.',
  access: token('payment-links.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    created_at_lte: optional(Timestamp),
    created_at_gte: optional(Timestamp),
    updated_at_lte: optional(Timestamp),
    updated_at_gte: optional(Timestamp),
    currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
    amount_eq: optional(integer(0, 2_147_483_647)),
    amount_gte: optional(integer(0, 2_147_483_647)),
    amount_lte: optional(integer(0, 2_147_483_647)),
    status: optional(Type.Array(PaymentLinkStatus, { maxItems: 100 })),
    buyer_search: optional(Type.Array(text(500, 0), { maxItems: 100 })),
  }),
  responses: { 200: PaymentLinks },
});

export const expirePaymentLink = operation({
  id: 'expire_payment_link',
  method: 'POST',
  path: '/payment-links/{payment_link_id}/expire',
  tag: 'Payment links',
  summary: 'End a payment link now.',
  access: token('payment-links.write'),
  merchantAccount: 'header',
  params: fields({ payment_link_id: Uuid }),
  responses: { 204: null },
});

export const getPaymentLink = operation({
  id: 'get_payment_link',
  method: 'GET',
  path: '/payment-links/{payment_link_id}',
  tag: 'Payment links',
  summary: 'Read a payment link.',
  access: token('payment-links.read'),
  merchantAccount: 'header',
  params: fields({ payment_link_id: Uuid }),
  responses: { 200: PaymentLink },
});
