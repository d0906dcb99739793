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
];

for (const entry of ENTRIES)
  test(`${entry}: who imports it finds words, members told, an example, and what is thrown`, () => {
    assert.deepEqual(missingDocstrings(entry), []);
  });
