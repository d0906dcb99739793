import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnedIn } from './returned.ts';

test('what came back is names and values, of a name given twice the first', () => {
  const given = new URLSearchParams('redirectResult=abc%3D&payload=1&payload=2&empty=');
  assert.deepEqual(returnedIn(given), { redirectResult: 'abc=', payload: '1', empty: '' });
});

test('what no provider sends is left out: too many, too long, without a name, or the name of a prototype', () => {
  const many = new URLSearchParams(
    Array.from({ length: 50 }, (_, index): [string, string] => [`n${index}`, 'v']),
  );
  assert.equal(Object.keys(returnedIn(many)).length, 20);
  const odd = new URLSearchParams([
    ['', 'v'],
    ['n'.repeat(101), 'v'],
    ['long', 'v'.repeat(16_001)],
    ['__proto__', 'v'],
    ['good', 'v'],
  ]);
  assert.deepEqual(returnedIn(odd), { good: 'v' });
});
