import { backendTimes, busyTime, type Processes, type Times, timesEach, timesOf } from './cpu.ts';
import type { Load } from './load.ts';

/** A load, what it took of the processors by part, and how many processors others had meanwhile. */
export type Window = Load & Readonly<{ times: Times; foreign: number }>;

/** Of a processor. More is somebody else's work, and the window says nothing of ours. */
export const FOREIGN_MAX = 0.05;

export const MAIN_THREAD = 'service: its main thread';
export const BACKENDS = 'PostgreSQL’s backends';

export async function measureWindow(processes: Processes, work: () => Promise<Load>): Promise<Window> {
  const [before, liveBefore, busyBefore] = [timesOf(processes), backendsOf(processes), busyTime()];
  const beganMs = performance.now();
  const done = await work();
  const endMs = performance.now();
  const [after, liveAfter, busyAfter] = [timesOf(processes), backendsOf(processes), busyTime()];
  const ours = sumOf(after) - sumOf(before);
  const times = timesEach(before, after, done.requests);
  const live = [...liveAfter].reduce((sum, [pid, taken]) => sum + taken - (liveBefore.get(pid) ?? 0), 0);
  return {
    ...done,
    // pgbench's have ended, and all that ended is theirs. Otherwise it was vacuum's, which comes when it will.
    times: live === 0 ? times : { ...times, [BACKENDS]: live / 1_000 / done.requests },
    foreign: (busyAfter - busyBefore - ours) / ((endMs - beganMs) * 1e6),
  };
}

function backendsOf({ postgres, database = 'railyard' }: Processes): ReadonlyMap<number, number> {
  return backendTimes(postgres, database);
}

export function isQuiet({ foreign }: Pick<Window, 'foreign'>): boolean {
  return foreign <= FOREIGN_MAX;
}

/** Of what was measured in turns; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function sumOf(times: Times): number {
  return Object.values(times).reduce((sum, each) => sum + each, 0);
}

/** As it is printed: microseconds are of processor time, each. */
export function windowRow({ perSecond, p50Ms, p99Ms, times, foreign }: Window): object {
  const round = (part: string): number => Math.round(times[part] ?? Number.NaN);
  return {
    'a second': Math.round(perSecond),
    'p50 ms': Number(p50Ms.toFixed(1)),
    'p99 ms': Number(p99Ms.toFixed(1)),
    'main thread µs': round(MAIN_THREAD),
    'PostgreSQL µs': round(BACKENDS),
    'together µs': round('together'),
    'processors that others used': Number(foreign.toFixed(2)),
  };
}
