import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const AuditLogAction = choice(
  'AuditLogAction',
  ['created', 'updated', 'deleted', 'voided', 'canceled', 'captured', 'exported', 'revealed'],
  '`exported`: a list was read as a file; `revealed`: a person saw what is masked for people.',
);

export const AuditLogEntryResource = object('AuditLogEntryResource', {
  type: Type.String(),
  id: Type.String(),
  name: Type.String(),
});
describe(AuditLogEntryResource, {
  type: 'The kind of record that was written.',
  id: 'Names the record that was written.',
  name: 'What it was called, or its id.',
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
describe(AuditLogEntryUser, {
  id: 'Id of the API key that signed, or of the person; null where the service itself acted.',
  name: 'What they were called then.',
  email_address: 'Of a person; null for a key, which has no address.',
  is_staff: 'Always false: nobody else works on an instance of yours.',
  status: 'Always `active`: they were when they did it.',
});

export const AuditLogEntry = object('AuditLogEntry', {
  type: constant('audit-log'),
  id: nullable(Uuid),
  merchant_account_id: nullable(Type.String()),
  resource: AuditLogEntryResource,
  action: AuditLogAction,
  user: AuditLogEntryUser,
  timestamp: Timestamp,
  operation: optional(Type.String()),
  session_id: optional(nullable(Uuid)),
  address: optional(nullable(Type.String())),
  confirmation_id: optional(nullable(Uuid)),
  reason: optional(nullable(Type.String())),
  agent_mandate_id: optional(nullable(Uuid)),
});
describe(AuditLogEntry, {
  resource: 'What was written.',
  action: 'What was done to it.',
  user: 'Who did it.',
  timestamp: 'When it was done.',
  operation: 'By which operation of the API; `log_in`, `log_in_failed` and `log_out` are log-ins.',
  session_id: 'Of a person: in which of their sessions.',
  address: 'Of a person: from where they called.',
  confirmation_id: 'What the person has signed for it; null for what nobody has to sign.',
  reason: 'What the person typed as the reason for it.',
  agent_mandate_id: "Of an agent's key: the mandate that it acted under.",
  id: 'Null for an entry that has no record of its own.',
  merchant_account_id: 'Whose data was written; null for what belongs to the instance.',
});

export const AuditLogEntries = filteredPage('AuditLogEntries', AuditLogEntry);

export const listAuditLogs = operation({
  id: 'list_audit_logs',
  method: 'GET',
  path: '/audit-logs',
  tag: 'Audit logs',
  summary: 'List who changed what.',
  description:
    'Newest first: every write that succeeded, with its key, record and time, and never its content.',
  access: token('audit-logs.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      action: optional(AuditLogAction),
      user_id: optional(Uuid),
      api_key_pair_id: optional(Uuid),
      resource_type: optional(text(500, 0)),
      resource_id: optional(text(500)),
      agent_mandate_id: optional(Uuid),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
    }),
    {
      action: 'Only entries of this action.',
      user_id: 'Only what this API key or person did.',
      api_key_pair_id: 'Only what this API key did.',
      resource_type: 'Only entries about this kind of record.',
      resource_id: 'Only entries about this record: its history.',
      agent_mandate_id: 'Only what an agent did under this mandate.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
    },
  ),
  responses: { 200: AuditLogEntries },
});
