import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { getTransactionRow, listOperations } from '../../server/db/queries/transactions.ts';
import { errorCode } from '../../server/domain/decline.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import type { ReportedOutcome } from '../../server/domain/transaction/changes.ts';
import { settle } from '../../server/payments/operation/settle.ts';
import { UNTRACED } from '../harness/service.ts';
import { type Shop, openShop, recoverDue } from '../harness/shop.ts';

/** `settle` is also what inbound webhooks of processors call: late, repeated and contradictory. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false, config: UNTRACED });
});
after(() => shop.close());

const DEFAULT = 'default' as MerchantAccountId; // the harness made it
const DECLINED: ReportedOutcome = {
  kind: 'declined',
  code: errorCode('issuer_decline'),
  raw: { code: '05', description: null },
};

const OUTCOMES: Readonly<Record<'succeeded' | 'declined' | 'failed', ReportedOutcome>> = {
  succeeded: {
    kind: 'succeeded',
    reference: processorReference('elsewhere'),
    value: {
      authorized: 1299n,
      captured: 0n,
      schemeTransactionId: null,
      avs: null,
      cvv: null,
      authorizationCode: null,
    },
  },
  declined: DECLINED,
  failed: { kind: 'failed', code: errorCode('service_network_error'), detail: 'nothing was sent' },
};

async function stepOf(id: string, kind: 'authorize' | 'capture') {
  const transaction = await getTransactionRow(shop.service.db, DEFAULT, toId(id));
  const operation = (await listOperations(shop.service.db, DEFAULT, toId(id), kind)).at(-1);
  assert.ok(transaction !== null && operation !== undefined);
  return { transaction, operation };
}

async function reportCount(): Promise<bigint> {
  const [counted] = await shop.service.db.query<{ count: bigint }>(
    {
      name: '',
      text: `SELECT count FROM processor_report_counts WHERE payment_service_id = $1 AND kind = 'ignored'`,
    },
    [shop.paymentServiceId],
  );
  return counted?.count ?? 0n;
}

test('a report on what is settled is recorded and counted, and moves nothing', async () => {
  const countBefore = await reportCount();
  const { body: paid } = await shop.pay();
  const settled = await settle(shop.service.parts, await stepOf(paid.id, 'authorize'), DECLINED);
  assert.match(settled.ignored ?? '', /succeeded already/);
  const now = (await shop.get(`/transactions/${paid.id}`)).body;
  assert.deepEqual([now.status, now.authorized_amount], ['authorized', 1299]);
  const events = (await shop.get(`/transactions/${paid.id}/events`)).body.items;
  assert.equal(events.at(-1).context.ignored, 'the operation is succeeded already');
  assert.equal(await reportCount(), countBefore + 1n);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('of two writers with the outcome of one operation, one wins and the other sees it', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const { body: paid } = await shop.pay();
  const step = await stepOf(paid.id, 'authorize');
  const ends = await Promise.all([
    settle(shop.service.parts, step, DECLINED),
    settle(shop.service.parts, step, OUTCOMES.failed),
    settle(shop.service.parts, step, DECLINED),
  ]);
  assert.equal(new Set(ends.map((end) => end.operation.status)).size, 1);
  assert.equal((await shop.get(`/transactions/${paid.id}`)).body.status, ends[0]?.transaction.status);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('a success that another writer took for a failure is booked, and a person is told', async () => {
  await shop.misbehave({ manner: 'reset_before', kind: 'authorize' });
  const { body: paid } = await shop.pay();
  const step = await stepOf(paid.id, 'authorize');
  assert.equal((await settle(shop.service.parts, step, OUTCOMES.failed)).transaction.status, 'failed');
  const { transaction, ignored } = await settle(shop.service.parts, step, OUTCOMES.succeeded);
  assert.deepEqual([transaction.status, transaction.held_amount, ignored], ['authorized', 1299n, null]);
  const now = (await shop.get(`/transactions/${paid.id}`)).body;
  assert.deepEqual([now.status, now.pending_review], ['authorized', true]);
  // This processor has never heard of it, so it cannot be voided, and stays for review.
  assert.equal((await shop.post(`/transactions/${paid.id}/review`, { decision: 'reject' })).status, 409);
  const { body: kept } = await shop.post(`/transactions/${paid.id}/review`, { decision: 'accept' });
  assert.deepEqual([kept.status, kept.pending_review], ['authorized', false]);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('an event that met an operation before its answer said "pending" counts all the same', async () => {
  for (const word of ['succeeded', 'declined', 'failed'] as const) {
    await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
    const { body: paid } = await shop.pay();
    const step = await stepOf(paid.id, 'authorize');
    assert.equal(step.operation.status, 'unknown');
    const answered = await settle(shop.service.parts, step, { kind: 'pending', reference: null });
    assert.equal(answered.operation.status, 'pending');
    const told = await settle(shop.service.parts, step, OUTCOMES[word], null, {
      paymentServiceId: step.operation.payment_service_id,
      eventId: `late-${word}-${paid.id}`,
      name: word,
      receivedAt: new Date(),
      context: {},
    });
    assert.deepEqual([told.operation.status, told.heard], [word, true]);
  }
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('of an operation that goes on, a yes or no that was answered counts, and not that nothing was sent', async () => {
  const ends: Record<string, string> = {};
  for (const word of ['succeeded', 'declined', 'failed'] as const) {
    await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
    const { body: paid } = await shop.pay();
    const step = await stepOf(paid.id, 'authorize');
    await settle(shop.service.parts, step, { kind: 'pending', reference: null });
    ends[word] = (await settle(shop.service.parts, step, OUTCOMES[word])).operation.status;
  }
  assert.deepEqual(ends, { succeeded: 'succeeded', declined: 'declined', failed: 'pending' });
});

test('any number of workers share what is due', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize', times: 12 });
  const paid = await Promise.all(Array.from({ length: 12 }, () => shop.pay()));
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 10 } });
  const looked = await Promise.all([
    recoverDue(shop.service.parts),
    recoverDue(shop.service.parts),
    recoverDue(shop.service.parts),
  ]);
  assert.equal(
    looked.reduce((sum, count) => sum + count, 0),
    12,
    'each was leased once',
  );
  for (const { body } of paid)
    assert.equal((await shop.get(`/transactions/${body.id}`)).body.status, 'authorized');
});

test('a waiting capture that succeeds at last is captured, and its key is answered', async () => {
  const { body: paid } = await shop.pay();
  await shop.misbehave({ manner: 'error_after', kind: 'capture' });
  const capture = () =>
    shop.post('/captures', { transaction_id: paid.id }, { idempotencyKey: `by-report-${paid.id}` });
  const first = await capture();
  await settle(shop.service.parts, await stepOf(paid.id, 'capture'), {
    kind: 'succeeded',
    reference: processorReference(first.body.id),
    value: { amount: 1299n },
  });
  const answer = await capture();
  assert.deepEqual([answer.status, answer.body.status], [201, 'succeeded']);
});
