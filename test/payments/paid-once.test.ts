import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { CARD, type Shop, openShop, recoverDue } from '../harness/shop.ts';

/** Orders that are paid once, whoever pays them: the merchant's server, a page of its own, a link. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const payOrder = (order: string, more: object = {}) =>
  shop.pay({ pays_once: true, external_identifier: order, ...more });
const paymentsOf = async (order: string): Promise<readonly string[]> =>
  (await shop.get(`/transactions?external_identifier=${order}`)).body.items.map(
    ({ status }: TestAnswer['body']) => status,
  );
/** The answer says that it is paid, and by which transaction. */
function refusedFor(answer: TestAnswer, transaction: TestAnswer['body']): void {
  assert.deepEqual([answer.status, answer.body.code], [409, 'invalid_state'], answer.text);
  const [{ pointer, type, message }] = answer.body.details;
  assert.deepEqual([pointer, type], ['/external_identifier', 'value_error.order_paid']);
  assert.ok(message.includes(transaction.id), message);
}

test('of two requests at the same moment one pays the order, and the other is told which', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => payOrder('at-once')));
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 1);
  for (const answer of answers) if (answer.status !== 201) refusedFor(answer, made[0]?.body);
  assert.deepEqual(await paymentsOf('at-once'), ['authorized']);
  assert.equal((await payOrder('another')).status, 201);
  assert.equal(
    (await shop.pay({ external_identifier: 'at-once' })).status,
    201,
    'who does not ask for it pays',
  );
});

test('a payment that was declined lets the next one in', async () => {
  for (const _ of [1, 2])
    assert.equal((await payOrder('declined', { amount: 200_011 })).body.status, 'declined');
  assert.equal((await payOrder('declined')).body.status, 'authorized');
});

test('a payment whose outcome is unknown has the place of the order until it is known', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const lost = await payOrder('lost');
  assert.equal(lost.body.status, 'processing', lost.text);
  refusedFor(await payOrder('lost'), lost.body);
  await shop.service.db.query(
    {
      name: '',
      text: `UPDATE operations SET due_at = '-infinity' WHERE transaction_id = $1 AND due_at IS NOT NULL`,
    },
    [lost.body.id],
  );
  await recoverDue(shop.service.parts);
  refusedFor(await payOrder('lost'), lost.body);
  assert.deepEqual(await paymentsOf('lost'), ['authorized']);
});

test('a repeated request under its key is answered as before', async () => {
  const body = { pays_once: true, external_identifier: 'keyed' };
  const [first, again] = [
    await shop.pay(body, { idempotencyKey: 'paid-once-1' }),
    await shop.pay(body, { idempotencyKey: 'paid-once-1' }),
  ];
  assert.deepEqual([again.status, again.body.id], [201, first.body.id]);
  refusedFor(await shop.pay(body, { idempotencyKey: 'paid-once-2' }), first.body);
});

test('422: what is paid once is named', async () => {
  for (const refused of [
    await shop.pay({ pays_once: true }),
    await shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US', pays_once: true }),
  ]) {
    assert.equal(refused.status, 422, refused.text);
    assert.deepEqual(
      refused.body.details.map(({ pointer, type }: { pointer: string; type: string }) => [pointer, type]),
      [['/external_identifier', 'value_error.missing']],
    );
  }
});

async function link(order: string): Promise<Readonly<{ id: string; url: string }>> {
  const made = await shop.post('/payment-links', {
    ...{ amount: 1299, currency: 'USD', country: 'US' },
    ...{ external_identifier: order, pays_once: true },
  });
  assert.deepEqual([made.status, made.body.pays_once], [201, true], made.text);
  return { id: made.body.id, url: shop.here(made.body.url) };
}

async function payByCard(url: string): Promise<Response> {
  const { session } = (await (await fetch(`${url}/session`, { method: 'POST' })).json()) as {
    session: string;
  };
  const fields = { token: null, body: { payment_method: CARD } };
  assert.equal(
    (await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, fields)).status,
    204,
  );
  const body = new URLSearchParams({ method: 'card', session });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

test('two links, a front end and a server pay one order once', async () => {
  const [first, second] = [await link('everywhere'), await link('everywhere')];
  assert.equal((await payByCard(first.url)).status, 303);
  const paid = (await shop.get('/transactions?external_identifier=everywhere')).body.items[0];
  assert.equal((await shop.get(`/payment-links/${second.id}`)).body.status, 'completed');
  assert.match(await (await fetch(second.url)).text(), /Payment received/);
  assert.equal((await fetch(`${second.url}/session`, { method: 'POST' })).status, 409);
  refusedFor(await payOrder('everywhere'), paid);
  const pinned = {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    pays_once: true,
    external_identifier: 'everywhere',
  };
  const frontEnd = { scopes: ['embed'], claims: { embed: pinned } };
  assert.equal((await shop.pay({}, frontEnd)).status, 409);
  assert.deepEqual(await paymentsOf('everywhere'), ['authorized']);
  const shown = await (await fetch(second.url)).text();
  assert.doesNotMatch(shown, /•••• 1111/, 'the card is for who paid with it');
  assert.match(await (await fetch(first.url)).text(), /•••• 1111/);
});

test('a page that was opened before the server was paid shows that it is paid', async () => {
  const open = await link('open-page');
  const paid = await payOrder('open-page');
  assert.equal(paid.status, 201);
  assert.match(await (await fetch(open.url)).text(), /Payment received/);
});

test('409: a declined payment is not set right by hand while another has paid the order', async () => {
  const declined = await payOrder('by-hand', { amount: 200_011 });
  const paid = await payOrder('by-hand');
  const put = (status: string) =>
    shop.service.request('PUT', `/transactions/${declined.body.id}`, { body: { status } });
  refusedFor(await put('captured'), paid.body);
  assert.equal((await shop.post(`/transactions/${paid.body.id}/void`)).status, 200);
  refusedFor(await put('captured'), paid.body);
});

test('409: what names an order that is paid once stays, so it is not paid again under another name', async () => {
  const { body: paid } = await payOrder('renamed');
  const put = (order: string) =>
    shop.service.request('PUT', `/transactions/${paid.id}`, { body: { external_identifier: order } });
  assert.deepEqual([(await put('another-name')).status, (await put('renamed')).status], [409, 200]);
  refusedFor(await payOrder('renamed'), paid);
});

test('409: a declined payment of a link is not set right by hand while another has paid the link', async () => {
  const made = await shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US' });
  const url = shop.here(made.body.url);
  const entry = await shop.post('/fraud-list-entries', { kind: 'card', number: CARD.number });
  assert.equal(entry.status, 201, entry.text);
  await payByCard(url);
  await shop.service.request('DELETE', `/fraud-list-entries/${entry.body.id}`);
  assert.equal((await payByCard(url)).status, 303);
  const { body } = await shop.get(`/transactions?payment_link_id=${made.body.id}`);
  const declined = body.items.find(({ status }: TestAnswer['body']) => status === 'declined');
  const refused = await shop.service.request('PUT', `/transactions/${declined.id}`, {
    body: { status: 'captured' },
  });
  assert.deepEqual([refused.status, refused.body.code], [409, 'invalid_state'], refused.text);
});
