import { existsSync } from 'node:fs';
import { systemClock } from '../platform/clock.ts';
import { type Config, databaseOf, DEFAULT_DATA_DIR, namesOf, readConfig } from '../config.ts';
import { refuseCoreDumps } from '../platform/core-dumps.ts';
import { type Connection, urlOf } from '../db/db.ts';
import { asOperatorsTrouble, reasonOf } from '../db/faults.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate, migrationFolders } from '../db/migrate.ts';
import type { DemoShop } from '../../apps/demo-shop/src/shop.ts';
import { type DemoFilling, fillWithDemoData } from './demo-filling.ts';
import { firstKeyFile, noteUrl } from '../platform/instance-files.ts';
import { asStartError, makeFolder } from '../platform/folder.ts';
import { createLog, type Log } from '../platform/log.ts';
import { readableLog } from '../platform/readable-log.ts';
import { giveMemoryBackAtRest } from '../platform/memory-at-rest.ts';
import { numbers } from '../platform/metrics.ts';
import {
  isSibling,
  leaveParent,
  type Siblings,
  startSiblings,
  tellNumbers,
  tellParent,
} from '../platform/siblings.ts';
import { type Service, startService } from './service.ts';
import { StartError } from '../platform/start-error.ts';
import { endOnUncaught } from '../platform/uncaught.ts';

/** A process that has closed everything ends by itself, or after this long. */
const LEFT_BEHIND_MS = 5_000;
/** Any time does. */
const STAYING_UP_MS = 60_000;
/** How far apart the signals of one press of Ctrl-C may be. */
const SAME_KEY_PRESS_MS = 1000;

/** What is there for whoever tries the service out. */
type Beside = Pick<StartNotice, 'shopUrl' | 'filling'> & Readonly<{ forget(): void }>;
const NOTHING_BESIDE: Beside = { shopUrl: null, filling: null, forget: () => undefined };

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  if (isSibling()) tellParent({ problem: error.message });
  else console.error(error.message);
  leaveParent();
  process.exitCode = 1;
  leaveBehind(1);
}

/** Configuration → database → parts → listen, and the way back on SIGTERM and Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, logOutput(config));
  endOnUncaught(log);
  // Whatever the role: card numbers pass through this process, at least as bytes on their way to the vault.
  refuseCoreDumps(process.pid, log, config.environment === 'production');
  process.report.excludeEnv = true; // passwords of databases stand there
  try {
    await (isSibling() ? answerRequests(config, log) : run(config, log));
    giveMemoryBackAtRest();
  } catch (error) {
    throw asOperatorsTrouble(asStartError(error, config.dataDir));
  }
}

/** For people where one looks on, and for programs elsewhere. */
function logOutput({ logFormat }: Config): { write(line: string): void } {
  const isTerminal = process.stderr.isTTY;
  const isText = logFormat === null ? isTerminal : logFormat === 'text';
  return isText ? readableLog(process.stderr, isTerminal) : process.stderr;
}

async function run(config: Config, log: Log): Promise<void> {
  const clock = systemClock();
  if (config.role !== 'worker') makeFolder('RAILYARD_DATA_DIR', config.dataDir);

  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir, {}, log) : null;
  let service: Service | null = null;
  try {
    const connection = connectionOf(config, embedded);
    await migrate(connection, clock.now(), migrationFolders(config.environment));
    const isOne = config.processes === 1;
    service = await startService({
      config,
      log,
      clock,
      connection,
      ...(isOne ? {} : { share: 'all but requests' as const }),
    });
    const keyFile = service.app === null ? null : await (await import('./first-run.ts')).firstRun(service);
    const siblings = isOne ? null : await startOthers(config, log, connection, service);
    const url = siblings?.url ?? service.url;
    const beside = url === null ? NOTHING_BESIDE : await startBeside(config, service, url);
    const firstLink = await linkOfFirst(service);
    // Last, since it keeps this process: a start that fails has to end.
    stopOnSignal({ service, siblings, embedded, log, forget: beside.forget });
    announce(config, service, { ...beside, url, keyFile, firstLink });
  } catch (error) {
    await service?.close();
    await embedded?.stop();
    throw error;
  }
}

async function startBeside(config: Config, service: Service, url: string): Promise<Beside> {
  const noted = noteUrl(config.dataDir, url);
  const shop = await openDemoShop(config, service, url);
  const filling = await fillWithDemoData(service.parts);
  const forget = (): void => {
    filling?.stop();
    noted.forget();
    void shop?.close();
  };
  return { shopUrl: shop?.url ?? null, filling, forget };
}

/** While nobody has come in yet: for somebody to become the first administrator. */
async function linkOfFirst({ app, parts }: Service): Promise<string | null> {
  if (app === null || parts.config.role === 'worker') return null;
  const { inviteFirstAdministrator } = await import('../people/invite.ts');
  return (await inviteFirstAdministrator(parts))?.url ?? null;
}

/** Where one process does everything, in a sandbox: the shop is there to try that out, once there is a key. */
async function openDemoShop(config: Config, { app, parts }: Service, url: string): Promise<DemoShop | null> {
  const { environment, role, fieldsUrl, publicUrl: apiUrl, shopPort: port, dataDir } = config;
  const keyFile = firstKeyFile(dataDir);
  if (app === null || role !== 'all' || environment !== 'sandbox') return null;
  if (fieldsUrl === null || !existsSync(keyFile)) return null;

  const { startDemoShop } = await import('../../apps/demo-shop/src/shop.ts');
  try {
    const shop = await startDemoShop({ url, apiUrl, fieldsUrl, keyFile, port, names: namesOf(config) });
    if (shop === null)
      parts.log.warn({ port }, 'the demo shop is not there: its port is taken (RAILYARD_SHOP_PORT)');
    return shop;
  } catch (error) {
    parts.log.warn(
      { keyFile, reason: reasonOf(error) },
      'the demo shop is not there: its key cannot be used',
    );
    return null;
  }
}

function connectionOf(config: Config, embedded: EmbeddedPostgres | null): Connection {
  if (embedded !== null) return embedded.connection;
  const named = databaseOf(config);
  if (named !== null) return named;
  throw new Error('BUG: neither an embedded database nor DATABASE_URL');
}

/** The processes that answer requests, on the same database and before the same simulated processors. */
async function startOthers(
  config: Config,
  log: Log,
  connection: Connection,
  service: Service,
): Promise<Siblings> {
  const { simulatorUrl } = service.parts;
  const environment = {
    DATABASE_URL: urlOf(connection),
    ...(simulatorUrl === null ? {} : { RAILYARD_SIMULATOR_URL: simulatorUrl }),
  };
  const siblings = await startSiblings({ count: config.processes, environment, log });
  service.standsBefore(siblings);
  return siblings;
}

/** One of several: the process that started it has seen to everything else. */
async function answerRequests(config: Config, log: Log): Promise<void> {
  const connection = connectionOf(config, null);
  const service = await startService({
    config,
    log,
    clock: systemClock(),
    connection,
    share: 'requests',
  });
  stopOnSignal({ service, siblings: null, embedded: null, log, forget: leaveParent });
  tellNumbers(numbers);
  tellParent({ url: service.url ?? '' });
}

type Running = Readonly<{
  service: Service;
  /** The processes that answer requests, where this one does not. */
  siblings: Siblings | null;
  embedded: EmbeddedPostgres | null;
  log: Log;
  forget(): void;
}>;

/**
 * SIGTERM drains first, since a balancer may stand before us; Ctrl-C only finishes what runs. A terminal and
 * npm each pass the same Ctrl-C on, so that two come at once: only one pressed again later is impatience.
 */
function stopOnSignal({ service, siblings, embedded, log, forget }: Running): void {
  // A worker listens to nobody, and its pauses hold no process: without a connection to the database it would end.
  const untilStopped = setInterval(() => undefined, STAYING_UP_MS);

  let stoppingSinceMs: number | null = null;
  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (stoppingSinceMs !== null) return;
    stoppingSinceMs = performance.now();
    log.info({ reason }, 'stopping');

    await siblings?.stop(reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
    if (reason === 'SIGTERM') await service.drain();
    await service.close();
    forget();
    await embedded?.stop();
    clearInterval(untilStopped);
    log.info('stopped');
    process.exitCode = exitCode;
    leaveBehind(exitCode);
  };

  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => {
    const isAgain = stoppingSinceMs !== null && performance.now() - stoppingSinceMs > SAME_KEY_PRESS_MS;
    // A sibling hears one press from its parent too, whenever that comes to it, and ends with an impatient one.
    if (isAgain && !isSibling()) process.exit(130);
    void stop('SIGINT', 0);
  });
  void embedded?.ended.then(() => {
    if (stoppingSinceMs === null) log.error({ log: embedded.logFile }, 'the database ended by itself');
    return stop('database', 1);
  });
}

/** Whatever is still open keeps nobody waiting. */
function leaveBehind(exitCode: number): void {
  setTimeout(() => process.exit(exitCode), LEFT_BEHIND_MS).unref();
}

type StartNotice = Readonly<{
  url: string | null;
  keyFile: string | null;
  shopUrl: string | null;
  filling: DemoFilling | null;
  /** To be used by whoever reads it first. */
  firstLink: string | null;
}>;

function announce(
  config: Config,
  service: Service,
  { url, keyFile, shopUrl, filling, firstLink }: StartNotice,
): void {
  if (keyFile !== null) console.log(`The private key of the first API key is in ${keyFile}`);
  if (url === null) return console.log('ready');
  if (config.environment === 'sandbox' && config.role === 'all') {
    console.log(`\n${exampleRequest(url, config.dataDir)}\n`);
    console.log(`The documentation, with SDKs and a reference: ${url}/docs/`);
  }

  if (service.parts.simulatorUrl !== null)
    console.log(`The simulated processors are at ${service.parts.simulatorUrl}`);
  if (shopUrl !== null) console.log(`A shop to pay in, with its code: ${shopUrl}`);
  if (config.dashboardUrl !== null) console.log(`The dashboard: ${config.dashboardUrl}`);
  if (firstLink !== null)
    console.log(`Its first administrator comes in by this link, once, within 15 minutes:\n${firstLink}`);
  if (filling !== null)
    console.log(`A month of a shop with ${filling.payments} payments is being made; it takes some minutes`);
  else if (keyFile !== null && service.parts.simulatorUrl !== null)
    console.log(`A month of payments to look at: ${demoCommand(config.dataDir, service.parts.simulatorUrl)}`);
  console.log(`ready ${url}`);
}

/** Works when pasted into another shell, which has none of this one's settings. */
function demoCommand(dataDir: string, simulatorUrl: string): string {
  const simulator = simulatorUrl === 'http://127.0.0.1:8081' ? '' : ` --simulator ${simulatorUrl}`;
  return `${dataDirSetting(dataDir)}./railyard demo-data${simulator}`;
}

function dataDirSetting(dataDir: string): string {
  return dataDir === DEFAULT_DATA_DIR ? '' : `RAILYARD_DATA_DIR='${dataDir.replaceAll("'", `'\\''`)}' `;
}

/** A payment that works when pasted into a shell in the project's folder. */
function exampleRequest(url: string, dataDir: string): string {
  // a second node of the database, or a file that was lost
  if (!existsSync(firstKeyFile(dataDir)))
    return (
      'The first API key was made before, and its file is not in this data folder: sign with that file by ' +
      './railyard token --key FILE, or make another key by ./railyard keys create.'
    );

  const body =
    '{"amount":1299,"currency":"USD","country":"US","intent":"capture",' +
    '"payment_method":{"method":"card","number":"4111111111111111","expiration_date":"12/30",' +
    '"security_code":"123"}}';
  return [
    `curl ${url}/transactions \\`,
    `  -H "authorization: Bearer $(${dataDirSetting(dataDir)}./railyard token)" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${body}'`,
  ].join('\n');
}
