import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PUBLISHED } from '../../scripts/release/published.ts';
import version from '../../packages/version.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '../..');
/** Sources in which something else has its own number. */
const NUMBERED = new Set(PUBLISHED.map((thing) => thing.version.file));

test('every package for browsers has the number of packages/version.json, which no source repeats', () => {
  const packages = fs
    .globSync('packages/*/package.json', { cwd: ROOT })
    .filter((file) => !/\/(?:sdk|cli)\//.test(file));
  assert.ok(packages.length > 8);
  for (const file of packages) {
    const about = JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as Readonly<{ version: string }>;
    assert.equal(about.version, version, file);
  }
  const sources = sourcesIn('packages', 'apps', 'server').filter(({ file }) => !/\.test\.ts/.test(file));
  assert.ok(sources.length > 1000);
  assert.deepEqual(
    sources.filter(({ file, text }) => text.includes(version) && !NUMBERED.has(file)).map(({ file }) => file),
    [],
  );
});

test('nothing in packages and apps imports the service by path, not even a test', () => {
  const climbing = sourcesIn('packages', 'apps').filter(({ text }) => /from '(\.\.\/)+server\//.test(text));
  assert.deepEqual(
    climbing.map(({ file }) => file),
    [],
  );
});

function sourcesIn(...folders: readonly string[]): readonly Readonly<{ file: string; text: string }>[] {
  return fs
    .globSync(`{${folders.join()}}/**/*.{ts,tsx,mjs}`, { cwd: ROOT })
    .filter((file) => !/node_modules|\/dist\//.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }));
}
