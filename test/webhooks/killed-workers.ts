import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually, testDb } from '../harness/index.ts';
import { createSigner } from '../harness/keys.ts';
import { type ServiceProcess, freePorts, openProcess, urlOf } from '../harness/process.ts';
import { type Target, authority, openTlsTarget } from '../harness/tls-target.ts';

/** What an endpoint gets at once: a worker that dies may have sent so much without writing it down. */
export const AT_ONCE = 8;

export type KillPlan = Readonly<{
  endpoints: number;
  events: number;
  workers: number;
  patience?: Readonly<{ deadlineMs: number }>;
  /** Waits until the next worker is to die; false: none does any more. */
  untilNextDeath(received: () => number, deaths: number): Promise<boolean>;
}>;
export type Outcome = Readonly<{ deaths: number; received: number; distinct: number; seconds: number }>;

/**
 * A vault, an API process and workers; events for every endpoint; and workers that are killed in turn and started
 * anew, until every message is written down as delivered.
 */
export async function killWorkers(wanted: KillPlan): Promise<Outcome> {
  const database = await testDb();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-killed-'));
  fs.writeFileSync(path.join(folder, 'authority.pem'), authority.certificate);
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const start = async (role: string, name: string): Promise<ServiceProcess> => {
    const started = openProcess({
      RAILYARD_ROLE: role,
      PORT: String(port),
      RAILYARD_SIMULATOR_PORT: String(simulatorPort),
      ...(role === 'api' ? {} : { RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${simulatorPort}` }),
      RAILYARD_DATA_DIR: path.join(folder, name),
      RAILYARD_VAULT_SOCKET: path.join(folder, 'vault.sock'),
      RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
      RAILYARD_LOG_LEVEL: 'warn',
      NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.pem'),
      DATABASE_URL: urlOf(database.connection),
    });
    await started.ready();
    return started;
  };
  const targets: Target[] = [];
  const running: ServiceProcess[] = [];
  const received = (): number => targets.reduce((sum, target) => sum + target.received.length, 0);
  try {
    running.push(await start('vault', 'vault'), await start('api', 'api'));
    const token = await createSigner(database.db, () => new Date())();
    for (let count = 0; count < wanted.endpoints; count += 1) {
      const target = await openTlsTarget((_request, response) => response.end());
      targets.push(target);
      await subscribe(url, token, target.url);
    }
    await database.db.query(TELL, [wanted.events]);
    const beganMs = performance.now();
    const workers: ServiceProcess[] = [];
    for (let count = 0; count < wanted.workers; count += 1)
      workers.push(await start('worker', `worker-${count}`));
    running.push(...workers);
    let deaths = 0;
    while (await wanted.untilNextDeath(received, deaths)) {
      const turn = deaths % wanted.workers;
      await workers[turn]?.end('SIGKILL');
      const next = await start('worker', `worker-${turn}`);
      workers[turn] = next;
      running.push(next);
      deaths += 1;
    }
    const messages = wanted.endpoints * wanted.events;
    await eventually(async () => {
      const [row] = await database.db.query<{ count: bigint }>(DELIVERED, []);
      assert.equal(Number(row?.count), messages);
    }, wanted.patience);
    const seconds = (performance.now() - beganMs) / 1000;
    const all = targets.flatMap(({ received: own }, at) =>
      own.map((one) => `${at} ${one.headers['webhook-id']}`),
    );
    return { deaths, received: all.length, distinct: new Set(all).size, seconds };
  } finally {
    for (const one of running) await one.end('SIGKILL');
    for (const target of targets) await target.close();
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function subscribe(api: string, token: string, url: string): Promise<void> {
  const made = await fetch(`${api}/webhook-subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['buyer.created'] }),
  });
  assert.equal(made.status, 201, await made.text());
}

/** An id of this moment, as the service makes them: what is older than events are kept goes with the next retention. */
const ID_OF_NOW = `(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const TELL = {
  name: '',
  text: `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
      created_at, target)
    SELECT 'default', ${ID_OF_NOW}, 'buyer.created', 'buyer', gen_random_uuid(), now(),
      '{"2026-11-01":{"type":"buyer"},"published":{"type":"buyer"}}'::json FROM generate_series(1, $1::integer)`,
} as const;
const DELIVERED = {
  name: '',
  text: `SELECT count(*) FROM webhook_deliveries WHERE status = 'delivered'`,
} as const;
