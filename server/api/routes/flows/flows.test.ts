import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
let other: string;
before(async () => {
  shop = await openShop({ worker: false });
  other = await addPaymentService(shop.service, { display_name: 'Other' });
});
after(() => shop.close());

const RULES = '/flows/card-transaction/actions/route-transaction/rules';
const put = (path: string, body: unknown): Promise<TestAnswer> => shop.service.request('PUT', path, { body });
const remove = (path: string): Promise<TestAnswer> => shop.service.request('DELETE', path);
const country = (...value: readonly string[]) => ({ name: 'country', operator: 'is_one_of', value });
const rule = (more: object = {}) => ({ conditions: [country('DE')], outcome: [other], ...more });
const makeResource = async (path: string, body: object): Promise<TestAnswer['body']> => {
  const answer = await shop.post(path, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
};
const idsIn = async (): Promise<readonly string[]> => {
  const { body } = await shop.get('/flows/card-transaction');
  return body.actions
    .flatMap(({ rules }: { rules: readonly { id: string }[] }) => rules)
    .map(({ id }: { id: string }) => id);
};

/** As if nobody had written a rule: what was decided by the old ones is not looked at here. */
beforeEach(async () => {
  const draft = await makeResource('/flows/card-transaction/drafts', {
    actions: ['decline-early', 'route-transaction', 'skip-3ds'].map((action) => ({ action, rules: [] })),
  });
  await makeResource(`/flows/card-transaction/drafts/${draft.id}/publish`, {});
});

test('200: a flow without rules has every action it can take, in the order in which it is asked', async () => {
  for (const [flow, actions] of [
    ['checkout', ['select-payment-options']],
    ['card-transaction', ['decline-early', 'route-transaction', 'skip-3ds']],
    ['non-card-transaction', ['decline-early']],
    ['redirect-transaction', ['route-transaction']],
  ] as const) {
    const { status, body } = await shop.get(`/flows/${flow}`);
    assert.equal(status, 200);
    assert.deepEqual(
      body.actions.map(({ action }: { action: string }) => action),
      actions,
    );
  }
  assert.deepEqual((await shop.get('/flows/checkout')).body.version, 0);
});

test('201: rules stand where they are put, move when they are ordered, and leave no hole when they go', async () => {
  const [a, b] = [
    await makeResource(RULES, rule()),
    await makeResource(RULES, rule({ description: 'second', active: false })),
  ];
  const first = await makeResource(RULES, rule({ position: 0 }));
  assert.deepEqual([a.position, b.position, first.position, b.active], [0, 1, 0, false]);
  assert.deepEqual(await idsIn(), [first.id, a.id, b.id]);
  const moved = await put(`${RULES}/${b.id}`, { position: 0, description: null });
  assert.deepEqual([moved.status, moved.body.position, moved.body.description], [200, 0, null]);
  assert.deepEqual(await idsIn(), [b.id, first.id, a.id]);
  const ordered = await put(`${RULES}/order`, { rule_ids: [a.id, b.id, first.id] });
  assert.deepEqual(
    [ordered.status, ordered.body.rules.map(({ position }: { position: number }) => position)],
    [200, [0, 1, 2]],
  );
  const half = await put(`${RULES}/order`, { rule_ids: [a.id] });
  assert.deepEqual([half.status, half.body.code], [409, 'invalid_state']);
  assert.equal((await remove(`${RULES}/${b.id}`)).status, 204);
  assert.deepEqual(await idsIn(), [a.id, first.id]);
  assert.equal((await shop.get(`${RULES}/${b.id}`)).status, 404);
  assert.equal((await remove(`${RULES}/${b.id}`)).status, 404);
  assert.equal((await shop.get(`${RULES}/${a.id}`)).body.outcome[0], other);
});

test('422: what is wrong with a rule is told all at once, each with its pointer', async () => {
  const wrong = async (path: string, body: object): Promise<readonly string[]> => {
    const answer = await shop.post(path, body);
    assert.equal(answer.status, 422, answer.text);
    return answer.body.details.map(({ pointer }: { pointer: string }) => pointer);
  };
  assert.deepEqual(
    await wrong(RULES, {
      conditions: [
        country('XX', 'DE'),
        { name: 'country', operator: 'less_than', value: 'DE' },
        { name: 'amount', operator: 'less_than', value: { currency: 'USD', value: -1, extra: 1 } },
        { name: 'amount', operator: 'is_between', value: { currency: 'USD', min: 5, max: 4 } },
        { name: 'split_routing', operator: 'less_than_or_equal_to', value: 100 },
        { name: 'card_bin', operator: 'is_one_of', value: ['41111', { min: '411111', max: '4111111' }] },
      ],
      outcome: [
        other,
        other,
        '0198c4a2-5d3e-7000-8000-000000000000',
        { payment_service_id: other, instrument: 'x' },
      ],
      error_code: 'flow_no',
    }),
    [
      '/conditions/0/value/0',
      '/conditions/1/operator',
      '/conditions/2/value/extra',
      '/conditions/3/value/max',
      '/conditions/4/value',
      '/conditions/5/value/0',
      '/conditions/5/value/1/max',
      '/error_code',
    ],
  );
  assert.deepEqual(
    await wrong(
      RULES,
      rule({
        outcome: [
          {
            payment_service_id: other,
            instrument: 'network_token',
            transformations: ['use_additional_scheme'],
          },
          '0198c4a2-5d3e-7000-8000-000000000000',
        ],
      }),
    ),
    ['/outcome/0/transformations', '/outcome/1'],
  );
  assert.deepEqual(await wrong(RULES, rule({ outcome: [other, other] })), ['/outcome']);
  assert.deepEqual(
    await wrong(
      RULES,
      rule({
        conditions: [
          { name: 'payment_method', operator: 'equal_to', value: 'cards' },
          { name: 'payment_method', operator: 'is_one_of', value: ['card', 'apple-pay'] },
        ],
      }),
    ),
    ['/conditions/0/value', '/conditions/1/value/1'],
  );
  assert.deepEqual(
    await wrong('/flows/checkout/actions/select-payment-options/rules', {
      conditions: [{ name: 'card_country', operator: 'is_one_of', value: ['DE'] }],
      outcome: ['card', 'nothing'],
    }),
    ['/conditions/0/name', '/outcome/1'],
  );
  assert.deepEqual(
    await wrong('/flows/card-transaction/actions/decline-early/rules', { conditions: [], outcome: false }),
    ['/outcome'],
  );
  assert.deepEqual(
    await wrong('/flows/card-transaction/actions/skip-3ds/rules', { conditions: [], outcome: 'never' }),
    ['/outcome'],
  );
  const elsewhere = await shop.post('/flows/checkout/actions/skip-3ds/rules', {
    conditions: [],
    outcome: 'skip',
  });
  assert.equal(elsewhere.status, 404);
  const published = await shop.post(RULES, rule({ outcome: [] }), { version: 'published' });
  assert.deepEqual([published.status, published.body.code], [400, 'bad_request']);
});

test('422: what is wrong with an order by cost or success rate is told with pointers', async () => {
  const wrong = async (outcome: unknown, path = RULES): Promise<readonly string[]> => {
    const answer = await shop.post(path, { conditions: [], outcome });
    assert.equal(answer.status, 422, answer.text);
    return answer.body.details.map(({ pointer }: { pointer: string }) => pointer);
  };
  const fee = { payment_service_id: other, currency: 'USD', fixed: 1 };
  assert.deepEqual(await wrong({ order_by: 'luck' }), ['/outcome/order_by']);
  for (const explore_percent of [0, 51, 2.5, '10'])
    assert.deepEqual(await wrong({ order_by: 'success_rate', explore_percent }), [
      '/outcome/explore_percent',
    ]);
  assert.deepEqual(await wrong({ order_by: 'success_rate', fees: [fee] }), ['/outcome/fees']);
  assert.deepEqual(await wrong({ order_by: 'cost', fees: [fee], explore_percent: 5 }), [
    '/outcome/explore_percent',
  ]);
  assert.deepEqual(await wrong({ order_by: 'cost', attempts: [], fees: [] }), [
    '/outcome/fees',
    '/outcome/attempts',
  ]);
  assert.deepEqual(await wrong({ order_by: 'cost', fees: [fee], rows: [] }), ['/outcome/rows']);
  assert.deepEqual(
    await wrong({
      order_by: 'cost',
      attempts: [other, '0198c4a2-5d3e-7000-8000-000000000000'],
      fees: [
        { payment_service_id: '0198c4a2-5d3e-7000-8000-000000000000', basis_points: 1 },
        { payment_service_id: other },
        { payment_service_id: other, fixed: 1 },
        { ...fee, currency: 'XXY', card_schemes: ['vista'], card_types: 'debit', card_countries: ['XX'] },
        { ...fee, fixed: 0.5, basis_points: 10_001 },
        { ...fee, minimum: 1 },
      ],
    }),
    [
      '/outcome/fees/0/payment_service_id',
      '/outcome/fees/1',
      '/outcome/fees/2/currency',
      '/outcome/fees/3/currency',
      '/outcome/fees/3/card_schemes/0',
      '/outcome/fees/3/card_types',
      '/outcome/fees/3/card_countries/0',
      '/outcome/fees/4/fixed',
      '/outcome/fees/4/basis_points',
      '/outcome/fees/5/minimum',
      '/outcome/attempts/1',
    ],
  );
  assert.deepEqual(
    await wrong(
      { order_by: 'cost', fees: [{ ...fee, card_types: ['debit'] }] },
      '/flows/redirect-transaction/actions/route-transaction/rules',
    ),
    ['/outcome/fees/0/card_types'],
  );
});

test('every change makes a version that says who and why, never changes, is compared and restored', async () => {
  const before = (await shop.get('/flows/card-transaction')).body.version;
  const a = await makeResource(RULES, rule());
  const b = await makeResource(RULES, rule({ description: 'b' }));
  await put(`${RULES}/${a.id}`, { conditions: [country('FR')] });
  await remove(`${RULES}/${b.id}`);
  const { body } = await shop.get('/flows/card-transaction/versions?limit=3');
  assert.deepEqual(
    body.items.map(({ number, cause, rule_count }: { number: number; cause: string; rule_count: number }) => [
      number - before,
      cause,
      rule_count,
    ]),
    [
      [4, 'rule-deleted', 1],
      [3, 'rule-updated', 2],
      [2, 'rule-created', 2],
    ],
  );
  assert.ok(body.items[0].creator.name.length > 0 && body.next_cursor !== null);
  const at = (number: number): string => `/flows/card-transaction/versions/${before + number}`;
  const whole = await shop.get(at(2));
  assert.equal(whole.body.actions[1].rules[0].conditions[0].value[0], 'DE');
  const difference = await shop.get(`${at(4)}/difference?from=${before + 1}`);
  assert.deepEqual(
    difference.body.changes.map(
      ({
        change,
        rule_id,
        before: was,
        after: is,
      }: {
        change: string;
        rule_id: string;
        before: TestAnswer['body'];
        after: TestAnswer['body'];
      }) => [change, rule_id, was.conditions[0].value[0], is.conditions[0].value[0]],
    ),
    [['changed', a.id, 'DE', 'FR']],
  );
  const last = await shop.get(`${at(4)}/difference`);
  assert.deepEqual(
    last.body.changes.map(({ change, rule_id }: { change: string; rule_id: string }) => [change, rule_id]),
    [['removed', b.id]],
  );
  const restored = await shop.service.request('POST', `${at(2)}/restore`);
  assert.deepEqual(
    [restored.status, restored.body.cause, restored.body.number - before],
    [201, 'restored', 5],
  );
  assert.deepEqual(await idsIn(), [a.id, b.id]);
  assert.deepEqual((await shop.get(`${at(5)}/difference?from=${before + 2}`)).body.changes, []);
  assert.equal((await shop.get(at(99))).status, 404);
});

test('409: a draft counts once it is published, unless the flow moved on since it was begun', async () => {
  const a = await makeResource(RULES, rule());
  const drafts = '/flows/card-transaction/drafts';
  const draft = await makeResource(drafts, {
    description: 'Refuse prepaid cards',
    actions: [
      {
        action: 'decline-early',
        rules: [
          {
            conditions: [{ name: 'card_type', operator: 'is_one_of', value: ['prepaid'] }],
            outcome: true,
            error_code: 'flow_no_prepaid',
          },
        ],
      },
    ],
  });
  const stale = await makeResource(drafts, {});
  assert.deepEqual(await idsIn(), [a.id]);
  const compared = await shop.get(`${drafts}/${draft.id}/difference`);
  assert.deepEqual(
    [compared.body.to, compared.body.changes.map(({ change }: { change: string }) => change)],
    [null, ['added']],
  );
  const [declining] = draft.actions[0].rules;
  const changed = await put(`${drafts}/${draft.id}`, {
    actions: [{ action: 'route-transaction', rules: [{ id: a.id, conditions: [], outcome: [other] }] }],
  });
  assert.deepEqual(
    [changed.body.actions[0].rules[0].id, changed.body.actions[1].rules[0].id, changed.body.description],
    [declining.id, a.id, 'Refuse prepaid cards'],
  );
  const wrong = await put(`${drafts}/${draft.id}`, {
    actions: [{ action: 'skip-3ds', rules: [{ conditions: [], outcome: 'no' }] }],
  });
  assert.deepEqual([wrong.status, wrong.body.details[0].pointer], [422, '/actions/0/rules/0/outcome']);
  const published = await shop.post(`${drafts}/${draft.id}/publish`);
  assert.deepEqual(
    [published.status, published.body.cause, published.body.description],
    [201, 'published', 'Refuse prepaid cards'],
  );
  assert.deepEqual(await idsIn(), [declining.id, a.id]);
  assert.equal((await shop.get(`${drafts}/${draft.id}`)).status, 404);
  const late = await shop.post(`${drafts}/${stale.id}/publish`);
  assert.deepEqual([late.status, late.body.code], [409, 'invalid_state']);
  const listed = await shop.get(drafts);
  assert.deepEqual(
    listed.body.items.map(({ id }: { id: string }) => id),
    [stale.id],
  );
  assert.equal((await remove(`${drafts}/${stale.id}`)).status, 204);
});

test('a draft that is published twice at once makes one version', async () => {
  const draft = await makeResource('/flows/card-transaction/drafts', {});
  const before = (await shop.get('/flows/card-transaction')).body.version;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => shop.post(`/flows/card-transaction/drafts/${draft.id}/publish`)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual([statuses[0], statuses.filter((status) => status === 201).length], [201, 1]);
  assert.ok(statuses.every((status) => status === 201 || status === 404 || status === 409));
  assert.equal((await shop.get('/flows/card-transaction')).body.version, before + 1);
});

test('what is changed in a draft while it is published is in the version, or still in the draft', async () => {
  const drafts = '/flows/card-transaction/drafts';
  for (let round = 0; round < 8; round += 1) {
    const draft = await makeResource(drafts, { description: 'before' });
    const [published, changed] = await Promise.all([
      shop.post(`${drafts}/${draft.id}/publish`),
      put(`${drafts}/${draft.id}`, { description: 'after' }),
    ]);
    assert.equal(published.status, 201, published.text);
    if (changed.status !== 200) continue;
    const left = await shop.get(`${drafts}/${draft.id}`);
    const kept = left.status === 200 ? left.body.description : published.body.description;
    assert.equal(kept, 'after');
    if (left.status === 200) assert.equal((await remove(`${drafts}/${draft.id}`)).status, 204);
  }
});

test('409: a flow has no more rules than every process can keep, though each of them is allowed', async () => {
  const value = Array.from({ length: 1000 }, (_, index) => `${'x'.repeat(190)}${index}`);
  const large = rule({
    conditions: Array.from({ length: 4 }, () => ({ name: 'skus', operator: 'includes_all', value })),
  });
  const first = await makeResource(RULES, large);
  await makeResource(RULES, large);
  const third = await shop.post(RULES, large);
  assert.deepEqual([third.status, third.body.code], [409, 'invalid_state']);
  assert.match(third.body.message, /2000000 is the most there can be/);
  const draft = await makeResource('/flows/card-transaction/drafts', {});
  const added = { action: 'skip-3ds', rules: [{ ...large, outcome: 'skip' }] };
  const more = await put(`/flows/card-transaction/drafts/${draft.id}`, { actions: [added] });
  assert.equal(more.status, 409);
  assert.equal((await remove(`${RULES}/${first.id}`)).status, 204);
});

test('rules that are written at the same time all stand', async () => {
  const rules = await Promise.all(Array.from({ length: 8 }, () => makeResource(RULES, rule())));
  assert.deepEqual([...(await idsIn())].sort(), rules.map(({ id }) => id).sort());
});

test('200: what an action can decide is told from what this merchant account has', async () => {
  const of = async (flow: string, action: string): Promise<readonly TestAnswer['body'][]> =>
    (await shop.get(`/flows/${flow}/actions/${action}/outcomes`)).body.items;
  assert.deepEqual(
    (await of('card-transaction', 'route-transaction')).map(({ kind, options }) => [
      kind,
      options.payment_service_id,
      options.instruments,
    ]),
    [
      ['transaction-route', shop.paymentServiceId, ['pan']],
      ['transaction-route', other, ['pan']],
    ],
  );
  assert.deepEqual(await of('checkout', 'select-payment-options'), [
    { kind: 'payment-option', options: { method: 'card' } },
  ]);
  assert.deepEqual(
    (await of('card-transaction', 'skip-3ds')).map(({ options }) => options.outcome),
    [
      ...['attempt', 'force', 'skip'],
      { exemption: 'low_value' },
      { exemption: 'transaction_risk_analysis' },
      { exemption: 'trusted_beneficiary' },
      { exemption: 'merchant_initiated' },
    ],
  );
  assert.deepEqual(await of('redirect-transaction', 'route-transaction'), []);
});
