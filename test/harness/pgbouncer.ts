import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.ts';
import { freePorts } from './process.ts';

const CONFIG = path.join(import.meta.dirname, '../../deploy/pgbouncer.ini');
const PLACES = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
const NOBODY = '65534';
/** It does not run as root; a namespace that calls root nobody reaches the socket of the test's database. */
const WORDS =
  process.getuid?.() === 0
    ? ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'pgbouncer']
    : ['pgbouncer'];

/** Whether this machine has one. */
export const HAS_PGBOUNCER =
  spawnSync(WORDS[0] ?? '', [...WORDS.slice(1), '--version'], { env: PLACES }).status === 0;

export type Pooler = Readonly<{ port: number; log(): string; close(): Promise<void> }>;

/** pgbouncer with `deploy/pgbouncer.ini`: only places, users and the number of sessions are this test's. */
export async function openPgbouncer(database: string, sessions: number): Promise<Pooler> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-pgbouncer-'));
  const [port = 0] = await freePorts(1);
  const file = path.join(folder, 'pgbouncer.ini');
  const logFile = path.join(folder, 'log');
  const own = new Map([
    ['railyard', database],
    ['listen_port', String(port)],
    ['unix_socket_dir', ''],
    ['auth_type', 'any'],
    ['auth_file', ''],
    ['logfile', logFile],
    ['default_pool_size', String(sessions)],
  ]);
  const lines = fs.readFileSync(CONFIG, 'utf8').replaceAll(/^(\w+) = .*$/gm, (line, name: string) => {
    const value = own.get(name);
    return value === undefined ? line : `${name} = ${value}`;
  });
  fs.writeFileSync(file, lines);
  const child: ChildProcess = spawn(WORDS[0] ?? '', [...WORDS.slice(1), file], {
    env: PLACES,
    stdio: 'ignore',
  });
  const log = (): string => (fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8') : '');
  await eventually(() => log().includes('process up') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${log()}`);
  return {
    port,
    log,
    close: async () => {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
