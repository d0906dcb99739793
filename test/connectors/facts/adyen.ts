import assert from 'node:assert/strict';
import { HMAC_KEY, signAdyenEvent } from '../../../sandbox/processors/adyen/desk.ts';
import { redirectResultOf } from '../../../sandbox/processors/adyen/later.ts';
import type { RawEvent } from '../conformance-suite.ts';
import type { Facts } from '../facts.ts';

export const adyenFacts: Facts = {
  settings: {
    api_key: 'AQE-conformance',
    merchant_account: 'RailyardECOM',
    hmac_key: HMAC_KEY,
    token_hmac_key: HMAC_KEY,
    live_url_prefix: '1797a841fbb37ca7-Railyard',
  },
  largestAmount: 9_007_199_254_740_991n,
  // Adyen's test system declines by the name of the card's holder.
  declines: {
    DECLINED: 'issuer_decline',
    NOT_ENOUGH_BALANCE: 'insufficient_funds',
    CARD_EXPIRED: 'expired_payment_method',
    BLOCK_CARD: 'canceled_payment_method',
    FRAUD: 'suspected_fraud',
    FRAUD_CANCELLED: 'suspected_fraud',
    AUTHENTICATION_REQUIRED: 'requires_buyer_authentication',
    ERROR: 'service_error',
  },
  declining: (input, holder) => ({
    ...input,
    buyer: {
      displayName: null,
      externalIdentifier: null,
      accountNumber: null,
      billingDetails: {
        firstName: holder,
        lastName: null,
        emailAddress: null,
        phoneNumber: null,
        address: null,
        taxId: null,
      },
    },
  }),
  acts: {
    'adyen-boleto': 'pay',
    'adyen-konbini': 'pay',
    'adyen-paybybank': 'approve',
    'adyen-pix': 'approve',
  },
  returned: (reference) => ({ redirectResult: redirectResultOf(reference) }),
  live: {
    address: 'https://checkout-test.adyen.com',
    settings: {
      api_key: 'ADYEN_API_KEY',
      merchant_account: 'ADYEN_MERCHANT_ACCOUNT',
      hmac_key: 'ADYEN_HMAC_KEY',
    },
  },
  pendingRefunds: [],
  decidesLater: true,
  async listen(baseUrl, url) {
    for (const type of ['standard', 'recurring-token']) {
      const answer = await fetch(`${baseUrl}/v3/merchants/RailyardECOM/webhooks`, {
        method: 'POST',
        headers: { 'x-api-key': 'AQE-conformance' },
        body: JSON.stringify({ active: true, communicationFormat: 'json', type, url }),
      });
      assert.equal(answer.status, 200, await answer.text());
    }
  },
  sign: (body) => signAdyenEvent(body.toString()),
  forgeries: ({ headers, body, ...event }: RawEvent) => {
    const text = body.toString();
    const other = (from: RegExp, to: string): RawEvent => {
      assert.match(text, from);
      return { ...event, headers, body: Buffer.from(text.replace(from, to)) };
    };
    return [
      other(/"value":1299/, '"value":1300'),
      other(/"success":"true"/, '"success":"false"'),
      other(/"currency":"[A-Z]{3}"/, '"currency":"XPF"'),
      other(/\.sale"/, '.hold"'),
      other(/"hmacSignature":"[^"]+"/, `"hmacSignature":"${Buffer.alloc(32).toString('base64')}"`),
      other(/"hmacSignature":"[^"]+"/, '"hmacSignature":""'),
      { ...event, headers, body: Buffer.from('{"live":"false","notificationItems":[]}') },
    ];
  },
};
