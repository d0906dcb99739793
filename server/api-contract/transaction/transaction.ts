import { CountryCode } from '../schemas/address.ts';
import { Airline } from '../schemas/airline.ts';
import { CartItem } from '../schemas/cart-item.ts';
import { GiftCardErrorCode, GiftCardService } from '../schemas/gift-card-service.ts';
import { TransactionBuyer } from '../schemas/guest-buyer.ts';
import { Uuid } from '../schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits } from '../schemas/money.ts';
import { PaymentMethodKind } from '../schemas/payment-method-kind.ts';
import {
  anyObject,
  choice,
  constant,
  dictionary,
  nullable,
  object,
  optional,
  text,
} from '../schemas/schema.ts';
import { ShippingDetails } from '../schemas/shipping-details.ts';
import { StatementDescriptor } from '../schemas/statement-descriptor.ts';
import { Timestamp } from '../schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from '../schemas/transaction-intent.ts';
import { BrowserInfo } from './browser-info.ts';
import { DeclineAdvice } from './decline-advice.ts';
import { TransactionPaymentMethod } from './payment-method.ts';
import { Recipient } from './recipient.ts';
import { TransactionRetry } from './retry.ts';
import { TransactionIntentOutcome, TransactionStatus } from './status.ts';
import { TransactionThreeDSecureSummary } from './three-d-secure.ts';
import { describe } from '../schemas/words.ts';
import { frontEnd } from '../schemas/front-end.ts';
import { Type } from '../schemas/type.ts';

export const AvsResponseCode = choice('AvsResponseCode', [
  'match',
  'no_match',
  'partial_match_address',
  'partial_match_postcode',
  'partial_match_name',
  'unavailable',
]);

export const AntiFraudDecision = choice('AntiFraudDecision', [
  'accept',
  'error',
  'exception',
  'reject',
  'review',
  'skipped',
  'pending',
]);

export const CvvResponseCode = choice('CvvResponseCode', [
  'match',
  'no_match',
  'unavailable',
  'not_provided',
]);

export const GiftCardRedemptionStatus = choice(
  'GiftCardRedemptionStatus',
  ['created', 'succeeded', 'failed', 'skipped'],
  '`skipped`: never asked for, since the payment had failed before.',
);

export const TransactionGiftCard = object('TransactionGiftCard', {
  type: constant('gift-card'),
  id: nullable(Uuid),
  bin: Type.String(),
  sub_bin: Type.String(),
  last4: Type.String(),
});
describe(TransactionGiftCard, { id: 'Null for a card that was given by its number.' });

export const GiftCardRedemption = object('GiftCardRedemption', {
  type: constant('gift-card-redemption'),
  id: Uuid,
  status: GiftCardRedemptionStatus,
  amount: MinorUnits,
  refunded_amount: MinorUnits,
  gift_card_service_redemption_id: nullable(Type.String()),
  error_code: nullable(GiftCardErrorCode),
  raw_error_code: nullable(Type.String()),
  raw_error_message: nullable(Type.String()),
  gift_card: TransactionGiftCard,
});
describe(GiftCardRedemption, {
  id: 'A refund to this card names it as `target_id`.',
  status: "What happened to this card's part.",
  amount: "This card's part of the payment.",
  refunded_amount: 'What was given back to this card.',
  gift_card_service_redemption_id: "The provider's own id of the redemption; null until it gave one.",
  error_code: 'Why the card did not pay; null where it did.',
  raw_error_code: "The provider's own code; null where it gave none.",
  raw_error_message: "The provider's own words; null where it gave none.",
  gift_card: 'The card that paid.',
});

export const InstrumentType = choice(
  'InstrumentType',
  [
    'pan',
    'card_token',
    'redirect',
    'redirect_token',
    'googlepay',
    'applepay',
    'network_token',
    'plaid',
    'bank',
  ],
  'What the processor was sent: `pan` is a card number, `…_token` something stored there.',
);

export const TransactionPaymentService = object('TransactionPaymentService', {
  type: constant('payment-service'),
  id: Uuid,
  payment_service_definition_id: text(50),
  method: PaymentMethodKind,
  display_name: Type.String(),
});
describe(TransactionPaymentService, {
  method: 'The kind of payment method that it takes.',
  id: 'The payment service that was used.',
});

const summary = {
  type: constant('transaction'),
  id: Uuid,
  reconciliation_id: Type.String(),
  merchant_account_id: Type.String(),
  currency: CurrencyCode,
  amount: MinorUnits,
  status: TransactionStatus,
  authorized_amount: MinorUnits,
  captured_amount: MinorUnits,
  refunded_amount: MinorUnits,
  settled_currency: nullable(CurrencyCode),
  settled_amount: MinorUnits,
  settled: Type.Boolean(),
  country: nullable(CountryCode),
  external_identifier: nullable(text(200)),
  intent: TransactionIntent,
  payment_method: nullable(TransactionPaymentMethod),
  method: nullable(PaymentMethodKind),
  instrument_type: nullable(InstrumentType),
  error_code: nullable(Type.String()),
  payment_service: nullable(TransactionPaymentService),
  pending_review: frontEnd('withheld', Type.Boolean()),
  buyer: frontEnd('unseen', nullable(TransactionBuyer)),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  shipping_details: frontEnd('unseen', nullable(ShippingDetails)),
  checkout_session_id: nullable(Uuid),
  gift_card_redemptions: Type.Array(GiftCardRedemption),
  gift_card_service: nullable(GiftCardService),
  created_at: Timestamp,
  updated_at: Timestamp,
  disputed: Type.Boolean(),
  reauthorized_from_transaction_id: nullable(Uuid),
};

const SUMMARY_WORDS = {
  currency: 'Currency of all amounts of the transaction.',
  amount: 'What was asked for, over all instruments.',
  status: 'Where the payment stands; see the states in the guide to transactions.',
  authorized_amount: "What the issuer promised of the payment method's part; gift cards are not in it.",
  captured_amount: 'What was taken through the payment method, over all captures.',
  refunded_amount: 'What was given back to the payment method, over all refunds.',
  settled_currency: 'Currency in which the processor settles; null until it has settled something.',
  settled_amount: 'Settled so far: captures less refunds, before fees.',
  settled: 'True once the processor has reported a settlement.',
  country: 'Country of the buyer, as the request gave it; null where it gave none.',
  intent: 'What was asked for at the start: `authorize` holds the money, `capture` takes it.',
  payment_method: 'What paid beside gift cards; null where gift cards paid everything.',
  method: 'The kind of payment method; null where gift cards paid everything.',
  instrument_type: 'What the last attempt sent to the processor; null before the first attempt.',
  error_code:
    'Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong.',
  payment_service: 'The payment service of the last attempt; null where none was tried.',
  pending_review: 'True while a person has to decide on it; nothing is captured meanwhile.',
  buyer: 'Who pays, as known when the payment was made; null for payments without a buyer.',
  raw_response_code: "The processor's own code of its last answer; null where it gave none.",
  raw_response_description: "The processor's own words for that code; null where it gave none.",
  shipping_details: 'Where the goods go; null where nothing was told.',
  checkout_session_id: 'The checkout session whose card paid; null where none did.',
  gift_card_redemptions: 'What each gift card paid; empty where none was used.',
  gift_card_service: 'The provider of the gift cards; null where none was used.',
  disputed: 'True once a chargeback was reported, for good.',
  reauthorized_from_transaction_id:
    'The transaction whose expired authorization this one takes the place of; null for all others.',
  id: 'Id that Railyard gave the transaction; the buyer comes back with it.',
} as const;

/** Not told in the published version, whose transaction does not have them. */
const ours = {
  approval_url: optional(nullable(Type.String())),
  description: optional(nullable(Type.String())),
  browser_info: optional(nullable(BrowserInfo)),
  anti_fraud_fingerprint: optional(nullable(Type.String())),
  connection_options: optional(frontEnd('unseen', nullable(anyObject()))),
  allow_partial_authorization: optional(Type.Boolean()),
  async_capture: optional(Type.Boolean()),
  capture_at: optional(nullable(Timestamp)),
  surcharge_amount: optional(nullable(Amount)),
  tip_amount: optional(nullable(Amount)),
  receipt_email: optional(frontEnd('unseen', nullable(Type.String()))),
  pays_once: optional(Type.Boolean()),
  previous_scheme_transaction_id: optional(frontEnd('unseen', nullable(Type.String()))),
  previous_transaction_link_id: optional(frontEnd('unseen', nullable(Type.String()))),
  charged_back_amount: optional(MinorUnits),
  refundable_amount: optional(MinorUnits),
  received_with_transaction_id: optional(nullable(Uuid)),
  decline_advice: optional(frontEnd('withheld', nullable(DeclineAdvice))),
  retry: optional(frontEnd('withheld', nullable(TransactionRetry))),
  retry_of_transaction_id: optional(nullable(Uuid)),
};

export const Transaction = object('Transaction', {
  ...summary,
  airline: nullable(Airline),
  auth_response_code: nullable(Type.String()),
  avs_response_code: nullable(AvsResponseCode),
  cvv_response_code: nullable(CvvResponseCode),
  anti_fraud_decision: frontEnd('withheld', nullable(AntiFraudDecision)),
  payment_source: TransactionPaymentSource,
  merchant_initiated: Type.Boolean(),
  is_subsequent_payment: Type.Boolean(),
  cart_items: nullable(Type.Array(CartItem)),
  statement_descriptor: nullable(StatementDescriptor),
  scheme_transaction_id: nullable(Type.String()),
  transaction_link_id: nullable(Type.String()),
  three_d_secure: nullable(TransactionThreeDSecureSummary),
  payment_service_transaction_id: nullable(Type.String()),
  additional_identifiers: Type.Record(Type.String(), nullable(Type.String())),
  metadata: nullable(dictionary()),
  authorized_at: nullable(Timestamp),
  captured_at: nullable(Timestamp),
  voided_at: nullable(Timestamp),
  canceled_at: nullable(Timestamp),
  approval_expires_at: nullable(Timestamp),
  buyer_approval_timedout_at: nullable(Timestamp),
  intent_outcome: TransactionIntentOutcome,
  multi_tender: Type.Boolean(),
  account_funding_transaction: Type.Boolean(),
  recipient: nullable(Recipient),
  merchant_advice_code: nullable(Type.String()),
  installment_count: nullable(Type.Integer()),
  session_token: nullable(Type.String()),
  tax_amount: nullable(Amount),
  merchant_tax_id: nullable(text(100)),
  purchase_order_number: nullable(text(100)),
  customer_reference_number: nullable(text(100)),
  amount_includes_tax: nullable(Type.Boolean()),
  supplier_order_number: nullable(text(100)),
  duty_amount: nullable(Amount),
  shipping_amount: nullable(Amount),
  iso_response_code: nullable(Type.String()),
  ...ours,
});
describe(Transaction, {
  ...SUMMARY_WORDS,
  approval_url: 'Where to send the buyer, as in `payment_method`; null while nobody has to approve.',
  description: 'What the payment is for; null where it was not told.',
  browser_info: "What the buyer's browser told about itself; null where nothing was told.",
  anti_fraud_fingerprint:
    "Id that an anti-fraud script gave to the buyer's device; null where none was told.",
  connection_options: 'Settings for single connectors, as given, secrets masked; null where none were.',
  allow_partial_authorization: 'Whether a promise of less than `amount` was to be taken.',
  async_capture: 'Whether it was to be captured after the answer.',
  previous_scheme_transaction_id:
    "The scheme's id of the earlier payment that this one referred to; null where it referred to none.",
  previous_transaction_link_id:
    "The scheme's newer id that linked this one to an earlier payment; null where it referred to none.",
  charged_back_amount: 'What chargebacks took back for the buyer, less what was reversed.',
  refundable_amount:
    'What can still be refunded to the payment method: captured, less refunds made and under way, returns and ' +
    'chargebacks. Gift cards are not in it.',
  surcharge_amount: 'What of the amount the buyer pays for paying this way; null where nothing was said.',
  tip_amount: 'What of the amount is a tip; null where nothing was said.',
  receipt_email: 'Where its receipts go by e-mail; null: it has none by itself.',
  capture_at:
    'When what is held is captured, unless you capture or void first; null where nothing is planned.',
  pays_once:
    'Whether it pays its order once: no other payment that says so has the same `external_identifier`.',
  retry: 'Further attempts, days later; null where none were asked for.',
  retry_of_transaction_id: 'The declined transaction that this one tries again; null for all others.',
  decline_advice: 'What to do about a payment that was declined or failed; null for all others.',
  received_with_transaction_id:
    'The transaction that this payment came in beside, without being asked for; null for all others.',
  airline: 'What was told about the flights; null where nothing was.',
  auth_response_code: "The issuer's authorization code or answer; null where it gave none.",
  avs_response_code: "How the address compares with the issuer's; null where it was not checked.",
  cvv_response_code: "How the security code compares with the issuer's; null where it was not checked.",
  anti_fraud_decision: 'What the anti-fraud service said; null where none was asked.',
  payment_source: 'How the payment came about.',
  merchant_initiated: 'True where the merchant charged without the buyer being there.',
  is_subsequent_payment: 'True for a later payment of a series.',
  cart_items: 'What is bought; null where nothing was told.',
  statement_descriptor:
    "What the buyer reads on the bank statement; null for the payment service's usual one.",
  scheme_transaction_id:
    "The scheme's id, which later merchant-initiated charges refer to; null where the scheme gave none.",
  transaction_link_id: "The scheme's newer id that links a series; null where the scheme gave none.",
  three_d_secure: 'What 3-D Secure found; null where it was not done.',
  payment_service_transaction_id: "The processor's own id of the payment; null until it gave one.",
  additional_identifiers: 'Further ids of the processor by their names; empty where there are none.',
  metadata: 'Your own keys and values, as given; null where none were.',
  authorized_at: 'When the issuer agreed; null until then.',
  captured_at: 'When money was last taken; null until then.',
  voided_at: 'When the authorization was released; null unless it was.',
  canceled_at: 'When it was cancelled; null unless it was.',
  approval_expires_at: 'Until when the buyer may approve or pay; null where nobody has to.',
  buyer_approval_timedout_at: "When the time for the buyer's approval ran out; null unless it did.",
  intent_outcome: 'How the whole of it went, gift cards included.',
  multi_tender: 'True where several instruments paid together.',
  account_funding_transaction: "True where the money loads an account of the buyer's.",
  recipient: 'Whose account is loaded, for an account funding transaction; null for others.',
  merchant_advice_code: 'What the scheme advises about trying again; null where it said nothing.',
  installment_count: 'In how many parts the issuer collects from the buyer; null for one.',
  session_token:
    'Opens the client session at `/transactions/{transaction_id}/session`; null unless ' +
    '`integration_client` asked for one.',
  iso_response_code: 'ISO 8583 response code; null where the processor gave none.',
  tax_amount: 'Tax in the amount; null where it was not told.',
  merchant_tax_id: 'The number under which the merchant is taxed; null where it was not told.',
  purchase_order_number: "The buyer's order; null where it was not told.",
  customer_reference_number: "The buyer's own reference; null where it was not told.",
  amount_includes_tax: 'Whether the tax is in the amount; null where it was not told.',
  supplier_order_number: 'The order at the supplier; null where it was not told.',
  duty_amount: 'Customs duty in the amount; null where it was not told.',
  shipping_amount: 'What sending it costs; null where it was not told.',
});

export const TransactionSummary = object('TransactionSummary', summary);
describe(TransactionSummary, SUMMARY_WORDS);
