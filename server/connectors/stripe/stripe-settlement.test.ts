import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stripeEvent } from '../../../test/connectors/stripe-events.ts';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { currency } from '../../domain/currency.ts';
import type { Wire } from '../../net/wire.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { EventUnread } from '../events.ts';

/** What Stripe paid out and took back. Events that are written here are signed by Stripe's own npm package. */

let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

test('disputes and payouts become lines of the settlement, each once for its payment', async () => {
  const suite = running.suite('stripe-card');
  const operationId = suite.bench().newOperationId();
  const { reference } = assertSucceeded(await suite.authorize(5000n, { operationId, capture: true }));
  assertSucceeded(await suite.follow('refund', reference, 1000n, { captured: 5000n }));
  await running.act('stripe', reference, 'dispute');
  await running.act('stripe', reference, 'win_dispute');
  const disputes = await suite
    .bench()
    .events(reference, async (events) => events.some(({ body }) => body.includes('funds_reinstated')));
  const lines = (await suite.eventsIn(disputes)).flatMap(({ of, change }) =>
    change?.kind === 'settlement_line' ? [{ of, line: change.line }] : [],
  );
  const once = [...new Map(lines.map((one) => [one.line.reference, one])).values()];
  assert.deepEqual(
    once.map(({ of, line }) => [of.reference, line.kind, line.amount, line.fees.commission]),
    [
      [reference, 'chargeback', 5000n, 1500n],
      [reference, 'chargeback-reversal', 5000n, 0n],
    ],
  );
  await running.act('stripe', reference, 'pay_out');
  const payouts = await suite
    .bench()
    .events('payout.reconciliation_completed', async (events) => events.length > 0);
  const settled = (await suite.eventsIn(payouts)).filter(({ of }) => of.reference === reference);
  assert.deepEqual(
    settled.map(
      ({ change }) =>
        change?.kind === 'settlement_line' && [
          change.line.kind,
          change.line.amount,
          change.line.fees.commission,
        ],
    ),
    [
      ['refund-settlement', 1000n, 0n],
      ['settlement', 5000n, 175n],
    ],
  );
});

/** What a payout says of a payment. */
async function paidOut(reference: string, lines: number): Promise<readonly (readonly unknown[])[]> {
  const suite = running.suite('stripe-card');
  await running.act('stripe', reference, 'pay_out');
  const ofPayment = async (raw: Parameters<typeof suite.eventsIn>[0]) =>
    (await suite.eventsIn(raw)).filter(({ of }) => of.reference === reference);
  const raw = await suite
    .bench()
    .events('payout.reconciliation_completed', async (events) => (await ofPayment(events)).length >= lines);
  return (await ofPayment(raw))
    .flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []))
    .map(({ kind, amount, fees, exchange }) => [kind, amount, fees.commission, exchange?.net])
    .toSorted();
}

test('of each capture what was captured is settled', async () => {
  const suite = running.suite('stripe-card');
  const { reference } = assertSucceeded(await suite.authorize(5000n));
  assertSucceeded(await suite.follow('capture', reference, 3000n));
  assert.deepEqual(await paidOut(reference, 1), [['settlement', 3000n, 117n, undefined]]);
  const parts = assertSucceeded(await suite.authorize(5000n)).reference;
  assertSucceeded(await suite.follow('capture', parts, 1000n, { final: false }));
  assertSucceeded(await suite.follow('capture', parts, 2000n, { captured: 1000n }));
  assert.deepEqual(await paidOut(parts, 2), [
    ['settlement', 1000n, 59n, undefined],
    ['settlement', 2000n, 88n, undefined],
  ]);
});

test('a capture in part that is paid out in another currency is what it was in its own', async () => {
  const suite = running.suite('stripe-card');
  const yen = currency('JPY');
  const sample = sampleAuthorize(suite.connector, suite.bench(), 9999n, false);
  const call = suite.call({ ...sample, amount: { minor: 9999n, currency: yen } });
  const { reference } = assertSucceeded(await attempt(() => suite.connector.operations.authorize(call)));
  assertSucceeded(await suite.follow('capture', reference, 8000n, { currency: yen }));
  assert.deepEqual(await paidOut(reference, 1), [['settlement', 8000n, 276n, 5175n]]);
});

test('a refund that was settled and came back is settled again', async () => {
  const suite = running.suite('stripe-card');
  const sample = sampleAuthorize(suite.connector, suite.bench(), 5000n, true);
  assert.ok(sample.instrument.method === 'card');
  const number = suite.bench().secret('card.number', '4000000000005126');
  const call = suite.call({ ...sample, instrument: { ...sample.instrument, number } });
  const { reference } = assertSucceeded(await attempt(() => suite.connector.operations.authorize(call)));
  assertSucceeded(await suite.follow('refund', reference, 1000n, { captured: 5000n }));
  await paidOut(reference, 2);
  await running.act('stripe', reference, 'lose_refunds');
  assert.deepEqual(await paidOut(reference, 3), [
    ['refund-settlement', 1000n, 0n, undefined],
    ['settlement', 1000n, 0n, undefined],
    ['settlement', 5000n, 175n, undefined],
  ]);
});

test('what Stripe books in another currency is told in the payment’s, exactly, with the rate', async () => {
  const suite = running.suite('stripe-card');
  const settledOf = async (code: string, minor: bigint) => {
    const sample = sampleAuthorize(suite.connector, suite.bench(), minor, true);
    const amount = { minor, currency: currency(code) };
    const call = suite.call({ ...sample, amount, capture: true });
    const { reference } = assertSucceeded(await attempt(() => suite.connector.operations.authorize(call)));
    const back = { captured: minor, currency: currency(code) };
    assertSucceeded(await suite.follow('refund', reference, minor / 5n, back));
    await running.act('stripe', reference, 'dispute');
    await running.act('stripe', reference, 'pay_out');
    const disputes = await suite
      .bench()
      .events(reference, async (events) => events.some(({ body }) => body.includes('funds_withdrawn')));
    const payouts = await suite
      .bench()
      .events('payout.reconciliation_completed', async (events) =>
        (await suite.eventsIn(events)).some(({ of }) => of.reference === reference),
      );
    return (await suite.eventsIn([...disputes, ...payouts]))
      .filter(({ of }) => of.reference === reference)
      .flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []))
      .map((line) => [line.kind, line.amount, line.currency, line.fees.commission, line.exchange])
      .toSorted();
  };
  const inDollars = (rate: bigint, net: bigint) => ({ rate, currency: 'USD', net });
  assert.deepEqual(await settledOf('CAD', 4999n), [
    ['chargeback', 4999n, 'CAD', 2055n, inDollars(7_300_000_000n, -5149n)],
    ['refund-settlement', 999n, 'CAD', 0n, inDollars(7_300_000_000n, -729n)],
    ['settlement', 4999n, 'CAD', 186n, inDollars(7_300_000_000n, 3513n)],
  ]);
  assert.deepEqual(await settledOf('JPY', 9999n), [
    ['chargeback', 9999n, 'JPY', 2239n, inDollars(67_000_000n, -8199n)],
    ['refund-settlement', 1999n, 'JPY', 0n, inDollars(67_000_000n, -1339n)],
    ['settlement', 9999n, 'JPY', 334n, inDollars(67_000_000n, 6475n)],
  ]);
});

test('one of several captures is told by the rate, and a line without a rate stays as Stripe booked it', async () => {
  const suite = running.suite('stripe-card');
  const charge = { object: 'charge', payment_intent: 'pi_1', currency: 'eur', amount_captured: 10_000 };
  const line = (more: object) => ({
    id: 'txn_1',
    amount: 3750,
    created: 1_790_000_000,
    currency: 'usd',
    fee: 125,
    reporting_category: 'charge',
    source: charge,
    ...more,
  });
  const read = async (more: object) => {
    const text = JSON.stringify({ object: 'list', data: [line(more)], has_more: false });
    const http: Wire = { send: () => Promise.resolve({ status: 200, headers: {}, text }) };
    const raw = stripeEvent('payout.reconciliation_completed', { id: 'po_1', object: 'payout' });
    const told = await suite.read(raw, new Date(), { ...suite.bench().tools, http });
    const [event] = told.kind === 'proven' ? told.events : [];
    assert.ok(event?.change?.kind === 'settlement_line');
    const { amount, currency: code, fees, exchange } = event.change.line;
    return [amount, code, fees.commission, exchange?.net];
  };
  assert.deepEqual(await read({ exchange_rate: 1.25 }), [3000n, 'EUR', 100n, 3625n]);
  const failed = { amount: -3750, fee: -125, reporting_category: 'charge_failure', exchange_rate: 1.25 };
  assert.deepEqual(await read(failed), [-3000n, 'EUR', -100n, -3625n]);
  assert.deepEqual(await read({ exchange_rate: null }), [3750n, 'USD', 125n, undefined]);
  // Of captures that were asked for in an older version, Stripe books all that was authorized, and this.
  const released = { id: 're_1', object: 'refund', payment_intent: 'pi_1', currency: 'eur', amount: 3000 };
  const back = { reporting_category: 'partial_capture_reversal', source: released, exchange_rate: 1.25 };
  assert.deepEqual(await read({ ...back, amount: -3750, fee: -109 }), [-3000n, 'EUR', -87n, -3641n]);
});

test('a dispute tells all that it moved so far: what was taken, given back, and taken again', async () => {
  const suite = running.suite('stripe-card');
  const line = (id: string, amount: number, fee: number) => ({
    id,
    object: 'balance_transaction',
    amount,
    fee,
    currency: 'usd',
    created: 1_790_000_000,
  });
  const [lost, won] = [line('txn_lost', -5000, 1500), line('txn_won', 5000, 0)];
  const lostAgain = line('txn_lost_again', -5000, 0);
  const read = async (name: string, lines: readonly object[]) => {
    const object = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', balance_transactions: lines };
    const events = await suite.eventsIn([stripeEvent(`charge.dispute.${name}`, object)]);
    assert.equal(new Set(events.map(({ eventId }) => eventId)).size, events.length);
    return events.map(({ change }) =>
      change?.kind === 'settlement_line' ? [change.line.kind, change.line.reference] : null,
    );
  };
  const [takes, gives] = [
    ['chargeback', 'txn_lost'],
    ['chargeback-reversal', 'txn_won'],
  ];
  assert.deepEqual(await read('funds_withdrawn', [lost]), [takes]);
  assert.deepEqual(await read('funds_reinstated', [lost, won]), [takes, gives]);
  const again = ['chargeback', 'txn_lost_again'];
  assert.deepEqual(await read('funds_withdrawn', [lost, won, lostAgain]), [takes, gives, again]);
  assert.deepEqual(await read('closed', [lost, won]), [null], 'nothing moved by it');
});

test('a payout whose lines cannot be read now is to be told again', async () => {
  const suite = running.suite('stripe-card');
  const raw = stripeEvent('payout.reconciliation_completed', { id: 'po_1', object: 'payout' });
  await assert.rejects(suite.readAnswered(raw, 503), EventUnread);
  assert.equal((await suite.readAnswered(raw, 404)).kind, 'proven', 'nobody has it');
});

test('a payout is read to its last line, and where it has more than are read, that is told', async () => {
  const suite = running.suite('stripe-card');
  const PAGES = 200;
  const read = async (pages: number) => {
    let asked = 0;
    const http: Wire = {
      send: ({ url }) => {
        const after = new URL(url).searchParams.get('starting_after');
        assert.equal(after, asked === 0 ? null : `txn_${asked}`);
        asked += 1;
        const data = [{ id: `txn_${asked}`, reporting_category: 'fee' }];
        const text = JSON.stringify({ object: 'list', data, has_more: asked < pages });
        return Promise.resolve({ status: 200, headers: {}, text });
      },
    };
    const raw = stripeEvent('payout.reconciliation_completed', { id: 'po_1', object: 'payout' });
    const told = await suite.read(raw, new Date(), { ...suite.bench().tools, http });
    return told.kind === 'proven' ? told.events.map(({ change }) => change) : [];
  };
  assert.deepEqual(await read(PAGES), [null]);
  const what = "Stripe's payout po_1 has more than 20000 lines: the others were not read";
  assert.deepEqual(await read(PAGES + 1), [{ kind: 'unread', what }]);
});
