import type {
  ErrandRow,
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
import { newId } from '../machine/entropy.ts';

type Of = Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'currency'>;

/** What the domain decided, as rows. */
export function ledgerRows(
  of: Of,
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
export function eventRows(of: Of, events: readonly TransactionEvent[], now: Date): readonly EventRow[] {
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
  operationId: OperationId | null,
  webhooks: readonly WebhookEvent[],
  now: Date,
): readonly WebhookEventRow[] {
  const ids = webhooks.map(() => newId<'event'>(now)).sort();
  return webhooks.map((webhook, index) => ({
    merchant_account_id: of.merchant_account_id,
    webhook_event_id: ids[index] ?? '',
    name: webhook.name,
    target_type: webhook.target,
    target_id: (webhook.target === 'transaction' ? null : operationId) ?? of.transaction_id ?? '',
    transaction_id: of.transaction_id,
    created_at: timestamp(now),
    target: null,
    due_at: '-infinity',
  }));
}

/** When an operation begins, and how soon a worker sees to it. */
type Times = Readonly<{ now: Date; machineNow: Date; firstRecoveryMs: number }>;

/** A new operation, `sent`: what its kind does not need is empty. */
export function newOperation(
  of: Of,
  given: Pick<OperationRow, 'kind' | 'amount' | 'payment_service_id'> & Partial<OperationRow>,
  times: Times,
): OperationRow {
  const { merchant_account_id, transaction_id, currency } = of;
  return { ...newRow(times), merchant_account_id, transaction_id, currency, ...given };
}

/** One that moves no transaction. */
export function newErrand(
  given: Pick<ErrandRow, 'merchant_account_id' | 'kind'> & Partial<ErrandRow>,
  times: Times,
): ErrandRow {
  return { ...newRow(times), ...given };
}

/** What every kind of operation has in common when it begins. */
export function newRow({ now, machineNow, firstRecoveryMs }: Times) {
  const at = timestamp(now);
  return {
    operation_id: newId<'operation'>(now),
    transaction_id: null,
    payment_service_id: null,
    gift_card_service_id: null,
    currency: null,
    amount: 0n,
    status: 'sent' as const,
    attempt: 1,
    moved_amount: null,
    final: true,
    processor_reference: null,
    of_reference: null,
    error_code: null,
    raw_response_code: null,
    raw_response_description: null,
    detail: null,
    external_identifier: null,
    reason: null,
    target_type: 'payment-method' as const,
    target_id: null,
    creator: null,
    details: {},
    answer: null,
    due_at: timestamp(new Date(now.getTime() + firstRecoveryMs)),
    due_tries: 0,
    alerted_at: null,
    created_at: at,
    updated_at: at,
    resolved_at: null,
    sent_at: timestamp(machineNow),
  };
}
