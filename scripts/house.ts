import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIMITS, MEASURED_THEN, THEN } from './house/limits.ts';
import { projectFiles } from '../test/architecture/source.ts';
import { type Measures, measuresOf } from './house/measures.ts';

/**
 * `npm run house`: the size and the order of the house, a measure a line, beside what it was at THEN; it fails where a
 * limit is passed. `npm run house -- --at=COMMIT` prints the measures of that commit.
 */
const root = path.join(import.meta.dirname, '..');
const { at } = parseArgs({ options: { at: { type: 'string' } } }).values;
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 });

if (at === undefined) report(await measuresOf(root, projectFiles()));
else for (const [name, value] of await measuresAt(at)) console.log(`${name}: ${value}`);

/** In a folder of its own, with the packages of this one. */
async function measuresAt(commit: string): Promise<Measures> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-house-'));
  try {
    const archive = path.join(folder, 'archive.tar');
    git('archive', `--output=${archive}`, commit);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    fs.rmSync(archive);
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return await measuresOf(
      folder,
      git('ls-tree', '-r', '--name-only', '-z', commit).split('\0').filter(Boolean),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** A limit that LIMITS has and nothing measures any more is a fault, too. */
function report(measures: Measures): void {
  console.log(`name: now | at ${THEN} | limit`);
  for (const [name, value] of measures) {
    const { most = Infinity, least = -Infinity } = LIMITS[name] ?? {};
    const isPassed = value > most || value < least;
    const limit = most < Infinity ? `at most ${most}` : least > -Infinity ? `at least ${least}` : '–';
    console.log(`${name}: ${value} | ${MEASURED_THEN[name] ?? '–'} | ${limit}${isPassed ? '  PASSED' : ''}`);
    if (isPassed) process.exitCode = 1;
  }
  for (const name of Object.keys(LIMITS).filter((each) => !measures.has(each))) {
    console.log(`${name}: not measured`);
    process.exitCode = 1;
  }
}
