import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishedNamed, versionOf } from './release/published.ts';
import { TRIALS } from './release/trial.ts';
import { openSdkService, type SdkService } from './sdk-conform/service.ts';
import { NotHere } from './sdk-conform/tools.ts';

/**
 * `npm run release:trial [-- --only=python] [--where-possible]`: installs each package in an empty folder from a
 * running instance, as docs/packages.md says, and pays with the first program of its page.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'where-possible': { type: 'boolean', default: false } },
});

const root = path.join(import.meta.dirname, '..');
const names = values.only === undefined ? Object.keys(TRIALS) : values.only.split(',');
for (const name of names)
  if (TRIALS[name] === undefined)
    throw new Error(`There is no trial of ${name}: ${Object.keys(TRIALS).join(', ')}`);

process.exitCode = await tryAll();

async function tryAll(): Promise<number> {
  const service = await openSdkService();
  try {
    const failed = names.filter((name) => !tryOne(name, service));
    for (const name of failed) console.log(`FAILED: ${name}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await service.close();
  }
}

function tryOne(name: string, service: SdkService): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `railyard-trial-${name}-`));
  const startedAt = performance.now();
  try {
    const said = TRIALS[name]?.({ folder, ...service }, versionOf(publishedNamed(name), root)) ?? '';
    const hasPaid = said.includes('captured');
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(hasPaid ? `${name}: installed and paid, ${seconds} s` : `${name} printed:\n${said}`);
    return hasPaid;
  } catch (error) {
    if (error instanceof NotHere) {
      console.log(`${name} was not tried here: ${error.message}`);
      return values['where-possible'];
    }
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    console.log(`${name}: ${String(error)}\n${told}`);
    return false;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
