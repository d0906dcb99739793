import { maybe, nullable, object, oneOf } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const DlocalCardOptions = object('DlocalCardOptions', {
  three_dsecure_force: maybe(Type.Boolean()),
});
describe(DlocalCardOptions, { three_dsecure_force: 'Whether 3-D Secure must be done.' });

export const DlocalWalletOptions = object('DlocalWalletOptions', {
  name: maybe(Type.String()),
  email: maybe(Type.String()),
  token: maybe(Type.String()),
  username: maybe(Type.String()),
  verify: maybe(Type.Boolean()),
});
describe(DlocalWalletOptions, {
  name: 'Who holds it.',
  email: 'How the holder is reached.',
  token: 'What dLocal gave you for it.',
  username: "The holder's name there.",
  verify: 'Whether it is only checked.',
});

export const DlocalOptions = object('DlocalOptions', {
  wallet: maybe(DlocalWalletOptions),
});
describe(DlocalOptions, { wallet: "The buyer's account there." });

export const DlocalPixSubscriptionAmountOptions = object('DlocalPixSubscriptionAmountOptions', {
  type: oneOf('FIXED', 'VARIABLE'),
  value: maybe(Type.String()),
  min_value: nullable(Type.String()),
});
describe(DlocalPixSubscriptionAmountOptions, {
  type: 'Whether it is the same each time.',
  value: 'How much, in major units as text.',
  min_value: 'The least that is taken, in major units as text; null for none.',
});

export const DlocalPixSubscriptionOptions = object('DlocalPixSubscriptionOptions', {
  amount: maybe(DlocalPixSubscriptionAmountOptions),
  frequency: oneOf('WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMI_ANNUAL', 'ANNUAL'),
  start_date: maybe(Type.String()),
  end_date: maybe(Type.String()),
});
describe(DlocalPixSubscriptionOptions, {
  amount: 'How much is taken each time.',
  frequency: 'How often money is taken.',
  start_date: 'First day of the agreement.',
  end_date: 'Last day of the agreement.',
});

export const DlocalPixOptions = object('DlocalPixOptions', {
  subscription: maybe(DlocalPixSubscriptionOptions),
  scheduled_date: maybe(Type.String()),
});
describe(DlocalPixOptions, {
  subscription: 'What the buyer agrees to for later payments.',
  scheduled_date: 'Day on which this one is taken.',
});

export const DlocalUpiRecurringInfoOptions = object('DlocalUpiRecurringInfoOptions', {
  subscription_frequency_unit: oneOf(
    'MONTH',
    'WEEK',
    'BI_MONTHLY',
    'ONDEMAND',
    'QUARTER',
    'YEAR',
    'SEMI_ANNUALLY',
    'DAY',
  ),
  subscription_frequency: Type.Integer(),
  subscription_start_at: Type.String(),
  subscription_end_at: Type.String(),
});
describe(DlocalUpiRecurringInfoOptions, {
  subscription_frequency_unit: 'What the frequency counts.',
  subscription_frequency: 'After how many of those money is taken.',
  subscription_start_at: 'First day of the agreement.',
  subscription_end_at: 'Last day of the agreement.',
});

export const DlocalUpiWalletOptions = object('DlocalUpiWalletOptions', {
  name: maybe(Type.String()),
  email: maybe(Type.String()),
  token: maybe(Type.String()),
  username: maybe(Type.String()),
  verify: maybe(Type.Boolean()),
  recurring_info: maybe(DlocalUpiRecurringInfoOptions),
});
describe(DlocalUpiWalletOptions, {
  name: 'Who holds it.',
  email: 'How the holder is reached.',
  token: 'What dLocal gave you for it.',
  username: "The holder's name there.",
  verify: 'Whether it is only checked.',
  recurring_info: 'What the buyer agrees to for later payments.',
});

export const DlocalUpiOptions = object('DlocalUpiOptions', {
  wallet: maybe(DlocalUpiWalletOptions),
});
describe(DlocalUpiOptions, { wallet: "The buyer's account there." });
