import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { caretFor, maskText } from '../../packages/client-core/src/editing.ts';
import { FIELDS, type FieldType, editedField, shownAs } from '../../packages/client-core/src/fields.ts';
import { EMPTY_FIELD, press } from '../../scripts/golden/typed-fields.ts';

const now = new Date('2026-11-22T00:00:00Z');
const MEASURE = { scheme: null, lengths: null, now };
const MASK = { character: '•', showLastFour: false };

/** A field that a browser edits: text goes in at the caret, or out before it. The browser tells no selection. */
function browser(type: FieldType, isMasked: boolean) {
  let [raw, text, caret] = ['', '', 0];
  const put = (next: string, at: number): void => {
    const made = editedField(type, { text, raw }, { text: next, caret: at }, MEASURE);
    raw = made.raw;
    text = shownAs(type, isMasked ? maskText(raw, MASK) : raw, raw);
    caret = caretFor(text, made.behind, FIELDS[type].ours);
  };
  const countBefore = (at: number): number => text.slice(0, at).replaceAll(' ', '').length;
  return {
    type: (typed: string): void =>
      put(text.slice(0, caret) + typed + text.slice(caret), caret + typed.length),
    erase: (): void => put(text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1)),
    move: (to: number): void => void (caret = Math.min(to, text.length)),
    read: () => ({ raw, text, caret, before: countBefore(caret) }),
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
      const { before } = field.read();
      field.erase();
      field.type(String(digit));
      const { raw } = field.read();
      if (before === 0) return assert.equal(raw[0], String(digit));
      assert.equal(
        raw,
        `4111222233334444`.slice(0, before - 1) + String(digit) + `4111222233334444`.slice(before),
      );
    }),
  );
});

/** What the buyer sees in the end, key by key and pasted. The vectors have every key of these and more. */
test('an expiry date is understood however it is written', () => {
  for (const [typed, shown] of [
    ['1230', '12 / 30'],
    ['1/30', '01 / 30'],
    ['1 / 30', '01 / 30'],
    ['130', '01 / 30'],
    ['1330', '01 / 33'],
    ['12 / 2030', '12 / 30'],
    ['012030', '01 / 30'],
    ['1/2030', '01 / 30'],
    ['2030-12', '12 / 30'],
    ['203012', '12 / 30'],
    ['122030', '12 / 30'],
    ['3', '03'],
    ['2', '2'],
    ['2/', '02'],
    ['23', '02 / 3'],
    ['١٢٣٠', '12 / 30'],
    ['13/30', '13 / 30'],
    ['23/30', '23 / 30'],
    ['28/12', '28 / 12'],
    ['12/30/', '12 / 30'],
    ['2030/1/', '01 / 30'],
  ] as const) {
    const field = browser('expiryDate', false);
    for (const key of typed) field.type(key);
    assert.equal(field.read().text, shown, typed);
    const pasted = press('expiryDate', EMPTY_FIELD, `paste ${typed}`, MEASURE);
    assert.equal(pasted.text, typed === '1330' ? '13 / 30' : shown, `pasted ${typed}`);
  }
});

test('a 0 that is one too many makes no other date, and a blank of the field’s own means nothing', () => {
  for (const [typed, shown] of [
    ['012/30', '12 / 30'],
    ['001/30', '01 / 30'],
    ['01 / 30', '01 / 30'],
    ['0 1 / 3 0', '01 / 30'],
  ] as const) {
    const field = browser('expiryDate', false);
    for (const key of typed) field.type(key);
    assert.equal(field.read().text, shown, typed);
  }
});

test('no number that begins with 0 is a card, which the vault does not take either', () => {
  for (const number of ['0000000000000000', '0000000000000', '0400000000000009'])
    assert.equal(FIELDS.number.isValid(number, MEASURE), false, number);
});

test('what was typed as one key goes with one Backspace, and a key that deletes behind the caret does', () => {
  const after = (...keys: readonly string[]) =>
    keys.reduce((field, key) => press('expiryDate', field, key, MEASURE), EMPTY_FIELD);
  assert.equal(after('4', 'Backspace').text, '');
  assert.deepEqual(after('1', '2', '3', 'Backspace', 'Backspace').text, '1');
  assert.deepEqual(after('1', '2', '3', '0', 'Home', 'ArrowRight', 'ArrowRight', 'Delete').raw, '120');
  assert.deepEqual(after('1', '2', '3', '0', 'ArrowLeft', 'ArrowLeft', 'Backspace').raw, '130');
});

test('no edit loses what it did not touch, and none leaves more than a field takes', () => {
  const keys = fc.constantFrom(
    ...'0123456789/ ',
    'Backspace',
    'Delete',
    'Home',
    'ArrowLeft',
    'ArrowRight',
    'All',
  );
  const types = fc.constantFrom<FieldType[]>('number', 'expiryDate', 'securityCode', 'postalCode');
  fc.assert(
    fc.property(types, fc.array(keys, { maxLength: 30 }), (type, pressed) => {
      let field = EMPTY_FIELD;
      for (const key of pressed) {
        const [start, end] = field.selection;
        const after = press(type, field, key, MEASURE);
        const ours = FIELDS[type].ours;
        const kept = (text: string): string =>
          Array.from(text)
            .filter((one) => !ours.includes(one))
            .join('');
        const behind = kept(field.text.slice(end));
        if (key.length === 1 || key === 'Backspace')
          assert.ok(after.raw.endsWith(behind) || after.raw === '', `${key}: ${field.text} → ${after.text}`);
        if (key === 'Delete') assert.ok(after.raw.startsWith(kept(field.text.slice(0, start))), field.text);
        assert.ok(after.raw.length <= { number: 19, expiryDate: 6, securityCode: 4, postalCode: 12 }[type]);
        const [at] = after.selection;
        assert.ok(at >= 0 && at <= after.text.length);
        field = after;
      }
    }),
    { numRuns: 1_000 },
  );
});
