import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import version from '../../packages/version.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '../..');

test('every package for browsers has the number of packages/version.json, which no source repeats', () => {
  const packages = fs
    .globSync('packages/*/package.json', { cwd: ROOT })
    .filter((file) => !/\/(?:sdk|cli)\//.test(file));
  assert.ok(packages.length > 8);
  for (const file of packages) {
    const about = JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as Readonly<{ version: string }>;
    assert.equal(about.version, version, file);
  }
  const sources = fs
    .globSync('{packages,apps,server}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
    .filter((file) => !/node_modules|\/dist\/|\.test\.ts/.test(file));
  assert.ok(sources.length > 1000);
  assert.deepEqual(
    sources.filter((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes(version)),
    [],
  );
});
