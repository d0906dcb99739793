import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import {
  anyObject,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { FlowAction, FlowName } from './transaction-actions.ts';

/**
 * What must hold for a rule to apply. Which operators and values go with a name is checked when the rule is
 * compiled.
 */
export const FlowCondition = object('FlowCondition', {
  name: oneOf(
    'amount',
    'amount_zero',
    'anti_fraud_decision',
    'browser_language',
    'card_bin',
    'card_country',
    'card_issuer_name',
    'card_product_name',
    'card_scheme',
    'card_source',
    'card_type',
    'country',
    'currency',
    'gift_card_bin',
    'has_gift_cards',
    'is_subsequent_payment',
    'merchant_initiated',
    'metadata',
    'metadata_numeric',
    'payment_method',
    'payment_source',
    'product_categories',
    'product_types',
    'skus',
    'split_routing',
  ),
  operator: oneOf(
    'less_than',
    'greater_than',
    'is_between',
    'less_than_or_equal_to',
    'equal_to',
    'is_one_of',
    'is_not_one_of',
    'like_one_of',
    'unlike_any_of',
    'includes',
    'excludes',
    'includes_all',
    'includes_at_least_one',
    'includes_none',
  ),
  value: Type.Unknown(),
});

/** One payment service to try, in the order of the list. */
export const FlowCardRoute = object('FlowCardRoute', {
  payment_service_id: Uuid,
  instrument: oneOf('network_token', 'pan'),
  transformations: optional(
    Type.Array(oneOf('force_mit', 'use_additional_scheme'), { maxItems: 2, uniqueItems: true }),
  ),
});

export const FlowOutcomeCreate = Type.Union([
  Type.Boolean(),
  oneOf('attempt', 'force', 'skip'),
  Type.Array(FlowCardRoute, { minItems: 1, maxItems: 20 }),
  Type.Array(text(50), { maxItems: 200 }),
]);

export const FlowRule = object('FlowRule', {
  type: constant('flow-rule'),
  id: Uuid,
  merchant_account_id: Type.String(),
  flow: FlowName,
  action: FlowAction,
  description: nullable(text(500, 0)),
  position: integer(0, 10_000),
  active: Type.Boolean(),
  conditions: Type.Array(FlowCondition),
  outcome: Type.Unknown(),
  error_code: nullable(Type.String({ maxLength: 50, pattern: '^flow_[a-z_]+$' })),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const FlowRuleCreate = object('FlowRuleCreate', {
  description: maybe(text(500, 0)),
  position: maybe(integer(0, 10_000)),
  active: maybe(Type.Boolean()),
  conditions: Type.Array(FlowCondition, { maxItems: 50 }),
  outcome: FlowOutcomeCreate,
  error_code: maybe(Type.String({ maxLength: 50, pattern: '^flow_[a-z_]+$' })),
});

export const FlowRuleUpdate = object('FlowRuleUpdate', {
  description: maybe(text(500, 0)),
  position: maybe(integer(0, 10_000)),
  active: maybe(Type.Boolean()),
  conditions: maybe(Type.Array(FlowCondition, { maxItems: 50 })),
  outcome: maybe(FlowOutcomeCreate),
  error_code: maybe(Type.String({ maxLength: 50, pattern: '^flow_[a-z_]+$' })),
});

export const FlowActionRules = object('FlowActionRules', { action: FlowAction, rules: Type.Array(FlowRule) });

export const Flow = object('Flow', {
  type: constant('flow'),
  id: FlowName,
  actions: Type.Array(FlowActionRules),
});

/** What an action may decide, to build a form from. */
export const FlowOutcome = object('FlowOutcome', { kind: text(50), options: nullable(anyObject()) });

export const FlowOutcomes = list('FlowOutcomes', FlowOutcome);

const actionParams = { flow: FlowName, action: FlowAction };
const ruleParams = fields({ ...actionParams, rule_id: Uuid });

export const getFlow = operation({
  id: 'get_flow',
  method: 'GET',
  path: '/flows/{flow}',
  tag: 'Flows',
  summary: 'Read the rules of a flow by action, in the order in which they are tried.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName }),
  responses: { 200: Flow },
});

export const createFlowRule = operation({
  id: 'create_flow_rule',
  method: 'POST',
  path: '/flows/{flow}/actions/{action}/rules',
  tag: 'Flows',
  summary: 'Add a rule to an action of a flow.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: fields(actionParams),
  body: FlowRuleCreate,
  responses: { 201: FlowRule },
});

export const getFlowRule = operation({
  id: 'get_flow_rule',
  method: 'GET',
  path: '/flows/{flow}/actions/{action}/rules/{rule_id}',
  tag: 'Flows',
  summary: 'Read a rule.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: ruleParams,
  responses: { 200: FlowRule },
});

export const updateFlowRule = operation({
  id: 'update_flow_rule',
  method: 'PUT',
  path: '/flows/{flow}/actions/{action}/rules/{rule_id}',
  tag: 'Flows',
  summary: 'Change the given fields of a rule.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: ruleParams,
  body: FlowRuleUpdate,
  responses: { 200: FlowRule },
});

export const deleteFlowRule = operation({
  id: 'delete_flow_rule',
  method: 'DELETE',
  path: '/flows/{flow}/actions/{action}/rules/{rule_id}',
  tag: 'Flows',
  summary: 'Delete a rule.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: ruleParams,
  responses: { 204: null },
});

export const listFlowOutcomes = operation({
  id: 'list_flow_outcomes',
  method: 'GET',
  path: '/flows/{flow}/actions/{action}/outcomes',
  tag: 'Flows',
  summary: 'List what an action can decide.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields(actionParams),
  responses: { 200: FlowOutcomes },
});
