import { createDb, type Connection, type Db } from '../../server/db/db.ts';
import { cluster, execute } from './cluster.ts';
import { insideARun } from './recording.ts';

export type TestDb = Readonly<{ db: Db; connection: Connection; close(): Promise<void> }>;

/**
 * A migrated, empty database of this test file's own; with `template0`, one without any schema; with another
 * name, a copy of that database, which nobody may be connected to.
 */
export async function testDb(options: Readonly<{ template?: string }> = {}): Promise<TestDb> {
  const { host, user, template: migrated } = await cluster();
  const template = options.template ?? migrated;
  serial += 1;
  const database = `test_${process.pid}_${serial}`;
  const administration = { host, user, database: 'postgres' };
  await execute(administration, `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const connection = { host, user, database };
  const db = createDb(connection);
  const close = async (): Promise<void> => {
    await db.close();
    // Within a whole run the database stays for the leak scan, which reads its files.
    if (!insideARun()) await execute(administration, `DROP DATABASE ${database} WITH (FORCE)`);
  };
  return { db, connection, close };
}

let serial = 0;
