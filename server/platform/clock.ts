import { uptime } from 'node:os';
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

/** Two clocks that nobody sets, in milliseconds from a beginning of their own. */
type SteadyClocks = Readonly<{
  /** Stands still while the machine sleeps. */
  runningMs(): number;
  /** Goes on while it sleeps (Linux: CLOCK_BOOTTIME, Windows: GetTickCount64), but is coarse, and dear to ask. */
  upMs(): number;
  /** Goes on, too, and is cheap, but may be set: it only says when the one above need not be asked. */
  wallMs(): number;
}>;

/** For so long nobody has slept while both cheap clocks went on side by side, this near to each other. */
const AWAKE_MS = 1_000;
const APART_MS_MAX = 20;

/** Makes a stopwatch: how many milliseconds ago it was made, whoever sets the wall clock, and with what was slept. */
export function stopwatches({ runningMs, upMs, wallMs }: SteadyClocks): () => () => number {
  const apartMs = upMs() - runningMs();
  // As it was known last: a stopwatch that is made after an unnoticed sleep shows too much at first, never too little.
  let sleptMs = 0;
  let asked = { atMs: -Infinity, wallMs: 0 };

  const slept = (nowMs: number): number => {
    const wentOnMs = nowMs - asked.atMs;
    const wall = wallMs();
    if (wentOnMs < AWAKE_MS && Math.abs(wall - asked.wallMs - wentOnMs) < APART_MS_MAX) return sleptMs;
    asked = { atMs: nowMs, wallMs: wall };
    return (sleptMs = Math.max(sleptMs, upMs() - runningMs() - apartMs));
  };
  return () => {
    const [beganMs, sleptBeforeMs] = [runningMs(), sleptMs];
    return () => {
      const nowMs = runningMs();
      return nowMs - beganMs + slept(nowMs) - sleptBeforeMs;
    };
  };
}

export const stopwatch = stopwatches({
  runningMs: () => performance.now(),
  wallMs: () => Date.now(),
  upMs: () => {
    try {
      return uptime() * 1000;
    } catch {
      return 0; // not told in every sandbox
    }
  },
});
