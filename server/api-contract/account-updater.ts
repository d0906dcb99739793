import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { constant, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const AccountUpdaterInquirySummary = object('AccountUpdaterInquirySummary', {
  type: constant('account-updater-inquiry'),
  id: Uuid,
  payment_method_id: Uuid,
});
describe(AccountUpdaterInquirySummary, {
  id: 'Names the question; the answer shows in the payment method.',
  payment_method_id: 'The card that is asked about.',
});

export const AccountUpdaterJob = object('AccountUpdaterJob', {
  type: constant('account-updater-job'),
  id: Uuid,
  merchant_account_id: Type.String(),
  inquiries: Type.Array(AccountUpdaterInquirySummary),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(AccountUpdaterJob, {
  inquiries:
    'One for each card that the schemes are asked about; cards that cannot be asked about are left out.',
});

export const AccountUpdaterJobCreate = object('AccountUpdaterJobCreate', {
  payment_method_ids: Type.Array(Uuid, { maxItems: 100, minItems: 1, uniqueItems: true }),
});
describe(AccountUpdaterJobCreate, { payment_method_ids: 'Stored cards to ask about, none twice.' });

export const createAccountUpdaterJob = operation({
  id: 'create_account_updater_job',
  method: 'POST',
  path: '/account-updater/jobs',
  tag: 'Account updater',
  summary: 'Ask the schemes for newer details of stored cards.',
  description:
    'Answers 204 where none of the cards can be asked about: only American Express, Discover, ' +
    'Mastercard and Visa cards that are in use, and about which no question is open. New details ' +
    'stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to ' +
    'none in production: there it answers 204.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  body: AccountUpdaterJobCreate,
  responses: { 201: AccountUpdaterJob, 204: null },
});
