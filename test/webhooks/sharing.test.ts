import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import type { Queryable } from '../../server/db/db.ts';
import {
  type QueueStep,
  type WebhookQueue,
  claimWebhookQueues,
  settleAndTake,
} from '../../server/db/queries/webhook-queues.ts';
import { UNDER_WAY_MAX } from '../../server/webhooks/pace.ts';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { type Teller, openTeller } from '../harness/teller.ts';

let teller: Teller;
let endpoint: Target;
/** Answers that wait until so many messages are under way. */
const held: ServerResponse[] = [];
let heldUntil = 0;
let underWay = 0;
let most = 0;

before(async () => {
  teller = await openTeller();
  endpoint = await openTlsTarget((_request, response) => {
    response.once('close', () => (underWay -= 1));
    underWay += 1;
    most = Math.max(most, underWay);
    held.push(response);
    if (most >= heldUntil) for (const one of held.splice(0)) one.end();
  });
});
after(async () => {
  await endpoint.close();
  await teller.close();
});
beforeEach(async () => {
  endpoint.received.splice(0);
  await teller.ask('DELETE FROM webhook_subscriptions');
  await teller.ask('DELETE FROM webhook_deliveries');
});

async function subscriptions(count: number, messages: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await teller.subscribe(endpoint.url, { events: ['payout.failed'] });
    for (let told = 0; told < messages; told += 1)
      await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
    ids.push(id);
  }
  return ids;
}

test('steps at several queues are one statement, and whoever has lost one queue loses no other', async () => {
  const [lost, kept] = await subscriptions(2, 1);
  const { db } = teller.shop.service.parts;
  const now = teller.clock.now();
  const claimed = await claimWebhookQueues(db, { now, leaseMs: 60_000, limit: 20, busy: [] });
  const of = (id: string | undefined): WebhookQueue =>
    claimed.find(({ webhook_subscription_id }) => webhook_subscription_id === id) ??
    assert.fail('not claimed');
  let statements = 0;
  const byKey: Queryable = {
    query: (statement, values) => {
      statements += 1;
      return db.byKey.query(statement, values);
    },
  };
  const counted = { byKey, transaction: db.transaction };
  const step = (queue: WebhookQueue, more: Partial<QueueStep> = {}): QueueStep => ({
    queue,
    fence: queue.due_at,
    newFence: queue.due_at,
    health: queue,
    settled: [],
    inFlight: [],
    room: 8,
    now,
    ...more,
  });
  const [nothing, taken] = await Promise.all([
    settleAndTake(counted, step(of(lost), { fence: now.toISOString() })),
    settleAndTake(counted, step(of(kept))),
  ]);
  assert.deepEqual([nothing, taken?.length, statements], [null, 1, 1]);
  const [delivery] = taken ?? [];
  assert.ok(delivery);
  const delivered = { ...delivery, status: 'delivered', due_at: null, tries: 1 } as const;
  const [, late] = await Promise.all([
    settleAndTake(counted, step(of(kept), { settled: [delivered] })),
    settleAndTake(counted, step(of(lost), { fence: now.toISOString(), settled: [delivered] })),
  ]);
  assert.equal(late, null);
  const statuses = await teller.ask<{ status: string }>(
    'SELECT status FROM webhook_deliveries ORDER BY webhook_subscription_id = $1::uuid',
    [kept],
  );
  assert.deepEqual(
    statuses.map(({ status }) => status),
    ['pending', 'delivered'],
  );
});

test('where several endpoints have much to get, each gets some, and few messages are under way in all', async () => {
  await subscriptions(8, 10);
  [heldUntil, most] = [8, 0];
  await teller.work();
  assert.ok(most >= 8 && most <= UNDER_WAY_MAX, `${most} at once`);
  assert.equal(endpoint.received.length, 80);
});
