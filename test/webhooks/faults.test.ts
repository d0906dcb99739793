import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Db, Queryable } from '../../server/db/db.ts';
import { fanOut } from '../../server/webhooks/fan-out.ts';
import { webhookQueues } from '../../server/webhooks/queue.ts';
import { workOff } from '../../server/operations/due.ts';
import type { Parts } from '../../server/parts.ts';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { type Teller, openTeller } from '../harness/teller.ts';

let teller: Teller;
let endpoint: Target;
let isUp = true;
before(async () => {
  teller = await openTeller();
  endpoint = await openTlsTarget((_request, response) => response.writeHead(isUp ? 200 : 503).end());
});
after(async () => {
  await endpoint.close();
  await teller.close();
});

/** Longer than a lease, a rest and the first delays. */
const LONG_MS = 400_000;

type Fault = Readonly<{ at: number; when: 'before' | 'after' }>;

/** A worker whose connection breaks at its n-th statement, before or after the server has done it. */
function dyingWorker({ at, when }: Fault): Readonly<{ parts: Parts; isDead(): boolean }> {
  const { parts } = teller.shop.service;
  let count = 0;
  const broken = (real: Queryable): Queryable => ({
    ...real,
    query: async (statement, values) => {
      count += 1;
      if (count > at) throw new Error('the worker is dead');
      if (count < at) return real.query(statement, values);
      if (when === 'after') await real.query(statement, values);
      throw new Error('the worker dies');
    },
  });
  const db: Db = {
    ...broken(parts.db),
    byKey: broken(parts.db.byKey),
    transaction: (work) => parts.db.transaction((tx) => work(broken(tx))),
    writes: parts.db.writes,
    close: async () => undefined,
  };
  return { parts: { ...parts, db }, isDead: () => count >= at };
}

/** A worker does what is due, and dies of its fault; true where it came that far. */
async function workWith(fault: Fault): Promise<boolean> {
  const { parts, isDead } = dyingWorker(fault);
  try {
    while ((await fanOut(parts)) + (await workOff(parts, webhookQueues)) > 0 && !isDead());
  } catch (error) {
    assert.match(String(error), /the worker/);
  }
  return isDead();
}

async function heal(): Promise<void> {
  isUp = true;
  for (let turn = 0; turn < 3; turn += 1) {
    teller.clock.skip(LONG_MS);
    await teller.work();
  }
}

const EVENTS = ['buyer.created', 'buyer.updated', 'buyer.deleted'] as const;

/** Real events, that have yet to be fanned out. */
async function makeEvents(): Promise<void> {
  const made = await teller.shop.post('/buyers', { display_name: 'Ada' });
  await teller.shop.service.request('PUT', `/buyers/${made.body.id}`, { body: { display_name: 'A.' } });
  await teller.shop.service.request('DELETE', `/buyers/${made.body.id}`);
}

async function assertAllTold(id: string): Promise<void> {
  const events = await teller.ask<{ id: string }>(
    'SELECT webhook_event_id AS id FROM webhook_events ORDER BY webhook_event_id',
  );
  const received = new Set(endpoint.received.map(({ headers }) => String(headers['webhook-id'])));
  assert.deepEqual([...received].toSorted(), events.map((event) => event.id).toSorted());
  const deliveries = await teller.ask<{ status: string; count: bigint }>(
    `SELECT status, count(*) FROM webhook_deliveries WHERE webhook_subscription_id = $1 GROUP BY status`,
    [id],
  );
  assert.deepEqual(deliveries, [{ status: 'delivered', count: BigInt(events.length) }]);
}

async function begin(ordering: 'none' | 'resource'): Promise<string> {
  isUp = true;
  endpoint.received.splice(0);
  await teller.ask('DELETE FROM webhook_subscriptions');
  await teller.ask('DELETE FROM webhook_events');
  return (await teller.subscribe(endpoint.url, { events: EVENTS, ordering })).id;
}

test('a worker that dies before or after any statement loses no event, and sends none under two ids', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 1, died = true; died; at += 1) {
      const id = await begin('none');
      await makeEvents();
      died = await workWith({ at, when });
      await heal();
      await assertAllTold(id);
      const most = Math.max(...countValues(endpoint.received.map(({ headers }) => headers['webhook-id'])));
      assert.ok(most <= 2, `statement ${at}: sent ${most} times`);
    }
});

/** Longer than a worker has a queue to itself. */
const STANDSTILL_MS = 20_000;

test('a database that is lost while an outcome is written down has nothing sent twice, however long', async () => {
  for (const [when, awayMs] of [
    ['before', 0],
    ['after', 0],
    ['before', STANDSTILL_MS],
  ] as const) {
    const id = await begin('none');
    await makeEvents();
    const { parts } = teller.shop.service;
    let settles = 0;
    const byKey: Queryable = {
      query: async (statement, values) => {
        const isSettling = statement.name === 'webhook_queues.settle_and_take' && values[1] !== '[]';
        settles += isSettling ? 1 : 0;
        if (isSettling && settles === 1) teller.clock.skip(awayMs);
        if (!isSettling || settles > 2) return parts.db.byKey.query(statement, values);
        if (when === 'after' && settles === 1) await parts.db.byKey.query(statement, values);
        throw Object.assign(new Error('terminated by an administrator'), { code: 'ECONNRESET' });
      },
    };
    const losing = { ...parts, db: { ...parts.db, byKey } };
    while ((await fanOut(losing)) + (await workOff(losing, webhookQueues)) > 0);
    assert.ok(settles > 2, 'it was tried again');
    await heal();
    await assertAllTold(id);
    const times = countValues(endpoint.received.map(({ headers }) => headers['webhook-id']));
    assert.deepEqual(new Set(times), new Set([1]), when);
  }
});

test('what has arrived is written down also where another worker has the queue by then', async () => {
  const id = await begin('none');
  await makeEvents();
  const { parts } = teller.shop.service;
  let isTaken = false;
  const byKey: Queryable = {
    query: async (statement, values) => {
      if (!isTaken && statement.name === 'webhook_queues.settle_and_take' && values[1] !== '[]') {
        isTaken = true;
        await teller.ask(`UPDATE webhook_queues SET due_at = due_at + interval '1 second'`);
      }
      return parts.db.byKey.query(statement, values);
    },
  };
  const losing = { ...parts, db: { ...parts.db, byKey } };
  while (!isTaken && (await fanOut(losing)) + (await workOff(losing, webhookQueues)) > 0);
  await heal();
  await assertAllTold(id);
  const times = countValues(endpoint.received.map(({ headers }) => headers['webhook-id']));
  assert.deepEqual(new Set(times), new Set([1]));
});

test('whatever dies in whatever order, every event arrives, and in order where that is asked for', async () => {
  const step = fc.oneof(
    fc.constant({ kind: 'tell' } as const),
    fc.record({
      kind: fc.constant('work' as const),
      at: fc.integer({ min: 1, max: 14 }),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
    fc.record({ kind: fc.constant('endpoint' as const), up: fc.boolean() }),
    fc.record({ kind: fc.constant('skip' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 12 }),
      fc.constantFrom('none' as const, 'resource' as const),
      async (steps, ordering) => {
        const id = await begin(ordering);
        await makeEvents();
        for (const one of steps)
          if (one.kind === 'tell') await makeEvents();
          else if (one.kind === 'work') await workWith(one);
          else if (one.kind === 'skip') teller.clock.skip(one.ms);
          else isUp = one.up;
        await heal();
        await assertAllTold(id);
        if (ordering === 'resource') assertInOrder();
      },
    ),
    { numRuns: 15 },
  );
});

/** The first arrival of each event of one buyer is after that of the one before it. */
function assertInOrder(): void {
  const seen = new Map<string, string[]>();
  for (const { headers, body } of endpoint.received) {
    const { target } = JSON.parse(body.toString()) as { target: { id: string } };
    const ids = seen.get(target.id) ?? [];
    const id = String(headers['webhook-id']);
    if (!ids.includes(id)) seen.set(target.id, [...ids, id]);
  }
  for (const ids of seen.values()) assert.deepEqual(ids, ids.toSorted());
}

function countValues(values: readonly unknown[]): readonly number[] {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}
