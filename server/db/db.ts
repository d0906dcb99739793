import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../platform/log.ts';
import { beforeScrape, METRICS } from '../platform/metrics.ts';
import type { AnswerFor, AnswerOf, FilledIn } from './answer-types.ts';
import { Hosts, hostsOf, isStandby, NotThePrimary } from './database-hosts.ts';
import {
  DatabaseAway,
  DatabaseSilent,
  hasOutdatedPlan,
  passingKindOf,
  refusesWrites,
  Unsendable,
} from './faults.ts';
import { Presence } from './presence.ts';
import type { StateTrace } from './state-trace.ts';

/**
 * One SQL statement: a name (the prepared statement's, unique) and its text. All SQL stands in `db/queries/`.
 */
export type Statement<Answer = unknown> = Readonly<{
  name: string;
  text: string;
  /** What it answers, for the compiler only. */
  answers?: Answer;
}>;

export interface Queryable {
  /** Tables are spread over servers: what a statement writes or locks is of one merchant account. */
  readonly isDistributed?: boolean;
  /** Where state changes are told; absent: nowhere. */
  readonly trace?: StateTrace | undefined;
  /**
   * Runs one named statement; rows come back as declared by the caller, which compiles where PostgreSQL says the
   * same of the statement. bigint columns are `bigint`, timestamps are ISO text with microseconds.
   */
  query<Row>(statement: Statement<AnswerFor<NoInfer<Row>>>, values: readonly unknown[]): Promise<Row[]>;
}

export interface Db extends Queryable {
  /**
   * For statements that find a few rows by their keys in tables of any size: on connections of their own, where
   * the planner has no other choice. A plan is kept, and one that was made while a table was small would read it
   * whole for as long as nobody analyzes it. Behind a pooler none is kept, and the planner is free.
   */
  readonly byKey: Queryable;
  /**
   * Several statements in one SQL transaction. Never awaited across the network: pass only code that queries.
   * Retries 40001 and 40P01.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Whether the server takes what is to be kept, as far as its last refusal says. */
  readonly writes: Pick<Presence, 'refusal' | 'wroteAgain'>;
  close(): Promise<void>;
}

/** Where a database is: a URL, which may name several hosts, or the folder of its Unix socket. */
export type Connection = Readonly<{
  /** Tables are spread over servers by merchant account. */
  distributed?: boolean;
}> &
  (
    | Readonly<{
        connectionString: string;
        /** A pooler gives each transaction any of its sessions: none is set up, and none remembers a statement. */
        pooled?: boolean;
      }>
    | Readonly<{ host: string; port?: number; user: string; database: string; password?: string }>
  );

/** As a setting names it. */
export function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database, password } = connection;
  const who = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':');
  const where = new URLSearchParams({ host, ...(port === undefined ? {} : { port: String(port) }) });
  return `postgres://${who}@/${encodeURIComponent(database)}?${where.toString()}`;
}

type DbOptions = Readonly<{
  poolSize?: number;
  /** The server gives a statement up after this long. */
  statementTimeoutMs?: number;
  /** Is told when the database goes, and when it is back. */
  log?: Pick<Log, 'error' | 'warn'>;
  /** Is told of state changes. */
  trace?: StateTrace | undefined;
}>;

const POOL_SIZE = 16;
/** Few: their statements are shared by many callers (batch.ts). */
const POOL_BY_KEY_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Between two statements of a transaction: a process that stands still gives its locks up before whoever waits for
 * them does.
 */
const IDLE_IN_TRANSACTION_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** After its own time limit a server has this long to answer. */
const SILENCE_MS = 5_000;
/** How long a caller waits for the database to come back before the error reaches them. */
const ACQUIRE_DEADLINE_MS = 5_000;
const ACQUIRE_PAUSE_MS = 50;
const ACQUIRE_PAUSE_MAX_MS = 500;
/** What the pool says where no connection was given back in time: of the host it says nothing. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';
const CONFLICT_RETRIES_MAX = 5;
/** Each gives up one connection, and no pool has more of them. */
const OUTDATED_MAX = 40;

type Settings = Readonly<Record<string, string>>;
const BY_KEY: Settings = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' };

export function createDb(connection: Connection, options: DbOptions = {}): Db {
  let closing = false;
  const hosts = new Hosts(connection);
  const presence = new Presence(options.log);
  const run = runner(!isPooled(connection), options.statementTimeoutMs);
  const createPool = (max: number, settings: Settings): pg.Pool => {
    const pool = new pg.Pool({
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      Client: class extends pg.Client {
        constructor() {
          super(clientConfig(hosts.current, options.statementTimeoutMs, settings));
        }
      },
      // Also a lone host may lead to one: a proxy that goes by Patroni leads to the next primary while it is promoted.
      verify: standbyRefuser(run),
    });
    pool.on('error', (error) => {
      if (!closing) presence.lost(error);
    });

    // The pool listens to connections that nobody uses. One that breaks between two statements of a transaction
    // tells nobody else, and would end the process;
    // the next statement tells the caller.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      presence.connected();
    });
    return pool;
  };
  const queryable = (pool: pg.Pool): Queryable => ({
    isDistributed: isDistributed(connection),
    query: (statement, values) =>
      retryConflicts(() => withClient({ pool, hosts, presence }, (client) => run(client, statement, values))),
  });
  const pool = createPool(options.poolSize ?? POOL_SIZE, {});
  const poolByKey = createPool(POOL_BY_KEY_SIZE, BY_KEY);
  const forget = beforeScrape(() => countConnections({ main: pool, 'by-key': poolByKey }));

  return {
    ...queryable(pool),
    trace: options.trace,
    byKey: { ...queryable(poolByKey), trace: options.trace },
    transaction: (work) =>
      retryConflicts(() =>
        withClient({ pool, hosts, presence }, (client) => inTransaction(client, run, work)),
      ),
    writes: presence,
    close: async () => {
      closing = true;
      forget();
      await Promise.all([pool.end(), poolByKey.end()]);
    },
  };
}

/** As the pool asks it of a new connection. */
function standbyRefuser(run: Run): (client: pg.PoolClient, done: (problem?: Error) => void) => void {
  return (client, done) => {
    const tell = async (): Promise<void> => {
      const problem = await isStandby(queriesOn(client, run)).then(
        (is) => (is ? new NotThePrimary() : undefined),
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      done(problem);
    };
    void tell();
  };
}

function countConnections(pools: Readonly<Record<string, pg.Pool>>): void {
  for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    METRICS.databaseConnections.set({ pool: name, state: 'open' }, totalCount);
    METRICS.databaseConnections.set({ pool: name, state: 'idle' }, idleCount);
    METRICS.databaseConnections.set({ pool: name, state: 'waited-for' }, waitingCount);
  }
}

/** A connection for work that is done once: to the host that takes writes. */
export async function openClient(connection: Connection, statementTimeoutMs?: number): Promise<pg.Client> {
  const hosts = hostsOf(connection);
  let problem: unknown;

  for (const host of hosts) {
    const query_timeout = silenceMs(statementTimeoutMs);
    const client = new pg.Client({ ...clientConfig(host, statementTimeoutMs), query_timeout });
    try {
      await client.connect();
      if (hosts.length > 1 && (await isStandby(queriesOn(client, runner(false, statementTimeoutMs)))))
        throw new NotThePrimary();
      return client;
    } catch (error) {
      problem = error;
      await client.end().catch(() => undefined); // The first error is the one to tell.
    }
  }
  throw problem;
}

/**
 * What every connection of ours is opened with: UTC, ISO dates, a time limit, and our parsers. A pooler's sessions
 * have them by the settings of the database's user, which the start checks.
 */
export function clientConfig(
  connection: Connection,
  statementTimeoutMs: number = STATEMENT_TIMEOUT_MS,
  more: Settings = {},
): pg.ClientConfig {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    statement_timeout: String(statementTimeoutMs),
    ...more,
  };
  return {
    ...connection,
    application_name: 'railyard',
    ...(isPooled(connection)
      ? {}
      : {
          options: Object.entries(settings)
            .map(([name, value]) => `-c ${name}=${value}`)
            .join(' '),
        }),
    types: { getTypeParser },
  };
}

export function isPooled(connection: Connection): boolean {
  return 'pooled' in connection && connection.pooled === true;
}

export function isDistributed(connection: Connection): boolean {
  return connection.distributed === true;
}

/** Every statement ever declared, so that a test can prepare each against the real schema. */
export const statements = new Map<string, Statement & Readonly<{ filled: readonly string[] }>>();

/**
 * Declares a statement. `filled`: columns that may be null in their table, but never in what this answers: its own
 * conditions, or a CHECK, say so.
 */
export function sql<const Name extends string, const Filled extends string = never>(
  name: Name,
  text: string,
  filled: readonly Filled[] = [],
): Statement<FilledIn<AnswerOf<Name>, Filled>> {
  if (statements.has(name)) throw new Error(`BUG: two statements named ${name}`);
  if (name.length > 63) throw new Error(`BUG: PostgreSQL cuts names at 63 bytes: ${name}`);
  const statement = { name, text };
  statements.set(name, { ...statement, filled });
  return statement;
}

/**
 * The constraint or unique index that a statement broke, by name, where that is why it failed; null for every
 * other error.
 */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  return error.code?.startsWith('23') ? (error.constraint ?? '') : null;
}

/** Not sent, or failed by the server's own answer: nothing is committed. Where a connection broke, nobody knows. */
export function isUndone(error: unknown): boolean {
  return error instanceof Unsendable || (error instanceof pg.DatabaseError && error.severity === 'ERROR');
}

type Source = Readonly<{ pool: pg.Pool; hosts: Hosts; presence: Presence }>;

async function withClient<Result>(
  source: Source,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await acquire(source).catch((error: unknown) => {
    count(error);
    throw error;
  });
  try {
    const result = await work(client);
    client.release();
    source.presence.answered();
    return result;
  } catch (error) {
    count(error);
    if (refusesWrites(error)) source.presence.refusedWrite(error);
    // A connection that failed for any reason but a plain SQL error is not given to the next caller.
    client.release(!(error instanceof pg.DatabaseError) || isConnectionLost(error) || hasOutdatedPlan(error));
    throw error;
  }
}

function count(error: unknown): void {
  const kind = passingKindOf(error);
  if (kind !== null) METRICS.databaseFaults.inc({ kind });
}

/**
 * A connection, waiting out a restart of the database. Here a retry is safe because nothing was sent yet;
 * once a statement is on its way, a lost connection may hide a commit, so that error goes to the caller, who
 * re-reads by key.
 */
async function acquire({ pool, hosts, presence }: Source): Promise<pg.PoolClient> {
  const giveUpAt = performance.now() + ACQUIRE_DEADLINE_MS;
  for (let pauseMs = ACQUIRE_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, ACQUIRE_PAUSE_MAX_MS)) {
    const tried = hosts.current;
    try {
      return await pool.connect();
    } catch (error) {
      // We closed it: whoever still asks was given up with their caller, and the database is not away.
      if (pool.ending) throw new DatabaseAway(error);
      const isBusy = error instanceof Error && error.message === ALL_IN_USE;
      if (isBusy && !presence.isAway) throw error;
      if (!isBusy) hosts.leave(tried);
      if (!isConnectionLost(error) || performance.now() + pauseMs > giveUpAt) throw presence.refused(error);
      await delay(pauseMs);
    }
  }
}

type Run = <Row>(client: pg.ClientBase, statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

function queriesOn(client: pg.ClientBase, run: Run): Queryable {
  return { query: (statement, values) => run(client, statement, values) };
}

/** Where sessions are ours, they remember each statement by its name, and its plan. */
function runner(remembers: boolean, statementTimeoutMs?: number): Run {
  const timeoutMs = silenceMs(statementTimeoutMs);
  return async <Row>(client: pg.ClientBase, { name, text }: Statement, values: readonly unknown[]) => {
    const query = Object.assign(new pg.Query(text, [...values]), { name: remembers ? name : undefined });
    const result = await answerOf(client, query, timeoutMs);
    return result.rows as Row[]; // The caller declares the row beside the statement; a test prepares each statement.
  };
}

/**
 * As `client.query` of name, text and values, of which pg would take a copy by property descriptors: that takes
 * longer than all else that it does before the statement is on its way. Its time limit is ours, too: pg's keeps each
 * statement in memory until the next major collection (docs/adr/0218).
 */
async function answerOf(client: pg.ClientBase, query: pg.Query, timeoutMs: number): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  const timer = setTimeout(() => reject(new DatabaseSilent(timeoutMs)), timeoutMs);
  const callback = (error: Error | null, result: pg.QueryResult): void =>
    error === null ? resolve(result) : reject(error);

  try {
    client.query(Object.assign(query, { callback }));
    return await promise;
  } catch (error) {
    // The stack leads to a socket otherwise, and not to whoever asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Longer than the server's own limit, for a server that is gone without a word. */
function silenceMs(statementTimeoutMs: number = STATEMENT_TIMEOUT_MS): number {
  return statementTimeoutMs + SILENCE_MS;
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  run: Run,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const tx = queriesOn(client, run);
  const command = (text: string): Promise<unknown> => tx.query({ name: '', text }, []);
  await command(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`);
  try {
    const result = await work(tx);
    await command('COMMIT');
    return result;
  } catch (error) {
    // The first error is the one to tell; a dead connection is dropped by the caller.
    await command('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Serialization failures and deadlocks: the server has undone everything, so the same work may run again. */
async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1, outdated = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (hasOutdatedPlan(error) && outdated < OUTDATED_MAX) {
        outdated += 1;
        attempt -= 1;
        continue;
      }
      const conflict =
        error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
      if (!conflict || attempt > CONFLICT_RETRIES_MAX) throw error;
      await delay(attempt * attempt);
    }
  }
}

/**
 * Shut down, starting up, a standby, too many connections, or no connection at all: a proxy without a primary takes
 * one and ends it without a word.
 */
function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    passingKindOf(error) === 'connection' || ['57P01', '57P02', '57P03', '53300', '25006'].includes(code)
  );
}

const OID = {
  int8: 20,
  int8Array: 1016,
  timestamptz: 1184,
  timestamptzArray: 1185,
  date: 1082,
  dateArray: 1182,
  textArray: 1009,
  numeric: 1700,
} as const;

/**
 * pg's own parsers, but no value loses precision: bigint stays whole, times keep their microseconds, dates
 * and numerics stay text.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  switch (oid) {
    case OID.int8:
      return BigInt;
    case OID.int8Array:
      return (text) => plainArray(text).map((item) => (item === null ? null : BigInt(item)));
    case OID.timestamptz:
      return isoMicroseconds;
    case OID.timestamptzArray:
      return (text) => plainArray(text).map((item) => (item === null ? null : isoMicroseconds(item)));
    case OID.date:
    case OID.numeric:
      return (text) => text;
    case OID.dateArray:
      return plainArray;
    case OID.textArray:
      return textArray;
    default:
      return format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text');
  }
}

/**
 * `{1,NULL,"2026-11-21 09:00:00+00"}`. For arrays of numbers and times only: their items hold no comma, quote
 * or brace.
 */
function plainArray(text: string): (string | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : item.replaceAll('"', '')));
}

/** Lists of codes, which have nothing quoted, are most of what is read: this is four times as fast as pg's own. */
function textArray(text: string): unknown {
  const oid: number = OID.textArray;
  if (!text.startsWith('{') || /["\\{]|NULL/.test(text.slice(1)))
    return pg.types.getTypeParser(oid, 'text')(text);
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}

/**
 * `2026-11-21 09:00:00.1+00` → `2026-11-21T09:00:00.100000+00:00`, the API's own format. Sessions run in UTC.
 */
function isoMicroseconds(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00(?::00)?$/.exec(text);
  if (parts === null) {
    if (text === 'infinity' || text === '-infinity') return text;
    throw new Error(`BUG: PostgreSQL gave a time that is not ISO in UTC: ${text}`);
  }
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(6, '0')}+00:00`;
}
