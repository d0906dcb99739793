import type { Queryable } from '../../../server/db/db.ts';
import { textAt } from '../../../server/domain/json.ts';
import type { Desk } from '../book.ts';
import { type AnswerBody, decimal, timeOf } from './desk.ts';
import {
  type Payment,
  type Refund,
  keepPayment,
  lockPayment,
  showPayment,
  showRefund,
  createRefund,
} from './payments.ts';

/** What happens without a request: at a till, in a bank's app, at dLocal. Each change is told. */

type LaterChange = (tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>;

const DASHBOARD_REFUND = 100;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  pay: (tx, desk, payment) =>
    end(tx, desk, payment, { status: 'PAID', code: '200', paidAt: timeOf(desk.now) }),
  expire: (tx, desk, payment) => end(tx, desk, payment, { status: 'EXPIRED', code: '500' }),
  cancel: (tx, desk, payment) => end(tx, desk, payment, { status: 'CANCELLED', code: '400' }),
  reject: (tx, desk, payment) => end(tx, desk, payment, { status: 'REJECTED', code: '301' }),
  pay_refunds: (tx, desk, payment) => endRefunds(tx, desk, payment, 'SUCCESS'),
  reject_refunds: (tx, desk, payment) => endRefunds(tx, desk, payment, 'REJECTED'),
  // The merchant makes it on dLocal's pages: it has no name of ours.
  refund_in_dashboard: async (tx, desk, payment) => {
    const given = {
      payment_id: payment.id,
      amount: decimal(DASHBOARD_REFUND, payment.currency),
      currency: payment.currency,
      notification_url: textAt(payment.given, 'notification_url'),
    };
    return (await createRefund(tx, { ...desk, key: null, pagesUrl: payment.pagesUrl }, given)).status === 200;
  },
  open_chargeback: (tx, desk, payment) => chargeBack(tx, desk, payment, 'PENDING'),
  charge_back: (tx, desk, payment) => chargeBack(tx, desk, payment, 'COMPLETED'),
  lose_chargeback: (tx, desk, payment) => chargeBack(tx, desk, payment, 'DISPUTE_LOST'),
  win_chargeback: (tx, desk, payment) => chargeBack(tx, desk, payment, 'REVERSAL'),
};

export async function runLaterChange(desk: Desk, subjectId: string, what: string): Promise<boolean> {
  const happening = Object.hasOwn(HAPPENINGS, what) ? HAPPENINGS[what] : undefined;
  if (happening === undefined) return false;
  const done = await desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, desk, `D-4-${subjectId}`);
    return payment !== null && happening(tx, desk, payment);
  });
  desk.courier.kick();
  return done;
}

async function end(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  how: Partial<Payment> & Pick<Payment, 'status'>,
): Promise<boolean> {
  if (payment.status !== 'PENDING') return false;
  const after: Payment = { ...payment, ...how };
  await keepPayment(tx, desk, after);
  const url = textAt(payment.given, 'notification_url');
  await emitEvent(tx, desk, {
    subjectId: payment.id,
    url,
    name: `payment.${after.status}`,
    body: showPayment(after),
  });
  return true;
}

async function endRefunds(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  status: Refund['status'],
): Promise<boolean> {
  const open = payment.refunds.filter((refund) => refund.status === 'PENDING');
  if (open.length === 0) return false;

  const after: Payment = {
    ...payment,
    refunds: payment.refunds.map((refund) => (open.includes(refund) ? { ...refund, status } : refund)),
  };
  await keepPayment(tx, desk, after);
  for (const refund of open)
    await emitEvent(tx, desk, {
      subjectId: payment.id,
      url: textAt(refund.given, 'notification_url'),
      name: `refund.${status}`,
      body: showRefund({ ...refund, status }, after),
    });
  return true;
}

/** https://docs.dlocal.com/reference/chargeback-status */
const CHARGEBACKS = {
  PENDING: { code: 100, detail: 'The chargeback is pending.' },
  COMPLETED: { code: 200, detail: 'The chargeback was executed.' },
  DISPUTE_LOST: { code: 202, detail: 'The chargeback dispute was lost.' },
  REVERSAL: { code: 700, detail: 'The chargeback dispute was won.' },
} as const;

/** One for each payment, of all of it, in whatever order it is asked for. */
async function chargeBack(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  status: keyof typeof CHARGEBACKS,
): Promise<boolean> {
  if (payment.status !== 'PAID') return false;

  const { code, detail } = CHARGEBACKS[status];
  const url = textAt(payment.given, 'notification_url');
  await emitEvent(tx, desk, {
    subjectId: payment.id,
    url,
    name: `chargeback.${status}`,
    body: {
      id: `CHAR-${payment.id.slice('D-4-'.length)}`,
      payment_id: payment.id,
      amount: decimal(payment.amount, payment.currency),
      currency: payment.currency,
      status,
      status_code: code,
      status_detail: detail,
      created_date: timeOf(desk.now),
      notification_url: url,
      order_id: payment.orderId,
    },
  });
  return true;
}

/** To the address that the request gave; the one of the merchant's panel is not simulated. */
async function emitEvent(
  tx: Queryable,
  desk: Desk,
  told: Readonly<{ subjectId: string; url: string | null; name: string; body: AnswerBody }>,
): Promise<void> {
  if (told.url === null) return;
  const subjectId = told.subjectId.slice('D-4-'.length);
  await desk.courier.write(tx, desk, {
    subjectId,
    name: told.name,
    url: told.url,
    at: desk.now,
    data: () => told.body,
  });
}
