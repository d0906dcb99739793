import assert from 'node:assert/strict';
import { signCheckoutEvent } from '../../../sandbox/processors/checkout-com/desk.ts';
import type { Facts } from '../facts.ts';
import { forgedIn } from './forged.ts';

const KEY = 'whsec_sandbox_checkout-com';

export const checkoutFacts: Facts = {
  settings: {
    secret_key: 'sk_sbox_conformance',
    processing_channel_id: 'pc_sandbox',
    webhook_signature_key: KEY,
    base_url_prefix: 'vkuhvk4v',
  },
  largestAmount: 999_999_999n,
  declines: {
    '4111111111111129': 'issuer_decline',
    '4024007103573027': 'unsupported_transaction',
    '4485381577182090': 'invalid_payment_method',
    '4544249167673670': 'insufficient_funds',
    '4724117215951699': 'expired_payment_method',
    '4151512736305999': 'refused_transaction',
    '4897453568485113': 'suspected_fraud',
    '4556294593757189': 'insufficient_funds',
    '4818924250131070': 'canceled_payment_method',
    '4556253752712245': 'suspected_fraud',
    '4095254802642505': 'service_error',
    '4532819413487978': 'canceled_payment_method',
    '4734868958733862': 'incorrect_cvv',
    '4567361325981788': 'refused_transaction',
    '4242424242424241': 'invalid_payment_method',
  },
  acts: {},
  live: {
    address: 'https://api.sandbox.checkout.com',
    settings: {
      secret_key: 'CHECKOUT_SECRET_KEY',
      processing_channel_id: 'CHECKOUT_PROCESSING_CHANNEL_ID',
      webhook_signature_key: 'CHECKOUT_WEBHOOK_SIGNATURE_KEY',
    },
  },
  pendingRefunds: [],
  decidesLater: true,
  async listen(baseUrl, url) {
    const answer = await fetch(`${baseUrl}/workflows`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sbox_conformance', 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Railyard',
        actions: [{ type: 'webhook', url, signature: { method: 'HMACSHA256', key: KEY } }],
      }),
    });
    assert.equal(answer.status, 201, await answer.text());
  },
  sign: (body) => signCheckoutEvent(body.toString()),
  forgeries: forgedIn('cko-signature'),
};
