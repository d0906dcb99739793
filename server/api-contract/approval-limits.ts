import { operation, token } from './operation.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { constant, object } from './schemas/schema.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const ApprovalLimit = object('ApprovalLimit', { currency: CurrencyCode, amount: Amount });
describe(ApprovalLimit, { currency: 'Which amounts it is for.', amount: 'From this amount on.' });

const Limits = Type.Array(ApprovalLimit, { maxItems: 200 });

export const ApprovalLimits = object('ApprovalLimits', {
  type: constant('approval-limits'),
  merchant_account_id: Type.String(),
  limits: Limits,
});
const LIMITS =
  'By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one ' +
  'needs a second person, too.';
describe(ApprovalLimits, { limits: LIMITS });

export const ApprovalLimitsUpdate = object('ApprovalLimitsUpdate', { limits: Limits });
describe(ApprovalLimitsUpdate, { limits: LIMITS });

export const getApprovalLimits = operation({
  id: 'get_approval_limits',
  method: 'GET',
  path: '/approval-limits',
  tag: 'Confirmations',
  summary: 'Read from which amounts on a second person has to agree.',
  description: 'To what people do at the dashboard; keys are not asked.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  responses: { 200: ApprovalLimits },
});

export const updateApprovalLimits = operation({
  id: 'update_approval_limits',
  method: 'PUT',
  path: '/approval-limits',
  tag: 'Confirmations',
  summary: 'Set from which amounts on a second person has to agree.',
  description:
    'Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people ' +
    'and roles: nobody goes around it alone. 409 where nobody else could agree.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'header',
  body: ApprovalLimitsUpdate,
  responses: { 200: ApprovalLimits },
  confirmed: true,
});
