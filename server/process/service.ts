import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { type Closer, closeNamed, WORK_LIMIT_MS } from '../platform/close-all.ts';
import { type Config, namesOf, operatorNamesOf } from '../config.ts';
import { type Connection, createDb, type Db } from '../db/db.ts';
import { openStateTrace } from '../db/state-trace.ts';
import type { Log } from '../platform/log.ts';
import { measureProcess } from '../platform/metrics.ts';
import type { Siblings } from '../platform/siblings.ts';
import { systemResolve } from '../net/egress.ts';
import { download } from '../net/download.ts';
import { type Outbound, createOutbound } from '../net/exchange.ts';
import { signing } from '../net/message-signature.ts';
import { sendWhole } from '../net/send-whole.ts';
import { type OperatorListener, listenForOperators } from '../observability/listener.ts';
import { readGauges } from '../observability/read-gauges.ts';
import { startTracing } from '../observability/traces.ts';
import { lookAfter } from '../observability/trouble.ts';
import type { Parts } from '../parts.ts';
import { binSourceOf } from '../payment-methods/bin-source.ts';
import { authenticationFor } from '../relay/authentication/authenticating.ts';
import { createRelay, type RelayEngine } from '../relay/relay.ts';
import type { Simulator } from '../../sandbox/processors/server.ts';
import type { Watch } from '../../sandbox/processors/watch.ts';
import { StartError } from '../platform/start-error.ts';
import type { Download, Exchange } from '../vault/local.ts';
import { startVault } from '../vault/start.ts';
import { createServer } from '../platform/http.ts';
import { openMailer } from './open-mailer.ts';

/** Everything that runs in this process, for one role. `server/main.ts` and every test over HTTP start it here. */
export type Service = Readonly<{
  parts: Parts;
  /** Null in role `vault`, whose database role knows the vault's tables only. */
  app: FastifyInstance | null;
  /** Where the API listens; null where it does not. */
  url: string | null;
  /**
   * The API is answered by other processes after all: the sandbox's processors tell of events there, and their
   * numbers are counted with those of this one.
   */
  standsBefore(others: Pick<Siblings, 'url' | 'numbers'>): void;
  /** Where the operator's tools ask; null where they do not. */
  operatorUrl: string | null;
  /** Lets balancers look elsewhere: `/health` fails, and requests are still taken for a while. */
  drain(): Promise<void>;
  /** Takes no new work, finishes what runs, then closes everything but the database server. */
  close(): Promise<void>;
}>;

type ServiceInput = Readonly<{
  config: Config;
  log: Log;
  clock: Clock;
  connection: Connection;
  /** With several processes: those that answer requests, and the one that does everything else. */
  share?: 'requests' | 'all but requests';
  /** For tests: what passes between the sandbox's processors and everybody else. */
  watch?: Watch | undefined;
}>;

/** Connections of several processes together, about, and of each at least. */
const POOLED_TOGETHER = 32;
const POOLED_MIN = 6;

export async function startService({
  config,
  log,
  clock,
  connection,
  share,
  watch,
}: ServiceInput): Promise<Service> {
  if (Object.keys(config.processorAddresses).length > 0) {
    const { refuseUnknownProcessors } = await import('../connections/connection-kinds.ts');
    refuseUnknownProcessors(config.processorAddresses);
  }
  const closers: Closer[] = [];
  const close = (): Promise<void> => closeNamed(log, closers.splice(0).reverse());
  try {
    const db = openDb(connection, { config, log }, closers);
    const simulator = await startSandbox(config, { db, clock, watch }, closers);
    const simulatorUrl = simulator?.url ?? null;
    const wire = wireOf(config, { clock, simulatorUrl }, closers);
    const { vault, close: closeVault } = await startVault({
      config,
      log,
      db,
      clock,
      ...wire,
      simulatorUrl,
    });
    closers.push({ name: 'vault', close: closeVault, limitMs: WORK_LIMIT_MS });
    const bins = binSourceOf(config.binFile);
    const parts: Parts = { config, log, clock, db, vault, bins, mailer: openMailer(config), simulatorUrl };
    const isWorker = share !== 'requests' && (config.role === 'all' || config.role === 'worker');
    const besideVault = config.role === 'vault' ? null : await import('./beside-vault.ts');
    await besideVault?.startWork(parts, isWorker, closers);
    const reachedAt = (url: string): void => simulator?.deliverTo(config.publicUrl, url);
    const leaving = new AbortController();
    let numbers = async (): Promise<readonly object[]> => [];
    const operatorUrl = await startOperating(parts, share, { leaving, others: () => numbers() }, closers);
    const standsBefore: Service['standsBefore'] = (others) => {
      reachedAt(others.url);
      numbers = others.numbers;
    };
    if (besideVault === null) {
      const drain = async (): Promise<void> => leaving.abort();
      return { parts, app: null, url: null, operatorUrl, standsBefore, drain, close };
    }
    const isListening = config.role !== 'worker' && share !== 'all but requests';
    const drain = async (): Promise<void> => {
      leaving.abort();
      if (isListening) await delay(config.drainSeconds * 1000);
    };
    const app = await besideVault.openApi(parts, leaving.signal, closers);
    const url = isListening ? await listen(app, config) : null;
    if (url !== null) reachedAt(url);
    return { parts, app, url, operatorUrl, standsBefore, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Metrics, health and traces of this process. Those that answer requests for another leave the listening to it. */
async function startOperating(
  parts: Parts,
  share: ServiceInput['share'],
  { leaving, others }: Readonly<{ leaving: AbortController; others(): Promise<readonly object[]> }>,
  closers: Closer[],
): Promise<string | null> {
  const { config, log } = parts;
  const tracing = startTracing(config, log);
  if (tracing !== null) closers.push({ name: 'traces', close: () => tracing.close() });
  if (config.operatorPort === null) return null;
  measureProcess(config.role);
  if (share === 'requests') return null;
  if (config.role === 'all' || config.role === 'worker') {
    const forget = readGauges(parts);
    closers.push({ name: 'gauges', close: forget });
  }

  const at = { host: config.operatorHost, port: config.operatorPort };
  const listener: OperatorListener = await listenForOperators(at, {
    look: lookAfter(parts, leaving.signal),
    log,
    names: operatorNamesOf(config),
    others,
  }).catch((error: unknown) => {
    throw portError(error, 'RAILYARD_OPERATOR_PORT', at.port);
  });
  closers.push({ name: 'operator port', close: () => listener.close() });
  return listener.url;
}

function openDb(
  connection: Connection,
  { config, log }: Pick<ServiceInput, 'config' | 'log'>,
  closers: Closer[],
): Db {
  const poolSize = Math.max(POOLED_MIN, Math.ceil(POOLED_TOGETHER / config.processes));
  const trace = openStateTrace(config.stateTrace);
  const db = createDb(connection, { ...(config.processes === 1 ? {} : { poolSize }), log, trace });
  closers.push({ name: 'database connections', close: () => db.close() });
  return db;
}

/** What the vault sends by: to processors, to third parties of a relay, and for files that are fetched. */
function wireOf(
  config: Config,
  { clock, simulatorUrl }: Readonly<{ clock: Clock; simulatorUrl: string | null }>,
  closers: Closer[],
): Readonly<{ exchange: Exchange; download: Download; relay: RelayEngine }> {
  const ownOrigins = simulatorUrl === null ? [] : [simulatorUrl];
  const outbound = outboundOf(config, ownOrigins, closers);
  // What the operator placed elsewhere is for connectors alone.
  const placed = Object.values(config.processorAddresses).map((address) => new URL(address).origin);
  const toProcessors = outboundOf(config, [...ownOrigins, ...placed], closers);
  const exchange: Exchange = (request, open, { authentications, signature, take, isLate }) =>
    signature === null
      ? sendWhole(toProcessors, request, open, authenticationFor(authentications, open, clock), take, isLate)
      : sendWhole(outbound, request, open, signing(signature, open), take, isLate);

  return {
    exchange,
    download: (...given) => download(toProcessors, ...given),
    relay: createRelay({ outbound, clock, folder: join(config.dataDir, 'relay') }),
  };
}

function outboundOf(
  { egressAllowLoopback: allowLoopback }: Config,
  ownOrigins: readonly string[],
  closers: Closer[],
): Outbound {
  const outbound = createOutbound({ allowLoopback, ownOrigins, resolve: systemResolve });
  closers.push({ name: 'outgoing connections', close: () => outbound.close() });
  return outbound;
}

async function startSandbox(
  config: Config,
  use: Pick<Parts, 'db' | 'clock'> & Pick<ServiceInput, 'watch'>,
  closers: Closer[],
): Promise<Pick<Simulator, 'url' | 'deliverTo'> | null> {
  if (config.environment !== 'sandbox') return null;
  const elsewhere = (url: string): Pick<Simulator, 'url' | 'deliverTo'> => ({
    url,
    deliverTo: () => undefined,
  });
  if (config.simulatorUrl !== null) return elsewhere(config.simulatorUrl);
  // The simulator runs beside the API; the vault and workers send there.
  if (config.role === 'vault' || config.role === 'worker')
    return elsewhere(`http://127.0.0.1:${config.simulatorPort}`);

  const [{ startSimulator }, { SANDBOX_PAGES }] = await Promise.all([
    import('../../sandbox/processors/server.ts'),
    import('../three-d-secure/approval.ts'),
  ]);
  const simulator = await startSimulator({
    ...use,
    port: config.simulatorPort,
    pagesUrl: `${config.publicUrl}${SANDBOX_PAGES}`,
    names: namesOf(config),
  }).catch(async (error: unknown) => {
    throw (
      (await bothTaken(error, config)) ?? portError(error, 'RAILYARD_SIMULATOR_PORT', config.simulatorPort)
    );
  });
  closers.push({ name: 'simulated processors', close: () => simulator.close() });
  return simulator;
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL')
      throw new StartError(`RAILYARD_HOST ${config.host} is not an address of this machine.`);
    throw portError(error, 'PORT', config.port);
  }
}

/** The simulator's port is tried first, and usually follows the API's: then that one is to be changed. */
async function bothTaken(error: unknown, { host, port, simulatorPort }: Config): Promise<StartError | null> {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return null;
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
  if (isFree) return null;
  const cure =
    simulatorPort === port + 1
      ? 'set PORT to a free one with a free one above it (RAILYARD_SIMULATOR_PORT follows it).'
      : 'set PORT and RAILYARD_SIMULATOR_PORT to free ones.';
  return new StartError(`Ports ${port} and ${simulatorPort} are in use by other programs: ${cure}`);
}

function portError(error: unknown, setting: string, port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use by another program: set ${setting} to a free one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user: set ${setting} to one above 1023.`);
  return error;
}
