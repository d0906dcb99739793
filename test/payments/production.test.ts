import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Gr4vy } from '@gr4vy/sdk';
import { HTTPClient } from '@gr4vy/sdk/lib/http.js';
import type { Simulator } from '../../sandbox/processors/server.ts';
import { eventually, recordSecret } from '../harness/index.ts';
import { type Production, openProduction } from '../harness/production.ts';
import type { TestService } from '../harness/service.ts';

/** Stripe under the settings of production, by the published SDK. */
let production: Production;
let simulator: Simulator;
let service: TestService;
let sdk: Gr4vy;
let paymentServiceId: string;

before(async () => {
  recordSecret('4242424242424242');
  production = await openProduction('stripe');
  ({ service, simulator } = production);
  const httpClient = new HTTPClient();
  httpClient.addHook('beforeRequest', (request) => {
    const versioned = new Request(request);
    versioned.headers.set('x-api-version', 'published');
    return versioned;
  });
  const bearerAuth = () => service.token({ algorithm: 'ES512' });
  sdk = new Gr4vy({ serverURL: service.url, httpClient, bearerAuth });
  const made = await sdk.paymentServices.create({
    displayName: 'Stripe',
    paymentServiceDefinitionId: 'stripe-card',
    acceptedCurrencies: ['USD'],
    acceptedCountries: ['US'],
    fields: [
      { key: 'secret_key', value: 'sk_live_merchant' },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
  paymentServiceId = made.id ?? '';
  await fetch(`${simulator.url}/stripe/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_live_merchant' },
    // where the API listens: the simulated Stripe speaks no TLS
    body: new URLSearchParams({
      url: (made.webhookUrl ?? '').replace(production.publicUrl, service.url),
      'enabled_events[]': '*',
    }),
  });
});
after(() => production.close());

const CARD = {
  method: 'card',
  number: '4242424242424242',
  expirationDate: '03/30',
  securityCode: '100',
} as const;

async function bookedAmounts(): Promise<
  readonly Readonly<{ authorized: string; captured: string; refunded: string }>[]
> {
  const answer = await fetch(`${simulator.url}/_control/ledger?account=merchant&processor=stripe`);
  return ((await answer.json()) as { payments: { authorized: string; captured: string; refunded: string }[] })
    .payments;
}

test('production offers Stripe and none of the sandbox’s processors', async () => {
  const { body } = await service.request('GET', '/payment-service-definitions?limit=100');
  const ids = body.items.map(({ id }: { id: string }) => id);
  assert.ok(ids.includes('stripe-card'));
  assert.ok(!ids.some((id: string) => id.startsWith('mock-') || id.startsWith('sandbox-')));
});

test('the published SDK pays through Stripe over TLS, in parts and back, and both books agree', async () => {
  const transaction = await sdk.transactions.create({
    amount: 1299,
    currency: 'USD',
    country: 'US',
    intent: 'authorize',
    paymentMethod: CARD,
    metadata: { order: 'A-1' },
  });
  assert.equal(transaction.status, 'authorization_succeeded');
  assert.equal(transaction.paymentService?.id, paymentServiceId);
  const capture = (amount: number, final: boolean) =>
    service.request('POST', `/transactions/${transaction.id}/capture`, { body: { amount, final } });
  assert.equal((await capture(500, false)).status, 200);
  assert.equal((await capture(300, true)).status, 200);
  await sdk.transactions.refunds.create({ amount: 200 }, transaction.id);
  const after = await sdk.transactions.get(transaction.id);
  assert.deepEqual([after.capturedAmount, after.refundedAmount], [800, 200]);
  const [payment] = await bookedAmounts();
  assert.deepEqual([payment?.authorized, payment?.captured, payment?.refunded], ['1299', '800', '200']);
});

test('a decline of Stripe’s is told in the published words, and its events arrive', async () => {
  const declined = await sdk.transactions.create({
    amount: 1500,
    currency: 'USD',
    country: 'US',
    intent: 'capture',
    paymentMethod: { ...CARD, number: '4000000000009995' },
  });
  assert.deepEqual([declined.status, declined.errorCode], ['authorization_declined', 'insufficient_funds']);
  assert.equal(declined.rawResponseCode, 'insufficient_funds');
  await eventually(async () => {
    const { body } = await service.request('GET', `/transactions/${declined.id}/events?limit=100`);
    return body.items.some(({ name }: { name: string }) => name.endsWith('webhook-processed'));
  });
});
