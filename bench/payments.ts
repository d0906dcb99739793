import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Algorithm } from '../test/harness/keys.ts';
import { load } from './load.ts';
import { paymentRequest } from './payment.ts';
import type { Rig } from './rig.ts';
import { measureWindow, type Window } from './window.ts';

/** More are asked with in one load than there are places, so that none comes twice. */
const TOKENS_MAX = 20_000;
const TOKENS_ES512_MAX = 8_000;
/** At half load: as many as a burst of that rate has under way. */
const CONCURRENCY = 16;

export type PaymentsResult = Readonly<{
  windows: Readonly<Record<string, Window>>;
  /** What the machine's threads verify of ES512 in a second, doing nothing else. */
  es512CeilingPerSecond: number;
}>;

/** Payments at half of a rate, and with tokens that the service never saw. */
export async function benchPayments(
  rig: Rig,
  { seconds, ratePerSecond }: Readonly<{ seconds: number; ratePerSecond: number }>,
  tell: (line: string) => void,
): Promise<PaymentsResult> {
  const create = (bearers: readonly string[], at: number, rate?: number): Promise<Window> => {
    const requests = bearers.map((bearer) => paymentRequest(rig.url, bearer));
    return measureWindow(rig.processes, () =>
      load(rig.url, {
        seconds,
        concurrency: at,
        status: 201,
        next: (index) => requests[index % requests.length] ?? '',
        ...(rate === undefined ? {} : { ratePerSecond: rate }),
      }),
    );
  };
  const windows: Record<string, Window> = {};
  tell('payments: half of the rate at 64');
  windows['half of the rate at 64 (goal: p99 ≤ 20)'] = await create(
    [await rig.token()],
    CONCURRENCY,
    ratePerSecond / 2,
  );
  for (const at of [16, 64, 128]) {
    tell(`payments: a new ES256 token for every request, ${at} at once`);
    windows[`a new ES256 token each, ${at}`] = await create(await tokens(rig, 'ES256', TOKENS_MAX), at);
  }
  tell('payments: a new ES512 token for every request');
  windows['a new ES512 token each, 16'] = await create(await tokens(rig, 'ES512', TOKENS_ES512_MAX), 16);
  tell('payments: what the threads verify of ES512');
  return { windows, es512CeilingPerSecond: await verifyCeiling() };
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
