import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/db/db.ts';
import { newId, randomBytes } from '../../server/platform/entropy.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Parts } from '../../server/parts.ts';
import { startService } from '../../server/process/service.ts';
import { askAt } from './ask-at.ts';
import { checkAnswer, secretsIn } from './contract.ts';
import { createSigner, type TokenOptions } from './keys.ts';
import { listenTo } from './listening.ts';
import { testDb, type TestDb } from './pure-db.ts';
import { record, recordFolder, recordSecret, watch } from './recording.ts';

export type TestServiceOptions = Readonly<{
  config?: Partial<Config>;
  clock?: Clock;
  /** False: no worker runs, and the test calls what a worker would. Default true. */
  worker?: boolean;
  /** A database to share with another service of the same test. */
  database?: TestDb;
  /** Gets every line of the log, beside the leak scan. */
  logTo?: (line: string) => void;
}>;

export type RequestOptions = TokenOptions &
  Readonly<{
    body?: unknown;
    /** Sent as it is, with the `content-type` of `headers` or JSON's. */
    rawBody?: string | Uint8Array;
    headers?: Readonly<Record<string, string>>;
    /** A token to send; null sends none. Default: one made from `scopes`, `claims` and `algorithm`. */
    token?: string | null;
    version?: '2026-11-01' | 'published';
    idempotencyKey?: string;
    merchantAccount?: string;
    /**
     * True where a test sends what the contract does not know, so that the answer cannot be checked against
     * it.
     */
    unchecked?: boolean;
  }>;

export type TestAnswer = Readonly<{
  status: number;
  headers: Headers;
  /**
   * Parsed JSON; undefined where there is none. Loosely typed on purpose: the contract check has already
   * judged its shape.
   */
  body: any;
  text: string;
}>;

export type TestService = Readonly<{
  url: string;
  operatorUrl: string | null;
  simulatorUrl: string;
  parts: Parts;
  db: Db;
  database: TestDb;
  token(options?: TokenOptions): Promise<string>;
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>;
  close(): Promise<void>;
}>;

/**
 * The whole service in this process, on free ports and a database of its own, with the merchant account
 * `default`.
 */
export async function openTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await testDb());
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-service-'));
  const clock = options.clock ?? systemClock();
  const config: Config = {
    ...TEST_CONFIG,
    dataDir,
    ...(options.worker === false ? { role: 'api' as const } : {}),
    ...options.config,
  };
  const now = clock.now();
  await database.db.query(SEED, [newId(now), randomBytes(32), now, config.environment]);
  await listenTo(database.db, 'default');
  const write = (line: string): void => {
    record('logs', line);
    options.logTo?.(line);
  };
  const log = createLog(config.logLevel, { write });
  const service = await startService({ config, log, clock, connection: database.connection, watch });
  if (service.url === null) throw new Error('BUG: a service for tests has an API');
  const { url, operatorUrl, parts } = service;
  const token = createSigner(database.db, () => clock.now());
  const close = async (): Promise<void> => {
    await service.close();
    if (options.database === undefined) await database.close();
    recordFolder(dataDir);
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const request = (
    method: string,
    requestPath: string,
    requestOptions: RequestOptions = {},
  ): Promise<TestAnswer> =>
    send({ url, token, apiVersion: config.apiVersion }, method, requestPath, requestOptions);
  return {
    url,
    operatorUrl,
    simulatorUrl: parts.simulatorUrl ?? '',
    parts,
    db: parts.db,
    database,
    token,
    request,
    close,
  };
}

/** Where a test writes rows by hand, or commits outcomes that nobody told: the model has no way to those. */
export const UNTRACED = { stateTrace: null } as const;

const TEST_CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  simulatorPort: 0,
  shopPort: 0,
  demoPayments: null,
  sandboxNames: [],
  simulatorUrl: null,
  processorAddresses: {},
  dataDir: '',
  databaseUrl: null,
  databasePooler: 'none',
  databaseDistributed: false,
  apiVersion: '2026-11-01',
  role: 'all',
  processes: 1,
  environment: 'sandbox',
  logLevel: 'debug',
  logFormat: null,
  accessLog: true,
  operatorPort: null,
  operatorHost: '127.0.0.1',
  operatorNames: [],
  tracesUrl: null,
  tracesShare: 1,
  stateTrace: process.env['RAILYARD_STATE_TRACE'] ?? null,
  publicUrl: 'http://127.0.0.1:8080',
  trustedProxies: null,
  callsPerMinute: 50,
  callsPerMinuteByAddress: 300,
  triesPerMinuteByCard: 50,
  declinesPerMinute: 1_000,
  declinesByLink: 10,
  declinesByAddress: 50,
  schemeLimits: false,
  fieldsUrl: null,
  dashboardUrl: null,
  sessionIdleMinutes: 30,
  sessionHours: 12,
  exportPersonHours: 0,
  oidcIssuer: null,
  oidcClientId: null,
  oidcName: null,
  oidcCredentials: null,
  oidcRoleClaim: 'groups',
  oidcRoles: [],
  oidcDomains: [],
  drainSeconds: 0,
  egressAllowLoopback: true,
  binFile: null,
  relayLogDays: 400,
  auditLogDays: 400,
  timelineDays: 730,
  insightsMetadata: ['channel'],
  processorEventDays: 180,
  requestLogDays: 30,
  webhookEventDays: 30,
  settlementReportDays: 400,
  reportFileDays: 400,
  disputeFileDays: 400,
  embedTokenDays: 1,
  reportsUrl: null,
  reportsCredentials: null,
  smtpUrl: null,
  smtpFrom: null,
  smtpCredentials: null,
  smtpCa: null,
  vaultSocket: null,
  vaultUrl: null,
  vaultCa: null,
  vaultCertificate: null,
  vaultKey: null,
  rootKeyProvider: 'file',
  rootKey: null,
  rootKeyUrl: null,
  rootKeyCredentials: null,
};

const SEED = {
  name: 'test_seed',
  text: `
    WITH instance AS (
      INSERT INTO instance (instance_id, cursor_key, environment, created_at) VALUES ($1, $2, $4, $3)
      ON CONFLICT DO NOTHING
    )
    INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
    VALUES ('default', 'Default', $3, $3) ON CONFLICT DO NOTHING`,
} as const;

type Target = Readonly<{
  url: string;
  token(options: TokenOptions): Promise<string>;
  apiVersion: '2026-11-01' | 'published';
}>;

function headersOf(options: RequestOptions, token: string | null): Map<string, string> {
  const given = Object.entries(options.headers ?? {});
  const headers = new Map(given.map(([name, value]) => [name.toLowerCase(), value]));
  if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  if (options.version !== undefined) headers.set('x-api-version', options.version);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.merchantAccount !== undefined) headers.set('x-merchant-account-id', options.merchantAccount);
  return headers;
}

async function send(
  target: Target,
  method: string,
  requestPath: string,
  options: RequestOptions,
): Promise<TestAnswer> {
  const token = options.token === undefined ? await target.token(options) : options.token;
  const headers = headersOf(options, token);
  const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  for (const secret of secretsIn(method, requestPath, options.body)) recordSecret(secret);
  const answer = await askAt(`${target.url}${requestPath}`, {
    method,
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { body }),
  });
  const { status, headerLines, text } = answer;
  record('responses', JSON.stringify({ status, headers: headerLines, text }));
  const isJson =
    text !== '' && headerLines.some(([name, value]) => name === 'content-type' && value.includes('json'));
  const parsed: unknown = isJson ? JSON.parse(text) : undefined;
  if (options.unchecked !== true)
    checkAnswer({
      method,
      path: requestPath,
      version: options.version ?? target.apiVersion,
      status,
      body: parsed,
      text,
    });
  return {
    status,
    get headers() {
      return answer.headers;
    },
    body: parsed,
    text,
  };
}
