import {
  allThreeDsScenarios,
  appendThreeDsScenario,
  getThreeDsScenarioById,
  lockThreeDsScenarios,
  orderThreeDsScenarioRows,
} from '../../../db/queries/three-ds-scenarios.ts';
import { LIMITS } from '../../../db/queries/limits.ts';
import type { ThreeDsScenarioId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import { createThreeDsScenario } from '../../../api-contract/three-ds-scenarios.ts';
import { route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { renderScenario } from './render.ts';
import { assertSandbox, cardFields, outcomeFields, patchedConditions } from './scenario.ts';

export const create = route(
  createThreeDsScenario,
  async ({ body, held, merchantAccountId, now, parts, version }) => {
    assertSandbox(parts);
    const outcome = outcomeFields(body.outcome);
    const card = await cardFields(parts.vault, merchantAccountId, held, null);
    const fields = { ...patchedConditions(null, body.conditions, card), ...outcome };
    const id = newId<'three-ds-scenario'>(now);
    const row = await parts.db.transaction(async (tx) => {
      await lockThreeDsScenarios(tx, merchantAccountId);
      const ids = (await allThreeDsScenarios(tx, merchantAccountId)).map(
        (scenario) => scenario.three_ds_scenario_id,
      );
      if (ids.length >= LIMITS.threeDsScenarios) throw limitReached(LIMITS.threeDsScenarios, 'scenarios');
      await appendThreeDsScenario(tx, merchantAccountId, id, fields, now);
      if (typeof body.position === 'number')
        await orderThreeDsScenarioRows(tx, merchantAccountId, placeScenario(ids, id, body.position));
      return getThreeDsScenarioById(tx, merchantAccountId, id);
    });
    if (row === null) throw new Error('BUG: a scenario is gone in the transaction that made it');

    return { status: 201, body: renderScenario(row, version) };
  },
);

/** The order with one scenario at a place; a place behind the last is the last. */
export function placeScenario(
  ids: readonly ThreeDsScenarioId[],
  id: ThreeDsScenarioId,
  position: number,
): readonly ThreeDsScenarioId[] {
  return ids.filter((other) => other !== id).toSpliced(position, 0, id);
}
