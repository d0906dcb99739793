import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getEpoch, holdWrites } from '../../../server/db/queries/restore.ts';
import { eventually } from '../../harness/index.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** What an operator types when the operations of a restored copy can never be looked up. */
let instance: Instance;
let token: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  token = await instance.railyard('token');
});
after(() => instance.close());

async function pay(): Promise<number> {
  const body = {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
  };
  const answer = await fetch(`${instance.url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Its processor will never say what became of it. */
async function openForEver(): Promise<void> {
  // An event of it that came later would say so.
  const waiting = { name: '', text: "SELECT FROM simulator.events WHERE status = 'waiting'" };
  await eventually(async () => (await instance.database.db.query(waiting, [])).length === 0);
  const text =
    "UPDATE operations SET status = 'unknown', resolved_at = NULL, due_at = now() + interval '1 day'";
  await instance.database.db.query({ name: '', text }, []);
}

const becomes = (status: number): Promise<unknown> => eventually(async () => (await pay()) === status);

test('railyard restored says that nothing waits where nothing does', async () => {
  assert.equal(await instance.railyard('restored'), 'no payments were waiting');
  assert.equal(await pay(), 201);
});

test('railyard restored lets payments go on although an operation of the copy is still open', async () => {
  const { db } = instance.database;
  await openForEver();
  const epoch = await getEpoch(db);
  assert.ok(epoch);
  assert.ok(await holdWrites(db, epoch.epoch + 1_000n, new Date()));
  await becomes(503);
  assert.equal(await instance.railyard('restored'), 'payments go on within two seconds');
  await becomes(201);
  assert.equal(await instance.railyard('restored'), 'no payments were waiting');
});

test('railyard restored takes no words', async () => {
  await assert.rejects(instance.railyard('restored', 'now'), /now/);
});
