import { newErrand } from '../../db/new-operation.ts';
import type { ErrandRow } from '../../db/queries/transaction-rows.ts';
import type { MerchantAccountId, PaymentServiceId } from '../../domain/ids.ts';
import type { Parts } from '../../parts.ts';
import { UNFINISHED_AFTER_MS } from '../unfinished.ts';

/** Looks after a token while it is being made or deleted. Null: the payment service differs from row to row. */
export function tokenErrand(
  { clock }: Pick<Parts, 'clock'>,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId | null,
): ErrandRow {
  return newErrand(
    {
      kind: 'payment-service-token',
      merchant_account_id: merchantAccountId,
      payment_service_id: paymentServiceId,
      status: 'pending',
    },
    {
      now: clock.nowFor(merchantAccountId),
      machineNow: clock.now(),
      firstRecoveryMs: UNFINISHED_AFTER_MS,
    },
  );
}
