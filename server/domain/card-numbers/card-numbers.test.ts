import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { detectScheme, rulesOf } from '../card-scheme.ts';
import { luhnCheckDigit } from '../luhn.ts';
import { holdsCardNumber, maskCardNumbers, maskCardNumbersCut } from './card-numbers.ts';

const MASK = '«card number»';
const SHORT = `50123456789${luhnCheckDigit('50123456789')}`;
const NOBODYS = `987654321012345${luhnCheckDigit('987654321012345')}`;

/** Numbers of some schemes, by their first digits and length. */
const SCHEMES: readonly (readonly [head: string, length: number])[] = [
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2221', 16],
  ['37', 15],
  ['6011', 16],
  ['3528', 16],
  ['36', 14],
  ['62', 17],
  ['5019', 16],
];

const cardNumbers = fc
  .tuple(
    fc.constantFrom(...SCHEMES),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 20, maxLength: 20 }),
  )
  .map(([[head, length], more]) => {
    const digits = `${head}${more.join('')}`.slice(0, length - 1);
    return `${digits}${luhnCheckDigit(digits)}`;
  })
  // Some first digits within those of one scheme are another's, whose numbers are shorter.
  .filter((number) => rulesOf(detectScheme(number)).lengths.includes(number.length));

const MONTH = String.raw`(0[1-9]|1[0-2])`;
const expiries = fc.stringMatching(RegExp(`^${MONTH}/(2[6-9]|3[0-6])$`));
const codes = fc.stringMatching(/^\d{3,4}$/);

/** How people, forms and programs write a number; each is found wherever one is looked for. */
const WRITTEN: Readonly<Record<string, (number: string, expiry: string, code: string) => string>> = {
  alone: (number) => number,
  'with its expiry date': (number, expiry) => `${number} ${expiry}`,
  'with all of its date': (number, expiry) => `${number} ${expiry.replace('/', '/20')}`,
  'with its code': (number, _expiry, code) => `${number} ${code} x`,
  'with both': (number, expiry, code) => `${number}|${expiry}|${code}`,
  'after a number': (number) => `1 ${number}`,
  'after a code and its date': (number, expiry, code) => `${code} ${expiry} ${number}`,
  'after a word': (number) => `PAN${number}`,
  'before a word': (number) => `${number}x`,
  'with a sign': (number) => `-${number}`,
  'in fours, with dots': (number) => inFours(number, '.'),
  'in fours, with two blanks': (number) => inFours(number, '  '),
  'in fours, with tabs': (number) => inFours(number, '\t'),
  'in fours, with lines': (number) => inFours(number, '\r\n'),
  'in fours, with its date': (number, expiry) => `${inFours(number, ' ')} ${expiry}`,
  'in fours, after a number': (number) => `12 ${inFours(number, '-')}`,
  'in fours, with what is not seen': (number) => inFours(number, '\u200b'),
  'digit by digit': (number) => [...number].join(' '),
  'full-width': (number) => inScript(number, 0xff10),
  'Arabic, mathematical': (number) =>
    inScript(number.slice(0, 8), 0x0660) + inScript(number.slice(8), 0x1d7ce),
  'JSON escapes': (number) => escapeDigits(number, (code) => `\\u00${code.toString(16)}`),
  'JSON in JSON': (number) => escapeDigits(number, (code) => `\\\\u00${code.toString(16)}`),
  'JSON lines': (number) => inFours(number, '\\n'),
  'percent escapes': (number) => escapeDigits(number, (code) => `%${code.toString(16)}`),
  'percent escapes, twice': (number) => escapeDigits(number, (code) => `%25${code.toString(16)}`),
  'percent blanks': (number) => inFours(number, '%20'),
  'percent, full-width': (number) => encodeURIComponent(inScript(number, 0xff10)),
  'HTML entities': (number) => escapeDigits(number, (code) => `&#${code};`),
  'HTML entities, hexadecimal': (number) => escapeDigits(number, (code) => `&#x${code.toString(16)};`),
  'HTML blanks': (number) => inFours(number, '&nbsp;'),
  'HTML lines': (number) => inFours(number, '<br/>'),
  'as a list': (number) => JSON.stringify([...number].map(Number)),
  'on a stripe': (number) => `%B${number}^DOE/JOHN^30121010000000000000?`,
  'on the second track': (number) => `;${number}=30121010000000000000?`,
};

/** Joined to other digits. */
const JOINED: Readonly<Record<string, (number: string, expiry: string, code: string) => string>> = {
  'to another': (number) => number + number,
  'to its date and code': (number, expiry, code) => `${number}${expiry.replace('/', '')}${code}`,
  'to its date': (number, expiry) => `${number}${expiry.replace('/', '20')}`,
};

function inFours(number: string, separator: string): string {
  return number.replaceAll(/\d{4}(?=\d)/g, (four) => `${four}${separator}`);
}

function inScript(number: string, zero: number): string {
  return number.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

function escapeDigits(number: string, escape: (code: number) => string): string {
  return number.replaceAll(/\d/g, (digit) => escape(digit.charCodeAt(0)));
}

for (const [form, write] of Object.entries({ ...WRITTEN, ...JOINED }))
  test(`a card number ${form} is refused where a request has it, and masked in the words of others`, () => {
    fc.assert(
      fc.property(cardNumbers, expiries, codes, (number, expiry, code) => {
        // What is joined to a short number may be a longer one, and is looked for from sixteen digits on.
        fc.pre(!(form in JOINED) || number.length >= 15);
        const text = `was ${write(number, expiry, code)} at`;
        assert.ok(holdsCardNumber(text), text);
        const masked = maskCardNumbers(text);
        assert.ok(masked.includes(MASK) && !masked.includes(number), masked);
        assert.ok(masked.startsWith('was ') && masked.endsWith(' at'), masked);
        assert.ok(!holdsCardNumber(masked), masked);
      }),
      { numRuns: 60 },
    );
  });

test('a card number within more digits, at any place, is masked in the words of others', () => {
  const digits = fc.stringMatching(/^\d{0,24}$/);
  fc.assert(
    fc.property(digits, cardNumbers, digits, (before, number, after) => {
      const masked = maskCardNumbers(`a "${before}${number}${after}" b`);
      assert.equal(masked, `a "${MASK}" b`);
    }),
  );
});

test('what stands beside a masked number stays', () => {
  for (const [text, masked] of [
    ['echo 4111111111111111 12/30', `echo ${MASK} 12/30`],
    ['{"a":"4111 1111 1111 1111","b":12}', `{"a":"${MASK}","b":12}`],
    ['4111111111111111, 5555555555554444', `${MASK}, ${MASK}`],
    ['card 4111111111111111 12/30 of 1299 at 10:00', `card ${MASK} 12/30 of 1299 at 10:00`],
    [`number ${NOBODYS} of no scheme`, `number ${MASK} of no scheme`],
    [`maestro ${SHORT}`, `maestro ${MASK}`],
    ['nothing here', 'nothing here'],
  ] as const)
    assert.equal(maskCardNumbers(text), masked);
});

test('of a text that is cut off, seven digits at its end are masked, which a number may have begun with', () => {
  for (const [text, masked] of [
    ['was 4111111', `was ${MASK}`],
    ['was 411111', 'was 411111'],
    ['was 4111 - 111', `was ${MASK}`],
    ['was 4111 -- 111', 'was 4111 -- 111'],
    ['was 4111111 - ', `was ${MASK}`],
    ['was 4111111 -- ', 'was 4111111 -- '],
    ['was 4111111x', 'was 4111111x'],
    ['4111111 was', '4111111 was'],
    ['was ٤١١١١١١', `was ${MASK}`],
    ['was 4111111111111111', `was ${MASK}`],
  ] as const)
    assert.equal(maskCardNumbersCut(text), masked);
});

/** What honest requests are full of. None has a card number by itself, so none may be refused. */
const HONEST = {
  'fractions of programs': fc
    .double({ min: 0, max: 1, noNaN: true })
    .filter((value) => String(value).startsWith('0.'))
    .map((value) => `Hook ${value}`),
  'decimal numbers': fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^\d{10,12}$/))
    .map(([whole, fraction]) => `rate ${whole}.${fraction}`),
  UUIDs: fc.uuid().map((id) => `order ${id}, ${id.toUpperCase()}`),
  times: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(
      (date) =>
        `${date.toISOString()} ${date.toISOString().replace('Z', '123+00:00')}, ${date.toUTCString()}`,
    ),
  'telephone numbers': fc
    .tuple(fc.constantFrom('+44 20', '+49 171', '+1 415', '+33 6'), fc.stringMatching(/^\d{3} \d{4}$/))
    .map(([head, rest]) => `${head} ${rest}, ${head} ${rest}`),
  ARNs: fc.stringMatching(/^\d{12}$/).map((account) => `arn:aws:iam::${account}:role/payments`),
  'amounts and dates': fc
    .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 28 }))
    .map(([amount, day]) => `${amount}.00 EUR on ${day}.10.2026, ${amount} USD on ${day}.11.2026`),
};

for (const [what, texts] of Object.entries(HONEST))
  test(`${what} are never refused as card numbers`, () => {
    fc.assert(
      fc.property(texts, (text) => !holdsCardNumber(text)),
      { numRuns: 2_000 },
    );
  });

test('UUIDs, times and short numbers are never masked', () => {
  for (const what of ['UUIDs', 'times', 'amounts and dates'] as const)
    fc.assert(
      fc.property(HONEST[what], (text) => maskCardNumbers(text) === text),
      { numRuns: 1_000 },
    );
});

test('of random numbers no more are refused than look like card numbers by themselves', () => {
  const share = (length: number): number => {
    const numbers = fc.sample(fc.stringMatching(RegExp(`^[1-9]\\d{${length - 1}}$`)), {
      numRuns: 20_000,
      seed: 1,
    });
    return numbers.filter((number) => holdsCardNumber(number)).length / numbers.length;
  };
  const shares = [13, 16, 17, 20, 24, 28].map(share);
  assert.deepEqual(
    shares.map((found) => found < 0.045),
    shares.map(() => true),
    String(shares),
  );
});

test('a long text costs no more than its length', () => {
  const texts = [
    '4 '.repeat(200_000),
    '4111-1111-1111-'.repeat(20_000),
    '1'.repeat(400_000),
    '4'.repeat(400_000),
    '4111111111111111'.repeat(25_000),
    '\\u0034%34&#52;'.repeat(30_000),
    '%25'.repeat(100_000),
    '\\'.repeat(100_000),
    '&amp;'.repeat(50_000),
    '<a '.repeat(50_000),
    '٤'.repeat(100_000),
  ];
  for (const text of texts) {
    const started = process.cpuUsage(); // another process's load is not this function's cost
    holdsCardNumber(text);
    maskCardNumbers(text);
    assert.ok(
      process.cpuUsage(started).user < 2_000_000,
      `${text.slice(0, 20)} ${process.cpuUsage(started).user}`,
    );
  }
});
