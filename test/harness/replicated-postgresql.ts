import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execute } from './execute.ts';
import { eventually } from './eventually.ts';
import { freePorts } from './process.ts';
import { postgresqlTools } from './postgresql-tools.ts';

const run = promisify(execFile);
const NOBODY = 65_534;

/** The tools of a PostgreSQL that can copy a running one; null where this machine has none. */
export function replicatingTools(): string | null {
  const home = postgresqlTools();
  return home !== null && fs.existsSync(path.join(home, 'pg_basebackup')) ? home : null;
}

/** A primary that waits for its standby at each commit, and that standby, both on loopback. */
export type ReplicatedDatabase = Readonly<{
  /** Both hosts, as `DATABASE_URL` names them. */
  url: string;
  standbyUrl: string;
  /** At once, as a machine that dies. */
  killPrimary(): Promise<void>;
  promote(): Promise<void>;
  close(): Promise<void>;
}>;

export async function openReplicatedPostgresql(home: string): Promise<ReplicatedDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-replicated-'));
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (as.uid !== undefined) fs.chownSync(folder, NOBODY, NOBODY);
  const [first = 0, second = 0] = await freePorts(2);
  const places = [path.join(folder, 'primary'), path.join(folder, 'standby')] as const;
  const tool = (name: string, ...words: readonly string[]) =>
    run(path.join(home, name), words, { ...as, cwd: folder });
  const urlOf = (port: number): string => `postgres://owner@127.0.0.1:${port}/postgres`;
  const launch = async (data: string, port: number): Promise<ChildProcess> => {
    const words = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(path.join(home, 'postgres'), [...words, '-c', 'fsync=off'], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    await eventually(() => execute({ connectionString: urlOf(port) }, 'SELECT 1'));
    return child;
  };
  execFileSync(
    path.join(home, 'initdb'),
    ['-D', places[0], '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...as, cwd: folder, stdio: 'ignore' },
  );
  const primary = await launch(places[0], first);
  const from = `host=127.0.0.1 port=${first} user=owner application_name=standby`;
  await tool('pg_basebackup', '-d', from, '-D', places[1], '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  const standby = await launch(places[1], second);
  const onPrimary = (text: string) => execute({ connectionString: urlOf(first) }, text);
  await onPrimary(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
  await onPrimary('SELECT pg_reload_conf()');
  const inStep = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'`;
  await eventually(async () => (await onPrimary(inStep)).length === 1);
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  return {
    url: `postgres://owner@127.0.0.1:${first},127.0.0.1:${second}/postgres`,
    standbyUrl: urlOf(second),
    killPrimary: () => end(primary),
    promote: async () => void (await tool('pg_ctl', 'promote', '-D', places[1])),
    close: async () => {
      await Promise.all([end(primary), end(standby)]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
