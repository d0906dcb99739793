// Bundles what browsers get from packages/* into packages/*/dist, and packs what shops install, when that is not what
// stands there. Runs with every start and test, under whatever Node the machine has, so what is TypeScript runs in a
// process of the Node that the packages brought. Whoever gets a bundle gets all of ours that is in it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDashboard } from './build-dashboard.mjs';
import { projectNode } from './project-node.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** All but those that run on Node, which have numbers of their own. */
const FOR_BROWSERS = fs
  .readdirSync(path.join(root, 'packages'))
  .filter((name) => !['sdk', 'cli'].includes(name))
  .map((name) => path.join(root, 'packages', name))
  .filter((folder) => fs.existsSync(path.join(folder, 'package.json')));

/** What is bundled: entries of a package, and the forms that they are wanted in. */
const BUNDLES = [
  { name: 'frames', entries: ['input', 'controller'], format: 'iife' },
  { name: 'secure-fields', entries: ['index'], format: 'esm' },
  { name: 'secure-fields', entries: ['global'], format: 'iife' },
  { name: 'embed', entries: ['index'], format: 'esm' },
  { name: 'embed', entries: ['global'], format: 'iife' },
  { name: 'three-d-secure', entries: ['index'], format: 'esm' },
  { name: 'three-d-secure', entries: ['global'], format: 'iife' },
  { name: 'checkout', entries: ['soon', 'page', 'waiting', 'sandbox-wallets'], format: 'iife' },
  { name: 'react', entries: ['index'], format: 'esm' },
  { name: 'client-core', entries: ['index'], format: 'esm' },
  { name: 'react-native', entries: ['index'], format: 'esm' },
];
/** One number for all packages: they speak one protocol. */
const version = readJson('packages/version.json');
/** The digest of the sources of each version that was released; `--release` adds this one. */
const RELEASED = 'packages/released.json';

/** The hosted page is ours: it takes what is in the place of that which helps a shop's developer. */
const WITHOUT_DEVELOPERS_HELP = {
  name: 'for-our-page',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(?:checked|box-style)\.ts$/ }, () => ({
      path: path.join(root, 'packages/secure-fields/src/for-our-page.ts'),
    }));
  },
};

async function build({ isRelease }) {
  putVersion();
  const sources = digestOfSources();
  if (isRelease) release(sources);
  const isReleased = readJson(RELEASED)[version] === sources;
  // The service reads it: by what address scripts are asked for, and how long a browser may keep them.
  const stamp = path.join(root, 'packages', 'frames', 'dist', 'build.json');
  const wanted = JSON.stringify({ version, sources, isReleased });
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const { build: bundle } = await import('esbuild');
  const options = {
    bundle: true,
    external: ['react', 'react-native'],
    target: 'es2022',
    logLevel: 'warning',
  };
  for (const { name, entries, format } of BUNDLES) {
    const folder = path.join(root, 'packages', name);
    await bundle({
      ...options,
      entryPoints: entries.map((entry) => path.join(folder, 'src', `${entry}.ts`)),
      outdir: path.join(folder, 'dist'),
      plugins: name === 'checkout' ? [WITHOUT_DEVELOPERS_HELP] : [],
      minify: true,
      format,
      legalComments: 'none',
    });
  }
  fs.writeFileSync(stamp, wanted);
}

/** The number of packages/version.json, in each package for browsers. */
function putVersion() {
  for (const folder of FOR_BROWSERS) {
    const file = path.join(folder, 'package.json');
    const about = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (about.version !== version)
      fs.writeFileSync(file, `${JSON.stringify({ ...about, version }, null, 2)}\n`);
  }
}

function digestOfSources() {
  const files = FOR_BROWSERS.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
    .filter((file) => /\.(?:tsx?|json|md)$/.test(file) && !/\/(?:dist|node_modules)\//.test(file))
    .sort();
  const digest = createHash('sha256').update(version);
  for (const script of ['build.mjs', 'release/npm-packages.ts', 'release/archives.ts'])
    digest.update(fs.readFileSync(path.join(root, 'scripts', script)));
  for (const file of files) digest.update(file.slice(root.length)).update(fs.readFileSync(file));
  return digest.digest('hex');
}

/** What shops install: packages for front ends, and SDKs in every language that is here. */
async function pack(sources) {
  const digest = createHash('sha256').update(sources);
  for (const folder of [
    'contract',
    'packages/sdk',
    'packages/cli',
    'log-verifier',
    'sdks',
    'scripts/release',
  ])
    for (const file of filesIn(folder)) digest.update(file).update(fs.readFileSync(path.join(root, file)));
  const stamp = path.join(root, 'packages/dist/sources');
  const wanted = digest.digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const run = spawnSync(projectNode(root), [path.join(root, 'scripts/release/put-downloads.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
  fs.writeFileSync(stamp, wanted);
}

function filesIn(folder) {
  if (!fs.existsSync(path.join(root, folder))) return [];
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(?:dist|node_modules|target|__pycache__|\.[^/]+)\//.test(file))
    .sort();
}

/** The version that stands in packages/version.json is out: what browsers have of it never changes again. */
function release(sources) {
  const released = readJson(RELEASED);
  if (![undefined, sources].includes(released[version]))
    throw new Error(`${version} was released with other sources: give packages/version.json the next number`);
  fs.writeFileSync(
    path.join(root, RELEASED),
    `${JSON.stringify({ ...released, [version]: sources }, null, 2)}\n`,
  );
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
}

await build({ isRelease: process.argv.includes('--release') });
await pack(digestOfSources());
await buildDashboard(root);
buildSite();

/**
 * The documentation site takes seconds, so a start has it built beside the service (`--site=later`), and whoever says
 * `--site` waits for it. Nothing is done where what stands there is of these sources.
 */
function buildSite() {
  const isLater = process.argv.includes('--site=later');
  if (!isLater && !process.argv.includes('--site')) return;
  const stdio = isLater ? 'ignore' : 'inherit';
  const run = spawn(projectNode(root), [path.join(root, 'site/build.ts')], { cwd: root, stdio });
  if (isLater) run.unref();
  else run.once('exit', (code) => (process.exitCode = code ?? 1));
}
