import {
  type SaidItem,
  saidByClosedDays,
  saidItemsAfter,
  touchItems,
} from '../db/queries/reconciliation-items.ts';
import {
  type ReconciliationRevisitRow,
  advanceRevisit,
  claimDueRevisits,
  endRevisit,
} from '../db/queries/reconciliation-revisits.ts';
import { isOnItsWay } from '../domain/reconciliation/effects.ts';
import { TRANSIT_DAYS } from '../domain/reconciliation/match-payouts.ts';
import { dayNumber, dayText } from '../domain/reconciliation/received-line.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';
import { SETTLES_WITHIN_DAYS } from './payment-cases.ts';
import { saidOf } from './reconcile-day.ts';

const PAGE = 500;
const LEASE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Closed days of which something was on its way: once its time is over, what has not come is told on the day on which
 * that is seen, as everything that comes for a closed day.
 */
export const revisitsDue: Source<ReconciliationRevisitRow> = {
  name: 'reconciliation-revisits',
  claim: claimDueRevisits,
  limitKey: ({ merchant_account_id: account }) => account,
  concurrency: 1,
  about: ({ merchant_account_id: merchantAccountId, day }) => ({ merchantAccountId, day }),
  work: revisitDay,
  leaseMs: LEASE_MS,
};

/** When what was on its way of a day is to have come, its payouts first; null: that is over, and was looked at. */
export function nextRevisit(day: string, now: Date): Date | null {
  const times = [TRANSIT_DAYS, SETTLES_WITHIN_DAYS].map((days) => new Date((dayNumber(day) + days) * DAY_MS));
  return times.find((time) => time > now) ?? null;
}

async function revisitDay(parts: MoneyParts, claimed: ReconciliationRevisitRow): Promise<void> {
  const { merchant_account_id: account, day } = claimed;
  for (let row: ReconciliationRevisitRow | null = claimed; row !== null;) {
    const now = parts.clock.nowFor(account);
    const page = await saidItemsAfter(parts.db, row, row.after, PAGE);
    const late = await lateOf(parts, row, page, now);
    const last = page.length < PAGE ? undefined : page.at(-1);
    const own: ReconciliationRevisitRow = row;

    row = await parts.db.transaction(async (tx) => {
      const today = dayText(Math.floor(now.getTime() / DAY_MS));
      if (last !== undefined) {
        const after = [last.kind, last.subject_id, last.of_day];
        const next = await advanceRevisit(tx, own, after, new Date(now.getTime() + LEASE_MS));
        if (next !== null) await touchItems(tx, account, late, { today, now, dueAt: now });
        return next;
      }

      const again = nextRevisit(day, now);
      const mine = await advanceRevisit(tx, own, null, again ?? now);
      if (mine === null) return null;
      await touchItems(tx, account, late, { today, now, dueAt: now });
      if (again === null) await endRevisit(tx, mine);
      return null;
    });
  }
}

/** Items that closed days say are on their way, and that were to have come by now. */
async function lateOf(
  { db }: Pick<MoneyParts, 'db'>,
  { merchant_account_id }: ReconciliationRevisitRow,
  page: readonly SaidItem[],
  now: Date,
): Promise<readonly SaidItem[]> {
  const today = Math.floor(now.getTime() / DAY_MS);
  const waiting = page.filter(({ kind, of_day, effects }) => {
    const days = kind === 'payout' ? TRANSIT_DAYS : SETTLES_WITHIN_DAYS;
    return effects !== null && isOnItsWay(effects) && dayNumber(of_day) + days <= today;
  });
  if (waiting.length === 0) return [];

  const subjects = waiting.map(({ subject_id: id }) => id);
  const said = await saidByClosedDays(db, { merchant_account_id, day: '' }, subjects);
  return waiting.filter((item) => isOnItsWay(saidOf(said, item)));
}
