import { parseArgs } from 'node:util';
import { acceptTraces } from '../model/accept.ts';
import { Acceptor } from '../model/trace-steps.ts';
import { explore } from '../model/explore.ts';
import { type Explored, exploreGraph } from '../model/graph.ts';
import { RELAY } from '../model/relay.ts';
import { RESTORE } from '../model/restore.ts';
import { WEBHOOKS } from '../model/webhooks.ts';
import { graphOf } from '../model/world.ts';
import { FAULTS, type FaultName } from '../model/faults.ts';
import { POLICIES, type Rules } from '../model/rules.ts';

/**
 * `npm run model [-- --short] [--states=12000000] [--only=whole|wide|worlds|faults] [--fault='NAME']`: explicit-state
 * model checking of payments, keys, leases, fences and processors, and of webhooks, relays and restored databases
 * (docs/model.md). `--short`: the small runs alone.
 *
 * `npm run model -- --accept=FOLDER…`: whether what a service wrote to `RAILYARD_STATE_TRACE` is a path of the model.
 * Each folder is a run of its own.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    states: { type: 'string', default: '12000000' },
    only: { type: 'string' },
    fault: { type: 'string' },
    accept: { type: 'string', multiple: true },
  },
});
const isWanted = (part: string): boolean =>
  (values.fault === undefined ? (values.only ?? part) : 'faults') === part;
const NONE: ReadonlySet<FaultName> = new Set();
const QUIET = { crashes: 0, pauses: 0, losses: 0, asynchronous: false, gap: false, faults: NONE } as const;
/** Refused lines that are told of; of more, how many there are. */
const REFUSED_TOLD_MAX = 20;
const WORLDS = [WEBHOOKS, RELAY, RESTORE] as const;
const WORLD_STATES_MAX = 2_000_000;
const acceptor = new Acceptor();
let [passed, failed] = [0, 0];

if (values.accept !== undefined) for (const path of values.accept) await acceptRun(path);
else exploreAll();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function exploreAll(): void {
  if (isWanted('whole')) exploreWhole();
  if (isWanted('wide') && !values.short) exploreWide(Number(values.states));
  if (isWanted('worlds')) exploreWorlds();
  if (isWanted('faults')) findFaults();
}

/** What stands beside a payment: small worlds, each explored whole. */
function exploreWorlds(): void {
  console.log('\nBeside the payment, every state:');
  for (const world of WORLDS) {
    const found = exploreGraph(graphOf(world), WORLD_STATES_MAX);
    tellRun(`${world.name} (${world.of})`, found, found.broken === null && found.isWhole);
  }
}

/** The lines of one run, with those that the model has no way to, and the steps that it has instead. */
async function acceptRun(path: string): Promise<void> {
  const { lines, changes, transactions, operations, refused } = await acceptTraces([path], acceptor);
  if (refused.length === 0) passed += 1;
  else failed += 1;
  const size = `${lines} lines, ${changes} changes of ${transactions} transactions and ${operations} operations`;
  console.log(`${refused.length === 0 ? '✔' : '✖'} ${path}: ${size}, ${refused.length} refused`);
  for (const { line, what, nearest } of refused.slice(0, REFUSED_TOLD_MAX))
    console.log(`    ${line}: ${what}\n      nearest: ${nearest.join('; ') || 'nothing'}`);
}

/** One payment of two operations: every state that can be reached. */
function exploreWhole(): void {
  console.log('One payment, two operations, every state:');
  const weathers = values.short ? [{ losses: 1 }] : [{ losses: 1 }, { crashes: 2 }, { pauses: 1 }];
  for (const policy of values.short ? (['look-up', 'events'] as const) : POLICIES)
    for (const weather of weathers) {
      const found = explore({ ...QUIET, policy, payments: 1, ...weather }, 8_000_000);
      tellRun(`${policy}; ${weatherText(weather)}`, found, found.broken === null && found.isWhole);
    }
}

/** Two payments, with everything that may go wrong: as many states as there is room for. */
function exploreWide(states: number): void {
  console.log('\nTwo payments of two operations each, breadth first:');
  const weather = { crashes: 2, pauses: 1, losses: 1 };
  const found = explore({ ...QUIET, policy: 'look-up', payments: 2, ...weather }, states);
  tellRun(`look-up; ${weatherText(weather)}`, found, found.broken === null);
}

/** Each fault is put in, and has to be found. */
function findFaults(): void {
  console.log('\nFaults that were put in:');
  for (const [group, faults] of Object.entries(FAULTS))
    for (const [name, where] of Object.entries(faults)) {
      if (values.fault !== undefined && values.fault !== name) continue;
      const fault = name as FaultName; // a key of the table
      const rules: Rules = { ...QUIET, policy: 'look-up', payments: 1, ...where, faults: new Set([fault]) };
      const found = explore(rules, 2_000_000);
      tellRun(`${group}: ${name}`, found, found.broken !== null);
      if (values.fault !== undefined) console.log(found.broken?.way.join('\n'));
    }
  for (const world of WORLDS)
    for (const fault of world.faults) {
      if (values.fault !== undefined && values.fault !== fault) continue;
      const found = exploreGraph(graphOf(world, new Set([fault])), WORLD_STATES_MAX);
      tellRun(`${world.name}: ${fault}`, found, found.broken !== null);
      if (values.fault !== undefined) console.log(found.broken?.way.join('\n'));
    }
}

function tellRun(name: string, found: Explored, isRight: boolean): void {
  if (isRight) passed += 1;
  else failed += 1;
  const { states, steps, depth, ends, isWhole, seconds, broken } = found;
  const size = `${states} states${isWhole ? ', all of them' : ''}, ${steps} steps, ${depth} deep, ${ends} ends`;
  console.log(
    `${isRight ? '✔' : '✖'} ${name}: ${size}, ${seconds.toFixed(1)} s${broken === null ? '' : `; ${broken.what}`}`,
  );
  if (!isRight && broken !== null) console.log(broken.way.map((step) => `    ${step}`).join('\n'));
}

function weatherText(weather: Readonly<Record<string, number>>): string {
  return Object.entries(weather)
    .map(([what, count]) => `at most ${count} of ${what}`)
    .join(', ');
}
