import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { isDistributed } from '../../../server/db/db.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { type Simulator, startSimulator } from '../../../sandbox/processors/server.ts';
import { eventually } from '../../harness/eventually.ts';
import { askDashboard, DASHBOARD_URL } from '../../harness/dashboard.ts';
import { openTestService, type TestService } from '../../harness/index.ts';
import { createSigner } from '../../harness/keys.ts';
import { freePorts, type ServiceProcess, openProcess } from '../../harness/process.ts';
import { type TestDb, testDb } from '../../harness/pure-db.ts';
import { openPerson } from '../../harness/person.ts';
import { record } from '../../harness/recording.ts';
import { recoverDue } from '../../harness/shop.ts';
import { assertBooksAgree, hurryRecovery, unfinishedOperations } from '../../crash/books.ts';
import { cardPayment } from '../../harness/crash-rig.ts';
import { Sessions } from '../../crash/sessions.ts';
import { openWireProxy, type WireProxy } from '../../harness/wire-proxy.ts';

/** Longer than a process may send without asking whether what it sends is still its own. */
const STOPPED_MS = 6_000;

let database: TestDb;
let folder: string;
let sessions: Sessions;
let proxy: WireProxy;
let simulator: Simulator;
let stopped: ServiceProcess;
let other: TestService;
let url: string;

before(async () => {
  database = await testDb();
  const { connection } = database;
  if (!('host' in connection)) throw new Error('BUG: the tests have no socket to a database');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-stopped-'));
  simulator = await startSimulator({ db: database.db, clock: systemClock(), port: 0 });
  sessions = new Sessions(connection);
  proxy = await openWireProxy(sessions);
  const [port] = await freePorts(1);
  url = `http://127.0.0.1:${port}`;
  stopped = openProcess({
    PORT: String(port),
    RAILYARD_DATA_DIR: folder,
    RAILYARD_SIMULATOR_URL: simulator.url,
    RAILYARD_DASHBOARD_URL: DASHBOARD_URL,
    DATABASE_URL: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(proxy.host)}`,
    RAILYARD_DATABASE_DISTRIBUTED: String(isDistributed(connection)),
  });
  await stopped.ready();
  // Another process of the same instance, with the same root key.
  other = await openTestService({
    database,
    worker: false,
    config: { dataDir: folder, simulatorUrl: simulator.url, dashboardUrl: DASHBOARD_URL },
  });
});
after(async () => {
  stopped.child.kill('SIGCONT');
  await stopped.end();
  await other.close();
  await simulator.close();
  await proxy.close();
  sessions.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a process stopped before its first byte sends nothing once another has told that it failed', async () => {
  const isStopped = Promise.withResolvers<void>();
  const release = proxy.hold({ statement: 'payments.begin_with_key', when: 'after' }, () => {
    stopped.child.kill('SIGSTOP');
    isStopped.resolve();
  });
  const token = await createSigner(database.db, () => new Date())();
  const paying = fetch(`${url}/transactions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'stopped',
    },
    body: JSON.stringify(cardPayment(1000, { intent: 'capture' })),
  });
  await isStopped.promise;
  const stoppedAtMs = performance.now();
  // What the database answers waits for it in the meantime.
  release();
  await eventually(async () => (await unfinishedOperations(database.db)).length > 0);
  await hurryRecovery(database.db);
  await recoverDue(other.parts);
  assert.deepEqual(await unfinishedOperations(database.db), [], 'it has ended');
  await eventually(() => performance.now() - stoppedAtMs > STOPPED_MS);
  stopped.child.kill('SIGCONT');
  const answer = await paying;
  const text = await answer.text();
  record('responses', text);
  const { status } = JSON.parse(text) as { status: string };
  assert.deepEqual([answer.status, status], [201, 'failed'], text);
  await assertBooksAgree(database.db, 'stopped, and gone on');
});

/** Where a process stops while it does what a person has confirmed, and what it has done by then. */
const STOPS = [
  ['the confirmation is used, and not committed', { statement: 'confirmations.use', when: 'after' }],
  ['nothing is intended', { statement: 'payments.advance_with_all', when: 'before' }],
  ['nothing is sent', { statement: 'payments.advance_with_all', when: 'after' }],
] as const;

for (const [done, cut] of STOPS)
  test(`a process stopped when ${done}: the same call under the same signature is done elsewhere, once`, async () => {
    const anna = await openPerson(other, { email: `${cut.statement}.${cut.when}@shop.example` });
    const payment = cardPayment(1000, { intent: 'capture' });
    const { id } = (await other.request('POST', '/transactions', { body: payment })).body;
    const path = `/transactions/${id}/refunds`;
    const body = { amount: 300 };
    const asked = (await anna.ask('POST', path, body)).json() as { id: string; challenge: string };
    const call = { body, headers: { 'x-railyard-confirmation': anna.passkey.confirms(asked) } };
    const again = () => anna.call('POST', path, call);
    const refunded = async () => (await other.request('GET', `/transactions/${id}`)).body.refunded_amount;
    const isStopped = Promise.withResolvers<void>();
    const release = proxy.hold(cut, () => {
      stopped.child.kill('SIGSTOP');
      isStopped.resolve();
    });
    const calling = askDashboard({ ...other, url }, 'POST', `/api${path}`, { ...call, cookie: anna.cookie });
    await isStopped.promise;
    const tooSoon = await again();
    assert.deepEqual([tooSoon.status, await refunded()], [409, 0], tooSoon.text);

    const repeated = await eventually(async () => {
      // Whatever else the process stands still in the middle of, the database undoes within seconds.
      await hurryRecovery(database.db);
      await recoverDue(other.parts);
      const answer = await again();
      assert.equal(answer.status, 201, `${answer.text} ${JSON.stringify(await operationsOf(id))}`);
      return answer;
    });
    assert.equal(await refunded(), 300);
    release();
    stopped.child.kill('SIGCONT');
    const first = await calling;
    const isTold = first.status === 201;
    assert.ok(isTold ? first.text === repeated.text : [409, 503].includes(first.status), first.text);
    assert.equal((await again()).text, repeated.text);
    assert.equal(await refunded(), 300);
    await assertBooksAgree(database.db, `stopped when ${done}, and gone on`);
  });

function operationsOf(transactionId: string): Promise<unknown[]> {
  const text = `SELECT kind, status, due_at, due_tries, sent_at FROM operations WHERE transaction_id = $1`;
  return database.db.query({ name: '', text }, [transactionId]);
}
