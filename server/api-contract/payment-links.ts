import { AMOUNT_MAX } from '../domain/amount-limit.ts';
import { TransactionConnectionOptions } from './connection-options/connection-options.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { CartItem } from './schemas/cart-item.ts';
import { GuestBuyer, TransactionBuyer } from './schemas/guest-buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
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
import { describe } from './schemas/words.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { Type } from './schemas/type.ts';

export const PaymentLinkStatus = choice('PaymentLinkStatus', [
  'active',
  'completed',
  'expired',
  'processing',
  'given_back',
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
  capture_at: optional(nullable(Timestamp)),
  pays_once: optional(Type.Boolean()),
});

const SAID = {
  external_identifier:
    'Your own identifier of what is paid, shown on the receipt; the transaction has it too.',
  statement_descriptor: "What stands on the buyer's statement, as for a transaction.",
  locale: "Language of the page: en, es, pt, fr, de or ar; left out, the browser's.",
  merchant_name: 'Who is paid, on the page; left out, the display name of the merchant account.',
  merchant_url: 'Where the page leads back to, where there is no `return_url`.',
  merchant_banner_url: 'Picture at the top of the page.',
  merchant_color: 'Colour of the main button, as `#rrggbb`.',
  merchant_message: 'A sentence of yours above what is paid.',
  merchant_terms_and_conditions_url: 'Your terms, linked under the form.',
  merchant_favicon_url: 'Kept as given; the page shows no such picture.',
  amount: 'What is to be paid.',
  country: 'Country of the buyer, by which payment services are chosen.',
  currency: 'Currency of that amount.',
  intent: 'Whether the payment holds or takes the money; ways to pay that cannot hold it take it.',
  return_url: 'Where the receipt leads back to, with `payment_link_id` and `transaction_id` added.',
  cart_items: 'What is bought; the page lists it.',
  payment_source: 'How the payment comes about.',
  store: 'True stores the card of a known buyer.',
  installment_count: 'Instalments at the issuer, as for a transaction.',
  connection_options: 'As for a transaction.',
  capture_at:
    'When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to ' +
    'pay that cannot hold the money take it at once.',
  pays_once:
    'True where `external_identifier` names an order that is paid once, by this link, another one or a transaction ' +
    'that says the same.',
} as const;
describe(PaymentLink, {
  ...SAID,
  url: 'Where the buyer pays. Whoever has it can pay, and sees what is paid: with a buyer in it, it is a secret.',
  expires_at: 'When nobody can begin to pay any more.',
  status:
    '`active`: can be paid. `processing`: a payment is under way. `completed`: paid, once. `expired`: ended unpaid. ' +
    'A payment that comes to nothing makes it `active` again.',
  buyer: 'Who pays; null where nobody was named.',
  shipping_details: 'Null: links ask for none.',
  buyer_id: 'The stored buyer who pays, and may use what they stored; null where none was named.',
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
  capture_at: maybe(Timestamp),
  pays_once: withDefault(Type.Boolean(), false),
});

describe(PaymentLinkCreate, {
  ...SAID,
  buyer: 'A guest: who pays, not stored.',
  expires_at: 'When nobody can begin to pay any more; left out, in a day.',
  buyer_id: 'The stored buyer who pays; the page offers the cards that they stored.',
});

export const PaymentLinks = filteredPage('PaymentLinks', PaymentLink);

export const addPaymentLink = operation({
  id: 'add_payment_link',
  method: 'POST',
  path: '/payment-links',
  tag: 'Payment links',
  summary: 'Create a hosted payment page.',
  description:
    "The answer's `url` is a page of this service where a buyer pays, once. What is said here is fixed.",
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
  description: 'Newest first.',
  access: token('payment-links.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      updated_at_lte: optional(Timestamp),
      updated_at_gte: optional(Timestamp),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
      amount_eq: optional(integer(0, AMOUNT_MAX)),
      amount_gte: optional(integer(0, AMOUNT_MAX)),
      amount_lte: optional(integer(0, AMOUNT_MAX)),
      status: optional(Type.Array(PaymentLinkStatus, { maxItems: 100 })),
      buyer_search: optional(Type.Array(text(500, 0), { maxItems: 100 })),
    }),
    {
      created_at_lte: 'Made at this time or before.',
      created_at_gte: 'Made at this time or after.',
      updated_at_lte: 'Changed at this time or before.',
      updated_at_gte: 'Changed at this time or after.',
      currency: 'In one of these currencies.',
      amount_eq: 'Exactly so much, in minor units.',
      amount_gte: 'Of this amount or more.',
      amount_lte: 'Of this amount or less.',
      status: 'In one of these states.',
      buyer_search: "One of these is a part of the guest's name, address or identifier, in any case.",
    },
  ),
  responses: { 200: PaymentLinks },
});

export const expirePaymentLink = operation({
  id: 'expire_payment_link',
  method: 'POST',
  path: '/payment-links/{payment_link_id}/expire',
  tag: 'Payment links',
  summary: 'End a payment link now.',
  description:
    'Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays.',
  access: token('payment-links.write'),
  merchantAccount: 'header',
  params: describe(fields({ payment_link_id: Uuid }), {
    payment_link_id: 'Id as `POST /payment-links` answered it; 404 for that of another merchant account.',
  }),
  responses: { 204: null },
});

export const getPaymentLink = operation({
  id: 'get_payment_link',
  method: 'GET',
  path: '/payment-links/{payment_link_id}',
  tag: 'Payment links',
  summary: 'Read a payment link.',
  description: 'Its `status` follows from its payment and the clock.',
  access: token('payment-links.read'),
  merchantAccount: 'header',
  params: describe(fields({ payment_link_id: Uuid }), {
    payment_link_id: 'Id as `POST /payment-links` answered it; 404 for that of another merchant account.',
  }),
  responses: { 200: PaymentLink },
});
