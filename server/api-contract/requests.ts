import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import { choice, constant, fields, integer, nullable, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const CallerType = choice('RequestCallerType', ['api-key-pair', 'user']);
export const RequestCaller = object('RequestCaller', {
  type: CallerType,
  id: Uuid,
  name: nullable(Type.String()),
});
describe(RequestCaller, {
  type: 'Whether a key called, or a person.',
  id: 'Id of the key or the person.',
  name: 'What they were called then.',
});

export const RequestLogEntry = object('RequestLogEntry', {
  type: constant('request'),
  id: Uuid,
  merchant_account_id: nullable(Type.String()),
  operation: Type.String(),
  method: Type.String(),
  path: Type.String(),
  status: Type.Integer(),
  error_code: nullable(Type.String()),
  duration_ms: Type.Integer(),
  caller: nullable(RequestCaller),
  created_at: Timestamp,
});
describe(RequestLogEntry, {
  id: 'The `x-request-id` of its answer.',
  merchant_account_id: 'For which it was made; null where that was not known.',
  operation: 'Which operation of the API.',
  method: 'The HTTP method.',
  path: 'Its path. Where an id is what lets a caller in, or is none of ours, the name of the parameter stands.',
  status: 'The HTTP status of the answer.',
  error_code: 'The `code` of an error; null where there was none.',
  duration_ms: 'From its headers to the end of the answer.',
  caller: 'Who called; null where nobody had to say, or the token was not good.',
  created_at: 'When it came.',
});
export const RequestLogEntries = filteredPage('RequestLogEntries', RequestLogEntry);

export const listRequests = operation({
  id: 'list_requests',
  method: 'GET',
  path: '/requests',
  tag: 'Requests',
  summary: 'List calls of the API.',
  description:
    'Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator ' +
    'says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. ' +
    'A page may be short while more follow.',
  access: token('audit-logs.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      request_id: optional(Uuid),
      operation: optional(text(100)),
      api_key_pair_id: optional(Uuid),
      user_id: optional(Uuid),
      status: optional(integer(100, 599)),
      status_gte: optional(integer(100, 599)),
      error_code: optional(text(100)),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
      of_nobody: optional(Type.Boolean()),
    }),
    {
      request_id: 'Only the call that was answered with this `x-request-id`.',
      operation: 'Only calls of this operation.',
      api_key_pair_id: 'Only calls by this key.',
      user_id: 'Only calls by this person.',
      status: 'Only calls that were answered so.',
      status_gte: 'Only calls that were answered so or higher: 400 for all errors.',
      error_code: 'Only calls that ended in this error.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
      of_nobody:
        'Only calls of which it was not known for which merchant account they were: without a good token, or without ' +
        'any. For callers who may act for every merchant account.',
    },
  ),
  responses: { 200: RequestLogEntries },
});
