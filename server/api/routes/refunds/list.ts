import { renderGiftCardRefund, renderRefund, withSettledAmounts } from '../../../answers/refund.ts';
import { giftCardRefundsOf } from '../../../db/queries/gift-card-operations.ts';
import { getTransactionRow, listOperations } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { onePage } from '../../../payments/request/idempotent-answer.ts';
import { listTransactionRefunds } from '../../../api-contract/refunds.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';

export const list = route(listTransactionRefunds, async ({ params, merchantAccountId, parts }) => {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  if (transaction === null) throw new Problem('not_found');

  const operations = await listOperations(parts.db, merchantAccountId, transaction.transaction_id, 'refund');
  const giftCards =
    transaction.tenders === 'none'
      ? []
      : await giftCardRefundsOf(parts.db, merchantAccountId, transaction.transaction_id);
  const settled = await withSettledAmounts(
    parts,
    merchantAccountId,
    operations.map((operation) => renderRefund(transaction, operation)),
  );
  const refunds = [...settled, ...giftCards.map((operation) => renderGiftCardRefund(transaction, operation))];
  return { status: 200, body: onePage(refunds.sort((a, b) => (a.id < b.id ? -1 : 1))) };
});
