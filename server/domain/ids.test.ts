import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base62, fromBase62 } from './ids.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

for (const [uuid, reconciliationId] of [
  ['00000000-0000-0000-0000-000000000000', '0000000000000000000000'],
  ['00000000-0000-0000-0000-00000000003d', '000000000000000000000z'],
  ['00000000-0000-0000-0000-00000000003e', '0000000000000000000010'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', '7n42DGM5Tflk9n8mt7Fhc7'],
] as const)
  test(`${uuid} is ${reconciliationId} in base 62, and back`, () => {
    assert.equal(base62(uuid), reconciliationId);
    assert.equal(fromBase62(reconciliationId), uuid);
  });

test('a reconciliation id has 22 digits whatever the UUID, and they are its value', () => {
  for (let shift = 0n; shift < 128n; shift += 1n) {
    const value = (1n << shift) + shift;
    const hex = value.toString(16).padStart(32, '0');
    const written = base62(hex);
    assert.equal(written.length, 22);
    const read = [...written].reduce((sum, digit) => sum * 62n + BigInt(DIGITS.indexOf(digit)), 0n);
    assert.equal(read, value);
  }
});
