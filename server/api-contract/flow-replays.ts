import { BASIS_POINTS_MAX } from '../domain/flow/fees.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode } from './schemas/money.ts';
import { constant, fields, integer, maybe, nullable, object, oneOf } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { FlowName } from './transaction-actions.ts';
import { Type } from './schemas/type.ts';

const fits = maybe(Type.Array(Type.String(), { maxItems: 1000 }));
export const FlowFee = object('FlowFee', {
  payment_service_id: Uuid,
  currency: maybe(CurrencyCode),
  card_schemes: fits,
  card_types: fits,
  card_countries: fits,
  fixed: maybe(integer(0, 1_000_000)),
  basis_points: maybe(integer(0, BASIS_POINTS_MAX)),
});
describe(FlowFee, {
  payment_service_id: 'Who takes it.',
  currency: 'For payments in this currency; left out, in any. Needed where `fixed` is given.',
  card_schemes: 'For cards of these schemes; left out, of any.',
  card_types: 'For cards of these types; left out, of any.',
  card_countries: 'For cards that were issued in these countries; left out, anywhere.',
  fixed: 'For each approved payment, in minor units of `currency`.',
  basis_points: 'Of the amount, in hundredths of a percent.',
});

export const FlowReplayCreate = object('FlowReplayCreate', {
  from: maybe(Timestamp),
  to: maybe(Timestamp),
  fees: maybe(Type.Array(FlowFee, { minItems: 1, maxItems: 500 })),
});
describe(FlowReplayCreate, {
  from: 'Payments from then on; left out, from thirty days before `to`.',
  to: 'Payments before then; left out, now.',
  fees:
    'What payment services take, for a comparison of costs; the first that fits a payment counts. Left out: the ' +
    'fees that rules of the draft compare.',
});

export const FlowReplayExpectation = object('FlowReplayExpectation', {
  expected: Type.Number(),
  low: Type.Number(),
  high: Type.Number(),
});
describe(FlowReplayExpectation, {
  expected: 'What is most likely.',
  low: 'Nineteen times of twenty it is no less.',
  high: 'Nineteen times of twenty it is no more.',
});

export const FlowReplayMove = object('FlowReplayMove', {
  from: Type.String(),
  to: Type.String(),
  count: Type.Integer(),
});
describe(FlowReplayMove, {
  from: 'The payment service that was tried first, or the error code of a payment that was not tried.',
  to: 'The same, as the rules have it.',
  count: 'How many payments.',
});

export const FlowReplayWithoutFee = object('FlowReplayWithoutFee', {
  before: Type.Integer(),
  after: Type.Integer(),
});
describe(FlowReplayWithoutFee, {
  before: 'Of the payments in `fees_before`.',
  after: 'Of the payments in `fees_after`.',
});

export const FlowReplayApprovals = object('FlowReplayApprovals', {
  currency: CurrencyCode,
  payments: Type.Integer(),
  before: Type.Integer(),
  after: FlowReplayExpectation,
  fees_before: nullable(Type.Integer()),
  fees_after: nullable(FlowReplayExpectation),
  without_fee: nullable(FlowReplayWithoutFee),
});
describe(FlowReplayApprovals, {
  currency: 'Of these payments.',
  payments:
    'Payments whose end is known, and can be expected under the rules. Those of `unknown` are not among them.',
  before: 'Of these: first attempts that were approved.',
  after:
    'Of these: first attempts that the rules would have had approved. What stays where it was counts as it ended, ' +
    'and what the rules refuse as not approved.',
  fees_before: 'What was taken of the approved ones, in minor units; null without `fees`.',
  fees_after: 'What would have been taken, in minor units; null without `fees`.',
  without_fee: 'Payments that no fee fits: they are in neither sum. Null without `fees`.',
});

const cell = { currency: CurrencyCode, kind: Type.String(), payment_service_id: Type.String() };
const cellWords = {
  currency: 'Of these payments.',
  kind: "The card's scheme, or the method of what is no card.",
  payment_service_id: 'Where they went, or would go, first.',
} as const;

export const FlowReplayUnknown = object('FlowReplayUnknown', {
  ...cell,
  count: Type.Integer(),
  approved: Type.Integer(),
  sample: Type.Integer(),
});
describe(FlowReplayUnknown, {
  ...cellWords,
  count: 'How many payments would go there.',
  approved: 'How many of them were approved where they went.',
  sample: 'How many like them have been there: fewer than thirty, which is no rate.',
});

export const FlowReplaySkipped = object('FlowReplaySkipped', {
  payment_service_id: Uuid,
  count: Type.Integer(),
});
describe(FlowReplaySkipped, {
  payment_service_id: 'What the rules wanted to try.',
  count: 'For how many payments.',
});

export const FlowReplayAuthentication = object('FlowReplayAuthentication', {
  from: Type.String(),
  to: Type.String(),
  count: Type.Integer(),
});
describe(FlowReplayAuthentication, {
  from: '`attempt`, `force` or `skip`, an exemption, or `none` where no rule spoke.',
  to: 'The same, as the rules have it.',
  count: 'How many payments.',
});

export const FlowReplaySample = object('FlowReplaySample', {
  ...cell,
  count: Type.Integer(),
  approved: Type.Integer(),
  rate: FlowReplayExpectation,
});
describe(FlowReplaySample, {
  ...cellWords,
  count: 'First attempts whose end is known.',
  approved: 'Those that were approved.',
  rate: 'The share of them, from 0 to 1.',
});

export const FlowReplay = object('FlowReplay', {
  type: constant('flow-replay'),
  id: Uuid,
  merchant_account_id: Type.String(),
  flow: FlowName,
  status: oneOf('running', 'completed'),
  from: Timestamp,
  to: Timestamp,
  progress_percent: integer(0, 100),
  decisions: Type.Integer(),
  reproduced: Type.Integer(),
  changed: Type.Integer(),
  changed_otherwise: Type.Integer(),
  moves: Type.Array(FlowReplayMove),
  three_d_secure: Type.Array(FlowReplayAuthentication),
  approvals: Type.Array(FlowReplayApprovals),
  unknown: Type.Array(FlowReplayUnknown),
  skipped: Type.Array(FlowReplaySkipped),
  samples: Type.Array(FlowReplaySample),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(FlowReplay, {
  flow: 'Whose decisions were made again.',
  status: '`running` while a worker goes through the period; the counts grow meanwhile.',
  from: 'Payments from then on.',
  to: 'Payments before then.',
  progress_percent: 'How much of the period a worker has gone through, of a hundred.',
  decisions: 'How many were made again so far.',
  reproduced:
    'How many came out as they are stored under their own version: all, or the report means nothing.',
  changed: 'How many the rules send elsewhere, or refuse, or let pass.',
  changed_otherwise:
    'How many begin where they began, and go on in another way: with another instrument, or other attempts after it.',
  moves: 'From where to where, the most frequent first.',
  three_d_secure:
    'What would become of 3-D Secure, where it differs. That it costs or saves approvals is not expected.',
  approvals:
    'What is expected, by currency. First attempts only: what a second attempt saves is not counted.',
  unknown: 'What the past does not tell; left out of `approvals`, before and after.',
  skipped:
    'Where the rules wanted to try a payment service that did not take the payment then, or was not there yet.',
  samples: 'What the expectations are taken from.',
});

export const createFlowReplay = operation({
  id: 'create_flow_replay',
  method: 'POST',
  path: '/flows/{flow}/drafts/{draft_id}/replays',
  tag: 'Flows',
  summary: 'Find out what a draft would have decided on the payments of a period.',
  description:
    'A worker decides them again from what their decisions saw, and asks no payment service. The draft is ' +
    'taken as it is now. 422 for the checkout flow, whose answers are not kept.',
  access: token('flows.write'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName, draft_id: Uuid }),
  body: FlowReplayCreate,
  bodyOptional: true,
  responses: { 201: FlowReplay },
});

export const getFlowReplay = operation({
  id: 'get_flow_replay',
  method: 'GET',
  path: '/flows/{flow}/replays/{replay_id}',
  tag: 'Flows',
  summary: 'Read how far a replay is, and what it found.',
  description: 'The report is made of what was counted so far.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: fields({ flow: FlowName, replay_id: Uuid }),
  responses: { 200: FlowReplay },
});
