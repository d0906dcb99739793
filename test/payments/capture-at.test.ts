import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { getTransactionRow } from '../../server/db/queries/transactions.ts';
import { moveHeld } from '../../server/payments/operation/capture-later.ts';
import { toId } from '../../server/domain/ids.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { CARD, addOrderService, recoverDue } from '../harness/shop.ts';

/** Captures at a time that was asked for. Without a worker: the tests call what it would. */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop();
  await addOrderService(shop.service, 'mock-pix', ['BRL'], ['BR']);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await shop.close();
});

const HOUR_S = 3600;
const clock = (): Date => shop.service.parts.clock.nowFor(toId<'merchant-account'>('default'));
const inHours = (hours: number): string => new Date(clock().getTime() + hours * HOUR_S * 1000).toISOString();
async function pass(hours: number): Promise<void> {
  const moved = await shop.service.request('PUT', '/sandbox/clock', {
    body: { advance_seconds: hours * HOUR_S },
  });
  assert.equal(moved.status, 200, moved.text);
  await recoverDue(shop.service.parts);
}
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const put = (id: string, body: object): Promise<TestAnswer> =>
  shop.service.request('PUT', `/transactions/${id}`, { body });
async function payLater(hours: number, more: object = {}): Promise<TestAnswer['body']> {
  const paid = await shop.pay({ capture_at: inHours(hours), ...more });
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.captured_amount],
    [201, 'authorized', 0],
    paid.text,
  );
  return paid.body;
}

test('what is held is captured whole at its time, once, and not before', async () => {
  const { id, capture_at: at } = await payLater(24);
  assert.equal(new Date(at).getTime() > clock().getTime(), true);
  await pass(23);
  assert.equal((await read(id)).status, 'authorized');
  const story = await shop.get(`/transactions/${id}/story`);
  assert.match(story.text, /The money is held, to be captured at /);
  await pass(2);
  const captured = await read(id);
  assert.deepEqual([captured.status, captured.captured_amount], ['captured', 1299]);
  await pass(24);
  const book = await shop.book(captured.payment_service_transaction_id);
  assert.deepEqual(
    book.operations.map(({ kind, amount }) => [kind, amount]),
    [
      ['authorize', '1299'],
      ['capture', '1299'],
    ],
  );
});

test('a sandbox tells the capture that is planned before its clock is moved', async () => {
  const { id } = await payLater(5);
  const due = await shop.get(`/sandbox/due?until=${encodeURIComponent(inHours(6))}`);
  const planned = due.body.items.find(({ kind }: { kind: string }) => kind === 'scheduled_capture');
  assert.ok(
    planned.rows.some((row: { resource_id: string }) => row.resource_id === id),
    due.text,
  );
});

test('what the merchant captures or voids first is not captured again', async () => {
  const [voided, early] = [await payLater(24), await payLater(24)];
  assert.equal((await shop.post(`/transactions/${voided.id}/void`)).status, 200);
  assert.equal(
    (await shop.post(`/transactions/${early.id}/capture`, { amount: 1000, final: false })).status,
    200,
  );
  await pass(25);
  assert.equal((await read(voided.id)).status, 'voided');
  assert.equal((await read(early.id)).captured_amount, 1000);
});

test('a capture that the worker has begun takes nothing of what the merchant keeps by a partial one', async () => {
  const { id } = await payLater(1);
  const { db, parts } = shop.service;
  const merchantAccountId = toId<'merchant-account'>('default');
  const asRead = await getTransactionRow(db, merchantAccountId, toId<'transaction'>(id));
  assert.ok(asRead !== null);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 2 * HOUR_S } });
  const partly = await shop.post(`/transactions/${id}/capture`, { amount: 1000, final: false });
  assert.equal(partly.status, 200, partly.text);
  await moveHeld(parts, asRead, 'capture');
  assert.equal((await read(id)).captured_amount, 1000);
});

test('what is planned anew after a decline is tried at its time', async () => {
  const { id } = await payLater(1, { amount: 500002 });
  await pass(2);
  assert.equal((await put(id, { capture_at: inHours(24) })).status, 200);
  await pass(25);
  const { body } = await shop.get(`/transactions/${id}/captures`);
  assert.deepEqual(
    body.items.map(({ status }: { status: string }) => status),
    ['declined', 'declined'],
  );
});

test('PUT moves the time, brings it forward, and takes it away', async () => {
  const [moved, forward, without] = [await payLater(24), await payLater(100), await payLater(24)];
  const later = await put(moved.id, { capture_at: inHours(48) });
  assert.equal(later.status, 200, later.text);
  assert.notEqual(later.body.capture_at, moved.capture_at);
  assert.equal((await put(forward.id, { capture_at: inHours(1) })).status, 200);
  assert.equal((await put(without.id, { capture_at: null })).body.capture_at, null);
  await pass(25);
  const statuses = async () =>
    Promise.all([moved, forward, without].map(async ({ id }) => (await read(id)).status as string));
  assert.deepEqual(await statuses(), ['authorized', 'captured', 'authorized']);
  await pass(24);
  assert.deepEqual(await statuses(), ['captured', 'captured', 'authorized']);
  const untold = await shop.pay({});
  assert.equal((await put(untold.body.id, { capture_at: inHours(2) })).status, 200);
  await pass(3);
  assert.equal((await read(untold.body.id)).status, 'captured');
});

test('a capture that did not happen is made again; a declined one is the merchant’s', async () => {
  const [failing, declining] = [await payLater(1, { amount: 500001 }), await payLater(1, { amount: 500002 })];
  await pass(2);
  await pass(24);
  const tries = async (id: string): Promise<readonly string[]> =>
    (await shop.get(`/transactions/${id}/captures`)).body.items.map(
      ({ status }: { status: string }) => status,
    );
  assert.deepEqual([...new Set(await tries(failing.id))], ['failed']);
  assert.ok((await tries(failing.id)).length > 1);
  assert.deepEqual(await tries(declining.id), ['declined']);
  await pass(8 * 24);
  for (const { id } of [failing, declining]) assert.equal((await read(id)).status, 'expired');
});

test('an answer that got lost is looked up, and captured once', async () => {
  const { id } = await payLater(1);
  await shop.misbehave({ manner: 'reset_after', kind: 'capture' });
  await pass(2);
  await pass(1);
  const captured = await read(id);
  assert.deepEqual([captured.status, captured.captured_amount], ['captured', 1299]);
  const book = await shop.book(captured.payment_service_transaction_id);
  assert.equal(book.operations.filter(({ kind }) => kind === 'capture').length, 1);
});

const details = (answer: TestAnswer): readonly string[] =>
  answer.body.details.map(({ pointer, type }: { pointer: string; type: string }) => `${pointer} ${type}`);

test('422: a time that has passed, or at which nothing is held any more, or with nothing to capture', async () => {
  for (const hours of [-1, 7 * 24 - 0.5, 7 * 24 + 1]) {
    const refused = await shop.pay({ capture_at: inHours(hours) });
    assert.deepEqual(
      [refused.status, details(refused)],
      [422, ['/capture_at value_error.capture_at']],
      refused.text,
    );
  }
  for (const more of [{ intent: 'capture' }, { amount: 0 }]) {
    const refused = await shop.pay({ capture_at: inHours(1), ...more });
    assert.deepEqual([refused.status, details(refused)], [422, ['/capture_at value_error']], refused.text);
  }
  const { id } = await payLater(1);
  for (const hours of [-1, 7 * 24 + 1])
    assert.deepEqual(details(await put(id, { capture_at: inHours(hours) })), [
      '/capture_at value_error.capture_at',
    ]);
});

test('409: nothing is held that a capture could take', async () => {
  const paid = await shop.pay({ intent: 'capture' });
  assert.equal((await put(paid.body.id, { capture_at: inHours(1) })).status, 409);
  const { id } = await payLater(1);
  await shop.post(`/transactions/${id}/void`);
  assert.equal((await put(id, { capture_at: inHours(1) })).status, 409);

  const declined = await shop.pay({ amount: 200_011 });
  const byHand = { status: 'authorized', capture_at: inHours(1) };
  const refused = await put(declined.body.id, byHand);
  assert.deepEqual([refused.status, refused.body.code], [409, 'invalid_state'], refused.text);
});

test('the payment of a link is captured at its time; 422 where the link may be paid later than that', async () => {
  const link = { amount: 1299, currency: 'USD', country: 'US' };
  const early = await shop.post('/payment-links', { ...link, capture_at: inHours(23) });
  assert.deepEqual([early.status, details(early)], [422, ['/capture_at value_error.capture_at']], early.text);
  const made = await shop.post('/payment-links', { ...link, capture_at: inHours(30) });
  assert.equal(made.status, 201, made.text);
  const url = shop.here(made.body.url);
  const { session } = (await (await fetch(`${url}/session`, { method: 'POST' })).json()) as {
    session: string;
  };
  const fields = { token: null, body: { payment_method: CARD } };
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, fields);
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ method: 'card', session }),
    redirect: 'manual',
  });
  const [{ id, status }] = (await shop.get(`/transactions?payment_link_id=${made.body.id}`)).body.items;
  assert.equal(status, 'authorized');
  await pass(31);
  assert.equal((await read(id)).status, 'captured');
});
