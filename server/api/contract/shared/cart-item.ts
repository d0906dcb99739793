import Type, { type Static } from 'typebox';
import { CountryCode } from './address.ts';
import { Amount } from './money.ts';
import { choice, maybe, nullable, object, optional, text, withDefault } from './schema.ts';

export const ProductType = choice('ProductType', [
  'physical',
  'discount',
  'shipping_fee',
  'sales_tax',
  'digital',
  'gift_card',
  'store_credit',
  'surcharge',
]);

export const CartItem = object('CartItem', {
  name: text(255),
  quantity: Type.Integer({ maximum: 99_999_999, exclusiveMinimum: 0 }),
  unit_amount: Amount,
  discount_amount: optional(withDefault(nullable(Amount), 0)),
  tax_amount: optional(withDefault(nullable(Amount), 0)),
  external_identifier: maybe(text(200)),
  sku: maybe(text(200)),
  upc: maybe(text(50)),
  product_url: maybe(Type.String()),
  image_url: maybe(Type.String()),
  categories: maybe(Type.Array(text(50))),
  product_type: maybe(ProductType),
  seller_country: maybe(CountryCode),
  tax_exempt: maybe(Type.Boolean()),
  unit_of_measure: maybe(text(50)),
  commodity_code: maybe(text(50)),
  description: maybe(text(255)),
  duty_amount: maybe(Amount),
  shipping_amount: maybe(Amount),
});

export type CartItem = Static<typeof CartItem>;
