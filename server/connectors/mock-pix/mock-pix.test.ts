import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type Bench, callOf, assertPending, settingsOf } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Call } from '../connector.ts';
import { mockPix } from './definition.ts';

let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockPix);
});
after(() => running.close());

function call<Input>(input: Input): Call<(typeof mockPix)['settings'], Input> {
  return callOf(bench, settingsOf(mockPix, bench), input);
}

test('the buyer is shown a QR code and its text, for an hour', async () => {
  const { next } = assertPending(
    await mockPix.operations.authorize(call(sampleAuthorize(mockPix, bench, 1299n, true))),
  );
  assert.ok(next?.kind === 'display');
  assert.equal(next.picture, 'qr');
  assert.match(next.reference, /^0002.*540512\.99.*5802BR/);
  assert.equal(Math.round((next.expiresAt.getTime() - bench.now().getTime()) / 60_000), 60);
  const page = await (await fetch(next.url)).text();
  assert.ok(page.includes('<svg') && page.includes('QR code') && page.includes(next.reference));
});
