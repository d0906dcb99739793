import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clientConfig, type Statement, statements } from '../../server/db/db.ts';
import { testDb } from '../../test/harness/pure-db.ts';

/**
 * server/db/statements.golden.txt: what PostgreSQL says of every statement: the types of its parameters, and
 * names and types of the columns it answers. Where these are all columns of a table, the table's name stands.
 */
export async function describeStatements(): Promise<string> {
  await importQueries();
  const { connection, close } = await testDb();
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    const known = await catalogue(client);
    const lines: string[] = [];
    for (const statement of [...statements.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const { parameters, columns } = await describe(client, statement);
      const types = parameters.map((oid, index) => `$${index + 1} ${known.types.get(oid) ?? oid}`);
      lines.push(statement.name, ...wrapped('←', types), ...wrapped('→', columnsOf(columns, known)), '');
    }
    return `Printed by \`npm run golden\` from what PostgreSQL says of each statement.\n\n${lines.join('\n')}`;
  } finally {
    await client.end();
    await close();
  }
}

export async function importQueries(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../../server/db/queries');
  for (const file of fs.readdirSync(folder).sort())
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) await import(path.join(folder, file));
}

type Column = Readonly<{ name: string; tableID: number; columnID: number; dataTypeID: number }>;
type Described = Readonly<{ parameters: readonly number[]; columns: readonly Column[] }>;

/** Asks PostgreSQL by the protocol's own Describe, which runs nothing. */
function describe(client: pg.Client, { name, text }: Statement): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let columns: readonly Column[] = [];
    const fail = (error: Error): void => reject(new Error(`${name}: ${error.message}`));
    client.query({
      submit(connection: pg.Connection): void {
        connection.once('parameterDescription', (message: { dataTypeIDs: readonly number[] }) => {
          parameters = message.dataTypeIDs;
        });
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: readonly Column[] }) => void (columns = message.fields),
      handleReadyForQuery: () => resolve({ parameters, columns }),
      handleError: fail,
    } as pg.Submittable);
  });
}

type Catalogue = Readonly<{
  types: ReadonlyMap<number, string>;
  /** By oid: the name, and the number of columns. */
  tables: ReadonlyMap<number, Readonly<{ name: string; columns: readonly number[] }>>;
}>;

async function catalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    `SELECT oid, format_type(oid, NULL) AS name FROM pg_type`,
  );
  const tables = await client.query<{ oid: number; name: string; columns: number[] }>(
    `SELECT attrelid AS oid, attrelid::regclass::text AS name, array_agg(attnum::integer ORDER BY attnum) AS columns
     FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE c.relkind = 'r' AND attnum > 0 AND NOT attisdropped GROUP BY attrelid`,
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    tables: new Map(tables.rows.map(({ oid, ...table }) => [oid, table])),
  };
}

function columnsOf(columns: readonly Column[], { types, tables }: Catalogue): readonly string[] {
  const [first] = columns;
  if (first === undefined) return [];
  const table = tables.get(first.tableID);
  const isWhole =
    table !== undefined &&
    table.columns.length > 1 &&
    table.columns.every(
      (number, index) => columns[index]?.tableID === first.tableID && columns[index].columnID === number,
    );
  if (isWhole)
    return [`${table.name}.*`, ...columnsOf(columns.slice(table.columns.length), { types, tables })];
  const said = `${first.name} ${types.get(first.dataTypeID) ?? first.dataTypeID}`;
  return [said, ...columnsOf(columns.slice(1), { types, tables })];
}

const WIDTH = 110;

function wrapped(sign: string, items: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === undefined || last.length + item.length + 2 > WIDTH) lines.push(`    ${item}`);
    else lines[lines.length - 1] = `${last}, ${item}`;
  }
  return lines.map((line, index) => (index === 0 ? `  ${sign} ${line.trim()}` : line));
}
