import { listTransactionPostings } from '../../../api-contract/postings.ts';
import { type PostingRow, listPostings } from '../../../db/queries/ledger.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';

export const postings = route(listTransactionPostings, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const id = toId<'transaction'>(params.transaction_id);
  const page = await listPage(context, {
    list: 'postings',
    filters: { id },
    fetch: (request) => listPostings(parts.db, merchantAccountId, id, request),
    item: (row: PostingRow) => render(row, id),
  });
  if (page.items.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  return { status: 200, body: page };
});

function render(row: PostingRow, transactionId: string) {
  return {
    type: 'posting' as const,
    id: String(row.ledger_entry_id),
    transaction_id: transactionId,
    operation_id: row.operation_id,
    movement: row.movement,
    debit: row.debit,
    credit: row.credit,
    currency: row.currency,
    amount: Number(row.amount),
    created_at: row.created_at,
  };
}
