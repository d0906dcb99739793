import { perOwner } from '../platform/per-owner.ts';

/** A job that has not ended a turn for this many of its pauses, and this long, has stopped. */
const LATE_TURNS = 10;
const LATE_MS = 60_000;

type Turn = { readonly name: string; readonly everyMs: number; endedMs: number };
const jobsOf = perOwner(() => new Set<Turn>());

/** Periodic work of a service: `ended` after each turn, `gone` when there will be no more. `db`: the service's. */
export function watchTurns(
  db: object,
  name: string,
  everyMs: number,
): Readonly<{ ended(): void; gone(): void }> {
  const turn: Turn = { name, everyMs, endedMs: performance.now() };
  jobsOf(db).add(turn);
  return {
    ended: () => void (turn.endedMs = performance.now()),
    gone: () => void jobsOf(db).delete(turn),
  };
}

export function lateJobs(db: object, nowMs: number = performance.now()): readonly string[] {
  return [...jobsOf(db)]
    .filter(({ everyMs, endedMs }) => nowMs - endedMs > Math.max(LATE_MS, LATE_TURNS * everyMs))
    .map(({ name }) => name);
}
