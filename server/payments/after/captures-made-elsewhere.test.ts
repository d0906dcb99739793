import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Dashboards, type Payment } from '../../../test/connectors/dashboards.ts';
import { stripeEvent } from '../../../test/connectors/stripe-events.ts';
import { eventually } from '../../../test/harness/index.ts';
import { recoverDue } from '../../../test/harness/shop.ts';

/** Captures and cancellations that Stripe tells of, beside what the books know already. */
let dashboards: Dashboards;
let webhookUrl = '';
before(async () => {
  dashboards = await Dashboards.open(['stripe']);
  const { service } = dashboards;
  const { body } = await service.request('GET', '/payment-services');
  const stripe = body.items.find((one: Record<string, unknown>) =>
    String(one['display_name']).includes('stripe'),
  );
  const found = await service.request('GET', `/payment-services/${(stripe ?? body.items[0]).id}`);
  webhookUrl = found.body.webhook_url.replace(service.parts.config.publicUrl, service.url);
});
after(() => dashboards.close());

const AMOUNT = 1299;
const holdPayment = (): Promise<Payment> => dashboards.pay('stripe', { amount: AMOUNT, intent: 'authorize' });

/** Has Stripe tell how an intent stands. */
async function tellIntent(reference: string, name: 'succeeded' | 'canceled', more: object): Promise<string> {
  const { headers, body } = stripeEvent(`payment_intent.${name}`, {
    id: reference,
    object: 'payment_intent',
    status: name,
    capture_method: 'manual',
    amount: AMOUNT,
    amount_received: 0,
    currency: 'usd',
    latest_charge: `ch_${reference}`,
    metadata: {},
    ...more,
  });
  const answer = await fetch(webhookUrl, { method: 'POST', headers, body: new Uint8Array(body) });
  const text = await answer.text();
  return answer.status === 200 ? text : String(answer.status);
}

async function paymentState(payment: Payment): Promise<readonly unknown[]> {
  const { status, captured_amount: captured, pending_review: review } = await payment.read();
  return [status, captured, review];
}

/** Why the books took no part of it. */
async function whyNot(payment: Payment): Promise<readonly unknown[]> {
  const { items } = await payment.read('/events?limit=100');
  return items.flatMap(({ context }) => {
    const { made_elsewhere, ignored } = context as Record<string, unknown>; // as the contract has it
    return made_elsewhere === true && ignored !== undefined ? [ignored] : [];
  });
}

/** Stripe captures, and its answer gets lost; so do its events. */
async function captureUnheard(payment: Payment, amount: number): Promise<string> {
  await dashboards.order('events', { manner: 'drop' });
  await dashboards.order('behaviours', { manner: 'reset_after', kind: 'capture' });
  await payment.ask('/capture', { amount });
  const [capture] = (await payment.read('/captures')).items;
  assert.equal(capture?.['status'], 'pending');
  await dashboards.order('events', { manner: 'deliver' });
  return String(capture['id']);
}

/** What became of it is found out. */
async function findOut(payment: Payment, captured: number): Promise<void> {
  const { service } = dashboards;
  await eventually(async () => {
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
    await recoverDue(service.parts);
    return (await payment.read())['captured_amount'] === captured;
  });
}

test('a capture that may be ours waits until what became of ours is known, and both count', async () => {
  const payment = await holdPayment();
  const ours = await captureUnheard(payment, 100);
  assert.equal(await tellIntent(payment.reference, 'succeeded', { amount_received: 100 }), '425');
  assert.deepEqual((await paymentState(payment)).slice(1), [0, false]);
  await findOut(payment, 100);
  const both = { amount_received: 200, metadata: { [`c_${ours}`]: '100' } };
  assert.match(await tellIntent(payment.reference, 'succeeded', both), /applied/);
  assert.match(await tellIntent(payment.reference, 'succeeded', both), /ignored/);
  assert.deepEqual(await paymentState(payment), ['captured', 200, false]);
});

test('a capture for which one of ours takes the room waits, and is then told to a person', async () => {
  const payment = await holdPayment();
  await captureUnheard(payment, AMOUNT);
  assert.equal(await tellIntent(payment.reference, 'succeeded', { amount_received: 100 }), '425');
  await findOut(payment, AMOUNT);
  assert.match(await tellIntent(payment.reference, 'succeeded', { amount_received: 100 }), /ignored/);
  assert.deepEqual(await paymentState(payment), ['captured', AMOUNT, true]);
  assert.deepEqual(await whyNot(payment), ['it is more than can still be captured']);
});

test('a cancellation waits while a capture of ours is not decided', async () => {
  const payment = await holdPayment();
  await captureUnheard(payment, 100);
  assert.equal(await tellIntent(payment.reference, 'canceled', {}), '425');
  await findOut(payment, 100);
  await tellIntent(payment.reference, 'canceled', {});
  assert.deepEqual(await paymentState(payment), ['captured', 100, false]);
});

test('what the books cannot take stays out of them, what was taken late does not, and a person is told', async () => {
  const payment = await holdPayment();
  await tellIntent(payment.reference, 'succeeded', { amount_received: AMOUNT + 1 });
  await tellIntent(payment.reference, 'succeeded', { amount_received: 100, currency: 'eur' });
  assert.deepEqual(await paymentState(payment), ['authorized', 0, true]);
  await payment.ask('/capture', {});
  await tellIntent(payment.reference, 'canceled', {});
  const said = [
    'it is in another currency',
    'it is more than can still be captured',
    'the transaction is captured',
  ];
  assert.deepEqual((await whyNot(payment)).toSorted(), said);
  assert.deepEqual((await paymentState(payment)).slice(0, 2), ['captured', AMOUNT]);

  const voided = await holdPayment();
  await voided.ask('/void', {});
  await tellIntent(voided.reference, 'succeeded', { amount_received: 100 });
  assert.deepEqual(await paymentState(voided), ['captured', 100, true]);
});

test('what Stripe cancels by itself ends by its own time here, and what nobody paid here is nobody’s', async () => {
  const payment = await holdPayment();
  await tellIntent(payment.reference, 'canceled', { cancellation_reason: 'automatic' });
  await payment.act('cancel_automatically');
  await dashboards.quiet();
  assert.deepEqual(await paymentState(payment), ['authorized', 0, false]);
  assert.match(await tellIntent('pi_of_nobody', 'succeeded', { amount_received: 100 }), /"unmatched"\]/);
  assert.match(await tellIntent('pi_of_nobody', 'canceled', {}), /"unmatched"\]/);
});

test('a capture that is told with its payment is not booked once more', async () => {
  const { service } = dashboards;
  const card = { method: 'card', number: '4000002500003155', expiration_date: '03/30', security_code: '100' };
  const { body: waiting } = await service.request('POST', '/transactions', {
    body: { amount: AMOUNT, currency: 'USD', country: 'US', payment_method: card },
  });
  const path = `/transactions/${waiting.id}`;
  assert.equal(waiting.status, 'buyer_approval_pending', JSON.stringify(waiting));
  const [operation] = await service.db.query<{ operation_id: string }>(
    { name: '', text: 'SELECT operation_id FROM operations WHERE transaction_id = $1' },
    [waiting.id],
  );
  const metadata = { railyard_operation: operation?.operation_id };
  await tellIntent(waiting.payment_service_transaction_id, 'succeeded', { amount_received: 100, metadata });
  const { body } = await service.request('GET', path);
  assert.deepEqual([body.status, body.captured_amount], ['captured', 100]);
});
