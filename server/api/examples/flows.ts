import type { Example } from './example.ts';

const flow = { flow: 'card-transaction' };
const rules = { ...flow, action: 'route-transaction' };
const rule = { ...rules, rule_id: '{create_flow_rule.id}' };
const version = { ...flow, number: '{get_flow.version}' };
const draft = { ...flow, draft_id: '{create_flow_draft.id}' };
const GERMAN_CARDS = [{ name: 'card_country', operator: 'is_one_of', value: ['DE'] }];
const ROUTE = [{ payment_service_id: '{create_payment_service.id}', instrument: 'pan', transformations: [] }];
const NO_PREPAID = {
  conditions: [{ name: 'card_type', operator: 'is_one_of', value: ['prepaid'] }],
  outcome: true,
  error_code: 'flow_no_prepaid',
};

const experiment = { experiment_id: '{create_experiment.id}' };
const EXPERIMENTS: readonly Example[] = [
  {
    operation: 'create_experiment',
    body: {
      name: 'The new acquirer',
      flow: 'card-transaction',
      unit: 'buyer',
      arms: [
        { name: 'as-it-is', share_percent: 50, attempts: ['{create_payment_service.id}'] },
        {
          name: 'with-token',
          share_percent: 50,
          attempts: [{ payment_service_id: '{create_payment_service.id}', instrument: 'network_token' }],
        },
      ],
      expected_decline_basis_points: 1500,
      difference_basis_points: 100,
      horizon_hours: 24,
      measure: 'money_kept',
      money: {
        currency: 'EUR',
        fees: [{ payment_service_id: '{create_payment_service.id}', fixed: 25, basis_points: 150 }],
        highest_amount: 50_000,
        average_amount: 6000,
      },
      maturity_days: 45,
      slow_after_ms: 4000,
    },
  },
  { operation: 'get_experiment', params: experiment },
  { operation: 'list_experiments', query: { state: 'running' } },
  { operation: 'end_experiment', params: experiment, body: { goes_on_with: 'as-it-is' } },
];

export const FLOWS: readonly Example[] = [
  { operation: 'list_flow_outcomes', params: rules },
  ...EXPERIMENTS,
  {
    operation: 'create_flow_rule',
    params: rules,
    body: { description: 'German cards', conditions: GERMAN_CARDS, outcome: ROUTE },
  },
  { operation: 'get_flow_rule', params: rule },
  { operation: 'update_flow_rule', params: rule, body: { description: 'Cards of German banks' } },
  { operation: 'order_flow_rules', params: rules, body: { rule_ids: ['{create_flow_rule.id}'] } },
  { operation: 'get_flow', params: flow },
  { operation: 'list_flow_versions', params: flow },
  { operation: 'get_flow_version', params: version },
  { operation: 'compare_flow_versions', params: version, query: { from: '0' } },
  {
    operation: 'create_flow_draft',
    params: flow,
    body: {
      description: 'No prepaid cards',
      actions: [{ action: 'decline-early', rules: [NO_PREPAID] }],
    },
  },
  { operation: 'get_flow_draft', params: draft },
  { operation: 'list_flow_drafts', params: flow },
  { operation: 'update_flow_draft', params: draft, body: { description: 'Prepaid cards are refused' } },
  { operation: 'compare_flow_draft', params: draft },
  {
    operation: 'evaluate_flow_draft',
    params: draft,
    body: { payment: { amount: 1299, currency: 'EUR', country: 'DE', card: { bin: '411111' } } },
  },
  { operation: 'check_flow_draft', params: draft },
  {
    operation: 'evaluate_flow_version',
    params: version,
    body: { payment: { amount: 1299, currency: 'EUR', card: { country: 'DE', scheme: 'visa' } } },
  },
  { operation: 'check_flow_version', params: version },
  { operation: 'create_flow_replay', params: draft, body: { to: '2026-11-22T12:00:00Z' } },
  {
    operation: 'get_flow_replay',
    params: { ...flow, replay_id: '{create_flow_replay.id}' },
  },
  { operation: 'publish_flow_draft', params: draft },
  { operation: 'create_flow_draft', as: 'to_drop', params: flow, body: { description: 'An idea' } },
  {
    operation: 'delete_flow_draft',
    params: { ...flow, draft_id: '{to_drop.id}' },
  },
  { operation: 'restore_flow_version', params: version, body: { description: 'As it was' } },
  { operation: 'delete_flow_rule', params: rule },
];
