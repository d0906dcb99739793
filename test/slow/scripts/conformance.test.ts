import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { systemClock } from '../../../server/platform/clock.ts';
import { type Simulator, startSimulator } from '../../../sandbox/processors/server.ts';
import { bareEnvironment } from '../../harness/environment.ts';
import { recordSecret, testDb, type TestDb } from '../../harness/index.ts';
import { type ProcessorFront, openProcessorFront } from '../../harness/processor-front.ts';
import { authority } from '../../harness/tls-target.ts';

/** Stripe's simulator, over TLS, stands for Stripe's test mode. */
let database: TestDb;
let simulator: Simulator;
let front: ProcessorFront;
let folder: string;
before(async () => {
  recordSecret('sk_test_conformance_of_a_merchant');
  database = await testDb();
  simulator = await startSimulator({ db: database.db, clock: systemClock(), port: 0 });
  front = await openProcessorFront(simulator.url, 'stripe', true);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-conformance-'));
  fs.writeFileSync(path.join(folder, 'ca.pem'), authority.certificate);
});
after(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await front.close();
  await simulator.close();
  await database.close();
});

async function conformance(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Readonly<{ code: number | null; output: string }>> {
  const ran = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../scripts/conformance.ts'), ...words],
    {
      env: { ...bareEnvironment(), ...environment },
    },
  );
  let output = '';
  for (const stream of [ran.stdout, ran.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(ran, 'close')) as [number | null];
  return { code, output };
}

test('without keys nobody is asked, and the sentence says which', async () => {
  const { code, output } = await conformance(['stripe', '--live']);
  assert.equal(code, 1);
  assert.match(output, /^Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to keys of your own test account/);
  assert.match((await conformance(['mock-card', '--live'])).output, /no test system of its own/);
});

test('a name that nobody has is answered with those there are, of every kind', async () => {
  const { code, output } = await conformance(['nobody']);
  assert.equal(code, 1);
  assert.match(output, /^Name a processor: .*stripe.*qwikcilver.*mastercard-mdes/);
});

test('gift card providers and token services have their promises told, too', async () => {
  const { code, output } = await conformance(['qwikcilver']);
  assert.equal(code, 0, output);
  assert.match(output, /^holds {2}qwikcilver-gift-card: a redemption takes from the balance/m);
  assert.match(output, /^holds {2}qwikcilver-gift-card: every exchange is as it was recorded/m);
  assert.match((await conformance(['mastercard-mdes', '--live'])).output, /has no test system that is open/);
});

test('without --live the simulator is asked, and each promise gets a line', async () => {
  const { code, output } = await conformance(['stripe-oxxo']);
  assert.equal(code, 0, output);
  assert.match(
    output,
    /^holds  stripe-oxxo: after the buyer has done it, the processor says how much arrived$/m,
  );
  assert.doesNotMatch(output, /stripe-card/);
});

test('with keys the processor’s own system is asked for every promise that it can show', async () => {
  const { code, output } = await conformance(['stripe', '--live'], {
    STRIPE_SECRET_KEY: 'sk_test_conformance_of_a_merchant',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_stripe',
    RAILYARD_TEST_LIVE_ADDRESS: front.url,
    NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem'),
  });
  assert.equal(code, 0, output);
  assert.match(output, /^holds  stripe-card: capture moves the whole amount$/m);
  assert.match(output, /^holds  stripe-card: what is declined becomes its code/m);
  assert.match(output, /\nEverything holds\.\n$/);
  assert.doesNotMatch(output, /sk_test_/);
});
