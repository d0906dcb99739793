import { newRow } from '../db/new-operation.ts';
import type { AntiFraudRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { isScreened, paymentEndOf } from '../domain/anti-fraud.ts';

/**
 * What the anti-fraud service of a transaction is to be told once it has moved, for the statement that moves it: a
 * worker tells it.
 */
export function reportsOf(before: TransactionRow | null, after: TransactionRow): readonly AntiFraudRow[] {
  const { anti_fraud_service_id: serviceId, status, screening } = after;
  const isNew = before === null || before.status !== status || !isScreened(before.screening);
  const end = paymentEndOf(status);
  if (serviceId === null || end === null || !isNew || !isScreened(screening)) return [];

  const now = new Date(after.updated_at);
  return [
    {
      ...newRow({ now, machineNow: now, firstRecoveryMs: 0 }),
      merchant_account_id: after.merchant_account_id,
      transaction_id: after.transaction_id,
      kind: 'report-payment',
      anti_fraud_service_id: serviceId,
      details: { end },
    },
  ];
}
