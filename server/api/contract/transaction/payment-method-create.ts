import Type from 'typebox';
import { CardScheme, CardType, ExpirationDate } from '../shared/card.ts';
import { Eci } from '../shared/eci.ts';
import { Uuid } from '../shared/identifier.ts';
import { constant, literal, maybe, object, oneOf, optional, text } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

export const ApplePayPaymentMethodCreate = object('ApplePayPaymentMethodCreate', {
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('applepay'),
  token: sensitive('wallet.token', { object: true }),
});

export const CardWithUrlPaymentMethodCreate = object('CardWithUrlPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  card_type: maybe(CardType),
  method: constant('card'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});

export const CheckoutSessionWithUrlPaymentMethodCreate = object('CheckoutSessionWithUrlPaymentMethodCreate', {
  method: constant('checkout-session'),
  id: Uuid,
  external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});

export const ClickToPayFpanPaymentMethodCreate = object('ClickToPayFpanPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  card_type: maybe(CardType),
  method: literal('click-to-pay'),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  security_code: optional(Type.Null()),
});

export const ClickToPayPaymentMethodCreate = object('ClickToPayPaymentMethodCreate', {
  method: literal('click-to-pay'),
  token: sensitive('network_token.number'),
  cryptogram: sensitive('network_token.cryptogram'),
  expiration_date: ExpirationDate,
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});

export const GooglePayAssuranceDetails = object('GooglePayAssuranceDetails', {
  account_verified: maybe(Type.Boolean()),
  card_holder_authenticated: maybe(Type.Boolean()),
});

export const GooglePayFpanPaymentMethodCreate = object('GooglePayFpanPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: sensitive('card.number', { maxLength: 19, minLength: 13, digits: true }),
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  card_type: maybe(CardType),
  method: literal('googlepay_pan_only'),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  security_code: optional(Type.Null()),
});

export const GooglePayPaymentMethodCreate = object('GooglePayPaymentMethodCreate', {
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('googlepay'),
  token: sensitive('wallet.token', { object: true }),
  assurance_details: maybe(GooglePayAssuranceDetails),
});

export const NetworkTokenPaymentMethodCreate = object('NetworkTokenPaymentMethodCreate', {
  method: literal('network-token'),
  token: sensitive('network_token.number'),
  expiration_date: ExpirationDate,
  cryptogram: maybe(sensitive('network_token.cryptogram')),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_source: maybe(oneOf('apple-pay', 'google-pay')),
  card_scheme: maybe(CardScheme),
  card_suffix: maybe(text(4, 0)),
  cardholder_name: maybe(Type.String()),
  eci: maybe(Eci),
});

export const PazePaymentMethodCreate = object('PazePaymentMethodCreate', {
  buyer_external_identifier: maybe(text(200)),
  buyer_id: maybe(Uuid),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('paze'),
  token: sensitive('wallet.token'),
  checkout_token: maybe(sensitive('wallet.checkout_token')),
});

export const TokenPaymentMethodCreate = object('TokenPaymentMethodCreate', {
  id: Uuid,
  method: constant('id'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});
