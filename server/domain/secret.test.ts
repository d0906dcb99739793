import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Secret, sourceOf } from './secret.ts';

test('a secret prints as its label, however it is printed, and only who may asks where it is', () => {
  const source = { kind: 'held', handle: 'handle-1' } as const;
  const secret = new Secret('card.number', source);
  for (const text of [String(secret), JSON.parse(JSON.stringify(secret)), inspect(secret), `${secret}`])
    assert.equal(text, '«card.number»');
  assert.equal(JSON.stringify({ secret }), '{"secret":"«card.number»"}');
  assert.equal(sourceOf(secret), source);
});
