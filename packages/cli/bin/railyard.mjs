#!/usr/bin/env node
// The command line as it is installed by itself. What it compiled once is read again where Node can do that.
import module from 'node:module';

const NODE_MAJOR_MIN = 20;

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN) {
  process.stderr.write(
    `railyard runs on Node ${NODE_MAJOR_MIN} or newer, and this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
module.enableCompileCache?.();
await import('../dist/bin.js');
