import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApiKeyPair } from '../server/access/bootstrap.ts';
import { KEY_ROLE_SLUGS, type KeyRoleSlug } from '../server/access/roles.ts';
import { type Config, readConfig } from '../server/config.ts';
import { createDb, type Db } from '../server/db/db.ts';
import { deleteApiKeyPair, findApiKeyPair, listApiKeyPairs } from '../server/db/queries/api-key-pairs.ts';
import type { Position } from '../server/db/keyset.ts';
import { findMerchantAccount } from '../server/db/queries/merchant-accounts.ts';
import { API_VERSIONS } from '../server/domain/api-version.ts';
import { parseMerchantAccountId, parseUuid } from '../server/domain/ids.ts';
import { firstKeyFile } from '../server/platform/instance-files.ts';
import { systemClock } from '../server/platform/clock.ts';
import { makeFolder } from '../server/platform/folder.ts';
import { StartError } from '../server/platform/start-error.ts';
import { confirm } from '../packages/cli/src/confirm.ts';
import { connectionOf } from './connection.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from '../packages/cli/src/help.ts';
import { print, readWords, unknownWord } from '../packages/cli/src/words.ts';

/** What `./railyard help keys` prints. */
export const HELP: CommandHelp = {
  name: 'keys',
  usage: ['keys list', 'keys create [OPTIONS]', 'keys revoke ID --yes'],
  verbs: {
    list: 'shows every API key, and when it was last used',
    create: 'makes one, and writes its private key into a file',
    revoke: 'ends one for good (--yes)',
  },
  options: {
    '--name TEXT': 'create: what people call it',
    '--version VERSION': `create: the vocabulary it speaks, ${API_VERSIONS.join(' or ')}`,
    '--role ROLE': `create, once or more: ${KEY_ROLE_SLUGS.join(', ')}`,
    '--merchant-account ID': 'create, once or more: the only ones that it may act for',
    '--out FILE': 'create: where its private key goes',
    '--yes': 'revoke: yes, for good',
    ...JSON_OPTION,
  },
  examples: ['keys list', 'keys create --version published --out shop.pem', 'keys revoke ID --yes'],
};

const PAGE = 100;

/**
 * Works on the database, so that a lost key is replaced by whoever can reach that, and by nobody else.
 * @throws StartError where a word, an account or a key does not exist, or the file to write does
 * @example ./railyard keys create --version published --out shop.pem
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      name: { type: 'string', default: 'Command line' },
      version: { type: 'string' },
      role: { type: 'string', multiple: true, default: ['full-access'] },
      'merchant-account': { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      yes: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const config = readConfig();
  const [verb, id, ...rest] = positionals;
  refuseWords(verb, id, rest);

  const db = createDb(connectionOf(config));
  try {
    if (verb === 'list') return await list(db, values.json);
    if (verb === 'revoke') return await revoke(db, id ?? '', values);
    await create(config, db, {
      name: values.name,
      version: oneOf('--version', API_VERSIONS, values.version ?? config.apiVersion),
      roles: values.role.map((role) => oneOf('--role', KEY_ROLE_SLUGS, role)),
      merchantAccountIds: values['merchant-account'],
      out: values.out === undefined ? null : path.resolve(values.out),
      json: values.json,
    });
  } finally {
    await db.close();
  }
}

type NewKey = Readonly<{
  name: string;
  version: (typeof API_VERSIONS)[number];
  roles: readonly KeyRoleSlug[];
  merchantAccountIds: readonly string[];
  out: string | null;
  json: boolean | undefined;
}>;

async function create(config: Config, db: Db, wanted: NewKey): Promise<void> {
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
  const text = `${made.apiKeyPairId} speaks ${wanted.version}\nIts private key is in ${file}, and nowhere else`;
  print(wanted.json, text, { id: made.apiKeyPairId, version: wanted.version, file });
}

/** The place where the other commands look, unless a key is there. */
function freeFile(dataDir: string, apiKeyPairId: string): string {
  const file = firstKeyFile(dataDir);
  return existsSync(file) ? path.join(dataDir, `api-key-${apiKeyPairId}.pem`) : file;
}

async function list(db: Db, asJson: boolean | undefined): Promise<void> {
  const all: object[] = [];
  let position: Position | null = null;
  for (;;) {
    const { rows, hasNext } = await listApiKeyPairs(db, null, { limit: PAGE, position });
    for (const row of rows) {
      const { api_key_pair_id: id, api_version: version, active, last_used_at, display_name: name } = row;
      all.push({ id, version, active, last_used_at, name });
      if (asJson !== true)
        process.stdout.write(
          `${id}  ${version}  ${active ? 'active' : 'switched off'}  last used ${last_used_at ?? 'never'}  ${name}\n`,
        );
    }
    if (!hasNext) return asJson === true ? print(true, '', all) : undefined;
    position = { direction: 'next', values: rows.at(-1)?.sort_values ?? [] };
  }
}

type RevokeFlags = Readonly<{ yes?: boolean; json?: boolean }>;

async function revoke(db: Db, id: string, { yes, json }: RevokeFlags): Promise<void> {
  const missing = new StartError(
    `There is no API key ${JSON.stringify(id)}: ./railyard keys list shows them.`,
  );
  const parsed = parseUuid(id);
  const found = parsed === null ? null : await findApiKeyPair(db, null, parsed);
  if (parsed === null || found === null) throw missing;

  const used = found.last_used_at === null ? 'was never used' : `was last used ${found.last_used_at}`;
  await confirm(
    yes,
    `Revoking ends the API key ${JSON.stringify(found.display_name)} for good: whoever signs with it is refused. ` +
      `It ${used}.`,
  );
  if (!(await deleteApiKeyPair(db, null, parsed, new Date()))) throw missing;
  print(json, `${id} is revoked; processes that run refuse it within two seconds`, { id, revoked: true });
}

function oneOf<Word extends string>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (word === undefined)
    throw new StartError(`${option} takes ${words.join(' or ')}, and not ${JSON.stringify(given)}.`);
  return word;
}

function refuseWords(verb: string | undefined, id: string | undefined, rest: readonly string[]): void {
  const verbs = Object.keys(HELP.verbs ?? {});
  if (verb === undefined) throw wrongWords('What is to be done with keys?', HELP);
  if (!verbs.includes(verb)) throw wrongWords(unknownWord('verb of keys', verb, verbs), HELP);
  if (verb === 'revoke' && id === undefined)
    throw wrongWords('revoke takes the id of an API key, which is missing.', HELP);
  const tooMany = verb === 'revoke' ? rest[0] : id;
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, HELP);
}
