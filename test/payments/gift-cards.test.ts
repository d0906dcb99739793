import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { getGiftCardOperation, giftCardRefundsOf } from '../../server/db/queries/gift-card-operations.ts';
import { toId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { listOperations, getTransactionRow } from '../../server/db/queries/transactions.ts';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import { lookUp } from '../../server/payment-services/look-up.ts';
import { settle } from '../../server/payments/operation/settle.ts';
import { continueTenders } from '../../server/payments/operation/gift-cards/continue-tenders.ts';
import { settleGiftCard } from '../../server/payments/operation/gift-cards/gift-card-step.ts';
import { eventually } from '../harness/index.ts';
import { UNTRACED } from '../harness/service.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { recoverDue } from '../harness/shop.ts';

let shop: GiftShop;
before(async () => {
  shop = await openGiftShop({ worker: false, config: UNTRACED });
});
after(() => shop.close());

test('a process that dies while a card is redeemed leaves what any number of workers bring to one end', async () => {
  const [one, two] = [shop.card(1000), shop.card(1000)];
  await shop.misbehave({ processor: 'mock-gift-card', kind: 'redeem', manner: 'reset_after' });
  const held = await shop.pay(
    {
      intent: 'capture',
      gift_cards: [
        { ...one, amount: 100 },
        { ...two, amount: 200 },
      ],
    },
    { idempotencyKey: 'died-1' },
  );
  assert.equal(held.body.status, 'processing');
  await shop.service.db.query(
    {
      name: '',
      text: `UPDATE operations SET status = 'sent', detail = NULL WHERE status = 'unknown'`,
    },
    [],
  );
  await shop.age();
  const { parts } = shop.service;
  await Promise.all([
    recoverDue(parts),
    recoverDue(parts),
    continueTenders(parts, { merchant_account_id: toId('default'), transaction_id: toId(held.body.id) }),
    recoverDue(parts),
  ]);
  await shop.recover();
  const { body } = await shop.get(`/transactions/${held.body.id}`);
  assert.deepEqual(
    [
      body.status,
      body.captured_amount,
      body.gift_card_redemptions.map(({ status }: { status: string }) => status),
    ],
    ['captured', 999, ['succeeded', 'succeeded']],
  );
  assert.deepEqual([await shop.balance(one), await shop.balance(two)], [900, 800]);
  const book = await shop.book(body.payment_service_transaction_id);
  assert.deepEqual(
    book.operations.map(({ kind }) => kind),
    ['authorize', 'capture'],
  );
  const events = (await shop.get(`/transactions/${body.id}/events`)).body.items.filter(
    ({ name }: { name: string }) => name.startsWith('gift-card-'),
  );
  assert.equal(events.length, 2);
});

const TRAVELLING = `SELECT FROM operations WHERE kind = 'redeem-gift-card' AND status = 'sent'`;

test('what is not known of a card is asked for by the clock of its merchant account', async () => {
  const card = shop.card(1000);
  await shop.misbehave({ processor: 'mock-gift-card', kind: 'redeem', manner: 'reset_after' });
  const held = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 100 }] });
  assert.equal(held.body.status, 'processing', held.text);
  const { parts } = shop.service;
  assert.equal(await recoverDue(parts), 0, 'not before its time');
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 120 } });
  assert.ok((await recoverDue(parts)) > 0);
  assert.equal((await shop.get(`/transactions/${held.body.id}`)).body.status, 'captured');
  assert.equal(await shop.balance(card), 900);
});

test('a clock that is moved while a card is redeemed does not fail it: what travels is not lost', async () => {
  const card = shop.card(1000);
  const { db, parts } = shop.service;
  const travelling = () => db.query({ name: '', text: TRAVELLING }, []);
  const pay = () => shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 100 }] });
  const paid = await shop.whileHeld({ processor: 'mock-gift-card', kind: 'redeem' }, pay, async () => {
    await eventually(async () => assert.equal((await travelling()).length, 1));
    await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 300 } });
    await recoverDue(parts);
    assert.equal((await travelling()).length, 1, 'nothing is resolved while it travels');
  });
  assert.equal(paid.body.status, 'captured');
  assert.equal(await shop.balance(card), 900);
});

test('an event that overtakes the answer to a payment leaves gift cards to whoever gets the answer', async () => {
  const card = shop.card(1000);
  await shop.misbehave({ processor: 'mock-card', kind: 'authorize', manner: 'reset_after' });
  const held = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 100 }] });
  const { db, parts } = shop.service;
  const of = {
    merchant_account_id: toId<'merchant-account'>('default'),
    transaction_id: toId<'transaction'>(held.body.id),
  };
  const transaction = await getTransactionRow(db, of.merchant_account_id, of.transaction_id);
  const [unknown] = await listOperations(db, of.merchant_account_id, of.transaction_id, 'authorize');
  assert.ok(transaction !== null && unknown !== undefined);
  // As if its answer were still travelling.
  const travelling = `UPDATE operations SET status = 'sent' WHERE operation_id = $1`;
  await db.query({ name: '', text: travelling }, [unknown.operation_id]);
  const operation = { ...unknown, status: 'sent' as const };
  const paymentServiceId = operation.payment_service_id;
  const found = await paymentServices.find(parts, of.merchant_account_id, paymentServiceId);
  assert.ok(found !== null);
  const told = await lookUp(parts, found, {
    operationId: operation.operation_id,
    kind: 'authorize',
    of: null,
  });
  assert.ok(told.kind === 'succeeded');
  await settle(parts, { transaction, operation }, told, null, {
    paymentServiceId,
    eventId: 'overtaking',
    name: 'payment.authorized',
    receivedAt: new Date(),
    context: {},
  });
  const kinds = `SELECT kind, status FROM operations WHERE transaction_id = $1 ORDER BY kind`;
  assert.deepEqual(await db.query({ name: '', text: kinds }, [held.body.id]), [
    { kind: 'authorize', status: 'succeeded' },
    { kind: 'tenders', status: 'pending' },
  ]);
  await shop.age();
  assert.equal(await recoverDue(parts), 1, 'should that request be gone, a worker goes on');
  assert.equal((await shop.get(`/transactions/${held.body.id}`)).body.status, 'captured');
  assert.equal(await shop.balance(card), 900);
});

test('more than is left is refused alike for a card and a gift card: 422, or 409 where nothing is', async () => {
  const paid = await shop.pay({ intent: 'capture', gift_cards: [{ ...shop.card(1000), amount: 300 }] });
  const [{ id: redemption }] = paid.body.gift_card_redemptions;
  const targets = [
    { left: 999, target: {} },
    { left: 300, target: { target_type: 'gift-card-redemption', target_id: redemption } },
  ];
  for (const { left, target } of targets) {
    const ask = (amount?: number) => shop.refund(paid.body.id, { ...target, amount });
    const more = await ask(left + 1);
    assert.deepEqual([more.status, more.body.details?.[0]?.pointer], [422, '/amount'], more.text);
    assert.equal((await ask(left - 100)).status, 201);
    assert.equal((await ask(101)).status, 422);
    assert.equal((await ask()).status, 201);
    assert.deepEqual([(await ask()).status, (await ask(1)).status], [409, 409]);
  }
});

const FAILED = {
  kind: 'failed',
  code: 'service_network_error',
  raw: { code: null, description: null },
} as const;

test('a card that was charged although that had failed gets its money back, and a person is told', async () => {
  const card = shop.card(1000);
  await shop.providerMisbehaves({ kind: 'redeem', manner: 'reset_before' });
  const paid = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 300 }] });
  const { parts, db } = shop.service;
  const [redemption] = paid.body.gift_card_redemptions;
  const row = async () => {
    const found = await getGiftCardOperation(db, toId('default'), redemption.id);
    assert.ok(found !== null);
    return found;
  };
  await settleGiftCard(parts, await row(), FAILED);
  await shop.recover();
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'failed');
  // The request that was held back arrives, and its answer comes.
  const settled = await settleGiftCard(parts, await row(), {
    kind: 'succeeded',
    value: null,
    reference: processorReference('redeemed after all'),
  });
  assert.equal(settled.status, 'succeeded');
  const { body } = await shop.get(`/transactions/${paid.body.id}`);
  assert.deepEqual([body.pending_review, body.gift_card_redemptions[0].status], [true, 'succeeded']);
  const { items } = (await shop.get('/monitoring/incidents?limit=100')).body;
  const incident = items.find((one: { spec: { params: { id: string } } }) => one.spec.params.id === body.id);
  assert.match(incident?.display_name ?? '', /redeem-gift-card of 300 .* was made although it had failed/);
  assert.deepEqual(await ledgerDifferences(db), []);
});

test('a card that cannot get its money back is an incident from the moment that nobody tries any more', async () => {
  const { parts, db } = shop.service;
  const [paying, empty] = [shop.card(1000), shop.card(1000, '0006')];
  for (let tries = 0; tries < 5; tries += 1)
    await shop.providerMisbehaves({ kind: 'refund', manner: 'reset_before' });
  const paid = await shop.pay({
    intent: 'capture',
    gift_cards: [
      { ...paying, amount: 300 },
      { ...empty, amount: 200 },
    ],
  });
  const incident = async (): Promise<{ id: string; spec: unknown } | undefined> => {
    const { items } = (await shop.get('/monitoring/incidents?limit=100')).body;
    return items.find((one: { spec: { params: { id: string } } }) => one.spec.params.id === paid.body.id);
  };
  const of = {
    merchant_account_id: toId<'merchant-account'>('default'),
    transaction_id: toId<'transaction'>(paid.body.id),
  };
  for (let tries = 0; tries < 5; tries += 1) {
    assert.equal(await incident(), undefined);
    await continueTenders(parts, of);
    const refunds = await giftCardRefundsOf(db, of.merchant_account_id, of.transaction_id);
    const refund = refunds.find(({ status }) => status === 'unknown');
    assert.ok(refund !== undefined);
    await settleGiftCard(parts, refund, FAILED);
  }
  await continueTenders(parts, of);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'failed');
  const found = await incident();
  assert.deepEqual(found?.spec, {
    model: 'transaction',
    params: { id: paid.body.id, transaction_id: paid.body.id },
  });
  const told = await db.query<{ target_id: string }>(
    {
      name: '',
      text: `SELECT target_id FROM webhook_events
        WHERE name = 'monitoring.incident.created' AND transaction_id = $1`,
    },
    [paid.body.id],
  );
  assert.deepEqual(told, [{ target_id: found?.id }]);
});

test('no row says that a card got back more than it paid', async () => {
  const paid = await shop.pay({ gift_cards: [{ ...shop.card(1000), amount: 100 }] });
  for (const [part, broken] of [
    ['refunded_amount = 101', /tenders_refunded_amount_check|tenders_check/],
    ['refunded_amount = -1', /tenders_refunded_amount_check|tenders_check/],
    ["status = 'failed', error_code = 'service_error'", /tenders_check/],
    ['captured_amount = 0', /tenders_check/],
  ] as const) {
    const change = shop.service.db.query(
      { name: '', text: `UPDATE tenders SET ${part} WHERE transaction_id = $1` },
      [paid.body.id],
    );
    await assert.rejects(change, broken, part);
  }
});

const OPENING = 1000;
const card = fc.record({
  amount: fc.integer({ min: 1, max: 300 }),
  ending: fc.oneof(
    { weight: 6, arbitrary: fc.constant('4242') },
    { weight: 1, arbitrary: fc.constantFrom('0001', '0006', '0009') },
  ),
});
const fault = fc.record({
  where: fc.constantFrom(
    ['mock-card', 'authorize'],
    ['mock-card', 'capture'],
    ['mock-card', 'void'],
    ['mock-gift-card', 'redeem'],
    ['mock-gift-card', 'refund'],
  ),
  manner: fc.constantFrom('reset_before', 'reset_after'),
});
/** 0: gift cards pay it all; the others are approved and declined by the simulator. */
const byMethod = fc.constantFrom(0, 1000, 1000, 200011);

test('whatever fails and whatever answer is lost, providers and processor hold what the transaction says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(card, { minLength: 1, maxLength: 3 }),
      byMethod,
      fc.constantFrom('authorize', 'capture'),
      fc.array(fault, { maxLength: 2 }),
      async (asked, method, intent, faults) => {
        const cards = asked.map(({ amount, ending }) => ({
          ...shop.card(OPENING, ending),
          amount,
          isGood: ending === '4242',
        }));
        for (const {
          where: [processor, kind],
          manner,
        } of faults)
          await shop.misbehave({ processor, kind, manner });
        const amount = method + cards.reduce((sum, each) => sum + each.amount, 0);
        const paid = await shop.pay({
          amount,
          intent,
          gift_cards: cards.map(({ number, pin, amount: part }) => ({ number, pin, amount: part })),
          ...(method === 0 ? { payment_method: null } : {}),
        });
        assert.equal(paid.status, 201, paid.text);
        await shop.recover();
        const { body } = await shop.get(`/transactions/${paid.body.id}`);
        assert.ok(
          ['authorized', 'captured', 'declined', 'failed'].includes(body.status),
          `it came to an end: ${body.status}`,
        );
        for (const [index, each] of cards.entries()) {
          const { status, amount: part, refunded_amount: back } = body.gift_card_redemptions[index];
          assert.notEqual(status, 'created');
          if (each.isGood)
            assert.equal(
              await shop.balance({ number: each.number, pin: each.pin }),
              OPENING - (status === 'succeeded' ? part - back : 0),
              `card ${index}, ${status}`,
            );
        }
        if (body.payment_service_transaction_id !== null) {
          const book = await shop.book(body.payment_service_transaction_id);
          assert.deepEqual(
            [book.captured, book.refunded],
            [String(body.captured_amount), String(body.refunded_amount)],
          );
          if (body.status === 'failed')
            assert.equal(
              body.authorized_amount === 0 || book.status === 'voided' || book.refunded === book.captured,
              true,
              `nothing is held: ${book.status}`,
            );
        }
        assert.deepEqual(await ledgerDifferences(shop.service.db), []);
      },
    ),
    { numRuns: 15 },
  );
});
