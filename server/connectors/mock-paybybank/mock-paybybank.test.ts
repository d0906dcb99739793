import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { currency } from '../../domain/currency.ts';
import { type Bench, callOf, assertPending, settingsOf } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Authorize, Call, LookUpOutcome } from '../connector.ts';
import { mockPaybybank } from './definition.ts';

const DAY_MS = 86_400_000;
let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockPaybybank);
});
after(() => running.close());

const { operations } = mockPaybybank;

function call<Input>(input: Input, operationId?: string): Call<(typeof mockPaybybank)['settings'], Input> {
  return callOf(bench, settingsOf(mockPaybybank, bench), input, { operationId });
}

async function startPayment(
  amount: bigint,
  change: Partial<Authorize> = {},
): Promise<Readonly<{ url: string; reference: string; find(): Promise<LookUpOutcome | undefined> }>> {
  const operationId = bench.newOperationId();
  const input = {
    ...sampleAuthorize(mockPaybybank, bench, amount, true),
    amount: { minor: amount, currency: currency('EUR') },
    ...change,
  };
  const { reference, next } = assertPending(await operations.authorize(call(input, operationId)));
  assert.ok(next?.kind === 'transfer');
  return {
    url: next.url,
    reference,
    find: async () => operations.find?.(call({ kind: 'authorize', of: null, sentAt: null }, operationId)),
  };
}

function press(url: string, act: string): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act }) });
}

test('the buyer approves on the page of their bank and is sent back; the money is there', async () => {
  const { url, find } = await startPayment(1299n);
  const page = await (await fetch(url)).text();
  assert.match(page, /TEST/);
  assert.match(page, /Approve the transfer/);
  const back = await press(url, 'approve');
  assert.deepEqual([back.status, back.headers.get('location')], [303, 'https://shop.example/back']);
  assert.equal((await find())?.kind, 'succeeded');
});

test('a buyer who declines ends it, and a second press changes nothing', async () => {
  const { url, find } = await startPayment(1299n);
  await press(url, 'decline');
  await press(url, 'approve');
  const found = await find();
  assert.deepEqual(
    [found?.kind, found !== undefined && 'code' in found && found.code],
    ['failed', 'cancelled_buyer_approval'],
  );
});

test('approved is not paid: the money may come later, and until then the payment is pending', async () => {
  const { url, find } = await startPayment(550001n);
  await press(url, 'approve');
  assert.equal((await find())?.kind, 'pending');
  await running.advance(2 * DAY_MS + 1000);
  assert.equal((await find())?.kind, 'succeeded');
});

test('a payment that nobody approves lapses in time, and money that comes later is told, too', async () => {
  const { reference, find } = await startPayment(1299n, {
    approvalExpiresAt: new Date(bench.now().getTime() + 60 * 60_000),
  });
  await running.advance(59 * 60_000);
  assert.equal((await find())?.kind, 'pending');
  await running.advance(2 * 60_000);
  const lapsed = await find();
  assert.deepEqual(
    [lapsed?.kind, lapsed !== undefined && 'code' in lapsed && lapsed.code],
    ['failed', 'incomplete_buyer_approval'],
  );
  await running.act('mock-paybybank', reference, 'pay_late');
  assert.equal((await find())?.kind, 'succeeded');
  assert.deepEqual(await running.written(reference), ['payment.expired', 'payment.settled']);
});

test('the page of a payment that does not exist is not found, and a made-up button does nothing', async () => {
  const { url, find } = await startPayment(1299n);
  assert.equal(
    (await fetch(url.replace(/pages\/[0-9a-f-]+/, 'pages/01890a5d-ac96-774b-bcce-b302099a8057'))).status,
    404,
  );
  assert.equal((await press(url, 'pay_late')).status, 404);
  assert.equal((await find())?.kind, 'pending');
});
