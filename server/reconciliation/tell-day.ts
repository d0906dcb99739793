import { readReconciliation } from '../answers/reconciliation.ts';
import { inEveryVersion } from '../answers/every-version.ts';
import type { Queryable } from '../db/db.ts';
import type { ReconciliationDayRow } from '../db/queries/reconciliations.ts';
import { announce } from '../db/queries/webhook-events.ts';
import type { EventName } from '../domain/event-names.ts';
import { newId } from '../platform/entropy.ts';

/** Tells of a day as it is now, inside the SQL transaction that made it so. Days have no id: their run has one. */
export async function tellDay(
  tx: Queryable,
  name: EventName & `reconciliation.${string}`,
  row: ReconciliationDayRow,
  at: Date,
): Promise<void> {
  if (row.run_id === null) throw new Error('BUG: a day is told of that was never reconciled');
  const shown = await readReconciliation(tx, row);
  await announce(tx, {
    ...{ merchantAccountId: row.merchant_account_id, eventId: newId(at), name, at },
    target: { type: 'reconciliation', id: row.run_id },
    shown: inEveryVersion(() => shown),
  });
}
