import { type Config, databaseOf } from '../server/config.ts';
import type { Connection } from '../server/db/db.ts';
import { embeddedConnection } from '../server/db/embedded.ts';

/** The database of the settings: DATABASE_URL, or the embedded one of a Railyard that runs on the data folder. */
export function connectionOf(config: Config): Connection {
  return databaseOf(config) ?? embeddedConnection(config.dataDir);
}
