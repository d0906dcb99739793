import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from '../test/architecture/source.ts';

/**
 * Which tests run when. `npm test` is the lane of every change: three to four minutes on two processors. `npm run
 * check` is the lane of CI: everything. A lane is chosen here and nowhere else, by one rule:
 *
 * `npm test` proves each promise once. What proves it again waits for `check`, and for `npm test -- --changed` where a
 * change touches it:
 * - by processes and browsers of its own, what others prove in theirs (`startsOthers`), but for one of each kind;
 * - for one more company, what is proven of the sandbox's own processors and of one real one (`isOfACompany`);
 * - for every combination, what is proven for some (`EVERY_COMBINATION`, and matrices by `LANE_SETTINGS`).
 */
export type Lane = 'test' | 'check';

/** Every field, credential or cut of them all: each is of no change in particular. */
const EVERY_COMBINATION: ReadonlySet<string> = new Set([
  'test/crash/reviews.test.ts',
  'test/crash/still-everywhere.test.ts',
  'test/sdks/examples.test.ts',
  'test/simulation/companies.test.ts',
  'test/walk/effects.test.ts',
  'test/walk/hostile-values.test.ts',
  'test/walk/nulls.test.ts',
  'test/walk/weak-credentials.test.ts',
  'test/walk/words.test.ts',
]);
/** Of the tests that start processes: quick ones, one whole start, and one page where a buyer pays in a browser. */
const PROCESSES_IN_TEST: ReadonlySet<string> = new Set([
  'cli/main.test.ts',
  'packages/cli/src/token.test.ts',
  'scripts/install.test.ts',
  'server/db/embedded.test.ts',
  'server/platform/core-dumps.test.ts',
  'server/platform/uncaught.test.ts',
  'test/architecture.test.ts',
  'test/architecture/source.test.ts',
  'test/architecture/told-names.test.ts',
  'test/contract-walk.test.ts',
  'test/front/app-bridge.test.ts',
  'test/pages/commands.test.ts',
  'test/pages/promises.test.ts',
  'test/start.test.ts',
]);
/** The real company whose tests `npm test` has. */
const COMPANY_IN_TEST = 'stripe';

/**
 * How many random things are tried (`npm run simulate`, `fuzz` and `flow:differential` try as many as they are told),
 * at which statements and on which sides of them the crash tests kill, with how many hostile values each field is sent,
 * and which connectors the matrices go through: all, where none is named.
 */
export const LANE_SETTINGS: Readonly<Record<Lane, Readonly<Record<string, string>>>> = {
  test: {
    SIMULATE_RUNS: '4',
    CRASH_SIDES: 'before',
    CRASH_EVERY: '3',
    FLOW_DECISIONS: '20000',
    FUZZ_RUNS: '2000',
    RAILYARD_TEST_CONNECTORS:
      'mock-card,mock-bank,mock-oxxo,mock-paybybank,mock-paypal,mock-pix,sandbox-card,stripe-card',
  },
  check: {
    SIMULATE_RUNS: '25',
    CRASH_SIDES: 'both',
    CRASH_EVERY: '1',
    FLOW_DECISIONS: '100000',
    FUZZ_RUNS: '10000',
    HOSTILE_EACH: '3',
  },
};

const root = path.join(import.meta.dirname, '..');
const FOLDERS = ['server', 'sandbox', 'apps', 'test', 'scripts', 'cli', 'packages/cli', 'packages/sdk'];

export function testFiles(lane: Lane): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  )
    .filter((file) => lane === 'check' || isInTest(file))
    .sort();
}

function isInTest(file: string): boolean {
  if (startsOthers(file)) return PROCESSES_IN_TEST.has(file);
  return !EVERY_COMBINATION.has(file) && !isOfACompany(file);
}

/** It stands in the company's folder, has its name, or imports from its folder itself. */
function isOfACompany(file: string): boolean {
  const places = [file, ...importedBy(file).files];
  return companies().some(
    (name) =>
      path.posix.basename(file).startsWith(name) ||
      places.some((place) => OF_CONNECTORS.exec(place)?.[1] === name),
  );
}
const OF_CONNECTORS = /^(?:server\/connectors|sandbox\/processors)\/([^/]+)\//;

/** The sandbox's own are called after nobody. */
function companies(): readonly string[] {
  return fs
    .readdirSync(path.join(root, 'server', 'connectors'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:mock|sandbox)-/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name !== COMPANY_IN_TEST);
}

/** Tests of functions alone: no service, no database, no other process. They share one process. */
export function isPure(file: string): boolean {
  const { files, packages } = closureOf(file);
  return !files.has('test/harness/cluster.ts') && ![...packages].some((name) => NEEDS_A_PROCESS.has(name));
}
const NEEDS_A_PROCESS: ReadonlySet<string> = new Set([
  'node:child_process',
  'node:worker_threads',
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'undici',
]);

/**
 * Tests that start processes or browsers, that measure memory, and long ones, do not take turns with the others in a
 * few processes, where most of them do not pay for loading the service.
 */
export function isAlone(file: string): boolean {
  return groupOf(file) !== null || startsOthers(file) || closureOf(file, isOfTests).files.has(MEMORY);
}
const MEMORY = 'test/harness/memory.ts';

/**
 * Groups take turns in a process each, which loads the service once, and begin before the others: a long one that began
 * last would leave all processors but one idle.
 */
export function groupOf(file: string): string | null {
  if (closureOf(file, isOfTests).packages.has(BROWSER)) return PAGES;
  return Object.entries(GROUPS).find(([, files]) => files.includes(file))?.[0] ?? null;
}
const BROWSER = 'playwright-core';
export const PAGES = 'pages';
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  commands: [
    'packages/cli/src/clock.test.ts',
    'packages/cli/src/listen.test.ts',
    'packages/cli/src/replay-flow.test.ts',
    'cli/restored.test.ts',
    'cli/vault.test.ts',
    'scripts/conformance.test.ts',
    'test/token-signing.test.ts',
  ],
  connectors: [
    'test/connectors/conformance.test.ts',
    'test/connectors/failure-matrix.test.ts',
    'test/contract-walk.test.ts',
  ],
  crashes: [
    'test/crash/crowd.test.ts',
    'test/crash/every-statement.test.ts',
    'test/crash/reviews.test.ts',
    'test/crash/still-everywhere.test.ts',
  ],
  scaffold: ['scripts/new-connector-types.test.ts'],
  typed: ['test/pages/typed.test.ts'],
  simulations: ['test/simulation/companies.test.ts', 'test/simulation/methods.test.ts'],
  walks: ['test/walk/effects.test.ts'],
};

/** Tests that wait for leases, time limits and drains of real clocks: beside others they take no time. */
export function isPatient(file: string): boolean {
  return PATIENT.has(file);
}
const PATIENT: ReadonlySet<string> = new Set([
  'test/crash/stopped-process.test.ts',
  'test/webhooks/killed-worker.test.ts',
  'test/network-tokens/conformance.test.ts',
  'test/stop.test.ts',
  'test/three-d-secure/threedsecureio.test.ts',
]);

const STARTS_OTHERS: ReadonlySet<string> = new Set(['node:child_process', 'node:worker_threads', BROWSER]);

function startsOthers(file: string): boolean {
  return [...closureOf(file, isOfTests).packages].some((name) => STARTS_OTHERS.has(name));
}

/** Code that is there for tests, without the database that all share. */
function isOfTests(file: string): boolean {
  return !/^(?:server|sandbox)\//.test(file) && file !== 'test/harness/cluster.ts';
}

/**
 * The tests whose own code, or code that they import, differs from what `since` holds. Where something else
 * changed that the service is made of (its SQL, its packages), all.
 */
export function changedTests(files: readonly string[], since: string): readonly string[] {
  const git = (...words: readonly string[]): readonly string[] =>
    execFileSync('git', [...words, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '');
  const changed = [
    ...git('diff', '--name-only', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (changed.some((file) => !file.endsWith('.ts') && /^(?:server|sandbox|test|package)\b/.test(file)))
    return files;
  return files.filter(
    (file) =>
      file === 'test/architecture.test.ts' || changed.some((other) => closureOf(file).files.has(other)),
  );
}

type Closure = Readonly<{ files: ReadonlySet<string>; packages: ReadonlySet<string> }>;

/** A file and all that it imports, and all that those import, through files that `follows` takes. */
function closureOf(start: string, follows: (file: string) => boolean = () => true): Closure {
  const [files, packages] = [new Set<string>([start]), new Set<string>()];
  for (const file of files) {
    if (file !== start && !follows(file)) continue;
    const own = importedBy(file);
    for (const other of own.files) files.add(other);
    for (const name of own.packages) packages.add(name);
  }
  return { files, packages };
}

/** Read once: nearly every test comes by nearly every file of the service. */
function importedBy(file: string): Closure {
  const known = read.get(file);
  if (known !== undefined) return known;
  const place = path.join(root, file);
  const specifiers = fs.existsSync(place)
    ? importsOf(fs.readFileSync(place, 'utf8')).map(({ specifier }) => specifier)
    : [];
  const isOurs = (specifier: string): boolean => specifier.startsWith('.');
  const found = {
    files: new Set(
      specifiers.filter(isOurs).map((specifier) => path.posix.join(path.posix.dirname(file), specifier)),
    ),
    packages: new Set(specifiers.filter((specifier) => !isOurs(specifier))),
  };
  read.set(file, found);
  return found;
}
const read = new Map<string, Closure>();
