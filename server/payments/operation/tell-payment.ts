import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { textAt } from '../../domain/json.ts';
import { type TransactionStatus, isAwaited } from '../../domain/transaction/machine.ts';
import type { MoneyParts } from '../../parts.ts';
import { type Attributes, isTraced, tellMoment } from '../../platform/trace.ts';

/** Something is under way still, by itself or by somebody else: the payment is told of when that has ended. */
function isUnderWay(status: TransactionStatus): boolean {
  return (
    isAwaited(status) || status === 'processing' || status === 'capture_pending' || status === 'void_pending'
  );
}

/**
 * One wide event for each rest that a payment comes to: a span that has all that tools group payments by, in the trace
 * of whoever brought it there, and the same as a line of the log at `debug`. `operation`: what brought it there; null
 * where nothing was sent.
 */
export function tellPayment(
  parts: Pick<MoneyParts, 'log' | 'clock'>,
  transaction: TransactionRow,
  operation: OperationRow | null,
): void {
  if (isUnderWay(transaction.status) || !(isTraced() || parts.log.isLevelEnabled('debug'))) return;

  const nowMs = parts.clock.nowFor(transaction.merchant_account_id).getTime();
  const tookMs = Math.max(0, nowMs - Date.parse(transaction.created_at));
  const attributes = attributesOf(transaction, operation, tookMs);
  tellMoment('payment', tookMs, attributes, transaction.status === 'failed');
  parts.log.debug(attributes, 'payment at rest');
}

/** Ids of ours, words of closed lists and numbers: never what a caller or a buyer wrote. */
function attributesOf(
  transaction: TransactionRow,
  operation: OperationRow | null,
  tookMs: number,
): Attributes {
  const connector = textAt(transaction.payment_service, 'payment_service_definition_id');
  const known = {
    'payment.id': transaction.transaction_id,
    'payment.merchant_account': transaction.merchant_account_id,
    'payment.status': transaction.status,
    'payment.error_code': transaction.error_code,
    'payment.intent': transaction.intent,
    'payment.source': transaction.payment_source,
    'payment.merchant_initiated': transaction.merchant_initiated,
    'payment.method': transaction.method,
    'payment.scheme': transaction.payment_method_scheme,
    'payment.card_country': transaction.payment_method_country,
    'payment.country': transaction.country,
    'payment.currency': transaction.currency,
    'payment.amount': Number(transaction.amount),
    'payment.authorized_amount': Number(transaction.authorized_amount),
    'payment.captured_amount': Number(transaction.captured_amount),
    'payment.refunded_amount': Number(transaction.refunded_amount),
    'payment.gift_card_amount': Number(transaction.gift_card_amount),
    'payment.service': transaction.payment_service_id,
    'payment.connector': connector,
    'payment.instrument': transaction.instrument_type,
    'payment.three_d_secure': textAt(transaction.three_d_secure, 'status'),
    'payment.three_d_secure_method': textAt(transaction.three_d_secure, 'method'),
    'payment.anti_fraud_decision': transaction.anti_fraud_decision,
    'payment.pending_review': transaction.pending_review,
    'payment.age_ms': tookMs,
    'operation.id': operation?.operation_id ?? null,
    'operation.kind': operation?.kind ?? null,
    'operation.status': operation?.status ?? null,
    'operation.attempt': operation?.attempt ?? null,
    'operation.error_code': operation?.error_code ?? null,
    'operation.amount': operation === null ? null : Number(operation.moved_amount ?? operation.amount),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
