import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { JSON_DEPTH_MAX } from './json-cursor.ts';
import { parseStrictJson } from './strict-json.ts';

const parse = (text: string | Buffer) => parseStrictJson(Buffer.from(text));

test('what JSON.stringify writes is read back as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(0, 1, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const parsed = parse(text);
      if (/__proto__|\\u0000|\\ud[89a-f]/.test(text)) return;
      assert.ok(parsed.ok, text);
      if (parsed.problems.length === 0)
        assert.equal(JSON.stringify(parsed.value), JSON.stringify(JSON.parse(text)));
    }),
    { numRuns: 500 },
  );
});

test('what JSON.parse refuses is refused: no text is read that another parser would not', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...'{}[]:,"\\ \n-+.0123456789eEtrufalsn\u0001\ufeff\'/*'),
        maxLength: 12,
      }),
      (text) => {
        let expected = true;
        try {
          JSON.parse(text);
        } catch {
          expected = false;
        }
        const parsed = parse(text);
        if (text.startsWith('\ufeff')) return;
        assert.equal(
          parsed.ok || parsed.problems.some((problem) => problem.type.startsWith('value_error.json.')),
          expected,
          JSON.stringify(text),
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('names that stand twice, __proto__ and depth are refused with where they stand', () => {
  assert.deepEqual(parse('{"a":{"b":1,"b":2},"__proto__":{"x":1}}'), {
    ok: false,
    problems: [
      {
        location: 'body',
        pointer: '/a/b',
        message: 'the same name stands twice',
        type: 'value_error.json.duplicate_key',
      },
      {
        location: 'body',
        pointer: '/__proto__',
        message: 'this name is not allowed',
        type: 'value_error.json.forbidden_key',
      },
    ],
  });
  assert.equal(parse('{"a":1,"\\u0061":2}').ok, false, 'an escape does not hide a name');
  assert.equal(parse('['.repeat(JSON_DEPTH_MAX) + ']'.repeat(JSON_DEPTH_MAX)).ok, true);
  assert.equal(parse('['.repeat(JSON_DEPTH_MAX + 1) + ']'.repeat(JSON_DEPTH_MAX + 1)).ok, false);
  assert.equal(parse('['.repeat(100_000)).ok, false);
});

test('invalid UTF-8 and UTF-16 are refused; a byte order mark is forgiven at the start only', () => {
  for (const bytes of [
    Buffer.from([0x22, 0xff, 0x22]),
    Buffer.from('{"a":1}', 'utf16le'),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  ])
    assert.equal(parse(bytes).ok, false);
  assert.equal(parse('\ufeff{}').ok, true);
  assert.equal(parse('{\ufeff}').ok, false);
});

test('NUL, half a surrogate pair and numbers beyond a double or 2^53 are told beside the value', () => {
  for (const text of [
    '"a\\u0000b"',
    '"\\ud83d"',
    '"\\udc00x"',
    '9007199254740993',
    '1e400',
    '-1e400',
    '12345678901234567890',
  ]) {
    const parsed = parse(`{"a":${text}}`);
    assert.ok(parsed.ok);
    assert.deepEqual(
      parsed.problems.map((problem) => problem.pointer),
      ['/a'],
      text,
    );
  }
  assert.deepEqual(parse('[1.0, 1e0, 100E-2, -0, "\\ud83d\\ude00"]'), {
    ok: true,
    value: [1, 1, 1, 0, '😀'],
    problems: [],
  });
});

test('a pointer repeats no long name and no run of digits that could be a card number', () => {
  const parsed = parse('{"4111 1111 1111 1111":1,"4111 1111 1111 1111":1}');
  assert.equal(parsed.problems[0]?.pointer, '/«masked»');
  assert.ok((parse(`{"${'x'.repeat(500)}":"\\u0000"}`).problems[0]?.pointer.length ?? 0) < 100);
});
