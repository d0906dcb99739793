import { PURGE_INTERVAL_MS, purgeExpired } from '../access/purge-expired.ts';
import { fanOut } from '../webhooks/fan-out.ts';
import { webhookQueues } from '../webhooks/queue.ts';
import { resendsDue } from '../webhooks/resend.ts';
import { checkLedger } from '../operations/ledger/check.ts';
import { closeLedgers } from '../operations/ledger/close.ts';
import { closeIncidents } from '../operations/close-incidents.ts';
import { type DueWorker, type Source, startDueWorker, workOff } from '../operations/due.ts';
import { operationsDue } from '../operations/kinds.ts';
import type { Parts } from '../parts.ts';
import { purgeConfirmed } from '../confirmations/purge-confirmations.ts';
import { purgePeople } from '../people/purge-people.ts';
import { keepEpoch, releaseHeldWrites } from '../restore/held-writes.ts';
import { paymentsToCount } from '../insights/count-payments.ts';
import { metricsDue } from '../insights/watch-metrics.ts';
import { experimentsDue } from '../flows/follow-experiments.ts';
import { replaysDue } from '../flows/replay-flow.ts';
import { reportsDue } from '../reports/begin-runs.ts';
import { executionsDue } from '../reports/make-file.ts';
import { removeOldFiles } from '../reports/remove-old-files.ts';
import { forgetHistory } from './forget.ts';
import { reconciliationCursorsDue } from '../reconciliation/follow-books.ts';
import { reconciliationsDue } from '../reconciliation/reconcile-day.ts';
import { revisitsDue } from '../reconciliation/revisit-days.ts';
import { processorReportsDue } from '../settlement-files/read-reports.ts';
import { sealLogs } from '../transparency-log/seal-logs.ts';
import { answerOwedKeys } from '../payments/operation/answer-keys.ts';
import { KINDS } from './table-of-kinds.ts';
import { forgetOldRelays } from '../relay-requests/forget-relays.ts';

/** Periodic job: work that is done again and again. Safe to run in any number of processes at once. */
export type PeriodicJob = Readonly<{
  name: string;
  /** The pause after a run that found nothing more to do. */
  everyMs: number;
  /** Of its time, how much it works, where there is always more: so it never has a processor to itself. */
  share?: number;
  /** One batch, to its end. How much it did; where that is more than nothing, the next batch follows at once. */
  run(parts: Parts): Promise<number>;
  /** Where the next batch need not wait for the end of this one. `ended`: there may be more to do. */
  start?(parts: Parts, ended: () => void): DueWorker;
}>;

export const OPERATIONS_DUE = operationsDue(KINDS);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Whoever waits for a webhook waits for two of these. */
const SOON_MS = 250;

/** Every job: one line each. */
export const PERIODIC_JOBS: readonly PeriodicJob[] = [
  due(replaysDue, SECOND),
  due(experimentsDue, SECOND),
  due(reportsDue, SECOND),
  due(executionsDue, SECOND),
  due(processorReportsDue, SECOND),
  inTurn(reconciliationCursorsDue, 2 * SECOND, 1 / 4),
  inTurn(reconciliationsDue, SECOND, 1 / 4),
  inTurn(revisitsDue, 60 * SECOND, 1 / 4),
  due(OPERATIONS_DUE, SECOND),
  inTurn(paymentsToCount, 2 * SECOND, 1 / 2),
  due(metricsDue, 5 * SECOND),
  { name: 'close-incidents', everyMs: 5 * SECOND, run: closeIncidents },
  { name: 'fan-out', everyMs: SOON_MS, run: fanOut },
  due(webhookQueues, SOON_MS),
  due(resendsDue, SECOND),
  { name: 'forget-old-relays', everyMs: 60 * MINUTE, share: 1 / 4, run: forgetOldRelays },
  { name: 'remove-old-report-files', everyMs: 60 * MINUTE, run: removeOldFiles },
  { name: 'forget-history', everyMs: 60 * MINUTE, share: 1 / 4, run: forgetHistory },
  { name: 'purge-expired', everyMs: PURGE_INTERVAL_MS, run: async ({ db }) => (await purgeExpired(db), 0) },
  { name: 'purge-people', everyMs: 10 * MINUTE, run: purgePeople },
  { name: 'purge-confirmations', everyMs: 10 * MINUTE, run: purgeConfirmed },
  { name: 'answer-owed-keys', everyMs: 60 * MINUTE, share: 1 / 4, run: answerOwedKeys },
  { name: 'keep-epoch', everyMs: 5 * SECOND, run: keepEpoch },
  { name: 'release-held-writes', everyMs: SECOND, share: 1 / 4, run: releaseHeldWrites },
  { name: 'close-ledgers', everyMs: 10 * SECOND, share: 1 / 4, run: closeLedgers },
  { name: 'check-ledger', everyMs: MINUTE, share: 1 / 4, run: checkLedger },
  { name: 'seal-logs', everyMs: 10 * SECOND, share: 1 / 4, run: sealLogs },
];

function due<Row>(source: Source<Row, Parts>, everyMs: number): PeriodicJob {
  return {
    name: source.name,
    everyMs,
    run: (parts) => workOff(parts, source),
    start: (parts, ended) => startDueWorker(parts, source, ended),
  };
}

/** What is due and costs so much that the rows of one claim are done, and rested from, before the next. */
function inTurn<Row>(source: Source<Row>, everyMs: number, share: number): PeriodicJob {
  return { name: source.name, everyMs, share, run: (parts) => workOff(parts, source) };
}
