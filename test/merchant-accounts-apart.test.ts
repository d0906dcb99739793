import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../server/api-contract/index.ts';
import type { Operation } from '../server/api-contract/operation.ts';
import { ROUTES } from '../server/api/routes/index.ts';
import { DASHBOARD_URL } from './harness/dashboard-url.ts';
import { CARD, openShop, type Shop } from './harness/shop.ts';
import { oneOfEverything, type Things } from './walk/one-of-everything.ts';

/** What one merchant account has, asked for under another by every operation that is served. */
let shop: Shop;
/** By the name of the path parameter. */
let ids: Things;

before(async () => {
  shop = await openShop({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  await shop.post('/merchant-accounts', { id: 'other', display_name: 'Other' });
  ids = await oneOfEverything(shop, 'default', {
    words: 'Ada',
    number: CARD.number,
    giftCard: '6035710000011234',
  });
});
after(() => shop.close());

const routed = new Set(ROUTES.map((route) => route.operation.id));
const scoped = OPERATIONS.filter(
  (operation) =>
    routed.has(operation.id) &&
    operation.access.kind === 'token' &&
    operation.merchantAccount === 'header' &&
    operation.raw !== true,
);
const parametersOf = (operation: Operation): string[] =>
  [...operation.path.matchAll(/\{([a-z0-9_]+)\}/g)].map(([, name = '']) => name);

/** Bodies that are right, where an empty one is told to be wrong before anything is looked for. */
const BODIES: Readonly<Record<string, object>> = {
  register_digital_wallet_domain: { domain_name: 'shop.example' },
  unregister_digital_wallet_domain: { domain_name: 'shop.example' },
  create_payment_method_network_token: { merchant_initiated: false, is_subsequent_payment: false },
  create_payment_method_network_token_cryptogram: { merchant_initiated: false },
  increment_transaction_authorization: { amount: 100 },
};

test('404: nothing of one merchant account is read, changed, moved or deleted under another', async () => {
  let asked = 0;
  for (const operation of scoped) {
    const parameters = parametersOf(operation);
    if (parameters.length === 0 || !parameters.every((name) => ids.has(name))) continue;
    const path = operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, (_, name: string) => ids.get(name) ?? '');
    const body = BODIES[operation.id] ?? {};
    const answer = await shop.service.request(operation.method, path, {
      merchantAccount: 'other',
      unchecked: true,
      ...(operation.body === undefined ? {} : { body }),
    });
    assert.ok(
      answer.status === 404 ||
        (answer.status === 400 &&
          answer.body.details.every((detail: { type: string }) => detail.type === 'value_error.missing')),
      `${operation.id}: ${answer.text}`,
    );
    asked += 1;
  }
  assert.ok(asked > 50, `${asked} operations were asked`);
});

test('no list of one merchant account holds anything of another', async () => {
  for (const operation of scoped.filter((other) => other.method === 'GET' && !other.path.includes('{'))) {
    const answer = await shop.get(operation.path, { merchantAccount: 'other', unchecked: true });
    if (answer.status !== 200) continue; // asks for a parameter
    const items: readonly { merchant_account_id?: string; id?: string }[] = answer.body.items ?? [];
    assert.ok(
      items.every((item) => item.merchant_account_id === undefined || item.merchant_account_id === 'other'),
      `${operation.id}: ${answer.text}`,
    );
    assert.ok(
      items.every((item) => item.id === undefined || ![...ids.values()].includes(item.id)),
      operation.id,
    );
  }
});

test('4xx: an id of another merchant account in a body names nothing', async () => {
  const foreign = (name: string) => ids.get(name);
  const pay = (more: object) =>
    shop.post(
      '/transactions',
      { amount: 100, currency: 'USD', country: 'US', payment_method: CARD, ...more },
      { merchantAccount: 'other' },
    );
  const refused = [
    await pay({ buyer_id: foreign('buyer_id') }),
    await pay({ payment_method: { method: 'id', id: foreign('payment_method_id') } }),
    await pay({ payment_service_id: foreign('payment_service_id') }),
    await pay({ payment_method: { method: 'checkout-session', id: foreign('session_id') } }),
    await pay({ gift_cards: [{ id: foreign('gift_card_id'), amount: 100 }], payment_method: null }),
    await shop.post(
      '/payment-methods',
      { ...CARD, buyer_id: foreign('buyer_id') },
      { merchantAccount: 'other' },
    ),
    await shop.post('/refunds', { transaction_id: foreign('transaction_id') }, { merchantAccount: 'other' }),
    await shop.post('/captures', { transaction_id: foreign('transaction_id') }, { merchantAccount: 'other' }),
    await shop.post('/voids', { transaction_id: foreign('transaction_id') }, { merchantAccount: 'other' }),
    await shop.get(`/card-details?currency=USD&payment_method_id=${foreign('payment_method_id')}`, {
      merchantAccount: 'other',
    }),
  ];
  for (const answer of refused) assert.ok([400, 404, 422].includes(answer.status), answer.text);
});
