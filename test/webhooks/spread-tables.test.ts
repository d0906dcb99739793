import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { resendsDue } from '../../server/webhooks/resend.ts';
import { workOff } from '../../server/operations/due.ts';
import { testDb, type TestDb } from '../harness/index.ts';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { type Teller, openTeller } from '../harness/teller.ts';

let database: TestDb;
let teller: Teller;
let endpoint: Target;
let isUp = true;
before(async () => {
  database = await testDb({ distributed: true });
  teller = await openTeller({ database });
  endpoint = await openTlsTarget((_request, response) => response.writeHead(isUp ? 200 : 503).end());
});
after(async () => {
  await endpoint.close();
  await teller.close();
  await database.close();
});

const EVENTS = ['transaction.captured', 'refund.succeeded'];

test('on spread tables, endpoints of one and of all merchant accounts are told in order, and again', async () => {
  const { shop, clock } = teller;
  const made = await shop.post('/merchant-accounts', { id: 'second', display_name: 'Second' });
  assert.equal(made.status, 201, made.text);
  const own = await teller.subscribe(endpoint.url, { events: EVENTS, ordering: 'resource' });
  const all = await teller.subscribe(endpoint.url, {
    events: [...EVENTS, 'buyer.created'],
    ordering: 'endpoint',
    merchant_account_id: null,
  });
  const paid = await shop.pay({ intent: 'capture' });
  assert.equal(paid.status, 201, paid.text);
  const refunded = await shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 100 });
  assert.equal(refunded.status, 201, refunded.text);
  const buyer = await shop.post('/buyers', { display_name: 'B' }, { merchantAccount: 'second' });
  assert.equal(buyer.status, 201, buyer.text);

  isUp = false;
  await teller.work();
  assert.deepEqual([await statusesOf(own.id), await statusesOf(all.id)], [2, 3].map(allPending));
  // Of each order only the first was sent.
  assert.equal(endpoint.received.length, 2);
  isUp = true;
  for (let rest = 0; rest < 4; rest += 1) {
    clock.skip(400_000);
    await teller.work();
  }
  assert.deepEqual([await statusesOf(own.id), await statusesOf(all.id)], [2, 3].map(allDelivered));
  const told = endpoint.received.slice(2).map(({ body }) => JSON.parse(body.toString('utf8')).target.type);
  assert.equal(told.at(-1), 'buyer');

  await teller.ask(`UPDATE webhook_deliveries SET status = 'failed' WHERE webhook_subscription_id = $1`, [
    all.id,
  ]);
  const resend = await shop.post(`/webhook-subscriptions/${all.id}/resends`, { statuses: ['failed'] });
  await workOff(shop.service.parts, resendsDue);
  const done = await shop.get(`/webhook-subscriptions/${all.id}/resends/${resend.body.id}`);
  assert.deepEqual([done.body.status, done.body.count], ['completed', 3]);
  const tried = await shop.post(`/webhook-subscriptions/${own.id}/test`, { event: 'transaction.captured' });
  assert.equal(tried.status, 201, tried.text);
  await teller.work();
  assert.deepEqual([await statusesOf(own.id), await statusesOf(all.id)], [3, 3].map(allDelivered));
});

test('on spread tables, there is no stream of events, and it is said what there is', async () => {
  const answer = await teller.shop.get('/events', { headers: { accept: 'text/event-stream' } });
  assert.equal(answer.status, 400, answer.text);
  assert.match(answer.text, /"pointer":"accept".*read the list page by page/);
});

const statusesOf = async (id: string): Promise<string> =>
  (await teller.deliveries(id)).map(({ status }) => status).join(' ');
const allPending = (count: number): string => Array(count).fill('pending').join(' ');
const allDelivered = (count: number): string => Array(count).fill('delivered').join(' ');
