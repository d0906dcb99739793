import type { Callers } from '../access/callers.ts';
import type { RateLimit } from '../access/rate-limit.ts';
import type { AuditTrail } from '../access/audit.ts';
import type { Parts } from '../parts.ts';
import type { AccessLog } from './access-log.ts';
import type { VocabularyWarning } from './vocabulary-warning.ts';
import type { HeldWrites } from '../restore/held-writes.ts';
import type { Cursors } from './pagination.ts';

/** What the edge holds beside the parts: built once by `createApp`. */
export type Edge = Readonly<{
  parts: Parts;
  callers: Callers;
  rateLimit: RateLimit;
  audit: AuditTrail;
  cursors: Cursors;
  accessLog: AccessLog;
  vocabulary: VocabularyWarning;
  heldWrites: HeldWrites;
  /** Of the instance: references at processors follow from requests under it. */
  referenceKey: Buffer;
}>;
