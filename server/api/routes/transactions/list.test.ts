import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { CARD, openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
/** One transaction that every filter can name, and one that none of them may. */
let named: TestAnswer['body'];
let other: TestAnswer['body'];
before(async () => {
  shop = await openShop({ worker: false });
  other = (
    await shop.pay({
      amount: 300004,
      currency: 'EUR',
      country: 'DE',
      payment_method: { method: 'card', number: '3530111333300000', expiration_date: '11/31' },
    })
  ).body;
  const buyer = await shop.post('/buyers', {
    display_name: 'Ada Lovelace',
    external_identifier: 'ada',
    billing_details: { first_name: 'Augusta', email_address: 'Ada@Example.com' },
  });
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const data = {
    cavv: 'AAABBBEAUAAAAAAAAAAAAAAAAAA=',
    eci: '05',
    version: '2.2.0',
    directory_response: 'Y',
    directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
  };
  const paid = await shop.pay(
    {
      amount: 700,
      external_identifier: 'order-42',
      metadata: { team: 'red', step: '1' },
      payment_method: { method: 'id', id: stored.body.id },
      payment_source: 'recurring',
      merchant_initiated: true,
      is_subsequent_payment: true,
      three_d_secure_data: data,
      intent: 'capture',
    },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
  );
  assert.equal(paid.status, 201, paid.text);
  await shop.post('/refunds', { transaction_id: paid.body.id, amount: 100 });
  named = (await shop.get(`/transactions/${paid.body.id}`)).body;
});
after(() => shop.close());

const ids = async (query: string, version: 'published' | '2026-11-01' = '2026-11-01'): Promise<string[]> => {
  const answer = await shop.get(`/transactions?${query}`, { version });
  assert.equal(answer.status, 200, `${query}: ${answer.text}`);
  return answer.body.items.map((item: { id: string }) => item.id);
};

test('200: every filter finds what it names and leaves out what it does not', async () => {
  const at = encodeURIComponent(named['created_at']);
  const finding = [
    `created_at_gte=${at}`,
    `updated_at_gte=${encodeURIComponent(named['updated_at'])}`,
    'search=ORDER-42',
    'search=lovelace',
    'buyer_external_identifier=ada',
    `buyer_id=${named['buyer'].id}`,
    'buyer_email_address=ada@example.com',
    'ip_address=203.0.113.7',
    'status=captured',
    `id=${named['id']}`,
    `payment_service_transaction_id=${named['payment_service_transaction_id']}`,
    'external_identifier=order-42',
    `metadata=${encodeURIComponent('{"team":"red"}')}`,
    'amount_eq=700',
    'amount_lte=700',
    'amount_lte=1000&amount_gte=500',
    'currency=USD',
    'country=US',
    `payment_method_id=${named['payment_method'].id}`,
    'payment_method_label=1111',
    'payment_method_scheme=visa',
    'payment_method_country=US',
    `payment_method_fingerprint=${named['payment_method'].fingerprint}`,
    'payment_method_bin=411111',
    'has_refunds=true',
    `reconciliation_id=${named['reconciliation_id']}`,
    'payment_source=recurring',
    'is_subsequent_payment=true',
    'merchant_initiated=true',
    'used_3ds=true',
    'buyer_search=augusta',
    'buyer_search=ada&buyer_search=example',
    'status=captured&status=voided',
  ];
  for (const query of finding) assert.deepEqual(await ids(query), [named['id']], query);
  const both = [
    `payment_service_id=${shop.paymentServiceId}`,
    'method=card',
    'pending_review=false',
    'disputed=false',
    'has_settlements=false',
    'has_gift_card_redemptions=false',
    'currency=USD&currency=EUR',
  ];
  for (const query of both) assert.deepEqual((await ids(query)).length, 2, query);
  assert.deepEqual(await ids('error_code=invalid_service_configuration'), [other['id']]);
  assert.deepEqual(await ids(`created_at_lte=${encodeURIComponent(other['created_at'])}`), [other['id']]);
  const nil = '5d7f7b0e-1111-4111-8111-111111111111';
  const none = [
    `checkout_session_id=${nil}`,
    `payment_link_id=${nil}`,
    `gift_card_id=${nil}`,
    'gift_card_last4=1234',
    `reauthorized_from_transaction_id=${nil}`,
    'pending_review=true',
    'disputed=true',
    'has_settlements=true',
    'has_gift_card_redemptions=true',
    'reconciliation_id=nonsense',
    'buyer_search=ada&buyer_search=nobody',
    `updated_at_lte=2020-01-01T00:00:00Z`,
    `external_identifier=order-42&currency=EUR`,
  ];
  for (const query of none) assert.deepEqual(await ids(query), [], query);
});

test('200: a published status stands for all of ours that it covers', async () => {
  assert.deepEqual(await ids('status=authorization_failed', 'published'), [other['id']]);
  assert.deepEqual(await ids('status=capture_succeeded', 'published'), [named['id']]);
  assert.deepEqual(await ids('status=processing', 'published'), []);
});

test('200: most recently updated first, and pages walk both ways', async () => {
  for (let count = 0; count < 3; count += 1) await shop.pay();
  await shop.service.request('PUT', `/transactions/${other['id']}`, {
    body: { external_identifier: 'touched' },
  });
  const all = await ids('limit=100');
  assert.deepEqual([all[0], all.at(-1)], [other['id'], named['id']]);
  const first = await shop.get('/transactions?limit=2');
  const second = await shop.get(`/transactions?limit=2&cursor=${first.body.next_cursor}`);
  const back = await shop.get(`/transactions?limit=2&cursor=${second.body.previous_cursor}`);
  assert.deepEqual(
    [...first.body.items, ...second.body.items].map((item: { id: string }) => item.id),
    all.slice(0, 4),
  );
  assert.deepEqual(back.body.items, first.body.items);
});

test('400: metadata that is not a JSON object of strings, or one that a body would be refused for', async () => {
  for (const value of [
    'x',
    '[]',
    '{"a":1}',
    '',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"__proto__":"x"}',
    '{"a":"1","a":"2"}',
  ]) {
    const answer = await shop.get(`/transactions?metadata=${encodeURIComponent(value)}`);
    assert.deepEqual([answer.status, answer.body.details[0].pointer], [400, 'metadata/0']);
  }
});
