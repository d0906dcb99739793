import { type Queryable, sql } from '../db.ts';

/** Counting ends here: a gauge must not cost more the worse things are. */
const COUNTED_MAX = 10_000;

export type QueueDepth = Readonly<{ queue: string; kind: string; depth: bigint; age_seconds: string }>;

const age = (column: string): string =>
  `coalesce(round(extract(epoch FROM max($1::timestamptz - ${column}))::numeric, 3), 0)`;

const DEPTHS = sql(
  'gauges.queues',
  `SELECT * FROM (
     SELECT 'operations' AS queue, kind, count(*) AS depth,
       coalesce(round(extract(epoch FROM max(own_now - due_at))::numeric, 3), 0) AS age_seconds
     FROM (
       SELECT o.kind, o.due_at, $1::timestamptz + m.clock_offset_ms * interval '1 millisecond' AS own_now
       FROM operations o JOIN merchant_accounts m ON m.merchant_account_id = o.merchant_account_id
       WHERE o.due_at <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond'
         AND o.due_at <= $1::timestamptz
           + (SELECT max(clock_offset_ms) FROM merchant_accounts) * interval '1 millisecond'
       ORDER BY o.due_at LIMIT $2
     ) due GROUP BY kind
     UNION ALL
     SELECT 'webhook-events', '', count(*), ${age('created_at')}
     FROM (SELECT created_at FROM webhook_events WHERE due_at <= $1 ORDER BY due_at LIMIT $2) waiting
     UNION ALL
     -- Not of endpoints that rest, are paused or listen: these wait for somebody else. A queue that a worker has is
     -- due when its lease ends, so it has not waited.
     SELECT 'webhook-deliveries', '', count(*), greatest(${age('due_at')}, 0)
     FROM (
       WITH open AS MATERIALIZED (
         SELECT webhook_subscription_id, due_at FROM webhook_queues
         WHERE due_at IS NOT NULL AND (resting_until IS NULL OR resting_until <= $1) LIMIT $2
       )
       SELECT open.due_at FROM open
         JOIN webhook_deliveries d ON d.webhook_subscription_id = open.webhook_subscription_id
       WHERE d.status = 'pending' AND d.due_at <= $1 LIMIT $2
     ) waiting
     UNION ALL
     SELECT 'flow-replays', '', count(*), ${age('due_at')}
     FROM (SELECT due_at FROM flow_replays WHERE due_at <= $1 ORDER BY due_at LIMIT $2) waiting
     UNION ALL
     SELECT 'report-executions', '', count(*), ${age('due_at')}
     FROM (SELECT due_at FROM report_executions WHERE due_at <= $1 ORDER BY due_at LIMIT $2) waiting
     UNION ALL
     SELECT 'processor-reports', '', count(*), ${age('due_at')}
     FROM (SELECT due_at FROM processor_reports WHERE due_at <= $1 ORDER BY due_at LIMIT $2) waiting
   ) queues LIMIT 100`,
);
/** What is due now and waits for a worker. */
export function queueDepths(db: Queryable, now: Date): Promise<QueueDepth[]> {
  return db.query<QueueDepth>(DEPTHS, [now, COUNTED_MAX]);
}

export type UnknownCount = Readonly<{ kind: string; count: bigint; age_seconds: string }>;

const UNKNOWN = sql(
  'gauges.unknown',
  `SELECT kind, count(*) AS count, ${age('sent_at')} AS age_seconds
   FROM (SELECT kind, sent_at FROM operations WHERE status = 'unknown' LIMIT $2) unknown GROUP BY kind`,
);
export function unknownCounts(db: Queryable, now: Date): Promise<UnknownCount[]> {
  return db.query<UnknownCount>(UNKNOWN, [now, COUNTED_MAX]);
}

const INCIDENTS = sql(
  'gauges.open_incidents',
  `SELECT model, count(*) AS count
   FROM (SELECT spec->>'model' AS model FROM monitoring_incidents WHERE closed_at IS NULL LIMIT $1) open
   GROUP BY model`,
);
export function openIncidentCounts(db: Queryable): Promise<Readonly<{ model: string; count: bigint }>[]> {
  return db.query(INCIDENTS, [COUNTED_MAX]);
}

const DIFFERENCES = sql(
  'gauges.ledger_differences',
  'SELECT coalesce(sum(greatest(ended_differences, differences)), 0)::bigint AS count FROM ledger_checks',
);
/** Of the last pass over each ledger, or the one that runs where it has found more. */
export async function ledgerDifferenceCount(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ count: bigint }>(DIFFERENCES, []);
  return row?.count ?? 0n;
}

const REPORTS_FAILED = sql(
  'gauges.settlement_reports_failed',
  `SELECT count(*) AS count FROM (SELECT true FROM processor_reports WHERE fault IS NOT NULL LIMIT $1) failed`,
);
/** Given up, or to be tried again. */
export async function failedReportCount(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ count: bigint }>(REPORTS_FAILED, [COUNTED_MAX]);
  return row?.count ?? 0n;
}
