import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MandateRow, beginMandateCancel, rememberMandate } from '../../server/db/queries/mandates.ts';
import { newJob } from '../../server/db/new-operation.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { eventually } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';
import {
  shop,
  bank,
  SCHEMES,
  DAY,
  advance,
  read,
  becomes,
  remove,
  store,
  debit,
  mandates,
  mandateOf,
  control,
  act,
  eventsTold,
  atTheBank,
  outside,
  withBank,
} from './bank-shop.ts';

withBank();

test('a debit whose events all got lost is asked for within six hours of the bank’s decision', async () => {
  const id = await store('ach');
  await control('events', { manner: 'drop' });
  try {
    const paid = await debit('ach', id);
    assert.equal(paid.body.status, 'pending', paid.text);
    await act(paid.body.payment_service_transaction_id, 'settle');
    assert.equal((await read(paid.body.id)).status, 'pending', 'nobody has told of it');
    await advance(DAY / 4 + 60);
    await becomes(paid.body.id, 'captured');
  } finally {
    await control('events', { manner: 'deliver' });
  }
});

test('events of a debit count in whatever order they come, and each of them once', async () => {
  const id = await store('ach');
  await control('events', { manner: 'hold' });
  const paid = await debit('ach', id, { amount: 540002 });
  assert.equal(paid.body.status, 'pending');
  const reference = paid.body.payment_service_transaction_id;
  // A worker that asks the bank before any of its events may know by now that the debit was paid.
  await advance(40 * DAY);
  const all = await eventually(async () => {
    const written = await eventsTold(reference);
    return written.length === 2 && written;
  });
  const [confirmed, returned] = ['debit.confirmed', 'debit.returned'].map((name) =>
    all.find((event) => event.name === name),
  );
  assert.ok(confirmed !== undefined && returned !== undefined);
  await control('events/release', { event: returned.event_id });
  await becomes(paid.body.id, 'returned');
  await control('events/release', { event: confirmed.event_id });
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await control('events/again', { event: returned.event_id });
  await eventually(
    async () =>
      (await shop.get(`/transactions/${paid.body.id}/events`)).body.items.filter(
        ({ context }: { context: { event_name?: string } }) => context.event_name === 'debit.confirmed',
      ).length === 1,
  );
  const now = await read(paid.body.id);
  assert.deepEqual(
    [now.status, now.captured_amount, now.error_code],
    ['returned', 540002, 'disputed_transaction'],
  );
  const posted = await shop.service.db.query<{ movement: string; amount: bigint }>(
    {
      name: '',
      text:
        'SELECT movement, amount FROM ledger_entries WHERE transaction_id = $1 AND movement IN ' +
        "('capture', 'return') ORDER BY movement",
    },
    [paid.body.id],
  );
  assert.deepEqual(posted, [
    { movement: 'capture', amount: 540002n },
    { movement: 'return', amount: 540002n },
  ]);
});

/** As indices into: mandate.created, debit.confirmed, debit.returned, mandate.revoked. */
const ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [1, 3, 2, 0],
  [3, 0, 2, 1],
  [2, 1, 3, 3, 0, 2],
] as const;

for (const order of ORDERS) {
  test(`a debit and its mandate end the same when their events come as ${order.join(', ')}`, async () => {
    const id = await store('ach');
    await control('events', { manner: 'hold' });
    const paid = await debit('ach', id, { amount: 540001 });
    const { reference } = await mandateOf(id);
    await advance(3 * DAY + 60);
    await advance(3 * DAY);
    await act(reference, 'revoke_by_buyer');
    const subjects = [paid.body.payment_service_transaction_id, reference];
    const written = async () => (await Promise.all(subjects.map(eventsTold))).flat();
    await eventually(async () => (await written()).length === 4);
    const byName = new Map((await written()).map(({ name, event_id: event }) => [name, event]));
    const released = new Set<string>();
    for (const index of order) {
      const event =
        byName.get(
          ['mandate.created', 'debit.confirmed', 'debit.returned', 'mandate.revoked'][index] ?? '',
        ) ?? '';
      await control(released.has(event) ? 'events/again' : 'events/release', { event });
      released.add(event);
      await eventually(
        async () =>
          (
            await shop.service.db.query(
              { name: '', text: 'SELECT 1 FROM processor_events WHERE event_id = $1' },
              [event],
            )
          ).length === 1,
      );
    }
    await control('events', { manner: 'deliver' });
    const [now, mandate] = [await read(paid.body.id), await mandateOf(id)];
    assert.deepEqual(
      [now.status, now.captured_amount, now.error_code, mandate.status, mandate.ended_by],
      ['returned', 540001, 'insufficient_funds', 'revoked', 'buyer'],
    );
    const posted = await shop.service.db.query<{ movement: string }>(
      {
        name: '',
        text:
          "SELECT movement FROM ledger_entries WHERE transaction_id = $1 AND movement IN ('capture', " +
          "'return') ORDER BY movement",
      },
      [paid.body.id],
    );
    assert.deepEqual(
      posted.map(({ movement }) => movement),
      ['capture', 'return'],
    );
  });
}

test('a mandate that comes to light when its account is deleted already is ended as well', async () => {
  const id = await store('ach');
  await control('events', { manner: 'hold' });
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize', processor: 'mock-bank' });
  const paid = await debit('ach', id);
  assert.deepEqual([paid.body.status, await mandates(id)], ['processing', []]);
  assert.equal((await remove(id)).status, 204);
  await advance(30);
  await eventually(async () => (await mandates(id)).length === 1);
  await eventually(async () => (await mandateOf(id)).status === 'revoked');
  const { reference, ended_by: endedBy } = await mandateOf(id);
  assert.deepEqual([endedBy, await atTheBank(reference)], ['merchant', 'revoked']);
  await control('events', { manner: 'deliver' });
  await control('events/release', {});
});

/** The intent to end a mandate, and nothing more: as a process leaves it that dies right after. */
async function intendToEnd(mandate: MandateRow, firstRecoveryMs: number): Promise<boolean> {
  const now = new Date((await shop.get('/sandbox/clock')).body.now);
  const { merchant_account_id, payment_service_id, transaction_id, reference: of_reference } = mandate;
  const operation = newJob(
    { kind: 'cancel-mandate', merchant_account_id, payment_service_id, transaction_id, of_reference },
    { now, machineNow: new Date(), firstRecoveryMs },
  );
  return beginMandateCancel(shop.service.db, mandate, operation);
}

test('an ending whose process died after its intent is finished by a worker', async () => {
  const id = await store('ach');
  await debit('ach', id);
  const mandate = await mandateOf(id);
  assert.deepEqual(
    [await intendToEnd(mandate, 0), await intendToEnd(mandate, 0)],
    [true, false],
    'one at a time',
  );
  await eventually(async () => (await mandateOf(id)).cancel_status === 'succeeded');
  assert.equal(await atTheBank(mandate.reference), 'revoked');
});

test('an ending that the bank had told when its process died is finished by a worker that asks nobody', async () => {
  const id = await store('ach');
  const paid = await debit('ach', id);
  const mandate = await mandateOf(id);
  assert.ok(await intendToEnd(mandate, DAY * 1000));
  const news = {
    status: 'revoked',
    toldAt: null,
    endedBy: 'bank',
    paymentMethodId: null,
    transactionId: null,
  } as const;
  const { merchant_account_id: merchantAccountId, payment_service_id: paymentServiceId, reference } = mandate;
  const now = new Date();
  await rememberMandate(
    shop.service.db,
    { merchantAccountId, paymentServiceId, reference, ...news },
    null,
    now,
  );
  const text =
    "UPDATE operations SET due_at = '-infinity' WHERE kind = 'cancel-mandate' AND of_reference = $1";
  await shop.service.db.query({ name: '', text }, [reference]);
  await eventually(async () => (await mandateOf(id)).cancel_status === 'succeeded');
  assert.notEqual(await atTheBank(reference), 'revoked', 'it was not asked');
  assert.deepEqual([(await mandateOf(id)).status, (await mandateOf(id)).ended_by], ['revoked', 'bank']);
  const timeline = (await shop.get(`/transactions/${paid.body.id}/events`)).body.items;
  assert.equal(
    timeline.filter(({ context }: { context: { kind?: string } }) => context.kind === 'cancel_mandate')
      .length,
    1,
  );
});

test('a refund whose outcome is not known when the bank takes the money back counts all the same', async () => {
  const id = await store('ach');
  const paid = await debit('ach', id, { amount: 5000 });
  await advance(4 * DAY);
  await becomes(paid.body.id, 'captured');
  await shop.misbehave({ manner: 'reset_after', kind: 'refund', processor: 'mock-bank' });
  const refund = await shop.post('/refunds', { transaction_id: paid.body.id, amount: 2000 });
  assert.equal(refund.body.status, 'processing', refund.text);
  await act((await read(paid.body.id)).payment_service_transaction_id, 'return');
  await becomes(paid.body.id, 'returned');
  await advance(30);
  await eventually(async () => (await read(paid.body.id)).refunded_amount === 2000);
  assert.equal((await read(paid.body.id)).status, 'returned');
  const sums = await shop.service.db.query<{ movement: string; sum: bigint }>(
    {
      name: '',
      text:
        'SELECT movement, sum(amount)::bigint FROM ledger_entries WHERE transaction_id = $1 AND ' +
        "movement IN ('refund', 'return') GROUP BY movement ORDER BY movement",
    },
    [paid.body.id],
  );
  assert.deepEqual(sums, [
    { movement: 'refund', sum: 2000n },
    { movement: 'return', sum: 3000n },
  ]);
});

test('a mandate that the bank does not know is for a person to end, who is told', async () => {
  const id = await store('ach');
  await control('events', { manner: 'drop' });
  await debit('ach', id);
  const { reference } = await mandateOf(id);
  await control('events', { manner: 'deliver' });
  await shop.service.db.query({ name: '', text: 'UPDATE mandates SET reference = $2 WHERE reference = $1' }, [
    reference,
    '01890a5d-ac96-774b-bcce-b302099a8057',
  ]);
  assert.equal((await remove(id)).status, 204);
  assert.equal((await mandateOf(id)).cancel_status, 'failed');
  assert.equal((await outside(id)).at(-1), 'payment-method.deleted');
  const { items } = (await shop.get('/monitoring/incidents?limit=100')).body;
  const incident = items.find((one: { spec: { params: { id: string } } }) => one.spec.params.id === id);
  assert.equal(incident.display_name, 'A mandate could not be ended at its processor');
  assert.deepEqual(await outside(incident.id), ['monitoring.incident.created']);
});

test('an account bound to a payment service is debited there only', async () => {
  const other = await addPaymentService(shop.service, {
    display_name: 'Second bank',
    payment_service_definition_id: 'mock-bank',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'api_key', value: 'sk_sandbox_bank' },
      { key: 'webhook_secret', value: webhookSecretOf('mock-bank') },
    ],
  });
  const id = await store('ach', { payment_service_id: other });
  assert.equal((await debit('ach', id)).body.payment_service.id, other);
  assert.equal((await debit('ach', id, { payment_service_id: bank })).status, 422);
  const wrong = await shop.post('/payment-methods', {
    ...SCHEMES.ach.account,
    payment_service_id: shop.paymentServiceId,
  });
  assert.deepEqual(
    [wrong.status, wrong.body.details.map(({ pointer }: { pointer: string }) => pointer)],
    [400, ['/payment_service_id']],
  );
});

test('a stored account that cannot be right is refused with everything that is wrong', async () => {
  const wrong = await shop.post('/payment-methods', {
    ...SCHEMES.ach.account,
    account_number: '12x4',
    routing_number: '021000022',
    account_holder: {},
  });
  assert.deepEqual(
    [wrong.status, wrong.body.details.map(({ pointer }: { pointer: string }) => pointer)],
    [400, ['/account_number', '/routing_number', '/account_holder']],
    wrong.text,
  );
  assert.equal(
    (
      await shop.post('/payment-methods', {
        ...SCHEMES.sepa.account,
        account_number: 'DE88370400440532013000',
      })
    ).status,
    400,
  );
  assert.equal(
    (await shop.post('/payment-methods', { ...SCHEMES.bacs.account, account_number: '5577991' })).status,
    400,
  );
});

test('a stored account pays by checkout session', async () => {
  const id = await store('ach');
  const session = await shop.post('/checkout/sessions', {});
  assert.equal(
    (
      await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
        body: { payment_method: { method: 'id', id } },
        token: null,
      })
    ).status,
    204,
  );
  const paid = await shop.pay({
    payment_method: { method: 'checkout-session', id: session.body.id },
    intent: 'capture',
  });
  assert.deepEqual([paid.body.status, paid.body.payment_method.id], ['pending', id], paid.text);
  assert.equal((await mandates(id)).length, 1);
});

test('a mandate that its holder pauses takes no debit until it is resumed, and ends like any other', async () => {
  const id = await store('ach');
  await debit('ach', id);
  const { reference } = await mandateOf(id);
  const stands = async (status: string): Promise<void> => {
    await eventually(async () => (await mandateOf(id)).status === status);
    const { body } = await shop.get(`/payment-methods/${id}`);
    assert.deepEqual(
      [body.status, body.mandates[0].status],
      [status === 'active' ? 'succeeded' : status, status],
    );
  };
  await act(reference, 'pause_by_buyer');
  await stands('paused');
  const refused = await debit('ach', id);
  assert.deepEqual(
    [refused.body.status, refused.body.error_code],
    ['failed', 'unavailable_payment_method'],
    refused.text,
  );
  await act(reference, 'resume_by_buyer');
  await stands('active');
  assert.equal((await debit('ach', id)).body.status, 'pending');
  assert.deepEqual(await outside(id), [
    'payment-method.authorization-updated',
    'payment-method.paused',
    'payment-method.resumed',
  ]);
  await act(reference, 'pause_by_buyer');
  await stands('paused');
  assert.equal((await remove(id)).status, 204);
  assert.equal(await atTheBank(reference), 'revoked');
  assert.deepEqual([(await mandateOf(id)).status, (await mandateOf(id)).ended_by], ['revoked', 'merchant']);
});

test('an event that ends a mandate before the bank answers us is its answer, and stands on the timeline', async () => {
  const id = await store('ach');
  const paid = await debit('ach', id);
  const { reference } = await mandateOf(id);
  await shop.misbehave({ manner: 'error_after', kind: 'cancelMandate', processor: 'mock-bank' });
  assert.equal((await remove(id)).status, 204);
  assert.equal(await atTheBank(reference), 'revoked');
  await eventually(async () => (await mandateOf(id)).cancel_status === 'succeeded');
  const timeline = (await shop.get(`/transactions/${paid.body.id}/events`)).body.items;
  const ends = timeline.filter(
    ({ context }: { context: { kind?: string } }) => context.kind === 'cancel_mandate',
  );
  assert.deepEqual(
    ends.map(({ context }: { context: object }) => context),
    [
      {
        kind: 'cancel_mandate',
        status: 'succeeded',
        mandate: reference,
        operation_id: ends[0]?.context.operation_id,
        payment_service_id: paid.body.payment_service.id,
        payment_method_id: id,
      },
    ],
  );
});
