import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName } from './nearest-name.ts';

const NAMES = [
  'amount',
  'currency',
  'country',
  'security_code',
  'autoFocus',
  'maskInput',
  'card-vault-success',
];

for (const [given, meant] of [
  ['curency', 'currency'],
  ['currnecy', 'currency'],
  ['Currency', 'currency'],
  ['securityCode', 'security_code'],
  ['autofocus', 'autoFocus'],
  ['mask', 'maskInput'],
  ['cardVaultSuccess', 'card-vault-success'],
  ['amout', 'amount'],
  ['theme', null],
  ['x', null],
  ['', null],
  ['__proto__', null],
] as const)
  test(`${JSON.stringify(given)} is most likely ${String(meant)}`, () => {
    assert.equal(nearestName(given, NAMES), meant);
  });
