import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { closureOf } from './closure.ts';

/**
 * Which tests run when. `npm test` is the lane of every change: three to four minutes on two processors. `npm run
 * check` is the lane of CI: everything. A test's lane is its folder: what stands in `test/slow`, and beside the
 * connector of a company that is not Stripe, waits for `check`, and for `npm test -- --changed` where a change
 * touches it.
 */
export type Lane = 'test' | 'check';

const SLOW = /^test\/slow\/|^server\/connectors\/(?!stripe\/|mock-|sandbox-)[^/]+\//;

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
    .filter((file) => lane === 'check' || !SLOW.test(file))
    .sort();
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

  return files.filter((file) => {
    if (file === 'test/architecture.test.ts') return true;
    const imported = closureOf(file).files;
    return changed.some((other) => imported.has(other));
  });
}
