import {
  failedReportCount,
  ledgerDifferenceCount,
  openIncidentCounts,
  queueDepths,
  unknownCounts,
} from '../db/queries/gauges.ts';
import type { Db } from '../db/db.ts';
import { levelOf } from '../db/faults.ts';
import { METRICS, beforeScrape } from '../platform/metrics.ts';
import type { MoneyParts } from '../parts.ts';

/** Two scrapes within this time are answered from one look at the database. */
const LOOK_EVERY_MS = 5_000;

const LABELLED = [
  METRICS.queueDepth,
  METRICS.queueAge,
  METRICS.unknownOperations,
  METRICS.unknownAge,
  METRICS.incidentsOpen,
];

/**
 * Depth and age of every queue, unknown outcomes, open incidents and differences of the ledger: read from the
 * database when somebody scrapes, in processes with a worker. They are of the whole instance. Where the database
 * cannot be asked they are left out, since old ones would be taken for new; the rest of the page is told.
 */
export function readGauges({ db, clock, log }: Pick<MoneyParts, 'db' | 'clock' | 'log'>): () => void {
  let lookedMs = -Infinity;
  return beforeScrape(async () => {
    if (performance.now() - lookedMs < LOOK_EVERY_MS) return;
    lookedMs = performance.now();
    try {
      await read(db, clock.now());
    } catch (error) {
      for (const gauge of LABELLED) gauge.reset();
      for (const gauge of [METRICS.ledgerDifferences, METRICS.settlementReportsFailed]) gauge.remove();
      log[levelOf(error)]({ reason: error }, 'what is in the database could not be counted');
    }
  });
}

async function read(db: Db, now: Date): Promise<void> {
  const [queues, unknown, incidents, differences, reports] = await Promise.all([
    queueDepths(db, now),
    unknownCounts(db, now),
    openIncidentCounts(db),
    ledgerDifferenceCount(db),
    failedReportCount(db),
  ]);

  for (const gauge of LABELLED) gauge.reset();
  for (const { queue, kind, depth, age_seconds: age } of queues) {
    METRICS.queueDepth.set({ queue, kind }, Number(depth));
    METRICS.queueAge.set({ queue, kind }, Number(age));
  }
  for (const { kind, count, age_seconds: age } of unknown) {
    METRICS.unknownOperations.set({ kind }, Number(count));
    METRICS.unknownAge.set({ kind }, Number(age));
  }
  for (const { model, count } of incidents) METRICS.incidentsOpen.set({ model }, Number(count));
  METRICS.ledgerDifferences.set(Number(differences));
  METRICS.settlementReportsFailed.set(Number(reports));
}
