import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { OPERATION_STATUSES, isFinal, printOperationMachine } from '../operation/operation-machine.ts';
import {
  isAwaited,
  isEnded,
  MACHINE,
  TRANSACTION_STATUSES,
  type TransactionStatus,
  printMachine,
} from './machine.ts';

test('the whole matrix is what the golden file says', () => {
  const golden = fs.readFileSync(path.join(import.meta.dirname, 'machine.golden.txt'), 'utf8');
  assert.equal(printMachine(), golden);
});

test('the operation machine is what the golden file says', () => {
  const golden = fs.readFileSync(path.join(import.meta.dirname, '../operation/machine.golden.txt'), 'utf8');
  assert.equal(printOperationMachine(), golden);
});

/** ARCHITECTURE.md, "API versions", third column. */
const MAY_MOVE_TO: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  processing: [
    'authorized',
    'captured',
    'pending',
    'transfer_pending',
    'buyer_approval_pending',
    'declined',
    'failed',
  ],
  buyer_approval_pending: [
    'processing',
    'authorized',
    'captured',
    'pending',
    'declined',
    'failed',
    'expired',
  ],
  pending: ['authorized', 'captured', 'declined', 'failed', 'expired'],
  transfer_pending: ['authorized', 'captured', 'pending', 'declined', 'failed', 'expired'],
  authorized: ['capture_pending', 'captured', 'void_pending', 'voided', 'expired'],
  capture_pending: ['captured', 'authorized'],
  captured: ['returned'],
  void_pending: ['voided', 'authorized'],
  voided: [],
  declined: [],
  failed: [],
  expired: [],
  returned: [],
};

test('no cell goes where the architecture does not let it go', () => {
  for (const from of TRANSACTION_STATUSES) {
    for (const [trigger, to] of Object.entries(MACHINE[from]))
      assert.ok(to === from || MAY_MOVE_TO[from].includes(to), `${from} --${trigger}--> ${to}`);
  }
});

test('what is over stays over: final statuses have no cell but sync', () => {
  for (const status of ['voided', 'declined', 'failed', 'expired'] as const)
    assert.deepEqual(MACHINE[status], { sync: status });
  assert.deepEqual(OPERATION_STATUSES.filter(isFinal), ['succeeded', 'declined', 'failed', 'voided']);
});

test('a buyer or money is awaited in three statuses, and four are ends without money', () => {
  assert.deepEqual(TRANSACTION_STATUSES.filter(isAwaited), [
    'buyer_approval_pending',
    'pending',
    'transfer_pending',
  ]);
  assert.deepEqual(TRANSACTION_STATUSES.filter(isEnded), ['voided', 'declined', 'failed', 'expired']);
});
