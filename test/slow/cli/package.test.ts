import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from '../../harness/environment.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { runProgram } from '../../harness/command-line.ts';

/** The package as somebody without a checkout has it: installed from its file in an empty folder. */
const ROOT = path.join(import.meta.dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-package-'));
const program = path.join(folder, 'node_modules/.bin/railyard');
let instance: Instance;
before(async () => {
  const environment = bareEnvironment({ HOME: folder, npm_config_cache: path.join(folder, 'cache') });
  const type = (command: string, words: readonly string[], cwd: string) =>
    execFileSync(command, words, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
  type('node', [path.join(ROOT, 'packages/cli/build.mjs')], ROOT);
  type('npm', ['pack', path.join(ROOT, 'packages/cli'), '--pack-destination', folder], ROOT);
  const [file = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  type('npm', ['install', '--offline', '--no-audit', path.join(folder, file)], folder);
  instance = await newInstance();
  await instance.start().ready();
});
after(async () => {
  await instance.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const environment = { HOME: folder, XDG_CONFIG_HOME: path.join(folder, 'config') };
const railyard = (...words: readonly string[]) => runProgram(program, words, { environment });

test('it is one package without dependencies, and has its version, licence and changelog', async () => {
  const installed = path.join(folder, 'node_modules');
  const names = fs.readdirSync(installed).filter((name) => !name.startsWith('.'));
  assert.deepEqual([names, fs.readdirSync(path.join(installed, '@railyard'))], [['@railyard'], ['cli']]);
  const own = path.join(installed, '@railyard/cli');
  for (const file of ['README.md', 'CHANGELOG.md', 'dist/LICENSE'])
    assert.ok(fs.existsSync(path.join(own, file)), file);
  const { version } = JSON.parse(fs.readFileSync(path.join(own, 'package.json'), 'utf8')) as {
    version: string;
  };
  assert.equal((await railyard('--version')).out, `${version}\n`);
});

test('what every command loads is small: the rest is loaded when it is typed', () => {
  const dist = path.join(folder, 'node_modules/@railyard/cli/dist');
  const seen = new Set<string>();
  const load = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = fs.readFileSync(path.join(dist, file), 'utf8');
    for (const [, next = ''] of text.matchAll(/(?:import|from)"\.\/([^"]+)"/g)) load(next);
  };
  load('bin.js');
  const bytes = [...seen].reduce((sum, file) => sum + fs.statSync(path.join(dist, file)).size, 0);
  assert.ok(seen.size > 1 && bytes < 40_000, `${bytes} bytes in ${[...seen].join()}`);
});

test('a stranger logs in, pays, and looks at it; help is typed as the program is', async () => {
  const unknown = await railyard('buyers', 'list');
  assert.deepEqual(
    [unknown.code, /No private key is known.*railyard login/s.test(unknown.err)],
    [4, true],
    unknown.err,
  );
  const key = path.join(instance.folder, 'data', 'api-key.pem');
  const logged = await railyard('login', '--url', instance.url, '--key-file', key);
  assert.equal(logged.code, 0, logged.err);
  const paid = await railyard('pay', '1299', 'EUR');
  assert.match(paid.out, /^[0-9a-f-]{36} {2}captured {2}12\.99 EUR\n/, paid.err);
  const listed = await railyard('transactions', 'list', '--status', 'captured', '--fields', 'id,amount');
  assert.equal(listed.out, `${paid.out.slice(0, 36)}\t12.99 EUR\n`, listed.err);
  const help = await railyard('transactions', 'list', '--help');
  assert.match(help.out, /\n {2}railyard transactions list \[OPTIONS\]\n/);
  assert.doesNotMatch(help.out, /\.\/railyard/);
  const completed = await railyard('complete', 'bash', '--', 'transactions', 'li');
  assert.equal(completed.out, 'list\n');
});

test('it says where the operator’s commands are, and its every command can be loaded', async () => {
  const keys = await railyard('keys', 'list');
  assert.deepEqual(
    [keys.code, /operator's command.*CHECKOUT\/railyard keys/s.test(keys.err)],
    [2, true],
    keys.err,
  );
  const all = await railyard('--help');
  const names = [...all.out.matchAll(/^ {2}([a-z-]+) {2,}[A-Z]/gm)].map(([, name = '']) => name);
  assert.ok(names.length > 15, all.out);
  const pages = await Promise.all(names.map((name) => railyard(name, '--help')));
  assert.deepEqual(
    pages.filter(({ code }) => code !== 0).map(({ err }) => err),
    [],
  );
});
