import assert from 'node:assert/strict';
import fs from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { recordSecret } from '../harness/recording.ts';
import { testDb, type TestDb } from '../harness/pure-db.ts';
import { freePorts, type ServiceProcess, openProcess, urlOf } from '../harness/process.ts';
import { createSigner } from '../harness/keys.ts';

/** How the process ends: by the signals of operators, balancers, terminals and npm. */
const ROOT = path.join(import.meta.dirname, '../..');
const BUSY_CONNECTIONS = 40;
const BURST_CONNECTIONS = 300;

let folder: string;
let database: TestDb;
let running: ServiceProcess | null = null;
before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-stop-'));
  database = await testDb();
});
after(async () => {
  await running?.end('SIGKILL');
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('one Ctrl-C under npm, which arrives twice, answers what runs and leaves the folder tidy', async () => {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const data = path.join(folder, 'data');
  running = openProcess(
    {
      HOME: folder,
      RAILYARD_DATA_DIR: data,
      PORT: String(port),
      RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    },
    { command: ['npm', 'start'], detached: true },
  );
  await running.ready();
  const token = openProcess(
    { RAILYARD_DATA_DIR: data },
    { command: [process.execPath, path.join(ROOT, 'cli/main.ts'), 'token'] },
  );
  await token.ended();
  await fetch(`http://127.0.0.1:${simulatorPort}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', manner: 'latency', latency_ms: 1_500 }),
  });
  recordSecret('4111111111111111');
  const headers = { authorization: `Bearer ${token.output().trim()}`, 'content-type': 'application/json' };
  const paying = fetch(`http://127.0.0.1:${port}/transactions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
    }),
  });
  await eventually(async () => {
    const listed = await fetch(`http://127.0.0.1:${port}/transactions`, { headers });
    return ((await listed.json()) as { items: unknown[] }).items.length === 1;
  });
  process.kill(-(running.child.pid ?? 0), 'SIGINT'); // as a terminal does: to npm, its shell and the service at once
  assert.equal((await paying).status, 201);
  await running.ended();
  await eventually(() => !fs.existsSync(path.join(data, 'railyard.pid')));
  for (const left of ['socket', 'url', 'postgres/postmaster.pid'])
    assert.equal(fs.existsSync(path.join(data, left)), false, left);
});

test('SIGTERM under load breaks no request: health fails first, then connections end with an answer', async () => {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  running = openProcess({
    DATABASE_URL: urlOf(database.connection),
    RAILYARD_DATA_DIR: path.join(folder, 'loaded'),
    // As long as the balancer below may take to notice, on a busy machine.
    RAILYARD_DRAIN_SECONDS: '25',
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
  });
  await running.ready();
  const url = `http://127.0.0.1:${port}`;
  const token = await createSigner(database.db, () => new Date())();
  const balancer = { open: true };
  const counts = { answered: 0, closed: 0, broken: [] as string[] };
  const busy = Array.from({ length: BUSY_CONNECTIONS }, () => keepAsking(url, token, balancer, counts));
  await eventually(() => counts.answered > BUSY_CONNECTIONS * 3);
  const ended = running.end();
  const burst = Array.from({ length: BURST_CONNECTIONS }, () => ask(url, token, new Agent(), counts));
  await eventually(async () => (await fetch(`${url}/health`)).status === 503).finally(() => {
    balancer.open = false;
  });
  await Promise.all([...busy, ...burst]);
  assert.equal(await ended, 0, running.output());
  assert.deepEqual(counts.broken, []);
  assert.ok(counts.answered >= BURST_CONNECTIONS + BUSY_CONNECTIONS * 3);
  assert.ok(counts.closed >= BUSY_CONNECTIONS + BURST_CONNECTIONS, `${counts.closed} answers closed`);
});

type Counts = { answered: number; closed: number; broken: string[] };

/** A client that keeps its connection, behind a balancer that sends it elsewhere once health fails. */
async function keepAsking(
  url: string,
  token: string,
  balancer: { open: boolean },
  counts: Counts,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (balancer.open) await ask(url, token, agent, counts);
  agent.destroy();
}

function ask(url: string, token: string, agent: Agent, counts: Counts): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(`${url}/buyers?limit=1`, { agent, headers: { authorization: `Bearer ${token}` } });
    asked.once('response', (response) => {
      counts.answered += 1;
      if (response.headers.connection === 'close') counts.closed += 1;
      response.resume().once('close', resolve);
    });
    asked.once('error', (error) => {
      counts.broken.push(error.message);
      resolve();
    });
    asked.end();
  });
}
