import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { shareOf } from '../../server/domain/flow/flow-facts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { addPaymentService, CARD, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';

/** Payments through rules, the five flows of the guide among them, which are read from it. */
let shop: Shop;
let local: string;
let global: string;
const AMERICAN = '4111111111111111';
const FRENCH = '4000002500001001';
const DEBIT = '4000556655665555';

before(async () => {
  shop = await openShop({ worker: false });
  global = shop.paymentServiceId;
  local = await addPaymentService(shop.service, {
    display_name: 'Local',
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
});
after(() => shop.close());
beforeEach(() => publish({ actions: ACTIONS.map((action) => ({ action, rules: [] })) }));

const ACTIONS = ['decline-early', 'route-transaction', 'skip-3ds'] as const;

async function publish(draft: object, flow = 'card-transaction'): Promise<void> {
  const made = await shop.post(`/flows/${flow}/drafts`, draft);
  assert.equal(made.status, 201, made.text);
  const published = await shop.post(`/flows/${flow}/drafts/${made.body.id}/publish`);
  assert.equal(published.status, 201, published.text);
}

async function rule(action: string, given: object, flow = 'card-transaction'): Promise<string> {
  const made = await shop.post(`/flows/${flow}/actions/${action}/rules`, { conditions: [], ...given });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

const GUIDE = fs.readFileSync(path.join(import.meta.dirname, '../../docs/flows.md'), 'utf8');

/** What stands in the guide as JSON, for the payment services that there are. */
function blocksOfGuide(): readonly TestAnswer['body'][] {
  const named = GUIDE.replaceAll('"{global}"', `"${global}"`).replaceAll(/"\{[a-z ]+\}"/g, `"${local}"`);
  return [...named.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => JSON.parse(block));
}

/** A flow of the guide, by its description. */
async function guide(description: string): Promise<void> {
  const flow = blocksOfGuide().find((one) => one.actions !== undefined && one.description === description);
  assert.ok(flow !== undefined, `the guide has a flow called ${description}`);
  await publish(flow);
}

async function pay(number: string, more: object = {}): Promise<TestAnswer['body']> {
  const { payment_method = {}, ...rest } = more as { payment_method?: object };
  const paid = await shop.pay({ payment_method: { ...CARD, number, ...payment_method }, ...rest });
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}

type AttemptRow = Readonly<{ payment_service_id: string; status: string; details: { initiator?: string } }>;
const attemptsOf = ({ id }: TestAnswer['body']): Promise<AttemptRow[]> =>
  shop.service.db.query<AttemptRow>(
    {
      name: 'test_attempts',
      text: `SELECT payment_service_id, status, details FROM operations
        WHERE transaction_id = $1 AND kind = 'authorize' ORDER BY attempt`,
    },
    [id],
  );
const triedServices = async (paid: TestAnswer['body']): Promise<readonly string[]> =>
  (await attemptsOf(paid)).map(({ payment_service_id: id }) => (id === local ? 'local' : 'global'));
const actionsOf = async ({ id }: TestAnswer['body'], version?: 'published') =>
  (await shop.get(`/transactions/${id}/actions`, version === undefined ? {} : { version })).body.items;

test('rules, attempts and orders that the guide shows are taken as they stand there', async () => {
  const shown = blocksOfGuide().filter(
    ({ actions, payment }) => actions === undefined && payment === undefined,
  );
  assert.equal(shown.length, 5);
  for (const one of shown) {
    const outcome = one.order_by === undefined ? [one] : one;
    const action = one.error_code === undefined ? 'route-transaction' : 'decline-early';
    const id = await rule(action, one.conditions === undefined ? { outcome } : one);
    await shop.service.request('DELETE', `/flows/card-transaction/actions/${action}/rules/${id}`);
  }
});

test('the guide’s local acquiring: cards of a country go to its acquirer, all others elsewhere', async () => {
  await guide('Local acquiring');
  assert.deepEqual(await triedServices(await pay(FRENCH)), ['local']);
  assert.deepEqual(await triedServices(await pay(AMERICAN)), ['global']);
  assert.deepEqual(await triedServices(await pay(FRENCH, { payment_service_id: global })), ['global']);
});

test('the guide’s fall-back: other attempts follow what is retriable, and nothing else', async () => {
  await guide('Fall-back');
  const retriable = await pay(FRENCH, { amount: Number(AUTHORIZATION_AMOUNTS.issuer_decline) });
  assert.deepEqual(
    [retriable.status, retriable.payment_method.scheme, await triedServices(retriable)],
    ['declined', 'visa', ['local', 'local', 'global']],
  );
  const final = await pay(FRENCH, { amount: Number(AUTHORIZATION_AMOUNTS.insufficient_funds) });
  assert.deepEqual(
    [final.status, final.error_code, await triedServices(final)],
    ['declined', 'insufficient_funds', ['local']],
  );
  const technical = await pay(FRENCH, { amount: Number(AUTHORIZATION_AMOUNTS.service_network_error) });
  assert.deepEqual([technical.status, (await triedServices(technical)).length], ['failed', 3]);
  const paid = await pay(FRENCH);
  assert.deepEqual([paid.payment_method.scheme, await triedServices(paid)], ['carte-bancaire', ['local']]);
  assert.equal((await pay(AMERICAN)).payment_method.scheme, 'visa', 'a card with one scheme goes over that');
});

test('an attempt whose outcome is unknown is followed by none', async () => {
  await guide('Fall-back');
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const lost = await pay(FRENCH);
  assert.deepEqual([lost.status, await triedServices(lost)], ['processing', ['local']]);
});

test('the guide’s split test: a transaction goes where its share says, for ever', async () => {
  await guide('Split test');
  const paid = await Promise.all(Array.from({ length: 24 }, () => pay(AMERICAN)));
  for (const one of paid)
    assert.deepEqual(
      await triedServices(one),
      [shareOf(one.id) <= 30 ? 'global' : 'local'],
      `share ${shareOf(one.id)}`,
    );
});

test('the guide’s step-up for risk: small, large and too risky payments go three ways', async () => {
  await guide('Step-up for risk');
  const redirect = { payment_method: { redirect_url: 'https://shop.example/done' } };
  const at = { payment_service_id: local, ...redirect };
  const small = await pay(AMERICAN, { ...at, amount: 2999, metadata: { tier: 'gold' } });
  assert.equal(small.status, 'authorized', 'skipped, though the payment service authenticates by itself');
  assert.equal((await pay(AMERICAN, { ...at, amount: 2999 })).status, 'buyer_approval_pending');
  assert.equal((await pay(AMERICAN, { ...at, amount: 50_001 })).status, 'buyer_approval_pending');
  const pageless = await pay(AMERICAN, { payment_service_id: local, amount: 50_001 });
  assert.deepEqual([pageless.status, pageless.error_code], ['failed', 'missing_redirect_url']);
  const profileless = await pay(AMERICAN, { payment_service_id: global, amount: 50_001, ...redirect });
  assert.deepEqual([profileless.status, profileless.error_code], ['failed', 'requires_buyer_authentication']);
  const risky = await pay(AMERICAN, { metadata: { risk: '90.5' } });
  assert.deepEqual(
    [risky.status, risky.error_code, await triedServices(risky)],
    ['declined', 'flow_too_risky', []],
  );
  const [declined, ...others] = await actionsOf(risky);
  assert.deepEqual(others, [], 'nothing else was asked, though 3-D Secure has rules');
  assert.deepEqual(
    [declined.id, declined.outcome, declined.reason],
    [
      'decline-early',
      { error_code: 'flow_too_risky' },
      'Rule 1 of decline-early (Too risky) applied, because metadata_numeric is greater than risk 90 ' +
        '(it is 90.5): it declines with flow_too_risky.',
    ],
  );
});

test('the guide’s cost: each payment goes to where it costs least, and its actions say why', async () => {
  await guide('Cost');
  const debit = await pay(DEBIT);
  assert.deepEqual(
    [
      await triedServices(debit),
      await triedServices(await pay(AMERICAN)),
      await triedServices(await pay(FRENCH)),
    ],
    [['local'], ['global'], ['local']],
  );
  assert.deepEqual(
    await triedServices(await pay(DEBIT, { amount: 100 })),
    ['global'],
    'of little, the fixed part counts',
  );
  const [{ outcome, reason }] = await actionsOf(debit);
  assert.deepEqual(outcome.ordered, {
    by: 'cost',
    candidates: [
      { payment_service_id: local, fixed: 20, basis_points: 30, fee_ten_thousandths: 238_970 },
      { payment_service_id: global, fixed: 10, basis_points: 150, fee_ten_thousandths: 294_850 },
    ],
  });
  const told =
    'Rule 1 of route-transaction (What costs least) applied, because it has no conditions: it tries what costs ' +
    'least first, of Local, Sandbox. Local takes 23.897 (20 and 30 basis points). Sandbox takes 29.485 (10 and ' +
    '150 basis points).';
  assert.equal(reason, told);
  const { body: events } = await shop.get(`/transactions/${debit.id}/events`);
  const spoke = events.items.find(({ name }: { name: string }) => name === 'flow-rule-applied');
  assert.equal(spoke.context.reason, told);
  const [published] = await actionsOf(debit, 'published');
  assert.deepEqual(Object.keys(published.outcome).sort(), ['attempts', 'error_code', 'skipped']);
});

test('a card costs what the scheme takes that it goes over, and what has no fee comes last', async () => {
  const over = { payment_service_id: local, instrument: 'pan', transformations: ['use_additional_scheme'] };
  const fees = [
    { payment_service_id: local, card_schemes: ['carte-bancaire'], basis_points: 30 },
    { payment_service_id: local, card_schemes: ['visa'], basis_points: 200 },
    { payment_service_id: global, card_schemes: ['visa'], basis_points: 90 },
  ];
  await rule('route-transaction', {
    outcome: { order_by: 'cost', attempts: [local, over], fees: fees.slice(0, 2) },
  });
  const french = await pay(FRENCH);
  assert.deepEqual(
    [french.payment_method.scheme, await triedServices(french)],
    ['carte-bancaire', ['local']],
  );
  await publish({
    actions: [
      {
        action: 'route-transaction',
        rules: [{ conditions: [], outcome: { order_by: 'cost', fees: [fees[2]] } }],
      },
    ],
  });
  const paid = await pay(AMERICAN);
  assert.deepEqual(
    await triedServices(paid),
    ['global'],
    'without a list, all that take the payment are compared',
  );
  assert.match((await actionsOf(paid))[0].reason, /What Local takes is not known, so it comes last\.$/m);
});

test('actions tell every rule that was looked at and why, and the timeline what the one that spoke did', async () => {
  await guide('Local acquiring');
  const paid = await pay(AMERICAN);
  const [{ considered, reason, rule_id, flow_version }] = await actionsOf(paid);
  assert.deepEqual(
    considered.map(({ applied, reason: why }: { applied: boolean; reason: string }) => [applied, why]),
    [
      [
        false,
        'Rule 1 of route-transaction (French cards at home) did not apply: it wants that card_country is one of ' +
          'FR (it is US).',
      ],
      [
        true,
        'Rule 2 of route-transaction (The rest of the world) applied, because it has no conditions: it tries Sandbox.',
      ],
    ],
  );
  const { body: events } = await shop.get(`/transactions/${paid.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'flow-rule-applied');
  assert.deepEqual(told.context, {
    flow: 'card-transaction',
    action: 'route-transaction',
    rule_id,
    flow_version,
    reason,
  });
  assert.deepEqual(await actionsOf(paid, 'published'), [
    {
      type: 'action',
      id: 'route-transaction',
      flow: 'card-transaction',
      rule_id,
      created_at: told.created_at,
      outcome: {
        attempts: [{ payment_service_id: global, instrument: null, transformations: [] }],
        skipped: [],
        error_code: null,
      },
    },
  ]);
});

test('actions of a payment that names its payment service say that no rule routed it', async () => {
  await guide('Local acquiring');
  const paid = await pay(AMERICAN, { payment_service_id: local });
  const [{ rule_id, reason, considered, outcome }] = await actionsOf(paid);
  assert.deepEqual(
    [rule_id, reason, considered, outcome.attempts.length],
    [null, 'The payment names Local itself, so the rules of route-transaction were not asked.', [], 1],
  );
});

test('actions tell of a payment that no rule spoke about, and the published version leaves them out', async () => {
  const paid = await pay(AMERICAN);
  const [{ rule_id, reason }] = await actionsOf(paid);
  assert.deepEqual(
    [rule_id, reason],
    [
      null,
      'No rule of route-transaction applied: what takes this payment is tried by position, Sandbox, then Local.',
    ],
  );
  assert.deepEqual(await actionsOf(paid, 'published'), []);
});

test('a rule that wants payment services which do not take the payment ends it untried, and says so', async () => {
  const yen = await addPaymentService(shop.service, { display_name: 'Yen', accepted_currencies: ['JPY'] });
  await rule('route-transaction', { outcome: [yen] });
  const paid = await pay(AMERICAN);
  assert.deepEqual(
    [paid.status, paid.error_code, await triedServices(paid)],
    ['failed', 'all_attempts_skipped', []],
  );
  await rule('skip-3ds', { outcome: 'force' });
  const again = await actionsOf(await pay(AMERICAN));
  assert.equal(again.length, 1, 'nobody asked about 3-D Secure');
  assert.match(again[0].reason, /it tries Yen\. Yen does not take this payment\.$/);
});

test('force_mit sends a payment as merchant-initiated, and recovery sends it so again', async () => {
  await rule('route-transaction', {
    outcome: [{ payment_service_id: global, instrument: 'pan', transformations: ['force_mit'] }],
  });
  const paid = await pay(AMERICAN);
  assert.equal((await shop.book(paid.payment_service_transaction_id)).details['initiator'], 'merchant');
  assert.deepEqual((await attemptsOf(paid))[0]?.details, { initiator: 'merchant' });
});

test('a rule that wants the number sends it, though the payment service wants network tokens', async () => {
  const tokens = await addPaymentService(shop.service, {
    display_name: 'Tokens',
    network_tokens_enabled: true,
  });
  const stored = await shop.post('/payment-methods', {
    method: 'card',
    number: AMERICAN,
    expiration_date: '12/30',
  });
  const payment = { payment_method: { method: 'id', id: stored.body.id } };
  await rule('route-transaction', {
    outcome: [tokens],
    conditions: [{ name: 'amount', operator: 'less_than', value: { currency: 'USD', value: 100 } }],
  });
  await rule('route-transaction', { outcome: [{ payment_service_id: tokens, instrument: 'pan' }] });
  const kinds = await Promise.all(
    [99, 100].map(async (amount) => {
      const paid = await shop.pay({ ...payment, amount });
      return (await shop.book(paid.body.payment_service_transaction_id)).instrument.kind;
    }),
  );
  assert.deepEqual(kinds, ['network-token', 'card']);
});

test('facts of the cart, the buyer’s browser and the kind of card reach the rules', async () => {
  for (const [condition, more] of [
    [
      { name: 'skus', operator: 'includes_at_least_one', value: ['L-1'] },
      { cart_items: [{ name: 'Lamp', quantity: 1, unit_amount: 1, sku: 'L-1' }] },
    ],
    [
      { name: 'product_categories', operator: 'includes_all', value: ['light'] },
      { cart_items: [{ name: 'Lamp', quantity: 1, unit_amount: 1, categories: ['light', 'home'] }] },
    ],
    [{ name: 'card_source', operator: 'is_one_of', value: ['raw'] }, {}],
    [{ name: 'card_issuer_name', operator: 'like_one_of', value: ['sandbox'] }, {}],
    [{ name: 'card_bin', operator: 'is_one_of', value: [{ min: '41111111', max: '41111112' }] }, {}],
    [{ name: 'merchant_initiated', operator: 'equal_to', value: false }, {}],
    [{ name: 'payment_method', operator: 'equal_to', value: 'card' }, {}],
  ] as const) {
    const id = await rule('decline-early', {
      conditions: [condition],
      outcome: true,
      error_code: 'flow_fits',
    });
    assert.equal((await pay(AMERICAN, more)).error_code, 'flow_fits', condition.name);
    await shop.service.request('DELETE', `/flows/card-transaction/actions/decline-early/rules/${id}`);
  }
  await rule('decline-early', {
    conditions: [{ name: 'card_product_name', operator: 'is_one_of', value: ['Sandbox Classic'] }],
    outcome: true,
  });
  assert.deepEqual([(await pay(DEBIT)).error_code, (await pay(AMERICAN)).error_code], ['flow_decline', null]);
});

test('a stored card whose payment a rule refuses is neither stored nor charged', async () => {
  await rule('skip-3ds', { outcome: 'force' });
  const refused = await pay(AMERICAN, { store: true });
  assert.deepEqual([refused.status, refused.payment_method.id], ['failed', null]);
});
