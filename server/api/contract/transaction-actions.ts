import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { anyObject, choice, constant, fields, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';

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

export const TransactionAction = object('TransactionAction', {
  type: constant('action'),
  id: FlowAction,
  flow: FlowName,
  rule_id: Uuid,
  created_at: Timestamp,
  outcome: anyObject(),
});
describe(TransactionAction, {
  id: 'What the rule did.',
  flow: 'Which set of rules it stands in.',
  rule_id: 'The rule that counted.',
  outcome: 'What came out, by the kind of action.',
});

export const TransactionActions = list('TransactionActions', TransactionAction);

export const listTransactionActions = operation({
  id: 'list_transaction_actions',
  method: 'GET',
  path: '/transactions/{transaction_id}/actions',
  tag: 'Transactions - Actions',
  summary: 'List the flow rules that were applied to a transaction.',
  description: 'Empty so far: this instance has no flow rules yet.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: TransactionActions },
});
