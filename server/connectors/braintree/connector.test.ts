import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import braintree from 'braintree';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import {
  type Bench,
  type RawEvent,
  Suite,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { currency } from '../../domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import { readStatementDescriptor } from '../../domain/purchase/details.ts';
import { readBuyer } from '../../domain/purchase/people.ts';
import type { Wire, WireRequest } from '../../net/wire.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { PRIVATE_KEY } from '../../../sandbox/processors/braintree/desk.ts';
import type { Authorize, AuthorizedAmounts, Connector } from '../connector.ts';
import { EventUnread, type ProcessorChange, type ProcessorEvent } from '../events.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';

/** What is special about Braintree: refunds before it has settled, captures in parts, mistakes, events. */

let running: ConnectorBench;
let suite: Suite;
let sdk: braintree.BraintreeGateway;
const connector: Connector = paymentServices.known('braintree-card') ?? assert.fail('no connector');
before(async () => {
  running = await openConnectorBench();
  suite = new Suite(connector, () => running.bench(connector));
  sdk = new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId: 'sandbox',
    publicKey: 'public_conformance',
    privateKey: PRIVATE_KEY,
  });
});
after(() => running.close());

/** With another setting. */
function suiteWith(settings: Readonly<Record<string, string>>, more: Partial<Bench> = {}): Suite {
  const bench = running.bench(connector);
  const setting = (key: string): string => settings[key] ?? bench.setting(key);
  return new Suite(connector, () => ({ ...bench, setting, ...more }));
}

function pay(more: Partial<Authorize>, by: Suite = suite): Promise<Outcome<AuthorizedAmounts>> {
  const sample = sampleAuthorize(connector, by.bench(), 1299n, false);
  return attempt(() => connector.operations.authorize(by.call({ ...sample, ...more })));
}

const usd = (minor: bigint) => ({ minor, currency: currency('USD') });

test('a currency without a merchant account is refused before anything is sent', async () => {
  const sent: WireRequest[] = [];
  const wire: Bench['wire'] = () => ({
    send(request) {
      sent.push(request);
      return Promise.resolve({ status: 500, headers: {}, text: '' });
    },
  });
  const outcome = await pay({ amount: { minor: 1299n, currency: currency('GBP') } }, suiteWith({}, { wire }));
  assert.equal('code' in outcome && outcome.code, 'unsupported_currency');
  assert.equal(sent.length, 0);
});

test('a card without an amount is verified, and moves nothing', async () => {
  const good = assertSucceeded(await pay({ amount: usd(0n) }));
  assert.deepEqual([good.value.authorized, good.value.captured, good.value.cvv], [0n, 0n, 'match']);
  const { instrument } = sampleAuthorize(connector, suite.bench(), 0n, false);
  assert.ok(instrument.method === 'card');
  const number = suite.bench().secret('card.number', '4000111111111115');
  const bad = await pay({ amount: usd(0n), instrument: { ...instrument, number } });
  assert.deepEqual([bad.kind, 'code' in bad && bad.code], ['declined', 'issuer_decline']);
});

test('an authorization of a part says how much, and checks of address and code are told', async () => {
  const outcome = assertSucceeded(await pay({ amount: usd(100_400n), allowPartialAuthorization: true }));
  assert.deepEqual(
    [outcome.value.authorized, outcome.value.avs, outcome.value.cvv, outcome.value.currency],
    [50_200n, 'partial_match_postcode', 'match', 'USD'],
  );
});

test('the whole is refunded by a void before it has settled, and a part has to wait', async () => {
  const without = suiteWith({ at_most_once: 'false' });
  const unkeyed = await suite.paid(1299n, true);
  assertSucceeded(await without.follow('refund', unkeyed, 1299n, { captured: 1299n }));
  const of = await suite.paid(1299n, true);
  const part = await suite.follow('refund', of, 500n, { captured: 1299n });
  assert.deepEqual([part.kind, 'code' in part && part.code], ['failed', 'invalid_operation']);
  const operationId = suite.bench().newOperationId();
  const whole = assertSucceeded(await suite.follow('refund', of, 1299n, { captured: 1299n, operationId }));
  assert.equal(whole.value.amount, 1299n);
  const [booked] = await suite.bench().booked(operationId);
  assert.deepEqual([booked?.kind, booked?.amount], ['refund', '1299']);
  const found = await suite.find('refund', operationId, of);
  assert.ok(found.kind === 'succeeded' && 'amount' in found.value && found.value.amount === 1299n);
});

/** What is asked on the way. */
function askingSuite(settings: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const { wire: real } = suite.bench();
  const wire: Bench['wire'] = (scenario) => ({
    send(request) {
      asked.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(5).join('/')}`);
      return real(scenario).send(request);
    },
  });
  return { asked, by: suiteWith(settings, { wire }) };
}

test('what has settled is refunded by one request, and found by its order id', async () => {
  const of = await suite.paidOut(1299n);
  const operationId = suite.bench().newOperationId();
  const { asked, by } = askingSuite();
  const { reference } = assertSucceeded(
    await by.follow('refund', of, 400n, { captured: 1299n, operationId }),
  );
  assert.deepEqual(asked.splice(0), [`POST ${of}/refund`]);
  const found = await by.find('refund', operationId, of);
  assert.deepEqual(asked, ['POST advanced_search_ids', 'POST advanced_search']);
  assert.equal('reference' in found && found.reference, reference);
});

test('a refund that was voided is failed, and leaves its amount to be refunded', async () => {
  const of = await suite.paidOut(1299n);
  const operationId = suite.bench().newOperationId();
  const { reference } = assertSucceeded(
    await suite.follow('refund', of, 1299n, { captured: 1299n, operationId }),
  );
  // As the Control Panel does.
  const voided = await fetch(
    `${running.simulator.url}/braintree/merchants/sandbox/transactions/${reference}/void`,
    { method: 'PUT', headers: { authorization: `Basic ${btoa(`public_conformance:${PRIVATE_KEY}`)}` } },
  );
  assert.equal(voided.status, 200);
  const found = await suite.find('refund', operationId, of);
  assert.deepEqual([found.kind, 'code' in found && found.code], ['failed', 'canceled']);
  assertSucceeded(await suite.follow('refund', of, 1299n, { captured: 1299n }));
});

test('a refund that the search does not know yet is found on its payment', async () => {
  const of = await suite.paidOut(1299n);
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.follow('refund', of, 400n, { captured: 1299n, operationId }));
  const { asked, by } = askingSuite();
  const control = `${running.simulator.url}/_control/behaviours`;
  await fetch(control, {
    method: 'POST',
    body: JSON.stringify({ manner: 'not_found', account: 'conformance' }),
  });
  const found = await by.find('refund', operationId, of);
  assert.equal(found.kind, 'succeeded');
  assert.deepEqual(asked.slice(0, 2), ['POST advanced_search_ids', `GET ${of}`]);
});

test('a refund that was declined is found as declined', async () => {
  const of = await suite.paidOut(400_000n);
  const operationId = suite.bench().newOperationId();
  const refund = (by: Suite) => by.follow('refund', of, 200_400n, { captured: 400_000n, operationId });
  const told = await refund(suite);
  const found = await suite.find('refund', operationId, of);
  assert.deepEqual(
    [told, found].map((one) => ['code' in one && one.code, one.kind]),
    [1, 2].map(() => ['expired_payment_method', 'declined']),
  );
});

test('what is captured less of than was held is read as both', async () => {
  const of = await suite.paid(1299n, false);
  assertSucceeded(await suite.follow('capture', of, 800n));
  const read = await connector.operations.sync?.(suite.call({ of }));
  assert.ok(read?.kind === 'succeeded');
  assert.deepEqual([read.value.authorized, read.value.captured], [1299n, 800n]);
});

test('of several captures each is refunded by itself, when it has settled', async () => {
  const of = await suite.paid(1299n, false);
  const parts = [
    assertSucceeded(await suite.follow('capture', of, 700n, { final: false })),
    assertSucceeded(await suite.follow('capture', of, 500n, { final: true, captured: 700n })),
  ];
  assert.equal((await suite.follow('refund', of, 400n, { captured: 1200n })).kind, 'failed', 'not settled');
  for (const { reference } of parts) await suite.bench().buyerDoes(reference);
  assertSucceeded(await suite.follow('refund', of, 400n, { captured: 1200n }));
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.follow('refund', of, 500n, { captured: 1200n, operationId }));
  const found = await suite.find('refund', operationId, of);
  assert.ok(found.kind === 'succeeded' && 'amount' in found.value && found.value.amount === 500n);
  assert.equal((await suite.follow('refund', of, 301n, { captured: 1200n })).kind, 'failed', 'too much');
  assertSucceeded(await suite.follow('refund', of, 300n, { captured: 1200n }));
});

test('what Braintree would refuse a payment for is left out, and nothing is cut into something else', async () => {
  const told = async (postal: string, email: string, name: string, url: string) => {
    let sent: JsonObject | null = null;
    const wire: Bench['wire'] = () => ({
      send(request) {
        sent = request.body?.type === 'json' ? objectOf(request.body.value) : null;
        return suite.bench().wire(null).send(request);
      },
    });
    const address = { postal_code: postal };
    const buyer = readBuyer({ billing_details: { email_address: email, address } });
    const statementDescriptor = readStatementDescriptor({ name, url });
    assertSucceeded(await pay({ buyer, statementDescriptor }, suiteWith({}, { wire })));
    const member = (...path: readonly string[]) => textAt(sent, 'transaction', ...path);
    return [member('billing', 'postal_code'), member('customer', 'email')].concat(
      member('descriptor', 'name'),
      member('descriptor', 'url'),
    );
  };
  const [email, long] = ['ada@shop.example', `${'a'.repeat(250)}@shop.example`];
  assert.deepEqual(
    [
      await told('94107-1234', email, 'SHO*tea no. 1', 'shop.example'),
      await told('AAAA 123456', long, 'SHO*tea & more', 'http://a.de'),
      await told('(94107)', email, 'SHO*tea*1', 'shop.example'),
    ],
    [
      ['94107-1234', email, 'SHO*tea no. 1', 'shop.example'],
      [null, null, null, null],
      ['94107', email, null, 'shop.example'],
    ],
  );
});

test('a duplicate is unknown, and found out as the payment that was there first', async () => {
  const without = suiteWith({ at_most_once: 'false' });
  const operationId = suite.bench().newOperationId();
  const first = assertSucceeded(await without.authorize(1299n, { operationId }));
  assert.equal((await without.authorize(1299n, { operationId })).kind, 'unknown');
  const found = await without.find('authorize', operationId);
  assert.equal('reference' in found && found.reference, first.reference);
  assert.equal(found.kind, 'succeeded');
});

test('a key that is known of another request makes nothing certain', async () => {
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.authorize(1299n, { operationId }));
  assert.equal((await suite.authorize(1300n, { operationId })).kind, 'unknown');
});

const errors = (inside: string): string =>
  `<api-error-response><errors><errors type="array"/>${inside}</errors><message>No</message></api-error-response>`;

test('answers that are no outcome are unknown, and refusals of the request are failed', async () => {
  const answers: readonly (readonly [number, string, string])[] = [
    [200, '<transaction/>', 'unknown'],
    [201, '<transaction><id>a1</id><status>authorized</status></transaction>', 'unknown'],
    [201, '<!DOCTYPE transaction><transaction/>', 'unknown'],
    [408, '', 'unknown'],
    [422, 'no XML', 'unknown'],
    [500, '', 'unknown'],
    [504, '', 'unknown'],
    [401, '', 'invalid_service_credentials'],
    [403, '', 'insufficient_service_permissions'],
    [404, '', 'unknown_service_resource'],
    [426, '', 'invalid_service_configuration'],
    [429, '', 'service_rate_limit'],
    [422, errors(''), 'invalid_service_request'],
    [
      422,
      errors(
        '<transaction><errors type="array"><error><code>91513</code><message>m</message></error></errors>' +
          '</transaction>',
      ),
      'invalid_service_configuration',
    ],
    [
      422,
      errors(
        '<transaction><credit-card><errors type="array"><error><code>81715</code></error></errors></credit-card>' +
          '</transaction>',
      ),
      'invalid_payment_method',
    ],
  ];
  for (const [status, text, expected] of answers) {
    const wire: Bench['wire'] = () => ({ send: () => Promise.resolve({ status, headers: {}, text }) });
    const outcome = await pay({}, suiteWith({}, { wire }));
    assert.equal('code' in outcome ? outcome.code : outcome.kind, expected, `${status} ${text}`);
  }
});

test('settings are verified by each merchant account and its currency', async () => {
  const verify = (by: Suite) => connector.operations.verify?.(by.call(null));
  assert.equal(await verify(suite), null);
  assert.match(
    (await verify(suiteWith({ merchant_accounts: 'USD:shop_eur' }))) ?? '',
    /shop_eur takes EUR, and not USD/,
  );
  assert.match(
    (await verify(suiteWith({ merchant_accounts: 'USD:nowhere' }))) ?? '',
    /nowhere was not found/,
  );
  assert.match(
    (await verify(suiteWith({ private_key: 'of-somebody-else' }))) ?? '',
    /keys were not accepted|not accepted/,
  );
});

/** As it would arrive. */
function sample(kind: string, id: string): RawEvent {
  const { bt_signature, bt_payload } = sdk.webhookTesting.sampleNotification(kind, id);
  const body = Buffer.from(new URLSearchParams({ bt_signature, bt_payload }).toString());
  return { method: 'POST', path: '/', headers: {}, body };
}

async function changesOf(kind: string): Promise<readonly (ProcessorChange | null)[]> {
  return (await suite.eventsIn([sample(kind, 'abc123')])).map(({ change }) => change);
}

test('every sample of the SDK is verified and read, and none of them throws', async () => {
  for (const kind of Object.values(braintree.WebhookNotification.Kind)) {
    const events = await suite.eventsIn([sample(kind, 'abc123')]);
    assert.ok(events.length > 0, kind);
    for (const { name } of events) assert.equal(name, kind);
  }
});

test('samples of disputes and settlements say what they mean', async () => {
  const [opened] = await changesOf('dispute_opened');
  assert.ok(opened?.kind === 'settlement_line');
  assert.deepEqual(
    [opened.line.kind, opened.line.amount, opened.line.currency, opened.line.reference],
    ['chargeback', 25_000n, 'USD', 'chargeback:abc123'],
  );
  const [won] = await changesOf('dispute_won');
  assert.ok(won?.kind === 'settlement_line');
  assert.deepEqual([won.line.kind, won.line.amount], ['chargeback-reversal', 24_500n]);
  for (const kind of ['dispute_lost', 'dispute_accepted', 'dispute_under_review']) {
    const [moved, standing] = await changesOf(kind);
    assert.deepEqual([moved, standing?.kind], [null, 'dispute'], kind);
  }
  for (const kind of ['check', 'disbursement']) assert.deepEqual(await changesOf(kind), [null], kind);
  const [settled] = await changesOf('transaction_settled');
  assert.ok(settled?.kind === 'payment' && settled.outcome.kind === 'succeeded');
  assert.equal(settled.outcome.value.captured, 10_000n);
  const [declined] = await changesOf('transaction_settlement_declined');
  assert.ok(declined?.kind === 'returned');
  assert.deepEqual([declined.amount, declined.code], [10_000n, 'service_decline']);
  // It names no currency, so Braintree is asked.
  assert.deepEqual(await changesOf('transaction_disbursed'), [{ kind: 'look', operation: 'authorize' }]);
  assert.deepEqual(await changesOf('refund_failed'), [{ kind: 'look', operation: 'refund' }]);
});

test('the SDK reads the simulator’s events, and a settlement is the same line in both of its events', async () => {
  const operationId = suite.bench().newOperationId();
  const of = await suite.paidOut(1299n, operationId);
  const raw = await suite.bench().events(operationId, (events) => Promise.resolve(events.length > 0));
  const [event] = raw;
  assert.ok(event !== undefined);
  const form = new URLSearchParams(event.body.toString());
  const read = await sdk.webhookNotification.parse(
    form.get('bt_signature') ?? '',
    form.get('bt_payload') ?? '',
  );
  assert.deepEqual(
    [read.kind, read.transaction?.['id'], read.transaction?.['orderId'], read.transaction?.['amount']],
    ['transaction_disbursed', of, operationId, '12.99'],
  );
  const [day] = await suite
    .bench()
    .events(of, async (events) => (await suite.eventsIn(events)).some(({ name }) => name === 'disbursement'))
    .then((events) => events.filter(({ body }) => body.length !== event.body.length));
  assert.ok(day !== undefined);
  const lines = [...(await suite.eventsIn([event])), ...(await suite.eventsIn([day]))].flatMap(lineOf);
  assert.deepEqual(
    lines.map(({ line, of: about }) => [line.kind, line.reference, line.amount, about.operationId]),
    [1, 2].map(() => ['settlement', `settlement:${of}`, 1299n, operationId]),
  );
  // The day's event names its transactions alone: one that cannot be read now is to be sent again.
  await assert.rejects(suite.readAnswered(day, 500), EventUnread);
});

test('a disbursement with more transactions than are read is told of', async () => {
  const { tools, signed } = suite.bench();
  const of = await suite.paidOut(1299n, suite.bench().newOperationId());
  let answer: ReturnType<Wire['send']> | null = null;
  const http: Wire = { send: (request) => (answer ??= tools.http.send(request)) };
  const toldOf = async (count: number) => {
    const items = `<item>${of}</item>`.repeat(count);
    const body = `<notification><kind>disbursement</kind><timestamp type="datetime">2026-11-01T00:00:00Z</timestamp>
      <subject><disbursement><id>d1</id><success type="boolean">true</success>
      <disbursement-date type="date">2026-11-01</disbursement-date>
      <transaction-ids type="array">${items}</transaction-ids></disbursement></subject></notification>`;
    const reading = await suite.read(signed(Buffer.from(body)), new Date(), { ...tools, http });
    assert.ok(reading.kind === 'proven');
    return reading.events.flatMap(({ change }) => (change?.kind === 'unread' ? [change.what] : []));
  };
  assert.deepEqual(await toldOf(5000), []);
  assert.deepEqual(await toldOf(5002), [
    "Of Braintree's disbursement d1 the last 2 transactions were not read",
  ]);
});

test('what is disbursed in another currency stays in the payment’s, with the rate and what was paid out', async () => {
  const canadian = suiteWith({ merchant_accounts: 'USD:shop_usd CAD:shop_cad' });
  const operationId = suite.bench().newOperationId();
  const sample = sampleAuthorize(connector, suite.bench(), 1299n, true);
  const amount = { minor: 1299n, currency: currency('CAD') };
  const { reference } = assertSucceeded(
    await attempt(() =>
      connector.operations.authorize(canadian.call({ ...sample, amount }, { operationId })),
    ),
  );
  await running.act('braintree', reference, 'disburse');
  const raw = await suite.bench().events(operationId, (events) => Promise.resolve(events.length > 0));
  const lines = (await suite.eventsIn(raw)).flatMap(lineOf);
  assert.deepEqual(
    lines.map(({ line }) => [line.amount, line.currency, line.exchange]),
    [[1299n, 'CAD', { rate: 7_300_000_000n, currency: 'USD', net: 948n }]],
  );
});

function lineOf(event: ProcessorEvent) {
  const { change, of } = event;
  return change?.kind === 'settlement_line' ? [{ line: change.line, of }] : [];
}

test('the payload of an event is a secret as a whole: tokens in its base64 could not be masked', async () => {
  const event = sample('dispute_opened', 'abc123');
  for (const { secrets } of await suite.eventsIn([event])) {
    assert.equal(secrets?.length, 1);
    assert.ok(event.body.includes(`bt_payload=${secrets?.[0]}`));
  }
});

test('a look-up of what was never sent is not found, and of nothing is unknown', async () => {
  const operationId = suite.bench().newOperationId();
  assert.deepEqual(await suite.find('capture', operationId, await suite.paid(1299n, false)), {
    kind: 'not_found',
  });
  assert.equal((await suite.find('refund', operationId, null)).kind, 'unknown');
  assert.equal((await suite.find('void', operationId, processorReference('nothing'))).kind, 'unknown');
});
