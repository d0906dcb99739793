import {
  closeReconciliation,
  getReconciliation,
  listReconciliationDifferences,
  listReconciliations,
} from '../../../api-contract/reconciliations.ts';
import { isOutdated, readReconciliation, renderReconciliation } from '../../../answers/reconciliation.ts';
import {
  type ReconciliationDayRow,
  type ReconciliationDifferenceRow,
  type ReconciliationListRow,
  type ReconciliationSumRow,
  closeReconciliationDay,
  getReconciliationDay,
  listReconciliationDays,
  listReconciliationDifferences as listDifferenceRows,
  sumsOfRuns,
} from '../../../db/queries/reconciliations.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';
import { tellDay } from '../../../reconciliation/tell-day.ts';
import { nextRevisit } from '../../../reconciliation/revisit-days.ts';
import { filteredListPage, listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';

const list = route(listReconciliations, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    status: query.status,
    from: query.date_gte,
    until: query.date_lte,
    needsAttention: query.needs_attention,
  };
  const sums = new Map<string, readonly ReconciliationSumRow[]>();

  const body = await filteredListPage(context, {
    list: 'reconciliations',
    filters: asked,
    fetch: async (page) => {
      const slice = await listReconciliationDays(parts.db, merchantAccountId, filters, page);
      for (const [day, rows] of await sumsOfRuns(parts.db, merchantAccountId, slice.rows))
        sums.set(day, rows);
      return slice;
    },
    item: (row: ReconciliationListRow) => renderReconciliation(row, sums.get(row.day) ?? []),
  });
  return { status: 200, body };
});

const get = route(getReconciliation, async ({ params, merchantAccountId, parts }) => {
  const row = await dayOf(parts, merchantAccountId, params.date);
  return { status: 200, body: await readReconciliation(parts.db, row) };
});

const differences = route(listReconciliationDifferences, async (context) => {
  const { params, query, merchantAccountId, parts } = context;
  const row = await dayOf(parts, merchantAccountId, params.date);
  const reasons = query.reason ?? null;
  const body = await listPage(context, {
    list: 'reconciliation-differences',
    // A page behind one of an earlier run would skip what was found since.
    filters: { date: params.date, run: row.run_id, reasons },
    fetch: (page) => listDifferenceRows(parts.db, row, reasons, page),
    item: renderDifference,
  });
  return { status: 200, body };
});

const close = route(closeReconciliation, async ({ params, body, merchantAccountId, caller, now, parts }) => {
  const row = await dayOf(parts, merchantAccountId, params.date);
  const reason = body?.reason ?? null;
  const seen = body?.reconciled_at ?? null;
  assertClosable(row, now);
  if (seen !== null && Date.parse(seen) !== Date.parse(row.reconciled_at ?? ''))
    throw new Problem('invalid_state', { message: 'The day was reconciled anew since it was read' });
  if (row.unexplained_count > 0 && reason === null)
    throw ruleBroken({
      pointer: '/reason',
      message: `is needed: ${row.unexplained_count} differences of this day are unexplained`,
    });

  const by = creatorOf(caller);
  if (by === null) throw new Error('BUG: nobody closes a day');
  // It is due again only where time changes it: something is on its way.
  const revisitAt = row.due_at === null ? null : (nextRevisit(row.day, now) ?? now);
  const closed = await parts.db.transaction(async (tx) => {
    const done = await closeReconciliationDay(tx, row, { by, reason, now, revisitAt });
    if (done !== null) await tellDay(tx, 'reconciliation.closed', done, now);
    return done;
  });
  if (closed === null)
    throw new Problem('invalid_state', { message: 'The day was closed, or reconciled anew, meanwhile' });
  return { status: 200, body: await readReconciliation(parts.db, closed) };
});

/** 409 with what is to be done first. */
function assertClosable(row: ReconciliationDayRow, now: Date): void {
  const refuse = (message: string): never => {
    throw new Problem('invalid_state', { message });
  };
  if (row.status === 'closed') refuse('The day is closed already');
  if (row.day >= now.toISOString().slice(0, 10))
    refuse('The day is not over: it can be closed tomorrow (UTC)');
  if (row.run_id === null || isOutdated(row)) refuse('The day is being reconciled: try again in a moment');
}

async function dayOf(
  { db }: Parts,
  merchantAccountId: MerchantAccountId,
  date: string,
): Promise<ReconciliationDayRow> {
  const row = await getReconciliationDay(db, merchantAccountId, date);
  if (row === null) throw new Problem('not_found');
  return row;
}

function renderDifference(row: ReconciliationDifferenceRow) {
  const { day: date, position, reason, currency, amount, terms, corrects_day } = row;
  const { subject_kind: kind, subject_id: id, settlement_line_id, bank_line_id } = row;
  return {
    ...{ type: 'reconciliation.difference' as const, date, position, reason, currency },
    amount: Number(amount),
    terms: terms.map((term) => ({ of: term.of, amount: Number(term.amount) })),
    transaction_id: kind === 'payment' ? id : null,
    settlement_id: settlement_line_id,
    payment_service_report_id: kind === 'payout' ? id : null,
    bank_statement_line_id: kind === 'bank-line' ? id : bank_line_id,
    corrects_date: corrects_day,
  };
}

export const reconciliationRoutes: readonly AnyRoute[] = [list, get, differences, close];
