import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { renderTransaction } from '../../../payments/answers/render.ts';
import { getTransaction } from '../../contract/transactions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const get = route(getTransaction, async ({ params, merchantAccountId, version, parts }) => {
  const row = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderTransaction(row, version) };
});
