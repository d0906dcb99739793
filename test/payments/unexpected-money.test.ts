import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { addAdyen, authorisationOf } from '../connectors/adyen-shop.ts';
import { stripeEvent } from '../connectors/stripe-events.ts';
import { type TestAnswer, type TestService, openTestService } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';

/**
 * Money that nobody expected, as processors tell of it: the books have it, a person is told by webhook, incident and
 * timeline, and the API gives it back.
 */
let service: TestService;
let stripe = '';
let adyen = '';
before(async () => {
  service = await openTestService({ worker: false });
  const urlOf = async (id: string): Promise<string> => {
    const { body } = await service.request('GET', `/payment-services/${id}`);
    return body.webhook_url.replace(service.parts.config.publicUrl, service.url);
  };
  stripe = await urlOf(
    await addPaymentService(service, {
      display_name: 'Stripe bank debits',
      payment_service_definition_id: 'stripe-bank',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [
        { key: 'secret_key', value: 'sk_test_default' },
        { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
      ],
    }),
  );
  adyen = await urlOf(await addAdyen(service, { id: 'adyen-paybybank', currency: 'EUR', country: 'DE' }));
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), [], 'the ledger says what the books say');
  await service.close();
});

const AMOUNT = 4200;
const get = async (path: string): Promise<TestAnswer['body']> => (await service.request('GET', path)).body;
const post = (path: string, body: object): Promise<TestAnswer> => service.request('POST', path, { body });

async function operationIdOf(id: string): Promise<string> {
  const [operation] = await service.db.query<{ operation_id: string }>(
    {
      name: '',
      text: `SELECT operation_id FROM operations WHERE transaction_id = $1 AND kind = 'authorize'`,
    },
    [id],
  );
  return operation?.operation_id ?? '';
}

/** A debit at Stripe, and how Stripe says that it stands. */
async function debit(more: object = {}) {
  const { body } = await post('/transactions', {
    ...{ amount: AMOUNT, currency: 'USD', country: 'US', intent: 'capture', ...more },
    payment_method: {
      ...{ method: 'bank', scheme: 'ach', account_number: '000123456789', routing_number: '110000000' },
      ...{ account_type: 'checking', account_holder: { first_name: 'Ada', last_name: 'Lovelace' } },
    },
    buyer: {
      billing_details: { first_name: 'Ada', last_name: 'Lovelace', email_address: 'ada@example.com' },
    },
  });
  assert.equal(body.status, 'pending', JSON.stringify(body));
  const metadata = { railyard_operation: await operationIdOf(body.id) };
  const intent = {
    ...{ id: body.payment_service_transaction_id, object: 'payment_intent', capture_method: 'automatic' },
    ...{ amount: AMOUNT, amount_received: 0, currency: 'usd', latest_charge: `ch_${randomUUID()}`, metadata },
  };
  const tell = async (name: string, more: object): Promise<void> => {
    const event = stripeEvent(`payment_intent.${name}`, { ...intent, ...more });
    const { headers } = event;
    const answer = await fetch(stripe, { method: 'POST', headers, body: new Uint8Array(event.body) });
    assert.equal(answer.status, 200, await answer.text());
  };
  const fails = (): Promise<void> =>
    tell('payment_failed', {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'payment_method_customer_decline', message: 'R01' },
    });
  const pays = (received = AMOUNT): Promise<void> =>
    tell('succeeded', { status: 'succeeded', amount_received: received });
  return { id: body.id as string, fails, pays };
}

/** A transfer on Adyen's page, and what its webhook says of it. */
async function transfer() {
  const { body } = await post('/transactions', {
    ...{ amount: AMOUNT, currency: 'EUR', country: 'DE', intent: 'capture' },
    payment_method: {
      ...{ method: 'paybybank', currency: 'EUR', country: 'DE' },
      redirect_url: 'https://shop.example/back',
    },
  });
  assert.match(body.status, /pending/, JSON.stringify(body));
  const merchantReference = `${await operationIdOf(body.id)}.sale`;
  const tell = async (reference: string, more: object = {}): Promise<void> => {
    const money = { value: AMOUNT, currency: 'EUR' };
    const answer = await fetch(adyen, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: authorisationOf(reference, merchantReference, { amount: money, ...more }),
    });
    assert.equal(await answer.text(), '[accepted]');
  };
  return { id: body.id as string, tell };
}

/** Everything by which a person hears of it. */
async function heardOf(id: string): Promise<void> {
  assert.equal((await get(`/transactions/${id}`)).pending_review, true);
  const webhooks = await service.db.query<{ name: string; target_id: string }>(
    { name: '', text: 'SELECT name, target_id FROM webhook_events WHERE transaction_id = $1' },
    [id],
  );
  const told = webhooks.find(({ name }) => name === 'monitoring.incident.created');
  assert.ok(webhooks.some(({ name }) => name === 'transaction.modified'));
  assert.ok(!webhooks.some(({ name }) => name === 'transaction.captured'), 'whoever ships by it waits');
  const { items } = await get('/monitoring/incidents?limit=100');
  const incident = items.find((one: { id: string }) => one.id === told?.target_id);
  assert.equal(incident?.spec.params.id, id);
  const { items: timeline } = await get(`/transactions/${id}/events?limit=100`);
  const entry = timeline.find(
    ({ context }: { context: Record<string, unknown> }) => context['unexpected'] !== undefined,
  );
  assert.equal(incident.display_name.toLowerCase(), entry?.context.unexpected.toLowerCase());
}

/** The transactions that came in beside it. */
async function besides(id: string): Promise<readonly TestAnswer['body'][]> {
  const rows = await service.db.query<{ transaction_id: string }>(
    { name: '', text: 'SELECT transaction_id FROM transactions WHERE received_with_transaction_id = $1' },
    [id],
  );
  return Promise.all(rows.map(({ transaction_id: beside }) => get(`/transactions/${beside}`)));
}

test('a debit that failed and is paid after all is captured, for review, and refused it goes back', async () => {
  const { id, fails, pays } = await debit();
  await fails();
  assert.match((await get(`/transactions/${id}`)).status, /^(?:declined|failed)$/);
  await pays();
  const now = await get(`/transactions/${id}`);
  assert.deepEqual([now.status, now.captured_amount, now.error_code], ['captured', AMOUNT, null]);
  await heardOf(id);
  const refused = await post(`/transactions/${id}/review`, { decision: 'reject' });
  assert.equal(refused.status, 409, 'Stripe has no money of it yet, so it stays for review');
  assert.equal((await get(`/transactions/${id}`)).pending_review, true);
  const settle = { account: 'default', processor: 'stripe', subject: now.payment_service_transaction_id };
  const settled = await fetch(`${service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ ...settle, act: 'settle' }),
  });
  assert.ok(settled.ok, await settled.text());
  const rejected = await post(`/transactions/${id}/review`, { decision: 'reject' });
  assert.equal(rejected.body.pending_review, false, rejected.text);
  const { items } = await get(`/transactions/${id}/refunds`);
  assert.deepEqual(
    items.map((refund: { amount: number }) => refund.amount),
    [AMOUNT, AMOUNT],
  );
});

test('a debit that failed and is paid after all, once another has paid its order, comes beside it', async () => {
  const order = { external_identifier: 'paid-once', pays_once: true };
  const first = await debit(order);
  await first.fails();
  const second = await debit(order);
  await second.pays();
  await first.pays();
  assert.equal((await get(`/transactions/${first.id}`)).captured_amount, 0);
  const [beside, ...none] = await besides(first.id);
  assert.deepEqual(
    [beside?.status, beside?.captured_amount, beside?.pending_review],
    ['captured', AMOUNT, true],
  );
  assert.deepEqual(none, []);
  assert.equal((await get(`/transactions/${second.id}`)).pending_review, false);
});

for (const received of [100, 5200])
  test(`a debit of ${AMOUNT} of which ${received} arrive has what arrived, for review`, async () => {
    const { id, pays } = await debit();
    await pays(received);
    const now = await get(`/transactions/${id}`);
    assert.deepEqual([now.status, now.captured_amount], ['captured', received]);
    await heardOf(id);
    const { body: kept } = await post(`/transactions/${id}/review`, { decision: 'accept' });
    assert.equal(kept.pending_review, false);
    const names = await service.db.query<{ name: string }>(
      { name: '', text: 'SELECT name FROM webhook_events WHERE transaction_id = $1' },
      [id],
    );
    assert.ok(names.some(({ name }) => name === 'transaction.captured'));
    assert.ok(names.some(({ name }) => name === 'transaction.review-accepted'));
  });

test('a second try on the processor’s page that succeeds after the first was refused is captured', async () => {
  const { id, tell } = await transfer();
  await tell(`FIRST${id.slice(-8)}`, { success: 'false' });
  assert.equal((await get(`/transactions/${id}`)).captured_amount, 0);
  await tell(`SECOND${id.slice(-8)}`);
  const now = await get(`/transactions/${id}`);
  assert.deepEqual(
    [now.status, now.captured_amount, now.payment_service_transaction_id],
    ['captured', AMOUNT, `SECOND${id.slice(-8)}`],
  );
  await heardOf(id);
});

for (const [what, more, currency] of [
  ['a second time, under another id,', {}, 'EUR'],
  ['in another currency', { amount: { value: AMOUNT, currency: 'GBP' } }, 'GBP'],
] as const)
  test(`money that comes ${what} is a transaction of its own, once, which can be refunded`, async () => {
    const { id, tell } = await transfer();
    const isSecond = currency === 'EUR';
    if (isSecond) await tell(`ONE${id.slice(-8)}`);
    const reference = `OTHER${currency}${id.slice(-8)}`;
    for (let times = 0; times < 2; times += 1) await tell(reference, more);
    const now = await get(`/transactions/${id}`);
    assert.deepEqual(
      [now.status, now.captured_amount, now.pending_review],
      [isSecond ? 'captured' : now.status, isSecond ? AMOUNT : 0, true],
    );
    const [other, ...none] = await besides(id);
    assert.deepEqual(none, []);
    assert.deepEqual(
      [other.status, other.captured_amount, other.currency, other.pending_review],
      ['captured', AMOUNT, currency, true],
    );
    assert.equal(other.payment_service_transaction_id, reference);
    assert.equal(other.external_identifier, now.external_identifier);
    const { items } = await get(`/monitoring/incidents?limit=100`);
    const incident = items.find((one: { spec: { params: { id: string } } }) => one.spec.params.id === id);
    assert.match(incident.display_name, new RegExp(`${AMOUNT} ${currency}.*${reference}`));
    const refund = await post(`/transactions/${other.id}/refunds`, {});
    assert.ok(refund.status === 201 && refund.body.amount === AMOUNT, refund.text);
    const kept = await post(`/transactions/${id}/review`, { decision: 'accept' });
    assert.equal(kept.body.pending_review, false, kept.text);
    await tell(reference, { ...more, eventDate: new Date(0).toISOString() });
    assert.equal((await besides(id)).length, 1);
    assert.equal((await get(`/transactions/${id}`)).pending_review, false, 'who has looked is left alone');
  });
