import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import {
  type Shop,
  addOrderService,
  addPaymentService,
  openShop,
  recoverDue,
} from '../../../../test/harness/shop.ts';
import { eventually, type TestAnswer } from '../../../../test/harness/index.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());
beforeEach(async () => {
  await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
});

const WRITE = { scopes: ['payment-methods.write'] };
const READ = { scopes: ['payment-methods.read'] };
const BACK = 'https://shop.example/back?order=7';

async function card(): Promise<string> {
  const made = await shop.post(
    '/payment-methods',
    { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
    WRITE,
  );
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}
const make = (id: string, body: object = {}): Promise<TestAnswer> =>
  shop.post(
    `/payment-methods/${id}/payment-service-tokens`,
    { payment_service_id: shop.paymentServiceId, redirect_url: BACK, ...body },
    WRITE,
  );
const list = (id: string, query = ''): Promise<TestAnswer> =>
  shop.get(`/payment-methods/${id}/payment-service-tokens${query}`, READ);
const remove = (id: string, token: string): Promise<TestAnswer> =>
  shop.service.request('DELETE', `/payment-methods/${id}/payment-service-tokens/${token}`, WRITE);
const pointers = ({ body }: TestAnswer): readonly string[] =>
  body.details.map(({ pointer }: { pointer: string }) => pointer);
async function misbehave(kind: string, manner: string): Promise<void> {
  await shop.misbehave({ processor: 'mock-card', kind, manner });
}
/** How a token stands at its processor. */
async function statusOf(id: string): Promise<string> {
  const known = await fetch(`${shop.service.simulatorUrl}/mock-card/tokens/${id}`, {
    headers: { 'sub-merchant': 'default' },
  });
  return ((await known.json()) as { status: string }).status;
}
async function later(): Promise<number> {
  const text = `UPDATE operations SET due_at = created_at, sent_at = sent_at - interval '1 hour'
    WHERE kind = 'payment-service-token'`;
  await shop.service.db.query({ name: '', text }, []);
  return recoverDue(shop.service.parts);
}

test('201: a payment service makes a token of a stored card, which is listed until it is deleted', async () => {
  const id = await card();
  const made = await make(id);
  assert.equal(made.status, 201, made.text);
  const { status, approval_url, payment_method_id, payment_service_id, token } = made.body;
  assert.deepEqual(
    [status, approval_url, payment_method_id, payment_service_id],
    ['succeeded', null, id, shop.paymentServiceId],
  );
  assert.match(token, /^card_sandbox_/);
  assert.deepEqual((await list(id)).body.items, [made.body]);
  assert.deepEqual((await list(id, `?payment_service_id=${randomUUID()}`)).body.items, []);
  assert.equal((await remove(id, made.body.id)).status, 204);
  assert.deepEqual((await list(id)).body.items, []);
  assert.equal((await remove(id, made.body.id)).status, 404);
  const known = await fetch(`${shop.service.simulatorUrl}/mock-card/tokens/${made.body.id}`, {
    headers: { 'sub-merchant': 'default' },
  });
  assert.equal(((await known.json()) as { status: string }).status, 'refused', 'the processor forgot it');
});

for (const [act, status] of [
  ['approve', 'succeeded'],
  ['decline', 'failed'],
] as const) {
  test(`201: a token that its buyer must approve waits for that, and is ${status} after ${act}`, async () => {
    const id = await card();
    const made = await make(id, { security_code: '777' });
    assert.deepEqual(
      [made.status, made.body.status, made.body.token],
      [201, 'buyer_approval_required', null],
      made.text,
    );
    const pressed = await fetch(shop.here(made.body.approval_url), {
      method: 'POST',
      body: new URLSearchParams({ act }),
      redirect: 'manual',
    });
    const returned = await fetch(shop.here(pressed.headers.get('location') ?? ''), { redirect: 'manual' });
    assert.equal(
      returned.headers.get('location'),
      `${BACK}&payment_service_token_id=${made.body.id}&payment_service_token_status=${status}`,
    );
    const [row] = (await list(id)).body.items;
    assert.deepEqual(
      [row.status, row.approval_url, row.token !== null],
      [status, null, status === 'succeeded'],
    );
    const tampered = (pressed.headers.get('location') ?? '').replace(/.$/, (last) =>
      last === 'A' ? 'B' : 'A',
    );
    assert.equal((await fetch(shop.here(tampered), { redirect: 'manual' })).status, 404);
  });
}

test('404: no token is made of a card whose deletion has looked for tokens while one was asked for', async () => {
  const id = await card();
  const { db } = shop.service;
  const [asked] = await db.transaction(async (tx) => {
    const text = `UPDATE payment_methods SET lifecycle = 'deleting' WHERE payment_method_id = $1`;
    await tx.query({ name: '', text }, [id]);
    const making = make(id);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await db.query({ name: '', text: waiting }, [])).length > 0);
    return [making] as const;
  });
  const { status, text } = await asked;
  assert.equal(status, 404, text);
  const tokens = `SELECT FROM payment_service_tokens WHERE payment_method_id = $1`;
  assert.deepEqual(await db.query({ name: '', text: tokens }, [id]), []);
});

test('201: a card is paid with by the token of the service that made one, elsewhere by itself', async () => {
  const id = await card();
  const other = await addPaymentService(shop.service);
  const token = (await make(id)).body.id;
  const kinds: unknown[] = [];
  const pay = async (service: string): Promise<void> => {
    const paid = await shop.pay({ payment_method: { method: 'id', id }, payment_service_id: service });
    assert.equal(paid.body.status, 'authorized', paid.text);
    const answer = await fetch(
      `${shop.service.simulatorUrl}/_control/ledger?account=default&` +
        `payment=${paid.body.payment_service_transaction_id}`,
    );
    const { payments } = (await answer.json()) as {
      payments: { instrument: { kind: string; last_four: string } }[];
    };
    kinds.push([paid.body.instrument_type, payments[0]?.instrument.kind, payments[0]?.instrument.last_four]);
  };
  await pay(shop.paymentServiceId);
  await pay(other);
  await remove(id, token);
  await pay(shop.paymentServiceId);
  assert.deepEqual(kinds, [
    ['card_token', 'stored-token', '1111'],
    ['pan', 'card', '1111'],
    ['pan', 'card', '1111'],
  ]);
});

test('400: what cannot be done is told at once, with where it stands', async () => {
  const pix = await addOrderService(shop.service, 'mock-pix', ['BRL'], ['BR']);
  const id = await card();
  const none = await make(id, { payment_service_id: randomUUID(), redirect_url: 'javascript:alert(1)' });
  assert.deepEqual([none.status, pointers(none)], [400, ['/payment_service_id', '/redirect_url']], none.text);
  const unable = await make(id, { payment_service_id: pix });
  assert.deepEqual([unable.status, pointers(unable)], [400, ['/payment_service_id']], unable.text);
  const refused = await make(id, { security_code: '888' });
  assert.deepEqual([refused.status, pointers(refused)], [400, ['/payment_service_id']], refused.text);
  assert.match(refused.text, /unavailable_payment_method/);
  assert.deepEqual((await list(id)).body.items, []);
});

test('404: a payment method that is not there has no tokens', async () => {
  assert.equal((await make(randomUUID())).status, 404);
  assert.equal((await list(randomUUID())).status, 404);
});

test('502: an answer that got lost is a token that nobody sees, and that the processor is told to forget', async () => {
  const id = await card();
  await misbehave('tokenize', 'reset_after');
  assert.equal((await make(id)).status, 502);
  assert.deepEqual((await list(id)).body.items, []);
  assert.equal(await later(), 1);
  assert.equal(await later(), 0);
});

test('204: a token that its processor may not have forgotten is gone here, and told again until it has', async () => {
  for (const manner of ['reset', 'error', 'garbage'])
    for (const when of ['before', 'after']) {
      const id = await card();
      const made = await make(id);
      await misbehave('deleteToken', `${manner}_${when}`);
      await misbehave('deleteToken', 'error_before');
      assert.equal((await remove(id, made.body.id)).status, 204);
      assert.deepEqual((await list(id)).body.items, []);
      assert.equal(await statusOf(made.body.id), when === 'before' ? 'approved' : 'refused', manner);
      assert.equal(await later(), 1, 'still not told');
      assert.equal(await later(), 1);
      assert.equal(await statusOf(made.body.id), 'refused');
      assert.equal(await later(), 0);
    }
});

test('204: a deleted payment method takes its tokens along', async () => {
  const id = await card();
  const made = await make(id);
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${id}`, WRITE)).status, 204);
  assert.equal(await statusOf(made.body.id), 'refused');
});
