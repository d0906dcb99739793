import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../test/harness/index.ts';
import { addReportingService, openShop, type Shop } from '../../../../test/harness/shop.ts';
import { type PaymentService, paymentServices } from '../../../connections/connection-kinds.ts';
import { currency } from '../../../domain/currency.ts';
import { toId } from '../../../domain/ids.ts';
import type { SettlementLineKind } from '../../../domain/transaction/settlement-line.ts';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';
import { takeSettlementLine } from '../../../payments/after/settlement-lines.ts';

/** What a chargeback took, the buyer has already: every way to refund counts it. */
let shop: Shop;
let service: PaymentService;
before(async () => {
  shop = await openShop({ worker: false });
  const { paymentServiceId } = await addReportingService(shop);
  const found = await paymentServices.find(shop.service.parts, toId('default'), toId(paymentServiceId));
  assert.ok(found !== null);
  service = found;
});
after(() => shop.close());

const AMOUNT = 10_000;

async function pay(): Promise<string> {
  const { status, body } = await shop.pay({
    amount: AMOUNT,
    payment_service_id: service.id,
    intent: 'capture',
  });
  assert.equal(status, 201);
  return body.id;
}

let lines = 0;
async function bankTells(id: string, kind: SettlementLineKind, amount = AMOUNT): Promise<void> {
  lines += 1;
  const taken = await takeSettlementLine(
    shop.service.parts,
    service,
    { transactionId: toId(id), refundId: null },
    {
      kind,
      reference: `line ${lines}`,
      amount: BigInt(amount),
      currency: currency('USD'),
      fees: { commission: 0n, interchange: null, markup: null, schemeFee: null },
      report: 'report',
      postedAt: new Date(),
    },
  );
  assert.equal(taken, 'taken');
}

const read = async (id: string) => (await shop.get(`/transactions/${id}`)).body;

/** Every way to ask for a refund of this transaction. */
const WAYS = (id: string, more: object = {}): readonly (readonly [string, object])[] => [
  [`/transactions/${id}/refunds`, { ...more }],
  [`/transactions/${id}/refunds`, { ...more, amount: 2500 }],
  [`/transactions/${id}/refunds`, { ...more, amount: AMOUNT }],
  [`/transactions/${id}/refunds/all`, { ...more }],
  ['/refunds', { ...more, transaction_id: id }],
];

test('409: what a chargeback took whole is refunded in no way, and the refusal names the chargeback', async () => {
  const id = await pay();
  await bankTells(id, 'chargeback');
  for (const [path, body] of WAYS(id)) {
    const answer = await shop.post(path, body);
    assert.equal(answer.status, 409, path);
    assert.match(answer.body.message, /chargeback took 10000.*despite_chargeback/, path);
  }
  const now = await read(id);
  assert.deepEqual(
    [now.refunded_amount, now.charged_back_amount, now.refundable_amount, now.disputed],
    [0, AMOUNT, 0, true],
  );
  const published = (await shop.get(`/transactions/${id}`, { version: 'published' })).body;
  assert.ok(!('charged_back_amount' in published), 'the published transaction has no such field');
});

test('422: of what a chargeback took a part, more than the rest is refused, and the rest is refunded', async () => {
  const id = await pay();
  await bankTells(id, 'chargeback', 4000);
  const refused = await shop.post(`/transactions/${id}/refunds`, { amount: 6001 });
  assert.equal(refused.status, 422);
  assert.equal(refused.body.details[0].pointer, '/amount');
  assert.match(refused.body.details[0].message, /6000 that can still be refunded: a chargeback took 4000/);
  assert.equal((await read(id)).refundable_amount, 6000);
  const { body } = await shop.post(`/transactions/${id}/refunds`, {});
  assert.equal(body.amount, 6000);
  assert.deepEqual((await read(id)).refundable_amount, 0);
});

test('201: a chargeback that was reversed is refunded as before, a second one takes it again', async () => {
  const id = await pay();
  await bankTells(id, 'chargeback');
  await bankTells(id, 'chargeback-reversal');
  assert.equal((await read(id)).refundable_amount, AMOUNT);
  assert.equal((await shop.post(`/transactions/${id}/refunds`, { amount: 1000 })).status, 201);
  await bankTells(id, 'chargeback', 9000);
  assert.equal((await read(id)).refundable_amount, 0);
  assert.equal((await shop.post(`/transactions/${id}/refunds`, {})).status, 409);
});

test('201: a reversal that is told before its chargeback ends where both have ended', async () => {
  const id = await pay();
  await bankTells(id, 'chargeback-reversal', 3000);
  assert.deepEqual((await read(id)).charged_back_amount, 0);
  await bankTells(id, 'chargeback', 3000);
  assert.equal((await read(id)).refundable_amount, AMOUNT);
});

test('201: whoever says so refunds despite a chargeback, in every way, up to what was captured', async () => {
  for (const index of WAYS('').keys()) {
    const id = await pay();
    await bankTells(id, 'chargeback');
    const [path, body] = WAYS(id, { despite_chargeback: true })[index] ?? ['', {}];
    assert.equal((await shop.post(path, body)).status, 201, path);
    const left = AMOUNT - (await read(id)).refunded_amount;
    const again = { amount: left + 1, despite_chargeback: true };
    assert.equal((await shop.post(`/transactions/${id}/refunds`, again)).status, left === 0 ? 409 : 422);
  }
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('201: a chargeback that comes while a refund is under way, or after it, is told to a person', async () => {
  const id = await pay();
  await shop.whileHeld(
    { kind: 'refund' },
    () => shop.post(`/transactions/${id}/refunds`, {}),
    async () => {
      await eventually(async () => (await read(id)).refundable_amount === 0);
      await bankTells(id, 'chargeback');
    },
  );
  assert.equal((await read(id)).refunded_amount, AMOUNT);
  const now = await read(id);
  assert.deepEqual([now.pending_review, now.charged_back_amount, now.refundable_amount], [true, AMOUNT, 0]);
  const told = await shop.service.db.query<{ name: string }>(
    { name: '', text: 'SELECT name FROM webhook_events WHERE transaction_id = $1' },
    [id],
  );
  assert.ok(told.some(({ name }) => name === 'monitoring.incident.created'));
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('an SQL constraint lets no refund go beyond what a chargeback has left', async () => {
  const id = await pay();
  await bankTells(id, 'chargeback', 4000);
  const raise = { name: '', text: 'UPDATE transactions SET refunding_amount = $2 WHERE transaction_id = $1' };
  await assert.rejects(shop.service.db.query(raise, [id, 6001]), /refunded_within_captured/);
  await shop.service.db.query(raise, [id, 6000]);
});
