import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { workOff } from '../../server/operations/due.ts';
import { closeLedgers } from '../../server/operations/ledger/close.ts';
import type { Parts } from '../../server/parts.ts';
import { reconciliationCursorsDue } from '../../server/reconciliation/follow-books.ts';
import { reconciliationsDue } from '../../server/reconciliation/reconcile-day.ts';
import { revisitsDue } from '../../server/reconciliation/revisit-days.ts';
import { eventually } from './eventually.ts';

/**
 * The jobs that reconcile, until nothing that moved in a merchant account is left to look at. `pause`: between two
 * turns, where a test has the clock in its hands. How often the follower of the books had something to do.
 */
export async function reconcileAll(
  parts: Parts,
  account: MerchantAccountId,
  pause: () => void = () => undefined,
): Promise<number> {
  let turns = 0;
  await eventually(async () => {
    await closeLedgers(parts);
    turns += await workOff(parts, reconciliationCursorsDue);
    await workOff(parts, reconciliationsDue);
    await workOff(parts, revisitsDue);
    pause();
    const values = [parts.clock.nowFor(account), account];
    const [left] = await parts.db.query<{ count: bigint }>({ name: '', text: LEFT }, values);
    return left?.count === 0n;
  });
  return turns;
}

const LEFT = `SELECT
  (SELECT count(*) FROM reconciliation_days
   WHERE merchant_account_id = $2 AND (changes > changes_seen OR due_at <= $1))
  + (SELECT count(*) FROM reconciliation_revisits WHERE merchant_account_id = $2 AND due_at <= $1)
  + (SELECT count(*) FROM ledger_entries e LEFT JOIN reconciliation_cursors c USING (merchant_account_id)
     WHERE e.merchant_account_id = $2
       AND (c.match_from IS NOT NULL OR e.ledger_entry_id > coalesce(c.ledger_entry_id, 0))) AS count`;
