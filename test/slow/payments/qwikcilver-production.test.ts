import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { recordSecret } from '../../harness/index.ts';
import { openProduction } from '../../harness/production.ts';
import type { TestService } from '../../harness/service.ts';

/** A gift card's provider under the settings of production. */
const NUMBER = '6035719000104242';
const FIELDS = [
  { key: 'terminal_id', value: 'sandbox-default' },
  { key: 'user_name', value: 'till' },
  { key: 'password', value: 'a password of the terminal' },
  { key: 'currency', value: 'INR' },
];
const setUp = (service: TestService, fields: readonly object[]) =>
  service.request('POST', '/gift-card-services', {
    body: {
      gift_card_service_definition_id: 'qwikcilver-gift-card',
      display_name: 'Qwikcilver',
      fields,
    },
  });

before(() => recordSecret(NUMBER));

test('a gift card pays and is given back over TLS, under the settings of production', async (context) => {
  const { service, close } = await openProduction('qwikcilver');
  context.after(close);
  const ids = (await service.request('GET', '/gift-card-service-definitions')).body.items.map(
    ({ id }: { id: string }) => id,
  );
  assert.deepEqual(ids, ['qwikcilver-gift-card']);
  const made = await setUp(service, FIELDS);
  assert.equal(made.status, 201, made.text);
  const paid = await service.request('POST', '/transactions', {
    body: {
      amount: 120_050,
      currency: 'INR',
      country: 'IN',
      intent: 'capture',
      payment_method: null,
      gift_cards: [{ number: NUMBER, pin: '500000', amount: 120_050 }],
    },
  });
  assert.equal(paid.body.status, 'captured', paid.text);
  const [{ id }] = paid.body.gift_card_redemptions;
  for (const amount of [20_050, 100_000]) {
    const target = { target_type: 'gift-card-redemption', target_id: id, amount };
    const back = await service.request('POST', `/transactions/${paid.body.id}/refunds`, { body: target });
    assert.equal(back.body.status, 'succeeded', back.text);
  }
  const balances = await service.request('POST', '/gift-cards/balances', {
    body: { items: [{ number: NUMBER, pin: '500000' }] },
  });
  assert.equal(balances.body.items[0].balance, 500_000, balances.text);
});

test('422: settings that do not say at which host Qwikcilver is lead nowhere', async (context) => {
  const { service, close } = await openProduction();
  context.after(close);
  const refused = await setUp(service, FIELDS);
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [422, '/fields'], refused.text);
  for (const host of ['qwikcilver.evil.example', '10.0.0.1', 'a.qwikcilver.com/x'])
    assert.equal((await setUp(service, [...FIELDS, { key: 'host', value: host }])).status, 422);
  const made = await setUp(service, [...FIELDS, { key: 'host', value: 'shop-1.qwikcilver.com' }]);
  assert.equal(made.status, 201, made.text);
});
