import { ENDINGS, GUARDRAILS, MEASURES } from '../domain/experiment/conclude.ts';
import { ATTEMPTS_MAX, EXPERIMENT_FLOWS, UNIT_KINDS } from '../domain/flow/rule.ts';
import { FlowFee } from './flow-replays.ts';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits, PositiveAmount } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const ExperimentFlow = choice('ExperimentFlow', [...EXPERIMENT_FLOWS]);
export const ExperimentUnit = choice('ExperimentUnit', [...UNIT_KINDS]);
export const ExperimentState = choice('ExperimentState', ['running', 'ended']);
export const ExperimentEnding = choice('ExperimentEnding', [...ENDINGS]);
export const ExperimentOrder = choice('ExperimentOrder', ['cost', 'success_rate']);
export const ExperimentMeasure = choice('ExperimentMeasure', [...MEASURES]);
export const ExperimentGuardrail = choice('ExperimentGuardrail', [...GUARDRAILS]);

const ArmName = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,49}$' });
const attempts = Type.Array(Type.Unknown(), { minItems: 1, maxItems: ATTEMPTS_MAX });
const BasisPoints = integer(1, 9999);
const Hours = integer(1, 720);
const Days = integer(1, 180);
const Milliseconds = integer(1, 600_000);
const Count = Type.Integer({ minimum: 0 });

export const ExperimentFee = object('ExperimentFee', {
  payment_service_id: Uuid,
  fixed: integer(0, 1_000_000),
  basis_points: integer(0, 9000),
});
describe(ExperimentFee, {
  payment_service_id: 'Which payment service.',
  fixed: 'What a captured payment costs whatever its amount, in minor units.',
  basis_points: 'Of ten thousand captured, what it costs beside that.',
});
const Fees = Type.Array(ExperimentFee, { minItems: 1, maxItems: 30 });

export const ExperimentMoneyInput = object('ExperimentMoneyInput', {
  currency: CurrencyCode,
  fees: Fees,
  highest_amount: maybe(PositiveAmount),
  average_amount: maybe(PositiveAmount),
});
export const ExperimentMoney = object('ExperimentMoney', {
  currency: CurrencyCode,
  fees: Fees,
  highest_amount: MinorUnits,
  average_amount: MinorUnits,
});
const MONEY_WORDS = {
  currency: 'Payments in it count, and others do not.',
  fees:
    'One for each payment service that the arms name: what a captured payment is taken to cost where no settlement ' +
    'has told it by then.',
  highest_amount:
    'A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 ' +
    'payments of late do not pass.',
  average_amount:
    'What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left ' +
    'out: the average of payments of late.',
} as const;
describe(ExperimentMoneyInput, MONEY_WORDS);
describe(ExperimentMoney, MONEY_WORDS);

export const ExperimentArm = object('ExperimentArm', {
  name: ArmName,
  share_percent: integer(1, 98),
  attempts,
  order_by: maybe(ExperimentOrder),
  fees: maybe(Type.Array(FlowFee, { minItems: 1, maxItems: 500 })),
  explore_percent: maybe(integer(1, 50)),
});
const ARM_WORDS = {
  name: 'What reports call it: small letters, digits, `-` and `_`.',
  share_percent: 'Of a hundred units, those that are dealt to it.',
  attempts: 'What it tries, as a rule of `route-transaction` lists it.',
  order_by:
    'By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or ' +
    'what is approved most often. Left out: as they stand.',
  fees: 'What `cost` compares; the first that fits a payment counts.',
  explore_percent:
    'With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10.',
} as const;
describe(ExperimentArm, ARM_WORDS);

const PLAN_WORDS = {
  name: 'What people call it.',
  flow: 'The flow whose rule deals payments to its arms.',
  unit:
    'Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer ' +
    'goes by its card, and one without a card by itself. Only the first payment of each counts.',
  arms: 'Two or three. The first one is the control, with which the others are compared.',
  expected_decline_basis_points:
    'Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten ' +
    'thousand asked. It decides how soon a difference is found, and never whether it is true.',
  difference_basis_points:
    'The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); ' +
    'with `money_kept`, of ten thousand asked.',
  horizon_hours: 'What is not approved so many hours after it was dealt counts as not approved.',
  measure:
    'What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, ' +
    'returns, chargebacks and fees, of what was asked.',
  money: 'What `money_kept` needs; null with `approval`.',
  maturity_days:
    'So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks.',
  slow_after_ms:
    'An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, ' +
    'or 5000 where nobody knows.',
  standing:
    'It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn ' +
    'and end nothing.',
} as const;

export const ExperimentCreate = object('ExperimentCreate', {
  name: text(200),
  flow: withDefault(ExperimentFlow, 'card-transaction'),
  unit: withDefault(ExperimentUnit, 'buyer'),
  arms: Type.Array(ExperimentArm, { minItems: 2, maxItems: 3 }),
  expected_decline_basis_points: BasisPoints,
  difference_basis_points: BasisPoints,
  horizon_hours: withDefault(Hours, 24),
  measure: withDefault(ExperimentMeasure, 'approval'),
  money: maybe(ExperimentMoneyInput),
  maturity_days: withDefault(Days, 30),
  slow_after_ms: maybe(Milliseconds),
  standing: withDefault(Type.Boolean(), false),
});
describe(ExperimentCreate, PLAN_WORDS);

export const ExperimentKept = object('ExperimentKept', {
  payments: Count,
  asked_amount: MinorUnits,
  kept_amount: MinorUnits,
  kept_basis_points: nullable(Type.Integer()),
  fees_estimated: Count,
});
describe(ExperimentKept, {
  payments: 'Those matured in the currency of the experiment.',
  asked_amount: 'What they asked, each as at most `highest_amount`.',
  kept_amount: 'What was kept of it.',
  kept_basis_points: 'Kept of asked, of ten thousand; null before anything is known.',
  fees_estimated: 'Of `payments`: no settlement had told their fees, so they are as the plan has them.',
});

export const ExperimentArmReport = object('ExperimentArmReport', {
  arm: ArmName,
  payments: Count,
  known: Count,
  approved: Count,
  approval_basis_points: nullable(Type.Integer()),
  unknown_outcomes: Count,
  three_d_secure_challenges: Count,
  late_answers: Count,
  matured: Count,
  charged_back: Count,
  money: nullable(ExperimentKept),
});
describe(ExperimentArmReport, {
  arm: 'Its name.',
  payments: 'First payments of units that were dealt to it.',
  known: 'Those whose result is known; the others are still under way, and no older than the horizon.',
  approved: 'Those that were approved before their horizon, by whichever attempt.',
  approval_basis_points: 'Approved of known, of ten thousand; null before anything is known.',
  unknown_outcomes: 'Of known: for some time nobody knew whether the money had been taken.',
  three_d_secure_challenges: 'Of known: the buyer was asked to authenticate.',
  late_answers: 'Of known: payment services took longer than `slow_after_ms`, all attempts together.',
  matured: 'Those that came `maturity_days` ago or earlier.',
  charged_back: 'Of matured: there was a chargeback, whoever was right.',
  money: 'What was kept; null where approvals count.',
});

export const ExperimentGuardrailEvidence = object('ExperimentGuardrailEvidence', {
  guardrail: ExperimentGuardrail,
  evidence: Type.Number(),
});
describe(ExperimentGuardrailEvidence, {
  guardrail: 'What must not get worse.',
  evidence: 'An e-value: that the arm has more of it than the control.',
});

export const ExperimentComparison = object('ExperimentComparison', {
  arm: ArmName,
  evidence_better: Type.Number(),
  evidence_worse: Type.Number(),
  difference_basis_points: nullable(Type.Integer()),
  difference_low: nullable(Type.Integer()),
  difference_high: nullable(Type.Integer()),
  guardrails: Type.Array(ExperimentGuardrailEvidence),
  broken_guardrails: Type.Array(ExperimentGuardrail),
});
describe(ExperimentComparison, {
  arm: 'The arm that is compared with the control.',
  evidence_better:
    'An e-value: that it approves or keeps more. Where it does not, this passes `evidence_needed` in one experiment ' +
    'of forty at most, however often one looks.',
  evidence_worse: 'The same, that it approves or keeps less.',
  difference_basis_points:
    'Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less ' +
    'what the control does; null: nothing is known.',
  difference_low: 'The difference is no less, nineteen times of twenty, at every look together.',
  difference_high: 'The difference is no more, nineteen times of twenty, at every look together.',
  guardrails: 'How strong the evidence is that something got worse.',
  broken_guardrails: 'Those whose evidence passes `evidence_needed`.',
});

export const ExperimentReport = object('ExperimentReport', {
  arms: Type.Array(ExperimentArmReport),
  comparisons: Type.Array(ExperimentComparison),
  evidence_needed: Type.Number(),
  conclusion: Type.String(),
});
describe(ExperimentReport, {
  arms: 'What came of each, in the order in which they were given.',
  comparisons: 'Each arm but the first beside the first.',
  evidence_needed: 'What evidence must pass for the experiment to end by it.',
  conclusion: 'What was found, or how far it is, in sentences.',
});

export const Experiment = object('Experiment', {
  type: constant('experiment'),
  id: Uuid,
  merchant_account_id: Type.String(),
  name: text(200),
  flow: ExperimentFlow,
  unit: ExperimentUnit,
  arms: Type.Array(ExperimentArm),
  expected_decline_basis_points: BasisPoints,
  difference_basis_points: BasisPoints,
  horizon_hours: Hours,
  measure: ExperimentMeasure,
  money: nullable(ExperimentMoney),
  maturity_days: Days,
  slow_after_ms: Milliseconds,
  standing: Type.Boolean(),
  outcome: anyObject(),
  state: ExperimentState,
  payments_needed: Count,
  payments_per_day: nullable(Count),
  days_left: nullable(Count),
  report: ExperimentReport,
  ended_because: nullable(ExperimentEnding),
  winner: nullable(Type.String()),
  goes_on_with: nullable(Type.String()),
  creator: nullable(Creator),
  created_at: Timestamp,
  updated_at: Timestamp,
  started_at: nullable(Timestamp),
  ended_at: nullable(Timestamp),
});
describe(Experiment, {
  ...PLAN_WORDS,
  outcome:
    'The `outcome` of a rule of `route-transaction` that deals payments to the arms. It begins with that rule.',
  state: 'Whether payments may still be dealt to its arms.',
  payments_needed:
    'So many payments of all arms find the difference in nine of ten experiments. Then it ends.',
  payments_per_day:
    'How many payments a day the flow decided in the thirty days before it was made; null: none. A rule with ' +
    'conditions gets fewer.',
  days_left:
    'How long it goes on at most, at the traffic so far; null: nobody can say, it is standing, or it has ended. With ' +
    '`money_kept` it has the days until the last payment has matured.',
  report: 'What has come of it until now.',
  ended_because:
    '`challenger_better` and `control_better`: by evidence. `no_difference_found`: after `payments_needed` payments. ' +
    '`unknown_outcomes`, `three_d_secure_challenges`, `late_answers` and `chargebacks`: a guardrail broke. ' +
    '`sample_ratio_mismatch`: payments did not come to the arms as they were dealt, so it is invalid. ' +
    '`ended_by_hand`: somebody ended it.',
  winner: 'The arm that the evidence names; null: none.',
  goes_on_with: 'The arm whose attempts, in its order, its rules have since it has ended.',
  creator: 'The API key or the user that made it.',
  started_at: 'When its first payment came; null: none has.',
  ended_at: 'When it ended.',
});

export const Experiments = page('Experiments', Experiment);

export const ExperimentEnd = object('ExperimentEnd', { goes_on_with: maybe(ArmName) });
describe(ExperimentEnd, {
  goes_on_with: 'The arm by which its rules go on; left out: the first one, the control.',
});

const experimentParams = describe(fields({ experiment_id: Uuid }), {
  experiment_id: 'The `id` that the experiment was answered with.',
});
const TAG = 'Experiments';

export const createExperiment = operation({
  id: 'create_experiment',
  method: 'POST',
  path: '/experiments',
  tag: TAG,
  summary: 'Plan a routing experiment.',
  description:
    'No payment is dealt to its arms before a rule has its `outcome`. The answer says how many payments it takes, ' +
    'and how many days at the traffic so far.',
  access: token('flows.write'),
  merchantAccount: 'header',
  body: ExperimentCreate,
  responses: { 201: Experiment },
});

export const listExperiments = operation({
  id: 'list_experiments',
  method: 'GET',
  path: '/experiments',
  tag: TAG,
  summary: 'List routing experiments.',
  description: 'Newest first.',
  access: token('flows.read'),
  merchantAccount: 'header',
  query: describe(fields({ ...cursorQuery(), state: maybe(ExperimentState) }), {
    state: 'Only those that are running, or that have ended.',
  }),
  responses: { 200: Experiments },
});

export const getExperiment = operation({
  id: 'get_experiment',
  method: 'GET',
  path: '/experiments/{experiment_id}',
  tag: TAG,
  summary: 'Read a routing experiment and what has come of it.',
  description: 'Payments are counted some seconds after their result is known.',
  access: token('flows.read'),
  merchantAccount: 'header',
  params: experimentParams,
  responses: { 200: Experiment },
});

export const endExperiment = operation({
  id: 'end_experiment',
  method: 'POST',
  path: '/experiments/{experiment_id}/end',
  tag: TAG,
  summary: 'End a routing experiment before it ends by itself.',
  description:
    'It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow.',
  access: token('flows.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: experimentParams,
  body: ExperimentEnd,
  bodyOptional: true,
  responses: { 200: Experiment },
});
