import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createDb } from '../../../server/db/db.ts';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { eventually } from '../../harness/eventually.ts';
import { testDb } from '../../harness/pure-db.ts';
import { freePorts, openProcess } from '../../harness/process.ts';
import { recordFolder, recordSecret } from '../../harness/recording.ts';
import { replicatingTools, openReplicatedPostgresql } from '../../harness/replicated-postgresql.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const NUMBER = '4111111111111111';
recordSecret(NUMBER);
const PAYERS = 8;
const PAYMENTS_AT_LEAST = 20;

type AcknowledgedPayment = Readonly<{ id: string; key: string; atMs: number }>;

test('a primary dies under load, its standby is promoted, and no acknowledged payment is lost', async (context) => {
  const home = replicatingTools();
  if (home === null)
    return context.diagnostic('not tried here: this machine has no PostgreSQL with its tools');
  const servers = await openReplicatedPostgresql(home);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-promotion-'));
  const [port = 0, simulatorPort = 0, shopPort = 0] = await freePorts(3);
  const settings = {
    DATABASE_URL: servers.url,
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    RAILYARD_SHOP_PORT: String(shopPort),
  };
  const service = openProcess(settings);
  try {
    await service.ready();
    const asked = openProcess(settings, {
      command: [process.execPath, path.join(ROOT, 'cli/main.ts'), 'token'],
    });
    assert.equal(await asked.ended(), 0, asked.output());
    const token = asked.output().trim();
    const acknowledged: AcknowledgedPayment[] = [];
    const begun: string[] = [];
    let isOver = false;
    const payers = Array.from({ length: PAYERS }, async (_, payer) => {
      for (let serial = 0; !isOver; serial += 1)
        await payUntilTold(port, token, `payer-${payer}-${serial}`).then((told) =>
          typeof told === 'string' ? begun.push(told) : acknowledged.push(told),
        );
    });
    const paidMore = (count: number): Promise<true> => {
      const wanted = acknowledged.length + count;
      return eventually(() => acknowledged.length >= wanted);
    };
    try {
      await paidMore(PAYMENTS_AT_LEAST);
      const killedAtMs = performance.now();
      await servers.killPrimary();
      const before = acknowledged.length;
      await servers.promote();
      const promotedAtMs = performance.now();
      await paidMore(PAYMENTS_AT_LEAST + PAYERS);
      const backAtMs = acknowledged[before]?.atMs ?? assert.fail();
      const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
      context.diagnostic(
        `${before} payments acknowledged before the end of the primary; ` +
          `promoted after ${seconds(killedAtMs, promotedAtMs)} s, ` +
          `paid again ${seconds(killedAtMs, backAtMs)} s after the end`,
      );
    } finally {
      isOver = true;
      await Promise.all(payers);
    }
    await nothingWasLost(servers.standbyUrl, { acknowledged, begun }, context);
  } finally {
    await service.end('SIGKILL');
    await servers.close();
    recordFolder(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * As a shop does: the same key, until there is an answer that says what became of it. Gives back the key where the
 * service says that the payment is still under way.
 */
async function payUntilTold(port: number, token: string, key: string): Promise<AcknowledgedPayment | string> {
  const body = JSON.stringify({
    amount: 1299,
    currency: 'USD',
    country: 'US',
    intent: 'capture',
    payment_method: { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' },
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  return eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/transactions`, { method: 'POST', headers, body });
    const said = (await answer.json()) as Readonly<{ id: string; status: string }>;
    if (answer.status === 409) return key;
    if (answer.status !== 201 || said.status !== 'captured')
      throw new Error(`${answer.status}: ${JSON.stringify(said)}`);
    return { id: said.id, key, atMs: performance.now() };
  });
}

type PaymentNotes = Readonly<{ acknowledged: readonly AcknowledgedPayment[]; begun: readonly string[] }>;

/** What was begun and not heard of is looked up by the worker, in its own time: it is open, and told as that. */
async function nothingWasLost(
  url: string,
  { acknowledged, begun }: PaymentNotes,
  context: { diagnostic(text: string): void },
): Promise<void> {
  const db = createDb({ connectionString: url });
  const ask = <Row>(text: string, values: readonly unknown[] = []) =>
    db.query<Row>({ name: '', text }, values);
  try {
    const kept = await ask(
      `SELECT FROM transactions WHERE status = 'captured' AND captured_amount = 1299 AND transaction_id = ANY ($1)`,
      [acknowledged.map(({ id }) => id)],
    );
    const charged = await ask('SELECT FROM simulator.payments WHERE captured = 1299');
    const lost = acknowledged.length - kept.length;
    const counts = `${acknowledged.length} payments acknowledged, ${lost} lost, ${begun.length} to be found out`;
    context.diagnostic(`${counts}; the processor was paid ${charged.length} times`);
    assert.equal(lost, 0, counts);
    const twice = charged.length - acknowledged.length - begun.length;
    assert.ok(twice <= 0, `${counts}; ${charged.length} were charged`);
    assert.deepEqual(await ledgerDifferences(db), []);
  } finally {
    await db.close();
  }
}

test('a host that falls silent fails the statement that waits for it, and the next host is asked', async () => {
  const database = await testDb();
  const { connection } = database;
  assert.ok('host' in connection);
  const { host, user, database: name } = connection;
  const paths: net.Socket[] = [];
  let isSilent = false;
  /** Two addresses of the same server; what stands behind the first one goes away without a word. */
  const open = async (mayFallSilent: boolean): Promise<net.Server> => {
    const server = net.createServer((socket) => {
      paths.push(socket);
      socket.on('error', () => undefined);
      const behind = net.connect(path.join(host, '.s.PGSQL.5432'));
      behind.on('error', () => undefined);
      behind.pipe(socket);
      socket.on('data', (bytes) => (isSilent && mayFallSilent ? undefined : behind.write(bytes)));
      socket.on('close', () => behind.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server;
  };
  const servers = [await open(true), await open(false)];
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  const db = createDb(
    {
      connectionString: `postgres://${user}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${name}`,
    },
    { statementTimeoutMs: 100, poolSize: 1 },
  );
  const one = () => db.query({ name: '', text: 'SELECT 1 AS one' }, []);
  try {
    assert.deepEqual(await eventually(one), [{ one: 1 }]);
    isSilent = true;
    await assert.rejects(one(), /no answer within/);
    assert.deepEqual(await eventually(one), [{ one: 1 }]);
  } finally {
    await db.close();
    for (const socket of paths) socket.destroy();
    for (const server of servers) server.close();
    await database.close();
  }
});
