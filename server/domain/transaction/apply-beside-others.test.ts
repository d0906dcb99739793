import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorizedReport,
  failedReport,
  movedReport,
  operationState,
} from '../../../test/domain/transaction-reports.ts';
import { newTransaction, printState } from '../../../test/domain/transaction-states.ts';
import { errorCode } from '../decline.ts';
import { timestamp } from '../timestamp.ts';
import { apply } from './apply.ts';
import type { TransactionState } from './state.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const TO_CAPTURE = newTransaction('capture', 1000n);
const AUTHORIZED: TransactionState = {
  ...newTransaction('authorize', 1000n),
  status: 'authorized',
  authorized_amount: 1000n,
  held_amount: 1000n,
};

test('where the buyer’s time is over the payment ends, with the time, and its operation waits on', () => {
  const before: TransactionState = { ...TO_CAPTURE, status: 'buyer_approval_pending' };
  const lapsed = errorCode('incomplete_buyer_approval');
  const told = apply(
    before,
    operationState('authorize', 1000n, { status: 'pending' }),
    failedReport(lapsed),
    NOW,
  );
  assert.ok(told.kind === 'changed');
  assert.deepEqual(told.operation, { status: 'pending' });
  assert.equal(told.transaction.status, 'expired');
  assert.equal(told.transaction.buyer_approval_timedout_at, timestamp(NOW));
  const failed = apply(
    before,
    operationState('authorize', 1000n, { status: 'pending' }),
    failedReport(errorCode('service_error')),
    NOW,
  );
  assert.ok(failed.kind === 'changed');
  assert.equal(failed.operation?.status, 'failed');
  assert.equal(failed.transaction.status, 'failed');
  assert.equal('buyer_approval_timedout_at' in failed.transaction, false);
  const unsent = apply(TO_CAPTURE, operationState('authorize', 1000n), failedReport(lapsed), NOW);
  assert.ok(unsent.kind === 'changed');
  assert.equal(unsent.operation?.status, 'failed', 'it was not pending: nothing can come of it any more');
});

test('a void gives the gift cards back, and a capture does not', () => {
  const settled = { ...AUTHORIZED, tenders: 'settled' as const };
  const voided = apply(
    { ...settled, status: 'void_pending' },
    operationState('void', 1000n),
    movedReport(1000n),
    NOW,
  );
  assert.ok(voided.kind === 'changed');
  assert.equal(voided.transaction.tenders, 'unwinding');
  const captured = apply(
    { ...settled, status: 'capture_pending' },
    operationState('capture', 1000n),
    movedReport(1000n),
    NOW,
  );
  assert.ok(captured.kind === 'changed');
  assert.equal('tenders' in captured.transaction, false);
});

test('what is cancelled while gift cards are redeemed fails, and what is authorized waits for them', () => {
  const waiting: TransactionState = { ...TO_CAPTURE, status: 'pending', tenders: 'open' };
  const canceled = apply(waiting, operationState('cancel', 0n), movedReport(0n), NOW);
  assert.ok(canceled.kind === 'changed');
  assert.equal(canceled.transaction.status, 'failed');
  const authorized = apply(
    waiting,
    operationState('authorize', 1000n, { status: 'pending' }),
    authorizedReport(1000n),
    NOW,
  );
  assert.ok(authorized.kind === 'changed');
  assert.equal(authorized.transaction.status, 'processing');
  const captured = apply(
    {
      ...waiting,
      status: 'processing',
      authorized_amount: 1000n,
      held_amount: 1000n,
      capturing_amount: 1000n,
    },
    operationState('capture', 1000n),
    movedReport(1000n),
    NOW,
  );
  assert.ok(captured.kind === 'changed');
  assert.equal(captured.transaction.status, 'processing');
});

test('while gift cards are redeemed money that nobody expected moves amounts, and no status of their own', () => {
  const tendering: TransactionState = { ...TO_CAPTURE, tenders: 'open' };
  const held = { ...tendering, authorized_amount: 1000n, held_amount: 1000n };
  const late = apply(held, operationState('capture', 1000n, { status: 'declined' }), movedReport(1000n), NOW);
  assert.ok(late.kind === 'changed' && late.unexpected?.place === 'here');
  assert.equal(printState({ ...held, ...late.transaction }).split(':')[0], 'processing');
  const waiting: TransactionState = { ...tendering, status: 'pending' };
  const operation = operationState('authorize', 1000n, { status: 'pending' });
  const less = apply(waiting, operation, authorizedReport(900n), NOW);
  assert.ok(less.kind === 'changed' && less.unexpected?.place === 'here');
  assert.equal(less.transaction.status, 'processing', 'nothing is awaited any more');
});
