import { merchantAccountIds } from '../db/queries/merchant-accounts.ts';
import { forgetExperimentPayments } from '../db/queries/experiments.ts';
import { forgetRows, forgetRowsOf, forgetTimelines } from '../db/queries/retention.ts';
import { forgetOfLog } from '../db/queries/transparency-log.ts';
import { INSTANCE } from '../db/queries/webhook-events.ts';
import { REMEMBERED_DAYS } from '../domain/attempt-limits.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { RETRY_COUNT_DAYS } from '../domain/retry/retry-knowledge.ts';
import type { Parts } from '../parts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Rows, or timelines, of one statement. */
const SLICE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type RetentionParts = Pick<Parts, 'db' | 'clock' | 'config'>;

/**
 * Forgets what happened longer ago than the operator keeps it: audit logs with their salts in the transparency log,
 * processors' events, events with their deliveries, calls of the API, settlement reports that are over, the timelines
 * of transactions, units of experiments that have ended, attempts with cards that no scheme counts any more,
 * counts of retries at issuers that were long not met, and entries of fraud lists that are over. How many rows went;
 * where some did, there may be more.
 */
export async function forgetHistory({ db, clock, config }: RetentionParts): Promise<number> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  let forgotten =
    (await forgetRows(db, 'processorEvents', before(config.processorEventDays), SLICE)) +
    (await forgetRows(db, 'settlementReports', before(config.settlementReportDays), SLICE));

  const accounts = await merchantAccountIds(db);
  for (const account of [INSTANCE, ...accounts] as const)
    forgotten +=
      (await forgetRowsOf(db, account, 'auditLogs', before(config.auditLogDays), SLICE)) +
      (await forgetRowsOf(db, account, 'webhookEvents', before(config.webhookEventDays), SLICE)) +
      (await forgetRowsOf(db, account, 'webhookResends', before(config.webhookEventDays), SLICE)) +
      (await forgetRowsOf(db, account, 'requests', before(config.requestLogDays), SLICE));
  for (const merchantAccountId of accounts) {
    forgotten += await forgetRowsOf(db, merchantAccountId, 'cardAttempts', before(REMEMBERED_DAYS), SLICE);
    forgotten += await forgetRowsOf(db, merchantAccountId, 'retryCounts', before(RETRY_COUNT_DAYS), SLICE);
    forgotten += await forgetRowsOf(db, merchantAccountId, 'fraudListEntries', before(0), SLICE);
    forgotten += await forgetTimelinesOf({ db, before: before(config.timelineDays) }, merchantAccountId);
    forgotten += await forgetExperimentPayments(db, merchantAccountId, before(config.timelineDays), SLICE);
    forgotten += await forgetOfLog(db, merchantAccountId, before(config.auditLogDays), SLICE);
  }
  return forgotten;
}

/** Up to the first slice in which something was to be forgotten: the next run begins anew. */
async function forgetTimelinesOf(
  { db, before }: Readonly<{ db: Parts['db']; before: Date }>,
  merchantAccountId: MerchantAccountId,
): Promise<number> {
  for (let after: string | null = FIRST_ID; ;) {
    const { reached, forgotten } = await forgetTimelines(db, merchantAccountId, {
      before,
      after,
      limit: SLICE,
    });
    if (reached === null || forgotten > 0) return forgotten;
    after = reached;
  }
}
