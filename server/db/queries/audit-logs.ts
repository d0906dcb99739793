import type { ApiKeyPairId } from '../../domain/ids.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { type Queryable, sql } from '../db.ts';

export type AuditEntry = Readonly<{
  auditLogId: string;
  /** '' for the instance. */
  merchantAccountId: string;
  at: Date;
  action: AuditAction;
  operation: string;
  resourceType: string;
  resourceId: string;
  resourceName: string;
  actorId: ApiKeyPairId | null;
  actorName: string;
  requestId: string;
}>;
export type AuditAction = 'created' | 'updated' | 'deleted' | 'voided' | 'canceled' | 'captured';

const insert = sql(
  'insert_audit_logs',
  `INSERT INTO audit_logs (audit_log_id, merchant_account_id, at, action, operation, resource_type, resource_id,
    resource_name, actor_id, actor_name, request_id)
   SELECT * FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[],
     $8::text[], $9::uuid[], $10::text[], $11::text[])`,
);

/** Entries of many requests at once. */
export async function insertAuditLogs(db: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  await db.query(insert, [
    entries.map((entry) => entry.auditLogId),
    entries.map((entry) => entry.merchantAccountId),
    entries.map((entry) => entry.at),
    entries.map((entry) => entry.action),
    entries.map((entry) => entry.operation),
    entries.map((entry) => entry.resourceType),
    entries.map((entry) => entry.resourceId),
    entries.map((entry) => entry.resourceName),
    entries.map((entry) => entry.actorId),
    entries.map((entry) => entry.actorName),
    entries.map((entry) => entry.requestId),
  ]);
}

export type AuditLogRow = Readonly<{
  audit_log_id: string;
  merchant_account_id: string;
  at: string;
  action: AuditAction;
  resource_type: string;
  resource_id: string;
  resource_name: string;
  actor_id: string | null;
  actor_name: string;
  sort_values: readonly string[];
}>;

const keys: readonly SortKey[] = [
  { expression: 'a.at', type: 'timestamptz' },
  { expression: 'a.audit_log_id', type: 'uuid' },
];

const page = filteredKeyset<AuditLogRow>('list_audit_logs', {
  row: 'a',
  from: 'audit_logs a',
  where: 'a.merchant_account_id = $1',
  filters: `($2::text IS NULL OR a.action = $2) AND ($3::uuid IS NULL OR a.actor_id = $3)
    AND ($4::text IS NULL OR a.resource_type = $4)`,
  values: 4,
  keys,
});

export function listAuditLogs(
  db: Queryable,
  filters: Readonly<{
    merchantAccountId: string;
    action: string | null;
    actorId: string | null;
    resourceType: string | null;
  }>,
  request: PageRequest,
): Promise<Slice<AuditLogRow>> {
  return page(
    db,
    [filters.merchantAccountId, filters.action, filters.actorId, filters.resourceType],
    request,
  );
}
