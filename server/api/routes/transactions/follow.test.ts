import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const NOBODY = '5d7f7b0e-1111-4111-8111-111111111111';
const capture = (id: string, body: unknown = {}, prefer = false) =>
  shop.post(
    `/transactions/${id}/capture`,
    body,
    prefer ? { headers: { prefer: 'resource=transaction-capture' } } : {},
  );

test('200: captures in parts, the last one final; each is listed', async () => {
  const { body: paid } = await shop.pay();
  assert.deepEqual(
    [
      (await capture(paid.id, { amount: 300, final: false })).body.captured_amount,
      (await capture(paid.id, { amount: 200, final: false })).body.captured_amount,
    ],
    [300, 500],
  );
  const last = await capture(paid.id, { external_identifier: 'c3' }, true);
  assert.deepEqual(
    [last.body.status, last.body.transaction.captured_amount, last.body.external_identifier],
    ['succeeded', 1299, 'c3'],
  );
  const captures = await shop.get(`/transactions/${paid.id}/captures`);
  assert.deepEqual(
    captures.body.items.map((item: { amount: number }) => item.amount),
    [300, 200, 799],
  );
  assert.equal(
    (await shop.get(`/transactions/${paid.id}/captures/${last.body.capture_id}`)).body.final,
    true,
  );
  assert.equal((await capture(paid.id, { amount: 1 })).status, 409);
});

test('200: a final partial capture releases the rest', async () => {
  const { body: paid } = await shop.pay();
  assert.equal((await capture(paid.id, { amount: 500 })).body.captured_amount, 500);
  const again = await capture(paid.id, { amount: 100 });
  assert.deepEqual([again.status, again.body.code], [409, 'invalid_state']);
});

test('422: more than authorized may be captured only as far as the merchant account allows', async () => {
  const { body: paid } = await shop.pay({ amount: 1000 });
  assert.equal((await capture(paid.id, { amount: 1001 })).status, 422);
  await shop.service.request('PUT', '/merchant-accounts/default', {
    body: { over_capture_percentage: 10, over_capture_amount: 50 },
  });
  const over = await capture(paid.id, { amount: 1051 });
  assert.deepEqual([over.status, over.body.details[0].pointer], [422, '/amount']);
  assert.equal((await capture(paid.id, { amount: 1050 })).body.captured_amount, 1050);
  await shop.service.request('PUT', '/merchant-accounts/default', {
    body: { over_capture_percentage: null, over_capture_amount: null },
  });
});

test('200: a declined or failed capture leaves the transaction authorized, and says why in the wrapper', async () => {
  const { body: declined } = await shop.pay({ amount: 600000 });
  const answer = await capture(declined.id, { amount: 500002, final: false }, true);
  assert.deepEqual(
    [answer.body.status, answer.body.code, answer.body.transaction.status],
    ['declined', 'refused_transaction', 'authorized'],
  );
  const failed = await capture(declined.id, { amount: 500001, final: false }, true);
  assert.deepEqual([failed.body.status, failed.body.code], ['failed', 'service_network_error']);
  assert.equal((await capture(declined.id)).body.status, 'captured');
});

test('200: a void releases the authorization; afterwards nothing is possible', async () => {
  const { body: paid } = await shop.pay();
  const voided = await shop.post(`/transactions/${paid.id}/void`, undefined, {
    headers: { prefer: 'resource=transaction-void' },
  });
  assert.deepEqual(
    [voided.status, voided.body.status, voided.body.transaction.status],
    [200, 'succeeded', 'voided'],
  );
  assert.ok(voided.body.transaction.voided_at);
  for (const [path, body] of [
    ['capture', {}],
    ['void', undefined],
    ['refunds', {}],
    ['authorization/increment', { amount: 1 }],
  ] as const) {
    const refused = await shop.post(`/transactions/${paid.id}/${path}`, body);
    assert.ok([400, 409].includes(refused.status), `${path} ${refused.status}`);
  }
});

test('200: a declined void leaves the transaction authorized', async () => {
  const { body: paid } = await shop.pay({ amount: 510002 });
  const voided = await shop.post('/voids', { transaction_id: paid.id });
  assert.deepEqual(
    [voided.status, voided.body.status, voided.body.code, voided.body.transaction.status],
    [201, 'declined', 'issuer_decline', 'authorized'],
  );
});

test('409: what was captured is refunded, not voided', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture' });
  assert.equal((await shop.post(`/transactions/${paid.id}/void`)).status, 409);
});

test('201: refunds in parts, then all that is left', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture', external_identifier: 'order-9' });
  const part = await shop.post(`/transactions/${paid.id}/refunds`, {
    amount: 300,
    reason: 'broken',
    external_identifier: 'r1',
  });
  assert.deepEqual(
    [
      part.status,
      part.body.status,
      part.body.amount,
      part.body.reason,
      part.body.transaction_external_identifier,
    ],
    [201, 'succeeded', 300, 'broken', 'order-9'],
  );
  const rest = await shop.post('/refunds', { transaction_id: paid.id });
  assert.equal(rest.body.amount, 999);
  const row = (await shop.get(`/transactions/${paid.id}`)).body;
  assert.deepEqual([row.status, row.refunded_amount], ['captured', 1299]);
  assert.equal((await shop.post('/refunds', { transaction_id: paid.id })).status, 409);
  assert.equal((await shop.get(`/transactions/${paid.id}/refunds`)).body.items.length, 2);
  assert.deepEqual(
    (await shop.get(`/refunds/${part.body.id}`)).body,
    (await shop.get(`/transactions/${paid.id}/refunds/${part.body.id}`)).body,
  );
  assert.equal((await shop.get(`/transactions/${NOBODY}/refunds/${part.body.id}`)).status, 404);
});

test('201: refunds/all needs both scopes and refunds what is left', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture' });
  assert.equal(
    (await shop.post(`/transactions/${paid.id}/refunds/all`, undefined, { scopes: ['transactions.write'] }))
      .status,
    403,
  );
  const all = await shop.post(`/transactions/${paid.id}/refunds/all`);
  assert.deepEqual([all.status, all.body.items.length, all.body.items[0].amount], [201, 1, 1299]);
});

test('201: a refund that the processor refuses gives its amount back', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture', amount: 600000 });
  const refused = await shop.post('/refunds', { transaction_id: paid.id, amount: 520002 });
  assert.deepEqual(
    [refused.status, refused.body.status, refused.body.error_code],
    [201, 'declined', 'issuer_decline'],
  );
  assert.equal((await shop.post('/refunds', { transaction_id: paid.id })).body.amount, 600000);
});

test('422: more than what is left is not refunded, and gift cards are not there yet', async () => {
  const { body: paid } = await shop.pay({ intent: 'capture' });
  assert.equal((await shop.post('/refunds', { transaction_id: paid.id, amount: 1300 })).status, 422);
  assert.equal((await shop.post('/refunds', { transaction_id: paid.id, amount: 0 })).status, 422);
  assert.equal(
    (await shop.post('/refunds', { transaction_id: paid.id, target_type: 'gift-card-redemption' })).status,
    422,
  );
});

test('409: what was not captured is not refunded', async () => {
  const { body: paid } = await shop.pay();
  assert.equal((await shop.post('/refunds', { transaction_id: paid.id })).status, 409);
});

test('404: operations on a transaction that is not there', async () => {
  for (const [path, body] of [
    ['capture', {}],
    ['void', undefined],
    ['cancel', undefined],
    ['refunds', {}],
    ['refunds/all', undefined],
    ['authorization/increment', { amount: 1 }],
    ['sync', undefined],
  ] as const) {
    assert.equal((await shop.post(`/transactions/${NOBODY}/${path}`, body)).status, 404, path);
  }
  for (const path of ['', '/events', '/actions', '/captures', '/refunds', `/captures/${NOBODY}`])
    assert.equal((await shop.get(`/transactions/${NOBODY}${path}`)).status, 404, path);
  assert.equal((await shop.get(`/refunds/${NOBODY}`)).status, 404);
});

test('404: another merchant account sees nothing of it', async () => {
  const { body: paid } = await shop.pay();
  await shop.post('/merchant-accounts', { id: 'other', display_name: 'Other' });
  const elsewhere = { merchantAccount: 'other' };
  assert.equal((await shop.get(`/transactions/${paid.id}`, elsewhere)).status, 404);
  assert.equal((await shop.post(`/transactions/${paid.id}/capture`, {}, elsewhere)).status, 404);
  assert.deepEqual((await shop.get('/transactions', elsewhere)).body.items, []);
});

test('400: what the connector cannot do is said', async () => {
  const { body: paid } = await shop.pay();
  for (const [path, body] of [
    ['sync', undefined],
    ['cancel', undefined],
    ['authorization/increment', { amount: 10 }],
  ] as const) {
    const answer = await shop.post(`/transactions/${paid.id}/${path}`, body);
    assert.equal(answer.status, 400, `${path} ${answer.text}`);
    assert.match(answer.body.message, /is not supported/);
  }
});

test('200: a correction by hand changes status, amounts and texts without a call, and the ledger follows', async () => {
  const { body: paid } = await shop.pay({ metadata: { a: '1', b: '2' } });
  const fixed = await shop.service.request('PUT', `/transactions/${paid.id}`, {
    body: { status: 'capture_succeeded', external_identifier: 'fixed', metadata: { c: '3' } },
    version: 'published',
  });
  assert.ok(fixed.body.captured_at !== null, 'when it was captured, as corrected');
  assert.equal(fixed.status, 200, fixed.text);
  assert.deepEqual(
    [fixed.body.status, fixed.body.captured_amount, fixed.body.external_identifier, fixed.body.metadata],
    ['capture_succeeded', 1299, 'fixed', { c: '3' }],
  );
  const torn = await shop.service.request('PUT', `/transactions/${paid.id}`, {
    body: { status: 'authorized' },
  });
  assert.equal(torn.status, 422, torn.text);
  const less = await shop.service.request('PUT', `/transactions/${paid.id}`, {
    body: { captured_amount: 1000 },
  });
  assert.equal(less.body.captured_amount, 1000);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('409: a correction by hand does not race an operation under way', async () => {
  const { body: paid } = await shop.pay();
  await shop.misbehave({ manner: 'reset_after', kind: 'capture' });
  await capture(paid.id);
  const refused = await shop.service.request('PUT', `/transactions/${paid.id}`, {
    body: { captured_amount: 5 },
  });
  assert.equal(refused.status, 409);
  assert.equal(
    (await shop.service.request('PUT', `/transactions/${paid.id}`, { body: { external_identifier: 'fine' } }))
      .status,
    200,
  );
});

test('200: the timeline tells what happened, in order', async () => {
  const { body: paid } = await shop.pay();
  await capture(paid.id);
  const events = await shop.get(`/transactions/${paid.id}/events`);
  assert.deepEqual(
    events.body.items.map((event: { name: string }) => event.name),
    [
      'payment-connector-response-transaction-authorization-succeeded',
      'transaction-updated-status',
      'payment-connector-response-transaction-capture-succeeded',
      'transaction-updated-status',
    ],
  );
  assert.equal(events.body.limit, 100);
  const actions = await shop.get(`/transactions/${paid.id}/actions`, { version: 'published' });
  assert.deepEqual(actions.body.items, [], 'no rule spoke');
});

test('what is to be told to the outside is written with the change', async () => {
  const { body: paid } = await shop.pay();
  const { body: captured } = await shop.post('/captures', { transaction_id: paid.id });
  await shop.post('/refunds', { transaction_id: paid.id });
  const rows = await shop.service.db.query<{ name: string; target_id: string }>(
    {
      name: '',
      text: 'SELECT name, target_id FROM webhook_events WHERE transaction_id = $1 ORDER BY webhook_event_id',
    },
    [paid.id],
  );
  assert.deepEqual(
    rows.map((row) => row.name),
    ['transaction.authorized', 'capture.succeeded', 'transaction.captured', 'refund.succeeded'],
  );
  assert.equal(rows[1]?.target_id, captured.id);
});

test('the ledger says what the transactions say', async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});
