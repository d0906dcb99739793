import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { constant, object } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const AccountUpdaterInquirySummary = object('AccountUpdaterInquirySummary', {
  type: constant('account-updater-inquiry'),
  id: Uuid,
  payment_method_id: Uuid,
});

export const AccountUpdaterJob = object('AccountUpdaterJob', {
  type: constant('account-updater-job'),
  id: Uuid,
  merchant_account_id: Type.String(),
  inquiries: Type.Array(AccountUpdaterInquirySummary),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const AccountUpdaterJobCreate = object('AccountUpdaterJobCreate', {
  payment_method_ids: Type.Array(Uuid, { maxItems: 100, minItems: 1, uniqueItems: true }),
});

export const createAccountUpdaterJob = operation({
  id: 'create_account_updater_job',
  method: 'POST',
  path: '/account-updater/jobs',
  tag: 'Account updater',
  summary: 'Ask the schemes for newer details of stored cards.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  body: AccountUpdaterJobCreate,
  responses: { 201: AccountUpdaterJob, 204: null },
});
