import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal, decimalIn, decimalOf, decimalText, inverse, rateIn, roundedMinorOf } from './decimal.ts';

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

test('a rate is above zero, and has as many digits behind its point as are kept', () => {
  assert.equal(rateIn('1.16267838321999'), 11_626_783_832n);
  for (const text of [null, '', '0', '-1.2', '1,2', 'none', '1.', '0.00000000001'])
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
