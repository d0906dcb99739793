import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../test/harness/eventually.ts';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
let card: string;
before(async () => {
  shop = await openShop({ worker: false });
  const stored = await shop.post('/payment-methods', {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
  });
  card = stored.body.id;
});
after(() => shop.close());

type RelayEnd = Readonly<{ outcome: string; payment_method_ids: readonly string[] }>;

test('200: the echo says what it was sent, card data masked, and the relay is in the list', async () => {
  const body =
    '{"number":"{{ CARD_NUMBER_1 }}","expiry":"{{ CARD_EXPIRATION_DATE_1 }}",' +
    '"year":"{{ CARD_EXPIRATION_DATE_YYYY_1 }}","code":"123",' +
    '"token":"{{ CARD_NETWORK_TOKEN_OR_EMPTY_STRING_1 }}","name":"Ada"}';
  const answer = await shop.post('/sandbox/relays', { payment_method_id: card, body });
  assert.equal(answer.status, 200, answer.text);
  const { token, ...echoed } = JSON.parse(answer.body.body);
  assert.deepEqual(echoed, {
    number: '••••••••••••1111',
    expiry: '12/30',
    year: '••••',
    code: '•••',
    name: 'Ada',
  });
  assert.match(token, /^•*\d{0,4}$/);
  assert.equal(answer.body.method, 'POST');
  assert.equal(answer.body.headers['content-type'], 'application/json');
  const form = await shop.post('/sandbox/relays', {
    payment_method_id: card,
    content_type: 'application/x-www-form-urlencoded',
    body: 'card[number]={{CARD_NUMBER_1}}&month={{CARD_EXPIRATION_DATE_MM_1}}',
  });
  assert.equal(form.body.body, 'card[number]=••••••••••••1111&month=12');
  // How one ended is written when it has, and keeps nobody waiting.
  const ends = await eventually(async () => {
    const items: readonly RelayEnd[] = (await shop.get('/relay-requests')).body.items;
    return items.every(({ outcome }) => outcome !== 'under_way') && items;
  });
  assert.deepEqual(
    ends.map(({ outcome, payment_method_ids: ids }) => [outcome, ids]),
    [
      ['answered', [card]],
      ['answered', [card]],
    ],
  );
});

test('200: whoever has a key relays to the echo themselves, and to nothing else that is ours', async () => {
  const { simulatorUrl } = shop.service;
  const relay = (url: string) =>
    shop.service.request('POST', '/vault-forward', {
      rawBody: '{"number":"{{ CARD_NUMBER_1 }}"}',
      scopes: ['vault-forward.write'],
      unchecked: true,
      headers: {
        'content-type': 'application/json',
        'x-vault-forward-url': url,
        'x-vault-forward-http-method': 'PUT',
        'x-vault-forward-payment-methods': card,
      },
    });
  const echoed = await relay(`${simulatorUrl}/echo`);
  assert.deepEqual([echoed.status, echoed.body.method], [200, 'PUT'], echoed.text);
  assert.equal(echoed.body.body, '{"number":"••••••••••••1111"}');
  for (const path of [
    '/_control/behaviours',
    '/echo/../_control/behaviours',
    '/echo?x',
    '/mock-card/payments',
  ])
    assert.equal((await relay(`${simulatorUrl}${path}`)).status, 400, path);
});

test('400: what is wrong with a relay is told where it stands in the body', async () => {
  for (const [body, pointer] of [
    [{ payment_method_id: shop.paymentServiceId, body: '{}' }, '/payment_method_id'],
    [{ payment_method_id: card, body: '{"number":"{{ CARD_NUMER_1 }}"}' }, '/body'],
    [{ payment_method_id: card, body: '{}', content_type: 'text/plain; charset=utf-16' }, '/content_type'],
  ] as const) {
    const refused = await shop.post('/sandbox/relays', body);
    assert.deepEqual([refused.status, refused.body.details[0]?.pointer], [400, pointer], refused.text);
  }
});
