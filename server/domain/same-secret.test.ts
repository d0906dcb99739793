import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameSecret } from './same-secret.ts';

test('two secrets are the same where all of their bytes are, as text or as bytes', () => {
  assert.equal(isSameSecret('s3cret', 's3cret'), true);
  assert.equal(isSameSecret('s3cret', Buffer.from('s3cret')), true);
  assert.equal(isSameSecret(Buffer.alloc(0), ''), true);
});

test('a secret is no beginning, no end and no other spelling of itself', () => {
  for (const other of ['s3cre', 's3cret2', 'S3cret', '', 's3crét'])
    assert.equal(isSameSecret('s3cret', other), false, other);
});
