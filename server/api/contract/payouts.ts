import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Address, PhoneNumber } from './shared/address.ts';
import { CardScheme, ExpirationDate } from './shared/card.ts';
import { GuestBuyer, TransactionBuyer } from './shared/guest-buyer.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  variants,
} from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';
import { TransactionPaymentMethod } from './transaction/payment-method.ts';

export const CheckoutPayoutOptions = object('CheckoutPayoutOptions', {
  processing_channel_id: Type.String(),
  source_id: Type.String(),
});

export const PayoutCard = object('PayoutCard', {
  method: constant('card'),
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  expiration_date: ExpirationDate,
  card_scheme: maybe(CardScheme),
  external_identifier: maybe(text(200)),
});

export const PayoutStoredCard = object('PayoutStoredCard', {
  method: constant('id'),
  id: Uuid,
});

export const PayoutCategory = choice('PayoutCategory', ['online_gambling']);

export const PayoutConnectionOptions = object('PayoutConnectionOptions', {
  'checkout-card': maybe(CheckoutPayoutOptions),
});

export const PayoutMerchant = object('PayoutMerchant', {
  name: text(255),
  identification_number: text(200),
  phone_number: PhoneNumber,
  url: Type.String(),
  statement_descriptor: text(22, 5),
  merchant_category_code: text(4),
  address: maybe(Address),
});

export const PayoutCreate = object('PayoutCreate', {
  amount: Amount,
  currency: CurrencyCode,
  payment_service_id: Uuid,
  payment_method: variants('method', [PayoutCard, PayoutStoredCard]),
  category: maybe(PayoutCategory),
  external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  buyer: maybe(GuestBuyer),
  buyer_external_identifier: maybe(text(200)),
  merchant: maybe(PayoutMerchant),
  connection_options: maybe(PayoutConnectionOptions),
});

export const PayoutMerchantSummary = object('PayoutMerchantSummary', {
  type: constant('merchant'),
  name: text(255),
  identification_number: text(200),
  phone_number: PhoneNumber,
  url: Type.String(),
  statement_descriptor: nullable(text(22, 5)),
  merchant_category_code: text(4),
  address: nullable(Address),
});

export const PayoutPaymentService = object('PayoutPaymentService', {
  type: constant('payment-service'),
  id: nullable(Uuid),
  method: constant('card'),
  payment_service_definition_id: Type.String(),
  display_name: nullable(Type.String()),
});

export const PayoutStatus = choice('PayoutStatus', ['declined', 'failed', 'pending', 'succeeded']);

export const PayoutSummary = object('PayoutSummary', {
  type: constant('payout'),
  id: nullable(Uuid),
  amount: Type.Integer(),
  buyer: nullable(TransactionBuyer),
  category: nullable(PayoutCategory),
  created_at: Timestamp,
  currency: CurrencyCode,
  external_identifier: nullable(text(200)),
  merchant: nullable(PayoutMerchantSummary),
  merchant_account_id: nullable(Type.String()),
  payment_method: TransactionPaymentMethod,
  payment_service: PayoutPaymentService,
  payment_service_payout_id: nullable(text(200)),
  status: PayoutStatus,
  updated_at: Timestamp,
});

export const PayoutSummaries = page('PayoutSummaries', PayoutSummary);

export const listPayouts = operation({
  id: 'list_payouts',
  method: 'GET',
  path: '/payouts',
  tag: 'Payouts',
  summary: 'List payouts.',
  access: token('payouts.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    created_at_lte: optional(Timestamp),
    created_at_gte: optional(Timestamp),
    updated_at_lte: optional(Timestamp),
    updated_at_gte: optional(Timestamp),
    external_identifier: optional(text(500, 0)),
    payment_service_payout_id: optional(text(500, 0)),
    status: optional(Type.Array(PayoutStatus, { maxItems: 100 })),
  }),
  responses: { 200: PayoutSummaries },
});

export const createPayout = operation({
  id: 'create_payout',
  method: 'POST',
  path: '/payouts',
  tag: 'Payouts',
  summary: 'Pay money out to a card.',
  access: token('payouts.write'),
  merchantAccount: 'header',
  idempotent: true,
  body: PayoutCreate,
  responses: { 201: PayoutSummary },
});

export const getPayout = operation({
  id: 'get_payout',
  method: 'GET',
  path: '/payouts/{payout_id}',
  tag: 'Payouts',
  summary: 'Read a payout.',
  access: token('payouts.read'),
  merchantAccount: 'header',
  params: fields({ payout_id: Uuid }),
  responses: { 200: PayoutSummary },
});
