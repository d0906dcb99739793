import pg from 'pg';
import { StartError } from '../machine/start-error.ts';

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
  if (thrown instanceof pg.DatabaseError && thrown.code === '42501')
    return new StartError(
      `The user of DATABASE_URL lacks a right (${thrown.message}). Run \`npx railyard database\` as the owner of the ` +
        'schema; which user each process has is in docs/key-management.md.',
    );
  return thrown;
}

/** How loudly something that failed is logged by whoever asked for it. */
export function levelOf(thrown: unknown): 'debug' | 'error' {
  return thrown instanceof DatabaseAway ? 'debug' : 'error';
}

/**
 * What kind of trouble a thrown value is: `passing` (the server restarts, is full, lost the connection, or
 * undid the work: the same request may succeed in a moment), `unstorable_text` (NUL or a broken character
 * reached a text column), null for everything else.
 */
export function faultOf(thrown: unknown): 'passing' | 'unstorable_text' | null {
  if (!(thrown instanceof Error)) return null;
  if (thrown instanceof DatabaseAway) return 'passing';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (thrown instanceof pg.DatabaseError) {
    if (code === '22021' || code === '22P05') return 'unstorable_text';
    return PASSING_CLASSES.some((prefix) => code.startsWith(prefix)) ? 'passing' : null;
  }
  if (PASSING_SOCKET_CODES.has(code)) return 'passing';
  return PASSING_TEXTS.some((text) => thrown.message.includes(text)) ? 'passing' : null;
}

/**
 * Connection lost, transaction undone, resources short, stopped by the operator, disk trouble (PostgreSQL
 * appendix A).
 */
const PASSING_CLASSES = ['08', '40', '53', '57', '58'];
const PASSING_SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EMFILE',
]);
/** What the driver says without a code. */
const PASSING_TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];
