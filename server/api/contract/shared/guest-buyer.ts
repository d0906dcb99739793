import Type, { type Static } from 'typebox';
import { BillingDetails } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, maybe, nullable, object, text } from './schema.ts';
import { ShippingDetailsCreate } from './shipping-details.ts';

export const GuestBuyer = object('GuestBuyer', {
  display_name: maybe(text(200)),
  external_identifier: maybe(text(200)),
  billing_details: maybe(BillingDetails),
  account_number: maybe(text(200)),
  shipping_details: maybe(ShippingDetailsCreate),
});

export const TransactionBuyer = object('TransactionBuyer', {
  type: constant('buyer'),
  id: nullable(Uuid),
  reconciliation_id: nullable(Type.String()),
  display_name: nullable(text(200)),
  external_identifier: nullable(text(200)),
  billing_details: nullable(BillingDetails),
  account_number: nullable(text(200)),
});

export type GuestBuyer = Static<typeof GuestBuyer>;
