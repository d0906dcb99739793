import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop, recoverDue } from '../harness/shop.ts';

/** `POST /payment-methods` with a method that its buyer approves at a provider: stored without a payment. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  const wallet = (country: string, apiKey: string): Promise<string> =>
    addPaymentService(shop.service, {
      display_name: `Wallet ${country}`,
      payment_service_definition_id: 'mock-paypal',
      accepted_currencies: ['USD'],
      accepted_countries: [country],
      fields: [
        { key: 'api_key', value: apiKey },
        { key: 'webhook_secret', value: webhookSecretOf('mock-paypal') },
      ],
    });
  await wallet('US', 'sk_sandbox_wallet');
  await wallet('CA', 'an unknown key');
  const made = await shop.post('/webhook-subscriptions', { url: 'https://shop.example/events' });
  assert.equal(made.status, 201, made.text);
});
after(() => shop.close());

type Body = Readonly<Record<string, unknown>>;
const BACK = 'https://shop.example/back?order=7';
const WALLET = { method: 'paypal', country: 'US', currency: 'USD', redirect_url: BACK } as const;
const store = (more: Body = {}): Promise<TestAnswer> => shop.post('/payment-methods', { ...WALLET, ...more });
const read = async (id: string): Promise<TestAnswer['body']> =>
  (await shop.get(`/payment-methods/${id}`)).body;
const charge = (id: string): Promise<TestAnswer> =>
  shop.pay({ amount: 700, intent: 'capture', payment_method: { method: 'id', id } });
const pointers = ({ body }: TestAnswer): readonly string[] =>
  body.details.map(({ pointer }: { pointer: string }) => pointer);
const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  shop.service.db.query<Row>({ name: '', text }, [...values]);

/** Presses a button of the provider's page; where the buyer is sent from there. */
async function press(url: string, act: string): Promise<string> {
  const page = await fetch(shop.here(url), {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  await page.arrayBuffer();
  return page.headers.get('location') ?? '';
}
async function follow(url: string): Promise<string> {
  const answer = await fetch(shop.here(url), { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.headers.get('location') ?? '';
}
async function pass(seconds: number): Promise<void> {
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
  while ((await recoverDue(shop.service.parts)) > 0);
}
const toldOf = async (id: string): Promise<readonly string[]> =>
  (await query<{ name: string }>('SELECT name FROM webhook_events WHERE target_id = $1', [id])).map(
    ({ name }) => name,
  );
async function keptRows(): Promise<Readonly<Record<string, string>>> {
  const rows = await query<{ reference: string; status: string }>(
    'SELECT reference, status FROM simulator.stored_instruments',
  );
  return Object.fromEntries(rows.map(({ reference, status }) => [reference, status]));
}

test('201: it waits for its buyer, and is charged without them once they have approved', async () => {
  const buyer = await shop.post('/buyers', { external_identifier: 'ann' });
  const made = await store({ buyer_id: buyer.body.id, external_identifier: 'ann-wallet' });
  assert.equal(made.status, 201, made.text);
  const { id, approval_url: approvalUrl, ...waiting } = made.body;
  assert.deepEqual(
    [waiting.status, waiting.method, waiting.mode, waiting.country, waiting.currency, waiting.label],
    ['buyer_approval_required', 'paypal', 'redirect', 'US', 'USD', null],
  );
  assert.equal(waiting.external_identifier, 'ann-wallet');
  const ofBuyer = async (): Promise<readonly string[]> =>
    (await shop.get(`/buyers/payment-methods?buyer_id=${buyer.body.id}`)).body.items.map(
      ({ id: one }: { id: string }) => one,
    );
  assert.deepEqual(await ofBuyer(), []);
  assert.equal((await charge(id)).status, 422, 'nobody has approved it');

  const page = await (await fetch(shop.here(approvalUrl), { headers: { 'accept-language': 'de' } })).text();
  assert.match(page, /Darf dieser Shop Ihre Wallet später belasten\?/);
  assert.equal(
    await follow(await press(approvalUrl, 'approve')),
    `${BACK}&payment_method_id=${id}&payment_method_status=succeeded`,
  );
  const stored = await read(id);
  assert.deepEqual(
    [stored.status, stored.approval_url, stored.label],
    ['succeeded', null, 'buyer@example.com'],
  );
  assert.deepEqual(await ofBuyer(), [id]);
  assert.deepEqual(await toldOf(id), ['payment-method.updated']);
  const paid = await charge(id);
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.instrument_type],
    [201, 'captured', 'redirect_token'],
    paid.text,
  );
  assert.equal((await shop.book(paid.body.payment_service_transaction_id)).instrument.kind, 'stored-token');

  assert.equal((await shop.service.request('DELETE', `/payment-methods/${id}`)).status, 204);
  const [token] = (await query<{ count: bigint }>('SELECT count(*) FROM payment_service_tokens')).map(
    ({ count }) => count,
  );
  assert.equal(token, 0n);
  assert.ok(Object.values(await keptRows()).includes('deleted'), 'the processor was told to forget it');
});

test('201: a buyer who declines leaves a payment method that has failed and charges nobody', async () => {
  const { id, approval_url: url } = (await store()).body;
  assert.equal(
    await follow(await press(url, 'decline')),
    `${BACK}&payment_method_id=${id}&payment_method_status=failed`,
  );
  assert.deepEqual([(await read(id)).status, (await read(id)).approval_url], ['failed', null]);
  assert.deepEqual(await toldOf(id), ['payment-method.updated']);
  assert.equal((await charge(id)).status, 422);
});

test('201: a buyer who approves and never comes back is found out about', async () => {
  const { id, approval_url: url } = (await store()).body;
  await press(url, 'approve');
  assert.equal((await read(id)).status, 'buyer_approval_required');
  await pass(150);
  assert.equal((await read(id)).status, 'succeeded');
  assert.equal((await charge(id)).body.status, 'captured');
});

test('201: after an hour without an answer it has failed, and a late approval counts for nothing', async () => {
  const { id, approval_url: url } = (await store()).body;
  await shop.misbehave({ processor: 'mock-paypal', kind: 'findToken', manner: 'reset_before' });
  await pass(600);
  assert.equal((await read(id)).status, 'buyer_approval_required', 'a look-up that went wrong says nothing');
  await pass(3000);
  assert.equal((await read(id)).status, 'failed');
  const back = await press(url, 'approve');
  assert.equal(await follow(back), `${BACK}&payment_method_id=${id}&payment_method_status=failed`);
  assert.equal((await charge(id)).status, 422);
});

test('400: what cannot be stored is told at once, with where it stands', async () => {
  const nobody = await store({
    method: 'oxxo',
    redirect_url: 'javascript:alert(1)',
    buyer_external_identifier: 'nobody',
  });
  assert.deepEqual(
    [nobody.status, pointers(nobody)],
    [400, ['/method', '/redirect_url', '/buyer_external_identifier']],
    nobody.text,
  );
  for (const elsewhere of [{ country: 'DE' }, { currency: 'EUR' }])
    assert.deepEqual(pointers(await store(elsewhere)), ['/method']);
  const refused = await store({ country: 'CA' });
  assert.deepEqual([refused.status, pointers(refused)], [400, ['/method']], refused.text);
  assert.match(refused.text, /invalid_service_credentials/);
  const left = `SELECT payment_method_id FROM payment_methods WHERE country = 'CA'`;
  assert.deepEqual(await query(left), [], 'what was refused leaves nothing behind');
});

test('502: what was made when the answer got lost is seen by nobody, and forgotten by the processor', async () => {
  const before = Object.keys(await keptRows());
  await shop.misbehave({ processor: 'mock-paypal', kind: 'tokenize', manner: 'reset_after' });
  assert.equal((await store({ external_identifier: 'lost' })).status, 502);
  assert.deepEqual((await shop.get('/payment-methods?external_identifier=lost')).body.items, []);
  const [reference = ''] = Object.keys(await keptRows()).filter((one) => !before.includes(one));
  await query(`UPDATE simulator.stored_instruments SET status = 'active' WHERE reference = $1`, [reference]);
  await query(`UPDATE operations SET sent_at = sent_at - interval '1 hour'
    WHERE kind IN ('payment-service-token', 'payment-method')`);
  await pass(700);
  assert.equal((await keptRows())[reference], 'deleted');
  const left = `SELECT payment_method_id FROM payment_methods WHERE external_identifier = 'lost'`;
  assert.deepEqual(await query(left), []);
});

test('204: what is deleted while its buyer decides is forgotten, also where they approve it afterwards', async () => {
  const { id, approval_url: url } = (await store()).body;
  const [token] = await query<{ id: string }>(
    'SELECT payment_service_token_id AS id FROM payment_service_tokens WHERE payment_method_id = $1',
    [id],
  );
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${id}`)).status, 204);
  assert.equal((await shop.get(`/payment-methods/${id}`)).status, 404);
  assert.equal(await follow(await press(url, 'approve')), '', 'our page knows nothing of it any more');
  assert.equal((await keptRows())[token?.id ?? ''], 'active');
  await query(
    `UPDATE operations SET sent_at = sent_at - interval '1 hour' WHERE kind = 'payment-service-token'`,
  );
  await pass(700);
  assert.equal((await keptRows())[token?.id ?? ''], 'deleted');
});
