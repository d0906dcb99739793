import { getTransactionRow, listOperations } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { onePage } from '../../../payments/answer.ts';
import { renderRefund } from '../../../payments/render.ts';
import { listTransactionRefunds } from '../../contract/refunds.ts';
import { ApiError } from '../../error.ts';
import { route } from '../../route.ts';

export const list = route(listTransactionRefunds, async ({ params, merchantAccountId, parts }) => {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  if (transaction === null) throw new ApiError('not_found');
  const operations = await listOperations(parts.db, merchantAccountId, transaction.transaction_id, 'refund');
  return { status: 200, body: onePage(operations.map((operation) => renderRefund(transaction, operation))) };
});
