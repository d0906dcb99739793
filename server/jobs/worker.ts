import { setTimeout as delay } from 'node:timers/promises';
import { levelOf } from '../db/faults.ts';
import { leaps } from '../platform/clock.ts';
import { METRICS } from '../platform/metrics.ts';
import { watchTurns } from '../observability/turns.ts';
import type { DueWorker } from '../operations/due.ts';
import type { Parts } from '../parts.ts';
import { PERIODIC_JOBS, type PeriodicJob } from './jobs.ts';

type Worker = Readonly<{
  /** Takes no new work and waits for what runs. */
  close(): Promise<void>;
}>;

/**
 * Runs every job in a loop of its own: never twice at once in this process, and one that fails or is slow
 * does not hold up the others.
 */
export function startWorker(parts: Parts, jobs: readonly PeriodicJob[] = PERIODIC_JOBS): Worker {
  const stopping = new AbortController();
  const loops = jobs.map((job) => loop(parts, job, stopping.signal));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** A job that always finds something must still let others to the database. */
const BUSY_PAUSE_MS = 10;
/** More than any pause of a queue, and less than any of its leases. */
const STOOD_STILL_MS = 10_000;
/** Whoever has a lease that is renewed, and goes on as well, renews it within this. */
const REJOIN_MS = 3_000;

async function loop(parts: Parts, job: PeriodicJob, signal: AbortSignal): Promise<void> {
  const { everyMs, share = 1 } = job;
  let news = new AbortController();
  const worker: DueWorker = job.start?.(parts, () => news.abort()) ?? {
    begin: () => job.run(parts),
    whenIdle: async () => undefined,
    drain: async () => undefined,
  };
  const turns = watchTurns(parts.db, job.name, everyMs);
  const leaptMs = leaps();

  while (!signal.aborted) {
    // This process stood still, and others may have, too: what they had leased seems to be nobody's.
    if (leaptMs() > everyMs + STOOD_STILL_MS && job.start !== undefined) await pause(REJOIN_MS, signal);
    const beganMs = performance.now();
    news = new AbortController(); // what comes while this batch is looked for may not be in it
    const done = await runJob(parts, job, worker);
    turns.ended();
    const restMs = Math.max(BUSY_PAUSE_MS, (performance.now() - beganMs) * (1 / share - 1));
    await pause(restMs, signal);
    if (done === 0 && everyMs > restMs) await pause(everyMs - restMs, AbortSignal.any([signal, news.signal]));
  }
  turns.gone();
  await worker.drain();
}

async function runJob(parts: Parts, job: PeriodicJob, worker: DueWorker): Promise<number> {
  try {
    const done = await worker.begin();
    METRICS.jobRuns.inc({ job: job.name, outcome: 'ok' });
    return done;
  } catch (error) {
    METRICS.jobRuns.inc({ job: job.name, outcome: 'failed' });
    parts.log[levelOf(error)]({ job: job.name, reason: error }, 'a job failed; it runs again');
    return 0;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined); // The only reason is that we are to stop.
}
