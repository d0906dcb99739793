import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TestAnswer, eventually } from '../harness/index.ts';
import {
  shop,
  bank,
  SCHEMES,
  NAMES,
  DAY,
  advance,
  read,
  becomes,
  remove,
  store,
  debit,
  LATER,
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

for (const scheme of NAMES) {
  const { account, lastFour, activation } = SCHEMES[scheme];

  test(`${scheme}: an account is stored with its last four only, and known by its fingerprint`, async () => {
    const made = await shop.post('/payment-methods', {
      ...account,
      external_identifier: `account-${scheme}`,
      payment_service_id: bank,
    });
    assert.deepEqual(
      [made.status, made.body.method, made.body.mode, made.body.scheme, made.body.label, made.body.status],
      [201, 'bank', 'bank', scheme, lastFour, 'succeeded'],
      made.text,
    );
    assert.ok(!made.text.includes(account.account_number));
    const again = await shop.post('/payment-methods', account);
    assert.deepEqual(
      [again.body.fingerprint === made.body.fingerprint, again.body.id === made.body.id],
      [true, false],
    );
    assert.deepEqual((await shop.get(`/payment-methods/${made.body.id}`)).body, made.body);
    const listed = await shop.get(`/payment-methods?external_identifier=account-${scheme}`);
    assert.deepEqual(
      listed.body.items.map(({ id }: { id: string }) => id),
      [made.body.id],
    );
    assert.equal(
      (await shop.get(`/payment-methods/${made.body.id}`, { version: 'published' })).body.scheme,
      null,
    );
    assert.equal(
      (
        await shop.service.request('PUT', `/payment-methods/${made.body.id}`, {
          body: { expiration_date: '12/40' },
        })
      ).status,
      422,
    );
    assert.equal((await remove(made.body.id)).status, 204);
    assert.equal((await shop.get(`/payment-methods/${made.body.id}`)).status, 404);
  });

  test(`${scheme}: a stored account is debited again under the mandate of its first debit`, async () => {
    const id = await store(scheme);
    const first = await debit(scheme, id);
    assert.deepEqual(
      [first.status, first.body.status, first.body.payment_method.id, first.body.payment_method.label],
      [201, 'pending', id, lastFour],
      first.text,
    );
    assert.equal((await mandateOf(id)).status, activation === 0 ? 'active' : 'pending');
    await advance(activation * DAY + 60);
    await eventually(async () => (await mandateOf(id)).status === 'active');
    await advance(4 * DAY);
    await becomes(first.body.id, 'captured');
    if (activation > 0) assert.deepEqual(await outside(id), ['payment-method.authorization-updated']);
    const later = await debit(scheme, id, { amount: 900, ...LATER });
    assert.equal(later.body.status, 'pending', later.text);
    const { reference } = await mandateOf(id);
    assert.equal((await shop.book(later.body.payment_service_transaction_id)).details['mandate'], reference);
    await advance(4 * DAY);
    await becomes(later.body.id, 'captured');
    assert.equal((await shop.get(`/payment-methods/${id}`)).body.usage_count, 2);
  });

  test(`${scheme}: an account stored with its first payment is usable once that is paid`, async () => {
    const { currency, country } = SCHEMES[scheme];
    const first = await shop.pay({
      amount: 1100,
      currency,
      country,
      intent: 'capture',
      store: true,
      payment_source: 'recurring',
      payment_method: account,
    });
    const id = first.body.payment_method.id;
    assert.deepEqual(
      [first.body.status, (await shop.get(`/payment-methods/${id}`)).body.status],
      ['pending', 'processing'],
      first.text,
    );
    assert.deepEqual([(await debit(scheme, id)).status], [422]);
    await advance(5 * DAY);
    await becomes(first.body.id, 'captured');
    assert.equal((await shop.get(`/payment-methods/${id}`)).body.status, 'succeeded');
    assert.equal((await debit(scheme, id, LATER)).body.status, 'pending');
    assert.equal((await mandates(id)).length, 1);
  });

  test(`${scheme}: a debit that is refused at once, and one that fails at settlement, say why`, async () => {
    const id = await store(scheme);
    const refused = await debit(scheme, id, { amount: 300003 });
    assert.deepEqual(
      [refused.body.status, refused.body.error_code],
      ['failed', 'invalid_payment_method'],
      refused.text,
    );
    assert.deepEqual(await mandates(id), []);
    const failing = await debit(scheme, id, { amount: 200011 });
    assert.equal(failing.body.status, 'pending');
    await advance(4 * DAY);
    await becomes(failing.body.id, 'declined');
    assert.equal((await read(failing.body.id)).error_code, 'insufficient_funds');
  });

  test(`${scheme}: money that comes back days later is reversed once, beside an earlier refund`, async () => {
    const id = await store(scheme);
    const balance = async (): Promise<TestAnswer['body']> =>
      (await shop.get(`/balances?currency=${SCHEMES[scheme].currency}`)).body.items[0];
    const paid = await debit(scheme, id, { amount: 540001 });
    await advance(3 * DAY + 60);
    await becomes(paid.body.id, 'captured');
    const refund = await shop.post('/refunds', { transaction_id: paid.body.id, amount: 40001 });
    assert.equal(refund.status, 201, refund.text);
    const before = await balance();
    await advance(3 * DAY);
    await becomes(paid.body.id, 'returned');
    const now = await read(paid.body.id);
    assert.deepEqual(
      [now.error_code, now.captured_amount, now.refunded_amount, now.intent_outcome],
      ['insufficient_funds', 540001, 40001, 'failed'],
    );
    assert.equal(
      (await shop.get(`/transactions/${paid.body.id}`, { version: 'published' })).body.status,
      'authorization_failed',
    );
    assert.equal(
      (await shop.post('/refunds', { transaction_id: paid.body.id })).status,
      409,
      'nothing is left to refund',
    );
    for (const { event_id: event, name } of await eventsTold(now.payment_service_transaction_id))
      if (name === 'debit.returned') await control('events/again', { event });
    const posted = await shop.service.db.query<{ amount: bigint }>(
      {
        name: '',
        text: "SELECT amount FROM ledger_entries WHERE transaction_id = $1 AND movement = 'return'",
      },
      [paid.body.id],
    );
    assert.deepEqual(
      posted.map(({ amount }) => amount),
      [500000n],
    );
    const after = await balance();
    assert.deepEqual(
      [
        after.returned_amount - before.returned_amount,
        after.pending_amount - before.pending_amount,
        after.captured_amount - before.captured_amount,
      ],
      [500000, -500000, 0],
    );
    const refunds = (await shop.get(`/transactions/${paid.body.id}/refunds`)).body.items;
    assert.deepEqual(
      refunds.map((made: { status: string; amount: number }) => [made.status, made.amount]),
      [['succeeded', 40001]],
    );
  });

  for (const by of ['buyer', 'bank'] as const) {
    test(`${scheme}: a mandate that the ${by} revoked refuses later debits, and nothing is sent`, async () => {
      const id = await store(scheme);
      const first = await debit(scheme, id);
      const { reference } = await mandateOf(id);
      await act(reference, `revoke_by_${by}`);
      await eventually(async () => (await mandateOf(id)).status === 'revoked');
      assert.equal((await mandateOf(id)).ended_by, by);
      assert.ok((await outside(id)).includes('payment-method.authorization-update-required'));
      const { body: shown } = await shop.get(`/payment-methods/${id}`);
      assert.deepEqual(
        [shown.status, shown.mandates.length, shown.mandates[0].status, shown.mandates[0].ended_by],
        ['failed', 1, 'revoked', by],
      );
      const later = await debit(scheme, id, LATER);
      assert.deepEqual(
        [later.status, later.body.status, later.body.error_code, later.body.raw_response_description],
        [201, 'declined', 'canceled_payment_method', `the mandate was revoked by the ${by}`],
        later.text,
      );
      assert.equal(later.body.payment_service_transaction_id, null);
      // The event is written down once it has been applied: the payment that made the mandate says so.
      await eventually(async () =>
        (await shop.get(`/transactions/${first.body.id}/events`)).body.items.some(
          ({ context }: { context: { event_name?: string } }) => context.event_name === 'mandate.revoked',
        ),
      );
      await act(reference, 'activate');
      assert.equal((await mandateOf(id)).status, 'revoked');
    });
  }

  test(`${scheme}: deleting the account ends its mandate at the bank, and says so`, async () => {
    const id = await store(scheme);
    const first = await debit(scheme, id);
    const { reference } = await mandateOf(id);
    assert.equal((await remove(id)).status, 204);
    assert.equal(await atTheBank(reference), 'revoked');
    const ended = await mandateOf(id);
    assert.deepEqual(
      [ended.status, ended.ended_by, ended.cancel_status],
      ['revoked', 'merchant', 'succeeded'],
    );
    assert.ok((await outside(id)).includes('payment-method.deleted'));
    await eventually(async () => {
      const timeline = (await shop.get(`/transactions/${first.body.id}/events`)).body.items;
      assert.equal(
        timeline.filter(
          ({ context }: { context: { kind?: string; status?: string } }) =>
            context.kind === 'cancel_mandate' && context.status === 'succeeded',
        ).length,
        1,
      );
    });
    assert.equal((await debit(scheme, id)).status, 422);
    await advance(4 * DAY);
    await becomes(first.body.id, 'captured');
  });

  test(`${scheme}: a bank that is down when the account is deleted is told when it is up again`, async () => {
    const id = await store(scheme);
    await debit(scheme, id);
    const { reference } = await mandateOf(id);
    await shop.misbehave({ manner: 'error_before', kind: 'cancelMandate', processor: 'mock-bank', times: 2 });
    assert.equal((await remove(id)).status, 204);
    assert.equal((await shop.get(`/payment-methods/${id}`)).status, 404);
    const waiting = await mandateOf(id);
    assert.deepEqual(
      [waiting.status === 'revoked', waiting.cancel_status, (await atTheBank(reference)) === 'revoked'],
      [false, 'sent', false],
    );
    await advance(10);
    await eventually(async () => ((await mandateOf(id)).cancel_tries ?? 0) >= 1);
    const isOver = async (): Promise<boolean> => {
      await advance(60);
      return (await mandateOf(id)).cancel_status === 'succeeded';
    };
    await eventually(isOver);
    assert.deepEqual([(await mandateOf(id)).status, await atTheBank(reference)], ['revoked', 'revoked']);
  });
}

test('the mandate of a first debit that comes to nothing ends with it', async () => {
  const { account, currency, country } = SCHEMES.sepa;
  const first = await shop.pay({
    amount: 2500,
    currency,
    country,
    intent: 'capture',
    store: true,
    payment_source: 'recurring',
    payment_method: account,
  });
  assert.equal(first.body.status, 'pending', first.text);
  const id = first.body.payment_method.id;
  await act(first.body.payment_service_transaction_id, 'fail');
  await becomes(first.body.id, 'declined');
  assert.equal((await mandateOf(id)).status, 'revoked');
  assert.equal((await shop.get(`/payment-methods/${id}`)).body.status, 'failed');
});
