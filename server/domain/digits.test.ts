import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asciiDigits, digitsOf, withoutGroups } from './digits.ts';

test('digits of other scripts are digits, and nothing else is', () => {
  for (const [typed, digits] of [
    ['٤۴４ 4x-', '4444'],
    ['४१११', '4111'],
    ['১২৩০', '1230'],
    ['๑๒๓๐', '1230'],
    ['𝟜𝟏𝟷𝟭', '4111'],
    ['１２／３０', '1230'],
    ['²①Ⅳ四½', ''],
  ] as const)
    assert.equal(digitsOf(typed), digits, typed);
  assert.equal(asciiDigits('DE٠٢-ab'), 'DE02-ab');
});

test('every digit that the runtime knows has the value that the runtime gives it', () => {
  let count = 0;
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const digit = String.fromCodePoint(point);
    if (!/\p{Nd}/u.test(digit)) continue;
    count += 1;
    const plain = digit.normalize('NFKC');
    if (/^[0-9]$/.test(plain)) assert.equal(asciiDigits(digit), plain, point.toString(16));
  }
  assert.equal(count % 10, 0);
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const shown = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890);
    if (/^\p{Nd}{10}$/u.test(shown)) assert.equal(asciiDigits(shown), '1234567890', system);
  }
});

test('a routing number or a sort code is read however its groups are held together', () => {
  for (const written of [
    '12-34-56',
    '12 34 56',
    '12\u201334\u201356',
    '１２－３４－５６',
    '12\u200b34\u202f56',
  ])
    assert.equal(withoutGroups(written), '123456', written);
  assert.equal(withoutGroups('DEUT DE FF'), 'DEUTDEFF');
});
