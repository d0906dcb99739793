import { listThreeDsScenarioRows, type ThreeDsScenarioRow } from '../../../db/queries/three-ds-scenarios.ts';
import { getThreeDsScenario } from '../../contract/three-ds-scenarios.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { assertSandbox, renderScenario } from './scenario.ts';

export const list = route(getThreeDsScenario, async (context) => {
  const { merchantAccountId, parts } = context;
  assertSandbox(parts);
  const body = await listPage(context, {
    list: 'three-ds-scenarios',
    fetch: (page) => listThreeDsScenarioRows(parts.db, merchantAccountId, page),
    item: (row: ThreeDsScenarioRow) => renderScenario(row, context.version),
  });
  return { status: 200, body };
});
