import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createLog } from '../server/machine/log.ts';
import { systemClock } from '../server/machine/clock.ts';
import { readConfig } from '../server/config.ts';
import { startService } from '../server/service.ts';
import type { Algorithm } from '../test/harness/keys.ts';
import { timeOfEnded, type Times, timesEach, timesOf } from './cpu.ts';
import { type Load, load, requestBytes } from './load.ts';
import type { Rig } from './rig.ts';

const SECONDS = 8;
const CONCURRENCY = 16;
const TOKENS_MAX = 8_000;
/**
 * The service's compiler needs some thousand payments until it stops; pgbench's statements are planned at
 * once.
 */
const WARM_UP_SECONDS = 15;

export const PAYMENT = JSON.stringify({
  amount: 1299,
  currency: 'USD',
  country: 'US',
  intent: 'authorize',
  external_identifier: 'order-1',
  metadata: { basket: 'b-1' },
  payment_method: {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
    security_code: '123',
  },
});

/** `times`: microseconds of processor time a payment, by part. */
export type PaymentsLoad = Load & Readonly<{ times: Times }>;

export type PaymentsResult = Readonly<{
  es512New: PaymentsLoad;
  es256New: PaymentsLoad;
  repeated: PaymentsLoad;
  /** What the machine's threads verify of ES512 in a second, doing nothing else. */
  es512CeilingPerSecond: number;
  /** The same two statements with the same values, by pgbench. Null: pgbench is not installed. */
  pgbench: Readonly<{ perSecond: number; p50Ms: number | null; times: Times }> | null;
}>;

export async function benchPayments(rig: Rig, tell: (line: string) => void): Promise<PaymentsResult> {
  const repeatedToken = await rig.token();
  tell('payments: warming up');
  await create(rig, [repeatedToken], WARM_UP_SECONDS / 2);
  // As autovacuum does within a minute: until then PostgreSQL plans for empty tables, and keeps those plans.
  await rig.db.query({ name: 'bench_analyze_all', text: 'ANALYZE' }, []);
  await create(rig, [repeatedToken], WARM_UP_SECONDS / 2);
  tell('payments: one token repeated');
  const repeated = await create(rig, [repeatedToken], SECONDS);
  tell('payments: a new ES256 token for every request');
  const es256New = await create(rig, await tokens(rig, 'ES256', TOKENS_MAX), SECONDS);
  tell('payments: a new ES512 token for every request');
  const es512New = await create(rig, await tokens(rig, 'ES512', TOKENS_MAX), SECONDS);
  tell('payments: what the threads verify of ES512');
  const es512CeilingPerSecond = await verifyCeiling();
  tell('payments: the same statements by pgbench');
  return { es512New, es256New, repeated, es512CeilingPerSecond, pgbench: await benchStatements(rig) };
}

async function create(rig: Rig, bearers: readonly string[], seconds: number): Promise<PaymentsLoad> {
  const requests = bearers.map((bearer) =>
    requestBytes(rig.url, {
      method: 'POST',
      path: '/transactions',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: PAYMENT,
    }),
  );
  const before = timesOf(rig.processes);
  const done = await load(rig.url, {
    seconds,
    concurrency: CONCURRENCY,
    status: 201,
    next: (index) => requests[index % requests.length] ?? '',
  });
  return { ...done, times: timesEach(before, timesOf(rig.processes), done.requests) };
}

async function tokens(rig: Rig, algorithm: Algorithm, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) made.push(await rig.token({ algorithm }));
  return made;
}

/** ES512 by the callback form, on every thread of the pool. */
async function verifyCeiling(): Promise<number> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const publicKey = createPublicKey(privateKey);
  const data = Buffer.alloc(400, 7);
  const signature = sign('sha512', data, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const once = (): Promise<void> =>
    new Promise((resolve, reject) =>
      verify('sha512', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature, (error, holds) =>
        error === null && holds ? resolve() : reject(error ?? new Error('does not hold')),
      ),
    );
  const endMs = performance.now() + 3_000;
  let count = 0;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < endMs) {
        await once();
        count += 1;
      }
    }),
  );
  return (count * 1_000) / (performance.now() - startMs);
}

type Captured = Readonly<{ name: string; text: string; values: readonly unknown[] }>;

/**
 * Makes one payment in this process, writes down the statements that it ran, and lets pgbench run them with
 * new ids each time.
 */
async function benchStatements(rig: Rig): Promise<PaymentsResult['pgbench']> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const captured = await captureStatements(rig);
  const script = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-pgbench-')), 'payment.sql');
  fs.writeFileSync(script, scriptOf(captured));
  const [ownBefore, backendsBefore] = [timeOfEnded('self'), timeOfEnded(rig.processes.postgres)];
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CONCURRENCY),
      '-j',
      '2',
      '-T',
      String(SECONDS),
      '-f',
      script,
      '-h',
      rig.socketFolder,
      '-U',
      'railyard',
      'railyard',
    ],
    { encoding: 'utf8' },
  );
  fs.rmSync(path.dirname(script), { recursive: true });
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  const latency = /latency average = ([\d.]+) ms/.exec(output)?.[1];
  const count = Number(/actually processed: (\d+)/.exec(output)?.[1]);
  const times = timesEach(
    {},
    {
      'pgbench itself': timeOfEnded('self') - ownBefore,
      'its backends': timeOfEnded(rig.processes.postgres) - backendsBefore,
    },
    count,
  );
  return { perSecond, p50Ms: latency === undefined ? null : Number(latency), times };
}

export async function captureStatements(rig: Rig): Promise<readonly Captured[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-capture-'));
  fs.cpSync(path.join(rig.dataDir, 'vault/root-keys'), path.join(dataDir, 'vault/root-keys'), {
    recursive: true,
  });
  const config = {
    ...readConfig({}),
    port: 0,
    dataDir,
    role: 'api' as const,
    simulatorUrl: rig.processorUrl,
  };
  const service = await startService({
    config,
    log: createLog('error'),
    clock: systemClock(),
    connection: rig.connection,
  });
  const captured: Captured[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const query = given[0];
    if (
      typeof query === 'object' &&
      query !== null &&
      'name' in query &&
      String(query.name).startsWith('payments.')
    )
      captured.push(query as Captured);
    return Reflect.apply(original, this, given);
  } as typeof original;
  try {
    const answer = await fetch(`${service.url}/transactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await rig.token()}` },
      body: PAYMENT,
    });
    if (answer.status !== 201) throw new Error(await answer.text());
  } finally {
    pg.Client.prototype.query = original;
    await service.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return captured;
}

/**
 * Every UUID of the captured values that is a new row's id is replaced by one that depends on a random number
 * of the script.
 */
export function scriptOf(captured: readonly Captured[]): string {
  const known = new Set<string>();
  const fresh = new Map<string, string>();
  const first =
    captured[0]?.values.find(
      (value): value is string => typeof value === 'string' && value.startsWith('{'),
    ) ?? '{}';
  for (const uuid of first.match(UUIDS) ?? []) known.add(uuid);
  const own = new Set([...idsOf(captured)]);
  [...own].forEach((uuid, index) =>
    fresh.set(
      uuid,
      `'${String(index).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex((:n)::bigint), 12, '0')`,
    ),
  );
  const statements = captured.map(({ text, values }) =>
    text.replaceAll(/\$(\d+)/g, (_whole, number: string) => literal(values[Number(number) - 1], fresh)),
  );
  return [
    `\\set n random(1, 200000000000000)`,
    ...statements.map((statement) => `${statement.replaceAll(/\s+/g, ' ')};`),
  ].join('\n');
}

const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Ids that the payment made for itself: the columns that end in `_id` of the rows it inserts, payment
 * services and merchant accounts aside.
 */
function idsOf(captured: readonly Captured[]): Set<string> {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (
          typeof inner === 'string' &&
          /^(transaction|operation|event|webhook_event|entry|ledger_entry|action|transaction_event|transaction_action|posting|group)_id$/.test(
            key,
          )
        )
          ids.add(inner);
        else visit(inner);
      }
    }
  };
  for (const { values } of captured)
    for (const value of values)
      if (typeof value === 'string' && /^[[{]/.test(value)) visit(JSON.parse(value));
  return ids;
}

function literal(value: unknown, fresh: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return quote(value.toISOString());
  const pieces = String(value).split(new RegExp(`(${[...fresh.keys()].join('|') || '(?!)'})`));
  const joined = pieces
    .filter((piece) => piece !== '')
    .map((piece) => (fresh.has(piece) ? `(${fresh.get(piece)})` : quote(piece)))
    .join(' || ');
  return joined === '' ? `''` : `(${joined})`;
}

/**
 * pgbench takes a colon before a letter for a variable of its own, in quotes too; JSON allows a blank there.
 */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll(/:(?=[A-Za-z_])/g, ': ')}'`;
}
