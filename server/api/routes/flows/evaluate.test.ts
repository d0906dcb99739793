import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, addPaymentService, openShop } from '../../../../test/harness/shop.ts';
import type { TestAnswer } from '../../../../test/harness/index.ts';

let shop: Shop;
let second: string;
let draft: string;
before(async () => {
  shop = await openShop({ worker: false });
  second = await addPaymentService(shop.service, { display_name: 'Second' });
});
after(() => shop.close());

const FLOW = '/flows/card-transaction';
const condition = (name: string, operator: string, value: unknown) => ({ name, operator, value });
const GERMAN = condition('card_country', 'is_one_of', ['DE']);
const makeResource = async (path: string, body: unknown): Promise<TestAnswer['body']> => {
  const answer = await shop.post(path, body);
  assert.ok(answer.status < 300, answer.text);
  return answer.body;
};
const evaluate = (body: unknown, at = `${FLOW}/drafts/${draft}`): Promise<TestAnswer> =>
  shop.post(`${at}/evaluate`, body, { scopes: ['flows.read', 'transactions.read'] });

test('201, 200: a payment that is typed is decided by a draft, and each rule says why', async () => {
  const rules = [
    { description: 'Germans', conditions: [GERMAN], outcome: [second] },
    { description: 'The rest', conditions: [], outcome: [shop.paymentServiceId, second] },
    { description: 'Nobody', conditions: [condition('currency', 'is_one_of', ['USD'])], outcome: [second] },
  ];
  const actions = [
    { action: 'route-transaction', rules },
    {
      action: 'skip-3ds',
      rules: [{ conditions: [condition('anti_fraud_decision', 'is_one_of', ['accept'])], outcome: 'skip' }],
    },
  ];
  draft = (await makeResource(`${FLOW}/drafts`, { actions })).id;
  const { status, body, text } = await evaluate({
    payment: { amount: 1299, currency: 'USD', card: { bin: '41111111' } },
  });
  assert.equal(status, 200, text);
  const [, routes, secure] = body.actions;
  assert.deepEqual(
    routes.rules.map(({ matched, decided, reached }: Record<string, boolean>) => [matched, decided, reached]),
    [
      [false, false, true],
      [true, true, true],
      [true, false, false],
    ],
  );
  assert.deepEqual(routes.rules[0].conditions, [
    { name: 'card_country', operator: 'is_one_of', wanted: 'DE', seen: 'US', holds: false },
  ]);
  assert.match(
    routes.reason,
    /^Rule 2 of route-transaction \(The rest\) applied, because it has no conditions/,
  );
  assert.deepEqual(
    body.outcome.attempts.map((one: { payment_service_id: string }) => one.payment_service_id),
    [shop.paymentServiceId, second],
  );
  assert.equal(secure.rule_id, null);
  assert.deepEqual(
    body.unknown.map(({ name }: { name: string }) => name),
    ['anti_fraud_decision', 'approval'],
  );
  const screened = await evaluate({
    payment: {
      amount: 1299,
      currency: 'USD',
      card: { country: 'DE', scheme: 'visa' },
      anti_fraud_decision: 'accept',
    },
  });
  assert.equal(screened.body.outcome.three_d_secure, 'skip');
  assert.equal(screened.body.outcome.attempts[0].display_name, 'Second');
});

test('200: a payment that was made is explained by its version as its own actions explain it', async () => {
  await makeResource(`${FLOW}/drafts/${draft}/publish`, undefined);
  const paid = await shop.pay();
  assert.equal(paid.status, 201, paid.text);
  const told = await shop.get(`/transactions/${paid.body.id}/actions`);
  const { body, text } = await evaluate({ transaction_id: paid.body.id }, `${FLOW}/versions/1`);
  const route = body.actions?.find((one: { action: string }) => one.action === 'route-transaction');
  assert.equal(route?.reason, told.body.items[0].reason, text);
  assert.deepEqual(
    route.rules
      .filter(({ reached }: { reached: boolean }) => reached)
      .map(({ rule_id, reason, conditions }: Record<string, unknown>) => ({ rule_id, reason, conditions })),
    told.body.items[0].considered.map(({ rule_id, reason, conditions }: Record<string, unknown>) => ({
      rule_id,
      reason,
      conditions,
    })),
  );
  assert.equal(body.transaction_id, paid.body.id);
  const now = await evaluate({ transaction_id: paid.body.id, payment_services: 'now' }, `${FLOW}/versions/1`);
  assert.deepEqual(now.body.outcome.attempts, body.outcome.attempts);

  const checkout = await makeResource('/flows/checkout/drafts', {
    actions: [
      {
        action: 'select-payment-options',
        rules: [{ conditions: [condition('currency', 'is_one_of', ['USD'])], outcome: ['paypal', 'card'] }],
      },
    ],
  });
  const shown = await evaluate({ transaction_id: paid.body.id }, `/flows/checkout/drafts/${checkout.id}`);
  assert.deepEqual(shown.body.outcome.payment_options, ['card'], shown.text);
});

test('200: a check counts what rules decided, and names what is never reached', async () => {
  const { status, body, text } = await shop.get(`${FLOW}/versions/1/check`, { scopes: ['flows.read'] });
  assert.equal(status, 200, text);
  const [first, rest, nobody] = body.rules;
  assert.deepEqual(
    [first.matched_30_days, rest.matched_30_days, nobody.matched_30_days, body.decisions, body.complete],
    [0, 1, 0, 1, true],
  );
  assert.deepEqual([first.covered_by, rest.covered_by, nobody.covered_by], [null, null, rest.rule_id]);
  await shop.service.request('PUT', `/payment-services/${second}`, { body: { active: false } });
  const split = await makeResource(`${FLOW}/drafts`, {
    actions: [
      {
        action: 'route-transaction',
        rules: [{ conditions: [condition('split_routing', 'less_than_or_equal_to', 30)], outcome: [second] }],
      },
    ],
  });
  const { warnings } = (await shop.get(`${FLOW}/drafts/${split.id}/check`)).body.rules[0];
  assert.match(warnings.join(' '), /is not active.*takes 30 of a hundred payments/);
});

test('422: what is neither a payment nor one that this flow decided; 403 without its scope; 404', async () => {
  const pointers = async (body: unknown, at?: string) =>
    (await evaluate(body, at)).body.details?.map(({ pointer }: { pointer: string }) => pointer);
  const at = `${FLOW}/versions/1`;
  assert.deepEqual(await pointers({}, at), ['/payment']);
  const nobody = '0198c4a2-5d3e-7000-8000-000000000009';
  assert.deepEqual(await pointers({ transaction_id: nobody }, at), ['/transaction_id']);
  const paid = await shop.pay();
  const other = await makeResource('/flows/redirect-transaction/drafts', {});
  const elsewhere = `/flows/redirect-transaction/drafts/${other.id}`;
  assert.deepEqual(await pointers({ transaction_id: paid.body.id }, elsewhere), ['/transaction_id']);
  const typed = { amount: 1, currency: 'EUR' };
  assert.deepEqual(await pointers({ payment: { ...typed, card: {} } }, elsewhere), [
    '/payment/payment_method',
    '/payment/card',
  ]);
  const unread = await shop.post(
    `${at}/evaluate`,
    { transaction_id: paid.body.id },
    { scopes: ['flows.read'] },
  );
  assert.equal(unread.status, 403, unread.text);
  assert.equal((await evaluate({ payment: typed }, `${FLOW}/versions/99`)).status, 404);
});
