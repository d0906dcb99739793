import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInBinSource, builtInDetails } from './built-in-bins.ts';

test('a documented sandbox number is described from six and from eight digits', async () => {
  assert.deepEqual(await builtInBinSource.lookup('411111'), {
    bin: '411111',
    scheme: 'visa',
    additionalSchemes: [],
    cardType: 'credit',
    issuerName: 'Sandbox Bank',
    productName: null,
    country: 'US',
  });
  assert.equal(builtInDetails('41111111').cardType, 'credit');
});

test('digits past the eighth are neither used nor given back', () => {
  assert.equal(builtInDetails('4111111111111111').bin, '41111111');
});

test('a co-badged card names its other scheme', () => {
  assert.deepEqual(
    [builtInDetails('43600000').scheme, builtInDetails('43600000').additionalSchemes],
    ['visa', ['carte-bancaire']],
  );
});

test('an unknown number still has its scheme, and says nothing it does not know', () => {
  assert.deepEqual(builtInDetails('49927398'), {
    bin: '49927398',
    scheme: 'visa',
    additionalSchemes: [],
    cardType: null,
    issuerName: null,
    productName: null,
    country: null,
  });
});

test('every row of the table has a scheme and a country', () => {
  for (const bin of [
    '400000',
    '51051051',
    '22230031',
    '378282',
    '60111111',
    '35301113',
    '62000000',
    '67034444',
    '50669911',
    '135410',
    '60698500',
  ]) {
    const details = builtInDetails(bin);
    assert.notEqual(details.scheme, 'other', bin);
    assert.ok(details.country, bin);
  }
});
