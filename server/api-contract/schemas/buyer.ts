import type { Static } from 'typebox';
import { BillingDetails } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, nullable, object, text } from './schema.ts';
import { Timestamp } from './time.ts';
import { describe } from './words.ts';
import { Type } from './type.ts';

export const Buyer = object('Buyer', {
  type: constant('buyer'),
  id: Uuid,
  reconciliation_id: Type.String(),
  merchant_account_id: Type.String(),
  display_name: nullable(text(200)),
  external_identifier: nullable(text(200)),
  billing_details: nullable(BillingDetails),
  account_number: nullable(text(200)),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(Buyer, {
  external_identifier:
    'Your own identifier of the buyer, unique in the merchant account; null where none was given.',
  billing_details: 'What was told of the buyer for invoices and risk checks; null where nothing was.',
});

export type Buyer = Static<typeof Buyer>;
