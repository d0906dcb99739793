import { CurrencyCode } from '../schemas/money.ts';
import { dictionary, maybe, object, oneOf, text } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const PaypalOrderUpdateCallbackConfig = object('PaypalOrderUpdateCallbackConfig', {
  callback_url: maybe(Type.String()),
  callback_events: maybe(Type.Array(oneOf('SHIPPING_ADDRESS', 'SHIPPING_OPTIONS'))),
});
describe(PaypalOrderUpdateCallbackConfig, {
  callback_url: 'An address of yours.',
  callback_events: 'What it is asked about.',
});

export const PaypalShippingOptionsItemAmount = object('PaypalShippingOptionsItemAmount', {
  currency_code: CurrencyCode,
  value: text(32),
});
describe(PaypalShippingOptionsItemAmount, {
  currency_code: 'ISO 4217, three upper-case letters.',
  value: 'In major units as text.',
});

export const PaypalShippingOptionsItem = object('PaypalShippingOptionsItem', {
  id: text(127),
  label: text(127),
  selected: Type.Boolean(),
  type: maybe(oneOf('SHIPPING', 'PICKUP', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON')),
  amount: maybe(PaypalShippingOptionsItemAmount),
});
describe(PaypalShippingOptionsItem, {
  id: 'Your code for it.',
  label: 'What the buyer reads.',
  selected: 'Whether it is chosen at first.',
  type: 'Whether it is sent or fetched.',
  amount: 'What it costs.',
});

export const PaypalShippingOptions = object('PaypalShippingOptions', {
  options: maybe(Type.Array(PaypalShippingOptionsItem, { maxItems: 10 })),
});
describe(PaypalShippingOptions, { options: 'What can be chosen.' });

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
describe(PaypalOptions, {
  order_update_callback_config: 'Where PayPal asks when the buyer changes the delivery.',
  additional_data: "Key and value pairs for PayPal's risk checks.",
  shipping: 'Ways of delivery that the buyer can choose.',
  user_action: "What PayPal's button says.",
  shipping_preference: 'Where PayPal takes the address from.',
  brand_name: 'The merchant as PayPal shows it.',
  landing_page: 'What PayPal shows first.',
  locale: "Language of PayPal's pages.",
});
