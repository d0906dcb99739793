import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import { becomes, eventually, testDb } from '../../test/harness/index.ts';
import { collectYoung } from '../../test/harness/memory.ts';
import { createLog } from '../platform/log.ts';
import { createDb } from './db.ts';
import { DatabaseAway, DatabaseSilent } from './faults.ts';

test('a connection that breaks between two statements fails their transaction, and nothing else', async () => {
  const database = await testDb();
  const db = createDb(database.connection);
  try {
    const work = db.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>({ name: '', text: 'SELECT pg_backend_pid() AS pid' }, []);
      await database.db.query({ name: '', text: 'SELECT pg_terminate_backend($1)' }, [own?.pid]);
      await eventually(
        async () =>
          (
            await database.db.query({ name: '', text: 'SELECT FROM pg_stat_activity WHERE pid = $1' }, [
              own?.pid,
            ])
          ).length === 0,
      );
      // The driver has read of the end by now, while no statement waited for an answer.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query({ name: '', text: 'SELECT 1' }, []);
    });
    await assert.rejects(work);
    assert.deepEqual(await db.query({ name: '', text: 'SELECT 1 AS one' }, []), [{ one: 1 }]);
  } finally {
    await db.close();
    await database.close();
  }
});

test('a proxy that ends every connection for want of a primary is waited out, for some seconds', async () => {
  const database = await testDb();
  const { connection } = database;
  assert.ok('host' in connection);
  let isThere = false;
  let refused = 0;
  const proxy = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (!isThere) {
      refused += 1;
      return void socket.end();
    }
    const behind = net.connect(path.join(connection.host, '.s.PGSQL.5432'));
    behind.on('error', () => undefined);
    behind.pipe(socket).pipe(behind);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as net.AddressInfo;
  const { user, database: name } = connection;
  const db = createDb({ connectionString: `postgres://${user}@127.0.0.1:${port}/${name}` });
  try {
    const asked = db.query({ name: '', text: 'SELECT 1 AS one' }, []);
    await eventually(() => refused >= 2);
    isThere = true;
    assert.deepEqual(await asked, [{ one: 1 }]);
  } finally {
    await db.close();
    proxy.close();
    await database.close();
  }
});

test('who asks after the end is refused, and the log is not told that the database is away', async () => {
  const database = await testDb();
  const told: string[] = [];
  const log = createLog('warn', { write: (line) => told.push(line) });
  const db = createDb(database.connection, { log });
  const ask = () => db.query({ name: '', text: 'SELECT 1' }, []);
  await ask();
  await db.close();
  await assert.rejects(ask, DatabaseAway);
  assert.deepEqual(told, []);
  await database.close();
});

test('statements that were prepared go on when a newer version adds to their table, in every session', async () => {
  const database = await testDb();
  const db = createDb(database.connection);
  const change = (text: string) => database.db.query({ name: '', text }, []);
  const read = { name: 'test_read_grown', text: 'SELECT *, pg_sleep(0.01) FROM grown' };
  const add = { name: 'test_add_grown', text: 'INSERT INTO grown (one) VALUES ($1) RETURNING *' };
  const crowd = (): Promise<unknown> =>
    Promise.all(
      Array.from({ length: 16 }, async () => {
        await db.query(read, []);
        await db.byKey.query(read, []);
        await db.transaction(async (tx) => {
          await tx.query(add, [2]);
          await tx.query(read, []);
        });
      }),
    );
  try {
    await change('CREATE TABLE grown (one int)');
    await crowd();
    await change(`ALTER TABLE grown ADD COLUMN two text DEFAULT 'x'`);
    await crowd();
    const [counted] = await db.query<{ count: bigint }>({ name: '', text: 'SELECT count(*) FROM grown' }, []);
    assert.equal(counted?.count, 32n, 'nothing was done twice');
  } finally {
    await db.close();
    await database.close();
  }
});

test('what a statement was given does not wait for a major collection, in a transaction neither', async () => {
  const database = await testDb();
  const echo = { name: 'test_length_of_text', text: 'SELECT length($1) AS length' };
  const given = 50_000;
  const rounds = 200;
  const ask = async (index: number): Promise<void> => {
    const text = String(index).padEnd(given, 'x');
    assert.deepEqual(await database.db.query(echo, [text]), [{ length: given }]);
    await database.db.transaction(async (tx) => await tx.query(echo, [text]));
    if (index % 10 === 0) collectYoung();
  };
  try {
    await ask(0);
    const before = getHeapStatistics().used_heap_size;
    for (let index = 1; index <= rounds; index += 1) await ask(index);
    collectYoung();
    const kept = getHeapStatistics().used_heap_size - before;
    assert.ok(kept < (rounds * given) / 4, `${kept} bytes more are in use`);
  } finally {
    await database.close();
  }
});

test('a server that never answers fails the statement, and the next has another connection', async () => {
  const database = await testDb();
  const db = createDb(database.connection, { poolSize: 1, statementTimeoutMs: 500 });
  const ask = (text: string) => db.query({ name: '', text }, []);
  try {
    // A busy machine may not answer these in time: they are asked again, on another connection.
    await eventually(() => ask(`SELECT set_config('statement_timeout', '0', false)`));
    await assert.rejects(ask('SELECT pg_sleep(600)'), DatabaseSilent);
    await becomes(() => ask('SELECT 1 AS one'), [{ one: 1 }]);
  } finally {
    await db.close();
    await database.close();
  }
});
