import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { FRONT_END_PACKAGES } from '../../../scripts/release/npm-packages.ts';
import { BUILD } from '../../../server/api/pages/built-scripts.ts';
import { openShop, type Shop } from '../../harness/shop.ts';

/** Packages as a shop's project gets them: by address, from the instance, with nothing asked of a registry. */
const ROOT = path.join(import.meta.dirname, '../../..');
const MODULES = path.join(ROOT, 'node_modules');
const NPM = path.join(
  path.dirname(fs.realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim())),
);
const run = promisify(execFile);
/** Packages for front ends, of which the build has made a tarball. */
const PACKED = [...FRONT_END_PACKAGES].sort();

type ListedPackage = Readonly<{ name: string; version: string; url: string; integrity: string; of: string }>;

let shop: Shop;
let folder: string;
let packages: readonly ListedPackage[];
before(async () => {
  shop = await openShop({ worker: false });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-project-'));
  const answer = await fetch(`${shop.service.url}/packages`);
  assert.equal(answer.status, 200);
  const listed = (await answer.json()) as { packages: readonly ListedPackage[] };
  packages = listed.packages.filter(({ of }) => of === 'packages');
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
  await npm(folder, address.port, 'install', ...local, ...packages.map(({ url }) => shop.here(url)));
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
});

/** A page for each package, and a mistake in it that the compiler has to see. */
type PageOfPackage = Readonly<{
  page: string;
  mistake: readonly [right: string, wrong: string, told: RegExp];
  /** What React gives it: none of it comes with the package. */
  isReact?: boolean;
}>;
const PAGES: Readonly<Record<string, PageOfPackage>> = {
  'client-core': {
    page: `import { EMPTY_CARD, readCard, typeCard } from '@railyard/client-core';
export const scheme: string | null = readCard(typeCard(EMPTY_CARD, 'number', '4'), new Date()).scheme;`,
    mistake: ['scheme: string | null', 'scheme: number', /not assignable to type 'number'/],
  },
  'secure-fields': {
    page: `import { SecureFields } from '@railyard/secure-fields';
export function pay() {
  const fields = new SecureFields({ frameUrl: 'https://fields.pay.example', sessionId: 'x' });
  fields.addEventListener('card-vault-success', () => undefined);
}`,
    mistake: ['sessionId: ', 'sesionId: ', /sesionId/],
  },
  embed: {
    page: `import { setup } from '@railyard/embed';
export const pay = () => setup({ element: '#checkout', amount: 1299, currency: 'USD', country: 'US', token: 't' });`,
    mistake: ['amount: 1299', 'amount: true', /not assignable to type 'number'/],
  },
  'three-d-secure': {
    page: `import { showChallenge } from '@railyard/three-d-secure';
export const ask = () => showChallenge({ approvalUrl: 'https://a.example', returnUrl: 'https://b.example' });`,
    mistake: ['returnUrl', 'returnURL', /returnURL/],
  },
  react: {
    isReact: true,
    page: `import { CardForm, Checkout, SecureFields } from '@railyard/react';
import { createElement } from 'react';
export const form = createElement(SecureFields, { sessionId: 'x', frameUrl: 'https://f.example', children: null });
export const kinds = [CardForm, Checkout];`,
    mistake: ['Checkout,', 'Checkouts,', /Checkouts/],
  },
  'react-native': {
    isReact: true,
    page: `import { ApprovalSheet, CheckoutSheet, useCard } from '@railyard/react-native';
export const useMyCard = () => useCard({ api: { apiUrl: 'https://pay.example' }, sessionId: 'x' });
export const sheets = [ApprovalSheet, CheckoutSheet];`,
    mistake: ['apiUrl: ', 'apiURL: ', /apiURL/],
  },
};

for (const name of PACKED)
  test(`@railyard/${name} is installed alone, a page compiles against it, and a program imports it`, async () => {
    const { page, mistake, isReact = false } = PAGES[name] ?? assert.fail(`${name} has no page`);
    const project = fs.mkdtempSync(path.join(folder, `${name}-`));
    fs.writeFileSync(path.join(project, 'package.json'), '{"name":"shop","private":true,"type":"module"}');
    const local = isReact ? ['react', '@types/react'].map((of) => `file:${path.join(MODULES, of)}`) : [];
    await npm(project, NOWHERE, 'install', ...local, tarballOf(name));
    if (name === 'react-native') putReactNative(project);
    const file = path.join(project, 'page.ts');
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['preserve', 'bundler'],
    ] as const) {
      const words = [
        '--module',
        module,
        '--moduleResolution',
        resolution,
        ...(isReact ? ['--types', 'react'] : []),
      ];
      fs.writeFileSync(file, page);
      assert.equal(await compile(project, words), '');
      const [right, wrong, told] = mistake;
      assert.ok(page.includes(right));
      fs.writeFileSync(file, page.replaceAll(right, wrong));
      assert.match(await compile(project, words), told);
    }
    fs.writeFileSync(file, page);
    const { stderr } = await run(process.execPath, [file], { cwd: project });
    assert.equal(stderr, '');
    readsAsWritten(path.join(project, 'node_modules/@railyard', name, 'dist/index.js'));
  });

/** What is in the place of React Native in a project that has none: its types, and names for what is imported. */
function putReactNative(project: string): void {
  fs.copyFileSync(
    path.join(ROOT, 'packages/react-native/peers/react-native.d.ts'),
    path.join(project, 'react-native.d.ts'),
  );
  const place = path.join(project, 'node_modules/react-native');
  fs.mkdirSync(place);
  fs.writeFileSync(
    path.join(place, 'package.json'),
    '{"name":"react-native","type":"module","main":"index.js"}',
  );
  const names = [
    'ActivityIndicator',
    'AppState',
    'Linking',
    'Modal',
    'Platform',
    'Pressable',
    'Text',
    'View',
  ];
  const lines = names.map((of) => `export const ${of} = {};`);
  fs.writeFileSync(
    path.join(place, 'index.js'),
    [...lines, 'export const StyleSheet = { create: (styles) => styles };'].join('\n'),
  );
}

/** Not made small, and with a map that has the sources themselves. */
function readsAsWritten(script: string): void {
  const text = fs.readFileSync(script, 'utf8');
  assert.ok(text.split('\n').length > 100, script);
  assert.match(text, /\n\/\/# sourceMappingURL=index\.js\.map\n$/);
  const map = JSON.parse(fs.readFileSync(`${script}.map`, 'utf8')) as Readonly<{
    sources: readonly string[];
    sourcesContent: readonly string[];
  }>;
  assert.ok(map.sources.length > 0);
  assert.equal(map.sourcesContent.length, map.sources.length);
}

test('the core of every client compiles where there is no DOM', async () => {
  await run(path.join(MODULES, '.bin/tsc'), [
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    path.join(ROOT, 'packages/client-core/tsconfig.no-dom.json'),
  ]);
});

/** Nobody answers there. */
const NOWHERE = 9;

function tarballOf(name: string): string {
  return path.join(ROOT, 'packages/dist', `${name}-${BUILD.version}.tgz`);
}

/** npm with a registry that has nothing, and a cache and settings of its own. */
async function npm(project: string, registryPort: number, ...words: readonly string[]): Promise<void> {
  const registry = `http://127.0.0.1:${registryPort}/`;
  await run(process.execPath, [path.join(NPM, 'npm-cli.js'), ...words, '--no-audit', '--no-fund'], {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      HOME: project,
      npm_config_registry: registry,
      npm_config_cache: path.join(project, '.cache'),
      npm_config_userconfig: path.join(project, '.npmrc'),
      npm_config_update_notifier: 'false',
      npm_config_install_links: 'false',
      npm_config_fetch_retries: '0',
      npm_config_strict_ssl: 'false',
    },
  });
}

/** What the compiler says of a project, declarations of packages included. */
async function compile(project: string, words: readonly string[]): Promise<string> {
  const all = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
  ];
  const files = ['page.ts', 'react-native.d.ts'].filter((file) => fs.existsSync(path.join(project, file)));
  try {
    await run(path.join(MODULES, '.bin/tsc'), ['--ignoreConfig', ...all, ...words, ...files], {
      cwd: project,
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
