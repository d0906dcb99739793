import { ANTI_FRAUD_DECISIONS } from '../domain/anti-fraud.ts';
import { CARD_SCHEMES } from '../domain/card-scheme.ts';
import { VELOCITY_COUNTS, VELOCITY_KINDS, VELOCITY_WINDOW_NAMES } from '../domain/flow/velocity.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { ProductType } from './schemas/cart-item.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { PaymentMethodKind } from './schemas/payment-method-kind.ts';
import {
  anyObject,
  constant,
  dictionary,
  fields,
  integer,
  maybe,
  nullable,
  object,
  oneOf,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { describe } from './schemas/words.ts';
import { FlowAction, FlowConditionSeen, FlowName } from './transaction-actions.ts';
import { Type } from './schemas/type.ts';

const Bin = Type.String({ pattern: '^[0-9]{6,8}$' });

export const FlowPaymentCard = object('FlowPaymentCard', {
  bin: maybe(Bin),
  scheme: maybe(oneOf(...CARD_SCHEMES)),
  country: maybe(CountryCode),
  card_type: maybe(oneOf('credit', 'debit', 'prepaid')),
  issuer_name: maybe(text(200)),
  product_name: maybe(text(200)),
  source: withDefault(oneOf('applepay', 'googlepay', 'network-token', 'raw', 'token'), 'raw'),
});
describe(FlowPaymentCard, {
  bin: 'First six to eight digits. What is left out below is what these digits tell.',
  scheme: 'The scheme that it is charged over.',
  country: "The issuer's country.",
  card_type: 'Whose money it is.',
  issuer_name: 'The bank that gave it out.',
  product_name: 'What the issuer calls this kind of card.',
  source: 'Where it comes from, as `card_source` has it.',
});

export const FlowCartItem = object('FlowCartItem', {
  sku: maybe(text(200)),
  categories: maybe(Type.Array(text(50))),
  product_type: maybe(ProductType),
});
describe(FlowCartItem, {
  sku: 'Stock keeping unit.',
  categories: 'Shelves it belongs to.',
  product_type: 'What kind of line it is.',
});

export const FlowVelocity = object('FlowVelocity', {
  count: oneOf(...VELOCITY_COUNTS),
  by: oneOf(...VELOCITY_KINDS),
  within: oneOf(...VELOCITY_WINDOW_NAMES),
  value: integer(0, Number.MAX_SAFE_INTEGER),
});
describe(FlowVelocity, {
  count: 'What is counted.',
  by: 'What the payments have in common.',
  within: 'Of how long a time before.',
  value: 'What it comes to with this payment, of an amount in minor units of its currency.',
});

export const FlowPayment = object('FlowPayment', {
  amount: Amount,
  currency: CurrencyCode,
  country: maybe(CountryCode),
  payment_method: maybe(PaymentMethodKind),
  bank_scheme: maybe(text(50)),
  card: maybe(FlowPaymentCard),
  intent: withDefault(TransactionIntent, 'authorize'),
  payment_source: withDefault(TransactionPaymentSource, 'ecommerce'),
  merchant_initiated: withDefault(Type.Boolean(), false),
  is_subsequent_payment: withDefault(Type.Boolean(), false),
  browser_language: maybe(text(50)),
  metadata: maybe(dictionary()),
  cart_items: maybe(Type.Array(FlowCartItem)),
  gift_card_bins: maybe(Type.Array(Bin, { maxItems: 10 })),
  anti_fraud_decision: maybe(oneOf(...ANTI_FRAUD_DECISIONS)),
  payment_service_id: maybe(Uuid),
  share: maybe(integer(1, 100)),
  velocity: maybe(Type.Array(FlowVelocity, { maxItems: 50 })),
});
describe(FlowPayment, {
  amount: 'What the payment method pays, without the part of gift cards, in minor units.',
  currency: 'ISO 4217, upper case.',
  country: 'Country of the buyer.',
  payment_method:
    'What it is paid with; left out, what the card says, or the only method that the flow is about.',
  bank_scheme: 'Of a bank account: `ach`, `sepa` …',
  card: 'What is known of the card, for `card-transaction`.',
  intent: 'Whether the money is held first.',
  payment_source: 'Where the payment comes from.',
  merchant_initiated: 'Whether you start it, and not the buyer.',
  is_subsequent_payment: 'Whether others came before it in its series.',
  browser_language: 'For example `en-GB`.',
  metadata: 'As the transaction would have it.',
  cart_items: 'What rules may ask of what is bought.',
  gift_card_bins: 'First digits of the gift cards beside it.',
  anti_fraud_decision: 'What the anti-fraud service would say: it is not asked.',
  payment_service_id: 'The payment service that the request would name.',
  share: 'In which of a hundred shares it falls, for `split_routing`: a real payment gets that by its id.',
  velocity: 'What the payments before it come to, for `velocity`: a real payment is counted with others.',
});

export const FlowEvaluate = object('FlowEvaluate', {
  transaction_id: maybe(Uuid),
  payment_services: withDefault(oneOf('then', 'now'), 'then'),
  payment: maybe(FlowPayment),
});
describe(FlowEvaluate, {
  transaction_id:
    'A payment that was decided already; this, or `payment`. It needs `transactions.read` as well.',
  payment_services:
    'Of `transaction_id`: the payment services that took it when it was decided, or those that take it as they are ' +
    'set up now.',
  payment: 'A payment that is not there; this, or `transaction_id`.',
});

export const FlowRuleEvaluated = object('FlowRuleEvaluated', {
  rule_id: Uuid,
  position: integer(0, 10_000),
  description: nullable(Type.String()),
  matched: Type.Boolean(),
  decided: Type.Boolean(),
  reached: Type.Boolean(),
  reason: Type.String(),
  conditions: Type.Array(FlowConditionSeen),
});
describe(FlowRuleEvaluated, {
  rule_id: 'A rule of the action that is active.',
  position: 'Its place among all rules of its action, from 0.',
  description: 'What a person calls it.',
  matched: 'Whether all of its conditions hold.',
  decided: 'Whether it is the one that decided.',
  reached: 'Whether it was its turn: false for rules behind the one that decided.',
  reason: 'Why, in a sentence.',
  conditions: 'Each of its conditions, beside what the payment has.',
});

export const FlowActionEvaluated = object('FlowActionEvaluated', {
  action: FlowAction,
  asked: Type.Boolean(),
  rule_id: nullable(Uuid),
  reason: Type.String(),
  outcome: anyObject(),
  rules: Type.Array(FlowRuleEvaluated),
});
describe(FlowActionEvaluated, {
  action: 'What these rules decide.',
  asked: 'False where the payment had ended before.',
  rule_id: 'The rule that decided; null where none did.',
  reason: 'Why, in a sentence.',
  outcome: "What came out, as a transaction's actions tell it.",
  rules: 'In the order in which they are tried.',
});

export const FlowAttemptEvaluated = object('FlowAttemptEvaluated', {
  payment_service_id: Uuid,
  display_name: Type.String(),
  instrument: nullable(oneOf('pan', 'network_token')),
  transformations: Type.Array(Type.String()),
});
describe(FlowAttemptEvaluated, {
  payment_service_id: 'What is tried.',
  display_name: 'What a person calls it.',
  instrument: 'What of the card is sent; null: as the payment service is set up.',
  transformations: '`force_mit`, `use_additional_scheme`.',
});

export const FlowServiceLeftOut = object('FlowServiceLeftOut', {
  payment_service_id: Uuid,
  display_name: Type.String(),
  reason: Type.String(),
});
describe(FlowServiceLeftOut, {
  payment_service_id: 'What is not tried.',
  display_name: 'What a person calls it.',
  reason: 'Why not, in a sentence.',
});

export const FlowEvaluationOutcome = object('FlowEvaluationOutcome', {
  error_code: nullable(Type.String()),
  attempts: Type.Array(FlowAttemptEvaluated),
  left_out: Type.Array(FlowServiceLeftOut),
  three_d_secure: nullable(oneOf('attempt', 'force', 'skip')),
  exemption: nullable(Type.String()),
  share: nullable(integer(1, 100)),
  payment_options: nullable(Type.Array(Type.String())),
});
describe(FlowEvaluationOutcome, {
  error_code: 'What it would be declined with before anything is sent; null: it would be tried.',
  attempts: 'What would be tried, in order.',
  left_out:
    'What a rule wants to try and cannot, and what comes last since it fails. Where nothing takes it: all.',
  three_d_secure: 'What a rule says of 3-D Secure; null: the set-up of the payment service decides.',
  exemption: 'What the issuer would be asked for in the place of an authentication.',
  share: 'In which of a hundred shares it falls; null: not known.',
  payment_options: 'Of the checkout flow: the ways to pay that would be shown, in order.',
});

export const FlowFactUnknown = object('FlowFactUnknown', { name: Type.String(), reason: Type.String() });
describe(FlowFactUnknown, {
  name: 'The condition, or the part of the outcome, that it is about.',
  reason: 'Why it is not known, and what would say it.',
});

export const FlowEvaluation = object('FlowEvaluation', {
  type: constant('flow-evaluation'),
  flow: FlowName,
  version: nullable(Type.Integer()),
  draft_id: nullable(Uuid),
  transaction_id: nullable(Uuid),
  facts: anyObject(),
  actions: Type.Array(FlowActionEvaluated),
  outcome: FlowEvaluationOutcome,
  unknown: Type.Array(FlowFactUnknown),
});
describe(FlowEvaluation, {
  flow: 'Whose rules were asked.',
  version: 'The version whose rules were asked; null for a draft.',
  draft_id: 'The draft whose rules were asked; null for a version.',
  transaction_id: 'The payment that was asked about, where it is one.',
  facts:
    'What the rules saw, by the names of conditions; the amount is text. What is not there is not known.',
  actions: 'What each action of the flow says, in the order of asking.',
  outcome: 'What would be done.',
  unknown: 'What nobody was asked, so that a real payment may be decided otherwise.',
});

export const FlowRuleChecked = object('FlowRuleChecked', {
  action: FlowAction,
  rule_id: Uuid,
  matched_30_days: Type.Integer(),
  covered_by: nullable(Uuid),
  warnings: Type.Array(Type.String()),
});
describe(FlowRuleChecked, {
  action: 'What the rule decides.',
  rule_id: 'A rule of the draft, or of the version.',
  matched_30_days: 'How many decisions of the period it made, in any version that had it.',
  covered_by:
    'An earlier rule that applies whenever this one would: it is never reached. Proved from the conditions alone; ' +
    'null says that nothing was proved.',
  warnings:
    'What a person should look at, a sentence each: a payment service that is not active, for example.',
});

export const FlowCheck = object('FlowCheck', {
  type: constant('flow-check'),
  flow: FlowName,
  from: Timestamp,
  to: Timestamp,
  decisions: Type.Integer(),
  counted_from: Timestamp,
  complete: Type.Boolean(),
  rules: Type.Array(FlowRuleChecked),
});
describe(FlowCheck, {
  flow: 'Whose rules were looked at.',
  from: 'Thirty days before `to`.',
  to: 'Now.',
  decisions: 'Decisions that were counted.',
  counted_from: 'The oldest decision that was counted; `from` where all were.',
  complete:
    'False: there were more, and the newest 20,000 were counted. Always true of the checkout flow, whose decisions ' +
    'are not kept: its counts are 0.',
  rules: 'All rules, in the order in which they are tried.',
});

const draftParams = fields({ flow: FlowName, draft_id: Uuid });
const versionParams = describe(fields({ flow: FlowName, number: integer(1, 1_000_000_000) }), {
  number: 'The number of the version, from 1.',
});
const NOTHING_HAPPENS =
  'Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and ' +
  'nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open.';

export const evaluateFlowDraft = operation({
  id: 'evaluate_flow_draft',
  method: 'POST',
  path: '/flows/{flow}/drafts/{draft_id}/evaluate',
  tag: 'Flows',
  summary: 'Try one payment against a draft, rule by rule.',
  description: NOTHING_HAPPENS,
  access: token('flows.read'),
  merchantAccount: 'header',
  params: draftParams,
  body: FlowEvaluate,
  responses: { 200: FlowEvaluation },
});

export const evaluateFlowVersion = operation({
  id: 'evaluate_flow_version',
  method: 'POST',
  path: '/flows/{flow}/versions/{number}/evaluate',
  tag: 'Flows',
  summary: 'Try one payment against a version of a flow, rule by rule.',
  description: NOTHING_HAPPENS,
  access: token('flows.read'),
  merchantAccount: 'header',
  params: versionParams,
  body: FlowEvaluate,
  responses: { 200: FlowEvaluation },
});

const WHAT_A_CHECK_SAYS =
  'How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service ' +
  'that cannot be tried.';

export const checkFlowDraft = operation({
  id: 'check_flow_draft',
  method: 'GET',
  path: '/flows/{flow}/drafts/{draft_id}/check',
  tag: 'Flows',
  summary: 'Look a draft over before it counts.',
  description: WHAT_A_CHECK_SAYS,
  access: token('flows.read'),
  merchantAccount: 'header',
  params: draftParams,
  responses: { 200: FlowCheck },
});

export const checkFlowVersion = operation({
  id: 'check_flow_version',
  method: 'GET',
  path: '/flows/{flow}/versions/{number}/check',
  tag: 'Flows',
  summary: 'Look the rules of a version over.',
  description: WHAT_A_CHECK_SAYS,
  access: token('flows.read'),
  merchantAccount: 'header',
  params: versionParams,
  responses: { 200: FlowCheck },
});
