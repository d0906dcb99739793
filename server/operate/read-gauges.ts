import {
  failedReportCount,
  ledgerDifferenceCount,
  openIncidentCounts,
  queueDepths,
  unknownCounts,
} from '../db/queries/gauges.ts';
import { METRICS, beforeScrape } from '../machine/metrics.ts';
import type { Parts } from '../parts.ts';

/** Two scrapes within this time are answered from one look at the database. */
const LOOK_EVERY_MS = 5_000;

/**
 * Depth and age of every queue, unknown outcomes, open incidents and differences of the ledger: read from the
 * database when somebody scrapes, in processes with a worker. They are of the whole instance.
 */
export function readGauges({ db, clock }: Pick<Parts, 'db' | 'clock'>): () => void {
  let lookedMs = -Infinity;
  return beforeScrape(async () => {
    if (performance.now() - lookedMs < LOOK_EVERY_MS) return;
    lookedMs = performance.now();
    const now = clock.now();
    const [queues, unknown, incidents, differences, reports] = await Promise.all([
      queueDepths(db, now),
      unknownCounts(db, now),
      openIncidentCounts(db),
      ledgerDifferenceCount(db),
      failedReportCount(db),
    ]);
    for (const gauge of [METRICS.queueDepth, METRICS.queueAge, METRICS.unknownOperations]) gauge.reset();
    for (const gauge of [METRICS.unknownAge, METRICS.incidentsOpen]) gauge.reset();
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
  });
}
