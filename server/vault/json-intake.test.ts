import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { INTAKE_DEPTH_MAX } from '../json/json-cursor.ts';
import type { Place } from '../json/utf8.ts';
import { compilePattern, redactJson } from './json-intake.ts';

const POINTERS = ['/payment_method/number', '/payment_method/security_code', '/cards/*/number', '/a~1b/~0c'];
const PATTERN = compilePattern(POINTERS);

function redact(text: string | Buffer): { body: string; found: Record<string, string> } | null {
  const result = redactJson(typeof text === 'string' ? Buffer.from(text) : text, PATTERN);
  return result === null
    ? null
    : {
        body: result.body.toString(),
        found: Object.fromEntries(result.found.map(({ pointer, value }) => [pointer, value.toString()])),
      };
}

test('a card number is taken out of its place and nothing else changes', () => {
  assert.deepEqual(
    redact(
      ' { "payment_method" : {"method":"card", "number": "4111111111111111" , ' +
        '"security_code":"123"}, "amount":1.50e1 }\n',
    ),
    {
      body:
        ' { "payment_method" : {"method":"card", "number": "«number»" , ' +
        '"security_code":"«security_code»"}, "amount":1.50e1 }\n',
      found: { '/payment_method/number': '4111111111111111', '/payment_method/security_code': '123' },
    },
  );
});

test('a star stands for every index, and pointer escapes are honoured', () => {
  assert.deepEqual(redact('{"cards":[{"number":"1"},[],{"number":"2"}],"a/b":{"~c":"x"}}'), {
    body: '{"cards":[{"number":"«number»"},[],{"number":"«number»"}],"a/b":{"~c":"«~c»"}}',
    found: { '/cards/0/number': '1', '/cards/2/number': '2', '/a~1b/~0c': 'x' },
  });
});

test('escapes in a value and in the keys on the way are decoded', () => {
  assert.deepEqual(
    redact(String.raw`{"payment\u005fmethod":{"n\u0075mber":"\u0034111\/\ud83d\ude00\ud800x"}}`),
    {
      body: String.raw`{"payment\u005fmethod":{"n\u0075mber":"«number»"}}`,
      found: { '/payment_method/number': '4111/😀\ufffdx' },
    },
  );
});

test('a number, an object or an array in a sensitive place becomes false; null and booleans stay', () => {
  assert.equal(
    redact('{"payment_method":{"number": 4111111111111111}}')?.body,
    '{"payment_method":{"number": false}}',
  );
  assert.equal(
    redact('{"payment_method":{"number":{"x":["4111111111111111"]},"security_code":[123]}}')?.body,
    '{"payment_method":{"number":false,"security_code":false}}',
  );
  assert.equal(
    redact('{"payment_method":{"number":null,"security_code":true}}')?.body,
    '{"payment_method":{"number":null,"security_code":true}}',
  );
});

test('a labelled place inside a labelled place leaves valid JSON and nothing held', () => {
  const result = redactJson(
    Buffer.from('{"a":{"b":"secret","c":1},"d":{"b":"kept"}}'),
    compilePattern(['/a', '/a/b', '/d/b']),
  );
  assert.equal(result?.body.toString(), '{"a":false,"d":{"b":"«b»"}}');
  assert.deepEqual(
    result?.found.map(({ pointer }) => pointer),
    ['/d/b'],
  );
});

test('of duplicated keys the last one counts, on every level of the way', () => {
  assert.deepEqual(redact('{"payment_method":{"number":"1","number":"2"}}')?.found, {
    '/payment_method/number': '2',
  });
  assert.deepEqual(redact('{"payment_method":{"number":"1"},"payment_method":{}}')?.found, {});
  assert.deepEqual(
    redact('{"payment_method":{"number":"1"},"payment_method":null}')?.body,
    '{"payment_method":{"number":"«number»"},"payment_method":null}',
  );
});

test('a byte order mark is dropped', () => {
  assert.equal(
    redact(Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from('{"payment_method":{"number":"1"}}')]))
      ?.body,
    '{"payment_method":{"number":"«number»"}}',
  );
});

test('what is not JSON gives nothing at all', () => {
  const refused = [
    '',
    ' ',
    '{',
    '{"payment_method":{"number":"4111',
    '{"payment_method":{"number":"4111"}',
    '{"payment_method":{"number":"4111"}}x',
    '{"a":01}',
    '{"a":1.}',
    '{"a":.5}',
    '{"a":+1}',
    '{"a":NaN}',
    "{'a':1}",
    '{"a":1,}',
    '[1,]',
    '[,1]',
    '{"a" 1}',
    '{"a":"\t"}',
    String.raw`"\x41"`,
    String.raw`"\u12g4"`,
    'nul',
    'truex',
    '{a:1}',
    '\ufeff\ufeff1',
    '1 2',
  ];
  for (const text of refused) assert.equal(redact(text), null, text);
  assert.equal(redact(Buffer.from([0x22, 0xff, 0x22])), null, 'invalid UTF-8');
  assert.equal(redact(Buffer.from('{"a":1}', 'utf16le')), null, 'UTF-16');
});

test('where a body stops being JSON is told by line and column', () => {
  const placeIn = (text: string | Buffer): Place => {
    const told: Place[] = [];
    const result = redactJson(Buffer.from(text), PATTERN, (place) => told.push(place));
    assert.deepEqual([result, told.length], [null, 1]);
    return told[0] ?? assert.fail('no place');
  };
  assert.deepEqual(placeIn('{"a":1,\n "é": x}'), { line: 2, column: 7 });
  assert.equal(placeIn(Buffer.from('"one line\nand one \xff"', 'latin1')).line, 2, 'what is not UTF-8');
});

test('a key of the way may be a kilobyte long; no pattern has a longer one', () => {
  const held = (length: number): number => {
    const key = 'k'.repeat(length);
    const text = Buffer.from(`{"${key}":"4111"}`);
    return redactJson(text, compilePattern([`/${key}`]))?.found.length ?? -1;
  };
  assert.deepEqual([held(1022), held(1023)], [1, 0]);
  assert.throws(() => compilePattern(['number']), /^Error: BUG: number is not a JSON pointer$/);
});

test('what is taken out of a body is a copy, and stays when the body is wiped', () => {
  const text = Buffer.from('{"payment_method":{"number":"4111","security_code":"737"}}');
  const result = redactJson(text, PATTERN);
  text.fill(0);
  assert.deepEqual(
    result?.found.map(({ label, value }) => [label, value.toString()]),
    [
      ['number', '4111'],
      ['security_code', '737'],
    ],
  );
});

test('a body nested deeper than the limit is refused, however deep', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  assert.notEqual(redact(nested(INTAKE_DEPTH_MAX)), null);
  assert.equal(redact(nested(INTAKE_DEPTH_MAX + 1)), null);
  assert.equal(redact('['.repeat(10_000_000)), null);
});

test('a body of ten megabytes passes in one go', () => {
  const filler = JSON.stringify('x'.repeat(1_000));
  const fillers = Array.from({ length: 10_000 }, () => filler).join(',');
  const text = `{"filler":[${fillers}],"payment_method":{"number":"4111111111111111"}}`;
  const before = process.cpuUsage();
  const result = redact(text);
  assert.equal(result?.found['/payment_method/number'], '4111111111111111');
  assert.ok(
    process.cpuUsage(before).user < 5_000_000,
    'five seconds, whatever else the machine does meanwhile',
  );
});

const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -1.5e3),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.oneof(fc.constantFrom('payment_method', 'number', 'security_code', 'cards', 'a/b', '~c'), fc.string()),
    tie('value'),
    { maxKeys: 4 },
  ),
}));

test('whatever JSON.parse reads comes out with its sensitive strings replaced, the rest untouched', () => {
  fc.assert(
    fc.property(anyJson.value, fc.boolean(), (value, escaped) => {
      const text = escaped ? write(value) : JSON.stringify(value);
      const expected: Record<string, string> = {};
      const replaced = expect(JSON.parse(text), '', expected);
      const result = redact(text);
      assert.ok(result !== null);
      assert.deepEqual(JSON.parse(result.body), replaced);
      assert.deepEqual(result.found, expected);
    }),
    { numRuns: 400 },
  );
});

test('property: a text is accepted exactly when JSON.parse accepts it', () => {
  const token = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '"a"',
    '"number"',
    '"payment_method"',
    '1',
    '-',
    '0',
    '.',
    'e',
    'true',
    'null',
    ' ',
    '\n',
    String.raw`\u0041`,
    String.raw`"\ud800"`,
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
      const text = tokens.join('');
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      assert.equal(redact(text) !== null, parses, text);
    }),
    { numRuns: 2_000 },
  );
});

/** The same, on parsed values: what the scanner has to agree with. */
function expect(value: unknown, pointer: string, found: Record<string, string>): unknown {
  const sensitive = /^(\/payment_method\/(number|security_code)|\/cards\/\d+\/number|\/a~1b\/~0c)$/.test(
    pointer,
  );
  if (sensitive && typeof value === 'string') {
    found[pointer] = Buffer.from(value).toString();
    return `«${pointer.slice(pointer.lastIndexOf('/') + 1).replaceAll('~0', '~')}»`;
  }
  if (sensitive && typeof value !== 'boolean' && value !== null) return false;
  if (Array.isArray(value)) return value.map((item, index) => expect(item, `${pointer}/${index}`, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      expect(inside, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found),
    ]),
  );
}

/** JSON with every character of every string and key escaped. */
function write(value: unknown): string {
  if (typeof value === 'string') {
    const units = Array.from({ length: value.length }, (_, index) => value.charCodeAt(index));
    return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
  }
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inside]) => `${write(key)}:${write(inside)}`)
    .join(',')}}`;
}

test('a wallet token may be an object: its text is held whole, and objects elsewhere still are not', () => {
  const pattern = compilePattern(['/payment_method/token', '/payment_method/number']);
  const result = redactJson(
    Buffer.from('{"payment_method":{"token":{"a":[1,{"token":"x"}]},"number":{"a":1}},"z":2}'),
    pattern,
  );
  assert.equal(result?.body.toString(), '{"payment_method":{"token":"«token»","number":false},"z":2}');
  assert.deepEqual(
    result?.found.map(({ pointer, value }) => [pointer, value.toString()]),
    [['/payment_method/token', '{"a":[1,{"token":"x"}]}']],
  );
  const twice = redactJson(Buffer.from('{"payment_method":{"token":{"a":1},"token":"y"}}'), pattern);
  assert.deepEqual(
    twice?.found.map(({ value }) => value.toString()),
    ['y'],
  );
});
