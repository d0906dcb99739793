import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  CheckoutAPI,
  Client,
  EnvironmentEnum,
  HttpClientException,
  Types,
  hmacValidator as HmacValidator,
} from '@adyen/api-library';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { adyenFacts } from '../../../test/connectors/facts/adyen.ts';
import {
  type RawEvent,
  type Suite,
  assertPending,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { trustTestAuthority } from '../../../test/harness/tls-target.ts';
import { currency } from '../../domain/currency.ts';
import { parseErrorCode } from '../../domain/decline.ts';
import { type ProcessorReference, processorReference } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { HMAC_KEY } from '../../../sandbox/processors/adyen/desk.ts';
import { FIELDS } from '../../../sandbox/processors/adyen/fields.ts';
import { HOLDERS } from '../../../sandbox/processors/adyen/refusals.ts';
import type { Authorize } from '../connector.ts';
import { DECLINES } from './declines.ts';
import { brandOf } from './payment.ts';

/** Judged by Adyen's own npm package: it drives the simulator over TLS, and signs and verifies the webhooks. */

type Request = Types.checkout.PaymentRequest;
const MERCHANT = 'RailyardECOM';
let running: ConnectorBench;
let front: ProcessorFront;
let checkout: CheckoutAPI;
const validator = new HmacValidator();
before(async () => {
  trustTestAuthority();
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'adyen', true);
  checkout = checkoutWith('AQE-conformance');
});
after(async () => {
  await front.close();
  await running.close();
});

/** The package makes its services anew each time, with addresses that it builds in. */
function checkoutWith(apiKey: string): CheckoutAPI {
  const api = new CheckoutAPI(new Client({ apiKey, environment: EnvironmentEnum.TEST }));
  const there = <Service extends object>(service: Service): Service =>
    Object.assign(service, { baseUrl: `${front.url}/v72` });
  const [payments, modifications] = [there(api.PaymentsApi), there(api.ModificationsApi)];
  return Object.defineProperties(api, {
    PaymentsApi: { value: payments },
    ModificationsApi: { value: modifications },
  });
}

const suiteOf = (id = 'adyen-card'): Suite => running.suite(id);
const VISA = '4111111111111111';
const CHALLENGED = '4917610000000000';

const request = (more: object = {}): Request =>
  ({
    amount: { currency: 'EUR', value: 1299 },
    merchantAccount: MERCHANT,
    paymentMethod: { type: 'scheme', number: VISA, expiryMonth: '03', expiryYear: '2030', cvc: '737' },
    reference: 'order-1',
    returnUrl: 'https://shop.example/back',
    ...more,
  }) as Request; // what the package's union of sixty methods makes of it

async function bookOf(psp: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${running.simulator.url}/_control/ledger?account=conformance&processor=adyen`);
  const { payments } = (await answer.json()) as { payments: { details: { psp: string } }[] };
  return payments.find(({ details }) => details.psp === psp) ?? assert.fail(psp);
}

test('the SDK takes a payment, captures it in parts, refunds it, and both are accepted first', async () => {
  const paid = await checkout.PaymentsApi.payments(request({ additionalData: { manualCapture: 'true' } }));
  assert.equal(paid.resultCode, 'Authorised');
  assert.match(paid.pspReference ?? '', /^[A-Z0-9]{16}$/);
  const psp = paid.pspReference ?? '';
  const { ModificationsApi: modifications } = checkout;
  const part = (value: number) => ({ amount: { currency: 'EUR', value }, merchantAccount: MERCHANT });
  for (const value of [500, 300]) {
    const captured = await modifications.captureAuthorisedPayment(psp, part(value));
    assert.deepEqual([captured.status, captured.paymentPspReference], ['received', psp]);
  }
  const refunded = await modifications.refundCapturedPayment(psp, part(200));
  assert.equal(refunded.status, 'received');
  const { authorized, captured, refunded: back } = await bookOf(psp);
  assert.deepEqual([authorized, captured, back], ['1299', '800', '200']);
});

test('the SDK adjusts an authorization and cancels it; what cannot be is accepted and comes to nothing', async () => {
  const { pspReference: psp = '' } = await checkout.PaymentsApi.payments(
    request({ additionalData: { manualCapture: 'true' } }),
  );
  const { ModificationsApi: modifications } = checkout;
  const amount = { currency: 'EUR', value: 1500 };
  const more = { amount, merchantAccount: MERCHANT, reference: 'more' };
  await modifications.updateAuthorisedAmount(psp, more);
  assert.equal((await bookOf(psp))['authorized'], '1500');
  await modifications.cancelAuthorisedPaymentByPspReference(psp, { merchantAccount: MERCHANT });
  const late = await modifications.captureAuthorisedPayment(psp, { amount, merchantAccount: MERCHANT });
  assert.equal(late.status, 'received');
  const { status, captured } = await bookOf(psp);
  assert.deepEqual([status, captured], ['voided', '0']);
});

test('refusals reach the SDK as results, and what is wrong as its exception', async () => {
  const refused = await checkout.PaymentsApi.payments(
    request({ additionalData: { RequestedTestAcquirerResponseCode: '6' } }),
  );
  assert.deepEqual(
    [refused.resultCode, refused.refusalReasonCode, refused.refusalReason],
    ['Refused', '6', 'Expired Card'],
  );
  const wrong = async (asked: Promise<unknown>): Promise<readonly unknown[]> => {
    const error = await asked.catch((thrown: unknown) => thrown);
    assert.ok(error instanceof HttpClientException);
    return [error.statusCode, error.errorCode];
  };
  const { PaymentsApi: payments, ModificationsApi: modifications } = checkout;
  const number = { type: 'scheme', number: '4111111111111112', expiryMonth: '03', expiryYear: '2030' };
  assert.deepEqual(await wrong(payments.payments(request({ paymentMethod: number }))), [422, '101']);
  assert.deepEqual(await wrong(payments.payments(request({ returnUrl: undefined }))), [422, '14_030']);
  assert.deepEqual(await wrong(payments.payments(request({ merchantAccount: undefined }))), [403, '901']);
  assert.deepEqual(await wrong(checkoutWith('not a key').PaymentsApi.payments(request())), [401, '000']);
  const amount = { currency: 'EUR', value: 1 };
  const nowhere = modifications.captureAuthorisedPayment('X'.repeat(16), {
    amount,
    merchantAccount: MERCHANT,
  });
  assert.deepEqual(await wrong(nowhere), [422, '167']);
});

test('a key gives the first answer again for seven days, and is new the day after', async () => {
  const idempotencyKey = crypto.randomUUID();
  const pay = (value: number) =>
    checkout.PaymentsApi.payments(request({ amount: { currency: 'EUR', value } }), { idempotencyKey });
  const first = await pay(700);
  assert.equal((await pay(700)).pspReference, first.pspReference);
  await running.advance(7 * 24 * 60 * 60_000 + 1000);
  assert.notEqual((await pay(700)).pspReference, first.pspReference);
  await running.advance(-(7 * 24 * 60 * 60_000 + 1000));
});

test('of two requests under one key at once one pays, and the other has its answer or is told to wait', async () => {
  const idempotencyKey = crypto.randomUUID();
  const settled = await Promise.allSettled(
    [1, 2].map(() => checkout.PaymentsApi.payments(request(), { idempotencyKey })),
  );
  const paid = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.pspReference] : []));
  assert.equal(new Set(paid).size, 1);
  for (const one of settled)
    if (one.status === 'rejected') assert.equal((one.reason as HttpClientException).errorCode, '704');
});

type Item = Readonly<Record<string, unknown>>;
const item = (more: Item): Item => ({
  pspReference: 'QFQTPCQ8HXSKGK82',
  originalReference: '',
  merchantAccountCode: MERCHANT,
  merchantReference: '01900000-0000-7000-8000-000000000001.sale',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-11-22T10:00:00+01:00',
  ...more,
});
/** Its type asks for what it does not sign, too. */
function itemFrom(unsigned: Item): Types.notification.NotificationRequestItem {
  return unsigned as Item & Types.notification.NotificationRequestItem;
}
/** Signed by Adyen's own code. */
function batch(...items: readonly Item[]): RawEvent {
  const notificationItems = items.map((unsigned) => {
    const hmacSignature = validator.calculateHmac(
      itemFrom(unsigned),
      HMAC_KEY,
    ); /* its type asks for what it does not sign */
    const NotificationRequestItem = { ...unsigned, additionalData: { hmacSignature } };
    return { NotificationRequestItem };
  });
  const body = Buffer.from(JSON.stringify({ live: 'false', notificationItems }));
  return { method: 'POST', path: '/', headers: {}, body };
}

test('the SDK’s validator takes the simulator’s webhooks, and ours takes those that the SDK signs', async () => {
  const suite = suiteOf();
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.authorize(1299n, { operationId, capture: true }));
  const [raw] = await suite.bench().events(operationId, async (events) => events.length > 0);
  const { notificationItems } = JSON.parse(raw?.body.toString() ?? '') as Types.notification.Notification;
  const [told] = notificationItems ?? [];
  assert.ok(told !== undefined);
  assert.ok(validator.validateHMAC(told.NotificationRequestItem, HMAC_KEY));
  told.NotificationRequestItem.amount.value = 1;
  assert.ok(!validator.validateHMAC(told.NotificationRequestItem, HMAC_KEY));

  const dispute = { eventCode: 'CHARGEBACK', pspReference: 'CHARGED', originalReference: 'PAYMENT' };
  const reading = await suite.read(batch(item({}), item(dispute)));
  assert.ok(reading.kind === 'proven');
  assert.equal(reading.answer?.body, '[accepted]');
  assert.deepEqual(
    reading.events.map(({ change }) => change?.kind),
    ['payment', 'settlement_line', 'dispute'],
  );
});

test('an item that does not verify is left out and told, alone refused; another merchant’s are not ours', async () => {
  const suite = suiteOf();
  const good = batch(...['FIRST', 'FORGED', 'LAST'].map((pspReference) => item({ pspReference })));
  const items = JSON.parse(good.body.toString()) as Types.notification.Notification;
  const [, second] = items.notificationItems ?? [];
  assert.ok(second !== undefined);
  second.NotificationRequestItem.amount.value = 9;
  const reading = await suite.read({ ...good, body: Buffer.from(JSON.stringify(items)) });
  assert.ok(reading.kind === 'proven');
  assert.deepEqual(reading.refused, ['AUTHORISATION:FORGED:true']);
  assert.deepEqual(
    reading.events.map(({ eventId }) => eventId),
    ['AUTHORISATION:FIRST:true', 'AUTHORISATION:LAST:true'],
  );
  const alone = { ...good, body: Buffer.from(JSON.stringify({ ...items, notificationItems: [second] })) };
  assert.equal((await suite.read(alone)).kind, 'refused');
  const [event] = await suite.eventsIn([batch(item({ merchantAccountCode: 'SomebodyElse' }))]);
  assert.deepEqual([event?.of, event?.change], [{}, null]);
});

test('what a webhook does not sign decides nothing', async () => {
  const suite = suiteOf();
  const told = async (body: string) => (await suite.eventsIn([{ ...batch(), body: Buffer.from(body) }]))[0];
  const plain = batch(item({ additionalData: {} })).body.toString();
  const [before, after] = [await told(plain), await told(plain.replace('2026-11-22T10', '2026-11-23T11'))];
  assert.deepEqual(before?.change, after?.change);
  assert.equal(before?.eventId, after?.eventId);
});

test('a modification is known by its own name, and where Adyen repeats the payment’s, by its reference', async () => {
  const suite = suiteOf();
  const named = (merchantReference: string) =>
    item({
      eventCode: 'CAPTURE',
      originalReference: 'PAYMENTPAYMENT00',
      pspReference: 'CAPTURECAPTURE00',
      merchantReference,
    });
  const id = '01900000-0000-7000-8000-000000000002';
  for (const reference of [`${id}.capture`, `${id}.hold`]) {
    const [event] = await suite.eventsIn([batch(named(reference))]);
    assert.deepEqual(event?.of, { operationId: id, reference: 'CAPTURECAPTURE00' });
    assert.ok(event?.change?.kind === 'operation' && event.change.operation === 'capture');
  }
  const failed = item({
    eventCode: 'CAPTURE_FAILED',
    pspReference: 'CAPTURECAPTURE00',
    merchantReference: `${id}.capture`,
  });
  const [event] = await suite.eventsIn([batch(failed)]);
  assert.ok(event?.change?.kind === 'doubted' && event.change.operation === 'capture');
});

async function pay(suite: Suite, change: Partial<Authorize>, operationId = suite.bench().newOperationId()) {
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  const call = suite.call({ ...sample, ...change }, { operationId });
  return attempt(() => suite.connector.operations.authorize(call));
}

function cardOf(suite: Suite, number: string): Pick<Authorize, 'instrument'> {
  const { instrument } = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  assert.ok(instrument.method === 'card');
  return { instrument: { ...instrument, number: suite.bench().secret('card.number', number) } };
}

test('what Adyen wants its own 3-D Secure for waits for the buyer, and ends with what they bring back', async () => {
  const suite = suiteOf();
  const { complete } = suite.connector.operations;
  assert.ok(complete !== undefined);
  const end = async (act: string) => {
    const opened = await pay(suite, cardOf(suite, CHALLENGED));
    const { reference, next, state = {} } = assertPending(opened);
    assert.equal(next?.kind, 'redirect');
    const nobody = suite.call({ of: reference, capture: true, returned: null });
    assert.equal((await attempt(() => complete({ ...nobody, state }))).kind, 'pending');
    const made = suite.call({ of: reference, capture: true, returned: { redirectResult: 'made up' } });
    assert.equal((await attempt(() => complete({ ...made, state }))).kind, 'unknown');
    await running.act('adyen', reference, act);
    return attempt(() => complete(suite.completing(opened, true)));
  };
  assert.equal(assertSucceeded(await end('approve')).value.captured, 1299n);
  const refused = await end('refuse');
  assert.equal('code' in refused && refused.code, 'failed_buyer_approval');

  const threeDSecure = {
    eci: '05',
    cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: '9d5a6b1e-0000-7000-8000-000000000001',
    transactionStatus: 'Y',
  };
  for (const change of [{ threeDSecure }, { initiator: 'merchant' as const }])
    assert.equal((await pay(suite, { ...cardOf(suite, CHALLENGED), ...change })).kind, 'succeeded');
});

test('an exemption spares the cardholder a challenge', async () => {
  const suite = suiteOf();
  for (const exemption of ['low_value', 'transaction_risk_analysis', 'trusted_beneficiary'] as const)
    assert.equal(
      (await pay(suite, { ...cardOf(suite, CHALLENGED), exemption })).kind,
      'succeeded',
      exemption,
    );
  const initiator = 'merchant';
  const exemption = 'merchant_initiated';
  assert.equal((await pay(suite, { ...cardOf(suite, CHALLENGED), exemption, initiator })).kind, 'succeeded');
});

test('a network token pays with its cryptogram', async () => {
  const suite = suiteOf();
  const bench = suite.bench();
  const instrument = {
    method: 'network-token',
    token: bench.secret('network_token', VISA),
    cryptogram: bench.secret('cryptogram', 'AgAAAAAAAIR8CQrXcIhbQAAAAAA='),
    eci: '05',
    expiry: { month: 3, year: 2030 },
    scheme: 'visa',
    lastFour: '1111',
  } as const;
  assert.equal((await pay(suite, { instrument })).kind, 'succeeded');
});

test('a scheme that somebody chose of a card that has two is named to Adyen, and none is else', () => {
  const chosen = ['carte-bancaire', 'mastercard', 'bancontact', 'mir', null].map(brandOf);
  assert.deepEqual(chosen, ['cartebancaire', 'mc', 'bcmc', undefined, undefined]);
});

test('amounts go in Adyen’s own units, and what those are too coarse for is not sent', async () => {
  const suite = suiteOf();
  for (const [code, minor, units] of [
    ['CLP', 500n, '50000'],
    ['ISK', 500n, '50000'],
    ['JPY', 500n, '500'],
    ['IDR', 120_000n, '1200'],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    const outcome = assertSucceeded(
      await pay(suite, { amount: { minor, currency: currency(code) } }, operationId),
    );
    assert.equal(outcome.value.captured, minor, code);
    const [raw] = await suite.bench().events(operationId, async (events) => events.length > 0);
    assert.ok(raw?.body.includes(`"value":${units}`), code);
  }
  const outcome = await pay(suite, { amount: { minor: 1250n, currency: currency('CVE') } });
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', 'invalid_amount']);
});

test('every way in which Adyen’s test system refuses is one of our codes, in answers and in webhooks', async () => {
  const suite = suiteOf();
  const { declining } = adyenFacts;
  assert.ok(declining !== undefined);
  for (const holder of HOLDERS.filter((name) => !['APPROVED', 'PENDING'].includes(name))) {
    const operationId = suite.bench().newOperationId();
    const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
    const outcome = await pay(suite, declining(sample, holder), operationId);
    assert.ok('code' in outcome && outcome.raw !== undefined, holder);
    assert.equal(DECLINES[outcome.raw.code ?? ''], outcome.code, holder);
    const raw = await suite.bench().events(operationId, async (events) => events.length > 0);
    const [event] = await suite.eventsIn(raw);
    assert.ok(event?.change?.kind === 'payment' && 'code' in event.change.outcome, holder);
    assert.equal(event.change.outcome.code, outcome.code, holder);
  }
  for (const code of Object.values(DECLINES)) assert.equal(parseErrorCode(code), code);
  const waiting = await pay(
    suite,
    declining(sampleAuthorize(suite.connector, suite.bench(), 1299n, true), 'PENDING'),
  );
  assert.equal(waiting.kind, 'pending');
});

test('vouchers and Pix show what is to be paid, end by webhook, or lapse', async () => {
  for (const [id, picture] of [
    ['adyen-boleto', 'barcode'],
    ['adyen-konbini', null],
    ['adyen-pix', 'qr'],
  ] as const) {
    const suite = suiteOf(id);
    const operationId = suite.bench().newOperationId();
    const { next, reference } = assertPending(await suite.authorize(1299n, { operationId, capture: true }));
    assert.ok(next?.kind === 'display', id);
    assert.equal(next.picture, picture, id);
    assert.ok(next.expiresAt > suite.bench().now(), id);
    await running.act('adyen', reference, 'expire');
    const raw = await suite.bench().events(operationId, async (events) => events.length > 0);
    const [event] = await suite.eventsIn(raw);
    assert.ok(event?.change?.kind === 'payment' && 'code' in event.change.outcome, id);
    assert.equal(event.change.outcome.code, 'incomplete_buyer_approval', id);
  }
});

test('disputes become lines of the settlement, each for its payment', async () => {
  const suite = suiteOf();
  const { reference } = assertSucceeded(await suite.authorize(5000n, { capture: true }));
  await running.act('adyen', reference, 'dispute');
  await running.act('adyen', reference, 'win_dispute');
  const raw = await suite
    .bench()
    .events(reference, async (events) => events.some(({ body }) => body.includes('CHARGEBACK_REVERSED')));
  const lines = (await suite.eventsIn(raw)).flatMap(({ of, change }) =>
    change?.kind === 'settlement_line' ? [[of.reference, change.line.kind, change.line.amount]] : [],
  );
  assert.deepEqual(lines, [
    [reference, 'chargeback', 5000n],
    [reference, 'chargeback-reversal', 5000n],
  ] satisfies [ProcessorReference, string, bigint][]);
});

test('an account that is not set up certainly took nothing, and a request in progress is not known', async () => {
  const suite = suiteOf();
  const answered = async (status: number, body: object) => {
    const call = suite.call(sampleAuthorize(suite.connector, suite.bench(), 1299n, true));
    const http = { send: () => Promise.resolve({ status, headers: {}, text: JSON.stringify(body) }) };
    return attempt(() => suite.connector.operations.authorize({ ...call, http }));
  };
  const settings = { status: 500, errorCode: '905', errorType: 'configuration', message: 'Not supported' };
  const unset = await answered(500, settings);
  assert.deepEqual([unset.kind, 'code' in unset && unset.code], ['failed', 'invalid_service_configuration']);
  assert.equal((await answered(500, { ...settings, errorType: 'internal' })).kind, 'unknown');
  assert.equal((await answered(422, { status: 422, errorCode: '704' })).kind, 'unknown');
  const refused = await suite.follow('capture', processorReference('Z'.repeat(16)), 100n);
  assert.deepEqual([refused.kind, 'code' in refused && refused.code], ['failed', 'unknown_service_resource']);
});

test('in production each company has a host of its own, and settings lead to no other', () => {
  const { addressOf } = suiteOf().connector;
  assert.ok(addressOf !== undefined);
  assert.equal(
    addressOf({ live_url_prefix: '1797a841fbb37ca7-AdyenDemo' }),
    'https://1797a841fbb37ca7-AdyenDemo-checkout-live.adyenpayments.com/checkout',
  );
  for (const prefix of [
    '',
    'evil.example/',
    '1797a841fbb37ca7-x.evil',
    '1797a841-a@evil.example#',
    undefined,
    7,
  ])
    assert.equal(addressOf({ live_url_prefix: prefix }), null, String(prefix));
});

test('every field that the simulator takes is one of the package’s', () => {
  type Attribute = Readonly<{ baseName: string; type: string }>;
  type Model = Readonly<{ getAttributeTypeMap?(): readonly Attribute[] }>;
  const models: Readonly<Record<string, unknown>> = { ...Types.checkout };
  const attributesOf = (name: string): readonly Attribute[] =>
    (models[name] as Model | undefined)?.getAttributeTypeMap?.() ?? []; // the package's classes have it
  const isKnown = (model: string, [name = '', ...rest]: readonly string[]): boolean => {
    if (name === '' || name === '*') return true;
    const found = attributesOf(model).find(({ baseName }) => baseName === name);
    if (found === undefined) return false;
    return isKnown(found.type.replace(/^Array<(.*)>$/, '$1').replace(/ \| null$/, ''), rest);
  };
  const METHODS = ['CardDetails', 'EcontextVoucherDetails', 'PayByBankDetails', 'StoredPaymentMethodDetails'];
  for (const [model, fields] of Object.entries(FIELDS))
    for (const field of fields) {
      const [, inMethod] = /^paymentMethod\.(.+)$/.exec(field) ?? [];
      const path = field.split('.');
      assert.ok(
        inMethod === undefined
          ? isKnown(model, path)
          : METHODS.some((method) => isKnown(method, inMethod.split('.'))),
        `${model}: ${field}`,
      );
    }
});
