import { operation, token } from './operation.ts';
import { Buyer } from './schemas/buyer.ts';
import { GiftCardErrorCode, GiftCardService } from './schemas/gift-card-service.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, list, page } from './schemas/pagination.ts';
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
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { frontEnd } from './schemas/front-end.ts';
import { Type } from './schemas/type.ts';

export const GiftCard = object('GiftCard', {
  type: constant('gift-card'),
  id: Uuid,
  merchant_account_id: Type.String(),
  gift_card_service: GiftCardService,
  bin: Type.String(),
  sub_bin: Type.String(),
  last4: Type.String(),
  expiration_date: nullable(Timestamp),
  buyer: frontEnd('unseen', nullable(Buyer)),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_used_at: nullable(Timestamp),
  usage_count: Type.Integer(),
  cit_last_used_at: nullable(Timestamp),
  cit_usage_count: Type.Integer(),
});
describe(GiftCard, {
  gift_card_service: 'The provider it is used through.',
  sub_bin: 'The digits after those.',
  expiration_date: 'When it stops being good; null where the provider tells no date.',
  buyer: "Whose it is; null where it is nobody's.",
});

export const GiftCardActivationCreate = object('GiftCardActivationCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: maybe(sensitive('gift_card.pin', { minLength: 1 })),
  amount: frontEnd('required', maybe(Amount)),
  currency: frontEnd('required', maybe(CurrencyCode)),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  store: withDefault(Type.Boolean(), false),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
});
describe(GiftCardActivationCreate, {
  amount: 'What is loaded; left out, what the provider has for this card.',
  currency: 'Currency of that amount.',
  external_identifier: 'Your own identifier of the activation.',
  store: 'True stores the card as well.',
  buyer_id: 'The buyer it is stored for.',
  number: '16 to 19 digits; goes into the vault before anything parses the body.',
  pin: 'PIN of the card; never answered.',
});

export const GiftCardRequest = object('GiftCardRequest', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
});
describe(GiftCardRequest, {
  number: '16 to 19 digits; goes into the vault before anything parses the body, and is never answered.',
  pin: 'PIN of the card; never answered.',
});

export const GiftCardStoredRequest = object('GiftCardStoredRequest', {
  id: frontEnd('own', Uuid),
});
describe(GiftCardStoredRequest, { id: 'A stored gift card.' });

export const GiftCardBalanceRequest = object('GiftCardBalanceRequest', {
  items: Type.Array(Type.Union([GiftCardRequest, GiftCardStoredRequest])),
});
describe(GiftCardBalanceRequest, { items: 'The cards to ask about.' });

export const GiftCardCreate = object('GiftCardCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
});
describe(GiftCardCreate, {
  number: '16 to 19 digits; goes into the vault before anything parses the body, and is never answered.',
  pin: 'PIN of the card; never answered.',
  buyer_id: "The buyer it is stored for; nobody's where neither this nor the external identifier is given.",
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
describe(GiftCardIssuance, {
  gift_card_service: 'The provider that made it.',
  gift_card_service_payment_issuance_id: "The provider's own id of it.",
  url: 'Where the card shows itself: send it to who gets the card.',
  amount: 'What the card is worth.',
  currency: 'Currency of that amount.',
  external_identifier: 'Your own identifier of the issuance; null where none was given.',
});

export const GiftCardIssuanceCreate = object('GiftCardIssuanceCreate', {
  theme: text(200),
  amount: Amount,
  currency: CurrencyCode,
  external_identifier: maybe(text(200)),
});
describe(GiftCardIssuanceCreate, {
  theme: "Which of the provider's designs.",
  amount: 'What the card is to be worth.',
  currency: 'Currency of that amount.',
  external_identifier: 'Your own identifier of the issuance.',
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
  balance: nullable(MinorUnits),
  balance_error_code: nullable(GiftCardErrorCode),
  balance_raw_error_code: nullable(Type.String()),
  balance_raw_error_message: nullable(Type.String()),
  last_used_at: nullable(Timestamp),
  usage_count: Type.Integer(),
  cit_last_used_at: nullable(Timestamp),
  cit_usage_count: Type.Integer(),
});
describe(GiftCardSummary, {
  id: 'Null for a card that was given by its number.',
  sub_bin: 'The digits after those.',
  currency: 'Currency of the balance; null where it is not known.',
  balance: 'What is left on it, in minor units; null where the provider did not say.',
  balance_error_code: 'Why there is no balance; null where there is one.',
  balance_raw_error_code: "The provider's own code; null where it gave none.",
  balance_raw_error_message: "The provider's own words; null where it gave none.",
  expiration_date: 'When it stops being good; null where the provider tells no date.',
});

export const GiftCardSummaries = list('GiftCardSummaries', GiftCardSummary);

export const GiftCards = page('GiftCards', GiftCard);

export const listGiftCardBalances = operation({
  id: 'list_gift_card_balances',
  method: 'POST',
  path: '/gift-cards/balances',
  tag: 'Gift cards',
  summary: 'Ask for the balances of stored or given gift cards.',
  description:
    'Each card has a balance or an error of its own. 50 calls a minute and front-end token are let ' +
    'through, together with storing and payments.',
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
  description: 'Without number and PIN.',
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
  description: 'Number and PIN are destroyed.',
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
  description:
    'Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end ' +
    'token are let through, together with balances and payments.',
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
  description: 'Newest first, without balances.',
  access: token('gift-cards.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      buyer_external_identifier: optional(text(500, 0)),
      buyer_id: optional(Uuid),
    }),
    {
      buyer_id: "Only this buyer's.",
      buyer_external_identifier: 'Only those of the buyer with this identifier of yours.',
    },
  ),
  responses: { 200: GiftCards },
});

export const activateGiftCard = operation({
  id: 'activate_gift_card',
  method: 'POST',
  path: '/gift-cards/activations',
  tag: 'Gift cards',
  summary: 'Activate a gift card at its provider.',
  description:
    'Loads money onto a card. The provider is asked once for each Idempotency-Key; while the ' +
    'outcome is not known, a repetition is 409, and then the stored answer, a refusal too.',
  access: token('gift-cards.write', 'embed'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  errors: [504],
  body: GiftCardActivationCreate,
  responses: { 201: GiftCard },
});

export const issueGiftCard = operation({
  id: 'issue_gift_card',
  method: 'POST',
  path: '/gift-cards/issuances',
  tag: 'Gift cards',
  summary: 'Have the provider issue a new gift card.',
  description:
    'The provider makes a card and says where it shows itself. The provider is asked once for each ' +
    'Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too.',
  access: token('gift-cards.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  errors: [504],
  body: GiftCardIssuanceCreate,
  responses: { 201: GiftCardIssuance },
});

export const listBuyerGiftCards = operation({
  id: 'list_buyer_gift_cards',
  method: 'GET',
  path: '/buyers/gift-cards',
  tag: 'Buyers - Gift cards',
  summary: 'List the gift cards of one buyer, most recent or most used first.',
  description: 'At most 1,000, without pages, each with what the provider says is left on it.',
  access: token('gift-cards.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      buyer_external_identifier: optional(text(500, 0)),
      buyer_id: optional(Uuid),
      sort_by: optional(oneOf('last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count')),
      order_by: withDefault(oneOf('asc', 'desc'), 'desc'),
    }),
    {
      sort_by:
        'By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, ' +
        'by when it was made.',
      order_by: '`desc` has the latest or most used first.',
      buyer_id: 'Whose cards; this or the external identifier is needed.',
    },
  ),
  responses: { 200: GiftCardSummaries },
});
