import type { Approval } from '../../db/queries/step-parts.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';

/** A payment method that was stored with this payment was never approved. */
export function neverApproved(transaction: TransactionRow): Approval | null {
  if (transaction.request['store'] !== true || transaction.payment_method_id === null) return null;
  return { paymentMethodId: transaction.payment_method_id, status: 'failed', schemeTransactionId: null };
}
