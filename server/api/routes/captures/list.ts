import { getTransactionRow, listOperations } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { onePage } from '../../../payments/answers/answer.ts';
import { renderCapture } from '../../../payments/answers/render.ts';
import { listTransactionCaptures } from '../../contract/captures.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const list = route(listTransactionCaptures, async ({ params, merchantAccountId, parts }) => {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  if (transaction === null) throw new Problem('not_found');
  const operations = await listOperations(parts.db, merchantAccountId, transaction.transaction_id, 'capture');
  return { status: 200, body: onePage(operations.map((operation) => renderCapture(transaction, operation))) };
});
