import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Production, openProduction, STRIPE_IN_PRODUCTION } from '../../harness/production.ts';
import type { TestService } from '../../harness/service.ts';
import { setUpMdes } from '../../network-tokens/mdes.ts';

let production: Production;
let service: TestService;
before(async () => {
  production = await openProduction('stripe', 'mastercard-mdes');
  service = production.service;
  const made = await service.request('POST', '/payment-services', {
    body: { ...STRIPE_IN_PRODUCTION, network_tokens_enabled: true },
  });
  assert.equal(made.status, 201, made.text);
});
after(() => production.close());

async function card(number: string): Promise<string> {
  const body = { method: 'card', number, expiration_date: '12/30' };
  const stored = await service.request('POST', '/payment-methods', { body });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

async function paidWith(id: string) {
  const made = await service.request('POST', '/transactions', {
    body: { amount: 1299, currency: 'USD', country: 'US', payment_method: { method: 'id', id } },
  });
  assert.deepEqual([made.status, made.body.status], [201, 'authorized'], made.text);
  const events = await service.request('GET', `/transactions/${made.body.id}/events`);
  const names = events.body.items.map(({ name }: { name: string }) => name);
  return {
    instrument: made.body.instrument_type,
    told: names.filter((name: string) => name.startsWith('network-token-')),
  };
}

test('without a token service cards pay by their number, nothing is told, and a token is 400', async () => {
  const mastercard = await card('5555555555554444');
  assert.deepEqual(await paidWith(mastercard), { instrument: 'pan', told: [] });
  const body = { merchant_initiated: false, is_subsequent_payment: false };
  const refused = await service.request('POST', `/payment-methods/${mastercard}/network-tokens`, { body });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /no token service for this scheme is set up/);
});

test('production offers Mastercard MDES, and not the sandbox’s token service', async () => {
  const { body } = await service.request('GET', '/token-service-definitions');
  assert.deepEqual(
    body.items.map(({ id }: { id: string }) => id),
    ['mastercard-mdes'],
  );
  const path = '/merchant-accounts/default/token-services/mock-network-tokens';
  assert.equal((await service.request('PUT', path, { body: { fields: [] } })).status, 404);
});

test('with keys and one address changed a Mastercard pays by network token, and a Visa by its number', async () => {
  const webhookUrl = await setUpMdes(service, production.simulator.url);
  assert.match(webhookUrl, /^https:\/\/pay\.example\/i\/ts\//);
  assert.deepEqual(await paidWith(await card('5555555555554444')), {
    instrument: 'network_token',
    told: ['network-token-provision-succeeded', 'network-token-cryptogram-provision-succeeded'],
  });
  assert.deepEqual(await paidWith(await card('4242424242424242')), { instrument: 'pan', told: [] });
});
