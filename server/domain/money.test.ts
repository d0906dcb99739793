import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currencies, currency } from './currency.ts';
import { add, fromMajorString, money, toMajorString } from './money.ts';

test('amounts are written with the digits of their currency', () => {
  const written = [
    money(1299n, currency('USD')),
    money(5n, currency('USD')),
    money(-5n, currency('EUR')),
    money(1300n, currency('JPY')),
    money(1250n, currency('KWD')),
    money(0n, currency('CLF')),
  ].map(toMajorString);
  assert.deepEqual(written, ['12.99', '0.05', '-0.05', '1300', '1.250', '0.0000']);
});

test('writing and reading an amount changes nothing, in any currency and of any size', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (code, minor) => {
        assert.equal(fromMajorString(toMajorString(money(minor, code)), code), minor);
      },
    ),
  );
});

test('text that is not exactly an amount of the currency is no amount', () => {
  for (const text of [
    '',
    '1',
    '1.5',
    '1.005',
    '1,00',
    '1e2',
    ' 1.00',
    '1.00 ',
    '.50',
    '1.',
    '0x1.00',
    'NaN',
    '--1.00',
    '١.٠٠',
  ])
    assert.equal(fromMajorString(text, currency('USD')), null, text);
});

test('amounts with eighteen digits before the point can be read, and with more they are none', () => {
  const nines = '9'.repeat(18);
  assert.equal(fromMajorString(`${nines}.99`, currency('USD')), 99_999_999_999_999_999_999n);
  assert.equal(fromMajorString(`1${nines}.99`, currency('USD')), null);
});

test('amounts of two currencies never meet', () => {
  assert.throws(() => add(money(1n, currency('USD')), money(1n, currency('EUR'))), /BUG/);
  assert.equal(add(money(5n, currency('USD')), money(2n, currency('USD'))).minor, 7n);
});
