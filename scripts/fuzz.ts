import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * `npm run fuzz [-- --runs 1000000] [--workers 2] [--seed 42] [--minutes 60]`: the relay's fuzz tests, a
 * million runs instead of the suite's ten thousand. They go in slices with a seed each, so that several
 * processes share them and a run that was stopped goes on where it was: what is done stands in
 * `.railyard/fuzz.json`, for as long as the seed and the fuzzed code are the same. A failure prints the seed
 * and the path that repeat it.
 */
const root = path.join(import.meta.dirname, '..');
const stateFile = path.join(root, '.railyard', 'fuzz.json');
const SLICE_RUNS = 25_000;
const TEST = 'server/relay/fuzz.test.ts';

const runs = option('runs', Number(process.argv[2]) || 1_000_000);
const workers = option('workers', os.availableParallelism());
const until = performance.now() + option('minutes', Infinity) * 60_000;
const slices = Math.ceil(runs / SLICE_RUNS);
const before = readState();
const seed = option('seed', before?.seed ?? randomInt(1, 2 ** 31 - 1 - slices));
const done = new Set(before?.seed === seed ? before.done : []);
const waiting = Array.from({ length: slices }, (_, slice) => slice).filter((slice) => !done.has(slice));
const children = new Set<ChildProcess>();
let failures = 0;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    for (const child of children) child.kill(signal);
  });
}
printProgress('begins');
await Promise.all(Array.from({ length: workers }, work));
printProgress(failures > 0 ? 'failed' : done.size >= slices ? 'done' : 'stopped');
process.exitCode = failures > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (
    let slice = waiting.shift();
    slice !== undefined && failures === 0 && !isStopping && performance.now() < until;
    slice = waiting.shift()
  ) {
    const child = spawn(process.execPath, ['--test', TEST], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        FUZZ_RUNS: String(Math.min(SLICE_RUNS, runs - slice * SLICE_RUNS)),
        FUZZ_SEED: String(seed + slice),
      },
    });
    children.add(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = await once(child, 'exit');
    children.delete(child);
    if (isStopping) return;
    if (code !== 0) {
      failures += 1;
      process.stdout.write(Buffer.concat(output));
      console.log(
        `slice ${slice} failed: repeat it with FUZZ_RUNS=${SLICE_RUNS} FUZZ_SEED=${seed + slice} npm test -- ${TEST}`,
      );
      return;
    }
    done.add(slice);
    writeState();
    printProgress('goes on');
  }
}

function printProgress(what: string): void {
  console.log(`fuzz ${what}: ${Math.min(done.size * SLICE_RUNS, runs)} of ${runs} runs, seed ${seed}`);
}

type State = Readonly<{ seed: number; code: string; done: readonly number[] }>;

/** Null where there is none, or where what is fuzzed has changed since. */
function readState(): State | null {
  if (!fs.existsSync(stateFile)) return null;
  const state = JSON.parse(fs.readFileSync(stateFile, 'utf8')) as State; // Written below.
  return state.code === codeVersion() ? state : null;
}

function writeState(): void {
  fs.mkdirSync(path.dirname(stateFile), { recursive: true, mode: 0o700 });
  fs.writeFileSync(
    `${stateFile}.new`,
    JSON.stringify({ seed, code: codeVersion(), done: [...done] } satisfies State),
  );
  fs.renameSync(`${stateFile}.new`, stateFile);
}

/** Of the relay's files and of the tests. */
function codeVersion(): string {
  const folder = path.join(root, 'server', 'relay');
  const hash = createHash('sha256');
  for (const name of fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort())
    hash.update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}
