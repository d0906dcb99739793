import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { newConnector } from './new-connector.ts';

const home = path.join(import.meta.dirname, '..');
const root = mkdtempSync(path.join(tmpdir(), 'railyard-scaffold-'));
after(() => rmSync(root, { recursive: true, force: true }));

test('every file of a new connector passes the type check as it is written', () => {
  for (const name of ['server', 'test', 'tsconfig.json', 'package.json'])
    cpSync(path.join(home, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(home, 'node_modules'), path.join(root, 'node_modules'));
  const files = newConnector('acme-card', root);
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
