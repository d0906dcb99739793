import { type PaymentCountingRow, claimUncounted, countPayments } from '../db/queries/payment-counting.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';

/** Payments of one statement: some tens of milliseconds. */
const SLICE = 250;
/** Until a merchant account is looked at again that has no whole slice left. */
const PAUSE_MS = 2_000;

/**
 * Merchant accounts whose payments changed. A payment is counted by what it is now, so how often it changed
 * meanwhile plays no part, and a slice that is counted again changes nothing.
 */
export const paymentsToCount: Source<PaymentCountingRow> = {
  name: 'payments-to-count',
  claim: claimUncounted,
  // One after the other: who counts has one connection to the database, and the payments have the others.
  limitKey: () => '',
  concurrency: 1,
  about: ({ merchant_account_id: merchantAccountId }) => ({ merchantAccountId }),
  work: countSlice,
  leaseMs: 60_000,
};

async function countSlice({ db, clock, config }: MoneyParts, row: PaymentCountingRow): Promise<void> {
  const of = {
    now: clock.nowFor(row.merchant_account_id),
    limit: SLICE,
    metadataKeys: config.insightsMetadata,
  };
  const again = await countPayments(db, row, {
    ...of,
    reading: 'again',
    dueAt: row.due_at,
    moreAt: row.due_at,
  });
  const now = clock.now();
  const later = new Date(now.getTime() + PAUSE_MS);

  await countPayments(db, row, {
    ...of,
    reading: 'soon',
    dueAt: again < SLICE ? later : now,
    moreAt: now,
  });
}
