import path from 'node:path';
import { systemClock } from './machine/clock.ts';
import { type Config, readConfig } from './config.ts';
import { refuseCoreDumps } from './machine/core-dumps.ts';
import type { Connection } from './db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { firstRun, noteUrl } from './first-run.ts';
import { asStartError, makeFolder } from './machine/folder.ts';
import { createLog, type Log } from './machine/log.ts';
import { type Service, startService } from './service.ts';
import { StartError } from './machine/start-error.ts';
import { endOnUncaught } from './machine/uncaught.ts';

/** How far apart the signals of one press of Ctrl-C may be. */
const SAME_KEY_PRESS_MS = 1000;

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Configuration → database → parts → listen, and the way back on SIGTERM and Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, process.stderr);
  endOnUncaught(log);
  // Whatever the role: card numbers pass through this process, at least as bytes on their way to the vault.
  refuseCoreDumps(process.pid, log, config.environment === 'production');
  try {
    await run(config, log);
  } catch (error) {
    throw asStartError(error, config.dataDir);
  }
}

async function run(config: Config, log: Log): Promise<void> {
  const clock = systemClock();
  if (config.role !== 'worker') makeFolder('RAILYARD_DATA_DIR', config.dataDir);
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
  let service: Service | null = null;
  try {
    const connection = connectionOf(config, embedded);
    await migrate(connection, clock.now());
    service = await startService({ config, log, clock, connection });
    const keyFile = await firstRun(service);
    const noted = service.url === null ? null : noteUrl(config.dataDir, service.url);
    stopOnSignal({ service, embedded, log, forget: () => noted?.forget() });
    announce(config, service, keyFile);
  } catch (error) {
    await service?.close();
    await embedded?.stop();
    throw error;
  }
}

function connectionOf(config: Config, embedded: EmbeddedPostgres | null): Connection {
  if (embedded !== null) return embedded.connection;
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl };
  throw new Error('BUG: neither an embedded database nor DATABASE_URL');
}

type Running = Readonly<{
  service: Service;
  embedded: EmbeddedPostgres | null;
  log: Log;
  forget(): void;
}>;

/**
 * SIGTERM drains first, since a balancer may stand before us; Ctrl-C only finishes what runs. A terminal and
 * npm each pass the same Ctrl-C on, so that two come at once: only one pressed again later is impatience.
 */
function stopOnSignal({ service, embedded, log, forget }: Running): void {
  let stoppingSinceMs: number | null = null;
  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (stoppingSinceMs !== null) return;
    stoppingSinceMs = performance.now();
    log.info({ reason }, 'stopping');
    if (reason === 'SIGTERM') await service.drain();
    await service.close();
    forget();
    await embedded?.stop();
    process.exitCode = exitCode;
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => {
    if (stoppingSinceMs !== null && performance.now() - stoppingSinceMs > SAME_KEY_PRESS_MS)
      process.exit(130);
    void stop('SIGINT', 0);
  });
  void embedded?.ended.then(() => {
    if (stoppingSinceMs === null) log.error({ log: embedded.logFile }, 'the database ended by itself');
    return stop('database', 1);
  });
}

function announce(config: Config, service: Service, keyFile: string | null): void {
  if (keyFile !== null) console.log(`The private key of the first API key is in ${keyFile}`);
  if (service.url === null) return console.log('ready');
  if (config.environment === 'sandbox' && config.role === 'all')
    console.log(`\n${exampleRequest(service.url, config.dataDir)}\n`);
  if (service.parts.simulatorUrl !== null)
    console.log(`The simulated processors are at ${service.parts.simulatorUrl}`);
  console.log(`ready ${service.url}`);
}

/** A payment that works when pasted into a shell in the project's folder. */
function exampleRequest(url: string, dataDir: string): string {
  const setting =
    dataDir === path.resolve('.railyard') ? '' : `RAILYARD_DATA_DIR='${dataDir.replaceAll("'", `'\\''`)}' `;
  const body =
    '{"amount":1299,"currency":"USD","country":"US","intent":"capture","payment_method":{"method":"card","number":"4111111111111111","expiration_date":"12/30","security_code":"123"}}';
  return [
    `curl ${url}/transactions \\`,
    `  -H "authorization: Bearer $(${setting}npx railyard token)" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${body}'`,
  ].join('\n');
}
