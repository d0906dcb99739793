import path from 'node:path';
import { type Config, SETTINGS } from './platform/operator-settings.ts';
import type { Setting } from './platform/setting-parsers.ts';
import { StartError } from './platform/start-error.ts';
import { nearestName } from './domain/nearest-name.ts';

export { type Config, SETTINGS };

/** In the folder of this Railyard, so that its command line finds the same one from wherever it is called. */
export const DEFAULT_DATA_DIR = path.join(import.meta.dirname, '..', '.railyard');

/**
 * Reads the environment: the one place that does. Throws a `StartError` that names the first setting that is
 * wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  refuseUnknown(environment);
  refuseIdle(environment);

  const read = readerOf(environment);
  const [port, environmentName] = [read(SETTINGS.port, 8080), read(SETTINGS.environment, 'sandbox')];
  const config: Config = {
    host: read(SETTINGS.host, '127.0.0.1'),
    port,
    simulatorPort: read(SETTINGS.simulatorPort, port + 1),
    shopPort: read(SETTINGS.shopPort, port + 2),
    demoPayments: read<number | null>(SETTINGS.demoPayments, null),
    sandboxNames: read<readonly string[]>(SETTINGS.sandboxNames, []),
    operatorNames: read<readonly string[]>(SETTINGS.operatorNames, []),
    simulatorUrl: read<string | null>(SETTINGS.simulatorUrl, null),
    processorAddresses: read<Config['processorAddresses']>(SETTINGS.processorAddresses, {}),
    dataDir: read(SETTINGS.dataDir, DEFAULT_DATA_DIR),
    databaseUrl: read<string | null>(SETTINGS.databaseUrl, null),
    databasePooler: read(SETTINGS.databasePooler, 'none'),
    databaseDistributed: read(SETTINGS.databaseDistributed, false),
    apiVersion: read(SETTINGS.apiVersion, '2026-11-01'),
    role: read(SETTINGS.role, 'all'),
    processes: read(SETTINGS.processes, 1),
    environment: environmentName,
    logLevel: read(SETTINGS.logLevel, 'info'),
    logFormat: read<Config['logFormat']>(SETTINGS.logFormat, null),
    accessLog: read(SETTINGS.accessLog, true),
    operatorPort: read<number | null>(SETTINGS.operatorPort, null),
    operatorHost: read(SETTINGS.operatorHost, '127.0.0.1'),
    ...traceSettings(read),
    publicUrl: read(SETTINGS.publicUrl, `http://127.0.0.1:${port}`),
    trustedProxies: read<Config['trustedProxies']>(SETTINGS.trustedProxies, null),
    ...limitsIn(read),
    schemeLimits: read(SETTINGS.schemeLimits, environmentName === 'production'),
    fieldsUrl: read<string | null>(
      SETTINGS.fieldsUrl,
      environmentName === 'sandbox' ? `http://secure-fields.localhost:${port}` : null,
    ),
    ...dashboardSettings(read, environmentName === 'sandbox', port),
    drainSeconds: read(SETTINGS.drainSeconds, 5),
    egressAllowLoopback: read(SETTINGS.egressAllowLoopback, false),
    binFile: read<string | null>(SETTINGS.binFile, null),
    relayLogDays: read(SETTINGS.relayLogDays, 400),
    auditLogDays: read(SETTINGS.auditLogDays, 400),
    timelineDays: read(SETTINGS.timelineDays, 730),
    insightsMetadata: read<readonly string[]>(SETTINGS.insightsMetadata, []),
    processorEventDays: read(SETTINGS.processorEventDays, 180),
    webhookEventDays: read(SETTINGS.webhookEventDays, 30),
    requestLogDays: read(SETTINGS.requestLogDays, 30),
    settlementReportDays: read(SETTINGS.settlementReportDays, 400),
    reportFileDays: read(SETTINGS.reportFileDays, 400),
    disputeFileDays: read(SETTINGS.disputeFileDays, 400),
    embedTokenDays: read(SETTINGS.embedTokenDays, 1),
    ...reportAndMailSettings(read),
    ...vaultSettings(read),
  };
  refuseContradictions(config);
  return config;
}

function traceSettings(read: ReturnType<typeof readerOf>) {
  return {
    tracesUrl: read<string | null>(SETTINGS.tracesUrl, null),
    tracesShare: read(SETTINGS.tracesShare, 1),
    stateTrace: read<string | null>(SETTINGS.stateTrace, null),
  };
}

type FrontEndLimits = Pick<
  Config,
  | 'callsPerMinute'
  | 'callsPerMinuteByAddress'
  | 'triesPerMinuteByCard'
  | 'declinesPerMinute'
  | 'declinesByLink'
  | 'declinesByAddress'
>;

function limitsIn(read: ReturnType<typeof readerOf>): FrontEndLimits {
  return {
    callsPerMinute: read(SETTINGS.callsPerMinute, 50),
    callsPerMinuteByAddress: read(SETTINGS.callsPerMinuteByAddress, 300),
    triesPerMinuteByCard: read(SETTINGS.triesPerMinuteByCard, 50),
    declinesPerMinute: read(SETTINGS.declinesPerMinute, 1_000),
    declinesByLink: read(SETTINGS.declinesByLink, 10),
    declinesByAddress: read(SETTINGS.declinesByAddress, 50),
  };
}

/** Where people log in, and for how long. */
function dashboardSettings(read: ReturnType<typeof readerOf>, isSandbox: boolean, port: number) {
  const ofSandbox = `http://dashboard.localhost:${port}`;
  return {
    dashboardUrl: read<string | null>(SETTINGS.dashboardUrl, isSandbox ? ofSandbox : null),
    exportPersonHours: read(SETTINGS.exportPersonHours, isSandbox ? 0 : 72),
    sessionIdleMinutes: read(SETTINGS.sessionIdleMinutes, 30),
    sessionHours: read(SETTINGS.sessionHours, 12),
    oidcIssuer: read<string | null>(SETTINGS.oidcIssuer, null),
    oidcClientId: read<string | null>(SETTINGS.oidcClientId, null),
    oidcName: read<string | null>(SETTINGS.oidcName, null),
    oidcCredentials: read<string | null>(SETTINGS.oidcCredentials, null),
    oidcRoleClaim: read(SETTINGS.oidcRoleClaim, 'groups'),
    oidcRoles: read<Config['oidcRoles']>(SETTINGS.oidcRoles, []),
    oidcDomains: read<readonly string[]>(SETTINGS.oidcDomains, []),
  };
}

/** Where files of reports are, and by what mail server receipts go. */
function reportAndMailSettings(read: ReturnType<typeof readerOf>) {
  return {
    reportsUrl: read<string | null>(SETTINGS.reportsUrl, null),
    reportsCredentials: read<string | null>(SETTINGS.reportsCredentials, null),
    smtpUrl: read<Config['smtpUrl']>(SETTINGS.smtpUrl, null),
    smtpFrom: read<string | null>(SETTINGS.smtpFrom, null),
    smtpCredentials: read<string | null>(SETTINGS.smtpCredentials, null),
    smtpCa: read<string | null>(SETTINGS.smtpCa, null),
  };
}

/** Where the vault is, and its root key. */
function vaultSettings(read: ReturnType<typeof readerOf>) {
  return {
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
}

/** The database that was named; null: the embedded one. */
export function databaseOf(config: Config): DatabaseAddress | null {
  const { databaseUrl, databasePooler, databaseDistributed } = config;
  return databaseUrl === null
    ? null
    : {
        connectionString: databaseUrl,
        pooled: databasePooler === 'transaction',
        distributed: databaseDistributed,
      };
}
/** The names that browsers may know what listens on loopback by, beside loopback's own. */
export function namesOf({ publicUrl, fieldsUrl, sandboxNames }: Config): readonly string[] {
  return [
    ...[publicUrl, ...(fieldsUrl === null ? [] : [fieldsUrl])].map((url) => new URL(url).hostname),
    ...sandboxNames,
  ];
}

/** By which the operator's own tools may ask, besides addresses. */
export function operatorNamesOf({ publicUrl, operatorNames }: Config): readonly string[] {
  return [new URL(publicUrl).hostname, ...operatorNames];
}

type DatabaseAddress = Readonly<{ connectionString: string; pooled: boolean; distributed: boolean }>;

type Environment = Readonly<Record<string, string | undefined>>;

function readerOf(environment: Environment) {
  return <Value>(from: Setting<Value>, fallback: Value): Value => {
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
}

/**
 * A misspelt setting would otherwise be a default in silence. Variables of the test runner and of the command line
 * are not ours to judge.
 */
function refuseUnknown(environment: Environment): void {
  const known = Object.values(SETTINGS).map(({ variable }): string => variable);
  const unknown = Object.keys(environment).find(
    (name) => /^RAILYARD_(?!TEST_|CLI_)/.test(name) && !known.includes(name),
  );
  if (unknown !== undefined)
    throw new StartError(
      `${unknown} is not a setting${meantBy(unknown, known)}; docs/config.md lists them all.`,
    );
}

/** Some settings have no prefix, which is what people get wrong first. */
function meantBy(unknown: string, known: readonly string[]): string {
  const plain = (name: string): string => name.replace('RAILYARD_', '');
  const nearest = nearestName(plain(unknown), known.map(plain));
  return nearest === null
    ? ''
    : `: did you mean ${known.find((name) => plain(name) === nearest) ?? nearest}?`;
}

/** What says something about another setting, and would say nothing without it. */
const NEEDED: readonly (readonly [setting: Setting<unknown>, needed: Setting<unknown>])[] = [
  [SETTINGS.operatorHost, SETTINGS.operatorPort],
  [SETTINGS.tracesShare, SETTINGS.tracesUrl],
  [SETTINGS.reportsCredentials, SETTINGS.reportsUrl],
  [SETTINGS.oidcIssuer, SETTINGS.oidcClientId],
  [SETTINGS.oidcClientId, SETTINGS.oidcIssuer],
  [SETTINGS.oidcName, SETTINGS.oidcIssuer],
  [SETTINGS.oidcCredentials, SETTINGS.oidcIssuer],
  [SETTINGS.oidcRoleClaim, SETTINGS.oidcIssuer],
  [SETTINGS.oidcRoles, SETTINGS.oidcIssuer],
  [SETTINGS.oidcDomains, SETTINGS.oidcIssuer],
  [SETTINGS.smtpUrl, SETTINGS.smtpFrom],
  [SETTINGS.smtpFrom, SETTINGS.smtpUrl],
  [SETTINGS.smtpCredentials, SETTINGS.smtpUrl],
  [SETTINGS.smtpCa, SETTINGS.smtpUrl],
  [SETTINGS.rootKey, SETTINGS.rootKeyProvider],
  [SETTINGS.rootKeyUrl, SETTINGS.rootKeyProvider],
  [SETTINGS.rootKeyCredentials, SETTINGS.rootKeyProvider],
];

/** A setting without any effect would be believed: a root key, for example, to be at a key service. */
function refuseIdle(environment: Environment): void {
  const isSet = ({ variable }: Setting<unknown>): boolean => (environment[variable] ?? '') !== '';
  for (const [setting, needed] of NEEDED)
    if (isSet(setting) && !isSet(needed))
      throw new StartError(`${setting.variable} is for ${needed.variable}, which is not set.`);
}

function refuseContradictions(config: Config): void {
  for (const [contradicts, sentence] of CONTRADICTIONS)
    if (contradicts(config)) throw new StartError(typeof sentence === 'string' ? sentence : sentence(config));
}

/** Two of our own listeners on one port: the second would be told that another program has it. */
function twoOnOnePort(config: Config): readonly [one: string, other: string, port: number] | null {
  const isSandbox = config.environment === 'sandbox';
  const listens = config.role === 'all' || config.role === 'api';
  const sameHost =
    [config.host, '0.0.0.0', '::'].includes(config.operatorHost) || /^(?:0\.0\.0\.0|::)$/.test(config.host);
  const ports: readonly (readonly [name: string, port: number | null])[] = [
    ['PORT', listens ? config.port : null],
    [
      'RAILYARD_SIMULATOR_PORT',
      listens && isSandbox && config.simulatorUrl === null ? config.simulatorPort : null,
    ],
    ['RAILYARD_SHOP_PORT', config.role === 'all' && isSandbox ? config.shopPort : null],
    ['RAILYARD_OPERATOR_PORT', sameHost ? config.operatorPort : null],
  ];

  for (const [at, [other, port]] of ports.entries()) {
    const taken = ports.slice(0, at).find(([, earlier]) => port !== null && port !== 0 && earlier === port);
    if (taken !== undefined) return [taken[0], other, port ?? 0];
  }
  return null;
}

const vaultFiles = (of: Config): readonly unknown[] => [of.vaultCa, of.vaultCertificate, of.vaultKey];
const namesVault = (of: Config): boolean => of.vaultSocket !== null || of.vaultUrl !== null;

/** What cannot be at once, and the sentence for it. The first that holds stops the start. */
const CONTRADICTIONS: readonly (readonly [
  contradicts: (config: Config) => boolean,
  sentence: string | ((config: Config) => string),
])[] = [
  [
    ({ environment, egressAllowLoopback }) => environment === 'production' && egressAllowLoopback,
    'RAILYARD_EGRESS_ALLOW_LOOPBACK must be false in production: it would open this machine to the relay.',
  ],
  [
    ({ environment, role, demoPayments }) =>
      demoPayments !== null && (environment === 'production' || role !== 'all'),
    'RAILYARD_DEMO_DATA is for a sandbox in which one process does everything.',
  ],
  [
    ({ environment, publicUrl }) => environment === 'production' && !publicUrl.startsWith('https://'),
    'RAILYARD_PUBLIC_URL must be an https address in production: buyers and processors come back by it.',
  ],
  [
    ({ environment, fieldsUrl }) =>
      environment === 'production' && fieldsUrl?.startsWith('https://') === false,
    'RAILYARD_FIELDS_URL must be an https address in production: cards are typed there.',
  ],
  [
    ({ fieldsUrl, publicUrl }) => fieldsUrl !== null && new URL(fieldsUrl).host === new URL(publicUrl).host,
    'RAILYARD_FIELDS_URL must be another host than RAILYARD_PUBLIC_URL: nothing else may share its origin.',
  ],
  [
    ({ environment, dashboardUrl }) =>
      environment === 'production' && dashboardUrl?.startsWith('https://') === false,
    'RAILYARD_DASHBOARD_URL must be an https address in production: people log in there.',
  ],
  [
    ({ environment, oidcIssuer }) =>
      oidcIssuer?.startsWith('http://') === true &&
      (environment === 'production' || !/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(`${oidcIssuer}/`)),
    'RAILYARD_OIDC_ISSUER must be an https address: whoever can change its answers is anybody here.',
  ],
  [
    ({ dashboardUrl, oidcIssuer }) => oidcIssuer !== null && dashboardUrl === null,
    'RAILYARD_OIDC_ISSUER is for the dashboard, and RAILYARD_DASHBOARD_URL is not set.',
  ],
  [
    ({ dashboardUrl, publicUrl, fieldsUrl }) =>
      dashboardUrl !== null &&
      [publicUrl, ...(fieldsUrl === null ? [] : [fieldsUrl])].some(
        (url) => new URL(url).host === new URL(dashboardUrl).host,
      ),
    'RAILYARD_DASHBOARD_URL must be another host than RAILYARD_PUBLIC_URL and RAILYARD_FIELDS_URL: nothing else may ' +
      'share its origin.',
  ],
  [
    ({ environment, simulatorUrl, simulatorPort, port }) =>
      environment === 'sandbox' && simulatorUrl === null && simulatorPort === port,
    'RAILYARD_SIMULATOR_PORT must be another port than PORT.',
  ],
  [
    (config) => twoOnOnePort(config) !== null,
    (config) => {
      const [one, other, port] = twoOnOnePort(config) ?? ['', '', 0];
      return `${one} and ${other} are both ${port}, and each listens for itself: give them ports of their own.`;
    },
  ],
  [
    ({ simulatorPort }) => simulatorPort > 65_535,
    'RAILYARD_SIMULATOR_PORT must be set where PORT is 65535: there is no port above it.',
  ],
  [
    ({ processes, role }) => processes > 1 && role !== 'all' && role !== 'api',
    ({ role }) =>
      `RAILYARD_PROCESSES is for RAILYARD_ROLE all and api: start role ${role} as often as you want it.`,
  ],
  [
    ({ role, databaseUrl }) => role !== 'all' && databaseUrl === null,
    ({ role }) =>
      `RAILYARD_ROLE=${role} needs DATABASE_URL: the embedded PostgreSQL serves one process only.`,
  ],
  [
    ({ databasePooler, databaseUrl }) => databasePooler !== 'none' && databaseUrl === null,
    'RAILYARD_DATABASE_POOLER is for DATABASE_URL, which is not set: nothing stands before the embedded PostgreSQL.',
  ],
  [
    ({ databaseDistributed, databaseUrl }) => databaseDistributed && databaseUrl === null,
    'RAILYARD_DATABASE_DISTRIBUTED is for DATABASE_URL, which is not set: the embedded PostgreSQL is one server.',
  ],
  // The vault must be found, by one way, with all that this way takes.
  [
    (config) => config.vaultUrl !== null && vaultFiles(config).includes(null),
    'RAILYARD_VAULT_URL needs RAILYARD_VAULT_CA, RAILYARD_VAULT_CERTIFICATE and RAILYARD_VAULT_KEY: ' +
      'the link is mutual TLS.',
  ],
  [
    (config) => config.vaultUrl === null && vaultFiles(config).some((file) => file !== null),
    'RAILYARD_VAULT_CA, RAILYARD_VAULT_CERTIFICATE and RAILYARD_VAULT_KEY are for ' +
      'RAILYARD_VAULT_URL, which is not set.',
  ],
  [
    (config) => config.role === 'vault' && !namesVault(config),
    'RAILYARD_ROLE=vault needs RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL: where it is to listen.',
  ],
  [
    (config) => config.role === 'all' && namesVault(config),
    'RAILYARD_VAULT_SOCKET and RAILYARD_VAULT_URL are for RAILYARD_ROLE api, worker and vault: role ' +
      'all has the vault inside.',
  ],
  [
    ({ role, vaultSocket, vaultUrl }) => role !== 'vault' && vaultSocket !== null && vaultUrl !== null,
    'Set RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL, not both.',
  ],
  [
    (config) =>
      config.environment === 'production' &&
      (config.role === 'api' || config.role === 'worker') &&
      !namesVault(config),
    ({ role }) =>
      `RAILYARD_ROLE=${role} needs RAILYARD_VAULT_SOCKET or RAILYARD_VAULT_URL in production: ` +
      'card numbers have no place in this process.',
  ],
  [
    ({ environment, simulatorUrl }) => environment === 'production' && simulatorUrl !== null,
    'RAILYARD_SIMULATOR_URL is for the sandbox: production has no simulated processors.',
  ],
  [
    ({ reportsUrl, reportsCredentials }) =>
      reportsUrl?.startsWith('/') === true && reportsCredentials !== null,
    'RAILYARD_REPORTS_CREDENTIALS is for a bucket, and RAILYARD_REPORTS_URL is a folder.',
  ],
  [
    ({ rootKeyProvider, rootKey, rootKeyUrl, rootKeyCredentials }) =>
      rootKeyProvider === 'file' && (rootKey ?? rootKeyUrl ?? rootKeyCredentials) !== null,
    'RAILYARD_ROOT_KEY, RAILYARD_ROOT_KEY_URL and RAILYARD_ROOT_KEY_CREDENTIALS are for a key service, and ' +
      'RAILYARD_ROOT_KEY_PROVIDER is file.',
  ],
  [
    ({ rootKeyProvider, rootKeyUrl }) => rootKeyProvider === 'pkcs11' && rootKeyUrl !== null,
    'RAILYARD_ROOT_KEY_URL is not for RAILYARD_ROOT_KEY_PROVIDER=pkcs11, which names its library in ' +
      'RAILYARD_ROOT_KEY_CREDENTIALS.',
  ],
  [
    ({ rootKeyProvider, rootKey }) => rootKeyProvider !== 'file' && rootKey === null,
    ({ rootKeyProvider }) =>
      `RAILYARD_ROOT_KEY_PROVIDER=${rootKeyProvider} needs RAILYARD_ROOT_KEY: what the key is called there.`,
  ],
];
