import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { luhnHolds } from '../../domain/luhn.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { type Bench, callOf, assertPending, settingsOf } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Call, LookUpOutcome } from '../connector.ts';
import { mockOxxo } from './definition.ts';

const MINUTE_MS = 60_000;
let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockOxxo);
});
after(() => running.close());

const { operations } = mockOxxo;

function call<Input>(input: Input, operationId?: string): Call<(typeof mockOxxo)['settings'], Input> {
  return callOf(bench, settingsOf(mockOxxo, bench), input, { operationId });
}

async function voucher(approvalExpiresAt: Date | null): Promise<
  Readonly<{
    reference: string;
    number: string;
    url: string;
    expiresAt: Date;
    find(): Promise<LookUpOutcome | undefined>;
  }>
> {
  const operationId = bench.newOperationId();
  const { reference, next } = assertPending(
    await operations.authorize(
      call({ ...sampleAuthorize(mockOxxo, bench, 1299n, true), approvalExpiresAt }, operationId),
    ),
  );
  assert.ok(next?.kind === 'display');
  assert.equal(next.picture, 'barcode');
  return {
    reference,
    number: next.reference,
    url: next.url,
    expiresAt: next.expiresAt,
    find: async () => operations.find?.(call({ kind: 'authorize', of: null, sentAt: null }, operationId)),
  };
}

test('the buyer is shown a number with a check digit, its bar code, and until when', async () => {
  const { number, url, expiresAt } = await voucher(null);
  assert.match(number, /^98[0-9]{11}$/);
  assert.ok(luhnHolds(number));
  assert.equal(Math.round((expiresAt.getTime() - bench.now().getTime()) / MINUTE_MS), 3 * 24 * 60);
  const page = await (await fetch(url)).text();
  assert.ok(page.includes('<svg') && page.includes(number));
});

test('a voucher paid at the till is paid, and a second payment of it changes nothing', async () => {
  const { reference, find } = await voucher(null);
  await running.act('mock-oxxo', reference, 'pay');
  await running.act('mock-oxxo', reference, 'pay');
  assert.equal((await find())?.kind, 'succeeded');
  assert.deepEqual(await running.written(reference), ['voucher.paid']);
});

test('a voucher lapses at its minute; a till that takes the money all the same says so', async () => {
  const { reference, find } = await voucher(new Date(bench.now().getTime() + 90 * MINUTE_MS));
  await running.advance(89 * MINUTE_MS);
  assert.equal((await find())?.kind, 'pending');
  await running.advance(2 * MINUTE_MS);
  await running.act('mock-oxxo', reference, 'pay');
  const lapsed = await find();
  assert.deepEqual(
    [lapsed?.kind, lapsed !== undefined && 'code' in lapsed && lapsed.code],
    ['failed', 'incomplete_buyer_approval'],
  );
  await running.act('mock-oxxo', reference, 'pay_late');
  assert.equal((await find())?.kind, 'succeeded');
  assert.deepEqual(await running.written(reference), ['voucher.expired', 'voucher.paid']);
});

test('a time beyond 30 days or in the past is refused by the processor, and nothing is opened', async () => {
  for (const days of [31, -1]) {
    const input = {
      ...sampleAuthorize(mockOxxo, bench, 1299n, true),
      approvalExpiresAt: new Date(bench.now().getTime() + days * 24 * 60 * MINUTE_MS),
    };
    const outcome = await attempt(() => operations.authorize(call(input)));
    assert.equal(outcome.kind, 'failed');
  }
});
