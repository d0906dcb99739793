import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';

/** A closed day of which something was on its way, and how far it was looked through for what has not come. */
export type ReconciliationRevisitRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  day: string;
  after: readonly string[] | null;
  due_at: string;
}>;

export const claimDueRevisits = claimOf<ReconciliationRevisitRow>('reconciliation_revisits.claim', {
  table: 'reconciliation_revisits',
  key: ['day'],
  due: 'due_at',
  clock: 'account',
});

const ADVANCE = sql(
  'reconciliation_revisits.advance',
  `UPDATE reconciliation_revisits SET after = $4::text[], due_at = $5
   WHERE merchant_account_id = $1 AND day = $2 AND due_at = $3 RETURNING *`,
);
/** How far it was looked through, and when to go on. Null: somebody else has it. */
export async function advanceRevisit(
  tx: Queryable,
  { merchant_account_id, day, due_at }: ReconciliationRevisitRow,
  after: readonly string[] | null,
  dueAt: Date,
): Promise<ReconciliationRevisitRow | null> {
  const values = [merchant_account_id, day, due_at, after, dueAt];
  return (await tx.query<ReconciliationRevisitRow>(ADVANCE, values))[0] ?? null;
}

const END = sql(
  'reconciliation_revisits.end',
  'DELETE FROM reconciliation_revisits WHERE merchant_account_id = $1 AND day = $2 AND due_at = $3',
);
export async function endRevisit(
  tx: Queryable,
  { merchant_account_id, day, due_at }: ReconciliationRevisitRow,
): Promise<void> {
  await tx.query(END, [merchant_account_id, day, due_at]);
}
