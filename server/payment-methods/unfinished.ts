import { newJob } from '../db/new-operation.ts';
import type { DueOperation } from '../db/queries/operations.ts';
import type { JobRow } from '../db/queries/transaction-rows.ts';
import type { MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';
import type { Verdict } from '../operations/find-out.ts';
import type { ReadParts } from '../parts.ts';

/** How long storing or deleting may take before a worker thinks that nobody is at it any more. */
export const UNFINISHED_AFTER_MS = 10 * 60_000;

/** Looks after what is being stored or deleted. */
export function unfinishedJob(
  { clock }: Pick<ReadParts, 'clock'>,
  of: Readonly<{
    kind: 'payment-method' | 'payment-service-token';
    merchantAccountId: MerchantAccountId;
    paymentServiceId?: PaymentServiceId;
  }>,
): JobRow {
  return newJob(
    {
      kind: of.kind,
      merchant_account_id: of.merchantAccountId,
      payment_service_id: of.paymentServiceId ?? null,
      status: 'pending',
    },
    {
      now: clock.nowFor(of.merchantAccountId),
      machineNow: clock.now(),
      firstRecoveryMs: UNFINISHED_AFTER_MS,
    },
  );
}

/** The clock of a sandbox may have been moved; what is under way is not over because of that. Null: it is. */
export function stillUnderWay(
  { clock }: Pick<ReadParts, 'clock'>,
  { sent_at }: DueOperation,
  forMs = UNFINISHED_AFTER_MS,
): Verdict | null {
  const leftMs = Date.parse(sent_at) + forMs - clock.now().getTime();
  return leftMs > 0 ? { kind: 'again', detail: 'it may be under way', withinMs: leftMs } : null;
}
