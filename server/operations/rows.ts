import type {
  EventRow,
  LedgerRow,
  OperationRow,
  TransactionRow,
  WebhookEventRow,
} from '../db/queries/transaction-rows.ts';
import type { MerchantAccountId, OperationId, TransactionId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { TransactionEvent, WebhookEvent } from '../domain/transaction/events.ts';
import type { LedgerEntry } from '../domain/transaction/ledger.ts';
import { type Times, newRow } from '../db/new-operation.ts';
import { newId } from '../platform/entropy.ts';

type TransactionKey = Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'currency'>;

/** What the domain decided, as rows. */
export function ledgerRows(
  of: TransactionKey,
  operationId: OperationId | null,
  entries: readonly LedgerEntry[],
  now: Date,
): readonly LedgerRow[] {
  return entries.map((entry) => ({
    merchant_account_id: of.merchant_account_id,
    transaction_id: of.transaction_id,
    operation_id: operationId,
    ...entry,
    currency: of.currency,
    created_at: timestamp(now),
  }));
}

/** Ids ascend in the order given, so that events of one moment keep it. */
export function eventRows(
  of: TransactionKey,
  events: readonly TransactionEvent[],
  now: Date,
): readonly EventRow[] {
  const ids = events.map(() => newId<'event'>(now)).sort();
  return events.map((event, index) => ({
    merchant_account_id: of.merchant_account_id,
    transaction_id: of.transaction_id,
    transaction_event_id: ids[index] ?? '',
    name: event.name,
    context: event.context,
    created_at: timestamp(now),
  }));
}

export function webhookRows(
  of: Readonly<{ merchant_account_id: MerchantAccountId; transaction_id: TransactionId | null }>,
  targetId: string | null,
  webhooks: readonly WebhookEvent[],
  now: Date,
): readonly WebhookEventRow[] {
  const ids = webhooks.map(() => newId<'event'>(now)).sort();
  return webhooks.map((webhook, index) => ({
    merchant_account_id: of.merchant_account_id,
    webhook_event_id: ids[index] ?? '',
    name: webhook.name,
    target_type: webhook.target,
    target_id: (webhook.target === 'transaction' ? null : targetId) ?? of.transaction_id ?? '',
    transaction_id: of.transaction_id,
    created_at: timestamp(now),
    target: null,
  }));
}

/** A new operation, `sent`: what its kind does not need is empty. */
export function newOperation(
  of: TransactionKey,
  given: Pick<OperationRow, 'kind' | 'amount' | 'payment_service_id'> & Partial<OperationRow>,
  times: Times,
): OperationRow {
  const { merchant_account_id, transaction_id, currency } = of;
  return { ...newRow(times), merchant_account_id, transaction_id, currency, ...given };
}
