import type { FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import type { Callers } from '../access/callers.ts';
import type { RateLimit } from '../access/rate-limit.ts';
import type { AuditTrail } from '../access/audit.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import type { LiveSessions } from '../people/live-sessions.ts';
import type { Parts } from '../parts.ts';
import type { AccessLog } from './access-log.ts';
import type { EventStreams } from './event-stream.ts';
import type { RequestLog } from './request-log.ts';
import type { VocabularyWarning } from './vocabulary-warning.ts';
import type { HeldWrites } from '../restore/held-writes.ts';
import type { Cursors } from './pagination.ts';

/** What the edge holds beside the parts: built once by `createApp`. */
export type Edge = Readonly<{
  parts: Parts;
  callers: Callers;
  /** Who is logged in at the dashboard. */
  sessions: LiveSessions;
  /** How this host knows callers: the API's by their tokens, the dashboard's by their cookie. */
  admit(asked: AskedToEnter): Promise<Admission>;
  rateLimit: RateLimit;
  audit: AuditTrail;
  cursors: Cursors;
  accessLog: AccessLog;
  requestLog: RequestLog;
  streams: EventStreams;
  vocabulary: VocabularyWarning;
  heldWrites: HeldWrites;
  /** Of the instance: references at processors follow from requests under it. */
  referenceKey: Buffer;
}>;

export type AskedToEnter = Readonly<{
  operation: Operation;
  request: FastifyRequest;
  headers: RequestHeaders;
  /** Of requests that name no version and have no key that would. */
  fallbackVersion: ApiVersion;
  /** False: it is only asked whether the caller is still let in, which keeps no session alive. */
  isUse?: boolean;
}>;
