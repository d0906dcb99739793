import type { Static } from 'typebox';
import { choice } from './schema.ts';

export const PaymentMethodKind = choice('PaymentMethodKind', [
  'abitab', 'affirm', 'afterpay', 'alipay', 'alipayhk', 'applepay', 'arcuspaynetwork', 'bacs', 'bancontact', 'bank', 'bcp', 'becs', 'bitpay',
  'blik', 'ach', 'boleto', 'boost', 'breb', 'capitec', 'card', 'cashapp', 'cashappafterpay', 'chaseorbital', 'clearpay', 'click-to-pay',
  'custom_push', 'custom_redirect', 'custom_tokenize', 'dana', 'dcb', 'dlocal', 'ebanx', 'eckoh', 'efecty', 'eps', 'everydaypay', 'gcash',
  'gem', 'gemds', 'gift-card', 'giropay', 'givingblock', 'gocardless', 'googlepay', 'googlepay_pan_only', 'gopay', 'grabpay', 'ideal',
  'interac', 'kakaopay', 'kcp', 'khipu', 'klarna', 'konbini', 'latitude', 'latitudeds', 'laybuy', 'linepay', 'linkaja', 'maybankqrpay',
  'mercadopago', 'multibanco', 'multipago', 'nequi', 'netbanking', 'network-token', 'nupay', 'oney_10x', 'oney_12x', 'oney_3x', 'oney_4x',
  'oney_6x', 'onlinebankingcz', 'onelink', 'ovo', 'oxxo', 'p24', 'pagoefectivo', 'paybybank', 'payid', 'paymaya', 'paysquad', 'paypal',
  'paypalpaylater', 'paypay', 'payto', 'payvalida', 'paze', 'picpay', 'pix', 'plaid', 'pse', 'rabbitlinepay', 'razorpay', 'rapipago',
  'redpagos', 'scalapay', 'sepa', 'servipag', 'seveneleven', 'shopeepay', 'singteldash', 'smartpay', 'sofort', 'spei', 'stitch', 'swish',
  'stripe', 'stripedd', 'stripetoken', 'tapi', 'tapifintechs', 'thaiqr', 'touchngo', 'truemoney', 'trustly', 'trustlyeurope', 'upi', 'venmo',
  'vipps', 'waave', 'webpay', 'wechat', 'wero', 'yape', 'zippay',
]);

export const PaymentMethodMode = choice('PaymentMethodMode', ['card', 'redirect', 'applepay', 'googlepay', 'checkout-session', 'click-to-pay', 'gift-card', 'bank', 'paze']);

export type PaymentMethodKind = Static<typeof PaymentMethodKind>;
export type PaymentMethodMode = Static<typeof PaymentMethodMode>;

/** As it is stored. */
export function parsePaymentMethodKind(text: string): PaymentMethodKind {
  const kind = PaymentMethodKind.enum.find((word) => word === text);
  if (kind === undefined) throw new Error(`BUG: ${text} is not a kind of payment method`);
  return kind;
}

/** As it is stored. */
export function parsePaymentMethodMode(text: string): PaymentMethodMode {
  const mode = PaymentMethodMode.enum.find((word) => word === text);
  if (mode === undefined) throw new Error(`BUG: ${text} is not a mode of payment method`);
  return mode;
}
