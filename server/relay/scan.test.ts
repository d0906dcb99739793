import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Content, contentOf } from './content.ts';
import { PLACEHOLDERS_MAX } from './relay-limits.ts';
import { PLACEHOLDERS } from './placeholder.ts';
import { Scanner } from './scan.ts';

function content(type: string | null): Content {
  const found = contentOf(type);
  assert.ok(typeof found !== 'string', String(found));
  return found;
}

/** Scans in chunks that end at the given places; whole where none are given. */
function scan(
  body: string | Buffer,
  type: string | null = 'application/json',
  cuts: readonly number[] = [],
): Scanner {
  const bytes = Buffer.from(body);
  const scanner = new Scanner(content(type));
  const borders = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
  for (const [index, border] of borders.entries())
    scanner.push(bytes.subarray(borders[index - 1] ?? 0, border));
  scanner.end();
  return scanner;
}

const foundNames = (scanner: Scanner): string[] =>
  scanner.placements.map(({ placeholder }) => `${placeholder.name}_${placeholder.index}`);
const problems = (scanner: Scanner): string[] => scanner.problems.map(({ type }) => type);

test('every placeholder of the table is found, with and without inner spaces, up to index 100', () => {
  for (const name of PLACEHOLDERS.keys()) {
    for (const written of [`{{${name}_1}}`, `{{ ${name}_1 }}`, `{{   ${name}_1\t}}`, `{{ ${name}_1}}`])
      assert.deepEqual(foundNames(scan(`{"a":"${written}"}`)), [`${name}_1`], written);
    assert.deepEqual(foundNames(scan(`{"a":"{{${name}_100}}"}`)), [`${name}_100`]);
  }
  assert.ok(PLACEHOLDERS.size >= 40);
});

test('a placeholder that does not exist, or whose number is not 1 to 100, is a problem of the whole body', () => {
  for (const name of [
    'card_number_1',
    'Card_Number_1',
    'CARD_NUMBER',
    'CARD_NUMBER_',
    'CARD_NUMBER_0',
    'CARD_NUMBER_01',
    'CARD_NUMBER_1_',
    'CARD_NUMBER_-1',
    'CARD_NUMBER_1.0',
    'CARD_NUMBER_101',
    'CARD_NUMBER_99999999999',
    'CARD_NUMBER_1e1',
    'CARD_NUMBER_OR_EMPTY_STRING_1',
    'CARD_EXPIRATION_DATE_Y_1',
    'CARD_PIN_1',
    'name',
    '1',
    '__proto__',
    'constructor_1',
    'toString_1',
  ]) {
    assert.deepEqual(problems(scan(`{"a":"{{ ${name} }}"}`)), ['placeholder_unknown'], name);
  }
});

test('braces that begin no placeholder are a problem in text', () => {
  for (const written of [
    '{{',
    '{{ ',
    '{{}}',
    '{{ }}',
    '{{CARD_NUMBER_1',
    '{{CARD_NUMBER_1}',
    '{{CARD_NUMBER_1} }',
    '{{CARD NUMBER 1}}',
    '{{CARD_NUMBER_1|upper}}',
    '{{{CARD_NUMBER_1}}}',
    '{{ {{ CARD_NUMBER_1 }} }}',
    '{{\nCARD_NUMBER_1}}',
    `{{${' '.repeat(200)}CARD_NUMBER_1}}`,
    `{{${'A'.repeat(200)}}}`,
  ]) {
    for (const type of [
      'text/plain',
      'application/json',
      'application/xml',
      'application/x-www-form-urlencoded',
    ])
      assert.ok(problems(scan(`"${written}"`, type)).includes('placeholder_malformed'), `${type} ${written}`);
  }
});

test('a placeholder behind a backslash that would escape its first character is refused', () => {
  for (const [text, refused] of [
    ['{"a":"\\{{CARD_NUMBER_1}}"}', true],
    ['{"a":"\\\\{{CARD_NUMBER_1}}"}', false],
    ['{"a":"x\\\\\\{{ CARD_EXPIRATION_DATE_1 }}"}', true],
    ['{"a":"\\"{{CARD_NUMBER_1}}"}', false],
  ] as const) {
    for (let cut = 0; cut <= text.length; cut += 1)
      assert.deepEqual(
        problems(scan(text, 'application/json', [cut])),
        refused ? ['placeholder_malformed'] : [],
        `${text} cut at ${cut}`,
      );
  }
  const long = `{"a":"${'x'.repeat(200)}\\{{CARD_NUMBER_1}}"}`;
  assert.deepEqual(problems(scan(long)), ['placeholder_malformed']);
});

test('a JSON escape is the way to send braces literally', () => {
  const scanner = scan('{"a":"\\u007b\\u007b CARD_NUMBER_1 }}","b":"\\u007b{ CARD_NUMBER_1 }}"}');
  assert.deepEqual([foundNames(scanner), problems(scanner)], [[], []]);
});

test('in JSON a placeholder stands inside a string, in keys as well; only a month or a year may stand outside', () => {
  assert.deepEqual(
    foundNames(
      scan(
        '{"{{CARD_NUMBER_1}}":1,"a\\"b":"\\\\{{CARD_NUMBER_2}}","c":{{CARD_EXPIRATION_DATE_M_1}},' +
          '"d":{{CARD_EXPIRATION_DATE_YYYY_1}}}',
      ),
    ).length,
    4,
  );
  for (const body of [
    '{"a":{{CARD_NUMBER_1}}}',
    '{"a":"x\\\\"{{CARD_NUMBER_1}}}',
    '{{CARD_EXPIRATION_DATE_MM_1}}',
    '[1,{{CARD_EXPIRATION_DATE_1}}]',
  ])
    assert.deepEqual(problems(scan(body)), ['placeholder_outside_string'], body);
});

test('a form may carry its braces percent-encoded', () => {
  for (const written of [
    '{{CARD_NUMBER_1}}',
    '%7B%7BCARD_NUMBER_1%7D%7D',
    '%7b%7b+CARD_NUMBER_1+%7d%7d',
    '%7B{%20CARD_NUMBER_1%20}%7d',
    new URLSearchParams({ n: '{{ CARD_NUMBER_1 }}' }).toString(),
  ]) {
    for (let cut = 0; cut < written.length + 4; cut += 1)
      assert.deepEqual(
        foundNames(scan(`a=b&${written}&c=%7`, 'application/x-www-form-urlencoded', [cut])),
        ['CARD_NUMBER_1'],
        `${written} ${cut}`,
      );
  }
});

test('bytes of an unknown kind may hold braces by chance; what is meant as a placeholder still has to be one', () => {
  for (const type of [null, 'application/octet-stream', 'multipart/form-data; boundary=x', 'image/png']) {
    const scanner = scan(
      Buffer.concat([
        Buffer.from([0xff, 0x7b, 0x7b, 0x00, 0xfe, 0x7b, 0x7b, 0x7b]),
        Buffer.from('{{ x }} {{{{CARD_NUMBER_1}} {{'),
        Buffer.from([0xc3]),
      ]),
      type,
    );
    assert.deepEqual([foundNames(scanner), problems(scanner)], [['CARD_NUMBER_1'], []]);
    assert.deepEqual(problems(scan('{{ CARD_NOTHING_1 }}', type)), ['placeholder_unknown']);
    assert.deepEqual(problems(scan('{{ card_number_1 }}', type)), ['placeholder_unknown']);
    assert.deepEqual(problems(scan('{{ CARD_NUMBER_1 }', type)), ['placeholder_malformed']);
  }
});

test('text that is not UTF-8 is refused: broken sequences, UTF-16; a UTF-8 mark is kept', () => {
  for (const body of [
    Buffer.from([0x22, 0xff, 0x22]),
    Buffer.from([0x22, 0xc3]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0xc0, 0xaf]),
    Buffer.from('\ufeff{"a":"{{CARD_NUMBER_1}}"}', 'utf16le'),
    Buffer.from('{"a":"{{CARD_NUMBER_1}}"}', 'utf16le'),
  ])
    assert.deepEqual(problems(scan(body)), ['body_not_text']);
  assert.deepEqual(foundNames(scan('\ufeff{"a":"{{CARD_NUMBER_1}}"}')), ['CARD_NUMBER_1']);
  assert.equal(typeof contentOf('application/json; charset=utf-16'), 'string');
  assert.equal(typeof contentOf('text/plain; charset="utf-7"'), 'string');
  assert.deepEqual(problems(scan(Buffer.from([0x22, 0xe9, 0x22]), 'text/xml; charset=iso-8859-1')), []);
});

test('characters of several bytes cut by chunk borders are text all the same', () => {
  const body = Buffer.from('"é€😀{{CARD_NUMBER_1}}é€😀"');
  for (let first = 0; first < body.length; first += 1)
    for (let second = first; second < body.length; second += 3)
      assert.deepEqual(foundNames(scan(body, 'application/json', [first, second])), ['CARD_NUMBER_1']);
});

test('placeholders are counted, and the count has a limit', () => {
  assert.equal(scan(`"${'{{CARD_NUMBER_1}}'.repeat(PLACEHOLDERS_MAX)}"`).problems.length, 0);
  assert.deepEqual(problems(scan(`"${'{{CARD_NUMBER_1}}'.repeat(100_000)}"`)), ['placeholders_too_many']);
});

test('chunk borders change nothing: what is found in pieces is what is found whole', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{{CARD_NUMBER_1}}',
      '{{ CARD_EXPIRATION_DATE_M_2 }}',
      '{{',
      '}}',
      '{',
      '}',
      '"',
      '\\',
      '\\"',
      '%7B%7B',
      '%7D%7D',
      '%7',
      '%',
      '+',
      ' ',
      'CARD_',
      'CARD_NUMBER_1',
      'é',
      '😀',
      '{{CARD_X_1}}',
      'x',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }).filter((text) => text.isWellFormed()),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.array(fc.nat({ max: 200 }), { maxLength: 12 }),
      fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'application/octet-stream',
      ),
      (pieces, cuts, type) => {
        const body = pieces.join('');
        const whole = scan(body, type);
        const cut = scan(body, type, cuts);
        // A body is refused as soon as it is known not to be text; how much was found before that differs
        // with the borders.
        if (problems(whole).includes('body_not_text'))
          return assert.ok(problems(cut).includes('body_not_text'));
        assert.deepEqual(cut.placements, whole.placements);
        assert.deepEqual(cut.problems, whole.problems);
      },
    ),
    { numRuns: 3000 },
  );
});

test('inside and outside of strings are told apart as JSON.parse would, over any stretch and any border', () => {
  const stretch = fc.oneof(
    fc.constantFrom('a'.repeat(40), 'b'.repeat(60), '\\'.repeat(3), '"', 'é', '\n', 'x'),
    fc.string({ maxLength: 80 }),
  );
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 12 }),
      fc.array(fc.nat({ max: 1500 }), { maxLength: 8 }),
      (texts, cuts) => {
        // Years may stand outside, so every placeholder is found wherever it stands; whether it stood inside
        // is what is compared.
        const year = '{{CARD_EXPIRATION_DATE_YYYY_1}}';
        const items = texts.map((text) => `${JSON.stringify(text.replaceAll('{', ''))},${year},"${year}"`);
        const body = `[${items.join(',')}]`;
        const scanner = scan(body, 'application/json', cuts);
        assert.deepEqual(
          scanner.placements.map(({ insideQuotes }) => insideQuotes),
          texts.flatMap(() => [false, true]),
        );
      },
    ),
    { numRuns: 1500 },
  );
});
