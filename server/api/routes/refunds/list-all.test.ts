import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';
import { base62 } from '../../../domain/ids.ts';

/** Refunds across transactions, and the postings that they make. */
let shop: Shop;
let first: Record<string, unknown>;
let second: Record<string, unknown>;
let declined: Record<string, unknown>;
before(async () => {
  shop = await openShop({ worker: false });
  const paid = [];
  for (const amount of [5000, 7000]) paid.push((await shop.pay({ intent: 'capture', amount })).body.id);
  const refund = async (id: string, body: object) =>
    (await shop.post(`/transactions/${id}/refunds`, body)).body;
  first = await refund(paid[0], { amount: 500, external_identifier: 'return-1' });
  second = await refund(paid[1], { amount: 700 });
  // The sandbox's word for a refund that the issuer declines.
  const { id: large } = (await shop.pay({ intent: 'capture', amount: 900_000 })).body;
  declined = await refund(large, { amount: 520_002 });
});
after(() => shop.close());

const idsOf = async (query: string): Promise<unknown[]> =>
  (await shop.get(`/refunds${query}`)).body.items.map(({ id }: { id: unknown }) => id);

test('200: refunds of all transactions, newest first, as their transaction tells them', async () => {
  assert.deepEqual(await idsOf(''), [declined['id'], second['id'], first['id']]);
  const { body } = await shop.get('/refunds?limit=1');
  assert.deepEqual(body.items[0], (await shop.get(`/refunds/${String(declined['id'])}`)).body);
  assert.equal(body.looked_back_to, null, 'the page is full');
  assert.deepEqual(await idsOf(`?limit=2&cursor=${body.next_cursor}`), [second['id'], first['id']]);
});

test('200: each filter leaves what it says', async () => {
  const [one, two] = [first['id'], second['id']];
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    ['?status=declined', [declined['id']]],
    ['?status=processing', []],
    ['?status=succeeded', [two, one]],
    ['?external_identifier=return-1', [one]],
    [`?payment_service_refund_id=${String(second['payment_service_refund_id'])}`, [two]],
    [`?transaction_id=${String(first['transaction_id'])}`, [one]],
    [`?reconciliation_id=${base62(String(one))}`, [one]],
    [`?id=${String(two)}`, [two]],
    ['?amount_eq=700', [two]],
    ['?amount_gte=501&status=succeeded', [two]],
    ['?amount_gte=501', [declined['id'], two]],
    ['?currency=EUR', []],
    [`?payment_service_id=${shop.paymentServiceId}&amount_lte=500`, [one]],
    ['?target_type=gift-card-redemption', []],
    [`?created_at_lte=${encodeURIComponent(String(first['created_at']))}`, [one]],
  ];
  for (const [query, ids] of rows) assert.deepEqual(await idsOf(query), ids, query);
});

test('400: a cursor of other filters, and a state that there is not', async () => {
  const { next_cursor: cursor } = (await shop.get('/refunds?limit=1')).body;
  assert.equal((await shop.get(`/refunds?limit=1&amount_gte=1&cursor=${cursor}`)).status, 400);
  assert.equal((await shop.get('/refunds?status=lost')).status, 400);
});

test('200: postings of a transaction sum to zero, account by account', async () => {
  const { body } = await shop.get(`/transactions/${String(first['transaction_id'])}/postings`);
  const movements = body.items.map(({ movement }: { movement: string }) => movement);
  assert.deepEqual([...new Set(movements)], ['authorize', 'capture', 'use_hold', 'refund']);
  const sums = new Map<string, number>();
  for (const { debit, credit, amount } of body.items as { debit: string; credit: string; amount: number }[]) {
    sums.set(debit, (sums.get(debit) ?? 0) + amount);
    sums.set(credit, (sums.get(credit) ?? 0) - amount);
  }
  assert.equal(
    [...sums.values()].reduce((sum, amount) => sum + amount, 0),
    0,
  );
  assert.deepEqual([sums.get('captured'), sums.get('refunded')], [-5000, 500]);
  const refunding = body.items.at(-1);
  assert.deepEqual([refunding.operation_id, refunding.amount, refunding.currency], [first['id'], 500, 'USD']);
  assert.equal((await shop.get('/transactions/00000000-0000-7000-8000-000000000000/postings')).status, 404);
});
