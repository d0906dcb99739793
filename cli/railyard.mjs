#!/usr/bin/env node
// The command line, under whatever Node started it: goes on in the Node that came with the packages where
// this one is too old.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 24;
const here = path.dirname(fs.realpathSync(fileURLToPath(import.meta.url)));
const main = path.join(here, 'main.ts');
/** As `npm start` has it: what was compiled once is read again. Where it cannot be written, nothing is kept. */
const cache = path.join(here, '..', 'node_modules', '.cache', 'compiled');

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) {
  module.enableCompileCache(cache);
  await import(main);
} else {
  const bundled = path.join(here, '..', 'node_modules', '.bin', 'node');
  if (!fs.existsSync(bundled)) {
    process.stderr.write('Run `npm ci` first: the command line runs on the Node that it installs.\n');
    process.exit(1);
  }
  const run = spawnSync(bundled, [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: cache, ...process.env },
  });
  process.exit(run.status ?? 1);
}
