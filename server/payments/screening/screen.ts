import type { AntiFraudService } from '../../connections/connection-kinds.ts';
import { screeningCall } from './screening-call.ts';
import { newRow } from '../../db/new-operation.ts';
import type { AntiFraudRow, OperationChange, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { AntiFraudServiceId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { ownOptions } from '../request/transaction-row.ts';
import { screenedPayment } from './screened-payment.ts';
import { type ScreeningVerdict, resultOf, verdictOf } from './verdict.ts';

/** Step a of asking an anti-fraud service: the row, `sent`. */
export function newScreening(
  parts: Pick<ReadParts, 'clock'>,
  transaction: TransactionRow,
  serviceId: AntiFraudServiceId,
  given: Pick<AntiFraudRow, 'answer'> & Partial<AntiFraudRow>,
  firstRecoveryMs: number,
): AntiFraudRow {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  return {
    ...newRow({ now, machineNow: parts.clock.now(), firstRecoveryMs }),
    merchant_account_id: transaction.merchant_account_id,
    transaction_id: transaction.transaction_id,
    kind: 'screen-payment',
    anti_fraud_service_id: serviceId,
    ...given,
  };
}

/** Step b: the service is asked, with no SQL transaction open. Whatever happens there, it gives a verdict. */
export async function screen(
  parts: MoneyParts,
  service: AntiFraudService,
  transaction: TransactionRow,
  { operation_id: operationId }: Pick<AntiFraudRow, 'operation_id'>,
): Promise<ScreeningVerdict> {
  const call = screeningCall(parts, service, {
    operationId,
    input: screenedPayment(transaction),
    options: ownOptions(transaction.request['connection_options'], service),
    now: parts.clock.nowFor(transaction.merchant_account_id),
  });
  const outcome = await attempt(() => service.connector.operations.screen(call), parts.log);
  return verdictOf(service, outcome, operationId);
}

/** What of step c concerns the row. Null verdict: nobody waits for it any more. */
export function screeningDone(
  { operation_id }: Pick<AntiFraudRow, 'operation_id'>,
  verdict: ScreeningVerdict | null,
  now: Date,
): OperationChange {
  const at = timestamp(now);
  const ended = { operation_id, due_at: null, resolved_at: at, updated_at: at };
  return verdict !== null && resultOf(verdict) === 'succeeded'
    ? { ...ended, status: 'succeeded', moved_amount: 0n, processor_reference: verdict.reference }
    : { ...ended, status: 'failed' };
}
