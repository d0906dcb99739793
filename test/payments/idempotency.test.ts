import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { beginIdempotencyKey } from '../../server/db/queries/idempotency.ts';
import { advanceTransaction } from '../../server/db/queries/perform.ts';
import { getTransactionRow } from '../../server/db/queries/transactions.ts';
import { toId } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';
import { eventually } from '../harness/index.ts';
import { forgetIdempotencyKeys } from '../harness/idempotency-keys.ts';
import { CARD, type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());
beforeEach(() => forgetIdempotencyKeys(shop.service));

test('a hundred identical captures under one key reach the processor once', async () => {
  const { body: paid } = await shop.pay();
  const calls = Array.from({ length: 100 }, () =>
    shop.post('/captures', { transaction_id: paid.id, amount: 500 }, { idempotencyKey: 'hundred' }),
  );
  const answers = await Promise.all(calls);
  const done = answers.filter((answer) => answer.status === 201);
  assert.ok(done.length >= 1);
  assert.equal(new Set(done.map((answer) => answer.text)).size, 1, 'every answer is the same, byte for byte');
  assert.ok(
    answers.every(
      (answer) =>
        answer.status === 201 || (answer.status === 409 && answer.body.code === 'concurrent_request'),
    ),
  );
  const book = await shop.book(paid.payment_service_transaction_id);
  assert.deepEqual([book.captured, book.operations.length], ['500', 2]);
});

test('a second capture with the same key does not reach the processor', async () => {
  const { body: paid } = await shop.pay();
  const once = await shop.post(
    `/transactions/${paid.id}/capture`,
    { amount: 100, final: false },
    { idempotencyKey: 'again' },
  );
  const twice = await shop.post(
    `/transactions/${paid.id}/capture`,
    { final: false, amount: 100 },
    { idempotencyKey: 'again' },
  );
  assert.equal(twice.text, once.text);
  assert.equal(twice.headers.get('idempotent-replayed'), 'true');
  assert.equal((await shop.book(paid.payment_service_transaction_id)).operations.length, 2);
});

test('a payment under a key is made once, whatever becomes of it', async () => {
  for (const [key, amount, status] of [
    ['p1', 1299, 'authorized'],
    ['p2', 200011, 'declined'],
    ['p3', 300004, 'failed'],
  ] as const) {
    const once = await shop.pay({ amount }, { idempotencyKey: key });
    assert.equal(once.body.status, status);
    assert.equal((await shop.pay({ amount }, { idempotencyKey: key })).text, once.text);
    const other = await shop.pay({ amount: amount + 1 }, { idempotencyKey: key });
    assert.deepEqual([other.status, other.body.code], [400, 'idempotency_key_reused']);
  }
});

test('another card under the same key is another request', async () => {
  const card = { method: 'card', expiration_date: '12/30', number: '5555555555554444' };
  assert.equal((await shop.pay({}, { idempotencyKey: 'card' })).status, 201);
  assert.equal(
    (await shop.pay({ payment_method: card }, { idempotencyKey: 'card' })).body.code,
    'idempotency_key_reused',
  );
});

test('a refusal is not stored: the key is free for what is possible later', async () => {
  const { body: paid } = await shop.pay();
  assert.equal(
    (await shop.post('/refunds', { transaction_id: paid.id }, { idempotencyKey: 'early' })).status,
    409,
  );
  await shop.post('/captures', { transaction_id: paid.id });
  assert.equal(
    (await shop.post('/refunds', { transaction_id: paid.id }, { idempotencyKey: 'early' })).status,
    201,
  );
});

test('every operation with a key answers the same bytes again, in its own form', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture' });
  const { body: open } = await shop.pay();
  for (const [path, body, headers] of [
    [`/transactions/${paid.id}/refunds`, { amount: 1 }, {}],
    ['/refunds', { transaction_id: paid.id, amount: 1 }, {}],
    [`/transactions/${paid.id}/refunds/all`, { reason: 'all' }, {}],
    [`/transactions/${open.id}/void`, undefined, { prefer: 'resource=transaction-void' }],
  ] as const) {
    const key = { idempotencyKey: `form ${path}`.replace(/[^a-z]/g, '-'), headers };
    const once = await shop.post(path, body, key);
    assert.ok(once.status < 300, once.text);
    assert.equal((await shop.post(path, body, key)).text, once.text, path);
  }
});

test('a key of one API version is refused under the other, whose words the stored answer has not', async () => {
  const body = { amount: 1000, currency: 'USD', country: 'US', intent: 'capture', payment_method: CARD };
  const asked = (version: 'published' | '2026-11-01') =>
    shop.service.request('POST', '/transactions', { body, version, idempotencyKey: 'versions' });
  assert.equal((await asked('2026-11-01')).body.status, 'captured');
  const other = await asked('published');
  assert.deepEqual([other.status, other.body.code], [400, 'idempotency_key_reused'], other.text);
});

test('a key of a refund, capture or void is refused at the other address of the same operation', async () => {
  const paid = await shop.pay();
  const { id } = paid.body;
  const capture = { amount: 1000 };
  assert.equal(
    (await shop.post(`/transactions/${id}/capture`, capture, { idempotencyKey: 'twin' })).status,
    200,
  );
  const reused = async (path: string, body: object): Promise<void> => {
    const answer = await shop.post(path, body, { idempotencyKey: 'twin' });
    assert.deepEqual([answer.status, answer.body.code], [400, 'idempotency_key_reused'], path);
  };
  await reused('/captures', { transaction_id: id, ...capture });
  assert.equal(
    (await shop.post(`/transactions/${id}/refunds`, { amount: 300 }, { idempotencyKey: 'twin' })).status,
    201,
  );
  await reused('/refunds', { transaction_id: id, amount: 300 });
  await reused(`/transactions/${id}/refunds/all`, {});
  assert.equal((await shop.get(`/transactions/${id}`)).body.refunded_amount, 300);
});

test('what an interrupted request had not begun, its repetition begins seconds later', async () => {
  await shop.pay({}, { idempotencyKey: 'waited-for' });
  // What is retained for three days was begun when its lease was.
  const text = `SELECT lease_until + interval '72 hours' - expires_at = interval '10 seconds' AS is_short
    FROM idempotency_keys WHERE key = 'waited-for'`;
  assert.deepEqual(await shop.service.db.query({ name: '', text }, []), [{ is_short: true }]);
});

test('an intent whose Idempotency-Key is taken over in this very moment is not written', async () => {
  const { db } = shop.service;
  const { body: paid } = await shop.pay();
  const row = {
    merchantAccountId: 'default',
    operation: 'test',
    key: 'race',
    requestHash: 'same',
    leaseSeconds: 120,
    neededUntil: null,
  };
  const [first, second] = [newId(new Date()), newId(new Date())];
  await beginIdempotencyKey(db, { ...row, ownerId: first }, first);
  const lapse = `UPDATE idempotency_keys SET lease_until = now() - interval '1 second' WHERE key = 'race'`;
  await db.query({ name: '', text: lapse }, []);
  const transaction = await getTransactionRow(db, toId('default'), toId(paid.id));
  assert.ok(transaction !== null);
  let advancing: Promise<boolean> = Promise.resolve(true);
  await db.transaction(async (tx) => {
    const taken = await beginIdempotencyKey(tx, { ...row, ownerId: second }, second);
    assert.equal(taken?.begun, true);
    advancing = advanceTransaction(
      db,
      transaction,
      { updated_at: transaction.updated_at },
      {
        idempotency: {
          operation: row.operation,
          key: row.key,
          ownerId: first,
          bindTo: transaction.transaction_id,
          answer: null,
        },
      },
    );
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await db.query({ name: '', text: waits }, [])).length > 0);
  });
  assert.equal(await advancing, false, 'the key was somebody else’s by then');
  const after = await getTransactionRow(db, toId('default'), toId(paid.id));
  assert.equal(after?.version, transaction.version, 'and nothing was written');
});
