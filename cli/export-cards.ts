import { createHash } from 'node:crypto';
import { existsSync, linkSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { type ExportCounts, exportRows } from '../server/card-exports/export-rows.ts';
import { beginRun, finishRun } from '../server/card-exports/export-runs.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type CardExportRow, countExportedCards, getCardExport } from '../server/db/queries/card-exports.ts';
import { type Db, createDb } from '../server/db/db.ts';
import { isAlive } from '../server/db/folder-claim.ts';
import { parseMerchantAccountId, parseUuid } from '../server/domain/ids.ts';
import { systemClock } from '../server/platform/clock.ts';
import { refuseCoreDumps } from '../server/platform/core-dumps.ts';
import { createLog } from '../server/platform/log.ts';
import { StartError } from '../server/platform/start-error.ts';
import { openImportVault } from '../server/vault/import-vault.ts';
import { encryptMessage } from '../server/vault/openpgp/encrypt-message.ts';
import { readPublicKey } from '../server/vault/openpgp/read-public-key.ts';
import { openRootKeys } from '../server/vault/providers/open-root-keys.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from '../packages/cli/src/help.ts';
import { print, readWords } from '../packages/cli/src/words.ts';
import { connectionOf } from './connection.ts';

/** What `./railyard help export-cards` prints. */
export const HELP: CommandHelp = {
  name: 'export-cards',
  usage: ['export-cards ID --out FILE [OPTIONS]'],
  options: {
    '--out FILE': 'where the encrypted file goes; nothing may be there yet',
    '--merchant-account ID': 'whose cards they are; default: default',
    ...JSON_OPTION,
  },
  examples: ['export-cards 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e --out cards.pgp'],
};

type Use = Readonly<{ db: Db; config: Config; row: CardExportRow; file: string }>;

/**
 * Makes the file of an export that two people agreed to. Runs where the vault's root key can be used, beside running
 * processes. A number is in this process's memory alone: what is written is encrypted already.
 * @throws StartError where there is no such permission, or it cannot be used (any more)
 * @example ./railyard export-cards 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e --out cards.pgp
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'merchant-account': { type: 'string', default: 'default' },
      json: { type: 'boolean' },
    },
  });
  const [word, ...rest] = positionals;
  if (word === undefined || rest.length > 0)
    throw wrongWords('export-cards takes the id of an export that two people agreed to.', HELP);
  if (values.out === undefined) throw wrongWords('--out says where the encrypted file goes.', HELP);
  const file = path.resolve(values.out);
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file with --out.`);

  const config = readConfig();
  refuseCoreDumps(process.pid, createLog('warn', process.stderr), config.environment === 'production');
  const db = createDb(connectionOf(config));
  try {
    const row = await rowOf(db, values['merchant-account'], word);
    const made = await makeFile({ db, config, row, file });
    const gone = made.gone === 0 ? '' : `, without ${made.gone} that were deleted meanwhile`;
    print(
      values.json,
      `${made.cards} cards are in ${file}${gone}\nencrypted to ${row.fingerprint}, for ${row.recipient}\n` +
        `SHA-256 ${made.sha256}`,
      { ...made, file, fingerprint: row.fingerprint, recipient: row.recipient },
    );
  } finally {
    await db.close();
  }
}

async function rowOf(db: Db, account: string, word: string): Promise<CardExportRow> {
  const merchantAccountId = parseMerchantAccountId(account);
  const id = parseUuid(word);
  const row =
    merchantAccountId === null || id === null ? null : await getCardExport(db, merchantAccountId, id);
  if (row !== null) return row;
  throw new StartError(
    `The merchant account ${JSON.stringify(account)} has no export ${JSON.stringify(word)}: two people ask for one ` +
      'at the dashboard.',
  );
}

type MadeFile = ExportCounts & Readonly<{ sha256: string }>;

/** Under another name until it is whole. One that broke off is made again from the start. */
async function makeFile(use: Use): Promise<MadeFile> {
  const { db, row, file } = use;
  const count = await countExportedCards(db, row.merchant_account_id, row.cards_max + 1);
  if (count > row.cards_max)
    throw new StartError(
      `There are more than the ${row.cards_max} cards that two people agreed to: have them agree to more.`,
    );
  await begin(use);

  removeBrokenOff(file);
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  try {
    const made = await writeFile(use, unfinished);
    placeFile(unfinished, file);
    if (await finishRun(db, row, made, systemClock().now())) return made;
    rmSync(file);
    throw new StartError('Another run has made the file of this export meanwhile: this one is thrown away.');
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** In the place of nothing: another run may have been given the same name. */
function placeFile(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new StartError(`${file} is there by now: name another file with --out.`);
    throw error;
  }
}

const UNFINISHED = '.unfinished';

/** What runs that were killed have left of the same file. */
function removeBrokenOff(file: string): void {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  for (const one of readdirSync(folder)) {
    if (!one.startsWith(`${name}.`) || !one.endsWith(UNFINISHED)) continue;
    const pid = Number(one.slice(name.length + 1, -UNFINISHED.length));
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(path.join(folder, one), { force: true });
  }
}

async function begin({ db, row }: Use): Promise<void> {
  if (await beginRun(db, row, systemClock().now())) return;
  throw new StartError(
    row.finished_at === null
      ? `The time of this export is over since ${row.expires_at}: two people have to agree anew.`
      : `The file of this export was made at ${row.finished_at}: two people have to agree to another one.`,
  );
}

async function writeFile({ db, config, row }: Use, name: string): Promise<MadeFile> {
  const clock = systemClock();
  const key = await readPublicKey(row.public_key, clock.now());
  if (key.fingerprint !== row.fingerprint)
    throw new StartError('The key of this export is not the one whose fingerprint two people saw.');
  const rootKeys = await openRootKeys(config, clock);
  const vault = await openImportVault({ db, clock, dataDir: config.dataDir, rootKeys });
  const counts = { cards: 0, gone: 0 };
  const of = { merchantAccountId: row.merchant_account_id, purpose: `export cards ${row.card_export_id}` };
  const digest = createHash('sha256');
  let output: FileHandle | null = null;

  try {
    output = await open(name, 'wx', 0o600);
    for await (const bytes of encryptMessage(key, exportRows({ db, vault }, of, counts))) {
      if (counts.cards > row.cards_max)
        throw new StartError(
          `There are more than the ${row.cards_max} cards that two people agreed to by now.`,
        );
      digest.update(bytes);
      await output.writeFile(bytes);
    }
    await output.sync();
  } finally {
    await output?.close();
    await vault.close();
  }
  return { ...counts, sha256: digest.digest('hex') };
}
