import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { firstDue } from './webhook-events.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';

/** What a person should look at. */
export type IncidentRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  monitoring_incident_id: string;
  monitoring_metric_id: string | null;
  display_name: string;
  spec: Readonly<Record<string, unknown>>;
  alerting_policy: Readonly<Record<string, unknown>> | null;
  incident_policy: Readonly<Record<string, unknown>> | null;
  notes: string | null;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
}>;
export type IncidentListRow = IncidentRow & Readonly<{ sort_values: readonly string[] }>;

const GET = sql(
  'monitoring_incidents.get',
  'SELECT * FROM monitoring_incidents WHERE merchant_account_id = $1 AND monitoring_incident_id = $2',
);
export async function getIncident(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<IncidentRow | null> {
  const [row] = await db.query<IncidentRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'monitoring_incident_id', type: 'uuid' },
];
const list = keyset<IncidentListRow>('monitoring_incidents.list', {
  select: `SELECT *, ${sortValues(KEYS)} FROM monitoring_incidents WHERE merchant_account_id = $1`,
  bounds: { from: '$2::timestamptz', until: '$3::timestamptz' },
  values: 3,
  keys: KEYS,
});
/** Newest first. */
export function listIncidents(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { from, until }: Readonly<{ from: Date | null; until: Date | null }>,
  page: PageRequest,
): Promise<Slice<IncidentListRow>> {
  return list(db, [merchantAccountId, from, until], page);
}

const listOfMetric = keyset<IncidentListRow>('monitoring_incidents.list_of_metric', {
  select: `SELECT *, ${sortValues(KEYS)} FROM monitoring_incidents
    WHERE merchant_account_id = $1 AND monitoring_metric_id = $2`,
  bounds: { from: '$3::timestamptz', until: '$4::timestamptz' },
  values: 4,
  keys: KEYS,
});
/** Those that a metric opened, newest first. */
export function listIncidentsOfMetric(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  metricId: string,
  { from, until }: Readonly<{ from: Date | null; until: Date | null }>,
  page: PageRequest,
): Promise<Slice<IncidentListRow>> {
  return listOfMetric(db, [merchantAccountId, metricId, from, until], page);
}

/** Incidents of a metric take two samples at least, so a month has no more. */
const WITHIN_MAX = 3_000;

const WITHIN = sql(
  'monitoring_incidents.of_metric_within',
  `SELECT created_at, closed_at FROM monitoring_incidents
   WHERE merchant_account_id = $1 AND monitoring_metric_id = $2 AND created_at <= $4
     AND (closed_at IS NULL OR closed_at >= $3)
   ORDER BY created_at DESC LIMIT ${WITHIN_MAX}`,
);
/** When incidents of a metric were open between two times. */
export function incidentTimes(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  metricId: string,
  { from, until }: Readonly<{ from: Date; until: Date }>,
): Promise<Pick<IncidentRow, 'created_at' | 'closed_at'>[]> {
  return db.query<Pick<IncidentRow, 'created_at' | 'closed_at'>>(WITHIN, [
    merchantAccountId,
    metricId,
    from,
    until,
  ]);
}

const NOTE = sql(
  'monitoring_incidents.note',
  `UPDATE monitoring_incidents SET notes = $3, updated_at = $4
   WHERE merchant_account_id = $1 AND monitoring_incident_id = $2 RETURNING *`,
);
export async function noteOnIncident(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  notes: string | null,
  now: Date,
): Promise<IncidentRow | null> {
  const [row] = await db.query<IncidentRow>(NOTE, [merchantAccountId, id, notes, now]);
  return row ?? null;
}

const KEEP = sql(
  'monitoring_incidents.keep',
  `INSERT INTO monitoring_incidents (merchant_account_id, monitoring_incident_id, display_name, spec, created_at,
     updated_at)
   VALUES ($1, $2, $3, $4::jsonb, $5, $5) ON CONFLICT (merchant_account_id, monitoring_incident_id) DO NOTHING
   RETURNING monitoring_incident_id`,
);
/** One that was told of before it was written down. Again: nothing, and false. */
export async function keepIncident(
  db: Queryable,
  incident: Pick<
    IncidentRow,
    'merchant_account_id' | 'monitoring_incident_id' | 'display_name' | 'spec' | 'created_at'
  >,
): Promise<boolean> {
  const { merchant_account_id, monitoring_incident_id, display_name, spec, created_at } = incident;
  const rows = await db.query(KEEP, [
    merchant_account_id,
    monitoring_incident_id,
    display_name,
    JSON.stringify(spec),
    created_at,
  ]);
  return rows.length > 0;
}

const KNOWN = sql(
  'monitoring_incidents.known',
  `SELECT merchant_account_id, monitoring_incident_id FROM monitoring_incidents i
   WHERE closed_at IS NULL AND spec->>'model' IN ('operation', 'payout') AND NOT EXISTS (
     SELECT FROM operations o WHERE o.merchant_account_id = i.merchant_account_id
       AND o.operation_id = (i.spec #>> '{params,id}')::uuid AND o.status IN ('sent', 'unknown', 'pending'))
   UNION ALL
   SELECT i.merchant_account_id, monitoring_incident_id FROM monitoring_incidents i
   JOIN transactions t ON t.merchant_account_id = i.merchant_account_id
     AND t.transaction_id = (i.spec #>> '{params,id}')::uuid
   WHERE closed_at IS NULL AND spec->>'model' = 'transaction' AND NOT t.pending_review AND t.updated_at > i.created_at
   UNION ALL
   SELECT i.merchant_account_id, monitoring_incident_id FROM monitoring_incidents i
   WHERE closed_at IS NULL AND spec->>'model' = 'transaction' AND (i.spec #>> '{params,until}')::timestamptz <= $2
   LIMIT $1`,
);
/**
 * Open, and about an operation that has its outcome meanwhile, a transaction that a person has looked at, or what is
 * over by `now`.
 */
export function knownIncidents(
  db: Queryable,
  limit: number,
  now: Date,
): Promise<Pick<IncidentRow, 'merchant_account_id' | 'monitoring_incident_id'>[]> {
  return db.query<Pick<IncidentRow, 'merchant_account_id' | 'monitoring_incident_id'>>(KNOWN, [limit, now]);
}

const CLOSE = sql(
  'monitoring_incidents.close',
  `WITH closed AS (
     UPDATE monitoring_incidents SET closed_at = $4, updated_at = $4
     WHERE merchant_account_id = $1 AND monitoring_incident_id = $2 AND closed_at IS NULL
     RETURNING monitoring_incident_id
   )
   INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, due_at)
   SELECT $1, $3::uuid, 'monitoring.incident.closed', 'incident', monitoring_incident_id, $4, ${firstDue('$1')}
   FROM closed`,
);
/** Once, with what is told of it. */
export async function closeKnownIncident(
  db: Queryable,
  {
    merchant_account_id,
    monitoring_incident_id,
  }: Pick<IncidentRow, 'merchant_account_id' | 'monitoring_incident_id'>,
  eventId: string,
  now: Date,
): Promise<void> {
  await db.query(CLOSE, [merchant_account_id, monitoring_incident_id, eventId, now]);
}
