import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyDigest, challengeOf, type SignedCall } from './challenge.ts';

const CALL: SignedCall = {
  nonce: Buffer.alloc(32, 7),
  sessionId: '0192f0aa-0000-7000-8000-000000000001',
  merchantAccountId: 'default',
  apiVersion: '2026-11-01',
  method: 'POST',
  path: '/transactions/1/refunds',
  bodyFingerprint: bodyDigest('{"amount":1299}'),
  facts: { code: 'refund', values: { amount: '1299', currency: 'EUR' }, details: [] },
  reason: null,
};

test('the challenge is 32 bytes, and the same for the same call', () => {
  assert.equal(challengeOf(CALL).length, 32);
  assert.deepEqual(challengeOf(CALL), challengeOf({ ...CALL }));
});

test('whatever differs in a call, its challenge does, also where parts only move into each other', () => {
  const others: readonly Partial<SignedCall>[] = [
    { nonce: Buffer.alloc(32, 8) },
    { sessionId: '0192f0aa-0000-7000-8000-000000000002' },
    { merchantAccountId: 'shop' },
    { apiVersion: 'published' },
    { method: 'PUT' },
    { path: '/transactions/2/refunds' },
    { bodyFingerprint: bodyDigest('{"amount":1300}') },
    { facts: { ...CALL.facts, values: { amount: '1300', currency: 'EUR' } } },
    { facts: { ...CALL.facts, code: 'capture' } },
    { reason: 'the buyer sent it back' },
    { merchantAccountId: 'default2', apiVersion: '026-11-01' },
    { method: 'POST/', path: 'transactions/1/refunds' },
  ];
  const made = [CALL, ...others.map((other) => ({ ...CALL, ...other }))].map((call) =>
    challengeOf(call).toString('hex'),
  );
  assert.equal(new Set(made).size, made.length);
});

test('a call without a body has the digest of no bytes', () => {
  assert.deepEqual(bodyDigest(null), bodyDigest(''));
});
