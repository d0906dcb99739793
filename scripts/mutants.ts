import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CLUSTER_VARIABLE, openCluster } from '../test/harness/cluster.ts';
import { makeTemporaryFolder } from '../test/harness/run-folder.ts';
import { closureOf } from './closure.ts';
import { LANE_SETTINGS, testFiles } from './lanes.ts';
import { type Area, AREAS } from './mutants/areas.ts';
import { uncompilable } from './mutants/compiler.ts';
import { Judge, type TestFile } from './mutants/judge.ts';
import { type Entry, entriesOf, MutantRecord } from './mutants/record.ts';
import { tellResult } from './mutants/result.ts';

/**
 * `npm run mutants [-- money server/domain/flow] [--since=main] [--quick] [--survivors] [--dry-run]`: mutation testing
 * of what may not be wrong (`scripts/mutants/areas.ts`), or of the files and areas that are named. `--since`:
 * of the lines that differ from a commit. `--quick`: by tests of functions alone. `--dry-run`: what is known already.
 * `--at-once`: how many files of tests run beside each other.
 * It goes on where it ended.
 */
const { values, positionals: named } = parseArgs({
  options: {
    since: { type: 'string' },
    quick: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'at-once': { type: 'string', default: String(os.availableParallelism()) },
  },
  allowPositionals: true,
});
/** A mutant meets every random input: some find what thousands would. */
const SETTINGS = { ...LANE_SETTINGS.test, FLOW_DECISIONS: '300', FUZZ_RUNS: '200', SIMULATE_RUNS: '1' };

/** Files that a test of functions alone imports: one of more is about the whole contract, and takes long to load. */
const IMPORTS_MAX = 150;

const root = path.join(import.meta.dirname, '..');
const areas = chosenAreas();
const files = areas.flatMap(({ files: own }) => own);
const record = new MutantRecord();
const entries = entriesOf(files).filter(linesSince(values.since));
const printLine = (line: string): void => console.log(line);
let environment: Promise<NodeJS.ProcessEnv> | null = null;
const imported = new Map<string, ReadonlySet<string>>();
const temporary = makeTemporaryFolder();
process.once('exit', () => fs.rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!values['dry-run']) await judgeAll();
process.exitCode = tellResult(areas, entries, record, {
  isFull: values.survivors,
  isOfLines: values.since !== undefined,
})
  ? 0
  : 1;

/** The quickest first: functions alone, then with a service, then with one that starts for each mutant. */
async function judgeAll(): Promise<void> {
  const fresh = entries.filter((entry) => !record.isCompiled(entry));
  record.addCompiled(fresh, uncompilable(fresh, printLine));
  const judge = new Judge(entries, record, () => (environment ??= openEnvironment()), printLine);
  const quick = new Judge(entries, record, () => Promise.resolve({ ...process.env, ...SETTINGS }), printLine);
  const ofEveryChange = new Set(testFiles('test'));
  const tests = testFiles('check').filter(
    (file) => (ofEveryChange.has(file) && !file.startsWith('test/architecture')) || isOfAreas(file),
  );
  const near = tests
    .filter((file) => files.some((one) => importedBy(file).has(one)))
    // What imports little is about what it imports, and is loaded soon.
    .sort((one, other) => importedBy(one).size - importedBy(other).size);
  const ofFunctions = near.filter(
    (file) => needsNoDatabase(file) && (isOfAreas(file) || importedBy(file).size <= IMPORTS_MAX),
  );
  await inTurns(ofFunctions, (file) => tryFile(quick, { file, isPure: true }));
  if (values.quick) return;

  await inTurns(
    near.filter((file) => !needsNoDatabase(file) && isOfAreas(file)),
    (file) => tryFile(judge, { file, isPure: false }),
  );
  await judge.tryStarts();
}

/** What it makes at its start can be made again for each mutant. */
function needsNoDatabase(test: string): boolean {
  return !importedBy(test).has('test/harness/cluster.ts');
}

/** A test and all that it imports. Found once for each: a test of the service imports a thousand files. */
function importedBy(test: string): ReadonlySet<string> {
  const known = imported.get(test);
  if (known !== undefined) return known;
  const { files: found } = closureOf(test);
  imported.set(test, found);
  return found;
}

function tryFile(judge: Judge, test: TestFile): Promise<void> {
  return judge.tryFile(test, (file) => importedBy(test.file).has(file));
}

async function inTurns(all: readonly string[], run: (file: string) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const turn = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await run(file);
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, turn));
}

/** One PostgreSQL for all, which ends with this process. */
async function openEnvironment(): Promise<NodeJS.ProcessEnv> {
  const opened = await openCluster();
  opened.abandonAtExit();
  return {
    ...process.env,
    ...SETTINGS,
    TMPDIR: temporary,
    [CLUSTER_VARIABLE]: JSON.stringify(opened.cluster),
  };
}

/** What is named may be an area, a folder, or how the name of a file begins. */
function chosenAreas(): readonly Area[] {
  const all = fs
    .readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('server', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
    .sort();
  const begins = (file: string, starts: readonly string[]): boolean =>
    starts.some((one) => file.startsWith(one));
  const known = AREAS.map((area) => ({ ...area, files: all.filter((file) => begins(file, area.files)) }));
  if (named.length === 0) return known;

  const ofAreas = new Set(known.flatMap((area) => area.files));
  const others = all.filter((file) => !ofAreas.has(file) && begins(file, named));
  return [
    ...known.map((area) => ({
      ...area,
      files: named.includes(area.area) ? area.files : area.files.filter((file) => begins(file, named)),
    })),
    { area: 'others', files: others, tests: others.map((file) => `${path.posix.dirname(file)}/`) },
  ].filter((area) => area.files.length > 0);
}

function isOfAreas(test: string): boolean {
  return areas.some((area) => area.tests.some((start) => test.startsWith(start)));
}

/** Mutants of lines that are new since then. */
function linesSince(commit: string | undefined): (entry: Entry) => boolean {
  if (commit === undefined) return () => true;
  const diff = execFileSync('git', ['diff', '--unified=0', '--merge-base', commit, '--', 'server'], {
    cwd: root,
    encoding: 'utf8',
  });

  const lines = new Set<string>();
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.*)/.exec(line)?.[1] ?? file;
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))?/.exec(line) ?? [];
    if (from !== undefined)
      for (let index = 0; index < Number(count); index++) lines.add(`${file}:${Number(from) + index}`);
  }
  return ({ file: own, mutant }) => lines.has(`${own}:${mutant.line}`);
}
