import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeclinedPayment, declineAdvice } from './decline-advice.ts';
import { DECLINES, type KnownErrorCode, errorCode } from './decline.ts';

const AT = new Date('2026-11-28T12:00:00Z');
const PAYMENT: DeclinedPayment = {
  code: errorCode('issuer_decline'),
  scheme: 'visa',
  adviceCode: null,
  isMerchantInitiated: false,
  isAuthenticated: false,
  isNetworkToken: false,
  isCard: true,
  at: AT,
};
const toldOf = (code: KnownErrorCode, more: Partial<DeclinedPayment> = {}): string => {
  const { action, notBefore } = declineAdvice({ ...PAYMENT, ...more, code: errorCode(code) });
  return notBefore === null ? action : `${action} ${notBefore.toISOString()}`;
};

test('what to do depends on the reason, on who is there, and on what was shown to the issuer', () => {
  const merchant = { isMerchantInitiated: true };
  const mastercard = (adviceCode: string) => ({ scheme: 'mastercard', adviceCode });
  const rows: readonly (readonly [KnownErrorCode, Partial<DeclinedPayment>, string])[] = [
    ['insufficient_funds', {}, 'ask_buyer'],
    ['insufficient_funds', merchant, 'try_later 2026-12-01T12:00:00.000Z'],
    ['issuer_decline', {}, 'authenticate'],
    ['issuer_decline', { isAuthenticated: true }, 'ask_buyer'],
    ['issuer_decline', { isAuthenticated: true, isNetworkToken: true }, 'other_credential'],
    ['issuer_decline', merchant, 'try_later 2026-11-29T12:00:00.000Z'],
    ['suspected_fraud', {}, 'authenticate'],
    ['suspected_fraud', { isAuthenticated: true }, 'stop'],
    ['suspected_fraud', merchant, 'stop'],
    ['requires_buyer_authentication', {}, 'authenticate'],
    ['requires_buyer_authentication', merchant, 'ask_buyer'],
    ['expired_payment_method', {}, 'ask_buyer'],
    ['expired_payment_method', merchant, 'other_credential'],
    ['incorrect_cvv', {}, 'ask_buyer'],
    ['fraud_list_match', {}, 'stop'],
    ['fraud_list_match', merchant, 'stop'],
    ['service_error', {}, 'try_elsewhere'],
    ['service_decline', merchant, 'try_elsewhere'],
    ['refused_transaction', merchant, 'stop'],
    ['issuer_decline', { isCard: false }, 'try_elsewhere'],
    // The issuer's own advice comes before all of it, and is Mastercard's alone.
    ['issuer_decline', mastercard('03'), 'stop'],
    ['insufficient_funds', { ...mastercard('30'), ...merchant }, 'try_later 2026-12-08T12:00:00.000Z'],
    ['issuer_decline', mastercard('24'), 'try_later 2026-11-28T13:00:00.000Z'],
    ['issuer_decline', mastercard('77'), 'authenticate'],
    ['issuer_decline', { ...mastercard('03'), scheme: 'visa' }, 'authenticate'],
  ];
  for (const [code, more, told] of rows)
    assert.equal(toldOf(code, more), told, `${code} ${JSON.stringify(more)}`);
});

test('every error code has an advice in one sentence, whoever is there', () => {
  for (const code of Object.keys(DECLINES))
    for (const isMerchantInitiated of [true, false]) {
      const advice = declineAdvice({
        ...PAYMENT,
        code: errorCode(code as KnownErrorCode),
        isMerchantInitiated,
      });
      assert.match(advice.reason, /^[A-Z][^.]+\.$/, code);
      assert.equal(advice.action === 'try_later', advice.notBefore !== null, code);
    }
  assert.equal(declineAdvice({ ...PAYMENT, code: 'flow_blocked' as DeclinedPayment['code'] }).action, 'stop');
});
