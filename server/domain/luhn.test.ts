import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { luhnCheckDigit, luhnHolds } from './luhn.ts';

const digits = fc.stringMatching(/^[0-9]{7,18}$/);

test('the check digit makes every number pass, and no other digit does', () => {
  fc.assert(
    fc.property(digits, (body) => {
      const right = luhnCheckDigit(body);
      for (let digit = 0; digit < 10; digit += 1)
        assert.equal(luhnHolds(body + digit), String(digit) === right);
    }),
  );
});

test('swapping two neighbouring digits is noticed, except 09 and 90', () => {
  fc.assert(
    fc.property(digits, fc.nat(5), (body, at) => {
      const number = body + luhnCheckDigit(body);
      const [a = '', b = ''] = [number[at], number[at + 1]];
      fc.pre(a !== b && !['09', '90'].includes(a + b));
      assert.ok(!luhnHolds(number.slice(0, at) + b + a + number.slice(at + 2)));
    }),
  );
});

test('text that is not all ASCII digits never passes', () => {
  for (const text of [
    '',
    '0',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '٤١١١١١١١١١١١١١١١',
    '４１１１１１１１１１１１１１１１',
    '411111111111111a',
  ])
    assert.ok(!luhnHolds(text), text);
});
