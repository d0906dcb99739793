import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

/** Root may write everywhere; under this it is a user like others. */
const WITHOUT_ROOTS_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : [];

/** A project whose packages are installed, with `node_modules` that this user cannot write. */
function installedProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-install-'));
  const modules = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(root, 'scripts'));
  fs.copyFileSync(path.join(import.meta.dirname, 'install.mjs'), path.join(root, 'scripts/install.mjs'));
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  fs.mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  fs.writeFileSync(path.join(modules, '.railyard-lock'), createHash('sha256').update(lock).digest('hex'));
  return root;
}

function run(
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Readonly<{ status: number | null; stderr: string }> {
  const modules = path.join(root, 'node_modules');
  for (const folder of [path.join(modules, '.bin'), modules]) fs.chmodSync(folder, 0o555);
  const [command, ...words] = [...WITHOUT_ROOTS_RIGHTS, process.execPath, 'scripts/install.mjs'];
  const ran = spawnSync(command, words, {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  for (const folder of [modules, path.join(modules, '.bin')]) fs.chmodSync(folder, 0o755);
  return { status: ran.status, stderr: ran.stderr };
}

test('a start with nothing to install writes nothing', () => {
  const root = installedProject();
  assert.deepEqual(run(root), { status: 0, stderr: '' });
  fs.rmSync(root, { recursive: true });
});

test('where packages are to be installed and nothing can be written, one sentence says what', () => {
  const root = installedProject();
  fs.rmSync(path.join(root, 'node_modules/.railyard-lock'));
  const npm = path.join(root, 'npm.mjs');
  fs.writeFileSync(npm, '');
  const { status, stderr } = run(root, { npm_execpath: npm });
  assert.equal(status, 1);
  assert.match(
    stderr,
    /\n\S+\/node_modules\/\.railyard-lock cannot be written \(EACCES\): install as its owner, with npm ci\.\n$/,
  );
  fs.rmSync(root, { recursive: true });
});

test('every package of packages/ stands in the lock file, without which npm ci refuses a fresh clone', () => {
  const root = path.join(import.meta.dirname, '..');
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, unknown>>;
  };
  const folders = fs
    .readdirSync(path.join(root, 'packages'))
    .filter((name) => fs.existsSync(path.join(root, 'packages', name, 'package.json')));
  assert.ok(folders.length > 0);
  assert.deepEqual(
    folders.filter((name) => lock.packages[`packages/${name}`] === undefined),
    [],
  );
});
