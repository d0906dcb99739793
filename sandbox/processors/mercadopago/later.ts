import type { Queryable } from '../../../server/db/db.ts';
import type { Desk } from '../book.ts';
import { idOf } from './desk.ts';
import { type Payment, keep, lockPayment } from './payments.ts';
import { gather } from './settlement.ts';

/** What happens without a request: at a till, in a bank's app, at Mercado Pago's own desk, or at the card's issuer. */

type LaterChange = Readonly<{ from: readonly string[]; after(payment: Payment): Partial<Payment> }>;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  pay: {
    from: ['pending'],
    after: () => ({ status: 'approved', detail: 'accredited', captured: true }),
  },
  approve: {
    from: ['in_process'],
    after: ({ asksCapture }) =>
      asksCapture
        ? { status: 'approved', detail: 'accredited', captured: true }
        : { status: 'authorized', detail: 'pending_capture' },
  },
  reject: {
    from: ['in_process'],
    after: () => ({ status: 'rejected', detail: 'cc_rejected_high_risk' }),
  },
  expire: { from: ['pending'], after: () => ({ status: 'cancelled', detail: 'expired' }) },
  charge_back: { from: ['approved'], after: () => ({ status: 'charged_back', detail: 'in_process' }) },
  lose_dispute: { from: ['charged_back'], after: () => ({ detail: 'settled' }) },
  win_dispute: { from: ['charged_back'], after: () => ({ detail: 'reimbursed' }) },
};

export async function runLaterChange(desk: Desk, subjectId: string, what: string): Promise<boolean> {
  const happening = Object.hasOwn(HAPPENINGS, what) ? HAPPENINGS[what] : undefined;
  if (happening === undefined) return false;

  const done = await desk.db.transaction(async (tx: Queryable) => {
    const payment = await lockPayment(tx, desk, idOf(subjectId));
    if (payment === null || !happening.from.includes(payment.status)) return false;
    const after: Payment = { ...payment, ...happening.after(payment) };
    const left = payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (after.captured && !payment.captured)
      await gather(tx, desk, after, { type: 'SETTLEMENT', minor: payment.amount });
    if (what === 'charge_back') await gather(tx, desk, after, { type: 'CHARGEBACK', minor: -left });
    if (what === 'win_dispute') await gather(tx, desk, after, { type: 'CHARGEBACK', minor: left });
    await keep(tx, desk, after, null);
    return true;
  });
  desk.courier.kick();
  return done;
}
