import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTransaction, printState } from '../../../test/domain/transaction-states.ts';
import { type Limits, type Request, decide } from './decide.ts';
import type { TransactionState } from './state.ts';

/** What a wish makes of a transaction before anything is sent, row by row: for how much, and what it reserves. */
type Row = Readonly<{
  it: string;
  before: TransactionState;
  wish: Request;
  limits?: Partial<Limits>;
  /** The amount and the transaction as its intent is committed, or why not. */
  then: string;
}>;

const ALL: Limits = {
  overCaptureAmount: null,
  overCapturePercentage: null,
  partialCapture: true,
  multipleCaptures: true,
  overCapture: true,
  partialRefund: true,
  releasesRest: true,
};
const AUTHORIZED: TransactionState = {
  ...newTransaction('authorize', 1000n),
  status: 'authorized',
  authorized_amount: 1000n,
  held_amount: 1000n,
};
const PART_CAPTURED: TransactionState = {
  ...AUTHORIZED,
  status: 'captured',
  captured_amount: 300n,
  held_amount: 700n,
};
const CAPTURED: TransactionState = {
  ...AUTHORIZED,
  status: 'captured',
  captured_amount: 1000n,
  held_amount: 0n,
  capture_closed: true,
};
const capture = (amount: bigint | null, final = true): Request => ({ kind: 'capture', amount, final });
const refund = (amount: bigint | null): Request => ({ kind: 'refund', amount });

const ROWS: readonly Row[] = [
  {
    it: 'a capture without an amount takes all that is left',
    before: AUTHORIZED,
    wish: capture(null),
    then: '1000, capture_pending: authorized 1000, held 1000, capturing 1000, closing',
  },
  {
    it: 'a capture of a part that is not final lets others follow',
    before: AUTHORIZED,
    wish: capture(300n, false),
    then: '300, capture_pending: authorized 1000, held 1000, capturing 300',
  },
  {
    it: 'a second capture without an amount takes the rest',
    before: PART_CAPTURED,
    wish: capture(null),
    then: '700, captured: authorized 1000, held 700, capturing 700, captured 300, closing',
  },
  {
    it: 'what is under way counts as captured',
    before: { ...PART_CAPTURED, capturing_amount: 500n },
    wish: capture(300n, false),
    then: '/amount is more than the 200 that can still be captured',
  },
  {
    it: 'a capture of nothing is refused',
    before: AUTHORIZED,
    wish: capture(0n),
    then: '/amount must be greater than 0: a void lets go of what is left',
  },
  {
    it: 'a capture of a part is refused where the payment service takes all or nothing',
    before: AUTHORIZED,
    wish: capture(300n),
    limits: { partialCapture: false },
    then: '/amount this payment service captures only all that was authorized',
  },
  {
    it: 'a capture that lets others follow is refused where there can be one only',
    before: AUTHORIZED,
    wish: capture(300n, false),
    limits: { multipleCaptures: false },
    then: '/final this payment service captures only once',
  },
  {
    it: 'a second capture is refused where there can be one only',
    before: PART_CAPTURED,
    wish: capture(null),
    limits: { multipleCaptures: false },
    then: 'refused: this payment service captures only once',
  },
  {
    it: 'nothing is captured after the final capture',
    before: CAPTURED,
    wish: capture(1n),
    then: 'refused: the final capture was made',
  },
  {
    it: 'nothing is captured beside a final capture',
    before: { ...AUTHORIZED, status: 'capture_pending', capturing_amount: 300n, capture_closing: true },
    wish: capture(100n),
    then: 'refused: a final capture, or a void of what is left, is under way',
  },
  {
    it: 'nothing more than was authorized is captured where no limit says so',
    before: AUTHORIZED,
    wish: capture(1001n),
    then: '/amount is more than the 1000 that can still be captured',
  },
  {
    it: 'a capture beyond the authorization reserves what it goes beyond',
    before: AUTHORIZED,
    wish: capture(1080n),
    limits: { overCapturePercentage: 10n },
    then: '1080, capture_pending: authorized 1000, held 1000, capturing 1080, over by 80, closing',
  },
  {
    it: 'a capture beyond the limit is refused',
    before: AUTHORIZED,
    wish: capture(1101n),
    limits: { overCapturePercentage: 10n },
    then: '/amount is more than the 1100 that can still be captured',
  },
  {
    it: 'a capture of what was not authorized is refused',
    before: newTransaction('authorize', 1000n),
    wish: capture(null),
    then: 'refused: a transaction that is processing cannot be captured',
  },
  {
    it: 'a refund without an amount gives back all that is left',
    before: { ...CAPTURED, refunded_amount: 300n },
    wish: refund(null),
    then: '700, captured: authorized 1000, captured 1000, refunding 700, refunded 300, closed',
  },
  {
    it: 'a refund beside another gives back what that one leaves',
    before: { ...CAPTURED, refunding_amount: 600n },
    wish: refund(500n),
    then: '/amount is more than the 400 that can still be refunded',
  },
  {
    it: 'a refund gives back what a chargeback has left',
    before: { ...CAPTURED, charged_back_amount: 400n },
    wish: refund(null),
    then: '600, captured: authorized 1000, captured 1000, refunding 600, charged back 400, closed',
  },
  {
    it: 'a refund of more than a chargeback has left names the chargeback',
    before: { ...CAPTURED, charged_back_amount: 400n },
    wish: refund(1000n),
    then:
      '/amount is more than the 600 that can still be refunded: a chargeback took 400 of it back for the buyer ' +
      'already; despite_chargeback refunds that all the same',
  },
  {
    it: 'a refund of what a chargeback took whole is refused, and names it',
    before: { ...CAPTURED, charged_back_amount: 1000n },
    wish: refund(null),
    then:
      'refused: nothing is left to refund: a chargeback took 1000 of it back for the buyer already; ' +
      'despite_chargeback refunds that all the same',
  },
  {
    it: 'a refund despite a chargeback is made where the merchant says so',
    before: { ...CAPTURED, charged_back_amount: 1000n, over_refund_limit: 0n },
    wish: { kind: 'refund', amount: null, despiteChargeback: true },
    then:
      '1000, captured: authorized 1000, captured 1000, refunding 1000, charged back 1000, ' +
      'refunded over by 1000, closed',
  },
  {
    it: 'a refund despite a chargeback is still no more than what was captured',
    before: { ...CAPTURED, charged_back_amount: 1000n, refunded_amount: 700n, over_refund_limit: 700n },
    wish: { kind: 'refund', amount: 400n, despiteChargeback: true },
    then: '/amount is more than the 300 that can still be refunded',
  },
  {
    it: 'a chargeback that was reversed takes nothing from what can be refunded',
    before: { ...CAPTURED, charged_back_amount: -100n },
    wish: refund(null),
    then: '1000, captured: authorized 1000, captured 1000, refunding 1000, charged back -100, closed',
  },
  {
    it: 'a refund of a part is refused where the payment service gives back all or nothing',
    before: CAPTURED,
    wish: refund(300n),
    limits: { partialRefund: false },
    then: '/amount this payment service refunds only all that was captured',
  },
  {
    it: 'a refund of nothing is refused',
    before: CAPTURED,
    wish: refund(0n),
    then: '/amount must be greater than 0',
  },
  {
    it: 'what was given back cannot be given back again',
    before: { ...CAPTURED, refunded_amount: 1000n },
    wish: refund(null),
    then: 'refused: nothing is left to refund',
  },
  {
    it: 'what the bank took back cannot be given back again',
    before: { ...CAPTURED, status: 'returned', returned_amount: 700n },
    wish: refund(400n),
    then: '/amount is more than the 300 that can still be refunded',
  },
  {
    it: 'a promise that was not captured cannot be refunded',
    before: AUTHORIZED,
    wish: refund(null),
    then: 'refused: a transaction that is authorized cannot be refunded',
  },
  {
    it: 'a void ends the whole promise',
    before: AUTHORIZED,
    wish: { kind: 'void' },
    then: '1000, void_pending: authorized 1000, held 1000',
  },
  {
    it: 'what was captured is refunded, not voided',
    before: CAPTURED,
    wish: { kind: 'void' },
    then: 'refused: a transaction that is captured cannot be voided: nothing of it is held any more',
  },
  {
    it: 'what is left behind a capture in part is voided, and no other capture starts meanwhile',
    before: PART_CAPTURED,
    wish: { kind: 'void' },
    then: '700, captured: authorized 1000, held 700, captured 300, closing',
  },
  {
    it: 'a capture while what is left is voided is refused',
    before: { ...PART_CAPTURED, capture_closing: true },
    wish: capture(100n, false),
    then: 'refused: a final capture, or a void of what is left, is under way',
  },
  {
    it: 'a void of what is left waits for a capture that is under way',
    before: { ...PART_CAPTURED, capturing_amount: 100n },
    wish: { kind: 'void' },
    then: 'refused: a capture is still under way',
  },
  {
    it: 'a void of what is left is refused where the payment service has none',
    before: PART_CAPTURED,
    wish: { kind: 'void' },
    limits: { releasesRest: false },
    then: 'refused: this payment service does not let go of what is left of a captured payment: it expires',
  },
  {
    it: 'what is left of a payment that is captured in part expires',
    before: PART_CAPTURED,
    wish: { kind: 'expire' },
    then: '700, captured: authorized 1000, captured 300, closed',
  },
  {
    it: 'an increment is reserved, and promises nothing yet',
    before: AUTHORIZED,
    wish: { kind: 'increment', amount: 250n },
    then: '250, authorized: authorized 1000, held 1000, incrementing 250',
  },
  {
    it: 'nothing starts beside an increment',
    before: { ...AUTHORIZED, incrementing_amount: 250n },
    wish: capture(null),
    then: 'refused: an increment of the authorization is still under way',
  },
  {
    it: 'a question is asked beside an increment, too',
    before: { ...AUTHORIZED, incrementing_amount: 250n },
    wish: { kind: 'sync' },
    then: '0, authorized: authorized 1000, held 1000, incrementing 250',
  },
  {
    it: 'a promise that expires holds nothing any more',
    before: AUTHORIZED,
    wish: { kind: 'expire' },
    then: '1000, expired: authorized 1000',
  },
  {
    it: 'a promise that expires beside redeemed gift cards gives them back',
    before: { ...AUTHORIZED, tenders: 'settled' },
    wish: { kind: 'expire' },
    then: '1000, expired: authorized 1000, tenders unwinding',
  },
  {
    it: 'a payment of which nothing is held any more does not expire',
    before: CAPTURED,
    wish: { kind: 'expire' },
    then: 'refused: nothing of it is held any more',
  },
  {
    it: 'a buyer who was not heard of can be cancelled',
    before: { ...newTransaction('capture', 1000n), status: 'buyer_approval_pending' },
    wish: { kind: 'cancel' },
    then: '0, buyer_approval_pending',
  },
  {
    it: 'a buyer who was not heard of can be cancelled beside gift cards',
    before: { ...newTransaction('capture', 1000n), status: 'pending', tenders: 'open' },
    wish: { kind: 'cancel' },
    then: '0, pending: tenders open',
  },
  {
    it: 'nothing else starts while gift cards are redeemed',
    before: { ...AUTHORIZED, tenders: 'open' },
    wish: capture(null),
    then: 'refused: its gift cards are still being redeemed or given back',
  },
  {
    it: 'a buyer’s time does not end while gift cards are redeemed',
    before: { ...newTransaction('capture', 1000n), status: 'pending', tenders: 'open' },
    wish: { kind: 'expire' },
    then: 'refused: its gift cards are still being redeemed or given back',
  },
  {
    it: 'what waits for nobody is not cancelled while gift cards are given back',
    before: { ...newTransaction('capture', 1000n), status: 'processing', tenders: 'unwinding' },
    wish: { kind: 'cancel' },
    then: 'refused: its gift cards are still being redeemed or given back',
  },
  {
    it: 'a raise of nothing is none',
    before: AUTHORIZED,
    wish: { kind: 'increment', amount: 0n },
    then: '/amount must be greater than 0',
  },
  {
    it: 'a refund of all is no refund in part',
    before: CAPTURED,
    wish: { kind: 'refund', amount: CAPTURED.captured_amount },
    limits: { partialRefund: false },
    then: `${CAPTURED.captured_amount}, ${printState({ ...CAPTURED, refunding_amount: CAPTURED.captured_amount })}`,
  },
  {
    it: 'a capture of all is no capture in part',
    before: AUTHORIZED,
    wish: { kind: 'capture', amount: 1000n, final: true },
    limits: { partialCapture: false, multipleCaptures: false },
    then: '1000, capture_pending: authorized 1000, held 1000, capturing 1000, closing',
  },
  {
    it: 'what is captured as a whole, by captures that were not final, is not captured again',
    before: { ...PART_CAPTURED, captured_amount: 1000n, held_amount: 0n },
    wish: { kind: 'capture', amount: null, final: true },
    then: 'refused: nothing is left to capture',
  },
  {
    it: 'what is left is not voided while it is being captured for good',
    before: { ...PART_CAPTURED, capture_closing: true },
    wish: { kind: 'void' },
    then: 'refused: a final capture, or a void of what is left, is under way',
  },
  ...(
    [
      [{ kind: 'void' }, 'be voided'],
      [{ kind: 'cancel' }, 'be cancelled'],
      [{ kind: 'increment', amount: 1n }, 'have its authorization raised'],
      [{ kind: 'expire' }, 'expire'],
      [{ kind: 'refund', amount: null }, 'be refunded'],
      [{ kind: 'capture', amount: null, final: true }, 'be captured'],
    ] as const
  ).map(([wish, verb]) => ({
    it: `what was declined cannot ${verb}`,
    before: { ...newTransaction('capture', 1000n), status: 'declined' as const },
    wish,
    then: `refused: a transaction that is declined cannot ${verb}`,
  })),
];

for (const { it, before, wish, limits = {}, then } of ROWS)
  test(it, () => {
    const decided = decide(before, wish, { ...ALL, ...limits });
    switch (decided.kind) {
      case 'go':
        return assert.equal(`${decided.amount}, ${printState({ ...before, ...decided.patch })}`, then);
      case 'rule':
        return assert.equal(`${decided.pointer} ${decided.message}`, then);
      case 'state':
        return assert.equal(`refused: ${decided.message}`, then);
      default:
        return decided satisfies never;
    }
  });

test('what is asked for is the last of its kind, but for a capture that says otherwise', () => {
  for (const [before, wish, final] of [
    [AUTHORIZED, { kind: 'void' }, true],
    [CAPTURED, { kind: 'refund', amount: null }, true],
    [AUTHORIZED, { kind: 'capture', amount: null, final: true }, true],
    [AUTHORIZED, { kind: 'capture', amount: 100n, final: false }, false],
  ] as const) {
    const decided = decide(before, wish, ALL);
    assert.equal(decided.kind === 'go' && decided.final, final, wish.kind);
  }
});
