import { AGENT_ACTIONS } from '../domain/agent-mandate.ts';
import { allOf, operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits, PositiveAmount } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  choice,
  constant,
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
import { TransactionIntent } from './schemas/transaction-intent.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const AgentMandateAction = choice(
  'AgentMandateAction',
  [...AGENT_ACTIONS],
  '`read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and ' +
    '`void` are of payments that were made under this mandate; `refund` is of any that it is about.',
);
export const AgentMandateState = choice(
  'AgentMandateState',
  ['waiting', 'active', 'ended', 'revoked'],
  'Whether anything may be done under it now: not yet, yes, not any more, never again.',
);

export const AgentMandateLimits = object('AgentMandateLimits', {
  amount_max: PositiveAmount,
  total_max: PositiveAmount,
  count_max: integer(1, 1_000_000),
});
describe(AgentMandateLimits, {
  amount_max: 'Each of them, at most.',
  total_max: 'All of them together, at most. What failed is not among them.',
  count_max: 'How many may be begun. One that failed counts all the same.',
});

export const AgentMandateUse = object('AgentMandateUse', {
  amount: MinorUnits,
  count: Type.Integer({ minimum: 0 }),
});
describe(AgentMandateUse, { amount: 'All of them together.', count: 'How many.' });

const ids = Type.Array(Uuid, { maxItems: 100 });
const WORDS = {
  purpose: 'What it is for, in words of the person who gives it. Every entry of the audit log leads to it.',
  actions: 'What may be done. `pay` takes `payments`, and `refund` takes `refunds`.',
  currency: 'The one currency of all of it.',
  payments: 'How much may be paid; null where nothing may.',
  refunds: 'How much may be refunded; null where nothing may.',
  buyer_ids: 'Only payments of these buyers; empty: of any.',
  payment_method_ids: 'Only payments with these stored payment methods; empty: with any.',
  external_identifiers: 'Only payments with one of these identifiers of yours, of an order say; empty: any.',
  valid_from: 'Nothing may be done before.',
  valid_until: 'Nothing may be begun from then on.',
} as const;

export const AgentMandateCreate = object('AgentMandateCreate', {
  purpose: text(500),
  actions: Type.Array(AgentMandateAction, { minItems: 1, maxItems: AGENT_ACTIONS.length, uniqueItems: true }),
  currency: CurrencyCode,
  payments: maybe(AgentMandateLimits),
  refunds: maybe(AgentMandateLimits),
  buyer_ids: withDefault(ids, []),
  payment_method_ids: withDefault(ids, []),
  external_identifiers: withDefault(Type.Array(text(200), { maxItems: 100 }), []),
  valid_from: maybe(Timestamp),
  valid_until: Timestamp,
});
describe(AgentMandateCreate, { ...WORDS, valid_from: 'Nothing may be done before; left out, from now on.' });

export const AgentMandate = object('AgentMandate', {
  type: constant('agent-mandate'),
  id: Uuid,
  merchant_account_id: Type.String(),
  purpose: text(500),
  actions: Type.Array(AgentMandateAction),
  currency: CurrencyCode,
  payments: nullable(AgentMandateLimits),
  refunds: nullable(AgentMandateLimits),
  buyer_ids: Type.Array(Uuid),
  payment_method_ids: Type.Array(Uuid),
  external_identifiers: Type.Array(Type.String()),
  valid_from: Timestamp,
  valid_until: Timestamp,
  state: AgentMandateState,
  paid: AgentMandateUse,
  refunded: AgentMandateUse,
  payments_left: nullable(AgentMandateUse),
  refunds_left: nullable(AgentMandateUse),
  creator: nullable(Creator),
  created_at: Timestamp,
  updated_at: Timestamp,
  revoked_at: nullable(Timestamp),
});
const LEFT_WORDS = {
  payments_left: 'What may still be paid; null where nothing ever may.',
  refunds_left: 'What may still be refunded; null where nothing ever may.',
} as const;
describe(AgentMandate, {
  ...WORDS,
  ...LEFT_WORDS,
  state: 'Whether it holds now.',
  paid: 'What is taken of `payments`: with each payment as it begins, until it has failed.',
  refunded: 'What is taken of `refunds`: with each refund as it begins, until it has failed.',
  creator: 'The API key or the user that gave it.',
  updated_at: 'When it was last used or revoked.',
  revoked_at: 'When somebody took it back; null: nobody has.',
});

export const AgentMandates = page('AgentMandates', AgentMandate);

export const AgentMandateCheck = object('AgentMandateCheck', {
  action: oneOf('pay', 'capture', 'void', 'refund'),
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  country: maybe(CountryCode),
  intent: withDefault(TransactionIntent, 'authorize'),
  payment_method_id: maybe(Uuid),
  external_identifier: maybe(text(200)),
  transaction_id: maybe(Uuid),
});
describe(AgentMandateCheck, {
  action: 'What would be done.',
  amount: 'How much; for a capture or a refund, left out: all that is left.',
  currency: "Of `pay`; left out, the mandate's.",
  country: 'Of `pay`: where the buyer is, as the payment would say it.',
  intent: 'Of `pay`: whether the money is held first.',
  payment_method_id: 'Of `pay`: the stored payment method that would be charged.',
  external_identifier: 'Of `pay`: your own identifier of it.',
  transaction_id: 'Of all others: the payment that it would be done to.',
});

export const AgentMandateProblem = object('AgentMandateProblem', {
  pointer: Type.String(),
  message: Type.String(),
  type: Type.String(),
});
describe(AgentMandateProblem, {
  pointer: 'Which member of what was asked is about.',
  message: 'What would be right, in a sentence that begins with that member.',
  type: '`value_error.agent_mandate.…` where it is the mandate that does not allow it.',
});

export const AgentMandateAttempt = object('AgentMandateAttempt', {
  payment_service_id: Uuid,
  display_name: Type.String(),
});
describe(AgentMandateAttempt, {
  payment_service_id: 'What would be tried.',
  display_name: 'What a person calls it.',
});

export const AgentMandateRoute = object('AgentMandateRoute', {
  attempts: Type.Array(AgentMandateAttempt),
  error_code: nullable(Type.String()),
  three_d_secure: nullable(oneOf('attempt', 'force', 'skip')),
});
describe(AgentMandateRoute, {
  attempts: 'Payment services in the order in which they would be tried.',
  error_code: 'What it would be declined with before anything is sent; null: it would be tried.',
  three_d_secure: 'What a rule says of 3-D Secure; null: the set-up of the payment service decides.',
});

export const AgentMandateChecked = object('AgentMandateChecked', {
  type: constant('agent-mandate-check'),
  allowed: Type.Boolean(),
  problems: Type.Array(AgentMandateProblem),
  amount: nullable(MinorUnits),
  payments_left: nullable(AgentMandateUse),
  refunds_left: nullable(AgentMandateUse),
  route: nullable(AgentMandateRoute),
});
describe(AgentMandateChecked, {
  ...LEFT_WORDS,
  allowed: 'Whether it would be begun now. Nothing is kept free for it.',
  problems: 'All that would have to be otherwise.',
  amount: 'What it would come to; null where that is not known.',
  route: 'Of a payment: what the flow decides of it now; null for all else, and where something is wrong.',
});

const params = describe(fields({ agent_mandate_id: Uuid }), {
  agent_mandate_id: 'The `id` that the mandate was answered with.',
});
const TAG = 'Agent mandates';

export const createAgentMandate = operation({
  id: 'create_agent_mandate',
  method: 'POST',
  path: '/agent-mandates',
  tag: TAG,
  summary: 'Give an agent a mandate: what it may do with payments.',
  description:
    'An agent is a program that decides for itself what it calls. Make a key for it with `agent_mandate_id`: the key ' +
    'can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this.',
  access: token('agent-mandates.write'),
  confirmed: true,
  merchantAccount: 'header',
  body: AgentMandateCreate,
  responses: { 201: AgentMandate },
});

export const listAgentMandates = operation({
  id: 'list_agent_mandates',
  method: 'GET',
  path: '/agent-mandates',
  tag: TAG,
  summary: 'List the mandates of agents.',
  description: 'Newest first. The key of an agent is told of its own.',
  access: token('agent-mandates.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: AgentMandates },
});

export const getAgentMandate = operation({
  id: 'get_agent_mandate',
  method: 'GET',
  path: '/agent-mandates/{agent_mandate_id}',
  tag: TAG,
  summary: 'Read a mandate of an agent, and what is left of it.',
  description: 'The key of an agent reads its own.',
  access: token('agent-mandates.read'),
  merchantAccount: 'header',
  params,
  responses: { 200: AgentMandate },
});

export const revokeAgentMandate = operation({
  id: 'revoke_agent_mandate',
  method: 'POST',
  path: '/agent-mandates/{agent_mandate_id}/revoke',
  tag: TAG,
  summary: 'Take a mandate back, at once and for good.',
  description:
    'From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes ' +
    'nothing.',
  access: token('agent-mandates.write'),
  confirmed: true,
  merchantAccount: 'header',
  params,
  responses: { 200: AgentMandate },
});

export const checkAgentMandate = operation({
  id: 'check_agent_mandate',
  method: 'POST',
  path: '/agent-mandates/{agent_mandate_id}/check',
  tag: TAG,
  summary: 'Ask what would become of a call under a mandate, without doing it.',
  description:
    'A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. ' +
    'Nothing is written, kept free or sent, and no anti-fraud service is asked.',
  access: allOf('agent-mandates.read', 'transactions.read'),
  merchantAccount: 'header',
  params,
  body: AgentMandateCheck,
  responses: { 200: AgentMandateChecked },
});
