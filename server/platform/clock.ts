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
  /** The database's clock said `told`; to ask it took so long. A slow answer says little, and is passed over. */
  compare(told: Date, tookMs: number): void;
  /**
   * Whether the machine's time of day goes with the database's. Where it was set since they were compared, or they are
   * seconds apart, nothing is to be concluded from it, or written down for others to conclude from. True where nothing
   * is known.
   */
  isRight(): boolean;
}

/** Two processes that are each this near to the database are within the ten seconds that clocks may differ by. */
const APART_FROM_DATABASE_MS_MAX = 5_000;
const SLOW_ANSWER_MS = 1_000;

export function systemClock(): Clock {
  const offsets = new Map<MerchantAccountId, number>();
  // The database's clock, carried on by one that nobody sets.
  let databaseNowMs: (() => number) | null = null;
  return {
    now: () => new Date(),
    nowFor: (merchantAccountId) => new Date(Date.now() + (offsets.get(merchantAccountId) ?? 0)),
    setOffset: (merchantAccountId, offsetMs) => {
      if (offsetMs > (offsets.get(merchantAccountId) ?? 0)) offsets.set(merchantAccountId, offsetMs);
    },
    compare: (told, tookMs) => {
      if (databaseNowMs !== null && tookMs > SLOW_ANSWER_MS) return;
      const [toldMs, sinceMs] = [told.getTime(), stopwatch()];
      databaseNowMs = () => toldMs + sinceMs();
    },
    isRight: () =>
      databaseNowMs === null || Math.abs(Date.now() - databaseNowMs()) <= APART_FROM_DATABASE_MS_MAX,
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

/** How much time has gone by since it was asked last, by whichever clock says most: a sleep, a stop, a step. */
export function leaps(): () => number {
  let [sinceMs, wallMs] = [stopwatch(), Date.now()];
  return () => {
    const nowMs = Date.now();
    const leaptMs = Math.max(sinceMs(), nowMs - wallMs);
    [sinceMs, wallMs] = [stopwatch(), nowMs];
    return leaptMs;
  };
}
