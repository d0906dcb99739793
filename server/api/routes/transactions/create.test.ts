import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addPaymentService, CARD, openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const pointers = (body: { details: { pointer: string }[] }): string[] =>
  body.details.map((detail) => detail.pointer).sort();

test('201: an inline card is authorized, and the answer is what GET says', async () => {
  const paid = await shop.pay({ external_identifier: 'order-1', metadata: { a: 'b' } });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [paid.body.status, paid.body.authorized_amount, paid.body.captured_amount, paid.body.intent_outcome],
    ['authorized', 1299, 0, 'succeeded'],
  );
  assert.deepEqual([paid.body.avs_response_code, paid.body.cvv_response_code], ['match', 'match']);
  assert.deepEqual(paid.body, (await shop.get(`/transactions/${paid.body.id}`)).body);
});

test('201: the intent capture authorizes and captures in one message', async () => {
  const paid = await shop.pay({ intent: 'capture' });
  assert.deepEqual([paid.body.status, paid.body.captured_amount], ['captured', 1299]);
  const book = await shop.book(paid.body.payment_service_transaction_id);
  assert.deepEqual(
    book.operations.map((operation) => operation.kind),
    ['authorize'],
  );
});

test('201: the published version says it in its own words', async () => {
  const paid = await shop.pay({}, { version: 'published' });
  assert.equal(paid.status, 201, paid.text);
  assert.equal(paid.body.status, 'authorization_succeeded');
  const declined = await shop.pay({ amount: 200011 }, { version: 'published' });
  assert.deepEqual(
    [declined.body.status, declined.body.error_code],
    ['authorization_declined', 'insufficient_funds'],
  );
});

const LINE = { name: 'Lamp', quantity: 1, unit_amount: 100 };
const sized = (over: number) => ({
  description: 'd'.repeat(10_000 + over),
  anti_fraud_fingerprint: '\u{1F512}'.repeat(10_000 + over),
  cart_items: Array.from({ length: 500 + over }, () => LINE),
  metadata: Object.fromEntries(
    Array.from({ length: 100 + over }, (_, at) => [`${at}`.padEnd(255 + over, 'k'), 'v'.repeat(100)]),
  ),
});

test('400: a text, a list and a map that are too long are refused with their places, one less is taken', async () => {
  const most = await shop.pay({ external_identifier: 'as long as may be', ...sized(0) });
  assert.equal(most.status, 201, most.text);
  const refused = await shop.pay({ external_identifier: 'too long', ...sized(1) });
  assert.equal(refused.status, 400, refused.text);
  const told = refused.body.details.map(
    ({ pointer, message }: { pointer: string; message: string }) => `${pointer} ${message}`,
  );
  assert.deepEqual(told.toSorted(), [
    '/anti_fraud_fingerprint must have at most 10000 characters',
    '/cart_items must have at most 500 items',
    '/description must have at most 10000 characters',
    '/metadata each name in it must have at most 255 characters',
    '/metadata must have at most 100 fields',
  ]);
  assert.deepEqual((await shop.get('/transactions?external_identifier=too+long')).body.items, []);
});

test('201: every field of the request is kept and comes back', async () => {
  const body = {
    country: 'DE',
    external_identifier: 'order-7',
    metadata: { cost_center: '42' },
    statement_descriptor: { name: 'RAILYARD SHOP', city: 'Berlin' },
    installment_count: 3,
    cart_items: [{ name: 'Lamp', quantity: 2, unit_amount: 100, discount_amount: 0, tax_amount: 19 }],
    anti_fraud_fingerprint: 'device-1',
    tax_amount: 50,
    duty_amount: 1,
    shipping_amount: 2,
    merchant_tax_id: 'DE1',
    purchase_order_number: 'po',
    customer_reference_number: 'cr',
    amount_includes_tax: true,
    supplier_order_number: 'so',
    account_funding_transaction: true,
    recipient: { first_name: 'A', last_name: 'B' },
    previous_scheme_transaction_id: '123456789012345',
    three_d_secure: { amount: 1500 },
    description: 'A lamp',
    browser_info: {
      javascript_enabled: true,
      java_enabled: false,
      language: 'en',
      color_depth: 24,
      screen_height: 1,
      screen_width: 1,
      time_zone_offset: 0,
      user_agent: 'x',
      user_device: 'desktop',
    },
    connection_options: { 'mock-card': { skip_retry: true } },
    airline: { booking_code: 'X36Q9C' },
    allow_partial_authorization: true,
    buyer: {
      display_name: 'Ada',
      external_identifier: 'ada',
      billing_details: {
        first_name: 'Ada',
        email_address: 'ada@example.com',
        address: { postal_code: '77000' },
      },
      shipping_details: { first_name: 'Ada', address: { city: 'Bonn' } },
    },
  };
  const paid = await shop.pay(body);
  assert.equal(paid.status, 201, paid.text);
  for (const field of [
    'country',
    'external_identifier',
    'metadata',
    'installment_count',
    'tax_amount',
    'duty_amount',
    'shipping_amount',
    'merchant_tax_id',
    'purchase_order_number',
    'customer_reference_number',
    'amount_includes_tax',
    'supplier_order_number',
    'account_funding_transaction',
    'description',
    'browser_info',
    'connection_options',
    'anti_fraud_fingerprint',
    'previous_scheme_transaction_id',
    'allow_partial_authorization',
  ] as const) {
    assert.deepEqual(paid.body[field], body[field], field);
  }
  assert.equal(paid.body.statement_descriptor.name, 'RAILYARD SHOP');
  assert.equal(paid.body.cart_items[0].name, 'Lamp');
  assert.equal(paid.body.recipient.first_name, 'A');
  assert.equal(paid.body.three_d_secure.amount, 1500);
  assert.equal(paid.body.airline.booking_code, 'X36Q9C');
  assert.equal(paid.body.buyer.display_name, 'Ada');
  assert.equal(paid.body.shipping_details.address.city, 'Bonn');
  assert.equal(paid.body.avs_response_code, 'no_match', 'the address reached the processor');
});

test('201: a later payment hands the stored link id on, unless the request names another', async () => {
  const { body: stored } = await shop.post('/payment-methods', { ...CARD });
  const path = `/payment-methods/${stored.id}`;
  await shop.service.request('PUT', path, { body: { transaction_link_id: 'link-1' } });
  const link = async (more: object): Promise<unknown> => {
    const paid = await shop.pay({
      payment_method: { method: 'id', id: stored.id },
      is_subsequent_payment: true,
      ...more,
    });
    const { details } = await shop.book(paid.body.payment_service_transaction_id);
    assert.equal(paid.body.previous_transaction_link_id, details['previous_transaction_link_id']);
    return details['previous_transaction_link_id'];
  };
  assert.equal(await link({}), 'link-1');
  assert.equal(await link({ previous_transaction_link_id: 'link-2' }), 'link-2');
});

test('201: pass-through 3-D Secure data reaches the processor and the answer', async () => {
  const data = {
    cavv: 'AAABBBEAUAAAAAAAAAAAAAAAAAA=',
    eci: '05',
    version: '2.2.0',
    directory_response: 'Y',
    authentication_response: 'Y',
    directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
  };
  const paid = await shop.pay({ three_d_secure_data: data });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [
      paid.body.three_d_secure.status,
      paid.body.three_d_secure.response_data.eci,
      paid.body.three_d_secure.version,
    ],
    ['complete', '05', '2.2.0'],
  );
  const book = await shop.book(paid.body.payment_service_transaction_id);
  assert.equal(book.details['eci'], '05');
  assert.ok(
    (await shop.get('/transactions?used_3ds=true')).body.items.some(
      (item: { id: string }) => item.id === paid.body.id,
    ),
  );
});

test('201: a stored card pays by its id, its uses are counted, and its scheme transaction id goes along', async () => {
  const buyer = await shop.post('/buyers', { display_name: 'Grace', external_identifier: 'grace' });
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const first = await shop.pay({
    payment_method: { method: 'id', id: stored.body.id, security_code: '123' },
  });
  assert.deepEqual(
    [first.status, first.body.status, first.body.payment_method.id, first.body.buyer.id],
    [201, 'authorized', stored.body.id, buyer.body.id],
  );
  const second = await shop.pay({
    payment_method: { method: 'id', id: stored.body.id },
    payment_source: 'recurring',
    merchant_initiated: true,
    is_subsequent_payment: true,
  });
  assert.equal(second.status, 201, second.text);
  const book = await shop.book(second.body.payment_service_transaction_id);
  assert.equal(book.details['previous_scheme_transaction_id'], first.body.scheme_transaction_id);
  const listed = await shop.get(`/buyers/payment-methods?buyer_id=${buyer.body.id}&sort_by=usage_count`);
  assert.deepEqual([listed.body.items[0].usage_count, listed.body.items[0].cit_usage_count], [2, 1]);
});

test('201: store keeps the card, usable once the transaction is approved; a refused one is not', async () => {
  const paid = await shop.pay({
    store: true,
    buyer_external_identifier: 'grace',
    payment_source: 'recurring',
  });
  assert.equal(paid.status, 201, paid.text);
  const stored = await shop.get(`/payment-methods/${paid.body.payment_method.id}`);
  assert.deepEqual(
    [stored.status, stored.body.status, stored.body.scheme_transaction_id],
    [200, 'succeeded', paid.body.scheme_transaction_id],
  );
  const refused = await shop.pay({ store: true, amount: 200011 });
  assert.equal((await shop.get(`/payment-methods/${refused.body.payment_method.id}`)).body.status, 'failed');
  const again = await shop.pay({ payment_method: { method: 'id', id: refused.body.payment_method.id } });
  assert.equal(again.status, 422);
});

test('201: a checkout session pays once', async () => {
  const session = await shop.post('/checkout/sessions', {});
  const put = await shop.post(
    `/checkout/sessions/${session.body.id}/fields`,
    { payment_method: CARD },
    { token: null },
  );
  assert.equal(put.status, 204, put.text);
  const paid = await shop.pay({ payment_method: { method: 'checkout-session', id: session.body.id } });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [paid.body.status, paid.body.checkout_session_id, paid.body.cvv_response_code],
    ['authorized', session.body.id, 'match'],
  );
  assert.equal(
    (await shop.pay({ payment_method: { method: 'checkout-session', id: session.body.id } })).status,
    400,
  );
});

test('201: a decline and a failure are answers, not errors', async () => {
  const declined = await shop.pay({ amount: 200011 });
  assert.deepEqual(
    [declined.status, declined.body.status, declined.body.error_code, declined.body.authorized_amount],
    [201, 'declined', 'insufficient_funds', 0],
  );
  const failed = await shop.pay({ amount: 300004 });
  assert.deepEqual([failed.body.status, failed.body.error_code], ['failed', 'invalid_service_configuration']);
});

test('201: a retriable decline stays where it is when the merchant wants no retry', async () => {
  await addPaymentService(shop.service, { accepted_currencies: ['CAD'], accepted_countries: ['CA'] });
  await addPaymentService(shop.service, { accepted_currencies: ['CAD'], accepted_countries: ['CA'] });
  const asked = { amount: 200012, currency: 'CAD', country: 'CA' };
  const declines = async (more: object): Promise<number> => {
    const { body } = await shop.pay({ ...asked, ...more });
    return (await shop.get(`/transactions/${body.id}/events`)).body.items.filter(
      (event: { name: string }) => event.name === 'payment-connector-response-transaction-declined',
    ).length;
  };
  assert.deepEqual(
    [await declines({}), await declines({ connection_options: { 'mock-card': { skip_retry: true } } })],
    [2, 1],
  );
});

test('201: a retriable decline goes on to the next payment service, a final one does not', async () => {
  const other = await addPaymentService(shop.service, {
    display_name: 'Second',
    accepted_currencies: ['EUR'],
  });
  const third = await addPaymentService(shop.service, {
    display_name: 'Third',
    accepted_currencies: ['EUR'],
  });
  const retried = await shop.pay({ amount: 200012, currency: 'EUR' });
  const attempts = (await shop.get(`/transactions/${retried.body.id}/events`)).body.items.filter(
    (event: { name: string }) => event.name === 'payment-connector-response-transaction-declined',
  );
  assert.deepEqual(
    attempts.map((event: { context: { payment_service_id: string } }) => event.context.payment_service_id),
    [shop.paymentServiceId, other, third],
  );
  assert.deepEqual([retried.body.status, retried.body.payment_service.id], ['declined', third]);
  const final = await shop.pay({ amount: 200011, currency: 'EUR' });
  assert.equal(final.body.payment_service.id, shop.paymentServiceId);
  const named = await shop.pay({ amount: 200012, currency: 'EUR', payment_service_id: other });
  assert.equal(named.body.payment_service.id, other);
});

test('201: after an unknown outcome nothing else is tried', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await shop.pay({ currency: 'EUR' });
  assert.deepEqual([paid.body.status, paid.body.payment_service.id], ['processing', shop.paymentServiceId]);
});

test('201: where no payment service takes it, the transaction says so', async () => {
  const paid = await shop.pay({ currency: 'JPY' }, { idempotencyKey: 'none-takes-it' });
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.error_code, paid.body.payment_service],
    [201, 'failed', 'all_attempts_skipped', null],
  );
  assert.equal((await shop.pay({ currency: 'JPY' }, { idempotencyKey: 'none-takes-it' })).text, paid.text);
});

test('201: where no payment service takes it, its actions and its timeline say of each why not', async () => {
  const { body } = await shop.post('/transactions', {
    amount: 1299,
    currency: 'JPY',
    country: 'US',
    payment_method: CARD,
  });
  const actions = await shop.get(`/transactions/${body.id}/actions`);
  const routing = actions.body.items.find(({ id }: { id: string }) => id === 'route-transaction');
  const mine = routing.considered.find(
    (one: { payment_service_id?: string }) => one.payment_service_id === shop.paymentServiceId,
  );
  assert.match(mine.reason, /is set up for [A-Z, ]+ \(accepted_currencies\), not for JPY\./);
  assert.equal(mine.applied, false);
  assert.match(routing.reason, /no payment service takes this payment\. .* not for JPY\./);
  const events = await shop.get(`/transactions/${body.id}/events`);
  const told = events.body.items.filter(({ name }: { name: string }) => name === 'payment-service-avoided');
  assert.ok(told.some(({ context }: { context: { reason: string } }) => context.reason === mine.reason));
  const klarna = await shop.post('/transactions', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: {
      method: 'klarna',
      country: 'US',
      currency: 'USD',
      redirect_url: 'https://shop.example',
    },
  });
  const [first] = (await shop.get(`/transactions/${klarna.body.id}/actions`)).body.items;
  assert.match(first.considered[0].reason, / does not take klarna\.$/);
});

test('422: all broken rules are told at once, and nothing is sent', async () => {
  const answer = await shop.pay({
    amount: 0,
    currency: 'XXX',
    country: 'ZZ',
    intent: 'capture',
    merchant_initiated: true,
    store: true,
    buyer_id: '5d7f7b0e-1111-4111-8111-111111111111',
    approval_expires_at: '2020-01-01T00:00:00Z',
    payment_service_id: '5d7f7b0e-1111-4111-8111-111111111111',
    payment_method: { ...CARD, expiration_date: '01/20', security_code: '1234' },
  });
  assert.equal(answer.status, 422, answer.text);
  assert.deepEqual(pointers(answer.body), [
    '/amount',
    '/approval_expires_at',
    '/buyer_id',
    '/country',
    '/currency',
    '/is_subsequent_payment',
    '/merchant_initiated',
    '/payment_method/expiration_date',
    '/payment_method/security_code',
    '/payment_service_id',
    '/store',
  ]);
});

test('422: three_d_secure.amount must not be less than amount', async () => {
  const answer = await shop.pay({ three_d_secure: { amount: 1298 } });
  assert.deepEqual([answer.status, pointers(answer.body)], [422, ['/three_d_secure/amount']]);
  assert.equal((await shop.pay({ three_d_secure: { amount: 1299 } })).status, 201);
});

test('422: a card too has a redirect_url that a browser can be sent to, or the published form for apps', async () => {
  const pay = (url: string) => shop.pay({ payment_method: { ...CARD, redirect_url: url } });
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'data:application/json;base64,<script>',
    'shop-app://back',
    '',
    '/back',
    '//shop.example',
    'http://a b',
  ]) {
    const refused = await pay(url);
    assert.deepEqual(
      [refused.status, refused.body.details?.[0]?.pointer],
      [422, '/payment_method/redirect_url'],
      url,
    );
  }
  for (const url of ['https://shop.example/back?a=b#c', 'data:application/json;base64,eyJhIjoxfQ=='])
    assert.equal((await pay(url)).status, 201, url);
  const redirect = await shop.pay({
    country: 'US',
    payment_method: {
      method: 'paypal',
      country: 'US',
      currency: 'USD',
      redirect_url: 'data:application/json;base64,eyJhIjoxfQ==',
    },
  });
  assert.equal(redirect.status, 201, redirect.text);
});

test('422: kinds of payment that are not there yet say so', async () => {
  const plaid = await shop.pay({ payment_method: { method: 'plaid', token: 'public-sandbox-1' } });
  assert.deepEqual([plaid.status, pointers(plaid.body)], [422, ['/payment_method/method']]);
});

test('400: an empty checkout session, in the published words', async () => {
  const session = await shop.post('/checkout/sessions', {});
  const answer = await shop.pay(
    { payment_method: { method: 'checkout-session', id: session.body.id } },
    { version: 'published' },
  );
  assert.deepEqual([answer.status, answer.body.message], [400, 'Request failed validation']);
});

test('400: what an embed token pins cannot be changed; what it leaves open can', async () => {
  const pinned = { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD' } } };
  assert.equal((await shop.pay({}, pinned)).status, 201);
  const cheaper = await shop.pay({ amount: 1 }, pinned);
  assert.deepEqual([cheaper.status, pointers(cheaper.body)], [400, ['/amount']]);
});

test('no part of a card number or security code stands in any row or answer', async () => {
  const paid = await shop.pay({
    payment_method: { ...CARD, number: '5555555555554444', security_code: '987' },
  });
  assert.equal(paid.text.includes('5555555555554444'), false);
  const rows = await shop.service.db.query<{ row: string }>(
    {
      name: '',
      text: `SELECT to_jsonb(t)::text AS row FROM transactions t
        UNION ALL SELECT to_jsonb(o)::text FROM operations o UNION ALL SELECT to_jsonb(e)::text
        FROM transaction_events e`,
    },
    [],
  );
  assert.equal(
    rows.some(({ row }) => row.includes('5555555555554444') || row.includes('"987"')),
    false,
  );
});
