import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { CheckoutRun } from '../../packages/client-core/src/checkout-run.ts';
import type { SnapshotStorage } from '../../packages/client-core/src/checkout-runner.ts';

const OPTIONS = {
  apiUrl: 'https://pay.example',
  amount: 1299,
  currency: 'USD',
  country: 'US',
  token: 'token',
};
const PAGE = 'https://pay.example/pay/of/secret';
const never = (): Promise<never> => new Promise(() => undefined);
const fail = (): never => {
  throw new Error('the disk is full');
};
const STORAGES: Readonly<Record<string, SnapshotStorage>> = {
  'never answers': { getItem: never, setItem: never, removeItem: never },
  fails: { getItem: fail, setItem: fail, removeItem: fail },
};

for (const [name, storage] of Object.entries(STORAGES))
  test(`a sheet opens and closes with a storage that ${name}`, async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(console, 'warn', () => undefined);
    mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ id: 'checkout', url: PAGE }))),
    );
    const told: string[] = [];
    const tell = (what: string) => () => void told.push(what);
    const hands = { show: () => undefined, tell: tell('event'), replace: tell('replaced') };
    const run = new CheckoutRun(OPTIONS, storage, {
      ...hands,
      open: (url) => told.push(url),
      dismiss: tell('dismiss'),
      end: ({ outcome }) => told.push(outcome),
    });
    try {
      void run.begin(false);
      await pass(4);
      run.happen({ kind: 'close' });
      await pass(4);
      assert.deepEqual(told, [PAGE, 'dismiss', 'closed']);
    } finally {
      run.stop();
      mock.timers.reset();
      mock.restoreAll();
    }
  });

/** As many waits for the storage, and what comes of them. */
async function pass(waits: number): Promise<void> {
  for (let wait = 0; wait < waits; wait += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(3_000);
  }
  await new Promise((resolve) => setImmediate(resolve));
}
