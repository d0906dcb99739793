import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeText } from './whole.ts';

test('text is whole, or there is none', () => {
  assert.equal(wholeText('12345', 5), '12345');
  assert.equal(wholeText('123456', 5), null);
  assert.equal(wholeText('', 0), '');
  assert.equal(wholeText(null, 5), null);
  assert.equal(wholeText(undefined, 5), null);
});
