import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { openShop, type Shop } from '../payments/setup.ts';

/** Packages as a shop's project gets them: by address, from the instance, with nothing asked of a registry. */
const ROOT = path.join(import.meta.dirname, '../..');
const MODULES = path.join(ROOT, 'node_modules');
const NPM = path.join(
  path.dirname(fs.realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim())),
);
const run = promisify(execFile);
/** Packages of which the build has made a tarball. */
const PACKED = fs
  .readdirSync(path.join(ROOT, 'packages'))
  .filter((name) => fs.existsSync(path.join(ROOT, 'packages', name, 'dist', `${name}-0.1.0.tgz`)));

type ListedPackage = Readonly<{ name: string; version: string; url: string; integrity: string }>;

let shop: Shop;
let folder: string;
let packages: readonly ListedPackage[];
before(async () => {
  shop = await openShop({ worker: false });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-project-'));
  const answer = await fetch(`${shop.service.url}/packages`);
  assert.equal(answer.status, 200);
  ({ packages } = (await answer.json()) as { packages: readonly ListedPackage[] });
});
after(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

test('every package that is packed is listed, with the hash that npm writes into a lock file', async () => {
  assert.deepEqual(
    packages.map(({ name }) => name).toSorted(),
    PACKED.map((name) => `@railyard/${name}`),
  );
  for (const { name, version, url } of packages) {
    assert.match(url, new RegExp(`/packages/${name.slice('@railyard/'.length)}-${version}\\.tgz$`));
    const answer = await fetch(shop.here(url), { method: 'HEAD' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/gzip');
  }
});

test('a project installs them by address, asks no registry for a name of ours, and finds their types', async () => {
  const asked: string[] = [];
  const registry = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const address = registry.address();
  assert.ok(typeof address === 'object' && address !== null);
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"shop","private":true,"type":"module"}');
  const local = ['react', '@types/react'].map((name) => `file:${path.join(MODULES, name)}`);
  await npm(address.port, 'install', ...local, ...packages.map(({ url }) => shop.here(url)));
  registry.close();
  assert.deepEqual(
    asked.filter((url) => /railyard/.test(url)),
    [],
  );
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Readonly<{ integrity?: string; resolved?: string }>>>;
  };
  for (const { name, url, integrity } of packages)
    assert.deepEqual(
      [lock.packages[`node_modules/${name}`]?.integrity, lock.packages[`node_modules/${name}`]?.resolved],
      [integrity, shop.here(url)],
    );
  for (const name of PACKED.filter((name) => !['react', 'react-native'].includes(name))) {
    const loaded = await run(process.execPath, ['-e', `await import('@railyard/${name}')`], { cwd: folder });
    assert.equal(loaded.stderr, '');
  }
  const onServer =
    `const { createElement: h } = await import('react'); const ours = await import('@railyard/react');` +
    `console.log(typeof h(ours.SecureFields, {}), typeof ours.CardForm, typeof ours.Checkout)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', onServer], { cwd: folder });
  assert.equal(stdout, 'object function function\n');
});

test('their types are whole under both ways to resolve modules, and a wrong use does not compile', async () => {
  const right = `
import { SecureFields } from '@railyard/secure-fields';
import { setup } from '@railyard/embed';
import { showChallenge } from '@railyard/three-d-secure';
import { CardForm, Checkout } from '@railyard/react';
import { readCard, typeCard, EMPTY_CARD } from '@railyard/client-core';
const fields = new SecureFields({ frameUrl: 'https://fields.pay.example', sessionId: 'x' });
fields.addEventListener('card-vault-success', () => undefined);
const scheme: string | null = readCard(typeCard(EMPTY_CARD, 'number', '4'), new Date()).scheme;
export { setup, showChallenge, CardForm, Checkout, scheme };
`;
  const file = path.join(folder, 'shop.ts');
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ] as const) {
    fs.writeFileSync(file, right);
    const words = ['--module', module, '--moduleResolution', resolution];
    assert.equal(await compile(words), '');
    fs.writeFileSync(file, right.replace('sessionId: ', 'sesionId: '));
    assert.match(await compile(words), /sesionId/);
    fs.writeFileSync(file, right.replace('scheme: string | null', 'scheme: number'));
    assert.match(await compile(words), /not assignable to type 'number'/);
  }
});

test('the core of every client compiles where there is no DOM', async () => {
  await run(path.join(MODULES, '.bin/tsc'), [
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    path.join(ROOT, 'packages/client-core/tsconfig.no-dom.json'),
  ]);
});

/** npm with a registry that has nothing, and a cache and settings of its own. */
async function npm(registryPort: number, ...words: readonly string[]): Promise<void> {
  const registry = `http://127.0.0.1:${registryPort}/`;
  await run(process.execPath, [path.join(NPM, 'npm-cli.js'), ...words, '--no-audit', '--no-fund'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      npm_config_registry: registry,
      npm_config_cache: path.join(folder, '.cache'),
      npm_config_userconfig: path.join(folder, '.npmrc'),
      npm_config_update_notifier: 'false',
      npm_config_install_links: 'false',
      npm_config_strict_ssl: 'false',
    },
  });
}

/** What the compiler says of the project's one file, declarations of packages included. */
async function compile(words: readonly string[]): Promise<string> {
  const all = ['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--types', 'react'];
  try {
    await run(path.join(MODULES, '.bin/tsc'), ['--ignoreConfig', ...all, ...words, 'shop.ts'], {
      cwd: folder,
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
