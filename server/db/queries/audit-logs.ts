import type { AgentMandateId } from '../../domain/agent-mandate.ts';
import type { ApiKeyPairId, UserId } from '../../domain/ids.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { type Queryable, sql } from '../db.ts';
import { recordset } from './json-rows.ts';

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
  actor: AuditActor;
  requestId: string;
}>;
/**
 * An API key, the service itself, or a person: then with where they were logged in, and what they signed and typed for
 * this call.
 */
export type AuditActor = Readonly<{
  kind: 'key' | 'user' | 'service';
  id: ApiKeyPairId | UserId | null;
  name: string;
  email: string | null;
  sessionId: string | null;
  address: string | null;
  confirmationId: string | null;
  reason: string | null;
  /** Of an agent's key: what it acted under. */
  agentMandateId: AgentMandateId | null;
}>;
/** For what nobody asked for. */
export function serviceActor(name: string): AuditActor {
  const nowhere = { email: null, sessionId: null, address: null, confirmationId: null, reason: null };
  return { kind: 'service', id: null, name, ...nowhere, agentMandateId: null };
}
export type AuditAction =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'voided'
  | 'canceled'
  | 'captured'
  | 'exported'
  | 'revealed';

/** The columns of an entry, as statements of other writes take them, too. */
export const AUDIT_COLUMNS = {
  audit_log_id: 'uuid',
  merchant_account_id: 'text',
  at: 'timestamptz',
  action: 'text',
  operation: 'text',
  resource_type: 'text',
  resource_id: 'text',
  resource_name: 'text',
  actor_id: 'uuid',
  actor_name: 'text',
  request_id: 'text',
  actor_kind: 'text',
  actor_email: 'text',
  session_id: 'uuid',
  address: 'text',
  confirmation_id: 'uuid',
  reason: 'text',
  agent_mandate_id: 'uuid',
} as const;
const COLUMN_NAMES = Object.keys(AUDIT_COLUMNS).join(', ');

type AuditColumns = Readonly<Record<keyof typeof AUDIT_COLUMNS, string | null>>;

export function auditColumnsOf(entry: AuditEntry): AuditColumns {
  return {
    audit_log_id: entry.auditLogId,
    merchant_account_id: entry.merchantAccountId,
    at: entry.at.toISOString(),
    action: entry.action,
    operation: entry.operation,
    resource_type: entry.resourceType,
    resource_id: entry.resourceId,
    resource_name: entry.resourceName,
    actor_id: entry.actor.id,
    actor_name: entry.actor.name,
    request_id: entry.requestId,
    actor_kind: entry.actor.kind,
    actor_email: entry.actor.email,
    session_id: entry.actor.sessionId,
    address: entry.actor.address,
    confirmation_id: entry.actor.confirmationId,
    reason: entry.actor.reason,
    agent_mandate_id: entry.actor.agentMandateId,
  };
}

/** An entry that the statement of a write takes along, and who is told that it was committed. */
export type AuditWriting = Readonly<{ entry: AuditEntry; written(): void }>;

/** Entries `r` of a parameter that is JSON. */
export function auditRows(parameter: string): string {
  return recordset(parameter, 'r', AUDIT_COLUMNS);
}

/** `rows`: from where, with each entry as `r`. */
export function insertAudits(rows: string): string {
  return `INSERT INTO audit_logs (${COLUMN_NAMES})
     SELECT ${Object.keys(AUDIT_COLUMNS)
       .map((column) => `r.${column}`)
       .join(', ')} FROM ${rows}`;
}

const insert = sql(
  'insert_audit_logs',
  `${insertAudits(auditRows('$1'))} ON CONFLICT (merchant_account_id, audit_log_id) DO NOTHING`,
);

/** Entries of many requests at once. What is there already stays. */
export async function insertAuditLogs(db: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  await db.query(insert, [JSON.stringify(entries.map(auditColumnsOf))]);
}

export type AuditLogRow = Readonly<{
  audit_log_id: string;
  merchant_account_id: string;
  at: string;
  action: AuditAction;
  resource_type: string;
  resource_id: string;
  resource_name: string;
  operation: string;
  actor_id: string | null;
  actor_name: string;
  actor_kind: string;
  actor_email: string | null;
  session_id: string | null;
  address: string | null;
  confirmation_id: string | null;
  reason: string | null;
  agent_mandate_id: string | null;
  sort_values: readonly string[];
}>;

const keys: readonly SortKey[] = [
  { expression: 'a.at', type: 'timestamptz' },
  { expression: 'a.audit_log_id', type: 'uuid' },
];

const LISTED = {
  row: 'a',
  from: 'audit_logs a',
  where: 'a.merchant_account_id = $1',
  bounds: { from: '$5::timestamptz', until: '$6::timestamptz' },
  filters: `($2::text IS NULL OR a.action = $2) AND ($3::uuid IS NULL OR a.actor_id = $3)
    AND ($4::text IS NULL OR a.resource_type = $4)`,
  values: 6,
  keys,
};
const all = filteredKeyset<AuditLogRow>('list_audit_logs', LISTED);
const ofActor = filteredKeyset<AuditLogRow>('list_audit_logs_of_actor', {
  ...LISTED,
  where: `${LISTED.where} AND a.actor_id = $3::uuid`,
});
const ofResource = filteredKeyset<AuditLogRow>('list_audit_logs_of_resource', {
  ...LISTED,
  where: `${LISTED.where} AND a.resource_id = $7`,
  values: 7,
});
const ofAgentMandate = filteredKeyset<AuditLogRow>('list_audit_logs_of_agent_mandate', {
  ...LISTED,
  where: `${LISTED.where} AND a.agent_mandate_id = $7::uuid`,
  values: 7,
});

/** Null: whatever it is. What was done to one thing, or by one caller, is found by index. */
export type AuditFilters = Readonly<{
  merchantAccountId: string;
  action: string | null;
  actorId: string | null;
  resourceType: string | null;
  resourceId: string | null;
  agentMandateId: string | null;
  from: string | null;
  until: string | null;
}>;
export function listAuditLogs(
  db: Queryable,
  { merchantAccountId, action, actorId, resourceType, resourceId, agentMandateId, from, until }: AuditFilters,
  request: PageRequest,
): Promise<Slice<AuditLogRow>> {
  const values = [merchantAccountId, action, actorId, resourceType, from, until];
  if (agentMandateId !== null) return ofAgentMandate(db, [...values, agentMandateId], request);
  if (resourceId !== null) return ofResource(db, [...values, resourceId], request);
  return actorId === null ? all(db, values, request) : ofActor(db, values, request);
}
