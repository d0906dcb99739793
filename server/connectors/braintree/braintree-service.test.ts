import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemClock } from '../../platform/clock.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { PRIVATE_KEY } from '../../../sandbox/processors/braintree/desk.ts';
import { type Simulator, startSimulator } from '../../../sandbox/processors/server.ts';
import {
  type TestDb,
  eventually,
  recordSecret,
  openTestService,
  testDb,
  watch,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { trustTestAuthority } from '../../../test/harness/tls-target.ts';
import { addPaymentService, recoverDue } from '../../../test/harness/shop.ts';

/** Braintree as the whole service uses it, in a sandbox; and in production, with another address and nothing else. */

const CARD = {
  method: 'card',
  number: '4111111111111111',
  expiration_date: '03/30',
  security_code: '100',
} as const;
const DEFINITION = {
  display_name: 'Braintree',
  payment_service_definition_id: 'braintree-card',
  accepted_currencies: ['USD'],
  accepted_countries: ['US'],
  fields: [
    { key: 'merchant_id', value: 'sandbox' },
    { key: 'public_key', value: 'public_default' },
    { key: 'private_key', value: PRIVATE_KEY },
    { key: 'merchant_accounts', value: 'USD:shop_usd' },
  ],
};

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  const made = await addPaymentService(service, DEFINITION);
  const { body } = await service.request('GET', `/payment-services/${made}`);
  await listen(service.simulatorUrl, body.webhook_url);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

async function listen(simulatorUrl: string, url: string): Promise<void> {
  const answer = await fetch(`${simulatorUrl}/braintree/merchants/sandbox/console/webhooks`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`public_default:${PRIVATE_KEY}`)}` },
    body: JSON.stringify({ url }),
  });
  assert.equal(answer.status, 201, await answer.text());
}

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'braintree', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}

const post = (path: string, body: object): Promise<TestAnswer> => service.request('POST', path, { body });
const pay = (more: object = {}): Promise<TestAnswer> =>
  post('/transactions', { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD, ...more });
const read = async (id: string) => (await service.request('GET', `/transactions/${id}`)).body;

test('a payment is held, captured in part, refunded and settled', async () => {
  const { body: held } = await pay();
  assert.equal(held.status, 'authorized', JSON.stringify(held));
  await post(`/transactions/${held.id}/capture`, { amount: 800 });
  assert.equal((await read(held.id)).captured_amount, 800);
  const subject = held.payment_service_transaction_id;
  await control('acts', { subject, act: 'disburse' });
  await eventually(async () => (await read(held.id)).settled_amount === 800);
  const { body: refund } = await post(`/transactions/${held.id}/refunds`, { amount: 300 });
  assert.equal(refund.status, 'succeeded', JSON.stringify(refund));
  await control('acts', { subject, act: 'dispute' });
  await eventually(async () => {
    const { text } = await service.request('GET', `/transactions/${held.id}/events?limit=100`);
    assert.ok(!text.includes('bt_payload=PG'), 'the payload is masked');
    return text.includes('dispute_opened');
  });
});

test('a refund that the buyer’s bank refuses later leaves both books, once, and can be asked again', async () => {
  const { body: sold } = await pay({ intent: 'capture' });
  const subject = sold.payment_service_transaction_id;
  const booked = async (): Promise<string | undefined> => {
    const answer = await fetch(`${service.simulatorUrl}/_control/ledger?account=default&processor=braintree`);
    const { payments } = (await answer.json()) as {
      payments: { refunded: string; details: { id: string } }[];
    };
    return payments.find(({ details }) => details.id === subject)?.refunded;
  };
  await control('acts', { subject, act: 'settle' });
  const { body: refund } = await post(`/transactions/${sold.id}/refunds`, { amount: 300 });
  assert.equal(refund.status, 'succeeded', JSON.stringify(refund));
  assert.deepEqual([(await read(sold.id)).refunded_amount, await booked()], [300, '300']);
  const fails = { subject: refund.payment_service_refund_id, act: 'fail_refund' };
  await control('acts', fails);
  await eventually(async () => (await read(sold.id)).refunded_amount === 0);
  assert.equal(await booked(), '0');
  await assert.rejects(control('acts', fails), 'it has failed already');
  assert.equal(await booked(), '0');
  const { body: again } = await post(`/transactions/${sold.id}/refunds`, {});
  assert.deepEqual([again.status, again.amount, await booked()], ['succeeded', 1299, '1299']);
});

test('a sale is refunded as a whole before it has settled', async () => {
  const { body: sold } = await pay({ intent: 'capture' });
  assert.equal(sold.status, 'captured', JSON.stringify(sold));
  const { body: refund } = await post(`/transactions/${sold.id}/refunds`, {});
  assert.equal(refund.status, 'succeeded', JSON.stringify(refund));
  assert.equal((await read(sold.id)).refunded_amount, 1299);
});

test('a payment and a capture whose answers got lost are found', async () => {
  await control('behaviours', { manner: 'reset_after', kind: 'authorize' });
  const { body: lost } = await pay();
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 6 } });
  await recoverDue(service.parts);
  assert.equal((await read(lost.id)).status, 'authorized');
  await control('behaviours', { manner: 'reset_after', kind: 'capture' });
  await post(`/transactions/${lost.id}/capture`, {});
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 20 } });
  await recoverDue(service.parts);
  assert.equal((await read(lost.id)).captured_amount, 1299);
});

test('a decline says its code, and what the gateway answered', async () => {
  const { body } = await pay({ amount: 200_100 });
  assert.equal(body.error_code, 'insufficient_funds', JSON.stringify(body));
  assert.equal(body.raw_response_code, '2001');
});

test('production takes a payment over TLS, with one address changed', async (t) => {
  trustTestAuthority();
  recordSecret(CARD.number);
  const database: TestDb = await testDb();
  const simulator: Simulator = await startSimulator({
    db: database.db,
    clock: systemClock(),
    port: 0,
    watch,
  });
  const front: ProcessorFront = await openProcessorFront(simulator.url, 'braintree', true);
  const production = await openTestService({
    worker: false,
    config: {
      environment: 'production',
      publicUrl: 'https://pay.example',
      egressAllowLoopback: false,
      processorAddresses: { braintree: front.url },
    },
  });
  t.after(async () => {
    await production.close();
    await front.close();
    await simulator.close();
    await database.close();
  });
  simulator.deliverTo('https://pay.example', production.url);
  const made = await production.request('POST', '/payment-services', { body: DEFINITION });
  assert.equal(made.status, 201, made.text);
  await listen(simulator.url, made.body.webhook_url);
  const verified = await production.request('POST', '/payment-services/verify', {
    body: { payment_service_definition_id: 'braintree-card', fields: DEFINITION.fields },
  });
  assert.equal(verified.status, 200, verified.text);
  const { body: paid } = await production.request('POST', '/transactions', {
    body: { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD, intent: 'capture' },
  });
  assert.equal(paid.status, 'captured', JSON.stringify(paid));
  const act = { account: 'default', processor: 'braintree', act: 'disburse' };
  await fetch(`${simulator.url}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ ...act, subject: paid.payment_service_transaction_id }),
  });
  await eventually(async () => {
    const { body } = await production.request('GET', `/transactions/${paid.id}`);
    return body.settled_amount === 1299;
  });
});
