import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { missingDocstrings } from './docstrings.ts';
import { ROOT } from './source.ts';

const ENTRIES = [
  ...fs
    .readdirSync(path.join(ROOT, 'packages'))
    .map((name) => `packages/${name}/src/index.ts`)
    .filter((file) => fs.existsSync(path.join(ROOT, file))),
  'server/connectors/connector.ts',
  'sandbox/processors/control.ts',
  'packages/cli/src/command.ts',
  'packages/cli/src/help.ts',
  ...commands(),
];

/** Files of the command line that are a command. */
function commands(): readonly string[] {
  return ['cli', 'packages/cli/src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder))
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes('export const HELP')),
  );
}

for (const entry of ENTRIES)
  test(`${entry}: who imports it finds words, members told, an example, and what is thrown`, () => {
    assert.deepEqual(missingDocstrings(entry), []);
  });
