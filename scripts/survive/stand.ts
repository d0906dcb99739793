import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Db, createDb } from '../../server/db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { createSigner } from '../../test/harness/keys.ts';
import { openPgbouncer, type Pooler } from '../../test/harness/pgbouncer.ts';
import { freePorts } from '../../test/harness/process.ts';
import { Clocks } from './clocks.ts';
import type { Dice } from '../dice.ts';
import { DiskFiller } from './disk-filler.ts';
import { type Endpoint, listenForWebhooks } from './endpoint.ts';
import type { Layout, Role } from './layouts.ts';
import { OwnPostgresql, openEmbedded, postmasterOf, PrimaryAndStandby } from './postmaster.ts';
import { commandOf, descendantsOf } from './process-table.ts';
import { Supervised } from './supervised.ts';
import { TcpLink } from './tcp-link.ts';
import { subscribeTo } from './shop-settings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const NODE = [process.execPath, '--min-semi-space-size=32', '--max-semi-space-size=32'];
/** As `npm start`: what was compiled once is not compiled at every start. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/compiled');
const DAY_SECONDS = 86_400;
const MIGRATED_AT = new Date('2026-11-01T00:00:00Z');
/** As docs/scale.md has it: behind a pooler the user's own settings count. */
const POOLED_USER = `ALTER ROLE railyard SET statement_timeout = '15s'`;
/** Kept for a run that goes on. */
type Remembered = { worldSeconds: number; ports: Record<string, number>; isSetUp: boolean };

/** A process of the service, and its own way to the database: what is split is one of them, or all. */
export type ServicePart = Readonly<{
  role: Role;
  process: Supervised;
  links: readonly TcpLink[];
  port: number;
}>;

/** An installation with all that is around it: database, simulated processors with books of their own, endpoint. */
export class Stand {
  readonly layout: Layout;
  readonly folder: string;
  readonly clocks: Clocks;
  readonly parts: ServicePart[] = [];
  database: OwnPostgresql | PrimaryAndStandby | null = null;
  pooler: Pooler | null = null;
  readonly #remembered: Remembered;
  readonly #dice: Dice;
  readonly #closers: (() => Promise<void> | void)[] = [];
  #needs: Needs | null = null;

  private constructor(layout: Layout, folder: string, dice: Dice) {
    this.layout = layout;
    this.folder = folder;
    this.#dice = dice;
    const file = path.join(folder, 'remembered.json');
    this.#remembered = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Remembered) // written by `remember`
      : { worldSeconds: 0, ports: {}, isSetUp: false };
    this.clocks = new Clocks(path.join(folder, 'clocks'), this.#remembered.worldSeconds);
  }

  static async begin(layout: Layout, folder: string, dice: Dice): Promise<Stand> {
    for (const own of ['logs', 'traces']) fs.mkdirSync(path.join(folder, own), { recursive: true });
    const stand = new Stand(layout, folder, dice);
    try {
      await stand.#openAll();
      return stand;
    } catch (error) {
      await stand.close();
      throw error;
    }
  }

  get needs(): Needs {
    if (this.#needs === null) throw new Error('BUG: the stand is not open');
    return this.#needs;
  }

  get urls(): readonly string[] {
    const answering = this.parts.filter(({ role }) => role === 'all' || role === 'api');
    return answering.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get postmaster(): number | null {
    if (this.database instanceof PrimaryAndStandby) return this.database.postmaster;
    return postmasterOf(this.database?.data ?? path.join(this.folder, 'all-0/postgres'));
  }

  /** What serves, or works: with several on one port, not the one that only started them. */
  processesOf({ process: supervised }: ServicePart): readonly number[] {
    const { pid } = supervised;
    if (pid === null) return [];
    return [pid, ...descendantsOf(pid).filter((each) => commandOf(each).includes('server/main.ts'))];
  }

  openDatabase(): Db {
    if (this.database !== null) return this.database.open();
    return openEmbedded(path.join(this.folder, 'all-0'));
  }

  /** What any of the processes has logged. */
  log(): string {
    const folder = path.join(this.folder, 'logs');
    return fs
      .readdirSync(folder)
      .filter((name) => !name.startsWith('postgres'))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
  }

  async untilReady(): Promise<void> {
    for (const { process: supervised } of this.parts) await supervised.untilReady();
  }

  /** Whatever a blow has done to networks, processors and the endpoint is over. */
  async heal(): Promise<void> {
    for (const { links } of this.parts) for (const link of links) link.turn('pass');
    this.needs.simulatorLink.turn('pass');
    this.needs.endpoint.turn('take');
    await this.control('DELETE', 'behaviours');
  }

  async control(method: 'POST' | 'DELETE', what: string, order?: object): Promise<void> {
    const body = order === undefined ? {} : { body: JSON.stringify({ account: 'default', ...order }) };
    await fetch(`${this.needs.simulatorUrl}/_control/${what}`, { method, ...body }).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#remembered.worldSeconds = this.clocks.worldSeconds;
    this.#remember();
    for (const { process: supervised } of this.parts) supervised.signalAll('SIGCONT');
    await Promise.all(this.parts.map(({ process: supervised }) => supervised.end('SIGTERM')));
    for (const close of this.#closers.toReversed()) await close();
  }

  async #openAll(): Promise<void> {
    const logFile = (name: string): string => path.join(this.folder, 'logs', `${name}.log`);
    await this.#openDatabase(logFile('postgres'));
    const books = await this.#openBooks();
    const publicPort = await this.#portOf('public');
    const answering = (): readonly ServicePart[] =>
      this.parts.filter(({ role, process: one }) => (role === 'all' || role === 'api') && one.isReady);
    this.#link(
      await TcpLink.listen(() => {
        const ready = answering();
        return ready.length === 0 ? null : { port: this.#dice.oneOf(ready).port };
      }, publicPort),
    );
    const publicUrl = `http://127.0.0.1:${publicPort}`;

    const simulatorPort = await this.#portOf('simulator');
    const simulator = new Supervised({
      name: 'processors',
      command: [
        ...NODE,
        path.join(import.meta.dirname, 'processor.ts'),
        books.host,
        String(simulatorPort),
        publicUrl,
      ],
      cwd: ROOT,
      logFile: logFile('processors'),
      environment: () => ({
        NODE_COMPILE_CACHE: COMPILED,
        ...this.clocks.environmentOf('processors', 'time of day'),
      }),
      isReady: (said) => said.includes('ready'),
    });
    this.#closers.push(() => simulator.end());
    simulator.start();
    await simulator.untilReady();
    const simulatorLink = this.#link(await TcpLink.listen(() => ({ port: simulatorPort })));
    const [file, authorityFile] = ['webhooks', 'authority.pem'].map((name) => path.join(this.folder, name));
    const endpoint = await listenForWebhooks(await this.#portOf('endpoint'), file ?? '', authorityFile ?? '');
    this.#closers.push(() => endpoint.close());
    const simulatorUrl = `http://127.0.0.1:${simulatorPort}`;
    const base = { books: books.db, simulatorUrl, simulatorLink, endpoint };

    const around = { publicUrl, simulatorLink, authorityFile: authorityFile ?? '', logFile };
    // The first that answers sets up the database; whoever comes after it finds that done.
    for (const [index, role] of this.layout.roles.entries()) {
      await this.#openPart(role, index, around);
      if (role === 'vault' || index < 2) await this.untilReady();
    }
    await this.untilReady();
    this.#needs = { ...base, token: await this.#setUp(endpoint.url) };
  }

  async #openDatabase(logFile: string): Promise<void> {
    if (this.layout.database === 'embedded') return;
    const folder = path.join(this.folder, 'database');
    fs.mkdirSync(folder, { recursive: true });
    this.#closers.push(...smallDisk(folder, this.layout));
    const ports = [await this.#portOf('postgres-1'), await this.#portOf('postgres-2')] as const;
    const database =
      this.layout.database === 'own'
        ? await OwnPostgresql.begin({
            folder,
            port: ports[0],
            logFile,
            environment: () => this.clocks.environmentOf('postgres', 'all', false),
          })
        : await PrimaryAndStandby.begin(folder, ports, (name) =>
            this.clocks.environmentOf(name, 'all', false),
          );
    this.database = database;
    this.#closers.push(() => database.end());
    if (this.layout.hasPooler !== true) return;

    const db = database.open();
    await db.query({ name: '', text: POOLED_USER }, []).finally(() => db.close());
    const behind = `host=127.0.0.1 port=${ports[0]} user=railyard dbname=railyard`;
    const pooler = await openPgbouncer(behind, 20);
    this.pooler = pooler;
    this.#closers.push(() => pooler.close());
  }

  /** The processors' own database: nobody touches it. */
  async #openBooks(): Promise<Readonly<{ db: Db; host: string }>> {
    const settings = { fsync: 'off', shared_buffers: '32MB', max_connections: '60' };
    const server: EmbeddedPostgres = await startEmbeddedPostgres(path.join(this.folder, 'books'), settings);
    this.#closers.push(() => server.stop());
    if (!('host' in server.connection)) throw new Error('BUG: the embedded PostgreSQL has no socket');
    await migrate(server.connection, MIGRATED_AT, migrationFolders('sandbox'));
    const db = createDb(server.connection);
    this.#closers.push(() => db.close());
    return { db, host: server.connection.host };
  }

  async #openPart(role: Role, index: number, around: Surroundings): Promise<void> {
    const name = `${role}-${index}`;
    const port = await this.#portOf(name);
    const servers =
      this.pooler !== null
        ? [this.pooler.port]
        : this.database instanceof PrimaryAndStandby
          ? this.database.ports
          : this.database === null
            ? []
            : [this.database.port];
    const links = await Promise.all(servers.map((server) => TcpLink.listen(() => ({ port: server }))));
    for (const link of links) this.#link(link);

    const shopPort = await this.#portOf(`${name} shop`);
    const settings = this.#settingsOf(role, { name, port, shopPort, links, around });
    const supervised = new Supervised({
      name,
      command: [...NODE, path.join(ROOT, 'server/main.ts')],
      cwd: ROOT,
      logFile: around.logFile(name),
      // By turns: a machine that was suspended, and one whose time of day is set.
      environment: () => ({
        ...settings,
        ...this.clocks.environmentOf(name, this.#dice.fraction() < 0.7 ? 'all' : 'time of day'),
      }),
      isReady: (said) => /^ready\b/m.test(said),
    });
    this.parts.push({ role, process: supervised, links, port });
    supervised.start();
  }

  #settingsOf(
    role: Role,
    { name, port, shopPort, links, around }: PartPlace,
  ): Readonly<Record<string, string>> {
    const hosts = links.map((link) => `127.0.0.1:${link.port}`).join(',');
    return {
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(port),
      RAILYARD_ROLE: role,
      RAILYARD_DATA_DIR: path.join(this.folder, name),
      RAILYARD_PUBLIC_URL: around.publicUrl,
      RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${around.simulatorLink.port}`,
      RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
      RAILYARD_ACCESS_LOG: 'false',
      RAILYARD_LOG_FORMAT: 'json',
      RAILYARD_DRAIN_SECONDS: '0',
      RAILYARD_SHOP_PORT: String(shopPort),
      NODE_EXTRA_CA_CERTS: around.authorityFile,
      ...(role === 'vault' ? {} : { RAILYARD_STATE_TRACE: path.join(this.folder, 'traces') }),
      ...(role === 'all' ? {} : { RAILYARD_VAULT_SOCKET: path.join(this.folder, 'vault.sock') }),
      ...(this.layout.processes === undefined ? {} : { RAILYARD_PROCESSES: String(this.layout.processes) }),
      ...(hosts === '' ? {} : { DATABASE_URL: `postgres://railyard@${hosts}/railyard` }),
      ...(this.pooler === null ? {} : { RAILYARD_DATABASE_POOLER: 'transaction' }),
    };
  }

  /** Connections and a subscription, made once over the API; and a token that outlives every clock's step. */
  async #setUp(endpointUrl: string): Promise<string> {
    const db = this.openDatabase();
    try {
      const sign = createSigner(db, () => new Date());
      const now = Math.floor(Date.now() / 1000);
      const token = await sign({
        claims: { iat: now, nbf: now - DAY_SECONDS, exp: now + 400 * DAY_SECONDS },
      });
      if (!this.#remembered.isSetUp) await subscribeTo(this.urls[0] ?? '', token, endpointUrl);
      this.#remembered.isSetUp = true;
      this.#remember();
      return token;
    } finally {
      await db.close();
    }
  }

  #link(link: TcpLink): TcpLink {
    this.#closers.push(() => link.close());
    return link;
  }

  /** The same as in the run before. */
  async #portOf(name: string): Promise<number> {
    const { ports } = this.#remembered;
    ports[name] ??= (await freePorts(1))[0] ?? 0;
    return ports[name];
  }

  #remember(): void {
    fs.writeFileSync(path.join(this.folder, 'remembered.json'), JSON.stringify(this.#remembered));
  }
}

/** A disk of its own that can be filled, where this machine allows that: in memory, and kept beside it at the end. */
function smallDisk(folder: string, { database }: Layout): (() => void)[] {
  // A run that was cut short has left it there, with more in it than was kept before.
  const isLeft = DiskFiller.canFill(folder);
  if (database !== 'own' || !(isLeft || DiskFiller.mount(folder))) return [];
  const kept = `${folder}-kept`;
  if (!isLeft && fs.existsSync(kept)) copyAsItIs(kept, folder);
  return [
    () => {
      fs.rmSync(kept, { recursive: true, force: true });
      copyAsItIs(folder, kept);
      DiskFiller.unmount(folder);
    },
  ];
}

/** With its permissions, which PostgreSQL looks at. */
function copyAsItIs(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

type PartPlace = Readonly<{
  name: string;
  port: number;
  shopPort: number;
  links: readonly TcpLink[];
  around: Surroundings;
}>;
type Surroundings = Readonly<{
  publicUrl: string;
  simulatorLink: TcpLink;
  authorityFile: string;
  logFile(name: string): string;
}>;

/** What a run asks, and gives orders to, beside the service. */
type Needs = Readonly<{
  books: Db;
  simulatorUrl: string;
  simulatorLink: TcpLink;
  endpoint: Endpoint;
  token: string;
}>;
