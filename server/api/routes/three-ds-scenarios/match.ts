import { allThreeDsScenarios } from '../../../db/queries/three-ds-scenarios.ts';
import { defaultOutcome, matchScenario } from '../../../domain/three-d-secure/scenario.ts';
import { scenarioOf } from '../../../three-d-secure/scenarios.ts';
import { matchThreeDsScenario } from '../../contract/three-ds-scenarios.ts';
import { ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import {
  assertSandbox,
  candidateOf,
  CONDITION_FIELDS,
  isCardNumber,
  renderOutcome,
  renderScenario,
} from './scenario.ts';

/** A dry run: which rule a transaction would meet, and why the ones before it would not do. */
export const match = route(
  matchThreeDsScenario,
  async ({ body, held, merchantAccountId, parts, version }) => {
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
        : { bin: number.facts.bin, fingerprint: await parts.vault.fingerprint(merchantAccountId, number) };
    const rows = await allThreeDsScenarios(parts.db, merchantAccountId);
    const { scenario, considered } = matchScenario(rows.map(scenarioOf), candidateOf(body, card));
    const row = rows.find((candidate) => candidate.three_ds_scenario_id === scenario?.id) ?? null;
    const outcome = scenario?.outcome ?? (number === undefined ? null : defaultOutcome(number.facts));
    return {
      status: 200,
      body: {
        type: 'three-d-secure-scenario-match' as const,
        three_ds_scenario: row === null ? null : renderScenario(row, version),
        outcome: outcome === null ? null : renderOutcome(outcome),
        considered: considered.map(({ id, failed }) => ({
          three_ds_scenario_id: id,
          failed_conditions: failed.map((name) => CONDITION_FIELDS[name]),
        })),
      },
    };
  },
);
