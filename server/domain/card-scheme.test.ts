import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_SCHEMES, RANGES_LONGEST_FIRST, detectScheme, parseCardScheme, rulesOf } from './card-scheme.ts';
import { luhnHolds } from './luhn.ts';
import published from '../../test/published/published-api.json' with { type: 'json' };

/** Test numbers that schemes and processors document in public. */
const DOCUMENTED: readonly (readonly [number: string, scheme: string])[] = [
  ['4111111111111111', 'visa'],
  ['4242424242424242', 'visa'],
  ['4222222222222', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['5105105105105100', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['378282246310005', 'amex'],
  ['340000000022003', 'amex'],
  ['6011111111111117', 'discover'],
  ['6445644564456445', 'discover'],
  ['30569309025904', 'diners-club'],
  ['36227206271667', 'diners-club'],
  ['38520000023237', 'diners-club'],
  ['3530111333300000', 'jcb'],
  ['3558111111121203', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['8171998927611203', 'unionpay'],
  ['6771798021000008', 'maestro'],
  ['6759649826438453', 'maestro'],
  ['5018000000000009', 'maestro'],
  ['6703444444444449', 'bancontact'],
  ['5019555544445555', 'dankort'],
  ['5066991111111118', 'elo'],
  ['6362970000457013', 'elo'],
  ['6062828888666688', 'hipercard'],
  ['3841001111222233334', 'hipercard'],
  ['6521501111111117', 'rupay'],
  ['2200000000000004', 'mir'],
  ['135410014004955', 'uatp'],
  ['9999999999999995', 'other'],
];

test('documented test numbers belong to their scheme, from eight digits and from the whole number', () => {
  for (const [number, scheme] of DOCUMENTED) {
    assert.equal(detectScheme(number), scheme, number);
    assert.equal(detectScheme(number.slice(0, 8)), scheme, number);
  }
});

test('documented numbers have a length that their scheme allows', () => {
  for (const [number] of DOCUMENTED)
    assert.ok(rulesOf(detectScheme(number)).lengths.includes(number.length), number);
});

test('the schemes are exactly the published ones', () => {
  assert.deepEqual([...CARD_SCHEMES].sort(), [...published.components.schemas.CardScheme.enum].sort());
  assert.equal(parseCardScheme('visa'), 'visa');
  for (const text of ['VISA', 'vısa', 'Visa', 'switch', '', '__proto__'])
    assert.equal(parseCardScheme(text), null);
});

test('no two ranges of the same length meet, so the longest match is the only one', () => {
  for (const range of RANGES_LONGEST_FIRST) {
    assert.equal(range.from.length, range.to.length);
    assert.ok(range.from <= range.to);
    for (const other of RANGES_LONGEST_FIRST) {
      if (other !== range && other.digits === range.digits)
        assert.ok(
          other.to < range.from || other.from > range.to,
          `${range.scheme} ${range.from} meets ${other.scheme} ${other.from}`,
        );
    }
  }
});

test('a BIN that is too short to tell, empty or not digits is "other", never a guess', () => {
  for (const bin of ['', '5', '6', '3', 'abcdefgh', '00000000', '４１１１'])
    assert.equal(detectScheme(bin), 'other', bin);
});

test('the Mastercard two-series starts at 2221 and ends at 2720', () => {
  assert.deepEqual(['22209999', '22210000', '27209999', '27210000'].map(detectScheme), [
    'other',
    'mastercard',
    'mastercard',
    'other',
  ]);
});

test('Luhn holds for documented numbers and breaks when a digit changes', () => {
  for (const [number] of DOCUMENTED.slice(0, 12)) {
    assert.ok(luhnHolds(number), number);
    assert.ok(!luhnHolds(number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)), number);
  }
});
