import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Shop, CARD, openShop } from '../../../../test/harness/shop.ts';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { parseTrustedProxies } from '../../../platform/trusted-proxies.ts';

/** From what is on the list no payment is taken, whoever asks for it and however it is written. */

let shop: Shop;
before(async () => {
  shop = await openShop({
    worker: false,
    config: { trustedProxies: parseTrustedProxies('127.0.0.1') ?? null },
  });
});
after(() => shop.close());
beforeEach(async () => {
  for (const { id } of (await shop.get('/fraud-list-entries?limit=100')).body.items)
    assert.equal((await shop.service.request('DELETE', `/fraud-list-entries/${id}`)).status, 204);
});

const block = async (body: Readonly<Record<string, unknown>>): Promise<TestAnswer['body']> => {
  const made = await shop.post('/fraud-list-entries', body);
  assert.equal(made.status, 201, made.text);
  return made.body;
};
const outcomeOf = async (body = {}, options = {}): Promise<string> => {
  const paid = await shop.pay(body, options);
  assert.equal(paid.status, 201, paid.text);
  return `${paid.body.status} ${paid.body.error_code}`;
};
const REFUSED = 'declined fraud_list_match';
const OTHER = { ...CARD, number: '5555555555554444' };
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const buyer = (billing: object) => ({ buyer: { billing_details: billing } });

test('201: a blocked card is declined before anybody is asked, and the timeline and the story say why', async () => {
  const { body: paid } = await shop.pay({ store: true });
  const entry = await block({ kind: 'card', transaction_id: paid.id, reason: 'chargeback', note: 'Case 7' });
  assert.deepEqual(
    [entry.kind, entry.value, entry.label, entry.reason, entry.transaction_id],
    ['card', paid.payment_method.fingerprint, '1111', 'chargeback', paid.id],
  );
  const { body: refused } = await shop.pay({ store: true });
  assert.deepEqual(
    [refused.status, refused.error_code, refused.payment_service, refused.payment_method.id],
    ['declined', 'fraud_list_match', null, null],
  );
  assert.equal(refused.decline_advice.action, 'stop');
  const { body: events } = await shop.get(`/transactions/${refused.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'transaction-updated-status');
  assert.equal(told.context.reason, 'The card of this payment is on the fraud list (chargeback).');
  assert.equal(told.context.fraud_list_entry_id, entry.id);
  const { body: story } = await shop.get(`/transactions/${refused.id}/story?language=de`);
  assert.match(JSON.stringify(story), /Der Händler nimmt von dieser Karte/);

  const stored = paid.payment_method.id;
  const again = { merchant_initiated: true, is_subsequent_payment: true, payment_source: 'recurring' };
  assert.equal(await outcomeOf({ payment_method: { method: 'id', id: stored }, ...again }), REFUSED);
  assert.equal(await outcomeOf({ payment_method: OTHER }), 'authorized null');
  assert.equal((await shop.service.request('DELETE', `/fraud-list-entries/${entry.id}`)).status, 204);
  assert.equal(await outcomeOf(), 'authorized null');
});

test('201: a card is named by its number, by a stored payment method or by its fingerprint', async () => {
  const byNumber = await block({ kind: 'card', number: CARD.number });
  assert.equal(byNumber.label, '1111');
  assert.equal(await outcomeOf(), REFUSED);
  const same = await shop.post('/fraud-list-entries', { kind: 'card', value: byNumber.value });
  assert.deepEqual([same.status, same.body.code], [409, 'duplicate_record']);
  const stored = await shop.post('/payment-methods', { ...OTHER });
  const byMethod = await block({ kind: 'card', payment_method_id: stored.body.id });
  assert.deepEqual([byMethod.value, byMethod.label], [stored.body.fingerprint, '4444']);
  assert.equal(await outcomeOf({ payment_method: OTHER }), REFUSED);
});

test('201: buyers, addresses, devices, phones and ranges of cards are known however written', async () => {
  const known = await shop.post('/buyers', { external_identifier: 'ann', display_name: 'Ann' });
  const rows: readonly (readonly [
    kind: string,
    value: string,
    stored: string,
    payment: object,
    options?: object,
  ])[] = [
    ['card_bin', '411111', '411111', {}],
    ['buyer_id', known.body.id, known.body.id, { buyer_id: known.body.id }],
    ['buyer_external_identifier', 'ann', 'ann', { buyer_external_identifier: 'ann' }],
    [
      'email_address',
      ' Mallory@Shop.Example ',
      'mallory@shop.example',
      buyer({ email_address: 'MALLORY@shop.example' }),
    ],
    [
      'email_domain',
      '@Throwaway.Example',
      'throwaway.example',
      buyer({ email_address: 'a@mx.throwaway.example' }),
    ],
    [
      'email_domain',
      'Bücher.example.',
      'xn--bcher-kva.example',
      buyer({ email_address: 'a@xn--bcher-kva.example' }),
    ],
    ['email_address', 'eve@shop.example.', 'eve@shop.example', buyer({ email_address: 'eve@shop.example.' })],
    ['phone_number', '0049 (30) 901-820', '+4930901820', buyer({ phone_number: '+4930901820' })],
    ['device', 'device-7', 'device-7', { anti_fraud_fingerprint: 'device-7' }],
    ['ip_address', '198.51.100.7', '198.51.100.7', {}, from('198.51.100.7')],
    ['ip_address', '203.0.113.99/24', '203.0.113.0/24', {}, from('203.0.113.200')],
    ['ip_address', '2001:DB8:0::1/32', '2001:db8::/32', {}, from('2001:db8:77::5')],
  ];
  for (const [kind, value, stored, payment, options] of rows) {
    const entry = await block({ kind, value });
    assert.equal(entry.value, stored);
    const { items } = (await shop.get(`/fraud-list-entries?kind=${kind}&value=${encodeURIComponent(stored)}`))
      .body;
    assert.deepEqual(
      items.map(({ id }: { id: string }) => id),
      [entry.id],
    );
    assert.equal(await outcomeOf(payment, options), REFUSED, `${kind} ${value}`);
    assert.equal((await shop.service.request('DELETE', `/fraud-list-entries/${entry.id}`)).status, 204);
    assert.equal(
      await outcomeOf(payment, options),
      'authorized null',
      `${kind} ${value}, once it is off the list`,
    );
  }
});

test('201: what is near an entry is not on the list', async () => {
  await block({ kind: 'email_domain', value: 'shop.example' });
  await block({ kind: 'ip_address', value: '203.0.113.0/24' });
  await block({ kind: 'card_bin', value: '41111112' });
  const near = buyer({ email_address: 'ann@myshop.example' });
  assert.equal(await outcomeOf(near, from('203.0.114.1')), 'authorized null');
});

test('201: an entry ends by itself, and its place may be taken again', async () => {
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const entry = await block({ kind: 'device', value: 'd-1', expires_at: end });
  assert.equal(await outcomeOf({ anti_fraud_fingerprint: 'd-1' }), REFUSED);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3_700 } });
  assert.equal(await outcomeOf({ anti_fraud_fingerprint: 'd-1' }), 'authorized null');
  assert.equal((await shop.get(`/fraud-list-entries/${entry.id}`)).status, 404);
  assert.deepEqual((await shop.get('/fraud-list-entries')).body.items, []);
  const next = await block({ kind: 'device', value: 'd-1' });
  assert.equal((await shop.get(`/fraud-list-entries/${next.id}`)).body.expires_at, null);
});

test('a front end is told no more of it than of a refusal, and a link’s page neither', async () => {
  await block({ kind: 'card', number: CARD.number });
  const options = { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD' } } };
  const { body } = await shop.pay(buyer({ email_address: 'ann@shop.example' }), options);
  assert.deepEqual(
    [body.status, body.error_code, body.decline_advice],
    ['declined', 'refused_transaction', null],
  );
  assert.equal((await shop.get(`/transactions/${body.id}`)).body.error_code, 'fraud_list_match');
  // An issuer that refuses is told of in the same members, with the same values.
  const byIssuer = { scopes: ['embed'], claims: { embed: { amount: 200_015, currency: 'USD' } } };
  const { body: refused } = await shop.pay({ payment_method: OTHER, amount: 200_015 }, byIssuer);
  const attempt = [
    'payment_service',
    'instrument_type',
    'raw_response_code',
    'payment_service_transaction_id',
  ];
  for (const told of [body, refused])
    assert.deepEqual(
      [told.error_code, ...attempt.map((name) => told[name])],
      ['refused_transaction', ...attempt.map(() => null)],
    );

  const link = await shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US' });
  const session = await shop.post('/checkout/sessions', {});
  const put = await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
    token: null,
    body: { payment_method: CARD },
  });
  assert.equal(put.status, 204, 'the card is looked at when it pays');
  assert.equal(
    await outcomeOf({ payment_method: { method: 'checkout-session', id: session.body.id } }),
    REFUSED,
  );
  assert.equal((await shop.get(`/payment-links/${link.body.id}`)).body.status, 'active');
});

test('400: a card on the list is not stored; neither is what is named badly put on it', async () => {
  await block({ kind: 'card', number: CARD.number });
  const refused = await shop.post('/payment-methods', CARD);
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [400, '/number'], refused.text);
  const session = await shop.post('/checkout/sessions', {});
  await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
    token: null,
    body: { payment_method: CARD },
  });
  const taken = await shop.post('/payment-methods', { method: 'checkout-session', id: session.body.id });
  assert.deepEqual([taken.status, taken.body.details[0].pointer], [400, '/id'], taken.text);

  const { body: paid } = await shop.pay({ payment_method: OTHER });
  const { body: clock } = await shop.get('/sandbox/clock');
  const inDays = (days: number): string => new Date(Date.parse(clock.now) + days * 86_400_000).toISOString();
  const allowed = (value: string) => ({
    effect: 'allow',
    kind: 'ip_address',
    value,
    expires_at: inDays(1),
  });
  const { body: inside } = await shop.pay({}, from('10.0.0.9'));
  const wrong: readonly (readonly [body: object, pointer: string])[] = [
    [{ kind: 'card' }, '/value'],
    [{ kind: 'card', value: 'abc', number: OTHER.number }, '/number'],
    [{ kind: 'email_address', number: OTHER.number }, '/number'],
    [{ kind: 'email_address', value: 'ann' }, '/value'],
    [{ kind: 'email_domain', value: 'localhost' }, '/value'],
    [{ kind: 'ip_address', value: '10.0.0.0/4' }, '/value'],
    [{ kind: 'ip_address', value: '300.0.0.1' }, '/value'],
    [{ kind: 'card_bin', value: '4111' }, '/value'],
    [{ kind: 'phone_number', value: '030 901820' }, '/value'],
    [{ kind: 'buyer_id', value: 'ann' }, '/value'],
    [{ kind: 'email_address', transaction_id: paid.id }, '/transaction_id'],
    [{ kind: 'card', transaction_id: '0198c4a2-5d3e-7000-8000-000000000001' }, '/transaction_id'],
    [{ kind: 'card', payment_method_id: '0198c4a2-5d3e-7000-8000-000000000001' }, '/payment_method_id'],
    [{ kind: 'device', value: 'd', expires_at: '2020-01-01T00:00:00Z' }, '/expires_at'],
    [{ effect: 'allow', kind: 'card', value: 'f' }, '/expires_at'],
    [
      { effect: 'allow', kind: 'email_address', value: 'a@b.example', expires_at: '2090-01-01T00:00:00Z' },
      '/kind',
    ],
    [{ effect: 'allow', kind: 'card', value: 'f', expires_at: inDays(91) }, '/expires_at'],
    [allowed('198.51.0.0/23'), '/value'],
    [allowed('2001:db8::/55'), '/value'],
    [allowed('10.1.2.3'), '/value'],
    [allowed('127.0.0.0/24'), '/value'],
    [allowed('::ffff:192.168.0.1'), '/value'],
    [allowed('::/56'), '/value'],
    [{ ...allowed(''), value: null, transaction_id: inside.id }, '/transaction_id'],
  ];
  for (const [body, pointer] of wrong) {
    const answer = await shop.post('/fraud-list-entries', body);
    assert.deepEqual(
      [answer.status, answer.body.details?.[0]?.pointer],
      [422, pointer],
      JSON.stringify(body),
    );
  }
});

test('403: whoever may not change rules lets nothing pass', async () => {
  const { body: clock } = await shop.get('/sandbox/clock');
  const end = new Date(Date.parse(clock.now) + 89 * 86_400_000).toISOString();
  const allow = (value: string, ...scopes: string[]): Promise<TestAnswer> =>
    shop.post(
      '/fraud-list-entries',
      { effect: 'allow', kind: 'ip_address', value, expires_at: end },
      { scopes: ['fraud-lists.write', ...scopes] },
    );
  const refused = await allow('198.51.100.7');
  assert.equal(refused.status, 403, refused.text);
  assert.match(refused.body.message, /flows\.write/);
  assert.equal((await allow('198.51.100.7', 'flows.write')).status, 201);
  assert.equal((await allow('2001:db8:0:100::/56', 'flows.write')).status, 201);
  assert.equal((await allow('198.51.100.9', 'flows.read')).status, 403);
});

test('201: what is allowed passes the list and what rules count, until it ends', async () => {
  const velocity = { count: 'payments', by: 'card', within: '1_hour', value: 0 };
  const rule = await shop.post('/flows/card-transaction/actions/decline-early/rules', {
    conditions: [{ name: 'velocity', operator: 'greater_than', value: velocity }],
    outcome: true,
  });
  assert.equal(rule.status, 201, rule.text);
  await block({ kind: 'card_bin', value: '555555' });
  assert.equal(await outcomeOf(), 'declined flow_decline');

  const { body: clock } = await shop.get('/sandbox/clock');
  const end = new Date(Date.parse(clock.now) + 3_600_000).toISOString();
  const allow = async (body: object) => block({ effect: 'allow', expires_at: end, ...body });
  const card = await allow({ kind: 'card', number: OTHER.number, note: 'The owner of the shop' });
  assert.deepEqual([card.effect, card.label], ['allow', '4444']);
  const { body: paid } = await shop.pay({ payment_method: OTHER });
  assert.equal(paid.status, 'authorized');
  const { body: events } = await shop.get(`/transactions/${paid.id}/events`);
  const [told] = events.items.filter(({ name }: { name: string }) => name === 'fraud-list-allowed');
  assert.deepEqual(
    [told.context.reason, told.context.fraud_list_entry_id],
    ['The card of this payment is allowed by the fraud list.', card.id],
  );
  const { body: story } = await shop.get(`/transactions/${paid.id}/story`);
  assert.match(JSON.stringify(story), /The fraud list allows it/);
  const stored = await shop.post('/payment-methods', { ...OTHER });
  assert.equal(stored.status, 201, stored.text);

  await allow({ kind: 'ip_address', value: '198.51.100.0/24' });
  assert.equal(await outcomeOf({}, from('198.51.100.7')), 'authorized null');
  assert.equal(await outcomeOf({}, from('198.51.101.7')), 'declined flow_decline');
  const { items } = (await shop.get('/fraud-list-entries?effect=allow')).body;
  assert.equal(items.length, 2);
  const twice = await shop.post('/fraud-list-entries', { kind: 'card', number: OTHER.number });
  assert.deepEqual([twice.status, twice.body.code], [409, 'duplicate_record']);

  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3_700 } });
  assert.equal(await outcomeOf({ payment_method: OTHER }), REFUSED);
  const { id } = rule.body;
  const gone = await shop.service.request(
    'DELETE',
    `/flows/card-transaction/actions/decline-early/rules/${id}`,
  );
  assert.equal(gone.status, 204, gone.text);
});

test('gift cards and anti-fraud services are not asked about a payment on the list', async () => {
  await block({ kind: 'email_address', value: 'review@shop.example' });
  const screening = await shop.post('/anti-fraud-services', {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [{ key: 'placement', value: 'before_authorization' }],
  });
  const who = buyer({ email_address: 'review@shop.example' });
  const { body: refused } = await shop.pay(who);
  assert.deepEqual([refused.error_code, refused.anti_fraud_decision], ['fraud_list_match', null]);
  const names = (await shop.get(`/transactions/${refused.id}/events`)).body.items.map(
    ({ name }: { name: string }) => name,
  );
  assert.ok(!names.some((name: string) => name.startsWith('anti-fraud')), names.join());
  await shop.service.request('DELETE', `/anti-fraud-services/${screening.body.id}`);
});

test('400: what is too long in the form in which it is compared', async () => {
  const long = { kind: 'email_address', value: `${'İ'.repeat(300)}@a.example` };
  const { body: paid } = await shop.pay({ anti_fraud_fingerprint: 'd'.repeat(4000) });
  for (const body of [long, { kind: 'device', transaction_id: paid.id }]) {
    const refused = await shop.post('/fraud-list-entries', body);
    assert.ok(refused.status === 400 || refused.status === 422, refused.text);
  }
});
