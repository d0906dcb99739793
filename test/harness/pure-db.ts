import { createDb, type Connection, type Db } from '../../server/db/db.ts';
import { cluster } from './cluster.ts';
import { execute } from './execute.ts';
import { insideARun } from './recording.ts';
import { copySpread, dropSpread, spreadConnection } from './spread-servers.ts';

export type TestDb = Readonly<{ db: Db; connection: Connection; close(): Promise<void> }>;

/** `true`: the statements for spread tables, on the one server that tests have (CONTRIBUTING.md). */
const AS_SPREAD = 'RAILYARD_TEST_DISTRIBUTED';

/**
 * A migrated, empty database of this test file's own; with `template0`, one without any schema; with another
 * name, a copy of that database, which nobody may be connected to. `distributed`: asked as if its tables were spread.
 */
export async function testDb(
  options: Readonly<{ template?: string; distributed?: boolean }> = {},
): Promise<TestDb> {
  const { host, user, template: migrated, spread } = await cluster();
  const template = options.template ?? migrated;
  serial += 1;
  const database = `test_${process.pid}_${serial}`;
  if (spread !== undefined && template !== 'template0') {
    await copySpread(spread, database, template);
    return openedDb(spreadConnection(spread, database), () => dropSpread(spread, database));
  }
  const server = spread?.[0] ?? { host, user };
  const administration = { ...server, database: 'postgres' };
  await execute(administration, `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const { distributed = process.env[AS_SPREAD] === 'true' } = options;
  return openedDb({ ...server, database, distributed }, async () => {
    // Within a whole run the database stays for the leak scan, which reads its files.
    if (!insideARun()) await execute(administration, `DROP DATABASE ${database} WITH (FORCE)`);
  });
}

function openedDb(connection: Connection, drop: () => Promise<void>): TestDb {
  const db = createDb(connection);
  const close = async (): Promise<void> => {
    await db.close();
    await drop();
  };
  return { db, connection, close };
}

let serial = 0;
