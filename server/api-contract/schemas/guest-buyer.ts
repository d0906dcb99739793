import type { Static } from 'typebox';
import { BillingDetails } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, maybe, nullable, object, text } from './schema.ts';
import { ShippingDetailsCreate } from './shipping-details.ts';
import { describe } from './words.ts';
import { frontEnd } from './front-end.ts';
import { Type } from './type.ts';

export const GuestBuyer = object('GuestBuyer', {
  display_name: maybe(text(200)),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  billing_details: maybe(BillingDetails),
  account_number: maybe(text(200)),
  shipping_details: maybe(ShippingDetailsCreate),
});
describe(GuestBuyer, {
  billing_details: 'Name, address and e-mail of who pays.',
  shipping_details: 'Where the goods go.',
  external_identifier:
    'Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front ' +
    'end sends it, a stored buyer may have the same.',
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
describe(TransactionBuyer, {
  id: 'Null for a guest, who is not stored.',
  reconciliation_id:
    'The id as a base-62 number of 22 digits, for systems without room for a UUID; null for a guest.',
  billing_details: 'As known when the payment was made; null where nothing was.',
  account_number: "Number of the buyer's account at the merchant; null where none was given.",
});

export type GuestBuyer = Static<typeof GuestBuyer>;
