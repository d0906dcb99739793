import { testDb } from '../../test/harness/pure-db.ts';

const SYSTEM = `'pg_catalog', 'information_schema', 'pg_toast'`;
const SANDBOX = `'simulator'`;

/** server/db/schema.sql: what the migrations add up to, in an order that does not depend on theirs. */
export function schemaDump(): Promise<string> {
  return dumpOf('server/db/migrations', `n.nspname NOT IN (${SYSTEM}, ${SANDBOX})`);
}

/** sandbox/schema.sql: the books of simulated processors. */
export function sandboxSchemaDump(): Promise<string> {
  return dumpOf('sandbox/migrations', `n.nspname = ${SANDBOX}`);
}

async function dumpOf(migrations: string, ours: string): Promise<string> {
  const { db, close } = await testDb();
  try {
    const domains = await db.query<{ definition: string }>({ name: '', text: domainsOf(ours) }, []);
    const tables = await db.query<Table>({ name: '', text: tablesOf(ours) }, []);
    const routines = await db.query<{ definition: string }>({ name: '', text: routinesOf(ours) }, []);
    const printed = [
      `-- Printed from the migrated database by \`npm run golden\`; the source is ${migrations}.`,
      domains.map(({ definition }) => `${definition};`).join('\n'),
      ...tables.map(printTable),
      ...routines.map(({ definition }) => `${definition.trim()};`),
    ];
    return `${printed.filter((part) => part !== '').join('\n\n')}\n`;
  } finally {
    await close();
  }
}

type Table = Readonly<{
  name: string;
  unlogged: boolean;
  columns: string[];
  constraints: string[];
  indexes: string[];
  triggers: string[];
}>;

function printTable(table: Table): string {
  const lines = [...table.columns, ...table.constraints].map((line) => `  ${line}`).join(',\n');
  const after = [...table.indexes, ...table.triggers].map((line) => `\n${line};`).join('');
  return `CREATE ${table.unlogged ? 'UNLOGGED ' : ''}TABLE ${table.name} (\n${lines}\n);${after}`;
}

const domainsOf = (ours: string): string => `
  SELECT format('CREATE DOMAIN %s AS %s %s', t.oid::regtype, t.typbasetype::regtype, pg_get_constraintdef(k.oid))
    AS definition
  FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace JOIN pg_constraint k ON k.contypid = t.oid
  WHERE ${ours} ORDER BY n.nspname, t.typname, k.conname`;

const tablesOf = (ours: string): string => `
  SELECT c.oid::regclass::text AS name, c.relpersistence = 'u' AS unlogged,
    ARRAY(SELECT quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
            || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
            || coalesce(CASE WHEN a.attgenerated <> ''
                 THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                 ELSE ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END, '')
            || CASE a.attidentity WHEN '' THEN '' ELSE ' GENERATED AS IDENTITY' END
          FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum) AS columns,
    ARRAY(SELECT 'CONSTRAINT ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) FROM pg_constraint k
          WHERE k.conrelid = c.oid AND k.contype <> 'n'
          ORDER BY k.contype = 'p' DESC, k.contype, k.conname) AS constraints,
    ARRAY(SELECT pg_get_indexdef(x.indexrelid) FROM pg_index x
          WHERE x.indrelid = c.oid AND NOT EXISTS (
            SELECT FROM pg_constraint k WHERE k.conindid = x.indexrelid AND k.contype IN ('p', 'u', 'x'))
          ORDER BY x.indexrelid::regclass::text) AS indexes,
    ARRAY(SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
          ORDER BY t.tgname) AS triggers
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND ${ours} ORDER BY n.nspname, c.relname`;

const routinesOf = (ours: string): string =>
  'SELECT pg_get_functiondef(p.oid) AS definition FROM pg_proc p JOIN pg_namespace n ON n.oid = ' +
  `p.pronamespace WHERE ${ours} AND p.prokind IN ('f', 'p') ORDER BY n.nspname, p.proname`;
