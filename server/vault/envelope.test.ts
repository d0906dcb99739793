import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { SealBroken, hmac, hmacHex, openBytes, sealBytes } from './envelope.ts';

const key = randomBytes(32);
const context = ['field', '1', 'merchant', 'record', 'number'];

test('what was sealed opens with the same key and context', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) =>
      assert.deepEqual(
        openBytes(key, sealBytes(key, Buffer.from(bytes), context), context),
        Buffer.from(bytes),
      ),
    ),
    { numRuns: 50 },
  );
});

test('the same value never seals to the same bytes', () => {
  assert.notDeepEqual(sealBytes(key, Buffer.from('x'), context), sealBytes(key, Buffer.from('x'), context));
});

test('one changed bit anywhere, a shorter tag or a missing byte does not open', () => {
  const sealed = sealBytes(key, Buffer.from('4111111111111111'), context);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.throws(() => openBytes(key, changed, context), SealBroken, `bit ${bit}`);
  }
  for (let length = 0; length < sealed.length; length += 1)
    assert.throws(() => openBytes(key, sealed.subarray(0, length), context), SealBroken);
});

test('another place, another tenant, another key or shifted context borders do not open', () => {
  const sealed = sealBytes(key, Buffer.from('x'), context);
  for (const other of [
    ['field', '1', 'merchant', 'record', 'pin'],
    ['field', '1', 'other', 'record', 'number'],
    ['field', '2', 'merchant', 'record', 'number'],
    ['field', '1', 'merchantrecord', '', 'number'],
    context.slice(1),
  ]) {
    assert.throws(() => openBytes(key, sealed, other), SealBroken);
  }
  assert.throws(() => openBytes(randomBytes(32), sealed, context), SealBroken);
});

test('the HMAC of any key and bytes is that of RFC 2104, however they are cut into parts', () => {
  // RFC 4231, section 4.3
  assert.equal(
    hmacHex(Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 4 }),
      (ownKey, parts) => {
        const expected = createHmac('sha256', ownKey).update(Buffer.concat(parts)).digest();
        assert.deepEqual(hmac(Buffer.from(ownKey), ...parts.map((part) => Buffer.from(part))), expected);
      },
    ),
    { numRuns: 200 },
  );
});

test('a sealed value has its version first, and grows by what the layout says', () => {
  const sealed = sealBytes(key, Buffer.from('4111'), context);
  assert.equal(sealed[0], 1);
  assert.equal(sealed.length, 1 + 12 + 4 + 16);
  assert.deepEqual(openBytes(key, sealBytes(key, Buffer.alloc(0), []), []), Buffer.alloc(0));
  const other = Buffer.concat([Buffer.of(2), sealed.subarray(1)]);
  assert.throws(() => openBytes(key, other, context), {
    name: 'SealBroken',
    message: 'a sealed value does not open: wrong key, wrong place or changed bytes',
  });
});

test('an HMAC under a key that is longer than a block is a bug', () => {
  assert.throws(
    () => hmac(randomBytes(65), Buffer.from('x')),
    /^Error: BUG: a key of an HMAC is longer than a block$/,
  );
});
