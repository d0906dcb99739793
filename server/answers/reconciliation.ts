import type { Static } from 'typebox';
import type { Reconciliation } from '../api-contract/reconciliations.ts';
import type { Queryable } from '../db/db.ts';
import {
  type ReconciliationDayRow,
  type ReconciliationSumRow,
  sumsOfRuns,
} from '../db/queries/reconciliations.ts';
import type { Reason } from '../domain/reconciliation/reasons.ts';

/** A day as its last run found it. */
export async function readReconciliation(
  db: Queryable,
  row: ReconciliationDayRow,
): Promise<Static<typeof Reconciliation>> {
  const sums = await sumsOfRuns(db, row.merchant_account_id, [row]);
  return renderReconciliation(row, sums.get(row.day) ?? []);
}

/** Something of it came since its last run. */
export const isOutdated = ({
  changes,
  changes_seen: seen,
  next_run_id: next,
}: ReconciliationDayRow): boolean => changes !== seen || next !== null;

export function renderReconciliation(
  row: ReconciliationDayRow,
  sums: readonly ReconciliationSumRow[],
): Static<typeof Reconciliation> {
  const { merchant_account_id, day: date, status, reconciled_at, closed_at, closed_by, close_reason } = row;
  const { difference_count, attention_count, unexplained_count } = row;
  return {
    ...{ type: 'reconciliation' as const, merchant_account_id, date, status, reconciled_at },
    is_outdated: isOutdated(row),
    ...{ difference_count, attention_count, unexplained_count },
    balances: sums.map(renderSums),
    ...{ closed_at, closed_by, close_reason },
  };
}

function renderSums(sums: ReconciliationSumRow) {
  const reasons = Object.entries(sums.reasons) as [Reason, string][]; // as the matcher wrote them
  return {
    currency: sums.currency,
    captured_amount: Number(sums.captured_amount),
    settled_amount: Number(sums.settled_amount),
    paid_out_amount: Number(sums.paid_out_amount),
    arrived_amount: Number(sums.arrived_amount),
    difference_amount: Number(sums.difference_amount),
    reasons: reasons.map(([reason, amount]) => ({ reason, amount: Number(amount) })),
    unreported_amount: Number(sums.unreported_amount),
  };
}
