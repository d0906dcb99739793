import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, startConnectorBench } from '../../../test/connectors/bench.ts';
import { type Bench, pending } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Call } from '../connector.ts';
import { mockPix } from './definition.ts';

let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await startConnectorBench();
  bench = running.bench(mockPix);
});
after(() => running.close());

function call<Input>(input: Input): Call<(typeof mockPix)['settings'], Input> {
  const settings = {
    api_key: bench.secret('settings.api_key', bench.setting('api_key')),
    webhook_secret: bench.secret('settings.webhook_secret', bench.setting('webhook_secret')),
  };
  return {
    input,
    settings,
    options: {},
    merchantAccountId: bench.merchantAccountId,
    operationId: bench.newOperationId(),
    baseUrl: bench.baseUrl,
    http: bench.wire(null),
    accessToken: null,
    state: {},
    webhookUrl: bench.webhookUrl,
    now: bench.now(),
  };
}

test('the buyer is shown a QR code and its text, for an hour', async () => {
  const { next } = pending(
    await mockPix.operations.authorize(call(sampleAuthorize(mockPix, bench, 1299n, true))),
  );
  assert.ok(next?.kind === 'display');
  assert.equal(next.picture, 'qr');
  assert.match(next.reference, /^0002.*540512\.99.*5802BR/);
  assert.equal(Math.round((next.expiresAt.getTime() - bench.now().getTime()) / 60_000), 60);
  const page = await (await fetch(next.url)).text();
  assert.ok(page.includes('<svg') && page.includes('QR code') && page.includes(next.reference));
});
