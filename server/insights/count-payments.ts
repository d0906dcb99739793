import { type PaymentCountingRow, claimUncounted, countPayments } from '../db/queries/payment-counting.ts';
import type { Source } from '../operations/due.ts';
import type { Parts } from '../parts.ts';

/** Payments of one statement: some tens of milliseconds. */
const SLICE = 1_000;
/** Until a merchant account is looked at again. */
const PAUSE_MS = 2_000;

/**
 * Merchant accounts whose payments changed. A payment is counted by what it is now, so how often it changed
 * meanwhile plays no part, and a slice that is counted again changes nothing.
 */
export const paymentsToCount: Source<PaymentCountingRow> = {
  name: 'payments-to-count',
  claim: claimUncounted,
  party: ({ merchant_account_id: account }) => account,
  about: ({ merchant_account_id: merchantAccountId }) => ({ merchantAccountId }),
  work: countSlices,
  leaseMs: 60_000,
};

async function countSlices({ db, clock, config }: Parts, row: PaymentCountingRow): Promise<void> {
  const of = {
    now: clock.nowFor(row.merchant_account_id),
    limit: SLICE,
    metadataKeys: config.insightsMetadata,
  };
  const soon = await countPayments(db, row, { ...of, reading: 'soon', dueAt: row.due_at });
  const now = clock.now();
  const dueAt = soon < SLICE ? new Date(now.getTime() + PAUSE_MS) : now;
  await countPayments(db, row, { ...of, reading: 'again', dueAt });
}
