import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../test/harness/index.ts';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

type Message = Readonly<{ id: string; event: string; data: string }>;
type Stream = Readonly<{
  status: number;
  headers: Headers;
  messages: readonly Message[];
  comments: readonly string[];
  isOver: () => boolean;
  close(): void;
}>;

/** A stream of events, read as it comes. */
async function follow({
  lastEventId,
  query = '',
  ...options
}: Readonly<{ lastEventId?: string; query?: string; token?: string }> = {}): Promise<Stream> {
  const { service } = shop;
  const gone = new AbortController();
  const token = options.token ?? (await service.token());
  const answer = await fetch(`${service.url}/events${query}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: gone.signal,
  });
  const messages: Message[] = [];
  const comments: string[] = [];
  let isOver = false;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line) ?? []);
        const field = (name: string): string | undefined => lines.find(([, key]) => key === name)?.[2];
        const [id, event, data] = [field('id'), field('event'), field('data')];
        if (id !== undefined && event !== undefined && data !== undefined) messages.push({ id, event, data });
        else comments.push(block);
      }
    }
  };
  void read()
    .catch(() => undefined) // closed by the test
    .finally(() => (isOver = true));
  return {
    status: answer.status,
    headers: answer.headers,
    messages,
    comments,
    isOver: () => isOver,
    close: () => gone.abort(),
  };
}

async function pay(): Promise<string> {
  return (await shop.pay({ intent: 'capture' })).body.id;
}

const ask = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  shop.service.db.query<Row>({ name: '', text }, values);

test('200: what happened, newest first, also where no subscription is told of it', async () => {
  await ask('UPDATE webhook_subscriptions SET is_active = false');
  const unheard = await pay();
  await ask('UPDATE webhook_subscriptions SET is_active = true');
  const { body } = await shop.get(`/events?resource_id=${unheard}`);
  assert.deepEqual(
    body.items.map((item: { name: string }) => item.name),
    ['transaction.captured'],
  );
  const [item] = body.items;
  const payload = JSON.parse(item.payload);
  assert.deepEqual(
    [payload.id, payload.name, payload.target.id, payload.target.status],
    [item.id, 'transaction.captured', unheard, 'captured'],
  );
  const heard = await pay();
  const names = await shop.get('/events?name=transaction.captured&limit=1');
  assert.equal(names.body.items[0].resource_id, heard);
  const next = await shop.get(`/events?name=transaction.captured&limit=1&cursor=${names.body.next_cursor}`);
  assert.equal(next.body.items[0].resource_id, unheard);
});

test('200: the payload is the one that an endpoint got, byte for byte', async () => {
  const paid = await pay();
  const { body } = await shop.get('/webhook-subscriptions');
  const [{ id: subscription }] = body.items;
  const listed = async () => (await shop.get(`/webhook-deliveries?resource_id=${paid}`)).body.items;
  await eventually(async () => (await listed()).length === 1);
  const [delivery] = await listed();
  const sent = await shop.get(`/webhook-subscriptions/${subscription}/deliveries/${delivery.id}`);
  await shop.post(`/transactions/${paid}/refunds`, { amount: 100 });
  const [event] = (await shop.get(`/events?resource_id=${paid}&name=transaction.captured`)).body.items;
  assert.equal(event.payload, sent.body.payload);
  const of = (await shop.get(`/events?resource_id=${paid}`)).body.items.map(
    (item: { name: string }) => item.name,
  );
  assert.ok(of.includes('refund.succeeded'), 'a refund is of its payment');
});

test('a stream tells of what happens, and goes on after the event that was seen last', async () => {
  const stream = await follow();
  assert.equal(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(stream.headers.get('x-accel-buffering'), 'no');
  const first = await pay();
  await eventually(async () =>
    stream.messages.some(({ data, event }) => event === 'transaction.captured' && data.includes(first)),
  );
  const lastEventId = stream.messages.at(-1)?.id ?? '';
  stream.close();
  const { body: before } = await shop.get('/events?limit=100');
  // While a transaction of before runs, of whichever database of the server, what it may have told of comes again.
  const known = new Set<string>(before.items.map((item: { resource_id: string }) => item.resource_id));
  const [missed, alsoMissed] = [await pay(), await pay()];
  const again = await follow({ lastEventId, query: '?name=transaction.captured' });
  const third = await pay();
  await eventually(async () => again.messages.some(({ data }) => data.includes(third)));
  assert.deepEqual(
    again.messages
      .map(({ data }): string => JSON.parse(data).target.id)
      .filter((targetId) => !known.has(targetId)),
    [missed, alsoMissed, third],
  );
  assert.ok(
    again.messages.every(
      ({ id, data, event }) => JSON.parse(data).id === id && event === 'transaction.captured',
    ),
  );
  again.close();
});

test('an event that is committed after later ones is told of, and none twice', async () => {
  const stream = await follow({ query: '?name=buyer.updated' });
  const insert = `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
    created_at, target, due_at)
    VALUES ('default', $1, 'buyer.updated', 'buyer', $1, now(), '{"2026-11-01": {}}', NULL)`;
  const id = (of: number): string => `0192f0aa-0000-7000-8000-00000000000${of}`;
  const ids = (): string[] => stream.messages.map((message) => message.id);
  await shop.service.db.transaction(async (tx) => {
    await tx.query({ name: '', text: insert }, [id(1)]);
    await ask(insert, [id(2)]);
    await eventually(async () => ids().includes(id(2)));
    await ask(insert, [id(3)]);
    await eventually(async () => ids().includes(id(3)));
  });
  await eventually(async () => ids().includes(id(1)));
  assert.deepEqual(ids(), [id(2), id(3), id(1)]);

  // whoever saw the last of them only, and went, is told of the one that was late
  const again = await follow({ query: '?name=buyer.updated', lastEventId: id(3) });
  await eventually(async () => again.messages.some((message) => message.id === id(1)));
  again.close();
  stream.close();
});

test('a stream tells of many events one page after the other', async () => {
  const stream = await follow({ query: '?name=buyer.deleted' });
  await ask(`INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
    created_at, target, due_at) SELECT 'default', ('0192f0ab-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    'buyer.deleted', 'buyer', gen_random_uuid(), now(), '{"2026-11-01": {}}', NULL FROM generate_series(1, 250) n`);
  await eventually(async () => stream.messages.length >= 250);
  assert.equal(new Set(stream.messages.map(({ id }) => id)).size, 250);
  stream.close();
});

test('400: a stream after an event that is not kept; 403 without the scope; 429 beyond ten of a caller', async () => {
  const refused = await follow({ lastEventId: '0192f0aa-0000-7000-8000-00000000dead' });
  assert.equal(refused.status, 400);
  const token = await shop.service.token({ scopes: ['transactions.read'] });
  assert.equal((await follow({ token })).status, 403);
  const open: Stream[] = [];
  for (let status = 200; status === 200;) {
    const stream = await follow();
    ({ status } = stream);
    if (status === 200) open.push(stream);
    else assert.equal(status, 429);
  }
  assert.ok(open.length > 0 && open.length <= 10, String(open.length));
  open.forEach((stream) => stream.close());
  await eventually(async () => {
    const one = await follow();
    one.close();
    return one.status === 200;
  });
});

test('a stream ends with its key', async () => {
  const stream = await follow();
  assert.equal(stream.status, 200);
  await ask('UPDATE api_key_pairs SET active = false');
  await eventually(async () => stream.isOver());
  await ask('UPDATE api_key_pairs SET active = true');
});
