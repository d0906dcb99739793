import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { newConnector } from './new-connector.ts';

const home = path.join(import.meta.dirname, '..');
const root = mkdtempSync(path.join(tmpdir(), 'railyard-scaffold-'));
let files: readonly string[];
before(() => {
  for (const name of ['server', 'test', 'tsconfig.json', 'package.json'])
    cpSync(path.join(home, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(home, 'node_modules'), path.join(root, 'node_modules'));
  files = newConnector('acme-card', root, 'acme');
});
after(() => rmSync(root, { recursive: true, force: true }));

test('every file of a new connector passes the type check as it is written', () => {
  writeFileSync(
    path.join(root, 'tsconfig.scaffold.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, noEmit: true },
      include: files.filter((file) => file.endsWith('.ts')),
    }),
  );
  const checked = spawnSync(
    process.execPath,
    [path.join(home, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.scaffold.json'],
    { cwd: root, encoding: 'utf8' },
  );
  assert.equal(checked.stdout, '');
  assert.equal(checked.status, 0, checked.stderr);
});

test('its tests fail one for each thing that it cannot do yet, and name the next file in order', () => {
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const own = ['--test', '--test-reporter=tap', 'server/connectors/acme/acme.test.ts'];
  const { stdout } = spawnSync(process.execPath, own, { cwd: root, encoding: 'utf8', env });
  const named = [...stdout.matchAll(/Next: ([^:]+):/g)].map(([, file]) => path.basename(file ?? ''));
  const order = named.filter((file, index) => file !== named[index - 1]);
  assert.deepEqual(
    order,
    ['wire.ts', 'operations.ts', 'definition.ts', 'options.ts', 'webhook.ts', 'README.md', 'exchanges'],
    stdout,
  );
  assert.doesNotMatch(stdout, /^ok /m);
});
