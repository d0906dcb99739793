import type { MerchantAccountId } from '../domain/ids.ts';

/** Tells the time. The one home of `Date.now`: everything else receives a Clock. */
export interface Clock {
  /** The machine's time: tokens, leases, timeouts, audit. */
  now(): Date;
  /**
   * The merchant account's time: what its resources say and when its approvals, authorizations and back-offs
   * fall due.
   */
  nowFor(merchantAccountId: MerchantAccountId): Date;
  /**
   * Sandbox time travel. The offset is stored on the merchant account and told to every process that serves
   * it. Clocks move only forward: a smaller offset than the known one was read before the last move, and is
   * ignored.
   */
  setOffset(merchantAccountId: MerchantAccountId, offsetMs: number): void;
}

export function systemClock(): Clock {
  const offsets = new Map<MerchantAccountId, number>();
  return {
    now: () => new Date(),
    nowFor: (merchantAccountId) => new Date(Date.now() + (offsets.get(merchantAccountId) ?? 0)),
    setOffset: (merchantAccountId, offsetMs) => {
      if (offsetMs > (offsets.get(merchantAccountId) ?? 0)) offsets.set(merchantAccountId, offsetMs);
    },
  };
}
