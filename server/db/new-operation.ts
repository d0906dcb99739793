import { timestamp } from '../domain/timestamp.ts';
import { newId } from '../platform/entropy.ts';
import type { JobRow } from './queries/transaction-rows.ts';

/** When an operation begins, and how soon a worker sees to it. */
export type Times = Readonly<{ now: Date; machineNow: Date; firstRecoveryMs: number }>;

/** One that moves no transaction. */
export function newJob(
  given: Pick<JobRow, 'merchant_account_id' | 'kind'> & Partial<JobRow>,
  times: Times,
): JobRow {
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
    anti_fraud_service_id: null,
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
