import { parseArgs } from 'node:util';
import { databaseOf, readConfig } from '../server/config.ts';
import { API_ROLE, VAULT_ROLE, grantRoles } from '../server/db/database-roles.ts';
import { migrate } from '../server/db/migrate.ts';
import { StartError } from '../server/machine/start-error.ts';

export const USAGE =
  'database    brings the schema of DATABASE_URL up to date and grants the roles of API and vault, as its owner';

/**
 * For installations where API and vault run under database users of their own: neither may change the schema,
 * so its owner does.
 */
export async function run(words: readonly string[]): Promise<void> {
  parseArgs({ args: [...words] });
  const connection = databaseOf(readConfig());
  if (connection === null)
    throw new StartError('DATABASE_URL must name the database; the embedded one needs no roles.');
  const applied = await migrate(connection, new Date());
  await grantRoles(connection);
  process.stdout.write(
    `${applied.length} migrations applied; ${API_ROLE} and ${VAULT_ROLE} have their rights\n`,
  );
}
