import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { forgetExperimentPayments } from '../../server/db/queries/experiments.ts';
import { experimentsDue } from '../../server/flows/follow-experiments.ts';
import { workOff } from '../../server/operations/due.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addReportingService, openShop } from '../harness/shop.ts';

/** Experiments on the money that is kept: fees as settled and as estimated, refunds and chargebacks. */
let shop: Shop;
let reporting: Awaited<ReturnType<typeof addReportingService>>;
const FLOW = '/flows/card-transaction';
const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
const CHARGED_BACK = 620_001;
const HIGHEST = 50_000;
const FEE = { fixed: 30, basis_points: 200 };
before(async () => {
  shop = await openShop({ worker: false });
  reporting = await addReportingService(shop);
});
after(() => shop.close());

type Body = TestAnswer['body'];

function planOf(more: object = {}): object {
  return {
    name: 'What it costs',
    unit: 'transaction',
    arms: [
      { name: 'told', share_percent: 50, attempts: [reporting.paymentServiceId] },
      { name: 'estimated', share_percent: 50, attempts: [shop.paymentServiceId] },
    ],
    expected_decline_basis_points: 2000,
    difference_basis_points: 200,
    measure: 'money_kept',
    money: moneyOf(),
    maturity_days: 15,
    slow_after_ms: 600_000,
    ...more,
  };
}

function moneyOf(more: object = {}): object {
  const fees = [reporting.paymentServiceId, shop.paymentServiceId].map((id) => ({
    payment_service_id: id,
    ...FEE,
  }));
  return { currency: 'USD', fees, highest_amount: HIGHEST, average_amount: 2000, ...more };
}

async function plan(more: object = {}): Promise<Body> {
  const made = await shop.post('/experiments', planOf(more));
  assert.equal(made.status, 201, made.text);
  return made.body;
}

async function ruleBy(outcome: unknown): Promise<void> {
  const actions = [{ action: 'route-transaction', rules: [{ conditions: [], outcome }] }];
  const draft = await shop.post(`${FLOW}/drafts`, { actions });
  assert.equal(draft.status, 201, draft.text);
  const published = await shop.post(`${FLOW}/drafts/${draft.body.id}/publish`);
  assert.equal(published.status, 201, published.text);
}

async function count({ id }: Body): Promise<Body> {
  const { parts, db } = shop.service;
  const text = `UPDATE experiments SET due_at = '-infinity' WHERE due_at IS NOT NULL`;
  await db.query({ name: 'test_due', text }, []);
  while ((await workOff(parts, experimentsDue)) > 0);
  return (await shop.get(`/experiments/${id}`)).body;
}

async function feesOf(id: string): Promise<number | null> {
  const kinds = ['settlements', 'refund-settlements', 'chargebacks'];
  const lines = await Promise.all(
    kinds.map(async (kind) => (await shop.get(`/transactions/${id}/${kind}`)).body.items),
  );
  const fees = lines.flat().map(({ commission }: Body) => Number(commission));
  return fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee, 0);
}

test('what was kept of a payment counts once it matures, as it was settled, refunded and charged back', async () => {
  const made = await plan();
  assert.deepEqual(
    [
      made.measure,
      made.money.highest_amount,
      made.money.average_amount,
      made.maturity_days,
      made.slow_after_ms,
    ],
    ['money_kept', HIGHEST, 2000, 15, 600_000],
  );
  assert.match(
    made.report.conclusion,
    /^What is kept of a payment counts 15 days after .+ 2 of each 100 asked takes/,
  );
  await ruleBy(made.outcome);
  const amounts = [
    ...Array.from({ length: 12 }, (_, at) => 1299 + at),
    ...Array.from({ length: 4 }, () => CHARGED_BACK),
  ];
  const paid = await Promise.all(
    [...amounts, DECLINED, DECLINED].map(
      async (amount) => (await shop.pay({ amount, intent: 'capture' })).body,
    ),
  );
  const euro = (await shop.pay({ amount: 1299, currency: 'EUR', country: 'DE', intent: 'capture' })).body;
  const refunded = paid[0];
  assert.equal((await shop.post(`/transactions/${refunded.id}/refunds`, { amount: 300 })).status, 201);
  const early = await count(made);
  assert.deepEqual(
    early.report.arms.map(({ matured, money, late_answers: late }: Body) => [matured, money.payments, late]),
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  );

  const armOf = async ({ id }: Body): Promise<string> =>
    (await shop.get(`/transactions/${id}/actions`)).body.items[0].outcome.experiment.arm;
  const arms = await Promise.all(paid.map(armOf));
  const told = paid.filter(({ status }, at) => arms[at] === 'told' && status === 'captured');
  await reporting.pass(2);
  await eventually(async () =>
    (await Promise.all(told.map(({ id }) => feesOf(id)))).every((fee) => fee !== null),
  );
  await reporting.pass(8);
  await eventually(async () => {
    const disputed = told.filter(({ amount }) => amount === CHARGED_BACK);
    const lines = await Promise.all(disputed.map(({ id }) => shop.get(`/transactions/${id}/chargebacks`)));
    return lines.every(({ body }) => body.items.length === 1);
  });
  await reporting.pass(6);

  const late = await count(made);
  const [euroArm] = [await armOf(euro)];
  for (const arm of late.report.arms) {
    const its = paid.filter((_, at) => arms[at] === arm.arm);
    const each = await Promise.all(its.map(({ id }) => keptOf(id)));
    assert.deepEqual(
      [arm.matured, arm.charged_back, arm.money],
      [
        its.length + (euroArm === arm.arm ? 1 : 0),
        arm.arm === 'told' ? its.filter(({ amount }) => amount === CHARGED_BACK).length : 0,
        {
          payments: its.length,
          asked_amount: sum(each.map(({ asked }) => asked)),
          kept_amount: sum(each.map(({ kept }) => kept)),
          kept_basis_points: Math.round(
            (sum(each.map(({ kept }) => kept)) / sum(each.map(({ asked }) => asked))) * 10_000,
          ),
          fees_estimated: each.filter(({ isEstimated }) => isEstimated).length,
        },
      ],
      arm.arm,
    );
    assert.ok(arm.money.kept_amount < arm.money.asked_amount);
  }
  assert.deepEqual((await count(made)).report.arms, late.report.arms, 'a second look counts nothing again');
  assert.match(
    late.report.conclusion,
    /kept .+ of each 100 asked by \d+ payments.+ goes on for .+ payments at most/,
  );
  assert.equal((await shop.post(`/experiments/${made.id}/end`)).status, 200);
});

/** By the API alone, as the docs say it. */
async function keptOf(id: string): Promise<Readonly<{ asked: number; kept: number; isEstimated: boolean }>> {
  const { body } = await shop.get(`/transactions/${id}`);
  const settled = await feesOf(id);
  const estimate =
    body.captured_amount > 0 ? FEE.fixed + (body.captured_amount * FEE.basis_points) / 10_000 : 0;
  const left = body.captured_amount - body.refunded_amount - body.charged_back_amount - (settled ?? estimate);
  const asked = Math.min(body.amount, HIGHEST);
  const kept = Math.round(asked * Math.max(-1, Math.min(1, left / body.amount)));
  return { asked, kept, isEstimated: settled === null && body.captured_amount > 0 };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('an answer that took longer than the plan says is late, all attempts of a payment together', async () => {
  const made = await plan({ measure: 'approval', money: null, slow_after_ms: 1 });
  await ruleBy(made.outcome);
  for (let at = 0; at < 4; at += 1) await shop.pay();
  const { report } = await count(made);
  assert.ok(sum(report.arms.map(({ late_answers: late }: Body) => Number(late))) >= 1);
  const [comparison] = report.comparisons;
  assert.deepEqual(
    comparison.guardrails.map(({ guardrail }: Body) => guardrail),
    ['unknown_outcomes', 'three_d_secure_challenges', 'late_answers', 'chargebacks'],
  );
  assert.deepEqual(comparison.broken_guardrails, []);
  assert.equal((await shop.post(`/experiments/${made.id}/end`)).status, 200);
});

test('a standing experiment ends by hand alone, and forgets who came before', async () => {
  const terms = { difference_basis_points: 5000, expected_decline_basis_points: 5000, maturity_days: 1 };
  const made = await plan({ measure: 'approval', money: null, standing: true, ...terms });
  assert.deepEqual([made.standing, made.days_left], [true, null]);
  await ruleBy(made.outcome);
  await shop.pay();
  const { db } = shop.service;
  const text = `UPDATE experiment_arms SET payments = 1000, approved = CASE position WHEN 0 THEN 0 ELSE 1000 END,
    not_approved = CASE position WHEN 0 THEN 1000 ELSE 0 END WHERE experiment_id = $1 RETURNING arm`;
  await db.query({ name: 'test_counted', text }, [made.id]);
  const counted = await count(made);
  assert.deepEqual([counted.state, counted.winner], ['running', null]);
  assert.match(
    counted.report.conclusion,
    /estimated approves more, between .+ It goes on until somebody ends it\.$/,
  );
  await reporting.pass(2);
  await count(made);
  const rows = async (): Promise<number> => {
    const asked = { name: 'test_rows', text: 'SELECT 1 FROM experiment_payments WHERE experiment_id = $1' };
    return (await db.query(asked, [made.id])).length;
  };
  assert.equal(await rows(), 1);
  const before = new Date(shop.service.parts.clock.nowFor(made.merchant_account_id).getTime() - 86_400_000);
  await forgetExperimentPayments(db, made.merchant_account_id, before, 100);
  assert.equal(await rows(), 0);
  assert.equal((await shop.post(`/experiments/${made.id}/end`)).status, 200);
});

test('422: what a plan on money lacks is told with its pointer', async () => {
  const refused = async (more: object): Promise<readonly string[]> => {
    const answer = await shop.post('/experiments', planOf(more));
    assert.equal(answer.status, 422, answer.text);
    return answer.body.details.map(({ pointer }: Body) => pointer);
  };
  assert.deepEqual(await refused({ money: null }), ['/money']);
  assert.deepEqual(await refused({ measure: 'approval' }), ['/money']);
  assert.deepEqual(await refused({ money: moneyOf({ currency: 'XXX' }) }), ['/money/currency']);
  const [fee] = [{ payment_service_id: shop.paymentServiceId, ...FEE }];
  assert.deepEqual(await refused({ money: moneyOf({ fees: [fee] }) }), ['/money/fees']);
  assert.deepEqual(await refused({ money: moneyOf({ average_amount: HIGHEST + 1 }) }), [
    '/money/average_amount',
  ]);
  assert.deepEqual(await refused({ money: moneyOf({ highest_amount: null, average_amount: null }) }), [
    '/money/highest_amount',
    '/money/average_amount',
  ]);
  assert.deepEqual(await refused({ maturity_days: 1, horizon_hours: 25 }), ['/maturity_days']);
});

test('with a hundred payments of late a plan takes from them what payments ask and when answers are late', async () => {
  for (let at = 0; at < 10; at += 1)
    await Promise.all(Array.from({ length: 10 }, (_, each) => shop.pay({ amount: 1000 + 100 * each })));
  const made = await plan({
    money: moneyOf({ highest_amount: null, average_amount: null }),
    slow_after_ms: null,
  });
  const { highest_amount: highest, average_amount: average } = made.money;
  assert.ok(highest >= 1900 && average >= 1000 && average <= highest, JSON.stringify(made.money));
  assert.ok(made.slow_after_ms >= 1 && made.payments_needed > 0);
  const given = await plan({ money: moneyOf({ highest_amount: 1200, average_amount: null }) });
  assert.equal(given.money.highest_amount, 1200);
  assert.ok(given.money.average_amount <= 1200);
  for (const { id } of [made, given]) assert.equal((await shop.post(`/experiments/${id}/end`)).status, 200);
});
