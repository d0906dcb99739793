import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CardToken, MercadoPagoConfig, Payment, PaymentRefund, WebhookSignatureValidator } from 'mercadopago';
import type { PaymentCreateRequest } from 'mercadopago/dist/clients/payment/create/types.js';
import type { PaymentResponse } from 'mercadopago/dist/clients/payment/commonTypes.js';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import {
  type RawEvent,
  type Suite,
  assertPending,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { currency } from '../../domain/currency.ts';
import { parseErrorCode } from '../../domain/decline.ts';
import { processorReference, type Outcome } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { HOLDERS } from '../../../sandbox/processors/mercadopago/cards.ts';
import { WEBHOOK_SECRET } from '../../../sandbox/processors/mercadopago/desk.ts';
import type { Authorize, AuthorizedAmounts } from '../connector.ts';
import type { ProcessorEvent } from '../events.ts';
import { DECLINES } from './declines.ts';

/** Judged by Mercado Pago's own npm package: it drives the simulator, and checks the signatures of events. */

const HOME = AppConfig.BASE_URL;
let running: ConnectorBench;
let front: ProcessorFront;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'mercadopago');
  // The package has one address, and no option for another.
  Object.assign(AppConfig, { BASE_URL: front.url });
});
after(async () => {
  Object.assign(AppConfig, { BASE_URL: HOME });
  await front.close();
  await running.close();
});

function sdk(accessToken = 'TEST-conformance') {
  const config = new MercadoPagoConfig({ accessToken, options: { maxRetries: 0 } });
  return { tokens: new CardToken(config), payments: new Payment(config), refunds: new PaymentRefund(config) };
}

const suiteOf = (id = 'mercadopago-card'): Suite => running.suite(id);

const act = (payment: string | number, what: string): Promise<void> =>
  running.act('mercadopago', String(payment), what);

const VISA = '4235647728025682';

async function cardToken(holder = 'APRO', number = VISA): Promise<string> {
  const body = { card_number: number, expiration_month: '11', expiration_year: '2030', security_code: '123' };
  const made = await sdk().tokens.create({ body: { ...body, cardholder: { name: holder } } as typeof body });
  return made.id ?? assert.fail('a token has an id');
}

async function createPayment(
  more: PaymentCreateRequest = {},
  idempotencyKey?: string,
): Promise<PaymentResponse> {
  const body = {
    transaction_amount: 12.99,
    installments: 1,
    token: await cardToken(),
    payer: { email: 'ada@shop.example' },
    ...more,
  };
  const requestOptions = idempotencyKey === undefined ? {} : { idempotencyKey };
  return sdk().payments.create({ body, requestOptions });
}

/** The code of the first cause that the package throws. */
async function causeOf(asked: Promise<unknown>): Promise<unknown> {
  const error = await asked.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Error && 'causes' in error && Array.isArray(error.causes), String(error));
  return (error.causes[0] as { code?: unknown } | undefined)?.code;
}

/** What the connector reads out of the events about a payment, once one of them is `wanted`. */
async function eventsOf(
  payment: string,
  wanted: (event: ProcessorEvent) => boolean,
  suite = suiteOf(),
): Promise<readonly ProcessorEvent[]> {
  const raw = await suite
    .bench()
    .events(`"id":"${payment}"`, async (given) => (await suite.eventsIn(given)).some(wanted));
  return suite.eventsIn(raw);
}

function pay(suite: Suite, more: Partial<Authorize>, capture = true): Promise<Outcome<AuthorizedAmounts>> {
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, capture);
  return attempt(() => suite.connector.operations.authorize(suite.call({ ...sample, ...more })));
}

test('the SDK makes a card token, reserves with it, captures a part, refunds parts and reads them', async () => {
  const held = await createPayment({ capture: false });
  assert.deepEqual(
    [held.status, held.status_detail, held.captured, held.payment_method_id, held.card?.last_four_digits],
    ['authorized', 'pending_capture', false, 'visa', '5682'],
  );
  const id = held.id ?? assert.fail('a payment has an id');
  const captured = await sdk().payments.capture({ id, transaction_amount: 10.5 });
  assert.deepEqual(
    [captured.status, captured.captured, captured.transaction_amount],
    ['approved', true, 10.5],
  );
  assert.equal(await causeOf(sdk().payments.capture({ id })), 3005);
  const refund = await sdk().refunds.create({ payment_id: id, body: { amount: 0.5 } });
  assert.deepEqual([refund.status, refund.amount, refund.payment_id], ['approved', 0.5, id]);
  assert.equal(await causeOf(sdk().refunds.create({ payment_id: id, body: { amount: 10.01 } })), 2063);
  const rest = await sdk().refunds.total({ payment_id: id });
  assert.equal(rest.amount, 10);
  const listed = await sdk().refunds.list({ payment_id: id });
  assert.deepEqual(
    Object.values(listed)
      .filter((one) => typeof one === 'object' && 'amount' in one)
      .map((one) => one.amount),
    [0.5, 10],
  );
  const read = await sdk().payments.get({ id });
  assert.deepEqual([read.status, read.transaction_amount_refunded], ['refunded', 10.5]);
});

test('the SDK cancels a reservation, finds payments by their external reference, and meets the refusals', async () => {
  const held = await createPayment({ capture: false, external_reference: 'find-me' });
  const id = held.id ?? 0;
  const found = await sdk().payments.search({ options: { external_reference: 'find-me' } });
  assert.deepEqual(
    found.results?.map((one) => String(one.id)),
    [String(id)],
  );
  assert.equal((await sdk().payments.cancel({ id })).status_detail, 'by_collector');
  assert.equal(await causeOf(sdk().payments.cancel({ id })), 2063);
  assert.equal(await causeOf(sdk().payments.get({ id: 99_999_999_991 })), 2000);
  assert.equal(await causeOf(createPayment({ token: '0'.repeat(32) })), 2006);
  assert.equal(await causeOf(createPayment({ transaction_amount: 12.999 })), 2072);
  assert.equal(await causeOf(cardToken('APRO', '4235647728025683')), 'E301');
  assert.equal(await causeOf(sdk('APP_USR-another').payments.get({ id })), 401);
  const token = await cardToken();
  await createPayment({ token });
  assert.equal(await causeOf(createPayment({ token })), 3003, 'a token pays once');
});

test('the same key gives the SDK the first payment again, for 24 hours', async () => {
  const first = await createPayment({}, 'key-1');
  assert.equal((await createPayment({ transaction_amount: 20 }, 'key-1')).id, first.id);
  assert.equal((await sdk().payments.get({ id: first.id ?? 0 })).transaction_amount, 12.99);
});

test('the SDK pays by Pix, boleto and OXXO, each in its own country', async () => {
  const payer = {
    email: 'ada@shop.example',
    first_name: 'Ada',
    last_name: 'Lovelace',
    identification: { type: 'CPF', number: '12345678909' },
  };
  const body = (payment_method_id: string) => ({ transaction_amount: 100, payment_method_id, payer });
  const pix = await sdk().payments.create({ body: body('pix') });
  assert.deepEqual(
    [pix.status, pix.status_detail, pix.currency_id],
    ['pending', 'pending_waiting_transfer', 'BRL'],
  );
  assert.match(pix.point_of_interaction?.transaction_data?.qr_code ?? '', /br\.gov\.bcb\.pix/);
  const boleto = await sdk().payments.create({ body: body('bolbradesco') });
  assert.match(boleto.transaction_details?.digitable_line ?? '', /^[0-9]{47}$/);
  assert.equal(await causeOf(sdk().payments.create({ body: body('oxxo') })), 3011);
  const mexican = sdk('TEST-MLM-conformance').payments;
  const oxxo = await mexican.create({ body: { ...body('oxxo'), transaction_amount: 250 } });
  assert.deepEqual([oxxo.currency_id, oxxo.payment_type_id], ['MXN', 'ticket']);
});

test('the package’s validator accepts the simulator’s events, and ours its signatures', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  const [event] = await suite.bench().events(`"id":"${reference}"`, async (events) => events.length > 0);
  assert.ok(event !== undefined);
  const check = (xRequestId: string): void =>
    WebhookSignatureValidator.validate({
      xSignature: event.headers['x-signature'] ?? '',
      xRequestId,
      dataId: reference,
      secret: WEBHOOK_SECRET,
      toleranceSeconds: 300,
    });
  check(event.headers['x-request-id'] ?? '');
  assert.throws(() => check('another'), /SignatureMismatch/);
});

test('an event says nothing: whatever its body claims, the payment is read', async () => {
  const suite = suiteOf();
  const operationId = suite.bench().newOperationId();
  const outcome = assertSucceeded(await suite.authorize(1299n, { operationId, capture: false }));
  const [event] = await suite
    .bench()
    .events(`"id":"${outcome.reference}"`, async (events) => events.length > 0);
  assert.ok(event !== undefined);
  const claims: RawEvent = {
    ...event,
    body: Buffer.from('{"type":"payment","action":"payment.updated","data":{"id":"1"},"status":"refunded"}'),
  };
  const [read] = await suite.eventsIn([claims]);
  assert.ok(read?.change?.kind === 'payment' && read.change.outcome.kind === 'succeeded');
  assert.deepEqual(
    [read.of.operationId, read.of.reference, read.change.outcome.value.captured],
    [operationId, outcome.reference, 0n],
  );
});

test('a payment that cannot be read then is looked up later', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  const [event] = await suite.bench().events(`"id":"${reference}"`, async (events) => events.length > 0);
  assert.ok(event !== undefined && suite.connector.webhook !== undefined);
  const url = new URL(event.path, 'http://events');
  const reading = await suite.connector.webhook.read(
    { ...event, path: url.pathname, query: url.searchParams, now: new Date() },
    suite.settings(),
    {
      ...suite.bench().tools,
      http: { send: () => Promise.resolve({ status: 500, headers: {}, text: '' }) },
    },
  );
  assert.ok(reading.kind === 'proven');
  assert.deepEqual(
    reading.events.map(({ of, change }) => [of, change]),
    [[{ reference }, { kind: 'look', operation: 'authorize' }]],
  );
});

test('a lost dispute is a chargeback, and a won one is given back', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  assertSucceeded(await suite.follow('refund', reference, 1000n, { captured: 5000n }));
  const lines = async (kind: string) =>
    (
      await eventsOf(
        reference,
        ({ change }) => change?.kind === 'settlement_line' && change.line.kind === kind,
        suite,
      )
    ).flatMap(({ of, change }) =>
      change?.kind === 'settlement_line'
        ? [[of.reference, change.line.kind, change.line.amount].join(' ')]
        : [],
    );
  await act(reference, 'charge_back');
  assert.ok((await lines('chargeback')).includes(`${reference} chargeback 4000`));
  await act(reference, 'win_dispute');
  assert.ok((await lines('chargeback-reversal')).includes(`${reference} chargeback-reversal 4000`));
});

test('what a person at Mercado Pago looks through is pending, until they have', async () => {
  const suite = suiteOf();
  const { buyer } = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  assert.ok(buyer?.billingDetails != null);
  const reviewed = {
    ...buyer,
    billingDetails: { ...buyer.billingDetails, firstName: 'CONT', lastName: null },
  };
  const { sync } = suite.connector.operations;
  assert.ok(sync !== undefined);
  for (const [what, kind] of [
    ['approve', 'succeeded'],
    ['reject', 'declined'],
  ] as const) {
    const { reference } = assertPending(await pay(suite, { buyer: reviewed }));
    await act(reference, what);
    const now: Outcome<AuthorizedAmounts> = await sync(suite.call({ of: reference }));
    assert.equal(now.kind, kind);
  }
});

test('a proof of 3-D Secure and the scheme’s id of a stored card’s first payment go along', async () => {
  const suite = suiteOf();
  const threeDSecure = {
    eci: '05',
    cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: '9d5a6b1e-0000-7000-8000-000000000001',
    transactionStatus: 'Y',
  };
  const first = assertSucceeded(await pay(suite, { threeDSecure, store: true }));
  const previousSchemeTransactionId = first.value.schemeTransactionId;
  assert.match(previousSchemeTransactionId ?? '', /^[0-9]{15}$/);
  const again = await pay(suite, {
    initiator: 'merchant',
    isSubsequentPayment: true,
    previousSchemeTransactionId,
  });
  const read = await sdk().payments.get({ id: assertSucceeded(again).reference });
  assert.deepEqual(read.point_of_interaction?.transaction_data, {
    first_transaction: false,
    storage: 'stored',
    transaction_initiator: 'merchant',
    network_data: { transaction_id: previousSchemeTransactionId },
  });
});

test('an account charges its country’s currency alone, and another is refused before anything is sent', async () => {
  const suite = suiteOf();
  const outcome = await pay(suite, { amount: { minor: 1299n, currency: currency('MXN') } });
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', 'unsupported_currency']);
  const { verify } = suite.connector.operations;
  const call = suite.call(null);
  assert.equal(await verify?.(call), null);
  const mexican = { ...call, settings: { ...call.settings, country: 'MX' } };
  assert.match((await verify?.(mexican)) ?? '', /site MLB/);
  const another = { ...call, settings: { ...call.settings, user_id: '1' } };
  assert.match((await verify?.(another)) ?? '', /another user ID/);
});

test('Colombian pesos go as whole ones, and what has cents is not sent', async () => {
  const suite = suiteOf();
  const bench = suite.bench();
  const settings = {
    ...suite.settings(),
    country: 'CO',
    access_token: bench.secret('settings.access_token', 'TEST-MCO-conformance'),
  };
  const charge = (minor: bigint): Promise<Outcome<AuthorizedAmounts>> => {
    const amount = { minor, currency: currency('COP') };
    const call = suite.call({ ...sampleAuthorize(suite.connector, bench, minor, true), amount });
    return attempt(() => suite.connector.operations.authorize({ ...call, settings }));
  };
  const outcome = assertSucceeded(await charge(1_250_000n));
  assert.equal(outcome.value.captured, 1_250_000n);
  const read = await sdk('TEST-MCO-conformance').payments.get({ id: outcome.reference });
  assert.deepEqual([read.transaction_amount, read.currency_id], [12_500, 'COP']);
  const tooFine = await charge(1_250_050n);
  assert.deepEqual([tooFine.kind, 'code' in tooFine && tooFine.code], ['failed', 'invalid_amount']);
});

test('a search that gives another’s payment finds nothing', async () => {
  const suite = suiteOf();
  const { find } = suite.connector.operations;
  assert.ok(find !== undefined);
  const text = JSON.stringify({
    paging: { total: 1 },
    results: [
      { id: 1, status: 'approved', external_reference: 'another', transaction_amount: 1, currency_id: 'BRL' },
    ],
  });
  const http = { send: () => Promise.resolve({ status: 200, headers: {}, text }) };
  const asked = { ...suite.call({ kind: 'authorize', of: null, sentAt: null } as const), http };
  assert.deepEqual(await find(asked), { kind: 'not_found' });
});

test('a code that was not paid in time ends, and one that is cancelled cannot be paid', async () => {
  const suite = suiteOf('mercadopago-oxxo');
  const operationId = suite.bench().newOperationId();
  const opened = assertPending(await suite.authorize(1299n, { operationId, capture: true }));
  assert.ok(opened.next?.kind === 'display');
  assert.match(opened.next.reference, /^6000[0-9]{24}$/);
  // Paid in time, it is credited two working days later; a Pix is credited at once.
  assert.equal(Number(opened.next.toldUntil) - Number(opened.next.expiresAt), 7 * 86_400_000);
  const pix = assertPending(await suiteOf('mercadopago-pix').authorize(1299n, { capture: true }));
  assert.ok(pix.next?.kind === 'display' && pix.next.toldUntil === undefined);
  await act(opened.reference, 'expire');
  const ended = await suite.find('authorize', operationId);
  assert.deepEqual([ended.kind, 'code' in ended && ended.code], ['failed', 'incomplete_buyer_approval']);
  const other = assertPending(await suite.authorize(1299n, { capture: true }));
  assertSucceeded(await suite.follow('cancel', processorReference(other.reference), 1299n));
  await assert.rejects(act(other.reference, 'pay'), /404/);
});

test('every status_detail of the test cards is mapped, and every mapped one is a code of the API', () => {
  for (const [, detail] of Object.values(HOLDERS).filter(([status]) => status === 'rejected'))
    assert.ok(Object.hasOwn(DECLINES, detail), detail);
  // Of its OpenAPI, beside those that test cards ask for.
  const more =
    'rejected_by_bank rejected_by_regulations rejected_high_risk cc_rejected_card_error cc_rejected_time_out';
  for (const detail of more.split(' ')) assert.ok(Object.hasOwn(DECLINES, detail), detail);
  for (const code of Object.values(DECLINES)) assert.equal(parseErrorCode(code), code);
});
