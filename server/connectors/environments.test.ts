import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '../../test/harness/index.ts';
import { giftCardConnectors } from './gift-card-registry.ts';
import { connectors } from './registry.ts';

test('no connector without an address in production is offered there, listed there or set up there', async () => {
  const service = await startTestService({
    worker: false,
    config: { environment: 'production', publicUrl: 'https://pay.example', egressAllowLoopback: false },
  });
  for (const [kind, known] of [
    ['payment-service', connectors],
    ['gift-card-service', giftCardConnectors],
  ] as const) {
    const listed = await service.request('GET', `/${kind}-definitions`);
    const ids = listed.body.items.map(({ id }: { id: string }) => id);
    for (const { id, baseUrls, displayName } of known) {
      if (baseUrls.production !== null) continue;
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
