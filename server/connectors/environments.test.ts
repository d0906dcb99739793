import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestService } from '../../test/harness/index.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { settingsOf } from '../connections/connection.ts';
import { paymentServices } from '../connections/connection-kinds.ts';
import { baseUrlOf } from './addresses.ts';
import { giftCardConnectors } from './gift-card-registry.ts';
import { connectors } from './registry.ts';

test('no connector without an address in production is offered there, listed there or set up there', async () => {
  const service = await openTestService({
    worker: false,
    config: { environment: 'production', publicUrl: 'https://pay.example', egressAllowLoopback: false },
  });
  for (const [kind, known] of [
    ['payment-service', connectors],
    ['gift-card-service', giftCardConnectors],
  ] as const) {
    const listed = await service.request('GET', `/${kind}-definitions`);
    const ids = listed.body.items.map(({ id }: { id: string }) => id);
    for (const connector of known) {
      const { id, baseUrls, displayName } = connector;
      if (baseUrls.production !== null || 'addressOf' in connector) continue;
      assert.ok(!ids.includes(id), `${id} is listed`);
      assert.equal((await service.request('GET', `/${kind}-definitions/${id}`)).status, 404, id);
      const made = await service.request('POST', `/${kind}s`, {
        body: {
          display_name: displayName,
          [`${kind.replaceAll('-', '_')}_definition_id`]: id,
          fields: [],
          ...(kind === 'payment-service' ? { accepted_currencies: ['USD'], accepted_countries: ['US'] } : {}),
        },
      });
      assert.equal(made.status, 422, made.text);
    }
  }
  const paid = await service.request('POST', '/transactions', {
    body: {
      amount: 100,
      currency: 'USD',
      gift_cards: [{ number: '6035710000004242', pin: '01000', amount: 100 }],
    },
  });
  assert.doesNotMatch(paid.text, /BUG/);
  assert.equal(paid.status, 422, paid.text);
  await service.close();
});

test('settings that do not say where a merchant’s own address is are refused in production', async () => {
  const service = await openTestService({
    worker: false,
    config: { environment: 'production', publicUrl: 'https://pay.example', egressAllowLoopback: false },
  });
  const prefix = { key: 'live_url_prefix', value: '1797a841fbb37ca7-AdyenDemo' };
  const fields = [
    { key: 'api_key', value: 'AQE-of-a-merchant-in-production' },
    { key: 'merchant_account', value: 'ShopECOM' },
    { key: 'hmac_key', value: '5a'.repeat(32) },
  ];
  const definition = { payment_service_definition_id: 'adyen-card' };
  const create = (given: readonly object[]) =>
    service.request('POST', '/payment-services', {
      body: {
        ...definition,
        display_name: 'Adyen',
        accepted_currencies: ['EUR'],
        accepted_countries: ['NL'],
        fields: given,
      },
    });
  const refused = await create(fields);
  assert.equal(refused.status, 422, refused.text);
  assert.match(refused.text, /do not say where Adyen is for you in production/);
  assert.equal((await create([...fields, { ...prefix, value: 'evil.example/' }])).status, 422);
  const verified = await service.request('POST', '/payment-services/verify', {
    body: { ...definition, fields },
  });
  assert.equal(verified.status, 422, verified.text);

  const made = await create([...fields, prefix]);
  assert.equal(made.status, 201, made.text);
  const found = await paymentServices.find(service.parts, 'default' as MerchantAccountId, made.body.id);
  assert.ok(found !== null);
  assert.equal(
    baseUrlOf(service.parts, found.connector, settingsOf(service.parts.vault, found)),
    'https://1797a841fbb37ca7-AdyenDemo-checkout-live.adyenpayments.com/checkout',
  );
  const changed = await service.request('PUT', `/payment-services/${made.body.id}`, {
    body: { fields: [{ key: 'live_url_prefix', value: '' }] },
  });
  assert.equal(changed.status, 422, changed.text);
  await service.close();
});
