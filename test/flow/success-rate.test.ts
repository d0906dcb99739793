import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replaysDue } from '../../server/flows/replay-flow.ts';
import { workOff } from '../../server/operations/due.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** Payments that go to where payments like them were approved. */
let shop: Shop;
let good: string;
let bad: string;
const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
before(async () => {
  shop = await openShop({ worker: false });
  bad = shop.paymentServiceId;
  good = await addPaymentService(shop.service, { display_name: 'Good' });
  const ends = (payment_service_id: string, amounts: readonly number[]): Promise<unknown> =>
    Promise.all(amounts.map((amount) => shop.pay({ amount, payment_service_id })));
  await ends(good, [...Array.from({ length: 30 }, () => 1299), DECLINED]);
  await ends(bad, [1299, 1300, ...Array.from({ length: 30 }, () => DECLINED)]);
});
after(() => shop.close());

async function draft(outcome: object): Promise<string> {
  const actions = [{ action: 'route-transaction', rules: [{ conditions: [], outcome }] }];
  const made = await shop.post('/flows/card-transaction/drafts', { actions });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

async function replayDraft(id: string): Promise<TestAnswer['body']> {
  const begun = await shop.post(`/flows/card-transaction/drafts/${id}/replays`, {});
  assert.equal(begun.status, 201, begun.text);
  while ((await workOff(shop.service.parts, replaysDue)) > 0);
  return (await shop.get(`/flows/card-transaction/replays/${begun.body.id}`)).body;
}

type RoutedPayment = Readonly<{ first: string; reason: string; ordered: TestAnswer['body'] }>;
type Counts = Readonly<{ approved: number; known: number }>;
async function payOnce(body: Readonly<Record<string, unknown>> = {}): Promise<RoutedPayment> {
  const { body: transaction } = await shop.pay(body);
  const [{ outcome, reason }] = (await shop.get(`/transactions/${transaction.id}/actions`)).body.items;
  return { first: outcome.attempts[0].payment_service_id, reason, ordered: outcome.ordered };
}

test('payments go to where payments like them were approved, some to the others, and each says why', async () => {
  const published = await draft({ order_by: 'success_rate', attempts: [bad, good] });
  assert.equal((await shop.post(`/flows/card-transaction/drafts/${published}/publish`)).status, 201);
  const all: RoutedPayment[] = [];
  for (let index = 0; index < 40; index += 1) all.push(await payOnce());
  for (const { first, ordered, reason } of all) {
    const counts = new Map<string, Counts>(
      ordered.candidates.map((one: TestAnswer['body']) => [one.payment_service_id, one]),
    );
    const [ofGood, ofBad] = [counts.get(good), counts.get(bad)];
    assert.ok(ofGood !== undefined && ofBad !== undefined);
    // How many are known grows by those before, all of them approved, whenever it is counted anew.
    assert.deepEqual([ofGood.known - ofGood.approved, ofBad.known - ofBad.approved], [1, 30]);
    assert.ok(ofGood.approved >= 30 && ofBad.approved >= 2, JSON.stringify(ordered.candidates));
    assert.ok(first === good || ordered.explored, 'the lot alone sends a payment to what is approved seldom');
    assert.match(reason, /it tries what is approved most often first, of Sandbox, Good\./);
    const known = `Good approved ${ofGood.approved} of ${ofGood.known} payments like it`;
    assert.match(reason, new RegExp(`${known}, and [\\d.]+ percent were drawn\\.`));
    assert.equal(
      reason.endsWith('comes first by lot, so that all of them go on being known.'),
      ordered.explored,
    );
  }
  assert.ok(all.filter(({ first }) => first === good).length > 25);
});

test('payments of which too few are known keep the order of the rule', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => payOnce({ currency: 'EUR' })));
  for (const { first, ordered, reason } of all) {
    assert.ok(first === bad || ordered.explored);
    assert.match(reason, /Sandbox approved 0 of 0 payments like it, too few to compare\./);
  }
});

test('a replay makes these decisions as they are stored, and a draft goes by what had been seen by then', async () => {
  const same = await replayDraft(await draft({ order_by: 'success_rate', attempts: [bad, good] }));
  const { count } = (
    await shop.service.db.query<{ count: number }>(
      { name: 'test_decisions', text: 'SELECT count(*)::integer AS count FROM transaction_actions' },
      [],
    )
  )[0] ?? { count: 0 };
  assert.deepEqual([same.decisions, same.reproduced, same.changed], [count, count, 0]);
  const plain = await draft([bad]);
  assert.equal((await shop.post(`/flows/card-transaction/drafts/${plain}/publish`)).status, 201);
  for (let index = 0; index < 20; index += 1) await shop.pay({ currency: 'EUR' });
  const tried = await draft({ order_by: 'success_rate', attempts: [good, bad], explore_percent: 1 });
  const report = await replayDraft(tried);
  assert.equal(report.reproduced, report.decisions);
  const moved = report.moves.find(({ from: was, to }: TestAnswer['body']) => was === bad && to === good);
  assert.ok(moved.count >= 15, 'most go to what stands first, as nothing is known');
});
