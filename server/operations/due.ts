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
  /** Who is asked for this row: a payment service, say. */
  party(row: Row): string;
  /** Rows at once for one party, where it is not `PARTY_MAX`. */
  partyMax?: number;
  /** Whatever it throws is logged; the row is due again when its lease is over. */
  work(parts: Given, row: Row): Promise<void>;
  /** Ids of the row, for the log. */
  about(row: Row): object;
  leaseMs?: number;
}>;

/** What a worker has in the air. */
export type Flight = Readonly<{
  /** Claims what is due and begins with it, waiting for none of it. How much there was. */
  begin(): Promise<number>;
  /** When all of it has ended. */
  landed(): Promise<void>;
  /** Begins with nothing more, and waits for what runs. What was claimed and not begun is due again. */
  land(): Promise<void>;
}>;

/** Rows of one claim. What waits for its party's turn must get it before its lease is over. */
const ROWS_MAX = 20;
/** Rows at once for one party: one that does not answer holds these, and delays nobody else. */
const PARTY_MAX = 8;

type Party<Row> = { running: number; readonly waiting: Row[] };

/**
 * Works on a source in this process. Any number of processes may, each on what it has claimed. `ended`: a row has
 * been seen to, so it may be due again, and its party has room for others.
 */
export function fly<Row, Given extends MoneyParts>(
  parts: Given,
  source: Source<Row, Given>,
  ended: () => void = () => undefined,
): Flight {
  const { name, leaseMs = OPERATION_LEASE_MS, partyMax = PARTY_MAX } = source;
  const parties = new Map<string, Party<Row>>();
  const inTheAir = new Set<Promise<void>>();

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
  /** As many of a party's rows as it may have at once. */
  const start = (id: string, party: Party<Row>): void => {
    for (const row of party.waiting.splice(0, partyMax - party.running)) {
      party.running += 1;
      const flight = see(row).then(() => {
        party.running -= 1;
        inTheAir.delete(flight);
        start(id, party);
        if (party.running === 0) parties.delete(id);
        ended();
      });
      inTheAir.add(flight);
    }
  };
  const landed = async (): Promise<void> => {
    while (inTheAir.size > 0) await Promise.all(inTheAir);
  };
  return {
    begin: async () => {
      const busy = [...parties].filter(([, { running }]) => running >= partyMax).map(([id]) => id);
      const rows = await source.claim(parts.db, { now: parts.clock.now(), leaseMs, limit: ROWS_MAX, busy });
      for (const row of rows) {
        const id = source.party(row);
        const party = parties.get(id) ?? { running: 0, waiting: [] };
        parties.set(id, party);
        party.waiting.push(row);
        start(id, party);
      }
      return rows.length;
    },
    landed,
    land: () => {
      for (const { waiting } of parties.values()) waiting.splice(0);
      return landed();
    },
  };
}

/** One claim, worked on to its end. How much there was. */
export async function workOff<Row, Given extends MoneyParts>(
  parts: Given,
  source: Source<Row, Given>,
): Promise<number> {
  const flight = fly(parts, source);
  const count = await flight.begin();
  await flight.landed();
  return count;
}
