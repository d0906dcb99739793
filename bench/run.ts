import os from 'node:os';
import { argument } from './argument.ts';
import { printTurns, rateAt } from './bare/table.ts';
import { startBare, takeTurns } from './bare/turns.ts';
import { benchConnectors, printConnectors } from './connectors.ts';
import { benchFolded, printFolded } from './floor/folded.ts';
import { publishedClient, sizes } from './front-sizes.ts';
import { computeLimit, measureExchange } from './limit.ts';
import { benchLists } from './lists.ts';
import { PAYMENT } from './payment.ts';
import { benchPayments } from './payments.ts';
import { residentMb } from './resident.ts';
import { startRig } from './rig.ts';
import { warmUp } from './warm-up.ts';
import { type Window, windowRow } from './window.ts';

/**
 * `npm run bench [-- --rows=1000000] [-- --seconds=3] [-- --turns=3]`: payments beside the bare payment and the floor,
 * list pages, start-up and memory, in one run on one machine. Read the ratios: absolute figures are this machine's, on
 * this day. The relay has its own: `npm run bench:relay`.
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
  'bare',
  'mix',
  'many-services',
  'growth',
  'leak',
  'floor',
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
  'transparency-log',
];
const only = argument('only');
if (only !== null) {
  await import(`./${ALONE.find((name) => name === only) ?? 'waiting'}.ts`);
  process.exit();
}
const WARM_UP_PAYMENTS = 16_000;
const rows = Number(argument('rows') ?? 1_000_000);
const seconds = Number(argument('seconds') ?? 3);
const turns = Number(argument('turns') ?? 3);
const printProgress = (line: string): void => console.error(`… ${line}`);

printProgress('starting PostgreSQL, the service and a processor that answers at once');
const rig = await startRig();
try {
  const firstPaymentMs = await firstPayment();
  const restingMb = residentMb(rig.processes.service);
  printProgress('warming up the service and the bare payment');
  await warmUp(rig, await rig.token(), WARM_UP_PAYMENTS);
  const bare = await startBare(rig);
  printProgress('payments: the service and the bare payment in turns');
  const taken = await takeTurns(rig, bare, { at: [1, 16, 64, 128], turns, seconds });
  const payments = await benchPayments(
    rig,
    { seconds: 2 * seconds, ratePerSecond: rateAt(taken, 64) },
    printProgress,
  );
  const loadedMb = residentMb(rig.processes.service);
  printProgress('the floor, by pgbench');
  const exchange = await measureExchange(bare, seconds);
  await bare.close();
  const floor = await benchFolded(rig, seconds);
  const lists = await benchLists(rig, rows, printProgress);

  console.log(`${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`);
  printTurns(taken);
  printFolded(floor);
  printWindows({ ...payments.windows, 'an exchange without rows, 64': exchange });
  const limit = computeLimit(exchange, floor);
  const { es512CeilingPerSecond: ceiling, windows } = payments;
  const es512 = windows['a new ES512 token each, 16']?.perSecond ?? Number.NaN;
  printFigures({
    'computed limit of these processors, payments a second': limit,
    'payments at 64 / computed limit (goal ≥ 0.33)': limit === null ? null : rateAt(taken, 64) / limit,
    'payments at 128 / computed limit (goal ≥ 0.33)': limit === null ? null : rateAt(taken, 128) / limit,
    'ES512 verifications a second, threads alone': ceiling,
    'a new ES512 token each / 1 ÷ (1 ÷ verified + 1 ÷ at 16) (goal ≥ 0.95)':
      es512 * (1 / ceiling + 1 / rateAt(taken, 16)),
    'list page ms, first': lists.first.p50Ms,
    [`list page ms, last of ${rows}`]: lists.last.p50Ms,
    'list page, last / first (goal ≤ 1.5)': lists.ratio,
    'start to ready, ms': rig.readyMs,
    'start to first authorization, ms': firstPaymentMs,
    'resident MB at rest': restingMb,
    'resident MB after the load': loadedMb,
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

function printWindows(windows: Readonly<Record<string, Window>>): void {
  console.table(Object.fromEntries(Object.entries(windows).map(([name, each]) => [name, windowRow(each)])));
}

function printFigures(figures: Readonly<Record<string, number | null>>): void {
  for (const [name, value] of Object.entries(figures))
    console.log(`  ${formatNumber(value).padStart(10)}  ${name}`);
}

function formatNumber(value: number | null): string {
  return value === null ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
