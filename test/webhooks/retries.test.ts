import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type AnswerRequest, type Target, openRawTlsTarget, openTlsTarget } from '../harness/tls-target.ts';
import { eventually } from '../harness/index.ts';
import { queueDepths } from '../../server/db/queries/gauges.ts';
import { AT_ONCE_MAX } from '../../server/webhooks/endpoint-health.ts';
import { webhookQueues } from '../../server/webhooks/queue.ts';
import { workOff } from '../../server/operations/due.ts';
import { type Teller, openTeller, verifyMessage } from '../harness/teller.ts';

let teller: Teller;
let endpoint: Target;
let answering: AnswerRequest;
const OK: AnswerRequest = (_request, response) => response.end();
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): AnswerRequest =>
  (_request, response) =>
    response.writeHead(code, headers).end('no');

before(async () => {
  teller = await openTeller();
  endpoint = await openTlsTarget((...given) => answering(...given));
});
after(async () => {
  await endpoint.close();
  await teller.close();
});
beforeEach(async () => {
  teller.clock.reset();
  answering = OK;
  endpoint.received.splice(0);
  await teller.ask('DELETE FROM webhook_subscriptions');
  await teller.ask('DELETE FROM webhook_deliveries');
  await teller.ask('DELETE FROM monitoring_incidents');
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_OF_A_LEASE_MS = 8_000;

/** Waits for the next attempt as long as the delivery says, and makes it. Null: there is none. */
async function nextAttempt(id: string): Promise<number | null> {
  const { next_attempt_at: at } = await teller.delivery(id);
  if (at === null) return null;
  const now = teller.clock.now().getTime();
  const waitMs = Math.max(0, Date.parse(at) - now);
  teller.clock.skip(waitMs + 1);
  await teller.work();
  return waitMs;
}

test('what fails is sent 26 times within a week, ever more rarely and under one id, and given up', async () => {
  answering = status(500);
  const { id, secret } = await teller.subscribe(endpoint.url, { events: ['transaction.captured'] });
  const beganMs = teller.clock.now().getTime();
  await teller.shop.pay({ intent: 'capture' });
  await teller.work();
  const waits: number[] = [];
  for (let wait = await nextAttempt(id); wait !== null; wait = await nextAttempt(id)) waits.push(wait);
  const delivery = await teller.delivery(id);
  assert.deepEqual([delivery.status, delivery.tries, delivery.attempts.length], ['failed', 26, 26]);
  assert.equal(endpoint.received.length, 26);
  assert.equal(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(endpoint.received.map(({ body }) => body.toString())).size, 1);
  const [first] = endpoint.received;
  assert.ok(first);
  verifyMessage(first, secret);
  assert.ok(teller.clock.now().getTime() - beganMs <= 7 * DAY);
  assert.ok(waits.slice(0, 10).every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0)));
  assert.ok(Math.max(...waits) < 14 * HOUR);
  teller.clock.skip(8 * DAY);
  await teller.work();
  assert.equal(endpoint.received.length, 26);
});

test('a clock that jumps ahead ends a delivery once, and one that goes back makes no storm', async () => {
  answering = status(503);
  const { id } = await teller.subscribe(endpoint.url, { events: ['payout.failed'] });
  await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  teller.clock.skip(-DAY);
  await teller.work();
  await teller.work();
  assert.equal(endpoint.received.length, 1);
  teller.clock.skip(9 * DAY);
  await teller.work();
  await teller.work();
  assert.deepEqual([endpoint.received.length, (await teller.delivery(id)).status], [2, 'failed']);
});

test('Retry-After is heeded up to an hour, for the endpoint as a whole, and nonsense is not', async () => {
  for (const [header, minMs, maxMs] of [
    ['120', 119_000, 121_000],
    ['1000000000', 0.99 * HOUR, 1.01 * HOUR],
    ['-1', 4_000, 6_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 4_000, 6_000],
    ['soon', 4_000, 6_000],
    [new Date(teller.clock.now().getTime() + 600_000).toUTCString(), 590_000, 601_000],
  ] as const) {
    answering = status(429, { 'retry-after': header });
    const { id } = await teller.subscribe(endpoint.url);
    await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
    await teller.work();
    const { next_attempt_at: at, updated_at: since } = await teller.delivery(id);
    const waitMs = Date.parse(at) - Date.parse(since);
    assert.ok(waitMs >= minMs && waitMs <= maxMs, `${header}: ${waitMs}`);
    if (header === '120') {
      const before = endpoint.received.length;
      await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.updated' });
      await teller.work();
      assert.equal(endpoint.received.length, before, 'it asked to be left alone');
    }
    await teller.ask('DELETE FROM webhook_subscriptions');
  }
});

test('410 ends the subscription, and a person is told; made active again, it is sent what waited', async () => {
  const watching = await teller.subscribe('railyard:listen', { events: ['monitoring.incident.created'] });
  answering = status(410);
  const { id } = await teller.subscribe(endpoint.url, { events: ['transaction.captured'] });
  await teller.shop.pay({ intent: 'capture' });
  await teller.work();
  const { body } = await teller.shop.get(`/webhook-subscriptions/${id}`);
  assert.deepEqual([body.active, body.disabled_reason], [false, 'gone']);
  const [incident] = (await teller.shop.get('/monitoring/incidents')).body.items;
  assert.deepEqual(
    [incident.display_name, incident.spec.params.webhook_subscription_id, incident.closed_at],
    ['A webhook endpoint is gone', id, null],
  );
  const told = await teller.delivery(watching.id);
  assert.deepEqual(JSON.parse(told.payload).target, incident);
  const noted = await teller.shop.service.request('PUT', `/monitoring/incidents/${incident.id}`, {
    body: { notes: 'The shop moved' },
  });
  assert.equal(noted.body.notes, 'The shop moved');
  answering = OK;
  await teller.shop.service.request('PUT', `/webhook-subscriptions/${id}`, { body: { active: true } });
  teller.clock.skip(10_000);
  await teller.work();
  assert.equal((await teller.delivery(id)).status, 'delivered');
  const closed = await teller.shop.get(`/monitoring/incidents/${incident.id}`);
  assert.notEqual(closed.body.closed_at, null);
});

test('a redirect is an answer that does not count, and nobody goes where it points', async () => {
  const elsewhere = await openTlsTarget();
  answering = status(301, { location: elsewhere.url });
  const { id } = await teller.subscribe(endpoint.url);
  await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  const { status: now, attempts } = await teller.delivery(id);
  assert.deepEqual([now, attempts[0].response_status, elsewhere.received.length], ['pending', 301, 0]);
  assert.match(attempts[0].error, /redirect/);
  await elsewhere.close();
});

test('an answer that is late does not count, and one that does not end is cut and does', async () => {
  const late = await openRawTlsTarget(() => undefined);
  const endless = await openRawTlsTarget((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const pump = (): void => void (socket.destroyed || !socket.write(chunk) || setImmediate(pump));
    socket.on('drain', pump);
    pump();
  });
  const [slow, long] = [await teller.subscribe(late.url), await teller.subscribe(endless.url)];
  await teller.shop.post(`/webhook-subscriptions/${slow.id}/test`, { event: 'buyer.created' });
  await teller.work('workers');
  await teller.shop.post(`/webhook-subscriptions/${long.id}/test`, { event: 'buyer.created' });
  await teller.work();
  const [cut, ended] = [await teller.delivery(slow.id), await teller.delivery(long.id)];
  assert.deepEqual(
    [cut.status, ended.status, ended.attempts[0].response_status],
    ['pending', 'delivered', 200],
  );
  assert.match(cut.attempts[0].error, /timeout/);
  assert.ok(cut.attempts[0].duration_ms >= 4_900);
  assert.equal(ended.attempts[0].response_body, 'x'.repeat(512));
  await late.close();
  await endless.close();
});

test('a card number in an answer is masked where it is kept, with its date and at the cut as well', async () => {
  const text = 'echo 4111111111111111 12/30 '.padEnd(500, '.');
  answering = (_request, response) => response.end(`${text}5555555555554444`);
  const { id } = await teller.subscribe(endpoint.url);
  await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  const { attempts } = await teller.delivery(id);
  const masked = text.replace('4111111111111111', '«card number»');
  assert.equal(attempts[0].response_body, `${masked}«card number»`);
});

test('a message that is under way for longer than a lease is sent by nobody else', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  answering = (_request, response) => void isAnswered.then(() => response.end());
  const { id } = await teller.subscribe(endpoint.url);
  await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  const leaseEnd = async (): Promise<string> => {
    const [queue] = await teller.ask<{ due_at: string }>(
      'SELECT due_at FROM webhook_queues WHERE webhook_subscription_id = $1 AND is_taken',
      [id],
    );
    return queue?.due_at ?? assert.fail('nobody has the queue');
  };
  const working = teller.work();
  await eventually(() => endpoint.received.length === 1);
  const first = await leaseEnd();
  teller.clock.skip(MOST_OF_A_LEASE_MS);
  await eventually(async () => (await leaseEnd()) > first);
  teller.clock.skip(MOST_OF_A_LEASE_MS);
  assert.equal(await workOff(teller.shop.service.parts, webhookQueues), 0, 'another worker gets nothing');
  answer();
  await working;
  const { status: now, attempts } = await teller.delivery(id);
  assert.deepEqual([now, attempts.length, endpoint.received.length], ['delivered', 1, 1]);
});

test('an address whose name leads to a private place when it is sent to is not sent to', async () => {
  const { id } = await teller.subscribe(endpoint.url);
  await teller.ask(`UPDATE webhook_subscriptions SET url = 'https://169.254.169.254/latest'`);
  await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  const { attempts, status: now } = await teller.delivery(id);
  assert.equal(now, 'pending');
  assert.match(attempts[0].error, /refused/);
});

test('an endpoint that fails rests, and one message finds out how it does before the others go', async () => {
  let open = 0;
  let most = 0;
  answering = (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.writeHead(500).end();
    });
  };
  const { id } = await teller.subscribe(endpoint.url);
  for (let count = 0; count < 40; count += 1)
    await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  const before = endpoint.received.length;
  assert.ok(before >= 5 && before <= 12, `${before} before it rests`);
  assert.ok(most <= 8, `${most} at once`);
  teller.clock.skip(5_100);
  await teller.work();
  assert.equal(endpoint.received.length, before + 1, 'one finds out');
  answering = OK;
  teller.clock.skip(60_000);
  await teller.work();
  assert.ok((await teller.deliveries(id)).every(({ status: now }) => now === 'delivered'));
  assert.equal(endpoint.received.length, before + 1 + 40);
});

test('messages that wait for their endpoint are no backlog of the workers', async () => {
  const backlog = async (): Promise<readonly [bigint | undefined, number]> => {
    const queues = await queueDepths(teller.shop.service.db, teller.clock.now());
    const found = queues.find(({ queue }) => queue === 'webhook-deliveries');
    return [found?.depth, Number(found?.age_seconds)];
  };
  answering = status(500);
  const { id } = await teller.subscribe(endpoint.url);
  for (let count = 0; count < 20; count += 1)
    await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  teller.clock.skip(60_000);
  const [depth, seconds] = await backlog();
  assert.ok(depth === 20n && seconds >= 60 && seconds < 90, `${depth} for ${seconds} s`);
  await teller.work();
  assert.deepEqual(await backlog(), [0n, 0], 'it rests');
  await teller.shop.service.request('PUT', `/webhook-subscriptions/${id}`, { body: { paused: true } });
  teller.clock.skip(HOUR);
  await teller.work();
  assert.deepEqual(await backlog(), [0n, 0], 'it is paused');
});

test('deliveries of one resource keep their order where the subscription asks for it, past failures', async () => {
  for (const ordering of ['resource', 'endpoint']) {
    endpoint.received.splice(0);
    let calls = 0;
    answering = (_request, response) => {
      calls += 1;
      response.writeHead(calls === 2 ? 500 : 200).end();
    };
    const { id, secret } = await teller.subscribe(endpoint.url, { ordering });
    const paid = await teller.shop.pay({ intent: 'authorize' });
    await teller.shop.post(`/transactions/${paid.body.id}/capture`, { amount: 1299 });
    await teller.shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 100 });
    await eventually(async () => {
      teller.clock.skip(2_000);
      await teller.work();
      assert.ok((await teller.deliveries(id)).every(({ status: now }) => now === 'delivered'));
    });
    const names = endpoint.received.map((message) => verifyMessage(message, secret).name);
    assert.deepEqual(names, ['transaction.authorized', names[1], names[1], ...names.slice(3)]);
    const ids = endpoint.received.map(({ headers }) => String(headers['webhook-id']));
    assert.deepEqual(ids, ids.toSorted(), 'in the order in which it happened');
    await teller.shop.service.request('DELETE', `/webhook-subscriptions/${id}`);
  }
});

test('messages of one endpoint go over connections that are kept', async () => {
  const before = endpoint.connections();
  const { id } = await teller.subscribe(endpoint.url);
  // All of them first: a connection that nobody uses is closed after some seconds.
  for (let count = 0; count < 60; count += 1)
    await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  await teller.work();
  assert.equal(endpoint.received.length, 60);
  const opened = endpoint.connections() - before;
  assert.ok(opened <= AT_ONCE_MAX, `${opened} connections`);
});

test('one delivery is sent again, and a range of them, from the log', async () => {
  const { id } = await teller.subscribe(endpoint.url);
  for (const event of ['buyer.created', 'buyer.updated', 'buyer.deleted'])
    await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event });
  await teller.work();
  const [newest] = await teller.deliveries(id);
  const again = await teller.shop.post(`/webhook-subscriptions/${id}/deliveries/${newest.id}/resend`);
  assert.equal(again.body.status, 'pending');
  await teller.work();
  const { attempts, tries } = await teller.delivery(id);
  assert.deepEqual([attempts.length, tries, endpoint.received.length], [2, 1, 4]);
  const replayed = await teller.shop.post(`/webhook-subscriptions/${id}/replay`, {
    from: '2020-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    statuses: ['delivered'],
    events: ['buyer.created', 'buyer.deleted'],
  });
  assert.equal(replayed.body.count, 2);
  await teller.work();
  assert.equal(endpoint.received.length, 6);
  const found = await teller.shop.get(`/webhook-subscriptions/${id}/deliveries?event=buyer.updated`);
  assert.equal(found.body.items.length, 1);
  const past = await teller.shop.get(
    `/webhook-subscriptions/${id}/deliveries?created_at_lte=2020-01-01T00:00:00Z`,
  );
  assert.equal(past.body.items.length, 0);
});

test('what was told before a resource went is told of by its kind and id', async () => {
  const { id, secret } = await teller.subscribe(endpoint.url);
  const paid = await teller.shop.pay({ intent: 'capture' });
  await teller.ask('UPDATE webhook_events SET target_id = gen_random_uuid() WHERE due_at IS NOT NULL');
  await teller.work();
  const [message] = endpoint.received;
  assert.ok(message && paid.status === 201 && id);
  assert.deepEqual(Object.keys(verifyMessage(message, secret).target), ['type', 'id']);
});
