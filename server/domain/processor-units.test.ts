import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currency } from './currency.ts';
import { fromProcessorUnits, toProcessorUnits } from './processor-units.ts';

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
