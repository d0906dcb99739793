import { isIP } from 'node:net';
import path from 'node:path';
import { type DashboardConfig, DASHBOARD_SETTINGS } from './dashboard-settings.ts';
import { type MailConfig, MAIL_SETTINGS } from './mail-settings.ts';
import { type RetentionConfig, RETENTION_SETTINGS } from './retention-settings.ts';
import {
  A_PATH,
  type Setting,
  oneOf,
  parseAddresses,
  parseBoolean,
  parseKeys,
  parseNames,
  parseOrigin,
  parsePort,
  setting,
  wholeNumber,
} from './setting-parsers.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/**
 * Every setting of the service, parsed. `SETTINGS` below is the only declaration; docs/config.md is generated
 * from it.
 */
export type Config = DashboardConfig &
  MailConfig &
  RetentionConfig &
  Readonly<{
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
    /** What is in front of it. */
    databasePooler: 'none' | 'transaction';
    /** Its tables are spread over servers by merchant account. */
    databaseDistributed: boolean;
    apiVersion: '2026-11-01' | 'published';
    role: 'all' | 'api' | 'vault' | 'worker';
    /** How many processes answer requests, on one port. */
    processes: number;
    environment: 'sandbox' | 'production';
    logLevel: 'debug' | 'info' | 'warn' | 'error';
    /** Null: text on a terminal, JSON elsewhere. */
    logFormat: 'json' | 'text' | null;
    /** A line at `info` for every request that was answered. */
    accessLog: boolean;
    /** Where the operator's own tools find metrics and health of this process. Null: nowhere. */
    operatorPort: number | null;
    operatorHost: string;
    /** By which names, in lower case, that port is asked for, besides addresses and this service's own. */
    operatorNames: readonly string[];
    /** Where traces go, as OTLP over HTTP. Null: none are made. */
    tracesUrl: string | null;
    /** How many are kept, from 0 to 1. */
    tracesShare: number;
    /** Absolute path of the folder in which each state change is a line. Null: nowhere. */
    stateTrace: string | null;
    /**
     * How the outside reaches this service, without a trailing slash; used in approval, webhook and completion
     * addresses. Default `http://127.0.0.1:<port>`.
     */
    publicUrl: string;
    /** Whose `X-Forwarded-For` is believed. Null: nobody's. */
    trustedProxies: TrustedProxies | null;
    /** How often a front end may try something in any minute: with a token or an id, from an address, with a card. */
    callsPerMinute: number;
    callsPerMinuteByAddress: number;
    triesPerMinuteByCard: number;
    /** After how many of a merchant account no more payments of front ends are tried for a while. */
    declinesPerMinute: number;
    /** After how many a payment link or a checkout session takes no more for ten minutes; and an address. */
    declinesByLink: number;
    declinesByAddress: number;
    /** Whether a card is no longer sent where its scheme would charge for one more attempt. */
    schemeLimits: boolean;
    /** Origin of the frames of Secure Fields: a host of its own, for the same listener. Null: none are served. */
    fieldsUrl: string | null;
    /** Sandbox: where the demo shop listens, on loopback. */
    shopPort: number;
    /** Sandbox: how many payments a month of a shop has, with which one that has none is filled. Null: it is not. */
    demoPayments: number | null;
    /** Sandbox: by which names, in lower case, the demo shop and the simulated processors are also asked for. */
    sandboxNames: readonly string[];
    /** After SIGTERM: how long requests are still taken, while `/health` already says that no more should come. */
    drainSeconds: number;
    /** Sandbox and tests only: lets the egress guard through to loopback addresses. */
    egressAllowLoopback: boolean;
    /** Absolute path of the operator's BIN ranges; null: the built-in sandbox table. */
    binFile: string | null;
    insightsMetadata: readonly string[];
    /** A bucket, or the absolute path of a folder. Null: `reports` in the data folder. */
    reportsUrl: string | null;
    /** A JSON file, mode 600. */
    reportsCredentials: string | null;
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
      'for Stripe’s own test mode, or your proxy in production. Requests with card data go there. API, worker ' +
      'and vault take it alike.',
    'NAME=https://address, separated by commas',
    parseAddresses,
  ),
  shopPort: setting(
    'RAILYARD_SHOP_PORT',
    '(two above `PORT`)',
    'The port of the sandbox’s demo shop, on loopback only; where it is taken, there is no shop.',
    'a number from 1 to 65535',
    parsePort,
  ),
  demoPayments: setting(
    'RAILYARD_DEMO_DATA',
    '(none are made)',
    'Fills a sandbox that has no payments with a month of a shop of so many, after the start and for some minutes, ' +
      'as `./railyard demo-data` does. Its clock is a month ahead afterwards. For role `all`.',
    'a number from 10 to 5000',
    (text) =>
      /^\d{2,4}$/.test(text) && Number(text) >= 10 && Number(text) <= 5_000 ? Number(text) : undefined,
  ),
  sandboxNames: setting(
    'RAILYARD_SANDBOX_NAMES',
    '(none)',
    'Host names by which your proxy leads to the demo shop and the simulated processors. These have no ' +
      'passwords, so a browser that asks by any other name than loopback’s and this service’s own is refused.',
    'host names, separated by commas',
    parseNames,
  ),
  dataDir: setting(
    'RAILYARD_DATA_DIR',
    '(`.railyard` in the folder of Railyard)',
    'The folder of what is kept outside of the database: root keys and logs of the vault, files of reports, the ' +
      'first API key. The embedded database is in it, too.',
    ...A_PATH,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '(the embedded PostgreSQL)',
    'A PostgreSQL 15 or newer to use instead of the embedded one. Several hosts, `postgres://user@one,two/name`, ' +
      'are a primary and its standbys: the one that takes writes is used. The embedded one takes an eighth of the ' +
      'memory for its pages, from 64 MB to 1 GB.',
    'an address that begins with postgres://',
    (text) => (/^postgres(ql)?:\/\/./.test(text) ? text : undefined),
  ),
  databasePooler: setting(
    'RAILYARD_DATABASE_POOLER',
    'none',
    'What is in front of the database of `DATABASE_URL`: a pooler in transaction mode gives each transaction any of ' +
      'its sessions, so the service keeps nothing in one.',
    'none or transaction',
    oneOf('none', 'transaction'),
  ),
  databaseDistributed: setting(
    'RAILYARD_DATABASE_DISTRIBUTED',
    'false',
    'Whether the tables of `DATABASE_URL` are spread over servers by merchant account: then a statement writes and ' +
      'locks rows of one merchant account only. Where they are, a process that is not told so does not start.',
    'true or false',
    parseBoolean,
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
    'The least level that is logged, on standard error.',
    'debug, info, warn or error',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
  logFormat: setting(
    'RAILYARD_LOG_FORMAT',
    '(text on a terminal, json elsewhere)',
    'How lines of the log are written: for people, or as JSON.',
    'json or text',
    oneOf('json', 'text'),
  ),
  accessLog: setting(
    'RAILYARD_ACCESS_LOG',
    'true',
    'Whether every answered request is a line of the log, at `info`: its id, path, status, duration and API key.',
    'true or false',
    parseBoolean,
  ),
  operatorPort: setting(
    'RAILYARD_OPERATOR_PORT',
    '(none)',
    'The port, of every role, for `/metrics` (Prometheus), `/health` and `/ready`; see docs/operate/README.md. Each ' +
      'process of one machine takes another.',
    'a number from 1 to 65535',
    parsePort,
  ),
  operatorHost: setting(
    'RAILYARD_OPERATOR_HOST',
    '127.0.0.1',
    'The address for that port. Nobody is asked for a token there: let it be reached by your own tools alone.',
    'an IP address',
    (text) => (isIP(text) !== 0 ? text : undefined),
  ),
  operatorNames: setting(
    'RAILYARD_OPERATOR_NAMES',
    '(none)',
    'Host names by which your tools ask for that port, such as a service of a cluster. By an address, a name of ' +
      'loopback or this service’s own it always answers; by any other it does not, so that no page of another site ' +
      'can have a browser read it.',
    'host names, separated by commas',
    parseNames,
  ),
  tracesUrl: setting(
    'RAILYARD_TRACES_URL',
    '(no traces)',
    'Where traces go: the address of an OpenTelemetry collector that takes OTLP over HTTP in JSON, such as ' +
      '`http://127.0.0.1:4318/v1/traces`.',
    'an http(s) address',
    (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
  ),
  tracesShare: setting(
    'RAILYARD_TRACES_SHARE',
    '1',
    'How many traces are kept, whether they begin here or at a caller.',
    'a number from 0 to 1, such as 0.05',
    (text) => (/^(?:0(?:\.\d{1,6})?|1)$/.test(text) ? Number(text) : undefined),
  ),
  stateTrace: setting(
    'RAILYARD_STATE_TRACE',
    '(none)',
    'A folder in which each process writes each change of a payment’s state as a line, without card data and ' +
      'secrets, for the model to check: docs/model.md. For tests and investigations: every line is written before ' +
      'the payment goes on, and nothing clears the folder.',
    ...A_PATH,
  ),
  publicUrl: setting(
    'RAILYARD_PUBLIC_URL',
    '(`http://127.0.0.1:` and `PORT`)',
    'How buyers’ browsers and processors reach this service.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  trustedProxies: setting(
    'RAILYARD_TRUSTED_PROXIES',
    '(none: the address of the connection is the caller’s)',
    'Whose `X-Forwarded-For` is believed: how many proxies are in front of this process, one behind the other, or ' +
      'their addresses. The caller is the address that connected to the outermost of them; earlier entries are ' +
      'ignored.',
    'a number from 0 to 10, or addresses and networks such as `127.0.0.1,10.0.0.0/8`, separated by commas',
    parseTrustedProxies,
  ),
  callsPerMinute: wholeNumber(
    'RAILYARD_CALLS_PER_MINUTE',
    50,
    [1, 50],
    'How many calls of a front end are let in within any 60 seconds, for each embed token and for each checkout ' +
      'session ([access.md](access.md#rate-limits)).',
  ),
  callsPerMinuteByAddress: wholeNumber(
    'RAILYARD_CALLS_PER_MINUTE_BY_ADDRESS',
    300,
    [0, 2_000],
    'The same for all tokens, sessions and payment links together that are used from one address; 0 for no such limit.',
  ),
  triesPerMinuteByCard: wholeNumber(
    'RAILYARD_TRIES_PER_MINUTE_BY_CARD',
    50,
    [0, 2_000],
    'How many payments of front ends are tried within any 60 seconds with one card or bank account at one merchant ' +
      'account; 0 for no such limit.',
  ),
  declinesPerMinute: wholeNumber(
    'RAILYARD_DECLINES_PER_MINUTE',
    1_000,
    [0, 5_000],
    'After how many declined payments of front ends within any 60 seconds a merchant account takes no more of them ' +
      'until some are older; 0 for no such limit. Payments of servers go on.',
  ),
  declinesByLink: wholeNumber(
    'RAILYARD_DECLINES_BY_LINK',
    10,
    [0, 100],
    'After how many declined payments within ten minutes a payment link, or a checkout session, takes no more until ' +
      'some are older; 0 for no such limit.',
  ),
  declinesByAddress: wholeNumber(
    'RAILYARD_DECLINES_BY_ADDRESS',
    50,
    [0, 2_000],
    'The same for all front ends of a merchant account that are used from one address; 0 for no such limit.',
  ),
  schemeLimits: setting(
    'RAILYARD_SCHEME_LIMITS',
    '(true in production; false in the sandbox, whose test cards everybody shares)',
    'Whether declines of Visa and Mastercard cards are counted, and a card is no longer sent where its scheme would ' +
      'charge for one more attempt ([retries.md](retries.md)).',
    'true or false',
    parseBoolean,
  ),
  fieldsUrl: setting(
    'RAILYARD_FIELDS_URL',
    '(`http://secure-fields.localhost:` and `PORT` in the sandbox; none in production)',
    'The origin of the frames of Secure Fields: a separate host name that leads to the same port.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  ...DASHBOARD_SETTINGS,
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
    ...A_PATH,
  ),
  ...RETENTION_SETTINGS,
  ...MAIL_SETTINGS,
  insightsMetadata: setting(
    'RAILYARD_INSIGHTS_METADATA',
    '(none)',
    'Keys of metadata that payments are counted by in insights, for payments that change from then on. Of each ' +
      'key the values should be few: `channel`, not an order number.',
    'up to five keys with commas between them',
    parseKeys,
  ),
  reportsUrl: setting(
    'RAILYARD_REPORTS_URL',
    '(`reports` in the data folder)',
    'Where files of reports are: a folder that workers and API share, or a bucket of any store that speaks S3, by ' +
      'path (`https://s3.eu-central-1.amazonaws.com/bucket/prefix`).',
    'the absolute path of a folder or an http(s) address',
    (text) =>
      path.isAbsolute(text) || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
        ? text
        : undefined,
  ),
  reportsCredentials: setting(
    'RAILYARD_REPORTS_CREDENTIALS',
    '(none)',
    'JSON file, mode 600, with `region`, `access_key_id`, `secret_access_key` and perhaps `session_token` for a ' +
      'bucket.',
    ...A_PATH,
  ),
  vaultSocket: setting(
    'RAILYARD_VAULT_SOCKET',
    '(the vault is in the process)',
    'The Unix socket between the vault process and the API and worker processes of the same machine.',
    ...A_PATH,
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
    ...A_PATH,
  ),
  vaultCertificate: setting(
    'RAILYARD_VAULT_CERTIFICATE',
    '(none)',
    'PEM file of this process’s own certificate.',
    ...A_PATH,
  ),
  vaultKey: setting('RAILYARD_VAULT_KEY', '(none)', 'PEM file of the key of that certificate.', ...A_PATH),
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
    '(the public address of AWS or Google)',
    'Where the provider of the root key is reached. `transit` and `azure-key-vault` need it.',
    'an http(s) address',
    (text) =>
      URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined,
  ),
  rootKeyCredentials: setting(
    'RAILYARD_ROOT_KEY_CREDENTIALS',
    '(none)',
    'JSON file, mode 600, with the credentials for that provider.',
    ...A_PATH,
  ),
} as const satisfies { [Key in keyof Config]: Setting<NonNullable<Config[Key]>> };
