import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../server/platform/clock.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Db, createDb } from '../server/db/db.ts';
import {
  selectUndestroyedRootKeys,
  selectVaultMerchantAccounts,
} from '../server/db/queries/vault-rotation.ts';
import { StartError } from '../server/platform/start-error.ts';
import { verifyAccessLog } from '../server/vault/access-log/verify.ts';
import { beginRootKeys, tryRootKeys } from '../server/vault/vault-health.ts';
import { Keyring } from '../server/vault/keyring.ts';
import { openRootKeys } from '../server/vault/providers/open-root-keys.ts';
import {
  destroyRetiredRootKeys,
  destructible,
  type RotateParts,
  rotateAllMerchantKeys,
  rotateMerchantKey,
  rotateRootKey,
  vaultStatus,
} from '../server/vault/rotate.ts';
import { confirm } from '../packages/cli/src/confirm.ts';
import { connectionOf } from './connection.ts';
import { type CommandHelp, wrongWords } from '../packages/cli/src/help.ts';
import { readWords, unknownWord } from '../packages/cli/src/words.ts';

/** What `./railyard help vault` prints. */
export const HELP: CommandHelp = {
  name: 'vault',
  usage: [
    'vault status',
    'vault rotate [--merchant-account ID]',
    'vault rotate-root --keep-old 30d|--yes [--no-new]',
    'vault destroy --yes',
    'vault verify-log [--keys FOLDER] [--receipt MAC]…',
  ],
  verbs: {
    status: 'shows keys, their versions, and whether each opens',
    rotate: 'makes new sealing keys, and destroys the old ones',
    'rotate-root': 'makes a new root key; keeps the old one, or destroys it',
    destroy: 'destroys old root keys whose time is over (--yes)',
    'verify-log': 'proves the access log whole',
  },
  options: {
    '--merchant-account ID': 'rotate: the keys of this one alone',
    '--keep-old 30d': 'rotate-root: how long the old root key is kept',
    '--no-new': 'rotate-root: the key service has made the new one already',
    '--yes': 'rotate-root, destroy: yes, for good',
    '--keys FOLDER': 'verify-log: where the verification keys are',
    '--receipt MAC': 'verify-log, once or more: what an earlier run printed',
    '--json': 'verify-log: print JSON, as the others do',
  },
  examples: ['vault status', 'vault rotate --merchant-account default', 'vault rotate-root --keep-old 30d'],
};

/**
 * Works on the database and key provider of the settings, beside running processes.
 * @throws StartError where verb and options do not go together, or what would be destroyed was not confirmed
 * @example ./railyard vault rotate-root --keep-old 30d
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      'merchant-account': { type: 'string' },
      'no-new': { type: 'boolean' },
      'keep-old': { type: 'string' },
      yes: { type: 'boolean' },
      keys: { type: 'string' },
      receipt: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  });
  const [verb = '', ...rest] = positionals;
  const options = Object.entries(OPTIONS_OF).find(([known]) => known === verb)?.[1];
  // A word too many would be heeded by nobody: `rotate default` would rotate the keys of every merchant account.
  if (verb === '') throw wrongWords('What is to be done with the vault?', HELP);
  if (options === undefined)
    throw wrongWords(unknownWord('verb of vault', verb, Object.keys(OPTIONS_OF)), HELP);
  if (rest.length > 0) throw wrongWords(`${JSON.stringify(rest[0])} is a word too many.`, HELP);

  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [name] of given)
    if (name !== 'json' && !options.includes(name))
      throw new StartError(`vault ${verb} takes no --${name}: see --help.`);
  const config = readConfig();
  const db = createDb(connectionOf(config));
  try {
    if (verb === 'status') return await status(config, db);
    if (verb === 'verify-log') return await verifyLog(config, db, values);
    await withParts(config, db, async (parts) => {
      if (verb === 'rotate') print(await rotate(parts, values['merchant-account']));
      else if (verb === 'destroy') print(await destroy(parts, values.yes));
      else print(await rotateRoot(parts, values));
    });
  } finally {
    await db.close();
  }
}

const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  status: [],
  rotate: ['merchant-account'],
  'rotate-root': ['no-new', 'keep-old', 'yes'],
  destroy: ['yes'],
  'verify-log': ['keys', 'receipt'],
};

/** Of one merchant account that has keys, or of all. */
async function rotate(parts: RotateParts, id: string | undefined): Promise<unknown> {
  if (id === undefined) return rotateAllMerchantKeys(parts);
  const known = (await selectVaultMerchantAccounts(parts.db)).find((account) => account === id);
  if (known === undefined)
    throw new StartError(
      `The vault has no keys of a merchant account ${JSON.stringify(id)}: ./railyard vault status lists them.`,
    );
  return rotateMerchantKey(parts, known);
}

type RootRotationOptions = Readonly<{ 'no-new'?: boolean; 'keep-old'?: string; yes?: boolean }>;

/** Destroys the old root key, or keeps it for a while: one of both has to be said. */
async function rotateRoot(parts: RotateParts, options: RootRotationOptions): Promise<unknown> {
  const { 'keep-old': keepOld, yes } = options;
  if (keepOld !== undefined && yes === true)
    throw new StartError('--keep-old keeps the old root key, and --yes destroys it: give one of both.');
  const keepUntil = keepOld === undefined ? null : afterDays(keepOld, parts.clock.now());
  const destroys = parts.rootKeys.retire !== undefined;
  if (keepUntil !== null && !destroys)
    throw new StartError(
      `Old root keys of ${parts.rootKeys.name} are destroyed at the key service, and never by this command: ` +
        '--keep-old has no effect.',
    );

  if (destroys && keepUntil === null) await confirm(yes, await whatRotationEnds(parts));
  const done = await rotateRootKey(parts, options['no-new'] !== true, keepUntil);
  return { ...done, ...(keepUntil === null ? {} : { keptUntil: keepUntil.toISOString() }) };
}

async function whatRotationEnds({ rootKeys, db }: RotateParts): Promise<string> {
  const ending = [await rootKeys.current(), ...(await selectUndestroyedRootKeys(db)).map(({ name }) => name)];
  return (
    `rotate-root destroys the root key ${[...new Set(ending)].join(', ')}, and with it every copy and backup of the ` +
    'database from before the rotation: the vault in them opens for nobody any more. ' +
    '--keep-old 30d keeps that key for as many days, until `./railyard vault destroy`; copy the database anew ' +
    'right after the rotation, and the new root key with it.'
  );
}

/** The retired root keys whose time is over. */
async function destroy(parts: RotateParts, yes: boolean | undefined): Promise<unknown> {
  const retired = await selectUndestroyedRootKeys(parts.db);
  const over = destructible(retired, parts.clock.now());
  const ending = over.map(({ name, retired_at: at }) => `${name} (retired ${at})`);
  if (over.length > 0)
    await confirm(
      yes,
      `vault destroy destroys ${ending.join(', ')}: the vault in copies and backups of the database from before ` +
        'that time opens for nobody any more.',
    );
  const kept = retired.slice(over.length).map(({ name, keep_until: until }) => ({ name, until }));
  return { destroyed: await destroyRetiredRootKeys(parts), kept };
}

const DAYS_MAX = 3_650;

function afterDays(text: string, now: Date): Date {
  const days = Number(/^([1-9]\d{0,3})d$/.exec(text)?.[1] ?? NaN);
  if (!(days <= DAYS_MAX))
    throw new StartError(`--keep-old takes days, from 1d to ${DAYS_MAX}d, such as 30d.`);
  return new Date(now.getTime() + days * 86_400_000);
}

/** Ends with 1 where a root key does not open what is under it. */
async function status(config: Config, db: Db): Promise<void> {
  const rootKeys = await openRootKeys(config, systemClock());
  try {
    const { rootKeys: known, keys } = await vaultStatus(db);
    const trials = await tryRootKeys(db, rootKeys);
    const told = known.map((root) => {
      const trial = trials.find(({ rootKey }) => rootKey === root.name);
      return { ...root, opens: trial === undefined ? null : (trial.fault?.message ?? true) };
    });
    print({ rootKeys: told, keys });
    if (trials.some(({ fault }) => fault !== null)) process.exitCode = 1;
  } finally {
    await rootKeys.close();
  }
}

async function verifyLog(
  config: Config,
  db: Db,
  {
    keys,
    receipt: receipts = [],
    json,
  }: Readonly<{ keys?: string; receipt?: readonly string[]; json?: boolean }>,
): Promise<void> {
  const states = path.join(config.dataDir, 'vault', 'access-log');
  if (keys !== undefined && !existsSync(keys))
    throw new StartError(`There is no folder ${keys}: --keys names the one with the verification keys.`);
  if (!existsSync(states))
    throw new StartError(
      `There is no access log in ${states}: set RAILYARD_DATA_DIR to the vault's data folder.`,
    );

  const verdicts = await verifyAccessLog(db, { keys: keys ?? states, states }, receipts);
  if (json === true) print(verdicts);
  for (const { streamId, entries, head, fault } of json === true ? [] : verdicts)
    process.stdout.write(
      `${fault === null ? 'holds ' : 'BROKEN'} ${streamId} ${entries} entries, head ` +
        `${head}${fault === null ? '' : `: ${fault}`}\n`,
    );
  if (verdicts.some(({ fault }) => fault !== null)) process.exitCode = 1;
}

async function withParts(config: Config, db: Db, work: (parts: RotateParts) => Promise<void>): Promise<void> {
  const clock = systemClock();
  const rootKeys = await openRootKeys(config, clock);
  const keyring = new Keyring(db, clock, rootKeys);
  try {
    const parts = { db, clock, keyring, rootKeys };
    await beginRootKeys(parts);
    await work(parts);
  } finally {
    keyring.clear();
    await rootKeys.close();
  }
}

/** bigint as text: JSON has none. */
function print(value: unknown): void {
  process.stdout.write(
    `${JSON.stringify(value, (_key, inside: unknown) => (typeof inside === 'bigint' ? Number(inside) : inside), 2)}\n`,
  );
}
