import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { eventually, testDb, type TestDb } from '../harness/index.ts';
import { Sessions } from './sessions.ts';
import { openWireProxy, type WireProxy } from '../harness/wire-proxy.ts';

let database: TestDb;
let sessions: Sessions;
const lives: WireProxy[] = [];
before(async () => {
  database = await testDb();
  if (!('host' in database.connection)) throw new Error('BUG: the tests have no socket to a database');
  sessions = new Sessions(database.connection);
  await database.db.query({ name: '', text: 'CREATE TABLE kept (id int)' }, []);
});
after(async () => {
  await Promise.all(lives.map((life) => life.close()));
  sessions.close();
  await database.close();
});

async function newLife(): Promise<WireProxy> {
  const life = await openWireProxy(sessions);
  lives.push(life);
  return life;
}

async function connect(life: WireProxy, options = ''): Promise<pg.Client> {
  const client = new pg.Client({ ...database.connection, host: life.host, options });
  client.on('error', () => undefined); // It dies; told by the query.
  await client.connect();
  return client;
}

async function oneValue(client: pg.Client, text: string): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
  return rows[0]?.[0];
}

const pidOf = (client: pg.Client): Promise<unknown> => oneValue(client, 'SELECT pg_backend_pid()');

async function isOver(pid: unknown): Promise<boolean> {
  const text = 'SELECT FROM pg_stat_activity WHERE pid = $1';
  return (await database.db.query({ name: '', text }, [pid])).length === 0;
}

/** Clients until one has this session: it is free when the server has reset it. */
async function withSession(life: WireProxy, pid: unknown): Promise<pg.Client> {
  return eventually(async () => {
    const client = await connect(life);
    if ((await pidOf(client)) === pid) return client;
    await client.end();
    return false;
  });
}

const PREPARED = { name: 'kept_ids', text: 'SELECT id FROM kept WHERE id = $1' };

test('a session whose client dies is another’s, with what was prepared in it and nothing that was set', async () => {
  const life = await newLife();
  const first = await connect(life);
  const pid = await pidOf(first);
  await first.query({ ...PREPARED, values: [1] });
  for (const text of [
    "SET statement_timeout = '7s'",
    'LISTEN anything',
    'SELECT pg_advisory_lock(7)',
    'CREATE TEMP TABLE mine (id int)',
    'DECLARE held CURSOR WITH HOLD FOR SELECT 1',
    'SET ROLE pg_monitor',
  ])
    await first.query(text);
  life.refuse();
  await assert.rejects(first.query('SELECT 1'));
  const second = await withSession(await newLife(), pid);
  const left = [
    await oneValue(second, 'SELECT current_user = session_user'),
    await oneValue(second, 'SHOW statement_timeout'),
    await oneValue(second, 'SELECT count(*)::int FROM pg_listening_channels()'),
    await oneValue(
      second,
      "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()",
    ),
    await oneValue(second, "SELECT to_regclass('mine')::text"),
    await oneValue(second, 'SELECT count(*)::int FROM pg_cursors'),
  ];
  assert.deepEqual(left, [true, '0', 0, 0, null, 0]);
  await second.query({ ...PREPARED, values: [1] });
  assert.deepEqual((await second.query({ ...PREPARED, values: [2] })).rows, []);
  assert.equal(
    await oneValue(
      second,
      "SELECT generic_plans + custom_plans FROM pg_prepared_statements WHERE name = 'kept_ids'",
    ),
    '3',
    'prepared once, by the first client',
  );
  await second.end();
});

test('a session in which a client dies within a transaction ends, and the transaction is undone', async () => {
  const life = await newLife();
  const client = await connect(life);
  const pid = await pidOf(client);
  await client.query('BEGIN');
  await client.query('INSERT INTO kept VALUES (1)');
  life.refuse();
  await eventually(async () => assert.ok(await isOver(pid)));
  assert.deepEqual(await database.db.query({ name: '', text: 'SELECT id FROM kept' }, []), []);
});

/** In this database: other tests have theirs in the same server, and wait there for locks of their own. */
const WAITING = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'kept'::regclass
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

test('a statement under way when its client dies is done', async () => {
  const life = await newLife();
  const client = await connect(life);
  let asked: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async (tx) => {
    await tx.query({ name: '', text: 'LOCK TABLE kept' }, []);
    life.arm(null, () => undefined);
    asked = assert.rejects(client.query('INSERT INTO kept VALUES (2)'));
    await eventually(async () => {
      const waiting = await tx.query({ name: '', text: WAITING }, []);
      assert.equal(waiting.length, 1);
    });
    life.refuse();
    await asked;
  });
  await eventually(async () => {
    const rows = await database.db.query({ name: '', text: 'SELECT id FROM kept' }, []);
    assert.deepEqual(rows, [{ id: 2 }]);
  });
});

test('a session in which something failed, or that began with other settings, is nobody else’s', async () => {
  const life = await newLife();
  const [other, failed, plain] = [
    await connect(life, '-c work_mem=1MB'),
    await connect(life),
    await connect(life),
  ];
  const [failedPid, plainPid] = [await pidOf(failed), await pidOf(plain)];
  assert.equal(await oneValue(other, 'SHOW work_mem'), '1MB');
  await assert.rejects(failed.query('SELECT 1 / 0'));
  life.refuse();
  await eventually(async () => assert.ok(await isOver(failedPid)));
  const next = await newLife();
  const seen: unknown[] = [];
  await eventually(async () => {
    const client = await connect(next);
    seen.push(await oneValue(client, 'SHOW work_mem'));
    const isThat = (await pidOf(client)) === plainPid;
    await client.end();
    return isThat;
  });
  assert.ok(!seen.includes('1MB'));
});
