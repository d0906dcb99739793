import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CLUSTER_VARIABLE, openCluster } from '../test/harness/cluster.ts';
import { RUN_FOLDER_VARIABLE } from '../test/harness/recording.ts';
import { makeTemporaryFolder } from '../test/harness/run-folder.ts';
import { changedTests, type Lane, LANE_SETTINGS, testFiles } from './lanes.ts';
import { mostOf, TIMES_VARIABLE, timeOfServer } from './processor-time.ts';
import { filesToTryAgain, judgeSecondTry } from './second-tries.ts';
import { type Totals, TOTALS_VARIABLE } from './test-reporter.ts';
import { groupOf, isAlone, isPatient, isPure, PAGES } from './turns.ts';
import { judgePassed } from '../test/connectors/passed.ts';
import { scanForLeaks } from '../test/leak-scan/scan-run.ts';

/**
 * `npm test`: the tests of every change on one PostgreSQL, then the leak scan over everything the run left
 * behind, and what passed at simulated processors held to what the real ones publish.
 *
 * `npm test -- FILE…`: those files. `npm test -- --changed`: those that a change since `main` touches
 * (`--changed=COMMIT`: since that commit). `npm run check` calls it with `--lane=check`: every test there is.
 */
const root = path.join(import.meta.dirname, '..');
/**
 * Of a process that hangs, with all its tests: those of many files take ten minutes on two busy processors. Most that
 * hang are ended long before (`open-at-end.ts`).
 */
const TEST_TIMEOUT_MS = 1_800_000;
const PROCESSORS = os.availableParallelism();
/** One more than there are processors: a file that waits for its database, browser or processes leaves them idle. */
const AT_ONCE = PROCESSORS + 1;
/** Fewer files than this are not worth a process that they share. */
const BATCH_MIN = 12;
/** No more than run at once: each loads, compiles and warms up by itself. Twice as many took a fifth more time. */
const BATCHES_MAX = AT_ONCE;

/**
 * Of memory for what lives briefly: files run for minutes, and a sixth of their time went into collecting it. They have
 * it at once: where V8 begins with little, a sixth of what loading the service takes is spent on collecting.
 */
const SEMI_SPACE_MB = 64;

/** What each process of tests loads first. */
const PRELOADED = [
  'server/platform/own-imports.ts',
  'scripts/processor-time.ts',
  'scripts/unfollowed.ts',
  'scripts/open-at-end.ts',
];

const NOTHING_RUN: Totals = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Pages that take turns in a process have one browser. */
const BROWSER = pathToFileURL(path.join(root, 'test', 'harness', 'browser.ts')).href;
const SHARED_BROWSER = `import { shareBrowser } from ${JSON.stringify(BROWSER)};\nafter(shareBrowser());\n`;

const { values: options, positionals: named } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=main' : word)),
  options: { lane: { type: 'string', default: 'test' }, changed: { type: 'string' } },
  allowPositionals: true,
});
const lane: Lane = options.lane === 'check' ? 'check' : 'test';
/** What is asked for by its name, or touched by a change, is run whole. */
const isChosen = named.length > 0 || options.changed !== undefined;
const files = chosenFiles();
execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
const started = await openCluster();
const run = path.join(started.folder, 'run');
const times = path.join(run, 'times');
fs.mkdirSync(times, { recursive: true });
/** For what tests put into temporary folders, also where one was killed before it tidied up. */
const temporary = makeTemporaryFolder();
// A PostgreSQL of the machine's runs as a user of its own.
fs.chmodSync(temporary, 0o711);
try {
  const pure = files.length === 1 ? [] : files.filter(isPure);
  const patient = files.length <= BATCH_MIN ? [] : files.filter(isPatient);
  const others = files.filter((file) => !pure.includes(file) && !patient.includes(file));
  const areFew = others.length <= BATCH_MIN;
  const alone = areFew ? others : others.filter(isAlone);
  const batches = inBatches(others.filter((file) => !alone.includes(file)));
  const grouped = areFew ? [] : alone.filter((file) => groupOf(file) !== null);
  const timeOfPostgresql = (): number => (started.pid === null ? 0 : timeOfServer(started.pid));
  const [beganAt, serverBefore] = [performance.now(), timeOfPostgresql()];
  const { totals, flaky } = await withSecondTries(
    await inTwoRuns(patient, [
      ...inGroups(grouped),
      ...(pure.length === 0 ? [] : [oneFile('batch-of-functions', pure)]),
      ...batches,
      ...alone.filter((file) => !grouped.includes(file)),
    ]),
  );
  const whole = {
    seconds: (performance.now() - beganAt) / 1000,
    processors: PROCESSORS,
    server: timeOfPostgresql() - serverBefore,
  };
  console.log(`\n${mostOf(times, root, whole).join('\n')}`);
  const atTheEnd = await Promise.all([
    // The files of servers that were given are not the run's to read.
    started.pid === null
      ? null
      : scanForLeaks({ cluster: started.cluster, folder: started.folder, run, temporary }),
    judgePassed(run),
  ]);
  const failed = totals.failed + atTheEnd.filter((faults) => faults !== null && faults > 0).length;
  const passed = totals.passed + atTheEnd.filter((faults) => faults === 0).length;
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  const flakyOnes = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  const lines = [
    ...flaky.map(({ line }) => `${line} · FLAKY: passed when tried again alone`),
    ...totals.failures.map(({ line }) => line),
    `${passed} passed, ${failed} failed${skipped}${flakyOnes}`,
  ];
  console.log(['', ...lines].join('\n'));
  // What is skipped needs a program that this machine has not, and says which.
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await started.stop();
  fs.rmSync(temporary, { recursive: true, force: true });
}

function chosenFiles(): readonly string[] {
  if (named.length > 0) return named.flatMap(filesOf);
  return options.changed === undefined ? testFiles(lane) : changedTests(testFiles('check'), options.changed);
}

/** A folder stands for the files of tests in it. */
function filesOf(name: string): readonly string[] {
  const isFolder = fs.statSync(name, { throwIfNoEntry: false })?.isDirectory();
  const within = `${path.relative(root, path.resolve(name))}${path.sep}`;
  const files = isFolder === false ? [name] : testFiles('check').filter((file) => file.startsWith(within));
  if (files.length > 0) return files;
  console.error(`${name} is no file of tests, and no folder with any.`);
  process.exit(1);
}

/**
 * Files that run one after the other in a process of their own, which loads and compiles the service once. They are
 * dealt out like cards: files of a folder take about as long as each other.
 */
function inBatches(all: readonly string[]): readonly string[] {
  const count = Math.min(Math.ceil(all.length / BATCH_MIN), BATCHES_MAX);
  return Array.from({ length: count }, (_, index) =>
    oneFile(
      `batch-${index + 1}`,
      all.filter((_name, place) => place % count === index),
    ),
  );
}

/** Files that run first. node:test sorts what it is given by its place, and these stand beside the batches. */
function inGroups(files: readonly string[]): readonly string[] {
  return [...Map.groupBy(files, groupOf)].map(([name, members]) => oneFile(`a-${name}`, members));
}

/** A file that runs others one after the other. */
function oneFile(title: string, names: readonly string[]): string {
  const file = path.join(run, `${title}.test.mjs`);
  const suites = names.map((name) => {
    const [suite, url] = [name, pathToFileURL(path.join(root, name)).href].map((text) =>
      JSON.stringify(text),
    );
    return `describe(${suite}, () => import(${url}));\n`;
  });
  const sharing = names.some((name) => groupOf(name) === PAGES) ? SHARED_BROWSER : '';
  fs.writeFileSync(file, ["import { after, describe } from 'node:test';\n", sharing, ...suites].join(''));
  return file;
}

/** Files that mostly wait have a run of their own beside the others', one after the other. */
async function inTwoRuns(patient: readonly string[], those: readonly string[]): Promise<Totals> {
  const [first, second] = await Promise.all([
    runTests('others', AT_ONCE, those),
    patient.length === 0 ? NOTHING_RUN : runTests('patient', 1, patient),
  ]);
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    failures: [...first.failures, ...second.failures],
  };
}

/** Where a few files of a whole run failed, these once more. */
async function withSecondTries(first: Totals): Promise<ReturnType<typeof judgeSecondTry>> {
  const again = isChosen ? [] : filesToTryAgain(first, files);
  if (again.length === 0) return { totals: first, flaky: [] };
  console.log(`\nTried again, alone: ${again.join(', ')}`);
  return judgeSecondTry(first, again, await runTests('second-tries', 1, again));
}

async function runTests(name: string, atOnce: number, those: readonly string[]): Promise<Totals> {
  const totalsFile = path.join(run, `totals-of-${name}.json`);
  const environment = {
    ...LANE_SETTINGS[isChosen ? 'check' : lane],
    ...process.env,
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    TMPDIR: temporary,
    [CLUSTER_VARIABLE]: JSON.stringify(started.cluster),
    [RUN_FOLDER_VARIABLE]: run,
    [TOTALS_VARIABLE]: totalsFile,
    [TIMES_VARIABLE]: times,
  };
  const words = [
    `--min-semi-space-size=${SEMI_SPACE_MB}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    '--test',
    `--test-timeout=${TEST_TIMEOUT_MS}`,
    `--test-reporter=${path.join(import.meta.dirname, 'test-reporter.ts')}`,
    ...PRELOADED.map((file) => `--import=${path.join(root, file)}`),
    `--test-concurrency=${atOnce}`,
    ...those,
  ];
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));

  const [code] = await once(child, 'exit');
  const totals: Totals = fs.existsSync(totalsFile)
    ? (JSON.parse(fs.readFileSync(totalsFile, 'utf8')) as Totals)
    : { ...NOTHING_RUN, failed: 1, failures: [{ file: '', line: `✖ ${name}: they ended without a result` }] };
  const isUntold = code !== 0 && totals.failed === 0;
  return isUntold
    ? { ...totals, failed: 1, failures: [{ file: '', line: `✖ ${name}: they ended with code ${code}` }] }
    : totals;
}
