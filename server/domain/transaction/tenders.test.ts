import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import type { TransactionState } from './state.ts';
import {
  decideMove,
  type GiftCardTender,
  giftCardsAfter,
  giftCardsBack,
  isTendering,
  leftOf,
  methodAmount,
  movedInAll,
  nextTenderStep,
  type TenderStep,
} from './tenders.ts';

type View = Parameters<typeof nextTenderStep>[0];
type Change = Partial<Omit<View, 'state'>> & Readonly<{ state?: Partial<TransactionState> }>;

const CARD: GiftCardTender = {
  tender_id: 'first',
  position: 1,
  status: 'created',
  amount: 300n,
  captured_amount: 0n,
  refunded_amount: 0n,
  gift_card_id: null,
  bin: '123456',
  sub_bin: '01',
  last_four: '0001',
  vault_record_id: null,
  provider_reference: null,
  error_code: null,
  raw_error_code: null,
  raw_error_message: null,
};
const REDEEMED: GiftCardTender = { ...CARD, status: 'succeeded', captured_amount: 300n };
const OTHER: GiftCardTender = { ...CARD, tender_id: 'second', position: 2 };
const REFUSED: GiftCardTender = { ...OTHER, status: 'failed', error_code: 'insufficient_funds' };

const authorize = (status: View['operations'][number]['status']): View['operations'][number] =>
  operationOf('authorize', status);

test('cards are redeemed one after the other once the payment method has said yes, and then it is captured', () => {
  const paid = { operations: [authorize('succeeded')] };
  assertSteps([
    ['the payment method is not asked yet', { operations: [] }, 'wait'],
    ['it does not know yet', { operations: [authorize('pending')] }, 'wait'],
    ['its answer is not known', { operations: [authorize('sent')] }, 'wait'],
    ['it may have happened', { operations: [authorize('unknown')] }, 'wait'],
    ['it said no', { operations: [authorize('declined')] }, 'land declined'],
    ['it did not happen', { operations: [authorize('failed')] }, 'land failed'],
    ['the last try counts', { operations: [authorize('declined'), authorize('succeeded')] }, 'redeem first'],
    ['yes', paid, 'redeem first'],
    ['a card is being asked', { ...paid, cardOperations: [redeemed('sent')] }, 'wait'],
    ['the first gave', { ...paid, giftCards: [REDEEMED, OTHER] }, 'redeem second'],
    ['one refused', { ...paid, giftCards: [REDEEMED, REFUSED] }, 'unwind'],
    ['one refused before another was asked', { ...paid, giftCards: [REFUSED, CARD] }, 'unwind'],
    ['all gave', { ...paid, giftCards: [REDEEMED] }, 'move capture'],
    ['only authorized', { ...paid, giftCards: [REDEEMED], capturesNow: false }, 'land authorized'],
    [
      'cannot be captured',
      { ...paid, giftCards: [REDEEMED], can: able({ capture: false }) },
      'land authorized',
    ],
    [
      'was captured at once',
      { ...paid, giftCards: [REDEEMED], state: { captured_amount: 700n } },
      'land captured',
    ],
    [
      'the capture does not know yet',
      { operations: [authorize('succeeded'), operationOf('capture', 'pending')], giftCards: [REDEEMED] },
      'land capture_pending',
    ],
    [
      'the capture was refused',
      { operations: [authorize('succeeded'), operationOf('capture', 'declined')], giftCards: [REDEEMED] },
      'unwind',
    ],
    ['cards alone, not redeemed', { hasMethod: false, operations: [] }, 'redeem first'],
    [
      'cards alone',
      { hasMethod: false, operations: [], giftCards: [REDEEMED], capturesNow: false },
      'land captured',
    ],
  ]);
});

test('while its buyer or the transfer is awaited nothing is redeemed, and nothing is after its end', () => {
  const redeemable = { operations: [authorize('succeeded')] };
  assertSteps([
    ['the buyer', { ...redeemable, state: { status: 'buyer_approval_pending' } }, 'wait'],
    ['the transfer', { ...redeemable, state: { status: 'pending' } }, 'wait'],
    ['the end', { ...redeemable, state: { status: 'expired' } }, 'land expired'],
    ['all is settled', { ...redeemable, state: { tenders: 'settled' } }, 'done'],
    ['no cards', { ...redeemable, state: { tenders: 'none' } }, 'done'],
  ]);
});

test('what is unwound goes back to the cards first, then to the payment method, and five times at most', () => {
  const five = Array.from({ length: 5 }, () => givenBack('failed'));
  const back = { state: { tenders: 'unwinding' as const, held_amount: 700n } };
  const returned = { ...REDEEMED, refunded_amount: 300n };
  const voids = (count: number, status: 'declined' | 'failed' | 'succeeded'): View['operations'] =>
    Array.from({ length: count }, () => operationOf('void', status));
  assertSteps([
    ['a card', { ...back, giftCards: [REDEEMED, REFUSED] }, 'give_back first'],
    ['a part of it', { ...back, giftCards: [{ ...REDEEMED, refunded_amount: 299n }] }, 'give_back first'],
    [
      'once more',
      { ...back, giftCards: [REDEEMED], cardOperations: five.slice(0, 1) },
      'give_back first again',
    ],
    [
      'a fifth time',
      { ...back, giftCards: [REDEEMED], cardOperations: five.slice(1) },
      'give_back first again',
    ],
    [
      'another card’s tries do not count',
      { ...back, giftCards: [{ ...REDEEMED, tender_id: 'second' }], cardOperations: five },
      'give_back second',
    ],
    [
      'nor do those that were made, or that redeemed',
      {
        ...back,
        giftCards: [REDEEMED],
        cardOperations: [
          ...five.map((one) => ({ ...one, status: 'succeeded' as const })),
          redeemed('failed'),
        ],
      },
      'give_back first',
    ],
    ['never a sixth time', { ...back, giftCards: [REDEEMED], cardOperations: five }, 'move void'],
    ['then what is held', { ...back, giftCards: [returned] }, 'move void'],
    ['again', { ...back, giftCards: [returned], operations: voids(1, 'declined') }, 'move void again'],
    [
      'again, after it failed',
      { ...back, giftCards: [returned], operations: voids(1, 'failed') },
      'move void again',
    ],
    ['a fifth time', { ...back, giftCards: [returned], operations: voids(4, 'failed') }, 'move void again'],
    [
      'refused five times',
      { ...back, giftCards: [returned], operations: voids(5, 'declined') },
      'land failed, something is left',
    ],
    [
      'cannot be voided',
      { ...back, giftCards: [returned], can: able({ void: false }) },
      'land failed, something is left',
    ],
    [
      'what is voided is awaited',
      { ...back, giftCards: [returned], operations: [operationOf('void', 'pending')] },
      'wait',
    ],
    [
      'and what is refunded',
      { ...back, giftCards: [REDEEMED], operations: [operationOf('refund', 'pending')] },
      'wait',
    ],
    [
      'beside what has ended',
      {
        ...back,
        giftCards: [REDEEMED],
        operations: [authorize('succeeded'), operationOf('void', 'pending')],
      },
      'wait',
    ],
    [
      'those that were made do not count',
      { ...back, giftCards: [returned], operations: voids(5, 'succeeded') },
      'move void',
    ],
    [
      'nor those of another kind',
      {
        ...back,
        giftCards: [returned],
        operations: voids(5, 'declined').map((one) => ({ ...one, kind: 'capture' })),
      },
      'move void',
    ],
    [
      'a capture that does not know yet is not',
      { ...back, giftCards: [REDEEMED], operations: [operationOf('capture', 'pending')] },
      'give_back first',
    ],
    [
      'a refund of what was captured',
      { state: { tenders: 'unwinding', captured_amount: 700n }, giftCards: [returned] },
      'move refund',
    ],
    [
      'that cannot be made',
      {
        state: { tenders: 'unwinding', captured_amount: 700n },
        giftCards: [returned],
        can: able({ refund: false }),
      },
      'land failed, something is left',
    ],
  ]);
});

test('what was unwound lands with the cause, and says whether something is left', () => {
  const gone = { tenders: 'unwinding' as const };
  const returned = { ...REDEEMED, refunded_amount: 300n };
  const stuck = Array.from({ length: 5 }, () => givenBack('failed'));
  const capture = { ...operationOf('capture', 'declined'), error_code: 'suspected_fraud' };
  assertSteps([
    [
      'the capture’s, whatever was refused after it',
      {
        state: gone,
        giftCards: [returned],
        operations: [capture, { ...operationOf('void', 'declined'), error_code: 'other_decline' }],
      },
      'land failed: suspected_fraud',
    ],
    ['nothing was taken', { state: gone, giftCards: [CARD] }, 'land failed'],
    ['a card’s cause', { state: gone, giftCards: [returned, REFUSED] }, 'land failed: insufficient_funds'],
    [
      'it comes before the capture’s',
      { state: gone, giftCards: [REFUSED], operations: [capture] },
      'land failed: insufficient_funds',
    ],
    [
      'the capture’s',
      { state: gone, giftCards: [returned], operations: [capture] },
      'land failed: suspected_fraud',
    ],
    [
      'the bank took it back',
      { state: { ...gone, returned_amount: 1n }, giftCards: [returned] },
      'land returned',
    ],
    [
      'a card keeps it',
      { state: gone, giftCards: [REDEEMED], cardOperations: stuck },
      'land failed, something is left',
    ],
    [
      'after its end',
      { state: { ...gone, status: 'voided', held_amount: 700n }, giftCards: [returned] },
      'land voided',
    ],
    [
      'after its end, a card keeps it',
      { state: { ...gone, status: 'expired' }, giftCards: [returned, REDEEMED], cardOperations: stuck },
      'land expired, something is left',
    ],
  ]);
});

test('a step of the payment method moves all that it holds, and reserves it', () => {
  const state = {
    ...newTransaction('capture', 1000n),
    gift_card_amount: 300n,
    authorized_amount: 700n,
    held_amount: 690n,
    capturing_amount: 10n,
  };
  assert.equal(methodAmount(state), 700n);
  assert.deepEqual(decideMove(state, 'capture'), {
    amount: 690n,
    patch: { capturing_amount: 700n, capture_closing: true },
  });
  assert.deepEqual(decideMove(state, 'void'), { amount: 690n, patch: {} });
  const captured = { ...state, captured_amount: 700n, refunding_amount: 50n };
  assert.deepEqual(decideMove(captured, 'refund'), { amount: 650n, patch: { refunding_amount: 700n } });
});

test('cards go back only where they were settled', () => {
  const state = newTransaction('capture', 1000n);
  assert.deepEqual(giftCardsBack({ ...state, tenders: 'settled' }), { tenders: 'unwinding' });
  for (const tenders of ['none', 'open', 'unwinding'] as const)
    assert.deepEqual(giftCardsBack({ ...state, tenders }), {});
  assert.deepEqual((['none', 'open', 'unwinding', 'settled'] as const).map(isTendering), [
    false,
    true,
    true,
    false,
  ]);
});

test('an answer of a provider is kept with the card that it is about, and with no other', () => {
  const cards = [CARD, OTHER];
  const answered = { ...CARD, provider_reference: 'ref', raw_error_code: '7', raw_error_message: 'words' };
  const told = {
    operation_id: 'first',
    target_id: null,
    amount: 300n,
    processor_reference: 'ref',
    error_code: null,
    raw_response_code: '7',
    raw_response_description: 'words',
  };
  assert.deepEqual(giftCardsAfter(cards, { ...told, kind: 'redeem-gift-card', status: 'succeeded' }), [
    { ...answered, status: 'succeeded', captured_amount: 300n },
    OTHER,
  ]);
  assert.deepEqual(
    giftCardsAfter(cards, {
      ...told,
      kind: 'redeem-gift-card',
      status: 'failed',
      error_code: 'expired_card',
    }),
    [{ ...answered, status: 'failed', error_code: 'expired_card' }, OTHER],
  );
  for (const status of ['sent', 'unknown', 'pending'] as const)
    assert.deepEqual(giftCardsAfter(cards, { ...told, kind: 'redeem-gift-card', status }), cards);

  const refund = { ...told, kind: 'refund-gift-card', operation_id: 'refund', target_id: 'first' } as const;
  const partly = [{ ...REDEEMED, refunded_amount: 100n }, OTHER];
  assert.deepEqual(giftCardsAfter(partly, { ...refund, amount: 150n, status: 'succeeded' }), [
    { ...REDEEMED, refunded_amount: 250n },
    OTHER,
  ]);
  assert.deepEqual(giftCardsAfter(partly, { ...refund, status: 'failed' }), partly);
  assert.equal(leftOf({ ...REDEEMED, refunded_amount: 250n }), 50n);
});

function assertSteps(rows: readonly (readonly [string, Change, string])[]): void {
  assert.deepEqual(
    rows.map(([name, change]) => `${name}: ${print(nextTenderStep(viewWith(change)))}`),
    rows.map(([name, , expected]) => `${name}: ${expected}`),
  );
}

/** A captured payment of 1000, of which a gift card pays 300. */
function viewWith({ state, ...change }: Change): View {
  const amounts = { gift_card_amount: 300n, authorized_amount: 700n, tenders: 'open' as const };
  return {
    state: { ...newTransaction('capture', 1000n), ...amounts, ...state },
    hasMethod: true,
    capturesNow: true,
    can: able({}),
    operations: [authorize('succeeded')],
    giftCards: [CARD],
    cardOperations: [],
    ...change,
  };
}

function able(change: Partial<View['can']>): View['can'] {
  return { capture: true, void: true, refund: true, ...change };
}

function operationOf(
  kind: View['operations'][number]['kind'],
  status: View['operations'][number]['status'],
): View['operations'][number] {
  return { kind, status, error_code: null };
}

function redeemed(status: View['cardOperations'][number]['status']): View['cardOperations'][number] {
  return { kind: 'redeem-gift-card', status, target_id: 'first' };
}

function givenBack(status: View['cardOperations'][number]['status']): View['cardOperations'][number] {
  return { kind: 'refund-gift-card', status, target_id: 'first' };
}

function print(step: TenderStep): string {
  switch (step.kind) {
    case 'redeem':
      return `redeem ${step.giftCard.tender_id}`;
    case 'give_back':
      return `give_back ${step.giftCard.tender_id}${step.isRetry ? ' again' : ''}`;
    case 'move':
      return `move ${step.by}${step.isRetry ? ' again' : ''}`;
    case 'land': {
      const cause = step.errorCode === null ? '' : `: ${step.errorCode}`;
      return `land ${step.status}${cause}${step.left ? ', something is left' : ''}`;
    }
    default:
      return step.kind;
  }
}

test('what a buyer has paid in all counts gift cards with the first capture, and nothing that is undecided', () => {
  const rows: readonly (readonly [Partial<TransactionState>, bigint, bigint])[] = [
    [{ status: 'authorized' }, 0n, 100n],
    [{ status: 'authorized', captured_amount: 400n }, 700n, 100n],
    [{ status: 'captured', captured_amount: 700n, refunded_amount: 50n }, 1000n, 150n],
    [{ status: 'processing', tenders: 'unwinding', captured_amount: 700n }, 0n, 0n],
    [{ status: 'captured', gift_card_amount: 1000n }, 300n, 100n],
    [{ status: 'failed', gift_card_amount: 1000n }, 0n, 100n],
  ];
  const gift_cards = [{ ...REDEEMED, refunded_amount: 100n }];
  for (const [state, captured, refunded] of rows) {
    const settled = { gift_card_amount: 300n, tenders: 'settled' as const };
    const whole = { ...newTransaction('capture', 1000n), ...settled, ...state };
    assert.deepEqual(
      movedInAll({ ...whole, gift_cards }),
      { captured, refunded },
      JSON.stringify(state.status),
    );
  }
});
