import type { Db } from '../db/db.ts';
import { isReadOnly, tryToWrite } from '../db/queries/instance.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { lateJobs } from './turns.ts';

/** What can be wrong, as anybody may know it; the log has the sentence for the operator. */
export const WORDS = {
  database: 'The database does not answer',
  writes: 'The database takes no writes',
  vault: 'The vault cannot open what it keeps',
  process: 'This process is stopping',
  jobs: 'Periodic work has stopped',
} as const;

export type Trouble = Readonly<{ of: keyof typeof WORDS; reason: string }>;

export type Look = Readonly<{
  /** Whether this process can do what its role is for. */
  health(): Promise<Trouble | null>;
  /** Whether it is to be given work: it is healthy, and what runs in it by itself does run. */
  ready(): Promise<Trouble | null>;
}>;

const STOPPING: Trouble = { of: 'process', reason: 'stopping' };

/** Anybody may ask, as often as they like, and the answer costs statements: all who ask within it share one look. */
const SHARED_MS = 1_000;

/** The log tells when the health of a process changes. */
export function lookAfter(parts: MoneyParts, leaving: AbortSignal): Look {
  let last: Trouble | null = null;
  const look = async (): Promise<Trouble | null> => {
    const trouble = await troubleOf(parts);
    if (trouble?.reason !== last?.reason) {
      if (trouble === null) parts.log.info({}, 'healthy again');
      else parts.log.error({ part: trouble.of, reason: trouble.reason }, 'not healthy');
    }
    last = trouble;
    return trouble;
  };
  const shared = sharedFor(SHARED_MS, look);
  const health = async (): Promise<Trouble | null> => {
    if (leaving.aborted) return STOPPING;
    const trouble = await shared();
    const refusal = parts.config.role === 'vault' ? null : parts.db.writes.refusal; // since that look
    return trouble === null && refusal !== null ? { of: 'writes', reason: refusal } : trouble;
  };
  const ready = async (): Promise<Trouble | null> => {
    const late = lateJobs(parts.db);
    return (await health()) ?? (late.length === 0 ? null : { of: 'jobs', reason: late.join(', ') });
  };

  return { health, ready };
}

/** One call at a time, and its answer for as long after it ended. */
export function sharedFor<Value>(
  ms: number,
  call: () => Promise<Value>,
  nowMs = () => performance.now(),
): () => Promise<Value> {
  let shared: Promise<Value> | null = null;
  let endedAtMs = Infinity;
  return () => {
    if (shared !== null && nowMs() < endedAtMs + ms) return shared;
    endedAtMs = Infinity;
    shared = call().finally(() => {
      endedAtMs = nowMs();
    });
    return shared;
  };
}

async function troubleOf({ db, vault, config, clock, simulatorUrl }: MoneyParts): Promise<Trouble | null> {
  // The vault's own database role knows the vault's tables only; its health reads them.
  const ofDatabase = config.role === 'vault' ? null : await troubleOfDatabase(db, newId(clock.now()));
  if (ofDatabase !== null) return ofDatabase;
  try {
    const { environment, publicUrl } = config;
    const problem = await vault.health({ environment, publicUrl, simulatorUrl });
    return problem === null ? null : { of: 'vault', reason: problem };
  } catch (error) {
    const reason = error instanceof Problem ? (error.privateText ?? error.message) : String(error);
    return { of: 'vault', reason };
  }
}

/**
 * By the connections of payments, too. A database whose disk is full answers this as ever: that is known by what it
 * refused, and a write finds out whether it is over (docs/adr/0268).
 */
async function troubleOfDatabase(db: Db, id: string): Promise<Trouble | null> {
  let of: 'database' | 'writes' = 'database';
  try {
    const looks = await Promise.all([isReadOnly(db), isReadOnly(db.byKey)]);
    of = 'writes';
    if (looks.includes(true)) return { of, reason: 'the database is read-only' };
    if (db.writes.refusal !== null) await tryToWrite(db, id);
    db.writes.wroteAgain();
    return null;
  } catch (error) {
    return { of, reason: error instanceof Error ? error.message : 'no reason was given' };
  }
}
