import { operation, token } from './operation.ts';
import { Address, PhoneNumber } from './schemas/address.ts';
import { BankAccountHolder } from './schemas/bank-account.ts';
import { CARD_NUMBER_WORDS, CardScheme, ExpirationDate, cardNumber } from './schemas/card.ts';
import { GuestBuyer, TransactionBuyer } from './schemas/guest-buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
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
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionPaymentMethod } from './transaction/payment-method.ts';
import { describe, withDescription } from './schemas/words.ts';
import { type PayoutStatusWord, payoutStatusWords } from './vocabulary.ts';
import { Type } from './schemas/type.ts';

export const CheckoutPayoutOptions = object('CheckoutPayoutOptions', {
  processing_channel_id: Type.String(),
  source_id: Type.String(),
});
describe(CheckoutPayoutOptions, {
  processing_channel_id: 'Which channel of your account there.',
  source_id: 'Where the money is taken from there.',
});

export const PayoutCard = object('PayoutCard', {
  method: constant('card'),
  number: cardNumber(),
  expiration_date: ExpirationDate,
  card_scheme: maybe(CardScheme),
  external_identifier: maybe(text(200)),
});
describe(PayoutCard, {
  method: 'A card given by its number.',
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  card_scheme: 'Scheme of the card; the BIN table where it is left out.',
  external_identifier: 'Your own identifier of the card.',
});

export const PayoutStoredCard = object('PayoutStoredCard', {
  method: constant('id'),
  id: Uuid,
});
describe(PayoutStoredCard, {
  method: 'A stored card or bank account.',
  id: 'The stored card or bank account.',
});

export const PayoutAchAccount = object('PayoutAchAccount', {
  method: constant('bank'),
  scheme: constant('ach'),
  account_holder: BankAccountHolder,
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: text(20),
  account_type: oneOf('checking', 'savings'),
  external_identifier: maybe(text(200)),
});
describe(PayoutAchAccount, {
  method: 'A bank account.',
  scheme: 'An account in the United States.',
  account_holder: 'Whose account it is.',
  account_number: '4 to 17 digits; goes into the vault and is never answered.',
  routing_number: 'Nine digits, the last a check digit.',
  account_type: 'What kind of account it is.',
  external_identifier: 'Your own identifier of the account.',
});

export const PayoutSepaAccount = object('PayoutSepaAccount', {
  method: constant('bank'),
  scheme: constant('sepa'),
  account_holder: BankAccountHolder,
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  external_identifier: maybe(text(200)),
});
describe(PayoutSepaAccount, {
  method: 'A bank account.',
  scheme: 'An account in the euro area.',
  account_holder: 'Whose account it is.',
  account_number: 'IBAN; goes into the vault and is never answered.',
  external_identifier: 'Your own identifier of the account.',
});

export const PayoutBacsAccount = object('PayoutBacsAccount', {
  method: constant('bank'),
  scheme: constant('bacs'),
  account_holder: BankAccountHolder,
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: text(20),
  external_identifier: maybe(text(200)),
});
describe(PayoutBacsAccount, {
  method: 'A bank account.',
  scheme: 'An account in the United Kingdom.',
  account_holder: 'Whose account it is.',
  account_number: 'Eight digits; goes into the vault and is never answered.',
  routing_number: 'Sort code, six digits.',
  external_identifier: 'Your own identifier of the account.',
});

/** Published SDKs know the first two alone. */
const DESTINATIONS = [
  PayoutCard,
  PayoutStoredCard,
  PayoutAchAccount,
  PayoutSepaAccount,
  PayoutBacsAccount,
] as const;

export const PayoutCategory = choice('PayoutCategory', ['online_gambling']);

export const PayoutConnectionOptions = object('PayoutConnectionOptions', {
  'checkout-card': maybe(CheckoutPayoutOptions),
});
describe(PayoutConnectionOptions, {
  'checkout-card':
    'For the connector `checkout-card`, which this release does not have: kept, and handed to nobody.',
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
describe(PayoutMerchant, {
  name: 'What the cardholder reads.',
  identification_number: "The merchant's number at the acquirer.",
  phone_number: 'How the merchant is reached.',
  url: "The merchant's site.",
  statement_descriptor: 'What stands on the bank statement.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  address: 'Where the merchant is.',
});

export const PayoutCreate = object('PayoutCreate', {
  amount: Amount,
  currency: CurrencyCode,
  payment_service_id: Uuid,
  payment_method: variants('method', DESTINATIONS),
  category: maybe(PayoutCategory),
  external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  buyer: maybe(GuestBuyer),
  buyer_external_identifier: maybe(text(200)),
  merchant: maybe(PayoutMerchant),
  connection_options: maybe(PayoutConnectionOptions),
});
describe(PayoutCreate, {
  amount: 'What to pay out.',
  currency: 'Currency of that amount.',
  payment_service_id: 'The payment service that is to pay; its connector must have payouts.',
  payment_method: 'The card or bank account that gets the money.',
  category: 'What the money is for, as the scheme wants to know.',
  buyer_id: 'Who gets the money; left out, the owner of the stored card or account.',
  buyer: 'Who gets the money, where it is not stored.',
  merchant: "Who pays it, as the scheme is told; left out, the payment service's usual data.",
  connection_options: 'Settings for single connectors, by their names.',
  external_identifier: 'Your own identifier of it.',
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
describe(PayoutMerchantSummary, {
  name: 'What the cardholder reads.',
  identification_number: "The merchant's number at the acquirer.",
  phone_number: 'How the merchant is reached.',
  url: "The merchant's site.",
  statement_descriptor: 'What stands on the bank statement; null where it was not given.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  address: 'Where the merchant is; null where it was not given.',
});

export const PayoutMethod = withDescription(
  Type.Unsafe<'card' | 'bank'>({
    type: 'string',
    enum: ['card', 'bank'],
    title: 'PayoutMethod',
    'x-vocabulary': 'payout-method',
  }),
  '`card`: to a card; `bank`: to a bank account, which the version `published` calls `card` here.',
);

export const PayoutPaymentService = object('PayoutPaymentService', {
  type: constant('payment-service'),
  id: nullable(Uuid),
  method: PayoutMethod,
  payment_service_definition_id: Type.String(),
  display_name: nullable(Type.String()),
});
describe(PayoutPaymentService, {
  id: 'The payment service that pays it.',
  method: 'What it pays to.',
  display_name: 'What you call it.',
});

export const PayoutStatus = withDescription(
  Type.Unsafe<PayoutStatusWord>({
    type: 'string',
    enum: [...payoutStatusWords('2026-11-01')],
    title: 'PayoutStatus',
    'x-vocabulary': 'payout-status',
  }),
  '`pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer ' +
    'said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back ' +
    '(`failed` in the version `published`).',
);

export const PayoutSummary = object('PayoutSummary', {
  type: constant('payout'),
  id: nullable(Uuid),
  amount: MinorUnits,
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
describe(PayoutSummary, {
  amount: 'What is paid out.',
  category: 'What the money is for; null where it was not said.',
  merchant: "Who pays it, as the scheme is told; null for the payment service's usual data.",
  payment_service_payout_id: "The processor's own id of it; null until it gave one.",
  id: 'Names the payout in its own path.',
  buyer: 'Who gets the money; null where nobody was named.',
  currency: 'Currency of that amount.',
  payment_method: 'The card or bank account that gets the money.',
  payment_service: 'The payment service that pays it.',
  status: '`pending` also while the outcome is not known: do not pay again.',
  merchant_account_id: 'Id of the merchant account whose payout it is.',
});

export const PayoutSummaries = filteredPage('PayoutSummaries', PayoutSummary);

export const listPayouts = operation({
  id: 'list_payouts',
  method: 'GET',
  path: '/payouts',
  tag: 'Payouts',
  summary: 'List payouts.',
  description: 'Most recently made first.',
  access: token('payouts.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      updated_at_lte: optional(Timestamp),
      updated_at_gte: optional(Timestamp),
      external_identifier: optional(text(500, 0)),
      payment_service_payout_id: optional(text(500, 0)),
      status: optional(Type.Array(PayoutStatus, { maxItems: 100 })),
    }),
    {
      created_at_lte: 'Made at this moment or before.',
      created_at_gte: 'Made at this moment or after.',
      updated_at_lte: 'Last changed at this moment or before.',
      updated_at_gte: 'Last changed at this moment or after.',
      external_identifier: 'Only those with exactly this identifier of yours.',
      payment_service_payout_id: "Only the one with this id of the processor's.",
      status: 'Only those in one of these states.',
    },
  ),
  responses: { 200: PayoutSummaries },
});

export const createPayout = operation({
  id: 'create_payout',
  method: 'POST',
  path: '/payouts',
  tag: 'Payouts',
  summary: 'Pay money out to a card or bank account.',
  description:
    '`pending` says also that the outcome is not known yet: do not pay again. 422 for a payment ' +
    'service whose connector does not pay out to such a card or account. ' +
    '`buyer.shipping_details` is taken as published: nothing is sent there.',
  access: token('payouts.write'),
  confirmed: true,
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
  description: 'A pending payout is looked up at the processor until its outcome is known.',
  access: token('payouts.read'),
  merchantAccount: 'header',
  params: fields({ payout_id: Uuid }),
  responses: { 200: PayoutSummary },
});
