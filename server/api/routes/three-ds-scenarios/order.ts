import {
  allThreeDsScenarios,
  lockThreeDsScenarios,
  orderThreeDsScenarioRows,
} from '../../../db/queries/three-ds-scenarios.ts';
import { toId } from '../../../domain/ids.ts';
import { orderThreeDsScenarios } from '../../contract/three-ds-scenarios.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { assertSandbox, renderScenario } from './scenario.ts';

/** All at once, or not at all: a list that is not exactly what there is now was made from an old one. */
export const order = route(orderThreeDsScenarios, async ({ body, merchantAccountId, parts, version }) => {
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
