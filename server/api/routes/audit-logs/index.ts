import { type AuditLogRow, listAuditLogs as listRows } from '../../../db/queries/audit-logs.ts';
import { type AuditLogEntry, listAuditLogs } from '../../../api-contract/audit-logs.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { Problem } from '../../../domain/problem.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import type { Static } from 'typebox';

const listAuditLogsRoute = route(listAuditLogs, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { user_id: userId, api_key_pair_id: keyId } = query;
  if (userId !== undefined && keyId !== undefined && userId !== keyId) throw twoCallers();

  const filters = {
    merchantAccountId,
    action: query.action ?? null,
    actorId: query.api_key_pair_id ?? query.user_id ?? null,
    resourceType: query.resource_type ?? null,
    resourceId: query.resource_id ?? null,
    agentMandateId: query.agent_mandate_id ?? null,
    from: query.created_at_gte ?? null,
    until: query.created_at_lte ?? null,
  };
  return {
    status: 200,
    body: await filteredListPage(context, {
      list: 'audit-logs',
      filters,
      fetch: (page) => listRows(parts.db, filters, page),
      item: (row: AuditLogRow) => entry(row, context.version),
    }),
  };
});

function twoCallers(): Problem {
  const message = 'names another caller than api_key_pair_id: ask for one of them';
  return new Problem('bad_request', {
    details: [{ location: 'query', pointer: 'user_id', message, type: 'value_error' }],
  });
}

/** The actor is a key or a person; the published form calls both a user. */
function entry(row: AuditLogRow, version: ApiVersion): Static<typeof AuditLogEntry> {
  return {
    type: 'audit-log',
    id: row.audit_log_id,
    merchant_account_id: row.merchant_account_id,
    resource: { type: row.resource_type, id: row.resource_id, name: row.resource_name },
    action: row.action,
    user: {
      type: 'user',
      id: row.actor_id,
      name: row.actor_name,
      email_address: row.actor_email,
      is_staff: false,
      status: 'active',
    },
    timestamp: row.at,
    ...(version === 'published' ? {} : howItWasDone(row)),
  };
}

/** What the published form has no place for. */
function howItWasDone({
  operation,
  session_id,
  address,
  confirmation_id,
  reason,
  agent_mandate_id,
}: AuditLogRow) {
  return { operation, session_id, address, confirmation_id, reason, agent_mandate_id };
}

export const auditLogRoutes: readonly AnyRoute[] = [listAuditLogsRoute];
