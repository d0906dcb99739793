import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { choice, constant, fields, nullable, object, optional, text } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const AuditLogAction = choice('AuditLogAction', [
  'created',
  'updated',
  'deleted',
  'voided',
  'canceled',
  'captured',
]);

export const AuditLogEntryResource = object('AuditLogEntryResource', {
  type: Type.String(),
  id: Type.String(),
  name: Type.String(),
});

export const UserStatus = choice('UserStatus', ['active', 'pending', 'deleted']);

export const AuditLogEntryUser = object('AuditLogEntryUser', {
  type: constant('user'),
  id: nullable(Uuid),
  name: Type.String(),
  email_address: nullable(Type.String()),
  is_staff: Type.Boolean(),
  status: UserStatus,
});

export const AuditLogEntry = object('AuditLogEntry', {
  type: constant('audit-log'),
  id: nullable(Uuid),
  merchant_account_id: nullable(Type.String()),
  resource: AuditLogEntryResource,
  action: AuditLogAction,
  user: AuditLogEntryUser,
  timestamp: Timestamp,
});

export const AuditLogEntries = page('AuditLogEntries', AuditLogEntry);

export const listAuditLogs = operation({
  id: 'list_audit_logs',
  method: 'GET',
  path: '/audit-logs',
  tag: 'Audit logs',
  summary: 'List who changed what.',
  access: token('audit-logs.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    action: optional(AuditLogAction),
    user_id: optional(Uuid),
    resource_type: optional(text(500, 0)),
  }),
  responses: { 200: AuditLogEntries },
});
