import pg from 'pg';
import { clientConfig, type Connection } from '../../server/db/db.ts';

/** As PostgreSQL writes that there is no limit. */
const UNLIMITED_MS = 0;

/** Runs one statement over a connection of its own, however long it takes: copies wait for a disk. */
export async function execute(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection, UNLIMITED_MS));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
