import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { type TestDb, eventually, testDb } from '../../../test/harness/index.ts';
import { Problem } from '../../domain/problem.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../db/db.ts';
import { newId } from '../../platform/entropy.ts';
import { Journal } from './journal.ts';
import { AccessLog } from './vault-access-log.ts';
import { type StreamVerdict, verifyAccessLog } from './verify.ts';

const clock = systemClock();
let database: TestDb;
let folder: string;

before(async () => {
  database = await testDb();
});
after(() => database.close());
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-access-log-'));
});

const open = (db: Db = database.db): Promise<AccessLog> => AccessLog.open(db, clock, folder);
const entry = (field: string) => ({
  merchantAccountId: 'merchant',
  recordId: newId(clock.now()),
  field,
  actor: 'test',
  purpose: 'send processor.example',
});
const run = async (name: string, text: string, values: readonly unknown[]): Promise<void> =>
  void (await database.db.query({ name: `test_${name}`, text }, values));

/** The verdict on one stream; the other tests' streams have no keys in this folder. */
async function verdictOn(streamId: string, receipts: readonly string[] = []): Promise<StreamVerdict> {
  const verdict = (await verifyAccessLog(database.db, { keys: folder, states: folder }, receipts)).find(
    (one) => one.streamId === streamId,
  );
  assert.ok(verdict);
  return verdict;
}

async function filledLog(entries = 10): Promise<string> {
  const log = await open();
  for (let index = 0; index < entries; index += 1) await log.record(entry(`field ${index}`));
  await log.close();
  return log.streamId;
}

test('what was recorded is on record when the promise resolves, and the chain holds', async () => {
  const log = await open();
  await Promise.all(Array.from({ length: 1_200 }, (_, index) => log.record(entry(`field ${index}`))));
  const verdict = await verdictOn(log.streamId);
  assert.deepEqual([verdict.entries, verdict.fault], [1_200n, null]);
  await log.close();
});

test('what is opened in one turn of the event loop is written by one statement', async () => {
  let statements = 0;
  const counting: Db = {
    ...database.db,
    query: (statement, values) => {
      if (statement.name === 'vault_insert_accesses') statements += 1;
      return database.db.query(statement, values);
    },
  };
  const log = await open(counting);
  for (let index = 0; index < 20; index += 1) {
    const { leave } = log.enter();
    await Promise.all([log.record(entry('number')), log.record(entry('security_code'))]);
    leave();
  }
  assert.equal(statements, 20);
  await log.close();
});

test('entries that are put off go out once they are sixteen', async () => {
  // So long a pause that time never ends it.
  const log = await AccessLog.open(database.db, clock, folder, 3_600_000);
  const both = [log.enter(), log.enter()];
  await log.record(entry('number'));
  await Promise.all(Array.from({ length: 16 }, () => log.record(entry('number'))));
  for (const { leave } of both) leave();
  await log.close();
});

test('entries are put off while somebody may still open, and no longer', async () => {
  // So long a pause that only what is said ends it.
  const log = await AccessLog.open(database.db, clock, folder, 3_600_000);
  const [one, other] = [log.enter(), log.enter()];
  await log.record(entry('number'));
  const written = log.record(entry('number'));
  await new Promise((resolve) => setImmediate(resolve));
  one.openedAll();
  one.openedAll();
  other.openedAll();
  await written;
  await log.record(entry('number'));
  one.leave();
  other.leave();
  await log.close();
});

test('a restart goes on with the same chain', async () => {
  const streamId = await filledLog();
  assert.equal(await filledLog(), streamId);
  assert.deepEqual(await verdictOn(streamId).then(({ entries, fault }) => ({ entries, fault })), {
    entries: 20n,
    fault: null,
  });
});

test('a crash between the database and the state is caught up with at the next start', async () => {
  const log = await open();
  await log.record(entry('a'));
  const state = fs.readFileSync(path.join(folder, log.streamId, 'state'));
  await log.record(entry('b'));
  await log.record(entry('c'));
  await log.close();
  fs.writeFileSync(path.join(folder, log.streamId, 'state'), state);
  assert.equal(await filledLog(1), log.streamId);
  assert.deepEqual(await verdictOn(log.streamId).then(({ entries, fault }) => ({ entries, fault })), {
    entries: 4n,
    fault: null,
  });
});

test('openings that a killed process had not committed are committed at the next start', async () => {
  let isBroken = false;
  const db: Db = {
    ...database.db,
    query: async (statement, values) => {
      if (isBroken && statement.name === 'vault_insert_accesses') return new Promise(() => undefined);
      return database.db.query(statement, values);
    },
  };
  const log = await open(db);
  await log.record(entry('a'));
  isBroken = true;
  void log.record(entry('b'));
  void log.record(entry('c'));
  const killed = path.join(folder, log.streamId);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-access-log-'));
  fs.cpSync(killed, path.join(folder, log.streamId), {
    recursive: true,
    filter: (source) => fs.statSync(source).isDirectory() || /state|journal|verification-key/.test(source),
  });
  assert.equal(await filledLog(1), log.streamId);
  assert.deepEqual(await verdictOn(log.streamId).then(({ entries, fault }) => ({ entries, fault })), {
    entries: 4n,
    fault: null,
  });
});

test('a second process on the same folder writes a stream of its own', async () => {
  const [one, two] = [await open(), await open()];
  assert.notEqual(one.streamId, two.streamId);
  await Promise.all([one.record(entry('a')), two.record(entry('b'))]);
  await Promise.all([one.close(), two.close()]);
  assert.equal((await verdictOn(one.streamId)).fault, null);
  assert.equal((await verdictOn(two.streamId)).fault, null);
});

for (const column of ['at', 'merchant_account_id', 'record_id', 'field', 'actor', 'purpose', 'mac']) {
  test(`a change of ${column} in one entry is found`, async () => {
    const streamId = await filledLog();
    const value =
      column === 'at'
        ? `at + interval '1 microsecond'`
        : column === 'record_id'
          ? 'NULL'
          : column === 'mac'
            ? `decode(repeat('ab', 32), 'hex')`
            : `'x'`;
    await run(
      `change_${column}`,
      `UPDATE vault.access_log SET ${column} = ${value} WHERE stream_id = $1 AND seq = 4`,
      [streamId],
    );
    assert.equal((await verdictOn(streamId)).fault, 'entry 4 was changed, moved or put in');
  });
}

test('a removed entry is found', async () => {
  const streamId = await filledLog();
  await run('remove', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq = 7', [streamId]);
  assert.equal((await verdictOn(streamId)).fault, 'entry 7 is missing');
});

test('a removed entry whose gap is closed by renumbering is found', async () => {
  const streamId = await filledLog();
  await run('remove_first', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq = 3', [streamId]);
  for (let seq = 4; seq <= 10; seq += 1)
    await run('renumber', 'UPDATE vault.access_log SET seq = seq - 1 WHERE stream_id = $1 AND seq = $2', [
      streamId,
      seq,
    ]);
  assert.equal((await verdictOn(streamId)).fault, 'entry 3 was changed, moved or put in');
});

test('two entries that changed places are found', async () => {
  const streamId = await filledLog();
  for (const [from, to] of [
    [5, 100],
    [6, 5],
    [100, 6],
  ])
    await run('move', 'UPDATE vault.access_log SET seq = $3 WHERE stream_id = $1 AND seq = $2', [
      streamId,
      from,
      to,
    ]);
  assert.equal((await verdictOn(streamId)).fault, 'entry 5 was changed, moved or put in');
});

test('an entry put in at the end is found', async () => {
  const streamId = await filledLog();
  await run(
    'put_in',
    'INSERT INTO vault.access_log SELECT stream_id, 11, at, merchant_account_id, record_id, field, ' +
      'actor, purpose, mac FROM vault.access_log WHERE stream_id = $1 AND seq = 10',
    [streamId],
  );
  assert.equal((await verdictOn(streamId)).fault, 'entry 11 was changed, moved or put in');
});

test('a cut-off end is found, also of a whole stream', async () => {
  const streamId = await filledLog();
  await run('cut', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq > 8', [streamId]);
  assert.equal((await verdictOn(streamId)).fault, 'entries 9 to 10 were cut off');
  await run('cut_all', 'DELETE FROM vault.access_log WHERE stream_id = $1', [streamId]);
  assert.equal((await verdictOn(streamId)).fault, 'entries 1 to 10 were cut off');
});

test('a cut-off end with a matching state is found: the key of that place no longer exists', async () => {
  const streamId = await filledLog();
  const file = path.join(folder, streamId, 'state');
  const state = fs.readFileSync(file);
  await run('cut_two', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq > 8', [streamId]);
  const [last] = await database.db.query<{ mac: Buffer }>(
    { name: 'test_last', text: 'SELECT mac FROM vault.access_log WHERE stream_id = $1 AND seq = 8' },
    [streamId],
  );
  state.writeBigUInt64BE(8n, 0);
  last?.mac.copy(state, 40);
  fs.writeFileSync(file, state);
  assert.equal((await verdictOn(streamId)).fault, 'the state does not agree with entry 8');
});

test('a stream rolled back together with its state is found by the receipt of an earlier run', async () => {
  const log = await open();
  await log.record(entry('a'));
  const early = fs.readFileSync(path.join(folder, log.streamId, 'state'));
  await log.record(entry('b'));
  await log.close();
  const { head } = await verdictOn(log.streamId);
  await run('roll_back', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq = 2', [log.streamId]);
  fs.writeFileSync(path.join(folder, log.streamId, 'state'), early);
  assert.equal((await verdictOn(log.streamId)).fault, null);
  const verdicts = await verifyAccessLog(database.db, { keys: folder, states: folder }, [head]);
  assert.match(verdicts.at(-1)?.fault ?? '', /no stream has an entry with the MAC/);
});

test('a missing state or verification key is a fault, never a pass', async () => {
  const [one, two] = [await open(), await open()];
  for (const log of [one, two]) {
    await log.record(entry('a'));
    await log.close();
  }
  fs.rmSync(path.join(folder, one.streamId, 'state'));
  fs.rmSync(path.join(folder, two.streamId, 'verification-key'));
  assert.match((await verdictOn(one.streamId)).fault ?? '', /state is not there/);
  assert.match((await verdictOn(two.streamId)).fault ?? '', /verification key is not there/);
});

test('a tampered chain is not continued at the next start: the evidence stays, a new stream begins', async () => {
  const streamId = await filledLog();
  await run('cut_one', 'DELETE FROM vault.access_log WHERE stream_id = $1 AND seq = 10', [streamId]);
  assert.notEqual(await filledLog(), streamId);
  assert.equal((await verdictOn(streamId)).fault, 'entries 10 to 10 were cut off');
});

test('while the database takes no entries nothing further may be opened, and afterwards none is missing', async () => {
  let broken = false;
  const db: Db = {
    ...database.db,
    query: async (statement, values) => {
      if (broken && statement.name === 'vault_insert_accesses') throw new Error('no database');
      return database.db.query(statement, values);
    },
  };
  const log = await open(db);
  broken = true;
  const first = log.record(entry('a'));
  await eventually(() =>
    assert.throws(
      () => log.assertWritable(),
      (error) => error instanceof Problem && error.code === 'service_unavailable',
    ),
  );
  broken = false;
  await first;
  await log.record(entry('b'));
  log.assertWritable();
  await log.close();
  assert.deepEqual(await verdictOn(log.streamId).then(({ entries, fault }) => ({ entries, fault })), {
    entries: 2n,
    fault: null,
  });
});

test('an opening that a full disk does not take is 503, and the log is told which file it is', () => {
  for (const name of ['journal-a', 'journal-b']) fs.symlinkSync('/dev/full', path.join(folder, name));
  const journal = Journal.open(folder);
  assert.throws(() => journal.note(1n, { ...entry('a'), at: '2026-11-22T12:00:00.000000+00:00' }), {
    code: 'service_unavailable',
    privateText: /^the journal of the access log cannot be written: Error: ENOSPC/,
  });
  journal.close();
});

test('an entry behind one that the database does not take waits no longer than that one', async () => {
  const [asked, refusal] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
  let broken = true;
  const db: Db = {
    ...database.db,
    query: async (statement, values) => {
      if (!broken || statement.name !== 'vault_insert_accesses') return database.db.query(statement, values);
      asked.resolve();
      return refusal.promise;
    },
  };
  const log = await open(db);
  const first = log.record(entry('a'));
  await asked.promise;
  const behind = log.record(entry('b'));
  refusal.reject(new Error('no database'));
  await Promise.all([first, behind]);
  broken = false;
  await eventually(() => log.assertWritable());
  await log.record(entry('c'));
  await log.close();
  assert.deepEqual(await verdictOn(log.streamId).then(({ entries, fault }) => ({ entries, fault })), {
    entries: 3n,
    fault: null,
  });
});
