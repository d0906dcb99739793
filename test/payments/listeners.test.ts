import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { statements } from '../../server/db/db.ts';
import { type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

test('an event is written down whoever listens, and fanned out only while a subscription is active', async () => {
  assert.deepEqual(await eventsOf(await pay()), ['transaction.captured, due'], 'the harness subscribes');
  await ask('UPDATE webhook_subscriptions SET is_active = false');
  assert.deepEqual(await eventsOf(await pay()), ['transaction.captured']);
  await ask('UPDATE webhook_subscriptions SET is_active = true');
  assert.deepEqual(await eventsOf(await pay()), ['transaction.captured, due']);
});

test('every statement that writes such an event asks whether somebody listens', () => {
  const writing = [...statements.values()].filter(({ text }) => text.includes('INSERT INTO webhook_events'));
  assert.ok(writing.length > 5);
  const heedless = writing.filter(
    ({ name, text }) =>
      // Tries out one subscription, which has asked for it; in either form.
      !/^webhook_events\.tell_one(_of_one)?$/.test(name) &&
      text.split('INSERT INTO webhook_events').length !==
        text.split('FROM webhook_subscriptions listener').length,
  );
  assert.deepEqual(
    heedless.map(({ name }) => name),
    [],
  );
});

async function pay(): Promise<string> {
  return (await shop.pay({ intent: 'capture' })).body.id;
}

async function eventsOf(transactionId: string): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    `SELECT name || CASE WHEN due_at IS NULL THEN '' ELSE ', due' END AS name FROM webhook_events
     WHERE transaction_id = $1 ORDER BY webhook_event_id`,
    [transactionId],
  );
  return rows.map(({ name }) => name);
}

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}
