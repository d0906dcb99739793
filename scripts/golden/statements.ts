import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clientConfig, type Statement, statements } from '../../server/db/db.ts';
import { testDb } from '../../test/harness/pure-db.ts';

type StatementDescription = Readonly<{
  statement: Statement;
  parameters: readonly number[];
  columns: readonly Column[];
}>;

/** What PostgreSQL says of every statement, by name. */
async function describeAll(): Promise<Readonly<{ told: readonly StatementDescription[]; known: Catalogue }>> {
  await importQueries();
  const { connection, close } = await testDb();
  const client = new pg.Client(clientConfig(connection));

  await client.connect();
  try {
    const known = await catalogue(client);
    const told: StatementDescription[] = [];
    for (const statement of [...statements.values()].sort((a, b) => (a.name < b.name ? -1 : 1)))
      told.push({ statement, ...(await describe(client, statement)) });
    return { told, known };
  } finally {
    await client.end();
    await close();
  }
}
let described: ReturnType<typeof describeAll> | undefined;

/** What is of the simulated processors' books, by name. */
const OF_SANDBOX = /^simulat(?:or|ed_\w+)\./;

/**
 * server/db/answers.ts: what each statement answers, for the types of rows to be held to (server/db/answer-types.ts),
 * and in a comment what it takes. All columns of a table are told once.
 */
export async function answerTypes(): Promise<string> {
  const { answers, whole } = await answersOf((name) => !OF_SANDBOX.test(name));
  return (
    '/** Printed by `npm run golden` from what PostgreSQL says of each statement: `?` where it may be null. */\n' +
    `export interface Answers {\n${answers}}\n\n` +
    `/** All columns of a table. */\ntype WholeRow = {\n${whole}};\n`
  );
}

/** sandbox/queries/answers.ts: the same of the simulated processors' statements. */
export async function sandboxAnswerTypes(): Promise<string> {
  const { answers, whole } = await answersOf((name) => OF_SANDBOX.test(name));
  return (
    "import type {} from '../../server/db/answers.ts';\n\n" +
    '/** Printed by `npm run golden` from what PostgreSQL says of each statement: `?` where it may be null. */\n' +
    `declare module '../../server/db/answers.ts' {\n  interface Answers {\n${indented(answers)}  }\n}\n\n` +
    `/** All columns of a table. */\ntype WholeRow = {\n${whole}};\n`
  );
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

async function answersOf(
  isOurs: (statement: string) => boolean,
): Promise<Readonly<{ answers: string; whole: string }>> {
  const { told, known } = await (described ??= describeAll());
  const wholes = new Map<string, readonly string[]>();
  const printed = told
    .filter(({ statement }) => isOurs(statement.name))
    .map(({ statement: { name, text }, parameters, columns }) => {
      const taken = commentOf(columns.length > 0 ? '' : `${name}: `, parameters, known);
      if (columns.length === 0) return taken;
      const nullable = outerTablesOf(text, known);
      const word = (column: Column): string => memberOf(column, nullable, known);
      const tables: string[] = [];
      const members: string[] = [];

      for (const part of partsOf(columns, known)) {
        if (!('table' in part) || nullable.has(part.table)) members.push(...part.columns.map(word));
        else tables.push(part.table);
        if ('table' in part && !nullable.has(part.table)) wholes.set(part.table, part.columns.map(word));
      }
      const own = members.length === 0 ? [] : [`{\n${members.join('')}  }`];
      const parts = [...tables.map((table) => `WholeRow['${table}']`), ...own];
      return `${taken}  ${quoteName(name)}: ${parts.join(' & ')};\n`;
    });
  const whole = [...wholes]
    .sort()
    .map(([table, members]) => `  ${quoteName(table)}: {\n${members.join('')}  };\n`);

  return { answers: printed.join(''), whole: whole.join('') };
}

/** As the formatter has it. */
function quoteName(name: string): string {
  return name.includes('.') ? `'${name}'` : name;
}

function memberOf(
  { name, tableID, columnID, dataTypeID }: Column,
  outer: ReadonlySet<string>,
  { types, tables }: Catalogue,
): string {
  const type = types.get(dataTypeID) ?? '';
  const table = tables.get(tableID);
  const isNullable = table !== undefined && (outer.has(table.name) || table.nullable.includes(columnID));
  const word = WORDS[type] ?? (type.endsWith('[]') ? 'list' : 'other');
  return `    ${name}: '${word}${isNullable ? '?' : ''}';\n`;
}

/** Tables whose columns may be null because there may be no row. */
function outerTablesOf(text: string, { tables }: Catalogue): ReadonlySet<string> {
  const names = [...text.matchAll(/LEFT JOIN (\w+) /g)].map(([, name]) => name);
  return new Set([...tables.values()].map(({ name }) => name).filter((name) => names.includes(name)));
}

/** As the driver gives them (server/db/db.ts). What is in JSON, nobody but the parser of the row can say. */
const WORDS: Readonly<Record<string, string>> = {
  text: 'string',
  'character varying': 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'string',
  'timestamp with time zone': 'string',
  bigint: 'bigint',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
};

export async function importQueries(): Promise<void> {
  const folders = ['server/db/queries', 'sandbox/queries'].map((folder) =>
    path.join(import.meta.dirname, '../..', folder),
  );
  for (const folder of folders)
    for (const file of fs.readdirSync(folder).sort())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) await import(path.join(folder, file));
}

type Column = Readonly<{ name: string; tableID: number; columnID: number; dataTypeID: number }>;
type PreparedColumns = Readonly<{ parameters: readonly number[]; columns: readonly Column[] }>;

/**
 * Asks PostgreSQL by the protocol's own Describe, which runs nothing. The driver wraps `callback`, to clear its timer
 * for the answer there.
 */
function describe(client: pg.Client, { name, text }: Statement): Promise<PreparedColumns> {
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
      callback: () => resolve({ parameters, columns }),
      handleReadyForQuery(): void {
        this.callback();
      },
      handleError: fail,
    } as pg.Submittable & ThisType<{ callback(): void }>);
  });
}

type Catalogue = Readonly<{
  types: ReadonlyMap<number, string>;
  /** By oid: the name, the numbers of its columns, and of those that may be null. */
  tables: ReadonlyMap<
    number,
    Readonly<{ name: string; columns: readonly number[]; nullable: readonly number[] }>
  >;
}>;

async function catalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    `SELECT oid, format_type(oid, NULL) AS name FROM pg_type`,
  );
  const tables = await client.query<{ oid: number; name: string; columns: number[]; nullable: number[] }>(
    `SELECT attrelid AS oid, attrelid::regclass::text AS name,
       array_agg(attnum::integer ORDER BY attnum) AS columns,
       coalesce(array_agg(attnum::integer) FILTER (WHERE NOT attnotnull), '{}') AS nullable
     FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE c.relkind = 'r' AND attnum > 0 AND NOT attisdropped GROUP BY attrelid`,
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    tables: new Map(tables.rows.map(({ oid, ...table }) => [oid, table])),
  };
}

type Part =
  | Readonly<{ columns: readonly Column[] }>
  | Readonly<{ table: string; columns: readonly Column[] }>;

/** Columns one by one, but all of a table together. */
function partsOf(columns: readonly Column[], known: Catalogue): readonly Part[] {
  const [first] = columns;
  if (first === undefined) return [];
  const table = known.tables.get(first.tableID);
  const isWhole =
    table !== undefined &&
    table.columns.length > 1 &&
    table.columns.every(
      (number, index) => columns[index]?.tableID === first.tableID && columns[index].columnID === number,
    );
  const count = isWhole ? table.columns.length : 1;
  const part = { columns: columns.slice(0, count), ...(isWhole ? { table: table.name } : {}) };
  return [part, ...partsOf(columns.slice(count), known)];
}

/** The types of parameters; of a statement without an answer also its name. */
function commentOf(name: string, parameters: readonly number[], { types }: Catalogue): string {
  const words = parameters.map((oid, index) => `$${index + 1} ${types.get(oid) ?? oid}`).join(', ');
  const lines = `${name}${words || 'nothing'}`.match(/.{1,100}(?:, |$)/g) ?? [];
  return lines.map((line) => `  // ${line.trimEnd()}\n`).join('');
}
