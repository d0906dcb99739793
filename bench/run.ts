import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { benchConnectors, printConnectors } from './connectors.ts';
import { publishedClient, sizes } from './front-sizes.ts';
import { benchLists } from './lists.ts';
import { benchPayments, PAYMENT } from './payments.ts';
import type { Times } from './cpu.ts';
import { type ByConcurrency, CONCURRENCIES, type Load } from './load.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench [-- --rows=1000000] [-- --baseline]`: payments beside a floor by pgbench, list pages,
 * start-up and memory, in one run on one machine. Read the ratios: absolute figures are this machine's, on
 * this day. `--baseline` writes bench/baseline.json, which every run is shown beside. The relay has its own:
 * `npm run bench:relay`.
 */
if (process.argv.includes('--only=sizes')) {
  console.table([...sizes(), publishedClient()]);
  process.exit(0);
}
if (process.argv.includes('--only=connectors')) {
  printConnectors(await benchConnectors());
  process.exit(0);
}
/** What is measured by itself. The rest of `--only` is told to the last. */
const ALONE = [
  'first-entry',
  'deliveries',
  'killed-workers',
  'list-indexes',
  'search',
  'sdks',
  'flow',
  'replay',
  'report',
  'settlement-report',
];
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined) {
  await import(`./${ALONE.find((name) => name === only) ?? 'waiting'}.ts`);
  process.exit();
}
const rows = Number(process.argv.find((argument) => argument.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const baselineFile = path.join(import.meta.dirname, 'baseline.json');
const printLine = (line: string): void => console.error(`… ${line}`);

printLine('starting PostgreSQL, the service and a processor that answers at once');
const rig = await startRig();
try {
  const firstPaymentMs = await firstPayment();
  const restingMb = residentMb();
  const payments = await benchPayments(rig, printLine);
  const loadedMb = residentMb();
  const lists = await benchLists(rig, rows, printLine);
  const { floor } = payments;
  const shares = (what: string, loads: ByConcurrency<Load>): Table =>
    Object.fromEntries(
      CONCURRENCIES.map((count) => [
        `payments, ${what}, ${count} at once / floor, ${count} at once (goal ≥ 0.5)`,
        floor === null ? null : loads[count].perSecond / floor.payments[count].perSecond,
      ]),
    );
  const rates = (what: string, loads: ByConcurrency<Load>): Table =>
    Object.fromEntries(
      CONCURRENCIES.flatMap((count) => [
        [`payments per second, ${what}, ${count} at once`, loads[count].perSecond],
        [`p50 ms, ${what}, ${count} at once`, loads[count].p50Ms],
        [`p99 ms, ${what}, ${count} at once`, loads[count].p99Ms],
      ]),
    );
  const timeShare = (part: string): number | null =>
    floor === null
      ? null
      : (payments.repeated[16].times[part] ?? Number.NaN) /
        (floor.payments[16].times['PostgreSQL’s backends'] ?? Number.NaN);
  const ratios = {
    ...shares('one token repeated', payments.repeated),
    ...shares('a new ES256 token each', payments.es256New),
    'payments, a new ES512 token each / what the threads verify with nothing else to do':
      payments.es512New.perSecond / payments.es512CeilingPerSecond,
    'payments, a new ES512 token each / 1 ÷ (1 ÷ verified + 1 ÷ repeated) (goal ≥ 0.95)':
      payments.es512New.perSecond *
      (1 / payments.es512CeilingPerSecond + 1 / payments.repeated[16].perSecond),
    'processor time, PostgreSQL for a payment / for one of the floor (goal ≤ 1)':
      timeShare('PostgreSQL’s backends'),
    'processor time, main thread for a payment / PostgreSQL for one of the floor (goal ≤ 1.4)':
      timeShare('service: its main thread'),
    'processor time, a payment in all / PostgreSQL for one of the floor': timeShare('together'),
    'list page, last / first (goal ≤ 1.5)': lists.ratio,
  };
  const figures = {
    ...rates('one token repeated', payments.repeated),
    'p50 ms, one after the other': payments.alone.p50Ms,
    'p50 ms, half load': payments.halfLoad.p50Ms,
    'p99 ms, half load (goal ≤ 25)': payments.halfLoad.p99Ms,
    ...rates('a new ES256 token each', payments.es256New),
    'payments per second, a new ES512 token each': payments.es512New.perSecond,
    'p50 ms, ES512': payments.es512New.p50Ms,
    'p99 ms, ES512': payments.es512New.p99Ms,
    'ES512 verifications per second, threads alone': payments.es512CeilingPerSecond,
    ...Object.fromEntries(
      CONCURRENCIES.map((count) => [
        `floor: payments by hand per second, ${count} at once`,
        floor?.payments[count].perSecond ?? null,
      ]),
    ),
    'floor: TPC-B-like transactions per second': floor?.tpcB.perSecond ?? null,
    'list page ms, first': lists.first.p50Ms,
    [`list page ms, last of ${rows}`]: lists.last.p50Ms,
    'start to ready, ms': rig.readyMs,
    'start to first authorization, ms': firstPaymentMs,
    'resident MB at rest': restingMb,
    'resident MB after the load': loadedMb,
  };
  report(ratios, figures);
  printTimes({
    'one token': payments.repeated[16].times,
    '64 at once': payments.repeated[64].times,
    '128 at once': payments.repeated[128].times,
    'one alone': payments.alone.times,
    'half load': payments.halfLoad.times,
    'ES256 each': payments.es256New[16].times,
    'ES256, 64': payments.es256New[64].times,
    'ES256, 128': payments.es256New[128].times,
    'ES512 each': payments.es512New.times,
    ...(floor === null ? {} : { floor: floor.payments[16].times, 'TPC-B-like': floor.tpcB.times }),
  });
} finally {
  await rig.close();
}
printConnectors(await benchConnectors());

async function firstPayment(): Promise<number> {
  const answer = await fetch(`${rig.url}/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await rig.token()}` },
    body: PAYMENT,
  });
  if (answer.status !== 201) throw new Error(`the first payment failed: ${await answer.text()}`);
  return performance.now() - rig.startedAtMs;
}

function residentMb(): number {
  const status = fs.readFileSync(`/proc/${rig.processes.service}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

type Table = Readonly<Record<string, number | null>>;

function report(ratios: Table, figures: Table): void {
  const baseline = fs.existsSync(baselineFile)
    ? (JSON.parse(fs.readFileSync(baselineFile, 'utf8')) as { ratios: Table; figures: Table })
    : { ratios: {}, figures: {} };
  const print = (title: string, table: Table, before: Table): void => {
    console.log(`\n${title}`);
    for (const [name, value] of Object.entries(table))
      console.log(
        `  ${formatNumber(value).padStart(10)}  ${formatNumber(before[name] ?? null).padStart(10)}  ${name}`,
      );
  };
  console.log(
    `${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}; columns: this run, baseline`,
  );
  print('ratios', ratios, baseline.ratios);
  print('figures of this machine', figures, baseline.figures);
  if (ratios[Object.keys(ratios)[0] ?? ''] === null)
    console.log(
      '\npgbench is not installed, so there is no floor to compare with: install PostgreSQL’s client programs.',
    );
  if (process.argv.includes('--baseline'))
    fs.writeFileSync(baselineFile, `${JSON.stringify({ ratios, figures }, null, 2)}\n`);
}

/** What each microsecond is spent on. */
function printTimes(columns: Readonly<Record<string, Times>>): void {
  const parts = [...new Set(Object.values(columns).flatMap((times) => Object.keys(times)))].sort(
    (left, right) => Number(left === 'together') - Number(right === 'together'),
  );
  console.log(
    `\nmicroseconds of processor time a payment\n  ${Object.keys(columns)
      .map((name) => name.padStart(10))
      .join('  ')}`,
  );
  for (const part of parts)
    console.log(
      `  ${Object.values(columns)
        .map((times) => (times[part]?.toFixed(0) ?? '').padStart(10))
        .join('  ')}  ${part}`,
    );
}

function formatNumber(value: number | null): string {
  return value === null ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
