import { PURGE_INTERVAL_MS, purgeExpired } from '../access/purge.ts';
import { sweepCheckoutSessions } from '../checkout/end.ts';
import { checkLedger } from '../ledger/check.ts';
import { closeLedgers } from '../ledger/close.ts';
import type { Parts } from '../parts.ts';
import { keepEpoch, releaseHeldWrites } from '../restore/held-writes.ts';
import { expireApprovals } from '../payments/approval/approve.ts';
import { captureDue } from '../payments/operation/capture-later.ts';
import { expireAuthorizations } from '../payments/operation/expire.ts';
import { endMandatesDue } from '../payment-methods/mandates.ts';
import { followPending } from '../payments/operation/follow-pending.ts';
import { recoverDue } from '../payments/operation/recover.ts';
import { recoverPayouts } from '../payments/payouts/settle-payout.ts';
import { continueDueTenders, recoverGiftCards } from '../payments/gift-cards/tenders.ts';
import { runAccountUpdater } from '../payment-methods/account-updater.ts';
import { sweepPaymentMethods } from '../payment-methods/delete.ts';
import { networkTokenPartsOf } from '../vault/network-tokens/network-tokens.ts';
import { settleNetworkTokens } from '../vault/network-tokens/work.ts';
import { sweepPaymentServiceTokens } from '../payment-methods/tokens/delete.ts';
import { forgetHistory } from './forget.ts';
import { forgetOldRelays } from '../relay-requests/purge.ts';
import { followChallenges, sweepAuthentications } from '../three-d-secure/run.ts';

/**
 * Work that is done again and again. Safe to run in any number of processes at once: each claims what it
 * works on by row.
 */
export type Job = Readonly<{
  name: string;
  /** The pause after a run that found nothing more to do. */
  everyMs: number;
  /** One batch. How much it did; where that is more than nothing, the next batch follows at once. */
  run(parts: Parts): Promise<number>;
}>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Every job: one line each. */
export const JOBS: readonly Job[] = [
  { name: 'recover-operations', everyMs: SECOND, run: recoverDue },
  { name: 'follow-pending', everyMs: 5 * SECOND, run: followPending },
  { name: 'end-mandates', everyMs: SECOND, run: endMandatesDue },
  { name: 'recover-gift-cards', everyMs: SECOND, run: recoverGiftCards },
  { name: 'recover-payouts', everyMs: SECOND, run: recoverPayouts },
  { name: 'continue-tenders', everyMs: SECOND, run: continueDueTenders },
  { name: 'capture-later', everyMs: SECOND, run: captureDue },
  { name: 'expire-authorizations', everyMs: 5 * SECOND, run: expireAuthorizations },
  { name: 'follow-challenges', everyMs: 5 * SECOND, run: followChallenges },
  { name: 'sweep-approvals', everyMs: 5 * SECOND, run: sweepAuthentications },
  { name: 'expire-approvals', everyMs: 5 * SECOND, run: expireApprovals },
  {
    name: 'settle-network-tokens',
    everyMs: 5 * SECOND,
    run: (parts) => settleNetworkTokens({ ...networkTokenPartsOf(parts), log: parts.log }),
  },
  { name: 'sweep-checkout-sessions', everyMs: 30 * SECOND, run: sweepCheckoutSessions },
  { name: 'run-account-updater', everyMs: 5 * SECOND, run: runAccountUpdater },
  { name: 'sweep-payment-methods', everyMs: MINUTE, run: sweepPaymentMethods },
  { name: 'sweep-payment-service-tokens', everyMs: MINUTE, run: sweepPaymentServiceTokens },
  { name: 'forget-old-relays', everyMs: 60 * MINUTE, run: forgetOldRelays },
  { name: 'forget-history', everyMs: 60 * MINUTE, run: forgetHistory },
  { name: 'purge-expired', everyMs: PURGE_INTERVAL_MS, run: async ({ db }) => (await purgeExpired(db), 0) },
  { name: 'keep-epoch', everyMs: 5 * SECOND, run: keepEpoch },
  { name: 'release-held-writes', everyMs: SECOND, run: releaseHeldWrites },
  { name: 'close-ledgers', everyMs: 10 * SECOND, run: closeLedgers },
  { name: 'check-ledger', everyMs: MINUTE, run: checkLedger },
];
