import type { FlowName } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** What rules decided of late. */
export type MatchesRow = Readonly<{
  decisions: number;
  /** When the oldest of them was made; null: there are none. */
  counted_from: string | null;
  /** By the id of the rule. */
  matched: Readonly<Record<string, number>>;
}>;

const OF_LATE = sql(
  'flow_matches.of_late',
  `WITH counted AS MATERIALIZED (SELECT outcome -> 'spoke' AS spoke, created_at FROM transaction_actions
     WHERE merchant_account_id = $1 AND flow = $2 AND transaction_id >= $3
     ORDER BY transaction_id DESC LIMIT $4)
   SELECT (SELECT count(*)::integer FROM counted) AS decisions,
     (SELECT min(created_at) FROM counted) AS counted_from,
     (SELECT coalesce(jsonb_object_agg(m.rule_id, m.matched), '{}') FROM (
       SELECT s.rule_id, count(*) AS matched FROM counted
       CROSS JOIN LATERAL jsonb_to_recordset(counted.spoke) AS s (rule_id text)
       GROUP BY s.rule_id LIMIT 20000) m) AS matched`,
);
/** Of the newest decisions of a flow. */
export async function matchesOfLate(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName; after: string; limit: number }>,
): Promise<MatchesRow> {
  const [row] = await db.query<MatchesRow>(OF_LATE, [of.merchantAccountId, of.flow, of.after, of.limit]);
  if (row === undefined) throw new Error('BUG: a count has no row');
  return row;
}
