// Bundles the command line into dist: what each command needs is a file that is loaded when it is asked for. All of
// ours that it needs is inside, and nothing else is.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(here, 'dist');

fs.rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [path.join(here, 'src', 'bin.ts')],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
});
fs.copyFileSync(path.join(here, '..', '..', 'LICENSE'), path.join(outdir, 'LICENSE'));
