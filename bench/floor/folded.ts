import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { Load } from '../load.ts';
import type { Rig } from '../rig.ts';
import { BACKENDS, measureWindow, type Window } from '../window.ts';
import { DATABASE, openFloorDatabase } from './database.ts';
import { FACTS } from './facts.ts';
import { readFloor } from './statements.ts';

/**
 * What PostgreSQL can do here, whatever our own statements become: payments written by hand, so many a statement, by
 * as many clients as make most of them. Durable at every commit.
 */
export type Folded = Readonly<{ together: number; clients: number; window: Window }>;

/** Payments a statement. One: nothing is shared. */
const TOGETHER = [1, 8, 16, 32] as const;
const CLIENTS: Readonly<Record<(typeof TOGETHER)[number], readonly number[]>> = {
  1: [1, 8, 16],
  8: [1, 2, 4, 8],
  16: [1, 2, 4, 8],
  32: [1, 2, 4, 8],
};
/** Backends end a moment after pgbench, and their time is counted then. */
const ENDS_WITHIN_MS = 200;

/** The best of each; null: pgbench is not installed. */
export async function benchFolded(
  rig: Pick<Rig, 'db' | 'socketFolder' | 'processes'>,
  seconds: number,
): Promise<readonly Folded[] | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-floor-'));
  const db = await openFloorDatabase(rig);
  try {
    const script = path.join(folder, 'payments.sql');
    fs.writeFileSync(script, `${readFloor('ids')} \\gset\n${readFloor('begin')};\n${readFloor('end')};\n`);
    const measure = (together: number, clients: number, long: number): Promise<Window> =>
      measurePgbench(rig, { script, together, clients, seconds: long });
    await measure(8, 4, 2);
    // As autovacuum does within a minute.
    await db.query({ name: 'bench_floor_analyze', text: 'ANALYZE' }, []);
    const best: Folded[] = [];
    for (const together of TOGETHER) {
      const tried: Folded[] = [];
      for (const clients of CLIENTS[together])
        tried.push({ together, clients, window: await measure(together, clients, seconds) });
      const [most] = tried.toSorted((one, other) => other.window.perSecond - one.window.perSecond);
      if (most !== undefined) best.push(most);
    }
    return best;
  } finally {
    await db.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

type Run = Readonly<{ script: string; together: number; clients: number; seconds: number }>;

async function measurePgbench(
  { socketFolder, processes }: Pick<Rig, 'socketFolder' | 'processes'>,
  asked: Run,
): Promise<Window> {
  const service = { ...processes, database: DATABASE };
  return measureWindow(service, async () => {
    const done = await runPgbench(socketFolder, asked);
    await delay(ENDS_WITHIN_MS);
    return done;
  });
}

async function runPgbench(socketFolder: string, { script, together, clients, seconds }: Run): Promise<Load> {
  const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script];
  const values = Object.entries({ ...FACTS, together }).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ]);
  const where = ['-h', socketFolder, '-U', 'railyard', DATABASE];
  const { stdout } = await promisify(execFile)('pgbench', [...how, ...values, ...where]);
  const found = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1]);
  const averageMs = found(/latency average = ([\d.]+) ms/);
  return {
    perSecond: found(/tps = ([\d.]+)/) * together,
    // pgbench tells the average only.
    ...{ p50Ms: averageMs, p99Ms: averageMs },
    requests: found(/actually processed: (\d+)/) * together,
  };
}

export function printFolded(best: readonly Folded[] | null): void {
  if (best === null) {
    console.log('\npgbench is not installed, so there is no floor: install PostgreSQL’s client programs.');
    return;
  }
  console.log('\nthe floor: payments by hand in two commits, by the clients that make most of them');
  console.table(
    best.map(({ together, clients, window }) => ({
      'payments a statement': together,
      clients,
      'payments a second': Math.round(window.perSecond),
      'µs of PostgreSQL each': Math.round(window.times[BACKENDS] ?? Number.NaN),
      'processors that others used': Number(window.foreign.toFixed(2)),
    })),
  );
}
