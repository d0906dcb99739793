import Type, { type Static } from 'typebox';
import { BillingDetails } from './address.ts';
import { Uuid } from './identifier.ts';
import { constant, nullable, object, text } from './schema.ts';
import { Timestamp } from './time.ts';

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

export type Buyer = Static<typeof Buyer>;
