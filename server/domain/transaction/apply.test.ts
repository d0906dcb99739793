import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ReportRow,
  testReports,
  printChanges,
  operationState,
  authorizedReport,
  movedReport,
  pending,
  declinedReport,
  failedReport,
  unknown,
  FINAL,
} from '../../../test/domain/transaction-reports.ts';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { errorCode } from '../decline.ts';
import { timestamp } from '../timestamp.ts';
import { apply } from './apply.ts';
import { applyReturn } from './apply-return.ts';
import type { TransactionState } from './state.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const PROCESSING = newTransaction('authorize', 1000n);
const TO_CAPTURE = newTransaction('capture', 1000n);
const AUTHORIZED: TransactionState = {
  ...PROCESSING,
  status: 'authorized',
  authorized_amount: 1000n,
  held_amount: 1000n,
};
const VOIDING: TransactionState = { ...AUTHORIZED, status: 'void_pending' };
const CAPTURED: TransactionState = {
  ...TO_CAPTURE,
  status: 'captured',
  authorized_amount: 1000n,
  captured_amount: 1000n,
  capture_closed: true,
};
const capturingState = (amount: bigint, closing: boolean): TransactionState => ({
  ...AUTHORIZED,
  status: 'capture_pending',
  capturing_amount: amount,
  capture_closing: closing,
});
const PART_CAPTURED: TransactionState = {
  ...AUTHORIZED,
  status: 'captured',
  captured_amount: 300n,
  held_amount: 700n,
};
const refundingState = (amount: bigint): TransactionState => ({ ...CAPTURED, refunding_amount: amount });

const CAPTURES: readonly ReportRow[] = [
  {
    it: 'a void of what is left of a capture closes it, and is told as a change',
    before: { ...PART_CAPTURED, capture_closing: true },
    operation: operationState('void', 700n),
    report: movedReport(700n),
    after: 'captured: authorized 1000, captured 300, closed',
    ledger: 'release_hold 700',
    told: 'void-succeeded | transaction.modified',
  },
  {
    it: 'a void of what is left that is refused lets captures go on',
    before: { ...PART_CAPTURED, capture_closing: true },
    operation: operationState('void', 700n),
    report: declinedReport(FINAL),
    after: 'captured: authorized 1000, held 700, captured 300',
    told: 'void-declined | transaction.void-declined',
  },
  {
    it: 'a part that is captured while the last part is under way leaves that closing',
    before: { ...capturingState(800n, true), authorized_amount: 1000n },
    operation: operationState('capture', 300n, { final: false }),
    report: movedReport(300n),
    after: 'captured: authorized 1000, held 700, capturing 500, captured 300, closing',
    ledger: 'capture 300, use_hold 300',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'captures beyond the authorization are granted as far as they go, with what is under way',
    before: { ...capturingState(1100n, false), over_capture_limit: 0n },
    operation: operationState('capture', 600n, { final: false }),
    report: movedReport(600n),
    after: 'captured: authorized 1000, held 400, capturing 500, captured 600, over by 100',
    ledger: 'capture 600, use_hold 600',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'a capture of all uses the whole promise',
    before: capturingState(1000n, true),
    operation: operationState('capture', 1000n),
    report: movedReport(1000n),
    after: 'captured: authorized 1000, captured 1000, closed',
    ledger: 'capture 1000, use_hold 1000',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'a final capture of a part releases the rest',
    before: capturingState(700n, true),
    operation: operationState('capture', 700n),
    report: movedReport(700n),
    after: 'captured: authorized 1000, captured 700, closed',
    ledger: 'capture 700, use_hold 700, release_hold 300',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'a capture of a part that is not final keeps the rest',
    before: capturingState(300n, false),
    operation: operationState('capture', 300n, { final: false }),
    report: movedReport(300n),
    after: 'captured: authorized 1000, held 700, captured 300',
    ledger: 'capture 300, use_hold 300',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'the capture after it takes the rest',
    before: { ...PART_CAPTURED, capturing_amount: 700n, capture_closing: true },
    operation: operationState('capture', 700n),
    report: movedReport(700n),
    after: 'captured: authorized 1000, captured 1000, closed',
    ledger: 'capture 700, use_hold 700',
    told: 'capture-succeeded | capture.succeeded',
  },
  {
    it: 'a capture of which the processor took less counts what it took, and a person is told',
    before: capturingState(700n, false),
    operation: operationState('capture', 700n, { final: false }),
    report: movedReport(650n),
    after: 'captured: authorized 1000, held 350, captured 650: for review',
    ledger: 'capture 650, use_hold 650',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.modified, monitoring.incident.created',
  },
  {
    it: 'a capture beyond the promise is money taken, and no hold used for it',
    before: { ...capturingState(1100n, true), over_capture_limit: 100n },
    operation: operationState('capture', 1100n),
    report: movedReport(1100n),
    after: 'captured: authorized 1000, captured 1100, over by 100, closed',
    ledger: 'capture 1100, use_hold 1000',
    told: 'capture-succeeded, status captured | capture.succeeded, transaction.captured',
  },
  {
    it: 'a pending capture stays reserved',
    before: capturingState(700n, true),
    operation: operationState('capture', 700n),
    report: pending,
    after: 'capture_pending: authorized 1000, held 1000, capturing 700, closing',
    told: 'capture pending | capture.pending, transaction.capture-pending',
  },
  {
    it: 'a capture of unknown outcome stays reserved',
    before: capturingState(700n, true),
    operation: operationState('capture', 700n),
    report: unknown,
    after: 'capture_pending: authorized 1000, held 1000, capturing 700, closing',
    told: 'capture unknown | capture.pending, transaction.capture-pending',
  },
  {
    it: 'a refused capture gives its amount back to the promise',
    before: capturingState(700n, true),
    operation: operationState('capture', 700n),
    report: declinedReport(FINAL),
    after: 'authorized: authorized 1000, held 1000',
    told: 'capture-declined, status authorized | capture.declined, transaction.capture-failed',
  },
  {
    it: 'a refused capture beside one that is under way waits with it',
    before: capturingState(1000n, false),
    operation: operationState('capture', 400n, { final: false }),
    report: declinedReport(FINAL),
    after: 'capture_pending: authorized 1000, held 1000, capturing 600',
    told: 'capture-declined | capture.declined, transaction.capture-failed',
  },
  {
    it: 'a capture that was pending and then refused is told as news',
    before: capturingState(700n, true),
    operation: operationState('capture', 700n, { status: 'pending' }),
    report: failedReport(errorCode('service_error')),
    after: 'authorized: authorized 1000, held 1000',
    told: 'capture-failed, status authorized | capture.failed, transaction.capture-failed',
  },
  {
    it: 'a capture that ends after the bank took money back still counts',
    before: { ...PART_CAPTURED, status: 'returned', returned_amount: 300n, capturing_amount: 200n },
    operation: operationState('capture', 200n, { final: false }),
    report: movedReport(200n),
    after: 'returned: authorized 1000, held 500, captured 500, returned 300',
    ledger: 'capture 200, use_hold 200',
    told: 'capture-succeeded | capture.succeeded',
  },
];

const AFTERWARDS: readonly ReportRow[] = [
  {
    it: 'a void ends the promise',
    before: VOIDING,
    operation: operationState('void', 1000n),
    report: movedReport(1000n),
    after: 'voided: authorized 1000',
    ledger: 'void 1000',
    told: 'void-succeeded, status voided | transaction.voided',
  },
  {
    it: 'a refused void leaves the promise',
    before: VOIDING,
    operation: operationState('void', 1000n),
    report: declinedReport(FINAL),
    after: 'authorized: authorized 1000, held 1000',
    told: 'void-declined, status authorized | transaction.void-declined',
  },
  {
    it: 'a void of unknown outcome is waited for',
    before: VOIDING,
    operation: operationState('void', 1000n),
    report: unknown,
    after: 'void_pending: authorized 1000, held 1000',
    told: 'void unknown | transaction.void-pending',
  },
  {
    it: 'a void beside redeemed gift cards gives them back',
    before: { ...VOIDING, tenders: 'settled' },
    operation: operationState('void', 1000n),
    report: movedReport(1000n),
    after: 'voided: authorized 1000, tenders unwinding',
    ledger: 'void 1000',
    told: 'void-succeeded, status voided | transaction.voided',
  },
  {
    it: 'a refund of a part leaves the rest to refund',
    before: refundingState(300n),
    operation: operationState('refund', 300n),
    report: movedReport(300n),
    after: 'captured: authorized 1000, captured 1000, refunded 300, closed',
    ledger: 'refund 300',
    told: 'refund succeeded | refund.succeeded',
  },
  {
    it: 'two refunds at once end one after the other',
    before: refundingState(700n),
    operation: operationState('refund', 300n),
    report: movedReport(300n),
    after: 'captured: authorized 1000, captured 1000, refunding 400, refunded 300, closed',
    ledger: 'refund 300',
    told: 'refund succeeded | refund.succeeded',
  },
  {
    it: 'a refused refund can be asked again',
    before: refundingState(300n),
    operation: operationState('refund', 300n),
    report: declinedReport(FINAL),
    after: 'captured: authorized 1000, captured 1000, closed',
    told: 'refund declined | refund.declined',
  },
  {
    it: 'a refund that its bank sends back is undone, and can be asked again',
    before: { ...CAPTURED, refunded_amount: 500n },
    operation: operationState('refund', 300n, { status: 'succeeded', moved_amount: 300n }),
    report: declinedReport(FINAL),
    after: 'captured: authorized 1000, captured 1000, refunded 200, closed',
    ledger: 'correct 300',
    told: 'refund declined | refund.declined',
  },
  {
    it: 'of a refund, also what was taken back by the bank meanwhile stays taken back',
    before: { ...CAPTURED, status: 'returned', returned_amount: 1000n, refunded_amount: 300n },
    operation: operationState('refund', 300n, { status: 'succeeded', moved_amount: 300n }),
    report: failedReport(FINAL),
    after: 'returned: authorized 1000, captured 1000, returned 1000, closed',
    ledger: 'correct 300',
    told: 'refund failed | refund.failed',
  },
  {
    it: 'a refund that came back does not succeed again by an older event',
    before: CAPTURED,
    operation: operationState('refund', 300n, { status: 'declined', moved_amount: 300n }),
    report: movedReport(300n),
    after: 'ignored: the operation is declined already',
    told: 'refund succeeded |',
  },
  {
    it: 'a refund of unknown outcome stays reserved',
    before: refundingState(300n),
    operation: operationState('refund', 300n),
    report: unknown,
    after: 'captured: authorized 1000, captured 1000, refunding 300, closed',
    told: 'refund unknown | refund.processing',
  },
  {
    it: 'an increment raises what is promised',
    before: { ...AUTHORIZED, incrementing_amount: 250n },
    operation: operationState('increment', 250n),
    report: movedReport(250n),
    after: 'authorized: authorized 1250, held 1250',
    ledger: 'authorize 250',
    told: 'authorization-increment-succeeded |',
  },
  {
    it: 'a refused increment leaves all as it was',
    before: { ...AUTHORIZED, incrementing_amount: 250n },
    operation: operationState('increment', 250n),
    report: declinedReport(FINAL),
    after: 'authorized: authorized 1000, held 1000',
    told: 'authorization-increment-failed |',
  },
  {
    it: 'an authorization while gift cards are redeemed moves amounts, and no status',
    before: { ...PROCESSING, gift_card_amount: 200n, tenders: 'open' },
    operation: operationState('authorize', 800n),
    report: authorizedReport(800n),
    after: 'processing: authorized 800, held 800, tenders open',
    ledger: 'authorize 800',
    told: 'authorization-succeeded |',
  },
];

testReports([...CAPTURES, ...AFTERWARDS]);

const RETURNS: readonly Readonly<
  Pick<ReportRow, 'it' | 'before' | 'after' | 'ledger' | 'told'> & { returned: bigint }
>[] = [
  {
    it: 'a return of all reverses the capture, which stays in the books',
    before: CAPTURED,
    returned: 1000n,
    after: 'returned: authorized 1000, captured 1000, returned 1000, closed',
    ledger: 'return 1000',
    told: 'return, status returned | transaction.failed',
  },
  {
    it: 'a return beside a refund takes both, as the bank does',
    before: { ...CAPTURED, refunded_amount: 400n },
    returned: 1000n,
    after: 'returned: authorized 1000, captured 1000, refunded 400, returned 1000, closed',
    ledger: 'return 1000',
    told: 'return, status returned | transaction.failed',
  },
  {
    it: 'a second return adds what is new of it',
    before: { ...CAPTURED, status: 'returned', returned_amount: 300n },
    returned: 500n,
    after: 'returned: authorized 1000, captured 1000, returned 500, closed',
    ledger: 'return 200',
    told: 'return | transaction.modified',
  },
  {
    it: 'a return that is told twice counts once',
    before: { ...CAPTURED, status: 'returned', returned_amount: 500n },
    returned: 500n,
    after: 'ignored: this return is known',
    told: '|',
  },
  {
    it: 'no more can be returned than was captured',
    before: { ...CAPTURED, status: 'returned', returned_amount: 1000n },
    returned: 1500n,
    after: 'ignored: this return is known',
    told: '|',
  },
  {
    it: 'gift cards beside a debit that is taken back get their money back',
    before: { ...CAPTURED, amount: 1300n, gift_card_amount: 300n, tenders: 'settled' },
    returned: 1000n,
    after: 'returned: authorized 1000, captured 1000, returned 1000, closed, tenders unwinding',
    ledger: 'return 1000',
    told: 'return, status returned | transaction.failed',
  },
  {
    it: 'a part that is taken back leaves the gift cards beside it as they are',
    before: { ...CAPTURED, amount: 1300n, gift_card_amount: 300n, tenders: 'settled' },
    returned: 400n,
    after: 'returned: authorized 1000, captured 1000, returned 400, closed, tenders settled',
    ledger: 'return 400',
    told: 'return, status returned | transaction.failed',
  },
  {
    it: 'a return while gift cards are being redeemed turns everything back',
    before: {
      ...CAPTURED,
      status: 'processing',
      amount: 1300n,
      gift_card_amount: 300n,
      tenders: 'open',
    },
    returned: 1000n,
    after: 'processing: authorized 1000, captured 1000, returned 1000, closed, tenders unwinding',
    ledger: 'return 1000',
    told: 'return | transaction.modified',
  },
  {
    it: 'what was never captured cannot be returned',
    before: AUTHORIZED,
    returned: 1000n,
    after: 'ignored: the transaction is authorized',
    told: '|',
  },
];

for (const { it, before, returned, ...expected } of RETURNS)
  test(it, () => {
    const changes = applyReturn(before, operationState('authorize', 1000n), {
      amount: returned,
      code: FINAL,
      raw: { code: 'R01', description: null },
    });
    assert.deepEqual(printChanges(before, changes), { ledger: '', ...expected });
  });

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
