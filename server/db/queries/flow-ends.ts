import type { FlowName } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** How first attempts ended, by what was paid with and where. */
export type EndsRow = Readonly<{
  currency: string;
  kind: string;
  payment_service_id: string | null;
  approved: number;
  known: number;
}>;

const OF_LATE = sql(
  'flow_ends.of_late',
  `SELECT a.currency, a.kind, o.payment_service_id,
     count(*) FILTER (WHERE o.status = 'succeeded')::integer AS approved, count(*)::integer AS known
   FROM (SELECT transaction_id, coalesce(inputs -> 'facts' ->> 'currency', '') AS currency,
       coalesce(inputs -> 'facts' ->> 'card_scheme', inputs -> 'facts' ->> 'payment_method', '') AS kind
     FROM transaction_actions WHERE merchant_account_id = $1 AND flow = $2 AND transaction_id >= $3
     ORDER BY transaction_id DESC LIMIT $4) a
   CROSS JOIN LATERAL (SELECT payment_service_id, status FROM operations
     WHERE merchant_account_id = $1 AND transaction_id = a.transaction_id AND kind = 'authorize' AND attempt = 1
       AND status IN ('succeeded', 'declined', 'failed') LIMIT 1) o
   GROUP BY a.currency, a.kind, o.payment_service_id ORDER BY known DESC LIMIT 5000`,
);
/** Of the newest decisions, and as many combinations as a replay counts. */
export function endsOfLate(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName; after: string; limit: number }>,
): Promise<EndsRow[]> {
  return db.query<EndsRow>(OF_LATE, [of.merchantAccountId, of.flow, of.after, of.limit]);
}
