import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stripeEvent } from '../../../test/connectors/stripe-events.ts';
import { type TestService, eventually, openTestService } from '../../../test/harness/index.ts';
import { addPaymentService, recoverDue } from '../../../test/harness/shop.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';

/** Refunds that somebody made at Stripe, which nobody asked for here. */
let service: TestService;
let webhookUrl = '';
const ACCOUNT = 'default';
before(async () => {
  service = await openTestService({ worker: false });
  for (const kind of ['bank', 'card']) {
    const made = await addPaymentService(service, {
      display_name: `Stripe ${kind}`,
      payment_service_definition_id: `stripe-${kind}`,
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [
        { key: 'secret_key', value: `sk_test_${ACCOUNT}` },
        { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
      ],
    });
    const { body } = await service.request('GET', `/payment-services/${made}`);
    webhookUrl = body.webhook_url.replace(service.parts.config.publicUrl, service.url);
    const answer = await fetch(`${service.simulatorUrl}/stripe/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer sk_test_${ACCOUNT}` },
      body: new URLSearchParams({ url: body.webhook_url, 'enabled_events[]': '*' }),
    });
    assert.equal(answer.status, 200, await answer.text());
  }
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

type PaidTransaction = Readonly<{ id: string; payment_service_transaction_id: string }>;
const CARD = { method: 'card', number: '4242424242424242', expiration_date: '03/30', security_code: '100' };

async function pay(amount: number, more: object = {}): Promise<PaidTransaction & Record<string, unknown>> {
  const { body } = await service.request('POST', '/transactions', {
    body: { amount, currency: 'USD', country: 'US', intent: 'capture', payment_method: CARD, ...more },
  });
  return body;
}

async function control(path: string, order: object): Promise<void> {
  const answer = await fetch(`${service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: ACCOUNT, processor: 'stripe', ...order }),
  });
  assert.ok(answer.ok, await answer.text());
}
const act = ({ payment_service_transaction_id: subject }: PaidTransaction, what: string) =>
  control('acts', { subject, act: what });

const read = async (path: string) => (await service.request('GET', path)).body;
const refundsOf = async ({ id }: PaidTransaction) => (await read(`/transactions/${id}/refunds`)).items;
const refundedAmount = async ({ id }: PaidTransaction) => (await read(`/transactions/${id}`)).refunded_amount;

/** Has Stripe tell this. */
async function tellEvent(name: string, object: object): Promise<readonly string[]> {
  const { headers, body } = stripeEvent(name, { object: 'refund', currency: 'usd', metadata: {}, ...object });
  const answer = await fetch(webhookUrl, { method: 'POST', headers, body: new Uint8Array(body) });
  const text = await answer.text();
  return answer.status === 200 ? [text] : [String(answer.status)];
}

async function timelineOf({ id }: PaidTransaction): Promise<readonly Record<string, unknown>[]> {
  const { items } = await read(`/transactions/${id}/events?limit=100`);
  return items.map(({ context }: { context: Record<string, unknown> }) => context);
}

test('a refund of the dashboard is a refund of the transaction, once, however often it is told of', async () => {
  const paid = await pay(1299);
  await act(paid, 'refund_in_dashboard');
  await eventually(async () => (await refundedAmount(paid)) === 100);
  const [refund, ...more] = await refundsOf(paid);
  assert.equal(more.length, 0);
  const { status, amount, reason, creator, payment_service_refund_id: reference } = refund;
  assert.deepEqual([status, amount, reason, creator], ['succeeded', 100, 'Made at the processor', null]);
  assert.match(reference, /^re_/);
  assert.ok((await timelineOf(paid)).some((context) => context['made_elsewhere'] === true));
  const told = await service.db.query<{ name: string }>(
    {
      name: '',
      text: `SELECT name FROM webhook_events WHERE transaction_id = $1 AND name LIKE 'refund.%'`,
    },
    [paid.id],
  );
  assert.deepEqual(
    told.map(({ name }) => name),
    ['refund.succeeded'],
  );

  const again = { id: reference, amount: 100, payment_intent: paid.payment_service_transaction_id };
  for (const status of ['succeeded', 'pending'])
    assert.match(String(await tellEvent('refund.updated', { ...again, status })), /ignored/);
  assert.deepEqual([(await refundsOf(paid)).length, await refundedAmount(paid)], [1, 100]);

  const rest = await service.request('POST', `/transactions/${paid.id}/refunds`, { body: {} });
  assert.deepEqual([rest.body.status, rest.body.amount], ['succeeded', 1199]);
  await act(paid, 'pay_out');
  const lines = `/transactions/${paid.id}/refund-settlements`;
  await eventually(async () => (await read(lines)).items.length === 2);
  const settled = (await read(lines)).items.map((line: Record<string, unknown>) => [
    line['refund_id'],
    line['amount'],
  ]);
  assert.deepEqual(new Map(settled).get(refund.id), 100);
});

test('one whose event got lost comes into the books with the payout that has it', async () => {
  const paid = await pay(1299);
  await control('events', { manner: 'drop' });
  await act(paid, 'refund_in_dashboard');
  await control('events', { manner: 'deliver' });
  assert.equal(await refundedAmount(paid), 0);
  await act(paid, 'pay_out');
  await eventually(async () => (await read(`/transactions/${paid.id}`)).settled_amount === 1199);
  assert.equal(await refundedAmount(paid), 100);
  assert.equal((await read(`/transactions/${paid.id}/refund-settlements`)).items.length, 1);
});

test('one that the bank sends back leaves the books, and one that is told as failed first never enters', async () => {
  const paid = await pay(1299);
  await act(paid, 'refund_in_dashboard');
  await eventually(async () => (await refundedAmount(paid)) === 100);
  await act(paid, 'lose_refunds');
  await eventually(async () => (await refundedAmount(paid)) === 0);
  assert.equal((await refundsOf(paid))[0].status, 'declined');

  const other = await pay(1299);
  const about = { id: 're_failed', amount: 100, payment_intent: other.payment_service_transaction_id };
  await tellEvent('refund.failed', { ...about, status: 'failed', failure_reason: 'lost_or_stolen_card' });
  await tellEvent('refund.created', { ...about, status: 'succeeded' });
  const [refund, ...more] = await refundsOf(other);
  assert.deepEqual([refund.status, more.length, await refundedAmount(other)], ['declined', 0, 0]);
});

test('one of a debit is processing until it has arrived', async () => {
  const holder = { account_type: 'checking', account_holder: { first_name: 'Ada', last_name: 'Lovelace' } };
  const account = { account_number: '000123456789', routing_number: '110000000', ...holder };
  const paid = await pay(1299, { payment_method: { method: 'bank', scheme: 'ach', ...account } });
  await act(paid, 'settle');
  await eventually(async () => (await read(`/transactions/${paid.id}`)).status === 'captured');
  await act(paid, 'refund_in_dashboard');
  await eventually(async () => (await refundsOf(paid)).length === 1);
  assert.deepEqual([(await refundsOf(paid))[0].status, await refundedAmount(paid)], ['processing', 0]);
  const most = await service.request('POST', `/transactions/${paid.id}/refunds`, { body: { amount: 1299 } });
  assert.equal(most.status, 422, 'what is on its way is not refunded once more');

  await control('events', { manner: 'drop' });
  await act(paid, 'settle_refunds');
  await control('events', { manner: 'deliver' });
  // Stripe is asked for it by its own id.
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 7 * 3600 } });
  await recoverDue(service.parts);
  await eventually(async () => (await refundedAmount(paid)) === 100);
});

test('two that are told at one moment, and each of them twice, are two', async () => {
  const paid = await pay(1299);
  const payment_intent = paid.payment_service_transaction_id;
  const of = (id: string) => ({ id, amount: 100, payment_intent, status: 'succeeded' });
  const [one, two] = [of('re_one'), of('re_two')];
  await Promise.all(
    [one, two, one, two].map((refund, index) =>
      tellEvent(index < 2 ? 'refund.created' : 'refund.updated', refund),
    ),
  );
  assert.deepEqual([(await refundsOf(paid)).length, await refundedAmount(paid)], [2, 200]);
});

test('one that may be ours, whose answer got lost, waits until that is known, and both count', async () => {
  const paid = await pay(1299);
  await control('events', { manner: 'drop' });
  await control('behaviours', { manner: 'reset_after', kind: 'refund' });
  const asked = { body: { amount: 100 } };
  const { body: ours } = await service.request('POST', `/transactions/${paid.id}/refunds`, asked);
  assert.equal(ours.status, 'processing', JSON.stringify(ours));
  await control('events', { manner: 'deliver' });
  const about = { id: 're_theirs', amount: 100, payment_intent: paid.payment_service_transaction_id };
  assert.deepEqual(await tellEvent('refund.created', { ...about, status: 'succeeded' }), ['425']);
  await eventually(async () => {
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
    await recoverDue(service.parts);
    return (await refundedAmount(paid)) === 100;
  });
  assert.match(String(await tellEvent('refund.created', { ...about, status: 'succeeded' })), /applied/);
  assert.deepEqual([(await refundsOf(paid)).length, await refundedAmount(paid)], [2, 200]);
});

test('what the books cannot take stays out of them, and a person is told', async () => {
  const held = await pay(1299, { intent: 'authorize' });
  const about = { id: 're_much', payment_intent: held.payment_service_transaction_id, status: 'succeeded' };
  const why = async () =>
    (await timelineOf(held)).flatMap((context) =>
      context['made_elsewhere'] === true ? [context['ignored']] : [],
    );
  assert.match(String(await tellEvent('refund.created', { ...about, amount: 100 })), /ignored/);
  assert.deepEqual(await why(), ['the transaction is authorized']);
  assert.equal((await read(`/transactions/${held.id}`)).pending_review, true);

  await service.request('POST', `/transactions/${held.id}/capture`, { body: { amount: 50 } });
  await tellEvent('refund.updated', { ...about, amount: 51 });
  await tellEvent('refund.updated', { ...about, amount: 50, currency: 'eur' });
  await tellEvent('refund.failed', { ...about, amount: 51, status: 'failed' });
  const said = ['the transaction is authorized', 'it is more than can still be refunded'];
  assert.deepEqual((await why()).toSorted(), [...said, 'it is in another currency'].toSorted());
  assert.deepEqual([await refundedAmount(held), (await refundsOf(held)).length], [0, 0]);
  assert.deepEqual(
    await tellEvent('refund.created', { id: 're_of_nobody', amount: 1, payment_intent: 'pi_x' }),
    ['{"results":["unmatched"]}'],
  );
});
