import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currency } from './currency.ts';
import { fromJsonDecimal, fromProcessorUnits, toJsonDecimal, toProcessorUnits } from './processor-units.ts';

const EXPONENTS = { ISK: 2, MGA: 0 };

test('amounts go to a processor in its own units and come back, or are refused where they do not fit', () => {
  const rows: readonly (readonly [string, bigint, bigint | null])[] = [
    ['USD', 1299n, 1299n],
    ['JPY', 500n, 500n],
    ['ISK', 500n, 50_000n],
    ['MGA', 1200n, 12n],
    ['MGA', 1250n, null],
    ['KWD', 9_007_199_254_740_993n, 9_007_199_254_740_993n],
  ];
  for (const [code, minor, units] of rows) {
    assert.equal(toProcessorUnits({ minor, currency: currency(code) }, EXPONENTS), units, code);
    if (units !== null) assert.equal(fromProcessorUnits(units, currency(code), EXPONENTS), minor, code);
  }
  assert.equal(fromProcessorUnits(50_001n, currency('ISK'), EXPONENTS), null);
});

test('amounts are numbers of a JSON body as they are written, of fifteen digits at most', () => {
  const rows: readonly (readonly [string, bigint, string | null])[] = [
    ['USD', 1299n, '12.99'],
    ['USD', 1n, '0.01'],
    ['USD', 1250n, '12.5'],
    ['JPY', 500n, '500'],
    ['KWD', 1250n, '1.25'],
    ['ISK', 500n, '500'],
    ['MGA', 1200n, '12'],
    ['MGA', 1250n, null],
    ['USD', 999_999_999_999_999n, '9999999999999.99'],
    ['USD', 1_000_000_000_000_000n, null],
  ];
  for (const [code, minor, text] of rows) {
    const number = toJsonDecimal({ minor, currency: currency(code) }, EXPONENTS);
    assert.equal(number === null ? null : JSON.stringify(number), text, code);
    if (number !== null) assert.equal(fromJsonDecimal(number, currency(code), EXPONENTS), minor, code);
  }
  assert.equal(fromJsonDecimal(999_999_999_999_999, currency('JPY'), EXPONENTS), 999_999_999_999_999n);
  assert.equal(fromJsonDecimal(0.12345678, currency('JPY'), { JPY: 8 }), null);
  assert.equal(fromJsonDecimal(5.12345678, currency('USD'), { USD: 8 }), null, 'finer than a cent');
  assert.equal(fromJsonDecimal(5.12, currency('USD'), { USD: 8 }), 512n);
  assert.equal(fromJsonDecimal(1_000_000_000_000_000, currency('JPY'), EXPONENTS), null);
  for (const given of [12.999, -1, 1e21, Number.NaN, '12.99', null])
    assert.equal(fromJsonDecimal(given, currency('USD'), EXPONENTS), null, String(given));
  assert.equal(fromJsonDecimal(12.5, currency('JPY'), EXPONENTS), null);
});
