import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type MandateRow, beginMandateCancel } from '../../server/db/queries/mandates.ts';
import { newErrand } from '../../server/operations/rows.ts';
import { ledgerDifferences } from '../../server/ledger/check.ts';
import { webhookSecretOf } from '../../server/simulator/courier.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from './setup.ts';

/** Bank accounts over HTTP, against the simulated bank. With a worker: what is due happens by itself. */
let shop: Shop;
let bank: string;
before(async () => {
  shop = await openShop();
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_bank' },
    { key: 'webhook_secret', value: webhookSecretOf('mock-bank') },
  ];
  bank = await addPaymentService(shop.service, {
    display_name: 'Bank',
    payment_service_definition_id: 'mock-bank',
    accepted_currencies: ['USD', 'EUR', 'GBP'],
    accepted_countries: ['US', 'DE', 'GB'],
    fields,
  });
});
after(async () => {
  assert.deepEqual(
    await ledgerDifferences(shop.service.db),
    [],
    'after all of this, both books say the same',
  );
  await shop.close();
});

type Body = Readonly<Record<string, unknown>>;
const HOLDER = { first_name: 'Ann', last_name: 'Example' };
const SCHEMES = {
  ach: {
    account: {
      method: 'bank',
      scheme: 'ach',
      account_number: '000123456789',
      routing_number: '021000021',
      account_type: 'checking',
      account_holder: HOLDER,
    },
    currency: 'USD',
    country: 'US',
    lastFour: '6789',
    activation: 0,
  },
  sepa: {
    account: {
      method: 'bank',
      scheme: 'sepa',
      account_number: 'DE89370400440532013000',
      account_holder: HOLDER,
    },
    currency: 'EUR',
    country: 'DE',
    lastFour: '3000',
    activation: 1,
  },
  bacs: {
    account: {
      method: 'bank',
      scheme: 'bacs',
      account_number: '55779911',
      routing_number: '20-00-00',
      account_holder: { company_name: 'Example Ltd' },
    },
    currency: 'GBP',
    country: 'GB',
    lastFour: '9911',
    activation: 2,
  },
} as const;
type Scheme = keyof typeof SCHEMES;
const NAMES = ['ach', 'sepa', 'bacs'] as const;

const DAY = 86_400;
const advance = (seconds: number): Promise<TestAnswer> =>
  shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const becomes = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status, { deadlineMs: 20_000 });
const remove = (id: string): Promise<TestAnswer> => shop.service.request('DELETE', `/payment-methods/${id}`);

async function store(scheme: Scheme, more: Body = {}): Promise<string> {
  const made = await shop.post('/payment-methods', { ...SCHEMES[scheme].account, ...more });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

/** A debit of a stored account. */
function debit(scheme: Scheme, id: string, more: Body = {}): Promise<TestAnswer> {
  const { currency, country } = SCHEMES[scheme];
  return shop.pay({
    amount: 2500,
    currency,
    country,
    intent: 'capture',
    payment_method: { method: 'id', id },
    ...more,
  });
}

const LATER = { payment_source: 'recurring', merchant_initiated: true, is_subsequent_payment: true } as const;

/** A mandate, with the operation that ends it. */
type Ending = MandateRow & Readonly<{ cancel_status: string | null; cancel_tries: number | null }>;

async function mandates(paymentMethodId: string): Promise<readonly Ending[]> {
  const text = `
    SELECT m.*, o.status AS cancel_status, o.due_tries AS cancel_tries FROM mandates m
    LEFT JOIN operations o ON o.kind = 'cancel-mandate' AND o.merchant_account_id = m.merchant_account_id
      AND o.payment_service_id = m.payment_service_id AND o.of_reference = m.reference
    WHERE m.payment_method_id = $1 ORDER BY m.created_at`;
  return shop.service.db.query<Ending>({ name: '', text }, [paymentMethodId]);
}

async function mandateOf(paymentMethodId: string): Promise<Ending> {
  const [mandate, ...others] = await mandates(paymentMethodId);
  assert.ok(mandate !== undefined && others.length === 0, 'one mandate');
  return mandate;
}

async function control(path: string, body: Body): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}
const act = (subject: string, name: string): Promise<void> =>
  control('acts', { processor: 'mock-bank', subject, act: name });

async function told(subject: string): Promise<readonly { event_id: string; name: string }[]> {
  const answer = await fetch(
    `${shop.service.simulatorUrl}/_control/events?account=default&subject=${subject}`,
  );
  return ((await answer.json()) as { items: { event_id: string; name: string }[] }).items;
}

/** What the bank itself says of a mandate. */
async function atTheBank(reference: string): Promise<string> {
  const answer = await fetch(`${shop.service.simulatorUrl}/mock-bank/mandates/${reference}`, {
    headers: { authorization: 'Bearer sk_sandbox_bank', 'sub-merchant': 'default' },
  });
  return ((await answer.json()) as { status: string }).status;
}

const outside = async (paymentMethodId: string): Promise<readonly string[]> =>
  (
    await shop.service.db.query<{ name: string }>(
      {
        name: '',
        text: "SELECT name FROM webhook_events WHERE target_type = 'payment-method' AND target_id = $1 ORDER BY webhook_event_id",
      },
      [paymentMethodId],
    )
  ).map(({ name }) => name);

for (const scheme of NAMES) {
  const { account, lastFour, activation } = SCHEMES[scheme];

  test(`${scheme}: an account is stored with its last four only, listed, read, and known again by its fingerprint`, async () => {
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

  test(`${scheme}: a stored account is debited under a mandate that its first debit made, activated by the bank, and charged again under it`, async () => {
    const id = await store(scheme);
    const first = await debit(scheme, id);
    assert.deepEqual(
      [first.status, first.body.status, first.body.payment_method.id, first.body.payment_method.label],
      [201, 'pending', id, lastFour],
      first.text,
    );
    assert.equal((await mandateOf(id)).status, activation === 0 ? 'active' : 'pending');
    await advance(activation * DAY + 60);
    await eventually(async () => (await mandateOf(id)).status === 'active', { deadlineMs: 20_000 });
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

  test(`${scheme}: an account stored with its first payment is processing until that is paid, and usable from then on`, async () => {
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

  test(`${scheme}: money that comes back days later is reversed once, beside a refund that was made before`, async () => {
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
    for (const { event_id: event, name } of await told(now.payment_service_transaction_id))
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
      await eventually(async () => (await mandateOf(id)).status === 'revoked', { deadlineMs: 20_000 });
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
      const timeline = (await shop.get(`/transactions/${first.body.id}/events`)).body.items;
      assert.ok(
        timeline.some(
          ({ context }: { context: { event_name?: string } }) => context.event_name === 'mandate.revoked',
        ),
        'the payment that made it says so',
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
    const timeline = (await shop.get(`/transactions/${first.body.id}/events`)).body.items;
    assert.equal(
      timeline.filter(
        ({ context }: { context: { kind?: string; status?: string } }) =>
          context.kind === 'cancel_mandate' && context.status === 'succeeded',
      ).length,
      1,
    );
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
    await eventually(async () => ((await mandateOf(id)).cancel_tries ?? 0) >= 1, { deadlineMs: 20_000 });
    const isOver = async (): Promise<boolean> => {
      await advance(60);
      return (await mandateOf(id)).cancel_status === 'succeeded';
    };
    await eventually(isOver, { deadlineMs: 20_000 });
    assert.deepEqual([(await mandateOf(id)).status, await atTheBank(reference)], ['revoked', 'revoked']);
  });
}

test('events of a debit count in whatever order they come, and each of them once', async () => {
  const id = await store('ach');
  await control('events', { manner: 'hold' });
  const paid = await debit('ach', id, { amount: 540002 });
  const reference = paid.body.payment_service_transaction_id;
  await advance(40 * DAY);
  await eventually(async () => (await told(reference)).length === 2, { deadlineMs: 20_000 });
  assert.equal((await read(paid.body.id)).status, 'pending');
  const [confirmed, returned] = await told(reference);
  assert.ok(confirmed !== undefined && returned?.name === 'debit.returned');
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
      text: "SELECT movement, amount FROM ledger_entries WHERE transaction_id = $1 AND movement IN ('capture', 'return') ORDER BY movement",
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
    const written = async () => (await Promise.all(subjects.map(told))).flat();
    await eventually(async () => (await written()).length === 4, { deadlineMs: 20_000 });
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
        { deadlineMs: 20_000 },
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
        text: "SELECT movement FROM ledger_entries WHERE transaction_id = $1 AND movement IN ('capture', 'return') ORDER BY movement",
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
  await eventually(async () => (await mandates(id)).length === 1, { deadlineMs: 20_000 });
  await eventually(async () => (await mandateOf(id)).status === 'revoked', { deadlineMs: 20_000 });
  const { reference, ended_by: endedBy } = await mandateOf(id);
  assert.deepEqual([endedBy, await atTheBank(reference)], ['merchant', 'revoked']);
  await control('events', { manner: 'deliver' });
  await control('events/release', {});
});

test('an ending whose process died after its intent is finished by a worker', async () => {
  const id = await store('ach');
  await debit('ach', id);
  const mandate = await mandateOf(id);
  const now = new Date((await shop.get('/sandbox/clock')).body.now);
  const { merchant_account_id, payment_service_id, reference: of_reference } = mandate;
  const begin = (): Promise<boolean> => {
    const given = { kind: 'cancel-mandate', merchant_account_id, payment_service_id, of_reference } as const;
    const operation = newErrand(given, { now, machineNow: new Date(), firstRecoveryMs: 0 });
    return beginMandateCancel(shop.service.db, mandate, operation);
  };
  assert.deepEqual([await begin(), await begin()], [true, false], 'one at a time');
  await eventually(async () => (await mandateOf(id)).cancel_status === 'succeeded', { deadlineMs: 20_000 });
  assert.equal(await atTheBank(mandate.reference), 'revoked');
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
  await eventually(async () => (await read(paid.body.id)).refunded_amount === 2000, { deadlineMs: 20_000 });
  assert.equal((await read(paid.body.id)).status, 'returned');
  const sums = await shop.service.db.query<{ movement: string; sum: bigint }>(
    {
      name: '',
      text: "SELECT movement, sum(amount)::bigint FROM ledger_entries WHERE transaction_id = $1 AND movement IN ('refund', 'return') GROUP BY movement ORDER BY movement",
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
  assert.deepEqual((await outside(id)).slice(-2).sort(), [
    'monitoring.incident.created',
    'payment-method.deleted',
  ]);
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
