import { operation, token } from './operation.ts';
import { ThreeDSecureVersion } from './schemas/eci.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount } from './schemas/money.ts';
import { cursorQuery, list, page } from './schemas/pagination.ts';
import {
  choice,
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
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

/** Scenarios are tried by ascending position, from 0; the first that matches decides. */
const Position = integer(0, 10_000);

/**
 * Every condition that is given must hold. `card_number`: a whole number, shown with its middle masked, or
 * six to eight leading digits with or without a `*` behind.
 */
export const ThreeDSecureScenarioConditions = object('ThreeDSecureScenarioConditions', {
  first_name: maybe(text(320)),
  last_name: maybe(text(320)),
  email_address: maybe(text(320)),
  amount: maybe(Amount),
  external_identifier: maybe(text(320)),
  card_number: maybe(sensitive('scenario.card_number', { minLength: 1, maxLength: 320 })),
});
describe(ThreeDSecureScenarioConditions, {
  first_name: "The buyer's given name in the billing details must be this; left out, any.",
  last_name: "The buyer's family name in the billing details must be this; left out, any.",
  email_address: "The buyer's e-mail address in the billing details must be this; left out, any.",
  amount: 'Amount of the transaction must be this; left out, any.',
  external_identifier: 'Your own identifier of the transaction must be this; left out, any.',
  card_number:
    'The whole number, or its first six to eight digits, must be this; left out, any. A whole ' +
    'number is answered by its first and last digits only.',
});

export const ThreeDSecureScenarioOutcomeAuthentication = object('ThreeDSecureScenarioOutcomeAuthentication', {
  transaction_status: oneOf('Y', 'N', 'A', 'R', 'U', 'C', 'timeout'),
});
describe(ThreeDSecureScenarioOutcomeAuthentication, {
  transaction_status:
    '`Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a ' +
    'challenge, `timeout` no answer.',
});

export const ThreeDSecureScenarioOutcomeResult = object('ThreeDSecureScenarioOutcomeResult', {
  transaction_status: oneOf('Y', 'N', 'timeout'),
});
describe(ThreeDSecureScenarioOutcomeResult, {
  transaction_status: '`Y` the buyer passes, `N` fails, `timeout` lets it run out.',
});

export const ThreeDSecureScenarioOutcome = object('ThreeDSecureScenarioOutcome', {
  /** Not told in the published version. */
  enrollment: maybe(oneOf('Y', 'N')),
  version: maybe(ThreeDSecureVersion),
  authentication: ThreeDSecureScenarioOutcomeAuthentication,
  result: maybe(ThreeDSecureScenarioOutcomeResult),
});
describe(ThreeDSecureScenarioOutcome, {
  enrollment:
    '`N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` ' +
    'then. `Y` where it is left out.',
  version: 'Protocol version that is answered; left out, the newest.',
  authentication: 'What the issuer says first.',
  result: 'What comes of a challenge; needed where the issuer says `C`.',
});

export const ThreeDSecureScenario = object('ThreeDSecureScenario', {
  type: constant('three-d-secure-scenario'),
  id: Uuid,
  merchant_account_id: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  conditions: ThreeDSecureScenarioConditions,
  outcome: ThreeDSecureScenarioOutcome,
  /** Not told in the published version, which has no order. */
  position: optional(Position),
});
describe(ThreeDSecureScenario, {
  conditions: 'What a transaction must be like for the rule to count.',
  outcome: 'What 3-D Secure then answers.',
  position: 'Rules are tried from 1 on, and the first that fits counts.',
});

export const ThreeDSecureScenarioCreate = object('ThreeDSecureScenarioCreate', {
  position: maybe(Position),
  conditions: ThreeDSecureScenarioConditions,
  outcome: ThreeDSecureScenarioOutcome,
});
describe(ThreeDSecureScenarioCreate, {
  position: 'Where in the order it stands, from 1; left out: last. The others move.',
  conditions: 'What a transaction must be like for the rule to count; empty fits all.',
  outcome: 'What 3-D Secure then answers.',
});

export const ThreeDSecureScenarioUpdate = object('ThreeDSecureScenarioUpdate', {
  position: maybe(Position),
  conditions: maybe(ThreeDSecureScenarioConditions),
  outcome: maybe(ThreeDSecureScenarioOutcome),
});
describe(ThreeDSecureScenarioUpdate, {
  position: 'Where in the order it stands, from 1; the others move.',
  conditions: 'What a transaction must be like for the rule to count; empty fits all.',
  outcome: 'What 3-D Secure then answers.',
});

export const ThreeDSecureScenarios = page('ThreeDSecureScenarios', ThreeDSecureScenario);

export const createThreeDsScenario = operation({
  id: 'create_three_ds_scenario',
  method: 'POST',
  path: '/three-ds-scenarios',
  tag: '3DS scenarios',
  summary: 'Add a rule that decides what 3-D Secure answers in the sandbox.',
  description: 'Hosted 3-D Secure in the sandbox asks these rules first. 404 in production.',
  access: token('three-ds-scenarios.write'),
  confirmed: true,
  merchantAccount: 'header',
  body: ThreeDSecureScenarioCreate,
  responses: { 201: ThreeDSecureScenario },
});

export const getThreeDsScenario = operation({
  id: 'get_three_ds_scenario',
  method: 'GET',
  path: '/three-ds-scenarios',
  tag: '3DS scenarios',
  summary: 'List the 3-D Secure scenarios in the order in which they are tried.',
  description: 'In the order in which they are tried.',
  access: token('three-ds-scenarios.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: ThreeDSecureScenarios },
});

export const updateThreeDsScenario = operation({
  id: 'update_three_ds_scenario',
  method: 'PUT',
  path: '/three-ds-scenarios/{three_ds_scenario_id}',
  tag: '3DS scenarios',
  summary: 'Change a 3-D Secure scenario.',
  description: 'What is left out stays.',
  access: token('three-ds-scenarios.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ three_ds_scenario_id: Uuid }),
  body: ThreeDSecureScenarioUpdate,
  responses: { 200: ThreeDSecureScenario },
});

export const deleteThreeDsScenario = operation({
  id: 'delete_three_ds_scenario',
  method: 'DELETE',
  path: '/three-ds-scenarios/{three_ds_scenario_id}',
  tag: '3DS scenarios',
  summary: 'Delete a 3-D Secure scenario.',
  description: 'The rules after it move up.',
  access: token('three-ds-scenarios.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ three_ds_scenario_id: Uuid }),
  responses: { 204: null },
});

/** All scenarios of the merchant account, each once, in the order wanted. */
export const ThreeDSecureScenarioOrder = object('ThreeDSecureScenarioOrder', {
  three_ds_scenario_ids: Type.Array(Uuid, { uniqueItems: true, maxItems: 1000 }),
});
describe(ThreeDSecureScenarioOrder, {
  three_ds_scenario_ids: 'All rules, each once, in the order in which they are to be tried.',
});

export const OrderedThreeDSecureScenarios = list('OrderedThreeDSecureScenarios', ThreeDSecureScenario);

export const orderThreeDsScenarios = operation({
  id: 'order_three_ds_scenarios',
  method: 'PUT',
  path: '/three-ds-scenarios/order',
  tag: '3DS scenarios',
  summary: 'Put all 3-D Secure scenarios in a new order at once.',
  description: 'Every rule must be named once, so that no order is half done.',
  access: token('three-ds-scenarios.write'),
  confirmed: true,
  merchantAccount: 'header',
  body: ThreeDSecureScenarioOrder,
  responses: { 200: OrderedThreeDSecureScenarios },
});

/** What a transaction would have, to see which scenario it would meet. */
export const ThreeDSecureScenarioMatchRequest = object(
  'ThreeDSecureScenarioMatchRequest',
  ThreeDSecureScenarioConditions.properties,
);
describe(ThreeDSecureScenarioMatchRequest, {
  first_name: "The buyer's given name in the billing details.",
  last_name: "The buyer's family name in the billing details.",
  email_address: "The buyer's e-mail address in the billing details.",
  amount: 'Amount of the transaction.',
  external_identifier: 'Your own identifier of the transaction.',
  card_number: 'Whole card number; goes into the vault and is never answered.',
});

/** A scenario that was looked at, and which of its conditions did not hold; none: it decided. */
export const ThreeDSecureScenarioConsidered = object('ThreeDSecureScenarioConsidered', {
  three_ds_scenario_id: Uuid,
  failed_conditions: Type.Array(
    choice('ThreeDSecureScenarioCondition', [
      'first_name',
      'last_name',
      'email_address',
      'amount',
      'external_identifier',
      'card_number',
    ]),
  ),
});
describe(ThreeDSecureScenarioConsidered, {
  three_ds_scenario_id: 'A rule that does not fit.',
  failed_conditions: 'What of the transaction is not as the rule wants it.',
});

export const ThreeDSecureScenarioMatch = object('ThreeDSecureScenarioMatch', {
  type: constant('three-d-secure-scenario-match'),
  three_ds_scenario: nullable(ThreeDSecureScenario),
  /**
   * What 3-D Secure would answer: the scenario's outcome, or the sandbox's own for its test cards; null: the
   * card is not enrolled.
   */
  outcome: nullable(ThreeDSecureScenarioOutcome),
  considered: Type.Array(ThreeDSecureScenarioConsidered),
});
describe(ThreeDSecureScenarioMatch, {
  three_ds_scenario: 'The first rule that fits; null where none does.',
  outcome: "What 3-D Secure would answer; null where no rule fits and the sandbox's own behaviour counts.",
  considered: 'The rules before it, and why they do not fit.',
});

export const matchThreeDsScenario = operation({
  id: 'match_three_ds_scenario',
  method: 'POST',
  path: '/three-ds-scenarios/match',
  tag: '3DS scenarios',
  summary: 'Find the scenario that a transaction would meet, without making one.',
  description: 'Makes nothing and asks nobody: for trying rules out.',
  access: token('three-ds-scenarios.read'),
  merchantAccount: 'header',
  body: ThreeDSecureScenarioMatchRequest,
  responses: { 200: ThreeDSecureScenarioMatch },
});
