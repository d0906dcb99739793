import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Buyer } from './shared/buyer.ts';
import { GiftCardErrorCode, GiftCardService } from './shared/gift-card-service.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
import { cursorQuery, list, page } from './shared/pagination.ts';
import {
  constant,
  fields,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  withDefault,
} from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';

export const GiftCard = object('GiftCard', {
  type: constant('gift-card'),
  id: Uuid,
  merchant_account_id: Type.String(),
  gift_card_service: GiftCardService,
  bin: Type.String(),
  sub_bin: Type.String(),
  last4: Type.String(),
  expiration_date: nullable(Timestamp),
  buyer: nullable(Buyer),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_used_at: nullable(Timestamp),
  usage_count: Type.Integer(),
  cit_last_used_at: nullable(Timestamp),
  cit_usage_count: Type.Integer(),
});

export const GiftCardActivationCreate = object('GiftCardActivationCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: maybe(sensitive('gift_card.pin', { minLength: 1 })),
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  external_identifier: maybe(text(200)),
  store: withDefault(Type.Boolean(), false),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
});

export const GiftCardRequest = object('GiftCardRequest', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
});

export const GiftCardStoredRequest = object('GiftCardStoredRequest', {
  id: Uuid,
});

export const GiftCardBalanceRequest = object('GiftCardBalanceRequest', {
  items: Type.Array(Type.Union([GiftCardRequest, GiftCardStoredRequest])),
});

export const GiftCardCreate = object('GiftCardCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
});

export const GiftCardIssuance = object('GiftCardIssuance', {
  type: constant('gift-card-issuance'),
  id: Uuid,
  merchant_account_id: Type.String(),
  gift_card_service: GiftCardService,
  gift_card_service_payment_issuance_id: Type.String(),
  url: Type.String(),
  amount: Amount,
  currency: CurrencyCode,
  external_identifier: nullable(text(200)),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const GiftCardIssuanceCreate = object('GiftCardIssuanceCreate', {
  theme: text(200),
  amount: Amount,
  currency: CurrencyCode,
  external_identifier: maybe(text(200)),
});

export const GiftCardSummary = object('GiftCardSummary', {
  type: constant('gift-card'),
  id: nullable(Uuid),
  merchant_account_id: Type.String(),
  bin: Type.String(),
  sub_bin: Type.String(),
  last4: Type.String(),
  currency: nullable(CurrencyCode),
  expiration_date: nullable(Timestamp),
  balance: nullable(Type.Integer()),
  balance_error_code: nullable(GiftCardErrorCode),
  balance_raw_error_code: nullable(Type.String()),
  balance_raw_error_message: nullable(Type.String()),
  last_used_at: nullable(Timestamp),
  usage_count: Type.Integer(),
  cit_last_used_at: nullable(Timestamp),
  cit_usage_count: Type.Integer(),
});

export const GiftCardSummaries = list('GiftCardSummaries', GiftCardSummary);

export const GiftCards = page('GiftCards', GiftCard);

export const listGiftCardBalances = operation({
  id: 'list_gift_card_balances',
  method: 'POST',
  path: '/gift-cards/balances',
  tag: 'Gift cards',
  summary: 'Ask for the balances of stored or given gift cards.',
  access: token('gift-cards.read', 'embed'),
  merchantAccount: 'header',
  body: GiftCardBalanceRequest,
  responses: { 200: GiftCardSummaries },
});

export const getGiftCard = operation({
  id: 'get_gift_card',
  method: 'GET',
  path: '/gift-cards/{gift_card_id}',
  tag: 'Gift cards',
  summary: 'Read a stored gift card.',
  access: token('gift-cards.read'),
  merchantAccount: 'header',
  params: fields({ gift_card_id: Uuid }),
  responses: { 200: GiftCard },
});

export const deleteGiftCard = operation({
  id: 'delete_gift_card',
  method: 'DELETE',
  path: '/gift-cards/{gift_card_id}',
  tag: 'Buyers - Gift cards',
  summary: 'Delete a stored gift card.',
  access: token('gift-cards.write'),
  merchantAccount: 'header',
  params: fields({ gift_card_id: Uuid }),
  responses: { 204: null },
});

export const createGiftCard = operation({
  id: 'create_gift_card',
  method: 'POST',
  path: '/gift-cards',
  tag: 'Gift cards',
  summary: 'Store a gift card.',
  access: token('gift-cards.write', 'embed'),
  merchantAccount: 'header',
  body: GiftCardCreate,
  responses: { 201: GiftCard },
});

export const listGiftCards = operation({
  id: 'list_gift_cards',
  method: 'GET',
  path: '/gift-cards',
  tag: 'Gift cards',
  summary: 'List stored gift cards.',
  access: token('gift-cards.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    buyer_external_identifier: optional(text(500, 0)),
    buyer_id: optional(Uuid),
  }),
  responses: { 200: GiftCards },
});

export const activateGiftCard = operation({
  id: 'activate_gift_card',
  method: 'POST',
  path: '/gift-cards/activations',
  tag: 'Gift cards',
  summary: 'Activate a gift card at its provider.',
  access: token('gift-cards.write', 'embed'),
  merchantAccount: 'header',
  idempotent: true,
  body: GiftCardActivationCreate,
  responses: { 201: GiftCard },
});

export const issueGiftCard = operation({
  id: 'issue_gift_card',
  method: 'POST',
  path: '/gift-cards/issuances',
  tag: 'Gift cards',
  summary: 'Have the provider issue a new gift card.',
  access: token('gift-cards.write'),
  merchantAccount: 'header',
  idempotent: true,
  body: GiftCardIssuanceCreate,
  responses: { 201: GiftCardIssuance },
});

export const listBuyerGiftCards = operation({
  id: 'list_buyer_gift_cards',
  method: 'GET',
  path: '/buyers/gift-cards',
  tag: 'Buyers - Gift cards',
  summary: 'List the gift cards of one buyer, most recent or most used first.',
  access: token('gift-cards.read'),
  merchantAccount: 'header',
  query: fields({
    buyer_external_identifier: optional(text(500, 0)),
    buyer_id: optional(Uuid),
    sort_by: optional(oneOf('last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count')),
    order_by: withDefault(oneOf('asc', 'desc'), 'desc'),
  }),
  responses: { 200: GiftCardSummaries },
});
