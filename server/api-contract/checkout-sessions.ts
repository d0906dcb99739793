import { operation, PUBLIC, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { Airline } from './schemas/airline.ts';
import { CARD_NUMBER_WORDS, CardScheme, CardType, ExpirationDate, cardNumber } from './schemas/card.ts';
import { CartItem } from './schemas/cart-item.ts';
import { GuestBuyer } from './schemas/guest-buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import {
  constant,
  dictionary,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  variants,
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { describe } from './schemas/words.ts';
import { frontEnd } from './schemas/front-end.ts';
import { FrontEndOrigins } from './schemas/front-end-origins.ts';
import { Type } from './schemas/type.ts';

export const CheckoutSessionPaymentMethodDetails = object('CheckoutSessionPaymentMethodDetails', {
  bin: nullable(Type.String()),
  card_country: nullable(CountryCode),
  card_type: nullable(CardType),
  card_issuer_name: nullable(Type.String()),
});
describe(CheckoutSessionPaymentMethodDetails, {
  card_country: 'Country of the issuer; null where the BIN table does not know.',
  card_type: 'How the account behind it is funded; null where the BIN table does not know.',
  card_issuer_name: 'The bank that gave the card; null where the BIN table does not know.',
});

export const CheckoutSessionPaymentMethod = object('CheckoutSessionPaymentMethod', {
  type: constant('payment-method'),
  id: nullable(Uuid),
  details: nullable(CheckoutSessionPaymentMethodDetails),
  label: nullable(Type.String()),
  method: constant('card'),
  scheme: nullable(CardScheme),
  fingerprint: nullable(Type.String()),
});
describe(CheckoutSessionPaymentMethod, {
  id: 'Id of the stored payment method that was put in; null for a typed card.',
  details: 'What the first digits say.',
  label: 'Last four digits.',
  method: 'Always a card.',
  scheme:
    'Scheme of the card; of a card with several, the one that the buyer chose; null where it is unknown.',
  fingerprint: 'The same for the same card number, and tells nothing about it.',
});

export const CheckoutSession = object('CheckoutSession', {
  cart_items: nullable(Type.Array(CartItem)),
  metadata: nullable(dictionary()),
  buyer: nullable(GuestBuyer),
  buyer_id: optional(nullable(Uuid)),
  front_end_origins: optional(nullable(Type.Array(Type.String()))),
  airline: nullable(Airline),
  amount: nullable(Amount),
  currency: nullable(CurrencyCode),
  payment_service_id: nullable(Uuid),
  type: constant('checkout-session'),
  id: Uuid,
  expires_at: Timestamp,
  payment_method: nullable(CheckoutSessionPaymentMethod),
});
describe(CheckoutSession, {
  cart_items: 'What is bought; null where nothing was told.',
  metadata: 'Your own keys and values; null where none were given.',
  buyer: 'Who pays; null where nothing was told.',
  buyer_id: 'The known buyer whom the session is for; null where none was named.',
  front_end_origins:
    "Origins of the pages that may show this session's frames; null: those of the merchant account.",
  airline: 'What was told about the flights; null where nothing was.',
  amount: 'What the session is for; null where nothing was told.',
  currency: 'Currency of that amount; null where nothing was told.',
  payment_service_id: 'The payment service that is to take the payment; null leaves the choice to routing.',
  expires_at: 'When the session and the card data in it are destroyed.',
  payment_method: 'What was put in; null before that, and once a payment took it.',
});

export const CheckoutSessionCardDetails = object('CheckoutSessionCardDetails', {
  bin: Type.String(),
  card_type: nullable(CardType),
  scheme: nullable(CardScheme),
  scheme_icon_url: nullable(Type.String()),
  additional_schemes: Type.Array(CardScheme),
});
describe(CheckoutSessionCardDetails, {
  bin: 'The digits that were asked about.',
  card_type: 'How the account behind it is funded; null where the BIN table does not know.',
  scheme: 'Scheme of the card; null where it is unknown.',
  scheme_icon_url: 'A picture of the scheme; null where there is none.',
  additional_schemes: 'Further schemes of a co-badged card.',
});

export const CheckoutSessionCardDetailsRequest = object('CheckoutSessionCardDetailsRequest', {
  bin: Type.String({ maxLength: 8, minLength: 6, pattern: '^\\d+$' }),
});
describe(CheckoutSessionCardDetailsRequest, { bin: 'First six to eight digits of the card.' });

export const CheckoutSessionCardPaymentMethod = object('CheckoutSessionCardPaymentMethod', {
  method: constant('card'),
  number: cardNumber(),
  expiration_date: ExpirationDate,
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  preferred_scheme: maybe(CardScheme),
});
describe(CheckoutSessionCardPaymentMethod, {
  preferred_scheme:
    'The scheme that the buyer chose of a card that has several (`additional_schemes` of its details): the ' +
    'payment goes over it. Left out, over the scheme of the number, unless a rule of the flow says otherwise.',
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  security_code:
    'Three or four digits of the card; kept in memory for this payment alone, and never answered.',
  method: 'A card that the buyer types.',
});

export const CheckoutSessionClickToPayPaymentMethod = object('CheckoutSessionClickToPayPaymentMethod', {
  method: constant('click-to-pay'),
  merchant_transaction_id: Type.String(),
  src_correlation_id: Type.String(),
  src_dpa_id: Type.String(),
  src_cx_flow_id: maybe(Type.String()),
});
describe(CheckoutSessionClickToPayPaymentMethod, {
  method: 'A card that Click to Pay gives.',
  merchant_transaction_id: 'Id of the checkout at Click to Pay, as its SDK gives it.',
  src_correlation_id: 'What ties the calls of one checkout together, as the SDK gives it.',
  src_dpa_id: 'Your application at Click to Pay.',
  src_cx_flow_id: "The buyer's path through the checkout, as the SDK gives it.",
});

export const CheckoutSessionIdPaymentMethod = object('CheckoutSessionIdPaymentMethod', {
  method: constant('id'),
  id: frontEnd('own', Uuid),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
});
describe(CheckoutSessionIdPaymentMethod, {
  method: 'A stored payment method.',
  id: 'The stored payment method.',
  security_code:
    'Three or four digits of the card; kept in memory for this payment alone, and never answered.',
});

export const CheckoutSessionSecureFields = object('CheckoutSessionSecureFields', {
  payment_method: variants('method', [
    CheckoutSessionCardPaymentMethod,
    CheckoutSessionClickToPayPaymentMethod,
    CheckoutSessionIdPaymentMethod,
  ]),
  postal_code: maybe(text(50)),
});
describe(CheckoutSessionSecureFields, {
  payment_method: 'What is put into the session; it takes the place of what was there.',
  postal_code: "Of the card's billing address.",
});

export const CheckoutSessionUpdate = object('CheckoutSessionUpdate', {
  cart_items: maybe(Type.Array(CartItem)),
  metadata: maybe(dictionary()),
  buyer: maybe(GuestBuyer),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  airline: maybe(Airline),
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  payment_service_id: maybe(Uuid),
  expires_in: optional(Type.Number({ maximum: 86_400, minimum: 3600 })),
  country: maybe(CountryCode),
  is_subsequent_payment: maybe(Type.Boolean()),
  merchant_initiated: maybe(Type.Boolean()),
  front_end_origins: maybe(FrontEndOrigins),
  payment_source: maybe(TransactionPaymentSource),
  intent: maybe(TransactionIntent),
});
describe(CheckoutSessionUpdate, {
  cart_items: 'What is bought.',
  buyer: 'Who pays, not stored.',
  buyer_id: 'The known buyer whom the session is for: it takes stored payment methods of theirs only.',
  buyer_external_identifier: 'The same by your own identifier of the buyer.',
  airline: 'What is known about the flights.',
  amount: 'What the session is for; a front end that pays with it is held to that.',
  currency: 'Currency of that amount.',
  payment_service_id: 'The payment service that is to take the payment; left out, routing chooses.',
  expires_in: 'Seconds until it is destroyed: 3600 to 86400, where nothing is said 3600.',
  country: 'Country of the buyer.',
  is_subsequent_payment: 'Whether the payment is a later one of a series.',
  merchant_initiated: 'Whether the merchant charges without the buyer.',
  front_end_origins:
    'Origins of the pages that may show frames of Secure Fields for this session; left out, those of ' +
    'the merchant account.',
  payment_source: 'How the payment comes about.',
  intent: 'Whether the payment holds or takes the money.',
});

export const createCheckoutSession = operation({
  id: 'create_checkout_session',
  method: 'POST',
  path: '/checkout/sessions',
  tag: 'Checkout sessions',
  summary: 'Open a checkout session; the body may be left out.',
  description:
    "A session carries card data from a front end to your server's payment, which never sees it. It " +
    'lives an hour unless `expires_in` says otherwise.',
  access: token('checkout-sessions.write'),
  merchantAccount: 'header',
  body: CheckoutSessionUpdate,
  bodyOptional: true,
  responses: { 201: CheckoutSession },
});

export const updateCheckoutSession = operation({
  id: 'update_checkout_session',
  method: 'PUT',
  path: '/checkout/sessions/{session_id}',
  tag: 'Checkout sessions',
  summary: 'Change what a checkout session is for.',
  description: 'What is left out stays, null clears, lists and objects are replaced whole.',
  access: token('checkout-sessions.write'),
  merchantAccount: 'header',
  params: fields({ session_id: Uuid }),
  body: CheckoutSessionUpdate,
  responses: { 200: CheckoutSession },
});

export const getCheckoutSession = operation({
  id: 'get_checkout_session',
  method: 'GET',
  path: '/checkout/sessions/{session_id}',
  tag: 'Checkout sessions',
  summary: 'Read a checkout session and what is known of its payment method.',
  description: "Shows the card's first and last digits, never the number. An expired session is 404.",
  access: token('checkout-sessions.read'),
  merchantAccount: 'header',
  params: fields({ session_id: Uuid }),
  responses: { 200: CheckoutSession },
});

export const deleteCheckoutSession = operation({
  id: 'delete_checkout_session',
  method: 'DELETE',
  path: '/checkout/sessions/{session_id}',
  tag: 'Checkout sessions',
  summary: 'Delete a checkout session and the card data in it.',
  description: 'The number in it is destroyed with it, unless a payment method took it over.',
  access: token('checkout-sessions.write'),
  merchantAccount: 'header',
  params: fields({ session_id: Uuid }),
  responses: { 204: null },
});

export const updateCheckoutSessionFields = operation({
  id: 'update_checkout_session_fields',
  method: 'PUT',
  path: '/checkout/sessions/{session_id}/fields',
  tag: 'Checkout sessions',
  summary: 'Put card data into a checkout session; its id is the credential.',
  description:
    "For front ends: no token, the session's id is the credential. 50 calls a minute and session " +
    'are let through. New fields take the place of the old ones, whose number is destroyed at once.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ session_id: Uuid }),
  body: CheckoutSessionSecureFields,
  responses: { 204: null },
});

export const getCheckoutSessionCardDetails = operation({
  id: 'get_checkout_session_card_details',
  method: 'POST',
  path: '/checkout/sessions/{session_id}/card-details',
  tag: 'Checkout sessions',
  summary: 'Look up card details for a checkout session.',
  description:
    "For front ends: no token, the session's id is the credential. The digits are looked up and not kept.",
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ session_id: Uuid }),
  body: CheckoutSessionCardDetailsRequest,
  responses: { 200: CheckoutSessionCardDetails },
});

export const getCheckoutSessionAcquirer = operation({
  id: 'get_checkout_session_acquirer',
  method: 'GET',
  path: '/checkout/sessions/{session_id}/acquirer',
  tag: 'Checkout sessions',
  summary: 'Read the acquirer data that 3-D Secure in the page needs.',
  description:
    "The merchant account's 3-D Secure configuration for the card's scheme and the session's " +
    "currency; 404 without one. The session's id is the credential.",
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ session_id: Uuid }),
  responses: { 200: Type.Unknown() },
});

export const createCheckoutSessionFields = operation({
  ...updateCheckoutSessionFields,
  id: 'create_checkout_session_fields',
  method: 'POST',
});
