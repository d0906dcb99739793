import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { CARD, openShop, recoverDue, type Shop } from '../../../../test/harness/shop.ts';

/** The schemes answer by the clock; the test does what the worker would. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const NEW_EXPIRY = '4111111111050202';
const NEW_NUMBER = '5555555555040303';
const CLOSED = '4111111111010404';
const NOWHERE = '00000000-0000-7000-8000-000000000000';

const store = async (number: string): Promise<Record<string, unknown>> =>
  (await shop.post('/payment-methods', { ...CARD, number })).body;
const job = (...ids: unknown[]): Promise<TestAnswer> =>
  shop.post('/account-updater/jobs', { payment_method_ids: ids }, { version: 'published' });
const read = async (id: unknown): Promise<Record<string, unknown>> =>
  (await shop.get(`/payment-methods/${String(id)}`)).body;
const payWith = (id: unknown, amount = 1299): Promise<TestAnswer> =>
  shop.pay({ amount, payment_method: { method: 'id', id } });
async function pass(days: number): Promise<void> {
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: days * 86_400 } });
  await recoverDue(shop.service.parts);
}
const eventNames = async (id: unknown): Promise<string[]> =>
  (
    await shop.service.db.query<{ name: string }>(
      {
        name: '',
        text: 'SELECT name FROM webhook_events WHERE target_id = $1 ORDER BY created_at, webhook_event_id',
      },
      [id],
    )
  ).map(({ name }) => name);
const records = async (): Promise<bigint> =>
  (
    await shop.service.db.query<{ count: bigint }>(
      { name: '', text: `SELECT count(*) FROM vault.records WHERE kind = 'card'` },
      [],
    )
  )[0]?.count ?? 0n;
/** What the simulated processor saw of the last payment. */
const lastFour = async (paid: TestAnswer): Promise<unknown> => {
  const answer = await fetch(
    `${shop.service.simulatorUrl}/_control/ledger?account=default&payment=${paid.body.payment_service_transaction_id}`,
  );
  return ((await answer.json()) as { payments: { instrument: { last_four: string } }[] }).payments[0]
    ?.instrument.last_four;
};

test('201: a card with a new number is replaced when the old one fails, under the same id', async () => {
  const card = await store(NEW_NUMBER);
  const before = await records();
  const { status, body } = await job(card['id']);
  assert.equal(status, 201);
  assert.deepEqual(
    [
      body.type,
      body.merchant_account_id,
      body.inquiries.map((inquiry: { type: string; payment_method_id: string }) => [
        inquiry.type,
        inquiry.payment_method_id,
      ]),
    ],
    ['account-updater-job', 'default', [['account-updater-inquiry', card['id']]]],
  );
  assert.equal(await recoverDue(shop.service.parts), 0, 'not before the schemes answer');
  await pass(1);
  const waiting = await read(card['id']);
  assert.deepEqual(
    [waiting['has_replacement'], waiting['last_replaced_at'], waiting['label'], waiting['expiration_date']],
    [true, null, '0303', '12/30'],
    'the old card goes on',
  );
  assert.equal(await lastFour(await payWith(card['id'])), '0303');

  assert.equal((await payWith(card['id'], 200005)).body.error_code, 'expired_payment_method');
  const now = await read(card['id']);
  assert.deepEqual(
    [now['id'], now['has_replacement'], now['expiration_date'], now['scheme'], now['status']],
    [card['id'], false, '12/33', 'mastercard', 'succeeded'],
  );
  assert.notEqual(now['last_replaced_at'], null);
  assert.notEqual(now['label'], '0303');
  assert.notEqual(now['fingerprint'], card['fingerprint']);
  const paid = await payWith(card['id']);
  assert.deepEqual([paid.body.status, await lastFour(paid)], ['authorized', now['label']]);
  assert.deepEqual(await eventNames(card['id']), ['payment-method.updated', 'payment-method.updated']);
  assert.equal(await records(), before + 1n);
  await pass(1);
  assert.equal(await records(), before, 'the old number is shredded');
});

test('201: a card with a new expiry keeps its number', async () => {
  const card = await store(NEW_EXPIRY);
  assert.equal((await job(card['id'])).status, 201);
  await pass(1);
  assert.equal((await read(card['id']))['has_replacement'], true);
  await payWith(card['id'], 200010);
  const now = await read(card['id']);
  assert.deepEqual(
    [now['has_replacement'], now['expiration_date'], now['label'], now['fingerprint']],
    [false, '12/33', '0202', card['fingerprint']],
  );
  assert.equal((await payWith(card['id'])).body.status, 'authorized');
});

test('201: a replacement stays where it is while what fails is not the card', async () => {
  const card = await store(NEW_EXPIRY);
  await job(card['id']);
  await pass(1);
  await payWith(card['id'], 200011);
  assert.deepEqual(
    [(await read(card['id']))['has_replacement'], (await read(card['id']))['expiration_date']],
    [true, '12/30'],
  );
});

test('201: a closed account cannot be charged any more', async () => {
  const card = await store(CLOSED);
  await job(card['id']);
  await pass(1);
  assert.equal((await read(card['id']))['status'], 'failed');
  assert.deepEqual(await eventNames(card['id']), ['payment-method.updated']);
  assert.equal((await payWith(card['id'])).status, 422);
});

test('201: cards that qualify are asked about, and none of them twice at a time', async () => {
  const [first, second] = [await store('4111111111111111'), await store('5555555555554444')];
  assert.deepEqual(
    (await job(second['id'], NOWHERE, first['id'])).body.inquiries.map(
      (inquiry: { payment_method_id: string }) => inquiry.payment_method_id,
    ),
    [second['id'], first['id']],
  );
  assert.equal((await job(first['id'])).status, 204);
  await pass(1);
  const now = await read(first['id']);
  assert.deepEqual(
    [now['has_replacement'], now['updated_at']],
    [false, first['updated_at']],
    'nothing is new',
  );
  assert.equal((await job(first['id'])).status, 201, 'and may be asked about again');
  await pass(1);
});

test('204: nothing qualifies', async () => {
  const jcb = await store('3530111333300000');
  for (const ids of [[NOWHERE], [jcb['id']]]) {
    const answer = await job(...ids);
    assert.deepEqual([answer.status, answer.text], [204, '']);
  }
});

test('201: an updater that does not answer is asked again', async () => {
  const card = await store(NEW_EXPIRY);
  await shop.misbehave({ manner: 'error_before', kind: 'inquiry' });
  await job(card['id']);
  await pass(1);
  assert.equal((await read(card['id']))['has_replacement'], false);
  await pass(1);
  assert.equal((await read(card['id']))['has_replacement'], true);
});

test('201: an updater that never answers is given up after a week, and may be asked anew', async () => {
  const card = await store(NEW_EXPIRY);
  await shop.misbehave({ manner: 'error_before', kind: 'inquiry', times: 20 });
  assert.equal((await job(card['id'])).status, 201);
  for (let day = 0; day < 6; day += 1) await pass(1);
  assert.equal((await job(card['id'])).status, 204, 'it is still being asked');
  await pass(1);
  await pass(1);
  const anew = await job(card['id']);
  assert.equal(anew.status, 201);
  await fetch(`${shop.service.simulatorUrl}/_control/behaviours?account=default`, { method: 'DELETE' });
  await pass(1);
  assert.equal((await read(card['id']))['has_replacement'], true);
});

test('201: a card that is deleted takes its replacement along', async () => {
  const before = await records();
  const card = await store(NEW_NUMBER);
  await job(card['id']);
  await pass(1);
  assert.equal(await records(), before + 2n);
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${String(card['id'])}`)).status, 204);
  assert.equal(await records(), before);
});

test('400: no card, the same card twice, or more than a hundred', async () => {
  const many = Array.from(
    { length: 101 },
    (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );
  for (const ids of [[], [NOWHERE, NOWHERE], many])
    assert.equal((await shop.post('/account-updater/jobs', { payment_method_ids: ids })).status, 400);
});

test('403: the scope is that of payment methods', async () => {
  assert.equal(
    (
      await shop.post(
        '/account-updater/jobs',
        { payment_method_ids: [NOWHERE] },
        { scopes: ['payment-methods.read'] },
      )
    ).status,
    403,
  );
});
