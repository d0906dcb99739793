import type { Static } from 'typebox';
import { Address, PhoneNumber } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, maybe, nullable, object, text } from './schema.ts';
import { describe } from './words.ts';

export const ShippingDetails = object('ShippingDetails', {
  first_name: nullable(text(255)),
  last_name: nullable(text(255)),
  email_address: nullable(text(320)),
  phone_number: nullable(PhoneNumber),
  address: nullable(Address),
  id: nullable(Uuid),
  buyer_id: nullable(Uuid),
  type: constant('shipping-details'),
});
describe(ShippingDetails, {
  id: 'Null where they came with a payment and are not stored.',
  buyer_id: 'The buyer whose address it is; null where it is not stored.',
  address: 'Where goods are sent.',
  first_name: 'Given name of who receives the goods.',
  last_name: 'Family name of who receives the goods.',
  email_address: 'Where news about the delivery goes.',
  phone_number: 'For questions about the delivery.',
});

export const ShippingDetailsCreate = object('ShippingDetailsCreate', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  email_address: maybe(text(320)),
  phone_number: maybe(PhoneNumber),
  address: maybe(Address),
});
describe(ShippingDetailsCreate, {
  address: 'Where goods are sent.',
  first_name: 'Given name of who receives the goods.',
  last_name: 'Family name of who receives the goods.',
  email_address: 'Where news about the delivery goes.',
  phone_number: 'For questions about the delivery.',
});

export type ShippingDetails = Static<typeof ShippingDetails>;
