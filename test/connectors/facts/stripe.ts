import assert from 'node:assert/strict';
import { signStripeEvent } from '../../../sandbox/processors/stripe/desk.ts';
import type { Facts } from '../facts.ts';

export const stripeFacts: Facts = {
  settings: { secret_key: 'sk_test_conformance', webhook_signing_secret: 'whsec_sandbox_stripe' },
  largestAmount: 99_999_999n,
  declines: {
    '4000000000000002': 'other_decline',
    '4000000000009995': 'insufficient_funds',
    '4000000000009987': 'canceled_payment_method',
    '4000000000000069': 'expired_payment_method',
    '4000000000000127': 'incorrect_cvv',
    '4000000000000119': 'service_error',
    '4100000000000019': 'suspected_fraud',
    '4242424242424241': 'invalid_payment_method',
  },
  acts: {
    'stripe-bank': 'settle',
    'stripe-boleto': 'pay',
    'stripe-konbini': 'pay',
    'stripe-multibanco': 'pay',
    'stripe-oxxo': 'pay',
  },
  live: {
    address: 'https://api.stripe.com',
    settings: { secret_key: 'STRIPE_SECRET_KEY', webhook_signing_secret: 'STRIPE_WEBHOOK_SECRET' },
  },
  pendingRefunds: ['stripe-bank'],
  async listen(baseUrl, url) {
    const answer = await fetch(`${baseUrl}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_conformance' },
      body: new URLSearchParams({ url, 'enabled_events[]': '*' }),
    });
    assert.equal(answer.status, 200, await answer.text());
  },
  sign: (body, at) => signStripeEvent(body.toString(), at),
};
