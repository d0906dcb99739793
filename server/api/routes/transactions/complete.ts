import { collectApproval } from '../../../payments/approval/approve.ts';
import { transactionAt } from '../../../payments/approval/session-token.ts';
import { completeTransaction } from '../../contract/transaction-session.ts';
import { renderTransactionStatus } from '../../contract/vocabulary.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const complete = route(completeTransaction, async ({ params, query, version, parts }) => {
  const found = await transactionAt(parts, query.token);
  if (found === null || found.transaction_id !== params.transaction_id.toLowerCase())
    throw new Problem('not_found');
  const transaction = await collectApproval(parts, found);
  return {
    status: 200,
    body: {
      type: 'transaction-completion' as const,
      transaction_id: transaction.transaction_id,
      status: renderTransactionStatus(version, transaction.status),
    },
  };
});
