import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replaysDue } from '../../server/flows/replay-flow.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { workOff } from '../../server/operations/due.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** What a draft would have decided: the test is the worker. */
let shop: Shop;
let other: string;
before(async () => {
  shop = await openShop({ worker: false });
  other = await addPaymentService(shop.service, { display_name: 'Other' });
});
after(() => shop.close());

async function draft(actions: readonly object[]): Promise<string> {
  const made = await shop.post('/flows/card-transaction/drafts', { actions });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

const toOther = {
  action: 'route-transaction',
  rules: [
    {
      conditions: [{ name: 'amount', operator: 'less_than', value: { currency: 'USD', value: 2000 } }],
      outcome: ['', ''],
    },
  ],
};

async function replayDraft(draftId: string, body: object = {}): Promise<TestAnswer['body']> {
  const begun = await shop.post(`/flows/card-transaction/drafts/${draftId}/replays`, body);
  assert.deepEqual([begun.status, begun.body.status, begun.body.decisions], [201, 'running', 0], begun.text);
  while ((await workOff(shop.service.parts, replaysDue)) > 0);
  return (await shop.get(`/flows/card-transaction/replays/${begun.body.id}`)).body;
}

test('a replay makes every decision as it is stored, and tells what a draft would have changed', async () => {
  const rule = await shop.post('/flows/card-transaction/actions/route-transaction/rules', {
    conditions: [{ name: 'amount', operator: 'greater_than', value: { currency: 'USD', value: 5000 } }],
    outcome: [other, shop.paymentServiceId],
  });
  assert.equal(rule.status, 201, rule.text);
  for (let index = 0; index < 32; index += 1) await shop.pay({ amount: 5001 + index });
  for (const amount of [1000, 1001, 3000, Number(AUTHORIZATION_AMOUNTS.issuer_decline)])
    await shop.pay({ amount });
  await shop.service.request(
    'DELETE',
    `/flows/card-transaction/actions/route-transaction/rules/${rule.body.id}`,
  );
  await shop.pay({ amount: 1999 });
  const id = await draft([
    { ...toOther, rules: [{ ...toOther.rules[0], outcome: [other] }] },
    {
      action: 'decline-early',
      rules: [
        {
          conditions: [
            { name: 'amount', operator: 'is_between', value: { currency: 'USD', min: 3000, max: 3000 } },
          ],
          outcome: true,
        },
      ],
    },
  ]);
  const fees = [{ payment_service_id: other, currency: 'USD', fixed: 10, basis_points: 100 }];
  const report = await replayDraft(id, { fees });
  assert.deepEqual(
    [report.status, report.decisions, report.reproduced],
    ['completed', 37, 37],
    'each as it is stored, under its own version',
  );
  // 33 went to the other one by a rule that the draft does not have; three go there by its own; one is refused.
  assert.equal(report.changed, 37);
  assert.deepEqual(report.moves, [
    { from: other, to: shop.paymentServiceId, count: 33 },
    { from: shop.paymentServiceId, to: other, count: 3 },
    { from: shop.paymentServiceId, to: 'flow_decline', count: 1 },
  ]);
  const [dollars] = report.approvals;
  assert.deepEqual(
    [dollars.currency, dollars.before, dollars.payments],
    ['USD', 4, 4],
    'three that go where 33 have been, and the one that is refused',
  );
  assert.deepEqual(
    report.unknown.map(({ payment_service_id, sample, count, approved }: TestAnswer['body']) => [
      payment_service_id,
      sample,
      count,
      approved,
    ]),
    [[shop.paymentServiceId, 4, 33, 32]],
  );
  assert.equal(report.progress_percent, 100);
  assert.ok(dollars.fees_after.expected > 0 && dollars.after.low <= dollars.after.expected);
});

test('a draft that is what counts now changes nothing of what it decided', async () => {
  const to = (await shop.get('/sandbox/clock')).body.now;
  await shop.pay();
  const report = await replayDraft(await draft([]), { from: to });
  assert.deepEqual([report.decisions, report.reproduced, report.changed, report.moves], [1, 1, 0, []]);
});

test('a draft that orders by cost is tried, with its fees, on payments that knew nothing of fees', async () => {
  const from = (await shop.get('/sandbox/clock')).body.now;
  for (let index = 0; index < 31; index += 1) await shop.pay({ payment_service_id: other });
  await shop.pay({ amount: 1000 });
  const fees = [
    { payment_service_id: shop.paymentServiceId, currency: 'USD', fixed: 30, basis_points: 250 },
    { payment_service_id: other, currency: 'USD', card_types: ['credit'], fixed: 10, basis_points: 150 },
  ];
  const outcome = { order_by: 'cost', fees };
  const id = await draft([{ action: 'route-transaction', rules: [{ conditions: [], outcome }] }]);
  const report = await replayDraft(id, { from });
  assert.deepEqual([report.decisions, report.reproduced, report.changed], [32, 32, 1]);
  assert.deepEqual(report.moves, [{ from: shop.paymentServiceId, to: other, count: 1 }]);
  const [dollars] = report.approvals;
  // 31 of 12.99 at the other one, 29 cents each; the one of 10.00 costs 55 where it went, and 25 where it would go.
  assert.deepEqual(
    [dollars.fees_before, dollars.fees_after.expected, dollars.without_fee],
    [31 * 29 + 55, 31 * 29 + 25, { before: 0, after: 0 }],
  );
});

test('a payment service that was not there yet is not tried, and the report says how often it was wanted', async () => {
  const from = (await shop.get('/sandbox/clock')).body.now;
  await shop.pay();
  await shop.pay();
  const fresh = await addPaymentService(shop.service, { display_name: 'Fresh' });
  const routes = {
    conditions: [],
    outcome: [fresh, { payment_service_id: shop.paymentServiceId, instrument: 'pan' }],
  };
  const id = await draft([
    { action: 'route-transaction', rules: [routes] },
    { action: 'skip-3ds', rules: [{ conditions: [], outcome: 'force' }] },
  ]);
  const report = await replayDraft(id, { from });
  assert.deepEqual(
    [report.decisions, report.changed, report.changed_otherwise, report.skipped, report.three_d_secure],
    [2, 0, 2, [{ payment_service_id: fresh, count: 2 }], [{ from: 'none', to: 'force', count: 2 }]],
  );
});

test('a worker that dies within a replay leaves it to another, and counts nothing when it wakes', async () => {
  const id = await draft([]);
  const path = '/flows/card-transaction/replays';
  const begun = await shop.post(`/flows/card-transaction/drafts/${id}/replays`, {});
  const { parts } = shop.service;
  const claim = { now: parts.clock.now(), leaseMs: 0, limit: 1, busy: [] };
  const [dead] = await replaysDue.claim(shop.service.db, claim);
  assert.ok(dead !== undefined && dead.flow_replay_id === begun.body.id);
  assert.equal((await shop.get(`${path}/${begun.body.id}`)).body.status, 'running');
  while ((await workOff(parts, replaysDue)) > 0);
  const report = (await shop.get(`${path}/${begun.body.id}`)).body;
  assert.deepEqual([report.status, report.reproduced], ['completed', report.decisions]);
  assert.ok(report.decisions > 0);
  await replaysDue.work(parts, dead);
  assert.deepEqual((await shop.get(`${path}/${begun.body.id}`)).body, report);
});

test('a period without payments has nothing to tell, however long ago it was', async () => {
  const id = await draft([]);
  for (const period of [
    { from: '0001-01-01T00:00:00Z', to: '1970-01-01T00:00:01Z' },
    { to: '1960-01-01T00:00:00Z' },
    { to: '0001-01-05T00:00:00Z' },
    { from: '2999-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' },
  ]) {
    const report = await replayDraft(id, period);
    assert.deepEqual(
      [report.status, report.decisions, report.moves, report.approvals, report.progress_percent],
      ['completed', 0, [], [], 100],
    );
  }
});

test('422: a period that ends before it begins, and the checkout flow, whose answers are not kept', async () => {
  const id = await draft([]);
  const path = `/flows/card-transaction/drafts/${id}/replays`;
  const backwards = await shop.post(path, { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' });
  assert.deepEqual([backwards.status, backwards.body.details[0].pointer], [422, '/from']);
  const feeless = await shop.post(path, { fees: [{ payment_service_id: other, fixed: 1 }] });
  assert.deepEqual([feeless.status, feeless.body.details[0].pointer], [422, '/fees/0/currency']);
  const checkout = await shop.post('/flows/checkout/drafts', {});
  const shown = await shop.post(`/flows/checkout/drafts/${checkout.body.id}/replays`, {});
  assert.equal(shown.status, 422);
  assert.equal((await shop.get(`/flows/card-transaction/replays/${id}`)).status, 404);
});
