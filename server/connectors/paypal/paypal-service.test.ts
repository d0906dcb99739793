import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { addPaymentService } from '../../../test/harness/shop.ts';
import {
  eventually,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';

/** PayPal as the whole service uses it: how a stored wallet gets its token, whichever way PayPal tells of it. */

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  const made = await addPaymentService(service, {
    display_name: 'PayPal',
    payment_service_definition_id: 'paypal-paypal',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'client_id', value: 'sandbox_default' },
      { key: 'client_secret', value: 'any' },
      { key: 'webhook_id', value: 'WH-SANDBOX-PAYPAL' },
      { key: 'merchant_id', value: 'SMULATEDMCH22' },
    ],
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  const paypal = `${service.simulatorUrl}/paypal/v1`;
  const login = await fetch(`${paypal}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('sandbox_default:any')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const listening = await fetch(`${paypal}/notifications/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ url: body.webhook_url, event_types: [{ name: '*' }] }),
  });
  assert.equal(listening.status, 201, await listening.text());
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'paypal', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}

type PaidOrder = Readonly<{ id: string; order: string; method: string }>;
/** Paid by a wallet that is to be stored. */
async function payOrder(act: string): Promise<PaidOrder> {
  const { body, text } = await service.request('POST', '/transactions', {
    body: {
      ...{ amount: 1299, currency: 'USD', country: 'US', intent: 'capture', store: true },
      payment_method: {
        ...{ method: 'paypal', currency: 'USD', country: 'US', redirect_url: 'https://shop.example/back' },
      },
    },
  });
  assert.equal(body.status, 'buyer_approval_pending', text);
  await eventually(async () => (await read(body.id)).payment_service_transaction_id !== null);
  const order: string = (await read(body.id)).payment_service_transaction_id;
  await control('acts', { subject: order, act });
  await eventually(async () => (await read(body.id)).status === 'captured');
  return { id: body.id, order, method: body.payment_method.id };
}
const read = async (id: string): Promise<TestAnswer['body']> =>
  (await service.request('GET', `/transactions/${id}`)).body;
const methodOf = async ({ method }: PaidOrder): Promise<TestAnswer['body']> =>
  (await service.request('GET', `/payment-methods/${method}`)).body;
const tokensOf = async ({ method }: PaidOrder): Promise<readonly string[]> =>
  (await service.request('GET', `/payment-methods/${method}/payment-service-tokens`)).body.items.map(
    ({ status }: { status: string }) => status,
  );

/** What each event of a token came to, once there are so many. */
async function eventResults(count: number): Promise<readonly string[]> {
  const text = `SELECT result FROM processor_events WHERE name = 'VAULT.PAYMENT-TOKEN.CREATED' ORDER BY result`;
  const results = async (): Promise<readonly string[]> =>
    (await service.db.query<{ result: string }>({ name: '', text }, [])).map(({ result }) => result);
  await eventually(async () => (await results()).length >= count);
  return results();
}

test('a wallet is usable with the answer that has its token, and the event of it adds none', async () => {
  const stored = await payOrder('approve');
  await eventually(async () => (await methodOf(stored)).status === 'succeeded');
  assert.deepEqual(await eventResults(1), ['ignored']);
  assert.deepEqual(await tokensOf(stored), ['succeeded']);
  assert.equal((await methodOf(stored)).label, 'buyer@example.com');
});

test('a token that is made later, and told without its order, is found on the order of its payment', async () => {
  const [first, second] = [
    await payOrder('approve_and_save_later'),
    await payOrder('approve_and_save_later'),
  ];
  assert.deepEqual([await tokensOf(first), await tokensOf(second)], [[], []]);
  await control('acts', { subject: first.order, act: 'save_wallet' });
  await eventually(async () => (await methodOf(first)).status === 'succeeded');
  assert.deepEqual([await tokensOf(first), await tokensOf(second)], [['succeeded'], []]);
  assert.equal((await methodOf(second)).status, 'processing');
  await control('acts', { subject: second.order, act: 'save_wallet' });
  await eventually(async () => (await methodOf(second)).status === 'succeeded');
  assert.deepEqual(await eventResults(3), ['applied', 'applied', 'ignored']);
});

test('a wallet that its buyer removes at PayPal is charged no more', async () => {
  const stored = await payOrder('approve');
  await eventually(async () => (await tokensOf(stored)).length === 1);
  await eventResults(4); // The event of this token comes before the one of its end.
  await control('acts', { subject: stored.order, act: 'remove_wallet' });
  await eventually(async () => (await tokensOf(stored)).length === 0);
  const { status, text } = await service.request('POST', '/transactions', {
    body: {
      ...{ amount: 1299, currency: 'USD', country: 'US', intent: 'capture', merchant_initiated: true },
      ...{ payment_source: 'recurring', is_subsequent_payment: true },
      payment_method: { method: 'id', id: stored.method },
    },
  });
  assert.equal(status, 422, text);
});

test('with a payment method its token at PayPal is deleted', async () => {
  const stored = await payOrder('approve');
  await eventually(async () => (await tokensOf(stored)).length === 1);
  const text = `SELECT object_id FROM simulator.objects WHERE processor = 'paypal' AND kind = 'token'
    AND body ->> 'orderId' = '${stored.order}'`;
  const atPayPal = async (): Promise<number> => (await service.db.query({ name: '', text }, [])).length;
  assert.equal(await atPayPal(), 1);
  assert.equal((await service.request('DELETE', `/payment-methods/${stored.method}`)).status, 204);
  assert.equal(await atPayPal(), 0);
});

test('a refund that was made in the account is one of the transaction, with its settlement', async () => {
  const { id, order } = await payOrder('approve');
  await control('acts', { subject: order, act: 'refund_in_dashboard' });
  await eventually(async () => (await read(id)).refunded_amount === 100);
  const { body } = await service.request('GET', `/transactions/${id}/refunds`);
  const [refund, ...more] = body.items;
  assert.deepEqual([refund.status, refund.reason, more.length], ['succeeded', 'Made at the processor', 0]);
  await eventually(async () => (await read(id)).settled_amount === 1199);
  const { body: lines } = await service.request('GET', `/transactions/${id}/refund-settlements`);
  assert.deepEqual(
    lines.items.map((line: Record<string, unknown>) => [line['refund_id'], line['amount']]),
    [[refund.id, 100]],
  );
});
