import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CommandHelp, JSON_OPTION } from '../../packages/cli/src/help.ts';
import { print, readWords } from '../../packages/cli/src/words.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { createDb, openClient } from '../../server/db/db.ts';
import { reasonOf } from '../../server/db/faults.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { verifyAccessLog } from '../../server/vault/access-log/verify.ts';
import { connectionOf } from '../connection.ts';
import { billOfMaterials, type LockFile } from './bill-of-materials.ts';
import { type EvidenceFile, secretsOf, writeEvidence } from './evidence-folder.ts';
import { type DatabaseEvidence, readDatabase } from './read-database.ts';
import { certificatesEvidence, machineEvidence, settingsEvidence } from './settings-evidence.ts';

/** What `./railyard help evidence` prints. */
export const HELP: CommandHelp = {
  name: 'evidence',
  usage: ['evidence [--out FOLDER] [--keys FOLDER]'],
  options: {
    '--out FOLDER': 'where it is written; it must not be there yet',
    '--keys FOLDER': 'where the verification keys of the vault’s access log are',
    ...JSON_OPTION,
  },
  examples: ['evidence', 'evidence --out evidence-of-march --keys /media/keys'],
};

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Exports what an assessor asks an instance for, read by the settings of the vault and the owner of the schema. Ends
 * with 1 where a proof is broken or something could not be read: it is written all the same, and says so.
 * @throws StartError where the folder is there already, or a secret would be in it
 * @example ./railyard evidence --out evidence-of-march
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: { out: { type: 'string' }, keys: { type: 'string' }, json: { type: 'boolean' } },
  });
  const config = readConfig();
  const now = systemClock().now();
  const database = await databaseOf(config);
  const accessLog = await accessLogOf(config, values.keys);
  const { version, lock } = ownFiles();
  const files = [
    ...filesOfInstance(config, { database, accessLog, machine: machineEvidence(version, now) }),
    {
      name: 'sbom.cdx.json',
      about: 'what runs, as CycloneDX: every package with its version, licence and digest',
      requirements: '6.3.2',
      content: lock === null ? { not_read: 'package-lock.json is not there' } : billOfMaterials(lock, now),
    },
  ];
  const problems = [...partsNotRead(files), ...brokenProofs(database, accessLog)];

  const folder = path.resolve(
    values.out ?? `evidence-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`,
  );
  const [instance] = rowsOf(database.server['instance']);
  const summary = [
    `Instance ${String(instance?.['instance_id'])}, ${config.environment}, Railyard ${version}, ${now.toISOString()}`,
    problems.length === 0
      ? 'Everything was read, and every proof holds.'
      : `To look at: ${problems.join('; ')}`,
  ];
  const written = writeEvidence(folder, files, secretsOf(process.env), summary);
  const text = `${written.files.length} files in ${folder}\nSHA-256 of its manifest: ${written.manifest}`;
  print(values.json, [text, ...problems.map((one) => `to look at: ${one}`)].join('\n'), {
    folder,
    ...written,
    problems,
  });
  if (problems.length > 0) process.exitCode = 1;
}

async function databaseOf(config: Config): Promise<DatabaseEvidence> {
  const client = await openClient(connectionOf(config));
  try {
    return await readDatabase(client);
  } finally {
    await client.end();
  }
}

type AccessLog = Awaited<ReturnType<typeof verifyAccessLog>> | Readonly<{ not_read: string }>;

/** Its chain is proved from the first key on, so this takes as long as the log is. */
async function accessLogOf(config: Config, keys: string | undefined): Promise<AccessLog> {
  const states = path.join(config.dataDir, 'vault', 'access-log');
  if (!existsSync(states)) return { not_read: `the vault's data folder is not here (${states})` };
  const db = createDb(connectionOf(config));
  try {
    return await verifyAccessLog(db, { keys: keys ?? states, states });
  } catch (error) {
    return { not_read: reasonOf(error) };
  } finally {
    await db.close();
  }
}

function ownFiles(): Readonly<{ version: string; lock: LockFile | null }> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
  const { version } = read('package.json') as { version: string }; // our own file
  return {
    version,
    lock: existsSync(path.join(ROOT, 'package-lock.json')) ? (read('package-lock.json') as LockFile) : null,
  };
}

type CollectedParts = Readonly<{
  database: DatabaseEvidence;
  accessLog: AccessLog;
  machine: Readonly<Record<string, unknown>>;
}>;

function filesOfInstance(
  config: Config,
  { database, accessLog, machine }: CollectedParts,
): readonly EvidenceFile[] {
  const { server, keys, people, logs, oldest } = database;
  return [
    {
      name: 'versions.json',
      about:
        'versions of service, Node and OpenSSL; what TLS this Node speaks; certificates between our processes',
      requirements: '2.2, 4.2.1, 4.2.1.1, 6.3.3, 12.3.3',
      content: { ...machine, certificates: certificatesEvidence(config) },
    },
    {
      name: 'settings.json',
      about: 'every setting by its name, and whether it is set',
      requirements: '2.2.1, 2.2.6',
      content: settingsEvidence(process.env),
    },
    {
      name: 'database.json',
      about: 'PostgreSQL: version, migrations, settings, TLS of this connection, roles, grants',
      requirements: '2.2.1, 4.2.1, 7.2.1, 7.2.2, 7.2.6, 8.6.1, 10.3.2',
      content: server,
    },
    {
      name: 'keys.json',
      about: 'keys by name, version, state and age, never the keys; API keys with when they were last used',
      requirements: '3.6.1.1, 3.7.4, 3.7.5, 8.3.9, 8.6.3',
      content: { root_key_provider: config.rootKeyProvider, ...keys },
    },
    {
      name: 'people.json',
      about: 'people, what their roles allow and where, when they were last here',
      requirements: '7.2.1, 7.2.2, 7.2.4, 8.2.1, 8.2.5, 8.2.6, 8.4.2',
      content: people,
    },
    {
      name: 'logs.json',
      about:
        'the chain of the access log, proofs of the ledger, signed checkpoints, failed log-ins, refused calls',
      requirements: '10.2.1, 10.2.1.4, 10.3.2, 10.3.4, 10.4.1',
      content: { access_log: accessLog, ...logs },
    },
    {
      name: 'retention.json',
      about: 'how long what is kept by the settings, and the oldest row that is there',
      requirements: '3.2.1, 10.5.1',
      content: retentionOf(config, oldest),
    },
  ];
}

function retentionOf(config: Config, oldest: DatabaseEvidence['oldest']): EvidenceFile['content'] {
  const days: Readonly<Record<string, unknown>> = config;
  return Object.entries(oldest).map(([setting, rows]) => ({
    setting,
    keeps_days: days[setting],
    oldest: rows,
  }));
}

/** By file, what the user of this command may not see. */
function partsNotRead(files: readonly EvidenceFile[]): readonly string[] {
  return files.flatMap(({ name, content }) =>
    Object.entries({ all: content, ...content }).flatMap(([part, value]) => {
      if (typeof value !== 'object' || value === null || !('not_read' in value)) return [];
      return [`${name}: ${part} was not read (${String(value.not_read)})`];
    }),
  );
}

function brokenProofs({ server, logs }: DatabaseEvidence, accessLog: AccessLog): readonly string[] {
  const chains = 'not_read' in accessLog ? [] : accessLog;
  const isProduction = rowsOf(server['instance']).some((row) => row['environment'] === 'production');
  const rights = [...rowsOf(logs['append_only']), ...rowsOf(logs['access_log_rights'])];

  return [
    ...chains.flatMap(({ streamId, fault }) =>
      fault === null ? [] : [`the access log ${streamId} does not hold: ${fault}`],
    ),
    ...rowsOf(logs['ledger_proofs']).flatMap((row) =>
      Number(row['differences']) + Number(row['ended_differences'] ?? 0) === 0
        ? []
        : [`the ledger of ${String(row['merchant_account_id'])} differs`],
    ),
    ...rights.flatMap((row) =>
      row['may_change'] === true || row['may_delete'] === true
        ? [`${String(row['table'])} may be rewritten by the service's own database user`]
        : [],
    ),
    ...(isProduction ? rowsOf(server['connected']) : []).flatMap((row) =>
      row['may_delete_logs'] === true
        ? [`${String(row['user'])} is connected to the database, and may delete its logs`]
        : [],
    ),
  ];
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function rowsOf(rows: Rows | Readonly<{ not_read: string }> | undefined): Rows {
  return rows === undefined || 'not_read' in rows ? [] : rows;
}
