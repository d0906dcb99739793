import type { Static } from 'typebox';
import { getTransactionRow, listActionRows } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import {
  listTransactionActions,
  type FlowAction,
  type FlowName,
} from '../../contract/transaction-actions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { stored } from '../../../json/stored-json.ts';

/** The rules that spoke; the default order of payment services is no rule. */
export const actions = route(listTransactionActions, async ({ params, merchantAccountId, parts }) => {
  const id = toId<'transaction'>(params.transaction_id);
  const rows = await listActionRows(parts.db, merchantAccountId, id);
  if (rows.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  const items = rows.flatMap((row) =>
    row.rule_id === null
      ? []
      : [
          {
            type: 'action' as const,
            id: stored<Static<typeof FlowAction>>(row.action),
            flow: stored<Static<typeof FlowName>>(row.flow),
            rule_id: row.rule_id,
            created_at: row.created_at,
            outcome: { ...row.outcome },
          },
        ],
  );
  return { status: 200, body: { items } };
});
