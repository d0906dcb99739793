import type { Queryable } from '../../../server/db/db.ts';
import { currency } from '../../../server/domain/currency.ts';
import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer } from '../processor.ts';
import { RESPONSES } from './cards.ts';
import { type Mistake, answer, bare, minorIn, mistakesAnswer, nameOf } from './desk.ts';
import { show } from './show.ts';
import {
  type BraintreeDesk,
  CAME_TO_NOTHING,
  type Transaction,
  transactionAnswer,
  insert,
  keep,
  lockTransaction,
  withHistory,
  planSettlement,
  undoRefund,
} from './transactions.ts';

/** What a merchant asks for of a transaction: to settle it, all or in parts, to void it, to give it back. */

type Move = (tx: Queryable, desk: BraintreeDesk, of: Transaction, given: JsonObject) => Promise<Answer>;

export async function move(
  tx: Queryable,
  desk: BraintreeDesk,
  { id, run }: Readonly<{ id: string; run: Move }>,
  given: JsonObject,
): Promise<Answer> {
  const transaction = await lockTransaction(tx, desk, id);
  return transaction === null ? bare(404) : run(tx, desk, transaction, given);
}

function no(code: string, message: string, attribute = 'base'): Answer {
  const mistake: Mistake = { attribute, code, message };
  return mistakesAnswer('transaction', mistake);
}

/** Null: all of it was asked for. */
function amountIn(given: JsonObject, { currency: code }: Transaction): number | null | 'invalid' {
  const value = given['amount'];
  if (value === undefined || value === null) return null;
  return minorIn(value, currency(code)) ?? 'invalid';
}

const INVALID = () => no('81503', 'Amount is an invalid format.', 'amount');

export const submitForSettlement: Move = async (tx, desk, payment, given) => {
  const asked = amountIn(given, payment);
  if (asked === 'invalid') return INVALID();
  if (payment.status !== 'authorized')
    return no('91507', 'Cannot submit for settlement unless status is authorized.');
  const amount = asked ?? payment.amount;
  if (amount === 0) return no('81531', 'Amount must be greater than zero.', 'amount');
  if (amount > payment.amount) return no('91522', 'Settlement amount is too large.', 'amount');

  const after: Transaction = {
    ...payment,
    status: 'submitted_for_settlement',
    amount,
    totals: { ...payment.totals, captured: amount },
  };
  const reference = desk.mark ?? newId(desk.now);
  const kept = await keep(tx, desk, after, { reference, kind: 'capture', amount: BigInt(amount) });
  await planSettlement(tx, desk, kept);
  return answer(200, 'transaction', show(kept));
};

/** Each part is a transaction of its own; the last lets go of what is left. */
export const submitForPartialSettlement: Move = async (tx, desk, payment, given) => {
  const amount = amountIn(given, payment);
  if (amount === 'invalid') return INVALID();
  const isOpen = payment.status === 'authorized' || payment.status === 'settlement_pending';
  if (payment.parent !== null || !isOpen)
    return no('915103', 'Cannot submit for partial settlement unless status is authorized.');
  if (amount === null || amount === 0) return no('81531', 'Amount must be greater than zero.', 'amount');
  const captured = payment.totals.captured + amount;
  if (captured > payment.totals.authorized) return no('91522', 'Settlement amount is too large.', 'amount');
  const part = partOf(desk, payment, { amount, orderId: textAt(given, 'order_id') ?? payment.orderId });
  const isLast = given['final_capture'] === true || captured === payment.totals.authorized;
  await insert(tx, desk, part);

  const after: Transaction = {
    ...payment,
    status: isLast ? 'settlement_confirmed' : 'settlement_pending',
    parts: [...payment.parts, part.id],
    totals: { ...payment.totals, captured },
  };
  const reference = desk.mark ?? textAt(given, 'order_id') ?? newId(desk.now);
  await keep(tx, desk, after, { reference, kind: 'capture', amount: BigInt(amount) });
  await planSettlement(tx, desk, part);
  return answer(201, 'transaction', show(part));
};

function partOf(
  desk: BraintreeDesk,
  payment: Transaction,
  own: Readonly<{ amount: number; orderId: string | null }>,
): Transaction {
  const uuid = newId(desk.now);
  const part: Transaction = {
    ...payment,
    id: nameOf(uuid),
    uuid,
    status: 'submitted_for_settlement',
    parent: payment.id,
    settlement: null,
    parts: [],
    refunds: [],
    history: [],
    createdAt: desk.now.toISOString(),
    ...own,
  };
  return withHistory(part, desk.now);
}

export const voidTransaction: Move = async (tx, desk, payment) => {
  if (payment.type === 'credit') return voidRefund(tx, desk, payment);
  const isOpen = payment.status === 'authorized' || payment.status === 'submitted_for_settlement';
  if (payment.parent !== null || !isOpen) return NOT_TO_BE_VOIDED;

  const { captured } = payment.totals;
  const after: Transaction = {
    ...payment,
    status: 'voided',
    totals: { ...payment.totals, refunded: captured },
  };
  // What was captured and is voided never leaves: our side calls that a refund.
  const kind = captured > 0 ? 'refund' : 'void';
  const booked = { reference: desk.mark ?? newId(desk.now), kind, amount: BigInt(payment.amount) };
  return answer(200, 'transaction', show(await keep(tx, desk, after, booked)));
};

const NOT_TO_BE_VOIDED = no(
  '91504',
  'Transaction can only be voided if status is authorized or submitted_for_settlement.',
);

/** `PaymentStatus` of github.com/braintree/graphql-api: the buyer does not get the money. */
async function voidRefund(tx: Queryable, desk: BraintreeDesk, refund: Transaction): Promise<Answer> {
  if (refund.status !== 'submitted_for_settlement') return NOT_TO_BE_VOIDED;
  return answer(200, 'transaction', show(await undoRefund(tx, desk, refund, { status: 'voided' })));
}

export const refundTransaction: Move = async (tx, desk, given, body) => {
  const asked = amountIn(body, given);
  if (asked === 'invalid') return INVALID();
  const root = given.parent === null ? given : await lockTransaction(tx, desk, given.parent);
  if (root === null) return bare(404);
  const left = given.amount - (await refundedOf(tx, desk, given));
  const amount = asked ?? left;
  const refused = refundMistake(given, amount, left);
  if (refused !== null) return refused;
  const refund = refundOf(desk, given, amount, textAt(body, 'order_id'));
  await insert(tx, desk, refund);
  if (refund.status === 'processor_declined') return transactionAnswer(refund);

  const refunds = [...given.refunds, refund.id];
  const totals = { ...root.totals, refunded: root.totals.refunded + amount };
  if (given.parent !== null) await keep(tx, desk, { ...given, refunds }, null);
  const after = given.parent === null ? { ...given, refunds, totals } : { ...root, totals };
  const reference = desk.mark ?? refund.orderId ?? newId(desk.now);
  await keep(tx, desk, after, { reference, kind: 'refund', amount: BigInt(amount) });
  await planSettlement(tx, desk, refund);
  return answer(201, 'transaction', show(refund));
};

function refundMistake({ type, status }: Transaction, amount: number, left: number): Answer | null {
  if (type === 'credit') return no('91505', 'Cannot refund credit transactions.');
  if (status !== 'settled' && status !== 'settling')
    return no('91506', 'Cannot refund transaction unless it is settled.');
  if (left === 0) return no('91512', 'Transaction has already been completely refunded.');
  if (amount === 0) return no('81531', 'Amount must be greater than zero.', 'amount');
  return amount > left ? no('91521', 'Refund amount is too large.', 'amount') : null;
}

async function refundedOf(tx: Queryable, desk: BraintreeDesk, { refunds }: Transaction): Promise<number> {
  let sum = 0;
  for (const id of refunds) {
    const refund = await lockTransaction(tx, desk, id);
    if (refund !== null && !CAME_TO_NOTHING.has(refund.status)) sum += refund.amount;
  }
  return sum;
}

/** Issuers are asked about refunds too: a hard no ends it, after a soft one it settles nevertheless. */
function refundOf(desk: BraintreeDesk, of: Transaction, amount: number, orderId: string | null): Transaction {
  const uuid = newId(desk.now);
  const whole = String(Math.floor(amount / 100));
  const [text, type] = RESPONSES[whole] ?? [null, null];
  const isDeclined = type === 'hard' && whole.startsWith('2');
  const told = { code: whole, text: text ?? '', type: 'hard_declined' };
  const approved =
    type === null
      ? { code: '1002', text: 'Processed', type: 'approved' }
      : { code: '1005', text: 'Auth Declined but Settlement Captured', type: 'approved' };
  const refund: Transaction = {
    ...of,
    id: nameOf(uuid),
    uuid,
    type: 'credit',
    status: isDeclined ? 'processor_declined' : 'submitted_for_settlement',
    amount,
    orderId,
    parent: null,
    refundOf: of.id,
    settlement: null,
    parts: [],
    refunds: [],
    response: isDeclined ? told : approved,
    additional: text === null ? null : `${whole} : ${text}`,
    history: [],
    disbursedOn: null,
    createdAt: desk.now.toISOString(),
  };

  return withHistory(refund, desk.now);
}
