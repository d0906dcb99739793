import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { caretFor, countWithout, digitsOf, edited, masked } from '../../packages/client-core/src/editing.ts';
import { FIELDS, type FieldType, shownAs } from '../../packages/client-core/src/fields.ts';

const now = new Date('2026-11-22T00:00:00Z');
const MASK = { character: '•', showLastFour: false };

/** A field that a browser edits: text goes in at the caret, or out before it. */
function browser(type: FieldType, isMasked: boolean) {
  let [raw, text, caret] = ['', '', 0];
  const put = (next: string, at: number): void => {
    const behind = countWithout(next.slice(at), FIELDS[type].ours);
    raw = FIELDS[type].cut(edited({ text, raw }, next, at, FIELDS[type]), {
      scheme: null,
      lengths: null,
      now,
    });
    text = shownAs(type, isMasked ? masked(raw, MASK) : raw, raw);
    caret = caretFor(text, behind, FIELDS[type].ours);
  };
  return {
    type: (typed: string): void =>
      put(text.slice(0, caret) + typed + text.slice(caret), caret + typed.length),
    erase: (): void => put(text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1)),
    move: (to: number): void => void (caret = Math.min(to, text.length)),
    read: () => ({ raw, text, caret }),
  };
}

for (const isMasked of [false, true])
  test(`digits typed one by one are the number, ${isMasked ? 'hidden' : 'shown'}, and can be erased one by one`, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 19 }),
        (digits) => {
          const field = browser('number', isMasked);
          for (const digit of digits) field.type(digit);
          const { raw } = field.read();
          assert.ok(digits.startsWith(raw));
          for (let left = raw.length; left > 0; left -= 1) field.erase();
          assert.equal(field.read().raw, '');
        },
      ),
    );
  });

test('an edit in the middle changes what stands there, hidden or shown', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat({ max: 15 }), fc.nat({ max: 9 }), (isMasked, at, digit) => {
      const field = browser('number', isMasked);
      field.type('4111222233334444');
      const groups = Math.floor(at / 4);
      field.move(at + groups);
      const { caret } = field.read();
      const before = countWithout(field.read().text.slice(0, caret), ' ');
      field.erase();
      field.type(String(digit));
      const { raw } = field.read();
      if (before === 0) return assert.equal(raw[0], String(digit));
      const edited =
        `4111222233334444`.slice(0, before - 1) + String(digit) + `4111222233334444`.slice(before);
      // A first digit may be of a scheme whose numbers are shorter.
      assert.equal(raw, FIELDS.number.cut(edited, { scheme: null, lengths: null, now }));
    }),
  );
});

test('an expiry date is understood however it is written', () => {
  for (const [typed, shown] of [
    ['1230', '12 / 30'],
    ['12/30', '12 / 30'],
    ['12 / 2030', '12 / 30'],
    ['2030-12', '12 / 30'],
    ['122030', '12 / 30'],
    ['3', '03'],
    ['١٢٣٠', '12 / 30'],
  ] as const) {
    const field = browser('expiryDate', false);
    field.type(typed);
    assert.equal(field.read().text, shown, typed);
  }
});

test('digits of other scripts are digits, and nothing else is', () => {
  assert.equal(digitsOf('٤۴４ 4x-'), '4444');
});
