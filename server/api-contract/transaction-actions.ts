import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  integer,
  nullable,
  object,
  optional,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const FlowName = choice('FlowName', [
  'checkout',
  'card-transaction',
  'non-card-transaction',
  'redirect-transaction',
]);

export const FlowAction = choice('FlowAction', [
  'select-payment-options',
  'route-transaction',
  'decline-early',
  'skip-3ds',
]);

/** What a rule asks of a payment, and what the payment has. */
export const FlowConditionSeen = object('FlowConditionSeen', {
  name: Type.String(),
  operator: Type.String(),
  wanted: Type.String(),
  seen: nullable(Type.String()),
  holds: Type.Boolean(),
});
describe(FlowConditionSeen, {
  name: 'What is asked of the payment.',
  operator: 'How it is compared.',
  wanted: 'What the rule compares with, in words; long lists are cut.',
  seen: 'What the payment has, in words; null: nobody knew, so that it cannot hold.',
  holds: 'Whether it holds.',
});

/** One rule, and why it did or did not count. */
export const TransactionRuleConsidered = object('TransactionRuleConsidered', {
  rule_id: Uuid,
  position: integer(0, 10_000),
  description: nullable(Type.String()),
  applied: Type.Boolean(),
  reason: Type.String(),
  conditions: Type.Array(FlowConditionSeen),
});
describe(TransactionRuleConsidered, {
  rule_id: 'A rule that was looked at.',
  position: 'Its place among all rules of its action, from 0.',
  description: 'What a person calls it.',
  applied: 'Whether all of its conditions held.',
  reason: 'Why, in a sentence.',
  conditions: 'Each of its conditions, beside what the payment had.',
});

/** A payment service that does not take the payment. */
export const TransactionServiceConsidered = object('TransactionServiceConsidered', {
  payment_service_id: Uuid,
  description: nullable(Type.String()),
  applied: Type.Boolean(),
  reason: Type.String(),
});
describe(TransactionServiceConsidered, {
  payment_service_id: 'A payment service that was looked at.',
  description: 'What a person calls it.',
  applied: 'Always false: it does not take the payment.',
  reason: 'Why not, in a sentence.',
});

export const TransactionAction = object('TransactionAction', {
  type: constant('action'),
  id: FlowAction,
  flow: FlowName,
  rule_id: nullable(Uuid),
  created_at: Timestamp,
  outcome: anyObject(),
  /** These are not told in the published version. */
  flow_version: optional(Type.Integer()),
  reason: optional(Type.String()),
  considered: optional(Type.Array(Type.Union([TransactionRuleConsidered, TransactionServiceConsidered]))),
});
describe(TransactionAction, {
  id: 'What was decided.',
  flow: 'Which set of rules it stands in.',
  rule_id: 'The rule that counted; null where none did, which the published version leaves out.',
  outcome:
    'What came out, by the kind of action. `ordered` is there where a rule put its attempts in an order: what it ' +
    'knew of each, in that order. `experiment` is there where a rule dealt it to an arm: which one, with which ' +
    'chance, and by what. The published version leaves both out.',
  flow_version: 'The version of the flow that decided; 0 where no rule was ever written.',
  reason: 'Why, in a sentence.',
  considered:
    'Every rule that was looked at, in order, at most a hundred. Where no payment service takes the payment, those ' +
    'that were looked at follow, at most fifty, each with what does not fit.',
});

export const TransactionActions = list('TransactionActions', TransactionAction);

export const listTransactionActions = operation({
  id: 'list_transaction_actions',
  method: 'GET',
  path: '/transactions/{transaction_id}/actions',
  tag: 'Transactions - Actions',
  summary: 'List the flow rules that were applied to a transaction.',
  description:
    'Made again from what the decision saw and the version that made it, with a sentence for each rule.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: TransactionActions },
});
