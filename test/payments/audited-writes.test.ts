import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Statement } from '../../server/db/db.ts';
import { CARD, addWalletService } from '../harness/shop.ts';
import type { RequestOptions, TestAnswer } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';

/** Every write that moves money, with what it is about: `answer`, the id in its answer; else the transaction's. */
type Write = Readonly<{
  name: string;
  /** What comes before; gives the path, and the id of the transaction. */
  path(): Promise<Readonly<{ path: string; transaction: string | null }>>;
  method?: 'PUT';
  body(transaction: string | null): Readonly<Record<string, unknown>>;
  entry: Readonly<{ action: string; type: string; about: 'answer' | 'transaction' | 'something' }>;
}>;

let shop: GiftShop;
before(async () => {
  shop = await openGiftShop({ worker: false });
  await addWalletService(shop.service);
  refuseEntriesOfTheirOwn();
});
after(() => shop.close());

/** No entry is written but in the statement of what it is about. */
function refuseEntriesOfTheirOwn(): void {
  const { db } = shop.service.parts;
  const query = db.query.bind(db);
  const refusing = (statement: Statement<never>, values: readonly unknown[]): Promise<unknown> => {
    if (statement.name === 'insert_audit_logs') throw new Error('an entry was written by itself');
    return query(statement, values);
  };
  Object.assign(db, { query: refusing });
}

const onPath = (path: string) => async () => ({ path, transaction: null });
const onPaid =
  (intent: 'authorize' | 'capture', suffix: string, giftCards: number | null = null) =>
  async () => {
    const more = giftCards === null ? {} : { gift_cards: [{ ...shop.card(giftCards), amount: giftCards }] };
    const { body, text } = await shop.pay({ intent, ...more });
    assert.match(body.status, /authorized|captured/, text);
    return { path: suffix.replace('{id}', body.id), transaction: String(body.id) };
  };
const onWaiting = (suffix: string) => async () => {
  const { body, text } = await shop.pay({ payment_method: WALLET });
  assert.equal(body.status, 'buyer_approval_pending', text);
  return { path: suffix.replace('{id}', body.id), transaction: String(body.id) };
};
const underReview = async () => {
  const buyer = { billing_details: { email_address: 'review@example.com' } };
  const { body, text } = await shop.pay({ intent: 'capture', buyer });
  assert.equal(body.pending_review, true, text);
  return { path: `/transactions/${body.id}/review`, transaction: String(body.id) };
};

const WALLET = {
  method: 'paypal',
  country: 'US',
  currency: 'USD',
  redirect_url: 'https://shop.example/back',
};
const PAYMENT = { amount: 900, currency: 'USD', country: 'US' };
const createdWrite = (type: string) => ({ action: 'created', type, about: 'answer' }) as const;
const transactionWrite = (action: string, type: string) => ({ action, type, about: 'transaction' }) as const;

const WRITES: readonly Write[] = [
  {
    name: 'a payment',
    path: onPath('/transactions'),
    body: () => ({ ...PAYMENT, payment_method: CARD }),
    entry: createdWrite('transaction'),
  },
  {
    name: 'a payment that is declined',
    path: onPath('/transactions'),
    body: () => ({ ...PAYMENT, amount: 600_001, payment_method: CARD }),
    entry: createdWrite('transaction'),
  },
  {
    name: 'a payment that nobody takes',
    path: onPath('/transactions'),
    body: () => ({ ...PAYMENT, currency: 'CHF', payment_method: { ...WALLET, currency: 'CHF' } }),
    entry: createdWrite('transaction'),
  },
  {
    name: 'a payment that its buyer approves',
    path: onPath('/transactions'),
    body: () => ({ ...PAYMENT, payment_method: WALLET }),
    entry: createdWrite('transaction'),
  },
  {
    name: 'a payment by gift cards alone',
    path: onPath('/transactions'),
    body: () => ({ ...PAYMENT, intent: 'capture', gift_cards: [{ ...shop.card(900), amount: 900 }] }),
    entry: createdWrite('transaction'),
  },
  {
    name: 'a capture under its transaction',
    path: onPaid('authorize', '/transactions/{id}/capture'),
    body: () => ({ amount: 100 }),
    entry: transactionWrite('captured', 'transaction'),
  },
  {
    name: 'a capture',
    path: onPaid('authorize', '/captures'),
    body: (transaction_id) => ({ transaction_id, amount: 100 }),
    entry: { action: 'captured', type: 'capture', about: 'answer' },
  },
  {
    name: 'a void under its transaction',
    path: onPaid('authorize', '/transactions/{id}/void'),
    body: () => ({}),
    entry: transactionWrite('voided', 'transaction'),
  },
  {
    name: 'a void',
    path: onPaid('authorize', '/voids'),
    body: (transaction_id) => ({ transaction_id }),
    entry: transactionWrite('voided', 'transaction-void'),
  },
  {
    name: 'a cancel of what waits for its buyer',
    path: onWaiting('/transactions/{id}/cancel'),
    body: () => ({}),
    entry: transactionWrite('canceled', 'transaction-cancel'),
  },
  {
    name: 'a refund under its transaction',
    path: onPaid('capture', '/transactions/{id}/refunds'),
    body: () => ({ amount: 100 }),
    entry: createdWrite('refund'),
  },
  {
    name: 'a refund',
    path: onPaid('capture', '/refunds'),
    body: (transaction_id) => ({ transaction_id, amount: 100 }),
    entry: createdWrite('refund'),
  },
  {
    name: 'a refund of all',
    path: onPaid('capture', '/transactions/{id}/refunds/all'),
    body: () => ({}),
    entry: { action: 'created', type: 'refund', about: 'something' },
  },
  {
    name: 'refunds to card and gift card',
    path: onPaid('capture', '/transactions/{id}/refunds/all', 300),
    body: () => ({}),
    entry: { action: 'created', type: 'refund', about: 'something' },
  },
  {
    name: 'a correction by the merchant',
    path: onPaid('capture', '/transactions/{id}'),
    method: 'PUT',
    body: () => ({ amount: 1300 }),
    entry: transactionWrite('updated', 'transaction'),
  },
  {
    name: 'a payout',
    path: onPath('/payouts'),
    body: () => ({
      amount: 500,
      currency: 'USD',
      payment_service_id: shop.paymentServiceId,
      payment_method: { method: 'card', number: CARD.number, expiration_date: CARD.expiration_date },
    }),
    entry: createdWrite('payout'),
  },
  {
    name: 'a gift card that is issued',
    path: onPath('/gift-cards/issuances'),
    body: () => ({ theme: 'birthday', amount: 2500, currency: 'EUR' }),
    entry: createdWrite('gift-card-issuance'),
  },
  {
    name: 'a gift card that is activated',
    path: onPath('/gift-cards/activations'),
    body: () => ({ ...shop.card(100), amount: 500, currency: 'USD' }),
    entry: createdWrite('gift-card'),
  },
];
/** Once payments are screened. */
const REVIEW: Write = {
  name: 'a review',
  path: underReview,
  body: () => ({ decision: 'accept' }),
  entry: { action: 'created', type: 'transaction', about: 'transaction' },
};

type Entry = Readonly<{ action: string; resource_type: string; resource_id: string; actor_name: string }>;
function entriesOf(answer: TestAnswer): Promise<Entry[]> {
  const text = `SELECT action, resource_type, resource_id, actor_name FROM audit_logs WHERE request_id = $1`;
  return shop.service.db.query<Entry>({ name: '', text }, [answer.headers.get('x-request-id')]);
}

async function isAudited(write: Write, keyed: boolean): Promise<void> {
  const { name, path: prepare, body, entry } = write;
  const method = write.method ?? 'POST';
  const { path, transaction } = await prepare();
  const options: RequestOptions = {
    body: body(transaction),
    ...(keyed ? { idempotencyKey: name.replaceAll(' ', '-') } : {}),
  };
  const answer = await shop.service.request(method, path, options);
  assert.ok(answer.status < 300, answer.text);
  const [found, ...more] = await entriesOf(answer);
  assert.deepEqual([found?.action, found?.resource_type, more], [entry.action, entry.type, []]);
  const about = { answer: answer.body.id, transaction, something: found?.resource_id }[entry.about];
  assert.deepEqual([found?.resource_id, found?.actor_name], [about, 'test ES256']);
  if (!keyed) return;
  const replay = await shop.service.request(method, path, options);
  if (replay.headers.get('idempotent-replayed') !== null) assert.deepEqual(await entriesOf(replay), []);
}

for (const write of WRITES)
  test(`${write.name} has its entry in the audit log by the statement of its first step, once`, async () => {
    await isAudited(write, true);
    await isAudited(write, false).catch((error: unknown) => {
      throw new Error('without an Idempotency-Key', { cause: error });
    });
  });

test('a payment has its entry while its processor still thinks', async () => {
  const count = async (): Promise<bigint | undefined> =>
    (
      await shop.service.db.query<{ count: bigint }>(
        { name: '', text: `SELECT count(*) FROM audit_logs WHERE operation = 'create_transaction'` },
        [],
      )
    )[0]?.count;
  const before = (await count()) ?? 0n;
  const answer = await shop.whileHeld(
    { kind: 'authorize' },
    () => shop.pay(),
    async () => {
      for (;;) if ((await count()) === before + 1n) break;
    },
  );
  assert.equal(answer.status, 201);
});

test('a payment that is screened first has one entry, and so has its review', async () => {
  // a setting is not of this promise
  const made = await shop.service.request('POST', '/anti-fraud-services', {
    body: { anti_fraud_service_definition_id: 'mock-anti-fraud', display_name: 'Screening', fields: [] },
  });
  assert.equal(made.status, 500);
  const answer = await shop.pay({ intent: 'capture' });
  assert.equal((await entriesOf(answer)).length, 1, answer.text);
  await isAudited(REVIEW, false);
});
