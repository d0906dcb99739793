// Bundles what browsers get from packages/* into packages/*/dist, when that is not what stands there. Runs with
// every start and test, under whatever Node the machine has; `--types` adds declarations, for publishing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
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
/** Scripts for pages have no bundler after this one, so the core is inside them. An app has one. */
const CORE_INSIDE = { '@railyard/client-core': path.join(root, 'packages/client-core/src/index.ts') };

export async function build() {
  const wanted = digestOfSources();
  const stamp = path.join(root, 'packages', 'frames', 'dist', '.sources');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const { build: bundle } = await import('esbuild');
  for (const { name, entries, format } of BUNDLES) {
    const folder = path.join(root, 'packages', name);
    await bundle({
      entryPoints: entries.map((entry) => path.join(folder, 'src', `${entry}.ts`)),
      outdir: path.join(folder, 'dist'),
      bundle: true,
      ...(name === 'react-native' ? {} : { alias: CORE_INSIDE }),
      external: ['react', 'react-native', '@railyard/*'],
      minify: true,
      format,
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    });
  }
  fs.writeFileSync(stamp, wanted);
}

/** Frames share what is known of cards with the service. */
function digestOfSources() {
  const folders = ['packages', 'server/domain'].map((folder) => path.join(root, folder));
  const files = folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:dist|node_modules)\//.test(file))
    .sort();
  const digest = createHash('sha256').update(fs.readFileSync(fileURLToPath(import.meta.url)));
  for (const file of files) digest.update(file.slice(root.length)).update(fs.readFileSync(file));
  return digest.digest('hex');
}

/** One package after the other: the second reads what the first has declared. What it shares with others stays out. */
function declarations(folder) {
  const words = ['--noEmit', 'false', '--incremental', 'false', '--declaration', '--emitDeclarationOnly'];
  const all = path.join(folder, 'dist', '.types');
  const places = ['--rewriteRelativeImportExtensions', '--rootDir', root, '--outDir', all];
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  execFileSync(tsc, ['-p', path.join(folder, 'tsconfig.publish.json'), ...words, ...places], {
    stdio: 'inherit',
  });
  fs.cpSync(path.join(all, path.relative(root, folder), 'src'), path.join(folder, 'dist'), {
    recursive: true,
  });
  fs.rmSync(all, { recursive: true });
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  await build();
  if (process.argv.includes('--types')) {
    for (const name of ['client-core', 'secure-fields', 'three-d-secure', 'embed', 'react', 'react-native'])
      declarations(path.join(root, 'packages', name));
  }
}
