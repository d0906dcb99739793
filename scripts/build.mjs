// Bundles what browsers get from packages/* into packages/*/dist, and packs what shops install, when that is not what
// stands there. Runs with every start and test, under whatever Node the machine has.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packAll } from './pack.mjs';

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
/** Whoever gets a bundle gets all of ours that is in it: no name of ours is looked for anywhere. */
const OURS_INSIDE = Object.fromEntries(
  ['client-core', 'embed', 'secure-fields'].map((name) => [
    `@railyard/${name}`,
    path.join(root, `packages/${name}/src/index.ts`),
  ]),
);

/** The hosted page is ours: it takes what is in the place of that which helps a shop's developer. */
const WITHOUT_DEVELOPERS_HELP = {
  name: 'for-our-page',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(?:checked|box-style)\.ts$/ }, () => ({
      path: path.join(root, 'packages/secure-fields/src/for-our-page.ts'),
    }));
  },
};

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
      alias: OURS_INSIDE,
      plugins: name === 'checkout' ? [WITHOUT_DEVELOPERS_HELP] : [],
      external: ['react', 'react-native'],
      minify: true,
      format,
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    });
  }
  packAll(root);
  fs.writeFileSync(stamp, wanted);
}

/** Frames share what is known of cards with the service. */
function digestOfSources() {
  const folders = ['packages', 'server/domain'].map((folder) => path.join(root, folder));
  const files = folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter((file) => /\.(?:tsx?|json|md)$/.test(file) && !/\/(?:dist|node_modules|sdk|cli)\//.test(file))
    .sort();
  const digest = createHash('sha256');
  for (const script of ['build.mjs', 'pack.mjs'])
    digest.update(fs.readFileSync(path.join(root, 'scripts', script)));
  for (const file of files) digest.update(file.slice(root.length)).update(fs.readFileSync(file));
  return digest.digest('hex');
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) await build();
