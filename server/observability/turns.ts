/** A job that has not ended a turn for this many of its pauses, and this long, has stopped. */
const LATE_TURNS = 10;
const LATE_MS = 60_000;

type Turn = { readonly name: string; readonly everyMs: number; endedMs: number };
const jobs = new Set<Turn>();

/** Periodic work of this process: `ended` after each turn, `gone` when there will be no more. */
export function watchTurns(name: string, everyMs: number): Readonly<{ ended(): void; gone(): void }> {
  const turn: Turn = { name, everyMs, endedMs: performance.now() };
  jobs.add(turn);
  return {
    ended: () => void (turn.endedMs = performance.now()),
    gone: () => void jobs.delete(turn),
  };
}

export function lateJobs(nowMs: number = performance.now()): readonly string[] {
  return [...jobs]
    .filter(({ everyMs, endedMs }) => nowMs - endedMs > Math.max(LATE_MS, LATE_TURNS * everyMs))
    .map(({ name }) => name);
}
