import { createDb, type Db } from '../../server/db/db.ts';
import type { Rig } from '../rig.ts';
import { readFloor } from './statements.ts';

/** The floor has a database of its own on the service's PostgreSQL, as durable at every commit. */
export const DATABASE = 'floor';

/** Made with its tables. The caller closes it. */
export async function openFloorDatabase(rig: Pick<Rig, 'db' | 'socketFolder'>): Promise<Db> {
  const there = await rig.db.query(
    { name: '', text: `SELECT FROM pg_database WHERE datname = '${DATABASE}'` },
    [],
  );
  const db = createDb({ host: rig.socketFolder, user: 'railyard', database: DATABASE }, { poolSize: 1 });
  if (there.length > 0) return db;
  await rig.db.query({ name: '', text: `CREATE DATABASE ${DATABASE}` }, []);
  for (const text of readFloor('tables').split(/;\n/))
    if (text.trim() !== '') await db.query({ name: '', text }, []);
  return db;
}
