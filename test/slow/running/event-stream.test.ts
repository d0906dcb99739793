import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import { Railyard, UnauthorizedError } from '@railyard/sdk';
import { followStream, type StreamBody, type StreamedEvent } from '../../../packages/sdk/src/event-stream.ts';
import { eventually } from '../../harness/eventually.ts';
import { HAS_NGINX, openNginx } from '../../harness/nginx.ts';
import { type Nodes, openNodes } from '../../harness/nodes.ts';

/** Streams of events hang on processes that are killed, while a third one makes events. */
let opening: Promise<Nodes>;
let service: Nodes;
let token = '';
before(async () => {
  opening = openNodes();
  service = await opening;
  token = await service.instance.railyard('token');
});
after(async () => (await opening).instance.close());

const FOLLOWED = '/events';

/** Buyers are made and changed, several at once, until `stop` says how many there are. */
function openLoad(): Readonly<{ stop(): Promise<number> }> {
  let isOver = false;
  let made = 0;
  const railyard = new Railyard({ url: service.instance.url, token });
  const loops = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const { id } = await railyard.buyers.create({ display_name: 'Ada' });
      await railyard.buyers.update(id, { display_name: 'Grace' });
      made += 1;
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      return made;
    },
  };
}

type Body = Readonly<{ status: number; body: StreamBody | null }>;
type Connect = (headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Body>;

/**
 * Both processes are killed in turn and begin again, while a stream by `connect` is followed: what is told is what
 * happened, all of it, once, and in its order.
 */
async function followThroughDeaths(context: TestContext, connect: Connect): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const told: StreamedEvent[] = [];
  let connections = 0;
  const events = followStream({
    connect: async (last) => {
      const from: Readonly<Record<string, string>> = last === null ? {} : { 'last-event-id': last };
      const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...from };
      const { status, body } = await connect(headers, signal);
      if (status !== 200) throw new Error(`${status}`);
      connections += 1;
      return body;
    },
    isFinal: () => false,
    signal,
  });
  const following = (async () => {
    for await (const event of events) told.push(event);
  })();
  await eventually(() => connections === 1);
  const [{ now: since } = { now: '' }] = await rowsOf<{ now: string }>('SELECT now()::text AS now');

  const load = openLoad();
  for (const node of service.nodes) {
    const before = told.length;
    await eventually(() => told.length > before + 20);
    await node.running.end('SIGKILL');
    const atDeath = told.length;
    await eventually(() => told.length > atDeath + 20);
    node.running = await node.again();
  }
  const made = await load.stop();
  const happened = await rowsOf<{ id: string }>(
    `SELECT webhook_event_id AS id FROM webhook_events WHERE name LIKE 'buyer.%' AND created_at >= $1`,
    [since],
  );
  assert.equal(happened.length, 2 * made);
  const ids = () => told.map(({ id }) => id);
  await eventually(() => happened.every(({ id }) => ids().includes(id)));
  stopping.abort();
  await following;
  assert.equal(new Set(ids()).size, told.length, 'none twice');
  assert.ok(connections >= 2, 'the process that it hung on has died');
  context.diagnostic(`${told.length} events over ${connections} connections`);

  const seen = new Map<string, string>();
  for (const { name, payload } of told) {
    const { target } = JSON.parse(payload) as { target: { id: string } };
    assert.equal(seen.get(target.id), name === 'buyer.created' ? undefined : 'buyer.created');
    seen.set(target.id, name);
  }
}

function rowsOf<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return service.instance.database.db.query<Row>({ name: '', text }, values);
}

test('a stream goes on at another process when its own is killed, and leaves nothing out', async (context) => {
  let turn = 0;
  await followThroughDeaths(context, async (headers, signal) => {
    const node = service.nodes[turn % 2];
    turn += 1;
    const answer = await fetch(`${node?.url}${FOLLOWED}`, { headers, signal });
    return { status: answer.status, body: answer.body };
  });
});

test('so it does behind nginx, which holds nothing back', async (context) => {
  if (!HAS_NGINX) return context.diagnostic('not tried here: this machine has no nginx');
  const nginx = await openNginx(service.ports);
  context.after(() => nginx.close());
  await followThroughDeaths(context, (headers, signal) => nginx.follow(FOLLOWED, { headers, signal }));
});

test('behind nginx a stream that tells nothing stands, and says so', async (context) => {
  if (!HAS_NGINX) return context.diagnostic('not tried here: this machine has no nginx');
  const nginx = await openNginx(service.ports);
  context.after(() => nginx.close());
  const stopping = new AbortController();
  const { body } = await nginx.follow(`${FOLLOWED}?name=gift-card.deleted`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes(': heartbeat')) break;
  }
  assert.equal(text, 'retry: 1000\n: follows\n\n: heartbeat\n\n');
});

test('a stream ends when its key is revoked at another process', async (context) => {
  const { instance, nodes } = service;
  const operator = new Railyard({ url: instance.url, token });
  const { items: roles } = await operator.roles.list();
  const made = await operator.apiKeyPairs.create({
    display_name: 'Follower',
    role_ids: roles.filter(({ name }) => name === 'Full access').map(({ id }) => id),
  });
  const url = nodes[0]?.url ?? assert.fail('a node');
  const key = made.private_key ?? assert.fail('a private key');
  const follower = new Railyard({ url, key });
  let isConnected = false;
  const events = follower.followEvents({ onState: (state) => (isConnected = state === 'connected') });
  const ended = assert.rejects(async () => {
    for await (const _event of events);
  }, UnauthorizedError);
  await eventually(() => isConnected);
  await operator.apiKeyPairs.delete(made.id);
  const revokedMs = performance.now();
  await ended;
  context.diagnostic(`it ended, and was refused, ${Math.round(performance.now() - revokedMs)} ms later`);
});
