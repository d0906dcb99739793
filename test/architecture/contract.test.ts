import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ERROR_CODES } from '../../packages/sdk/src/errors.ts';
import { FRONT_END_OPERATIONS, isPinName, NAMED_ONLY, PAYS } from '../../server/api/pinnable.ts';
import { PINNABLE, TAKES_AMOUNT } from '../../packages/cli/src/embed-pins.ts';
import * as contract from '../../packages/cli/src/generated/contract.ts';
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

test('the developer’s command knows what the service lets a token pin', () => {
  for (const name of Object.keys(PINNABLE)) assert.ok(isPinName(name), name);
  for (const name of ['merchant_account_id', 'operations', 'pays_once', 'unpinned', 'checkout_session_id'])
    assert.ok(name in PINNABLE, name);
  assert.deepEqual(contract.FRONT_END_OPERATIONS, FRONT_END_OPERATIONS.map(({ id }) => id).toSorted());
  assert.deepEqual(TAKES_AMOUNT, new Set([...PAYS, ...NAMED_ONLY]));
});
