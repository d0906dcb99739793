import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { freePorts, type ServiceProcess } from '../../harness/process.ts';
import { recordSecret } from '../../harness/recording.ts';
import { HAS_PGBOUNCER, type Pooler, openPgbouncer } from '../../harness/pgbouncer.ts';

/** Two API processes, two workers and a vault share fewer sessions than any of them opens connections. */
const SESSIONS = 4;
const NUMBER = '4111111111111111';
recordSecret(NUMBER);

let instance: Instance;
let pooler: Pooler;
let settings: Readonly<Record<string, string>> = {};

before(async () => {
  if (!HAS_PGBOUNCER) return;
  instance = await newInstance();
  const { connection } = instance.database;
  assert.ok('host' in connection);
  const { host, user, database } = connection;
  pooler = await openPgbouncer(`host=${host} dbname=${database} user=${user}`, SESSIONS);
  settings = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${pooler.port}/railyard`,
    RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock'),
    RAILYARD_PUBLIC_URL: 'https://pay.example',
  };
});
after(async () => {
  if (!HAS_PGBOUNCER) return;
  await instance.close();
  await pooler.close();
});

/** A promise that needs pgbouncer. Where there is none the run says so, and nothing is believed. */
function behindPgbouncer(name: string, run: () => Promise<void>): void {
  test(name, async (context) => {
    if (HAS_PGBOUNCER) await run();
    else context.diagnostic('not tried here: this machine has no pgbouncer');
  });
}

behindPgbouncer('what a pooler needs is told in a sentence at the start', async () => {
  const refused = async (more: Readonly<Record<string, string>>): Promise<string> => {
    const started = instance.start({ ...settings, RAILYARD_ROLE: 'worker', ...more });
    assert.equal(await started.ended(), 1);
    return started.output();
  };
  const said = await refused({});
  assert.match(said, /A pooler stands there: set RAILYARD_DATABASE_POOLER=transaction\./, said);
  const asked = await refused({ RAILYARD_DATABASE_POOLER: 'transaction' });
  assert.match(asked, /run: ALTER ROLE "\w+" SET statement_timeout = '15s'/, asked);
});

behindPgbouncer('every process pays and works through a pooler in transaction mode', async () => {
  const { connection, db } = instance.database;
  assert.ok('host' in connection);
  const { user, database } = connection;
  // The other tests' databases have the same user.
  const ofTheUser = `ALTER ROLE "${user}" IN DATABASE "${database}" SET statement_timeout = '15s'`;
  await db.query({ name: '', text: ofTheUser }, []);
  // The pooler keeps sessions for an hour, and new ones have the new setting.
  const others =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()';
  await db.query({ name: '', text: others }, [database]);
  const [first = 0, second = 0] = await freePorts(2);
  const simulator = `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`;
  const start = async (role: string, more = {}): Promise<ServiceProcess> => {
    const pooled = { ...settings, RAILYARD_DATABASE_POOLER: 'transaction', RAILYARD_ROLE: role, ...more };
    const started = instance.start(pooled);
    await started.ready();
    return started;
  };
  await start('vault');
  await start('api', { PORT: String(first) });
  const folder = (name: string) => ({
    RAILYARD_SIMULATOR_URL: simulator,
    RAILYARD_DATA_DIR: path.join(instance.folder, name),
  });
  await start('api', { PORT: String(second), ...folder('second') });
  await Promise.all([start('worker', folder('worker')), start('worker', folder('other-worker'))]);
  const token = await instance.railyard('token');
  const ask = async (port: number, at: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const card = { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' };
  const payment = { amount: 1299, currency: 'USD', country: 'US', intent: 'capture', payment_method: card };
  const crowd = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : second));
  const paid = await Promise.all(crowd.map((port) => ask(port, '/transactions', payment)));
  const ids = paid.map(({ status, text }) => {
    assert.equal(status, 201, text);
    return (JSON.parse(text) as { id: string }).id;
  });
  const refunds = await Promise.all(
    ids.slice(0, 20).map((id) => ask(first, `/transactions/${id}/refunds`, { amount: 299 })),
  );
  for (const { status, text } of refunds) assert.equal(status, 201, text);
  const opened = pooler.log().match(/login attempt/g)?.length ?? 0;
  assert.ok(opened > 4 * SESSIONS, `${opened} connections shared ${SESSIONS} sessions`);
  assert.deepEqual(await ledgerDifferences(db), []);
});
