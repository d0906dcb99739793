import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { currency } from '../../domain/currency.ts';
import { processorReference } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { type Bench, callOf, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { SETTING_SECRET, sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Call, Follow } from '../connector.ts';
import { sandboxCard } from './definition.ts';
import { readAuthorized } from './wire.ts';

let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(sandboxCard);
});
after(() => running.close());

const { operations } = sandboxCard;

function call<Input>(input: Input, apiKey = SETTING_SECRET): Call<(typeof sandboxCard)['settings'], Input> {
  const settings = { api_key: bench.secret('settings.api_key', apiKey), webhook_secret: undefined };
  return callOf<(typeof sandboxCard)['settings'], Input>(bench, settings, input);
}

function followOf(of: string, amount: bigint): Follow {
  return {
    transactionId: 't',
    amount: { minor: amount, currency: currency('USD') },
    of: processorReference(of),
    reason: null,
    final: true,
    paid: { authorized: 0n, captured: 0n, refunded: 0n },
    instrument: { lastFour: null, scheme: null, expiry: null },
  };
}

test('sync tells the whole of what was authorized, incremented and captured', async () => {
  const { reference } = assertSucceeded(
    await operations.authorize(call(sampleAuthorize(sandboxCard, bench, 1000n, false))),
  );
  assert.ok(
    operations.increment !== undefined && operations.capture !== undefined && operations.sync !== undefined,
  );
  assertSucceeded(await operations.increment(call(followOf(reference, 500n))));
  assertSucceeded(await operations.capture(call(followOf(reference, 1200n))));
  const state = assertSucceeded(await operations.sync(call({ of: reference })));
  assert.deepEqual([state.value.authorized, state.value.captured], [1500n, 1200n]);
});

test('verify accepts a key of this processor and tells what is wrong with another', async () => {
  assert.ok(operations.verify !== undefined);
  assert.equal(await operations.verify(call(null)), null);
  assert.equal(await operations.verify(call(null, 'pk_live_something')), 'The API key was not accepted.');
});

test('a wrong key makes an authorization fail as a matter of set-up, and another service may try', async () => {
  const outcome = await attempt(() =>
    operations.authorize(call(sampleAuthorize(sandboxCard, bench, 1000n, false), 'pk_live_something')),
  );
  assert.deepEqual(
    [outcome.kind, 'code' in outcome && outcome.code],
    ['failed', 'invalid_service_credentials'],
  );
});

test('a partial authorization says how much the issuer gave', async () => {
  const asked = { ...sampleAuthorize(sandboxCard, bench, 610001n, false), allowPartialAuthorization: true };
  assert.equal(assertSucceeded(await operations.authorize(call(asked))).value.authorized, 305000n);
  assert.equal(
    assertSucceeded(await operations.authorize(call({ ...asked, allowPartialAuthorization: false }))).value
      .authorized,
    610001n,
  );
});

test('amounts of currencies without and with three decimals arrive whole', async () => {
  for (const [code, minor] of [
    ['JPY', 1300n],
    ['KWD', 1250n],
    ['CLF', 12345n],
  ] as const) {
    const input = {
      ...sampleAuthorize(sandboxCard, bench, minor, false),
      amount: { minor, currency: currency(code) },
    };
    assert.equal(assertSucceeded(await operations.authorize(call(input))).value.authorized, minor, code);
  }
});

test('an increment after the first capture is refused', async () => {
  const { reference } = assertSucceeded(
    await operations.authorize(call(sampleAuthorize(sandboxCard, bench, 1000n, false))),
  );
  assert.ok(operations.increment !== undefined && operations.capture !== undefined);
  assertSucceeded(await operations.capture(call({ ...followOf(reference, 300n), final: false })));
  const outcome = await operations.increment(call(followOf(reference, 500n)));
  assert.equal('code' in outcome && outcome.code, 'invalid_operation');
});

test('an answer that is not what the processor documents is unknown, whatever it says', () => {
  for (const [status, text] of [
    [200, ''],
    [200, '{}'],
    [200, '{"charge":"x","result":"ok","currency":"USD","authorized":"1.5","captured":"0.00"}'],
    [200, '{"charge":"x","result":"ok"}'],
    [503, '{}'],
    [409, '{}'],
  ] as const) {
    assert.equal(readAuthorized(status, text).kind, 'unknown', `${status} ${text}`);
  }
});
