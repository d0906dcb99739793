import {
  type ThreeDsScenarioRow,
  allThreeDsScenarios,
  listThreeDsScenarioRows,
  lockThreeDsScenarios,
  orderThreeDsScenarioRows,
} from '../../../db/queries/three-ds-scenarios.ts';
import { toId } from '../../../domain/ids.ts';
import { matchScenario } from '../../../domain/three-d-secure/scenario.ts';
import { defaultOutcome } from '../../../sandbox/three-d-secure-cards.ts';
import { shownBin } from '../../../payment-methods/describe-card.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { scenarioOf } from '../../../three-d-secure/scenarios.ts';
import {
  getThreeDsScenario,
  matchThreeDsScenario,
  orderThreeDsScenarios,
} from '../../../api-contract/three-ds-scenarios.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { CONDITION_FIELDS, assertSandbox, candidateOf, isCardNumber } from './scenario.ts';
import { renderOutcome, renderScenario } from './render.ts';
import { update } from './update.ts';

const list = route(getThreeDsScenario, async (context) => {
  const { merchantAccountId, parts } = context;
  assertSandbox(parts);
  const body = await listPage(context, {
    list: 'three-ds-scenarios',
    fetch: (page) => listThreeDsScenarioRows(parts.db, merchantAccountId, page),
    item: (row: ThreeDsScenarioRow) => renderScenario(row, context.version),
  });
  return { status: 200, body };
});

/** All at once, or not at all: a list that is not exactly what there is now was made from an old one. */
const order = route(orderThreeDsScenarios, async ({ body, merchantAccountId, parts, version }) => {
  assertSandbox(parts);

  const wanted = body.three_ds_scenario_ids.map((id) => toId<'three-ds-scenario'>(id));
  const rows = await parts.db.transaction(async (tx) => {
    await lockThreeDsScenarios(tx, merchantAccountId);
    const present = new Set(
      (await allThreeDsScenarios(tx, merchantAccountId)).map((scenario) => scenario.three_ds_scenario_id),
    );
    if (
      wanted.length !== present.size ||
      new Set(wanted).size !== wanted.length ||
      !wanted.every((id) => present.has(id))
    )
      throw new Problem('invalid_state', {
        message: 'The order must list every scenario once; list them again and retry',
      });

    await orderThreeDsScenarioRows(tx, merchantAccountId, wanted);
    return allThreeDsScenarios(tx, merchantAccountId);
  });
  return { status: 200, body: { items: rows.map((row) => renderScenario(row, version)) } };
});

/** A dry run: which rule a transaction would meet, and why the ones before it would not do. */
const match = route(matchThreeDsScenario, async ({ body, held, merchantAccountId, parts, version }) => {
  assertSandbox(parts);
  const number = held.get('/card_number');
  if (number !== undefined && !isCardNumber(number.facts))
    throw ruleBroken({
      pointer: '/card_number',
      message: 'must be a whole card number, as a transaction has it',
    });

  const card =
    number === undefined
      ? null
      : {
          bin: shownBin(number.facts) ?? '',
          fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
        };
  const rows = await allThreeDsScenarios(parts.db, merchantAccountId);
  const { scenario, considered } = matchScenario(rows.map(scenarioOf), candidateOf(body, card));
  const row = rows.find((candidate) => candidate.three_ds_scenario_id === scenario?.id) ?? null;
  const outcome = scenario?.outcome ?? (number === undefined ? null : defaultOutcome(number.facts));
  return {
    status: 200,
    body: {
      type: 'three-d-secure-scenario-match' as const,
      three_ds_scenario: row === null ? null : renderScenario(row, version),
      outcome: outcome === null ? null : renderOutcome(outcome, version),
      considered: considered.map(({ id, failed }) => ({
        three_ds_scenario_id: id,
        failed_conditions: failed.map((name) => CONDITION_FIELDS[name]),
      })),
    },
  };
});

export const threeDsScenarioRoutes: readonly AnyRoute[] = [create, list, order, match, update, remove];
