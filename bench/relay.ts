import { loadavg } from 'node:os';
import { Pool } from 'undici';
import { mainTimeOf, timesEach, timesOf } from './cpu.ts';
import type { Load } from './load.ts';
import {
  bodyOf,
  CASES,
  type Case,
  proxyRequestBytes,
  relayRequestBytes,
  openRelaySetup,
  run,
} from './relay/loads.ts';
import { askParty, type Reference, startParty, startReferences, startTarget } from './relay/parties.ts';
import { startRig } from './rig.ts';

/**
 * The relay against a plain streaming reverse proxy to the same TLS target, in turns: ratios of p50, of throughput
 * and of the main thread's processor time at several sizes and two concurrencies, and how much 16 bodies of 10 MB
 * at once add to the process. The reference is a reverse proxy of 15 lines in Node, and nginx where it is installed.
 * Read the ratios: everything shares the machine.
 *
 *     npm run bench:relay [-- seconds of a turn, default 2]
 */
const SECONDS = Number(process.argv[2] ?? 2);
const TURNS = 5;
/** The compiler needs so many until it stops. */
const WARM_UP_RELAYS = 16_000;
const WARM_UP_SECONDS_MAX = 60;
const CONCURRENCIES = [1, 16];
const MEMORY_GROWTH_BYTES_MAX = 64 * 1024 * 1024;

/** `mainUs`: microseconds of the main thread for each. */
type MeasuredLoad = Load & Readonly<{ mainUs: number }>;
type Path = Readonly<{ name: string; turn(of: Case, concurrency: number): Promise<MeasuredLoad> }>;

const target = await startTarget();
await memory();
const rig = await startRig({ RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true', NODE_EXTRA_CA_CERTS: target.caFile });
const references = await startReferences(target);
const paths = [...references.map(referencePath), await relayPath()];
await warmUp();

const rows = [
  'bodies, at once, path, p50 ms, p99 ms, per s, µs main, p50 ÷, per s ÷, µs main ÷, load'.split(', '),
];
for (const each of CASES)
  for (const concurrency of CONCURRENCIES) rows.push(...(await comparePaths(each, concurrency)));
print(rows);
for (const reference of references) reference.stop();
await rig.close();
target.stop();

/** All paths in turn, each turn compared with the first path's of the same round. Medians. */
async function comparePaths(of: Case, concurrency: number): Promise<string[][]> {
  const rounds: MeasuredLoad[][] = [];
  // The first round is for what is compiled, and for connections that are opened, at this size.
  for (let round = 0; round <= TURNS; round += 1) {
    const turns: MeasuredLoad[] = [];
    for (const path of paths) turns.push(await path.turn(of, concurrency));
    if (round > 0) rounds.push(turns);
  }
  return paths.map(({ name }, index) => {
    const each = (figure: keyof MeasuredLoad): number =>
      median(rounds.map((turns) => turns[index]?.[figure] ?? NaN));
    const ratio = (figure: keyof MeasuredLoad): string =>
      median(rounds.map((turns) => (turns[index]?.[figure] ?? NaN) / (turns[0]?.[figure] ?? NaN))).toFixed(2);
    return [
      of.name,
      String(concurrency),
      name,
      each('p50Ms').toFixed(2),
      each('p99Ms').toFixed(2),
      each('perSecond').toFixed(0),
      each('mainUs').toFixed(0),
      ratio('p50Ms'),
      ratio('perSecond'),
      ratio('mainUs'),
      (loadavg()[0] ?? NaN).toFixed(1),
    ];
  });
}

function referencePath({ name, url, pid }: Reference): Path {
  return {
    name,
    turn: async (of, concurrency) => {
      const before = mainTimeOf(pid);
      const load = await run(url, proxyRequestBytes(url, of), { seconds: SECONDS, concurrency });
      return { ...load, mainUs: (mainTimeOf(pid) - before) / 1_000 / load.requests };
    },
  };
}

async function relayPath(): Promise<Path> {
  const through = await openRelaySetup(rig, target);
  return {
    name: 'relay',
    turn: async (of, concurrency) => {
      const before = timesOf(rig.processes);
      const load = await run(rig.url, relayRequestBytes(through, of), { seconds: SECONDS, concurrency });
      const each = timesEach(before, timesOf(rig.processes), load.requests);
      return { ...load, mainUs: each['service: its main thread'] ?? NaN };
    },
  };
}

async function warmUp(): Promise<void> {
  const [small] = CASES;
  if (small === undefined) throw new Error('BUG: nothing to measure');
  for (const path of paths) {
    const endMs = performance.now() + WARM_UP_SECONDS_MAX * 1_000;
    for (let made = 0; made < WARM_UP_RELAYS && performance.now() < endMs;)
      made += (await path.turn(small, 16)).requests;
  }
  // As autovacuum does within a minute: until then PostgreSQL plans for empty tables.
  await rig.db.query({ name: 'bench_analyze_all', text: 'ANALYZE' }, []);
}

async function memory(): Promise<void> {
  const { child, told } = await startParty('service.ts', { NODE_EXTRA_CA_CERTS: target.caFile }, [
    '--expose-gc',
  ]);
  const headers = {
    authorization: `Bearer ${told.token}`,
    'content-type': 'application/json',
    'x-vault-forward-url': `https://localhost:${target.port}/`,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': told.card ?? '',
  };
  const together = async (body: Buffer): Promise<void> => {
    const pool = new Pool(told.url ?? '', { connections: 16 });
    const one = async (): Promise<void> => {
      const answer = await pool.request({ method: 'POST', path: '/vault-forward', headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text}`);
    };
    await Promise.all(Array.from({ length: 16 }, one));
    await pool.close();
  };
  // Warm with small bodies: code and connections, not the memory that is to be measured.
  for (let round = 0; round < 20; round += 1) await together(bodyOf(1_024));
  const rest = (await askParty(child, 'rest')).rss ?? 0;
  for (let round = 0; round < 5; round += 1) await together(bodyOf(10_485_760));
  const peak = (await askParty(child, 'peak')).rss ?? 0;
  child.send('stop');
  const grown = peak - rest;
  const verdict = grown <= MEMORY_GROWTH_BYTES_MAX ? 'held' : 'EXCEEDED';
  console.log(
    `16 bodies of 10 MB at once, 5 times: resident ${mb(rest)} at rest, ${mb(peak)} at the peak, ` +
      `${mb(grown)} more (limit ${mb(MEMORY_GROWTH_BYTES_MAX)}): ${verdict}\n`,
  );
  if (grown > MEMORY_GROWTH_BYTES_MAX) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function mb(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(0)} MB`;
}

function print(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table)
    console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
