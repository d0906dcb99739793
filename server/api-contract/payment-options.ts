import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { frontEnd } from './schemas/front-end.ts';
import { CartItem } from './schemas/cart-item.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { list } from './schemas/pagination.ts';
import { PaymentMethodMode } from './schemas/payment-method-kind.ts';
import { constant, dictionary, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const GooglePayPaymentOptionContext = object('GooglePayPaymentOptionContext', {
  merchant_name: Type.String(),
  supported_schemes: Type.Array(Type.String()),
  gateway: Type.String(),
  gateway_merchant_id: Type.String(),
});
describe(GooglePayPaymentOptionContext, {
  merchant_name: 'What the wallet shows the buyer.',
  supported_schemes: 'Card schemes to ask the wallet for.',
  gateway: "Goes into Google Pay's tokenization parameters.",
  gateway_merchant_id: "Goes into Google Pay's tokenization parameters.",
});

export const WalletPaymentOptionContext = object('WalletPaymentOptionContext', {
  merchant_name: Type.String(),
  supported_schemes: Type.Array(Type.String()),
});
describe(WalletPaymentOptionContext, {
  merchant_name: 'What the wallet shows the buyer.',
  supported_schemes: 'Card schemes to ask the wallet for.',
});

export const PaymentOptionContextApprovalUI = object('PaymentOptionContextApprovalUI', {
  height: nullable(Type.String()),
  width: nullable(Type.String()),
});
describe(PaymentOptionContextApprovalUI, {
  height: 'CSS length; null where any does.',
  width: 'CSS length; null where any does.',
});

export const PaymentOptionContext = object('PaymentOptionContext', {
  approval_ui: nullable(PaymentOptionContextApprovalUI),
  required_fields: nullable(
    Type.Record(
      Type.String(),
      Type.Union([Type.Boolean(), Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Unknown()]))]),
    ),
  ),
  redirect_requires_popup: Type.Boolean(),
  requires_tokenized_redirect_popup: Type.Boolean(),
});
describe(PaymentOptionContext, {
  approval_ui: 'Size of a window for the approval page; null where any does.',
  required_fields: 'What the payment has to tell of the buyer; null where nothing.',
  redirect_requires_popup: 'Whether the approval page needs a window of its own.',
  requires_tokenized_redirect_popup: 'The same, where a stored one pays.',
});

export const PaymentOption = object('PaymentOption', {
  type: constant('payment-option'),
  method: Type.String(),
  icon_url: nullable(text(1500)),
  mode: PaymentMethodMode,
  label: nullable(text(200)),
  can_store_payment_method: Type.Boolean(),
  can_delay_capture: Type.Boolean(),
  context: nullable(
    Type.Union([WalletPaymentOptionContext, GooglePayPaymentOptionContext, PaymentOptionContext]),
  ),
});
describe(PaymentOption, {
  method: 'The word to put into `payment_method.method`.',
  mode: 'How it is paid with.',
  label: 'What to call it in a list; null where it has no name.',
  can_store_payment_method: 'Whether `store` may be true.',
  can_delay_capture: 'Whether the money can be held first and taken later.',
  context: 'What a front end needs to show it; null for what needs nothing.',
});

export const PaymentOptionRequest = object('PaymentOptionRequest', {
  metadata: maybe(dictionary()),
  country: frontEnd('steers', maybe(CountryCode)),
  currency: maybe(CurrencyCode),
  amount: maybe(Amount),
  locale: withDefault(text(50), 'en'),
  cart_items: maybe(Type.Array(CartItem)),
});
describe(PaymentOptionRequest, {
  metadata: 'Your own keys and values of the cart, for rules of the checkout flow.',
  country: 'Country of the buyer; left out, nothing is ruled out for it.',
  currency: 'Currency of the cart; left out, nothing is ruled out for it.',
  amount: 'What the cart costs; left out, nothing is ruled out for it.',
  locale:
    'Language of the buyer, for example `en-GB`, for rules of the checkout flow; names are English so far.',
  cart_items: 'What is in the cart, for rules of the checkout flow.',
});

export const PaymentOptions = list('PaymentOptions', PaymentOption);

export const listPaymentOptions = operation({
  id: 'list_payment_options',
  method: 'POST',
  path: '/payment-options',
  tag: 'Payment options',
  summary: 'List what a buyer can pay this cart with.',
  description:
    'Every method once, in the order in which payment services are tried; wallets follow the cards ' +
    'that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow ' +
    'applies, its methods are shown, in its order.',
  access: token('payment-options.read', 'embed'),
  merchantAccount: 'header',
  body: PaymentOptionRequest,
  responses: { 200: PaymentOptions },
});
