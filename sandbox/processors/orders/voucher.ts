import { luhnCheckDigit } from '../../../server/domain/luhn.ts';
import { code128Svg } from './code-128.ts';
import { qrSvg } from '../../../server/design/qr-code.ts';
import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { randomBytes, randomToken } from '../../../server/platform/entropy.ts';
import { type Change, type Payment, codeForAmount } from '../book.ts';
import { type OpenedOrder, orderProcessor } from '../order-processor.ts';
import type { ProviderWord } from '../buyer-words.ts';
import { type Answer, type Processor, refuse } from '../processor.ts';
import { MINUTE_MS, approvalEnd, noChange, refundChange, settledChange } from './changes.ts';

/** What sets one push payment scheme apart. */
type Scheme = Readonly<{
  id: string;
  defaultMinutes: number;
  maxMinutes: number;
  /** What the buyer pays with elsewhere: typed, scanned or pasted. */
  newNumber(amount: bigint): string;
  picture(number: string): string;
  name: string;
  /** On the buyer's page: what the picture is for, and the button. */
  says: ProviderWord;
  button: ProviderWord;
  refunds: boolean;
}>;

/**
 * The processor behind `mock-oxxo`: a voucher with a bar code that the buyer pays at a till, some time before
 * it lapses.
 */
export const mockOxxoProcessor = pushProcessor({
  id: 'mock-oxxo',
  defaultMinutes: 3 * 24 * 60,
  maxMinutes: 30 * 24 * 60,
  newNumber: tillNumber,
  picture: code128Svg,
  name: 'Sandbox Vouchers',
  says: 'showAtTill',
  button: 'payAtTill',
  refunds: false,
});

/**
 * The processor behind `mock-pix`: a QR code, or its text to paste, that the buyer pays in their banking app.
 */
export const mockPixProcessor = pushProcessor({
  id: 'mock-pix',
  defaultMinutes: 60,
  maxMinutes: 24 * 60,
  newNumber: pasteText,
  picture: qrSvg,
  name: 'Sandbox Pix',
  says: 'scanOrPaste',
  button: 'payInApp',
  refunds: true,
});

function pushProcessor(scheme: Scheme): Processor {
  return orderProcessor({
    id: scheme.id,
    collection: 'vouchers',
    opening: (body, { amount, now }) => openVoucher(scheme, body, amount, now),
    verbs: {
      cancel: {
        kind: 'cancel',
        decide: cancelVoucher,
      },
      ...(scheme.refunds
        ? {
            refunds: {
              kind: 'refund',
              decide: (payment: Payment, amount: bigint) => refundChange(payment, amount),
            },
          }
        : {}),
    },
    happenings: { pay, expire, pay_late: payLate },
    name: scheme.name,
    buttons: { pay: scheme.button },
    extra: (payment, page) => ({ number: payment.details['number'], page_url: page }),
    reference(payment) {
      const number = payment.details['number'];
      return typeof number === 'string'
        ? { picture: scheme.picture(number), text: number, says: scheme.says }
        : null;
    },
  });
}

function openVoucher(scheme: Scheme, body: JsonObject, amount: bigint, now: Date): OpenedOrder | Answer {
  const code = codeForAmount(amount);
  const expiresAt = approvalEnd(body, now, scheme.defaultMinutes);
  if (expiresAt <= now || expiresAt.getTime() > now.getTime() + scheme.maxMinutes * MINUTE_MS)
    return refuse(422, 'invalid_expiry', `expires_at must be within ${scheme.maxMinutes} minutes from now`);

  return {
    status: code === null ? 'pending' : 'refused',
    instrument: { kind: 'voucher' },
    details: {
      state: code === null ? 'open' : 'failed',
      code,
      webhook_url: textAt(body, 'webhook_url'),
      return_url: null,
      shop_url: textAt(body, 'return_url'),
      expires_at: expiresAt.toISOString(),
      mandate: null,
      number: code === null ? scheme.newNumber(amount) : null,
    },
    steps: code === null ? [{ kind: 'expire', dueAt: expiresAt }] : [],
  };
}

function cancelVoucher(payment: Payment): Change {
  if (payment.details.state !== 'open') return { after: payment, code: '400003' };
  const details = { ...payment.details, state: 'cancelled' };
  return { after: { ...payment, status: 'voided', closed: true, details } };
}

function pay(payment: Payment): Change {
  return payment.details.state === 'open' ? settledChange(payment, 'voucher.paid') : noChange(payment);
}

/** Some tills take the money of a voucher that has lapsed. */
function payLate(payment: Payment): Change {
  return ['open', 'expired'].includes(payment.details.state)
    ? settledChange(payment, 'voucher.paid')
    : noChange(payment);
}

function expire(payment: Payment): Change {
  if (payment.details.state !== 'open') return noChange(payment);
  return {
    after: { ...payment, status: 'expired', details: { ...payment.details, state: 'expired' } },
    events: [{ name: 'voucher.expired' }],
  };
}

/** 14 digits, the last one checks; never as long as a card number. */
function tillNumber(): string {
  const digits = `98${Array.from(randomBytes(10), (byte) => byte % 10).join('')}`;
  return digits + luhnCheckDigit(digits);
}

/**
 * In the form of the scheme's copy-and-paste codes (EMV merchant-presented mode: tag, length, value), with a
 * key that pays nobody.
 */
function pasteText(amount: bigint): string {
  const field = (tag: string, value: string): string =>
    `${tag}${String(value.length).padStart(2, '0')}${value}`;
  const cents = String(amount).padStart(3, '0');
  const account = field('00', 'br.gov.bcb.pix') + field('01', `sandbox-${randomToken(9)}`);

  return [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${cents.slice(0, -2)}.${cents.slice(-2)}`),
    field('58', 'BR'),
    field('59', 'RAILYARD SANDBOX'),
    field('60', 'BRASILIA'),
  ].join('');
}
