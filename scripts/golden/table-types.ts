import { testDb } from '../../test/harness/pure-db.ts';

/** server/db/tables.ts: every column of the public schema, with the type in which a row in JSON tells it. */
export async function tableTypes(): Promise<string> {
  const { db, close } = await testDb();
  try {
    const columns = await db.query<Column>({ name: '', text: COLUMNS }, []);
    const tables = Map.groupBy(columns, ({ table }) => table);
    const printed = [...tables].map(
      ([table, ofTable]) =>
        `  ${table}: {\n${ofTable.map((column) => `    ${printColumn(column)}\n`).join('')}  };\n`,
    );
    return (
      '/** Printed from the migrated database by `npm run golden`; server/db/rows.test.ts holds ' +
      `row types to it. */\nexport type Tables = {\n${printed.join('')}};\n`
    );
  } finally {
    await close();
  }
}

/** Tables whose rows arrive in JSON, of which a statement has to say every column with its type. */
const FROM_JSON: ReadonlySet<string> = new Set([
  'ledger_entries',
  'operations',
  'settlement_lines',
  'disputes',
  'dispute_events',
  'dispute_files',
  'dispute_responses',
  'tenders',
  'transaction_actions',
  'transaction_events',
  'transactions',
  'webhook_events',
]);

/**
 * server/db/columns.ts: their columns, as SQL names their types, without what a domain adds; what the database draws
 * itself is left out.
 */
export async function tableColumns(): Promise<string> {
  const { db, close } = await testDb();
  try {
    const columns = await db.query<Column>({ name: '', text: COLUMNS }, []);
    const told = columns.filter(({ table, drawn }) => FROM_JSON.has(table) && !drawn);
    const printed = [...Map.groupBy(told, ({ table }) => table)].map(
      ([table, ofTable]) =>
        `  ${table}: {\n${ofTable.map(({ name, type }) => `    ${name}: '${type}',\n`).join('')}  },\n`,
    );
    const says = '/** Printed from the migrated database by `npm run golden`. */';
    return `${says}\nexport const COLUMNS = {\n${printed.join('')}} as const;\n`;
  } finally {
    await close();
  }
}

type Column = Readonly<{ table: string; name: string; type: string; nullable: boolean; drawn: boolean }>;

function printColumn({ name, type, nullable }: Column): string {
  const told = TYPES[type] ?? 'unknown';
  return `${name}: ${told}${nullable && told !== 'unknown' ? ' | null' : ''};`;
}

/** JSON columns are whatever their row type says. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'string',
  'timestamp with time zone': 'string',
  bigint: 'bigint',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  'text[]': 'readonly string[]',
  'uuid[]': 'readonly string[]',
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), NULL) AS type,
    NOT a.attnotnull AS nullable, a.attidentity <> '' AS drawn
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    JOIN pg_type t ON t.oid = a.atttypid
  WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`;
