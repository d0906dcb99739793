import {
  FLOW_CODE_WORDS,
  FLOW_CONDITIONS_WORDS,
  FLOW_OUTCOME_WORDS,
  FlowActionRules,
  FlowCondition,
  FlowErrorCode,
  FlowRule,
  FlowVersionNumber,
} from './flows.ts';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { IF_MATCH } from './schemas/if-match.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
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
import { describe } from './schemas/words.ts';
import { FlowAction, FlowName } from './transaction-actions.ts';
import { Type } from './schemas/type.ts';

const VersionInPath = integer(1, 1_000_000_000);
const Cause = oneOf(
  'rule-created',
  'rule-updated',
  'rule-deleted',
  'rules-ordered',
  'restored',
  'published',
  'experiment-ended',
);

const summary = {
  type: constant('flow-version'),
  flow: FlowName,
  number: FlowVersionNumber,
  cause: Cause,
  description: nullable(text(500, 0)),
  rule_count: Type.Integer(),
  creator: nullable(Creator),
  created_at: Timestamp,
};
const summaryWords = {
  flow: 'The flow that it is a version of.',
  number: 'Versions are counted from 1; the highest one counts.',
  cause: 'What made it. `experiment-ended`: a rule goes on with an arm of its experiment.',
  description: 'What a person wanted to be remembered of it; null for changes of single rules.',
  rule_count: 'How many rules it has.',
  creator: 'The API key or the user that made it.',
} as const;

export const FlowVersionSummary = object('FlowVersionSummary', summary);
describe(FlowVersionSummary, summaryWords);
export const FlowVersion = object('FlowVersion', { ...summary, actions: Type.Array(FlowActionRules) });
describe(FlowVersion, { ...summaryWords, actions: 'Its rules by what they decide, in the order of trying.' });
export const FlowVersions = page('FlowVersions', FlowVersionSummary);

export const FlowRuleChange = object('FlowRuleChange', {
  change: oneOf('added', 'removed', 'changed', 'moved'),
  action: FlowAction,
  rule_id: Uuid,
  before: nullable(FlowRule),
  after: nullable(FlowRule),
});
describe(FlowRuleChange, {
  change: '`moved`: only its place is another.',
  action: 'What the rule decides.',
  rule_id: 'The rule that differs.',
  before: 'The rule as it was; null where it was added.',
  after: 'The rule as it is; null where it was removed.',
});

export const FlowDifference = object('FlowDifference', {
  type: constant('flow-difference'),
  flow: FlowName,
  from: FlowVersionNumber,
  to: nullable(FlowVersionNumber),
  changes: Type.Array(FlowRuleChange),
});
describe(FlowDifference, {
  flow: 'The flow that was compared.',
  from: 'The version that is compared with; 0 has no rules.',
  to: 'The version that is looked at; null for a draft.',
  changes: 'Rule by rule, what differs. Empty: they decide alike.',
});

const versionParams = describe(fields({ flow: FlowName, number: VersionInPath }), {
  number: 'The number of the version, from 1.',
});

export const listFlowVersions = operation({
  id: 'list_flow_versions',
  method: 'GET',
  path: '/flows/{flow}/versions',
  tag: 'Flows',
  summary: 'List the versions of a flow, newest first.',
  description: 'Every version is kept, since decisions refer to the one that made them.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: FlowVersions },
});

export const getFlowVersion = operation({
  id: 'get_flow_version',
  method: 'GET',
  path: '/flows/{flow}/versions/{number}',
  tag: 'Flows',
  summary: 'Read a version of a flow with its rules.',
  description: 'A version never changes.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: versionParams,
  responses: { 200: FlowVersion },
});

export const compareFlowVersions = operation({
  id: 'compare_flow_versions',
  method: 'GET',
  path: '/flows/{flow}/versions/{number}/difference',
  tag: 'Flows',
  summary: 'Compare a version of a flow with another one, rule by rule.',
  description: 'Rules are the same where their ids are.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: versionParams,
  query: describe(fields({ from: optional(FlowVersionNumber) }), {
    from: 'What to compare with; left out, the version before it. 0 has no rules.',
  }),
  responses: { 200: FlowDifference },
});

export const FlowRestore = object('FlowRestore', { description: maybe(text(500, 0)) });
describe(FlowRestore, { description: 'What is to be remembered of it.' });

export const restoreFlowVersion = operation({
  id: 'restore_flow_version',
  method: 'POST',
  path: '/flows/{flow}/versions/{number}/restore',
  tag: 'Flows',
  summary: 'Let the rules of an earlier version count again.',
  description: 'Makes a new version with these rules. They are checked again: a payment service may be gone.',
  access: token('flows.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: versionParams,
  body: FlowRestore,
  bodyOptional: true,
  responses: { 201: FlowVersion },
});

export const FlowDraftRule = object('FlowDraftRule', {
  id: maybe(Uuid),
  description: maybe(text(500, 0)),
  active: maybe(Type.Boolean()),
  conditions: Type.Array(FlowCondition, { maxItems: 50 }),
  outcome: Type.Unknown(),
  error_code: maybe(FlowErrorCode),
});
describe(FlowDraftRule, {
  id: 'Of a rule that is there already, so that it is known as the same; left out, it is a new one.',
  description: 'What a person calls it.',
  active: 'False: it is kept, and never tried. Left out: true.',
  conditions: FLOW_CONDITIONS_WORDS,
  outcome: FLOW_OUTCOME_WORDS,
  error_code: FLOW_CODE_WORDS,
});
export const FlowDraftActionRules = object('FlowDraftActionRules', {
  action: FlowAction,
  rules: Type.Array(FlowDraftRule, { maxItems: 1000 }),
});
describe(FlowDraftActionRules, {
  action: 'What these rules decide.',
  rules: 'In the order in which they are tried.',
});

export const FlowDraft = object('FlowDraft', {
  type: constant('flow-draft'),
  id: Uuid,
  merchant_account_id: Type.String(),
  flow: FlowName,
  description: nullable(text(500, 0)),
  base_version: FlowVersionNumber,
  actions: Type.Array(FlowActionRules),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(FlowDraft, {
  flow: 'The flow that it is to be.',
  description: 'What it is for.',
  base_version: 'The version of the flow that it was begun from.',
  actions: 'Its rules by what they decide. They count when they are published.',
});
export const FlowDrafts = page('FlowDrafts', FlowDraft);

const draftActions = maybe(Type.Array(FlowDraftActionRules, { maxItems: 4 }));
export const FlowDraftCreate = object('FlowDraftCreate', {
  description: maybe(text(500, 0)),
  actions: draftActions,
});
describe(FlowDraftCreate, {
  description: 'What it is for.',
  actions: 'Rules by what they decide. An action that is left out has the rules that count now.',
});
export const FlowDraftUpdate = object('FlowDraftUpdate', {
  description: maybe(text(500, 0)),
  actions: draftActions,
});
describe(FlowDraftUpdate, {
  description: 'What it is for.',
  actions: 'Rules by what they decide; those of an action are replaced as a whole. What is left out stays.',
});

const draftParams = fields({ flow: FlowName, draft_id: Uuid });

export const createFlowDraft = operation({
  id: 'create_flow_draft',
  method: 'POST',
  path: '/flows/{flow}/drafts',
  tag: 'Flows',
  summary: 'Begin a draft of a flow from the rules that count now.',
  description: 'Nothing is decided by a draft until it is published.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName }),
  body: FlowDraftCreate,
  bodyOptional: true,
  responses: { 201: FlowDraft },
});

export const listFlowDrafts = operation({
  id: 'list_flow_drafts',
  method: 'GET',
  path: '/flows/{flow}/drafts',
  tag: 'Flows',
  summary: 'List the drafts of a flow, newest first.',
  description: 'A draft that was published is one no more.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: FlowDrafts },
});

export const getFlowDraft = operation({
  id: 'get_flow_draft',
  method: 'GET',
  path: '/flows/{flow}/drafts/{draft_id}',
  tag: 'Flows',
  summary: 'Read a draft with its rules.',
  description: 'Its rules were checked when they were written.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: draftParams,
  responses: { 200: FlowDraft },
});

export const updateFlowDraft = operation({
  id: 'update_flow_draft',
  method: 'PUT',
  path: '/flows/{flow}/drafts/{draft_id}',
  tag: 'Flows',
  summary: 'Change a draft.',
  description: 'The rules of each action that is given are replaced as a whole.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: draftParams,
  ...IF_MATCH,
  body: FlowDraftUpdate,
  responses: { 200: FlowDraft },
});

export const deleteFlowDraft = operation({
  id: 'delete_flow_draft',
  method: 'DELETE',
  path: '/flows/{flow}/drafts/{draft_id}',
  tag: 'Flows',
  summary: 'Throw a draft away.',
  description: 'The flow stays as it is.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: draftParams,
  ...IF_MATCH,
  responses: { 204: null },
});

export const compareFlowDraft = operation({
  id: 'compare_flow_draft',
  method: 'GET',
  path: '/flows/{flow}/drafts/{draft_id}/difference',
  tag: 'Flows',
  summary: 'Compare a draft with the rules that count now.',
  description: 'What publishing it would change.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: draftParams,
  responses: { 200: FlowDifference },
});

export const publishFlowDraft = operation({
  id: 'publish_flow_draft',
  method: 'POST',
  path: '/flows/{flow}/drafts/{draft_id}/publish',
  tag: 'Flows',
  summary: 'Let the rules of a draft count.',
  description:
    'Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: ' +
    'compare, and publish a draft of what counts now.',
  access: token('flows.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: draftParams,
  ...IF_MATCH,
  responses: { 201: FlowVersion },
});
