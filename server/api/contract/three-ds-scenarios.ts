import Type from 'typebox';
import { operation, token } from './operation.ts';
import { ThreeDSecureVersion } from './shared/eci.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount } from './shared/money.ts';
import { cursorQuery, list, page } from './shared/pagination.ts';
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
} from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';

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

export const ThreeDSecureScenarioOutcomeAuthentication = object('ThreeDSecureScenarioOutcomeAuthentication', {
  transaction_status: oneOf('Y', 'N', 'A', 'R', 'U', 'C', 'timeout'),
});

export const ThreeDSecureScenarioOutcomeResult = object('ThreeDSecureScenarioOutcomeResult', {
  transaction_status: oneOf('Y', 'N', 'timeout'),
});

export const ThreeDSecureScenarioOutcome = object('ThreeDSecureScenarioOutcome', {
  /**
   * N: the card does not take part in 3-D Secure, and is charged without a proof; `authentication` is U then.
   * Not told in the published version.
   */
  enrollment: maybe(oneOf('Y', 'N')),
  version: maybe(ThreeDSecureVersion),
  authentication: ThreeDSecureScenarioOutcomeAuthentication,
  result: maybe(ThreeDSecureScenarioOutcomeResult),
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

export const ThreeDSecureScenarioCreate = object('ThreeDSecureScenarioCreate', {
  position: maybe(Position),
  conditions: ThreeDSecureScenarioConditions,
  outcome: ThreeDSecureScenarioOutcome,
});

export const ThreeDSecureScenarioUpdate = object('ThreeDSecureScenarioUpdate', {
  position: maybe(Position),
  conditions: maybe(ThreeDSecureScenarioConditions),
  outcome: maybe(ThreeDSecureScenarioOutcome),
});

export const ThreeDSecureScenarios = page('ThreeDSecureScenarios', ThreeDSecureScenario);

export const createThreeDsScenario = operation({
  id: 'create_three_ds_scenario',
  method: 'POST',
  path: '/three-ds-scenarios',
  tag: '3DS scenarios',
  summary: 'Add a rule that decides what 3-D Secure answers in the sandbox.',
  access: token('three-ds-scenarios.write'),
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
  access: token('three-ds-scenarios.write'),
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
  access: token('three-ds-scenarios.write'),
  merchantAccount: 'header',
  params: fields({ three_ds_scenario_id: Uuid }),
  responses: { 204: null },
});

/** All scenarios of the merchant account, each once, in the order wanted. */
export const ThreeDSecureScenarioOrder = object('ThreeDSecureScenarioOrder', {
  three_ds_scenario_ids: Type.Array(Uuid, { uniqueItems: true, maxItems: 1000 }),
});

export const OrderedThreeDSecureScenarios = list('OrderedThreeDSecureScenarios', ThreeDSecureScenario);

export const orderThreeDsScenarios = operation({
  id: 'order_three_ds_scenarios',
  method: 'PUT',
  path: '/three-ds-scenarios/order',
  tag: '3DS scenarios',
  summary: 'Put all 3-D Secure scenarios in a new order at once.',
  access: token('three-ds-scenarios.write'),
  merchantAccount: 'header',
  body: ThreeDSecureScenarioOrder,
  responses: { 200: OrderedThreeDSecureScenarios },
});

/** What a transaction would have, to see which scenario it would meet. */
export const ThreeDSecureScenarioMatchRequest = object(
  'ThreeDSecureScenarioMatchRequest',
  ThreeDSecureScenarioConditions.properties,
);

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

export const matchThreeDsScenario = operation({
  id: 'match_three_ds_scenario',
  method: 'POST',
  path: '/three-ds-scenarios/match',
  tag: '3DS scenarios',
  summary: 'Find the scenario that a transaction would meet, without making one.',
  access: token('three-ds-scenarios.read'),
  merchantAccount: 'header',
  body: ThreeDSecureScenarioMatchRequest,
  responses: { 200: ThreeDSecureScenarioMatch },
});
