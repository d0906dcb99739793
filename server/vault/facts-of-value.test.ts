import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardPrefixOf, electronicForm, factsOf } from './facts-of-value.ts';

const facts = (text: string) => factsOf(Buffer.from(text));

test('a card number tells its length, its first eight and last four digits and that its check digit holds', () => {
  assert.deepEqual(facts('4111111111111111'), {
    length: 16,
    digits: true,
    luhn: true,
    bin: '41111111',
    lastFour: '1111',
    iban: false,
  });
});

test('a number whose check digit does not hold tells no BIN', () => {
  assert.deepEqual(facts('4111111111111112'), {
    length: 16,
    digits: true,
    luhn: false,
    bin: '41111111',
    lastFour: '1112',
    iban: false,
  });
});

test('a number of twelve or thirteen digits tells as much of its beginning as leaves four hidden', () => {
  for (const [number, bin] of [
    ['501800000009', '5018'],
    ['4222222222222', '42222'],
    ['36148900647913', '36148900'],
    ['501800000008', ''],
    ['50180000007', ''],
  ] as const)
    assert.equal(facts(number).bin, bin);
});

test('the last four are told of eight characters and more, each of one byte', () => {
  assert.deepEqual([facts('12345678').lastFour, facts('1234567').lastFour], ['5678', '']);
  assert.deepEqual([facts('ab-ω5678').lastFour, facts('ab-w5678').lastFour], ['', '5678']);
});

test('short values tell nothing of themselves but their length', () => {
  assert.deepEqual(facts('123'), {
    length: 3,
    digits: true,
    luhn: false,
    bin: '',
    lastFour: '',
    iban: false,
  });
  assert.deepEqual(facts(''), { length: 0, digits: false, luhn: false, bin: '', lastFour: '', iban: false });
});

/** What word processors and banks' apps put between groups. */
const SEPARATORS = [
  ...[
    ' ',
    '\u00a0',
    '\u202f',
    '\u2009',
    '\u2007',
    '\u3000',
    '\u200b',
    '\ufeff',
    '\u200e',
    '\u2060',
    '\u00ad',
  ],
  ...['-', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d', '\t', '.', '\r\n'],
];

test('an account number is held as banks exchange it', () => {
  for (const [written, held] of [
    ['de89 3704\u00a00044-0532 0130 00', 'DE89370400440532013000'],
    ...SEPARATORS.map(
      (one) => [`de89${one}3704${one}0044${one}0532${one}0130${one}00`, 'DE89370400440532013000'] as const,
    ),
    ...SEPARATORS.filter((one) => one !== '.').map((one) => [`12${one}34${one}5678`, '12345678'] as const),
    ['ＤＥ８９３７０４００４４０５３２０１３０００', 'DE89370400440532013000'],
    ['DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠', 'DE89370400440532013000'],
    ['１２３４５６７８', '12345678'],
    ['๑๒๓๔๕๖๗๘', '12345678'],
    ['𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖', '12345678'],
    ['١٢٣٤٥٦٧٨', '12345678'],
    ['12.345', '12.345'],
    ['tok.en‑1', 'tok.en‑1'],
    ['', ''],
    [' 12-34 5678', '12345678'],
    ['é1', 'é1'],
    // A token of a processor's is left as it is, as everything that is no account number.
    ['bank_sandbox_a-b 1', 'bank_sandbox_a-b 1'],
    ['de89 3704-0044', 'de89 3704-0044'],
    [' - ', ' - '],
  ] as const)
    assert.equal(electronicForm(Buffer.from(written)).toString(), held);
});

test('what was written is wiped where what is held is another buffer', () => {
  for (const written of ['12 34 5678', 'de89 3704 0044 0532 0130 00']) {
    const given = Buffer.from(written);
    electronicForm(given);
    assert.deepEqual(given, Buffer.alloc(given.length), written);
  }
  const token = Buffer.from('tok.en-1');
  assert.equal(electronicForm(token), token);
});

test('spaces, full-width and Arabic digits are not digits', () => {
  for (const text of [
    '4111 1111 1111 1111',
    '4111\u00a0111111111111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١١١١١١١١١١١١١',
  ]) {
    const told = facts(text);
    assert.equal(told.digits, false);
    assert.equal(told.luhn, false);
    assert.equal(told.bin, '');
  }
  assert.equal(facts('４１１１１１１１１１１１１１１１').length, 16, 'characters, not bytes');
});

test('an IBAN is known by its check digits in its electronic form only', () => {
  assert.equal(facts('DE89370400440532013000').iban, true);
  assert.equal(facts('GB82WEST12345698765432').iban, true);
  assert.equal(facts('DE89370400440532013001').iban, false);
  assert.equal(facts('de89370400440532013000').iban, false);
  assert.equal(facts('DE89 3704 0044 0532 0130 00').iban, false);
});

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

test('an IBAN has fifteen to thirty-four characters, of all letters and digits', () => {
  assert.equal(facts('NO9386011117947').iban, true);
  assert.equal(facts('AZ21NABZ00000000137010001944').iban, true);
  const isAny = (length: number): boolean =>
    TWO_DIGITS.some((check) => facts(`DE${check}${'1'.repeat(length - 4)}`).iban);
  assert.deepEqual([14, 15, 34, 35].map(isAny), [false, true, true, false]);
});

test('what is not written as an IBAN is none, whatever its check digits', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const oneLetter = letters.flatMap((letter) =>
    [...'0123456789'].flatMap((digit) => [letter + digit, digit + letter]),
  );
  for (const [country, checks, rest] of [
    ...['1E', 'E1', 'dE', 'D@', 'D['].map((country) => [country, TWO_DIGITS, '370400440532013000'] as const),
    ['DE', oneLetter, '370400440532013000'] as const,
    ...['-', '/', ':', '@', '[', 'a', '~'].map(
      (one) => ['DE', TWO_DIGITS, `37040044053201300${one}`] as const,
    ),
  ])
    for (const check of checks)
      assert.equal(facts(country + check + rest).iban, false, country + check + rest);
});

test('the digits of a BIN are told for a rule about cards, and of nothing longer or shorter', () => {
  for (const [value, prefix] of [
    ['411111', '411111'],
    ['41111111', '41111111'],
    ['4111111*', '4111111'],
    ['41111111*', '41111111'],
    ['41111', ''],
    ['411111111', ''],
    ['411111**', ''],
    ['4111111111111111', ''],
    ['41111a', ''],
  ] as const) {
    assert.equal(cardPrefixOf(Buffer.from(value)), prefix, value);
  }
});
