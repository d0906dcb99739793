import Type from 'typebox';
import { TransactionConnectionOptions } from '../connection-options/connection-options.ts';
import { CountryCode } from '../shared/address.ts';
import { Airline } from '../shared/airline.ts';
import { BANK_ACCOUNTS, BaseBankPaymentMethodCreate } from '../shared/bank-account.ts';
import { CartItem } from '../shared/cart-item.ts';
import { GuestBuyer } from '../shared/guest-buyer.ts';
import { Uuid } from '../shared/identifier.ts';
import { Amount, CurrencyCode } from '../shared/money.ts';
import { PlaidPaymentMethodCreate, RedirectPaymentMethodCreate } from '../shared/payment-method-create.ts';
import { dictionary, integer, maybe, object, text, variants, withDefault } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { StatementDescriptor } from '../shared/statement-descriptor.ts';
import { Timestamp } from '../shared/time.ts';
import {
  IntegrationClient,
  TransactionIntent,
  TransactionPaymentSource,
} from '../shared/transaction-intent.ts';
import { BrowserInfo } from './browser-info.ts';
import {
  ApplePayPaymentMethodCreate,
  CardWithUrlPaymentMethodCreate,
  CheckoutSessionWithUrlPaymentMethodCreate,
  ClickToPayFpanPaymentMethodCreate,
  ClickToPayPaymentMethodCreate,
  GooglePayFpanPaymentMethodCreate,
  GooglePayPaymentMethodCreate,
  NetworkTokenPaymentMethodCreate,
  PazePaymentMethodCreate,
  TokenPaymentMethodCreate,
} from './payment-method-create.ts';
import { Recipient } from './recipient.ts';
import { ThreeDSecureDataV1, ThreeDSecureDataV2, ThreeDSecureRequest } from './three-d-secure.ts';

export const GiftCardTokenTransactionCreate = object('GiftCardTokenTransactionCreate', {
  id: Uuid,
  amount: Amount,
});

export const GiftCardTransactionCreate = object('GiftCardTransactionCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
  amount: Type.Integer(),
});

export const TransactionCreate = object('TransactionCreate', {
  amount: Amount,
  currency: CurrencyCode,
  country: maybe(CountryCode),
  payment_method: maybe(
    variants('method', [
      CardWithUrlPaymentMethodCreate,
      RedirectPaymentMethodCreate,
      TokenPaymentMethodCreate,
      ApplePayPaymentMethodCreate,
      ClickToPayPaymentMethodCreate,
      ClickToPayFpanPaymentMethodCreate,
      GooglePayPaymentMethodCreate,
      GooglePayFpanPaymentMethodCreate,
      PazePaymentMethodCreate,
      NetworkTokenPaymentMethodCreate,
      PlaidPaymentMethodCreate,
      ...BANK_ACCOUNTS,
      BaseBankPaymentMethodCreate,
      CheckoutSessionWithUrlPaymentMethodCreate,
    ]),
  ),
  buyer: maybe(GuestBuyer),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  gift_cards: maybe(Type.Array(Type.Union([GiftCardTransactionCreate, GiftCardTokenTransactionCreate]))),
  external_identifier: maybe(text(200)),
  intent: withDefault(TransactionIntent, 'authorize'),
  store: withDefault(Type.Boolean(), false),
  three_d_secure_data: maybe(Type.Union([ThreeDSecureDataV1, ThreeDSecureDataV2])),
  three_d_secure: maybe(ThreeDSecureRequest),
  metadata: maybe(dictionary()),
  is_subsequent_payment: withDefault(Type.Boolean(), false),
  merchant_initiated: withDefault(Type.Boolean(), false),
  payment_source: withDefault(TransactionPaymentSource, 'ecommerce'),
  airline: maybe(Airline),
  description: maybe(Type.String()),
  cart_items: maybe(Type.Array(CartItem)),
  statement_descriptor: maybe(StatementDescriptor),
  previous_scheme_transaction_id: maybe(text(100)),
  previous_transaction_link_id: maybe(text(100)),
  browser_info: maybe(BrowserInfo),
  shipping_details_id: maybe(Uuid),
  connection_options: maybe(TransactionConnectionOptions),
  async_capture: withDefault(Type.Boolean(), false),
  anti_fraud_fingerprint: maybe(Type.String()),
  payment_service_id: maybe(Uuid),
  account_funding_transaction: withDefault(Type.Boolean(), false),
  allow_partial_authorization: withDefault(Type.Boolean(), false),
  recipient: maybe(Recipient),
  installment_count: maybe(integer(1, 100)),
  tax_amount: maybe(Amount),
  merchant_tax_id: maybe(text(100)),
  purchase_order_number: maybe(text(100)),
  customer_reference_number: maybe(text(100)),
  amount_includes_tax: maybe(Type.Boolean()),
  supplier_order_number: maybe(text(100)),
  duty_amount: maybe(Amount),
  shipping_amount: maybe(Amount),
  integration_client: maybe(IntegrationClient),
  approval_expires_at: maybe(Timestamp),
});
