import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Currency,
  CODES_WITHOUT_MINOR_UNIT,
  currencies,
  currency,
  exponentOf,
  numericOf,
  parseCurrency,
} from './currency.ts';

test('the table is the whole ISO 4217 list: 165 currencies with a minor unit and 13 codes without', () => {
  assert.equal(currencies.length, 165);
  assert.equal(CODES_WITHOUT_MINOR_UNIT.length, 13);
  assert.equal(new Set([...currencies, ...CODES_WITHOUT_MINOR_UNIT]).size, 178);
  for (const code of currencies) assert.match(`${code}${numericOf(code)}`, /^[A-Z]{3}[0-9]{3}$/);
  assert.equal(new Set(currencies.map(numericOf)).size, currencies.length);
});

test('currencies stand in alphabetical order, and a code that is none is a bug where our own source writes it', () => {
  assert.deepEqual([currencies[0], currencies[1], currencies.at(-1)], ['AED', 'AFN', 'ZWG']);
  assert.deepEqual(currencies, [...currencies].sort());
  const message = /^Error: BUG: XXX is not in the currency table$/;
  assert.throws(() => currency('XXX'), message);
  assert.throws(() => exponentOf('XXX' as Currency), message);
});

test('minor units are those of ISO, also where shops and Intl print fewer', () => {
  const expected = {
    USD: 2,
    EUR: 2,
    JPY: 0,
    KRW: 0,
    ISK: 0,
    UGX: 0,
    CLP: 0,
    CLF: 4,
    UYW: 4,
    KWD: 3,
    BHD: 3,
    TND: 3,
    HUF: 2,
    IDR: 2,
    COP: 2,
    MGA: 2,
    MRU: 2,
    IRR: 2,
    XCG: 2,
  };
  for (const [code, exponent] of Object.entries(expected))
    assert.equal(exponentOf(currency(code)), exponent, code);
});

test('Intl disagrees with ISO about minor units, which is why the table is our own', () => {
  const different = currencies.filter(
    (code) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits !== exponentOf(code),
  );
  for (const code of ['ALL', 'IQD', 'PKR'])
    assert.ok(different.includes(currency(code)), `${code}: ${different.join(' ')}`);
});

test('lower case, retired, metal, test and made-up codes are not currencies', () => {
  for (const text of [
    'usd',
    'Usd',
    'US$',
    'XXX',
    'XTS',
    'XAU',
    'HRK',
    'BGN',
    'ANG',
    'DEM',
    'ZWL',
    'CUC',
    '',
    'USDT',
    'U',
    'ＵＳＤ',
    '__proto__',
    'constructor',
  ]) {
    assert.equal(parseCurrency(text), null, text);
  }
});
