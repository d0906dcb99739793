import { levelOf } from '../db/faults.ts';
import type { Db } from '../db/db.ts';
import type { Claim } from '../db/queries/due.ts';
import { METRICS, timeWork } from '../platform/metrics.ts';
import { inSpan } from '../platform/trace.ts';
import type { MoneyParts } from '../parts.ts';
import { OPERATION_LEASE_MS } from './retry-schedule.ts';

/** Rows that a worker sees to when they are due. */
export type Source<Row, Given extends MoneyParts = MoneyParts> = Readonly<{
  /** What it is called in the log. */
  name: string;
  claim(db: Db, claim: Claim): Promise<Row[]>;
  /** Key of the bulkhead: who is asked for this row, a payment service, say. */
  limitKey(row: Row): string;
  /** Rows of one key in flight at once, where it is not `CONCURRENCY_MAX`. */
  concurrency?: number;
  /** Whatever it throws is logged; the row is due again when its lease is over. */
  work(parts: Given, row: Row): Promise<void>;
  /** Ids of the row, for the log. */
  about(row: Row): object;
  leaseMs?: number;
}>;

/** A worker of one source, and what it has in flight. */
export type DueWorker = Readonly<{
  /** Claims what is due and begins with it, waiting for none of it. How much there was. */
  begin(): Promise<number>;
  /** Waits until nothing is in flight. */
  whenIdle(): Promise<void>;
  /** Graceful stop: begins with nothing more, and waits for what is in flight. What was not begun is due again. */
  drain(): Promise<void>;
}>;

/** Rows of one claim. What waits for its turn at a bulkhead must get it before its lease is over. */
const ROWS_MAX = 20;
/** Concurrency limit of a key (bulkhead): who does not answer holds so many rows, and delays nobody else. */
const CONCURRENCY_MAX = 8;

type Bulkhead<Row> = { running: number; readonly waiting: Row[] };

/**
 * A queue worker: works on a source in this process. Any number of processes may, each on what it has claimed.
 * `ended`: a row has been seen to, so it may be due again, and its bulkhead has room for others.
 */
export function startDueWorker<Row, Given extends MoneyParts>(
  parts: Given,
  source: Source<Row, Given>,
  ended: () => void = () => undefined,
): DueWorker {
  const { name, leaseMs = OPERATION_LEASE_MS, concurrency = CONCURRENCY_MAX } = source;
  const bulkheads = new Map<string, Bulkhead<Row>>();
  const inFlight = new Set<Promise<void>>();

  const see = async (row: Row): Promise<void> => {
    const observe = (seconds: number, thrown: unknown): void => {
      METRICS.queueWorkDuration.observe({ queue: name }, seconds);
      METRICS.queueWork.inc({ queue: name, outcome: thrown === undefined ? 'ok' : 'failed' });
    };
    try {
      await inSpan({ name, kind: 'internal' }, () => timeWork(() => source.work(parts, row), observe));
    } catch (error) {
      parts.log[levelOf(error)](
        { ...source.about(row), work: name, reason: error },
        'work that was due failed; it runs again',
      );
    }
  };
  /** As many rows of a key as may be in flight at once. */
  const start = (id: string, bulkhead: Bulkhead<Row>): void => {
    for (const row of bulkhead.waiting.splice(0, concurrency - bulkhead.running)) {
      bulkhead.running += 1;
      const running = see(row).then(() => {
        bulkhead.running -= 1;
        inFlight.delete(running);
        start(id, bulkhead);
        if (bulkhead.running === 0) bulkheads.delete(id);
        ended();
      });
      inFlight.add(running);
    }
  };
  const whenIdle = async (): Promise<void> => {
    while (inFlight.size > 0) await Promise.all(inFlight);
  };
  return {
    begin: async () => {
      const busy = [...bulkheads].filter(([, { running }]) => running >= concurrency).map(([id]) => id);
      const rows = await claimRows(parts, source, { leaseMs, busy });
      for (const row of rows) {
        const id = source.limitKey(row);
        const bulkhead = bulkheads.get(id) ?? { running: 0, waiting: [] };
        bulkheads.set(id, bulkhead);
        bulkhead.waiting.push(row);
        start(id, bulkhead);
      }
      return rows.length;
    },
    whenIdle,
    drain: () => {
      for (const { waiting } of bulkheads.values()) waiting.splice(0);
      return whenIdle();
    },
  };
}

function claimRows<Row, Given extends MoneyParts>(
  { db, clock }: Given,
  source: Source<Row, Given>,
  terms: Pick<Claim, 'leaseMs' | 'busy'>,
): Promise<Row[]> {
  // By a clock that is ahead, what others have would be anybody's, and what was just sent long ago.
  return clock.isRight()
    ? source.claim(db, { ...terms, now: clock.now(), limit: ROWS_MAX })
    : Promise.resolve([]);
}

/** One claim, worked on to its end. How much there was. */
export async function workOff<Row, Given extends MoneyParts>(
  parts: Given,
  source: Source<Row, Given>,
): Promise<number> {
  const worker = startDueWorker(parts, source);
  const count = await worker.begin();
  await worker.whenIdle();
  return count;
}
