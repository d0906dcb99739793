import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '../../..');
/** A checkout of its own, with somebody else's node_modules. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-build-'));
after(() => fs.rmSync(copy, { recursive: true, force: true }));

for (const name of [
  'packages',
  'apps',
  'contract',
  'scripts',
  'sdks',
  'log-verifier',
  'tsconfig.json',
  'LICENSE',
])
  fs.cpSync(path.join(ROOT, name), path.join(copy, name), {
    recursive: true,
    filter: (file) => !/\/(?:dist|node_modules)$/.test(file),
  });
fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));

function build(...words: readonly string[]): Readonly<{ status: number | null; stderr: string }> {
  return spawnSync(process.execPath, ['scripts/build.mjs', ...words], { cwd: copy, encoding: 'utf8' });
}

function readBuilt(file: string): string {
  return fs.readFileSync(path.join(copy, 'packages', file), 'utf8');
}

test('the number goes into packages and bundles, and is released with these very sources alone', () => {
  fs.writeFileSync(path.join(copy, 'packages/version.json'), '"7.8.9"\n');
  assert.deepEqual(build('--release').stderr, '');
  const stamp = JSON.parse(readBuilt('frames/dist/build.json')) as object;
  assert.deepEqual({ ...stamp, sources: '' }, { version: '7.8.9', sources: '', isReleased: true });
  for (const file of ['secure-fields/dist/global.js', 'embed/package.json', 'dist/list.json'])
    assert.match(readBuilt(file), /7\.8\.9/, file);
  assert.ok(fs.existsSync(path.join(copy, 'packages/dist/react-7.8.9.tgz')));

  fs.appendFileSync(path.join(copy, 'packages/client-core/src/digits.ts'), '\n// another line\n');
  assert.equal(build().status, 0);
  assert.match(readBuilt('frames/dist/build.json'), /"isReleased":false/);
  const again = build('--release');
  assert.notEqual(again.status, 0);
  assert.match(again.stderr, /7\.8\.9 was released with other sources/);
});
