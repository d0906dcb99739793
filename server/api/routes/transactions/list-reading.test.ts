import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';
import { statements } from '../../../db/db.ts';
import { ROWS_READ_MAX } from '../../../db/keyset.ts';
import {
  listTransactionRows,
  type TransactionFilters,
  transactionTotals,
} from '../../../db/queries/transaction-list.ts';
import { toId } from '../../../domain/ids.ts';

/** What the oldest has and the others have not; no index answers it. */
const UNINDEXED = `metadata=${encodeURIComponent('{"place":"oldest"}')}`;
let shop: Shop;
let oldest: string;
before(async () => {
  shop = await openShop({ worker: false });
  const paid = await shop.pay({ intent: 'capture', metadata: { place: 'oldest' }, amount: 4321 });
  oldest = paid.body.id;
  await ask(COPIES, [ROWS_READ_MAX + 50, oldest]);
  await ask('ANALYZE transactions');
});
after(() => shop.close());

test('200: a filter that matches little ends its page after the rows it may read, and goes on there', async () => {
  const first = await shop.get(`/transactions?${UNINDEXED}`);
  assert.equal(first.status, 200);
  assert.deepEqual(first.body.items, []);
  assert.notEqual(first.body.next_cursor, null);
  const [stop] = await ask<{ at: string }>(
    `SELECT updated_at AS at FROM transactions ORDER BY updated_at DESC OFFSET ${ROWS_READ_MAX - 1} LIMIT 1`,
  );
  assert.equal(Date.parse(first.body.looked_back_to), Date.parse(stop?.at ?? ''), 'how far that is, is told');
  const published = await shop.get(`/transactions?${UNINDEXED}`, { version: 'published' });
  assert.ok(!('looked_back_to' in published.body), 'the published page has no such member');
  const second = await shop.get(`/transactions?${UNINDEXED}&cursor=${first.body.next_cursor}`);
  assert.deepEqual(ids(second), [oldest]);
  assert.deepEqual([second.body.next_cursor, second.body.looked_back_to], [null, null]);
});

test('totals are of as many rows as a page may read, and say so', async () => {
  const of = (filters: TransactionFilters) => transactionTotals(shop.service.db, toId('default'), filters);
  const { count, isCapped } = await of({ amountUntil: 4320 });
  assert.deepEqual([count >= ROWS_READ_MAX, isCapped], [true, true]);
  const few = await of({ amount: 4321, currencies: ['USD'] });
  assert.deepEqual([few.count, few.isCapped], [1, false], 'an index finds it, however old it is');
});

test('200: the way back from such a page misses nothing', async () => {
  const first = await shop.get('/transactions?amount_lte=4321&amount_gte=100&country=US&limit=3');
  assert.equal(first.body.items.length, 3, 'what matches often fills its page at once');
  const emptied = await shop.get(`/transactions?${UNINDEXED}&limit=3`);
  const last = await shop.get(`/transactions?${UNINDEXED}&limit=3&cursor=${emptied.body.next_cursor}`);
  let back = await shop.get(`/transactions?${UNINDEXED}&limit=3&cursor=${last.body.previous_cursor}`);
  assert.deepEqual(back.body.items, []);
  assert.notEqual(back.body.previous_cursor, null);
  back = await shop.get(`/transactions?${UNINDEXED}&limit=3&cursor=${back.body.next_cursor}`);
  assert.deepEqual(ids(back), [oldest], 'turning round finds it again');
});

test('200: what was created since a time is looked for no further back than that', async () => {
  const [newest] = await ask<{ created_at: string }>(
    `SELECT max(created_at) AS created_at FROM transactions`,
  );
  const since = encodeURIComponent(newest?.created_at ?? '');
  const { body } = await shop.get(`/transactions?ip_address=10.9.8.7&created_at_gte=${since}`);
  assert.deepEqual([body.items, body.next_cursor], [[], null]);
});

test('200: what an index finds is found however old it is', async () => {
  await ask(
    `UPDATE transactions SET status = 'declined', captured_amount = 0, authorized_amount = 0, settled_amount = 0,
       buyer_email_address = 'Old@Example.com', buyer_external_identifier = 'oldest', payment_method_fingerprint = 'f1',
       external_identifier = 'e1', capture_closed = false, payment_method_label = '9090',
       payment_method_bin = '40001234'
     WHERE transaction_id = $1`,
    [oldest],
  );
  await ask(
    `INSERT INTO tenders (merchant_account_id, transaction_id, position, tender_id, status, amount, captured_amount,
       refunded_amount, gift_card_id, bin, sub_bin, last_four)
     SELECT merchant_account_id, transaction_id, 1, $2::uuid, 'created', 1, 0, 0, $2::uuid, '412345', '555', '9876'
     FROM transactions WHERE transaction_id = $1::uuid`,
    [oldest, GIFT_CARD],
  );
  for (const query of [
    'status=declined',
    'gift_card_last4=9876',
    `gift_card_id=${GIFT_CARD}`,
    'buyer_email_address=old@example.com',
    'buyer_external_identifier=oldest',
    'payment_method_fingerprint=f1',
    'external_identifier=e1',
    'payment_method_label=9090',
    'payment_method_bin=400012',
    'payment_method_bin=40001234',
    'amount_eq=4321&currency=USD',
  ]) {
    const { body } = await shop.get(`/transactions?${query}`);
    assert.deepEqual(
      [body.items.map(({ id }: { id: string }) => id), body.next_cursor],
      [[oldest], null],
      query,
    );
  }
});

test('200: a range or statuses that few have are answered whole, and at once where nobody has them', async () => {
  const [old] = await ask<{ created_at: string }>(
    `SELECT created_at FROM transactions WHERE transaction_id = $1`,
    [oldest],
  );
  const until = encodeURIComponent(old?.created_at ?? '');
  for (const query of [
    `created_at_lte=${until}`,
    `created_at_lte=${until}&currency=USD`,
    'status=declined&status=voided',
    `status=declined&created_at_lte=${until}`,
    'amount_gte=4321',
    'amount_lte=4321&amount_gte=4320',
  ]) {
    const { body } = await shop.get(`/transactions?${query}`);
    assert.deepEqual([ids({ body }), body.next_cursor, body.looked_back_to], [[oldest], null, null], query);
  }
  for (const query of [
    'created_at_lte=2020-01-01T00:00:00Z',
    'status=voided&status=expired',
    'status=processing',
    'status=pending&currency=USD',
    'status=captured&created_at_lte=2020-01-01T00:00:00Z',
    'amount_gte=90000000',
    'amount_lte=1',
  ]) {
    const { body } = await shop.get(`/transactions?${query}`);
    assert.deepEqual([body.items, body.next_cursor], [[], null], query);
  }
});

test('every list that an index leads uses it, whatever is asked', async () => {
  const plans = new Map([
    ['transactions.list_by_status', 'transactions_by_status_and_update'],
    ['transactions.list_by_email', 'transactions_by_email_and_update'],
    ['transactions.list_by_buyer_external', 'transactions_by_buyer_external_identifier_and_update'],
    ['transactions.list_by_fingerprint', 'transactions_by_fingerprint_and_update'],
    ['transactions.list_by_external', 'transactions_by_external_identifier_and_update'],
    ['transactions.list_by_label', 'transactions_by_label_and_update'],
    ['transactions.list_by_bin', 'transactions_by_bin_and_update'],
    ['transactions.list_by_amount', 'transactions_by_amount_and_update'],
    ['transactions.list_in_process', 'transactions_in_process_by_update'],
    ['transactions.list_captured', 'transactions_captured_by_update'],
    ['transactions.list_by_gift_card', 'tenders_by_gift_card'],
    ['transactions.list_by_last_four', 'tenders_by_last_four'],
    ['transactions.list_created', 'transactions_by_creation'],
    ['transactions.list_created_count', 'transactions_by_creation'],
    ['transactions.list_created_next', 'transactions_by_creation'],
    ['transactions.list_created_totals', 'transactions_by_creation'],
    ['transactions.list_by_amounts', 'transactions_by_amount_and_update'],
    ['transactions.list_by_amounts_count', 'transactions_by_amount_and_update'],
    ['transactions.list_by_statuses', 'transactions_by_status_and_update'],
    ['transactions.list_by_statuses_count', 'transactions_by_status_and_update'],
    ['transactions.list_filtered_next', 'transactions_by_update_and_id'],
    ['transactions.list_by_update_previous', 'transactions_by_update_and_id'],
  ]);
  for (const [name, index] of plans) {
    const plan = await ask<Record<string, string>>(`EXPLAIN (GENERIC_PLAN) ${statements.get(name)?.text}`);
    const text = plan.flatMap((line) => Object.values(line)).join('\n');
    assert.ok(text.includes(index), `${name}:\n${text}`);
    assert.doesNotMatch(text, /Seq Scan on transactions/, name);
  }
});

test('the plan of a page is kept, since it asks for as many rows as PostgreSQL expects', async () => {
  const account = toId<'merchant-account'>('default');
  const [middle] = await ask<{ at: string; id: string }>(
    `SELECT updated_at AS at, transaction_id::text AS id FROM transactions ORDER BY updated_at OFFSET 5000 LIMIT 1`,
  );
  assert.ok(middle);
  const kept = await shop.service.db.transaction(async (tx) => {
    for (let times = 0; times < 8; times += 1)
      for (const filters of [{}, { updatedUntil: middle.at }])
        for (const position of [null, { direction: 'next', values: [middle.at, middle.id] } as const])
          await listTransactionRows(tx, account, filters, { limit: 20, position });
    return tx.query<{ name: string }>(
      {
        name: '',
        text: `SELECT name FROM pg_prepared_statements WHERE generic_plans > 0 AND name LIKE 'transactions.list%'`,
      },
      [],
    );
  });
  // The session may have read other lists before.
  const names = new Set(kept.map(({ name }) => name));
  const pages = ['list', 'list_by_update', 'list_by_update_next', 'list_next'];
  assert.deepEqual(
    pages.filter((name) => !names.has(`transactions.${name}`)),
    [],
  );
});

const GIFT_CARD = '00000000-0000-7000-8000-000000000001';

/** Rows of the same payment, each a second newer than the one before. */
const COPIES = `
  INSERT INTO transactions SELECT copy.*
  FROM (SELECT t AS original FROM transactions t WHERE transaction_id = $2::uuid) one,
    generate_series(1, $1::bigint) serial,
    jsonb_populate_record(one.original, jsonb_build_object(
      'transaction_id', ('00000000-0000-7000-9000-' || lpad(to_hex(serial), 12, '0'))::uuid,
      'amount', 1299 + serial % 3000, 'metadata', '{}'::jsonb, 'payment_method_label', serial % 1000,
      'payment_method_bin', 500000 + serial % 1000,
      'external_identifier', 'copy-' || serial, 'buyer_email_address', serial || '@example.com',
      'buyer_external_identifier', 'copy-' || serial, 'payment_method_fingerprint', 'copy-' || serial,
      'created_at', (one.original).created_at + serial * interval '1 second',
      'updated_at', (one.original).updated_at + serial * interval '1 second')) copy`;

function ids({ body }: { body: { items: { id: string }[] } }): string[] {
  return body.items.map(({ id }) => id);
}

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}
