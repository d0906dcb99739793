import pg from 'pg';
import { StartError } from '../platform/start-error.ts';

/** No connection was to be had, so nothing was sent. The log has been told once, when it began. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** Of several addresses that a name has, node:net tells all failures at once, and no message of its own. */
export function reasonOf(thrown: unknown): string {
  const [first] = thrown instanceof AggregateError ? thrown.errors : [thrown];
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? '';
}

/** What an operator can set right, as a sentence of what to do: no database, or a user without the rights. */
export function asOperatorsTrouble(thrown: unknown): unknown {
  if (thrown instanceof DatabaseAway)
    return new StartError(`The database of DATABASE_URL cannot be used: ${thrown.message}.`);

  if (isDatabaseLost(thrown))
    return new StartError(
      `The database went away while this process started: ${reasonOf(thrown)}. Start it again.`,
    );
  if (thrown instanceof pg.DatabaseError && thrown.code === '42501')
    return new StartError(
      `The user of DATABASE_URL lacks a right (${thrown.message}). Run \`./railyard database\` as the owner of the ` +
        'schema; which user each process has is in docs/key-management.md.',
    );
  return thrown;
}

/** Not a file of the operator's that is not there. */
function isDatabaseLost(thrown: unknown): thrown is Error {
  const kind = passingKindOf(thrown);
  if (thrown instanceof pg.DatabaseError) return kind !== null;
  return kind === 'silent' || (kind === 'connection' && codeOf(thrown) !== 'ENOENT');
}

/** A value that its column cannot take, so nothing was sent. */
export class Unsendable extends Error {
  constructor(column: string, cause: unknown) {
    super(`a value of ${column} cannot be sent: ${reasonOf(cause)}`, { cause });
  }
}

/** A statement that no answer came to: it may have happened. */
export class DatabaseSilent extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
  }
}

/** Trouble of another process's that passes by itself, as far as that process said. */
export class PassingTrouble extends Error {}

/** How loudly something that failed is logged by whoever asked for it. */
export function levelOf(thrown: unknown): 'debug' | 'warn' | 'error' {
  if (thrown instanceof DatabaseAway) return 'debug';
  return faultOf(thrown) === 'passing' ? 'warn' : 'error';
}

/** What passes by itself, by what it is: a label of the metric. */
export type PassingKind =
  | 'away'
  | 'silent'
  | 'connection'
  | 'undone'
  | 'busy'
  | 'stopped'
  | 'resources'
  | 'read-only'
  | 'full'
  | 'disk'
  | 'descriptors';

/**
 * What kind of trouble a thrown value is: `passing` (the server restarts, is full, lost the connection, or
 * undid the work: the same request may succeed in a moment), `unstorable_text` (NUL or a broken character
 * reached a text column), null for everything else.
 */
export function faultOf(thrown: unknown): 'passing' | 'unstorable_text' | null {
  const code = codeOf(thrown);
  if (thrown instanceof pg.DatabaseError && (code === '22021' || code === '22P05')) return 'unstorable_text';
  return passingKindOf(thrown) === null ? null : 'passing';
}

/** Null for what does not pass by itself. */
export function passingKindOf(thrown: unknown): PassingKind | null {
  if (!(thrown instanceof Error)) return null;
  if (thrown instanceof DatabaseAway) return 'away';
  if (thrown instanceof DatabaseSilent) return 'silent';
  if (thrown instanceof PassingTrouble) return 'connection';
  const code = codeOf(thrown);
  if (thrown instanceof pg.DatabaseError) return ofServer(code, thrown);
  const kind = PASSING_SYSTEM_CODES[code];
  if (kind !== undefined) return kind;
  return PASSING_TEXTS.some((text) => thrown.message.includes(text)) ? 'connection' : null;
}

/** The database answers, and takes nothing that is to be kept: so it goes for every payment. */
export function refusesWrites(thrown: unknown): boolean {
  const kind = thrown instanceof pg.DatabaseError ? passingKindOf(thrown) : null;
  return kind === 'read-only' || kind === 'full' || kind === 'disk';
}

/** A plan that a newer version's migration made stale: the server has done nothing. */
export function hasOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}

/** A unique constraint, or index, of this name lets the row not in. */
export function breaksUnique(thrown: unknown, constraint: string): boolean {
  return thrown instanceof pg.DatabaseError && thrown.code === '23505' && thrown.constraint === constraint;
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** By the longest beginning of its code that the table has. */
function ofServer(code: string, error: Error): PassingKind | null {
  if (hasOutdatedPlan(error)) return 'undone';
  for (let length = code.length; length >= 2; length -= 1) {
    const kind = PASSING_SERVER_CODES[code.slice(0, length)];
    if (kind !== undefined) return kind;
  }
  return null;
}

/** Codes and classes of PostgreSQL (its appendix A). */
const PASSING_SERVER_CODES: Readonly<Record<string, PassingKind>> = {
  '08': 'connection',
  '25006': 'read-only', // a server that was just demoted, or default_transaction_read_only
  '25P03': 'stopped', // idle_in_transaction_session_timeout
  '25P04': 'stopped', // transaction_timeout
  '40': 'undone',
  '53': 'resources', // too many connections, out of memory, a limit of the operator's
  '53100': 'full',
  '55006': 'busy', // object_in_use
  '55P03': 'busy', // lock_not_available
  '57': 'stopped', // statement_timeout, shut down, starting up
  '58': 'disk',
};

const PASSING_SYSTEM_CODES: Readonly<Record<string, PassingKind>> = {
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  ECONNABORTED: 'connection',
  EPIPE: 'connection',
  ENOENT: 'connection', // the server's Unix socket
  ENOTCONN: 'connection',
  ETIMEDOUT: 'connection',
  EHOSTUNREACH: 'connection',
  EHOSTDOWN: 'connection',
  ENETUNREACH: 'connection',
  ENETDOWN: 'connection',
  ENETRESET: 'connection',
  EADDRNOTAVAIL: 'connection', // no local port is left
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  ERR_STREAM_DESTROYED: 'connection',
  ERR_STREAM_WRITE_AFTER_END: 'connection',
  EAGAIN: 'resources',
  ENOBUFS: 'resources',
  ENOMEM: 'resources',
  EMFILE: 'descriptors',
  ENFILE: 'descriptors',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'disk',
};

/** What the driver says without a code. */
const PASSING_TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
];
