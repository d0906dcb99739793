import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** Rules for what is no card: what a checkout shows, where redirects go, which debits are not taken. */
let shop: Shop;
const paypal: Record<'first' | 'second', string> = { first: '', second: '' };
before(async () => {
  shop = await openShop({ worker: false });
  const add = (id: string, display_name: string, more: object = {}): Promise<string> =>
    addPaymentService(shop.service, {
      display_name,
      payment_service_definition_id: id,
      accepted_currencies: ['USD', 'EUR'],
      accepted_countries: ['US', 'DE'],
      fields: [
        { key: 'api_key', value: `sk_sandbox_${display_name}` },
        { key: 'webhook_secret', value: webhookSecretOf(id) },
      ],
      ...more,
    });
  paypal.first = await add('mock-paypal', 'First');
  paypal.second = await add('mock-paypal', 'Second', { accepted_currencies: ['USD'] });
  await add('mock-bank', 'Bank');
});
after(() => shop.close());

async function rule(flow: string, action: string, given: object): Promise<void> {
  const made = await shop.post(`/flows/${flow}/actions/${action}/rules`, { conditions: [], ...given });
  assert.equal(made.status, 201, made.text);
}
const usd = (value: number) => ({ currency: 'USD', value });

test('checkout: the first rule that fits a cart says which ways to pay are shown, and in which order', async () => {
  const shown = async (cart: object): Promise<readonly string[]> => {
    const { body } = await shop.post('/payment-options', { country: 'US', currency: 'USD', ...cart });
    return body.items.map(({ method }: { method: string }) => method);
  };
  const all = await shown({ amount: 1000 });
  assert.deepEqual([...all].sort(), ['bank', 'card', 'paypal']);
  await rule('checkout', 'select-payment-options', {
    conditions: [
      { name: 'amount', operator: 'less_than', value: usd(5000) },
      { name: 'skus', operator: 'includes_at_least_one', value: ['L-1'] },
      { name: 'browser_language', operator: 'is_one_of', value: ['en'] },
    ],
    outcome: ['paypal', 'oxxo', 'card'],
  });
  await rule('checkout', 'select-payment-options', {
    conditions: [{ name: 'metadata', operator: 'includes', value: { key: 'tier', value: 'new' } }],
    outcome: ['bank'],
  });
  const cart = {
    amount: 1000,
    locale: 'en-GB',
    cart_items: [{ name: 'Lamp', quantity: 1, unit_amount: 1000, sku: 'L-1' }],
    metadata: { tier: 'new' },
  };
  assert.deepEqual(await shown(cart), ['paypal', 'card'], 'nothing takes OXXO here');
  assert.deepEqual(await shown({ ...cart, amount: 5000 }), ['bank']);
  assert.deepEqual(await shown({ ...cart, cart_items: [], metadata: {} }), all, 'no rule fits');
});

test('redirect-transaction: rules say where a buyer approves, and skip what does not take the payment', async () => {
  const pay = async (currency: string): Promise<TestAnswer['body']> => {
    const payment_method = {
      method: 'paypal',
      currency,
      country: 'US',
      redirect_url: 'https://shop.example/done',
    };
    const { status, body, text } = await shop.pay({ currency, payment_method, intent: 'capture' });
    assert.equal(status, 201, text);
    return body;
  };
  await rule('redirect-transaction', 'route-transaction', {
    conditions: [{ name: 'payment_method', operator: 'equal_to', value: 'paypal' }],
    outcome: [paypal.second, paypal.first],
  });
  const dollars = await pay('USD');
  assert.deepEqual([dollars.status, dollars.payment_service.id], ['buyer_approval_pending', paypal.second]);
  const euros = await pay('EUR');
  assert.equal(euros.payment_service.id, paypal.first);
  const [{ reason }] = (await shop.get(`/transactions/${euros.id}/actions`)).body.items;
  assert.match(reason, /it tries Second, then First\. Second does not take this payment\.$/);
});

test('non-card-transaction: rules decline a debit before its bank hears of it', async () => {
  const pay = async (amount: number): Promise<TestAnswer['body']> => {
    const payment_method = {
      method: 'bank',
      scheme: 'ach',
      account_type: 'checking',
      account_number: '000123456789',
      routing_number: '021000021',
      account_holder: { first_name: 'Ann', last_name: 'Example' },
    };
    const { status, body, text } = await shop.pay({ amount, payment_method, intent: 'capture' });
    assert.equal(status, 201, text);
    return body;
  };
  await rule('non-card-transaction', 'decline-early', {
    conditions: [
      { name: 'amount', operator: 'greater_than', value: usd(50_000) },
      { name: 'payment_method', operator: 'is_one_of', value: ['bank'] },
    ],
    outcome: true,
    error_code: 'flow_debit_too_large',
  });
  const [refused, taken] = [await pay(50_001), await pay(50_000)];
  assert.deepEqual(
    [refused.status, refused.error_code, refused.payment_service],
    ['declined', 'flow_debit_too_large', null],
  );
  assert.equal(taken.error_code, null);
  const [{ considered }] = (await shop.get(`/transactions/${taken.id}/actions`)).body.items;
  assert.match(considered[0].reason, /did not apply: it wants that amount is greater than 500.00 USD/);
});
