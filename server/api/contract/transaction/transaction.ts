import Type from 'typebox';
import { CountryCode } from '../shared/address.ts';
import { Airline } from '../shared/airline.ts';
import { CartItem } from '../shared/cart-item.ts';
import { GiftCardErrorCode, GiftCardService } from '../shared/gift-card-service.ts';
import { TransactionBuyer } from '../shared/guest-buyer.ts';
import { Uuid } from '../shared/identifier.ts';
import { Amount, CurrencyCode } from '../shared/money.ts';
import { PaymentMethodKind } from '../shared/payment-method-kind.ts';
import { choice, constant, dictionary, nullable, object, text } from '../shared/schema.ts';
import { ShippingDetails } from '../shared/shipping-details.ts';
import { StatementDescriptor } from '../shared/statement-descriptor.ts';
import { Timestamp } from '../shared/time.ts';
import { TransactionIntent, TransactionPaymentSource } from '../shared/transaction-intent.ts';
import { TransactionPaymentMethod } from './payment-method.ts';
import { Recipient } from './recipient.ts';
import { TransactionIntentOutcome, TransactionStatus } from './status.ts';
import { TransactionThreeDSecureSummary } from './three-d-secure.ts';

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

export const GiftCardRedemptionStatus = choice('GiftCardRedemptionStatus', [
  'created',
  'succeeded',
  'failed',
  'skipped',
]);

export const TransactionGiftCard = object('TransactionGiftCard', {
  type: constant('gift-card'),
  id: nullable(Uuid),
  bin: Type.String(),
  sub_bin: Type.String(),
  last4: Type.String(),
});

export const GiftCardRedemption = object('GiftCardRedemption', {
  type: constant('gift-card-redemption'),
  id: Uuid,
  status: GiftCardRedemptionStatus,
  amount: Type.Integer(),
  refunded_amount: Type.Integer(),
  gift_card_service_redemption_id: nullable(Type.String()),
  error_code: nullable(GiftCardErrorCode),
  raw_error_code: nullable(Type.String()),
  raw_error_message: nullable(Type.String()),
  gift_card: TransactionGiftCard,
});

export const InstrumentType = choice('InstrumentType', [
  'pan',
  'card_token',
  'redirect',
  'redirect_token',
  'googlepay',
  'applepay',
  'network_token',
  'plaid',
  'bank',
]);

export const TransactionPaymentService = object('TransactionPaymentService', {
  type: constant('payment-service'),
  id: Uuid,
  payment_service_definition_id: text(50),
  method: PaymentMethodKind,
  display_name: Type.String(),
});

const summary = {
  type: constant('transaction'),
  id: Uuid,
  reconciliation_id: Type.String(),
  merchant_account_id: Type.String(),
  currency: CurrencyCode,
  amount: Type.Integer(),
  status: TransactionStatus,
  authorized_amount: Type.Integer(),
  captured_amount: Type.Integer(),
  refunded_amount: Type.Integer(),
  settled_currency: nullable(CurrencyCode),
  settled_amount: Type.Integer(),
  settled: Type.Boolean(),
  country: nullable(CountryCode),
  external_identifier: nullable(text(200)),
  intent: TransactionIntent,
  payment_method: nullable(TransactionPaymentMethod),
  method: nullable(PaymentMethodKind),
  instrument_type: nullable(InstrumentType),
  error_code: nullable(Type.String()),
  payment_service: nullable(TransactionPaymentService),
  pending_review: Type.Boolean(),
  buyer: nullable(TransactionBuyer),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  shipping_details: nullable(ShippingDetails),
  checkout_session_id: nullable(Uuid),
  gift_card_redemptions: Type.Array(GiftCardRedemption),
  gift_card_service: nullable(GiftCardService),
  created_at: Timestamp,
  updated_at: Timestamp,
  disputed: Type.Boolean(),
  reauthorized_from_transaction_id: nullable(Uuid),
};

export const Transaction = object('Transaction', {
  ...summary,
  airline: nullable(Airline),
  auth_response_code: nullable(Type.String()),
  avs_response_code: nullable(AvsResponseCode),
  cvv_response_code: nullable(CvvResponseCode),
  anti_fraud_decision: nullable(AntiFraudDecision),
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
});

export const TransactionSummary = object('TransactionSummary', summary);
