import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { eventually, testDb, type TestDb } from '../harness/index.ts';
import { Sessions } from './sessions.ts';
import { openWireProxy, type WireProxy } from '../harness/wire-proxy.ts';

let database: TestDb;
let sessions: Sessions;
let proxy: WireProxy;
before(async () => {
  database = await testDb();
  if (!('host' in database.connection)) throw new Error('BUG: the tests have no socket to a database');
  sessions = new Sessions(database.connection);
  proxy = await openWireProxy(sessions);
  await database.db.query({ name: '', text: 'CREATE TABLE kept (id int)' }, []);
});
after(async () => {
  await proxy.close();
  sessions.close();
  await database.close();
});

for (const [when, kept] of [
  ['before', 0n],
  ['after', 1n],
] as const) {
  test(`a cut ${when} a statement leaves ${kept} of its rows, and the client without an answer`, async () => {
    await database.db.query({ name: '', text: 'DELETE FROM kept' }, []);
    const client = await connect();
    let cuts = 0;
    proxy.arm({ statement: 2, when }, () => (cuts += 1));
    await client.query({ name: 'harmless', text: 'SELECT 1' });
    await assert.rejects(
      client.query({ name: 'insert_kept', text: 'INSERT INTO kept VALUES ($1)', values: [1] }),
    );
    assert.equal(cuts, 1);
    assert.deepEqual(proxy.seen(), ['harmless', 'insert_kept']);
    assert.deepEqual(await database.db.query({ name: '', text: 'SELECT count(*) FROM kept' }, []), [
      { count: kept },
    ]);
  });
}

test('a cut is told whether all that came before it had been answered', async () => {
  const told: boolean[] = [];
  const tell = (wasQuiet: boolean): void => void told.push(wasQuiet);
  const [waiting, first, second] = [await connect(), await connect(), await connect()];
  proxy.arm({ statement: 2, when: 'before' }, tell);
  await first.query({ name: 'answered', text: 'SELECT 1' });
  await assert.rejects(first.query({ name: 'cut', text: 'SELECT 1' }));
  await database.db.transaction(async (tx) => {
    await tx.query({ name: '', text: 'LOCK TABLE kept' }, []);
    proxy.arm({ statement: 2, when: 'before' }, tell);
    waiting.query({ name: 'waits', text: 'SELECT count(*) FROM kept' }).catch(() => undefined);
    await eventually(() => proxy.seen().length === 1);
    await assert.rejects(second.query({ name: 'cut', text: 'SELECT 1' }));
  });
  proxy.arm(null, () => undefined);
  assert.deepEqual(told, [true, false]);
  await waiting.end();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...database.connection, host: proxy.host });
  client.on('error', () => undefined); // The cut; told by the query.
  await client.connect();
  return client;
}

test('a cut after a statement that is disarmed before its reply comes leaves the client its answer', async () => {
  const client = await connect();
  let cuts = 0;
  let asked: Promise<{ rows: unknown[] }> = Promise.reject(new Error('never asked'));
  asked.catch(() => undefined);
  await database.db.transaction(async (tx) => {
    await tx.query({ name: '', text: 'LOCK TABLE kept' }, []);
    proxy.arm({ statement: 1, when: 'after' }, () => (cuts += 1));
    asked = client.query({
      name: 'waits',
      text: 'SELECT 1 AS one FROM (SELECT count(*) FROM kept) AS any_rows',
    });
    await eventually(() => proxy.seen().length === 1);
    proxy.arm(null, () => undefined);
  });
  assert.deepEqual((await asked).rows, [{ one: 1 }]);
  assert.equal(cuts, 0);
  await client.end();
});
