import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countExperimentPayments, endExperiment } from '../../server/db/queries/experiments.ts';
import { LIMITS } from '../../server/db/queries/limits.ts';
import { drawArm } from '../../server/domain/flow/experiment-arms.ts';
import { experimentsDue } from '../../server/flows/follow-experiments.ts';
import { replaysDue } from '../../server/flows/replay-flow.ts';
import { workOff } from '../../server/operations/due.ts';
import { unitsIn } from '../../server/payments/routing/experiment-units.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { CARD, type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** Payments that are dealt to the arms of an experiment, and what comes of it: the test is the worker. */
let shop: Shop;
let other: string;
const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
const FLOW = '/flows/card-transaction';
const RULES = `${FLOW}/actions/route-transaction/rules`;
before(async () => {
  shop = await openShop({ worker: false });
  other = await addPaymentService(shop.service, { display_name: 'Other' });
});
after(() => shop.close());

type Body = TestAnswer['body'];

async function plan(more: object = {}): Promise<Body> {
  const made = await shop.post('/experiments', {
    name: 'The other one',
    unit: 'transaction',
    arms: [
      { name: 'old', share_percent: 50, attempts: [shop.paymentServiceId] },
      { name: 'new', share_percent: 50, attempts: [other] },
    ],
    expected_decline_basis_points: 5000,
    difference_basis_points: 5000,
    ...more,
  });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

/** The only rule from now on. */
async function ruleBy(outcome: unknown): Promise<void> {
  const actions = [{ action: 'route-transaction', rules: [{ conditions: [], outcome }] }];
  const draft = await shop.post(`${FLOW}/drafts`, { actions });
  assert.equal(draft.status, 201, draft.text);
  const published = await shop.post(`${FLOW}/drafts/${draft.body.id}/publish`);
  assert.equal(published.status, 201, published.text);
}

async function pay(body: Readonly<Record<string, unknown>> = {}): Promise<Body> {
  const paid = await shop.pay(body);
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}
const actionOf = async ({ id }: Body): Promise<Body> =>
  (await shop.get(`/transactions/${id}/actions`)).body.items[0];
const armOf = async (paid: Body): Promise<string> => (await actionOf(paid)).outcome.experiment.arm;
const experiment = async ({ id }: Body): Promise<Body> => (await shop.get(`/experiments/${id}`)).body;
const end = (id: string, body?: object): Promise<TestAnswer> => shop.post(`/experiments/${id}/end`, body);

/** What a worker does until an experiment has counted everything that can be known now. */
async function count({ id }: Body): Promise<Body> {
  const { parts } = shop.service;
  await shop.service.db.query(
    { name: 'test_due', text: `UPDATE experiments SET due_at = '-infinity' WHERE due_at IS NOT NULL` },
    [],
  );
  while ((await workOff(parts, experimentsDue)) > 0);
  return experiment({ id });
}

test('payments are dealt by the shares, counted once with their results, and evidence is of these counts', async () => {
  const made = await plan({ difference_basis_points: 100, expected_decline_basis_points: 1500 });
  assert.deepEqual(
    [made.state, made.flow, made.payments_needed, made.started_at, made.horizon_hours],
    ['running', 'card-transaction', 86_100, null, 24],
  );
  assert.match(
    made.report.conclusion,
    /^No result is known yet\. To find a difference of 1 point takes 86,100 payments/,
  );
  await ruleBy(made.outcome);
  const paid = await Promise.all(
    Array.from({ length: 24 }, (_, at) => pay(at % 3 === 0 ? { amount: DECLINED } : {})),
  );
  const arms = await Promise.all(paid.map(armOf));
  const counted = await count(made);
  for (const { arm, payments, known, approved } of counted.report.arms) {
    const its = paid.filter((_, at) => arms[at] === arm);
    const good = its.filter(({ status }) => status === 'authorized').length;
    assert.deepEqual([payments, known, approved], [its.length, its.length, good], arm);
    for (const { payment_service: service } of its)
      assert.equal(service.id, arm === 'old' ? shop.paymentServiceId : other);
  }
  assert.ok(arms.includes('old') && arms.includes('new'));
  assert.deepEqual((await count(made)).report, counted.report, 'a second look counts nothing again');
  assert.ok(counted.started_at !== null && counted.state === 'running');
  const [first] = paid;
  const { reason, outcome } = await actionOf(first);
  assert.match(
    reason,
    /old \(50 of 100\) and new \(50 of 100\)\. It was dealt to (?:old|new) \(50 of 100, by transaction\), which /,
  );
  assert.deepEqual(outcome.experiment, {
    experiment_id: made.id,
    arm: arms[0],
    share_percent: 50,
    unit: 'transaction',
  });
  const published = await shop.get(`/transactions/${first.id}/actions`, { version: 'published' });
  assert.equal(published.body.items[0].outcome.experiment, undefined);
  assert.equal((await end(made.id)).status, 200);
});

test('a replay deals every payment to the arm that it was dealt to', async () => {
  const from = (await shop.get('/sandbox/clock')).body.now;
  const made = await plan();
  await ruleBy(made.outcome);
  for (let at = 0; at < 12; at += 1) await pay();
  const draft = await shop.post(`${FLOW}/drafts`, {});
  const begun = await shop.post(`${FLOW}/drafts/${draft.body.id}/replays`, { from });
  assert.equal(begun.status, 201, begun.text);
  while ((await workOff(shop.service.parts, replaysDue)) > 0);
  const report = (await shop.get(`${FLOW}/replays/${begun.body.id}`)).body;
  assert.deepEqual([report.decisions, report.reproduced, report.changed], [12, 12, 0]);
  assert.equal((await end(made.id)).status, 200);
});

test('a buyer stays in one arm, whatever card they pay with, and only their first payment counts', async () => {
  const made = await plan({ unit: 'buyer' });
  await ruleBy(made.outcome);
  const buyers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => shop.post('/buyers', { external_identifier: `unit-${at}` })),
  );
  const seen = new Map<string, string>();
  for (const { body: buyer } of buyers) {
    const arms = new Set<string>();
    for (const number of ['4111111111111111', '5555555555554444'])
      arms.add(await armOf(await pay({ buyer_id: buyer.id, payment_method: { ...CARD, number } })));
    assert.equal(arms.size, 1);
    seen.set(buyer.id, String([...arms][0]));
  }
  const guest = await actionOf(await pay());
  const again = await actionOf(await pay());
  assert.deepEqual(
    [guest.outcome.experiment.unit, guest.outcome.experiment],
    ['card', again.outcome.experiment],
  );
  const { report } = await count(made);
  const all = report.arms.reduce((sum: number, { payments }: Body) => sum + payments, 0);
  assert.equal(all, buyers.length + 1, 'eight buyers, and one card of guests');
  assert.equal((await end(made.id)).status, 200);
});

test('another attempt after a decline is of the same payment, and counts once as it ended', async () => {
  const made = await plan({
    arms: [
      { name: 'old', share_percent: 50, attempts: [shop.paymentServiceId, other] },
      { name: 'new', share_percent: 50, attempts: [other, shop.paymentServiceId] },
    ],
  });
  await ruleBy(made.outcome);
  await pay({ amount: DECLINED });
  await pay();
  const { report } = await count(made);
  const sum = (name: string): number =>
    report.arms.reduce((total: number, arm: Body) => total + Number(arm[name]), 0);
  assert.deepEqual([sum('payments'), sum('known'), sum('approved')], [2, 2, 1]);
  assert.equal((await end(made.id)).status, 200);
});

test('an outcome that nobody knows counts at its horizon, as not approved, and as unknown', async () => {
  const made = await plan({ horizon_hours: 1 });
  await ruleBy(made.outcome);
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const lost = await pay();
  assert.equal(lost.status, 'processing');
  const arm = await armOf(lost);
  const of = (body: Body) => body.report.arms.find((one: Body) => one.arm === arm);
  const early = of(await count(made));
  assert.deepEqual([early.payments, early.known, early.unknown_outcomes], [1, 0, 0]);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3700 } });
  const late = of(await count(made));
  assert.deepEqual([late.payments, late.known, late.approved, late.unknown_outcomes], [1, 1, 0, 1]);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 0 } });
  assert.equal((await end(made.id)).status, 200);
});

test('an experiment ends by itself once the evidence is there, and its rule goes on with the winner', async () => {
  const made = await plan({ name: 'Small numbers', unit: 'buyer' });
  await ruleBy(made.outcome);
  const stale = await shop.post(`${FLOW}/drafts`, { description: 'Begun while it ran' });
  let ended: Body = made;
  let paid = 0;
  for (; paid < 60 && ended.state === 'running'; paid += 1) {
    const { body: buyer } = await shop.post('/buyers', { external_identifier: `winner-${paid}` });
    // The arm follows from the buyer alone, so it is known before anything is paid.
    const arm = dealtTo(made, buyer.id);
    const one = await pay({ buyer_id: buyer.id, amount: arm === 'old' ? DECLINED : 1299 });
    assert.equal(await armOf(one), arm);
    ended = await count(made);
  }
  assert.deepEqual(
    [ended.state, ended.ended_because, ended.winner, ended.goes_on_with, ended.days_left],
    ['ended', 'challenger_better', 'new', 'new', null],
    ended.report.conclusion,
  );
  assert.match(
    ended.report.conclusion,
    /^new is better: old approved 0\.00 % of .+ Its rules go on with new\.$/,
  );
  const [comparison] = ended.report.comparisons;
  assert.ok(comparison.evidence_better > ended.report.evidence_needed);

  const { body: versions } = await shop.get(`${FLOW}/versions?limit=1`);
  assert.deepEqual(
    [versions.items[0].cause, versions.items[0].creator, versions.items[0].description],
    ['experiment-ended', null, 'The experiment Small numbers has ended: its rules go on with new'],
  );
  const [rule] = (await shop.get(FLOW)).body.actions[1].rules;
  assert.deepEqual(rule.outcome, [other]);
  const after = await actionOf(await pay());
  assert.deepEqual(
    [after.outcome.experiment, after.outcome.attempts[0].payment_service_id],
    [undefined, other],
  );
  assert.deepEqual((await count(made)).report, ended.report);
  const { body: audit } = await shop.get('/audit-logs?limit=100');
  const noted = audit.items.filter(({ resource }: Body) => resource.id === made.id);
  assert.deepEqual(
    noted.map(({ action }: Body) => action),
    ['updated', 'created'],
  );
  assert.equal(noted[0].user.name, 'routing experiments');
  const { body: events } = await shop.get(`/events?resource_id=${made.id}`);
  assert.deepEqual(
    events.items.map(({ name }: Body) => name),
    ['experiment.ended'],
  );

  const again = await shop.service.request('PUT', `${FLOW}/drafts/${stale.body.id}`, {
    body: { actions: [{ action: 'route-transaction', rules: [{ conditions: [], outcome: made.outcome }] }] },
  });
  assert.deepEqual(
    [again.status, again.body.details[0].pointer, again.body.details[0].message],
    [422, '/actions/0/rules/0/outcome/experiment_id', 'is not a running experiment of this flow'],
  );
});

/** As the plan has it, without the service. */
function dealtTo({ id, outcome }: Body, buyer: string): string {
  const { units } = unitsIn({ experiments: [outcome] }, { buyer, card: null, transaction: '' });
  assert.equal(units?.[id]?.kind, 'buyer');
  return drawArm(outcome, { units, seed: 0 }).drawn.arm;
}

test('workers that look at once count once, and one that lost its lease counts nothing', async () => {
  const made = await plan();
  await ruleBy(made.outcome);
  await Promise.all(Array.from({ length: 6 }, () => pay()));
  const { parts, db } = shop.service;
  const [dead] = (
    await experimentsDue.claim(db, { now: parts.clock.now(), leaseMs: 0, limit: 10, busy: [] })
  ).filter(({ experiment_id: id }) => id === made.id);
  assert.ok(dead !== undefined);
  await Promise.all(Array.from({ length: 4 }, () => workOff(parts, experimentsDue)));
  const before = await count(made);
  const sum = before.report.arms.reduce((total: number, { known }: Body) => total + Number(known), 0);
  assert.equal(sum, 6);
  const now = parts.clock.now();
  assert.equal(await countExperimentPayments(db, dead, { now, limit: 10 }), null);
  assert.deepEqual((await count(made)).report, before.report);
  assert.equal((await end(made.id)).status, 200);
});

test('it is ended by hand once, with the arm that goes on; a dead process leaves its rules to a worker', async () => {
  const made = await plan();
  await ruleBy(made.outcome);
  const unknown = await end(made.id, { goes_on_with: 'both' });
  assert.deepEqual([unknown.status, unknown.body.details[0].pointer], [422, '/goes_on_with']);
  const [first, second] = await Promise.all([end(made.id, { goes_on_with: 'new' }), end(made.id)]);
  assert.deepEqual([first.status, second.status].sort(), [200, 409]);
  const ended = await experiment(made);
  assert.deepEqual([ended.ended_because, ended.winner, ended.state], ['ended_by_hand', null, 'ended']);
  const [rule] = (await shop.get(FLOW)).body.actions[1].rules;
  assert.deepEqual(rule.outcome, [ended.goes_on_with === 'new' ? other : shop.paymentServiceId]);

  const left = await plan();
  await ruleBy(left.outcome);
  const now = shop.service.parts.clock.now();
  const conclusion = { because: 'no_difference_found', winner: null, goes_on_with: 'old' } as const;
  const row = { merchant_account_id: left.merchant_account_id, experiment_id: left.id };
  assert.ok(await endExperiment(shop.service.db, row, conclusion, { leaseUntil: now, now }));
  const route = async () => (await shop.get(FLOW)).body.actions[1].rules[0].outcome;
  assert.equal((await route()).experiment_id, left.id);
  await count(left);
  assert.deepEqual(await route(), [shop.paymentServiceId]);
});

test('an arm by success rate learns from what came, is decided again alike, and its rule goes on with it', async () => {
  await ruleBy([shop.paymentServiceId]);
  await Promise.all(Array.from({ length: 30 }, () => pay({ amount: DECLINED })));
  await ruleBy([other]);
  await Promise.all(Array.from({ length: 30 }, () => pay()));
  const from = (await shop.get('/sandbox/clock')).body.now;
  const attempts = [shop.paymentServiceId, other];
  const byRate = { attempts, order_by: 'success_rate', explore_percent: 20 };
  const fees = [
    { payment_service_id: other, basis_points: 10 },
    { payment_service_id: shop.paymentServiceId, basis_points: 20 },
  ];
  const made = await plan({
    arms: [
      { name: 'list', share_percent: 30, attempts, order_by: null, fees: null },
      { name: 'by-rate', share_percent: 40, ...byRate },
      { name: 'by-cost', share_percent: 30, attempts, order_by: 'cost', fees },
    ],
  });
  assert.deepEqual(made.arms[0], { name: 'list', share_percent: 30, attempts });
  assert.deepEqual(made.outcome.arms, made.arms);
  // What was seen of late is asked for again after half a minute.
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await ruleBy(made.outcome);
  const outcomes: Body[] = [];
  const dealt = new Set<string>();
  // The arms are dealt by dice: until each has had some.
  while (outcomes.length < 24 || dealt.size < made.arms.length) {
    const { outcome } = await actionOf(await pay());
    dealt.add(outcome.experiment.arm);
    outcomes.push(outcome);
  }
  for (const { ordered, attempts: tried, experiment: drawn } of outcomes) {
    assert.equal(drawn.share_percent, drawn.arm === 'by-rate' ? 40 : 30);
    if (drawn.arm === 'list') assert.equal(ordered, undefined);
    else assert.equal(ordered.by, drawn.arm === 'by-cost' ? 'cost' : 'success_rate');
    const begins = drawn.arm === 'list' ? attempts[0] : ordered.candidates[0].payment_service_id;
    assert.equal(tried[0].payment_service_id, begins);
    if (drawn.arm === 'by-cost') assert.equal(begins, other);
    if (drawn.arm !== 'by-rate') continue;
    const [first, second] = ordered.candidates;
    assert.ok(first.known >= 30 && second.known >= 30, JSON.stringify(ordered));
    assert.ok(ordered.explored === true || first.drawn >= second.drawn, JSON.stringify(ordered));
  }

  const draft = await shop.post(`${FLOW}/drafts`, {});
  const begun = await shop.post(`${FLOW}/drafts/${draft.body.id}/replays`, { from });
  while ((await workOff(shop.service.parts, replaysDue)) > 0);
  const report = (await shop.get(`${FLOW}/replays/${begun.body.id}`)).body;
  assert.deepEqual(
    [report.decisions, report.reproduced, report.changed],
    [outcomes.length, outcomes.length, 0],
  );
  assert.equal((await end(made.id, { goes_on_with: 'by-rate' })).status, 200);
  const [rule] = (await shop.get(FLOW)).body.actions[1].rules;
  assert.deepEqual(rule.outcome, byRate);
  assert.equal((await actionOf(await pay())).outcome.ordered.by, 'success_rate');
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 0 } });
});

test('422: everything that is wrong with a plan, or with a rule that names one, is told with its pointer', async () => {
  const refused = async (more: object): Promise<readonly string[]> => {
    const arms = [
      { name: 'old', share_percent: 50, attempts: [other] },
      { name: 'new', share_percent: 50, attempts: [other] },
    ];
    const body = {
      name: 'x',
      arms,
      expected_decline_basis_points: 1500,
      difference_basis_points: 100,
      ...more,
    };
    const answer = await shop.post('/experiments', body);
    assert.equal(answer.status, 422, answer.text);
    return answer.body.details.map(({ pointer }: Body) => pointer);
  };
  const nobody = '0198c4a2-5d3e-7000-8000-000000000000';
  assert.deepEqual(
    await refused({
      arms: [
        { name: 'old', share_percent: 50, attempts: [nobody] },
        { name: 'old', share_percent: 40, attempts: [other, other] },
      ],
      difference_basis_points: 1501,
    }),
    ['/arms', '/arms', '/difference_basis_points', '/arms/0/attempts/0', '/arms/1/attempts'],
  );
  assert.deepEqual(
    await refused({
      arms: [
        {
          name: 'old',
          share_percent: 50,
          attempts: [other],
          fees: [{ payment_service_id: other, basis_points: 1 }],
        },
        { name: 'new', share_percent: 25, attempts: [other], order_by: 'cost', explore_percent: 5 },
        { name: 'third', share_percent: 25, attempts: [other], explore_percent: 5 },
      ],
    }),
    ['/arms/0/fees', '/arms/1/explore_percent', '/arms/1/fees', '/arms/2/explore_percent'],
  );
  const made = await plan();
  const wrong = async (outcome: object, flow = 'card-transaction'): Promise<readonly string[]> => {
    const answer = await shop.post(`/flows/${flow}/actions/route-transaction/rules`, {
      conditions: [],
      outcome,
    });
    assert.equal(answer.status, 422, answer.text);
    return answer.body.details.map(({ pointer, type }: Body) => `${pointer} ${type}`);
  };
  assert.deepEqual(await wrong({ experiment_id: nobody }), ['/outcome/experiment_id value_error.experiment']);
  assert.deepEqual(await wrong({ experiment_id: 7 }), ['/outcome/experiment_id type_error.uuid']);
  assert.deepEqual(await wrong({ ...made.outcome, unit: 'card' }), ['/outcome value_error.experiment']);
  assert.deepEqual(await wrong({ ...made.outcome, more: 1 }), ['/outcome/more value_error.extra']);
  assert.deepEqual(await wrong(made.outcome, 'redirect-transaction'), [
    '/outcome/experiment_id value_error.experiment',
  ]);
  assert.equal((await shop.post(RULES, { conditions: [], outcome: made.outcome })).status, 201);
  const options = (await shop.get(`${FLOW}/actions/route-transaction/outcomes`)).body.items;
  assert.deepEqual(
    options.filter(({ kind }: Body) => kind === 'experiment').map((one: Body) => one.options),
    [{ label: 'The other one', outcome: made.outcome }],
  );
  const listed = (await shop.get('/experiments?state=running&limit=1')).body;
  assert.deepEqual([listed.items[0].id, listed.items.length], [made.id, 1]);
  assert.equal((await shop.get(`/experiments/${nobody}`)).status, 404);
  assert.equal((await end(made.id)).status, 200);
  assert.deepEqual((await shop.get('/experiments?state=running')).body.items, []);
});

test('409: so many experiments at once are the most', async () => {
  const all: Body[] = [];
  for (let at = 0; at < LIMITS.experimentsRunning; at += 1) all.push(await plan());
  const more = await shop.post('/experiments', { ...bodyOf(all[0]), name: 'one more' });
  assert.deepEqual([more.status, more.body.code], [409, 'invalid_state'], more.text);
  await Promise.all(all.map(({ id }) => end(id)));
});

function bodyOf({ flow, unit, arms, expected_decline_basis_points, difference_basis_points }: Body): object {
  return { flow, unit, arms, expected_decline_basis_points, difference_basis_points };
}
