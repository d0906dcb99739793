import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import {
  AchBankPaymentMethodCreate,
  BacsBankPaymentMethodCreate,
  SepaBankPaymentMethodCreate,
} from './schemas/bank-account.ts';
import { Buyer } from './schemas/buyer.ts';
import {
  CARD_NUMBER_WORDS,
  CardScheme,
  CardType,
  ExpirationDate,
  PaymentMethodDetailsCard,
  PaymentMethodScheme,
  cardNumber,
} from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode } from './schemas/money.ts';
import { cursorQuery, list, filteredPage } from './schemas/pagination.ts';
import { PlaidPaymentMethodCreate, RedirectPaymentMethodCreate } from './schemas/payment-method-create.ts';
import { PaymentMethodKind, PaymentMethodMode } from './schemas/payment-method-kind.ts';
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
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { frontEnd } from './schemas/front-end.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Type } from './schemas/type.ts';

export const CardPaymentMethodCreate = object('CardPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: cardNumber(),
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  card_type: maybe(CardType),
  method: constant('card'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
});
describe(CardPaymentMethodCreate, {
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  security_code:
    'Three or four digits of the card; kept in memory for this payment alone, and never answered.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card given by its number.',
  card_type: 'How the account behind it is funded; the BIN table where it is left out.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const CheckoutSessionPaymentMethodCreate = object('CheckoutSessionPaymentMethodCreate', {
  method: constant('checkout-session'),
  id: Uuid,
  external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
});
describe(CheckoutSessionPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'What was put into a checkout session.',
  id: 'The checkout session; what is in it is taken once.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const PaymentMethodStatus = choice(
  'PaymentMethodStatus',
  ['processing', 'buyer_approval_required', 'succeeded', 'failed', 'paused'],
  '`succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never.',
);

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

export const PaymentMethodMandate = object('PaymentMethodMandate', {
  payment_service_id: Uuid,
  status: oneOf('pending', 'active', 'paused', 'revoked', 'failed'),
  ended_by: nullable(oneOf('buyer', 'bank', 'merchant', 'processor')),
  updated_at: Timestamp,
});
describe(PaymentMethodMandate, {
  payment_service_id: 'The payment service that may debit the account under it.',
  status: '`pending`, `active`, and `revoked` or `failed` at its end; `paused` and back as its holder likes.',
  ended_by: 'Who ended it; null while it has not ended, or where nobody said.',
  updated_at: 'When it came to its status.',
});

export const PaymentMethod = object('PaymentMethod', {
  ...summary,
  buyer: nullable(Buyer),
  external_identifier: nullable(text(200)),
  status: PaymentMethodStatus,
  /** Not told in the published version, which has no mandates. */
  mandates: optional(Type.Array(PaymentMethodMandate)),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(PaymentMethod, {
  approval_url: 'Where the buyer goes to approve that it is stored; null unless that is awaited.',
  country: 'Country of the redirect method; null for cards.',
  currency: 'Currency of the redirect method; null for cards.',
  details: 'What the first digits of a card say; null for what is no card.',
  expiration_date: 'Last month in which the card is good; null for what is no card.',
  fingerprint: 'The same for the same card or account, and tells nothing of its number; null for wallets.',
  label:
    'What a buyer recognises it by: the last four digits of a number, or an e-mail address; null ' +
    'where there is neither.',
  last_replaced_at: "When the scheme's newer details were last taken over; null where they never were.",
  method: 'The kind of payment method.',
  mode: 'How it is paid with.',
  scheme: 'Scheme of the card or bank account; null for others.',
  id: 'A payment names it with the method `id`.',
  additional_schemes: 'Further schemes of a co-badged card; null for what is no card.',
  has_replacement: 'True while newer details of the card stand by, until the old ones fail.',
  scheme_transaction_id:
    "The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null " +
    'where none is known.',
  scheme_transaction_id_scheme: 'Scheme that the id belongs to; null without an id.',
  transaction_link_id: "The scheme's newer id that links a series; null where none is known.",
  buyer: "Whose it is; null where it is nobody's.",
  status:
    'Whether it can be charged. `failed` too once all mandates of a bank account have ended: the buyer has to ' +
    'agree anew.',
  mandates: 'What the bank account may be debited under, oldest first, and how each has ended.',
});

export const PaymentMethodSummary = object('PaymentMethodSummary', summary);
describe(PaymentMethodSummary, {
  approval_url: 'Where the buyer goes to approve that it is stored; null unless that is awaited.',
  country: 'Country of the redirect method; null for cards.',
  currency: 'Currency of the redirect method; null for cards.',
  details: 'What the first digits of a card say; null for what is no card.',
  expiration_date: 'Last month in which the card is good; null for what is no card.',
  fingerprint: 'The same for the same card or account, and tells nothing of its number; null for wallets.',
  label:
    'What a buyer recognises it by: the last four digits of a number, or an e-mail address; null ' +
    'where there is neither.',
  last_replaced_at: "When the scheme's newer details were last taken over; null where they never were.",
  method: 'The kind of payment method.',
  mode: 'How it is paid with.',
  scheme: 'Scheme of the card or bank account; null for others.',
  id: 'A payment names it with the method `id`.',
  additional_schemes: 'Further schemes of a co-badged card; null for what is no card.',
  has_replacement: 'True while newer details of the card stand by, until the old ones fail.',
  scheme_transaction_id:
    "The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null " +
    'where none is known.',
  scheme_transaction_id_scheme: 'Scheme that the id belongs to; null without an id.',
  transaction_link_id: "The scheme's newer id that links a series; null where none is known.",
});

export const PaymentMethodSummaries = list('PaymentMethodSummaries', PaymentMethodSummary);

export const PaymentMethodUpdate = object('PaymentMethodUpdate', {
  expiration_date: maybe(ExpirationDate),
  scheme_transaction_id: maybe(thirdPartyId(text(100, 0))),
  scheme_transaction_id_scheme: maybe(CardScheme),
  transaction_link_id: maybe(thirdPartyId(text(100, 0))),
});
describe(PaymentMethodUpdate, {
  expiration_date: 'Last month in which the card is good; the number stays.',
  scheme_transaction_id:
    "The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme.",
  scheme_transaction_id_scheme: "Scheme that the id belongs to; left out where none is set, the card's.",
  transaction_link_id: "The scheme's newer id that links a series.",
});

export const PaymentMethods = filteredPage('PaymentMethods', PaymentMethod);

export const listBuyerPaymentMethods = operation({
  id: 'list_buyer_payment_methods',
  method: 'GET',
  path: '/buyers/payment-methods',
  tag: 'Buyers - Payment methods',
  summary: 'List what one buyer can pay with, most recent or most used first.',
  description: 'At most 200, without pages, and only what can be charged.',
  access: token('payment-methods.read', 'embed'),
  merchantAccount: 'header',
  query: describe(
    fields({
      buyer_id: frontEnd('pinned', optional(Uuid)),
      buyer_external_identifier: frontEnd('pinned', optional(text(500, 0))),
      sort_by: optional(oneOf('last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count')),
      order_by: withDefault(oneOf('asc', 'desc'), 'desc'),
      country: optional(CountryCode),
      currency: optional(CurrencyCode),
    }),
    {
      sort_by:
        'By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, ' +
        'by when it was made.',
      order_by: '`desc` has the latest or most used first.',
      buyer_id: 'Whose payment methods; this or the external identifier is needed.',
      country: 'Only what can pay for a buyer in this country.',
      currency: 'Only what can pay in this currency.',
    },
  ),
  responses: { 200: PaymentMethodSummaries },
});

export const listPaymentMethods = operation({
  id: 'list_payment_methods',
  method: 'GET',
  path: '/payment-methods',
  tag: 'Payment methods',
  summary: 'List stored payment methods.',
  description: 'Newest first.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      buyer_id: optional(Uuid),
      buyer_external_identifier: optional(text(500, 0)),
      status: optional(Type.Array(PaymentMethodStatus, { maxItems: 100 })),
      external_identifier: optional(text(500, 0)),
      label: optional(text(320)),
      scheme: optional(Type.Array(PaymentMethodScheme, { maxItems: 100 })),
      fingerprint: optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    }),
    {
      label: 'Only those with exactly this label, such as the last four digits of the number.',
      scheme: 'Only those of one of these schemes.',
      fingerprint: 'Only those with the number, or at the account, that has this fingerprint.',
      buyer_id: "Only this buyer's.",
      buyer_external_identifier: 'Only those of the buyer with this identifier of yours.',
      status: 'Only those in one of these states.',
      external_identifier: 'Only those with exactly this identifier of yours.',
    },
  ),
  responses: { 200: PaymentMethods },
});

export const createPaymentMethod = operation({
  id: 'create_payment_method',
  method: 'POST',
  path: '/payment-methods',
  tag: 'Payment methods',
  summary: 'Vault a card, a bank account or another payment method without charging it.',
  description:
    'What is sealed here pays later by its `id`. A method that the buyer approves elsewhere is ' +
    '`buyer_approval_required`: send the buyer to its `approval_url`. They come back to `redirect_url` with ' +
    '`payment_method_id` and `payment_method_status`.',
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
  description: "Another merchant account's payment method is 404.",
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
  description: 'What is left out stays. The number cannot be changed: store another card.',
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
  description:
    'What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a ' +
    'worker that asks for as long as it takes.',
  access: token('payment-methods.write', 'embed'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: frontEnd('own', Uuid) }),
  responses: { 204: null },
});
