import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventNameOf, operationWebhooks, type Result, STATUS_WEBHOOKS } from './events.ts';

const RESULTS: readonly Result[] = ['succeeded', 'pending', 'unknown', 'declined', 'failed'];

test('the world outside hears of captures, voids and refunds, under the name and of the thing that it is about', () => {
  const heard = (
    kind: 'capture' | 'void' | 'refund',
    status: Parameters<typeof operationWebhooks>[2],
  ): string[] =>
    RESULTS.map((result) =>
      operationWebhooks(kind, result, status)
        .map(({ name, target }) => `${name} of ${target}`)
        .join(', '),
    );
  const isUnderWay = 'capture.pending of capture, transaction.capture-pending of transaction';
  assert.deepEqual(heard('capture', 'capture_pending'), [
    'capture.succeeded of capture',
    isUnderWay,
    isUnderWay,
    'capture.declined of capture, transaction.capture-failed of transaction',
    'capture.failed of capture, transaction.capture-failed of transaction',
  ]);
  assert.deepEqual(heard('capture', 'captured').slice(1, 3), [
    'capture.pending of capture',
    'capture.pending of capture',
  ]);
  assert.deepEqual(heard('void', 'void_pending'), [
    '',
    'transaction.void-pending of transaction',
    'transaction.void-pending of transaction',
    'transaction.void-declined of transaction',
    'transaction.void-failed of transaction',
  ]);
  assert.deepEqual(heard('void', 'captured').slice(1, 3), ['', '']);
  assert.deepEqual(heard('refund', 'captured'), [
    'refund.succeeded of refund',
    'refund.processing of refund',
    'refund.processing of refund',
    'refund.declined of refund',
    'refund.failed of refund',
  ]);
});

test('of authorizations and other operations nothing is told beside the status', () => {
  for (const kind of ['authorize', 'cancel', 'increment', 'sync'] as const)
    for (const result of RESULTS) assert.deepEqual(operationWebhooks(kind, result, 'authorized'), []);
});

test('an answer that has no name of its own stands on the timeline under the general one', () => {
  const general = 'payment-connector-external-transaction-request';
  const named = (kind: Parameters<typeof eventNameOf>[0]): string[] =>
    RESULTS.map((result) => eventNameOf(kind, result).replace('payment-connector-response-transaction-', ''));
  assert.deepEqual(named('authorize'), [
    'authorization-succeeded',
    general,
    general,
    'declined',
    'authorization-failed',
  ]);
  assert.deepEqual(named('capture'), [
    'capture-succeeded',
    general,
    general,
    'capture-declined',
    'capture-failed',
  ]);
  assert.deepEqual(named('void'), ['void-succeeded', general, general, 'void-declined', 'void-failed']);
  assert.deepEqual(named('cancel'), [
    'cancel-succeeded',
    'cancel-pending',
    general,
    'cancel-failed',
    'cancel-failed',
  ]);
  assert.deepEqual(named('increment'), [
    'authorization-increment-succeeded',
    general,
    general,
    'authorization-increment-failed',
    'authorization-increment-failed',
  ]);
  for (const kind of ['refund', 'sync'] as const) assert.deepEqual(new Set(named(kind)), new Set([general]));
});

test('each status but those that only wait for us is told', () => {
  const untold = Object.entries(STATUS_WEBHOOKS).filter(([, name]) => name === null);
  assert.deepEqual(
    untold.map(([status]) => status),
    ['processing', 'pending'],
  );
  for (const status of ['failed', 'expired', 'returned'] as const)
    assert.equal(STATUS_WEBHOOKS[status], 'transaction.failed');
});
