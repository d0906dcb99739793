import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execute } from './execute.ts';
import { eventually } from './eventually.ts';
import { freePorts } from './process.ts';
import { replicatingTools } from './replicated-postgresql.ts';

const run = promisify(execFile);
const FILES = path.join(import.meta.dirname, '../../deploy/patroni');
const PLACES = { PATH: `${process.env['PATH'] ?? ''}:/usr/bin:/usr/sbin:/usr/local/sbin`, LC_ALL: 'C.UTF-8' };
const PROGRAMS = [
  ['patroni', '--version'],
  ['patronictl', 'version'],
  ['etcd', '--version'],
  ['haproxy', '-v'],
] as const;
const NOBODY = 65_534;
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const NODES = [1, 2, 3] as const;

/** One of three machines: etcd, Patroni and the PostgreSQL that this starts. */
export type NodeNumber = (typeof NODES)[number];

/** What of Debian's programs this machine lacks; null where all are there. */
export function missingPatroni(): string | null {
  for (const [program, ...words] of PROGRAMS)
    if (spawnSync(program, words, { env: PLACES }).status !== 0) return program;
  return replicatingTools() === null ? 'PostgreSQL with its tools' : null;
}

/** Three machines on addresses of loopback, with the files of `deploy/patroni`, and HAProxy before them. */
export type PatroniLab = Readonly<{
  /** By HAProxy, as an operator's processes have it. */
  url: string;
  leader(): Promise<NodeNumber>;
  synchronousStandby(): Promise<NodeNumber>;
  /** Resolves when there is a primary, one standby that it waits for, and another one. */
  isWhole(): Promise<void>;
  switchOver(): Promise<void>;
  /** `SIGKILL` to Patroni and every process of its PostgreSQL; or to the latter alone. */
  kill(node: NodeNumber, what?: 'machine' | 'postgres'): Promise<void>;
  /** `SIGSTOP` or `SIGCONT` to the same, or to Patroni alone. */
  signal(node: NodeNumber, signal: 'SIGSTOP' | 'SIGCONT', what?: 'machine' | 'patroni'): void;
  start(node: NodeNumber): void;
  /** Resolves when another one leads. */
  killEtcdLeader(): Promise<NodeNumber>;
  startEtcd(node: NodeNumber): void;
  restartHaproxy(): Promise<void>;
  /** The logs of Patroni, for a test that failed. */
  log(): string;
  close(): Promise<void>;
}>;

export async function openPatroniLab(): Promise<PatroniLab> {
  const lab = new Lab(await freePorts(1));
  try {
    await lab.open();
    return lab;
  } catch (error) {
    const log = lab.log();
    await lab.close();
    throw new Error(`the lab did not start:\n${log.slice(-4000)}`, { cause: error });
  }
}

type Member = Readonly<{ name: string; role: string; state: string }>;

class Lab implements PatroniLab {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-patroni-'));
  readonly #network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  readonly #password = randomBytes(12).toString('hex');
  readonly #port: number;
  readonly #patroni = new Map<NodeNumber, ChildProcess>();
  readonly #etcd = new Map<NodeNumber, ChildProcess>();
  #haproxy: ChildProcess | null = null;

  constructor([port = 0]: readonly number[]) {
    this.#port = port;
  }

  get url(): string {
    return `postgres://railyard:${this.#password}@127.0.0.1:${this.#port}/railyard`;
  }

  async open(): Promise<void> {
    this.#makePrivate(this.#folder);
    for (const node of NODES) {
      this.#makePrivate(this.#in(node));
      fs.writeFileSync(this.#in(node, 'patroni.yml'), this.#file('patroni.yml', node), { mode: 0o644 });
      this.startEtcd(node);
    }
    await eventually(() => this.#etcdLeader());
    for (const node of NODES) this.start(node);
    fs.writeFileSync(path.join(this.#folder, 'haproxy.cfg'), this.#file('haproxy.cfg', 1));
    this.#startHaproxy();
    await this.isWhole();
    const superuser = {
      connectionString: `postgres://postgres:${this.#password}@127.0.0.1:${this.#port}/postgres`,
    };
    await eventually(() => execute(superuser, 'SELECT 1'));
    await execute(superuser, `CREATE ROLE railyard LOGIN PASSWORD '${this.#password}'`);
    await execute(superuser, 'CREATE DATABASE railyard OWNER railyard');
  }

  async leader(): Promise<NodeNumber> {
    return this.#withRole('leader');
  }

  async synchronousStandby(): Promise<NodeNumber> {
    return this.#withRole('sync_standby');
  }

  async isWhole(): Promise<void> {
    await eventually(async () => {
      const members = await this.#members();
      const ready = members.filter(({ state }) => state === 'running' || state === 'streaming');
      return (
        ready
          .map(({ role }) => role)
          .toSorted()
          .join() === 'leader,replica,sync_standby'
      );
    });
  }

  async switchOver(): Promise<void> {
    const leader = await this.leader();
    const candidate = await this.synchronousStandby();
    const from = ['--master', `node${leader}`, '--candidate', `node${candidate}`];
    const file = this.#in(leader, 'patroni.yml');
    await run('patronictl', ['-c', file, 'switchover', 'railyard', ...from, '--force'], { env: PLACES });
  }

  async kill(node: NodeNumber, what: 'machine' | 'postgres' = 'machine'): Promise<void> {
    const patroni = this.#patroni.get(node);
    if (what === 'machine' && patroni !== undefined) await endNow(patroni);
    for (const pid of this.#postgresOf(node)) signalIfThere(pid, 'SIGKILL');
  }

  signal(node: NodeNumber, signal: 'SIGSTOP' | 'SIGCONT', what: 'machine' | 'patroni' = 'machine'): void {
    this.#patroni.get(node)?.kill(signal);
    if (what === 'machine') for (const pid of this.#postgresOf(node)) signalIfThere(pid, signal);
  }

  start(node: NodeNumber): void {
    const child = this.#launch('patroni', [this.#in(node, 'patroni.yml')], this.#in(node, 'patroni.log'));
    this.#patroni.set(node, child);
  }

  async killEtcdLeader(): Promise<NodeNumber> {
    const node = await this.#etcdLeader();
    const child = this.#etcd.get(node);
    if (child !== undefined) await endNow(child);
    await eventually(() => this.#etcdLeader());
    return node;
  }

  startEtcd(node: NodeNumber): void {
    const lines = this.#file('etcd.env', node).split('\n');
    const set = lines.filter((line) => line.startsWith('ETCD_')).map((line) => splitOnce(line, '='));
    const child = this.#launch('etcd', [], this.#in(node, 'etcd.log'), Object.fromEntries(set));
    this.#etcd.set(node, child);
  }

  async restartHaproxy(): Promise<void> {
    if (this.#haproxy !== null) await endNow(this.#haproxy);
    this.#startHaproxy();
  }

  log(): string {
    return NODES.map((node) => this.#in(node, 'patroni.log'))
      .filter((file) => fs.existsSync(file))
      .map((file) => `${file}\n${fs.readFileSync(file, 'utf8')}`)
      .join('\n');
  }

  async close(): Promise<void> {
    for (const node of NODES) {
      this.signal(node, 'SIGCONT');
      await this.kill(node);
    }
    for (const child of [...this.#etcd.values(), this.#haproxy]) if (child !== null) await endNow(child);
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /** A file of `deploy/patroni`, as the operator of that machine fills it in. */
  #file(name: string, node: NodeNumber): string {
    const home = replicatingTools() ?? '';
    const own = (line: string): string =>
      line.includes('10.0.0.12')
        ? line // names every machine
        : line.replace(/\bnode1$/, `node${node}`).replaceAll('10.0.0.11', `10.0.0.1${node}`);
    const lines = fs.readFileSync(path.join(FILES, name), 'utf8').split('\n');
    // HAProxy's lines are one for each machine, and are left as they are.
    const filled = name === 'haproxy.cfg' ? lines : lines.map(own);
    return filled
      .join('\n')
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', `${this.#network}.`)
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${this.#port}`)
      .replaceAll('/var/lib/postgresql/15/railyard', this.#in(node, 'data'))
      .replaceAll('/var/lib/postgresql/railyard.pgpass', this.#in(node, 'pgpass'))
      .replaceAll('/var/run/postgresql', this.#in(node))
      .replaceAll('/var/lib/etcd/railyard', this.#in(node, 'etcd'))
      .replaceAll('/usr/lib/postgresql/15/bin', home)
      .replaceAll('PASSWORD', this.#password);
  }

  #in(node: NodeNumber, ...names: readonly string[]): string {
    return path.join(this.#folder, `node${node}`, ...names);
  }

  #makePrivate(folder: string): void {
    fs.mkdirSync(folder, { recursive: true });
    if (AS.uid !== undefined) fs.chownSync(folder, AS.uid, AS.gid);
  }

  #launch(
    program: string,
    words: readonly string[],
    logFile: string,
    more: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const log = fs.openSync(logFile, 'a');
    const child = spawn(program, words, {
      ...AS,
      cwd: this.#folder,
      env: { ...PLACES, ...more },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    return child;
  }

  #startHaproxy(): void {
    const file = path.join(this.#folder, 'haproxy.cfg');
    this.#haproxy = this.#launch('haproxy', ['-db', '-f', file], path.join(this.#folder, 'haproxy.log'));
  }

  async #members(): Promise<readonly Member[]> {
    const told = NODES.map(async (node) => {
      const address = `http://${this.#network}.1${node}:8008/cluster`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(1000) });
      return ((await answer.json()) as Readonly<{ members: readonly Member[] }>).members;
    });
    return Promise.any(told);
  }

  async #withRole(role: string): Promise<NodeNumber> {
    return eventually(async () => {
      const member = (await this.#members()).find((one) => one.role === role);
      return NODES.find((node) => member?.name === `node${node}`) ?? false;
    });
  }

  async #etcdLeader(): Promise<NodeNumber> {
    return Promise.any(
      NODES.map(async (node) => {
        const address = `http://${this.#network}.1${node}:2379/v3/maintenance/status`;
        const answer = await fetch(address, {
          method: 'POST',
          body: '{}',
          signal: AbortSignal.timeout(1000),
        });
        type Status = Readonly<{ leader: string; header: Readonly<{ member_id: string }> }>;
        const { leader, header } = (await answer.json()) as Status;
        if (leader !== header.member_id) throw new Error('another one leads');
        return node;
      }),
    );
  }

  /** The postmaster and its children, each of which is a process group of its own. */
  #postgresOf(node: NodeNumber): readonly number[] {
    const file = this.#in(node, 'data', 'postmaster.pid');
    const postmaster = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : 0;
    // The file outlives a server that was killed, and the number may be another program's by now.
    const commandLine = `/proc/${postmaster}/cmdline`;
    const isOurs =
      fs.existsSync(commandLine) && fs.readFileSync(commandLine, 'utf8').includes(this.#in(node, 'data'));
    if (!isOurs) return [];
    const asked = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
    const children = asked.stdout.split('\n').map(Number);
    return [postmaster, ...children.filter((pid) => pid > 1)];
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function endNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function splitOnce(text: string, at: string): readonly [string, string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index + 1)];
}
