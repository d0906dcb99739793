import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../test/harness/index.ts';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';
import { resendsDue } from '../../../webhooks/resend.ts';
import { workOff } from '../../../operations/due.ts';
import { fanOut } from '../../../webhooks/fan-out.ts';

let shop: Shop;
let subscription: string;
before(async () => {
  shop = await openShop({ worker: false });
  const made = await shop.post('/webhook-subscriptions', { url: 'railyard:listen' });
  assert.equal(made.status, 201, made.text);
  subscription = made.body.id;
});
after(() => shop.close());

const addressOf = (path: string): string => `/webhook-subscriptions/${subscription}${path}`;
const ask = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  shop.service.db.query<Row>({ name: '', text }, values);
async function toldIds(): Promise<string> {
  const paid = await shop.pay({ intent: 'capture' });
  while ((await fanOut(shop.service.parts)) > 0);
  return paid.body.id;
}
const endedJob = (status: string): Promise<unknown[]> =>
  ask(`UPDATE webhook_deliveries SET status = $2, due_at = NULL WHERE webhook_subscription_id = $1`, [
    subscription,
    status,
  ]);
const standingJob = async (status: string): Promise<number> =>
  (await shop.get(addressOf(`/deliveries?status=${status}&limit=100`))).body.items.length;

test('201: all deliveries that match begin again, as a job with a count', async () => {
  const [first, second] = [await toldIds(), await toldIds()];
  await endedJob('failed');
  const made = await shop.post(addressOf('/resends'), { statuses: ['failed'], resource_id: first });
  assert.deepEqual([made.status, made.body.status, made.body.count], [201, 'running', 0]);
  await workOff(shop.service.parts, resendsDue);
  const done = await shop.get(addressOf(`/resends/${made.body.id}`));
  assert.deepEqual([done.body.status, done.body.count], ['completed', 1]);
  const { items } = (await shop.get(`/webhook-deliveries?resource_id=${first}&status=pending`)).body;
  assert.ok(
    items.some((item: { webhook_subscription_id: string }) => item.webhook_subscription_id === subscription),
  );
  assert.equal(await standingJob('failed'), 1, second);

  const [left] = (await shop.get(addressOf('/deliveries?status=failed'))).body.items;
  const marked = await shop.post(addressOf('/resends'), { delivery_ids: [left.id] });
  await workOff(shop.service.parts, resendsDue);
  assert.equal((await shop.get(addressOf(`/resends/${marked.body.id}`))).body.count, 1);
  assert.equal((await shop.get(addressOf('/resends'))).body.items[0].id, marked.body.id);
});

test('200: one that is stopped begins nothing more, and says how far it has come', async () => {
  await toldIds();
  await endedJob('failed');
  const made = await shop.post(addressOf('/resends'), {});
  const stopped = await shop.post(addressOf(`/resends/${made.body.id}/stop`));
  assert.deepEqual([stopped.status, stopped.body.status], [200, 'stopped']);
  await workOff(shop.service.parts, resendsDue);
  assert.equal((await shop.get(addressOf(`/resends/${made.body.id}`))).body.count, 0);
  assert.ok((await standingJob('failed')) > 0);
  const again = await shop.post(addressOf(`/resends/${made.body.id}/stop`));
  assert.deepEqual([again.status, again.body.status], [200, 'stopped']);
});

test('200: a replay is a resend that is waited for', async () => {
  const failed = await standingJob('failed');
  const range = { from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' };
  const { body } = await shop.post(addressOf('/replay'), range);
  assert.equal(body.count, failed);
  assert.equal((await shop.get(addressOf(`/resends/${body.resend_id}`))).body.status, 'completed');
  assert.equal((await shop.post(addressOf('/replay'), { from: range.until, until: range.from })).status, 422);
});

test('200: the last day is counted by the hour, and a delivery says what it is about', async () => {
  const paid = await toldIds();
  const { body } = await shop.get(addressOf('/delivery-counts'));
  assert.equal(body.items.length, 24);
  const now = body.items.at(-1);
  const all = (await shop.get(addressOf('/deliveries?limit=100'))).body.items;
  assert.ok(
    now.pending + (body.items.at(-2)?.pending ?? 0) === all.length,
    JSON.stringify(body.items.slice(-2)),
  );
  assert.deepEqual(
    [all[0].resource_type, all[0].resource_id, all[0].transaction_id, all[0].last_attempt],
    ['transaction', paid, paid, null],
  );
});

test('200: a refund and its payment are found by their ids', async () => {
  const paid = await shop.pay({ intent: 'capture' });
  const refund = await shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 100 });
  await eventually(async () => (await fanOut(shop.service.parts)) === 0);
  const names = async (id: string): Promise<string[]> => {
    const { items } = (await shop.get(`/webhook-deliveries?resource_id=${id}&limit=100`)).body;
    return [...new Set<string>(items.map((item: { event: string }) => item.event))].toSorted();
  };
  assert.deepEqual(await names(refund.body.id), ['refund.succeeded']);
  assert.deepEqual(await names(paid.body.id), ['refund.succeeded', 'transaction.captured']);
});
