import { planStep } from '../../queries/events.ts';
import {
  type NewOperation,
  type SimulatedPayment,
  changePayment,
  getOperation,
  getPayment,
  lockPayment,
  openPayment,
} from '../../queries/payments.ts';
import { textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { DAY_MS } from '../orders/changes.ts';
import {
  type Caller,
  type CardAnswer,
  type CardPayment,
  type Result,
  answerOf,
  hashOf,
  repeatedAnswer,
  triggerOf,
  verdict,
} from './engine.ts';

/**
 * Money that goes out to a card. It stands in the books as a payment of nothing, whose one operation is the
 * payout.
 */

/** Amounts that are on their way for a day, and then arrive, or do not. Minor units. */
const ARRIVES_LATER = 530003n;
const FAILS_LATER = 530004n;
const FAILURE = '530002';
/** And one that is paid, and that the bank of the card sends back. */
const COMES_BACK = 530005n;
const NEXT: ReadonlyMap<bigint, Readonly<{ act: string; afterMs: number }>> = new Map([
  [ARRIVES_LATER, { act: 'pay_payout', afterMs: DAY_MS }],
  [FAILS_LATER, { act: 'fail_payout', afterMs: DAY_MS }],
  [COMES_BACK, { act: 'return_payout', afterMs: 2 * DAY_MS }],
]);

type CardPayout = Pick<CardPayment, 'reference' | 'amount' | 'currency' | 'card' | 'webhookUrl' | 'details'>;

export async function payOut(caller: Caller, payout: CardPayout): Promise<Result> {
  const id = newId(caller.now);
  const code = triggerOf('payout', payout.amount);
  const isPending = payout.amount === ARRIVES_LATER || payout.amount === FAILS_LATER;
  const moved = code === null ? payout.amount : 0n;
  const answer: CardAnswer = {
    operation: 'payout',
    id,
    payment_id: id,
    reference: payout.reference,
    ...verdict(code),
    ...(isPending ? { status: 'pending' as const } : {}),
    amount: String(moved),
    currency: payout.currency,
    authorized: '0',
    captured: '0',
    scheme_transaction_id: null,
    avs: null,
    cvv: null,
    authorization_code: null,
    merchant_advice_code: null,
  };
  const operation: NewOperation = {
    reference: payout.reference,
    operation_id: id,
    payment_id: id,
    kind: 'payout',
    status: answer.status,
    amount: moved,
    request_hash: hashOf(['payout', payout.amount, payout.currency, payout.card.lastFour]),
    answer,
  };
  const opened: Omit<SimulatedPayment, 'refunded' | 'created_at' | 'updated_at'> = {
    payment_id: id,
    currency: payout.currency,
    authorized: 0n,
    captured: 0n,
    closed: true,
    status: code !== null ? 'refused' : isPending ? 'pending' : 'captured',
    instrument: { kind: 'payout', last_four: payout.card.lastFour, scheme: payout.card.scheme },
    details: { ...payout.details, ...(payout.webhookUrl === null ? {} : { webhook_url: payout.webhookUrl }) },
  };
  const booked = await caller.db.transaction(async (tx) => {
    const fresh = await openPayment(tx, caller, operation, opened, caller.now);
    const next = NEXT.get(payout.amount);
    if (fresh && next !== undefined)
      await planStep(tx, caller, {
        id: newId(caller.now),
        subjectId: id,
        kind: next.act,
        dueAt: new Date(caller.now.getTime() + next.afterMs),
      });
    return fresh;
  });

  return booked
    ? { kind: 'answer', answer, news: true, webhookUrl: payout.webhookUrl }
    : repeatedAnswer(caller, operation);
}

/** A payout as it stands now: what was answered to its request may be old. */
export async function payoutNow(caller: Caller, answered: CardAnswer): Promise<CardAnswer> {
  const payment = await getPayment(caller.db, caller, answered.payment_id);
  return payment === null ? answered : endedAnswer(answered, payment.status);
}

/** What was planned, or ordered, for a payout that is on its way. False: no such act, no such payout. */
export async function endPayout(desk: Desk, id: string, act: string): Promise<boolean> {
  const end = Object.hasOwn(ENDS, act) ? ENDS[act] : undefined;
  if (end === undefined) return false;
  const operation = await getOperation(desk.db, desk, id);
  if (operation?.kind !== 'payout') return false;

  await desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, desk, id);
    if (payment?.status !== end.from) return;
    const { status } = end;
    await changePayment(tx, desk, { ...payment, status }, desk.now);

    const url = textAt(payment.details, 'webhook_url');
    if (url !== null)
      await desk.courier.write(tx, desk, {
        subjectId: id,
        name: end.event,
        url,
        at: desk.now,
        data: { data: endedAnswer(answerOf(operation.answer), status) },
      });
  });
  desk.courier.kick();
  return true;
}

type End = Readonly<{
  from: SimulatedPayment['status'];
  status: SimulatedPayment['status'];
  event: string;
}>;

const ENDS: Readonly<Record<string, End>> = {
  pay_payout: { from: 'pending', status: 'captured', event: 'payout.succeeded' },
  fail_payout: { from: 'pending', status: 'failed', event: 'payout.refused' },
  return_payout: { from: 'captured', status: 'returned', event: 'payout.returned' },
};

function endedAnswer(answered: CardAnswer, status: SimulatedPayment['status']): CardAnswer {
  if (status === 'captured' || status === 'returned') return { ...answered, ...verdict(null) };
  return status === 'failed' ? { ...answered, ...verdict(FAILURE), amount: '0' } : answered;
}
