import type { Static } from 'typebox';
import { CountryCode } from './address.ts';
import { Amount } from './money.ts';
import { choice, maybe, nullable, object, optional, text, withDefault } from './schema.ts';
import { describe } from './words.ts';
import { frontEnd } from './front-end.ts';
import { Type } from './type.ts';

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
  external_identifier: frontEnd('harmless', maybe(text(200))),
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
describe(CartItem, {
  name: 'What the buyer reads.',
  quantity: 'How many of it.',
  unit_amount: 'Price of one, before discount and tax.',
  discount_amount: 'Taken off the line as a whole.',
  tax_amount: 'Tax of the line as a whole.',
  external_identifier: 'Your own identifier of the article.',
  sku: 'Stock keeping unit.',
  upc: 'Universal product code.',
  product_url: 'A page about the article.',
  image_url: 'A picture of the article.',
  categories: 'Shelves it belongs to.',
  product_type: 'What kind of line it is.',
  seller_country: 'Country of who sells it on a marketplace.',
  tax_exempt: 'Whether no tax is due on it.',
  unit_of_measure: 'What one of it is: a kilogram, a metre, a piece.',
  commodity_code: "Code of the goods in the merchant's or a public classification.",
  description: 'More about it than its name.',
  duty_amount: 'Customs duty of the line.',
  shipping_amount: 'What sending the line costs.',
});

export type CartItem = Static<typeof CartItem>;
