import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApiKeyPair, ROLE_SLUGS, type RoleSlug } from '../server/access/bootstrap.ts';
import { type Config, readConfig } from '../server/config.ts';
import { createDb, type Db } from '../server/db/db.ts';
import { deleteApiKeyPair, findApiKeyPair, listApiKeyPairs } from '../server/db/queries/api-key-pairs.ts';
import type { Position } from '../server/db/keyset.ts';
import { findMerchantAccount } from '../server/db/queries/merchant-accounts.ts';
import { API_VERSIONS } from '../server/domain/api-version.ts';
import { parseMerchantAccountId, parseUuid } from '../server/domain/ids.ts';
import { firstKeyFile } from '../server/machine/instance-files.ts';
import { systemClock } from '../server/machine/clock.ts';
import { makeFolder } from '../server/machine/folder.ts';
import { StartError } from '../server/machine/start-error.ts';
import { confirm } from './confirm.ts';
import { connectionOf } from './connection.ts';

export const USAGE =
  'keys list | create [--name TEXT] [--version 2026-11-01|published] [--role ROLE]… ' +
  '[--merchant-account ID]… [--out FILE] | revoke ID --yes    API keys';

const PAGE = 100;

/** Works on the database, so that a lost key is replaced by whoever can reach that, and by nobody else. */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      name: { type: 'string', default: 'Command line' },
      version: { type: 'string' },
      role: { type: 'string', multiple: true, default: ['full-access'] },
      'merchant-account': { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      yes: { type: 'boolean' },
    },
  });
  const config = readConfig();
  const [verb, id, ...rest] = positionals;
  if (rest.length > 0 || (verb === 'revoke') !== (id !== undefined)) throw usage();
  const db = createDb(connectionOf(config));
  try {
    if (verb === 'list') return await list(db);
    if (verb === 'revoke') return await revoke(db, id ?? '', values.yes);
    if (verb !== 'create') throw usage();
    await create(config, db, {
      name: values.name,
      version: oneOf('--version', API_VERSIONS, values.version ?? config.apiVersion),
      roles: values.role.map((role) => oneOf('--role', ROLE_SLUGS, role)),
      merchantAccountIds: values['merchant-account'],
      out: values.out === undefined ? null : path.resolve(values.out),
    });
  } finally {
    await db.close();
  }
}

type Wanted = Readonly<{
  name: string;
  version: (typeof API_VERSIONS)[number];
  roles: readonly RoleSlug[];
  merchantAccountIds: readonly string[];
  out: string | null;
}>;

async function create(config: Config, db: Db, wanted: Wanted): Promise<void> {
  for (const id of wanted.merchantAccountIds) {
    const parsed = parseMerchantAccountId(id);
    if (parsed === null || (await findMerchantAccount(db, parsed)) === null)
      throw new StartError(`There is no merchant account ${JSON.stringify(id)}.`);
  }
  if (wanted.out !== null && existsSync(wanted.out))
    throw new StartError(`${wanted.out} is there already: name another file with --out.`);
  const made = await createApiKeyPair(
    { db, clock: systemClock() },
    {
      displayName: wanted.name,
      roles: wanted.roles,
      apiVersion: wanted.version,
      merchantAccountIds: wanted.merchantAccountIds,
    },
  );
  const file = wanted.out ?? freeFile(config.dataDir, made.apiKeyPairId);
  makeFolder(wanted.out === null ? 'RAILYARD_DATA_DIR' : 'The folder of --out', path.dirname(file));
  writeFileSync(file, made.privateKeyPem, { mode: 0o600, flag: 'wx' });
  process.stdout.write(
    `${made.apiKeyPairId} speaks ${wanted.version}\nIts private key is in ${file}, and nowhere else\n`,
  );
}

/** The place where the other commands look, unless a key is there. */
function freeFile(dataDir: string, apiKeyPairId: string): string {
  const file = firstKeyFile(dataDir);
  return existsSync(file) ? path.join(dataDir, `api-key-${apiKeyPairId}.pem`) : file;
}

async function list(db: Db): Promise<void> {
  let position: Position | null = null;
  for (;;) {
    const { rows, hasNext } = await listApiKeyPairs(db, null, { limit: PAGE, position });
    for (const row of rows)
      process.stdout.write(
        `${row.api_key_pair_id}  ${row.api_version}  ${row.active ? 'active' : 'switched off'}  last ` +
          `used ${row.last_used_at ?? 'never'}  ${row.display_name}\n`,
      );
    if (!hasNext) return;
    position = { direction: 'next', values: rows.at(-1)?.sort_values ?? [] };
  }
}

async function revoke(db: Db, id: string, yes: boolean | undefined): Promise<void> {
  const missing = new StartError(`There is no API key ${JSON.stringify(id)}: railyard keys list shows them.`);
  const parsed = parseUuid(id);
  const found = parsed === null ? null : await findApiKeyPair(db, null, parsed);
  if (parsed === null || found === null) throw missing;
  const used = found.last_used_at === null ? 'was never used' : `was last used ${found.last_used_at}`;
  confirm(
    yes,
    `Revoking ends the API key ${JSON.stringify(found.display_name)} for good: whoever signs with it is refused. ` +
      `It ${used}.`,
  );
  if (!(await deleteApiKeyPair(db, null, parsed, new Date()))) throw missing;
  process.stdout.write(`${id} is revoked; processes that run refuse it within two seconds\n`);
}

function oneOf<Word extends string>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (word === undefined)
    throw new StartError(`${option} takes ${words.join(' or ')}, and not ${JSON.stringify(given)}.`);
  return word;
}

function usage(): StartError {
  return new StartError(`Usage: ./railyard ${USAGE}`);
}
