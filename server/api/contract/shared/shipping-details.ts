import type { Static } from 'typebox';
import { Address, PhoneNumber } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, maybe, nullable, object, text } from './schema.ts';

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

export const ShippingDetailsCreate = object('ShippingDetailsCreate', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  email_address: maybe(text(320)),
  phone_number: maybe(PhoneNumber),
  address: maybe(Address),
});

export type ShippingDetails = Static<typeof ShippingDetails>;
