import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { Queryable } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';
import type { EventRow } from './transaction-rows.ts';

export type EventListRow = EventRow & Readonly<{ sort_values: readonly string[] }>;

const KEYS: readonly SortKey[] = [{ expression: 'transaction_event_id', type: 'uuid' }];
const list = keyset<EventListRow>('transaction_events.list', {
  select: `SELECT *, ${sortValues(KEYS)} FROM transaction_events
    WHERE merchant_account_id = $1 AND transaction_id = $2`,
  values: 2,
  keys: KEYS,
  order: 'asc',
});

/** Oldest first. */
export function listEventRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
  page: PageRequest,
): Promise<Slice<EventListRow>> {
  return list(db, [merchantAccountId, id], page);
}
