import type { Queryable } from '../../../server/db/db.ts';
import { planStep } from '../../queries/events.ts';
import {
  type SimulatedPayment,
  changePayment,
  getOperation,
  getPayment,
  lockPayment,
} from '../../queries/payments.ts';
import { objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { DAY_MS } from '../orders/changes.ts';
import type { SimulatedRequest } from '../processor.ts';
import type { Caller, CardAnswer, Result } from './engine.ts';

/**
 * What comes after a card was charged: the merchant is told by event, the money is settled, the buyer
 * disputes the charge, and may lose.
 */

/** After a capture or a refund. */
const SETTLEMENT_DAYS = 2;
/** After the capture, of authorizations of these amounts; and after the chargeback. Minor units. */
const CHARGEBACK_DAYS = 10;
const REVERSAL_DAYS = 20;
const CHARGED_BACK = 620001n;
const CHARGED_BACK_AND_REVERSED = 620002n;

/** Processors report what they settle to merchants that asked for it. */
export function reportsSettlements({ details }: Pick<SimulatedPayment, 'details'>): boolean {
  return details['reports_settlements'] === true && textAt(details, 'webhook_url') !== null;
}

/** Plans what a movement brings about, beside the statement that books it. */
export async function planAftermath(
  tx: Queryable,
  caller: Caller,
  payment: SimulatedPayment,
  operationId: string,
  kind: string,
): Promise<void> {
  if (!reportsSettlements(payment)) return;
  const inDays = (days: number): Date => new Date(caller.now.getTime() + days * DAY_MS);
  await planStep(tx, caller, {
    id: newId(caller.now),
    subjectId: operationId,
    kind: 'settle',
    dueAt: inDays(SETTLEMENT_DAYS),
  });

  const isDisputed = payment.authorized === CHARGED_BACK || payment.authorized === CHARGED_BACK_AND_REVERSED;
  if (kind !== 'refund' && isDisputed)
    await planStep(tx, caller, {
      id: newId(caller.now),
      subjectId: payment.payment_id,
      kind: 'charge_back',
      dueAt: inDays(CHARGEBACK_DAYS),
    });
}

/** Does what was planned or ordered; each once, however often it is asked for. False: no such thing. */
export async function runLaterChange(desk: Desk, kind: string, subjectId: string): Promise<boolean> {
  switch (kind) {
    case 'settle':
      return settle(desk, subjectId);
    case 'charge_back':
      return chargeBack(desk, subjectId);
    case 'reverse_chargeback':
      return reverse(desk, subjectId);
    default:
      return false;
  }
}

/** The line of a capture or refund has the id of the operation: told twice, it is the same. */
async function settle(desk: Desk, operationId: string): Promise<boolean> {
  const operation = await getOperation(desk.db, desk, operationId);
  const payment = operation === null ? null : await getPayment(desk.db, desk, operation.payment_id);
  if (operation === null || payment === null) return false;

  const amount = operation.kind === 'authorize' ? payment.authorized : operation.amount;
  const isRefund = operation.kind === 'refund';
  await report(desk.db, desk, payment, {
    kind: isRefund ? 'refund_settlement' : 'settlement',
    id: operationId,
    amount,
    reference: operation.reference,
    fees: isRefund ? NO_FEES : feesOf(amount),
  });
  desk.courier.kick();
  return true;
}

/** Everything that the buyer has not got back yet. */
async function chargeBack(desk: Desk, paymentId: string): Promise<boolean> {
  const isThere = await desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, desk, paymentId);
    if (payment === null) return false;
    const amount = payment.captured - payment.refunded;
    if (disputeOf(payment) !== null || amount <= 0n) return true;

    const id = newId(desk.now);
    await changePayment(
      tx,
      desk,
      { ...payment, details: { ...payment.details, dispute: { id, amount: String(amount), state: 'lost' } } },
      desk.now,
    );
    await report(tx, desk, payment, {
      kind: 'chargeback',
      id,
      amount,
      reference: null,
      fees: { ...NO_FEES, total: CHARGEBACK_FEE, markup: CHARGEBACK_FEE },
    });
    if (payment.authorized === CHARGED_BACK_AND_REVERSED)
      await planStep(tx, desk, {
        id: newId(desk.now),
        subjectId: paymentId,
        kind: 'reverse_chargeback',
        dueAt: new Date(desk.now.getTime() + REVERSAL_DAYS * DAY_MS),
      });
    return true;
  });
  desk.courier.kick();
  return isThere;
}

/** The merchant was right. The fee stays. */
async function reverse(desk: Desk, paymentId: string): Promise<boolean> {
  const isThere = await desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, desk, paymentId);
    const dispute = payment === null ? null : disputeOf(payment);
    if (payment === null || dispute === null) return false;
    if (dispute.state === 'won') return true;

    await changePayment(
      tx,
      desk,
      { ...payment, details: { ...payment.details, dispute: { ...dispute, state: 'won' } } },
      desk.now,
    );
    await report(tx, desk, payment, {
      kind: 'chargeback_reversal',
      id: dispute.id,
      amount: BigInt(dispute.amount),
      reference: null,
      fees: NO_FEES,
    });
    return true;
  });
  desk.courier.kick();
  return isThere;
}

type Dispute = Readonly<{ id: string; amount: string; state: string }>;

function disputeOf({ details }: SimulatedPayment): Dispute | null {
  const dispute = objectOf(details['dispute']);
  const [id, amount, state] = [textAt(dispute, 'id'), textAt(dispute, 'amount'), textAt(dispute, 'state')];
  return id === null || amount === null || state === null ? null : { id, amount, state };
}

type Fees = Readonly<{ total: bigint; interchange: bigint; scheme: bigint; markup: bigint }>;
type Line = Readonly<{
  kind: 'settlement' | 'refund_settlement' | 'chargeback' | 'chargeback_reversal';
  id: string;
  amount: bigint;
  reference: string | null;
  fees: Fees;
}>;

const NO_FEES: Fees = { total: 0n, interchange: 0n, scheme: 0n, markup: 0n };
const CHARGEBACK_FEE = 1_500n;

/** 1.5 % to the issuer, 0.1 % to the scheme, 0.4 % and ten to the processor. */
function feesOf(amount: bigint): Fees {
  const [interchange, scheme, markup] = [
    (amount * 150n) / 10_000n,
    (amount * 10n) / 10_000n,
    (amount * 40n) / 10_000n + 10n,
  ];
  return { total: interchange + scheme + markup, interchange, scheme, markup };
}

/** One line of the day's report, told by event. */
async function report(tx: Queryable, desk: Desk, payment: SimulatedPayment, line: Line): Promise<void> {
  const url = textAt(payment.details, 'webhook_url');
  if (url === null || !reportsSettlements(payment)) return;
  const fees = Object.fromEntries(Object.entries(line.fees).map(([key, amount]) => [key, String(amount)]));
  const data = {
    ...line,
    amount: String(line.amount),
    fees,
    currency: payment.currency,
    payment_id: payment.payment_id,
    report: `${desk.processor}-${desk.now.toISOString().slice(0, 10)}`,
    posted_at: desk.now.toISOString(),
  };

  await desk.courier.write(tx, desk, {
    subjectId: payment.payment_id,
    name: `${line.kind}.posted`,
    url,
    at: desk.now,
    data: { data },
  });
}

/** Tells what happened by event as well, where the merchant wants to hear it. */
export async function emitResult(
  request: SimulatedRequest,
  caller: Caller,
  result: Result,
  dress: (answer: CardAnswer) => unknown,
): Promise<Result> {
  if (result.kind !== 'answer' || !result.news || result.webhookUrl === null) return result;
  const { answer } = result;
  const name = `${answer.operation}.${answer.status === 'approved' ? 'succeeded' : answer.status}`;
  await request.courier.write(request.db, caller, {
    subjectId: answer.payment_id,
    name,
    url: result.webhookUrl,
    at: request.now,
    data: { data: dress(answer) },
  });
  request.courier.kick();
  return result;
}
