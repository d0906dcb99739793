import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { confirm } from '../packages/cli/src/confirm.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from '../packages/cli/src/help.ts';
import { print, readWords, unknownWord } from '../packages/cli/src/words.ts';
import { type TokenCounts, type TokenImport, importTokens } from '../server/card-imports/import-tokens.ts';
import { UnreadableFile } from '../server/card-imports/record-cutter.ts';
import { type Config, readConfig } from '../server/config.ts';
import { connectors } from '../server/connectors/registry.ts';
import { type Db, createDb } from '../server/db/db.ts';
import { findMerchantAccount } from '../server/db/queries/merchant-accounts.ts';
import { paymentServiceTable } from '../server/db/queries/payment-services.ts';
import { type MerchantAccountId, parseMerchantAccountId, parseUuid } from '../server/domain/ids.ts';
import { systemClock } from '../server/platform/clock.ts';
import { StartError } from '../server/platform/start-error.ts';
import { connectionOf } from './connection.ts';
import { CsvFile, RefusedRows, lineOfProblem, shownProgress } from './import-files.ts';
import { withImportVault } from './with-import-vault.ts';

/** What `./railyard help import-tokens` prints. */
export const HELP: CommandHelp = {
  name: 'import-tokens',
  usage: [
    'import-tokens check FILE --payment-service ID [OPTIONS]',
    'import-tokens run FILE --payment-service ID --mapping FILE [OPTIONS]',
  ],
  verbs: {
    check: 'reads a list of tokens, and counts; writes nothing',
    run: 'checks it, stores its tokens, writes which token became which payment method',
  },
  options: {
    '--payment-service ID': 'whose processor keeps what the tokens stand for',
    '--mapping FILE': 'run: where tokens and payment methods go, as CSV',
    '--problems FILE': 'where rows that are refused go, as CSV',
    '--merchant-account ID': 'whose payment methods they become; default: default',
    '--delete-at-processor': 'run: what is deleted here later is deleted at the processor, too (with --yes)',
    '--yes': 'run: yes, to --delete-at-processor',
    ...JSON_OPTION,
  },
  examples: [
    'import-tokens check tokens.csv --payment-service 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e',
    'import-tokens run tokens.csv --mapping ids.csv --payment-service 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e',
  ],
};

/**
 * Makes payment methods of tokens that a processor keeps. Runs where the vault's root key can be used, beside running
 * processes. Ends with 1 where rows were refused.
 * @throws StartError where words do not go together, or the file cannot be read
 * @example ./railyard import-tokens check tokens.csv --payment-service 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      'payment-service': { type: 'string' },
      mapping: { type: 'string' },
      problems: { type: 'string' },
      'merchant-account': { type: 'string', default: 'default' },
      'delete-at-processor': { type: 'boolean', default: false },
      yes: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const asked = askedOf(positionals, values);
  if (asked.deletes)
    await confirm(
      values.yes,
      'With --delete-at-processor, a payment method that is deleted here is deleted at the processor, for whoever ' +
        'else charges its token.',
    );

  const config = readConfig();
  const db = createDb(connectionOf(config));
  try {
    await importList({ db, config, values, asked });
  } finally {
    await db.close();
  }
}

type Values = Readonly<{
  'payment-service'?: string | undefined;
  mapping?: string | undefined;
  problems?: string | undefined;
  'merchant-account': string;
  'delete-at-processor': boolean;
  json?: boolean | undefined;
}>;
type AskedImport = Readonly<{
  file: string;
  paymentService: string;
  /** Null: nothing is written. */
  mapping: string | null;
  deletes: boolean;
}>;

/** What the words ask for. */
function askedOf([verb = '', name, ...rest]: readonly string[], values: Values): AskedImport {
  const { 'payment-service': paymentService, mapping } = values;
  const isDryRun = verb === 'check';
  if (verb === '') throw wrongWords('What is to be done?', HELP);
  if (!isDryRun && verb !== 'run')
    throw wrongWords(unknownWord('verb of import-tokens', verb, ['check', 'run']), HELP);
  if (name === undefined || rest.length > 0)
    throw wrongWords(`import-tokens ${verb} takes the name of a file.`, HELP);
  if (paymentService === undefined)
    throw wrongWords('--payment-service says whose processor keeps what the tokens stand for.', HELP);
  if (!isDryRun && mapping === undefined)
    throw wrongWords('--mapping says where tokens and payment methods go.', HELP);

  const file = path.resolve(name);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new StartError(`There is no file ${file}.`);
  return {
    file,
    paymentService,
    mapping: isDryRun || mapping === undefined ? null : path.resolve(mapping),
    deletes: !isDryRun && values['delete-at-processor'],
  };
}

type Use = Readonly<{ db: Db; config: Config; values: Values; asked: AskedImport }>;

async function importList({ db, config, values, asked }: Use): Promise<void> {
  const { file, mapping, deletes, paymentService } = asked;
  const merchantAccountId = await accountOf(db, values['merchant-account']);
  const service = await serviceOf(db, merchantAccountId, paymentService);
  const refused = new RefusedRows(values.problems);
  const counts = await withImportVault(db, config, async (vault) => {
    const read = (isDryRun: boolean, tell: Pick<TokenImport, 'tellProblem' | 'tellStored'>) =>
      importTokens({ db, clock: systemClock(), vault }, createReadStream(file), {
        ...{ merchantAccountId, service, isDryRun, staysAtProcessor: !deletes },
        ...tell,
        tellProgress: shownProgress(isDryRun),
      });
    // What cannot be read as a whole stores nothing.
    const checked = await read(true, { tellProblem: (problem) => refused.add(problem) });
    if (mapping === null) return checked;

    const csv = new CsvFile(mapping, MAPPING_COLUMNS);
    const stored = await read(false, {
      tellStored: (token, externalIdentifier, id) => csv.add([token, externalIdentifier ?? '', id]),
    });
    await csv.close();
    return stored;
  }).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw new StartError(`${file} cannot be read: ${error.message}.`);

    throw error;
  });
  await refused.close();

  const text = [...linesOf(counts, mapping), ...refused.first.map(lineOfProblem)].join('\n');
  const shown = { ...counts, dry_run: mapping === null, mapping, refused_rows: refused.first };
  print(values.json, text, shown);
  if (counts.refused > 0) process.exitCode = 1;
}

const MAPPING_COLUMNS = ['token', 'external_identifier', 'payment_method_id'];

async function accountOf(db: Db, given: string): Promise<MerchantAccountId> {
  const id = parseMerchantAccountId(given);
  if (id === null || (await findMerchantAccount(db, id)) === null)
    throw new StartError(`There is no merchant account ${JSON.stringify(given)}.`);
  return id;
}

async function serviceOf(
  db: Db,
  merchantAccountId: MerchantAccountId,
  given: string,
): Promise<TokenImport['service']> {
  const id = parseUuid(given);
  const row = id === null ? null : await paymentServiceTable.get(db, merchantAccountId, id);
  if (row === null || row.deleted_at !== null)
    throw new StartError(
      `There is no payment service ${JSON.stringify(given)} of this merchant account: railyard payment-services list.`,
    );
  const connector = connectors.find((one) => one.id === row.connector_id);
  if (connector?.keptTokens === undefined)
    throw new StartError(
      `${row.display_name} (${row.connector_id}) takes no tokens that were made elsewhere. Connectors that do: ` +
        `${connectors
          .filter(({ keptTokens }) => keptTokens !== undefined)
          .map((one) => one.id)
          .join(', ')}.`,
    );

  return { id: row.payment_service_id, connector, kept: connector.keptTokens };
}

function linesOf(counts: TokenCounts, mapping: string | null): string[] {
  return [
    `${counts.rows} rows:`,
    `${counts.imported} ${mapping === null ? 'would be imported' : 'imported'}`,
    `${counts.with_scheme_transaction_id} of them with a scheme transaction id, ${counts.with_buyer} with a buyer`,
    `${counts.already} were stored before`,
    `${counts.refused} are refused`,
    ...(mapping === null ? [] : [`Which token became which payment method is in ${mapping}`]),
  ];
}
