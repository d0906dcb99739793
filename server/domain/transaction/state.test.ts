import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { brokenInvariants, leftToCapture, leftToRefund, overRefund, type TransactionState } from './state.ts';

const NEW = newTransaction('capture', 1000n);
const HELD: TransactionState = { ...NEW, status: 'authorized', authorized_amount: 1000n, held_amount: 1000n };
const CAPTURED: TransactionState = {
  ...HELD,
  status: 'captured',
  held_amount: 0n,
  captured_amount: 1000n,
  capture_closed: true,
};

test('a state that can be has no broken invariant, at each limit', () => {
  for (const state of [
    NEW,
    HELD,
    CAPTURED,
    { ...NEW, gift_card_amount: 1000n },
    { ...HELD, status: 'capture_pending' as const, capturing_amount: 1000n },
    {
      ...HELD,
      captured_amount: 300n,
      capturing_amount: 700n,
      held_amount: 700n,
      status: 'captured' as const,
    },
    { ...CAPTURED, captured_amount: 1100n, over_capture_limit: 100n },
    { ...CAPTURED, refunded_amount: 400n, refunding_amount: 600n },
    { ...CAPTURED, refunded_amount: 400n, charged_back_amount: 1000n, over_refund_limit: 400n },
    { ...CAPTURED, charged_back_amount: -1000n },
    { ...CAPTURED, status: 'returned' as const, returned_amount: 1000n },
    // While gift cards are redeemed or given back, the status says nothing of the payment method.
    { ...CAPTURED, status: 'processing' as const, tenders: 'open' as const },
    { ...HELD, status: 'processing' as const, tenders: 'unwinding' as const, capturing_amount: 1000n },
    { ...CAPTURED, tenders: 'settled' as const, captured_amount: 0n },
    { ...CAPTURED, tenders: 'settled' as const, returned_amount: 10n },
  ])
    assert.deepEqual(brokenInvariants(state), []);
});

test('each invariant that is broken is named', () => {
  const rows: readonly (readonly [TransactionState, readonly string[]])[] = [
    [{ ...NEW, gift_card_amount: 1001n }, ['gift cards pay at most the amount']],
    [
      { ...HELD, status: 'capture_pending', capturing_amount: 1001n },
      ['captured and capturing stay within authorized and the over-capture limit'],
    ],
    [
      { ...CAPTURED, captured_amount: 1101n, over_capture_limit: 100n },
      ['captured and capturing stay within authorized and the over-capture limit'],
    ],
    [
      { ...CAPTURED, refunded_amount: 600n, refunding_amount: 401n },
      ['refunded, refunding and charged back stay within captured and the over-refund limit'],
    ],
    [
      { ...CAPTURED, refunded_amount: 1n, charged_back_amount: 1000n },
      ['refunded, refunding and charged back stay within captured and the over-refund limit'],
    ],
    [{ ...CAPTURED, status: 'returned', returned_amount: 1001n }, ['returned stays within captured']],
    [{ ...CAPTURED, returned_amount: 1n }, ['returned shows']],
    [{ ...CAPTURED, status: 'returned' }, ['returned shows']],
    [{ ...HELD, held_amount: 1001n }, ['held stays within authorized']],
    [{ ...HELD, capture_closed: true }, ['nothing is held once captures are closed']],
    ...(['voided', 'expired', 'declined', 'failed', 'processing'] as const).map(
      (status) => [{ ...HELD, status }, ['an authorization that is gone holds nothing']] as const,
    ),
    [{ ...HELD, status: 'captured' }, ['captured means that something was captured']],
    [
      { ...HELD, status: 'returned', returned_amount: 0n },
      ['returned shows', 'captured means that something was captured'],
    ],
    [
      { ...HELD, held_amount: 0n, captured_amount: 1000n },
      ['only captured transactions have captured amounts'],
    ],
    [{ ...HELD, capturing_amount: 1000n }, ['a reservation to capture shows']],
  ];
  for (const [state, names] of rows) assert.deepEqual(brokenInvariants(state), names);
  for (const name of [
    ...(['amount', 'authorized_amount', 'held_amount', 'captured_amount', 'refunded_amount'] as const),
    ...(['returned_amount', 'capturing_amount', 'refunding_amount', 'incrementing_amount'] as const),
    ...(['over_capture_limit', 'over_refund_limit', 'gift_card_amount'] as const),
  ])
    assert.ok(brokenInvariants({ ...NEW, [name]: -1n }).includes('no amount is negative'), name);
});

test('what is left is never below nothing', () => {
  assert.equal(leftToCapture({ ...HELD, captured_amount: 300n, capturing_amount: 100n }), 600n);
  assert.equal(leftToCapture({ ...HELD, captured_amount: 1100n }), 0n);
  const gone = { ...CAPTURED, refunded_amount: 100n, refunding_amount: 50n, returned_amount: 20n };
  assert.equal(leftToRefund(gone), 830n);
  assert.equal(leftToRefund({ ...gone, charged_back_amount: 30n }), 800n);
  assert.equal(leftToRefund({ ...gone, charged_back_amount: 30n }, true), 830n);
  assert.equal(leftToRefund({ ...gone, charged_back_amount: -30n }), 830n);
  assert.equal(leftToRefund({ ...gone, charged_back_amount: 900n }), 0n);
  assert.equal(overRefund({ ...gone, charged_back_amount: 900n }), 50n);
  assert.equal(overRefund({ ...gone, charged_back_amount: -900n }), 0n);
  assert.equal(overRefund(gone), 0n);
});
