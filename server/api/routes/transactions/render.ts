import type { Static } from 'typebox';
import type { EventRow, Json } from '../../../db/queries/transaction-rows.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import type { TransactionEvent } from '../../../api-contract/transaction-events.ts';
import { isTransactionStatus, renderTransactionStatus } from '../../../api-contract/vocabulary.ts';

export function renderTransactionEvent(row: EventRow, version: ApiVersion): Static<typeof TransactionEvent> {
  return {
    type: 'transaction-event',
    id: row.transaction_event_id,
    name: fromStoredJson<Static<typeof TransactionEvent>['name']>(row.name),
    created_at: row.created_at,
    context: { ...renderEventContext(row, version) },
  };
}

/** Statuses on the timeline are stored in our words, and told in the reader's. */
function renderEventContext({ context }: Pick<EventRow, 'context'>, version: ApiVersion): Json {
  const { status, previous_status: before } = context;
  const word = (name: string, value: unknown): Json =>
    isTransactionStatus(value) ? { [name]: renderTransactionStatus(version, value) } : {};
  // Beside `previous_status`, and where money came late, a status is the transaction's.
  return before === undefined && context['late'] !== true
    ? context
    : { ...context, ...word('status', status), ...word('previous_status', before) };
}
