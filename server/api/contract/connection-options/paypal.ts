import Type from 'typebox';
import { CurrencyCode } from '../shared/money.ts';
import { dictionary, maybe, object, oneOf, text } from '../shared/schema.ts';

export const PaypalOrderUpdateCallbackConfig = object('PaypalOrderUpdateCallbackConfig', {
  callback_url: maybe(Type.String()),
  callback_events: maybe(Type.Array(oneOf('SHIPPING_ADDRESS', 'SHIPPING_OPTIONS'))),
});

export const PaypalShippingOptionsItemAmount = object('PaypalShippingOptionsItemAmount', {
  currency_code: CurrencyCode,
  value: text(32),
});

export const PaypalShippingOptionsItem = object('PaypalShippingOptionsItem', {
  id: text(127),
  label: text(127),
  selected: Type.Boolean(),
  type: maybe(oneOf('SHIPPING', 'PICKUP', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON')),
  amount: maybe(PaypalShippingOptionsItemAmount),
});

export const PaypalShippingOptions = object('PaypalShippingOptions', {
  options: maybe(Type.Array(PaypalShippingOptionsItem, { maxItems: 10 })),
});

export const PaypalOptions = object('PaypalOptions', {
  order_update_callback_config: maybe(PaypalOrderUpdateCallbackConfig),
  additional_data: maybe(Type.Array(dictionary())),
  shipping: maybe(PaypalShippingOptions),
  user_action: maybe(Type.String()),
  shipping_preference: maybe(Type.String()),
  brand_name: maybe(text(127, 0)),
  landing_page: maybe(Type.String()),
  locale: maybe(Type.String()),
});
