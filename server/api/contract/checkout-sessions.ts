import Type from 'typebox';
import { operation, PUBLIC, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { Airline } from './shared/airline.ts';
import { CardScheme, CardType, ExpirationDate } from './shared/card.ts';
import { CartItem } from './shared/cart-item.ts';
import { GuestBuyer } from './shared/guest-buyer.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
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
} from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './shared/transaction-intent.ts';

export const CheckoutSessionPaymentMethodDetails = object('CheckoutSessionPaymentMethodDetails', {
  bin: nullable(Type.String()),
  card_country: nullable(CountryCode),
  card_type: nullable(CardType),
  card_issuer_name: nullable(Type.String()),
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

export const CheckoutSession = object('CheckoutSession', {
  cart_items: nullable(Type.Array(CartItem)),
  metadata: nullable(dictionary()),
  buyer: nullable(GuestBuyer),
  airline: nullable(Airline),
  amount: nullable(Amount),
  currency: nullable(CurrencyCode),
  payment_service_id: nullable(Uuid),
  type: constant('checkout-session'),
  id: Uuid,
  expires_at: Timestamp,
  payment_method: nullable(CheckoutSessionPaymentMethod),
});

export const CheckoutSessionCardDetails = object('CheckoutSessionCardDetails', {
  bin: Type.String(),
  card_type: nullable(CardType),
  scheme: nullable(CardScheme),
  scheme_icon_url: nullable(Type.String()),
  additional_schemes: Type.Array(CardScheme),
});

export const CheckoutSessionCardDetailsRequest = object('CheckoutSessionCardDetailsRequest', {
  bin: Type.String({ maxLength: 8, minLength: 6, pattern: '^\\d+$' }),
});

export const CheckoutSessionCardPaymentMethod = object('CheckoutSessionCardPaymentMethod', {
  method: constant('card'),
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  expiration_date: ExpirationDate,
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
});

export const CheckoutSessionClickToPayPaymentMethod = object('CheckoutSessionClickToPayPaymentMethod', {
  method: constant('click-to-pay'),
  merchant_transaction_id: Type.String(),
  src_correlation_id: Type.String(),
  src_dpa_id: Type.String(),
  src_cx_flow_id: maybe(Type.String()),
});

export const CheckoutSessionIdPaymentMethod = object('CheckoutSessionIdPaymentMethod', {
  method: constant('id'),
  id: Uuid,
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
});

export const CheckoutSessionSecureFields = object('CheckoutSessionSecureFields', {
  payment_method: variants('method', [
    CheckoutSessionCardPaymentMethod,
    CheckoutSessionClickToPayPaymentMethod,
    CheckoutSessionIdPaymentMethod,
  ]),
  postal_code: maybe(text(50)),
});

export const CheckoutSessionUpdate = object('CheckoutSessionUpdate', {
  cart_items: maybe(Type.Array(CartItem)),
  metadata: maybe(dictionary()),
  buyer: maybe(GuestBuyer),
  airline: maybe(Airline),
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  payment_service_id: maybe(Uuid),
  expires_in: optional(Type.Number({ maximum: 86_400, minimum: 3600 })),
  country: maybe(CountryCode),
  is_subsequent_payment: maybe(Type.Boolean()),
  merchant_initiated: maybe(Type.Boolean()),
  payment_source: maybe(TransactionPaymentSource),
  intent: maybe(TransactionIntent),
});

export const createCheckoutSession = operation({
  id: 'create_checkout_session',
  method: 'POST',
  path: '/checkout/sessions',
  tag: 'Checkout sessions',
  summary: 'Open a checkout session; the body may be left out.',
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
