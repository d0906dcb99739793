import { type ReportRow, beginExecution, claimDueReports } from '../db/queries/reports.ts';
import { periodEndAfter } from '../domain/report/local-time.ts';
import { newId } from '../platform/entropy.ts';
import type { Source } from '../operations/due.ts';
import type { ReadParts } from '../parts.ts';
import { unitOf } from './spec.ts';

type ReportSchedule = Pick<ReportRow, 'schedule' | 'schedule_enabled' | 'schedule_timezone'>;

/** When a report runs next; null: not by itself. One that runs once does so now, if it has not. */
export function nextRun(report: ReportSchedule, now: Date, hasRun: boolean): Date | null {
  if (!report.schedule_enabled) return null;
  const unit = unitOf(report.schedule);
  if (unit === null) return hasRun ? null : now;
  return periodEndAfter(now, unit, report.schedule_timezone);
}

/**
 * Reports whose time has come: each begins one run, whose periods end before the moment that it was due, and is
 * due again at the next one. After a long rest it runs once, for the last moment, not once for each.
 */
export const reportsDue: Source<ReportRow> = {
  name: 'reports',
  claim: claimDueReports,
  limitKey: ({ merchant_account_id: account }) => account,
  about: ({ report_id: reportId }) => ({ reportId }),
  work: beginRun,
};

async function beginRun({ db, clock }: ReadParts, report: ReportRow): Promise<void> {
  const { merchant_account_id: account, next_execution_at: due } = report;
  const now = clock.nowFor(account);
  await beginExecution(db, report, {
    id: newId(now),
    reference: due === null ? now : latestDue(report, new Date(due), now),
    zone: report.schedule_timezone,
    dueAt: clock.now(),
    now,
    next: nextRun(report, now, true),
  });
}

/** Missed moments are passed over, up to the last one. */
function latestDue(report: ReportSchedule, due: Date, now: Date): Date {
  const unit = unitOf(report.schedule);
  if (unit === null) return due;
  for (let last = due; ;) {
    const next = periodEndAfter(last, unit, report.schedule_timezone);
    if (next.getTime() > now.getTime()) return last;
    last = next;
  }
}
