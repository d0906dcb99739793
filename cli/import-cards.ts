import { createReadStream, existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportCounts, type ImportParts, importCards } from '../server/card-imports/import-cards.ts';
import { EXPORT_ORIGINS } from '../server/card-imports/export-origins.ts';
import { UnreadableFile } from '../server/card-imports/record-cutter.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Db, createDb } from '../server/db/db.ts';
import { importedPairs, listCardImportKeys } from '../server/db/queries/card-imports.ts';
import { findMerchantAccount } from '../server/db/queries/merchant-accounts.ts';
import { type MerchantAccountId, parseMerchantAccountId } from '../server/domain/ids.ts';
import { binSourceOf } from '../server/payment-methods/bin-source.ts';
import { systemClock } from '../server/platform/clock.ts';
import { refuseCoreDumps } from '../server/platform/core-dumps.ts';
import { createLog } from '../server/platform/log.ts';
import { StartError } from '../server/platform/start-error.ts';
import { NotOpenPgp } from '../server/vault/openpgp/packet-reader.ts';
import { confirm } from '../packages/cli/src/confirm.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from '../packages/cli/src/help.ts';
import { print, readWords, unknownWord } from '../packages/cli/src/words.ts';
import { connectionOf } from './connection.ts';
import { CsvFile, RefusedRows, lineOfProblem, shownProgress } from './import-files.ts';
import { withImportVault } from './with-import-vault.ts';

/** What `./railyard help import-cards` prints. */
export const HELP: CommandHelp = {
  name: 'import-cards',
  usage: [
    'import-cards key [--name TEXT] [--out FILE]',
    'import-cards keys',
    'import-cards check FILE --from ORIGIN [OPTIONS]',
    'import-cards run FILE --from ORIGIN --mapping FILE [OPTIONS]',
    'import-cards destroy-key ID --yes',
  ],
  verbs: {
    key: 'makes a key in the vault, for the old vault to encrypt to',
    keys: 'lists them',
    check: 'reads an encrypted export, and counts; writes nothing',
    run: 'checks it, stores its cards, writes which id became which',
    'destroy-key': 'ends a key for good: its files open for nobody (--yes)',
  },
  options: {
    '--from ORIGIN': `check, run: ${Object.keys(EXPORT_ORIGINS).join(', ')}`,
    '--mapping FILE': 'run: where old ids and new ones go, as CSV',
    '--problems FILE': 'check, run: where rows that are refused go, as CSV',
    '--merchant-account ID': 'whose cards they become; default: default',
    '--name TEXT': 'key: what the old vault reads on it; default: Card import',
    '--out FILE': 'key: where the public half goes; default: it is printed',
    '--yes': 'destroy-key: yes, for good',
    ...JSON_OPTION,
  },
  examples: [
    'import-cards key --out import-key.asc',
    'import-cards check export.json.pgp --from stripe',
    'import-cards run export.json.pgp --from stripe --mapping ids.csv',
  ],
};

type Values = Readonly<{
  from?: string | undefined;
  mapping?: string | undefined;
  problems?: string | undefined;
  'merchant-account': string;
  name: string;
  out?: string | undefined;
  yes?: boolean | undefined;
  json?: boolean | undefined;
}>;
type Use = Readonly<{ db: Db; config: Config; merchantAccountId: MerchantAccountId; values: Values }>;

/**
 * Moves cards of another vault into this one. Runs where the vault's root key can be used, beside running processes.
 * A number is in this process's memory alone. Ends with 1 where rows were refused.
 * @throws StartError where words do not go together, or the file cannot be read
 * @example ./railyard import-cards run export.json.pgp --from stripe --mapping ids.csv
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      mapping: { type: 'string' },
      problems: { type: 'string' },
      'merchant-account': { type: 'string', default: 'default' },
      name: { type: 'string', default: 'Card import' },
      out: { type: 'string' },
      yes: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [verb = '', word, ...rest] = positionals;
  const takes = WORDS_OF[verb];
  if (verb === '') throw wrongWords('What is to be done?', HELP);
  if (takes === undefined)
    throw wrongWords(unknownWord('verb of import-cards', verb, Object.keys(WORDS_OF)), HELP);
  if ((word === undefined) !== (takes === null) || rest.length > 0)
    throw wrongWords(
      takes === null ? `import-cards ${verb} takes no further word.` : `import-cards ${verb} takes ${takes}.`,
      HELP,
    );

  const config = readConfig();
  refuseCoreDumps(process.pid, createLog('warn', process.stderr), config.environment === 'production');
  const db = createDb(connectionOf(config));
  try {
    const merchantAccountId = parseMerchantAccountId(values['merchant-account']);
    if (merchantAccountId === null || (await findMerchantAccount(db, merchantAccountId)) === null)
      throw new StartError(`There is no merchant account ${JSON.stringify(values['merchant-account'])}.`);
    const use = { db, config, merchantAccountId, values };
    if (verb === 'keys') await listKeys(use);
    else if (verb === 'key') await makeKey(use);
    else if (verb === 'destroy-key') await destroyKey(use, word ?? '');
    else await importFile(use, word ?? '', verb === 'check');
  } finally {
    await db.close();
  }
}

/** What each verb takes beside options. */
const WORDS_OF: Readonly<Record<string, string | null>> = {
  key: null,
  keys: null,
  check: 'the name of a file',
  run: 'the name of a file',
  'destroy-key': 'the id of a key, as import-cards keys lists it',
};

async function makeKey(use: Use): Promise<void> {
  const { merchantAccountId, values } = use;
  const file = values.out === undefined ? null : path.resolve(values.out);
  refuseExisting(file);

  const made = await withImportVault(use.db, use.config, (vault) =>
    vault.makeKey(merchantAccountId, values.name),
  );
  if (file !== null) writeFileSync(file, made.publicKey, { flag: 'wx' });
  const where = file === null ? made.publicKey : `Its public half is in ${file}. `;
  print(
    values.json,
    `Key ${made.keyId}, fingerprint ${made.fingerprint}\n${where}The private half is sealed in the vault.`,
    { ...made, file },
  );
}

async function listKeys({ db, merchantAccountId, values }: Use): Promise<void> {
  const keys = await listCardImportKeys(db, merchantAccountId);
  const shown = keys.map(({ key_id: id, fingerprint, created_at: createdAt }) => ({
    id,
    fingerprint,
    createdAt,
  }));
  const lines = shown.map(({ id, fingerprint, createdAt }) => `${id} ${fingerprint} made ${createdAt}`);
  print(
    values.json,
    lines.length === 0 ? 'There is no key: ./railyard import-cards key makes one' : lines.join('\n'),
    shown,
  );
}

async function destroyKey(use: Use, id: string): Promise<void> {
  const { db, merchantAccountId, values } = use;
  const key = (await listCardImportKeys(db, merchantAccountId)).find(
    ({ key_id: known }) => known === id.toUpperCase(),
  );
  if (key === undefined)
    throw new StartError(`There is no key ${JSON.stringify(id)}: ./railyard import-cards keys lists them.`);
  await confirm(
    values.yes,
    `destroy-key ends ${key.key_id}: files that were encrypted to it open for nobody any more.`,
  );
  await withImportVault(use.db, use.config, (vault) => vault.destroyKey(merchantAccountId, key.key_id));
  print(values.json, `${key.key_id} is destroyed`, { destroyed: key.key_id });
}

async function importFile(use: Use, name: string, isDryRun: boolean): Promise<void> {
  const { db, config, merchantAccountId, values } = use;
  const { from, file } = whatToImport(values, name, isDryRun);
  const refused = new RefusedRows(values.problems);
  const counts = await withImportVault(db, config, async (vault) => {
    const parts = { db, clock: systemClock(), vault, bins: binSourceOf(config.binFile) };
    const read = { merchantAccountId, from, file };
    // Whether the file is whole and unchanged is known at its end: nothing is stored before.
    const checked = await readExport(parts, { ...read, isDryRun: true, refused });
    return isDryRun ? checked : readExport(parts, { ...read, isDryRun, refused: null });
  }).catch((error: unknown) => {
    if (error instanceof NotOpenPgp || error instanceof UnreadableFile)
      throw new StartError(`${file} cannot be read: ${error.message}.`);
    throw error;
  });
  await refused.close();

  const mapping = values.mapping === undefined || isDryRun ? null : path.resolve(values.mapping);
  if (mapping !== null) await writeMapping(db, merchantAccountId, from, mapping);
  const text = [...linesOf(counts, isDryRun, mapping), ...refused.first.map(lineOfProblem)].join('\n');
  print(values.json, text, { ...counts, dry_run: isDryRun, mapping, refused_rows: refused.first });
  if (counts.refused > 0) process.exitCode = 1;
}

function whatToImport(
  { from = '', mapping }: Values,
  name: string,
  isDryRun: boolean,
): Readonly<{ from: string; file: string }> {
  if (from === '') throw wrongWords('--from says whose export it is.', HELP);
  if (EXPORT_ORIGINS[from] === undefined)
    throw wrongWords(unknownWord('origin', from, Object.keys(EXPORT_ORIGINS)), HELP);
  if (!isDryRun && mapping === undefined)
    throw wrongWords('--mapping says where old ids and new ones go.', HELP);
  const file = path.resolve(name);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new StartError(`There is no file ${file}.`);
  return { from, file };
}

type ExportToRead = Readonly<{
  merchantAccountId: MerchantAccountId;
  from: string;
  file: string;
  isDryRun: boolean;
  refused: RefusedRows | null;
}>;

function readExport(
  parts: ImportParts,
  { merchantAccountId, from, file, isDryRun, refused }: ExportToRead,
): Promise<ImportCounts> {
  return importCards(parts, parts.vault.content(merchantAccountId, createReadStream(file)), {
    merchantAccountId,
    origin: from,
    isDryRun,
    tellProblem: (problem) => refused?.add(problem),
    tellProgress: shownProgress(isDryRun),
  });
}

function linesOf(counts: ImportCounts, isDryRun: boolean, mapping: string | null): string[] {
  const schemes = Object.entries(counts.by_scheme).map(([scheme, count]) => `${count} ${scheme}`);
  const imported = `${counts.imported} ${isDryRun ? 'would be imported' : 'imported'}`;
  return [
    `${counts.rows} rows:`,
    schemes.length === 0 ? imported : `${imported}: ${schemes.join(', ')}`,
    `${counts.with_scheme_transaction_id} of them with a scheme transaction id, ${counts.with_buyer} with a buyer`,
    `${counts.already} were imported before`,
    `${counts.without_card} are customers without a card`,
    `${counts.refused} are refused`,
    ...(mapping === null ? [] : [`Which id became which is in ${mapping}`]),
  ];
}

function refuseExisting(file: string | null): void {
  if (file !== null && existsSync(file))
    throw new StartError(`${file} is there already: name another file with --out.`);
}

/** Every pair of this origin, of all runs, in the order of old ids: the same bytes however often runs broke off. */
async function writeMapping(
  db: Db,
  merchantAccountId: MerchantAccountId,
  origin: string,
  file: string,
): Promise<void> {
  const csv = new CsvFile(file, ['old_id', 'payment_method_id']);
  let after = '';
  for (;;) {
    const pairs = await importedPairs(db, merchantAccountId, origin, after, PAGE);
    for (const pair of pairs) csv.add([pair.old_id, pair.payment_method_id]);
    after = pairs.at(-1)?.old_id ?? after;
    if (pairs.length < PAGE) return csv.close();
  }
}

const PAGE = 5_000;
