import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currency } from './currency.ts';
import {
  convertedMinor,
  decimal,
  decimalIn,
  decimalOf,
  decimalText,
  inverse,
  minorOf,
  rateIn,
  roundedMinorOf,
  sumOf,
} from './decimal.ts';

test('a decimal is written as it was read, without zeros at its end', () => {
  for (const [text, written] of [
    ['0.73', '0.73'],
    ['12', '12'],
    ['-1.250', '-1.25'],
    ['0.0000000001', '0.0000000001'],
    ['100', '100'],
    ['', '0'],
  ] as const)
    assert.equal(decimalText(decimal(text) ?? assert.fail(text)), written);
});

test('text with fifteen digits before the point and ten behind it is a decimal; with more, or none, it is not', () => {
  assert.equal(decimal('999999999999999.9999999999'), 9_999_999_999_999_999_999_999_999n);
  assert.equal(decimal('-0.5'), -5_000_000_000n);
  for (const text of [
    '1000000000000000',
    '0.12345678901',
    '1.',
    '.5',
    '-',
    '+1',
    '1,5',
    '1e3',
    ' 1',
    '1 ',
    'null',
  ])
    assert.equal(decimal(text), null, text);
});

test('a rate is above zero, and has as many digits behind its point as are kept', () => {
  assert.equal(rateIn('1.16267838321999'), 11_626_783_832n);
  assert.equal(rateIn('149.25'), 1_492_500_000_000n);
  assert.equal(rateIn('7'), 70_000_000_000n);
  assert.equal(rateIn('0.5'), 5_000_000_000n);
  assert.equal(rateIn('999999999999999.5'), 9_999_999_999_999_995_000_000_000n);
  for (const text of ['1000000000000000', '12345678901234567.5'])
    assert.equal(rateIn(text), null, `${text} would be cut before its point`);
  for (const text of [null, '', '0', '-1.2', 'x1', '1x', '1,2', 'none', '1.', '0.00000000001'])
    assert.equal(rateIn(text), null);
});

test('a number of JSON is a decimal, but for those that are none', () => {
  assert.equal(decimalOf(0.67), 6_700_000_000n);
  for (const value of [null, '0.67', Number.NaN, Number.POSITIVE_INFINITY, 1e21])
    assert.equal(decimalOf(value), null);
});

test('an amount there and back by a rate and its inverse is the same, to half a minor unit', () => {
  const rate = decimal('0.0067') ?? assert.fail();
  const dollars = roundedMinorOf(decimalIn(9999n, 0), inverse(rate), 2);
  assert.equal(dollars, 6699n);
  assert.equal(roundedMinorOf(decimalIn(dollars, 2), rate, 0), 9999n);
});

test('one divided by a rate, and an amount by it, are rounded half away from zero', () => {
  assert.equal(inverse(decimal('0.0067') ?? 0n), decimal('149.2537313433'));
  assert.equal(inverse(decimal('3') ?? 0n), decimal('0.3333333333'));
  const [half, two] = [decimal('0.125') ?? 0n, decimal('2') ?? 0n];
  assert.deepEqual(
    [half, -half, 0n].map((value) => roundedMinorOf(value, decimal('1') ?? 0n, 2)),
    [13n, -13n, 0n],
  );
  assert.deepEqual(
    [half, -half].map((value) => roundedMinorOf(value, two, 2)),
    [6n, -6n],
  );
});

test('a decimal is whole minor units, or none at all', () => {
  const rows: readonly (readonly [string, number, bigint | null])[] = [
    ['12.34', 2, 1234n],
    ['12.345', 2, null],
    ['12.345', 3, 12_345n],
    ['-0.01', 2, -1n],
    ['5', 0, 5n],
    ['0.5', 0, null],
    ['', 2, 0n],
  ];
  for (const [text, exponent, minor] of rows)
    assert.equal(
      minorOf(decimal(text) ?? assert.fail(text), exponent),
      minor,
      `${text} of ${exponent} digits`,
    );
});

test('a sum is that of all', () => {
  assert.equal(sumOf([]), 0n);
  assert.equal(sumOf([5n, 7n, -2n]), 10n);
});

test('minor units of a currency are those of another, by the rate and both currencies’ digits', () => {
  const rate = decimal('149.5') ?? assert.fail();
  assert.equal(convertedMinor(14_950n, currency('JPY'), currency('USD'), rate), 10_000n);
  assert.equal(convertedMinor(-14_950n, currency('JPY'), currency('KWD'), rate), -100_000n);
});
