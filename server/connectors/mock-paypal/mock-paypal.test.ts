import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import {
  type Bench,
  callOf,
  assertPending,
  settingsOf,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Authorize, Call } from '../connector.ts';
import type { ProcessorChange } from '../events.ts';
import { eventsIn } from '../../../test/connectors/sandbox-events.ts';
import { mockPaypal } from './definition.ts';

let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockPaypal);
});
after(() => running.close());

const { operations } = mockPaypal;

function call<Input>(input: Input, operationId?: string): Call<(typeof mockPaypal)['settings'], Input> {
  return callOf(bench, settingsOf(mockPaypal, bench), input, { operationId });
}

function order(change: Partial<Authorize> = {}): Call<(typeof mockPaypal)['settings'], Authorize> {
  return call({ ...sampleAuthorize(mockPaypal, bench, 1299n, true), ...change });
}

async function changes(subject: string): Promise<readonly (ProcessorChange | null)[]> {
  const response = await fetch(
    `${running.simulator.url}/_control/events?account=${bench.merchantAccountId}&subject=${subject}`,
  );
  const { items } = (await response.json()) as { items: { body: string }[] };
  const read = await Promise.all(items.map(({ body }) => eventsIn(mockPaypal, Buffer.from(body))));
  return read.flat().map((event) => event.change);
}

test('a session holds what a client SDK needs to show the wallet', async () => {
  const { reference } = assertPending(await operations.authorize(order({ integrationClient: 'ios' })));
  assert.ok(operations.session !== undefined);
  const session = assertSucceeded(
    await operations.session(call({ of: reference, client: 'ios' as const, payload: null })),
  );
  assert.deepEqual(session.value, {
    order_id: reference,
    client_id: 'sandbox-client',
    merchant_id: 'SANDBOXMERCHANT',
    currency: 'USD',
    intent: 'capture',
    funding_source: 'paypal',
  });
});

test('an order that was authorized only is captured in parts later', async () => {
  const { reference } = assertPending(await operations.authorize(order({ capture: false })));
  await running.act('mock-paypal', reference, 'approve');
  assert.ok(operations.complete !== undefined && operations.capture !== undefined);
  const completed = assertSucceeded(
    await operations.complete(call({ of: reference, capture: false, returned: null })),
  );
  assert.deepEqual([completed.value.authorized, completed.value.captured], [1299n, 0n]);
});

test('a stored wallet brings a token by event, and the token pays without a buyer', async () => {
  const { reference } = assertPending(await operations.authorize(order({ store: true })));
  await running.act('mock-paypal', reference, 'approve');
  assert.ok(operations.complete !== undefined);
  assertSucceeded(await operations.complete(call({ of: reference, capture: true, returned: null })));
  const created = (await changes(reference)).find((change) => change?.kind === 'stored_token');
  assert.ok(created?.kind === 'stored_token');
  const token = bench.secret('payment_service_token', created.token);
  const later = assertSucceeded(
    await operations.authorize(
      order({ instrument: { method: 'stored-token', token, name: 'paypal' }, initiator: 'merchant' }),
    ),
  );
  assert.equal(later.value.captured, 1299n);
  const unknown = await operations.authorize(
    order({
      instrument: {
        method: 'stored-token',
        token: bench.secret('payment_service_token', 'tok_of_somebody_else'),
        name: 'paypal',
      },
    }),
  );
  assert.deepEqual([unknown.kind, 'code' in unknown && unknown.code], ['failed', 'unknown_payment_method']);
});

test('an approval is an event of its own, so that a buyer who never comes back is not lost', async () => {
  const { reference } = assertPending(await operations.authorize(order()));
  await running.act('mock-paypal', reference, 'approve');
  assert.deepEqual(
    (await changes(reference)).map((change) => change?.kind),
    ['approved'],
  );
});

test('an order lapses after three hours, approved or not, and cannot be completed then', async () => {
  const { reference } = assertPending(await operations.authorize(order()));
  await running.act('mock-paypal', reference, 'approve');
  await running.advance(3 * 3_600_000 + 1000);
  const outcome = await operations.complete?.(call({ of: reference, capture: true, returned: null }));
  assert.deepEqual(
    [outcome?.kind, outcome !== undefined && 'code' in outcome && outcome.code],
    ['failed', 'incomplete_buyer_approval'],
  );
});
