import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addPaymentService, CARD, openShop, type Shop } from '../../test/harness/shop.ts';
import type { TestAnswer } from '../../test/harness/index.ts';
import { createApiKeyPair } from '../access/bootstrap.ts';
import { signToken } from '../access/sign-token.ts';
import { FRONT_END_OPERATIONS, PAYS } from './pinnable.ts';

/** What a token that a shopper may have in their hands can make the service do, and what it is told. */
let shop: Shop;
let buyerId: string;
let shippingDetailsId: string;
const BUYER = {
  display_name: 'Ada Lovelace',
  external_identifier: 'ada',
  account_number: 'acc-77',
  billing_details: {
    first_name: 'Ada',
    email_address: 'ada@shop.example',
    phone_number: '+442071838750',
    address: { country: 'GB', city: 'London' },
    tax_id: { value: 'GB123456789', kind: 'gb.vat' },
  },
};
const PROFILE = {
  merchant_acquirer_bin: '412345',
  merchant_acquirer_id: 'a1',
  merchant_name: 'Shop',
  merchant_country_code: '840',
  merchant_category_code: '1234',
  merchant_url: 'https://shop.example',
};

before(async () => {
  shop = await openShop({ worker: false });
  const buyer = await shop.post('/buyers', BUYER);
  assert.equal(buyer.status, 201, buyer.text);
  buyerId = buyer.body.id;
  const shipping = await shop.post(`/buyers/${buyerId}/shipping-details`, {
    address: { country: 'GB', city: 'Ockham' },
  });
  shippingDetailsId = shipping.body.id;
  await shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
  await shop.post('/merchant-accounts', { id: 'other', display_name: 'Other' });
});
after(() => shop.close());

const PINS = { amount: 1299, currency: 'USD' };
const front = (embed: object | null = PINS, claims: object = {}) => ({
  scopes: ['embed'],
  claims: { ...(embed === null ? {} : { embed }), ...claims },
});
const problems = (answer: TestAnswer): string[] =>
  (answer.body.details ?? []).map(
    (detail: { pointer: string; type: string }) => `${detail.pointer} ${detail.type}`,
  );
const says = (answer: TestAnswer): boolean =>
  /Lovelace|ada@|acc-77|Ockham|GB123456789|\+4420/.test(answer.text);

test('400: what lowers a payment’s protection, or names somebody, a front end sends only as pinned', async () => {
  const proof = {
    cavv: 'AAABBEg0VhI0VniQEjRWAAAAAAA=',
    eci: '05',
    version: '2.2.0',
    directory_response: 'Y',
    directory_transaction_id: '0192f0aa-0000-7000-8000-00000000aaaa',
  };
  const fields: Readonly<Record<string, unknown>> = {
    payment_source: 'moto',
    merchant_initiated: true,
    is_subsequent_payment: true,
    three_d_secure_data: proof,
    previous_scheme_transaction_id: '123456789012345',
    buyer_id: buyerId,
    buyer_external_identifier: 'ada',
    shipping_details_id: shippingDetailsId,
    payment_service_id: shop.paymentServiceId,
    connection_options: { 'mock-card': {} },
    allow_partial_authorization: true,
    account_funding_transaction: true,
  };
  for (const [name, value] of Object.entries(fields)) {
    const answer = await shop.pay({ [name]: value }, front());
    assert.deepEqual(
      [answer.status, ...problems(answer)],
      [400, `/${name} value_error.not_pinned`],
      answer.text,
    );
  }
  for (const [name, value] of [
    ['buyer_id', buyerId],
    ['buyer_external_identifier', 'ada'],
  ] as const) {
    const answer = await shop.pay({ payment_method: { ...CARD, [name]: value } }, front());
    assert.deepEqual(problems(answer), [`/payment_method/${name} value_error.not_pinned`]);
  }
  const clear = { method: 'network-token', token: '4111111111111111', expiration_date: '12/30', eci: '05' };
  assert.deepEqual(problems(await shop.pay({ payment_method: clear }, front())), [
    '/payment_method/method value_error.not_pinned',
  ]);
  const pinned = await shop.pay(
    {},
    front({ ...PINS, payment_source: 'moto', payment_service_id: shop.paymentServiceId }),
  );
  assert.deepEqual([pinned.status, pinned.body.payment_source], [201, 'moto'], pinned.text);
});

test('201: what the SDKs write of their own, the defaults and nulls, is no choice', async () => {
  const answer = await shop.pay(
    {
      payment_source: 'ecommerce',
      merchant_initiated: false,
      is_subsequent_payment: false,
      account_funding_transaction: false,
      allow_partial_authorization: false,
      three_d_secure_data: null,
      buyer_id: null,
      payment_service_id: null,
    },
    front(),
  );
  assert.equal(answer.status, 201, answer.text);
});

test('422: a front end cannot leave out the page to come back to where cards are authenticated', async () => {
  const paymentServiceId = await addPaymentService(shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: PROFILE },
    accepted_currencies: ['GBP'],
    accepted_countries: ['GB'],
  });
  const pay = (method: object, embed: object = {}) =>
    shop.pay(
      { currency: 'GBP', country: 'GB', payment_method: { ...CARD, ...method } },
      front({ amount: 1299, currency: 'GBP', ...embed }),
    );
  const without = await pay({});
  assert.deepEqual(problems(without), ['/payment_method/redirect_url value_error.missing'], without.text);
  const challenged = await pay({ redirect_url: 'https://shop.example/done' });
  assert.deepEqual(
    [challenged.status, challenged.body.status],
    [201, 'buyer_approval_pending'],
    challenged.text,
  );
  const byPhone = await pay({}, { payment_source: 'moto' });
  assert.deepEqual([byPhone.status, byPhone.body.status], [201, 'authorized'], byPhone.text);
  assert.equal(byPhone.body.payment_service.id, paymentServiceId);
  const server = await shop.pay({ currency: 'GBP', country: 'GB' });
  assert.equal(server.body.status, 'authorized', 'a server decides');
});

test('a front end is told nothing of a buyer that it did not send, at first or in a replay', async () => {
  const pinned = front({ ...PINS, buyer_external_identifier: 'ada', shipping_details_id: shippingDetailsId });
  const options = { ...pinned, idempotencyKey: 'unseen' };
  const [first, again] = [await shop.pay({}, options), await shop.pay({}, options)];
  for (const answer of [first, again]) {
    assert.deepEqual([answer.status, answer.body.buyer, answer.body.shipping_details], [201, null, null]);
    assert.equal(says(answer), false, answer.text);
  }
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
  const declined = await shop.pay(
    { amount: 200_012 },
    front({ amount: 200_012, currency: 'USD', buyer_id: buyerId }),
  );
  assert.deepEqual([declined.body.status, says(declined)], ['declined', false]);
  const kept = await shop.get(`/transactions/${first.body.id}`);
  assert.equal(kept.body.buyer.id, buyerId, 'a server sees all of it');
  const card = await shop.post(
    '/gift-cards',
    { number: '6035710000091234', pin: '0500' },
    front({ buyer_id: buyerId }),
  );
  assert.deepEqual([card.status, card.body.buyer, says(card)], [201, null, false], card.text);
  const guest = await shop.pay({ buyer: { display_name: 'Typed here' } }, front());
  assert.equal(guest.body.buyer.display_name, 'Typed here');
});

test('a guest whom a front end sends with a stored buyer’s identifier is not that buyer', async () => {
  const guest = { display_name: 'Not Ada', external_identifier: 'ada' };
  const { body: paid } = await shop.pay({ buyer: guest }, front());
  const listed = async (filter: string): Promise<unknown[]> =>
    (await shop.service.request('GET', `/transactions?${filter}`)).body.items
      .filter(({ id }: { id: string }) => id === paid.id)
      .map(({ buyer }: { buyer: { id: string | null } }) => buyer.id);
  assert.deepEqual(await listed('buyer_external_identifier=ada'), [null]);
  assert.deepEqual(await listed(`buyer_id=${buyerId}`), []);
  const pinned = front({ ...PINS, buyer: { display_name: 'Guest' }, external_identifier: 'order-1' });
  assert.deepEqual(problems(await shop.pay({ buyer: guest, external_identifier: 'order-2' }, pinned)), [
    '/buyer value_error.pinned',
    '/external_identifier value_error.pinned',
  ]);
  const { body: held } = await shop.pay({}, pinned);
  assert.deepEqual([held.external_identifier, held.buyer.display_name], ['order-1', 'Guest']);
});

test('403: a front end stays in the account that its token pins, or in the key’s default one', async () => {
  for (const path of ['/transactions', '/gift-cards', '/payment-options'])
    assert.equal((await shop.post(path, {}, { ...front(), merchantAccount: 'other' })).status, 403, path);
  assert.equal((await shop.pay({}, { ...front(), merchantAccount: 'default' })).status, 201);
  const elsewhere = { ...front({ ...PINS, merchant_account_id: 'other' }), merchantAccount: 'other' };
  assert.equal((await shop.post('/payment-options', {}, elsewhere)).status, 200);
  assert.equal((await shop.post('/payment-options', {}, front({ merchant_account_id: 7 }))).status, 403);
});

test('400: a pin of a wrong type is refused, and not taken for none', async () => {
  for (const embed of [
    { amount: '1299' },
    { amount: 12.5 },
    { amount: -1.5 },
    { currency: 840 },
    { buyer_id: 'ada' },
    { buyer_id: {} },
    { buyer_external_identifier: ['ada'] },
    { metadata: 'x'.repeat(600) },
    { store: 'no' },
    { operations: 'create_transaction' },
    { operations: ['create_everything'] },
  ]) {
    const answer = await shop.post('/payment-options', {}, front(embed));
    assert.deepEqual(
      [answer.status, ...problems(answer)],
      [400, 'authorization value_error.pin'],
      JSON.stringify(embed),
    );
    assert.doesNotMatch(answer.text, /1299|'ada'|"ada"|xxx/);
  }
  for (const embed of [{ amount: null }, { amount: 0 }, { checkout_session_id: null, country: null }])
    assert.equal((await shop.post('/payment-options', {}, front(embed))).status, 200, JSON.stringify(embed));
});

test('403: a pin that no operation knows is refused, with what may have been meant and all that is wrong', async () => {
  for (const [embed, told] of [
    [
      { amuont: 1299, currency: 'USD' },
      'pins "amuont", which no operation of a front end knows; did you mean amount?',
    ],
    [{ Amount: 1299, currency: 'USD' }, 'did you mean amount?'],
    [{ amount: 1299, curency: null }, 'did you mean currency?'],
    [{ amount: 1299, buyerExternalIdentifier: 'b-1' }, 'did you mean buyer_external_identifier?'],
    [{ amount: 1299, operation: ['create_transaction'] }, 'did you mean operations?'],
    [{ of_another_time: 1 }, 'pins "of_another_time", which no operation of a front end knows'],
  ] as const)
    for (const version of ['2026-11-01', 'published'] as const) {
      const answer = await shop.pay({}, { ...front(embed), version });
      assert.deepEqual([answer.status, ...problems(answer)], [403, 'authorization value_error.pin']);
      const { message } = answer.body.details[0];
      assert.ok(message.endsWith(told), message);
    }
  const several = await shop.post(
    '/payment-options',
    {},
    front({ amuont: 1, amount: '1', operations: [], x: 1 }),
  );
  assert.deepEqual([several.status, several.body.details.length], [403, 3]);
  assert.match(several.body.details[1].message, /^the token pins amount to what it cannot be: it must be/);
});

const asMade = (embed: object | null, claims: object = {}) => ({
  ...front(embed, claims),
  saysUnpinned: false,
});
const payments = (options: object): readonly (readonly [string, Promise<TestAnswer>])[] => [
  ['/transactions', shop.pay({}, options)],
  [
    '/embedded-checkouts',
    shop.post('/embedded-checkouts', { amount: 1, currency: 'USD', country: 'US' }, options),
  ],
];

test('403: a token that leaves the amount or the currency to the shopper says so, or pays nothing', async () => {
  for (const [embed, open] of [
    [null, 'amount and currency'],
    [{}, 'amount and currency'],
    [{ amount: null, currency: 'USD' }, 'amount'],
    [{ amount: 1299 }, 'currency'],
    [{ amount: 1299, currency: null }, 'currency'],
    [{ unpinned: false }, 'amount and currency'],
    [{ unpinned: null, currency: 'USD' }, 'amount'],
  ] as const)
    for (const [path, asked] of payments(asMade(embed))) {
      const answer = await asked;
      assert.deepEqual(
        [answer.status, answer.body.code, ...problems(answer)],
        [403, 'forbidden', 'authorization value_error.unpinned'],
        `${path} ${JSON.stringify(embed)}`,
      );
      const { message } = answer.body.details[0];
      assert.ok(message.startsWith(`the token leaves ${open} to the shopper: pin`), message);
      assert.match(message, /or say "unpinned": true there/);
    }
  for (const [path, asked] of payments(asMade({ unpinned: true })))
    assert.equal((await asked).status, 201, path);
  assert.equal((await shop.post('/payment-options', {}, asMade(null))).status, 200, 'pays nothing');
  for (const [embed, status, told] of [
    [{ unpined: true }, 403, /did you mean unpinned\?$/],
    [{ Unpinned: true }, 403, /did you mean unpinned\?$/],
    [{ unpinned: 'true' }, 400, /pins unpinned to what it cannot be: it must be true or false$/],
    [{ unpinned: 1 }, 400, /must be true or false$/],
  ] as const) {
    const answer = await shop.pay({}, asMade(embed));
    assert.deepEqual([answer.status, ...problems(answer)], [status, 'authorization value_error.pin']);
    assert.match(answer.body.details[0].message, told);
  }
});

test('403: a checkout session pins what is paid where it has it, and only where it is paid with', async () => {
  const open = async (body: object): Promise<string> => (await shop.post('/checkout/sessions', body)).body.id;
  const [whole, half] = [await open(PINS), await open({ amount: 1299 })];
  const withSession = (id: string, options: object) =>
    shop.pay({ payment_method: { method: 'checkout-session', id } }, options);
  assert.equal((await shop.pay({}, asMade(null, { checkout_session_id: whole }))).status, 201);
  assert.deepEqual(problems(await shop.pay({}, asMade(null, { checkout_session_id: half }))), [
    'authorization value_error.unpinned',
  ]);
  assert.doesNotMatch((await withSession(whole, asMade(null))).text, /unpinned/);
  assert.match((await withSession(half, asMade(null))).text, /unpinned/);
});

test('403: our version is asked of the request and of the key, so that no header undoes it', async () => {
  const { parts } = shop.service;
  const { privateKeyPem } = await createApiKeyPair(parts, {
    displayName: 'SDK',
    roles: ['full-access'],
    apiVersion: 'published',
  });
  const embed = { amount: null, currency: 'USD' };
  const ofSdk = await signToken(createPrivateKey(privateKeyPem), {
    issuer: 'SDK',
    now: parts.clock.now(),
    lifetimeSeconds: 60,
    scopes: ['embed'],
    embed,
  });
  const pay = async (version: '2026-11-01' | 'published', options: object) =>
    (await shop.pay({}, { ...options, version })).status;
  const byKey: number[] = [];
  for (const options of [asMade(embed), { token: ofSdk }])
    byKey.push(await pay('2026-11-01', options), await pay('published', options));
  assert.deepEqual(byKey, [403, 403, 403, 201]);
});

test('every operation that makes a payment of what a front end sends is one where the money is pinned', () => {
  const withMoney = FRONT_END_OPERATIONS.filter(({ body }) => {
    const { properties = {} } = (body ?? {}) as { properties?: object };
    return 'amount' in properties && 'currency' in properties;
  }).map(({ id }) => id);
  const others = ['activate_gift_card', 'list_payment_options', 'update_embedded_checkout'];
  assert.deepEqual(withMoney.toSorted(), [...PAYS, ...others].toSorted());
});

test('403: a token is for the operations it names; activations are named, and their amount pinned', async () => {
  const card = { number: '6035710000081234', pin: '0100' };
  const only = front({ ...PINS, operations: ['create_transaction'] });
  assert.equal((await shop.pay({}, only)).status, 201);
  assert.equal((await shop.post('/payment-options', {}, only)).status, 403);
  const activate = (embed: object | null, body: object = card) =>
    shop.post('/gift-cards/activations', body, front(embed));
  for (const embed of [null, {}, PINS])
    assert.equal((await activate(embed)).status, 403, JSON.stringify(embed));
  const operations = ['activate_gift_card'];
  assert.deepEqual(problems(await activate({ operations }, { ...card, amount: 5000, currency: 'USD' })), [
    '/amount value_error.not_pinned',
    '/currency value_error.not_pinned',
  ]);
  const more = await activate({ ...PINS, operations }, { ...card, amount: 5000 });
  assert.deepEqual(problems(more), ['/amount value_error.pinned']);
  assert.equal((await activate({ ...PINS, operations })).status, 201);
});

test('amount, currency and buyer of a checkout session are pins, whoever names the session', async () => {
  const open = async (body: object): Promise<string> => {
    const made = await shop.post('/checkout/sessions', body);
    assert.equal(made.status, 201, made.text);
    const put = await shop.service.request('PUT', `/checkout/sessions/${made.body.id}/fields`, {
      token: null,
      body: { payment_method: CARD },
    });
    assert.equal(put.status, 204, put.text);
    return made.body.id;
  };
  const pay = (id: string, body: object, claims: object) =>
    shop.post(
      '/transactions',
      { country: 'US', payment_method: { method: 'checkout-session', id }, ...body },
      front({}, claims),
    );
  const id = await open({ ...PINS, buyer_id: buyerId });
  for (const claims of [{ checkout_session_id: id }, {}]) {
    for (const [body, pointer] of [
      [{ amount: 1, currency: 'USD' }, '/amount'],
      [{ amount: 1299, currency: 'EUR' }, '/currency'],
      [{ buyer_id: shippingDetailsId }, '/buyer_id'],
      [{ buyer: { display_name: 'Me' } }, '/buyer'],
    ] as const)
      assert.deepEqual(problems(await pay(id, body, claims)), [`${pointer} value_error.pinned`]);
  }
  const unnamed = await shop.post(
    '/transactions',
    {
      ...PINS,
      amount: 1,
      country: 'US',
      payment_method: { id, redirect_url: null, external_identifier: 'x' },
    },
    front({}),
  );
  assert.equal(unnamed.status, 400, unnamed.text);
  const paid = await pay(id, {}, { checkout_session_id: id });
  assert.deepEqual([paid.status, paid.body.amount, paid.body.buyer], [201, 1299, null], paid.text);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.buyer.id, buyerId);
  const bound = (embed: object) => shop.pay({}, front(embed, { checkout_session_id: id }));
  assert.equal((await bound({ amount: 1 })).status, 403, 'the token contradicts its session');
  assert.equal((await bound({ buyer_external_identifier: 'ada' })).status, 201);
  await shop.service.request('DELETE', `/checkout/sessions/${id}`);
  assert.equal((await bound({})).status, 403, 'the token ends with its session');
  assert.equal((await shop.pay({}, front(PINS, { checkout_session_id: 'x' }))).status, 403);
});

test('a front end cannot occupy the Idempotency-Key of a server, nor be answered under it', async () => {
  const shopper = await shop.pay({}, { ...front(), idempotencyKey: 'order-77' });
  const server = await shop.pay({}, { idempotencyKey: 'order-77' });
  assert.deepEqual([shopper.status, server.status], [201, 201], server.text);
  assert.notEqual(server.body.id, shopper.body.id);
  const other = await shop.pay({ amount: 5 }, { idempotencyKey: 'order-78' });
  const late = await shop.pay({}, { ...front(), idempotencyKey: 'order-78' });
  assert.deepEqual([other.status, late.status], [201, 201]);
});

test('400 and 422: a checkout session takes the stored payment methods of the buyer that it names', async () => {
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyerId });
  const stranger = await shop.post('/buyers', { external_identifier: 'stranger' });
  const session = async (body: object) => (await shop.post('/checkout/sessions', body)).body.id;
  const put = (id: string) =>
    shop.service.request('PUT', `/checkout/sessions/${id}/fields`, {
      token: null,
      body: { payment_method: { method: 'id', id: stored.body.id, security_code: '123' } },
    });
  const pay = (id: string, body: object = {}) =>
    shop.pay({ payment_method: { method: 'checkout-session', id }, ...body });
  assert.equal((await put(await session({ buyer_id: stranger.body.id }))).status, 400);
  const named = await session({ buyer_external_identifier: 'ada' });
  assert.equal((await put(named)).status, 204);
  assert.deepEqual(problems(await pay(named, { buyer_id: stranger.body.id })), [
    '/payment_method/id value_error.checkout_session',
  ]);
  assert.equal((await put(named)).status, 204, 'what was refused has to be put in again');
  const paid = await pay(named);
  assert.deepEqual([paid.status, paid.body.buyer.id], [201, buyerId], paid.text);
  const card = await session({ buyer_id: buyerId });
  const kept = async (body: object) => {
    await shop.service.request('PUT', `/checkout/sessions/${card}/fields`, {
      token: null,
      body: { payment_method: CARD },
    });
    return shop.post('/payment-methods', { method: 'checkout-session', id: card, ...body });
  };
  assert.deepEqual(problems(await kept({ buyer_id: stranger.body.id })), [
    '/id value_error.checkout_session',
  ]);
  assert.equal((await kept({})).body.buyer.id, buyerId, 'stored for whom the session is');
  const unnamed = await session({});
  assert.equal((await put(unnamed)).status, 204);
  assert.deepEqual(problems(await pay(unnamed)), ['/payment_method/id value_error.payment_method']);
  const version = await shop.service.request('GET', `/checkout/sessions/${unnamed}/three-d-secure-version`, {
    token: null,
  });
  assert.equal(version.status >= 400 && version.status < 500, true, version.text);
  assert.equal(
    (await shop.post('/checkout/sessions', { buyer_id: buyerId, buyer: { display_name: 'Me' } })).status,
    422,
  );
  assert.equal((await shop.post('/checkout/sessions', { buyer_external_identifier: 'nobody' })).status, 400);
  const changed = await shop.service.request('PUT', `/checkout/sessions/${named}`, {
    body: { buyer_id: null },
  });
  assert.equal(changed.body.buyer_id, null);
});
