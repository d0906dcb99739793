import type pg from 'pg';
import { type Connection, openClient } from '../server/db/db.ts';
import { StartError } from '../server/platform/start-error.ts';

/** What belongs to no merchant account, and every node has a copy of: small, and read with what is spread. */
export const COPIED: readonly string[] = [
  'public.instance',
  'public.merchant_accounts',
  'public.api_key_pairs',
  'public.roles',
  'public.users',
  'public.role_assignments',
  'public.user_invitations',
  'public.passkeys',
  'public.sessions',
  'public.login_challenges',
  'public.role_assignment_limits',
  'public.user_identities',
  'public.identity_logins',
  'public.identity_sessions',
  'public.webhook_subscriptions',
  'vault.root_keys',
];
/** What nothing else is read with. The schema of the simulated processors is another company's, and stays, too. */
export const STAYING: readonly string[] = ['public.migrations', 'public.rate_limits'];
/** Tables that have another column to be spread by: each start of a vault writes a chain of its own. */
export const SPREAD_BY: Readonly<Record<string, string>> = { 'vault.access_log': 'stream_id' };

const MERCHANT_ACCOUNT = 'merchant_account_id';
/** A table that has rows is copied to its shards. */
const STATEMENT_TIMEOUT_MS = 12 * 60 * 60_000;

/** What was done, by table. What was done before is in none of them. */
export type Distribution = Readonly<{
  nodes: number;
  keys: readonly string[];
  copied: readonly string[];
  spread: readonly string[];
}>;

/**
 * Spreads a migrated database over the nodes of Citus: each table by its merchant account, all of one merchant account
 * on one node. Repeating it does what is left to do. The service is stopped meanwhile.
 * @throws StartError where the extension, its nodes or the stop is missing
 */
export async function distribute(connection: Connection): Promise<Distribution> {
  const client = await openClient(connection, STATEMENT_TIMEOUT_MS);
  try {
    const nodes = await nodesOf(client);
    const left = (await tablesOf(client)).filter(({ isDone, name }) => !isDone && !STAYING.includes(name));
    if (left.length > 0) await refuseWhileUsed(client);
    const keys = await replaceKeys(client);
    const copied = left.filter(({ name }) => COPIED.includes(name));
    const spread = left.filter(({ name }) => !COPIED.includes(name));
    for (const { name } of inOrder(copied)) await client.query('SELECT create_reference_table($1)', [name]);
    for (const family of familiesOf(spread)) await inOne(client, () => spreadFamily(client, namesOf(family)));

    return { nodes, keys, copied: namesOf(copied), spread: namesOf(spread) };
  } finally {
    await client.end();
  }
}

async function nodesOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ is: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_node') IS NOT NULL AS is`,
  );
  if (rows[0]?.is !== true)
    throw new StartError(
      'This database has no Citus, which --distributed spreads tables with: have a superuser run ' +
        'CREATE EXTENSION citus in it, and on every node that is to take a part; docs/scale.md says how.',
    );

  const nodes = await client.query('SELECT FROM pg_dist_node WHERE shouldhaveshards AND isactive');
  if (nodes.rows.length === 0)
    throw new StartError(
      'No node of Citus takes tables: add each with SELECT citus_add_node(host, port), or have this one take ' +
        "them with SELECT citus_set_node_property(host, port, 'shouldhaveshards', true).",
    );
  return nodes.rows.length;
}

/** A table is locked while its rows are copied, and a process that was started before knows no engine. */
async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name = 'railyard'`,
  );
  if (rows.length > 0)
    throw new StartError(
      `${rows.length} connections of the service are open: stop all its processes first, and start them again after.`,
    );
}

type Table = Readonly<{ name: string; isDone: boolean; refersTo: readonly string[] }>;

async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname || '.' || c.relname AS name,
       EXISTS (SELECT FROM pg_dist_partition p WHERE p.logicalrelid = c.oid) AS "isDone",
       ARRAY(SELECT rn.nspname || '.' || r.relname FROM pg_constraint k JOIN pg_class r ON r.oid = k.confrelid
         JOIN pg_namespace rn ON rn.oid = r.relnamespace
         WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "refersTo"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'vault')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1`,
  );
  return rows;
}

/** What a table refers to comes before it. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table): void => {
    for (const before of tables) if (table.refersTo.includes(before.name)) add(before);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

/**
 * Keys that set a column to null: of databases that were begun before a deletion did that by itself (0032). None may
 * where the merchant account is one of its columns.
 */
async function replaceKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `SELECT k.conname AS name, format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s', k.conrelid::regclass,
       k.conname, k.conname,
       regexp_replace(pg_get_constraintdef(k.oid), ' ON DELETE SET NULL \\(.*\\)', '')) AS statement
     FROM pg_constraint k WHERE k.contype = 'f' AND k.confdeltype = 'n' AND k.connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of rows) await client.query(statement);
  return rows.map(({ name }) => name);
}

/** Tables that keys join, each with the rest of its own: a key may not lead from a spread table to one that is not. */
function familiesOf(tables: readonly Table[]): readonly (readonly Table[])[] {
  const families: Table[][] = [];
  for (const table of tables) {
    const joins = (other: Table): boolean =>
      table.refersTo.includes(other.name) || other.refersTo.includes(table.name);
    const joined = families.filter((family) => family.some(joins));
    for (const family of joined) families.splice(families.indexOf(family), 1);
    families.push([table, ...joined.flat()]);
  }
  return families;
}

/** Without their keys, which come back when both their ends are spread; in one SQL transaction, so none is lost. */
async function spreadFamily(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname,
         pg_get_constraintdef(k.oid)) AS add
     FROM pg_constraint k
     WHERE k.contype = 'f' AND k.conrelid = ANY ($1::regclass[]) AND k.confrelid <> ALL ($2::regclass[])`,
    [names, COPIED],
  );
  for (const { drop } of keys) await client.query(drop);
  for (const name of names) await spreadOut(client, name);
  for (const { add } of keys) await client.query(add);
}

/** All but the first lie with it, so that rows of a merchant account are on one node. */
async function spreadOut(client: pg.Client, name: string): Promise<void> {
  const column = SPREAD_BY[name] ?? MERCHANT_ACCOUNT;
  const { rows } = await client.query<{ table: string }>(
    `SELECT p.logicalrelid::text AS table FROM pg_dist_partition p
     WHERE p.partmethod = 'h' AND column_to_column_name(p.logicalrelid, p.partkey) = $1
     ORDER BY p.logicalrelid LIMIT 1`,
    [MERCHANT_ACCOUNT],
  );
  const beside = column === MERCHANT_ACCOUNT ? (rows[0]?.table ?? 'none') : 'none';
  await client.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [name, column, beside]);
}

async function inOne(client: pg.Client, work: () => Promise<void>): Promise<void> {
  // Keys to tables that every node has a copy of are checked by one connection a node.
  await client.query("BEGIN; SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // The first error is the one to tell.
    throw error;
  }
}

function namesOf(tables: readonly Table[]): readonly string[] {
  return tables.map(({ name }) => name);
}
