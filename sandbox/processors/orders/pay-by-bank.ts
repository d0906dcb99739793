import { textAt } from '../../../server/domain/json.ts';
import { type Change, type Payment, codeForAmount } from '../book.ts';
import { orderProcessor } from '../order-processor.ts';
import { MINUTE_MS, approvalEnd, failedChange, noChange, refundChange, settledChange } from './changes.ts';

/**
 * Amounts, in minor units, of an instant bank transfer whose money takes its time although the buyer
 * approved.
 */
const SETTLES_AFTER_DAYS = 550001n;
const SETTLES_AFTER_AN_HOUR = 550002n;
const APPROVAL_MINUTES = 15;

/**
 * The processor behind `mock-paybybank`: the buyer approves at their bank, the money comes, and only an event
 * says so.
 */
export const mockPayByBankProcessor = orderProcessor({
  id: 'mock-paybybank',
  collection: 'payments',
  opening(body, { amount, now }) {
    const code = codeForAmount(amount);
    const refusedNow = code !== null && !code.startsWith('2');
    const expiresAt = approvalEnd(body, now, APPROVAL_MINUTES);

    return {
      status: refusedNow ? 'refused' : 'pending',
      instrument: { kind: 'bank-transfer' },
      details: {
        state: refusedNow ? 'failed' : 'created',
        code: refusedNow ? code : null,
        webhook_url: textAt(body, 'webhook_url'),
        return_url: textAt(body, 'return_url'),
        expires_at: expiresAt.toISOString(),
        mandate: null,
        fails_with: code,
      },
      steps: refusedNow ? [] : [{ kind: 'expire', dueAt: expiresAt }],
    };
  },
  verbs: {
    cancel: {
      kind: 'cancel',
      decide: (payment) =>
        payment.details.state === 'created'
          ? {
              after: {
                ...payment,
                status: 'voided',
                closed: true,
                details: { ...payment.details, state: 'cancelled' },
              },
            }
          : { after: payment, code: '400003' },
    },
    refunds: { kind: 'refund', decide: (payment, amount) => refundChange(payment, amount) },
  },
  happenings: {
    approve,
    decline: (payment) =>
      payment.details.state === 'created'
        ? failedChange(payment, '200022', 'payment.failed')
        : noChange(payment),
    expire,
    settle: arrive,
    pay_late: arrive,
  },
  name: 'Sandbox Bank',
  buttons: { approve: 'approveTransfer', decline: 'decline' },
  extra: (payment, page) => ({ approval_url: payment.details.state === 'created' ? page : null }),
});

function approve(payment: Payment, now: Date): Change {
  if (payment.details.state !== 'created') return noChange(payment);
  const failsWith = payment.details['fails_with'];
  if (typeof failsWith === 'string') return failedChange(payment, failsWith, 'payment.failed');
  const asked = BigInt(payment.details.asked);
  const delayMs =
    asked === SETTLES_AFTER_DAYS
      ? 2 * 24 * 60 * MINUTE_MS
      : asked === SETTLES_AFTER_AN_HOUR
        ? 60 * MINUTE_MS
        : 0;
  if (delayMs === 0) return settledChange(payment, 'payment.settled');

  const after: Payment = { ...payment, details: { ...payment.details, state: 'approved' } };
  return {
    after,
    events: [{ name: 'payment.approved' }],
    steps: [{ kind: 'settle', dueAt: new Date(now.getTime() + delayMs) }],
  };
}

/**
 * Money that arrives, whether the order still stands or has lapsed long ago: a bank does not send it back by
 * itself.
 */
function arrive(payment: Payment): Change {
  return ['created', 'approved', 'expired'].includes(payment.details.state)
    ? settledChange(payment, 'payment.settled')
    : noChange(payment);
}

function expire(payment: Payment): Change {
  // An approved transfer lapses as well when its money does not come; the money may come after that.
  if (payment.details.state !== 'created') return noChange(payment);
  return {
    after: { ...payment, status: 'expired', details: { ...payment.details, state: 'expired' } },
    events: [{ name: 'payment.expired' }],
  };
}
