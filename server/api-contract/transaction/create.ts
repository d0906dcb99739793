import { TransactionConnectionOptions } from '../connection-options/connection-options.ts';
import { CountryCode } from '../schemas/address.ts';
import { Airline } from '../schemas/airline.ts';
import { BANK_ACCOUNTS, BaseBankPaymentMethodCreate } from '../schemas/bank-account.ts';
import { CartItem } from '../schemas/cart-item.ts';
import { EmailAddress } from '../schemas/email-address.ts';
import { GuestBuyer } from '../schemas/guest-buyer.ts';
import { Uuid } from '../schemas/identifier.ts';
import { Amount, CurrencyCode, PositiveAmount } from '../schemas/money.ts';
import { PlaidPaymentMethodCreate, RedirectPaymentMethodCreate } from '../schemas/payment-method-create.ts';
import { dictionary, integer, maybe, object, text, variants, withDefault } from '../schemas/schema.ts';
import { sensitive } from '../schemas/sensitive.ts';
import { StatementDescriptor } from '../schemas/statement-descriptor.ts';
import { Timestamp } from '../schemas/time.ts';
import {
  IntegrationClient,
  TransactionIntent,
  TransactionPaymentSource,
} from '../schemas/transaction-intent.ts';
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
import { TransactionRetryCreate } from './retry.ts';
import { ThreeDSecureDataV1, ThreeDSecureDataV2, ThreeDSecureRequest } from './three-d-secure.ts';
import { describe } from '../schemas/words.ts';
import { frontEnd } from '../schemas/front-end.ts';
import { thirdPartyId } from '../schemas/third-party-id.ts';
import { Type } from '../schemas/type.ts';

export const GiftCardTokenTransactionCreate = object('GiftCardTokenTransactionCreate', {
  id: frontEnd('own', Uuid),
  amount: PositiveAmount,
});
describe(GiftCardTokenTransactionCreate, {
  id: 'A stored gift card.',
  amount: "This card's part of the payment.",
});

export const GiftCardTransactionCreate = object('GiftCardTransactionCreate', {
  number: sensitive('gift_card.number', { maxLength: 19, minLength: 16, digits: true }),
  pin: sensitive('gift_card.pin', { minLength: 1 }),
  amount: PositiveAmount,
});
describe(GiftCardTransactionCreate, {
  number: '16 to 19 digits; goes into the vault before anything parses the body, and is never answered.',
  pin: 'PIN of the card; never answered.',
  amount: "This card's part of the payment.",
});

export const TransactionCreate = object('TransactionCreate', {
  amount: Amount,
  currency: CurrencyCode,
  country: frontEnd('steers', maybe(CountryCode)),
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
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  gift_cards: maybe(Type.Array(Type.Union([GiftCardTransactionCreate, GiftCardTokenTransactionCreate]))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  intent: withDefault(TransactionIntent, 'authorize'),
  store: withDefault(Type.Boolean(), false),
  three_d_secure_data: frontEnd('pinned', maybe(Type.Union([ThreeDSecureDataV1, ThreeDSecureDataV2]))),
  three_d_secure: maybe(ThreeDSecureRequest),
  metadata: frontEnd('steers', maybe(dictionary())),
  is_subsequent_payment: frontEnd('pinned', withDefault(Type.Boolean(), false)),
  merchant_initiated: frontEnd('pinned', withDefault(Type.Boolean(), false)),
  payment_source: frontEnd('pinned', withDefault(TransactionPaymentSource, 'ecommerce')),
  airline: maybe(Airline),
  description: maybe(Type.String()),
  cart_items: frontEnd('steers', maybe(Type.Array(CartItem))),
  statement_descriptor: maybe(StatementDescriptor),
  previous_scheme_transaction_id: frontEnd('pinned', maybe(thirdPartyId(text(100)))),
  previous_transaction_link_id: frontEnd('pinned', maybe(thirdPartyId(text(100)))),
  browser_info: frontEnd('steers', maybe(BrowserInfo)),
  shipping_details_id: frontEnd('pinned', maybe(Uuid)),
  connection_options: frontEnd('pinned', maybe(TransactionConnectionOptions)),
  async_capture: withDefault(Type.Boolean(), false),
  anti_fraud_fingerprint: maybe(Type.String()),
  payment_service_id: frontEnd('pinned', maybe(Uuid)),
  account_funding_transaction: frontEnd('pinned', withDefault(Type.Boolean(), false)),
  allow_partial_authorization: frontEnd('pinned', withDefault(Type.Boolean(), false)),
  recipient: frontEnd('pinned', maybe(Recipient)),
  installment_count: maybe(integer(1, 100)),
  tax_amount: maybe(Amount),
  merchant_tax_id: frontEnd('harmless', maybe(text(100))),
  purchase_order_number: maybe(text(100)),
  customer_reference_number: maybe(text(100)),
  amount_includes_tax: maybe(Type.Boolean()),
  supplier_order_number: maybe(text(100)),
  duty_amount: maybe(Amount),
  shipping_amount: maybe(Amount),
  surcharge_amount: maybe(Amount),
  tip_amount: maybe(Amount),
  receipt_email: frontEnd('pinned', maybe(EmailAddress)),
  integration_client: maybe(IntegrationClient),
  approval_expires_at: maybe(Timestamp),
  capture_at: frontEnd('pinned', maybe(Timestamp)),
  pays_once: frontEnd('pinned', withDefault(Type.Boolean(), false)),
  retry: frontEnd('pinned', maybe(TransactionRetryCreate)),
});
describe(TransactionCreate, {
  amount: 'What to take in all, gift cards included; 0 only with the intent `authorize`, to verify a card.',
  currency: 'Currency to charge in.',
  country: 'Country of the buyer, by which payment services are chosen.',
  payment_method: 'What pays beside gift cards; left out or null where they pay everything.',
  buyer:
    'A guest: who pays, for this payment alone. One of `buyer`, `buyer_id` and `buyer_external_identifier`.',
  buyer_id: 'The stored buyer who pays.',
  buyer_external_identifier: 'Your own identifier of the stored buyer who pays.',
  gift_cards: 'At most ten cards, none twice; their amounts are part of `amount`.',
  external_identifier: 'Your own identifier of the payment; need not be unique.',
  intent:
    '`authorize` holds the money, `capture` takes it. Where no payment service that takes the method can hold money ' +
    '(its connector has no `delayed_capture`), `authorize` is refused; under `published` it becomes `capture`.',
  store: 'True stores the payment method for later payments; refused with one that is stored.',
  three_d_secure_data: 'A proof of your own, handed to the processor as it is.',
  three_d_secure: 'How 3-D Secure is to be done.',
  metadata: 'Your own keys and values, strings both; changes replace the whole.',
  is_subsequent_payment: 'True for a later payment of a series.',
  merchant_initiated:
    'True where you charge without the buyer being there; the payment source is then `recurring`, ' +
    '`installment` or `card_on_file`.',
  payment_source: 'How the payment comes about.',
  airline: 'What is known about the flights.',
  description: 'What the payment is for, for connectors that pass it on.',
  cart_items: 'What is bought.',
  statement_descriptor: 'What the buyer is to read on the bank statement.',
  previous_scheme_transaction_id:
    "The scheme's id of an earlier payment of the series; takes the place of the stored one.",
  previous_transaction_link_id:
    "The scheme's newer link id of an earlier payment of the series; takes the place of the stored one.",
  browser_info: "What the buyer's browser told about itself.",
  shipping_details_id: 'A stored address of the buyer.',
  connection_options: 'Settings for single connectors, by their names.',
  async_capture: 'With the intent `capture`: answers once it is authorized, and captures afterwards.',
  anti_fraud_fingerprint: "Id that an anti-fraud script gave to the buyer's device or session.",
  payment_service_id: 'The payment service to pay through; left out, routing chooses.',
  account_funding_transaction: "True where the money loads an account of the buyer's.",
  allow_partial_authorization:
    'True takes a promise of less than `amount`; `authorized_amount` then says how much.',
  recipient: 'Whose account is loaded, for an account funding transaction.',
  installment_count:
    'In how many parts the issuer collects from the buyer; passed on, and collected by nobody here.',
  tax_amount: 'Tax in the amount.',
  merchant_tax_id: 'The number under which you are taxed.',
  purchase_order_number: "The buyer's order.",
  customer_reference_number: "The buyer's own reference.",
  amount_includes_tax: 'Whether the tax is in the amount.',
  supplier_order_number: 'Your order at your supplier.',
  duty_amount: 'Customs duty in the amount.',
  shipping_amount: 'What sending it costs.',
  surcharge_amount: 'What of the amount the buyer pays for paying this way.',
  tip_amount: 'What of the amount is a tip.',
  receipt_email:
    'Where a receipt goes by e-mail of every capture and every refund. Left out: to the buyer, where the merchant ' +
    'account has automatic receipts; else nowhere.',
  integration_client:
    'Which kind of client SDK the buyer approves in; the answer then has a `session_token`.',
  approval_expires_at:
    'Until when the buyer may pay a voucher or approve; in the future and within what the connector ' +
    'can promise.',
  capture_at:
    'With the intent `authorize`: when all that is held is captured, unless you capture or void first; in the ' +
    'future, within seven days. `PUT` moves it or takes it away.',
  pays_once:
    'True where `external_identifier` names an order that is paid once: while another payment of it that asks for ' +
    'the same is under way, or once one came about, this one is 409 `invalid_state` and names the other.',
  retry:
    'Tries the charge again, days later, where it is declined in a way that may pass: for what you initiate with a ' +
    'stored payment method and without gift cards.',
});
