import type { PaymentMethodKind } from '../../contract/shared/payment-method-kind.ts';

/** How buyers know a kind of payment method. Not listed: its identifier is what they know it by. */
export const NAMES: Readonly<Partial<Record<PaymentMethodKind, string | readonly [short: string, long: string]>>> = {
  abitab: 'Abitab', ach: ['ACH', 'ACH Direct Debit'], affirm: 'Affirm', afterpay: 'Afterpay', alipay: 'Alipay', alipayhk: 'AlipayHK', applepay: 'Apple Pay',
  arcuspaynetwork: 'Arcus Pay Network', bacs: ['Bacs', 'Bacs Direct Debit'], bancontact: 'Bancontact', bank: ['Bank', 'Bank account'], bcp: ['BCP', 'Banco de Crédito del Perú'],
  becs: ['BECS', 'BECS Direct Debit'], bitpay: 'BitPay', blik: 'BLIK', boleto: ['Boleto', 'Boleto Bancário'], boost: 'Boost', breb: 'Bre-B', capitec: 'Capitec Pay', card: 'Card',
  cashapp: 'Cash App Pay', cashappafterpay: 'Cash App Afterpay', chaseorbital: 'Chase Orbital', clearpay: 'Clearpay', 'click-to-pay': 'Click to Pay',
  custom_push: 'Custom push payment', custom_redirect: 'Custom redirect', custom_tokenize: 'Custom tokenization', dana: 'DANA', dcb: ['DCB', 'Direct carrier billing'], dlocal: 'dLocal',
  ebanx: 'EBANX', eckoh: 'Eckoh', efecty: 'Efecty', eps: 'eps', everydaypay: 'Everyday Pay', gcash: 'GCash', gem: 'Gem', gemds: 'Gem (direct)', 'gift-card': 'Gift card', giropay: 'giropay',
  givingblock: 'The Giving Block', gocardless: 'GoCardless', googlepay: 'Google Pay', googlepay_pan_only: ['Google Pay', 'Google Pay (card number)'], gopay: 'GoPay', grabpay: 'GrabPay',
  ideal: 'iDEAL', interac: 'Interac', kakaopay: 'KakaoPay', kcp: 'KCP', khipu: 'Khipu', klarna: 'Klarna', konbini: 'Konbini', latitude: 'Latitude', latitudeds: 'Latitude (direct)',
  laybuy: 'Laybuy', linepay: 'LINE Pay', linkaja: 'LinkAja', maybankqrpay: 'Maybank QRPay', mercadopago: 'Mercado Pago', multibanco: 'Multibanco', multipago: 'Multipago', nequi: 'Nequi',
  netbanking: 'Netbanking', 'network-token': 'Network token', nupay: 'NuPay', oney_10x: 'Oney 10x', oney_12x: 'Oney 12x', oney_3x: 'Oney 3x', oney_4x: 'Oney 4x', oney_6x: 'Oney 6x',
  onelink: '1Link', onlinebankingcz: ['Online banking', 'Online banking Czech Republic'], ovo: 'OVO', oxxo: 'OXXO', p24: 'Przelewy24', pagoefectivo: 'PagoEfectivo', paybybank: 'Pay by bank',
  payid: 'PayID', paymaya: 'Maya', paypal: 'PayPal', paypalpaylater: 'PayPal Pay Later', paypay: 'PayPay', paysquad: 'PaySquad', payto: 'PayTo', payvalida: 'PayValida', paze: 'Paze',
  picpay: 'PicPay', pix: 'Pix', plaid: 'Plaid', pse: 'PSE', rabbitlinepay: 'Rabbit LINE Pay', rapipago: 'Rapipago', razorpay: 'Razorpay', redpagos: 'RedPagos', scalapay: 'Scalapay',
  sepa: ['SEPA', 'SEPA Direct Debit'], servipag: 'Servipag', seveneleven: '7-Eleven', shopeepay: 'ShopeePay', singteldash: 'Singtel Dash', smartpay: 'Smartpay', sofort: 'Sofort', spei: 'SPEI',
  stitch: 'Stitch', stripe: 'Stripe', stripedd: ['Stripe', 'Stripe direct debit'], stripetoken: ['Stripe', 'Stripe token'], swish: 'Swish', tapi: 'Tapi', tapifintechs: 'Tapi Fintechs',
  thaiqr: 'Thai QR', touchngo: 'Touch ’n Go', truemoney: 'TrueMoney', trustly: 'Trustly', trustlyeurope: 'Trustly Europe', upi: 'UPI', venmo: 'Venmo', vipps: 'Vipps', waave: 'Waave',
  webpay: 'Webpay', wechat: 'WeChat Pay', wero: 'Wero', yape: 'Yape', zippay: 'Zip',
};
