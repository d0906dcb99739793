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
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { FlowAction, FlowName } from './transaction-actions.ts';
import { Type } from './schemas/type.ts';

/** What must hold for a rule to apply. Which operators and values go with a name is checked by `checkRule`. */
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
    'velocity',
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
describe(FlowCondition, {
  name: 'What is asked of the payment.',
  operator: 'How it is compared. Which operators go with which name stands in the guide to flows.',
  value: 'What it is compared with, by the name and the operator. What nobody knows of a payment never fits.',
});

const Position = integer(0, 10_000);
export const FlowErrorCode = Type.String({ maxLength: 50, pattern: '^flow_[a-z_]+$' });
const Outcome = Type.Unknown();
export const FLOW_OUTCOME_WORDS =
  'What the rule decides, by the action. `select-payment-options`: the methods to show, in order. ' +
  '`route-transaction`: ids of payment services to try, in order; for cards also objects with ' +
  '`payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, ' +
  '`use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` ' +
  '(left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, ' +
  'for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running ' +
  'experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. ' +
  '`skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, ' +
  '`transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true.';
export const FLOW_CODE_WORDS =
  'What a declined payment shows as `error_code`; `flow_decline` where it is null.';
export const FLOW_CONDITIONS_WORDS = 'All of them must hold; with none, the rule always applies.';
const DESCRIPTION_WORDS = 'What a person calls it.';
const POSITION_WORDS =
  'Its place among the rules of its action, from 0. They are tried in this order, and the first that fits decides.';
const ACTIVE_WORDS = 'False: it is kept, and never tried.';

export const FlowRule = object('FlowRule', {
  type: constant('flow-rule'),
  id: Uuid,
  merchant_account_id: Type.String(),
  flow: FlowName,
  action: FlowAction,
  description: nullable(text(500, 0)),
  position: Position,
  active: Type.Boolean(),
  conditions: Type.Array(FlowCondition),
  outcome: Outcome,
  error_code: nullable(FlowErrorCode),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(FlowRule, {
  flow: 'The flow that it belongs to.',
  action: 'What it decides.',
  description: DESCRIPTION_WORDS,
  position: POSITION_WORDS,
  active: ACTIVE_WORDS,
  conditions: FLOW_CONDITIONS_WORDS,
  outcome: FLOW_OUTCOME_WORDS,
  error_code: FLOW_CODE_WORDS,
});

export const FlowRuleCreate = object('FlowRuleCreate', {
  description: maybe(text(500, 0)),
  position: maybe(Position),
  active: maybe(Type.Boolean()),
  conditions: Type.Array(FlowCondition, { maxItems: 50 }),
  outcome: Outcome,
  error_code: maybe(FlowErrorCode),
});
describe(FlowRuleCreate, {
  description: DESCRIPTION_WORDS,
  position: 'Its place among the rules of its action, from 0; left out: last. The others move.',
  active: `${ACTIVE_WORDS} Left out: true.`,
  conditions: FLOW_CONDITIONS_WORDS,
  outcome: FLOW_OUTCOME_WORDS,
  error_code: FLOW_CODE_WORDS,
});

export const FlowRuleUpdate = object('FlowRuleUpdate', {
  description: maybe(text(500, 0)),
  position: maybe(Position),
  active: maybe(Type.Boolean()),
  conditions: maybe(Type.Array(FlowCondition, { maxItems: 50 })),
  outcome: Type.Optional(Outcome),
  error_code: maybe(FlowErrorCode),
});
describe(FlowRuleUpdate, {
  description: DESCRIPTION_WORDS,
  position: 'Its new place among the rules of its action, from 0. The others move.',
  active: ACTIVE_WORDS,
  conditions: FLOW_CONDITIONS_WORDS,
  outcome: FLOW_OUTCOME_WORDS,
  error_code: FLOW_CODE_WORDS,
});

export const FlowActionRules = object('FlowActionRules', { action: FlowAction, rules: Type.Array(FlowRule) });
describe(FlowActionRules, {
  action: 'What these rules decide.',
  rules: 'In the order in which they are tried.',
});

/** 0: no rule was ever written. */
export const FlowVersionNumber = integer(0, 1_000_000_000);

export const Flow = object('Flow', {
  type: constant('flow'),
  id: FlowName,
  version: FlowVersionNumber,
  actions: Type.Array(FlowActionRules),
});
describe(Flow, {
  version: 'The number of the version that counts now; 0 where no rule was ever written.',
  actions: 'What the flow decides, in the order in which it is asked.',
});

/** What an action may decide, to build a form from. */
export const FlowOutcome = object('FlowOutcome', { kind: text(50), options: nullable(anyObject()) });
describe(FlowOutcome, {
  kind: 'What kind of outcome it is: `payment-option`, `transaction-route`, `decline`, `three-d-secure`, `experiment`.',
  options: 'The values that it takes, with the payment service or the method that it is about.',
});

export const FlowOutcomes = list('FlowOutcomes', FlowOutcome);

const actionParams = { flow: FlowName, action: FlowAction };
const ruleParams = fields({ ...actionParams, rule_id: Uuid });
const EVERY_CHANGE =
  'It counts for the next payment. Every change makes a new version of the flow, and all are kept.';

export const getFlow = operation({
  id: 'get_flow',
  method: 'GET',
  path: '/flows/{flow}',
  tag: 'Flows',
  summary: 'Read the rules of a flow by action, in the order in which they are tried.',
  description: 'A flow without rules has its actions with empty lists.',
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
  description: EVERY_CHANGE,
  access: token('flows.write'),
  confirmed: true,
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
  description: 'As it stands in the version that counts now.',
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
  description: `What is left out stays. ${EVERY_CHANGE}`,
  access: token('flows.write'),
  confirmed: true,
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
  description: `The rules after it move up. ${EVERY_CHANGE}`,
  access: token('flows.write'),
  confirmed: true,
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
  description: 'From the payment services and the methods of this merchant account as they are now.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields(actionParams),
  responses: { 200: FlowOutcomes },
});

export const FlowRuleOrder = object('FlowRuleOrder', {
  rule_ids: Type.Array(Uuid, { uniqueItems: true, maxItems: 1000 }),
});
describe(FlowRuleOrder, {
  rule_ids: 'All rules of the action, each once, in the order in which they are to be tried.',
});

export const orderFlowRules = operation({
  id: 'order_flow_rules',
  method: 'PUT',
  path: '/flows/{flow}/actions/{action}/rules/order',
  tag: 'Flows',
  summary: 'Put all rules of an action in a new order at once.',
  description: `Every rule must be named once, so that no order is half done. ${EVERY_CHANGE}`,
  access: token('flows.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields(actionParams),
  body: FlowRuleOrder,
  responses: { 200: FlowActionRules },
});
