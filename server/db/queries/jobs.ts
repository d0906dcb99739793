import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/**
 * Parts of statements, for what has a row of its own elsewhere and a row of `operations` under the same id: there
 * it says what it is, here when a worker has to see to it, for as long as there is anything to do. All of them have
 * the merchant account as `$1`; `from` is where the ids come from.
 */
export const jobSql = {
  /**
   * It begins, or begins anew. `template`: the parameter with the row as JSON (`newJob`), without its id.
   * `more`: members that differ from row to row.
   */
  begin: (from: string, id: string, template: string, more = ''): string =>
    `INSERT INTO operations SELECT r.* FROM ${from}, jsonb_populate_record(NULL::operations,
       ${template}::jsonb || jsonb_build_object('operation_id', ${id}${more})) r
     ON CONFLICT (merchant_account_id, operation_id) DO UPDATE SET due_at = excluded.due_at, due_tries = 0,
       created_at = excluded.created_at, updated_at = excluded.updated_at, sent_at = excluded.sent_at`,

  /** A worker sees to it at that time; null: it rests, for something else to wake it. */
  due: (from: string, id: string, at: string, now: string): string =>
    `UPDATE operations o SET due_at = ${at}, due_tries = 0, created_at = ${now}, updated_at = ${now}
     FROM ${from} WHERE o.merchant_account_id = $1 AND o.operation_id = ${id}`,

  /** Nothing is left to do. */
  end: (from: string, id: string): string =>
    `DELETE FROM operations o USING ${from} WHERE o.merchant_account_id = $1 AND o.operation_id = ${id}`,
} as const;

const END = sql(
  'jobs.end',
  `WITH done AS (SELECT $2::uuid AS id) ${jobSql.end('done', 'done.id')}
   AND o.status = 'pending' AND ($3::timestamptz IS NULL OR o.due_at = $3)`,
);
/** Nothing is left to do. `claimed`: only while it is due as it was then, since it may have begun anew. */
export async function endJob(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  claimed: Readonly<{ due_at: string | null }> | null = null,
): Promise<void> {
  await db.query(END, [merchantAccountId, id, claimed?.due_at ?? null]);
}
