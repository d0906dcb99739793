import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import answers from '../contract/examples.json' with { type: 'json' };
import { argument } from './argument.ts';
import { type Times, timesEach, timesOf } from './cpu.ts';
import { type Rig, startRig } from './rig.ts';

/**
 * `npm run bench -- --only=deliveries [--backlog=50000] [--endpoints=200]`: webhooks over TLS to so many endpoints with
 * a backlog, first all of them healthy, then with a tenth of them dead; beside a floor that only signs and sends.
 */
const ENDPOINTS = Number(argument('endpoints') ?? 200);
const DEAD = Math.floor(ENDPOINTS / 10);
const ENDPOINTS_OF_ACCOUNT_MAX = 100;
const ACCOUNTS = [
  'default',
  ...Array.from({ length: Math.ceil(ENDPOINTS / ENDPOINTS_OF_ACCOUNT_MAX) - 1 }, (_, at) => `shop-${at + 2}`),
];
const accountAt = (index: number): string => ACCOUNTS[index % ACCOUNTS.length] ?? 'default';
const backlog = Number(argument('backlog') ?? 50_000);
const each = Math.ceil(backlog / ENDPOINTS);
const DEADLINE_MS = 30 * 60_000;

/** An id of this moment, as the service makes them: what is older than events are kept goes with the next retention. */
const ID_OF_NOW = `(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const TELL = {
  name: '',
  text: `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
      created_at, target)
    SELECT account, ${ID_OF_NOW}, 'transaction.captured', 'transaction', gen_random_uuid(), now(), $3::json
    FROM unnest($1::text[]) account, generate_series(1, $2::integer)`,
} as const;
const DELIVERED = {
  name: '',
  text: `SELECT count(*) FROM webhook_deliveries
    WHERE webhook_subscription_id = ANY ($1::uuid[]) AND status = 'delivered'`,
} as const;
const LAGS = {
  name: '',
  text: `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY lag) AS p50,
      percentile_cont(0.99) WITHIN GROUP (ORDER BY lag) AS p99
    FROM (
      SELECT 1000 * extract(epoch FROM (attempts -> -1 ->> 'at')::timestamptz - $2::timestamptz)::float
        + (attempts -> -1 ->> 'duration_ms')::float AS lag
      FROM webhook_deliveries WHERE webhook_subscription_id = ANY ($1::uuid[])
    ) lags`,
} as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-endpoints-'));
const authorityFile = path.join(folder, 'authority.pem');
const target = JSON.stringify(answers.get_transaction);

const endpoints = fork(path.join(import.meta.dirname, 'endpoints.ts'), {
  env: { ...process.env, BENCH_ENDPOINTS: `${ENDPOINTS},${DEAD}`, BENCH_AUTHORITY: authorityFile },
});
const [ports] = (await once(endpoints, 'message')) as [
  { healthy: readonly number[]; dead: readonly number[] },
];
process.env['NODE_EXTRA_CA_CERTS'] = authorityFile;
process.env['RAILYARD_EGRESS_ALLOW_LOOPBACK'] = 'true';
const rig = await startRig();

type Run = Readonly<{ perSecond: number; p50Ms: number; p99Ms: number; times: Times }>;

try {
  for (const id of ACCOUNTS.slice(1))
    await make(rig, '/merchant-accounts', { id, display_name: `Shop ${id}` }, 'default');
  const alone = await deliver(rig, ports.healthy.slice(DEAD), []);
  const beside = await deliver(rig, ports.healthy.slice(DEAD), ports.dead);
  const floor = await floorOf(ports.healthy.slice(DEAD));
  const told = ({ perSecond, p50Ms, p99Ms, times }: Run) => ({
    'a second': perSecond.toFixed(0),
    'p50 ms': p50Ms.toFixed(0),
    'p99 ms': p99Ms.toFixed(0),
    'processor µs each': times['together']?.toFixed(0),
  });
  console.log(
    `${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}, ${each} events to each endpoint`,
  );
  console.table({ 'no endpoint dead': told(alone), [`${DEAD} of ${ENDPOINTS} dead`]: told(beside), floor });
  console.log(`healthy p99, with dead ones / without (goal ≤ 2): ${(beside.p99Ms / alone.p99Ms).toFixed(2)}`);
  console.table(alone.times);
} finally {
  await rig.close();
  endpoints.disconnect();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** From the moment at which all events are there to the last healthy endpoint's last answer. */
async function deliver(to: Rig, healthy: readonly number[], dead: readonly number[]): Promise<Run> {
  const ids: string[] = [];
  const others: string[] = [];
  for (const [at, port] of healthy.entries()) ids.push(await subscribe(to, port, accountAt(at)));
  for (const [at, port] of dead.entries()) others.push(await subscribe(to, port, accountAt(at)));
  const before = timesOf(to.processes);
  const beganMs = performance.now();
  await to.db.query(TELL, [ACCOUNTS, each, JSON.stringify({ '2026-11-01': JSON.parse(target) })]);
  const [began] = await to.db.query<{ now: string }>({ name: '', text: 'SELECT now() AS now' }, []);
  const wanted = BigInt(healthy.length * each);
  for (let delivered = 0n; delivered < wanted;) {
    if (performance.now() - beganMs > DEADLINE_MS) throw new Error(`only ${delivered} of ${wanted} arrived`);
    await delay(200);
    delivered = (await to.db.query<{ count: bigint }>(DELIVERED, [ids]))[0]?.count ?? 0n;
  }
  const seconds = (performance.now() - beganMs) / 1_000;
  const times = timesEach(before, timesOf(to.processes), Number(wanted));
  const [lags] = await to.db.query<{ p50: number; p99: number }>(LAGS, [ids, began?.now]);
  await to.db.query({ name: '', text: 'DELETE FROM webhook_subscriptions' }, []);
  return {
    perSecond: Number(wanted) / seconds,
    p50Ms: lags?.p50 ?? Number.NaN,
    p99Ms: lags?.p99 ?? Number.NaN,
    times,
  };
}

function subscribe(to: Rig, port: number, account: string): Promise<string> {
  const body = { url: `https://localhost:${port}/`, events: ['transaction.captured'] };
  return make(to, '/webhook-subscriptions', body, account);
}

async function make(to: Rig, at: string, body: object, account: string): Promise<string> {
  const made = await fetch(`${to.url}${at}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await to.token()}`,
      'x-merchant-account-id': account,
    },
    body: JSON.stringify(body),
  });
  const text = await made.text();
  if (made.status !== 201) throw new Error(`${at} was refused: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

async function floorOf(to: readonly number[]): Promise<Readonly<Record<string, string>>> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'sign-and-send.ts'), {
    env: { ...process.env, BENCH_FLOOR: JSON.stringify({ ports: to, each, body: target }) },
  });
  const [{ ms, cpuMicroseconds }] = (await once(child, 'message')) as [
    { ms: number; cpuMicroseconds: number },
  ];
  const count = to.length * each;
  return {
    'a second': ((count * 1_000) / ms).toFixed(0),
    'processor µs each': (cpuMicroseconds / count).toFixed(0),
  };
}
