import {
  type WebhookResendRow,
  claimResends,
  releaseResend,
  resendSlice,
} from '../db/queries/webhook-resends.ts';
import type { Source } from '../operations/due.ts';
import type { ReadParts } from '../parts.ts';

/** Deliveries that one statement looks at. */
const SLICE = 1_000;
/** How long whoever works on one has it, without a word from them. */
const LEASE_MS = 30_000;
/** Slices of one turn: then others have theirs. */
const SLICES_MAX = 100;

/** Resends that run: whoever has one begins its deliveries again, slice after slice, until it ends or is stopped. */
export const resendsDue: Source<WebhookResendRow> = {
  name: 'webhook-resends',
  claim: claimResends,
  limitKey: ({ webhook_subscription_id: id }) => id,
  concurrency: 1,
  about: ({ webhook_resend_id: resendId }) => ({ resendId }),
  work: async (parts, row) => {
    await runResend(parts, row, SLICES_MAX * SLICE);
  },
  leaseMs: LEASE_MS,
};

/** When the lease of whoever begins one now ends. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Goes on with a resend until so many have been looked at; a worker goes on from there. How it stands then. */
export async function runResend(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  begun: WebhookResendRow,
  most: number,
): Promise<WebhookResendRow> {
  let row = begun;
  for (let looked = 0; looked < most && row.status === 'running'; looked += SLICE) {
    const now = clock.now();
    const next = await resendSlice(db, row, { now, dueAt: leaseFrom(now), limit: SLICE });
    // stopped meanwhile, or another worker's
    if (next === null) return row;
    row = next;
  }
  if (row.status === 'running') await releaseResend(db, row, clock.now());
  return row;
}
