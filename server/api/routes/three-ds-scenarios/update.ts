import {
  allThreeDsScenarios,
  getThreeDsScenarioById,
  lockThreeDsScenarios,
  orderThreeDsScenarioRows,
  replaceThreeDsScenario,
} from '../../../db/queries/three-ds-scenarios.ts';
import { toId } from '../../../domain/ids.ts';
import { updateThreeDsScenario } from '../../../api-contract/three-ds-scenarios.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { placeScenario } from './create.ts';
import { renderScenario } from './render.ts';
import { assertSandbox, cardFields, outcomeFields, patchedConditions } from './scenario.ts';

export const update = route(
  updateThreeDsScenario,
  async ({ params, body, held, merchantAccountId, now, parts, version }) => {
    assertSandbox(parts);
    const id = toId<'three-ds-scenario'>(params.three_ds_scenario_id);
    const seen = await getThreeDsScenarioById(parts.db, merchantAccountId, id);
    if (seen === null) throw new Problem('not_found');
    const outcome = body.outcome === undefined || body.outcome === null ? null : outcomeFields(body.outcome);
    const given = await cardFields(parts.vault, merchantAccountId, held, seen);
    const card = body.conditions?.card_number === null ? null : given;
    const row = await parts.db.transaction(async (tx) => {
      await lockThreeDsScenarios(tx, merchantAccountId);
      const before = await getThreeDsScenarioById(tx, merchantAccountId, id);
      if (before === null) return null;

      await replaceThreeDsScenario(
        tx,
        merchantAccountId,
        id,
        { ...before, ...patchedConditions(before, body.conditions, card), ...outcome },
        now,
      );
      if (typeof body.position === 'number') {
        const ids = (await allThreeDsScenarios(tx, merchantAccountId)).map(
          (scenario) => scenario.three_ds_scenario_id,
        );
        await orderThreeDsScenarioRows(tx, merchantAccountId, placeScenario(ids, id, body.position));
      }
      return getThreeDsScenarioById(tx, merchantAccountId, id);
    });
    if (row === null) throw new Problem('not_found');

    return { status: 200, body: renderScenario(row, version) };
  },
);
