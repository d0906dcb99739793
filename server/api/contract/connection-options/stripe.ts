import Type from 'typebox';
import { maybe, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';

export const StripeConnectOptions = object('StripeConnectOptions', {
  stripe_account: maybe(Type.String()),
  application_fee_amount: maybe(Type.Integer()),
  on_behalf_of: maybe(Type.String()),
  transfer_data_destination: maybe(Type.String()),
  transfer_group: maybe(Type.String()),
});
describe(StripeConnectOptions, {
  stripe_account: 'The account that is charged through.',
  application_fee_amount: 'What the platform keeps, in minor units.',
  on_behalf_of: 'The account whose business it is.',
  transfer_data_destination: 'The account that the money goes on to.',
  transfer_group: 'Ties transfers together.',
});

export const StripeCardOptions = object('StripeCardOptions', {
  stripe_connect: maybe(StripeConnectOptions),
  customer_id: maybe(Type.String()),
  error_on_requires_action: maybe(Type.Boolean()),
});
describe(StripeCardOptions, {
  stripe_connect: 'For platforms of connected accounts.',
  customer_id: 'The buyer at Stripe.',
  error_on_requires_action: 'True declines what would need the buyer.',
});

export const StripeOptions = object('StripeOptions', {
  stripe_connect: maybe(StripeConnectOptions),
});
describe(StripeOptions, { stripe_connect: 'For platforms of connected accounts.' });
