import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Db, createDb } from '../../server/db/db.ts';
import { embeddedConnection, startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { execute } from '../../test/harness/cluster.ts';
import { replicatingTools } from '../../test/harness/replicated-postgresql.ts';
import { commandOf, descendantsOf, isRunning, signalTo } from './process-table.ts';
import { Supervised } from './supervised.ts';

const NOBODY = '65534';
/** It does not run as root; a namespace that calls root nobody keeps root's way to the files. */
const AS_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const IS_ROOT = process.getuid?.() === 0;
const PREFIX = IS_ROOT ? AS_NOBODY : [];
/** Nothing waits for a disk: what is killed is programs, and not the machine under them. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=150', 'shared_buffers=64MB'];

/** Why this machine cannot have a PostgreSQL of the harness's own; null where it can. */
export function missingForPostmaster(): string | null {
  if (!IS_ROOT) return null;
  return spawnSync('unshare', [...AS_NOBODY.slice(1), 'true']).status === 0 ? null : 'user namespaces';
}

export function missingForStandby(): string | null {
  return replicatingTools() === null ? 'PostgreSQL with its tools (pg_basebackup)' : missingForPostmaster();
}

/** Where its postmaster runs, whoever started it; null while it does not. */
export function postmasterOf(data: string): number | null {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return null;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 1 && isRunning(pid) && commandOf(pid).includes('postgres') ? pid : null;
}

/** Processes that serve a connection each. */
export function backendsOf(postmaster: number): readonly number[] {
  return descendantsOf(postmaster).filter((pid) =>
    /^postgres: \w+ \w+ (?:\[local\]|127\.)/.test(commandOf(pid)),
  );
}

type Place = Readonly<{
  folder: string;
  port: number;
  logFile: string;
  environment(): Record<string, string>;
}>;

/** A PostgreSQL that is killed, stopped and started again: that of the registry. */
export class OwnPostgresql {
  readonly process: Supervised;
  readonly data: string;
  readonly port: number;

  private constructor(server: Supervised, data: string, port: number) {
    this.process = server;
    this.data = data;
    this.port = port;
  }

  static async begin({ folder, port, logFile, environment }: Place): Promise<OwnPostgresql> {
    const data = path.join(folder, 'postgres');
    const program = await makeData(folder);
    const socket = path.join(folder, 'socket');
    fs.mkdirSync(socket, { recursive: true });
    const server = new Supervised({
      name: 'postgres',
      command: [...PREFIX, ...commandFor(program, { data, socket, port })],
      cwd: folder,
      logFile,
      environment,
      isReady: async () => {
        await execute({ connectionString: urlOf(port) }, 'SELECT 1');
        return true;
      },
    });

    server.start();
    await server.untilReady();
    return new OwnPostgresql(server, data, port);
  }

  open(): Db {
    return createDb({ connectionString: urlOf(this.port) });
  }

  /** As a machine does that asks it to end. */
  async end(): Promise<void> {
    await this.process.end('SIGINT');
  }
}

function urlOf(port: number): string {
  return `postgres://railyard@127.0.0.1:${port}/railyard`;
}

function commandFor(
  program: string,
  { data, socket, port }: Readonly<{ data: string; socket: string; port: number }>,
): readonly string[] {
  const own = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${socket}`];
  return [program, '-D', data, ...[...SETTINGS, ...own].flatMap((setting) => ['-c', setting])];
}

/** Made once by the service's own code, which finds the program, and says where. */
async function makeData(folder: string): Promise<string> {
  const remembered = path.join(folder, 'program');
  if (fs.existsSync(remembered)) return fs.readFileSync(remembered, 'utf8');
  const made = await startEmbeddedPostgres(folder, { fsync: 'off' });
  const pid = postmasterOf(path.join(folder, 'postgres')) ?? 0;
  const program = fs.readlinkSync(`/proc/${pid}/exe`);
  await made.stop();
  fs.writeFileSync(remembered, program);
  return program;
}

/** The embedded PostgreSQL of a service of role `all`. */
export function openEmbedded(dataDir: string): Db {
  return createDb(embeddedConnection(dataDir));
}

/** What a server is started with, by its name. */
type EnvironmentOf = (name: string) => Record<string, string>;

/** A primary whose commits wait for its standby. Each promotion makes a standby of the place of the old primary. */
export class PrimaryAndStandby {
  readonly ports: readonly [number, number];
  readonly #home: string;
  readonly #folder: string;
  readonly #servers: [Supervised, Supervised];
  readonly #environmentOf: EnvironmentOf;
  #primary: 0 | 1 = 0;

  private constructor(
    folder: string,
    ports: readonly [number, number],
    home: string,
    environmentOf: EnvironmentOf,
  ) {
    this.#folder = folder;
    this.ports = ports;
    this.#home = home;
    this.#environmentOf = environmentOf;
    this.#servers = [this.#serverAt(0), this.#serverAt(1)];
  }

  static async begin(
    folder: string,
    ports: readonly [number, number],
    environmentOf: EnvironmentOf,
  ): Promise<PrimaryAndStandby> {
    const pair = new PrimaryAndStandby(folder, ports, replicatingTools() ?? '', environmentOf);
    const remembered = path.join(folder, 'primary');
    if (fs.existsSync(remembered)) {
      pair.#primary = fs.readFileSync(remembered, 'utf8') === '1' ? 1 : 0;
      for (const server of pair.#servers) server.start();
      for (const server of pair.#servers) await server.untilReady();
      return pair;
    }

    pair.#tool('initdb', '-D', pair.#dataOf(0), '-U', 'railyard', '--auth=trust', '-E', 'UTF8', '--no-sync');
    pair.#servers[0].start();
    await pair.#servers[0].untilReady();
    await pair.#ask(0, 'CREATE DATABASE railyard', 'postgres');
    await pair.#follow();
    return pair;
  }

  get primary(): Supervised {
    return this.#servers[this.#primary];
  }

  get standby(): Supervised {
    return this.#servers[this.#primary === 0 ? 1 : 0];
  }

  get postmaster(): number | null {
    return postmasterOf(this.#dataOf(this.#primary));
  }

  open(): Db {
    return createDb({ connectionString: this.#urlOf(this.#primary, 'railyard') });
  }

  /** The primary dies, the standby takes its place, and a new standby is copied from it. */
  async promote(): Promise<void> {
    const [old, next] = this.#primary === 0 ? ([0, 1] as const) : ([1, 0] as const);
    await this.#servers[old].end('SIGKILL');
    this.#tool('pg_ctl', 'promote', '-D', this.#dataOf(next), '-w');
    this.#primary = next;
    await this.#ask(next, `ALTER SYSTEM SET synchronous_standby_names = ''`, 'postgres');
    await this.#ask(next, 'SELECT pg_reload_conf()', 'postgres');
    fs.rmSync(this.#dataOf(old), { recursive: true, force: true });
    await this.#follow();
  }

  async end(): Promise<void> {
    await this.standby.end('SIGINT');
    await this.primary.end('SIGINT');
  }

  async #follow(): Promise<void> {
    const [from, to] = this.#primary === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const source = `host=127.0.0.1 port=${this.ports[from]} user=railyard application_name=standby`;
    const copy = ['-D', this.#dataOf(to), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    this.#tool('pg_basebackup', '-d', source, ...copy);
    this.#servers[to].start();
    await this.#servers[to].untilReady();
    await this.#ask(from, `ALTER SYSTEM SET synchronous_standby_names = 'standby'`, 'postgres');
    await this.#ask(from, 'SELECT pg_reload_conf()', 'postgres');
    fs.writeFileSync(path.join(this.#folder, 'primary'), String(from));
  }

  #serverAt(place: 0 | 1): Supervised {
    const data = this.#dataOf(place);
    const port = this.ports[place];
    const name = `postgres-${place + 1}`;

    return new Supervised({
      name,
      command: [
        ...PREFIX,
        ...commandFor(path.join(this.#home, 'postgres'), { data, socket: this.#folder, port }),
      ],
      cwd: this.#folder,
      logFile: path.join(this.#folder, `postgres-${place + 1}.log`),
      environment: () => this.#environmentOf(name),
      isReady: async () => (await this.#ask(place, 'SELECT 1', 'postgres')).length === 1,
    });
  }

  #dataOf(place: 0 | 1): string {
    return path.join(this.#folder, `postgres-${place + 1}`);
  }

  #urlOf(place: 0 | 1, database: string): string {
    return `postgres://railyard@127.0.0.1:${this.ports[place]}/${database}`;
  }

  #ask(place: 0 | 1, text: string, database: string): Promise<unknown[]> {
    return execute({ connectionString: this.#urlOf(place, database) }, text);
  }

  #tool(name: string, ...words: readonly string[]): void {
    const [program = '', ...all] = [...PREFIX, path.join(this.#home, name), ...words];
    execFileSync(program, all, { cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] });
  }
}

/** Everything of it gets the signal: the postmaster and each of its children. */
export function signalDatabase(postmaster: number | null, signal: NodeJS.Signals): void {
  if (postmaster === null) return;
  for (const pid of [postmaster, ...descendantsOf(postmaster)]) signalTo(pid, signal);
}
