import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Algorithm } from '../test/harness/keys.ts';
import { type Times, timesEach, timesOf } from './cpu.ts';
import { benchFloor, type Floor } from './floor.ts';
import { type ByConcurrency, byConcurrency, type Load, load, requestBytes } from './load.ts';
import type { Rig } from './rig.ts';

const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 8);
/** Where nothing else is said. */
const CONCURRENCY = 16;
/** More than are asked with in one load, so that none comes twice. */
const TOKENS_MAX = 20_000;
const TOKENS_ES512_MAX = 8_000;
/** The service's compiler needs so many payments until it stops, however long a busy machine takes. */
const WARM_UP_PAYMENTS = 16_000;
const WARM_UP_SECONDS_MAX = 60;

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
  es256New: ByConcurrency<PaymentsLoad>;
  repeated: ByConcurrency<PaymentsLoad>;
  /** One after the other, each alone. */
  alone: PaymentsLoad;
  /** With one token, at half the rate of 16 at once. */
  halfLoad: PaymentsLoad;
  /** What the machine's threads verify of ES512 in a second, doing nothing else. */
  es512CeilingPerSecond: number;
  /** Null: pgbench is not installed. */
  floor: Floor | null;
}>;

export async function benchPayments(rig: Rig, tell: (line: string) => void): Promise<PaymentsResult> {
  const repeatedToken = await rig.token();
  tell('payments: warming up');
  await warmUp(rig, repeatedToken);
  await fillLog(rig);
  // As autovacuum does within a minute: until then PostgreSQL plans for empty tables, and keeps those plans.
  await rig.db.query({ name: 'bench_analyze_all', text: 'ANALYZE' }, []);
  await warmUp(rig, repeatedToken);
  const among = async (concurrency: number): Promise<PaymentsLoad> => {
    tell(`payments: one token repeated, ${concurrency} at once`);
    return create(rig, [repeatedToken], SECONDS, { concurrency });
  };
  const first = await among(16);
  // Before the larger loads: for minutes after them the p99 is twice as high.
  tell('payments: one token repeated, at half load');
  const halfLoad = await create(rig, [repeatedToken], SECONDS, { ratePerSecond: first.perSecond / 2 });
  tell('payments: one token repeated, one payment after the other');
  const alone = await create(rig, [repeatedToken], SECONDS / 2, { concurrency: 1 });
  const repeated = { 16: first, 64: await among(64), 128: await among(128) };
  const es256New = await byConcurrency(async (concurrency) => {
    tell(`payments: a new ES256 token for every request, ${concurrency} at once`);
    return create(rig, await tokens(rig, 'ES256', TOKENS_MAX), SECONDS, { concurrency });
  });
  tell('payments: a new ES512 token for every request');
  const es512New = await create(rig, await tokens(rig, 'ES512', TOKENS_ES512_MAX), SECONDS);
  tell('payments: what the threads verify of ES512');
  const es512CeilingPerSecond = await verifyCeiling();
  tell('payments: the floor, by pgbench');
  const floor = await benchFloor(rig, SECONDS);
  return { repeated, halfLoad, alone, es256New, es512New, es512CeilingPerSecond, floor };
}

/**
 * As a checkpoint does every five minutes: files of PostgreSQL's log that were filled wait to be used again. A new
 * database makes each anew, and no commit goes on meanwhile, some 50 ms every 16 MB.
 */
async function fillLog({ db }: Rig): Promise<void> {
  const text = `SELECT pg_logical_emit_message(false, 'bench', repeat('x', 1000000)) FROM generate_series(1, 240)`;
  await db.query({ name: 'bench_fill_log', text }, []);
  await db.query({ name: 'bench_checkpoint', text: 'CHECKPOINT' }, []);
}

/** Half of it. */
async function warmUp(rig: Rig, token: string): Promise<void> {
  const endMs = performance.now() + WARM_UP_SECONDS_MAX * 500;
  for (let made = 0; made < WARM_UP_PAYMENTS / 2 && performance.now() < endMs;)
    made += (await create(rig, [token], 1)).requests;
}

async function create(
  rig: Rig,
  bearers: readonly string[],
  seconds: number,
  { concurrency = CONCURRENCY, ratePerSecond }: { concurrency?: number; ratePerSecond?: number } = {},
): Promise<PaymentsLoad> {
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
    concurrency,
    ...(ratePerSecond === undefined ? {} : { ratePerSecond }),
    status: 201,
    next: (index) => requests[index % requests.length] ?? '',
  });
  return { ...done, times: timesEach(before, timesOf(rig.processes), done.requests) };
}

/** With claims of its own, even if none, each is signed anew. */
async function tokens(rig: Rig, algorithm: Algorithm, count: number): Promise<string[]> {
  const made = new Set<string>();
  for (let index = 0; index < count; index += 1) made.add(await rig.token({ algorithm, claims: {} }));
  if (made.size < count) throw new Error('BUG: tokens that should be new are the same');
  return [...made];
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
