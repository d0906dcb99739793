import { luhnCheckDigit } from '../../domain/luhn.ts';
import { code128Svg } from '../../domain/code-128.ts';
import { textAt } from '../../domain/json.ts';
import { randomBytes } from '../../entropy.ts';
import { type Change, type Payment, codeForAmount } from '../book.ts';
import { escapeHtml, orderProcessor } from '../order-processor.ts';
import { refuse } from '../processor.ts';
import { MINUTE_MS, approvalEnd, nothing, settled } from './changes.ts';

const VOUCHER_DEFAULT_MINUTES = 3 * 24 * 60;
const VOUCHER_MAX_MINUTES = 30 * 24 * 60;

/** The processor behind `mock-oxxo`: a voucher with a bar code that the buyer pays at a till, some time before it lapses. */
export const mockOxxoProcessor = orderProcessor({
  id: 'mock-oxxo',
  collection: 'vouchers',
  opening(body, { amount, now }) {
    const code = codeForAmount(amount);
    const expiresAt = approvalEnd(body, now, VOUCHER_DEFAULT_MINUTES);
    if (expiresAt <= now || expiresAt.getTime() > now.getTime() + VOUCHER_MAX_MINUTES * MINUTE_MS) return refuse(422, 'invalid_expiry', 'expires_at must be within 30 days from now');
    return {
      status: code === null ? 'pending' : 'refused',
      instrument: { kind: 'voucher' },
      details: {
        state: code === null ? 'open' : 'failed', code, webhook_url: textAt(body, 'webhook_url'), return_url: null, expires_at: expiresAt.toISOString(), mandate: null, number: code === null ? newNumber() : null,
      },
      steps: code === null ? [{ kind: 'expire', dueAt: expiresAt }] : [],
    };
  },
  verbs: {
    cancel: { kind: 'cancel', decide: (payment) => (payment.details.state === 'open' ? { after: { ...payment, status: 'voided', closed: true, details: { ...payment.details, state: 'cancelled' } } } : { after: payment, code: '400003' }) },
  },
  happenings: { pay, expire, pay_late: payLate },
  buttons: { pay: 'Pay at the till' },
  extra: (payment, page) => ({ number: payment.details['number'], page_url: page }),
  page(payment) {
    const number = payment.details['number'];
    return typeof number === 'string' ? `${code128Svg(number)}<p><code>${escapeHtml(number)}</code></p><p>Pay before ${escapeHtml(payment.details.expires_at ?? '')}</p>` : '';
  },
});

function pay(payment: Payment): Change {
  return payment.details.state === 'open' ? settled(payment, 'voucher.paid') : nothing(payment);
}

/** Some tills take the money of a voucher that has lapsed. */
function payLate(payment: Payment): Change {
  return ['open', 'expired'].includes(payment.details.state) ? settled(payment, 'voucher.paid') : nothing(payment);
}

function expire(payment: Payment): Change {
  if (payment.details.state !== 'open') return nothing(payment);
  return { after: { ...payment, status: 'expired', details: { ...payment.details, state: 'expired' } }, events: [{ name: 'voucher.expired' }] };
}

/** 14 digits, the last one checks; never as long as a card number. */
function newNumber(): string {
  const digits = `98${Array.from(randomBytes(10), (byte) => byte % 10).join('')}`;
  return digits + luhnCheckDigit(digits);
}
