import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type JsonObject, mergePatch } from './merge-patch.ts';

test('a null deep inside clears only that member', () => {
  const billing = { first_name: 'Ada', address: { city: 'London', country: 'GB' } };
  assert.deepEqual(mergePatch(billing, { address: null }), { first_name: 'Ada' });
  assert.deepEqual(mergePatch(billing, { address: { city: null } }), {
    first_name: 'Ada',
    address: { country: 'GB' },
  });
});

test('objects merge, everything else is replaced', () => {
  assert.deepEqual(mergePatch({ a: { b: 1, c: [1, 2] } }, { a: { c: [3] }, d: 'x' }), {
    a: { b: 1, c: [3] },
    d: 'x',
  });
});

test('nothing left is null', () => {
  assert.equal(mergePatch({ a: { b: 1 } }, { a: { b: null } }), null);
  assert.equal(mergePatch(null, {}), null);
});

test('patching twice with the same patch changes nothing more', () => {
  const value = fc.letrec<{ object: JsonObject; any: JsonObject[string] }>((tie) => ({
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), {
      maxKeys: 3,
    }) as fc.Arbitrary<JsonObject>,
    any: fc.oneof({ maxDepth: 3 }, fc.constant(null), fc.integer(), fc.string(), tie('object')),
  }));
  fc.assert(
    fc.property(value.object, value.object, (target, patch) => {
      const once = mergePatch(target, patch);
      assert.deepEqual(mergePatch(once, patch), once);
    }),
    { numRuns: 200 },
  );
});
