import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import type { Change, Payment } from '../book.ts';

/** Changes that several processors of the sandbox make alike. */

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** When the buyer's time is over: as asked for, else after the processor's own time. */
export function approvalEnd(body: JsonObject, now: Date, otherwiseMinutes: number): Date {
  const asked = Date.parse(textAt(body, 'expires_at') ?? '');
  return new Date(Number.isNaN(asked) ? now.getTime() + otherwiseMinutes * MINUTE_MS : asked);
}

export function noChange(payment: Payment): Change {
  return { after: payment };
}

/** All of what was asked has arrived. */
export function settledChange(payment: Payment, event: string): Change {
  const asked = BigInt(payment.details.asked);
  return {
    after: {
      ...payment,
      status: 'captured',
      authorized: asked,
      captured: asked,
      details: { ...payment.details, state: 'paid', code: null },
    },
    moved: asked,
    events: [{ name: event }],
  };
}

export function failedChange(payment: Payment, code: string, event: string): Change {
  return {
    after: {
      ...payment,
      status: 'failed',
      closed: true,
      details: { ...payment.details, state: 'failed', code },
    },
    events: [{ name: event }],
  };
}

/** A refund, with the amounts of the published table that refuse one. */
export function refundChange(payment: Payment, amount: bigint): Change {
  if (amount >= 520001n && amount <= 520004n) return { after: payment, code: String(amount) };
  if (payment.captured === 0n) return { after: payment, code: '400003' };
  if (payment.refunded === payment.captured) return { after: payment, code: '520004' };
  if (amount <= 0n || payment.refunded + amount > payment.captured) return { after: payment, code: '300002' };
  return { after: { ...payment, refunded: payment.refunded + amount }, moved: amount };
}
