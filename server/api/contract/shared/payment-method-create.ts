import Type from 'typebox';
import { CountryCode } from './address.ts';
import { Uuid } from './identifier.ts';
import { CurrencyCode } from './money.ts';
import { constant, maybe, object, oneOf, text } from './schema.ts';
import { sensitive } from './sensitive.ts';

export const PlaidPaymentMethodCreate = object('PlaidPaymentMethodCreate', {
  method: constant('plaid'),
  token: sensitive('bank.plaid_token'),
  account_id: maybe(Type.String()),
  payment_service_id: maybe(Uuid),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
});

export const RedirectPaymentMethodCreate = object('RedirectPaymentMethodCreate', {
  method: oneOf(
    'abitab', 'affirm', 'afterpay', 'alipay', 'alipayhk', 'arcuspaynetwork', 'bacs', 'bancontact', 'bcp', 'becs', 'bitpay', 'blik', 'boleto',
    'boost', 'breb', 'ach', 'capitec', 'cashapp', 'cashappafterpay', 'clearpay', 'custom_push', 'custom_redirect', 'custom_tokenize', 'dana',
    'dcb', 'dlocal', 'ebanx', 'eckoh', 'efecty', 'eps', 'everydaypay', 'gcash', 'gem', 'gemds', 'giropay', 'givingblock', 'gocardless',
    'gopay', 'grabpay', 'ideal', 'interac', 'kakaopay', 'kcp', 'khipu', 'klarna', 'konbini', 'latitude', 'latitudeds', 'laybuy', 'linepay',
    'linkaja', 'maybankqrpay', 'mercadopago', 'multibanco', 'multipago', 'netbanking', 'nupay', 'nequi', 'oney_10x', 'oney_12x', 'oney_3x',
    'oney_4x', 'oney_6x', 'onlinebankingcz', 'onelink', 'ovo', 'oxxo', 'p24', 'pagoefectivo', 'paybybank', 'payid', 'paymaya', 'paysquad',
    'paypal', 'paypalpaylater', 'paypay', 'payto', 'payvalida', 'picpay', 'pix', 'pse', 'rabbitlinepay', 'rapipago', 'razorpay', 'redpagos',
    'scalapay', 'sepa', 'servipag', 'seveneleven', 'shopeepay', 'singteldash', 'smartpay', 'sofort', 'spei', 'stitch', 'swish', 'stripe',
    'stripedd', 'stripetoken', 'tapi', 'tapifintechs', 'thaiqr', 'touchngo', 'truemoney', 'trustly', 'trustlyeurope', 'upi', 'venmo', 'vipps',
    'waave', 'webpay', 'wechat', 'wero', 'yape', 'zippay',
  ),
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  country: CountryCode,
  currency: CurrencyCode,
  redirect_url: Type.String({ maxLength: 4096 }),
  external_identifier: maybe(text(200)),
});
