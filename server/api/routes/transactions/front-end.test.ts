import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const embed = (claims: Readonly<Record<string, unknown>>) => ({ scopes: ['embed'], claims });

test('403: a front end whose token names a checkout session cannot pay with another', async () => {
  const [mine, other] = [await shop.post('/checkout/sessions'), await shop.post('/checkout/sessions')];
  const pay = (id: string) =>
    shop.pay(
      { payment_method: { method: 'checkout-session', id } },
      embed({ checkout_session_id: mine.body.id }),
    );
  assert.equal((await pay(other.body.id)).status, 403);
  // Its own holds no card yet: the refusal is about the card, not about the caller.
  assert.notEqual((await pay(mine.body.id)).status, 403);
});

test('403: a front end cannot pay with a stored card unless its token pins the buyer', async () => {
  const buyer = await shop.post('/buyers', { external_identifier: 'front-end' });
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const method = { method: 'id', id: stored.body.id };
  assert.equal(
    (await shop.pay({ payment_method: method }, embed({ embed: { amount: 1299, currency: 'USD' } }))).status,
    403,
  );
  const paid = await shop.pay(
    { payment_method: method },
    embed({ embed: { amount: 1299, currency: 'USD', buyer_id: buyer.body.id } }),
  );
  assert.equal(paid.status, 201, paid.text);
  const stranger = await shop.post('/buyers', { external_identifier: 'stranger' });
  const stolen = await shop.pay(
    { payment_method: method },
    embed({ embed: { amount: 1299, currency: 'USD', buyer_id: stranger.body.id } }),
  );
  assert.ok(stolen.status >= 400 && stolen.status < 500, stolen.text);
});

test('422: a stored card of a checkout session is charged for its own buyer only', async () => {
  const [owner, stranger] = [await shop.post('/buyers', {}), await shop.post('/buyers', {})];
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: owner.body.id });
  const session = async () => {
    const made = await shop.post('/checkout/sessions');
    const put = await shop.service.request('PUT', `/checkout/sessions/${made.body.id}/fields`, {
      token: null,
      body: { payment_method: { method: 'id', id: stored.body.id, security_code: '123' } },
    });
    assert.equal(put.status, 204, put.text);
    return { method: 'checkout-session', id: made.body.id };
  };
  const refused = async (buyer: object, options = {}) => {
    const answer = await shop.pay({ payment_method: await session(), ...buyer }, options);
    assert.equal(answer.status, 422, answer.text);
    assert.deepEqual(
      answer.body.details.map((detail: { pointer: string }) => detail.pointer),
      ['/payment_method/id'],
    );
  };
  await refused({ buyer_id: stranger.body.id });
  await refused({}, embed({ embed: { amount: 1299, currency: 'USD', buyer_id: stranger.body.id } }));
  await refused({}, embed({ embed: { amount: 1299, currency: 'USD' } }));
  await refused({});
  await refused({ buyer: { display_name: 'Guest' } });
  assert.equal((await shop.pay({ payment_method: await session(), buyer_id: owner.body.id })).status, 201);
  assert.equal(
    (
      await shop.pay(
        { payment_method: await session() },
        embed({ embed: { amount: 1299, currency: 'USD', buyer_id: owner.body.id } }),
      )
    ).status,
    201,
  );
});

test('422: a front end cannot charge a stored card that belongs to no buyer', async () => {
  const buyer = await shop.post('/buyers', {});
  const stored = await shop.post('/payment-methods', CARD);
  const method = { method: 'id', id: stored.body.id };
  assert.equal(
    (
      await shop.pay(
        { payment_method: method },
        embed({ embed: { amount: 1299, currency: 'USD', buyer_id: buyer.body.id } }),
      )
    ).status,
    422,
  );
  assert.equal((await shop.pay({ payment_method: method, buyer_id: buyer.body.id })).status, 201);
});

test('422 or 400: a payment method names no other buyer than the transaction or the token’s pin', async () => {
  const [one, other] = [
    await shop.post('/buyers', { external_identifier: 'one' }),
    await shop.post('/buyers', { external_identifier: 'other' }),
  ];
  const pays = (method: object, body: object, options = {}) =>
    shop.pay({ payment_method: { ...CARD, ...method }, ...body }, options);
  for (const [method, pointer] of [
    [{ buyer_id: other.body.id }, 'buyer_id'],
    [{ buyer_external_identifier: 'other' }, 'buyer_external_identifier'],
  ] as const) {
    const pinned = embed({ embed: { amount: 1299, currency: 'USD', buyer_external_identifier: 'one' } });
    for (const [status, refused] of [
      [422, await pays(method, { buyer_id: one.body.id })],
      [422, await pays(method, { buyer: { display_name: 'Guest' } })],
      [400, await pays(method, {}, pinned)],
    ] as const) {
      assert.equal(refused.status, status, refused.text);
      assert.deepEqual(
        refused.body.details.map((detail: { pointer: string }) => detail.pointer),
        [`/payment_method/${pointer}`],
      );
    }
  }
  assert.equal(
    (
      await pays(
        { buyer_id: one.body.id.toUpperCase(), buyer_external_identifier: 'one' },
        { buyer_id: one.body.id },
      )
    ).status,
    201,
  );
  assert.equal((await pays({ buyer_id: other.body.id }, {})).body.buyer.id, other.body.id);
});

test('201: a front end is told nothing of what an anti-fraud service says, and cannot choose it', async () => {
  const made = await shop.post('/anti-fraud-services', {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [],
  });
  const buyer = { billing_details: { email_address: 'review@example.com' } };
  const options = embed({ embed: { amount: 1299, currency: 'USD' } });
  const { status, body } = await shop.pay({ buyer, anti_fraud_fingerprint: 'device-9' }, options);
  assert.deepEqual([status, body.anti_fraud_decision, body.pending_review], [201, null, false], body.text);
  const seen = (await shop.get(`/transactions/${body.id}`)).body;
  assert.deepEqual([seen.anti_fraud_decision, seen.pending_review], ['review', true]);
  for (const [method, path] of [
    ['GET', '/anti-fraud-services'],
    ['PUT', `/anti-fraud-services/${made.body.id}`],
    ['POST', `/transactions/${body.id}/review`],
  ] as const) {
    const sent =
      method === 'GET' ? {} : { body: method === 'PUT' ? { active: false } : { decision: 'accept' } };
    assert.equal((await shop.service.request(method, path, { ...options, ...sent })).status, 403, path);
  }
  const chosen = await shop.pay(
    { buyer, connection_options: { 'forter-anti-fraud': { is_guest_buyer: false } } },
    options,
  );
  assert.deepEqual(
    chosen.body.details.map(({ pointer }: { pointer: string }) => pointer),
    ['/connection_options'],
    chosen.text,
  );
  const rejected = await shop.pay(
    { buyer: { billing_details: { email_address: 'reject@example.com' } } },
    options,
  );
  // The code of any rule of the flow.
  assert.deepEqual([rejected.body.error_code, rejected.body.anti_fraud_decision], ['flow_decline', null]);
  await shop.service.request('DELETE', `/anti-fraud-services/${made.body.id}`);
});
