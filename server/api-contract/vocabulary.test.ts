import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTransactions } from './transactions.ts';
import { atVersion, parseTransactionStatus, renderScheme, renderTransactionStatus } from './vocabulary.ts';
import { TRANSACTION_STATUSES } from '../domain/transaction/machine.ts';

test('every status is said and understood in both versions', () => {
  for (const version of ['2026-11-01', 'published'] as const) {
    for (const status of TRANSACTION_STATUSES)
      assert.ok(
        parseTransactionStatus(version, renderTransactionStatus(version, status)).includes(status),
        `${version} ${status}`,
      );
  }
});

test('the words of one version mean nothing in the other', () => {
  assert.deepEqual(parseTransactionStatus('2026-11-01', 'capture_succeeded'), []);
  assert.deepEqual(parseTransactionStatus('published', 'captured'), []);
  assert.deepEqual(parseTransactionStatus('published', 'processing'), ['processing', 'pending']);
  assert.deepEqual(parseTransactionStatus('2026-11-01', 'transfer_pending'), []);
  assert.deepEqual(parseTransactionStatus('2026-11-01', 'pending'), ['pending', 'transfer_pending']);
  assert.deepEqual(parseTransactionStatus('published', 'buyer_approval_pending'), [
    'buyer_approval_pending',
    'transfer_pending',
  ]);
  assert.deepEqual(parseTransactionStatus('published', 'authorization_failed'), [
    'failed',
    'expired',
    'returned',
  ]);
});

test('the published version has card schemes only', () => {
  assert.equal(renderScheme('published', 'sepa'), null);
  assert.equal(renderScheme('published', 'visa'), 'visa');
  assert.equal(renderScheme('2026-11-01', 'sepa'), 'sepa');
});

test('a schema in the words of a version is one object, and the same object where nothing differs', () => {
  const published = atVersion('published', listTransactions.query);
  assert.notEqual(published, listTransactions.query);
  assert.equal(atVersion('published', listTransactions.query), published);
  assert.equal(atVersion('2026-11-01', listTransactions.query), listTransactions.query);
  assert.ok(
    JSON.stringify(published).includes('capture_succeeded') &&
      !JSON.stringify(published).includes('"captured"'),
  );
  assert.equal(
    atVersion('published', listTransactions.query.properties.limit),
    listTransactions.query.properties.limit,
  );
});
