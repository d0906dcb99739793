import { isIP } from 'node:net';
import path from 'node:path';
import {
  type Setting,
  days,
  oneOf,
  parseAddresses,
  parseBoolean,
  parseOrigin,
  parsePort,
  setting,
} from './machine/setting-parsers.ts';
import { StartError } from './machine/start-error.ts';

/**
 * Every setting of the service, parsed. `SETTINGS` below is the only declaration; docs/config.md is generated
 * from it.
 */
export type Config = Readonly<{
  /** The address to listen on. `127.0.0.1` unless other machines are to reach it. */
  host: string;
  port: number;
  /** Sandbox: where the simulated processors listen, on loopback. */
  simulatorPort: number;
  /**
   * Sandbox: where simulated processors already run, without a trailing slash. Null: roles `all` and `api`
   * start them on `simulatorPort`.
   */
  simulatorUrl: string | null;
  /** Where processors are, by name, without a trailing slash; over the addresses that connectors have. */
  processorAddresses: Readonly<Record<string, string>>;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  apiVersion: '2026-11-01' | 'published';
  role: 'all' | 'api' | 'vault' | 'worker';
  /** How many processes answer requests, on one port. */
  processes: number;
  environment: 'sandbox' | 'production';
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** A line at `info` for every request that was answered. */
  accessLog: boolean;
  /**
   * How the outside reaches this service, without a trailing slash; used in approval, webhook and completion
   * addresses. Default `http://127.0.0.1:<port>`.
   */
  publicUrl: string;
  /** Origin of the frames of Secure Fields: a host of its own, for the same listener. Null: none are served. */
  fieldsUrl: string | null;
  /** After SIGTERM: how long requests are still taken, while `/health` already says that no more should come. */
  drainSeconds: number;
  /** Sandbox and tests only: lets the egress guard through to loopback addresses. */
  egressAllowLoopback: boolean;
  /** Absolute path of the operator's BIN ranges; null: the built-in sandbox table. */
  binFile: string | null;
  /** How many days the rows of what was relayed stay. */
  relayLogDays: number;
  /** How many days rows of what happened stay; see docs/config.md. */
  auditLogDays: number;
  timelineDays: number;
  processorEventDays: number;
  webhookEventDays: number;
  /**
   * Where the vault process listens for API and worker processes on the same machine. Null: the vault is in
   * this process, or behind `vaultUrl`.
   */
  vaultSocket: string | null;
  /** Where the vault process listens, or is found, over mutual TLS. */
  vaultUrl: string | null;
  /** PEM files of this process for `vaultUrl`. */
  vaultCa: string | null;
  vaultCertificate: string | null;
  vaultKey: string | null;
  /**
   * Who keeps the root key of the vault, and how it is called and reached there; see docs/key-management.md.
   */
  rootKeyProvider: RootKeyProviderName;
  rootKey: string | null;
  rootKeyUrl: string | null;
  /** A JSON file, mode 600. */
  rootKeyCredentials: string | null;
}>;

const ROOT_KEY_PROVIDERS = ['file', 'transit', 'aws-kms', 'gcp-kms', 'azure-key-vault', 'pkcs11'] as const;
type RootKeyProviderName = (typeof ROOT_KEY_PROVIDERS)[number];

export const SETTINGS = {
  host: setting(
    'RAILYARD_HOST',
    '127.0.0.1',
    'The address that the API listens on; `0.0.0.0` lets other machines in.',
    'an IP address',
    (text) => (isIP(text) !== 0 ? text : undefined),
  ),
  port: setting('PORT', '8080', 'The port that the API listens on.', 'a number from 1 to 65535', parsePort),
  simulatorPort: setting(
    'RAILYARD_SIMULATOR_PORT',
    '(one above `PORT`)',
    'The port of the sandbox’s simulated processors, on loopback only.',
    'a number from 1 to 65535',
    parsePort,
  ),
  simulatorUrl: setting(
    'RAILYARD_SIMULATOR_URL',
    '(the processors are started here)',
    'Where the sandbox’s simulated processors already run, so that this process does not start its own.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  processorAddresses: setting(
    'RAILYARD_PROCESSOR_ADDRESSES',
    '(where each connector knows its processor)',
    'Where processors are, over the addresses that connectors have: `stripe=https://api.stripe.com` in a sandbox ' +
      'for Stripe’s own test mode, or a proxy of yours in production. Requests with card data go there.',
    'NAME=https://address, separated by commas',
    parseAddresses,
  ),
  dataDir: setting(
    'RAILYARD_DATA_DIR',
    './.railyard',
    'The folder of the embedded database, the root keys of the vault and the first API key.',
    'a path',
    (text) => path.resolve(text),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '(the embedded PostgreSQL)',
    'A PostgreSQL 15 or newer to use instead of the embedded one.',
    'an address that begins with postgres://',
    (text) => (/^postgres(ql)?:\/\/./.test(text) ? text : undefined),
  ),
  apiVersion: setting(
    'RAILYARD_API_VERSION',
    '2026-11-01',
    'The API version of the first API key, and of requests without a token; every other key speaks ' +
      'the version of the request that made it.',
    '2026-11-01 or published',
    oneOf('2026-11-01', 'published'),
  ),
  role: setting(
    'RAILYARD_ROLE',
    'all',
    'What this process does: everything, or one part of it.',
    'all, api, vault or worker',
    oneOf('all', 'api', 'vault', 'worker'),
  ),
  processes: setting(
    'RAILYARD_PROCESSES',
    '1',
    'How many processes answer requests, all on `PORT`: about as many as there are processors for them. With more ' +
      'than one, the process that was started answers none itself. For roles `all` and `api`.',
    'a number from 1 to 16',
    (text) => (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 16 ? Number(text) : undefined),
  ),
  environment: setting(
    'RAILYARD_ENVIRONMENT',
    'sandbox',
    'Whether money is simulated or real.',
    'sandbox or production',
    oneOf('sandbox', 'production'),
  ),
  logLevel: setting(
    'RAILYARD_LOG_LEVEL',
    'info',
    'The least level that is logged, as lines of JSON on standard error.',
    'debug, info, warn or error',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
  accessLog: setting(
    'RAILYARD_ACCESS_LOG',
    'true',
    'Whether every answered request is a line of the log, at `info`: its id, path, status, duration and API key.',
    'true or false',
    parseBoolean,
  ),
  publicUrl: setting(
    'RAILYARD_PUBLIC_URL',
    '(`http://127.0.0.1:` and `PORT`)',
    'How buyers’ browsers and processors reach this service.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  fieldsUrl: setting(
    'RAILYARD_FIELDS_URL',
    '(`http://secure-fields.localhost:` and `PORT` in the sandbox; none in production)',
    'The origin of the frames of Secure Fields: a host name of its own, that leads to the same port.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  drainSeconds: setting(
    'RAILYARD_DRAIN_SECONDS',
    '5',
    'How long the API still takes requests after SIGTERM, while `/health` answers 503: longer than ' +
      'the load balancer needs to notice.',
    'a number from 0 to 300',
    (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined),
  ),
  egressAllowLoopback: setting(
    'RAILYARD_EGRESS_ALLOW_LOOPBACK',
    'false',
    'Lets the relay and webhooks reach TLS servers on this machine, for development; refused in production.',
    'true or false',
    parseBoolean,
  ),
  binFile: setting(
    'RAILYARD_BIN_FILE',
    '(the built-in table of sandbox cards)',
    'Ranges of card numbers with scheme, type, issuer and country, as CSV or JSON; see docs/payment-methods.md.',
    'a path',
    (text) => path.resolve(text),
  ),
  relayLogDays: days(
    'RAILYARD_RELAY_LOG_DAYS',
    400,
    1,
    'How many days the rows about relayed requests stay; PCI DSS 10.5.1 wants a year.',
  ),
  auditLogDays: days(
    'RAILYARD_AUDIT_LOG_DAYS',
    400,
    365,
    'How many days the audit log stays; PCI DSS 10.5.1 wants a year, and the database keeps it that long.',
  ),
  timelineDays: days(
    'RAILYARD_TIMELINE_DAYS',
    730,
    90,
    'How many days after a transaction last changed its timeline stays: `GET ' +
      '/transactions/{id}/events` and `/actions`. The transaction itself stays.',
  ),
  processorEventDays: days(
    'RAILYARD_PROCESSOR_EVENT_DAYS',
    180,
    90,
    'How many days it is remembered which events a processor has sent, so that one that comes again is not read again.',
  ),
  webhookEventDays: days(
    'RAILYARD_WEBHOOK_EVENT_DAYS',
    30,
    7,
    'How many days events for webhook subscriptions stay.',
  ),
  vaultSocket: setting(
    'RAILYARD_VAULT_SOCKET',
    '(the vault is in the process)',
    'The Unix socket between the vault process and the API and worker processes of the same machine.',
    'a path',
    (text) => path.resolve(text),
  ),
  vaultUrl: setting(
    'RAILYARD_VAULT_URL',
    '(none)',
    'Where the vault process is reached over mutual TLS, in place of the socket.',
    'an https address with a port',
    (text) => (/^https:\/\/[^/@?#]+:\d+$/.test(text) ? text : undefined),
  ),
  vaultCa: setting(
    'RAILYARD_VAULT_CA',
    '(none)',
    'PEM file of the authority that signed the certificates of vault, API and worker.',
    'a path',
    (text) => path.resolve(text),
  ),
  vaultCertificate: setting(
    'RAILYARD_VAULT_CERTIFICATE',
    '(none)',
    'PEM file of this process’s own certificate.',
    'a path',
    (text) => path.resolve(text),
  ),
  vaultKey: setting(
    'RAILYARD_VAULT_KEY',
    '(none)',
    'PEM file of the key of that certificate.',
    'a path',
    (text) => path.resolve(text),
  ),
  rootKeyProvider: setting(
    'RAILYARD_ROOT_KEY_PROVIDER',
    'file',
    'Who keeps the root key of the vault.',
    ROOT_KEY_PROVIDERS.join(', '),
    oneOf(...ROOT_KEY_PROVIDERS),
  ),
  rootKey: setting(
    'RAILYARD_ROOT_KEY',
    '(none)',
    'What the root key is called at its provider.',
    'a name',
    (text) => text,
  ),
  rootKeyUrl: setting(
    'RAILYARD_ROOT_KEY_URL',
    '(the provider’s public address)',
    'Where the provider of the root key is reached.',
    'an http(s) address',
    (text) =>
      URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined,
  ),
  rootKeyCredentials: setting(
    'RAILYARD_ROOT_KEY_CREDENTIALS',
    '(none)',
    'JSON file, mode 600, with the credentials for that provider.',
    'a path',
    (text) => path.resolve(text),
  ),
} as const satisfies { [Key in keyof Config]: Setting<NonNullable<Config[Key]>> };

/**
 * Reads the environment: the one place that does. Throws a `StartError` that names the first setting that is
 * wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  refuseUnknown(environment);
  const read = <Value>(from: Setting<Value>, fallback: Value): Value => {
    const text = environment[from.variable];
    if (text === undefined || text === '') return fallback;
    const value = from.parse(text);
    // an address may hold a password, and the sentence goes to logs
    if (value === undefined)
      throw new StartError(
        text.includes('@')
          ? `${from.variable} must be ${from.takes}.`
          : `${from.variable} must be ${from.takes}, and is ${JSON.stringify(text.slice(0, 100))}.`,
      );
    return value;
  };
  const port = read(SETTINGS.port, 8080);
  const environmentName = read(SETTINGS.environment, 'sandbox');
  const config: Config = {
    host: read(SETTINGS.host, '127.0.0.1'),
    port,
    simulatorPort: read(SETTINGS.simulatorPort, port + 1),
    simulatorUrl: read<string | null>(SETTINGS.simulatorUrl, null),
    processorAddresses: read<Config['processorAddresses']>(SETTINGS.processorAddresses, {}),
    dataDir: read(SETTINGS.dataDir, path.resolve('./.railyard')),
    databaseUrl: read<string | null>(SETTINGS.databaseUrl, null),
    apiVersion: read(SETTINGS.apiVersion, '2026-11-01'),
    role: read(SETTINGS.role, 'all'),
    processes: read(SETTINGS.processes, 1),
    environment: environmentName,
    logLevel: read(SETTINGS.logLevel, 'info'),
    accessLog: read(SETTINGS.accessLog, true),
    publicUrl: read(SETTINGS.publicUrl, `http://127.0.0.1:${port}`),
    fieldsUrl: read<string | null>(
      SETTINGS.fieldsUrl,
      environmentName === 'sandbox' ? `http://secure-fields.localhost:${port}` : null,
    ),
    drainSeconds: read(SETTINGS.drainSeconds, 5),
    egressAllowLoopback: read(SETTINGS.egressAllowLoopback, false),
    binFile: read<string | null>(SETTINGS.binFile, null),
    relayLogDays: read(SETTINGS.relayLogDays, 400),
    auditLogDays: read(SETTINGS.auditLogDays, 400),
    timelineDays: read(SETTINGS.timelineDays, 730),
    processorEventDays: read(SETTINGS.processorEventDays, 180),
    webhookEventDays: read(SETTINGS.webhookEventDays, 30),
    vaultSocket: read<string | null>(SETTINGS.vaultSocket, null),
    vaultUrl: read<string | null>(SETTINGS.vaultUrl, null),
    vaultCa: read<string | null>(SETTINGS.vaultCa, null),
    vaultCertificate: read<string | null>(SETTINGS.vaultCertificate, null),
    vaultKey: read<string | null>(SETTINGS.vaultKey, null),
    rootKeyProvider: read(SETTINGS.rootKeyProvider, 'file'),
    rootKey: read<string | null>(SETTINGS.rootKey, null),
    rootKeyUrl: read<string | null>(SETTINGS.rootKeyUrl, null),
    rootKeyCredentials: read<string | null>(SETTINGS.rootKeyCredentials, null),
  };
  refuseContradictions(config);
  refuseVaultContradictions(config);
  return config;
}

/**
 * A misspelt setting would otherwise be a default in silence. Variables of the test runner are not ours to
 * judge.
 */
function refuseUnknown(environment: Readonly<Record<string, string | undefined>>): void {
  const known = Object.values(SETTINGS).map(({ variable }): string => variable);
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('RAILYARD_') && !name.startsWith('RAILYARD_TEST_') && !known.includes(name),
  );
  if (unknown !== undefined)
    throw new StartError(`${unknown} is not a setting; docs/config.md lists them all.`);
}

function refuseContradictions(config: Config): void {
  if (config.environment === 'production' && config.egressAllowLoopback)
    throw new StartError(
      'RAILYARD_EGRESS_ALLOW_LOOPBACK must be false in production: it would open this machine to the relay.',
    );
  if (config.environment === 'production' && !config.publicUrl.startsWith('https://'))
    throw new StartError(
      'RAILYARD_PUBLIC_URL must be an https address in production: buyers and processors come back by it.',
    );
  if (config.environment === 'production' && config.fieldsUrl?.startsWith('https://') === false)
    throw new StartError(
      'RAILYARD_FIELDS_URL must be an https address in production: cards are typed there.',
    );
  if (config.fieldsUrl !== null && new URL(config.fieldsUrl).host === new URL(config.publicUrl).host)
    throw new StartError(
      'RAILYARD_FIELDS_URL must be another host than RAILYARD_PUBLIC_URL: nothing else may share its origin.',
    );
  if (
    config.environment === 'sandbox' &&
    config.simulatorUrl === null &&
    config.simulatorPort === config.port
  )
    throw new StartError('RAILYARD_SIMULATOR_PORT must be another port than PORT.');
  if (config.simulatorPort > 65_535)
    throw new StartError(
      'RAILYARD_SIMULATOR_PORT must be set where PORT is 65535: there is no port above it.',
    );
  if (config.processes > 1 && config.role !== 'all' && config.role !== 'api')
    throw new StartError(
      `RAILYARD_PROCESSES is for RAILYARD_ROLE all and api: start role ${config.role} as often as you want it.`,
    );
  if (config.role !== 'all' && config.databaseUrl === null)
    throw new StartError(
      `RAILYARD_ROLE=${config.role} needs DATABASE_URL: the embedded PostgreSQL serves one process only.`,
    );
}

/** The vault must be found, by one way, with all that this way takes. */
function refuseVaultContradictions(config: Config): void {
  const files = [config.vaultCa, config.vaultCertificate, config.vaultKey];
  if (config.vaultUrl !== null && files.includes(null))
    throw new StartError(
      'RAILYARD_VAULT_URL needs RAILYARD_VAULT_CA, RAILYARD_VAULT_CERTIFICATE and RAILYARD_VAULT_KEY: ' +
        'the link is mutual TLS.',
    );
  if (config.vaultUrl === null && files.some((file) => file !== null))
    throw new StartError(
      'RAILYARD_VAULT_CA, RAILYARD_VAULT_CERTIFICATE and RAILYARD_VAULT_KEY are for ' +
        'RAILYARD_VAULT_URL, which is not set.',
    );
  const isSet = config.vaultSocket !== null || config.vaultUrl !== null;
  if (config.role === 'vault' && !isSet)
    throw new StartError(
      'RAILYARD_ROLE=vault needs RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL: where it is to listen.',
    );
  if (config.role === 'all' && isSet)
    throw new StartError(
      'RAILYARD_VAULT_SOCKET and RAILYARD_VAULT_URL are for RAILYARD_ROLE api, worker and vault: role ' +
        'all has the vault inside.',
    );
  if (config.role !== 'vault' && config.vaultSocket !== null && config.vaultUrl !== null)
    throw new StartError('Set RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL, not both.');
  if (config.environment === 'production' && (config.role === 'api' || config.role === 'worker') && !isSet)
    throw new StartError(
      `RAILYARD_ROLE=${config.role} needs RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL in production: ` +
        'card numbers have no place in this process.',
    );
  if (config.rootKeyProvider !== 'file' && config.rootKey === null)
    throw new StartError(
      `RAILYARD_ROOT_KEY_PROVIDER=${config.rootKeyProvider} needs RAILYARD_ROOT_KEY: what the key is called there.`,
    );
}
