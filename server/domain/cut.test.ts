import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cut, firstOf } from './cut.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇧🇷';

test('a text is cut before the character that does not fit, whatever that is made of', () => {
  const rows: readonly (readonly [string, number, string])[] = [
    ['Tea', 3, 'Tea'],
    ['Teas', 3, 'Tea'],
    ['', 3, ''],
    [`${'a'.repeat(126)}🍰`, 127, 'a'.repeat(126)],
    [`${'a'.repeat(125)}🍰`, 127, `${'a'.repeat(125)}🍰`],
    [`ab${FAMILY}c`, 13, `ab${FAMILY}`],
    [`ab${FAMILY}c`, 12, 'ab'],
    [`a${FLAG}`, 4, 'a'],
    ['Cafe\u0301', 4, 'Caf'],
    ['Cafe\u0301s', 5, 'Cafe\u0301'],
    ['각각', 1, '각'],
    ['\u1112\u1161\u11ab', 2, '\u1112\u1161'],
    ['नमस्ते', 4, 'नम'],
    ['a\r\nb', 2, 'a'],
    ['👍🏽👍🏽', 7, '👍🏽'],
    [FAMILY, 5, '👨‍👩'],
    [FAMILY, 4, '👨‍'],
    ['🍰', 1, ''],
    ['🍰', 0, ''],
  ];
  for (const [text, max, expected] of rows) assert.equal(cut(text, max), expected, JSON.stringify(text));
});

test('what is cut is a beginning of the text, as long as it may be, and never ends in half a character', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(FAMILY, FLAG, '🍰', 'e\u0301')),
  );
  fc.assert(
    fc.property(texts, fc.nat(40), (parts, max) => {
      const text = parts.join('');
      const kept = cut(text, max);
      assert.ok(text.startsWith(kept) && kept.length <= max && kept.isWellFormed());
      if (kept === text) return;
      const [next = ''] = [...text.slice(kept.length)];
      const isBetween = cut(text, kept.length) === kept;
      assert.ok(
        isBetween && (kept.length + next.length > max || kept !== '' || max === 0 || text.length > max),
      );
    }),
    { numRuns: 500 },
  );
});

test('a list is cut after so many', () => {
  assert.deepEqual(firstOf([1, 2, 3], 2), [1, 2]);
  assert.deepEqual(firstOf([1, 2, 3], 5), [1, 2, 3]);
});
