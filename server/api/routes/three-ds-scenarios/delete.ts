import {
  allThreeDsScenarios,
  lockThreeDsScenarios,
  orderThreeDsScenarioRows,
  removeThreeDsScenario,
} from '../../../db/queries/three-ds-scenarios.ts';
import { toId } from '../../../domain/ids.ts';
import { deleteThreeDsScenario } from '../../../api-contract/three-ds-scenarios.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { assertSandbox } from './scenario.ts';

/** Those behind it move up: positions have no holes. */
export const remove = route(deleteThreeDsScenario, async ({ params, merchantAccountId, parts }) => {
  assertSandbox(parts);
  const removed = await parts.db.transaction(async (tx) => {
    await lockThreeDsScenarios(tx, merchantAccountId);
    if (
      !(await removeThreeDsScenario(
        tx,
        merchantAccountId,
        toId<'three-ds-scenario'>(params.three_ds_scenario_id),
      ))
    )
      return false;

    const rest = await allThreeDsScenarios(tx, merchantAccountId);
    await orderThreeDsScenarioRows(
      tx,
      merchantAccountId,
      rest.map((scenario) => scenario.three_ds_scenario_id),
    );
    return true;
  });
  if (!removed) throw new Problem('not_found');

  return { status: 204, body: null };
});
