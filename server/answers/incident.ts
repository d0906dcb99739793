import type { Static } from 'typebox';
import type { MonitoringIncident } from '../api-contract/monitoring.ts';
import { getIncident, type IncidentRow } from '../db/queries/monitoring-incidents.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';

export async function readIncident(
  { db }: ReadParts,
  { merchantAccountId, incidentId }: Readonly<{ merchantAccountId: MerchantAccountId; incidentId: string }>,
): Promise<Static<typeof MonitoringIncident> | null> {
  const row = await getIncident(db, merchantAccountId, incidentId);
  return row === null ? null : renderIncident(row);
}

export function renderIncident(row: IncidentRow): Static<typeof MonitoringIncident> {
  return {
    type: 'monitoring.incident',
    id: row.monitoring_incident_id,
    metric_id: row.monitoring_metric_id,
    merchant_account_id: row.merchant_account_id,
    display_name: row.display_name,
    spec: { ...row.spec },
    alerting_policy: row.alerting_policy === null ? null : { ...row.alerting_policy },
    incident_policy: row.incident_policy === null ? null : { ...row.incident_policy },
    notes: row.notes,
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.closed_at,
  };
}
