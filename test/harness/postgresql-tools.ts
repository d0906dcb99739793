import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Connection } from '../../server/db/db.ts';
import { eventually } from './eventually.ts';

/** Where distributions put a PostgreSQL with the tools of its own version. The service takes 15 or newer. */
const HOMES = '/usr/lib/postgresql';
const OLDEST = 15;
const TOOLS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
const NOBODY = 65_534;

/** The folder of the newest one; null where this machine has none. */
export function postgresqlTools(): string | null {
  const versions = fs.existsSync(HOMES) ? fs.readdirSync(HOMES).map(Number) : [];
  const fitting = versions
    .filter((version) => version >= OLDEST)
    .toSorted((one, other) => other - one)
    .map((version) => path.join(HOMES, String(version), 'bin'));
  return fitting.find((home) => TOOLS.every((tool) => fs.existsSync(path.join(home, tool)))) ?? null;
}

/** A server of that version, on a socket in a folder of its own. It does not run as root. */
export async function openPostgresql(
  home: string,
): Promise<Readonly<{ connection: Connection; url: string; folder: string; close(): Promise<void> }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-postgresql-'));
  const data = path.join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) fs.chownSync(folder, NOBODY, NOBODY);
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  execFileSync(path.join(home, 'initdb'), ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const child: ChildProcess = spawn(
    path.join(home, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...as, cwd: folder, stdio: 'ignore' },
  );
  await eventually(() => fs.existsSync(path.join(folder, '.s.PGSQL.5432')));
  return {
    connection: { host: folder, user: 'owner', database: 'postgres' },
    url: `postgres://owner@/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    close: async () => {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
