import { sessionOf } from '../../../payments/approval/session.ts';
import { transactionAt } from '../../../payments/approval/session-token.ts';
import { updateSession } from '../../contract/transaction-session.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const session = route(updateSession, async ({ params, query, body, parts }) => {
  const transaction = await transactionAt(parts, query.token ?? '');
  if (transaction === null || transaction.transaction_id !== params.transaction_id.toLowerCase())
    throw new Problem('not_found');
  return { status: 200, body: await sessionOf(parts, transaction, body?.payload ?? null) };
});
