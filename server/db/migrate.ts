import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { type Connection, isDistributed, isPooled, openClient } from './db.ts';
import { reasonOf } from './faults.ts';

/** A migration may build an index over everything there is. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

/** A folder of numbered files, and what is written before their names in the `migrations` table. */
type MigrationFolder = Readonly<{ path: string; prefix: string }>;

const OWN: MigrationFolder = { path: join(import.meta.dirname, 'migrations'), prefix: '' };
const SANDBOX: MigrationFolder = {
  path: join(import.meta.dirname, '../../sandbox/migrations'),
  prefix: 'sandbox/',
};

/** The service's own tables, and in a sandbox the books of its simulated processors. */
export function migrationFolders(environment: 'sandbox' | 'production'): readonly MigrationFolder[] {
  if (environment === 'production') return [OWN];
  if (existsSync(SANDBOX.path)) return [OWN, SANDBOX];
  throw new StartError(
    'This installation is for production: it has no sandbox. Set RAILYARD_ENVIRONMENT=production, or start a ' +
      'sandbox from the repository.',
  );
}

/**
 * Brings the schema up to date: every numbered file of the folders once, in order, each in its own SQL transaction.
 * Processes that start together take turns on the `migrations` table's lock. Gives the names of the files that it
 * applied.
 */
export async function migrate(
  connection: Connection,
  now: Date,
  folders: readonly MigrationFolder[],
): Promise<readonly string[]> {
  const files = (await Promise.all(folders.map(readMigrations))).flat();
  const client = await connectClient(connection);
  try {
    if (!(await mayCreate(client))) return await refusePending(client, files);
    await createMigrationsTable(client);
    const applied: string[] = [];
    for (;;) {
      const name = await applyNext(client, files, now);
      if (name === null) return applied;
      applied.push(name);
    }
  } finally {
    await client.end();
  }
}

/**
 * A database that cannot be used is the operator's to set right: told in a sentence, without the address,
 * which may hold a password.
 */
async function connectClient(connection: Connection): Promise<pg.Client> {
  try {
    const client = await openClient(connection, STATEMENT_TIMEOUT_MS);
    const problem =
      (await problemOf(client, isPooled(connection))) ??
      (await spreadProblemOf(client, isDistributed(connection)));
    if (problem === null) return client;
    await client.end();
    throw new Error(problem);
  } catch (error) {
    if (!('connectionString' in connection)) throw error;
    const reason = reasonOf(error);
    const hint = reason.includes('startup parameter')
      ? ' A pooler stands there: set RAILYARD_DATABASE_POOLER=transaction.'
      : '';
    throw new StartError(`DATABASE_URL cannot be used: ${reason}.${hint}`);
  }
}

/** Why the service cannot work with what answers here; null where it can. */
async function problemOf(client: pg.Client, pooled: boolean): Promise<string | null> {
  const { rows } = await client.query<Session>(
    `SELECT current_setting('server_version_num') AS version, current_setting('TimeZone') AS zone,
       current_setting('DateStyle') AS dates, current_setting('statement_timeout') AS limit, current_user AS "user"`,
  );
  const [session] = rows;
  const major = Math.trunc(Number(session?.version) / 10_000);
  if (session === undefined || major < MAJOR_MIN)
    return `it is PostgreSQL ${major}, and ${MAJOR_MIN} or newer is needed`;

  const [wanted] = pooled ? OF_THE_USER.filter(({ fits }) => !fits(session)) : [];
  if (wanted === undefined) return null;
  const user = pg.escapeIdentifier(session.user);
  const statement = `ALTER ROLE ${user} SET ${wanted.to}`;
  return `behind a pooler the user's own settings count, so run: ${statement}; then have the pooler reconnect`;
}

/**
 * Citus has a trigger on each table that it spread. That the setting is on before they are spread is no fault: the
 * statements are right on one server, too.
 */
async function spreadProblemOf(client: pg.Client, isTold: boolean): Promise<string | null> {
  const { rows } = await client.query<{ spread: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE t.tgrelid = to_regclass('transactions') AND p.proname = 'citus_truncate_trigger') AS spread`,
  );
  return rows[0]?.spread === true && !isTold
    ? 'its tables are spread over servers: set RAILYARD_DATABASE_DISTRIBUTED=true'
    : null;
}

type Session = Readonly<{ version: string; zone: string; dates: string; limit: string; user: string }>;

/** What a session of a pooler must have of its user, since we cannot set it. */
const OF_THE_USER: readonly Readonly<{ to: string; fits: (session: Session) => boolean }>[] = [
  { to: "TimeZone = 'UTC'", fits: ({ zone }) => /^(?:Etc\/)?(?:UTC|GMT)$/.test(zone) },
  { to: "DateStyle = 'ISO'", fits: ({ dates }) => dates.startsWith('ISO') },
  { to: "statement_timeout = '15s'", fits: ({ limit }) => limit !== '0' },
];

const MAJOR_MIN = 15;

/** The database roles of API and vault processes work with the schema and do not change it. */
async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_schema_privilege(current_schema(), 'CREATE') AS may`,
  );
  return rows[0]?.may === true;
}

async function refusePending(client: pg.Client, files: readonly MigrationFile[]): Promise<readonly string[]> {
  const { rows } = await client
    .query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations ORDER BY name')
    .catch(() => ({ rows: [] })); // No table, or not ours to read: nothing is prepared for us.
  const pending = firstPending(files, new Map(rows.map((row) => [row.name, row.checksum])));
  if (pending !== null)
    throw new StartError(
      `Migration ${pending.name} is missing in this database, and its user may not change the ` +
        'schema: run `./railyard database` as the owner first.',
    );
  return [];
}

type MigrationFile = Readonly<{ name: string; text: string; checksum: string }>;

async function readMigrations({ path, prefix }: MigrationFolder): Promise<readonly MigrationFile[]> {
  const names = (await readdir(path)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined)
    throw new StartError(`Two migrations are numbered ${twice}; give one of them the next free number.`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(path, name), 'utf8');
      return { name: `${prefix}${name}`, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function createMigrationsTable(client: pg.Client): Promise<void> {
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, ' +
        'applied_at timestamptz NOT NULL)',
    );
  } catch (error) {
    // Two processes created it at the same moment: the other one won, which is as good.
    if (!(error instanceof pg.DatabaseError) || !['23505', '42P07', '42710'].includes(error.code ?? ''))
      throw error;
  }
}

async function applyNext(
  client: pg.Client,
  files: readonly MigrationFile[],
  now: Date,
): Promise<string | null> {
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}; LOCK TABLE migrations IN SHARE ROW EXCLUSIVE MODE`,
  );
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations ORDER BY name',
    );
    const next = firstPending(files, new Map(rows.map((row) => [row.name, row.checksum])));
    if (next !== null) {
      if (next.name.startsWith(SANDBOX.prefix)) await refuseProduction(client);
      await client.query(next.text).catch((error: unknown) => {
        throw new Error(
          `Migration ${next.name} failed: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      });
      await client.query('INSERT INTO migrations (name, checksum, applied_at) VALUES ($1, $2, $3)', [
        next.name,
        next.checksum,
        now,
      ]);
    }
    await client.query('COMMIT');
    return next?.name ?? null;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // The first error is the one to tell.
    throw error;
  }
}

/** Nothing of a sandbox comes into a database of production, which is refused before it is changed. */
async function refuseProduction(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ environment: string }>('SELECT environment FROM instance');
  if (rows[0]?.environment === 'production') throw new StartError(ofAnother('production', 'sandbox'));
}

/** Why a database that the one environment began serves no process of the other. */
export function ofAnother(begunBy: string, environment: string): string {
  return (
    `This database was begun by a ${begunBy} instance, and RAILYARD_ENVIRONMENT is ` +
    `${environment}: give each environment a database of its own.`
  );
}

function firstPending(
  files: readonly MigrationFile[],
  applied: ReadonlyMap<string, string>,
): MigrationFile | null {
  const changed = files.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  // Whose the database is, a sandbox's or production's, is asked once it is open, and told in a sentence of its own.
  const isSandbox = files.some(({ name }) => name.startsWith(SANDBOX.prefix));
  const unknown = [...applied.keys()].find(
    (name) => (isSandbox || !name.startsWith(SANDBOX.prefix)) && !files.some((file) => file.name === name),
  );
  const pending = files.find((file) => !applied.has(file.name)) ?? null;
  if (unknown !== undefined && changed === undefined && pending === null)
    throw new StartError(
      `This database has migration ${unknown}, which this version does not know: ` +
        'it belongs to a newer version. Start that one.',
    );
  const foreign = changed?.name ?? unknown;
  if (foreign !== undefined)
    throw new StartError(
      'This database was made by another version of Railyard, and is not carried over ' +
        `(migration ${foreign} is not the same in this one). Start that version, or begin with an empty ` +
        'database: another one in DATABASE_URL, or another folder in RAILYARD_DATA_DIR.',
    );

  return pending;
}
