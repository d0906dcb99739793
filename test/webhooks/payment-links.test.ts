import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recoverDue } from '../harness/shop.ts';
import { type Teller, openTeller } from '../harness/teller.ts';

/** A link stands where its payment stands, and is told of whenever that changes. */
let teller: Teller;
let subscription: string;
before(async () => {
  teller = await openTeller();
  const events = ['payment-link.created', 'payment-link.updated'];
  subscription = (await teller.subscribe('railyard:listen', { events })).id;
});
after(() => teller.close());

async function eventNames(): Promise<string[]> {
  await recoverDue(teller.shop.service.parts);
  await teller.work();
  const { items } = (await teller.shop.get(`/webhook-subscriptions/${subscription}/waiting`)).body;
  return items.map(({ payload }: { payload: string }) => {
    const { name, target } = JSON.parse(payload) as { name: string; target: { status: string } };
    return `${name}: ${target.status}`;
  });
}

test('a link is told of when it is made, when its payment begins, and when it ends', async () => {
  const buyer = (await teller.shop.post('/buyers', { display_name: 'Ada' })).body.id;
  const card = await teller.shop.post('/payment-methods', {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
    buyer_id: buyer,
  });
  const wanted = { amount: 1299, currency: 'USD', country: 'US', buyer_id: buyer };
  const pay = async (url: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = url.replace(/^https?:\/\/[^/]+/, teller.shop.service.url);
    const body = `method=stored:${card.body.id}`;
    return (await fetch(path, { method: 'POST', redirect: 'manual', headers, body })).status;
  };
  const made = await teller.shop.post('/payment-links', wanted);
  assert.deepEqual(await eventNames(), ['payment-link.created: active']);
  assert.equal(await pay(made.body.url), 303);
  assert.deepEqual((await eventNames()).slice(1), [
    'payment-link.updated: completed',
    'payment-link.updated: completed',
  ]);
  const declined = await teller.shop.post('/payment-links', { ...wanted, amount: 200_011 });
  assert.equal(await pay(declined.body.url), 303);
  assert.deepEqual((await eventNames()).slice(4), [
    'payment-link.updated: active',
    'payment-link.updated: active',
  ]);
  await teller.shop.post(`/payment-links/${declined.body.id}/expire`);
  assert.deepEqual((await eventNames()).slice(6), ['payment-link.updated: expired']);
  await teller.shop.post(`/payment-links/${declined.body.id}/expire`);
  assert.equal((await eventNames()).length, 7, 'nothing happened, so nothing is told');
});

test('a link whose time is over is told of once, and one that was paid or ended is not told of again', async () => {
  const before = (await eventNames()).length;
  const wanted = { amount: 1299, currency: 'USD', country: 'US' };
  const end = new Date(teller.clock.now().getTime() + 60 * 60_000).toISOString();
  await teller.shop.post('/payment-links', { ...wanted, expires_at: end });
  const ended = await teller.shop.post('/payment-links', { ...wanted, expires_at: end });
  await teller.shop.post(`/payment-links/${ended.body.id}/expire`);
  assert.equal((await eventNames()).length, before + 3, 'made, made, ended');
  teller.clock.skip(59 * 60_000);
  assert.equal((await eventNames()).length, before + 3, 'its time is not over');
  teller.clock.skip(2 * 60_000);
  assert.deepEqual((await eventNames()).slice(before + 3), ['payment-link.updated: expired']);
  teller.clock.skip(48 * 60 * 60_000);
  assert.equal((await eventNames()).length, before + 4);
  assert.deepEqual(await teller.ask(`SELECT operation_id FROM operations WHERE kind = 'payment-link'`), []);
  teller.clock.reset();
});
