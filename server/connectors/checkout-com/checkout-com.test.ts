import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Checkout } from 'checkout-sdk-node';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type Suite, assertPending, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { currencies, currency, exponentOf } from '../../domain/currency.ts';
import { declineOf } from '../../domain/decline.ts';
import { isObject, type JsonObject, objectOf } from '../../domain/json.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { WireRequest } from '../../net/wire.ts';
import { attempt } from '../../payment-services/attempt.ts';
import type { Authorize, AuthorizedAmounts, Instrument } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { minorOf, unitsOf } from './request.ts';

/** Judged by Checkout.com's own npm package, which drives the simulator. */

const KEY = 'whsec_sandbox_checkout-com';
const VISA = '4242424242424242';
const DAY_MS = 24 * 60 * 60_000;
let running: ConnectorBench;
let suite: Suite;
let checkout: Checkout;
before(async () => {
  running = await openConnectorBench();
  suite = running.suite('checkout-card');
  checkout = sdk('Bearer sk_sbox_conformance');
});
after(() => running.close());

const sdk = (key: string): Checkout =>
  new Checkout(key, { host: `${running.simulator.url}/checkout-com`, pk: 'pk_sbox_any' });
/** The package types answers as `Object`. */
const answerObject = async (answer: Promise<unknown>): Promise<JsonObject> =>
  objectOf(await answer) ?? assert.fail('no object');

function request(more: JsonObject = {}, key?: string): Promise<JsonObject> {
  const source = { type: 'card', number: VISA, expiry_month: 3, expiry_year: 2030, cvv: '100' };
  const payment = {
    source,
    amount: 1299,
    currency: 'USD',
    capture: false,
    processing_channel_id: 'pc_sandbox',
    reference: 'order-1',
    ...more,
  };
  return answerObject(checkout.payments.request(payment, key));
}

async function refusal(
  answer: Promise<unknown>,
): Promise<readonly [name: string, status: number, body: string]> {
  const error = await answer.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => objectOf(thrown),
  );
  return [String(error?.['name']), Number(error?.['http_code']), JSON.stringify(error?.['body'] ?? null)];
}

test('the SDK takes a payment, captures it in parts, refunds it and reads it', async () => {
  const held = await request();
  assert.deepEqual([held['approved'], held['status'], held['response_code']], [true, 'Authorized', '10000']);
  const id = String(held['id']);
  assert.match(id, /^pay_[a-z2-7]{26}$/);
  const first = await answerObject(checkout.payments.capture(id, { amount: 500, capture_type: 'NonFinal' }));
  assert.match(String(first['action_id']), /^act_[a-z2-7]{26}$/);
  assert.equal((await answerObject(checkout.payments.get(id)))['status'], 'Partially Captured');
  await checkout.payments.capture(id, { amount: 300, reference: 'last' });
  await checkout.payments.refund(id, { amount: 200 });
  const read = await answerObject(checkout.payments.get(id));
  assert.equal(read['status'], 'Partially Refunded');
  assert.deepEqual(read['balances'], {
    total_authorized: 1299,
    total_voided: 499,
    available_to_void: 0,
    total_captured: 800,
    available_to_capture: 0,
    total_refunded: 200,
    available_to_refund: 600,
  });
  const actions = (await checkout.payments.getActions(id)) as unknown;
  assert.ok(Array.isArray(actions) && actions.every(isObject));
  assert.deepEqual(
    actions.map(({ type, amount, reference }) => [type, amount, reference]),
    [
      ['Refund', 200, undefined],
      ['Capture', 300, 'last'],
      ['Capture', 500, undefined],
      ['Authorization', 1299, 'order-1'],
    ],
  );
});

test('a sale is authorized in the answer, and captured a moment after', async () => {
  const sold = await request({ capture: true });
  assert.equal(sold['status'], 'Authorized');
  assert.equal((await answerObject(checkout.payments.get(String(sold['id']))))['status'], 'Captured');
});

test('the SDK voids a payment, and finds payments by their reference', async () => {
  const reference = `find-${Date.now()}`;
  const id = String((await request({ reference }))['id']);
  await checkout.payments.void(id, { reference: 'given back' });
  const listed = await answerObject(checkout.payments.getPaymentList({ limit: 5, skip: 0, reference }));
  assert.equal(listed['total_count'], 1);
  const data = listed['data'];
  assert.ok(Array.isArray(data) && isObject(data[0]));
  assert.deepEqual([data[0]['id'], data[0]['status']], [id, 'Voided']);
});

test('what is wrong with a request reaches the SDK as the error of its kind', async () => {
  const id = String((await request())['id']);
  const tooMuch = await refusal(checkout.payments.capture(id, { amount: 1300 }));
  assert.deepEqual(tooMuch.slice(0, 2), ['ValidationError', 422]);
  assert.match(tooMuch[2], /capture_value_greater_than_remaining_authorized/);
  await checkout.payments.void(id);
  assert.equal((await refusal(checkout.payments.capture(id)))[0], 'ActionNotAllowed');
  assert.equal((await refusal(checkout.payments.refund(id)))[0], 'ActionNotAllowed');
  assert.equal((await refusal(checkout.payments.get('pay_none')))[0], 'NotFoundError');
  assert.equal((await refusal(sdk('sk_test_another').payments.get(id)))[0], 'AuthenticationError');
  const source = { type: 'card', number: '4242424242424241', expiry_month: 3, expiry_year: 2030 };
  assert.match((await refusal(request({ source })))[2], /card_number_invalid/);
  assert.match((await refusal(request({ amount: 1_000_000_000 })))[2], /amount_invalid/);
  assert.match((await refusal(request({ amount: 1001, currency: 'KWD' })))[2], /amount_invalid/);
});

test('a decline is an answer to the SDK, with its code', async () => {
  const source = {
    type: 'card',
    number: '4544249167673670',
    expiry_month: 12,
    expiry_year: 2030,
    cvv: '100',
  };
  const refused = await request({ source });
  assert.deepEqual(
    [refused['approved'], refused['status'], refused['response_code']],
    [false, 'Declined', '20051'],
  );
});

test('a key answers the same for a day whatever is sent, is new the day after, and keeps no refusal', async () => {
  const key = `key-${Date.now()}`;
  const first = await request({}, key);
  assert.deepEqual(await request({ amount: 700 }, key), first);
  await running.advance(DAY_MS + 1000);
  assert.notEqual((await request({ amount: 700 }, key))['id'], first['id']);
  await running.advance(-(DAY_MS + 1000));
  const another = `${key}-refused`;
  await refusal(request({ currency: 'XXX' }, another));
  assert.equal((await request({}, another))['status'], 'Authorized');
});

test('of two requests under one key at once, one is worked on and the other is a conflict or the same', async () => {
  const key = `twice-${Date.now()}`;
  const both = await Promise.allSettled([request({}, key), request({}, key)]);
  const ids = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value['id']] : []));
  const conflicts = both.flatMap((one) =>
    one.status === 'rejected' ? [objectOf(one.reason)?.['name']] : [],
  );
  assert.equal(new Set(ids).size, 1);
  assert.ok(
    conflicts.every((name) => name === 'UrlAlreadyRegistered'),
    'the SDK’s name for 409',
  );
});

test('the SDK makes the workflow, and our verifier takes what is signed with its key alone', async () => {
  const made = await answerObject(
    checkout.workflows.add({
      name: 'events',
      actions: [
        { type: 'webhook', url: 'http://127.0.0.1:1/', signature: { method: 'HMACSHA256', key: KEY } },
      ],
    }),
  );
  assert.match(String(made['id']), /^wf_/);
  const body = Buffer.from('{"id":"evt_1","type":"payment_pending","data":{"id":"pay_1"}}');
  const signed = (key: string) => {
    const signature = createHmac('sha256', key).update(body).digest('hex');
    return suite.read({ method: 'POST', path: '/', headers: { 'cko-signature': signature }, body });
  };
  assert.equal((await signed(KEY)).kind, 'proven');
  assert.equal((await signed('another')).kind, 'refused');
});

type SentPayment = Readonly<{ outcome: Outcome<AuthorizedAmounts>; body: JsonObject; operationId: string }>;

/** Pays, and shows the request that left. */
async function pay(
  change: Partial<Authorize>,
  options: JsonObject = {},
  answer: Readonly<{ status: number; text: string }> | null = null,
): Promise<SentPayment> {
  const bench = suite.bench();
  const requests: WireRequest[] = [];
  const operationId = bench.newOperationId();
  const sample = { ...sampleAuthorize(suite.connector, bench, 1299n, true), ...change };
  const call = suite.call(sample, { operationId });
  const wire = call.http;
  const http = {
    send: (one: WireRequest) => {
      requests.push(one);
      return answer === null ? wire.send(one) : Promise.resolve({ ...answer, headers: {} });
    },
  };
  const outcome = await attempt(() => suite.connector.operations.authorize({ ...call, options, http }));
  const sent = requests[0]?.body;
  const body = sent?.type === 'json' ? objectOf(sent.value) : null;
  return { outcome, body: body ?? {}, operationId };
}

const token = (more: Partial<Extract<Instrument, { method: 'network-token' }>> = {}): Instrument => ({
  method: 'network-token',
  token: suite.bench().secret('network_token', VISA),
  cryptogram: suite.bench().secret('cryptogram', 'AgAAAAAAAIR8CQrXcIhbQAAAAAA='),
  eci: '5',
  expiry: { month: 3, year: 2030 },
  scheme: 'visa',
  lastFour: '4242',
  ...more,
});

test('network tokens and what wallets give pay by their own type, with cryptogram and eci', async () => {
  for (const [instrument, type] of [
    [token(), 'vts'],
    [token({ scheme: 'mastercard' }), 'mdes'],
    [token({ wallet: 'applepay' }), 'applepay'],
    [token({ wallet: 'googlepay', scheme: 'mastercard' }), 'googlepay'],
  ] as const) {
    const { outcome, body } = await pay({ instrument });
    assertSucceeded(outcome);
    const source = objectOf(body['source']);
    assert.deepEqual(
      [source?.['type'], source?.['token_type'], source?.['eci']],
      ['network_token', type, '05'],
    );
    assert.ok(source?.['cryptogram'] !== undefined);
  }
});

test('who started a charge is told as Checkout.com names it, with the scheme’s id of the first', async () => {
  const first = assertSucceeded((await pay({})).outcome);
  for (const [paymentSource, type] of [
    ['recurring', 'Recurring'],
    ['installment', 'Installment'],
    ['card_on_file', 'Unscheduled'],
  ] as const) {
    const previousSchemeTransactionId = first.value.schemeTransactionId;
    const { outcome, body } = await pay({
      initiator: 'merchant',
      paymentSource,
      previousSchemeTransactionId,
    });
    assertSucceeded(outcome);
    assert.deepEqual(
      [body['payment_type'], body['merchant_initiated'], body['previous_payment_id'], body['3ds']],
      [type, true, previousSchemeTransactionId, undefined],
    );
    assert.equal(objectOf(body['source'])?.['stored'], true);
  }
  assert.equal((await pay({ paymentSource: 'moto' })).body['payment_type'], 'MOTO');
  assert.equal((await pay({ paymentSource: 'card_on_file' })).body['payment_type'], 'Regular');
});

test('a stored card’s instrument comes by event, is masked there, and pays', async () => {
  const { outcome, operationId } = await pay({ store: true });
  assertSucceeded(outcome);
  const raw = await suite.bench().events(operationId, async (events) => events.length > 1);
  const events = await suite.eventsIn(raw);
  const stored = events.flatMap(({ change }) => (change?.kind === 'stored_token' ? [change.token] : []));
  assert.equal(stored.length, 1);
  const [src = ''] = stored;
  for (const { secrets, name } of events.filter(({ name: of }) => of === 'payment_approved'))
    assert.deepEqual(secrets, [src], name);
  const instrument = {
    method: 'stored-token',
    token: suite.bench().secret('payment_service_token', src),
    name: 'card',
  } as const;
  const paid = await pay({ instrument, store: false });
  assert.equal(assertSucceeded(paid.outcome).value.captured, 1299n);
  const plain = await pay({ store: false });
  assert.equal(objectOf(plain.body['source'])?.['store_for_future_use'], false, 'it stores without a word');

  const { deleteToken } = suite.connector.operations;
  const forget = () => deleteToken?.(suite.call({ token: instrument.token, buyerId: null }));
  for (const time of ['once', 'twice']) assert.equal((await forget())?.kind, 'succeeded', time);
  assert.notEqual((await pay({ instrument, store: false })).outcome.kind, 'succeeded');
  await assert.rejects(checkout.instruments.delete(src), { http_code: 404 });
});

test('3-D Secure: a proof goes along, and what the cardholder is asked for is waited for', async () => {
  const threeDSecure = {
    eci: '5',
    cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: '9d5a6b1e-0000-7000-8000-000000000001',
    transactionStatus: 'Y',
  };
  const proven = await pay({ threeDSecure });
  assertSucceeded(proven.outcome);
  assert.deepEqual(proven.body['3ds'], {
    enabled: true,
    eci: '05',
    cryptogram: threeDSecure.cavv,
    xid: threeDSecure.directoryTransactionId,
    version: '2.2.0',
    status: 'Y',
  });
  const { complete, sync } = suite.connector.operations;
  assert.ok(complete !== undefined && sync !== undefined);
  for (const [act, ends] of [
    ['authenticate', 'succeeded'],
    ['fail_authentication', 'failed_buyer_approval'],
  ] as const) {
    const { outcome } = await pay({}, { three_d_secure: true });
    const waiting = assertPending(outcome);
    assert.equal(waiting.next?.kind, 'redirect');
    const input = { of: waiting.reference, capture: true, returned: { 'cko-session-id': 'sid_made_up' } };
    const ask = (): Promise<Outcome<AuthorizedAmounts>> => attempt(() => complete(suite.call(input)));
    assert.equal((await ask()).kind, 'pending');
    await running.act('checkout-com', waiting.reference, act);
    const end: Outcome<AuthorizedAmounts> = await ask();
    assert.equal('code' in end ? end.code : end.kind, ends);
    const again: Outcome<AuthorizedAmounts> = await sync(suite.call({ of: waiting.reference }));
    assert.deepEqual(again, end);
  }
});

test('an exemption is asked for in Checkout.com’s words, in the place of its own 3-D Secure', async () => {
  for (const [exemption, word] of [
    ['low_value', 'low_value'],
    ['transaction_risk_analysis', 'transaction_risk_assessment'],
    ['trusted_beneficiary', 'trusted_listing'],
  ] as const) {
    const { outcome, body } = await pay({ exemption }, { three_d_secure: true });
    assertSucceeded(outcome);
    assert.deepEqual(body['3ds'], { enabled: false, exemption: word });
  }
  const byMerchant = await pay({ exemption: 'merchant_initiated', initiator: 'merchant' });
  assertSucceeded(byMerchant.outcome);
  assert.deepEqual([byMerchant.body['merchant_initiated'], byMerchant.body['3ds']], [true, undefined]);
});

test('amounts go in Checkout.com’s own units, and what those are too coarse for is not sent', async () => {
  for (const [code, minor, units] of [
    ['CLP', 500n, 50_000n],
    ['JPY', 500n, 500n],
    ['KWD', 1230n, 1230n],
  ] as const) {
    const { outcome, body } = await pay({ amount: { minor, currency: currency(code) } });
    assert.equal(body['amount'], units, code);
    assert.equal(assertSucceeded(outcome).value.captured, minor, code);
  }
  const { outcome, body } = await pay({ amount: { minor: 1231n, currency: currency('KWD') } });
  assert.equal('code' in outcome && outcome.code, 'invalid_amount');
  assert.deepEqual(body, {});
});

/** https://www.checkout.com/docs/payments/accept-payments/format-the-amount-value: its two lists, and all others. */
const WHOLE = 'BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX VUV VND XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

test('one of each currency is as many units as Checkout.com’s lists say', () => {
  for (const code of currencies) {
    const units = WHOLE.includes(code) ? 1n : THOUSANDTHS.includes(code) ? 1000n : 100n;
    const one = 10n ** BigInt(exponentOf(code));
    assert.equal(unitsOf({ minor: one, currency: code }), units, code);
    assert.equal(minorOf(Number(units), code), one, code);
  }
});

test('an authorization of nothing checks the card', async () => {
  const { outcome } = await pay({ amount: { minor: 0n, currency: currency('USD') }, capture: false });
  const { value } = assertSucceeded(outcome);
  assert.deepEqual([value.authorized, value.captured, value.cvv], [0n, 0n, 'match']);
});

test('a sale whose capture the scheme refuses is taken back, whole', async () => {
  const { outcome, operationId } = await pay({});
  const { reference } = assertSucceeded(outcome);
  await running.act('checkout-com', reference, 'refuse_capture');
  const isTold = async (events: readonly Readonly<{ body: Buffer }>[]): Promise<boolean> =>
    events.some(({ body }) => body.includes('payment_capture_declined'));
  const events = await suite.eventsIn(await suite.bench().events(operationId, isTold));
  const [undone] = events.flatMap(({ change }) => (change?.kind === 'returned' ? [change] : []));
  assert.deepEqual([undone?.amount, undone?.code], [1299n, 'issuer_decline']);
  assert.equal(assertSucceeded(undone?.payment ?? assert.fail('nothing')).value.captured, 1299n);
  const found = await suite.find('authorize', operationId);
  assert.ok(found.kind === 'succeeded' && 'captured' in found.value);
  assert.equal(found.value.captured, 0n, 'looked up, it says the same');
});

test('disputes become lines of the settlement, each for its payment', async () => {
  const { reference } = assertSucceeded((await pay({})).outcome);
  await running.act('checkout-com', reference, 'dispute');
  await running.act('checkout-com', reference, 'win_dispute');
  const isTold = async (events: readonly Readonly<{ body: Buffer }>[]): Promise<boolean> =>
    events.some(({ body }) => body.includes('dispute_won'));
  const events = await suite.eventsIn(await suite.bench().events(reference, isTold));
  const lines = events.flatMap(({ of, change }) =>
    change?.kind === 'settlement_line' ? [{ of: of.reference, ...change.line }] : [],
  );
  assert.deepEqual(
    lines.map(({ of, kind, amount }) => [of, kind, amount]),
    [
      [reference, 'chargeback', 1299n],
      // Said again, since it may not have been heard: it is the same line.
      [reference, 'chargeback', 1299n],
      [reference, 'chargeback-reversal', 1299n],
    ],
  );
  assert.equal(lines[0]?.reference, lines[1]?.reference);
});

test('a dispute that is cancelled before anything was debited gives nothing back that was not taken', async () => {
  const { reference } = assertSucceeded((await pay({})).outcome);
  await running.act('checkout-com', reference, 'cancel_dispute');
  await running.act('checkout-com', reference, 'win_dispute');
  const isTold = async (events: readonly Readonly<{ body: Buffer }>[]): Promise<boolean> =>
    events.some(({ body }) => body.includes('dispute_won'));
  const events = await suite.eventsIn(await suite.bench().events(reference, isTold));
  const lines = events.flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []));
  const once = new Map(lines.map((line) => [`${line.kind} ${line.reference}`, line]));
  assert.deepEqual(
    [...once.values()].map(({ kind, amount }) => [kind, amount]),
    [
      ['chargeback', 1299n],
      ['chargeback-reversal', 1299n],
    ],
  );
});

test('a dispute that is resolved by itself, since the buyer had their money back, moves nothing', async () => {
  const { reference } = assertSucceeded((await pay({})).outcome);
  await running.act('checkout-com', reference, 'resolve_dispute');
  const isTold = async (events: readonly Readonly<{ body: Buffer }>[]): Promise<boolean> =>
    events.some(({ body }) => body.includes('dispute_resolved'));
  const events = await suite.eventsIn(await suite.bench().events(reference, isTold));
  const told = events.flatMap(({ name, change }) => (name === 'dispute_resolved' ? [change?.kind] : []));
  assert.deepEqual(told, [undefined, 'dispute']);
});

test('too many requests certainly did nothing, and a conflict says nothing', async () => {
  const limited = (await pay({}, {}, { status: 429, text: '' })).outcome;
  assert.equal('code' in limited && limited.code, 'service_rate_limit');
  assert.equal((await pay({}, {}, { status: 409, text: '' })).outcome.kind, 'unknown');
  assert.equal(
    (await pay({}, {}, { status: 201, text: '{"id":"pay_1","status":"Novel"}' })).outcome.kind,
    'unknown',
  );
});

test('every documented code is in the table, and others say by their first digit what they are', async () => {
  assert.equal(Object.keys(DECLINES).filter((code) => /^\d{3}/.test(code)).length, 225);
  assert.equal(Object.keys(DECLINES).filter((code) => !/^\d{3}/.test(code)).length, 71);
  for (const code of Object.values(DECLINES)) assert.ok(declineOf(code) !== undefined);
  const declined = async (code: string): Promise<unknown> => {
    const text = JSON.stringify({ id: 'pay_1', status: 'Declined', response_code: code });
    const { outcome } = await pay({}, {}, { status: 201, text });
    return 'code' in outcome && outcome.code;
  };
  assert.equal(await declined('20999'), 'other_decline');
  assert.equal(await declined('45678'), 'suspected_fraud');
  assert.equal(await declined('50999'), 'service_decline');
  assert.equal(await declined('20051'), 'insufficient_funds');
  assert.equal(await declined('43401'), 'requires_buyer_authentication');
  assert.equal(await declined('2005C'), 'unsupported_transaction');
  assert.equal(await declined('30401'), 'invalid_amount');
  assert.equal(await declined('50003'), 'insufficient_funds');
});

test('an event tells nothing of a payment of somebody else, and unknown kinds change nothing', async () => {
  const body = (event: object) => Buffer.from(JSON.stringify(event));
  const [unknown] = await suite.eventsIn([
    suite
      .bench()
      .signed(body({ id: 'evt_1', type: 'payment_pending', data: { id: 'pay_1', reference: 'order' } })),
  ]);
  assert.deepEqual([unknown?.change, unknown?.of], [null, { reference: 'pay_1' }]);
});

test('a payment that is found by our reference has the code that its issuer approved it with', async () => {
  const operationId = suite.bench().newOperationId();
  const call = suite.call(sampleAuthorize(suite.connector, suite.bench(), 1299n, false), { operationId });
  const answered = assertSucceeded(await attempt(() => suite.connector.operations.authorize(call)));
  const found = await suite.find('authorize', operationId);
  assert.ok(found.kind === 'succeeded' && 'authorizationCode' in found.value, found.kind);
  assert.match(String(answered.value.authorizationCode), /^[0-9A-Z]{6}$/);
  assert.equal(found.value.authorizationCode, answered.value.authorizationCode);
});
