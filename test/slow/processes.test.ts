import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { recordSecret } from '../harness/recording.ts';
import { testDb, type TestDb } from '../harness/pure-db.ts';
import { freePorts, type ServiceProcess, openProcess, urlOf } from '../harness/process.ts';
import { createSigner } from '../harness/keys.ts';

/** Several processes behind one port (`RAILYARD_PROCESSES`), as one command starts and ends them. */
const LONGER_THAN_ONE_PRESS_MS = 1_200;
let folder: string;
let database: TestDb;
let running: ServiceProcess | null = null;
before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-processes-'));
  database = await testDb();
});
after(async () => {
  await running?.end('SIGKILL');
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(processes: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  running = openProcess(
    {
      DATABASE_URL: urlOf(database.connection),
      RAILYARD_DATA_DIR: path.join(folder, 'data'),
      RAILYARD_PROCESSES: processes,
      PORT: String(port),
      RAILYARD_SIMULATOR_PORT: String(simulatorPort),
      ...more,
    },
    { detached: true },
  );
  await running.ready();
  return `http://127.0.0.1:${port}`;
}

/** Process ids that the log names with these words, in their order. */
function pidsNamed(words: string): readonly number[] {
  const lines =
    running
      ?.output()
      .split('\n')
      .filter((line) => line.includes(words)) ?? [];
  return lines.map((line) => Number(/"pid":(\d+)/.exec(line.slice(line.indexOf(words) - 200))?.[1]));
}

/** So many have said so; what is said beside the log may be heard before it. */
function listeningPids(count: number): Promise<readonly number[]> {
  return eventually(() => {
    const pids = pidsNamed('a process of the API listens');
    assert.equal(pids.length, count);
    return pids;
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function pay(url: string): Promise<Response> {
  recordSecret('4111111111111111');
  const token = await createSigner(database.db, () => new Date())();
  return fetch(`${url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
    }),
  });
}

async function paymentsMade(): Promise<number> {
  return (await database.db.query({ name: '', text: 'SELECT FROM transactions' }, [])).length;
}

test('two processes answer on one port; one that dies is replaced while the other goes on', async () => {
  const [operatorPort = 0] = await freePorts(1);
  const url = await start('2', { RAILYARD_OPERATOR_PORT: String(operatorPort) });
  const [first = 0, second = 0] = await listeningPids(2);
  assert.notEqual(first, second);
  for (let turn = 0; turn < 4; turn += 1) assert.equal((await pay(url)).status, 201);
  const numbers = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text();
  await eventually(async () =>
    assert.match(
      await numbers(),
      /requests_total\{operation="create_transaction",status="201",role="all"\} 4\n/,
    ),
  );
  assert.equal((await fetch(`http://127.0.0.1:${operatorPort}/ready`)).status, 200);
  process.kill(first, 'SIGKILL');
  await eventually(() => pidsNamed('a process of the API ended by itself').includes(first));
  assert.equal((await pay(url)).status, 201, 'the other goes on');
  await listeningPids(3);
  for (let turn = 0; turn < 4; turn += 1) assert.equal((await pay(url)).status, 201);
  assert.equal(await running?.end('SIGTERM'), 0, running?.output());
  assert.deepEqual(pidsNamed('a process of the API listens').filter(isAlive), []);
});

test('one Ctrl-C, which a terminal gives to all of them, answers what runs and ends them all', async () => {
  const url = await start('2');
  const earlier = await paymentsMade();
  const paying = pay(url);
  await eventually(async () => (await paymentsMade()) > earlier);
  process.kill(-(running?.child.pid ?? 0), 'SIGINT');
  assert.equal((await paying).status, 201);
  assert.equal(await running?.ended(), 0, running?.output());
  assert.deepEqual(pidsNamed('a process of the API listens').filter(isAlive), []);
  assert.equal(pidsNamed('a process of the API ended by itself').length, 0);
});

test('a Ctrl-C that the first process is slow to pass on breaks nothing that the others answer', async () => {
  const [simulatorPort = 0] = await freePorts(1);
  const url = await start('2', { RAILYARD_SIMULATOR_PORT: String(simulatorPort) });
  const siblings = await listeningPids(2);
  const held = `http://127.0.0.1:${simulatorPort}/_control/behaviours`;
  const manner = { account: 'default', manner: 'latency', latency_ms: 60_000 };
  await fetch(held, { method: 'POST', body: JSON.stringify(manner) });
  const earlier = await paymentsMade();
  const paying = pay(url);
  await eventually(async () => (await paymentsMade()) > earlier);
  const stopping = (): number => running?.output().match(/"stopping"/g)?.length ?? 0;
  for (const pid of siblings) process.kill(pid, 'SIGINT');
  await eventually(() => stopping() === 2);
  const heardAtMs = performance.now();
  await eventually(() => performance.now() > heardAtMs + LONGER_THAN_ONE_PRESS_MS);
  running?.child.kill('SIGINT');
  await eventually(() => stopping() === 3);
  await fetch(held, { method: 'DELETE' });
  assert.equal((await paying).status, 201);
  assert.equal(await running?.ended(), 0, running?.output());
});

test('a port that another program has is told once, in one sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  assert.ok(address !== null && typeof address === 'object');
  await assert.rejects(
    start('2', { PORT: String(address.port) }),
    (error: Error) => (error.message.match(/is in use by another program/g) ?? []).length === 1,
  );
  other.close();
});

test('without a database of its own the service starts one that all processes share', async () => {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  running = openProcess({
    RAILYARD_DATA_DIR: path.join(folder, 'embedded'),
    RAILYARD_PROCESSES: '3',
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
  });
  await running.ready();
  await listeningPids(3);
  assert.equal((await fetch(`http://127.0.0.1:${port}/health`)).status, 200);
  assert.equal(await running.end('SIGTERM'), 0, running.output());
});
