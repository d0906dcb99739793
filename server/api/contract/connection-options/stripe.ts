import Type from 'typebox';
import { maybe, object } from '../shared/schema.ts';

export const StripeConnectOptions = object('StripeConnectOptions', {
  stripe_account: maybe(Type.String()),
  application_fee_amount: maybe(Type.Integer()),
  on_behalf_of: maybe(Type.String()),
  transfer_data_destination: maybe(Type.String()),
  transfer_group: maybe(Type.String()),
});

export const StripeCardOptions = object('StripeCardOptions', {
  stripe_connect: maybe(StripeConnectOptions),
  customer_id: maybe(Type.String()),
  error_on_requires_action: maybe(Type.Boolean()),
});

export const StripeOptions = object('StripeOptions', {
  stripe_connect: maybe(StripeConnectOptions),
});
