import pg from 'pg';
import { clientConfig, type Connection } from '../../server/db/db.ts';

/** As PostgreSQL writes that there is no limit. */
const UNLIMITED_MS = 0;

/** Runs one statement over a connection of its own, however long it takes: copies wait for a disk. */
export async function execute(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection, UNLIMITED_MS));
  // A server that dies is told by the statement that it does not answer, and by nothing else.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
