import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ERROR_CODES } from '../../packages/sdk/src/errors.ts';
import errors from '../../contract/errors.json' with { type: 'json' };

const CONTRACT = path.join(import.meta.dirname, '../../contract');

for (const folder of ['.', 'vectors'])
  test(`every file of the contract is told of in ${path.join('contract', folder, 'README.md')}`, () => {
    const readme = fs.readFileSync(path.join(CONTRACT, folder, 'README.md'), 'utf8');
    const files = fs.readdirSync(path.join(CONTRACT, folder)).filter((file) => file !== 'README.md');
    assert.deepEqual(
      files.filter((file) => !new RegExp(`^\\| \`${file}/?\` \\|`, 'm').test(readme)),
      [],
    );
  });

test('the SDK has a class of errors for each code of the contract', () => {
  assert.deepEqual(ERROR_CODES.toSorted(), errors.problems.map(({ code }) => code).toSorted());
});
