import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestPath } from './nearest-path.ts';

const PATHS = [
  '/transactions',
  '/transactions/{transaction_id}',
  '/transactions/{transaction_id}/refunds',
  '/payment-methods',
  '/buyers',
];

for (const [given, meant] of [
  ['/transaction', '/transactions'],
  ['/transactions/', '/transactions'],
  ['/v1/transactions', '/transactions'],
  ['/api/v1/transactions/0192f0aa-0000-7000-8000-000000000001', '/transactions/{transaction_id}'],
  ['/transactions/x/refund', '/transactions/{transaction_id}/refunds'],
  ['/payment_methods', '/payment-methods'],
  ['/paymentMethods', '/payment-methods'],
  ['/Buyers', '/buyers'],
  ['/charges', null],
  ['/', null],
  ['/%', null],
  ['/transactions/a/b/c', null],
] as const)
  test(`${given}: ${String(meant)}`, () => {
    assert.equal(nearestPath(given, PATHS), meant);
  });
