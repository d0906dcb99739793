import Type from 'typebox';
import { maybe, nullable, object, oneOf } from '../shared/schema.ts';

export const DlocalCardOptions = object('DlocalCardOptions', {
  three_dsecure_force: maybe(Type.Boolean()),
});

export const DlocalWalletOptions = object('DlocalWalletOptions', {
  name: maybe(Type.String()),
  email: maybe(Type.String()),
  token: maybe(Type.String()),
  username: maybe(Type.String()),
  verify: maybe(Type.Boolean()),
});

export const DlocalOptions = object('DlocalOptions', {
  wallet: maybe(DlocalWalletOptions),
});

export const DlocalPixSubscriptionAmountOptions = object('DlocalPixSubscriptionAmountOptions', {
  type: oneOf('FIXED', 'VARIABLE'),
  value: maybe(Type.String()),
  min_value: nullable(Type.String()),
});

export const DlocalPixSubscriptionOptions = object('DlocalPixSubscriptionOptions', {
  amount: maybe(DlocalPixSubscriptionAmountOptions),
  frequency: oneOf('WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMI_ANNUAL', 'ANNUAL'),
  start_date: maybe(Type.String()),
  end_date: maybe(Type.String()),
});

export const DlocalPixOptions = object('DlocalPixOptions', {
  subscription: maybe(DlocalPixSubscriptionOptions),
  scheduled_date: maybe(Type.String()),
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

export const DlocalUpiWalletOptions = object('DlocalUpiWalletOptions', {
  name: maybe(Type.String()),
  email: maybe(Type.String()),
  token: maybe(Type.String()),
  username: maybe(Type.String()),
  verify: maybe(Type.Boolean()),
  recurring_info: maybe(DlocalUpiRecurringInfoOptions),
});

export const DlocalUpiOptions = object('DlocalUpiOptions', {
  wallet: maybe(DlocalUpiWalletOptions),
});
