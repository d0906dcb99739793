import { databaseOf, readConfig } from '../server/config.ts';
import { API_ROLE, VAULT_ROLE, grantRoles } from '../server/db/database-roles.ts';
import { migrate, migrationFolders } from '../server/db/migrate.ts';
import { StartError } from '../server/platform/start-error.ts';
import { type Distribution, distribute } from './distribute.ts';
import { type CommandHelp, JSON_OPTION } from '../packages/cli/src/help.ts';
import { print, readWords } from '../packages/cli/src/words.ts';

/** What `./railyard help database` prints. */
export const HELP: CommandHelp = {
  name: 'database',
  usage: ['database', 'database --distributed'],
  options: {
    '--distributed': 'spread the tables over the nodes of Citus, by merchant account',
    ...JSON_OPTION,
  },
  examples: ['database'],
};

/**
 * For installations where API and vault run under database users of their own: neither may change the schema,
 * so its owner does.
 * @throws StartError where no database is named, or its user may not change the schema
 * @example ./railyard database
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = readWords(HELP, { args: [...words], options: OPTIONS });
  const config = readConfig();
  const named = databaseOf(config);
  if (named === null)
    throw new StartError('DATABASE_URL must name the database; the embedded one needs no roles.');
  const connection = values.distributed === true ? { ...named, distributed: true } : named;
  const applied = await migrate(connection, new Date(), migrationFolders(config.environment));
  const distribution = values.distributed === true ? await distribute(connection) : null;
  await grantRoles(connection);
  const text = `${applied.length} migrations applied; ${API_ROLE} and ${VAULT_ROLE} have their rights`;
  const more = distribution === null ? '' : `\n${sentenceOf(distribution)}`;
  print(values.json, text + more, { applied, roles: [API_ROLE, VAULT_ROLE], distribution });
}

const OPTIONS = { json: { type: 'boolean' }, distributed: { type: 'boolean' } } as const;

function sentenceOf({ nodes, keys, copied, spread }: Distribution): string {
  if (spread.length + copied.length === 0) return `every table is spread over ${nodes} nodes already`;
  return (
    `${spread.length} tables are spread over ${nodes} nodes by merchant account; ${copied.length} have a copy on ` +
    `every node; ${keys.length} keys were replaced`
  );
}
