import type { Static } from 'typebox';
import { type EventListRow, listEventRows } from '../../../db/queries/transaction-events.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { listTransactionEvents, type TransactionEvent } from '../../contract/transaction-events.ts';
import { Problem } from '../../../problem/problem.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { stored } from '../../../json/stored-json.ts';

export const events = route(listTransactionEvents, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const id = toId<'transaction'>(params.transaction_id);
  const page = await listPage(context, {
    list: 'transaction-events',
    filters: { id },
    fetch: (request) => listEventRows(parts.db, merchantAccountId, id, request),
    item: (row: EventListRow) => ({
      type: 'transaction-event' as const,
      id: row.transaction_event_id,
      name: stored<Static<typeof TransactionEvent>['name']>(row.name),
      created_at: row.created_at,
      context: { ...row.context },
    }),
  });
  if (page.items.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  return { status: 200, body: page };
});
