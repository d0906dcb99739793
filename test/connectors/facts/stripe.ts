import assert from 'node:assert/strict';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
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
  async keep(baseUrl) {
    const ask = async (path: string, form: Readonly<Record<string, string>>): Promise<JsonObject> => {
      const answer = await fetch(`${baseUrl}/v1/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_conformance' },
        body: new URLSearchParams(form),
      });
      return parseObject(await answer.text()) ?? assert.fail();
    };
    const customer = textAt(await ask('customers', { name: 'Ada' }), 'id') ?? assert.fail();
    const setup = await ask('setup_intents', {
      customer,
      usage: 'off_session',
      confirm: 'true',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'allowed_payment_method_types[0]': 'card',
    });
    return { token: textAt(setup, 'payment_method') ?? assert.fail(), customer };
  },
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
