import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, eventually, testDb } from '../harness/index.ts';
import { createSigner } from '../harness/keys.ts';
import { type ServiceProcess, freePorts, startProcess, urlOf } from '../harness/process.ts';
import { type Target, authority, startTarget } from '../harness/tls-target.ts';

const ENDPOINTS = 4;
const EVENTS = 250;
const KILLS = 3;
/** What an endpoint gets at once: a worker that dies may have sent so much without writing it down. */
const AT_ONCE = 8;
const TEST_TIMEOUT_MS = 240_000;

let database: TestDb;
let folder: string;
let environment: Readonly<Record<string, string>>;
let url: string;
const targets: Target[] = [];

before(async () => {
  database = await testDb();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-killed-'));
  fs.writeFileSync(path.join(folder, 'authority.pem'), authority.certificate);
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  url = `http://127.0.0.1:${port}`;
  environment = {
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
    RAILYARD_LOG_LEVEL: 'warn',
    NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.pem'),
    DATABASE_URL: urlOf(database.connection),
  };
});
after(async () => {
  for (const target of targets) await target.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ServiceProcess> {
  const service = startProcess(environment);
  await service.ready();
  return service;
}

function received(): readonly string[] {
  return targets.flatMap(({ received: all }, at) => all.map((one) => `${at} ${one.headers['webhook-id']}`));
}

test(
  'workers that are killed while they send lose nothing, and repeat no more than was under way',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    let service = await start();
    const token = await createSigner(database.db, () => new Date())();
    for (let count = 0; count < ENDPOINTS; count += 1) {
      const target = await startTarget((_request, response) => response.end());
      targets.push(target);
      const made = await fetch(`${url}/webhook-subscriptions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: target.url, events: ['buyer.created'] }),
      });
      assert.equal(made.status, 201, await made.text());
    }
    await database.db.query(TELL, [EVENTS]);
    for (let killed = 1; killed <= KILLS; killed += 1) {
      const enough = (killed * ENDPOINTS * EVENTS) / (KILLS + 1);
      await eventually(() => received().length >= enough, { deadlineMs: 60_000 });
      await service.end('SIGKILL');
      service = await start();
    }
    await eventually(
      async () => {
        const [row] = await database.db.query<{ count: bigint }>(DELIVERED, []);
        assert.equal(Number(row?.count), ENDPOINTS * EVENTS);
      },
      { deadlineMs: 90_000 },
    );
    await service.end('SIGKILL');
    const all = received();
    const distinct = new Set(all).size;
    assert.equal(distinct, ENDPOINTS * EVENTS, 'nothing is lost');
    const most = KILLS * ENDPOINTS * AT_ONCE;
    assert.ok(all.length - distinct <= most, `${all.length - distinct} came twice`);
  },
);

const TELL = {
  name: '',
  text: `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
      created_at, target)
    SELECT 'default', gen_random_uuid(), 'buyer.created', 'buyer', gen_random_uuid(), now(),
      '{"2026-11-01":{"type":"buyer"},"published":{"type":"buyer"}}'::json FROM generate_series(1, $1::integer)`,
} as const;
const DELIVERED = {
  name: '',
  text: `SELECT count(*) FROM webhook_deliveries WHERE status = 'delivered'`,
} as const;
