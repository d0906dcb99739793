import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { CartItem } from './shared/cart-item.ts';
import { CurrencyCode } from './shared/money.ts';
import { list } from './shared/pagination.ts';
import { PaymentMethodMode } from './shared/payment-method-kind.ts';
import { constant, dictionary, maybe, nullable, object, text, withDefault } from './shared/schema.ts';

export const GooglePayPaymentOptionContext = object('GooglePayPaymentOptionContext', {
  merchant_name: Type.String(),
  supported_schemes: Type.Array(Type.String()),
  gateway: Type.String(),
  gateway_merchant_id: Type.String(),
});

export const WalletPaymentOptionContext = object('WalletPaymentOptionContext', {
  merchant_name: Type.String(),
  supported_schemes: Type.Array(Type.String()),
});

export const PaymentOptionContextApprovalUI = object('PaymentOptionContextApprovalUI', {
  height: nullable(Type.String()),
  width: nullable(Type.String()),
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

export const PaymentOptionRequest = object('PaymentOptionRequest', {
  metadata: maybe(dictionary()),
  country: maybe(CountryCode),
  currency: maybe(CurrencyCode),
  amount: maybe(Type.Integer()),
  locale: withDefault(text(50), 'en'),
  cart_items: maybe(Type.Array(CartItem)),
});

export const PaymentOptions = list('PaymentOptions', PaymentOption);

export const listPaymentOptions = operation({
  id: 'list_payment_options',
  method: 'POST',
  path: '/payment-options',
  tag: 'Payment options',
  summary: 'List what a buyer can pay this cart with.',
  access: token('payment-options.read', 'embed'),
  merchantAccount: 'header',
  body: PaymentOptionRequest,
  responses: { 200: PaymentOptions },
});
