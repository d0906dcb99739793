import { getOperation, getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { renderCapture } from '../../../payments/answers/render.ts';
import { getTransactionCapture } from '../../contract/captures.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const get = route(getTransactionCapture, async ({ params, merchantAccountId, parts }) => {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  const operation = await getOperation(parts.db, merchantAccountId, toId(params.capture_id));
  if (
    transaction === null ||
    operation === null ||
    operation.kind !== 'capture' ||
    operation.transaction_id !== transaction.transaction_id
  )
    throw new Problem('not_found');
  return { status: 200, body: renderCapture(transaction, operation) };
});
