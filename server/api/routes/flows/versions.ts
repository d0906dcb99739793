import {
  type FlowVersionRow,
  getFlowVersion as readVersion,
  listFlowVersions as listVersionRows,
} from '../../../db/queries/flows.ts';
import type { FlowName, Rule } from '../../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { assertRules, changeFlow } from '../../../flows/edit.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  compareFlowVersions,
  getFlowVersion,
  listFlowVersions,
  restoreFlowVersion,
} from '../../../api-contract/flow-versions.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';
import { inPlaces } from './drafts.ts';
import { difference, renderVersion, renderVersionSummary } from './render.ts';

export const list = route(listFlowVersions, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const body = await listPage(context, {
    list: 'flow-versions',
    filters: params,
    fetch: (page) => listVersionRows(parts.db, [merchantAccountId, params.flow], page),
    item: renderVersionSummary,
  });
  return { status: 200, body };
});

export const get = route(getFlowVersion, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: renderVersion(await versionAt(parts, merchantAccountId, params.flow, params.number)),
}));

/** Version 0, before the first rule, can be compared with as well. */
export const compare = route(compareFlowVersions, async ({ params, query, merchantAccountId, parts }) => {
  const { flow, number } = params;
  const to = await versionAt(parts, merchantAccountId, flow, number);
  const other = query.from ?? number - 1;
  const from: Readonly<{ number: number; rules: readonly Rule[] }> =
    other === 0 ? { number: 0, rules: [] } : await versionAt(parts, merchantAccountId, flow, other);
  return { status: 200, body: difference({ merchantAccountId, flow }, from, to) };
});

export const restore = route(
  restoreFlowVersion,
  async ({ params, body, merchantAccountId, caller, now, parts }) => {
    const { flow } = params;
    const { rules } = await versionAt(parts, merchantAccountId, flow, params.number);
    await assertRules(parts, merchantAccountId, flow, inPlaces(flow, rules));

    const description = body?.description ?? `Version ${params.number} again`;
    const editing = {
      merchantAccountId,
      flow,
      cause: 'restored',
      description,
      creator: creatorOf(caller),
      now,
    } as const;
    const { number } = await changeFlow(parts, editing, () => rules);
    return { status: 201, body: renderVersion(await versionAt(parts, merchantAccountId, flow, number)) };
  },
);

export async function versionAt(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  number: number,
): Promise<FlowVersionRow> {
  const row = await readVersion(db, merchantAccountId, flow, number);
  if (row === null) throw new Problem('not_found');
  return row;
}
